r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games whose rulesets produce given
continued fractions*.

Section 3: the gaps of P-positions, and the diagonal moves in the proof of Theorem 3.
"""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section
from chromdocs.games.game import Position
from chromdocs.papers.fractions.claims.formulas import WITHIN, for_each
from chromdocs.papers.fractions.claims.formulas_game import diagonal, gaps
from chromdocs.papers.fractions.claims.shared import pair
from chromdocs.papers.fractions.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "Section 3")

_NEAREST_WENT_WRONG = r"""From $k=4$ on, "nearest" says a little too much. The P-position with
the nearest gap may have a larger second heap than $(x,y)$, and then no move leads there. Among
the P-positions that lie below $(x,y)$ in both heaps, the one with the nearest gap can be
reached. Theorem 3 is not affected."""


@SECTION.claim(
    "sec-3-gaps",
    "Gap differences are k or k + 1",
    bound=5_000,
    unit="m",
    uses=["differences", "lem-17"],
    proof="learn/continued-fractions/#part-1",
    perturbed=[{"steps": (0, 0)}, {"steps": (1, 2)}, {"least": 3}],
    kind="claim",
    place="Definition 27 and proof, parts I and II",
)
def sec_3_gaps(bound: int, steps: tuple[int, int] = (0, 1), least: int = 2) -> Iterator[Case]:
    r"""Let $\delta_n=b_n-a_n$ be the gap of $(a_n,b_n)$, and $\Delta(m,n)=\delta_m-\delta_n$ for
    $m>n$. Then $\Delta(m,m-1)$ is $k$ or $k+1$, and $\Delta(m,n) \ge 2k$ if $m-n>1$.

    From exact floors, for $k$ from 1 to 12 and every $m$ from 1 up to the bound; the second part
    against the largest gap of all $n \le m-2$. For $k=1$ the difference is always 1.
    The paper gives no reason.
    """
    for k in range(1, 13):
        gaps = [b - a for a, b in (pair(k, n) for n in range(bound + 1))]
        largest = 0
        for m in range(1, bound + 1):
            step = gaps[m] - gaps[m - 1]
            yield Case(f"k = {k}, m = {m}", True, step - k in steps, f"the gap grows by {step}")
            if m > 1:
                largest = max(largest, gaps[m - 2])
                far = gaps[m] - largest >= least * k
                yield Case(f"k = {k}, m = {m}, m - n > 1", True, far)


@SECTION.claim(
    "thm-3/proof-type-2",
    "Type II joins no two P-positions",
    bound=200,
    unit="m",
    proof="learn/continued-fractions/#part-1",
    uses=["sec-3-gaps"],
    perturbed=[{"wider": 1}, {"crossed": (1, -1)}],
)
def thm_3_type_2(bound: int, wider: int = 0, crossed: tuple[int, int] = (1, 1)) -> Iterator[Case]:
    r"""Part I of the proof: for $m>n \ge 0$ no move of Type II leads from $(a_m,b_m)$ to
    $(a_n,b_n)$, as the numbers that are taken from the heaps differ by $k$ at least.

    The text compares gaps: $(a_n,b_n)$ is reached in this order of heaps by numbers that differ by
    $\Delta(m,n) \ge k$. It does not say that the pair may be reached in the other order too, as
    $(b_n,a_n)$. Then the numbers are $s=a_m-b_n$ and $t=b_m-a_n$, and $t-s=\delta_m+\delta_n$,
    which is at least $k$ as $\delta_m \ge \delta_1=k$. So the step is true, and half of it is left
    to the reader. Both differences are computed from exact floors, for $k$ from 1 to 8 and all
    $n<m$ up to the bound; that both numbers are positive is not even asked for.
    """
    for k in range(1, 9):
        pairs = [pair(k, n) for n in range(bound + 1)]
        for m, (a, b) in enumerate(pairs):
            for n, (low, high) in enumerate(pairs[:m]):
                at, gaps = (f"k = {k}, m = {m}, n = {n}"), (b - a, high - low)
                straight, across = (b - high) - (a - low), (b - low) - (a - high)
                yield Case(at, True, straight >= k + wider, f"the numbers differ by {straight}")
                said = crossed[0] * gaps[0] + crossed[1] * gaps[1]
                yield Case((at, "crosswise"), (said, True), (across, across >= k + wider))


def _nearest(gaps: list[int], gap: int, j: int, most: int) -> list[int]:
    """Return the numbers up to *most* of the nearest gaps; gaps[j] is the last up to *gap*."""
    low, high = min(j, most), min(j + 1, most)
    below, above = abs(gaps[low] - gap), abs(gaps[high] - gap)
    if low == high or below < above:
        return [low]
    return [high] if above < below else [low, high]


def _part_two(
    bound: int, below: bool, moves: tuple[Position, Position], narrower: int
) -> Iterator[Case]:
    """Make the diagonal moves of Section 3, part II, from every position that it gives them for.

    With *below*, only P-positions that lie below (x, y) in both heaps count. There is a case for
    each x, the number of y that are served, and before it one for each y that is not.
    """
    for k in range(1, 11):
        pairs = [pair(k, n) for n in range(bound + 1)]
        upper = {b for _, b in pairs}
        gaps = [b - a for a, b in pairs]
        for n in range(1, bound + 1):
            (x, b), before = pairs[n], pairs[n - 1]
            j = last = asked = served = 0  # j: the last gap up to y - x; last: the last pair
            for y in range(x, b - 1):
                j += gaps[j + 1] <= y - x
                while last + 1 < n and pairs[last + 1][1] < y:
                    last += 1
                if y in upper:
                    continue
                near = _nearest(gaps, y - x, j, last if below else n - 1)
                legal = [
                    x > pairs[i][0] and y > pairs[i][1] and abs(gaps[i] - (y - x)) < k - narrower
                    for i in near
                ]
                asked += 1
                if all(legal) if below else any(legal):
                    served += 1
                    continue
                (p, q), goals = pairs[near[-1]], " or ".join(str(pairs[i]) for i in near)
                why = f"of the gaps {', '.join(map(str, gaps[:n]))} the nearest to y - x = "
                why += f"{y - x} is {q - p}, the gap of ({p}, {q}), and to get there one would "
                why += f"have to take {x - p} from x and {y - q} from y"
                said = f"a diagonal move to {goals}"
                yield Case(f"k = {k}, (x, y) = ({x}, {y})", said, "no such move", why)
            yield Case(f"k = {k}, x = {x}", asked, served)
            (s, t), (s1, t1) = ((s, k + t) for s, t in moves)
            if x - before[0] == 2:
                yield Case(f"k = {k}, n = {n}", (before, True), ((x - s, b - 1 - t), t - s < k))
            if b - before[1] == k + 1:
                yield Case(f"k = {k}, n = {n}", (before, True), ((x - s1, b - 1 - t1), t1 - s1 < k))


@SECTION.claim(
    "sec-3-diagonal",
    "The diagonal moves of part II",
    bound=250,
    uses=["sec-3-gaps", "lem-17"],
    proof="learn/continued-fractions/#part-2",
    repaired={"below": True},
    kind="claim",
    place="Proof, part II",
)
def sec_3_diagonal(bound: int, below: bool = False) -> Iterator[Case]:
    r"""Part II of the proof of Theorem 3 on diagonal moves (Type II, $|s-t|<k$). First: if $x=a_n$
    and $y \ge x$ is a number of $A$ with $y<b_n-1$, then there is a diagonal move from $(x,y)$ to
    the P-position whose gap $\delta_j$ is nearest to $y-x$. Second: from $(a_n,b_n-1)$ the
    diagonal move $(2,k+1)$, if $a_n=a_{n-1}+2$, or $(1,k)$, if $b_n=b_{n-1}+k+1$, leads to
    $(a_{n-1},b_{n-1})$.

    For $k$ from 1 to 10 and $n$ up to the bound, from exact floors. The word "nearest" is read in
    the authors' favour: only $j<n$ counts, because no move from $(a_n,y)$ leads to a later
    P-position, and where two gaps are equally near, one that serves is enough. (If every $j$
    counted, it would fail at $(2,9)$ for $k=4$.) The second part holds; what fails is the first.
    """
    yield from _part_two(bound, below, ((2, 1), (1, 0)), 0)


@SECTION.corrected(
    "sec-3-diagonal",
    went_wrong=_NEAREST_WENT_WRONG,
    severity="proof step",
    perturbed=[
        {"moves": ((1, 1), (1, 0))},
        {"moves": ((2, 1), (1, 1))},
        {"narrower": 1},
        {"below": False},
    ],
)
def sec_3_diagonal_corrected(
    bound: int,
    below: bool = True,
    moves: tuple[Position, Position] = ((2, 1), (1, 0)),
    narrower: int = 0,
) -> Iterator[Case]:
    r"""First: if $x=a_n$ and $y \ge x$ is a number of $A$ with $y<b_n-1$, then there is a diagonal
    move from $(x,y)$ to the P-position whose gap $\delta_j$ is nearest to $y-x$ among those with
    $a_j<x$ and $b_j<y$. Second: from $(a_n,b_n-1)$ the diagonal move $(2,k+1)$, if
    $a_n=a_{n-1}+2$, or $(1,k)$, if $b_n=b_{n-1}+k+1$, leads to $(a_{n-1},b_{n-1})$.

    For $k$ from 1 to 10 and $n$ up to the bound, from exact floors. Where two gaps are equally
    near, both must serve. For larger $n$ the second part follows from Lemma 17, by which
    $b_n=b_{n-1}+k+2$ if $a_n=a_{n-1}+2$. That these targets are P-positions is Theorem 3.
    """
    yield from _part_two(bound, below, moves, narrower)


SECTION.decided(
    "sec-3-gaps",
    for_each(gaps),
    how="The gaps are differences of floors, and the rest is to the letter.",
    within=WITHIN,
    wrong=[gaps(2, most=0), gaps(2, most=2), gaps(3, most=2)],
)

SECTION.decided(
    "sec-3-diagonal",
    for_each(diagonal),
    how=r"""A gap nearest to $y-x$ differs from it by less than $k$ exactly if some gap does;
    then the move is diagonal, as it takes from both heaps.""",
    within=WITHIN,
    wrong=[diagonal(2, width=1), diagonal(3, moves=(0, 0)), diagonal(2, moves=(1, 1))],
)
