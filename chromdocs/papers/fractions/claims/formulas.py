r"""Formulas that say statements of the paper for all numbers, at one k each.

The sequences are floors, and the moves of Type III are given by their digits in the numeration of
Ostrowski with the period k, 1: there $f_n^i$ is written $i+1$ and then $i$ again and again, and
$g_n^i$ is $i$, $k+1$ and zeros. `recursion` says that these are the pairs of Theorem 3.
"""

from collections.abc import Callable, Iterable

from chromdocs.numbers.real import real

KS = range(1, 6)  # the k for which statements about the two sequences are decided
EXTRA = range(2, 6)  # those with moves of Type III
WITHIN = "k = 1 to 5"
WITHIN_EXTRA = "k = 2 to 5"


def for_each(formula: Callable[[int], str], ks: Iterable[int] = KS) -> dict[str, str]:
    """Return the formulas for all k, by the name of the instance."""
    return {f"k = {k}": formula(k) for k in ks}


def floors(alpha: str, beta: str) -> str:
    """Define a_n and b_n as floors, the numbers being written as simply as can be.

    >>> print(floors("(1+sqrt(1+4/1))/2", "(5+2+5*sqrt(1+4/5))/2"), end="")
    let a(n, x) = x = floor(phi * n);
    let b(n, y) = y = floor((7+sqrt(45))/2 * n);
    """
    a, b = _factor(alpha), _factor(beta)
    return f"let a(n, x) = x = floor({a} * n);\nlet b(n, y) = y = floor({b} * n);\n"


def _factor(number: str) -> str:
    """Write a number as a factor, in brackets if it is a sum."""
    found = str(real(number))
    if found == "(1+sqrt(5))/2":
        return "phi"
    return f"({found})" if "+" in found and not found.startswith("(") else found


def pairs(k: int) -> str:
    """Define a_n and b_n of the paper."""
    return floors(f"(1+sqrt(1+4/{k}))/2", f"({k}+2+{k}*sqrt(1+4/{k}))/2")


def fraenkel(k: int) -> str:
    """Define a_n and b_n of k-Wythoff nim."""
    return floors(f"(2-{k}+sqrt({k}*{k}+4))/2", f"(2+{k}+sqrt({k}*{k}+4))/2")


def duchene_rigo(k: int) -> str:
    """Define a_n and b_n of the pair (3): α = [1; 1, k, 1, k, ...] and its partner."""
    return floors(f"(2-{k}+sqrt({k}*{k}+4*{k}))/2", f"(3+sqrt(1+4/{k}))/2")


P = "let p(x, y) = exists n: x = a(n) and y = b(n) or y = a(n) and x = b(n);\n"
MOVE = """\
let move(x, y, u, v) = u <= x and v <= y and (take(x - u, y - v) or take(y - v, x - u));
"""


def complementary(sequences: str, first: int = 1) -> str:
    """Say that a and b, from n = 1, have every positive number in one of them, once."""
    return (
        sequences
        + f"""(forall m: m >= {first} implies ((exists n: m = a(n)) iff not (exists n: m = b(n))))
and (forall n, m: a(n) = a(m) implies n = m)
and (forall n, m: b(n) = b(m) implies n = m)"""
    )


def beatty(sequences: str, first: int = 1) -> str:
    """Say so, and that 1 < α < 2 < β."""
    return complementary(sequences, first) + "\nand a(1) = 1 and b(1) >= 2"


def near(k: int) -> str:
    """Define the moves of k-Wythoff nim, the smaller number first."""
    return f"let near(s, t) = s = 0 and t >= 1 or s >= 1 and s <= t and t < s + {k};\n"


def k_wythoff(k: int, width: int = 0, sequences: Callable[[int], str] = fraenkel) -> str:
    """Say that the pairs of two sequences solve k-Wythoff nim."""
    take = "let take(s, t) = near(s, t);\n"
    return sequences(k) + P + near(width or k) + take + MOVE + "solves(p, move)"


def types(k: int, shown: Iterable[int] | None = None) -> str:
    """Define the pairs (f, g) of Theorem 3 for each i, by their digits."""
    return "".join(
        f"""let f{i}(f) = f follows "({i + 1}{i}*)?";
let x{i}(f, g) = f{i}(f) and g follows "{i + 1}|{i}{k + 1}0*" and f < g
  and not (exists h: f{i}(h) and f < h and h < g);
"""
        for i in (range(1, k) if shown is None else shown)
    )


def recursion(k: int, i: int, more: int = 0) -> str:
    """Say that these pairs are those of the recursion; k u + (k+1) v is k f + v, as f = u + v."""
    return f"""(forall f, g: x{i}(f, g) iff f = 0 and g = {i + 1} or
  (exists u, v: x{i}(u, v) and f = u + v and g = {k} * f + v + {i + more}))"""


def recursions(k: int) -> str:
    """Say so for every i."""
    return "".join(f"{recursion(k, i)} and\n" for i in range(1, k))


def theorem_3(k: int, less: int = 1, width: int = 0, shown: Iterable[int] | None = None) -> str:
    """Say that the pairs of the paper solve the game of Theorem 3."""
    some = range(1, k) if shown is None else shown
    extra = "".join(f"\n  or s >= 1 and x{i}(s, t + {less})" for i in some)
    take = f"let take(s, t) = near(s, t){extra};\n"
    says = recursions(k) + "solves(p, move)"
    return pairs(k) + P + types(k) + near(width or k) + take + MOVE + says


WYTHOFF = """ and
(forall x, y, u, v: move(x, y, u, v) iff
  u = x and v < y or v = y and u < x or u < x and u + y = v + x)"""  # the rules of Wythoff nim


def steps(k: int) -> str:
    """Define c, d, the letters τ of W, and how many of the first n letters are τ."""
    return (
        pairs(k)
        + f"""let c(n, v) = n >= 1 and v = a(n) - a(n - 1);
let d(n, v) = n >= 1 and v = b(n) - b(n - 1);
let tau(n) = d(n) = {k + 2};
let taus(n, v) = v = b(n) - {k + 1} * n;
"""
    )


def numbered(k: int) -> str:
    """Define the letters τ with the numbers 1 to k."""
    each = "".join(f"let tau{i}(n) = tau(n) and taus(n) % {k} = {i % k};\n" for i in range(1, k))
    return steps(k) + each
