"""What ends a build."""


class SiteError(Exception):
    """Something on the site is wrong; the message says where, in a line."""


class DiskError(Exception):
    """A file cannot be written: the disk is full, or may not be written to."""
