"""Fingerprints change with the code that a verdict really uses, and with nothing else."""

import ast
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from inspect import signature
from io import StringIO
from pathlib import Path
from shutil import copytree, ignore_patterns
from tokenize import OP, generate_tokens, tok_name
from types import CodeType, FrameType
from typing import Any

import pytest

import chromdocs
from chromdocs.claims.claim import Claim
from chromdocs.claims.fingerprint import GAMES, SOURCE, fingerprint, used_by
from chromdocs.claims.formulas import Formulas
from chromdocs.claims.source import Source
from chromdocs.claims.verify import run
from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import LEDGER
from chromdocs.solve.choose import fast

ROOT = Path(chromdocs.__file__).parent
USED = ("numbers", "games", "solve", "claims", "papers/*/claims")  # code that verdicts rest on
OWN = "beyond/"
FEW = 8  # a bound up to which a check runs all its functions
NO_CODE = (
    "chromdocs.claims.claim",
    "chromdocs.claims.reading",
)  # declarations, of which all is made

CHECKERS = '''
"""A game that is new."""

from chromdocs.games.family import Family
from chromdocs.games.nim import nim

FAMILY = Family(name="checkers", title="checkers", paper="vile", make=nim, examples=("checkers",))
'''


def text_of(module: str) -> str:
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).read_text("utf-8")


def edited(module: str, old: str, new: str) -> dict[str, str]:
    """Return the text of a module of the library with one change."""
    text = text_of(f"chromdocs.{module}")
    assert text.count(old) == 1, (module, old)
    return {f"chromdocs.{module}": text.replace(old, new)}


@cache
def fingerprints() -> dict[str, str]:
    return {claim.id: fingerprint(claim) for claim in LEDGER.values()}


def stale(changed: dict[str, str]) -> set[str]:
    """Return the ids of the claims whose records a change makes stale."""
    source = Source(changed, SOURCE)
    return {id for id, known in fingerprints().items() if fingerprint(LEDGER[id], source) != known}


def of_papers(ids: Iterable[str]) -> set[str]:
    return {id for id in ids if not id.startswith(OWN)}


