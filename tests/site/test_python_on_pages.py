"""The Python that pages show: one import, and lines that do the same as their commands."""

import re
import shlex
from pathlib import Path

import pytest

import chromdocs as cd
from chromdocs.cli.main import main

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
TEMPLATES = sorted((ROOT / "chromdocs/site/templates").glob("*.md"))
ONE = "import chromdocs as cd"

_IMPORT = re.compile(r"(?:\b(?:from|import)\s+chromdocs\b|__import__|import_module)[^\n`]*")
_EXAMPLE = re.compile(r"^ *```(?:pycon|python run)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
_EQUIVALENT = re.compile(r"^# (.+)\nchromdocs (.+)$", re.MULTILINE)


def other_imports(text: str) -> list[str]:
    """Return what a text imports of the library, except the front door."""
    return [found for found in _IMPORT.findall(text) if found != ONE]


@pytest.mark.parametrize("page", [*PAGES, *TEMPLATES], ids=lambda page: page.name)
def test_pages_import_nothing_but_the_front_door(page: Path) -> None:
    assert other_imports(page.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "text",
    [
        ">>> from chromdocs.games.catalogue import game",
        "from chromdocs import games",
        "import chromdocs.numbers.base as base",
        "import chromdocs",
        "import chromdocs as cd, chromdocs.solve",
        'import_module("chromdocs.solve")',
    ],
)
def test_a_deeper_import_is_found(text: str) -> None:
    assert other_imports(text)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_first_example_of_a_page_imports_the_library(page: Path) -> None:
    """Whoever copies it can run it."""
    examples = _EXAMPLE.findall(page.read_text("utf-8"))
    first = next((example for example in examples if "cd." in example), ONE)
    assert ONE in first


def test_python_and_the_command_beside_it_both_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    rows = _EQUIVALENT.findall((ROOT / "docs/start.md").read_text("utf-8"))
    assert len(rows) > 9
    for python, command in rows:
        assert eval(python, {"cd": cd}) is not None
        assert main(shlex.split(command)) == 0, command
