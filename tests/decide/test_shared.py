"""What was made for one formula serves the next, and is right also when it is forgotten."""

import pytest

from chromdocs.decide import decide, least, shared
from chromdocs.decide.algebra import both, without
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.certificate import certificate
from chromdocs.decide.numeration import base

FORMULAS = [
    "forall n: exists m: m > n and evil(m)",
    "forall a: exists b: b > a and evil(b)",  # the first, with other names
    "forall n: exists m: n > m and evil(m)",  # almost the first
    "in base 3: forall n: n % 3 = 0 or n % 3 = 1 or n % 3 = 2",
    "forall n: floor(phi * n) < 2 * n or n = 0",
    "exists x, y, z: x + y = z and evil(x) and evil(y) and odious(z)",
]


def test_the_same_with_other_names_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    decide(FORMULAS[0])
    monkeypatch.setattr(least, "_least", None)  # nothing can be made any more
    assert decide(FORMULAS[1]).true
    with pytest.raises(TypeError):
        decide(FORMULAS[2])


@pytest.mark.parametrize("most", [0, 50, 1000])
def test_it_is_the_same_when_little_is_kept(monkeypatch: pytest.MonkeyPatch, most: int) -> None:
    kept = [certificate(text, {"": decide(text)}) for text in FORMULAS]
    monkeypatch.setattr(shared, "MADE", type(shared.MADE)())
    monkeypatch.setattr(shared, "MOST", most)
    for _ in range(2):
        for text, before in zip(FORMULAS, kept, strict=True):
            assert certificate(text, {"": decide(text)}) == before
            steps = sum(made.steps + sum(p.steps for p in of) for made, of in shared.MADE.values())
            assert steps == shared.MADE.steps
            assert steps <= most or len(shared.MADE) == 1


def test_equal_names_are_told_from_others() -> None:
    less = base(2).less
    turned = Automaton(("y", "x"), less.size, less.rows, less.accepting)
    other = Automaton(("y", "z"), less.size, less.rows, less.accepting)
    assert both(less, turned).is_empty
    assert not both(less, other).is_empty
    assert both(less, other).tracks == ("x", "y", "z")
    below, above = without(less, "x"), without(less, "y")
    assert (below.tracks, above.tracks) == (("y",), ("x",))
    assert (below.accepts([]), above.accepts([])) == (False, True)
