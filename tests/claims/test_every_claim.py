"""What holds for every claim of the ledger, those to come included."""

from collections.abc import Iterator

import pytest

from chromdocs.claims.claim import Claim
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
def test_a_refuted_statement_is_corrected_and_the_correction_holds(claim: Claim) -> None:
    printed = run(claim, Reference, to=small(claim, "printed"))
    assert (printed.status == "refuted") == (claim.corrected is not None)
    if claim.corrected:
        corrected = run(claim, Reference, reading="corrected", to=small(claim, "corrected"))
        assert corrected.status in ("holds", "definition")
        assert claim.went_wrong


@every_reading
def test_the_check_rejects_every_perturbed_statement(claim: Claim, reading: str) -> None:
    perturbed = claim.readings[reading].perturbed
    assert perturbed, "a check that is tried on no wrong statement may be unable to fail"
    for statement in perturbed:
        found = run(
            claim, Reference, reading=reading, to=small(claim, reading), statement=statement
        )
        assert found.status == "refuted", f"the check accepts {statement}"


@every_reading
def test_a_check_that_asks_a_solver_notices_a_spoiled_one(claim: Claim, reading: str) -> None:
    watched = Watched()
    run(claim, watched, reading=reading, to=small(claim, reading))
    if watched.asked:
        found = run(claim, Spoiled, reading=reading, to=small(claim, reading))
        assert found.status == "refuted"


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
