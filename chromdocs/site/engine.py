"""What the library needs to run in the reader's browser: Python, its wheel, a package for few.

Python comes from npm's pyodide. The wheel is the one that people install, made here from the
source; a kept one is used again while the source is the same.
"""

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

from chromdocs.lab.later import BROUGHT
from chromdocs.site.errors import SiteError
from chromdocs.site.kept import keep
from chromdocs.site.packed import pack

CACHE = Path(".cache/engine")
PYODIDE = Path("node_modules/pyodide")
PYTHON = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
SOURCE = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CITATION.cff")
OWN = Path(__file__).parent / "assets"
_BUILD = """
import sys
from setuptools import build_meta
build_meta.build_wheel(sys.argv[1])
"""


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the files with which the library runs in a page: their addresses and contents."""
    name, made = wheel()
    python = {part: (PYODIDE / part).read_bytes() for part in PYTHON}
    yield f"assets/{name}", made
    yield from ((f"assets/pyodide/{part}", content) for part, content in python.items())
    for archive in sorted({*BROUGHT.values()}):
        packages = [package for package, found in BROUGHT.items() if found == archive]
        yield f"assets/{archive}.zip", _archive(packages)
    loaded = [*python.values(), made]
    slots = {
        "LATER": " ".join(sorted({*BROUGHT.values()})),
        "WHEEL": f"{name}?v={sha256(made).hexdigest()[:16]}",
        "BYTES": str(sum(map(len, loaded))),
    }
    worker = (OWN / "worker.js").read_text("utf-8")
    for slot, value in slots.items():
        worker = worker.replace(f"{{{{{slot}}}}}", value)
    yield "assets/worker.js", worker.encode()
    yield "assets/licenses/pyodide.txt", _licence().encode()


def wheel() -> tuple[str, bytes]:
    """Return the wheel of the library: the name of the file and its content."""
    package = [
        file
        for file in sorted(Path("chromdocs").rglob("*"))
        if file.is_file() and "__pycache__" not in file.parts
    ]
    source = {str(file): file.read_bytes() for file in (*package, *map(Path, SOURCE))}
    of_all = sha256(
        b"".join(part for item in source.items() for part in (item[0].encode(), item[1]))
    )
    folder = CACHE / of_all.hexdigest()[:16]
    if not [*folder.glob("*.whl")]:
        name, made = _built()
        keep(folder / name, made)
    (kept,) = folder.glob("*.whl")
    return kept.name, kept.read_bytes()


def _built() -> tuple[str, bytes]:
    """Build the wheel from a copy, so that nothing is left among the sources."""
    with TemporaryDirectory() as folder:
        copy, into = Path(folder, "source"), Path(folder, "made")
        copytree("chromdocs", copy / "chromdocs", ignore=lambda *_: {"__pycache__"})
        for file in SOURCE:
            (copy / file).write_bytes(Path(file).read_bytes())
        into.mkdir()
        ran = subprocess.run(
            [sys.executable, "-c", _BUILD, str(into)],
            cwd=copy,
            env=os.environ | {"SOURCE_DATE_EPOCH": "315532800"},
            capture_output=True,
            text=True,
        )
        if ran.returncode:
            raise SiteError(f"the wheel could not be built: {ran.stderr.strip()[-500:]}")
        (made,) = into.iterdir()
        return made.name, made.read_bytes()


def _archive(packages: list[str]) -> bytes:
    """Return installed packages, without their tests, in one archive with their licences."""
    versions = "-".join(distribution(package).version for package in packages)
    kept = CACHE / f"{'-'.join(packages)}-{versions}.zip"
    if not kept.exists():
        files = (
            (str(file), Path(str(file.locate())).read_bytes())
            for package in packages
            for file in sorted(distribution(package).files or (), key=str)
            if _wanted(Path(file), package)
        )
        packed = io.BytesIO()
        pack(packed, files)
        keep(kept, packed.getvalue())
    return kept.read_bytes()


def _wanted(file: Path, package: str) -> bool:
    code = file.parts[0] == package and file.suffix == ".py"
    aside = {"tests", "testing", "benchmarks"} & {*file.parts}
    return (code and not aside) or file.name.startswith("LICENSE")


def _licence() -> str:
    about = json.loads((PYODIDE / "package.json").read_text("utf-8"))
    return (
        f"Pyodide {about['version']}, licence {about['license']}, {about['homepage']}\n"
        "It contains CPython (Python Software Foundation License) and its standard library.\n"
    )
