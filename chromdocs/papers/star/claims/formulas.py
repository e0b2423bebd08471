r"""Formulas about Wythoff nim, its star, and the ends of codings, for all numbers.

In the numeration of Zeckendorf the digits weigh 1, 2, 3, 5, ..., so that $F_n$ is written
$10^{n-1}$. The P-positions of the star of Wythoff nim are not known. That some are P is said by a
set with answers: every move from it can be answered by a move to the set or to an empty heap, from
which there is no move. Then all positions of the set are P, by induction.
"""

import re

from chromdocs.claims.claim import Section

PAIR = """let pair(x, y) = exists n: n >= 1
  and (x = floor(phi * n) and y = x + n or y = floor(phi * n) and x = y + n);
"""
ENDS = """let odd(x) = x follows "(.*1)?0(00)*";
let even(x) = x follows ".*1(00)*";
"""
FIBONACCI = """let odd_f(f) = f follows "1(00)*";
let even_f(f) = f follows "10(00)*";
"""
CORNER = "let corner(f, g) = odd_f(f) and even_f(g) and f < g and g <= 2 * f;\n"
EMPTY = """let low(x, y) = exists z: pair(x, z) and z <= y;
let to_empty(x, y) = low(x, y) or low(y, x);
"""
FAMILIES = {
    "i": "x + 1 = g and y + 1 = g",
    "ii": "x = f and y + 1 = g",
    "iii": "x = f and y + 4 = g and f >= 8",
    "iv": "x = f and y + 9 = g and f >= 21",
    "v": "x = f + 1 and y + 1 = g and f >= 3",
    "vi": "x = f + 3 and y + 1 = g and f >= 8",
    "vii": "x = f + 4 and y + 1 = g and f >= 8",
    "viii": "x = f + 6 and y + 1 = g and f >= 21",
}  # of Theorem 2, with f and g for the Fibonacci numbers of the indices 2n - 1 and 2n
SMALL = (1, 3, 6, 11, 14)  # heaps of other P-positions that answer moves

ANSWERS = r"""$F_n$ is written $10^{n-1}$; $f=F_{2n-1}$ and $g=F_{2n}$ are those with $f < g\le 2f$.
A set of positions has the eight cases, $(n,n)$ for $n=1,3,6,11,14$, and mirror images. The formula
says that every move from it can be answered by a move to it, or to a position with an empty heap,
from which there is no move. By induction all of the set is P."""


def tidy(formula: str) -> str:
    """Leave out definitions that are not used, and zeros that are added or taken away.

    >>> tidy('let odd(x) = x % 2 = 1; let even(x) = x % 2 = 0; forall x: even(2 * x + 0)')
    'let even(x) = x % 2 = 0; forall x: even(2 * x)'
    """
    found = re.sub(r" [+-] 0\b", "", formula)
    for define, name in reversed(re.findall(r"(let (\w+)\([^;]*;\s)", found)):
        if len(re.findall(rf"\b{name}\b", found)) == 1:
            found = found.replace(define, "")
    return found


def wythoff(first: int = 1, second: int = 3, least: int = 1) -> str:
    """Say that the pairs of floors solve Wythoff nim."""
    return f"""let a(n, x) = x = floor((sqrt(5)+{first})/2 * n);
let b(n, x) = x = floor((sqrt(5)+{second})/2 * n);
let p(x, y) = exists n: x = a(n) and y = b(n) or y = a(n) and x = b(n);
let move(x, y, u, v) = u = x and v < y or v = y and u < x
  or (exists t: t >= {least} and u + t = x and v + t = y);
solves(p, move)"""


def lemma_1(more: int = 0, end: str = "even") -> str:
    """Say Lemma 1: the codings that end in 0 are those with a 0 more, in the same order."""
    return tidy(
        "in zeckendorf:\n"
        + ENDS
        + f"""let zero(y) = y follows "(.*0)?";
let longer(x, y) = y + 1 = floor(phi * (x + 1));
longer(0, 0) and (forall x: zero(longer(x)) and longer(x) < longer(x + 1)) and
(forall x, y: longer(x) < y and y < longer(x + 1) implies not zero(y)) and
(forall n: n >= 1 implies {end}(floor(phi * n)) and
  floor(phi * n) + n = longer(floor(phi * n)) + {more})"""
    )


