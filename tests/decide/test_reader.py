"""Formulas as people write them, and one line that helps where they are none."""

import re

import pytest

from chromdocs.decide import FormulaError, decide
from chromdocs.decide.reader import DEEPEST, read


@pytest.mark.parametrize(
    ("text", "place", "why"),
    [
        ("", "the end", "a statement is missing, such as forall n: n + 1 > n"),
        (" \n ", "the end", "a statement is missing"),
        ("let p(n) = evil(n);", "the end", "a statement is missing"),
        ("forall n: (n = n", "the end", "')' is missing"),
        ("forall n: n = n)", "character 16", "the formula ends before this"),
        ("forall n: evil(n) evil(n)", "character 19", "and, or, implies or iff may be missing"),
        ("forall n: evli(n)", "character 11", "did you mean 'evil'?"),
        ("forall n: evil(n, n)", "character 11", "about 1 number (n), not 2"),
        ("let p(a, b) = a < b; forall n: p(n)", "character 32", "about 2 numbers (a, b), not 1"),
        ("forall n: evil(n) = 1", "character 11", "no number here"),
        ("forall n: m = n", "character 11", "m is free; put forall m: or exists m: in front"),
        ("m = 1", "character 1", "m is free"),
        ("let p(n) = m = n; 1 = 1", "character 12", "m is free"),
        ("let p(n) = p(n); 1 = 1", "character 12", "p means nothing here"),
        ("forall n: 2n = n", "character 11", "write 2 * n"),
        ("forall n, m: n * m = m", "character 16", "a number that is written out"),
        ("forall n: n // 0 = n", "character 13", "has to be 1, 2, 3, ..."),
        ("forall n, m: n % m = 0", "character 16", "has to be 1, 2, 3, ..."),
        ("forall n: n // 1000000 = n", "character 13", "100000 at most"),
        (f"forall n: n < {10**200}", "character 15", "at most 100 digits, not 201"),
        ("forall n: n / 2 = n", "character 13", "write // for the quotient"),
        ("forall n: n = -1", "character 15", "numbers are 0, 1, 2, ..."),
        ("forall n: n = 1.5", "character 16", "numbers are 0, 1, 2, ..."),
        ("forall n: n^2 >= n", "character 12", "there are no powers"),
        ("forall n: n ∈ n", "character 13", "forall n: or exists n:"),
        ("forall n: n", "the end", "a comparison"),
        ("forall n exists m: m > n", "character 10", "':' is missing"),
        ("exists n, n: n = n", "character 11", "n stands here twice"),
        ("let p = 1; 1 = 1", "character 7", "'(' is missing"),
        ("let p(n) = evil(n) forall n: p(n)", "character 20", "';' is missing"),
        ("let p(n) = n = 1; let p(n) = n = 2; p(1)", "character 23", "has a meaning already"),
        ("let evil(n) = n = 1; evil(1)", "character 5", "has a meaning already"),
        ("in base 1: 1 = 1", "character 4", "in base 2: to in base 36:"),
        ("in base 37: 1 = 1", "character 4", "in base 2: to in base 36:"),
        ("in bsae 3: 1 = 1", "character 4", "in zeckendorf:"),
        ("in ostrowski(0): 1 = 1", "character 4", "ostrowski(1, 2)"),
        ("in ostrowski(100): 1 = 1", "character 4", "101 digits here; at most 36"),
        ("in zeckendorf: forall n: evil(n)", "character 26", "in base 2, not in zeckendorf"),
        ("in base 3: forall n: evil(n)", "character 22", "in base 2, not in base 3"),
        ("in base 2: forall n: floor(phi * n) >= n", "character 22", "no automaton in base 2"),
        ("forall n: floor(n) = n", "character 16", "floor(phi * n)"),
        ("forall n: floor(2 * n) = n", "character 11", "2 is no irrational number"),
        ("forall n: floor(pi * n) = n", "character 11", "pi is no irrational number"),
        ("forall n: floor(n * phi) = n", "character 11", "then *, then a term"),
        ("forall n: floor(phi - 1 * n) = n", "character 21", "stands in brackets"),
        ("forall n: floor(phi * n // 2) = n", "character 25", "stands in brackets"),
        ("forall n: floor(sqrt(1000003) * n) >= n", "character 11", "at most 36 are possible"),
        ("forall n: floor(phi * n) = floor(sqrt(2) * n)", "character 28", "other square roots"),
        ('forall n: n follows "2"', "character 22", "the digits are 01"),
        ('forall n: n follows "(1"', "character 24", "')' is missing in the pattern"),
        ('forall n: n follows "1', "character 21", "begins and ends"),
        ("forall n: n follows 1", "character 21", 'such as "1(00)*"'),
        ("solves(p, move)", "character 8", "two names that are defined by let"),
        ("forall n:\n  n = n and\n  evil(m)", "character 8 of line 3", "m is free"),
    ],
)
def test_what_is_no_formula(text: str, place: str, why: str) -> None:
    with pytest.raises(FormulaError, match=r"^[^\n]+$") as raised:
        decide(text)
    said = str(raised.value)
    assert re.match(rf"at {place}[:,] ", said), said
    assert why in said


