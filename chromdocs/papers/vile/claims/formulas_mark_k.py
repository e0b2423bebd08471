"""Formulas for the claims on MARK-k, decided for all numbers and some k; and on periods."""

from itertools import combinations

from chromdocs.games.mark_formulas import BASES, MARK, WITHIN, values_k
from chromdocs.games.mark_formulas import mark_k as rules
from chromdocs.games.subtraction import period
from chromdocs.papers.vile.claims import mark_k, open_ends, periods

SOLVED = "solves(p, move)"
_RULES = "The rules of the game are in the formulas: no move leads from P to P, one from N to P."


def _dopey(k: int, p: str = "dopey(n)", factor: int = 0) -> str:
    return f"""\
{rules(k, p)}{SOLVED}
and (forall n: n >= 1 implies (vile(n) iff not p(n)))
and (forall n: n >= 1 implies (dopey(n) iff exists m: vile(m) and n = {factor or k} * m))"""


mark_k.SECTION.decided(
    "mark-k",
    {f"k = {k}": _dopey(k) for k in BASES},
    how=f"""
    {_RULES} To append a zero in base k is to multiply by k. The positive dopey numbers are those
    that this makes of the vile ones; it is increasing, so that the n-th goes with the n-th.
    """,
    within=WITHIN,
    wrong=[
        _dopey(3, "vile(n)"),
        _dopey(5, factor=4),
        _dopey(3).replace("m + 2", "m + 1"),
        _dopey(7).replace("n // 7", "n // 6"),
    ],
)


def _recursion(k: int, factor: int) -> str:
    return f"""\
{rules(k)}let a(n) = n = 0 or not p(n);
let before(x, y) = exists z: a(z) and z < x and (y = z or y = {factor} * z);
{SOLVED}
and (forall n: p(n) iff exists z: a(z) and n = {factor} * z)
and (forall x: a(x) implies not before(x, x) and (forall y: y < x implies before(x, y)))
and (forall n: n >= 1 implies (a(n) iff not exists z: a(z) and n = {factor} * z))"""


mark_k.SECTION.decided(
    "mark-k-recursion",
    {f"k = {k}": _recursion(k, k) for k in (3, 4)},
    how="""
    Of the sets: the P-positions are the multiples by k of the a, and each a is the least number
    that is no smaller a and no such multiple of one. As multiples grow with a, the n-th goes with
    the n-th.
    """,
    wrong=[_recursion(3, 2), _recursion(4, 3), _recursion(4, 4).replace("m + 3", "m + 2")],
)
mark_k.SECTION.decided(
    "oeis-mark3",
    _dopey(3),
    how="""
    The entries define their sequences by the zeros at the end in base 3; the terms that they show
    are compared one by one.
    """,
    wrong=[_dopey(3, "vile(n)"), _dopey(3).replace("n // 3", "n // 2")],
)


def _no_period(from_1: bool = True) -> str:
    r = "r >= 1" if from_1 else "r >= 0"
    return f"not (exists r, s: {r} and forall n: n >= s implies (p(n) iff p(n + r)))"


_TAKE = "let p(n) = n % 3 = 0;\nlet move(n, m) = m < n and n <= m + 2;\n"
mark_k.SECTION.decided(
    "prop-1",
    f"{MARK}{SOLVED}\nand {_no_period()}",
    how="The rules, the P-positions, and that no period r is kept from some s on.",
    wrong=[
        f"{_TAKE}{SOLVED}\nand {_no_period()}",
        f"{MARK}{SOLVED}\nand {_no_period(False)}",
        f"{MARK}{SOLVED}\nand {_no_period().replace('p(n + r)', 'not p(n + r)')}".replace(
            "not (exists", "(exists"
        ),
    ],
)
periods.SECTION.decided(
    "prop-1/proof-doubling",
    f"{MARK}{SOLVED}\nand (forall m: m >= 1 and not p(m) implies p(2 * m))",
    how="The rules, the P-positions, and the step, for odd m as well.",
    wrong=[
        f"{MARK}{SOLVED}\nand (forall m: m >= 1 and not p(m) implies p({factor} * m))"
        for factor in (1, 3, 4)
    ],
)


def _aperiodic(k: int) -> str:
    zeros = "g(n) = 0 iff g(n + r) = 0"
    return f"""\
{values_k(k)}values(g, move)
and not (exists r, s: r >= 1 and forall n: n >= s implies ({zeros}))"""


mark_k.SECTION.decided(
    "mark-k-aperiodic",
    {f"k = {k}": _aperiodic(k) for k in BASES},
    how="""
    The mex rule is in the formulas, with the values by the digits. No period is kept from some s on
    even by the zeros of g, and so by g.
    """,
    within=WITHIN,
    wrong=[
        _aperiodic(3).replace("r >= 1", "r >= 0"),
        _aperiodic(2).replace("v = 2", "v = 3"),
        _aperiodic(4).replace("n // 4", "n // 3"),
    ],
)


