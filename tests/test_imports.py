"""Imports point one way, and the layers below need nothing but the standard library."""

import ast
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent / "chromdocs"
GROUND = {
    "collect",
    "words",
    "names",
    "files",
    "parameters",
    "formats",
    "extras",
    "trees",
    "arguments",
}  # below all layers
BELOW = {  # what each layer may import, besides the ground and itself
    "numbers": set(),
    "games": {"numbers"},
    "solve": {"numbers", "games"},
    "decide": {"numbers"},
    "scan": {"numbers", "games", "solve"},
    "claims": {"numbers", "games", "decide"},
    "tables": {"numbers", "games", "solve", "decide", "claims"},
    "figures": {"numbers", "games", "solve", "decide", "claims", "tables"},
    "talks": {"numbers", "games", "solve", "claims", "tables", "figures"},
    "papers": {
        *("numbers", "games", "solve", "decide", "scan"),
        *("claims", "tables", "figures", "talks"),
    },
    "bibliography": {"tables"},
    "citations": {"claims", "tables", "figures", "papers", "bibliography"},
}
BELOW["door"] = {*BELOW}  # the front door
BELOW["lab"] = {*BELOW}  # what pages ask, in the reader's browser too
BELOW["site"] = {*BELOW}
BELOW["cli"] = {*BELOW}  # the site as well
BELOW["__main__"] = {"cli"}
IN_A_PAPER = {  # the same for what a paper brings; a claim is given its solver and imports none
    "paper": {"claims"},
    "conventions": {"claims"},
    "claims": {"numbers", "games", "claims"},
    "solved": {"numbers", "games", "solve"},
    "scans": {"games", "solve", "scan"},
    "tables": {"numbers", "games", "solve", "scan", "claims", "tables"},
    "figures": {"numbers", "games", "solve", "decide", "claims", "tables", "figures"},
    "deck": {"numbers", "games", "solve", "claims", "tables", "figures", "talks"},
}
SHIMS = {"tables.catalogue", "figures.catalogue"}  # names in published scripts and OEIS drafts
FAST = {"vectors", "kernels", "compiled", "boards", "sieve", "store", "stacks"}
OUTSIDE = {  # packages, and the only modules that may import them at the top
    "numpy": {*(f"solve.{name}" for name in FAST), "figures.png", "figures.raster"},
    "numba": {"solve.kernels"},
    "matplotlib": {
        *("figures.to_matplotlib", "figures.letters", "figures.outlines", "figures.raster"),
        "talks.to_pdf",
    },
    "PIL": {"figures.png", "site.cards", "site.home"},
    "mkdocs": {"site.mkdocs.*"},
    "griffe": {"site.mkdocs.*"},
    "jinja2": {"site.page"},
    "markdown": {"site.markup", "site.mkdocs.*"},
    "markdown_it": {"site.latex"},
    "mdit_py_plugins": {"site.latex"},
}
INSIDE = OUTSIDE | {  # and those that may import them at all
    "plotly": {"figures.to_plotly", "site.notebooks"},
    "fontTools": {"figures.letters", "site.lettering", "site.webfonts"},
    "tqdm": {"cli.output"},
    "distributed": {"cli.cluster"},
    "jupytext": {"site.notebooks"},
    "mkdocs_jupyter": {"site.mkdocs.ran"},
    "nbconvert": {"site.mkdocs.ran"},
    "nbclient": {"site.mkdocs.ran"},
    "jupyter_client": {"site.kernels"},
    "psutil": {"site.kernels"},
    "sympy": {"papers.*.claims.*"},
    "numpy": OUTSIDE["numpy"] | {"door.results"},
    "pandas": {"tables.shown", "door.results"},
}


@cache
def modules() -> dict[str, ast.Module]:
    """Return every module of the library, by its name in it."""
    found = {}
    for file in sorted(ROOT.rglob("*.py")):
        parts = file.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(file.read_text("utf-8"))
    return found


@cache
def imported(name: str, inside: bool = True) -> frozenset[str]:
    """Return what a module imports; without *inside*, only what it imports at its top."""
    tree = modules()[name]
    found = set()
    for node in ast.walk(tree) if inside else tree.body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, "imports name where they are from"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            ours = {name for name in names if name.removeprefix("chromdocs.") in modules()}
            found |= ours or {node.module}
    return frozenset(found)


