r"""Claims of U. Larsson, *Black & white Nim games*.

Section 4: which variations of black & white nim are won as nim is, from the start or once a heap
is empty.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from itertools import combinations_with_replacement, product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.game import Position
from chromdocs.papers.blackwhite.claims.board import colourings, nim_sum, shown
from chromdocs.papers.blackwhite.conventions import LEVELS
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 9
SECTION = Section(PAPER, "Section 4")

ALLOWED, FORBIDDEN = "not-white, last tokens allowed", "not-white, last tokens forbidden"
IGNORED = {  # the variations with empty heaps disregarded: what to leave, what of the last tokens
    ALLOWED: ("not-white", "allowed"),
    FORBIDDEN: ("not-white", "forbidden"),
    "not-monochromatic": ("not-monochromatic", None),
    "white": ("white", None),
    "monochromatic": ("monochromatic", None),
}
BLACK = ("not-monochromatic", "white", "monochromatic")  # those where an empty heap is black


def _agrees(said: Sequence[tuple[Position, bool]]) -> bool:
    """Tell whether outcomes are those of nim."""
    return all(is_p == (nim_sum(position) == 0) for position, is_p in said)


def _numbers_add_up(levels: Sequence[int], piles: int) -> bool:
    """Tell whether the nim-sum of levels is 0 exactly where that of their numbers is."""
    numbered = combinations_with_replacement(enumerate(levels), piles)
    return all(
        (nim_sum(i for i, _ in chosen) == 0) == (nim_sum(level for _, level in chosen) == 0)
        for chosen in numbered
    )


def _spoils(black: Set[int], piles: int, to: int) -> bool:
    """Tell whether white or empty heaps beside a black one make nim's winning move illegal."""
    white = [n for n in range(to + 1) if n not in black]
    for heaps in combinations_with_replacement(white, piles - 1):
        left = nim_sum(heaps)
        for z in black if left in white and any(heaps) else ():
            leading = 1 << (left ^ z).bit_length() - 1
            if z > left and not any(heap & leading for heap in heaps):
                return True
    return False


def _said(name: str, empty: str, black: Set[int], piles: int, to: int, less: int) -> bool:
    """Tell whether the answer calls the game nim, as far as heaps up to *to* show it."""
    white = [n for n in range(LEVELS.first, to + 1) if n not in black]
    if name == ALLOWED:
        return not _spoils(black, piles, to)
    if name == FORBIDDEN:
        return not black
    if name == "not-monochromatic":
        return not white or (empty == "ignored" and not black)
    number_white = white if empty == "black" and less else [0, *white]
    return _numbers_add_up(number_white, piles) and (
        name == "white" or _numbers_add_up([0, *sorted(black)], piles)
    )