def _round_up(k: int, p: str = "n = 0 or n = 1 or dopey(n - 1)") -> str:
    move = f"m >= 1 and m < n and (n <= m + {k - 1} or m = (n + {k - 1}) // {k})"
    return f"in base {k}:\nlet p(n) = {p};\nlet move(n, m) = {move};\n{SOLVED}"


open_ends.SECTION.decided(
    "q-round-up",
    {f"k = {k}": _round_up(k) for k in BASES},
    how="""
    The rules of the game that rounds up and ends at 1. The number 0, which is no position, stands
    in the formulas without a move.
    """,
    within=WITHIN,
    wrong=[
        _round_up(3, "dopey(n)"),
        _round_up(3, "n = 0 or vile(n - 1)"),
        _round_up(4).replace("(n + 3) // 4", "n // 4"),
    ],
)


def _grundy(k: int) -> str:
    place = "\n  or ".join(f"h = {i} and other(x, g({k} * q + {i}))" for i in range(k - 1))
    last = f"g({k} * q + {k - 1})"
    row = f"q >= 1 and h = g(q) and x = g({k} * q - 1)"
    return f"""\
{values_k(k)}let other(x, y) = x = {k - 1} and y = {k} or x = {k} and y = {k - 1};
let row(q, h, x) = {row};
let changed(q, h, x) = {place};
values(g, move)
and (forall n: n < {k} implies g(n) = n)
and (forall n: n >= {k} and n % {k} < {k - 1} and n % {k} != g(n // {k}) implies g(n) = n % {k})
and (forall q, h, x: row(q, h, x) and h <= {k - 2} implies changed(q, h, x) and {last} = x)
and (forall q, h, x: row(q, h, x) and h >= {k - 1} implies other(x, {last}))"""


open_ends.SECTION.decided(
    "q-grundy",
    {f"k = {k}": _grundy(k) for k in BASES},
    how="""
    The values are given by the digits. The formulas say that they follow the mex rule, and that
    they follow the rule for the rows.
    """,
    within=WITHIN,
    wrong=[
        _grundy(3).replace("= x)", "!= x)"),
        _grundy(2).replace("values(g, move)\n", "values(g, move) and g(3) = 1\n"),
        _grundy(4).replace("even2(n);", "not even2(n);"),
        _grundy(5).replace("n < 5 implies", "n < 6 implies"),
    ],
)


def _misere(k: int, p: str = "n >= 1 and (dopey(n) iff not power(n))") -> str:
    return f"{rules(k, p)}misere(p, move)"


open_ends.SECTION.decided(
    "q-misere",
    {f"k = {k}": _misere(k) for k in BASES},
    how="The rules of misère play are in the formulas: who can't move wins.",
    within=WITHIN,
    wrong=[
        _misere(3, "n >= 1 and dopey(n)"),
        _misere(5, "n >= 1 and (vile(n) iff not power(n))"),
        _misere(4).replace("m + 3", "m + 4"),
    ],
)

_LARGEST = 5
_LATE = (2, 4, 7)  # the smallest set whose values do not repeat from the beginning
_SETS = [
    (*rest, top)
    for top in range(1, _LARGEST + 1)
    for size in range(top)
    for rest in combinations(range(1, top), size)
] + [_LATE]


def _subtraction(take: tuple[int, ...], shift: int = 0) -> str:
    """Say that the values until they repeat, and then for ever, follow the mex rule."""
    found = period(take)
    assert found is not None
    values, r = found
    start = len(values) - r
    said = [f"n = {n} and v = {v}" for n, v in enumerate(values[:start])]
    for n, v in enumerate(values[start:], start):
        said.append(f"n >= {start} and n % {r} = {(n + shift) % r} and v = {v}")
    cases = "\n  or ".join(said)
    moves = " or ".join(f"m + {taken} = n" for taken in take)
    return f"""\
let g(n, v) = {cases};
let move(n, m) = {moves};
values(g, move)
and (forall n: n >= {start} implies g(n) = g(n + {r}))"""


periods.SECTION.decided(
    "subtraction-periodic",
    {f"take {', '.join(map(str, take))}": _subtraction(take) for take in _SETS},
    how="""
    For each set the values until they repeat, and then by remainders, follow the mex rule. These
    formulas have nothing to do with digits: they speak of sums and remainders only.
    """,
    within=f"numbers up to {_LARGEST}, and 2, 4, 7",
    wrong=[
        _subtraction((1, 2), 1),
        _subtraction((2, 3), 2),
        _subtraction((1, 4), 1),
        _subtraction(_LATE).replace("n >= 8 implies", "n >= 7 implies"),
    ],
)
