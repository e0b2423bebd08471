r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 6: evil-chromatic nim. Red levels are evil, green levels odious.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from math import isqrt

from chromdocs.claims.claim import Case, Collection, Solve
from chromdocs.games.chromatic import chromatic
from chromdocs.games.evil import tau, tau_of
from chromdocs.games.game import Position
from chromdocs.numbers.binary import is_dopey, is_evil, is_odious, is_vile, spite

PAPER = Collection("chromatic")
SECTION_6 = "Section 6"
GRID = 150  # heaps of two-stack positions that are solved one by one, whatever the bound

_T13_WENT_WRONG = r"""
    A missing condition: the printed rule may choose the same evil number twice. Asking that $b_n$
    is none of the earlier $b_i$ repairs it. (Our copy of the text prints "max" for the first rule;
    we read "mex", which the sentence before the theorem defines.)
    """
_CHI_WENT_WRONG = r"""
    A shift by one in Definition 11: the set $[k]=\{1,\dots,k\}$ already leaves out the red level 0,
    and the definition adds 1 for it once more. Lemma 12 and the proof of Theorem 14 use
    $\chi(k)=\tau([k])$, which is $\tau(k)+1$.
    """


@PAPER.claim(
    "obs-8",
    kind="observation",
    title="Never three evil or three odious numbers in a row",
    where=f"Observation 8, {SECTION_6}",
    bound=100_000,
    perturbed=[{"length": 2}],
)
def obs_8(bound: int, solve: Solve, length: int = 3) -> Iterator[Case]:
    r"""Among any three consecutive integers $n, n+1, n+2$ with $n \ge 0$ there is an evil and an
    odious one.

    The spites of $n$, $n+1$ and $n+2$ are compared for every $n$ up to the bound.
    """
    for n in range(bound + 1):
        yield Case(n, {"evil", "odious"}, {spite(n + i) for i in range(length)})


@PAPER.claim(
    "def-9",
    kind="definition",
    title="The pseudochromatic number τ",
    where=f"Definition 9, {SECTION_6}",
    bound=100,
    perturbed=[{"sign": -1}],
)
def def_9(bound: int, solve: Solve, sign: int = 1) -> Iterator[Case]:
    r"""For a set $U$ of consecutive integers in $\{0,\dots,k\}$, the pseudochromatic number
    $\tau(U)$ is the number of green elements minus the number of red ones; $\tau(k)$ stands for
    $\tau(\{0,\dots,k\})$.

    Implemented twice: by counting, and as a difference of closed forms, $\tau(j)-\tau(i-1)$ for
    $U=\{i,\dots,j\}$. The two are compared for every interval up to the bound.
    """
    for j in range(bound + 1):
        for i in range(j + 1):
            counted = sum(sign if is_odious(level) else -sign for level in range(i, j + 1))
            yield Case((i, j), counted, tau(j) - (tau(i - 1) if i else 0))


@PAPER.claim(
    "lem-10",
    kind="lemma",
    title="τ never leaves −1, 0, 1",
    where=f"Lemma 10, {SECTION_6}",
    bound=200_000,
    uses=["chromatic/def-9", "chromatic/fig-4"],
    perturbed=[{"low": 0}, {"high": 0}],
)
def lem_10(bound: int, solve: Solve, low: int = -1, high: int = 1) -> Iterator[Case]:
    r"""For every integer $n \ge 0$, $-1 \le \tau(n) \le 1$.

    Greens minus reds are counted level by level, from 0 up to the bound.
    """
    balance = 0
    for n in range(bound + 1):
        balance += 1 if is_odious(n) else -1
        yield Case(n, True, low <= balance <= high, f"tau({n}) = {balance}")


