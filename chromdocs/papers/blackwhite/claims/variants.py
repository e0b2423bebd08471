r"""Claims of U. Larsson, *Black & white Nim games*.

Section 4, the open problems about other rules for what a move must leave.
"""

from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from itertools import product
from operator import xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.games.levels import beatty_levels, levels
from chromdocs.papers.blackwhite.claims import formulas
from chromdocs.papers.blackwhite.claims.board import p_positions, played, queue, symmetric
from chromdocs.papers.blackwhite.conventions import LEVELS
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "Section 4")

SETS = ("black=evil", "black=odious", "black=dopey", "black=2,5,6", "beta=3", "beta=7/3")
GOLDEN = "beta=(3+sqrt(5))/2"
ZERO_WAITS = {"forbidden": True, "allowed": False}  # by what is said of the last tokens


def _black(name: str, bound: int) -> list[int]:
    """Return the black levels up to *bound*."""
    key, _, value = name.partition("=")
    chosen = levels(value) if key == "black" else beatty_levels(value)
    return [n for n in range(LEVELS.first, bound + 1) if chosen.contains(n)]


@SECTION.claim(
    "q-empty-ignored",
    "Empty heaps disregarded, on two piles",
    bound=200,
    unit="heaps of",
    perturbed=[
        {"zero_waits": {"forbidden": False, "allowed": False}},
        {"zero_waits": {"forbidden": True, "allowed": True}},
        {"longest": False},
    ],
    proof="learn/black-and-white-nim/#empty-ignored",
    place="Open problem",
)
def q_empty_ignored(
    bound: int,
    solve: Solve,
    zero_waits: Mapping[str, bool] = ZERO_WAITS,
    longest: bool = True,
) -> Iterator[Case]:
    r"""What are the P-positions on two piles if empty heaps are disregarded, so that no move may
    leave all remaining heaps white? Our answer: walk up the levels; a white level waits, and a
    black one pairs with the white one that has waited longest, or with itself if none waits; these
    pairs are the P-positions. If the last tokens may be taken, 0 pairs with itself, and the
    P-positions are those of black & white nim. If they may not, 0 waits like a white level, and the
    pairs change.

    Whether the last tokens may be taken is not clear: to the letter all heaps that remain are then
    white, as there are none, so the move is not allowed. Both readings are checked, for seven sets
    $S$: the P-positions on the board are found from the definition, with heaps up to the bound, and
    by the solver with heaps up to 12. The argument for black & white nim carries over to every $S$.
    On more piles the question is open, see there.
    """
    for name in (*SETS, GOLDEN):
        black = set(_black(name, bound))
        for last, waits in zero_waits.items():
            said = queue(black, bound, zero_waits=waits, longest=longest)

            def board(position: Position, black: set[int] = black, last: str = last) -> bool:
                return not black.isdisjoint(position) or (not any(position) and last == "allowed")

            at = f"blackwhite:{name},empty=ignored,last={last}"
            yield Case(at, said, p_positions(bound, 2, board))
            yield from played(solve, at, said, bound)


@SECTION.claim(
    "q-monochromatic",
    "Monochromatic in place of white, on two piles",
    bound=200,
    unit="heaps of",
    proof="learn/black-and-white-nim/#monochromatic",
    perturbed=[{"zero_is_black": False}, {"shift": 1}],
    place="Open problem",
)
def q_monochromatic(
    bound: int, solve: Solve, zero_is_black: bool = True, shift: int = 0
) -> Iterator[Case]:
    r"""What are the P-positions on two piles if no move may leave all heaps in one colour? Our
    answer: the $n$-th white level with the $n$-th black one, $n \ge 1$. If an empty heap is black,
    0 counts as the first black level; if empty heaps are disregarded, it does not count.

    The reason: one pile stays white and one black, so this is nim with the levels of each colour
    numbered. With empty heaps disregarded and $S=\{\lfloor\beta n\rfloor\}$, any irrational $\beta
    > 1$, the P-positions are therefore $(\lfloor\alpha n\rfloor, \lfloor\beta n\rfloor)$; here
    $\beta > 2$ is not needed. Checked for seven sets $S$: the P-positions on the board are found
    from the definition, with heaps up to the bound, and by the solver with heaps up to 12. A single
    heap that remains is in one colour, so a move never empties a heap if empty ones are
    disregarded; whether the last tokens may be taken is then no matter. On more piles the question
    is open, see there.
    """
    for name in (*SETS, GOLDEN):
        black = _black(name, bound)
        white = sorted({*range(LEVELS.first, bound + 1)} - {*black})
        for empty in ("black", "ignored"):
            numbered = [0, *black] if empty == "black" and zero_is_black else black
            shown = {0, *black} if empty == "black" else {*black}

            def board(position: Position, shown: set[int] = shown) -> bool:
                return len({heap in shown for heap in position if heap or 0 in shown}) == 2

            said = symmetric(zip(white[shift:], numbered, strict=False))
            at = f"blackwhite:{name},leave=not-monochromatic,empty={empty}"
            yield Case(at, said, p_positions(bound, 2, board))
            yield from played(solve, at, said, bound)


