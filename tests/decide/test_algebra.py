"""Automata put together, against sets of tuples of numbers."""

import random
from itertools import product

import pytest

from chromdocs.decide.algebra import both, other, renamed, without
from chromdocs.decide.automaton import Automaton, shortest
from chromdocs.decide.least import built
from chromdocs.decide.numeration import Numeration, base
from chromdocs.decide.ostrowski import ostrowski

BOUND = 11


def some(numeration: Numeration, tracks: str, seed: int) -> Automaton:
    """An automaton with steps by chance, that zeros in front don't matter to."""
    chance = random.Random(seed)
    letters = range(numeration.size ** len(tracks))
    rows = [{letter: chance.randrange(5) for letter in letters} for _ in range(5)]
    rows[0][0] = 0
    ends = set(chance.sample(range(5), 2))
    raw = built(tracks, numeration.size, 0, rows.__getitem__, ends.__contains__)
    return both(numeration.every(tracks), raw)


def numbers(numeration: Numeration, of: Automaton, tracks: str) -> set[tuple[int, ...]]:
    places = [tracks.index(name) for name in of.tracks]
    return {
        numbers
        for numbers in product(range(BOUND), repeat=len(tracks))
        if of.accepts(numeration.words([numbers[place] for place in places]))
    }


@pytest.mark.parametrize("numeration", [base(2), base(3), ostrowski(1), ostrowski(2)])
@pytest.mark.parametrize("seed", range(3))
def test_and_not_and_names(numeration: Numeration, seed: int) -> None:
    first, second = some(numeration, "xy", seed), some(numeration, "yz", seed + 100)
    left, right = (numbers(numeration, of, "xyz") for of in (first, second))
    assert numbers(numeration, both(first, second), "xyz") == left & right
    assert numbers(numeration, both(second, first), "xyz") == left & right
    every = set(product(range(BOUND), repeat=3))
    assert numbers(numeration, other(first, numeration.every("xy")), "xyz") == every - left
    diagonal = numbers(numeration, renamed(first, "xx"), "x")
    assert diagonal == {(x,) for (x, y, _) in left if x == y}
    swapped = numbers(numeration, renamed(first, "yx"), "xyz")
    assert swapped == {(y, x, z) for x, y, z in left}


@pytest.mark.parametrize("seed", range(4))
def test_exists_finds_longer_numbers(seed: int) -> None:
    """A witness may have more digits than the others; with 5 states, 5 more are enough."""
    of = some(base(2), "xy", seed)
    found = numbers(base(2), without(of, "y"), "x")
    pairs = product(range(BOUND), range(BOUND * 2**5))
    assert found == {(x,) for x, y in pairs if of.accepts(base(2).words([x, y]))}


@pytest.mark.parametrize("seed", range(5))
def test_the_least_automaton_has_no_two_states_alike(seed: int) -> None:
    of = some(base(2), "xy", seed)
    words = [word for length in range(6) for word in product(range(4), repeat=length)]
    behaviours = set()
    for state in range(len(of)):
        accepted = set()
        for word in words:
            at: int | None = state
            for letter in word:
                at = None if at is None else of.rows[at].get(letter)
            if at in of.accepting:
                accepted.add(word)
        assert accepted
        behaviours.add(frozenset(accepted))
    assert len(behaviours) == len(of)


def test_nothing_is_one_state() -> None:
    nothing = built("x", 2, 0, lambda _: {0: 0, 1: 0}, lambda _: False)
    assert (nothing.rows, nothing.is_empty, shortest(nothing)) == (({},), True, None)


def test_the_shortest_word_is_the_least_number() -> None:
    for n in (0, 1, 5, 40):
        word = shortest(base(3).constant(n))
        assert word is not None
        assert base(3).number(word) == n
