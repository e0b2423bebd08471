"""Formulas for the claims on MARK in normal and misère play, decided for all numbers."""

from chromdocs.games.mark_formulas import (
    HALVE,
    MARK,
    MISERE,
    OPPOSITE,
    UPMARK,
    VALUES,
    next_in,
)
from chromdocs.papers.vile.claims import absent, digits, linear, mark, misere, misere_sums, sums

SOLVED = "solves(p, move)"
VILE = f"{SOLVED}\nand (forall n: n >= 1 implies (vile(n) iff not p(n)))"
_RULES = "The rules of the game are in the formula: no move leads from P to P, one from N to P."
_TABLE = "The cells of the table are compared one by one."

digits.SECTION.decided(
    "mark-dopey",
    MARK + VILE,
    how=f"{_RULES} With 0 counted as dopey, as the end is a P-position.",
    wrong=[
        MARK.replace("dopey", "vile") + SOLVED,
        MARK.replace("n // 2", "(n + 1) // 2") + SOLVED,
        MARK.replace("m + 1 = n", "m + 2 = n") + SOLVED,
    ],
)


def _recursion(multiple: str) -> str:
    return f"""\
let a(n) = n = 0 or not p(n);
let b(x, y) = y = {multiple};
let before(x, y) = exists z: a(z) and z < x and (y = z or b(z, y));
{SOLVED}
and (forall n: p(n) iff exists z: a(z) and b(z, n))
and (forall x: a(x) implies not before(x, x) and (forall y: y < x implies before(x, y)))
and (forall n: n >= 1 implies (a(n) iff not exists z: a(z) and b(z, n)))"""


mark.SECTION.decided(
    "mark-sequences",
    MARK + _recursion("2 * x"),
    how=f"""
    Of the sets: the P-positions are the doubles of the a, and each a is the least number that is
    no smaller a and not the double of one. Doubling is increasing, so that the n-th P-position is
    the double of a_n, and the smaller a are those with a smaller index. {_TABLE}
    """,
    wrong=[
        MARK + _recursion("3 * x"),
        MARK + _recursion("2 * x + 1"),
        MARK.replace("m + 1 = n", "m + 2 = n") + _recursion("2 * x"),
    ],
)


def _spectrum(short: int, long: int, third: int) -> str:
    return f"""\
{MARK}let a(n) = n = 0 or not p(n);
{next_in("p")}{next_in("a")}\
let three(x, y) = exists u, v: a_next(x, u) and a_next(u, v) and a_next(v, y);
{SOLVED}
and (forall x, y: p_next(x, y) implies y = x + {short} or y = x + {long})
and (exists x: p_next(x, x + {short})) and (exists x: p_next(x, x + {long}))
and (forall x, y: a_next(x, y) implies y = x + 1 or y = x + 2)
and (exists x: three(x, x + 4)) and (exists x: three(x, x + {third}))"""


mark.SECTION.decided(
    "not-spectrum",
    _spectrum(2, 4, 6),
    how="""
    The differences of b are 2 and 4. Those of a are 1 and 2, as in a spectrum, but three in a row
    sum to 4 and to 6. That no real numbers α and γ fit is a step by hand: sums of as many
    differences in a row of a spectrum are less than 1 away from one number, so two of them differ
    by at most 1; for single differences this is the condition that is necessary.
    """,
    wrong=[_spectrum(2, 3, 6), _spectrum(1, 4, 6), _spectrum(2, 4, 7)],
)


def _alternate(first: str, a: str = "n >= 1 and not p(n)") -> str:
    return f"""\
{MARK}let a(n) = {a};
let b(n) = n >= 1 and p(n);
{OPPOSITE}{next_in("a")}{next_in("b")}{SOLVED}
and (forall n: a(n) and (forall m: m < n implies not a(m)) implies {first}(n))
and (forall n: b(n) and (forall m: m < n implies not b(m)) implies {first}(n))
and (forall x, y: a_next(x, y) or b_next(x, y) implies opposite(x, y))"""


digits.SECTION.decided(
    "spite-alternation",
    _alternate("odious"),
    how="""
    The first N-position and the first positive P-position are odious, and two that follow each
    other are of opposite spite; so odd indices are odious and even ones evil.
    """,
    wrong=[
        _alternate("evil"),
        _alternate("odious", "n >= 1"),
        _alternate("odious", "n >= 2 and not p(n)"),
    ],
)


