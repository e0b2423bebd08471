"""What a release offers for download, in one folder: packages, the copy for a disk, versions."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from shutil import rmtree

from chromdocs import __version__
from chromdocs.site import offline, packages
from chromdocs.site.packed import pack
from chromdocs.site.release import FOLDER

DIST = Path("dist")
OFFLINE = f"chromdocs-{__version__}-offline"  # opens from a disk
VERSIONS = "chromdocs-versions.zip"  # what the next release has to keep
SUMS = "SHA256SUMS"


def fill(site: Path, dist: Path = DIST) -> list[Path]:
    """Fill the folder *dist* anew for a built *site*, and return its files."""
    rmtree(dist, ignore_errors=True)
    dist.mkdir(parents=True)
    for name, content in (packages.wheel(), packages.sdist()):
        (dist / name).write_bytes(content)
    copy = ((f"{OFFLINE}/{name}", content) for name, content in offline.files(site))
    pack(dist / f"{OFFLINE}.zip", copy)
    pack(dist / VERSIONS, _versions(site))
    made = sorted(dist.iterdir())
    sums = (f"{sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made)
    (dist / SUMS).write_text("".join(sums), "utf-8")
    return [*made, dist / SUMS]


def _versions(site: Path) -> Iterator[tuple[str, Path]]:
    for file in sorted((site / FOLDER).rglob("*")):
        if file.is_file():
            yield file.relative_to(site).as_posix(), file