def lemma_2(ends: str = "odd", less: int = 1) -> str:
    """Say Lemma 2."""
    return tidy(
        "in zeckendorf:\n"
        + ENDS
        + FIBONACCI
        + f"""forall f, x, z: even_f(f) and x >= 1 and z + x + {less} = f implies
  (odd(x) implies {ends}(z)) and (x follows ".*100(00)*" implies z follows ".*1")"""
    )


def lemma_3(tail: str = ".*10(00)*1", other: str = ".*10(00)*10") -> str:
    """Say Lemma 3."""
    return tidy(
        "in zeckendorf:\n"
        + ENDS
        + FIBONACCI
        + f"""(forall f, x: odd_f(f) and 0 < x and x < f and even(x)
  and not x follows "{tail}" implies odd(f - x)) and
(forall t, x: t > x and t follows ".*10(00)*1" and x follows "{other}" implies odd(t - x))"""
    )


def not_without(ends: str = "odd") -> str:
    """Say that the second item of Lemma 2 needs its condition, and what Theorem 2 needs."""
    return tidy(
        ENDS
        + FIBONACCI
        + f"""(forall f: even_f(f) and f >= 5 implies (exists x: x >= 1 and x < f
  and x follows ".*1" and f - 1 - x follows ".*100*")) and
(forall n: n >= 1 implies {ends}(floor(phi * n) + n))"""
    )


def _from_the_start(case: str) -> str:
    """Return a case as printed: for all n for which both heaps are positive."""
    return case.split(" and f >=")[0] + " and x >= 1 and y >= 1"


def answered(small: tuple[int, ...] = SMALL, printed: str = "") -> str:
    """Define a set of positions, what can be reached from it, and from where it can be reached."""
    families = " or\n  ".join(
        _from_the_start(said) if case == printed else said for case, said in FAMILIES.items()
    )
    alone = " or ".join(f"x = {n}" for n in small)
    return (
        PAIR
        + FIBONACCI
        + CORNER
        + EMPTY
        + f"""let half(x, y) = exists f, g: corner(f, g) and (
  {families});
let q(x, y) = x = y and ({alone}) or half(x, y) or half(y, x);
let after(x, y) = exists u, v: q(u, v) and pair(u - x, v - y);
let back(x, y) = exists u, v: q(u, v) and pair(x - u, y - v);
let won(x, y) = to_empty(x, y) or back(x, y);
"""
    )


CLOSED = "(forall x, y: after(x, y) implies won(x, y))"


def theorem_2(case: str, more: int = 0) -> str:
    """Say that the positions of one case are in a set with answers."""
    return tidy(
        f"{answered()}{CLOSED} and\n"
        "(forall f, g, x, y: corner(f, g) and x >= 1 and y >= 1 and\n"
        f"  {FAMILIES[case]} implies q(x, y + {more}))"
    )


def decide_cases(section: Section) -> None:
    """Give the eight cases of Theorem 2 their formulas."""
    for case in FAMILIES:
        wider = answered(printed=case) if ">=" in FAMILIES[case] else answered((1, 3, 6, 14))
        wrong = [theorem_2(case, 1), theorem_2(case, 2), wider + CLOSED]
        section.decided(f"thm-2-{case}", theorem_2(case), how=ANSWERS, wrong=wrong)


def corollary_1(ends: str = "odd") -> str:
    """Say that a heap with an odd ending lets the next player empty one."""
    return tidy(
        PAIR + ENDS + EMPTY + f"(forall x, y: pair(x, y) implies x >= 1 and y >= 1) and\n"
        f"(forall x, y: x >= 1 and y >= 1 and {ends}(x) implies to_empty(x, y))"
    )


def steep(less: int = 0) -> str:
    """Say that from a slope above φ the next player can empty a heap."""
    return tidy(
        PAIR
        + EMPTY
        + f"forall x, y: x >= 1 and y + {less} > floor(phi * x) and x <= y implies to_empty(x, y)"
    )


def moves_of_first_kind(order: str = "s, t") -> str:
    """Say that what moves of the first kind leave is won for the next player."""
    cases = " or\n  ".join(map(_from_the_start, list(FAMILIES.values())[1:]))
    return (
        answered()
        + f"""let kind(s, t) = exists n: n >= 1 and s = floor(phi * n) and t = s + n;
let left(x, y) = exists f, g, u, v, s, t: corner(f, g) and kind({order})
  and u = x + s and v = y + t and case(f, g, u, v);
{CLOSED} and (forall x, y: left(x, y) implies won(x, y))""".replace(
            "let kind", f"let case(f, g, x, y) = {cases};\nlet kind"
        )
    )