def modules() -> dict[str, str]:
    """Return the text of every module that verdicts rest on."""
    files = (file for part in USED for file in ROOT.glob(f"{part}/*.py"))
    names = {file: ".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files}
    return {f"chromdocs.{name}": file.read_text("utf-8") for file, name in names.items()}


def wrapped(text: str) -> str:
    """Break every line in brackets after each comma, with a remark."""
    lines, depth, in_text = text.splitlines(keepends=True), 0, 0
    for token in reversed(list(generate_tokens(StringIO(text).readline))):
        kind = tok_name[token.type]
        in_text += (kind == "FSTRING_END") - (kind == "FSTRING_START")
        if token.type == OP and not in_text:
            depth += (token.string in ")]}") - (token.string in "([{")
            if token.string == "," and depth:
                row, column = token.end
                line = lines[row - 1]
                lines[row - 1] = f"{line[:column]}  # so\n{line[column:].lstrip()}"
    return "".join(lines)


def other_function(module: str, name: str) -> dict[str, str]:
    """Return the text of a module in which a function does one thing more."""
    tree = ast.parse(text_of(module))
    functions = [n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == name]
    assert len(functions) == 1, (module, name)
    functions[0].body += ast.parse("print(1)").body
    return {module: ast.unparse(tree)}


def executed(claim: Claim) -> set[tuple[str, str]]:
    """Return the functions and classes of the library that run when *claim* is checked."""
    seen: set[CodeType] = set()

    def notice(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            seen.add(frame.f_code)

    for remembered in _remembering():
        remembered.cache_clear()
    before = sys.getprofile()
    sys.setprofile(notice)
    try:
        for name, reading in claim.readings.items():
            run(claim, fast, reading=name, to=reading.bound and min(reading.bound, FEW))
    finally:
        sys.setprofile(before)
    places = {(Path(code.co_filename), code.co_qualname.partition(".")[0]) for code in seen}
    return {
        (".".join(("chromdocs", *file.relative_to(ROOT).with_suffix("").parts)), name)
        for file, name in places
        if file.is_relative_to(ROOT) and not name.startswith("<")
    }


def _remembering() -> Iterator[Any]:
    """Yield the functions of the library that keep what they have found."""
    for name, module in sys.modules.copy().items():
        if name.startswith(("chromdocs.numbers", "chromdocs.games", "chromdocs.solve")):
            yield from (value for value in vars(module).values() if hasattr(value, "cache_clear"))


def test_a_new_game_makes_nothing_stale() -> None:
    changed = {f"{GAMES}.checkers": CHECKERS}
    assert stale(changed) == set()
    assert "checkers" in Source(changed, SOURCE).families(GAMES)


def test_every_family_is_found_in_the_source() -> None:
    assert SOURCE.families(GAMES).keys() == {*FAMILIES}


def test_another_layout_makes_nothing_stale() -> None:
    layout = {name: wrapped(text) for name, text in modules().items() if "__init__" not in name}
    assert layout["chromdocs.games.game"].count("# so") > 80
    assert sum(text.count("# so") for text in layout.values()) > 8_000
    assert stale(layout) == set()


def test_a_copy_with_another_layout_and_a_new_game_has_the_same_fingerprints(
    tmp_path: Path,
) -> None:
    """In another place, printed by another hand, with the game in its catalogue."""
    root = Path(copytree(ROOT, tmp_path / "chromdocs", ignore=ignore_patterns("__pycache__")))
    for part in USED:
        for file in root.glob(f"{part}/*.py"):
            file.write_text(ast.unparse(ast.parse(file.read_text("utf-8"))), "utf-8")
    (root / "games" / "checkers.py").write_text(CHECKERS, "utf-8")
    program = (
        "import json, chromdocs; from chromdocs.papers import LEDGER\n"
        "from chromdocs.claims.fingerprint import fingerprint\n"
        "from chromdocs.games.catalogue import game\n"
        "found = {claim.id: fingerprint(claim) for claim in LEDGER.values()}\n"
        "print(json.dumps([chromdocs.__file__, game('checkers').name, found]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path, capture_output=True, text=True, timeout=120, check=True,
    )  # fmt: skip
    file, name, found = json.loads(done.stdout)
    assert file == str(root / "__init__.py")
    assert name == "nim"
    assert found == fingerprints()


def test_what_no_check_computes_makes_nothing_stale() -> None:
    changed = (
        edited("games.game", "What a game is:", "What a game may be:")
        | edited("games.star_board", "Count the bits of a box.", "Say how many bits a box has.")
        | edited("games.sums", "def add(*parts: Game) -> Sum:", "def add(*parts):")
        | edited("games.mark", 'title="MARK"', 'title="Mark"')
        | edited("papers.chromatic.claims.evil", '"Section 6"', '"Section 7"')
        | edited("papers.star.claims.conjectures", "P-positions of W⋆ on the diagonal", "Diagonal")
        | edited("papers.star.claims.mouse", "Section 5: the Mouse game", "The Mouse game")
        | edited(
            "solve.store", "P-positions 1\\n", "P-positions 2\\n"
        )  # files, which no check keeps
    )
    assert stale(changed) == set()


def test_a_function_that_moves_makes_nothing_stale() -> None:
    text = text_of("chromdocs.games.evil")
    start = text.index("def tau_of(")
    end = text.index("\ndef ", start)
    changed = {
        "chromdocs.games.evil": text[:start] + text[end:]
        + "\nfrom chromdocs.games.moved import tau_of\n",
        "chromdocs.games.moved": "from chromdocs.numbers.binary import is_odious\n\n\n"
        + text[start:end],
    }  # fmt: skip
    assert stale(changed) == set()
    there = changed["chromdocs.games.moved"].replace("-1", "-2")
    assert stale({**changed, "chromdocs.games.moved": there}) == stale(
        edited("games.evil", "else -1 for", "else -2 for")
    )


def test_changing_a_check_makes_its_claim_stale_and_no_other() -> None:
    """One check of every module at once."""
    chosen = {claim.printed.check.__module__: claim for claim in LEDGER.values()}
    assert len(chosen) > 40
    changed: dict[str, str] = {}
    for module, claim in chosen.items():
        changed |= other_function(module, claim.printed.check.__name__)
    assert stale(changed) == {claim.id for claim in chosen.values()}


@pytest.mark.parametrize(
    ("module", "helper"),
    [
        ("papers.vile.claims.mark_k", "_table"),
        ("papers.star.claims.mouse", "_constrained"),
        ("papers.chromatic.claims.evil", "_against_brute_force"),
    ],
)
def test_changing_a_helper_makes_stale_what_runs_it(module: str, helper: str) -> None:
    near = [c for c in LEDGER.values() if c.printed.check.__module__ == f"chromdocs.{module}"]
    runs = {claim.id for claim in near if (f"chromdocs.{module}", helper) in executed(claim)}
    assert 0 < len(runs) < len(near)
    assert stale(other_function(f"chromdocs.{module}", helper)) == runs


@pytest.mark.parametrize(
    ("module", "function", "ids"),
    [
        (
            "games.mouse",
            "mouse",
            {"star/mouse-game", "star/sec-1-mouse", "star/q-3"},
        ),  # by its name
        ("games.duchene_rigo", "duchene_rigo", {"fractions/eq-3", "fractions/fig-4"}),
        ("games.spectrum", "bichromatic", {"blackwhite/q-spectrum", "blackwhite/q-bichromatic"}),
    ],
)
def test_changing_a_game_makes_stale_the_claims_on_it(
    module: str, function: str, ids: set[str]
) -> None:
    assert of_papers(stale(other_function(f"chromdocs.{module}", function))) == ids


def test_changing_a_solver_makes_stale_the_claims_that_ask_for_one() -> None:
    asking = {
        claim.id
        for claim in LEDGER.values()
        for reading in claim.readings.values()
        if "solve" in signature(reading.check).parameters
    }
    assert 80 < len(asking) < len(LEDGER) - 40
    for module, function in (
        ("solve.loopy", "retrograde"),
        ("solve.kernels", "set_bits"),
        ("solve.columns", "p_columns"),
    ):
        assert stale(other_function(f"chromdocs.{module}", function)) == asking


def test_changing_the_runner_makes_all_stale() -> None:
    assert stale(edited("claims.verify", "cases += 1", "cases += 2")) == {*LEDGER}


@pytest.mark.parametrize(
    ("module", "old", "new", "ids"),
    [
        (  # a constant
            "papers.star.claims.conjectures",
            "S2 = frozenset({129, 362})",
            "S2 = frozenset({129, 363})",
            {"star/conj-2-p", "star/conj-2-n"},
        ),
        (  # a bound
            "papers.blackwhite.claims.theorems",
            "bound=100,",
            "bound=101,",
            {"blackwhite/thm-2"},
        ),
        (  # a wrong statement that the check is tried on
            "papers.star.claims.periodic",
            "lambda p, q: [(q, q)]}",
            "lambda p, q: [(q, p)]}",
            {"star/conj-3"},
        ),
        (  # a repaired one
            "papers.star.claims.conjectures",
            'repaired={"spared": ("S1", "S4")}',
            'repaired={"spared": ("S1", "S5")}',
            {"star/conj-2-n"},
        ),
        (  # the game that a check names
            "papers.chromatic.claims.evil",
            'game("chromatic:red=evil")',
            'game("chromatic:red=odious")',
            {"chromatic/thm-13", "chromatic/thm-14"},
        ),
    ],
)
def test_what_the_check_is_given_counts(module: str, old: str, new: str, ids: set[str]) -> None:
    assert stale(edited(module, old, new)) == ids


def test_a_game_counts_once_a_text_names_it() -> None:
    new_game = {f"{GAMES}.checkers": CHECKERS}
    named = edited("papers.vile.claims.digits", 'game("mark")', 'game("checkers + mark")')
    source = Source(new_game | named, SOURCE)
    used = {str(definition) for definition in used_by(LEDGER["vile/mark-dopey"], source)}
    assert "chromdocs.games.checkers.FAMILY" in used
    assert "chromdocs.games.chromatic.FAMILY" not in used


def test_all_games_count_where_the_whole_catalogue_is_used() -> None:
    text = text_of("chromdocs.papers.vile.claims.digits").replace(
        "import game\n", "import FAMILIES, game\n"
    )
    changed = {"chromdocs.papers.vile.claims.digits": f"{text}\nHEAPS = len(FAMILIES)\n"}
    new_game = {f"{GAMES}.checkers": CHECKERS}
    claim = LEDGER["vile/mark-dopey"]
    before, after = (Source(changed | more, SOURCE) for more in ({}, new_game))
    assert {*before.families(GAMES).values()} <= used_by(claim, before)
    assert fingerprint(claim, before) != fingerprint(claim, after)


def given(claim: Claim, **changed: Any) -> Claim:
    formulas = Formulas({"": "forall n: n >= 0"}, ("forall n: n >= 1",), "So.", "")
    return replace(claim, formulas=replace(formulas, **changed))


def test_formulas_count_with_their_claim_and_words_about_them_do_not() -> None:
    claim = LEDGER["chromatic/sec-5-most"]
    found = fingerprint(given(claim))
    assert found != fingerprint(claim)
    assert found == fingerprint(given(claim, how="In other words."))
    for change in (
        {"true": {"": "forall n: n < n + 1"}},
        {"true": {"k = 2": "forall n: n >= 0"}},
        {"wrong": ("forall n: n >= 2",)},
        {"within": "k = 2"},
    ):
        assert fingerprint(given(claim, **change)) != found


def test_what_decides_counts_where_there_are_formulas() -> None:
    """And nowhere else."""
    claim = LEDGER["chromatic/sec-5-most"]
    changed = Source(other_function("chromdocs.decide.algebra", "both"), SOURCE)
    assert fingerprint(claim, changed) == fingerprint(claim)
    assert fingerprint(given(claim), changed) != fingerprint(given(claim))


def test_to_give_a_claim_formulas_makes_no_other_stale() -> None:
    text = text_of("chromdocs.papers.vile.claims.digits")
    said = 'SECTION.decided("mark-dopey", WORDS, how="So.", wrong=[])'
    changed = {"chromdocs.papers.vile.claims.digits": f"{text}\nWORDS = 'so'\n{said}\n"}
    assert stale(changed) == set()


def test_a_check_without_a_source_is_refused() -> None:
    claim = LEDGER["chromatic/tab-tau"]
    with pytest.raises(ValueError, match=r"the source of .*balance.tab_tau is not there"):
        fingerprint(claim, Source({claim.printed.check.__module__: "nothing = 1"}, SOURCE))


@pytest.mark.parametrize("id", [
    "chromatic/thm-1", "chromatic/lem-3",
    "blackwhite/q-move-set", "blackwhite/q-bichromatic",
    "vile/upmark-loopy", "vile/mark-k-aperiodic",
    "fractions/fig-3", "fractions/fig-4", "fractions/ex-5-move",
    "star/mouse-game", "star/q-k-mouse", "star/fig-5",
])  # fmt: skip
def test_all_that_a_check_runs_is_in_its_fingerprint(id: str) -> None:
    """Small cases are enough to see which functions take part."""
    used = {(definition.module.name, definition.name) for definition in used_by(LEDGER[id])}
    ran = executed(LEDGER[id])
    assert len(ran) > 10
    assert {place for place in ran if place[0] not in NO_CODE} - used == set()
