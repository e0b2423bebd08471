"""Formulas for two stacks of chromatic nim: the rules, and pairs of a green and a red level.

A colouring is given by what it means that a level is red. That the i-th green level is paired with
the i-th red one is said without counting: every green level has a partner, every red one is a
partner, and a higher green level has a higher one.
"""

from collections.abc import Mapping
from typing import NamedTuple

from chromdocs.games.beatty_formulas import BETAS
from chromdocs.numbers.beatty import partner

MOVE = """\
let green(x, y) = not red(x) and not red(y);
let move(x, y, u, v) = u <= x and v <= y and (u < x or v < y)
  and (u = x or v = y or green(x, y));
"""
PAIRS = "let p(x, y) = x = 0 and y = 0 or pair(x, y) or pair(y, x);\n"
PARTNERS = """\
(forall x: x >= 1 and not red(x) implies exists y: pair(x, y))
and (forall y: red(y) implies exists x: pair(x, y))
and (forall x, y: pair(x, y) implies x >= 1 and not red(x) and red(y))
and (forall x, y, v: pair(x, y) and pair(x, v) implies y = v)
and (forall x, y, u, v: pair(x, y) and pair(u, v) and x < u implies y < v)"""
LOWER = "(forall x, y: pair(x, y) implies x < y)"


class Colouring(NamedTuple):
    """The levels of two stacks, and their partners, as formulas."""

    red: str  # of a level x
    pair: str  # of a green level x and a red one y

    @property
    def lets(self) -> str:
        """The rules of chromatic nim with this colouring, and the pairs."""
        return f"let red(x) = {self.red};\n{MOVE}let pair(x, y) = {self.pair};\n{PAIRS}"


def beatty(beta: str) -> Colouring:
    """Return the colouring with the red levels floor(beta n), for an irrational beta.

    >>> beatty("2+sqrt(2)").red
    'exists n: n >= 1 and x = floor((2+sqrt(2)) * n)'
    """
    green = f"x = floor(({partner(beta)}) * n)"
    return Colouring(
        f"exists n: n >= 1 and x = floor(({beta}) * n)",
        f"exists n: n >= 1 and {green} and y = floor(({beta}) * n)",
    )


def rational(p: int, q: int) -> Colouring:
    """Return the colouring with the red levels floor(beta n), for beta = p/q."""
    return Colouring(
        f"exists n: n >= 1 and x = {p}*n // {q}",
        f"exists n: n >= 1 and x = ({p}*n - 1) // {p - q} and y = {p}*n // {q}",
    )


def multiples(beta: int, first: int = 1, last: int = 1) -> Colouring:
    """Return the colouring with the multiples of beta red, with the pairs of Theorem 2.

    For (2) and (3): t = x % beta, n = x // beta; t runs from *first* to beta - *last*.
    """
    x = f"{beta}*n + t"
    return Colouring(
        f"x >= 1 and x % {beta} = 0",
        f"exists n, t: {first} <= t and t + {last} <= {beta} and x = {x}\n"
        f"  and y = {beta}*({beta - 1}*n + t)",
    )


EVIL = Colouring("x >= 1 and evil(x)", "odious(x) and evil(y) and y // 2 = x // 2 + 1")
DOPEY = Colouring("x >= 1 and dopey(x)", "vile(x) and y = 2*x")
GOLDEN = beatty(BETAS[0])
DOMINATED: Mapping[str, Colouring] = {
    "S evil": EVIL,
    "S dopey": DOPEY,
    "β = 2": multiples(2),
    "β = 3": multiples(3),
    "β = 5/2": rational(5, 2),
    "β = (3+√5)/2": GOLDEN,
    "β = 2+√2": beatty("2+sqrt(2)"),
}
SHIFTED = EVIL._replace(pair="odious(x) and evil(y) and y // 2 = x // 2")  # a wrong pairing
SETS = "S evil or dopey; β = 2, 3, 5/2, (3+√5)/2, 2+√2"
RULED = "The rules of the game on two stacks are in the formula"


