"""Formulas for two piles of black & white nim: the rules, and pairs of a white and a black level.

Play may start with two white heaps, though no move leads there. Such a start is a P-position if no
move from it leads to one, and so the formulas have it.
"""

from chromdocs.numbers.beatty import partner

NIM = "u < x and v = y or u = x and v < y"
WYTHOFF = f"{NIM} or exists t: t >= 1 and x = u + t and y = v + t"
LEAVE = "black(x) or black(y)"  # a black heap, where an empty one is black too
EVIL, EVIL_PAIR = "evil(x)", "odious(x) and evil(y) and y // 2 = x // 2 + 1"
RULED = "The rules of the game on two piles are in the formula"
KEPT = f"""
    {RULED}, with the moves of Wythoff nim. For (a) the pairs also solve that game without colours;
    for (b) they are those of Theorem 2, for the moves of nim.
    """


def rules(
    black: str, pair: str, leave: str = LEAVE, moves: str = NIM, zero: str = "x = 0 and y = 0"
) -> str:
    """Return the rules, and p: pairs in either order, *zero*, and starts without a move to them.

    *black* is said of a level x, *pair* of x and y, *leave* of what a move leaves.
    """
    return f"""\
let black(x) = {black};
let board(x, y) = {leave};
let move(x, y, u, v) = ({moves}) and board(u, v);
let pair(x, y) = {pair};
let lost(x, y) = {zero} or pair(x, y) or pair(y, x);
let p(x, y) = lost(x, y) or not board(x, y) and not exists u, v: move(x, y, u, v) and lost(u, v);
"""


def solved(
    black: str, pair: str, leave: str = LEAVE, moves: str = NIM, zero: str = "x = 0 and y = 0"
) -> str:
    """Return that the pairs are the P-positions among those that a move may leave."""
    said = rules(black, pair, leave, moves, zero)
    return f"{said}(forall x, y: lost(x, y) implies board(x, y))\nand solves(p, move)"


def kept(black: str, pair: str) -> str:
    """Return that the pairs are the P-positions of Wythoff nim, with colours and without."""
    return f"""\
{rules(black, pair, moves=WYTHOFF)}let free(x, y, u, v) = {WYTHOFF};
(forall x, y: lost(x, y) implies board(x, y))
and solves(lost, free)
and solves(p, move)"""


def per_pile(first: str, second: str, pair: str) -> str:
    """Return the P-positions where a level x is black in each pile by a rule of its own."""
    return f"""\
let first(x) = {first};
let second(x) = {second};
let board(x, y) = first(x) or second(y);
let move(x, y, u, v) = ({NIM}) and board(u, v);
let lost(x, y) = board(x, y) and {pair};
let p(x, y) = lost(x, y) or not board(x, y) and not exists u, v: move(x, y, u, v) and lost(u, v);
solves(p, move)"""


def beatty(beta: str) -> tuple[str, str]:
    """Return what is black and what is a pair, for an irrational beta."""
    y = f"y = floor(({beta}) * n)"
    return (
        f"exists n: x = floor(({beta}) * n)",
        f"exists n: n >= 1 and x = floor(({partner(beta)}) * n) and {y}",
    )


def modular(beta: int, first: int = 0, slope: int | None = None) -> tuple[str, str]:
    """Return what is black and what is a pair, for a whole beta."""
    slope = beta - 1 if slope is None else slope
    return (
        f"x % {beta} = 0",
        f"exists n, t: n >= {first} and 1 <= t and t < {beta}\n"
        f"  and x = {beta}*({slope}*n + t) and y = {beta}*n + t",
    )


def rational(p: int, q: int, less: int = 1) -> tuple[str, str]:
    """Return what is black and what is a pair, for beta = p/q."""
    return (
        f"exists n: x = {p}*n // {q}",
        f"exists n: n >= 1 and x = ({p}*n - {less}) // {p - q} and y = {p}*n // {q}",
    )


def numbered(beta: str, alpha: str = "") -> str:
    """Return the sequences of floors, a(n) and b(n)."""
    return (
        f"let a(n, x) = x = floor(({alpha or partner(beta)}) * n);\n"
        f"let b(n, x) = x = floor(({beta}) * n);\n"
    )


def complementary(beta: str, alpha: str = "") -> str:
    """Return that each positive integer is in one of the two sequences, and only once."""
    return f"""\
{numbered(beta, alpha)}(forall x: x >= 1 implies exists n: a(n, x) or b(n, x))
and (forall m, n: m >= 1 implies not a(m) = b(n))
and (forall m, n: m < n implies a(m) < a(n) and b(m) < b(n))"""


