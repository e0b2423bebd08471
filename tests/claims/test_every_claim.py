"""What holds for every claim of the ledger, those to come included."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chromdocs.claims.claim import Claim
from chromdocs.claims.ledger import LEDGER, differences, published, record
from chromdocs.claims.verify import run, run_all, small, tried
from chromdocs.games.game import Game, Position
from chromdocs.solve.choose import fast

IDS = Path(__file__).with_name("ids.txt").read_text("utf-8").split()
READINGS = [(claim, name) for claim in LEDGER.values() for name in claim.readings]
QUICK = 2  # seconds below which a check is run to its published bound here
SIEVED = 20_000  # heaps beyond which a sieve takes long, which one check pays and others share

every_claim = pytest.mark.parametrize("claim", LEDGER.values(), ids=lambda c: c.id)
every_reading = pytest.mark.parametrize(
    ("claim", "reading"), READINGS, ids=[f"{c.id}-{name}" for c, name in READINGS]
)


def test_no_statement_is_missing_and_none_is_made_up() -> None:
    """The list in ids.txt was made from the papers, not from the ledger."""
    assert sorted(LEDGER) == sorted(IDS)
    assert len(set(IDS)) == 166


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
    """Makes solvers and notices that one was asked for."""

    asked = False

    def __call__(self, game: Game, misere: bool = False) -> Any:
        self.asked = True
        return fast(game, misere)


@every_claim
def test_the_verdict_is_the_published_one(claim: Claim) -> None:
    """To the published bound where that is quick, to a small one for all."""
    shares = claim.printed.unit == "heaps of" and claim.printed.bound > SIEVED
    if sum(verdict.seconds for verdict in published(claim).values()) < QUICK and not shares:
        assert list(differences(claim, run_all(claim, fast))) == []
    verdicts = {
        name: run(claim, fast, reading=name, to=small(reading))
        for name, reading in claim.readings.items()
    }
    assert list(differences(claim, verdicts)) == []


@every_claim
def test_the_record_is_of_the_code_as_it_is(claim: Claim) -> None:
    found = record(claim)
    assert found is not None, "not published: chromdocs verify --record"
    assert found.is_of(claim), "the code has changed: chromdocs verify --record"


@every_claim
def test_a_correction_stands_where_the_printed_form_fails_and_nowhere_else(claim: Claim) -> None:
    verdicts = published(claim)
    assert (verdicts["printed"].status == "refuted") == (claim.corrected is not None)
    if claim.corrected:
        assert verdicts["corrected"].status in ("holds", "definition")
        assert claim.went_wrong


@every_reading
def test_the_check_is_shown_to_tell_true_from_false(claim: Claim, reading: str) -> None:
    """A true statement is spoiled, a false one mended, or it held for a while before it failed."""
    chosen, verdict = claim.readings[reading], published(claim)[reading]
    if verdict.status == "refuted":
        assert chosen.repaired or verdict.cases > 1
    else:
        assert chosen.perturbed


@every_claim
def test_the_checks_reject_every_wrong_statement(claim: Claim) -> None:
    found, known = tried(claim, fast), record(claim)
    assert found.rejected == found.tried
    assert known is not None
    assert (known.tried, known.rejected) == (found.tried, found.rejected)


@every_claim
def test_the_check_of_a_false_statement_accepts_the_repaired_one(claim: Claim) -> None:
    if repaired := claim.printed.repaired:
        found = run(claim, fast, to=small(claim.printed), statement=repaired)
        assert found.status != "refuted"


@every_reading
@pytest.mark.parametrize("spoiled", [Wrong, Forgetful])
def test_a_check_that_asks_a_solver_notices_a_wrong_one(
    claim: Claim, reading: str, spoiled: Any
) -> None:
    chosen = claim.readings[reading]
    watched = Watched()
    run(claim, watched, reading=reading, to=small(chosen), statement=chosen.repaired)
    if watched.asked:
        found = run(claim, spoiled, reading=reading, to=small(chosen), statement=chosen.repaired)
        assert found.status == "refuted"


@every_reading
def test_statement_and_check_are_described(claim: Claim, reading: str) -> None:
    assert claim.readings[reading].statement.rstrip().endswith((".", "?"))
    assert len(claim.readings[reading].how) > 20


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
