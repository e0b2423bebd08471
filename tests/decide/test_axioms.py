"""Addition and whole parts are proved; what is not addition is not."""

from typing import Any

import pytest

from chromdocs.decide.automaton import Automaton
from chromdocs.decide.axioms import axioms, quadratic
from chromdocs.decide.certificate import certificate, numeration_certificate
from chromdocs.decide.checker import Wrong, check
from chromdocs.decide.least import built
from chromdocs.decide.numeration import Base, Numeration, base
from chromdocs.decide.ostrowski import Ostrowski, ostrowski

PERIODS = [(1,), (2,), (3,), (4,), (5,), (2, 1), (3, 1), (4, 1), (5, 1), (1, 1, 2)]


@pytest.mark.parametrize("numeration", [*map(base, range(2, 8)), *(ostrowski(*p) for p in PERIODS)])
def test_addition_and_whole_parts_are_proved(numeration: Numeration) -> None:
    found = axioms(numeration)
    assert all(decision.true for decision in found.values())
    assert len(found) == (13 if isinstance(numeration, Ostrowski) else 7)


@pytest.mark.parametrize("numeration", [base(5), ostrowski(1), ostrowski(2, 1)])
def test_the_checker_keeps_what_is_proved(numeration: Numeration) -> None:
    known: dict[str, Any] = {}
    check(numeration_certificate(numeration), known)
    kept = {"valid", "add", "floor"} if isinstance(numeration, Ostrowski) else {"valid", "add"}
    assert known[numeration.name].keys() == kept


@pytest.mark.parametrize("period", [*PERIODS, (1, 3, 2, 1)])
def test_alpha_solves_the_quadratic(period: tuple[int, ...]) -> None:
    alpha = ostrowski(*period).alpha
    a, b, c = quadratic(ostrowski(*period))
    assert a * alpha * alpha - b * alpha + c == 0
    assert min(a, b, c) > 0 > a - b + c


def spoiled(automaton: Automaton, state: int, letter: int, then: int | None) -> Automaton:
    rows = [dict(row) for row in automaton.rows]
    if then is None:
        del rows[state][letter]
    else:
        rows[state][letter] = then
    ends = automaton.accepting.__contains__
    return built(automaton.tracks, automaton.size, 0, rows.__getitem__, ends)


class Spoiled(Base):
    """Base 3 with addition that is changed in one place."""

    def __init__(self, state: int, letter: int, then: int | None) -> None:
        super().__init__(3)
        self.add = spoiled(base(3).add, state, letter, then)  # type: ignore[misc]


def test_what_is_not_addition_is_not_proved() -> None:
    right = base(3).add
    for state, row in enumerate(right.rows):
        for letter, then in row.items():
            for other in (None, 1 - then):
                if (state, letter) == (0, 0):
                    continue  # zeros in front
                numeration = Spoiled(state, letter, other)
                found = {name: of for name, of in axioms(numeration).items() if "x + " in name}
                assert not all(decision.true for decision in found.values())
                known: dict[str, Any] = {}
                with pytest.raises(Wrong, match="add is not proved"):
                    check(certificate("spoiled", found), known)
                assert not known


class Other(Ostrowski):
    """Zeckendorf's digits with a whole part that is changed in one place."""

    def __init__(self, state: int, letter: int, then: int | None) -> None:
        super().__init__((1,))
        self.floor = spoiled(ostrowski(1).floor, state, letter, then)  # type: ignore[misc]


def test_what_is_no_whole_part_is_not_proved() -> None:
    right = ostrowski(1).floor
    places = [(state, letter) for state, row in enumerate(right.rows) for letter in row]
    for state, letter in places[1::3]:
        for other in (None, (right.rows[state][letter] + 1) % len(right)):
            found = axioms(Other(state, letter, other))
            assert all(decision.true for name, decision in found.items() if "x + " in name)
            assert not all(decision.true for decision in found.values())
            known: dict[str, Any] = {}
            with pytest.raises(Wrong, match=r"floor is not proved|too many or too few"):
                check(certificate("spoiled", found), known)
            assert "floor" not in known.get("zeckendorf", {})
