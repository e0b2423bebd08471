"""Formulas for Section 5 where red dominates: greens are counted from any level on.

A colouring is given by its red levels and by the number of green levels below n. The formula says
that this number is 0 for n = 1 and grows by one after each green level.
"""

from collections.abc import Mapping
from typing import NamedTuple

from chromdocs.papers.chromatic.claims.formulas_colours import MOVE

COUNTS = """\
greens(1) = 0
and (forall n, c, d: greens(n, c) and greens(n, d) implies c = d)
and (forall n: n >= 1 implies (red(n) and greens(n + 1) = greens(n)
  or not red(n) and greens(n + 1) = greens(n) + 1))
and (forall n: 2*greens(n + 1) <= n)"""


class Counted(NamedTuple):
    """The levels of a stack, as formulas."""

    red: str  # of a level x
    greens: str  # of n and the number c of green levels below it


ODIOUS = Counted(
    "odious(x)",
    "n >= 1 and (2*c + 2 = n or 2*c + 1 = n and evil(n - 1) or 2*c + 3 = n and odious(n - 1))",
)
THREE_HALVES = Counted("x >= 1 and x % 3 != 2", "n >= 1 and c = n // 3")
ODD = Counted("x % 2 = 1", "n >= 1 and c = (n - 1) // 2")
LATE = Counted("x = 1 or x >= 2 and x % 2 = 0", "n = 1 and c = 0 or c = (n - 2) // 2")
DOMINATED: Mapping[str, Counted] = {
    "S odious": ODIOUS,
    "β = 3/2": THREE_HALVES,
    "RGRGRG…": ODD,
    "RRGRGR…": LATE,
}
WITHIN = "S odious; β = 3/2; RGRGRG…; RRGRGR…"


def lets(colouring: Counted) -> str:
    """Return the rules, and from(k, d): green dominates from the green level k up to level d."""
    return f"""\
let red(x) = {colouring.red};
{MOVE}let greens(n, c) = {colouring.greens};
let ahead(k, j) = 2*greens(j + 1) + k >= 2*greens(k) + j + 1;
let from(k, d) = 1 <= k and k <= d and not red(k)
  and forall j: k <= j and j <= d implies ahead(k, j);
let local(d) = exists k: from(k, d);
let least(k, d) = from(k, d) and forall j: j < k implies not from(j, d);
"""


def proposition_6(
    colouring: Counted, least: str = "least", alone: str = "not local(d)", shift: int = 0
) -> str:
    """Return Proposition 6 as corrected, for one colouring that red dominates."""
    return f"""\
{lets(colouring)}let pair(x, d) = red(d) and x >= 1 and not red(x) and x < d and exists k: k <= x
  and {least}(k, d) and greens(x + 1) + greens(d + 1) + k = 2*greens(k) + d + {1 + shift};
let ordered(x, d) = x = d and (d = 0 or {alone}) or pair(x, d);
let p(x, y) = ordered(x, y) or ordered(y, x);
{COUNTS}
and (forall k, d: least(k, d) implies (forall j: k <= j and j <= d implies local(j))
  and not local(k - 1))
and solves(p, move)"""


def goes_on(colouring: Counted, start: int = 3) -> str:
    """Return that red dominates, and green does locally from a level on, without an end."""
    return f"{lets(colouring)}{COUNTS}\nand (forall d: d >= {start} implies from({start}, d))"


def first_pair(colouring: Counted, pair: str = "1, 1") -> str:
    """Return that (1, 1), two red stacks, is lost, and that (0, 1) is won by taking the token."""
    return f"""\
{proposition_6(colouring)}
and red(1) and p({pair}) and move(0, 1, 0, 0)"""


# what Lemma 3 says where green dominates
LEMMA_3 = "\nand (forall x, y: p(x, y) and x >= 1 implies (red(x) iff not red(y)))"
PROPOSITION_6 = {name: proposition_6(colouring) for name, colouring in DOMINATED.items()} | {
    "RGRGRG… never stops": goes_on(ODD, 2),
    "RRGRGR… never stops": goes_on(LATE, 3),
}
WRONG = (
    proposition_6(ODIOUS, least="from"),
    proposition_6(ODIOUS, alone="d = d"),
    proposition_6(ODIOUS, shift=1),
    goes_on(THREE_HALVES, 2),
)
HOW = """
    The rules are in the formula, and the number of green levels below any level. That is said to
    grow by one after each green level, so it is the count, by induction; and red dominates. From
    the least level from which green dominates up to $d$, greens and reds are counted.
    """
