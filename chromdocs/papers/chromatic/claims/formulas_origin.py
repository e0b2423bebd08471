"""Formulas for Section 4: nim and Wythoff nim on two heaps."""

from chromdocs.games.beatty_formulas import BETAS
from chromdocs.papers.chromatic.claims.formulas_colours import beatty

GOLDEN = "(1+sqrt(5))/2"
NIM = "let nim(x, y, u, v) = u < x and v = y or u = x and v < y;\n"
WYTHOFF = (
    NIM
    + """\
let wythoff(x, y, u, v) = nim(x, y, u, v) or exists t: t >= 1 and x = u + t and y = v + t;
"""
)


def k_wythoff(k: int, more: int = 0) -> str:
    """Return the P-positions of k-Wythoff nim as floors."""
    alpha = f"(2-{k}+sqrt({k * k + 4}))/2"
    return f"""\
{NIM}let move(x, y, u, v) = nim(x, y, u, v)
  or exists s, t: s >= 1 and t >= 1 and s < t + {k} and t < s + {k} and x = u + s and y = v + t;
let pair(x, y) = exists n: x = floor(({alpha}) * n) and y = x + {k + more}*n;
let p(x, y) = pair(x, y) or pair(y, x);
solves(p, move)"""


def equal_heaps(p: str = "x = y") -> str:
    """Return the P-positions of nim on two heaps."""
    return f"{NIM}let p(x, y) = {p};\nsolves(p, nim)"


def half_lines(slope: str = GOLDEN, width: int = 1) -> str:
    """Return that the P-positions of Wythoff nim, x <= y, are less than 1 above the half-line."""
    return f"""\
{WYTHOFF}let pair(x, y) = exists n: x = floor(({GOLDEN}) * n) and y = x + n;
let p(x, y) = pair(x, y) or pair(y, x);
solves(p, wythoff)
and (forall x, y: pair(x, y) and x >= 1 implies y = floor(({slope}) * x) + {width})
and (forall n: exists x: pair(x, x + n) and forall y: pair(y, y + n) implies x = y)
and (forall x, y: pair(x, y) implies y = floor(({BETAS[0]}) * (y - x)))"""


def same_as_wythoff(beta: str = BETAS[0], diagonal: int = 1) -> str:
    """Return that the pairs solve beta-chromatic nim, and Wythoff nim."""
    wythoff = WYTHOFF.replace("y = v + t", f"y = v + {diagonal}*t")
    return f"{beatty(beta).lets}{wythoff}solves(p, move)\nand solves(p, wythoff)"


def invariant(move: str, verb: str = "") -> str:
    """Return that a move that is legal somewhere is legal wherever the heaps are large enough."""
    return f"""\
{WYTHOFF}let fibonacci(x, y, u, v) = exists t: t >= 1 and t <= y and x = u + t and v = 2*t;
let green(x, y) = (x = 0 or odious(x)) and (y = 0 or odious(y));
let chromatic(x, y, u, v) = nim(x, y, u, v) or green(x, y) and u < x and v < y;
let taken(s, t) = exists x, y: x >= s and y >= t and {move}(x, y, x - s, y - t);
{verb} (forall x, y, s, t: taken(s, t) and x >= s and y >= t implies {move}(x, y, x - s, y - t))"""