@pytest.mark.parametrize(
    "text",
    [
        "(" * 5000 + "1 = 1" + ")" * 5000,
        "not " * 5000 + "1 = 1",
        "1 = 1" + " and 1 = 1" * 5000,
        "exists n: n = 0" + " + 1" * 5000,
    ],
    ids=["brackets", "not", "and", "+"],
)
def test_what_is_nested_too_deeply(text: str) -> None:
    with pytest.raises(FormulaError, match=r"too many brackets|parts stand within each other"):
        decide(text)


def test_what_is_nested_less_deeply_is_decided() -> None:
    sums = DEEPEST - 10
    assert decide("exists n: n = 0" + " + 1" * sums).example == {"n": sums}
    assert decide("exists n: n = 0" + " or n = 3" * sums).true


def test_a_large_number_is_quick() -> None:
    assert decide(f"forall n: n < {10**50}").example == {"n": 10**50}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("∀n: ∃m: m ≥ n ∧ ¬(m ≠ n) ⇒ n ≤ m", "forall n: exists m: m >= n & ~(m != n) => n <= m"),
        ("∀ n: evil(n) ⇔ n − 1 = 2·n", "forall n: evil(n) <-> n - 1 == 2 * n"),
        ("forall n: floor(φ * n) = n", "forall n: floor( φ*n ) = n"),
        ("1 = 1 or 2 = 2 and 3 = 3", "1 = 1 or (2 = 2 and 3 = 3)"),
        ("not 1 = 1 and 2 = 2", "(not 1 = 1) and 2 = 2"),
        ("1 = 1 implies 2 = 2 implies 3 = 3", "1 = 1 implies (2 = 2 implies 3 = 3)"),
        ("1 = 1 or 2 = 2 implies 3 = 3 iff 4 = 4", "((1 = 1 or 2 = 2) implies 3 = 3) iff 4 = 4"),
        ("exists n: n = 1 + 2 * 3 - 4", "exists n: n = (1 + (2 * 3)) - 4"),
        ("exists n: n = 12 // 2 * 3 % 4", "exists n: n = ((12 // 2) * 3) % 4"),
        ("exists a, b: a < b < 3", "exists a, b: a < b and b < 3"),
        ("exists n: n = 1 and n < 2", "exists n: (n = 1 and n < 2)"),
    ],
)
def test_two_ways_to_write_the_same(one: str, other: str) -> None:
    assert shape(read(one).of) == shape(read(other).of)


def shape(part: object) -> str:
    """A part of a formula without places in the text."""
    return re.sub(r", at=\d+|real='[^']*'", "", repr(part))


@pytest.mark.parametrize(
    ("text", "example"),
    [
        ("forall evil: evil(evil)", {"evil": 1}),  # a name with brackets is no variable
        ("let p(n) = odious(n); exists p: p(p)", {"p": 1}),
        ('let f(n, v) = v = n + 3; exists n: f(n) follows "1000*"', {"n": 1}),
        ("exists n: 2 - 3 != n", None),  # 2 - 3 is no number, and so the comparison is false
        ("forall n: not (2 - 3 = n)", None),
        ("exists x: forall y: y < x implies y + 5 > x", {"x": 0}),
        ("exists n: 1 < n < 3", {"n": 2}),
    ],
)
def test_what_is_meant(text: str, example: dict[str, int] | None) -> None:
    assert decide(text).example == example