def _shift(factor: int, added: int = 0) -> str:
    return f"""\
{MARK}{SOLVED}
and (forall n: p(n) iff exists m: n = {factor} * m + {added} and (m = 0 or not p(m)))
and (forall n: n >= 1 implies (vile(n) iff dopey({factor} * n + {added})))"""


digits.SECTION.decided(
    "left-shift",
    _shift(2),
    how="""
    To append a zero in binary is to double. The P-positions are 0 and the doubles of the
    N-positions; as doubling is increasing, the n-th goes with the n-th. The example is checked.
    """,
    wrong=[_shift(2, 1), _shift(4), _shift(3)],
)
digits.SECTION.decided(
    "oeis-mark",
    MARK + VILE,
    how="""
    The entries define their sequences by the zeros at the end, in words that the formula takes
    over; the terms that they show are compared one by one.
    """,
    wrong=[MARK.replace("dopey", "vile") + SOLVED, MARK.replace("m + 1 = n", "m + 3 = n") + SOLVED],
)

_EQUAL = """\
let p(x, y) = g(x) = g(y);
let step(x, y, u, v) = move(x, u) and v = y or u = x and move(y, v);
solves(p, step)"""
_NIM_SUM = """\
let p(x, y, z) = g(x) = 0 and g(y) = g(z) or g(y) = 0 and g(x) = g(z) or g(z) = 0 and g(x) = g(y);
let step(x, y, z, u, v, w) = move(x, u) and v = y and w = z
  or u = x and move(y, v) and w = z or u = x and v = y and move(z, w);
solves(p, step)"""
_SWAPPED = VALUES.replace("v = 1", "v = 3").replace("v = 2", "v = 1").replace("v = 3", "v = 2")

sums.SECTION.decided(
    "sums",
    {"2 heaps": VALUES + _EQUAL, "3 heaps": VALUES + _NIM_SUM},
    how="""
    The sum is solved as a game of its own. As g is 0, 1 or 2, the nim-sum of two values is 0 if
    they are equal, that of three if one is 0 and the others are equal. A sum of P-positions, which
    are where g is 0, is then one as well.
    """,
    within="2 and 3 heaps",
    wrong=[
        VALUES + _EQUAL.replace("g(x) = g(y)", "g(x) = 0 and g(y) = 0"),
        VALUES + _NIM_SUM.replace("g(x) = 0 and g(y) = g(z) or", ""),
        VALUES.replace("v = 2", "v = 1") + _EQUAL,
    ],
)
_ZEROS = "let p(n) = g(n) = 0;\nvalues(g, move) and solves(p, move)"
sums.SECTION.decided(
    "grundy-spite",
    VALUES + _ZEROS,
    how="""
    The mex rule is in the formula: no option has the value, and each smaller one is there. So is
    that the positions with the value 0 solve the game.
    """,
    wrong=[
        _SWAPPED + _ZEROS,
        VALUES + _ZEROS.replace("g(n) = 0", "g(n) = 1"),
        VALUES.replace("v = 2", "v = 3") + _ZEROS,
        VALUES.replace("n // 2", "(n + 1) // 2") + _ZEROS,
    ],
)
_UNION = """\
values(g, move)
and (forall n: g(n) = 1 iff vile(n) and odious(n)) and (forall n: g(n) = 2 iff vile(n) and evil(n))
and (forall n: vile(n) iff g(n) = 1 or g(n) = 2)"""
sums.SECTION.decided(
    "oeis-grundy",
    VALUES + _UNION,
    how="""
    The entries define their sequences as the odious and the evil ones among the vile numbers; the
    terms that they show are compared one by one.
    """,
    wrong=[
        _SWAPPED + _UNION,
        VALUES + _UNION.replace("vile(n) iff g", "dopey(n) iff g"),
        VALUES + _UNION.replace("or g(n) = 2)", "or g(n) = 0)"),
    ],
)

_LOST = "misere(p, move)"


