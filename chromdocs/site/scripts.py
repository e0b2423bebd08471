"""Scripts as pages get them: ours without what only people read; some are joined with packages.

esbuild does both. What it made is kept while sources and versions are the same.
"""

import os
import re
import subprocess
from pathlib import Path

from chromdocs.site.errors import SiteError
from chromdocs.site.kept import kept
from chromdocs.site.node import node

CACHE = Path(".cache/scripts")
OWN = Path(__file__).parent / "assets"
EDITOR = OWN / "editor.mjs"  # with CodeMirror
SEARCH = OWN / "search.mjs"  # with MiniSearch
CHECKER = OWN / "certificate-worker.mjs"  # with the checker of certificates
MAKE = OWN / "bundle.cjs"
LOCK = Path("package-lock.json")  # has the versions


def joined(file: Path) -> bytes:
    """Return a script of ours with all that it imports, as one."""
    way = MAKE.read_bytes(), LOCK.read_bytes()
    return kept(CACHE, ".js", _made, _modules(file), *way, os.path.relpath(file))


def light(script: str) -> bytes:
    """Return a script of ours; names that other scripts may use stay, those inside get short."""
    return kept(CACHE, ".js", _made, script.encode(), MAKE.read_bytes(), LOCK.read_bytes())


def _modules(file: Path) -> bytes:
    """Return a module of ours and those that it imports, one after the other, to know it by."""
    modules = [file]
    for module in modules:
        names = re.findall(r'from "\./([\w.-]+)"', module.read_text("utf-8"))
        modules += [new for name in dict.fromkeys(names) if (new := OWN / name) not in modules]
    return b"".join(module.read_bytes() for module in modules)


def _made(source: bytes, way: bytes, versions: bytes, *file: str) -> bytes:
    """Have node make a script: from a file and all that it imports, or from *source* alone.

    The *way* in which it does so, and the *versions* of packages, are those that stand here.
    """
    command = [node("esbuild"), str(MAKE), *file]
    ran = subprocess.run(command, input=source, capture_output=True)
    if ran.returncode:
        raise SiteError(f"a script could not be made: {ran.stderr.decode().strip()[-500:]}")
    return ran.stdout
