"""What the library needs to run in the reader's browser: Python, its wheel, a package for few.

Python comes from npm's pyodide. The wheel is the one that people install.
"""

import io
import json
from collections.abc import Iterator
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path

from chromdocs.lab.later import BROUGHT
from chromdocs.site.kept import kept
from chromdocs.site.packages import CACHE, wheel
from chromdocs.site.packed import pack

PYODIDE = Path("node_modules/pyodide")
PYTHON = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
OWN = Path(__file__).parent / "assets"


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


def _archive(packages: list[str]) -> bytes:
    """Return installed packages, without their tests, in one archive with their licences."""
    return kept(CACHE, ".zip", _packed, packages)


def _packed(packages: list[str]) -> bytes:
    files = (
        (str(file), Path(str(file.locate())).read_bytes())
        for package in packages
        for file in sorted(distribution(package).files or (), key=str)
        if _wanted(Path(file), package)
    )
    packed = io.BytesIO()
    pack(packed, files)
    return packed.getvalue()


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
