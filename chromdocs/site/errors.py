"""What ends a build."""


class SiteError(Exception):
    """Something on the site is wrong; the message says where, in a line."""