@PAPER.claim(
    "tab-tau",
    kind="table",
    title="τ for 0 to 7",
    where=f"Table in the proof of Lemma 10, {SECTION_6}",
    bound=None,
    uses=["chromatic/def-9"],
    perturbed=[{"taus": (-1, 0, 1, 0, 1, 0, 0, 0)}, {"colours": "RGGRGRGG"}],
)
def tab_tau(
    bound: None,
    solve: Solve,
    taus: Sequence[int] = (-1, 0, 1, 0, 1, 0, -1, 0),
    colours: str = "RGGRGRRG",
    binary: Sequence[str] = ("000", "001", "010", "011", "100", "101", "110", "111"),
) -> Iterator[Case]:
    r"""The integers 0 to 7 have the binary forms, colours and values of $\tau$ that the table
    gives: $\tau = -1, 0, 1, 0, 1, 0, -1, 0$.

    Each of the 24 cells is computed: the digits, the colour from the number of ones, $\tau$ by
    counting.
    """
    for n in range(8):
        yield Case((n, "binary"), binary[n], f"{n:03b}")
        yield Case((n, "colour"), colours[n], "R" if is_evil(n) else "G")
        yield Case((n, "tau"), taus[n], tau_of(range(n + 1)))


def _blocks(m: int, moved: tuple[int, int]) -> Iterator[Case]:
    """Compare the four blocks of the list 0, ..., 2^m - 1: A with D, and B with C."""
    quarter = 2 ** (m - 2)
    balance = [-1]
    for n in range(1, 4 * quarter):
        balance.append(balance[-1] + (1 if is_odious(n) else -1))
    for block in range(4):
        levels = range(block * quarter, (block + 1) * quarter)
        yield Case((f"m={m}", "block", "ABCD"[block]), 0, tau_of(levels))
    for block, steps in zip((0, 1), moved, strict=True):
        for n in range(block * quarter, (block + 1) * quarter):
            image = n + steps * quarter
            at = (f"m={m}", f"{n} -> {image}")
            yield Case(at, (spite(n), balance[n]), (spite(image), balance[image]))


@PAPER.claim(
    "fig-3",
    kind="figure",
    title="The list of length 16 from four blocks",
    where=f"Figure 3, {SECTION_6}",
    bound=None,
    uses=["chromatic/def-9"],
    perturbed=[{"moved": (2, 1)}, {"moved": (3, 2)}],
)
def fig_3(bound: None, solve: Solve, moved: tuple[int, int] = (3, 1)) -> Iterator[Case]:
    r"""Cut $0,\dots,15$ into blocks $A, B, C, D$ of four. Each has $\tau = 0$. The maps
    $A \to D$, $n \mapsto n+12$, and $B \to C$, $n \mapsto n+4$, keep evil evil and odious odious,
    and $\tau(n)$ unchanged.

    All four blocks and all eight arrows. Our copy of the paper has the caption and the text
    about the figure, not the drawing.
    """
    yield from _blocks(4, moved)


@PAPER.claim(
    "fig-4",
    kind="figure",
    title="The list of length 2^m from four blocks",
    where=f"Figure 4, {SECTION_6}",
    bound=16,
    unit="m",
    uses=["chromatic/def-9", "chromatic/fig-3"],
    perturbed=[{"moved": (2, 1)}, {"moved": (3, 2)}],
)
def fig_4(bound: int, solve: Solve, moved: tuple[int, int] = (3, 1)) -> Iterator[Case]:
    r"""For every $m \ge 3$, cut $0,\dots,2^m-1$ into four equal blocks $A, B, C, D$. Each has
    $\tau = 0$, and the maps $A \to D$ and $B \to C$ that exchange the two leading binary digits
    $00$ for $11$ and $01$ for $10$ keep evil, odious and $\tau(n)$.

    Every block and every arrow for each $m$ from 3 up to the bound. The proof needs $m \ge 4$;
    for $m = 2$ a block is a single number, and its $\tau$ is not 0.
    """
    for m in range(3, bound + 1):
        yield from _blocks(m, moved)


def _chi_values(
    bound: int, shift: int, odious_even: int, evil_even: int, odd: int
) -> Iterator[Case]:
    """Compare Lemma 12's values with greens minus reds among 1, ..., k, plus *shift*."""
    balance = 0
    for k in range(1, bound + 1):
        balance += 1 if is_odious(k) else -1
        lemma = odd if k % 2 else odious_even if is_odious(k) else evil_even
        why = f"tau({{1..{k}}}) = {balance}, so chi({k}) = {balance} + {shift}"
        yield Case(k, lemma, balance + shift, why)


