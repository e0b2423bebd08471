r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 6, second half: the P-positions of evil-chromatic nim.
"""

from collections.abc import Callable, Iterator
from itertools import chain, count, islice, takewhile, zip_longest
from math import isqrt

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.numbers.binary import is_dopey, is_evil, is_odious, is_vile, spite
from chromdocs.papers.chromatic.claims.formulas_colours import RULED
from chromdocs.papers.chromatic.claims.formulas_evil import closed_form, recursion
from chromdocs.papers.chromatic.conventions import INDEX
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 13
SECTION = Section(PAPER, "Section 6")
EVIL = game("chromatic:red=evil")
GRID = 150  # heaps of two-stack positions that are solved one by one, whatever the bound

_T13_WENT_WRONG = r"""
    A missing condition: the printed rule may choose the same evil number twice. After $(1,3)$ the
    numbers 0, 1 and 3 are used, so $a_2=2$; the smallest evil number above 2 is 3 again, and the
    rule gives $(2,3)$. Asking that $b_n$ is none of the earlier $b_i$ repairs it.
    """


@SECTION.claim(
    "sec-6-mex",
    "The mex of 0, 1, 2, 7, 9, 13",
    kind="example",
    place="Words before Theorem 13",
    perturbed=[{"mex": 8}, {"numbers": (0, 1, 2, 3)}],
)
def sec_6_mex(mex: int = 3, numbers: tuple[int, ...] = (0, 1, 2, 7, 9, 13)) -> Iterator[Case]:
    r"""The mex of a set of non-negative integers is the least that is not in it; that of
    $\{0,1,2,7,9,13\}$ is 3.

    Every smaller number is in the set, and the number itself is not.
    """
    yield Case(
        "the smaller numbers that are missing", [], [n for n in range(mex) if n not in numbers]
    )
    yield Case(f"{mex} is in the set", False, mex in numbers)


def _recursion(reuse: bool, is_red: Callable[[int], bool]) -> Iterator[Position]:
    """Yield (a_n, b_n) for n = 1, 2, ...: a_n is the mex, b_n the smallest red number above it.

    Without *reuse* it is the smallest that is no earlier b.
    """
    used, reds = {0}, set()
    mex = 0
    while True:
        while mex in used:
            mex += 1
        red = mex + 1
        while not is_red(red) or (red in reds and not reuse):
            red += 1
        used |= {mex, red}
        reds.add(red)
        yield mex, red


def _against_brute_force(
    bound: int, solve: Solve, reuse: bool, is_red: Callable[[int], bool]
) -> Iterator[Case]:
    solver = solve(EVIL)
    pairs = chain([(0, 0)], _recursion(reuse, is_red))
    rule = takewhile(lambda pair: pair[1] <= bound, pairs)
    for n, (said, found) in enumerate(zip_longest(rule, solver.p_positions(bound))):
        wins = solver.winning_moves(said) if said else []
        why = f"from {said} the move to {wins[0]} wins" if wins else ""
        yield Case(f"n = {n}", said, found, why)


@SECTION.claim(
    "thm-13",
    "The P-positions by recursion",
    bound=GRID,
    unit="stacks of",
    uses=["lem-3", "lem-10"],
    doubt="Our copy prints max in the theorem; the paragraph before it explains mex and announces "
    "its use, so we read mex. It fails either way: with max the first pair would be (0, 3).",
    repaired={"reuse": False},
)
def thm_13(bound: int, solve: Solve, reuse: bool = True) -> Iterator[Case]:
    r"""The P-positions of evil-chromatic nim, smaller stack first, are the terminal one,
    $(a_0,b_0)=(0,0)$, and, for $n \ge 1$, $(a_n,b_n)$ with
    $a_n=\operatorname{mex}\{a_i,b_i : i<n\}$ and $b_n$ the smallest evil number greater than $a_n$.

    The recursion is run to the letter and compared, pair by pair, with the P-positions that the
    solver finds from the rules of the game. The theorem lists each pair once; as in Lemma 3, the
    pair with its stacks exchanged is meant too.
    """
    yield from _against_brute_force(bound, solve, reuse, is_evil)


@SECTION.corrected(
    "thm-13",
    went_wrong=_T13_WENT_WRONG,
    severity="theorem",
    proof="authors",
    perturbed=[{"reuse": True}, {"is_red": is_odious}],
)
def thm_13_corrected(
    bound: int, solve: Solve, reuse: bool = False, is_red: Callable[[int], bool] = is_evil
) -> Iterator[Case]:
    r"""The P-positions of evil-chromatic nim, smaller stack first, are the terminal one,
    $(a_0,b_0)=(0,0)$, and, for $n \ge 1$, $(a_n,b_n)$ with
    $a_n=\operatorname{mex}\{a_i,b_i : i<n\}$ and $b_n$ the smallest evil number greater than $a_n$
    that is none of $b_1,\dots,b_{n-1}$.

    The recursion is compared, pair by pair, with the P-positions that the solver finds from the
    rules of the game.
    """
    yield from _against_brute_force(bound, solve, reuse, is_red)


@SECTION.claim(
    "thm-14",
    "The P-positions in closed form",
    bound=20_000,
    uses=["lem-12", "thm-13"],
    proof="authors",
    perturbed=[
        {"evil": 1},
        {"odious": 0},
        {"evil_dopey": 2},
        {"vile": 1},
        {"odious_dopey": 2},
    ],
)
def thm_14(
    bound: int,
    solve: Solve,
    evil: int = 0,
    odious: int = 1,
    evil_dopey: int = 1,
    vile: int = 2,
    odious_dopey: int = 3,
) -> Iterator[Case]:
    r"""The P-positions of evil-chromatic nim, smaller stack first, are $(a_0,b_0)=(0,0)$ and, for
    $n \ge 1$, $(a_n,b_n)$ with $b_n=2n$ if $n$ is evil and $b_n=2n+1$ if $n$ is odious;
    $a_n=b_n-1$ if $n$ is evil and dopey, $a_n=b_n-2$ if $n$ is vile, and $a_n=b_n-3$ if $n$ is
    odious and dopey.

    Two roads. For every $n$ from 1 up to the bound, the formula is compared with the corrected
    recursion of Theorem 13. And every position with stacks up to 150 (or up to the bound, if that
    is smaller) is solved from the rules of the game and compared with the formula, which settles
    $n \le 75$. That the recursion gives the P-positions beyond stacks of 150 is not checked by
    search: it follows from Lemma 3, as green dominates by Lemma 10. As in Lemma 3, each pair is
    meant with its stacks exchanged too.
    """

    def pair(n: int) -> Position:
        b = 2 * n + (evil if is_evil(n) else odious)
        return b - (vile if is_vile(n) else evil_dopey if is_evil(n) else odious_dopey), b

    for n, rule in zip(range(INDEX.first, bound + 1), _recursion(False, is_evil), strict=False):
        yield Case(f"n = {n}", pair(n), rule)
    grid = min(bound, GRID)
    printed = {(0, 0)} | {pair(n) for n in range(INDEX.first, grid + 1)}
    for position, is_p in solve(EVIL).outcomes(grid):
        yield Case(position, position in printed, is_p)


def _evil_up_to(n: int) -> int:
    """Count the evil numbers among 1, ..., n: each pair 2i, 2i + 1 holds one, 0 is left out."""
    return (n + 1) // 2 + (n % 2 == 0 and is_evil(n)) - 1


@SECTION.claim(
    "ex-17509",
    "P-position number 17509¹⁷⁵⁰⁹",
    place="Last example",
    uses=["lem-3", "thm-14", "lem-10"],
    proof="authors",
    perturbed=[
        {"index": 2014},
        {"prime": 17507},
        {"kind": ("odious", "vile")},
        {"kind": ("evil", "dopey")},
        {"below": (1, 0)},
        {"below": (2, 1)},
    ],
)
def ex_17509(
    prime: int = 17509,
    index: int = 2015,
    kind: tuple[str, str] = ("evil", "vile"),
    below: tuple[int, int] = (2, 0),
) -> Iterator[Case]:
    r"""17,509 is the 2,015th prime. The number $q=17509^{17509}$ is evil and vile, and
    $(a_q,b_q)=(2q-2,\,2q)$.

    Primes are counted by trial division. $q$ is computed in full, all its 74,296 digits, and its
    ones are counted. The pair is not searched for, and Theorem 14 is not used. Instead: $2q-2$ is
    green and has $q$ green levels up to it, $2q$ is red and has $q$ red levels up to it. So the
    pair matches the $q$-th green with the $q$-th red. Lemma 3 says that this is the $q$-th
    P-position: it applies because green dominates, by Lemma 10.
    """
    primes = (n for n in count(2) if all(n % d for d in range(2, isqrt(n) + 1)))
    yield Case(f"prime number {index}", prime, next(islice(primes, index - 1, None)))
    q = prime**prime
    yield Case("spite of q", kind[0], spite(q))
    yield Case("tail of q", kind[1], "dopey" if is_dopey(q) else "vile")
    a, b = 2 * q - below[0], 2 * q - below[1]
    yield Case("colours of a_q and b_q", ("odious", "evil"), (spite(a), spite(b)))
    yield Case("green levels up to a_q, less q", 0, a - _evil_up_to(a) - q)
    yield Case("red levels up to b_q, less q", 0, _evil_up_to(b) - q)


SECTION.decided(
    "thm-13",
    recursion(),
    how=f"""
    {RULED}, with the $n$-th odious level as $a_n$ and the $n$-th evil one as $b_n$: these pairs
    solve the game, and they satisfy the recursion, which determines them by induction.
    """,
    wrong=[
        recursion("", "not evil(z)"),
        recursion(taken="odious(z)"),
        recursion(" and earlier(n, y)"),
    ],
)
SECTION.decided(
    "thm-14",
    closed_form(),
    how=f"""
    {RULED}, and the pairs as printed: no move leads from pair to pair, and from every other
    position one leads to a pair.
    """,
    wrong=[
        closed_form(1),
        closed_form(0, 0),
        closed_form(less=(2, 2, 3)),
        closed_form(less=(1, 1, 3)),
        closed_form(less=(1, 2, 2)),
    ],
)
