r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, between the numbered statements: Wythoff's pairs, codings, what Corollary 1 is worth.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import product

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.numbers.zeckendorf import PHI, fibonacci, trailing_zeros, value, zeckendorf
from chromdocs.papers.star.claims.board import STAR, codings_up_to, lost, terminal, wythoff_pairs
from chromdocs.papers.star.claims.formulas import not_without, wythoff
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Section 3")


@SECTION.claim(
    "sec-3-wythoff",
    "P-positions of Wythoff nim, and a fast test",
    kind="claim",
    place="Section 3",
    bound=300,
    unit="heaps of",
    proof="elsewhere",
    perturbed=[{"plus": 1}, {"plus": -1}],
)
def sec_3_wythoff(bound: int, solve: Solve, plus: int = 0) -> Iterator[Case]:
    r"""With $A_n=\lfloor\phi n\rfloor$ and $B_n=A_n+n$, the P-positions of Wythoff nim are
    $\{A_n,B_n\}$, $n \ge 0$ (Wythoff). So a position is told by an algorithm that is polynomial in
    the number of its digits.

    The test: $(x,y)$ with $x \le y$ is P exactly if $x=A_{y-x}$, which takes one integer square
    root. It is compared with the solver at every position up to the bound; and the pairs, made one
    by one from the least new number, with the formula.
    """
    for (x, y), is_p in solve(game("wythoff")).outcomes(bound):
        if x <= y:
            yield Case((x, y), letter(PHI.floor_times(y - x) + plus * (y > x) == x), letter(is_p))
    for n, pair in enumerate(wythoff_pairs(bound), NATURALS.first):
        a = PHI.floor_times(n) + plus
        yield Case(f"n = {n}", (a, a + n), pair)


@SECTION.claim(
    "sec-3-zeckendorf",
    "Every number has one Zeckendorf coding",
    kind="claim",
    place="Section 3",
    bound=16,
    unit="lengths of",
    proof="elsewhere",
    perturbed=[{"avoided": "111"}, {"avoided": "101"}, {"first": 0}],
)
def sec_3_zeckendorf(bound: int, avoided: str = "11", first: int = 1) -> Iterator[Case]:
    r"""Each non-negative integer is a sum of distinct Fibonacci numbers $F_1,F_2,\dots$, and has
    exactly one coding without two consecutive ones (Zeckendorf).

    All strings of up to 16 digits without 11 are read. Those of $n$ digits must give the numbers
    from 0 to $F_{n+1}-1$, each once; leading zeros do not count.
    """
    for n in range(1, bound + 1):
        weights = [fibonacci(i) for i in range(n - 1 + first, first - 1, -1)]
        read = sorted(
            sum(weight for weight, digit in zip(weights, digits, strict=True) if digit == "1")
            for digits in product("01", repeat=n)
            if avoided not in "".join(digits)
        )
        yield Case(f"{n} digits", [*range(fibonacci(n + 1))], read)


@SECTION.claim(
    "sec-3-example",
    "A coding with repetitions",
    kind="example",
    place="Section 3",
    perturbed=[{"indices": (12, 6, 4, 3)}, {"runs": {"1": 1, "0": 4, "10": 3}}],
)
def sec_3_example(
    indices: tuple[int, ...] = (12, 6, 4, 2),
    coding: str = "100000101010",
    runs: Mapping[str, int] = {"1": 1, "0": 5, "10": 3},
) -> Iterator[Case]:
    r"""$F_{12}+F_6+F_4+F_2=100000101010=10^5(10)^3$.

    The sum, the value of the coding, the Zeckendorf coding of the sum, and the repetitions written
    out.
    """
    total = sum(map(fibonacci, indices))
    yield Case("the sum", total, value(coding))
    yield Case("the coding", coding, zeckendorf(total))
    yield Case("with repetitions", coding, "".join(text * times for text, times in runs.items()))


@SECTION.claim(
    "sec-3-fraction",
    "Corollary 1 tells most N-positions",
    kind="remark",
    place="Section 3",
    bound=400,
    unit="heaps of",
    uses=["cor-1"],
    proof="learn/star/#share",
    perturbed=[{"odd": 0}, {"times": 1}],
)
def sec_3_fraction(bound: int, solve: Solve, odd: int = 1, times: int = 2) -> Iterator[Case]:
    r"""Corollary 1 tells, in polynomial time, a substantial part of the N-positions of $W^\star$.

    We read: of the N-positions with two full heaps up to $n$, more than half have a heap that ends
    in an odd number of zeros, for each $n \ge 2$. All of these are N; they are counted, with the
    N-positions that the solver finds. The share of all positions tends to
    $1-\phi^{-2}=0.618\dots$
    """
    solver = solve(STAR)
    found = lost(solver, bound)
    tails = [trailing_zeros(coding) % 2 for coding in codings_up_to(bound)]
    told = others = 0
    for y in range(NATURALS.first, bound + 1):
        for x in range(NATURALS.first, y + 1):
            weight = 1 if x == y else 2  # with its mirror image
            if odd in (tails[x], tails[y]):
                told += weight
                yield Case((x, y), "N", letter((x, y) in found))
            elif (x, y) not in found:
                others += weight
        if y > 1:
            at = f"n = {y}, {told} of {told + others}"
            yield Case(at, True, times * told > told + others)


