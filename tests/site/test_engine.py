"""What runs in the reader's browser: Python and the library's wheel, the same each time."""

import io
import re
import zipfile
from pathlib import Path

import pytest

import chromdocs
from chromdocs.site import engine, packages

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def files() -> dict[str, bytes]:
    return dict(engine.files())


def test_the_wheel_is_the_library(files: dict[str, bytes]) -> None:
    name = f"assets/chromdocs-{chromdocs.__version__}-py3-none-any.whl"
    with zipfile.ZipFile(io.BytesIO(files[name])) as wheel:
        packed = {n for n in wheel.namelist() if n.startswith("chromdocs/")}
        for file in ("chromdocs/lab/asked.py", "chromdocs/papers/star/records.json"):
            assert wheel.read(file) == (ROOT / file).read_bytes()
    modules = {str(f.relative_to(ROOT)) for f in (ROOT / "chromdocs").rglob("*.py")}
    assert modules <= packed


def test_a_wheel_built_anew_has_the_same_bytes(files: dict[str, bytes]) -> None:
    name, made = packages.built("wheel", packages.ABOUT)
    assert files[f"assets/{name}"] == made
    assert not (ROOT / "build").exists()


def test_the_worker_knows_what_it_loads(files: dict[str, bytes]) -> None:
    worker = files["assets/worker.js"].decode()
    assert "{{" not in worker
    (name,) = re.findall(r'WHEEL = "([^?"]+)\?v=', worker)
    loaded = [c for a, c in files.items() if a.startswith("assets/pyodide/")]
    (size,) = re.findall(r'BYTES = Number\("(\d+)"\)', worker)
    assert int(size) == sum(map(len, loaded)) + len(files[f"assets/{name}"])


def test_packages_for_few_have_their_licences(files: dict[str, bytes]) -> None:
    with zipfile.ZipFile(io.BytesIO(files["assets/sympy.zip"])) as archive:
        names = archive.namelist()
    assert {"sympy/__init__.py", "mpmath/__init__.py"} <= {*names}
    for package in ("sympy", "mpmath"):
        assert [name for name in names if name.startswith(f"{package}-") and "LICENSE" in name]
    assert not [name for name in names if "/tests/" in name]