@SECTION.claim(
    "q-must",
    "‘Must’ in place of ‘may not’",
    bound=12,
    unit="heaps of",
    proof="learn/black-and-white-nim/#must",
    perturbed=[{"first": 0}, {"total": 1}, {"ranked": False}, {"piles": (1,)}],
    place="Open problem",
)
def q_must(
    bound: int,
    solve: Solve,
    first: int = 1,
    total: int = 0,
    ranked: bool = True,
    piles: Sequence[int] = (2, 3, 4),
) -> Iterator[Case]:
    r"""What are the P-positions if every move must leave all heaps white, or all in one colour? Our
    answer: on $k \ge 2$ heaps this is nim with the levels numbered. Give the $i$-th level of a
    colour the number $i$ and an empty heap the number 0; a position where all heaps have one colour
    is a P-position exactly if the nim-sum of these numbers is 0. If an empty heap is black, it
    cannot stand among white ones: the numbers of white levels are then $i-1$.

    The reason: as long as two piles are left, each keeps its colour. On one heap it fails: where an
    empty heap is black, the lowest white level can be lowered to 0. Checked by the solver for both
    rules, for empty heaps black and disregarded, for three sets $S$ and for two, three and four
    piles, with heaps up to the bound, on four up to 6. Taking the last tokens leaves no heap that
    is not white, so it is allowed. Positions that no move may leave, where play could only start,
    are not looked at.
    """

    def said(position: Position, black: list[int], empty: str) -> bool:
        numbers = []
        for heap in position:
            among = bisect_right(black, heap)
            is_white = heap and heap not in black
            if not ranked:
                numbers.append(heap)
            elif is_white:
                numbers.append(heap - among - (first if empty == "black" else 0))
            else:
                numbers.append(among)
        return reduce(xor, numbers) == total

    for name in ("black=evil", "beta=3", "black=2,5,6"):
        black = _black(name, bound)
        for leave, empty, k in product(("white", "monochromatic"), ("black", "ignored"), piles):
            at = f"blackwhite:{name},piles={k},leave={leave},empty={empty}"
            for position, is_p in solve(game(at)).outcomes(bound if k < 4 else min(bound, 6)):
                yield Case((at, position), said(position, black, empty), is_p)


SOME = "x >= 1 and evil(x)"  # an empty heap has no colour, or is not counted
FIRST = "odious(x) and evil(y) and y // 2 = x // 2"  # 0 is the first evil number
WAITING = "x = 0 and y = 3 or odious(x) and evil(y) and y // 2 = x // 2 + 2"
ANY = "x = 0 and y = 0 or black(x) or black(y)"
SECTION.decided(
    "q-empty-ignored",
    {
        "last tokens allowed": formulas.solved(SOME, formulas.EVIL_PAIR, ANY),
        "last tokens forbidden": formulas.solved(SOME, WAITING, zero="false"),
    },
    how=f"""
    {formulas.RULED}. Of the odious levels the $i$-th goes with the $i$-th evil one; if 0 waits too,
    with the next.
    """,
    wrong=[
        formulas.solved(SOME, WAITING, ANY),
        formulas.solved(SOME, formulas.EVIL_PAIR, zero="false"),
        formulas.solved(SOME, FIRST, ANY),
    ],
    within="S evil",
)
MIXED = "not (black(x) iff black(y))"
SECTION.decided(
    "q-monochromatic",
    {
        "S evil, empty black": formulas.solved(formulas.EVIL, FIRST, MIXED, zero="false"),
        "S evil, empty ignored": formulas.solved(
            formulas.EVIL, formulas.EVIL_PAIR, f"x >= 1 and y >= 1 and {MIXED}", zero="false"
        ),
        "β = (3+√5)/2, empty ignored": formulas.solved(
            *formulas.beatty("(3+sqrt(5))/2"), f"x >= 1 and y >= 1 and {MIXED}", zero="false"
        ),
        "β = (1+√5)/2, empty ignored": formulas.solved(
            *formulas.beatty("(1+sqrt(5))/2"), f"x >= 1 and y >= 1 and {MIXED}", zero="false"
        ),
    },
    how=f"{formulas.RULED}, and the pairs of the $n$-th white level and the $n$-th black one.",
    wrong=[
        formulas.solved(formulas.EVIL, formulas.EVIL_PAIR, MIXED, zero="false"),
        formulas.solved(formulas.EVIL, FIRST, f"x >= 1 and y >= 1 and {MIXED}", zero="false"),
    ],
    within="S evil; β = (3+√5)/2, (1+√5)/2 with empty heaps disregarded",
)
WHITE, ALIKE = "not black(x) and not black(y)", "black(x) iff black(y)"
SAME = f"x = 0 or y = 0 or ({ALIKE})"  # an empty heap is disregarded
MUST = {
    "white, empty black": (formulas.EVIL, "x = y and not black(x)", WHITE),
    "white, empty ignored": (SOME, "x = y and not black(x)", WHITE),
    "one colour, empty black": (formulas.EVIL, "x = y", ALIKE),
    "one colour, empty ignored": (SOME, "x = y", SAME),
}
SECTION.decided(
    "q-must",
    {name: formulas.solved(*rules, zero="false") for name, rules in MUST.items()},
    how=f"{formulas.RULED}. On two piles of one colour the numbers have nim-sum 0 if $x=y$.",
    wrong=[
        formulas.solved(formulas.EVIL, "x = y + 1", ALIKE, zero="false"),
        formulas.solved(formulas.EVIL, "x = y", WHITE, zero="false"),
    ],
    within="two piles, S evil",
)
