"""The packages that people install: the wheel, which the pages run too, and the source.

Both are the same whenever they are built. They name the site if SITE_URL says where it is.
"""

import gzip
import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from chromdocs.site.errors import SiteError
from chromdocs.site.kept import computed

CACHE = Path(".cache/engine")
ABOUT = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CITATION.cff")
WHOLE = ("docs", "gallery", "requirements", "scripts")  # besides the library, in the source
DAY = 315_532_800  # the first of 1980, in seconds: the day of all files
_BUILD = """
import sys
from setuptools import build_meta
getattr(build_meta, sys.argv[1])(sys.argv[2])
"""


def wheel() -> tuple[str, bytes]:
    """Return the wheel of the library: the name of the file and its content.

    A kept one is used again while the source is the same.
    """
    package = [
        file
        for file in sorted(Path("chromdocs").rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    ]
    source = {str(file): file.read_bytes() for file in (*package, *map(Path, ABOUT))}
    return computed(_built_of, source, os.environ.get("SITE_URL", ""))


def _built_of(source: dict[str, bytes], site: str) -> tuple[str, bytes]:
    """Return the wheel of the *source* that is here, for the *site* that SITE_URL names."""
    return built("wheel", ABOUT)


def sdist() -> tuple[str, bytes]:
    """Return the source as an archive: the name of the file and its content."""
    files = (file.name for file in Path().iterdir() if file.is_file())
    name, made = built("sdist", (*WHOLE, *files))
    return name, _timeless(made)


def built(what: str, parts: tuple[str, ...]) -> tuple[str, bytes]:
    """Build a package from a copy of the library and other parts; nothing is left among these."""
    with TemporaryDirectory() as folder:
        copy, into = Path(folder, "source"), Path(folder, "made")
        for part in map(Path, ("chromdocs", *parts)):
            if part.is_dir():
                copytree(part, copy / part, ignore=lambda *_: {"__pycache__"})
            else:
                (copy / part).write_bytes(part.read_bytes())
        into.mkdir()
        ran = subprocess.run(
            [sys.executable, "-c", _BUILD, f"build_{what}", str(into)],
            cwd=copy,
            env=os.environ | {"SOURCE_DATE_EPOCH": str(DAY)},
            capture_output=True,
            text=True,
        )
        if ran.returncode:
            raise SiteError(f"the {what} could not be built: {ran.stderr.strip()[-500:]}")
        (made,) = into.iterdir()
        return made.name, made.read_bytes()


def _timeless(archive: bytes) -> bytes:
    """Return a tar.gz whose files belong to nobody and are of one day."""
    packed = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(archive)) as theirs,
        gzip.GzipFile("", "wb", fileobj=packed, mtime=DAY) as zipped,
        tarfile.open(fileobj=zipped, mode="w", format=tarfile.PAX_FORMAT) as ours,
    ):
        for file in sorted(theirs, key=lambda file: file.name):
            file.mtime, file.uid, file.gid, file.uname, file.gname = DAY, 0, 0, "", ""
            file.mode = 0o755 if file.isdir() else 0o644
            file.pax_headers = {}
            ours.addfile(file, theirs.extractfile(file) if file.isfile() else None)
    return packed.getvalue()
