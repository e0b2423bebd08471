"""Formulas for the claims on UPMARK that ends at 1, decided for all numbers.

Every move lowers the heap there, and 0 is no position: it stands apart, without a move.
"""

from chromdocs.games.mark_formulas import OPPOSITE, UPMARK, next_in
from chromdocs.papers.vile.claims import upmark, upmark_sets

SOLVED = "solves(p, move)"
_ROUND_DOWN = "(n + 1) // 2", "n // 2"
_ENDS = (
    "The rules are in the formula, where 0, which is no position, is one from which no move leads."
)


def _recursion(less: int, first: int = 1) -> str:
    return f"""\
{UPMARK}let a(n) = not b(n);
let pair(x, y) = x = 0 and y = {first} or x >= 1 and y + {less} = 2 * x;
let before(x, y) = exists z: a(z) and z < x and (y = z or pair(z, y));
{SOLVED}
and (forall n: b(n) iff exists z: a(z) and pair(z, n))
and (forall x: a(x) implies not before(x, x) and (forall y: y < x implies before(x, y)))
and (forall n: a(n) iff not exists z: a(z) and pair(z, n))"""


upmark.SECTION.decided(
    "upmark-recursion",
    _recursion(1),
    how=f"""
    Of the sets: the P-positions b are 1 and the numbers 2a - 1 for the others, and each a is the
    least number that is no smaller a and does not go with one. As 2a - 1 grows with a, the n-th
    goes with the n-th. {_ENDS}
    """,
    wrong=[_recursion(2), _recursion(0), _recursion(1, 2)],
)


def _greedy(near: int = 2, far: int = 4, first: str = "odious") -> str:
    return f"""\
{UPMARK}{OPPOSITE}{next_in("b")}{SOLVED}
and b(1) and {first}(1) and (forall n: b(n) implies n % 2 = 1)
and (forall x, y: b_next(x, y) implies opposite(x, y))
and (forall x: b(x) and opposite(x, x + 2) implies b_next(x, x + {near}))
and (forall x: b(x) and not opposite(x, x + 2) implies b_next(x, x + {far}))"""


upmark.SECTION.decided(
    "upmark-greedy",
    _greedy(),
    how=f"""
    What the next P-position after each is, and that both are of opposite spite; with the first one
    this gives all of them. {_ENDS}
    """,
    wrong=[_greedy(4), _greedy(2, 6), _greedy(first="evil")],
)


def _spite_test(start: int = 3, back: int = 2) -> str:
    odd = f"k >= {start} and k % 2 = 1"
    return f"""\
{UPMARK}{OPPOSITE}{SOLVED} and b(1)
and (forall k: {odd} and opposite(k, k - {back}) implies b(k))
and (forall k: {odd} and not opposite(k, k - {back}) implies b(k - {back}) and not b(k))"""


upmark.SECTION.decided(
    "upmark-spite-test",
    _spite_test(),
    how=f"The test as it stands, from 3 on. {_ENDS}",
    wrong=[
        _spite_test(1),
        _spite_test(5, 4),
        _spite_test().replace(*_ROUND_DOWN),
    ],
)

_LEFT_OUT = f"{UPMARK}{OPPOSITE}let s(n) = n % 2 = 1 and not b(n);\n"
_MINUS = """\
let minus(n) = b(n) and exists m: s(m) and n < m and not (exists z: n < z and z < m and b(z));
"""
_PLUS = """\
let plus(n) = b(n) and exists m: s(m) and m < n and not (exists z: m < z and z < n and b(z));
let ends(n) = n follows ".*11";
"""


def _alternating(name: str, pattern: str, least: int, first: str) -> str:
    return f"""\
{next_in(name)}{SOLVED}
and (forall n: {name}(n) iff n follows "{pattern}")
and {name}({least}) and {first}({least}) and (forall n: {name}(n) implies n >= {least})
and (forall x, y: {name}_next(x, y) implies opposite(x, y))"""


upmark_sets.SECTION.decided(
    "upmark-excluded",
    _LEFT_OUT + _alternating("s", ".*10(00)*1", 5, "evil"),
    how=f"""
    The odd numbers that are no P-positions, their ending, and that two which follow each other are
    of opposite spite. {_ENDS} The printed terms are compared one by one.
    """,
    wrong=[
        _LEFT_OUT + _alternating("s", ".*1(00)*1", 5, "evil"),
        _LEFT_OUT + _alternating("s", ".*100*1", 5, "evil"),
        _LEFT_OUT + _alternating("s", ".*10(00)*1", 5, "odious"),
    ],
)
upmark_sets.SECTION.decided(
    "upmark-s-minus",
    _LEFT_OUT + _MINUS + _alternating("minus", "(.*0)?11(11)*", 3, "evil"),
    how=f"""
    The P-positions with an odd number left out behind them and no P-position between, their ending,
    and that two which follow each other are of opposite spite. {_ENDS} The terms, those that the
    paper prints and those of A131323, are compared one by one.
    """,
    wrong=[
        _LEFT_OUT + _MINUS + _alternating("minus", "(.*0)?1(11)*", 3, "evil"),
        _LEFT_OUT + _MINUS + _alternating("minus", ".*11", 3, "evil"),
        _LEFT_OUT + _MINUS + _alternating("minus", "(.*0)?11(11)*", 3, "odious"),
    ],
)


def _chosen(start: int = 7, below: int = 2, above: int = 2) -> str:
    between = "exists z: x < z and z < y and ends(z) and opposite(x, z)"
    return f"""\
{_LEFT_OUT}{_MINUS}{_PLUS}{next_in("plus")}{SOLVED}
and odious(7) and ends(7) and (forall n: ends(n) and odious(n) implies n >= 7)
and plus({start}) and (forall n: plus(n) implies ends(n) and n >= {start})
and (forall x: plus(x) implies exists y: plus_next(x, y))
and (forall x, y: plus_next(x, y) implies opposite(x, y) and not ({between}))
and (forall n: s(n) iff minus(n - {below})) and (forall n: s(n) iff plus(n + {above}))"""


upmark_sets.SECTION.decided(
    "upmark-s-plus",
    _chosen(),
    how=f"""
    The first number of the set is 7, and the next after each is the next that ends in 11 and has
    the opposite spite; this gives all of them. Then the shifts. {_ENDS} The printed terms are
    compared one by one.
    """,
    wrong=[_chosen(3), _chosen(11), _chosen(above=4), _chosen(below=4)],
)


def _endings(
    a: str = ".*0|.*10(00)*1", b: str = ".*1(00)*1", first: str = "odious", least: int = 1
) -> str:
    return f"""\
{UPMARK}{OPPOSITE}let a(n) = n >= {least} and not b(n);
{next_in("b")}{SOLVED}
and (forall n: a(n) iff n >= 1 and n follows "{a}")
and (forall n: b(n) iff n = 1 or n follows "{b}")
and b(1) and {first}(1) and (forall x, y: b_next(x, y) implies opposite(x, y))"""


upmark_sets.SECTION.decided(
    "upmark-binary-ending",
    _endings(),
    how=f"""
    The endings of all positive integers, and that P-positions which follow each other are of
    opposite spite. {_ENDS}
    """,
    wrong=[
        _endings(least=0),
        _endings(b=".*11|.*(00)*1"),
        _endings(a=".*0|.*100*1"),
        _endings(first="evil"),
    ],
)