def cases(beta: str, least: int = 1) -> str:
    """Return the cases in the proof of Theorem 2."""
    return f"""\
{numbered(beta)}let pair(x, y) = exists n: a(n, x) and b(n, y);
let black(x) = exists n: b(n, x);
let legal(x, y) = exists m, n: m > n and (a(m, x) and b(n, y) or a(n, x) and b(m, y))
  or m >= n and n >= {least} and b(m, x) and b(n, y);
let white(x, y) = exists m, n: m >= n and a(m, x) and a(n, y);
(forall x, y: not pair(x, y) and not pair(y, x)
  implies legal(x, y) or legal(y, x) or white(x, y) or white(y, x))
and (forall x, y: legal(x, y)
  implies (black(x) or black(y)) and not pair(x, y) and not pair(y, x))"""


def case_2(beta: str, least: int = 1) -> str:
    """Return that two floors of multiples of alpha are white."""
    return f"""\
{numbered(beta)}let black(x) = exists n: b(n, x);
forall m, n: m >= n and m >= 1 and n >= {least} implies not black(a(m)) and not black(a(n))"""


def lowered(beta: str, least: int = 1) -> str:
    """Return what makes the moves of Cases 1, 3 and 4 possible."""
    return f"""\
{numbered(beta)}a(1) = 1 and b(1) >= 2
and (forall m, n: m > n implies a(m) > a(n) and b(m) > b(n))
and (forall m, n: m >= n and n >= {least} implies b(m) >= b(n) and b(n) > a(n))"""


def another_class(beta: int, slope: int | None = None) -> str:
    """Return that no move on the second heap of a pair to another class leads to a pair."""
    return f"""\
let pair(x, y) = {modular(beta, 0, slope)[1]};
forall x, y, v: pair(x, y) and v < y and v % {beta} != y % {beta} implies not pair(x, v)"""


def _numbered(beta: int, first: int) -> str:
    """Return the rules with the i-th white level, and the form (2)."""
    return f"""\
{rules(*modular(beta))}let white(i, y) = i = 0 and y = 0 or pair({beta}*i, y);
let form(x, y) = {modular(beta, first, 1)[1]};
solves(p, move)
and (forall y: y % {beta} != 0 implies exists i: white(i, y))
and (forall i, j: i < j implies white(i) < white(j))
"""


def lower_multiple(beta: int, first: int = 0, least: int = 1, t: int = 1) -> str:
    """Return the moves from a multiple of beta and a heap that is not smaller."""
    return f"""\
{_numbered(beta, first)}and (forall i, y: i >= {least} and y >= {beta}*i
  implies form({beta}*i, {beta}*(i - 1) + {t}) and {beta}*(i - 1) + {t} < y)
and (forall i, y: y >= {beta}*i and y >= 1 implies move({beta}*i, y, {beta}*i, white(i))
  and p({beta}*i, white(i)))"""


def higher_multiple(beta: int, first: int = 0, factor: int | None = None) -> str:
    """Return the moves from a multiple of beta and a smaller heap."""
    factor = beta if factor is None else factor
    return f"""\
{_numbered(beta, first)}and (forall i, n, t, x, y: 1 <= t and t < {beta} and x = {beta}*i
  and y = {beta}*n + t and x > y implies (i = n + t implies form(x, y))
  and (i > n + t implies form({factor}*(n + t), y) and {factor}*(n + t) < x)
  and (n < i and i < n + t implies form(x, {beta}*n + i - n) and {beta}*n + i - n < y))
and (forall i, n, t, x, y, j: 1 <= t and t < {beta} and x = {beta}*i
  and y = {beta}*n + t and x > y and j = {beta - 1}*n + t implies (i = j implies p(x, y))
  and (i > j implies move(x, y, {beta}*j, y) and p({beta}*j, y))
  and (i < j implies move(x, y, x, white(i)) and p(x, white(i))))"""


def apart(beta: str, whole: int) -> str:
    """Return that the multiples of an integer, beta without its fraction, are other levels."""
    return f"floor(({beta}) * 1) = {whole} and exists n: floor(({beta}) * n) != {whole}*n"


def colour(k: int, zeros: str = "0(00)*") -> str:
    """Return that a level is black if it ends in an odd number of zeros: alpha = [1; k, k, ...]."""
    beta = partner(f"(2-{k}+sqrt({k * k + 4}))/2")
    return f"""\
in ostrowski({k}):
forall x: x >= 1
  implies ((exists n: x = floor(({beta}) * n)) iff x follows ".*[{"1234"[:k]}]{zeros}")"""
