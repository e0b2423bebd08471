"""Keys change with the code that really runs, with its data and with nothing else."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache, partial
from inspect import CO_OPTIMIZED
from pathlib import Path
from shutil import copytree, ignore_patterns
from types import CodeType, FrameType
from typing import Any

import pytest

from chromdocs.claims.fingerprint import SOURCE
from chromdocs.claims.source import Definition, Source
from chromdocs.figures import axes
from chromdocs.figures.figure import Figure, Points
from chromdocs.papers import DECKS, EXHIBITS, LEDGER, TABLES
from chromdocs.site import cards, certified, dependencies, exhibits, gallery, world
from chromdocs.site.arguments import Arguments, Program
from chromdocs.site.dependencies import LIBRARY, everything, fingerprint
from chromdocs.talks import to_pdf

OWN = LIBRARY.parent
MOST = 15  # modules that are changed in turn, about, for one call
FIGURE = Figure(id="x", title="x", marks=(Points((1, 9), (2, 7), "p"),))
EVERY_WAY = [(format, "") for format in exhibits.PICTURES]
NO_CODE = {  # declarations, of which all is made that is there when a program starts
    ("chromdocs.collect", "Catalogue"),
    ("chromdocs.parameters", "Parameter"),
}

Call = tuple[Any, ...]  # a function and its arguments
Place = tuple[str, str]  # a module, and a definition in it


def a_script(id: str) -> Call:
    file = Path("gallery") / EXHIBITS[id].script
    return gallery._printed, Program(file.read_text("utf-8")), str(file)


CALLS: dict[str, Callable[[], Call]] = {
    "drawing": lambda: (exhibits._drawings, FIGURE, EVERY_WAY),
    "card": lambda: (cards.draw, cards.Card("Game", "Nim")),
    "certificate": lambda: (certified._certify, "x", {"": "forall n: n + 1 > n"}),
    "slides": lambda: (to_pdf.to_pdf, _talk()),
    **{
        f"figure {id}": partial(lambda id: (world._figure, EXHIBITS[id], {}), id)
        for id in ("evil-plane", "mark-graph", "gamma-moves", "star-landmarks", "automaton-walk")
    },
    **{
        f"rows of {id}": partial(lambda id: (world._rows, TABLES[id], 5), id)
        for id in ("evil-tau-chi", "mark-3-values", "blackwhite-2-p-positions", "scan-divide")
    },
    **{f"script of {id}": partial(a_script, id) for id in ("automaton-dopey", "advice-errata")},
}


def _talk() -> Any:
    from known import world as known_world

    from chromdocs.site.kinds.decks import ready

    return ready(next(deck for deck in DECKS.values() if deck.slides), known_world())


def key(call: Call, changed: dict[str, str] | None = None) -> str:
    return fingerprint(*call, source=Source(changed, SOURCE) if changed else SOURCE)


@cache
def used(name: str) -> frozenset[Place]:
    """Return the definitions that the key of a call is made of."""
    given = Arguments(SOURCE)
    given.write(CALLS[name]())
    found, _ = everything(given.roots, given.texts)
    return frozenset(place for one in found for place in _places(one))


def _places(one: Definition) -> Iterator[Place]:
    """Yield the place of a definition; of a class, also those of the methods that it comes with."""
    yield one.module.name, one.name
    for node in (inner for outer in one.nodes for inner in getattr(outer, "body", ())):
        if isinstance(node, ast.FunctionDef):
            yield one.module.name, f"{one.name}.{node.name}"


def modules() -> dict[str, Path]:
    """Return all modules of the library, but for the packages."""
    files = (file for file in LIBRARY.rglob("*.py") if file.name != "__init__.py")
    return {".".join(file.relative_to(OWN).with_suffix("").parts): file for file in files}


@cache
def changed(module: str, only: frozenset[str] | None = None) -> dict[str, str]:
    """Return the text of a module in which a constant of each function is another one.

    *only* says the definitions in which functions change.
    """
    tree = ast.parse(modules()[module].read_text("utf-8"))
    for statement in tree.body:
        if only is None or getattr(statement, "name", "") in only:
            for node in ast.walk(statement):
                if isinstance(node, ast.FunctionDef):
                    _change(node)
    return {module: ast.unparse(tree)}


def _change(function: ast.FunctionDef) -> None:
    for node in (inner for one in function.body[1:] for inner in ast.walk(one)):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            node.value += 1
            return
    function.body.append(ast.parse("print(1)").body[0])


def ran(call: Call) -> set[Place]:
    """Return the functions and classes of the library that run when something is made."""
    seen: set[CodeType] = set()

    def notice(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_flags & CO_OPTIMIZED:  # no body of a class
            seen.add(frame.f_code)

    for remembered in _remembering():
        remembered.cache_clear()
    before = sys.getprofile()
    make, *given = call
    sys.setprofile(notice)
    try:
        made = make(*given)
        if isinstance(made, Iterator):
            made = [*made]
    finally:
        sys.setprofile(before)
    assert made
    places = {(Path(code.co_filename), _name(code.co_qualname)) for code in seen}
    return {
        (".".join(file.relative_to(OWN).with_suffix("").parts), name)
        for file, name in places
        if file.is_relative_to(LIBRARY) and not name.startswith("<") and file.name != "__init__.py"
    } - NO_CODE


def _name(qualified: str) -> str:
    """Return the name of a function or a method, without what is defined inside of it."""
    return qualified.partition(".<")[0]


def _remembering() -> Iterator[Any]:
    """Yield the functions of the library that keep what they have found; not those of the site."""
    for name, module in sys.modules.copy().items():
        if name.startswith("chromdocs.") and not name.startswith(
            ("chromdocs.site", "chromdocs.papers")
        ):
            yield from (value for value in vars(module).values() if hasattr(value, "cache_clear"))


@pytest.mark.parametrize("name", CALLS)
def test_a_key_changes_with_each_module_whose_code_runs_and_with_no_other(name: str) -> None:
    """What runs is seen by watching, which knows nothing of how keys are made."""
    call = CALLS[name]()
    known, own = key(call), used(name)
    seen = ran(call)
    assert len(seen) > 3
    assert seen - own == set()
    of_all = sorted({module for module, _ in seen})
    for module in of_all[:: max(1, len(of_all) // MOST)]:  # a script may run a hundred
        functions = frozenset(name.partition(".")[0] for at, name in seen if at == module)
        assert key(call, changed(module, functions)) != known, module
    others = modules().keys() - {module for module, _ in own}
    assert len(others) > 100
    assert key(call, {m: t for other in others for m, t in changed(other).items()}) == known


def test_every_module_that_draws_counts() -> None:
    """As `figures/axes.py` once did not."""
    call = CALLS["drawing"]()
    text = modules()["chromdocs.figures.axes"].read_text("utf-8")
    fewer = text.replace("most: int = 8", "most: int = 4")
    assert fewer != text
    assert key(call, {"chromdocs.figures.axes": fewer}) != key(call)
    assert ("chromdocs.figures.axes", "automatic") in used("drawing")
    table = CALLS["rows of evil-tau-chi"]()
    assert key(table, {"chromdocs.figures.axes": fewer}) == key(table)


def test_a_function_that_is_given_counts_with_what_it_holds_on_to() -> None:
    def held(number: int) -> Callable[[], int]:
        return lambda: number

    own = replace(EXHIBITS["evil-plane"], build=axes.ticks)
    assert fingerprint(own) != fingerprint(replace(own, build=axes.automatic))
    assert fingerprint(partial(axes.ticks, 8)) != fingerprint(partial(axes.ticks, 9))
    assert fingerprint(held(1)) == fingerprint(held(1)) != fingerprint(held(2))


def test_what_cannot_be_told_apart_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot tell what <object object at 0x"):
        fingerprint(object())


def test_a_game_counts_where_a_text_names_it() -> None:
    """Whether the text is in the code or given to it."""
    call = world._figure, EXHIBITS["evil-stacks"], {"game": "nim", "position": (1, 2)}
    other = world._figure, EXHIBITS["evil-stacks"], {"game": "mark", "position": (1,)}
    mark = changed("chromdocs.games.mark")
    assert key(call) == key(call, mark)
    assert key(other) != key(other, mark)


def test_a_script_counts_with_the_figure_that_it_names_and_not_with_claims() -> None:
    call = CALLS["script of advice-errata"]()
    builder = EXHIBITS["advice-errata"].build
    assert key(call) != key(call, changed(builder.__module__, frozenset({builder.__name__})))
    checks = {claim.printed.check.__module__ for claim in LEDGER.values()}
    assert key(call) == key(call, {m: t for one in checks for m, t in changed(one).items()})


def test_a_script_that_goes_through_a_catalogue_counts_with_all_of_it() -> None:
    few = Program("import chromdocs as cd\nprint(cd.figure('evil-plane'))\n")
    every = Program("import chromdocs as cd\nprint([id for id in cd.FIGURES])\n")
    module = EXHIBITS["mark-graph"].build.__module__
    assert key((few,)) == key((few,), changed(module))
    assert key((every,)) != key((every,), changed(module))


def test_layout_and_comments_do_not_count_nor_docstrings_that_nobody_reads() -> None:
    layout = {
        name: ast.unparse(ast.parse(file.read_text("utf-8"))) for name, file in modules().items()
    }
    for name, make in CALLS.items():
        if "evil" in name or "card" in name:
            assert key(make(), layout) == key(make())
    text = modules()["chromdocs.figures.axes"].read_text("utf-8")
    told = text.replace('"""Return ticks from 0 up to', '"""Return the ticks from 0 up to')
    assert told != text
    call = CALLS["drawing"]()
    assert key(call, {"chromdocs.figures.axes": told}) == key(call)


def test_files_that_are_read_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read = TABLES["scan-divide"]
    found = Arguments(SOURCE)
    found.write((world._rows, read))
    files = dependencies.data_files(everything(found.roots, found.texts)[0])
    assert "papers/beyond/data/scan-divide.csv" in files
    assert not any(place.endswith(("records.json", ".md")) for place in files)
    before = key((world._rows, read))
    monkeypatch.setattr(dependencies, "_digest", lambda file: file.name)
    dependencies.code_of.cache_clear()
    assert key((world._rows, read)) != before
    dependencies.code_of.cache_clear()


def test_the_same_source_in_another_folder_has_the_same_keys(tmp_path: Path) -> None:
    """With other comments and another layout too."""
    root = Path(copytree(LIBRARY, tmp_path / "chromdocs", ignore=ignore_patterns("__pycache__")))
    for folder in ("gallery", "docs", "node_modules"):
        (tmp_path / folder).symlink_to(Path(folder).resolve())
    for file in ("mkdocs.yml", "package-lock.json"):
        (tmp_path / file).write_bytes(Path(file).read_bytes())
    for part in ("games", "figures", "papers/vile/figures"):
        for file in root.glob(f"{part}/*.py"):
            if file.name != "__init__.py":
                file.write_text(f"# another\n{file.read_text('utf-8')}\n# comment\n", "utf-8")
    program = (
        "import json, chromdocs\n"
        "from chromdocs.papers import EXHIBITS, TABLES\n"
        "from chromdocs.site import exhibits, sources, world\n"
        "from chromdocs.site.dependencies import fingerprint\n"
        "keys = [fingerprint(world._figure, one, {}) for one in [*EXHIBITS.values()][::4]]\n"
        "keys += [fingerprint(world._rows, one, None) for one in [*TABLES.values()][::4]]\n"
        "keys += [fingerprint(exhibits._drawings)]\n"
        "print(json.dumps([chromdocs.__file__, keys, sources.state()]))"
    )

    def told(folder: Path) -> tuple[str, list[str], str]:
        done = subprocess.run(
            [sys.executable, "-c", program],
            cwd=folder, capture_output=True, text=True, timeout=300, check=True,
        )  # fmt: skip
        file, keys, state = json.loads(done.stdout)
        return file, keys, state

    file, keys, state = told(tmp_path)
    _, here, same = told(OWN)
    assert file == str(root / "__init__.py")
    assert keys == here
    assert state == same
