r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Section 1: what Remark 7 asks.
"""

from collections.abc import Iterable, Iterator
from itertools import count, takewhile

from chromdocs.claims.claim import Case, Section
from chromdocs.games.complementary import Candidates
from chromdocs.games.game import Position
from chromdocs.games.greedy import base, greedy_moves
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.conventions import NATURALS
from chromdocs.papers.fractions.paper import PAPER

ORDER = 17
SECTION = Section(PAPER, "Section 1")
LOWER, BESIDE, OTHER = "(a_n, b_n - 1)", "(a_n + 1, b_n - 1)", "another"


def _shapes(moves: list[Position], pairs: Iterable[Position]) -> set[str]:
    """Say where the moves lie, as seen from the pairs."""
    known = set(pairs)

    def shape(s: int, t: int) -> str:
        if (s, t + 1) in known:
            return LOWER
        return BESIDE if (s - 1, t + 1) in known else OTHER

    return {shape(s, t) for s, t in moves if s <= t}


@SECTION.claim(
    "q-greedy",
    "For which other sequences is the greedy rule simple?",
    bound=300,
    unit="heaps of",
    place="After Remark 7",
    proof="none",
    uses=["rem-7", "beyond/two-letters", "beyond/greedy-game"],
    perturbed=[{"narrow": 1}, {"least": 2}],
)
def q_greedy(bound: int, narrow: int = 0, least: int = 4) -> Iterator[Case]:
    r"""For which other complementary Beatty sequences does a similar greedy algorithm give moves
    with a closed formula? Answered in part: for $\alpha=[1;k,m,k,m,\dots]$ where $m$ divides $k$,
    begun with $k$-Wythoff nim, the moves are $(a_x,b_x-1)$, where $x$ runs through $k-m$ sequences
    with a linear recurrence; the chapter has the proof. In general it is open. If $m$ does not
    divide $k \ge 4$, begun with $(k-1)$-Wythoff nim, all moves found are $(a_n,b_n-1)$ or
    $(a_n+1,b_n-1)$, but we know no formula for the $n$; for $k \le 3$ most are of neither shape.

    For all $k, m \le 7$ the greedy rule is run on all positions up to the bound, and the moves that
    it adjoins are compared with the pairs.
    """
    for k in range(1, 8):
        for m in range(1, 8):
            divides = k % m == 0
            if not divides and k < least:
                continue
            number = real(ContinuedFraction((1,), (k, m)).value())
            beta = (1 - number.inverse()).inverse()
            terms = ((number.floor_times(n), beta.floor_times(n)) for n in count(NATURALS.first))
            pairs = takewhile(lambda pair: pair[1] <= bound + 1, terms)
            begun = base(k - narrow if divides else k - 1)
            found = _shapes(greedy_moves(Candidates(number), begun.moves, bound), pairs)
            said = {LOWER} if divides else {LOWER, BESIDE}
            yield Case(f"[1; ({k}, {m})], {begun.name}", True, found <= said, f"{sorted(found)}")
