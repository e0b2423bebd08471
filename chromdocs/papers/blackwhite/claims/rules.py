r"""Claims of U. Larsson, *Black & white Nim games*, 31 August 2011.

Sections 1 to 3: the rules, examples of them, and two notions of invariance.
"""

from collections.abc import Callable, Iterator
from functools import reduce
from itertools import combinations
from operator import xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.game import Game, Position
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 1
SECTION = Section(PAPER, "Section 1")

SMALLEST = 4  # every set of black levels up to here is tried

Combine = Callable[[Position], int]


def _nim_sum(position: Position) -> int:
    return reduce(xor, position)


def _nim_moves(position: Position) -> Iterator[Position]:
    """Yield what the moves of nim leave."""
    for i, heap in enumerate(position):
        for left in range(heap):
            yield (*position[:i], left, *position[i + 1 :])


def _small_games(heaps: int, empty: str = "black") -> Iterator[tuple[frozenset[int], Game]]:
    """Yield every set of black levels up to `SMALLEST`, and the game with it."""
    levels = range(1, SMALLEST + 1)
    for size in range(SMALLEST + 1):
        for black in map(frozenset, combinations(levels, size)):
            yield black, blackwhite(black, piles=heaps, empty=empty)


def _shown(black: frozenset[int]) -> str:
    return f"S = {{{', '.join(map(str, sorted(black)))}}}"


def _positions(heaps: int, top: int) -> Iterator[Position]:
    """Yield every position with ascending heaps up to *top*, legal or not."""
    if heaps == 0:
        yield ()
        return
    for below in _positions(heaps - 1, top):
        yield from ((*below, heap) for heap in range(below[-1] if below else 0, top + 1))


def _boxes(position: Position) -> Iterator[Position]:
    """Yield every vector between 0 and *position*."""
    if not position:
        yield ()
        return
    for below in _boxes(position[:-1]):
        yield from ((*below, heap) for heap in range(position[-1] + 1))


@SECTION.claim(
    "sec-1-example",
    "Heaps of one, two and three with S = {2}",
    kind="example",
    place="First examples",
    perturbed=[
        {"black": (1,)},
        {"tokens": ("W", "WB", "WBB")},
        {"heaps": ("white", "black", "black")},
        {"forbidden": (1, 0, 3)},
        {"second": ("white", "black")},
        {"legal": ((0, 0),)},
    ],
)
def sec_1_example(
    black: tuple[int, ...] = (2,),
    tokens: tuple[str, ...] = ("W", "WB", "WBW"),
    heaps: tuple[str, ...] = ("white", "black", "white"),
    forbidden: Position = (1, 1, 3),
    second: tuple[str, ...] = ("black", "black"),
    legal: tuple[Position, ...] = ((0, 0), (0, 1)),
) -> Iterator[Case]:
    r"""Let $S=\{2\}$. Of heaps of one, two and three tokens, the first is a white token, the second
    a white one below a black one, the third a black one between two white ones. The first and the
    third heap are white, the second is black. From $(1,2,3)$ every nim move is legal but the one
    that takes one token from the second heap. From an empty heap and one of two tokens, both black,
    both nim moves are legal.

    Colours of tokens and heaps, and the options of both positions, as the library's game has them.
    """
    three, two = blackwhite(set(black), piles=3), blackwhite(set(black), piles=2)
    assert three.colour is not None  # this game has colours
    for pile in range(3):
        letters = [three.colour(pile, level)[0].upper() for level in range(1, pile + 2)]
        yield Case(("tokens of heap", pile + 1), tokens[pile], "".join(letters))
        yield Case(("heap", pile + 1), heaps[pile], three.colour(pile, pile + 1))
    allowed = set(_nim_moves((1, 2, 3))) - {forbidden}
    yield Case("options of (1, 2, 3)", allowed, set(three.options((1, 2, 3))))
    yield Case("heaps of (0, 2)", second, (three.colour(0, 0), three.colour(1, 2)))
    yield Case("options of (0, 2)", set(legal), set(two.options((0, 2))))


