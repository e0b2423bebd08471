"""Imports point one way, and the layers below need nothing but the standard library."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "chromdocs"
LAYERS = [
    "numbers",
    "games",
    "solve",
    "claims",
    "tables",
    "figures",
    "talks",
    "cite",
    "play",
    "site",
]
ORDER = {  # what each part may import of the others
    "numbers": set(),
    "names": set(),
    "games": {"numbers"},
    "solve": {"numbers", "games", "files"},
    "claims": {"numbers", "games"},
    "tables": {"numbers", "games", "solve", "claims"},
    "figures": {"numbers", "games", "solve", "tables"},
    "talks": {"numbers", "games", "solve", "claims", "tables", "figures"},
    "cite": {"claims", "tables", "figures"},
    "play": {"numbers", "games", "solve"},
    "site": set(LAYERS),
    "output": {"files"},
    "files": set(),
    "commands": {*LAYERS, "output"},
    "solving": {*LAYERS, "output"},
    "verifying": {*LAYERS, "output"},
    "cli": {"cite", "files", "figures", "tables"},
}
FAST = ("vectors", "kernels", "compiled", "plain", "sieve", "store", "stacks")
OUTSIDE = {  # packages, and the only modules that may import them at the top
    "numpy": {f"solve.{name}" for name in FAST},
    "numba": {"solve.kernels"},
    "matplotlib": {
        *("figures.to_matplotlib", "figures.letters", "talks.to_pdf"),
        *("site.exhibits", "site.lettering"),
    },
    "PIL": {"figures.to_matplotlib"},
    "plotly": set(),
    "mkdocs": {"site.*"},
    "jinja2": {"site.pages"},
    "markdown": {"site.markup"},
    "griffe": {"site.docstrings"},
    "tqdm": {"output"},
}
MODULES = sorted(ROOT.rglob("*.py"))


def name_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported(file: Path, inside: bool = True) -> set[str]:
    """Return the modules that *file* imports; without *inside*, only those at its top."""
    tree = ast.parse(file.read_text("utf-8"))
    nodes = ast.walk(tree) if inside else tree.body
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module}
            if node.module == "chromdocs":
                found |= {f"chromdocs.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_imports_point_down(file: Path) -> None:
    part = name_of(file).split(".")[0]
    below = {name.split(".")[1] for name in imported(file) if name.startswith("chromdocs.")}
    allowed = ORDER.get(part, set()) | {part, "names", "__version__", "__date__"}
    assert below <= allowed, f"{part} imports {sorted(below - allowed)}"


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_outside_packages_stay_in_their_place(file: Path) -> None:
    name = name_of(file)
    for package in {n.split(".")[0] for n in imported(file, inside=False)} - {"chromdocs"}:
        if package in sys.stdlib_module_names:
            continue
        homes = OUTSIDE.get(package, set())
        assert name in homes or f"{name.split('.')[0]}.*" in homes, f"{name} imports {package}"


@pytest.mark.parametrize("file", MODULES, ids=name_of)
def test_modules_stay_small(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) <= 310, f"{name_of(file)} wants to be two"
