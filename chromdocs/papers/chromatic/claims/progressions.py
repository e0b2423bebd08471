r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 3, the steps in the proof of Theorem 2.
"""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations_with_replacement, product

from chromdocs.claims.claim import Case, Section
from chromdocs.games.beatty_formulas import WHOLE, at_each_modulus
from chromdocs.games.game import Position
from chromdocs.papers.chromatic.claims import formulas_progressions as formulas
from chromdocs.papers.chromatic.claims.beatty import MODULI
from chromdocs.papers.chromatic.conventions import NATURALS
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 3
SECTION = Section(PAPER, "Section 3")


def _ts(beta: int) -> range:
    return range(1, beta)


@SECTION.claim(
    "thm-2/proof-complementary",
    "(β − 1)n + t takes on all positive integers",
    bound=300,
    proof="authors",
    perturbed=[{"first": 1}, {"more": 1}],
)
def thm_2_complementary(bound: int, first: int = NATURALS.first, more: int = 0) -> Iterator[Case]:
    r"""With $n \ge 0$ and $1 \le t \le \beta-1$, each positive integer is $(\beta-1)n+t$ in exactly
    one way. So the $y$ of the theorem are precisely the positive multiples of $\beta$, and the $x$
    precisely the other positive integers, each once.

    The pairs are listed for $\beta$ from 2 to 8, and it is counted how often each number up to the
    bound is hit.
    """
    for beta in MODULI:
        pairs = [(n, t) for n in range(first, bound + 1) for t in range(1, beta + more)]
        hits = {
            "(beta - 1)n + t": [(beta - 1) * n + t for n, t in pairs],
            "x or y": [beta * n + t for n, t in pairs]
            + [beta * ((beta - 1) * n + t) for n, t in pairs],
        }
        for name, found in hits.items():
            times = dict.fromkeys(range(1, bound + 1), 0)
            for number in found:
                if number <= bound:
                    times[number] += 1
            for number, often in times.items():
                yield Case((f"beta = {beta}", name, number), 1, often)


Moves = Iterator[tuple[Position, Position]]


def _printed(beta: int, top: int) -> Moves:
    """Yield the positions of the four printed cases, and where they are moved to."""
    for t, n in product(_ts(beta), range(1, top)):
        x, y = beta * n + t, beta * ((beta - 1) * n + t)
        for m in range(n + 1, top):
            green, red = beta * m + t, beta * ((beta - 1) * m + t)
            yield from (((green, y), (x, y)), ((green, x), (0, 0)))
            yield from (((x, red), (x, y)), ((red, y), (x, y)))


def _numbered(beta: int, top: int, empty: bool, equal: bool, lower: bool) -> Moves:
    """Yield the same with green and red levels numbered from 1."""
    green = [n for n in range(1, top + 1) if n % beta]
    red = range(beta, beta * len(green) + 1, beta)
    for y in range(1, top + 1) if empty else ():
        yield (0, y), (0, 0)
    for m in range(len(green)):
        for n in range(m + 1 if equal else m):
            pair = (green[n], red[n]) if lower else (green[m], red[m])
            yield (green[m], green[n]), (0, 0)
            yield (red[m], red[n]), pair
            if m > n:
                yield from (((green[m], red[n]), pair), ((green[n], red[m]), pair))


def _cases(bound: int, cases: Callable[[int, int], Moves]) -> Iterator[Case]:
    """Look for every position but (0, 0) and the pairs of (2), and for the move that is named."""
    for beta in MODULI:
        found: dict[Position, str] = {}
        for (x, y), (u, v) in cases(beta, bound):
            green = x % beta and y % beta
            legal = u <= x and v <= y and (green or u == x or v == y) and (u, v) != (x, y)
            found[min(x, y), max(x, y)] = "in a case" if legal else "no such move"
        for x, y in combinations_with_replacement(range(bound + 1), 2):
            if y != beta * (x - x // beta) or not x % beta:  # x is green number x - x // beta
                at = (f"beta = {beta}", (x, y))
                if y:
                    yield Case(at, "in a case", found.get((x, y), "in no case"))


@SECTION.claim(
    "thm-2/proof-cases",
    "The four cases of the proof",
    bound=24,
    unit="stacks of",
    uses=["chromatic/thm-2/proof-complementary"],
    repaired={"numbered": True},
)
def thm_2_cases(bound: int, numbered: bool = False) -> Iterator[Case]:
    r"""Every position that is not $(0,0)$ and not of the form (2), up to the order of its stacks,
    is in one of four cases, with integers $m>n>0$ and one $t$ with $1 \le t \le \beta-1$:
    $(\beta m+t,\,\beta((\beta-1)n+t))$; $(\beta m+t,\,\beta n+t)$;
    $(\beta n+t,\,\beta((\beta-1)m+t))$; $(\beta((\beta-1)m+t),\,\beta((\beta-1)n+t))$. From the
    second one can move to $(0,0)$, from the others to $(\beta n+t,\,\beta((\beta-1)n+t))$.

    For $\beta$ from 2 to 8 the positions of the four cases are listed, with stacks up to the bound,
    and compared with those that are not of the form (2). That $(0,0)$ is to be left out is not
    said in the proof, and is taken for granted here.
    """
    mended = partial(_numbered, empty=True, equal=True, lower=True)
    yield from _cases(bound, mended if numbered else _printed)


@SECTION.corrected(
    "thm-2/proof-cases",
    went_wrong=r"""
    The cases leave most positions out: those with an empty stack, as $(0,1)$; those where $n=0$;
    two equal stacks, for they ask for $m>n$; and those whose stacks have different $t$, as $(1,6)$
    with $\beta=3$, where one has $t=1$ and the other $t=2$. The theorem stands. The proof is mended
    if one numbers the green levels and the red ones from 1, in place of $n$ and $t$, as the proof
    of Theorem 1 does.
    """,
    severity="proof step",
    proof="learn/chromatic-nim/#progressions",
    perturbed=[{"empty": False}, {"equal": False}, {"lower": False}],
)
def thm_2_cases_corrected(
    bound: int, empty: bool = True, equal: bool = True, lower: bool = True
) -> Iterator[Case]:
    r"""Let $\bar s_i$ be the $i$-th positive integer that is no multiple of $\beta$, and
    $s_i=\beta i$; so the form (2) is $(\bar s_i,s_i)$. Every other position but $(0,0)$, up to the
    order of its stacks, has an empty stack, and the other can be taken; or it is one of
    $(\bar s_m,s_n)$ and $(\bar s_n,s_m)$ with $m>n \ge 1$, $(\bar s_m,\bar s_n)$ and $(s_m,s_n)$
    with $m \ge n \ge 1$. From the third one can move to $(0,0)$, from the others to
    $(\bar s_n,s_n)$.

    For $\beta$ from 2 to 8 the cases are listed, and all positions with stacks up to the bound are
    looked for. The move that is named must be legal.
    """
    yield from _cases(bound, partial(_numbered, empty=empty, equal=equal, lower=lower))


@SECTION.claim(
    "thm-2/proof-case-4",
    "The chain of inequalities in Case 4",
    bound=12,
    repaired={"middle": 0},
)
def thm_2_case_4(bound: int, middle: int = 1) -> Iterator[Case]:
    r"""For integers $\beta \ge 2$, $m>n>0$ and $1 \le t \le \beta-1$:
    $\beta((\beta-1)m+t)>\beta((\beta-1)n+t)>\beta(n+t)>\beta n+t$.

    All four numbers for $\beta$ from 2 to 8 and $m$ up to the bound. The text says "since
    $\beta>2$"; the theorem has $\beta \ge 2$.
    """
    yield from _chain(bound, middle, 1)


@SECTION.corrected(
    "thm-2/proof-case-4",
    went_wrong=r"""
    For $\beta=2$, which the theorem allows, the two numbers in the middle are equal; the proof uses
    $\beta>2$. They are equal for $n=0$ too, which the case needs. The outer inequality, by which
    the move is possible, stands in both, and so does the theorem.
    """,
    severity="small case",
    proof="authors",
    perturbed=[{"middle": 1}, {"least_t": 0}],
)
def thm_2_case_4_corrected(bound: int, middle: int = 0, least_t: int = 1) -> Iterator[Case]:
    r"""For integers $\beta \ge 2$, $m>n \ge 0$ and $1 \le t \le \beta-1$:
    $\beta((\beta-1)m+t)>\beta((\beta-1)n+t)\ge\beta(n+t)>\beta n+t$.

    All four numbers for $\beta$ from 2 to 8 and $m$ up to the bound. The difference of the two in
    the middle is $\beta(\beta-2)n$.
    """
    yield from _chain(bound, middle, NATURALS.first, least_t)


def _chain(bound: int, middle: int, least: int, least_t: int = 1) -> Iterator[Case]:
    """Yield the chain; its second inequality asks for a difference of *middle* at least."""
    for beta in MODULI:
        for m in range(least + 1, bound + 1):
            for n, t in product(range(least, m), range(least_t, beta)):
                a, b = (beta * ((beta - 1) * i + t) for i in (m, n))
                c, d = beta * (n + t), beta * n + t
                at = (f"beta = {beta}", f"m = {m}", f"n = {n}", f"t = {t}")
                why = f"the four numbers are {a}, {b}, {c}, {d}"
                yield Case(at, True, a > b and b - c >= middle and c > d, why)


SECTION.decided(
    "thm-2/proof-complementary",
    at_each_modulus(formulas.progression_numbers),
    how="The statement itself.",
    wrong=[
        formulas.progression_numbers(3, first=0),
        formulas.progression_numbers(3, last=0),
        formulas.progression_numbers(3, last=2),
    ],
    within=WHOLE,
)
SECTION.decided(
    "thm-2/proof-cases",
    at_each_modulus(formulas.progression_cases),
    how=r"""
    The $n$-th green level is the one that Theorem 2 pairs with $\beta n$; that these are all green
    levels, in order, is said too. The rules are in the formula.
    """,
    wrong=[
        formulas.progression_cases(3, lower="m > n"),
        formulas.progression_cases(3, lower="m < n"),
    ],
    within=WHOLE,
)
SECTION.decided(
    "thm-2/proof-case-4",
    at_each_modulus(formulas.chain),
    how="The statement itself.",
    wrong=[formulas.chain(2, ">"), formulas.chain(3, ">"), formulas.chain(3, least=0)],
    within=WHOLE,
)