def solved(colouring: Colouring) -> str:
    """Return that the pairs of a colouring, and (0, 0), are the P-positions."""
    return f"{colouring.lets}solves(p, move)"


def dominated(colouring: Colouring) -> str:
    """Return that the i-th green level is below the i-th red one."""
    return f"{colouring.lets}{PARTNERS}\nand {LOWER}"


def lemma_3(colouring: Colouring) -> str:
    """Return that green dominates, and that its pairs are the P-positions."""
    return f"{dominated(colouring)}\nand solves(p, move)"


def moves(colouring: Colouring, least: int = 1, both: str = "pair(t, x)") -> str:
    """Return the move to a pair in each case: an empty stack, two green, one of each, two red."""
    return f"""\
{colouring.lets}{PARTNERS}
and (forall x, y: y >= 1 and (x = 0 or green(x, y)) implies move(x, y, 0, 0))
and (forall x, y, s: x >= {least} and not red(x) and red(y) and (pair(x, s) or x + s = 0) and s < y
  implies move(x, y, x, s) and p(x, s))
and (forall x, y, t: x >= 1 and not red(x) and red(y) and pair(t, y) and t < x
  implies move(x, y, t, y) and p(t, y))
and (forall x, y: x >= {least} and not red(x) and red(y) implies pair(x, y)
  or (exists s: s < y and pair(x, s)) or exists t: t < x and pair(t, y))
and (forall x, y: red(x) and red(y) and x <= y
  implies exists t: {both} and move(x, y, x, t) and p(x, t))"""


def proposition_4(colouring: Colouring, least: int = 1, both: str = "pair(t, x)") -> str:
    """Return the moves of Proposition 4, and that the pairs are the P-positions."""
    return f"{moves(colouring, least, both)}\nand solves(p, move)"


def numbered(beta: str, alpha: str = "") -> str:
    """Return the green level a(n) and the red level b(n), n >= 1, as floors."""
    alpha = alpha or str(partner(beta))
    return (
        f"let a(n, x) = n >= 1 and x = floor(({alpha}) * n);\n"
        f"let b(n, x) = n >= 1 and x = floor(({beta}) * n);\n"
    )


COMPLEMENTARY = """\
(forall x: x >= 1 implies exists n: a(n, x) or b(n, x))
and (forall m, n: not a(m) = b(n))
and (forall m, n: 1 <= m and m < n implies a(m) < a(n) and b(m) < b(n))"""


def complementary(beta: str, alpha: str = "") -> str:
    """Return Beatty's theorem for one beta."""
    return numbered(beta, alpha) + COMPLEMENTARY


def four_cases(beta: str, third: str = "or m < n and a(m, x) and b(n, y)") -> str:
    """Return the cases in the proof of Theorem 1, and what makes the moves possible."""
    return f"""\
{numbered(beta)}let pair(x, y) = exists n: a(n, x) and b(n, y);
let case(x, y) = exists m, n: m > n and a(m, x) and b(n, y) or m >= n and a(m, x) and a(n, y)
  {third} or m >= n and b(m, x) and b(n, y);
a(1) = 1 and b(1) >= 2
and (forall n: n >= 1 implies a(n) < b(n))
and (forall m, n: 1 <= n and n < m implies a(n) < a(m) and b(n) < b(m))
and (forall m, n: not a(m) = b(n))
and (forall x, y: x >= 1 and y >= 1 and not pair(x, y) and not pair(y, x)
  implies case(x, y) or case(y, x))"""


def counting(beta: str, shift: int = 0, differ: str = "not red(y)") -> str:
    """Return that tops of two colours and equal numbers of their tokens make a P-position."""
    return f"""\
let red(x) = exists n: n >= 1 and x = floor(({beta}) * n);
{MOVE}let reds(x, c) = floor(({beta}) * c) <= x and x < floor(({beta}) * (c + 1));
let count(x, c) = red(x) and reds(x, c) or not red(x) and c + reds(x) = x;
let p(x, y) = x = 0 and y = 0 or (red(x) iff {differ}) and count(x) + {shift} = count(y);
solves(p, move)"""
