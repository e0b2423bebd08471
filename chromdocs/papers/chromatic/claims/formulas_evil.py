"""Formulas for Section 6: evil-chromatic nim, decided for all stacks.

How many evil numbers there are below n is said by a relation of n and that number. So that nothing
is taken for granted, each formula that counts also says that the relation is one number for each n
and grows by one at each evil number: then it is the count, by induction.
"""

from collections.abc import Iterable

from chromdocs.papers.chromatic.claims.formulas_colours import MOVE

COUNT = """\
let reds(n, c) = 2*c = n or 2*c = n + 1 and evil(n - 1) or 2*c + 1 = n and odious(n - 1);
let greens(n, c) = c + reds(n) = n;
"""
COUNTS = """\
reds(0) = 0
and (forall n, c, d: reds(n, c) and reds(n, d) implies c = d)
and (forall n: evil(n) implies reds(n + 1) = reds(n) + 1)
and (forall n: odious(n) implies reds(n + 1) = reds(n))"""
COUNTED = (
    "How many evil numbers there are below $n$ is a relation in the formula, which also says that "
    "it starts at 0 and grows by one after each evil number; so it is the count, by induction."
)


def counted(*parts: str, lets: str = "") -> str:
    """Return the formula that says all parts, with the numbers of evil and odious numbers below n.

    >>> print(counted("forall n: reds(2*n) = n").splitlines()[-1])
    and (forall n: reds(2*n) = n)
    """
    return "\n".join([COUNT + lets + COUNTS, *(f"and ({part})" for part in parts)])


THUE_MORSE = """\
evil(0)
and (forall n: (evil(2*n) iff evil(n)) and (evil(2*n + 1) iff odious(n)))
and (forall n, p: power(p) and n < p implies (evil(p + n) iff odious(n)))"""

ROW = """\
forall n: not (evil(n) and evil(n + 1) and evil(n + 2))
  and not (odious(n) and odious(n + 1) and odious(n + 2))"""

BALANCED = counted(
    "forall n: greens(n + 1) <= reds(n + 1) + 1", "forall n: reds(n + 1) <= greens(n + 1) + 1"
)


def lead(evil: int = 0) -> str:
    """Return that tau({i, ..., j}) is tau(j) - tau(i - 1); before(n) is tau(n - 1) + 1."""
    return counted(
        "forall i, j: i <= j implies"
        " greens(j + 1) + reds(i) + before(i) = reds(j + 1) + greens(i) + before(j + 1)",
        lets="let before(n, v) = n % 2 = 0 and v = 1 or odious(n - 1) and n % 2 = 1 and v = 2\n"
        f"  or evil(n - 1) and n % 2 = 1 and v = {evil};\n",
    )


def blocks(least: int = 2, first: int = 3, second: int = 1) -> str:
    """Return the four blocks of length p, a power of 2, and the maps from A and from B."""
    return counted(
        f"forall p: power(p) and p >= {least} implies 2*reds(p) = p and 2*reds(2*p) = 2*p\n"
        "  and 2*reds(3*p) = 3*p and 2*reds(4*p) = 4*p",
        f"forall p, n, m: power(p) and p >= {least} and (n < p and m = n + {first}*p\n"
        f"  or p <= n and n < 2*p and m = n + {second}*p)\n"
        "  implies (evil(n) iff evil(m)) and n + 2*reds(m + 1) = m + 2*reds(n + 1)",
    )


# greens minus reds among 1, ..., k: of the reds below k + 1 the level 0 is left out
CHI = "let chi(k, v) = v + reds(k + 1) = greens(k + 1) + 1;\n"


def chromatic_number(odious: int = 2, evil: int = 0, odd: int = 1, lets: str = CHI) -> str:
    """Return Lemma 12: the values of chi at even and odious, even and evil, and odd numbers."""
    return counted(
        f"forall k: k >= 1 implies k % 2 = 0 and odious(k) and chi(k) = {odious}\n"
        f"  or k % 2 = 0 and evil(k) and chi(k) = {evil} or k % 2 = 1 and chi(k) = {odd}",
        lets=lets,
    )


RULES = f"let red(x) = x >= 1 and evil(x);\n{MOVE}"
NUMBERED = """\
let a(n, x) = n = 0 and x = 0 or odious(x) and (x + 2 = 2*n or x + 1 = 2*n);
let b(n, x) = evil(x) and (x = 2*n or x = 2*n + 1);
"""
PAIRS = "let p(x, y) = exists n: a(n, x) and b(n, y) or a(n, y) and b(n, x);\n"


def recursion(fresh: str = " and not earlier(n, y)", taken: str = "earlier(n, z)") -> str:
    """Return Theorem 13: b_n is *fresh*, and what stands between a_n and b_n is *taken*."""
    return (
        f"{RULES}{NUMBERED}{PAIRS}"
        "let earlier(n, y) = exists i: i < n and b(i, y);\n"
        "let used(n, x) = earlier(n, x) or exists i: i < n and a(i, x);\n"
        "solves(p, move)\n"
        "and a(0) = 0 and b(0) = 0\n"
        "and (forall n, x, y: a(n, x) and a(n, y) or b(n, x) and b(n, y) implies x = y)\n"
        "and (forall n: n >= 1 implies exists x: a(n, x) and not used(n, x)\n"
        "  and forall y: y < x implies used(n, y))\n"
        f"and (forall n: n >= 1 implies exists y: b(n, y) and a(n) < y and evil(y){fresh}\n"
        f"  and forall z: a(n) < z and z < y and evil(z) implies {taken})"
    )


def closed_form(evil: int = 0, odious: int = 1, less: Iterable[int] = (1, 2, 3)) -> str:
    """Return Theorem 14: b_n less 2n, and b_n less a_n for n evil dopey, vile, and odious dopey."""
    evil_dopey, vile, odious_dopey = less
    return (
        f"let b(n, y) = n = 0 and y = 0 or n >= 1 and evil(n) and y = 2*n + {evil}\n"
        f"  or n >= 1 and odious(n) and y = 2*n + {odious};\n"
        "let a(n, x) = n = 0 and x = 0\n"
        f"  or n >= 1 and evil(n) and dopey(n) and x = b(n) - {evil_dopey}\n"
        f"  or vile(n) and x = b(n) - {vile}\n"
        f"  or odious(n) and dopey(n) and x = b(n) - {odious_dopey};\n"
        f"{PAIRS}{RULES}solves(p, move)"
    )
