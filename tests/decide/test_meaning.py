"""What formulas mean, against arithmetic with whole numbers."""

from itertools import product

import pytest

from chromdocs.decide import decide
from chromdocs.decide.meaning import Meaning
from chromdocs.decide.reader import read
from chromdocs.numbers.real import real

REALS = [
    "sqrt(2)", "sqrt(8)/2", "(sqrt(20)-2)/2", "sqrt(8)", "sqrt(3)", "(3+sqrt(13))/2",
    "(5-sqrt(5))/4", "(2-sqrt(3))",
]  # fmt: skip


def accepted(formula: str, names: tuple[str, ...], bound: int) -> set[tuple[int, ...]]:
    """The tuples below a bound of which a formula with free variables is true."""
    text = read(f"let f({', '.join(names)}) = {formula}; true")
    meaning = Meaning(text)
    step = meaning.lets["f"][1]
    found = set()
    for numbers in product(range(bound), repeat=len(names)):
        of = dict(zip(names, numbers, strict=True))
        if step.automaton.accepts(meaning.numeration.words([of[track] for track in step.tracks])):
            found.add(numbers)
    return found


@pytest.mark.parametrize("text", REALS)
def test_whole_parts(text: str) -> None:
    """Whatever number stands under the root: sqrt(8) is two times sqrt(2)."""
    alpha = real(text)
    bound = 40
    found = accepted(f"y = floor({text} * n)", ("n", "y"), bound)
    should = {(n, (alpha * n).floor() if n else 0) for n in range(bound)}
    assert found == {pair for pair in should if pair[1] < bound}


@pytest.mark.parametrize("digits", ["base 2", "base 3", "base 10", "zeckendorf", "ostrowski(2, 1)"])
def test_arithmetic(digits: str) -> None:
    bound = 12
    tests = {
        "x + y = z": lambda x, y, z: x + y == z,
        "x - y = z": lambda x, y, z: x - y == z,
        "3 * x + 2 = y and z = x // 2": lambda x, y, z: 3 * x + 2 == y and z == x // 2,
        "x % 3 = y and z <= x": lambda x, y, z: x % 3 == y and z <= x,
        "x < y and y != z or x = 0 * z": lambda x, y, z: (x < y and y != z) or x == 0,
        "(x > y iff y > z) implies x >= 5": lambda x, y, z: (x > y) != (y > z) or x >= 5,
        "exists t: x + t = y and t + t = z": lambda x, y, z: y >= x and z == 2 * (y - x),
        "forall t: t < x implies t + y < z": lambda x, y, z: x == 0 or x - 1 + y < z,
    }
    for formula, says in tests.items():
        text = read(f"in {digits}: let f(x, y, z) = {formula}; true")
        meaning = Meaning(text)
        step = meaning.lets["f"][1]
        for numbers in product(range(bound), repeat=3):
            of = dict(zip("xyz", numbers, strict=True))
            word = meaning.numeration.words([of[track] for track in step.tracks])
            assert step.automaton.accepts(word) == says(*numbers), (formula, numbers)


def test_the_first_counterexample_is_the_least() -> None:
    """Its largest number is least, then the first number, then the second."""
    for text, says in {
        "forall x, y: x + y < 9 or x = 3": lambda x, y: x + y < 9 or x == 3,
        "forall x, y: not (2 * x = 3 * y + 1 and x >= 4)": lambda x, y: 2 * x != 3 * y + 1 or x < 4,
        "in base 3: forall x, y: x % 5 != y or y < 2": lambda x, y: x % 5 != y or y < 2,
        "in zeckendorf: forall x, y: x >= y or y < 7": lambda x, y: x >= y or y < 7,
    }.items():
        wrong = [pair for pair in product(range(30), repeat=2) if not says(*pair)]
        x, y = min(wrong, key=lambda pair: (max(pair), pair))
        assert decide(text).example == {"x": x, "y": y}


def test_the_first_counterexample_is_that_of_the_part_that_fails_first() -> None:
    assert decide("(forall n: n < 10) and (forall n: n < 3)").example == {"n": 3}
    down = decide("let p(n) = evil(n); let move(n, m) = m + 1 = n; solves(p, move)")
    assert (down.example, down.why) == ({"n": 2}, "it is not in p, and no move leads to p")
    up = decide("let p(n) = evil(n); let move(n, m) = m = n + 1; solves(p, move)")
    assert (up.example, up.why) == ({"n": 0, "m": 1}, "a move does not make the position smaller")
