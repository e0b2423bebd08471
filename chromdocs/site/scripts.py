"""Scripts as pages get them: ours without what only people read, and the editor, joined from npm.

esbuild does both. What it made is kept while sources and versions are the same.
"""

import subprocess
from hashlib import sha256
from pathlib import Path

from chromdocs.site.errors import SiteError
from chromdocs.site.kept import kept
from chromdocs.site.node import node

CACHE = Path(".cache/scripts")
OWN = Path(__file__).parent / "assets"
EDITOR = OWN / "editor.mjs"
MAKE = OWN / "bundle.cjs"
LOCK = Path("package-lock.json")  # has the versions


def editor() -> bytes:
    """Return the editor of code on pages, CodeMirror, as one script."""
    return _made(EDITOR.read_bytes(), str(EDITOR))


def light(script: str) -> bytes:
    """Return a script of ours; names that other scripts may use stay, those inside get short."""
    return _made(script.encode())


def _made(source: bytes, *file: str) -> bytes:
    """Have node make a script: from a file and all that it imports, or from *source* alone."""

    def make() -> bytes:
        command = [node("esbuild"), str(MAKE), *file]
        ran = subprocess.run(command, input=source, capture_output=True)
        if ran.returncode:
            raise SiteError(f"a script could not be made: {ran.stderr.decode().strip()[-500:]}")
        return ran.stdout

    of_all = b"".join((source, MAKE.read_bytes(), LOCK.read_bytes()))
    return kept(CACHE / f"{sha256(of_all).hexdigest()[:16]}.js", make)
