"""Scripts of the gallery and notebooks come in by the front door, as their readers would."""

import ast
from collections.abc import Iterator
from pathlib import Path

import chromdocs as cd
from chromdocs.site.gallery import SHORTEST

ROOT = Path(__file__).parent.parent.parent
FILES = [*(ROOT / "gallery").glob("*.py"), *(ROOT / "docs/notebooks").glob("*.py")]
SCRIPTS = {file.name: ast.parse(file.read_text("utf-8")) for file in sorted(FILES)}
SCRIPTS["the shortest"] = ast.parse(SHORTEST.format(id="evil-plane"))


def imports(tree: ast.Module) -> Iterator[str]:
    """Yield what a script imports of the library, as it says it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and "chromdocs" in ast.unparse(node):
            yield ast.unparse(node)


def asked(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a script asks the front door for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "cd":
            yield node.attr


def test_they_import_the_front_door_and_nothing_deeper() -> None:
    assert len(SCRIPTS) > 90
    said = {name: [*imports(tree)] for name, tree in SCRIPTS.items()}
    wrong = {name: lines for name, lines in said.items() if lines != ["import chromdocs as cd"]}
    assert wrong == {}


def test_they_ask_for_what_is_there() -> None:
    found = {name: {*asked(tree)} for name, tree in SCRIPTS.items()}
    assert all(found.values())
    assert {name: names for name, names in found.items() if not names <= {*cd.__all__}} == {}
