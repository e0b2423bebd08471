"""Where node is, with which the site is built."""

import os
import shutil
import sys
from pathlib import Path

from chromdocs.site.errors import SiteError


def node(package: str) -> str:
    """Return the path of node; without it, or without a *package* of npm, the build ends."""
    search = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    found = shutil.which("node", path=search)
    if not found or not Path("node_modules", package).exists():
        raise SiteError("node or its packages are missing; make site installs them")
    return found