def _misere_recursion(factor: int, first: int = 1) -> str:
    return f"""\
{MISERE}let a(n) = not p(n);
let b(x, y) = x = 0 and y = {first} or x >= 1 and y = {factor} * x;
let before(x, y) = exists z: a(z) and z < x and (y = z or b(z, y));
{_LOST}
and (forall n: p(n) iff exists z: a(z) and b(z, n))
and (forall x: a(x) implies not before(x, x) and (forall y: y < x implies before(x, y)))
and (forall n: a(n) iff not exists z: a(z) and b(z, n))"""


misere.SECTION.decided(
    "misere-recursion",
    _misere_recursion(2),
    how="""
    Of the sets: the P-positions are 1 and the doubles of the positive N-positions a, and each a is
    the least number that is no smaller a and no P-position that goes with a smaller a. Doubling is
    increasing, and in binary it appends a zero.
    """,
    wrong=[_misere_recursion(3), _misere_recursion(2, 2), _misere_recursion(2, 0)],
)
_SIDES = f"""\
let normal(n) = dopey(n);
solves(normal, move) and {_LOST}
and (forall n: n >= 1 implies ((p(n) iff normal(n)) iff not power(n)))"""
misere.SECTION.decided(
    "misere-digital",
    MISERE + _SIDES,
    how="Both games are solved in the formula, normal and misère play, and then compared.",
    wrong=[
        MISERE + _SIDES.replace("n >= 1 implies", "n >= 0 implies"),
        MISERE.replace("not power", "power") + _SIDES,
        MISERE.replace("power(n)", "n = 1") + _SIDES,
    ],
)
absent.SECTION.decided(
    "misere-oeis",
    MISERE + _LOST + "\nand (forall n: n >= 1 implies (not p(n) iff (vile(n) iff not power(n))))",
    how="""
    The entries are the vile and the dopey numbers; what misère play gives is the same among the
    positive integers, but the other way round for the powers of 2. The terms that the entries show
    are compared one by one.
    """,
    wrong=[
        MISERE.replace("not power", "power") + _LOST,
        MISERE.replace("n >= 1 and", "n >= 2 and") + _LOST,
        MISERE.replace("dopey", "vile") + _LOST,
    ],
)

_WYTHOFF = """\
let p(x, y) = exists n: x = floor(phi * n) and y = x + n or y = floor(phi * n) and x = y + n;
let q(x, y) = x = 0 and y = 1 or x = 1 and y = 0 or x = 2 and y = 2
  or p(x, y) and not (x + y = 0 or x = 1 and y = 2 or x = 2 and y = 1);
let move(x, y, u, v) = u = x and v < y or v = y and u < x
  or exists t: t >= 1 and u + t = x and v + t = y;
solves(p, move) and misere(q, move)"""
misere_sums.SECTION.decided(
    "gurvich",
    {"b = 1": _WYTHOFF},
    how="""
    For b = 1 the game is Wythoff nim, whose P-positions the golden ratio gives; both kinds of play
    are solved in the formula. For greater b no numeration is known to us in which both sequences
    are sets of words of a finite automaton.
    """,
    within="b = 1",
    wrong=[
        _WYTHOFF.replace("x = 2 and y = 2", "x = 1 and y = 1"),
        _WYTHOFF.replace("misere(q", "misere(p"),
        _WYTHOFF.replace("t >= 1", "t >= 2"),
    ],
)

_READ = {
    "MARK": f'let p(n) = n follows "(.*1)?0(00)*";\n{HALVE}{SOLVED}',
    "misère MARK": f'let p(n) = n follows "1(00)*|.*1.*10(00)*";\n{HALVE}{_LOST}',
    "UPMARK": UPMARK.replace("n = 1 or dopey(n - 1)", 'n follows "(.*1)?(00)*1"') + SOLVED,
}
linear.SECTION.decided(
    "linear-time",
    _READ,
    how="""
    Each set of P-positions is a pattern of digits, and so a finite automaton reads a number once,
    one step a digit. In the formula for UPMARK 0, from which no move leads, is added to the set.
    """,
    wrong=[
        _READ["MARK"].replace("0(00)*", "(00)*"),
        _READ["misère MARK"].replace(".*1.*1", ".*1"),
        _READ["UPMARK"].replace("(00)*1", "00*1"),
    ],
)
