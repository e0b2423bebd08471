"""What holds for every claim of the ledger, those to come included."""

from collections.abc import Iterator

import pytest

from chromdocs.claims.claim import Claim, Solve
from chromdocs.claims.ledger import LEDGER, differences
from chromdocs.claims.verify import run, run_all
from chromdocs.games.game import Game, Position
from chromdocs.solve.reference import Reference

READINGS = [(claim, name) for claim in LEDGER.values() for name in claim.readings]
every_claim = pytest.mark.parametrize("claim", LEDGER.values(), ids=lambda c: c.id)
every_reading = pytest.mark.parametrize(
    ("claim", "reading"), READINGS, ids=[f"{c.id}-{name}" for c, name in READINGS]
)

SMALL = 60


def small(claim: Claim, reading: str) -> int | None:
    """Return a bound that is quick to reach and large enough to fail at."""
    bound = claim.readings[reading].bound
    return None if bound is None else min(bound, SMALL)


class Spoiled(Reference):
    """A solver that is wrong about one position in thirteen."""

    def outcomes(self, to: int) -> Iterator[tuple[Position, bool]]:
        for i, (position, is_p) in enumerate(super().outcomes(to)):
            yield position, is_p != (i % 13 == 7)


class Short(Reference):
    """A solver that forgets all but the first three P-positions."""

    def outcomes(self, to: int) -> Iterator[tuple[Position, bool]]:
        found = 0
        for position, is_p in super().outcomes(to):
            found += is_p
            yield position, is_p and found <= 3


class Watched:
    """Makes reference solvers and notices that one was asked for."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self, game: Game) -> Reference:
        self.asked = True
        return Reference(game)


@every_claim
def test_verdict_at_the_published_bound_is_the_published_one(claim: Claim) -> None:
    assert list(differences(claim, run_all(claim, Reference))) == []


@every_claim
def test_verdict_at_a_small_bound_agrees(claim: Claim) -> None:
    verdicts = {
        name: run(claim, Reference, reading=name, to=small(claim, name)) for name in claim.readings
    }
    assert list(differences(claim, verdicts)) == []


@every_claim
def test_a_correction_stands_only_where_the_printed_form_fails_and_holds(claim: Claim) -> None:
    if claim.corrected:
        assert run(claim, Reference).status == "refuted"
        corrected = run(claim, Reference, reading="corrected", to=small(claim, "corrected"))
        assert corrected.status in ("holds", "definition")
        assert claim.went_wrong


@every_reading
def test_the_check_is_shown_to_tell_true_from_false(claim: Claim, reading: str) -> None:
    """A true statement is spoiled, a false one mended, or it held for a while before it failed."""
    chosen = claim.readings[reading]
    if run(claim, Reference, reading=reading).status == "refuted":
        assert chosen.repaired or run(claim, Reference, reading=reading).cases > 1
    else:
        assert chosen.perturbed or claim.kind == "open"


@every_reading
def test_the_check_rejects_every_perturbed_statement(claim: Claim, reading: str) -> None:
    for statement in claim.readings[reading].perturbed:
        found = run(
            claim, Reference, reading=reading, to=small(claim, reading), statement=statement
        )
        assert found.status == "refuted", f"the check accepts {statement}"


@every_claim
def test_the_check_of_a_false_statement_accepts_the_repaired_one(claim: Claim) -> None:
    if repaired := claim.printed.repaired:
        found = run(claim, Reference, to=small(claim, "printed"), statement=repaired)
        assert found.status != "refuted"


@every_reading
@pytest.mark.parametrize("spoiled", [Spoiled, Short])
def test_a_check_that_asks_a_solver_notices_a_spoiled_one(
    claim: Claim, reading: str, spoiled: Solve
) -> None:
    watched = Watched()
    chosen = {"reading": reading, "to": small(claim, reading)}
    chosen["statement"] = claim.readings[reading].repaired
    run(claim, watched, **chosen)
    if watched.asked:
        assert run(claim, spoiled, **chosen).status == "refuted"


@every_reading
def test_statement_and_check_are_described(claim: Claim, reading: str) -> None:
    assert claim.readings[reading].statement.rstrip().endswith(".")
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
