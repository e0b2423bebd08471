"""The editor of code on pages: CodeMirror from npm, joined into one script."""

import subprocess
from hashlib import sha256
from pathlib import Path

from chromdocs.site.errors import SiteError
from chromdocs.site.kept import kept
from chromdocs.site.node import node

CACHE = Path(".cache/editor")
OWN = Path(__file__).parent / "assets"
SOURCE = OWN / "editor.mjs"
JOIN = OWN / "bundle.cjs"
LOCK = Path("package-lock.json")  # has the versions


def script() -> bytes:
    """Return the script; a kept one while sources and versions are the same."""
    sources = b"".join(file.read_bytes() for file in (SOURCE, JOIN, LOCK))
    return kept(CACHE / f"{sha256(sources).hexdigest()[:16]}.js", _joined)


def _joined() -> bytes:
    ran = subprocess.run([node("esbuild"), str(JOIN), str(SOURCE)], capture_output=True)
    if ran.returncode:
        raise SiteError(f"the editor could not be joined: {ran.stderr.decode().strip()[-500:]}")
    return ran.stdout