@SECTION.claim(
    "sec-1-empty",
    "One empty heap makes it nim",
    bound=5,
    unit="heaps of",
    kind="remark",
    place="Remark on empty heaps",
    perturbed=[{"combine": sum}, {"empties": 0}, {"empty": "ignored"}],
)
def sec_1_empty(
    bound: int,
    solve: Solve,
    combine: Combine = _nim_sum,
    empties: int = 1,
    empty: str = "black",
) -> Iterator[Case]:
    r"""If at least one of $k$ heaps is empty, every nim move on the others is legal, whatever the
    colouring, and the P-positions on the others are those of nim.

    For $k$ from 2 to 4 and every $S \subseteq \{1,2,3,4\}$: the options of each position with an
    empty heap, heaps up to the bound (4 at most if $k = 4$), are those of nim, and it is a
    P-position exactly when the nim-sum is 0 (Bouton). Outcomes are found from the rules.
    """
    for heaps in (2, 3, 4):
        for black, played in _small_games(heaps, empty):
            for position, is_p in solve(played).outcomes(bound if heaps < 4 else min(bound, 4)):
                if position.count(0) < empties:
                    continue
                at = f"{position}, {_shown(black)}"
                moves = set(_nim_moves(position))
                yield Case(f"options of {at}", moves, set(played.options(position)))
                yield Case(at, combine(position) == 0, is_p)


@SECTION.claim(
    "sec-2-start",
    "There is always a legal move",
    bound=6,
    unit="heaps of",
    kind="remark",
    place="Remark on starting positions",
    section="Section 2",
    perturbed=[{"left": 1}, {"empty": "ignored"}],
)
def sec_2_start(bound: int, left: int = 0, empty: str = "black") -> Iterator[Case]:
    r"""From every position that is not terminal, a start in which all heaps are white included,
    there is a legal move: for example, to take all tokens of any heap that is not empty.

    For one, two and three heaps up to the bound, and every $S \subseteq \{1,2,3,4\}$, each such
    move is looked up among the options. The sentence in our copy speaks of a position that "is not
    a starting position"; as all positions are checked, legal or not, nothing hangs on these words.
    """
    for heaps in (1, 2, 3):
        for black, played in _small_games(heaps, empty):
            for position in _positions(heaps, bound):
                options = set(played.options(position))
                for i, heap in enumerate(position):
                    if heap:
                        after = (*position[:i], left, *position[i + 1 :])
                        yield Case(
                            f"{position} to {after}, {_shown(black)}", True, after in options
                        )


@SECTION.claim(
    "prop-1",
    "Heap-size invariance",
    bound=5,
    unit="heaps of",
    section="Section 3",
    perturbed=[{"least": 2}, {"least": 0}, {"colour": "white"}, {"before": True}],
)
def prop_1(
    bound: int, least: int = 1, colour: str = "black", before: bool = False
) -> Iterator[Case]:
    r"""Black & white nim is heap-size invariant: to play by the rules nobody needs to count tokens.
    For all $S$ and $k$, a nim move from a position that is not terminal is legal if and only if at
    least one heap of the position after it is black.

    The second sentence, from the proof, is what is checked: for $k$ from 1 to 3, heaps up to the
    bound and every $S \subseteq \{1,2,3,4\}$, each nim move is looked up among the options. The
    colours after the move decide, read off the top tokens; an empty heap is black.
    """
    for heaps in (1, 2, 3):
        for black, played in _small_games(heaps):
            for position in _positions(heaps, bound):
                options = set(played.options(position))
                for after in _nim_moves(position):
                    looked_at = position if before else after
                    tops = ["black" if h == 0 or h in black else "white" for h in looked_at]
                    at = f"{position} to {after}, {_shown(black)}"
                    yield Case(at, tops.count(colour) >= least, after in options)


@SECTION.claim(
    "prop-2",
    "(M, B)-invariance",
    bound=5,
    unit="heaps of",
    section="Section 3",
    perturbed=[{"zero": False}, {"least": 2}, {"least": 0}, {"heaps_moved": 2}],
)
def prop_2(bound: int, zero: bool = True, least: int = 1, heaps_moved: int = 1) -> Iterator[Case]:
    r"""For all $S$ and $k$, black & white nim on $k$ heaps is $(\mathcal M,\mathcal B)$-invariant:
    its legal moves from $x$ are the $m \in \mathcal M$ with $x \ominus m \in \mathcal B$, where
    $\mathcal M$ is the set of all nim moves, the vectors with one positive entry and zeros
    elsewhere, in any order, and $\mathcal B$ the set of positions with at least one heap size in
    $S \cup \{0\}$.

    For $k$ from 1 to 3, heaps up to the bound and every $S \subseteq \{1,2,3,4\}$: all vectors $m$
    that fit into $x$ are tried, and the positions $x \ominus m$ that pass both tests are compared
    with the options of $x$ by the rules of the game.
    """
    for heaps in (1, 2, 3):
        for black, played in _small_games(heaps):
            board = black | {0} if zero else black
            for position in _positions(heaps, bound):
                said = {
                    after
                    for after in _boxes(position)
                    if 1 <= sum(map(int.__ne__, position, after)) <= heaps_moved
                    and sum(heap in board for heap in after) >= least
                }
                yield Case(f"{position}, {_shown(black)}", said, set(played.options(position)))
