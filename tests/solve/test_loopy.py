"""Loopy games: outcomes and values of random graphs against the definitions, and misère play."""

from itertools import product

import pytest
from bounds import examples
from hypothesis import example, given
from hypothesis import strategies as st

from chromdocs.games.game import Game, Loopy, Position
from chromdocs.games.mark import mark
from chromdocs.games.sums import add
from chromdocs.games.upmark import upmark
from chromdocs.solve.choose import grundy_values, solver
from chromdocs.solve.loopy import Gamma, Retrograde
from chromdocs.solve.reference import Reference
from chromdocs.solve.solver import LARGEST

often = examples(150)

Graph = dict[Position, set[Position]]


@st.composite
def graphs(draw: st.DrawFn, most: int = 7) -> Graph:
    """Draw any options for a few positions, loops of one move among them."""
    size = draw(st.integers(1, most))
    heap = st.integers(0, size - 1)
    return {(n,): {(m,) for m in draw(st.sets(heap, max_size=4))} for n in range(size)}


def loopy(graph: Graph) -> Game:
    return Loopy(name="graph", rule="", heaps=1, options=lambda p: iter(graph[p]))


def beside(one: Graph, other: Graph) -> Graph:
    """Return the options of the sum of two games."""
    return {
        u + v: {o + v for o in one[u]} | {u + o for o in other[v]} for u, v in product(one, other)
    }


def outcomes(graph: Graph, misere: bool = False) -> dict[Position, str]:
    """Decide positions over and over until nothing changes: N leads to P, P leads to N alone."""
    found: dict[Position, str] = {}
    while True:
        new = {}
        for position in graph.keys() - found.keys():
            after = [found.get(option) for option in graph[position]]
            if not after:
                new[position] = "N" if misere else "P"
            elif "P" in after:
                new[position] = "N"
            elif all(outcome == "N" for outcome in after):
                new[position] = "P"
        if not new:
            return {position: found.get(position, "D") for position in graph}
        found |= new


def heap_of(most: int) -> Graph:
    return {(n,): {(m,) for m in range(n)} for n in range(most + 1)}


@often
@given(graphs(12), st.booleans())
def test_outcomes(graph: Graph, misere: bool) -> None:
    found = Retrograde(loopy(graph), misere)
    assert {position: found.outcome(position) for position in graph} == outcomes(graph, misere)


@often
@given(graphs(), st.randoms(use_true_random=False))
def test_answers_do_not_depend_on_the_order_of_questions(graph: Graph, random: object) -> None:
    order = list(graph)
    random.shuffle(order)  # type: ignore[attr-defined]
    found = Retrograde(loopy(graph))
    values = {position: found.gamma(position) for position in order}
    for position in graph:
        assert Retrograde(loopy(graph)).gamma(position) == values[position]
    assert {position: found.outcome(position) for position in order} == outcomes(graph)


# (3,) must not get the value 1, nor (4,) the value 2: taking a nim-heap of 1 from beside it draws.
ENDLESS: Graph = {
    (0,): set(),
    (1,): {(0,)},
    (2,): {(2,), (1,)},
    (3,): {(2,)},
    (4,): {(3,), (0,)},
}


@often
@example(ENDLESS)
@given(graphs())
def test_a_value_tells_the_outcome_beside_a_nim_heap(graph: Graph) -> None:
    found = Retrograde(loopy(graph))
    found.gamma(max(graph))  # many at once, so that values do not come one by one
    for (n, m), outcome in outcomes(beside(graph, heap_of(5))).items():
        assert (found.gamma((n,)) + Gamma(m)).outcome == outcome


@often
@given(graphs(5), graphs(5))
def test_values_add_up_to_the_outcome_of_a_sum(one: Graph, other: Graph) -> None:
    left, right = Retrograde(loopy(one)), Retrograde(loopy(other))
    together = beside(one, other)
    whole = Retrograde(
        Loopy(name="sum", rule="", heaps=2, options=lambda p: iter(together[p]), symmetric=False)
    )
    for (n, m), outcome in outcomes(together).items():
        value = left.gamma((n,)) + right.gamma((m,))
        assert value.outcome == outcome == whole.outcome((n, m))
        assert value.number == whole.gamma((n, m)).number