@PAPER.claim(
    "def-11",
    kind="definition",
    title="The chromatic number χ",
    where=f"Definition 11, {SECTION_6}",
    bound=20_000,
    unit="k",
    uses=["chromatic/def-9"],
    perturbed=[{"shift": 2}],
)
def def_11(bound: int, solve: Solve, shift: int = 1) -> Iterator[Case]:
    r"""For $k \ge 1$ the chromatic number of $[k]=\{1,\dots,k\}$ is $\chi(k)=\tau([k])+1$.

    A definition cannot be false, but it can disagree with its use. Greens minus reds among
    $1,\dots,k$ are counted, 1 is added, and the result is compared with the values of $\chi$ in
    Lemma 12.
    """
    yield from _chi_values(bound, shift, 2, 0, 1)


@PAPER.corrected(
    "def-11",
    went_wrong=_CHI_WENT_WRONG,
    bound=20_000,
    unit="k",
    perturbed=[{"shift": 1}, {"shift": -1}],
)
def def_11_corrected(bound: int, solve: Solve, shift: int = 0) -> Iterator[Case]:
    r"""For $k \ge 1$ the chromatic number of $[k]=\{1,\dots,k\}$ is $\chi(k)=\tau([k])$, which is
    $\tau(k)+1$.

    Greens minus reds among $1,\dots,k$ are counted and compared with the values in Lemma 12.
    """
    yield from _chi_values(bound, shift, 2, 0, 1)


@PAPER.claim(
    "lem-12",
    kind="lemma",
    title="The three values of χ",
    where=f"Lemma 12, {SECTION_6}",
    bound=20_000,
    unit="k",
    uses=["chromatic/def-11"],
    perturbed=[{"shift": 2}],
)
def lem_12(bound: int, solve: Solve, shift: int = 1) -> Iterator[Case]:
    r"""For $k \ge 1$: $\chi(k)=2$ if $k$ is odious and even, $\chi(k)=0$ if $k$ is evil and even,
    and $\chi(k)=1$ if $k$ is odd; with $\chi(k)=\tau([k])+1$ as in Definition 11.

    $\chi(k)$ is computed by counting, to the letter of Definition 11.
    """
    yield from _chi_values(bound, shift, 2, 0, 1)


@PAPER.corrected(
    "lem-12",
    went_wrong=_CHI_WENT_WRONG,
    bound=200_000,
    unit="k",
    perturbed=[{"odious_even": 1}, {"evil_even": 1}, {"odd": 0}],
)
def lem_12_corrected(
    bound: int, solve: Solve, odious_even: int = 2, evil_even: int = 0, odd: int = 1
) -> Iterator[Case]:
    r"""With $\chi(k)=\tau([k])$, for $k \ge 1$: $\chi(k)=2$ if $k$ is odious and even, $\chi(k)=0$
    if $k$ is evil and even, and $\chi(k)=1$ if $k$ is odd.

    $\chi(k)$ is computed by counting greens minus reds among $1,\dots,k$.
    """
    yield from _chi_values(bound, 0, odious_even, evil_even, odd)


def _recursion(reuse: bool, is_red: Callable[[int], bool]) -> Iterator[Position]:
    """Yield (a_n, b_n) for n = 1, 2, ...: a_n is the mex, b_n a red number above it.

    With *reuse* it is the smallest red number above a_n; without, the smallest that is free.
    """
    used = {0}
    mex, red = 0, 0
    while True:
        while mex in used:
            mex += 1
        red = mex + 1 if reuse else max(red, mex) + 1
        while not is_red(red) or (red in used and not reuse):
            red += 1
        used |= {mex, red}
        yield mex, red


def _against_brute_force(
    bound: int, solve: Solve, reuse: bool, is_red: Callable[[int], bool]
) -> Iterator[Case]:
    solver = solve(chromatic("evil"))
    pairs = [pair for pair in solver.p_positions(bound) if pair != (0, 0)]
    for n, (rule, found) in enumerate(zip(_recursion(reuse, is_red), pairs, strict=False), start=1):
        wins = solver.winning_moves(rule)
        why = f"from {rule} the move to {wins[0]} wins" if wins else f"{rule} has no winning move"
        yield Case(n, rule, found, why)


