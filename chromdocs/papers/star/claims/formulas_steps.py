r"""Formulas of steps in the proofs of Section 3: endings, slopes, and answers to moves."""

from chromdocs.papers.star.claims.formulas import (
    CLOSED,
    CORNER,
    ENDS,
    FIBONACCI,
    PAIR,
    answered,
    tidy,
)

_BEFORE = "in zeckendorf:\n" + PAIR + ENDS + FIBONACCI + CORNER
KIND = """let kind(s, t) = exists n: n >= 1 and t = floor(phi * n) and s = t + n;
let flat(x, y) = x >= 1 and y <= floor(phi * x);
"""


def ends(of: str, says: str) -> str:
    """Say something of the numbers f, x, z for which something holds."""
    return tidy(_BEFORE + f"forall f, x, z: {of} implies {says}")


def from_even(x: str, less: int = 1) -> str:
    """Say that F - 1 - X ends in one zero, if the coding of X is like this and F of even index."""
    said = f'even_f(f) and x follows "{x}" and z + x + {less} = f'
    return ends(said, 'z follows ".*10"')


EXAMPLE = """144 + 55 + 21 + 8 + 3 + 1 = 89 + 2 * 55 + 21 + 8 + 3 + 1 and
89 + 2 * 55 + 21 + 8 + 3 + 1 = 89 + 55 + 34 + 2 * 21 + 8 + 3 + 1 and
89 + 55 + 34 + 2 * 21 + 8 + 3 + 1 = 89 + 55 + 34 + 21 + 13 + 2 * 8 + 3 + 1 and
2 * 8 + 3 + 1 = 13 + 2 * 3 + 1 and 13 + 2 * 3 + 1 = 13 + 5 + 2"""


def ends_in_one_zero(x: str) -> str:
    """Say that F - X ends in one zero, if the coding of X is like this and F of odd index."""
    return ends(f'odd_f(f) and x follows "{x}" and z + x = f', 'z follows ".*10"')


def two_forms(first: str = ".*1(00)+", second: str = ".*1(00)+1") -> str:
    """Say which forms X can have in Lemma 3."""
    said = f'x = 1 or x follows "{first}" or x follows "{second}"'
    return tidy(_BEFORE + f'forall x: even(x) and not x follows ".*10(00)*1" implies {said}')


def difference(other: str = ".*10(00)*10", says: str = "odd") -> str:
    """Say how T - X ends."""
    return tidy(
        _BEFORE
        + 'forall t, x: t > x and t follows ".*10(00)*1"\n'
        + f'  and x follows "{other}" implies {says}(t - x)'
    )


def neighbours(says: str = "pair(f, g)") -> str:
    """Say that neighbouring Fibonacci numbers are a pair."""
    return tidy(
        _BEFORE + "forall f, g: odd_f(f) and even_f(g) and f < g\n"
        f"  and not (exists h: even_f(h) and f < h and h < g) implies {says}"
    )


def moves_left(
    least: int, plus: int, minus: int, moves: tuple[tuple[int, int], ...], also: str = "true"
) -> str:
    """Say which moves of the second kind from (f + plus, g - minus) leave a slope below φ."""
    said = " or ".join(f"s = {s} and t = {t}" for s, t in moves)
    return tidy(
        _BEFORE
        + KIND
        + f"""(forall f, g, s, t: corner(f, g) and f >= {least} and kind(s, t)
  implies (flat(f + {plus} - s, g - {minus} - t) iff {said})) and
(forall f: odd_f(f) and f >= {least} implies {also})"""
    )


def later_slopes(first: int = 4, minus: int = 9) -> str:
    """Say that the later moves of case (iv) leave a slope above φ."""
    return tidy(
        _BEFORE + f"let late(s, t) = exists n: n >= {first} and t = floor(phi * n) and s = t + n;\n"
        "forall f, g, s, t, x, y: corner(f, g) and late(s, t) and x + s = f\n"
        f"  and y + t + {minus} = g and x >= 1 and y >= 1 implies y > floor(phi * x)"
    )


def answers(least: int, *answers: tuple[str, str], also: str = "") -> str:
    """Say that moves are answered by pairs that lead to positions of the set of Theorem 2."""
    said = " and\n".join(
        f"(forall f, g: corner(f, g) and f >= {least} implies\n  pair({pair}) and q({goal}))"
        for pair, goal in answers
    )
    return tidy(answered() + ENDS + f"{CLOSED} and\n{said}{also}")


ITEM_A = ("f - 2 - 11, g - 10 - 11", "11, 11")
ITEM_B = ("f - 5 - (2 * f - g), g - 12 - (g - f - 4)", "2 * f - g, g - f - 4")
ITEM_C = ("f - 7 - 3, g - 13 - 3", "3, 3")
CASE_VI = (
    ("f + 3 - 2 - 6, g - 1 - 1 - 6", "6, 6"),
    ("f + 3 - 5 - (2 * f - g), g - 1 - 3 - (g - f - 1)", "2 * f - g, g - f - 1"),
)
CASE_VIII = (
    ("f + 6 - 2 - 14, g - 1 - 1 - 14", "14, 14"),
    ("f + 6 - 5 - (2 * f - g + 3), g - 1 - 3 - (g - f - 1)", "2 * f - g + 3, g - f - 1"),
    ("f + 6 - 10 - 1, g - 1 - 6 - 1", "1, 1"),
)