@SECTION.claim(
    "sec-3-strictly",
    "The second item of Lemma 2 needs its condition",
    kind="remark",
    place="Section 3",
    bound=11,
    uses=["lem-2"],
    proof="learn/star/#lemmas",
    perturbed=[{"ending": "00"}, {"least": 1}, {"parity": 0}],
)
def sec_3_strictly(
    bound: int, ending: str = "1", least: int = 2, parity: int = 1
) -> Iterator[Case]:
    r"""In the second item of Lemma 2, *strictly positive* cannot become *non-negative*: for each
    $n \ge 2$ there is an $X$ that ends in no zero, such that $F_{2n}-1-X$ ends in some. But only
    the first item is needed for Theorem 2: there $X$ is a $B_i$, which ends in an odd number of
    zeros, and the second item says nothing of such $X$.

    $X=1$ is such a number, and the first one that is looked for. (That the number of zeros is even
    stays true.) Then the codings of all $B_i$ below $F_{2n}$ are looked at.
    """
    for n in range(least, bound + 1):
        top = fibonacci(2 * n) - 1
        xs = (x for x in range(NATURALS.first, top) if zeckendorf(x).endswith(ending))
        found = next((x for x in xs if trailing_zeros(zeckendorf(top - x))), None)
        yield Case(f"n = {n}", "there is one", "there is none" if found is None else "there is one")
    top = fibonacci(2 * bound)
    for i, (_, b) in enumerate(wythoff_pairs(top), NATURALS.first):
        if b >= top:
            break
        yield Case(f"zeros of B_{i} modulo 2", parity, trailing_zeros(zeckendorf(b)) % 2)


def _terminals(bound: int, said: Callable[[Position], bool]) -> Iterator[Case]:
    """Compare the positions that no move fits into with those that are *said* to be terminal."""
    is_terminal = terminal(dict(wythoff_pairs(bound)), bound)
    words = {True: "terminal", False: "not terminal"}
    for total in range(2 * bound + 1):
        for x in range(max(0, total - bound), min(total, bound) + 1):
            position = (x, total - x)
            found = is_terminal((min(position), max(position)))
            why = "every move takes more than there is" if found else ""
            yield Case(position, words[said(position)], words[found], why)


def _to_the_letter(position: Position) -> bool:
    return position[0] == 0 and position[1] >= NATURALS.first


def _empty_heap(position: Position) -> bool:
    return 0 in position or position == (1, 1)


@SECTION.claim(
    "sec-3-terminal",
    "The terminal positions of W⋆",
    kind="claim",
    place="Section 3",
    repaired={"said": _empty_heap},
)
def sec_3_terminal(said: Callable[[Position], bool] = _to_the_letter) -> Iterator[Case]:
    r"""The terminal positions of $W^\star$ are all positions $(0,n)$, $n \in \mathbb{N}$.

    A position is terminal if no move fits into it; this is tried for heaps up to 100. $\mathbb{N}$
    begins with 1, and round brackets mean this order.
    """
    yield from _terminals(100, said)


@SECTION.corrected(
    "sec-3-terminal",
    severity="small case",
    went_wrong=r"""
    $(0,0)$, the mirror images $(n,0)$ and $(1,1)$ are terminal too; the least moves are $(1,2)$ and
    $(2,1)$. The first two are slips of the pen, since the proof of Theorem 1 has $\{0,x\}$ with
    $x \ge 0$. Nothing hangs on the last: what follows, Corollary 2 and Table 1, is about positions
    with no empty heap.
    """,
    perturbed=[
        {"said": _to_the_letter},
        {"said": lambda at: 0 in at},
        {"said": lambda at: 0 in at or at in ((1, 1), (2, 2))},
    ],
)
def sec_3_terminal_corrected(said: Callable[[Position], bool] = _empty_heap) -> Iterator[Case]:
    r"""The terminal positions of $W^\star$ are those with an empty heap, $\{0,n\}$ with $n \ge 0$,
    and $(1,1)$.

    As in the preprint. Nothing is left out: every position with two full heaps but $(1,1)$ has
    room for one of the moves $(1,2)$ and $(2,1)$, and from one with an empty heap every move takes
    too much.
    """
    yield from _terminals(100, said)


SECTION.decided(
    "sec-3-wythoff",
    {"Wythoff nim": wythoff()},
    how=r"""The rules of Wythoff nim are in the formula, and the pairs solve it. How long a test
    takes is not in it; but the automaton of the pairs reads the digits once.""",
    within="the P-positions, not the time of the test",
    wrong=[wythoff(-1, 1), wythoff(1, 5), wythoff(least=2)],
)

SECTION.decided(
    "sec-3-strictly",
    not_without(),
    how=r"""$F_{2n}$ is written $10^{2n-1}$; from $n=2$ on it is at least 5. The numbers $B_i$
    end in an odd number of zeros.""",
    wrong=[not_without("even"), not_without("odd_f")],
)
