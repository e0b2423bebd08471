"""Build and show the site."""

import os
from pathlib import Path


def build() -> int:
    """Build the site into site/, strictly: a warning is an error."""
    return _mkdocs("build", "--strict", "--quiet")


def serve() -> int:
    """Show the site and rebuild it when a file changes."""
    return _mkdocs("serve", "--watch", "chromdocs/site/templates", "--livereload")


def _mkdocs(*arguments: str) -> int:
    if not Path("mkdocs.yml").exists():
        raise ValueError("site: there is no mkdocs.yml here; run this in a clone of chromdocs")
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    os.environ.setdefault("JUPYTER_PLATFORM_DIRS", "1")
    from mkdocs.__main__ import cli

    try:
        cli(list(arguments))
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else 1
    return 0