@SECTION.claim(
    "q-nim-variants",
    "Which S give nim's strategy in the variations",
    bound=6,
    unit="heaps of",
    uses=["q-nim-equivalent", "q-empty-ignored", "q-monochromatic", "q-must"],
    proof="learn/black-and-white-nim/#nim-variants",
    perturbed=[{"less": 0}, {"two": False}, {"lowest": 2}, {"mixed": 7}, {"three_too": True}],
    place="Open problem",
)
def q_nim_variants(
    bound: int,
    solve: Solve,
    less: int = 1,
    two: bool = True,
    lowest: int = 1,
    mixed: int = 6,
    three_too: bool = False,
) -> Iterator[Case]:
    r"""For which $S$ do the variations have the winning strategy of nim, among the positions that a
    move may leave? Our answer, for $k \ge 2$ heaps. (a) Not all remaining heaps white: if $k=2$, no
    black level lies above a white one; if $k \ge 3$, $S$ is empty or all levels. If the last tokens
    may not be taken, only the empty $S$. (b) Not all in one colour: only where no position may be
    left at all. (c) All white, or all in one colour: if $k=2$, every $S$; if $k \ge 3$, those for
    which the nim-sum of $k$ levels of a colour is 0 exactly if that of their numbers is. For (c)
    and infinitely many white levels, empty heaps disregarded, that means: the nim-sum of two white
    levels is white or 0. So, empty heaps disregarded, all in one colour is nim for $k \ge 3$
    exactly if $S$ is empty or all. If empty heaps are black, it is nim also for even $k$ and all
    even levels black.

    Where empty heaps are disregarded, or black, the numbers are those of the answer on “must”: the
    lowest white level has the number 1, or 0. Every variation is solved for every $S \subseteq
    \{1,\dots,n\}$ with heaps up to $n$, on two heaps for $n$ up to the bound, on three up to 5 and
    on four up to 3, and the outcomes are compared with nim-sums. The answer is taken as far as
    levels up to $n$ show it. For $S=\{1,\dots,m\}$ and even $x > m$ nim's move from $(1,x,x)$ is
    not legal, and this is a P-position; it is looked up for $m$ up to 5. All in one colour, empty
    heaps disregarded, is solved on three heaps of up to 8: every $S$ that has some of the levels 1
    to 6 and not all of them parts from nim there, and the two with one colour do not. With empty
    heaps black the even levels are tried, on three heaps and on four.
    """
    variations = [(name, "ignored") for name in IGNORED] + [(name, "black") for name in BLACK]
    for piles, most in ((2, bound), (3, 5), (4, 3)):
        to = min(bound, most)
        for (name, empty), black in product(variations, colourings(to)):
            leave, last = IGNORED[name]
            played = blackwhite(black, piles=piles, leave=leave, empty=empty, last=last)
            found = _agrees(list(solve(played).outcomes(to)))
            said = _said(name, empty, black, piles, to, less)
            at = (f"{piles} heaps", name, f"empty {empty}", shown(black))
            yield Case(at, said, found)
            if piles == 2 and name in ("white", "monochromatic"):
                yield Case((*at, "every S"), two, found)
    for m in range(1, 6):
        black, white = frozenset(range(1, m + 1)), m + 2 - m % 2
        solver = solve(blackwhite(black, piles=3, empty="ignored", last="allowed"))
        position = (lowest, white, white)
        yield Case((shown(black), position, "not all white"), "P", solver.outcome(position))
    to = min(bound + 4, 10)
    for words, white in (("even", 2), ("divisible by 4", 4)):
        black = frozenset(n for n in range(LEVELS.first, to + 1) if n % white)
        outcomes = solve(blackwhite(black, piles=3, empty="ignored", leave="white")).outcomes(to)
        yield Case(f"3 heaps, all white, white levels {words}", True, _agrees(list(outcomes)))
    for black in colourings(8):
        colours = {level in black for level in range(LEVELS.first, mixed + 1)}
        if len(colours) == 2 or len(black) in (0, 8):
            played = blackwhite(black, piles=3, leave="monochromatic", empty="ignored")
            found = _agrees(list(solve(played).outcomes(8)))
            yield Case(("3 heaps, all in one colour", shown(black)), len(colours) == 1, found)
    for piles in (3, 4):
        played = blackwhite({2, 4, 6}, piles=piles, leave="monochromatic")
        found = _agrees(list(solve(played).outcomes(6)))
        words = f"{piles} heaps, all in one colour, empty black, even levels black"
        yield Case(words, piles % 2 == 0 or three_too, found)


def _reverts(solve: Solve, name: str, piles: int, to: int) -> bool:
    """Tell whether, for every S up to *to*, positions with one empty heap are won as in nim."""
    for black in colourings(to):
        leave, last = IGNORED[name]
        played = blackwhite(black, piles=piles, leave=leave, empty="ignored", last=last)
        outcomes = solve(played).outcomes(to)
        if not _agrees([(p, is_p) for p, is_p in outcomes if p.count(0) == 1]):
            return False
    return True


REVERTS: Mapping[str, int] = {ALLOWED: 2, "white": 3, "monochromatic": 3}


@SECTION.claim(
    "sec-4-revert",
    "The variations do not turn into nim",
    bound=4,
    unit="heaps of",
    kind="remark",
    place="Remark on the variations",
    uses=["sec-1-empty"],
    proof="learn/black-and-white-nim/#revert",
    perturbed=[{"up_to": {}}, {"up_to": {**REVERTS, "white": 4}}],
)
def sec_4_revert(bound: int, solve: Solve, up_to: Mapping[str, int] = REVERTS) -> Iterator[Case]:
    r"""If empty heaps are disregarded, the winning strategy of the variations does not become that
    of nim as soon as one of the $k$ heaps is empty.

    The sentence is about the variations as such, for which neither $k$ nor $S$ is chosen. So that
    it does not is taken to mean: with heaps enough, there is an $S$ for which an outcome differs
    from nim's. With few heaps play may turn into nim for every $S$, and where it does is checked
    too: if all remaining heaps must be white, or must have one colour, for $k \le 3$, as two heaps
    then keep their one colour; and if not all may be white and the last tokens may be taken, for
    $k=2$, as a single heap is taken whole. For $k=4$ there is no variation in which it does. Every
    $S \subseteq \{1,\dots,n\}$ is tried with heaps up to $n$, the bound, for $k=2,3,4$: positions
    with exactly one empty heap are solved from the rules and compared with nim-sum 0. Of the first
    variation both readings are tried, that the last tokens may be taken and that they may not. The
    chapter has the sets for all $k \ge 4$.
    """
    for piles in (2, 3, 4):
        for name in IGNORED:
            if (name, piles) == ("not-monochromatic", 2):
                continue  # a single heap is in one colour, so no heap is ever emptied
            to = bound if piles < 4 else min(bound, 4)
            said = "nim" if piles <= up_to.get(name, 0) else "not nim"
            found = "nim" if _reverts(solve, name, piles, to) else "not nim"
            yield Case(f"{piles} heaps, one of them empty, rule: {name}", said, found)