@often
@given(graphs())
def test_moves(graph: Graph) -> None:
    found, expected = Retrograde(loopy(graph)), outcomes(graph)
    for position, options in graph.items():
        assert found.winning_moves(position) == sorted(o for o in options if expected[o] == "P")
        assert found.drawing_moves(position) == sorted(o for o in options if expected[o] == "D")


def test_a_game_that_ends_has_its_grundy_values() -> None:
    for k in (2, 3, 5):
        found = Retrograde(mark(k))
        for position, value in Reference(mark(k)).grundy_values(300):
            assert found.gamma(position) == Gamma(value)
        for misere in (False, True):
            expected = Reference(mark(k), misere).p_positions(300)
            assert Retrograde(mark(k), misere).p_positions(300) == expected


@pytest.mark.parametrize(
    ("value", "text", "outcome"),
    [
        (Gamma(0), "0", "P"),
        (Gamma(3), "3", "N"),
        (Gamma(None), "oo()", "D"),
        (Gamma(None, frozenset({0, 2})), "oo(0, 2)", "N"),
        (Gamma(None, frozenset({2})), "oo(2)", "D"),
        (Gamma(None, frozenset({2})) + Gamma(2), "oo(0)", "N"),
        (Gamma(2) + Gamma(None, frozenset({2, 3})), "oo(0, 1)", "N"),
        (Gamma(None, frozenset({0})) + Gamma(None, frozenset({0})), "oo()", "D"),
    ],
)
def test_values(value: Gamma, text: str, outcome: str) -> None:
    assert (str(value), value.outcome) == (text, outcome)


def test_a_huge_value_can_be_written() -> None:
    assert str(Gamma(10**5000)) == "1" + "0" * 5000


def test_printed_facts_of_upmark_ending_at_0() -> None:
    one = Retrograde(upmark(end=0))
    assert (str(one.gamma((1,))), one.outcome((1,))) == ("oo(0)", "N")
    both = Retrograde(add(upmark(end=0), upmark(end=0)))
    assert both.outcome((1, 1)) == "D"
    assert both.drawing_moves((1, 1)) == [(1, 1)]
    assert both.winning_moves((1, 1)) == []


def test_lists() -> None:
    found = Retrograde(add(upmark(end=0), upmark(end=0)))
    listed = list(found.classes(6))
    assert [position for position, _ in listed] == sorted(
        {tuple(sorted(p)) for p in product(range(7), repeat=2)}
    )
    assert found.size(6) == len(listed)
    assert found.p_positions(6) == [p for p, outcome in listed if outcome == "P"]
    assert [is_p for _, is_p in found.outcomes(6)] == [outcome == "P" for _, outcome in listed]


def test_grundy_values_of_any_game() -> None:
    assert list(grundy_values(upmark(end=0), 4)) == [
        ((0,), 0),
        ((1,), "oo(0)"),
        ((2,), 0),
        ((3,), 1),
        ((4,), 2),
    ]
    assert [value for _, value in grundy_values(mark(), 4)] == [0, 1, 0, 2, 1]


def test_the_solver_that_suits_a_game() -> None:
    assert isinstance(solver(upmark(end=0)), Retrograde)
    assert isinstance(solver(add(mark(), upmark(end=0))), Retrograde)
    assert isinstance(solver(add(mark(), upmark())), Reference)
    assert solver(mark()) is not solver(mark(), misere=True)


@pytest.mark.parametrize("method", ["outcome", "gamma", "is_p", "winning_moves", "drawing_moves"])
def test_wrong_positions(method: str) -> None:
    found = getattr(Retrograde(upmark(end=0)), method)
    with pytest.raises(ValueError, match=r"^upmark:end=0: a heap cannot be negative, as -1 is$"):
        found((-1,))
    with pytest.raises(ValueError, match=r"^upmark:end=0: a position has 1 heap, not 2$"):
        found((1, 1))


@pytest.mark.parametrize("method", ["outcome", "gamma"])
def test_too_large_a_position_is_refused_at_once(method: str) -> None:
    with pytest.raises(ValueError, match=r"upmark:end=0: brute force would need up to 2\^"):
        getattr(Retrograde(upmark(end=0)), method)((10**5000,))


def test_too_large_a_bound_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="upmark:end=0: brute force would need up to"):
        next(Retrograde(upmark(end=0)).classes(LARGEST))
