"""The world that the site shows, found once; what a build has computed is taken from there."""

from functools import cache

from chromdocs.site.world import World


@cache
def world() -> World:
    """Return it, to look at and not to change."""
    return World(keep=True)
