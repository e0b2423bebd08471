"""What holds for every claim of the ledger, those to come included."""

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from bounds import LONG, bound

from chromdocs.claims.claim import Claim, Solve
from chromdocs.claims.verify import Trials, Verdict, run, run_all, small, tried
from chromdocs.claims.words import MATTER
from chromdocs.games.game import Game, Position
from chromdocs.papers import LEDGER, published, record, records
from chromdocs.solve.choose import fast

ROOT = Path(__file__).parents[2]
IDS = Path(__file__).with_name("ids.txt").read_text("utf-8").split()
QUICK = bound(0.15, 60)  # seconds below which a check is run to its published bound here
SOON = 0.2  # seconds; a check that takes longer to the small bound goes to a third of it
WHOLE = {"beyond/few-reds"}  # whose check speaks of sets that a third doesn't reach
SIEVED = bound(20_000, 10**9)  # beyond: a sieve takes long, which one check pays, others share

CLAIMS = list(LEDGER.values())
READINGS = [(claim, name) for claim in CLAIMS for name in claim.readings]
ASKING = [
    (claim, name)
    for claim, name in READINGS
    if "solve" in signature(claim.readings[name].check).parameters
]

every_claim = pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.id)


@every_claim
def test_a_statement_is_one_paragraph(claim: Claim) -> None:
    """So that it fits into a row, a badge and a sentence; its formulas stand in the line."""
    for reading in claim.readings.values():
        assert "$$" not in reading.statement
        assert "\n\n" not in reading.statement


def test_no_statement_is_missing_and_none_is_made_up() -> None:
    """The list in ids.txt was made from the papers, not from the ledger."""
    papers = {id.partition("/")[0] for id in IDS}
    assert sorted(id for id, claim in LEDGER.items() if claim.paper in papers) == sorted(IDS)
    assert len(set(IDS)) == len(IDS)


class Wrong:
    """A solver that is wrong about every thirteenth position."""

    def __init__(self, game: Game, misere: bool = False) -> None:
        self.right: Any = fast(game, misere)

    def mistaken(self, items: Iterator[tuple[Position, Any]]) -> Iterator[tuple[Position, Any]]:
        for i, (position, value) in enumerate(items):
            yield position, self.other(value) if i % 13 == 7 else value

    def is_wrong_at(self, position: Position) -> bool:
        return sum(position) % 13 == 7

    @staticmethod
    def other(value: Any) -> Any:
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + 1
        return "N" if value == "P" else "P"

    def outcomes(self, to: int) -> Iterator[tuple[Position, bool]]:
        return self.mistaken(self.right.outcomes(to))

    def classes(self, to: int) -> Iterator[tuple[Position, str]]:
        return self.mistaken(self.right.classes(to))

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        return self.mistaken(self.right.grundy_values(to))

    def p_positions(self, to: int) -> list[Position]:
        return [position for position, is_p in self.outcomes(to) if is_p]

    def winning_moves(self, position: Position) -> list[Position]:
        return list(self.right.winning_moves(position)[1:])

    def _of(self, position: Position, value: Any) -> Any:
        return self.other(value) if self.is_wrong_at(position) else value

    def is_p(self, position: Position) -> bool:
        return bool(self._of(position, self.right.is_p(position)))

    def outcome(self, position: Position) -> str:
        return str(self._of(position, self.right.outcome(position)))

    def grundy(self, position: Position) -> int:
        return int(self._of(position, self.right.grundy(position)))

    def gamma(self, position: Position) -> Any:
        return self._of(position, self.right.gamma(position))


class Forgetful(Wrong):
    """A solver that knows the first three P-positions only."""

    def mistaken(self, items: Iterator[tuple[Position, Any]]) -> Iterator[tuple[Position, Any]]:
        found = 0
        for position, value in items:
            is_p = value is True or value == "P" or (value == 0 and value is not False)
            found += is_p
            yield position, self.other(value) if is_p and found > 3 else value

    def is_wrong_at(self, position: Position) -> bool:
        return sum(position) > 9

    def winning_moves(self, position: Position) -> list[Position]:
        return []


class Watched:
    """Makes solvers of one kind and notices that one was asked for."""

    def __init__(self, kind: type[Wrong]) -> None:
        self.kind = kind
        self.asked = False

    def __call__(self, game: Game, misere: bool = False) -> Any:
        self.asked = True
        return self.kind(game, misere)


