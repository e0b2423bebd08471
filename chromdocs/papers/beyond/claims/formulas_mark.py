"""Formulas for our own results on MARK and on colours that come from binary digits."""

from chromdocs.games.mark_formulas import BASES, WITHIN, mark_k, values_k
from chromdocs.papers.beyond.claims import evil, mark


def _loop(p: str = "dopey(n) iff not power(n)", end: str = "n = 0 or") -> str:
    return f"""\
let lost(n) = n >= 1 and ({p});
let halve(n, m) = m + 1 = n or n >= 1 and m = n // 2;
let p(n) = {end} n >= 2 and lost(n - 1);
let move(n, m) = n >= 1 and (m + 1 = n or m = (n + 1) // 2);
misere(lost, halve)
and (forall n, m: p(n) and move(n, m) implies m < n and not p(m))
and (forall n: not p(n) implies exists m: m < n and move(n, m) and p(m))"""


mark.SECTION.decided(
    "upmark-loop",
    _loop(),
    how="""
    Misère MARK is solved in the formula. In UPMARK, where 1 may stay 1, each move from P lowers
    the heap and leads to N, and from N a move that lowers the heap leads to P: so whoever wins can
    do it in finitely many moves, and there is no draw.
    """,
    wrong=[_loop("dopey(n)"), _loop(end=""), _loop("vile(n) iff not power(n)")],
)


def _shift(k: int, p: str = "n = 0 or n = 1 or dopey(n - 1)", up: int = 1) -> str:
    move = f"m >= 1 and m < n and (n <= m + {k - 1} or m = (n + {k - 1}) // {k})"
    return f"""\
{mark_k(k, p).replace("move", "down")}let move(n, m) = {move};
solves(p, move)
and (forall n, m: n >= 1 and m >= 1 implies (move(n, m) iff down(n - {up}, m - {up})))"""


mark.SECTION.decided(
    "upmark-shift",
    {f"k = {k}": _shift(k) for k in BASES},
    how="""
    The P-positions, and that the moves of both games are the same, one higher; so the values are
    too, by induction. The number 0, no position of UPMARK-k, stands there without a move.
    """,
    within=WITHIN,
    wrong=[_shift(3, up=0), _shift(2, "dopey(n)"), _shift(5).replace("(n + 4) // 5", "n // 5")],
)


def _row_law(k: int, first: int = 1) -> str:
    row = f"exists n: n // {k} = q and g(n) = v"
    return f"""\
{values_k(k)}values(g, move) and (forall n: g(n) <= {k})
and (forall q, v: q >= {first} and v <= {k} implies g(q) = v or {row})"""


mark.SECTION.decided(
    "row-law",
    {f"k = {k}": _row_law(k) for k in BASES},
    how="""
    The values are given by the digits, and the mex rule is in the formulas. Each of the k + 1
    numbers 0 to k is found among the k + 1 values, so each is there once.
    """,
    within=WITHIN,
    wrong=[
        _row_law(3, 0),
        _row_law(2).replace("v <= 2 ", "v <= 3 "),
        _row_law(4).replace("first(n) or", "not first(n) or"),
    ],
)


def _chromatic(red: str) -> str:
    return f"""\
let red(n) = n >= 1 and {red}(n);
let move(x, y, u, v) = u < x and v = y or u = x and v < y
  or not red(x) and not red(y) and u <= x and v <= y and u + v < x + y;
"""


_STACKS = "The rules are in the formula: both stacks may be lowered if no top is red."
_HALVES = """\
let test(x, y) = x >= 1 and y >= 1 and evil(x) and odious(y) and x // 2 = y // 2 + 1;
let p(x, y) = x + y = 0 or test(x, y) or test(y, x);
solves(p, move)"""
evil.SECTION.decided(
    "halves-test",
    _chromatic("evil") + _HALVES,
    how=f"{_STACKS} If one stack is empty, only (0, 0) is a P-position.",
    wrong=[
        _chromatic("evil") + _HALVES.replace("+ 1;", "+ 2;"),
        _chromatic("evil") + _HALVES.replace("x // 2 = y // 2 + 1", "y // 2 = x // 2 + 1"),
        _chromatic("odious") + _HALVES,
    ],
)
_DOPEY = """\
let p(x, y) = x + y = 0 or vile(x) and y = 2 * x or vile(y) and x = 2 * y;
solves(p, move)"""
evil.SECTION.decided(
    "dopey-red",
    _chromatic("dopey") + _DOPEY,
    how=_STACKS,
    wrong=[
        _chromatic("dopey") + _DOPEY.replace("2 * ", "3 * "),
        _chromatic("vile") + _DOPEY,
        _chromatic("dopey") + _DOPEY.replace("vile", "dopey"),
    ],
)
_LATER = """\
let pair(x, y) = exists i: i >= 1 and evil(x) and x // 2 = i and odious(y) and y // 2 = i + 1;
let p(x, y) = x = y and x <= 2 or pair(x, y) or pair(y, x);
solves(p, move)"""
evil.SECTION.decided(
    "odious-red",
    _chromatic("odious") + _LATER,
    how=f"""
    {_STACKS} Of 2i and 2i + 1 one is evil and one is odious. So the i-th positive evil number is
    the one with the half i, rounded down, and the (i + 2)-th odious number that with the half
    i + 1, as the first one, 1, has the half 0.
    """,
    wrong=[
        _chromatic("odious") + _LATER.replace("i + 1;", "i;"),
        _chromatic("odious") + _LATER.replace("x <= 2", "x <= 1"),
        _chromatic("odious") + _LATER.replace("i + 1;", "i + 2;"),
    ],
)
