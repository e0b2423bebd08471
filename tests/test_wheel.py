"""The package as people install it: an sdist, a wheel made from it, and the base alone at work."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest
import tqdm

from chromdocs.site import packages

ROOT = Path(__file__).parent.parent
BUILD = """
import sys
from setuptools import build_meta
build_meta.build_wheel(sys.argv[1])
"""
WORK = """
import sys
import chromdocs as cd
heavy = {"numpy", "numba", "matplotlib", "plotly", "sympy", "pandas"}
assert not heavy & {*sys.modules}, "import chromdocs imports too much"

assert cd.game("star(wythoff)").at(3, 4).is_p
assert len(cd.game("star(wythoff)").p_positions(300)) == 856
assert cd.game("wythoff").grundy(40)[3, 5] == 0
assert cd.table("evil-p-positions").rows(3).rows[2][1:3] == (2, 5)
assert cd.claim("chromatic/thm-14").verify(to=50).status == "holds for all"
assert "Fraenkel" in cd.cite("vile")
assert not heavy & {*sys.modules}, "the base needs a package that it does not ask for"
figure = cd.figure("evil-plane")
assert figure._repr_mimebundle_()["image/svg+xml"].startswith("<svg ")
print(figure.save("plane.svg"))
for file in ("plane.png", "plane.html"):
    try:
        figure.save(file)
    except ImportError as error:
        print(error)
"""


def built(source: Path, into: Path) -> Path:
    """Build a wheel, with the setuptools that is here and no network."""
    into.mkdir(exist_ok=True)
    command = [sys.executable, "-c", BUILD, str(into)]
    ran = subprocess.run(command, cwd=source, capture_output=True, text=True, timeout=100)
    assert ran.returncode == 0, ran.stderr
    (found,) = into.iterdir()
    return found


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the sdist as a release has it."""
    with contextlib.chdir(ROOT):
        name, content = packages.sdist()
    file = tmp_path_factory.mktemp("sdist") / name
    file.write_bytes(content)
    return file


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the wheel that is built from the sdist."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    return built(folder / sdist.name.removesuffix(".tar.gz"), folder / "wheel")


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a Python that has the wheel, and of other packages only those of the base."""
    home = tmp_path_factory.mktemp("home") / "env"
    venv.create(home, with_pip=False)
    (place,) = home.glob("lib/python*/site-packages")
    shutil.copytree(Path(tqdm.__file__).parent, place / "tqdm")
    python = home / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "install", "-q", "--no-compile"]
    subprocess.run([*pip, "--no-deps", "--no-index", str(wheel)], check=True, timeout=100)
    return python


def said(*words: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(words, cwd=cwd, env={}, capture_output=True, text=True, timeout=100)


def about(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_string(archive.read(name).decode())


def test_the_sdist_has_all_that_people_read_and_no_tests(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for kept in (
        "CHANGELOG.md",
        "CITATION.cff",
        "CONTRIBUTING.md",
        "LICENSE",
        "mkdocs.yml",
        ".zenodo.json",
    ):
        assert kept in names
    for folder in ("docs", "gallery", "scripts"):
        files = {str(file.relative_to(ROOT)) for file in (ROOT / folder).rglob("*.[pm][yd]")}
        assert files
        assert files <= names
    assert not [name for name in names if name.startswith(("tests", "node_modules", "site/"))]


def test_an_sdist_made_again_is_the_same(sdist: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert packages.sdist() == (sdist.name, sdist.read_bytes())


def test_the_wheel_has_the_library_whole(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.startswith("chromdocs-")}
    library = {
        str(file.relative_to(ROOT))
        for file in (ROOT / "chromdocs").rglob("*")
        if file.is_file() and file.parent.name != "__pycache__"
    }
    assert "chromdocs/py.typed" in library
    assert names == library


def test_what_an_index_shows_needs_no_other_file(wheel: Path) -> None:
    shown = about(wheel)
    assert shown["Description-Content-Type"] == "text/markdown"
    assert "Typing :: Typed" in shown.get_all("Classifier", [])
    assert set(shown.get_all("Provides-Extra", [])) == {
        *("cluster", "dev", "draw", "fast", "site", "verify")
    }
    assert bool(shown.get_all("Project-URL")) == bool(os.environ.get("SITE_URL"))
    text = str(shown.get_payload())
    assert text.lstrip().startswith("# chromdocs")
    assert re.findall(r"\]\((?!https:)[^)]*\)", text) == []


def test_the_addresses_come_from_one_setting(sdist: Path, monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SITE_URL", "https://example.org/nim/")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    command = [sys.executable, "setup.py", "-q", "dist_info", "-o", str(tmp_path)]
    subprocess.run(command, cwd=source, check=True, capture_output=True, timeout=100)
    (metadata,) = tmp_path.glob("*.dist-info/METADATA")
    shown = message_from_string(metadata.read_text("utf-8"))
    assert "Homepage, https://example.org/nim/" in shown.get_all("Project-URL", [])
    assert "](https://example.org/nim/assets/readme.svg)" in str(shown.get_payload())


def test_the_base_alone_solves_verifies_tabulates_draws_and_cites(
    python: Path, tmp_path: Path
) -> None:
    ran = said(python, "-c", WORK, cwd=tmp_path)
    assert ran.stderr == ""
    lines = ran.stdout.splitlines()
    hint = "it comes with pip install 'chromdocs[draw]'"
    needs = [f"this needs {package}; {hint}" for package in ("matplotlib", "plotly")]
    assert lines == ["plane.svg", *needs]
    assert [file.name for file in tmp_path.iterdir()] == ["plane.svg"]


def test_its_commands_work(python: Path, tmp_path: Path) -> None:
    command = python.parent / "chromdocs"
    version = said(command, "--version", cwd=tmp_path).stdout
    assert version == said(python, "-m", "chromdocs", "--version", cwd=tmp_path).stdout != ""
    checked = said(command, "verify", "chromatic/thm-14", "chromatic/tab-tau", cwd=tmp_path)
    assert (checked.returncode, checked.stderr) == (0, "")  # as published: the records are there
    assert checked.stdout.count("holds") == 2