@PAPER.claim(
    "thm-13",
    kind="theorem",
    title="The P-positions by recursion",
    where=f"Theorem 13, {SECTION_6}",
    bound=GRID,
    unit="heap",
    uses=["chromatic/lem-10"],
    perturbed=[{"is_red": is_odious}],
)
def thm_13(bound: int, solve: Solve, is_red: Callable[[int], bool] = is_evil) -> Iterator[Case]:
    r"""The P-positions of evil-chromatic nim, smaller stack first, are $(a_0,b_0)=(0,0)$ and, for
    $n \ge 1$, $(a_n,b_n)$ with $a_n=\operatorname{mex}\{a_i,b_i : i<n\}$ and $b_n$ the smallest
    evil number greater than $a_n$.

    The recursion is run to the letter and compared, pair by pair, with the P-positions that the
    solver finds from the rules of the game.
    """
    yield from _against_brute_force(bound, solve, True, is_red)


@PAPER.corrected(
    "thm-13",
    went_wrong=_T13_WENT_WRONG,
    bound=GRID,
    unit="heap",
    perturbed=[{"reuse": True}, {"is_red": is_odious}],
)
def thm_13_corrected(
    bound: int, solve: Solve, reuse: bool = False, is_red: Callable[[int], bool] = is_evil
) -> Iterator[Case]:
    r"""The P-positions of evil-chromatic nim, smaller stack first, are $(a_0,b_0)=(0,0)$ and, for
    $n \ge 1$, $(a_n,b_n)$ with $a_n=\operatorname{mex}\{a_i,b_i : i<n\}$ and $b_n$ the smallest
    evil number greater than $a_n$ that is none of $b_1,\dots,b_{n-1}$.

    The recursion is compared, pair by pair, with the P-positions that the solver finds from the
    rules of the game.
    """
    yield from _against_brute_force(bound, solve, reuse, is_red)


@PAPER.claim(
    "thm-14",
    kind="theorem",
    title="The P-positions in closed form",
    where=f"Theorem 14, {SECTION_6}",
    bound=20_000,
    uses=["chromatic/lem-12", "chromatic/thm-13"],
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

    Two roads. Every position with stacks up to 150 is solved from the rules of the game and
    compared with the formula. Beyond that, for every $n$ up to the bound, the formula is compared
    with the corrected recursion of Theorem 13.
    """

    def pair(n: int) -> Position:
        b = 2 * n + (evil if is_evil(n) else odious)
        return b - (vile if is_vile(n) else evil_dopey if is_evil(n) else odious_dopey), b

    grid = min(bound, GRID)
    printed = {(0, 0)} | {pair(n) for n in range(1, grid + 1)}
    for position, is_p in solve(chromatic("evil")).outcomes(grid):
        yield Case(position, position in printed, is_p)
    for n, rule in zip(range(1, bound + 1), _recursion(False, is_evil), strict=False):
        yield Case(n, pair(n), rule)


def _evil_up_to(n: int) -> int:
    """Count the evil numbers among 1, ..., n: each pair 2i, 2i + 1 holds one, 0 is left out."""
    return (n + 1) // 2 + (n % 2 == 0 and is_evil(n)) - 1


@PAPER.claim(
    "ex-17509",
    kind="example",
    title="The 17509^17509-th P-position",
    where=f"Last example, {SECTION_6}",
    bound=None,
    uses=["chromatic/thm-14"],
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
    bound: None,
    solve: Solve,
    prime: int = 17509,
    index: int = 2015,
    kind: tuple[str, str] = ("evil", "vile"),
    below: tuple[int, int] = (2, 0),
) -> Iterator[Case]:
    r"""17509 is the 2015th prime. The number $q=17509^{17509}$ is evil and vile, and
    $(a_q,b_q)=(2q-2,\,2q)$.

    Primes are counted by trial division. $q$ is computed in full, all its 74,296 digits, and its
    ones are counted. That the pair is the $q$-th is checked without Theorem 14: $2q-2$ is green
    and has $q$ green levels up to it, $2q$ is red and has $q$ red levels up to it.
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