def short(claim: Claim, name: str) -> list[int | None]:
    """Return small bounds of a check, the least first: a second one where the first may not do."""
    reading = claim.readings[name]
    usual = small(reading)
    if LONG or usual is None or reading.bound is None or claim.id in WHOLE:
        return [usual]
    seconds = max(verdict.seconds for verdict in published(claim).values())
    return [usual] if seconds * usual / reading.bound < SOON else [max(3, usual // 3), usual]


def briefly(claim: Claim, name: str, statement: Mapping[str, Any] | None = None) -> Verdict:
    """Check a reading to the least of its small bounds up to which there are cases."""
    *less, usual = short(claim, name)
    for to in less:
        with suppress(ValueError):
            return run(claim, fast, reading=name, to=to, statement=statement)
    return run(claim, fast, reading=name, to=usual, statement=statement)


def is_refuted(claim: Claim, name: str, solve: Solve, statement: Mapping[str, Any] | None) -> bool:
    """Tell whether a wrong statement, or a wrong solver, is noticed up to a small bound."""
    *less, usual = short(claim, name)
    for to in less:
        with suppress(ValueError):
            if run(claim, solve, reading=name, to=to, statement=statement).status == "refuted":
                return True
    return run(claim, solve, reading=name, to=usual, statement=statement).status == "refuted"


def with_known(claim: Claim, found: dict[str, Verdict]) -> dict[str, Verdict]:
    """Return verdicts with the decisions on record, which test_formulas looks at."""
    if not claim.formulas:
        return found
    known, checked = published(claim)[claim.decides], found[claim.decides]
    status = "refuted" if checked.counterexample else known.status
    return found | {claim.decides: replace(checked, status=status, decided=known.decided)}


@every_claim
def test_the_verdict_is_the_published_one(claim: Claim) -> None:
    """To the published bound where that is quick, to a small one for all."""
    shares = claim.printed.unit in ("heaps of", "i") and (claim.printed.bound or 0) > SIEVED
    quick = sum(verdict.seconds for verdict in published(claim).values()) < QUICK and not shares
    if quick:
        found = with_known(claim, run_all(claim, fast))
        assert list(records(claim.paper).differences(claim, found)) == []
    bounds = {name: short(claim, name) for name in claim.readings}
    if not quick or bounds != {name: [reading.bound] for name, reading in claim.readings.items()}:
        found = {name: briefly(claim, name) for name in claim.readings}
        assert list(records(claim.paper).differences(claim, with_known(claim, found))) == []


def test_every_record_is_of_the_code_as_it_is() -> None:
    known = {claim.id: record(claim) for claim in CLAIMS}
    missing = [id for id, found in known.items() if found is None]
    assert missing == [], "not published: chromdocs verify --record"
    stale = [id for id, found in known.items() if found and not found.is_of(LEDGER[id])]
    assert stale == [], "the code has changed: chromdocs verify --record"


def test_a_correction_stands_where_the_printed_form_fails_and_nowhere_else() -> None:
    failed = {claim.id for claim in CLAIMS if published(claim)["printed"].status == "refuted"}
    assert failed == {claim.id for claim in CLAIMS if claim.corrected}
    assert failed == {claim.id for claim in CLAIMS if claim.went_wrong}
    corrected = {id: published(LEDGER[id])["corrected"].status for id in failed}
    assert [id for id, word in corrected.items() if word == "refuted"] == []


def test_how_grave_it_is_stands_where_the_printed_form_fails_and_nowhere_else() -> None:
    assert {c.id for c in CLAIMS if c.severity} == {c.id for c in CLAIMS if c.corrected}
    steps = {claim.severity for claim in CLAIMS if claim.is_step and claim.severity}
    assert not steps & {*MATTER}, "a slip in a proof does not change what is known"


def test_every_entry_says_who_proves_it() -> None:
    """What is checked to a bound only, and is no definition, is proved by someone or by nobody."""
    bounded = [c for c in CLAIMS if (c.corrected or c.printed).bound and c.kind != "definition"]
    assert [c.id for c in bounded if not c.proof and c.proved != "decided"] == []
    assert [claim.id for claim in bounded if claim.proof in ("check", "decided")] == []
    assert [claim.id for claim in CLAIMS if claim.paper == "beyond" and not claim.searched] == []


def anchors(text: str) -> set[str]:
    """Return where one can link to on a page: what is named, and headings that are not."""
    plain = re.findall(r"^#+ ([^{}\n]+)$", text, re.MULTILINE)
    made = {re.sub(r"\W+", "-", heading.lower()).strip("-") for heading in plain}
    return made | {*re.findall(r"\{:? #([\w-]+)", text)}


def test_a_proof_of_our_own_is_where_it_is_said_to_be() -> None:
    places = {claim.proof for claim in CLAIMS if claim.proved == "here"} - {*LEDGER}
    for place in places:
        address, _, anchor = place.partition("#")
        page = ROOT / "docs" / f"{address.rstrip('/')}.md"
        assert page.is_file(), place
        assert anchor in anchors(page.read_text("utf-8")), place
    assert all(LEDGER[c.proof].proved == "here" for c in CLAIMS if c.proof in LEDGER)


def test_a_step_belongs_to_the_proof_of_a_statement_of_the_ledger() -> None:
    steps = [claim for claim in CLAIMS if claim.is_step]
    assert all(claim.parent in LEDGER and not LEDGER[claim.parent].is_step for claim in steps)
    assert {claim.id for claim in steps} == {id for id in LEDGER if id.count("/") == 2}


def test_every_check_is_shown_to_tell_true_from_false() -> None:
    """A true statement is spoiled, a false one mended, or it held for a while before it failed."""

    def is_shown(claim: Claim, name: str) -> bool:
        reading, verdict = claim.readings[name], published(claim)[name]
        if verdict.status == "refuted":
            return bool(reading.repaired) or verdict.cases > 1
        return bool(reading.perturbed)

    assert [(claim.id, name) for claim, name in READINGS if not is_shown(claim, name)] == []


@every_claim
def test_the_checks_reject_every_wrong_statement(claim: Claim) -> None:
    if all(len(short(claim, name)) == 1 for name in claim.readings):
        found = tried(claim, fast)
    else:
        wrong = [(name, one) for name, of in claim.readings.items() for one in of.perturbed]
        found = Trials(len(wrong), sum(is_refuted(claim, name, fast, one) for name, one in wrong))
    known = record(claim)
    assert found.rejected == found.tried
    assert known is not None
    formulas = len(claim.formulas.wrong) if claim.formulas else 0  # test_formulas tries these
    assert (known.tried, known.rejected) == (found.tried + formulas, found.rejected + formulas)


@pytest.mark.parametrize(
    "claim", [claim for claim in CLAIMS if claim.printed.repaired], ids=lambda claim: claim.id
)
def test_the_check_of_a_false_statement_accepts_the_repaired_one(claim: Claim) -> None:
    assert briefly(claim, "printed", claim.printed.repaired).status != "refuted"


@pytest.mark.parametrize(
    ("claim", "reading"), ASKING, ids=[f"{claim.id}-{name}" for claim, name in ASKING]
)
def test_a_check_that_asks_a_solver_notices_a_wrong_one(claim: Claim, reading: str) -> None:
    for spoiled in (Wrong, Forgetful):
        watched = Watched(spoiled)
        noticed = is_refuted(claim, reading, watched, claim.readings[reading].repaired)
        assert noticed or not watched.asked, spoiled


def test_every_statement_and_check_is_described() -> None:
    described = [(claim.id, name, claim.readings[name]) for claim, name in READINGS]
    cut = [(id, name) for id, name, r in described if not r.statement.rstrip().endswith((".", "?"))]
    assert cut == []
    assert [(id, name) for id, name, reading in described if len(reading.how) <= 20] == []


def test_uses_are_known_and_acyclic() -> None:
    order: list[str] = []

    def visit(id: str, path: tuple[str, ...]) -> None:
        assert id in LEDGER, f"{path[-1]} rests on the unknown {id}"
        assert id not in path, f"a circle: {path}"
        if id not in order:
            for used in LEDGER[id].uses:
                visit(used, (*path, id))
            order.append(id)

    for id in LEDGER:
        visit(id, ())
    assert set(order) == set(LEDGER)