def imports() -> Iterator[tuple[str, str]]:
    """Yield pairs of modules of the library, of which the first imports the second."""
    for name in modules():
        for found in sorted(imported(name)):
            if name and found.startswith("chromdocs."):  # the top only names what it has
                yield name, found.removeprefix("chromdocs.")


def told(pairs: Iterable[tuple[str, str]]) -> list[str]:
    return [f"{name} imports {found}" for name, found in pairs]


def layer(name: str) -> str:
    return name.split(".")[0]


def in_a_paper(name: str) -> tuple[str, str]:
    """Return the key of a paper and which part of it a module is; empty if it is of none."""
    first, key, part, *_ = (*name.split("."), "", "")
    return (key, part) if first == "papers" else ("", "")


def strange(name: str, places: dict[str, set[str]], inside: bool) -> set[str]:
    """Return the packages that a module imports without being among their *places*."""
    packages = {layer(found) for found in imported(name, inside)}
    return {
        package
        for package in packages - {"chromdocs", *sys.stdlib_module_names}
        if not any(fnmatch(name, place) for place in places.get(package, ()))
    }


def test_every_module_has_its_layer() -> None:
    assert {layer(name) for name in modules()} - {""} == GROUND | {*BELOW}
    parts = {in_a_paper(name)[1] for name in modules()} - {""}
    assert parts == {*IN_A_PAPER}


def test_imports_point_down() -> None:
    wrong = (
        (name, found)
        for name, found in imports()
        if layer(name) in BELOW
        and layer(found) not in {layer(name)} | BELOW[layer(name)] | GROUND
        and not (name in SHIMS and found == "papers")
    )
    assert told(wrong) == []


def test_the_ground_stands_below_all() -> None:
    above = (
        (name, found) for name, found in imports() if name in GROUND and layer(found) not in GROUND
    )
    assert told(above) == ["parameters imports numbers.digits"]  # of huge numbers


def test_no_engine_knows_a_paper() -> None:
    """Claims, tables, figures and talks say what such things are; papers bring them."""
    above = {"papers", "citations", "door", "lab", "site", "cli"}
    knowing = {name for name, found in imports() if layer(found) == "papers"}
    assert {name for name in knowing if layer(name) not in above} == SHIMS


def test_no_paper_knows_another() -> None:
    """A deck may ask the ledger, which knows them all, for the verdicts that it tells."""
    wrong = (
        (name, found)
        for name, found in imports()
        if (paper := in_a_paper(name)[0])
        and layer(found) == "papers"
        and in_a_paper(found)[0] != paper
        and not (found == "papers" and name.endswith(".deck"))
    )
    assert told(wrong) == []


def test_the_parts_of_a_paper_import_what_is_below_them() -> None:
    wrong = (
        (name, found)
        for name, found in imports()
        if (part := in_a_paper(name)[1])
        and layer(found) not in GROUND | IN_A_PAPER[part] | {"papers"}
    )
    assert told(wrong) == []


def test_a_claim_imports_no_other_part_of_its_paper() -> None:
    wrong = (
        (name, found)
        for name, found in imports()
        if in_a_paper(name)[1] == "claims"
        and layer(found) == "papers"
        and in_a_paper(found)[1] not in ("claims", "paper", "conventions")
    )
    assert told(wrong) == []


def test_the_front_door_loads_nothing_before_it_is_used() -> None:
    assert imported("", inside=False) == {"sys"}


def test_outside_packages_are_loaded_only_in_their_places() -> None:
    assert {n: found for n in modules() if (found := strange(n, OUTSIDE, inside=False))} == {}


def test_outside_packages_are_used_only_in_their_places() -> None:
    assert {n: found for n in modules() if (found := strange(n, INSIDE, inside=True))} == {}


def test_every_permission_is_needed() -> None:
    """A place that no longer imports what it may is struck from the lists above."""
    for places, inside in ((OUTSIDE, False), (INSIDE, True)):
        unused = [
            f"{place}: {package}"
            for package, allowed in places.items()
            for place in allowed
            if not any(
                fnmatch(name, place) and package in map(layer, imported(name, inside))
                for name in modules()
            )
        ]
        assert unused == []


def test_modules_stay_small() -> None:
    files = ROOT.rglob("*.py")
    sizes = {str(f.relative_to(ROOT)): len(f.read_text("utf-8").splitlines()) for f in files}
    most = {"decide/checker.py": 1_420}  # one file, so that it can be read and run alone
    assert {name: size for name, size in sizes.items() if size > most.get(name, 310)} == {}
