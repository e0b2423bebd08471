"""Spectrum nim and bi-chromatic nim: nim on piles whose tokens have l colours.

As a rule the n-th token from below has the colour n modulo l, where the last colour stands for 0;
in the paper's l-coloured nim any other ``colouring`` will do. In spectrum nim the paper has all
colours shown if l >= k, the number of piles, and else non-empty piles of different colours. But k
piles show k colours at most; so here all are shown if l <= k, and else piles differ. ``show``
overrules that: with ``show=all`` and l > k no position is legal and no move either, as printed.
"""

from collections.abc import Callable
from dataclasses import dataclass

from chromdocs.games.colourings import (
    TURN,
    Colouring,
    Differing,
    SomeColouring,
    colouring,
    read_colouring,
)
from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position, Solution
from chromdocs.games.mb import mb_game
from chromdocs.games.nim import PILES, nim
from chromdocs.games.partners import Partner, two_heap_solution
from chromdocs.games.reason import Reason
from chromdocs.games.telling import many, short
from chromdocs.games.why_pairs import Told
from chromdocs.parameters import Parameter, checked, one_of, whole

ORDER = 4
COLOURS = whole(2)
show_word = one_of("all", "different")
distinct_word = one_of("atmost", "exactly", "atleast")
empty_word = one_of("ignored", "coloured")
TITLES = {"spectrum": "spectrum nim", "bichromatic": "bi-chromatic nim"}


@dataclass(frozen=True)
class Demand:
    """What a move must leave: a test of the colours that piles show, and words for the rule."""

    holds: Callable[[list[str]], bool]  # tells whether piles may show these colours
    words: str  # for the rule
    possible: bool = True  # whether piles can do so at all


def spectrum(
    colours: int = 3,
    piles: int = 2,
    show: str | None = None,
    empty: str = "ignored",
    colouring: SomeColouring = TURN,
) -> Game:
    """Return spectrum nim: the piles always *show* all colours, or different ones.

    An *empty* pile shows no colour, or the last one, as if 0 were the number of its top token.
    The *colouring* is a word of colours that repeats, or a function from a level to a colour.

    >>> list(spectrum(3, 2).options((2, 4)))
    [(0, 4), (2, 0), (2, 1), (2, 3)]
    >>> list(spectrum(2, 2).options((2, 3)))
    [(2, 1)]
    >>> list(spectrum(3, 2, colouring="1,1,2,3").options((2, 3)))
    [(0, 3), (1, 3), (2, 0)]
    """
    usual = "all" if colours <= piles else "different"
    show = checked("spectrum", "show", show_word, show or usual)
    demands = {
        "all": Demand(
            lambda shown: len(set(shown)) == colours,
            f"Always leave each of the {colours} colours on top of some pile",
            possible=colours <= piles,
        ),
        "different": Demand(
            lambda shown: len(set(shown)) == len(shown),
            f"Always leave piles of different colours, out of {colours}",
        ),
    }
    chosen = "" if show == usual else f",show={show}"
    return _game("spectrum", colours, piles, chosen, empty, colouring, demands[show])


def bichromatic(
    colours: int = 3,
    piles: int = 3,
    distinct: str = "atmost",
    empty: str = "ignored",
    colouring: SomeColouring = TURN,
) -> Game:
    """Return bi-chromatic nim: the piles always show at most, exactly or at least two colours.

    >>> list(bichromatic(3, 3, "exactly").options((1, 1, 3)))
    [(0, 1, 3), (1, 0, 3), (1, 1, 2)]
    """
    demands = {
        "atmost": Demand(
            lambda shown: len(set(shown)) <= 2,
            f"Never leave more than two of the {colours} colours on top of piles",
        ),
        "exactly": Demand(
            lambda shown: len(set(shown)) == 2,
            f"Always leave exactly two of the {colours} colours on top of piles",
        ),
        "atleast": Demand(
            lambda shown: len(set(shown)) >= 2,
            f"Always leave two or more of the {colours} colours on top of piles",
        ),
    }
    chosen = checked("bichromatic", "distinct", distinct_word, distinct)
    word = f",distinct={chosen}"
    return _game("bichromatic", colours, piles, word, empty, colouring, demands[chosen])


def _game(
    family: str,
    colours: int,
    piles: int,
    chosen: str,
    empty: str,
    given: SomeColouring,
    demand: Demand,
) -> Game:
    colours = checked(family, "colours", COLOURS, colours)
    piles = checked(family, "piles", PILES, piles)
    is_coloured = checked(family, "empty", empty_word, empty) == "coloured"
    painted = checked(family, "colouring", lambda word: colouring(word, colours), given)

    def colour(pile: int, level: int) -> str:
        return str(painted.of(level))

    def board(position: Position) -> bool:
        return demand.holds([colour(0, heap) for heap in position if heap or is_coloured])

    moves = nim(piles)
    chosen = f"colours={colours},piles={piles}{chosen}" + ",empty=coloured" * is_coloured
    chosen += "" if painted.in_turn else f",colouring={painted.name}"
    empty_shows = f"colour {colour(0, 0)}" if is_coloured else "none"
    solution = None
    if not demand.possible:
        solution = _no_move(colours, piles)
    elif piles == 2:
        solution = _solution(board, is_coloured, painted, f"blackwhite/q-{family}")
    return mb_game(
        moves,
        board,
        name=f"{family}:{chosen}",
        rule=f"{moves.rule} {demand.words}: from below, the tokens of a pile have "
        f"{painted.words}, and the top one shows; an empty pile shows {empty_shows}.",
        title=f"{TITLES[family]} ({chosen})",
        colour=colour,
        solution=solution,
    )


def _no_move(colours: int, piles: int) -> Solution:
    """Return the solution of the game where more colours are asked for than there are piles."""
    reason = f"{many(piles, 'pile')} cannot show {colours} colours, so no move is legal"
    return Solution(
        is_p=lambda position: True,
        move=lambda position: position,  # never asked for: nobody wins by a move
        p_positions=lambda to: iter(()),
        reason=reason,
        claims=("blackwhite/q-spectrum",),
        why=lambda position: Reason((f"{reason[:1].upper()}{reason[1:]}.",)),
    )


def _solution(
    board: Callable[[Position], bool], is_coloured: bool, painted: Colouring, claim: str
) -> Solution:
    """Return the solution on two piles: levels of different colours pair, in turn neighbours.

    If also equal colours are allowed, every move is, and the game is nim.
    """

    def level(n: int) -> str:
        return f"{f'Level {short(n)}' if n else 'An empty pile'} has colour {painted.of(n)}"

    def solved(partner_up_to: Callable[[int], Partner], reason: str, how: str) -> Solution:
        claims = (claim,) if painted.in_turn else ()
        return two_heap_solution(
            partner_up_to,
            reason,
            *claims,
            told=Told("pile", how, level, lambda n: str(painted.of(n))),
        )

    if board((1, 1)):
        equal = "Every move is legal, as in nim: a level is its own partner."
        return solved(lambda to: lambda n: n, "every move is legal, as in nim", equal)
    alone = 0 if board((0, 0)) and not is_coloured else None  # the partner of an empty pile
    if not painted.in_turn:
        walk = Differing(painted, first=0 if is_coloured else 1)

        def walked(to: int) -> Partner:
            partner = walk.partner(to)
            return lambda n: partner(n) if n or is_coloured else alone

        how = "each level pairs with the one of another colour that has waited longest"
        return solved(walked, how, f"{how[:1].upper()}{how[1:]}.")
    if is_coloured:
        reason = "each pile with an even number of tokens pairs with the next larger one"
        return solved(lambda to: lambda n: n ^ 1, reason, _NEXT.format(parity="even"))
    reason = "each pile with an odd number of tokens pairs with the next larger one"
    return solved(
        lambda to: lambda n: (n - 1 ^ 1) + 1 if n else alone, reason, _NEXT.format(parity="odd")
    )


_NEXT = "Each {parity} level and the next one have different colours, and are partners."


_SHARED = {
    "colours": Parameter("how many colours", COLOURS),
    "empty": Parameter(
        "whether an empty pile is ignored or has the last colour: ignored, coloured",
        empty_word,
    ),
    "colouring": Parameter(
        "the colours from below: 1 to the last in turn, or a word that repeats, as 1,2,2,3",
        read_colouring,
    ),
}

FAMILY = Family(
    name="spectrum",
    title="spectrum nim",
    paper="blackwhite",
    make=spectrum,
    parameters={
        **_SHARED,
        "piles": Parameter("how many piles", PILES),
        "show": Parameter(
            "all colours, or different ones (all if there are piles enough)", show_word
        ),
    },
    examples=(
        "spectrum:colours=3,piles=2",
        "spectrum:colours=2,piles=3",
        "spectrum:colours=2,piles=3,empty=coloured",
        "spectrum:colours=4,piles=2,colouring=1,1,2,3,4,4",
    ),
    claims=("blackwhite/q-spectrum",),
)

BICHROMATIC = Family(
    name="bichromatic",
    title="bi-chromatic nim",
    paper="blackwhite",
    make=bichromatic,
    parameters={
        **_SHARED,
        "piles": Parameter("how many piles", PILES),
        "distinct": Parameter("atmost, exactly or atleast two colours", distinct_word),
    },
    examples=(
        "bichromatic:colours=3,piles=3,distinct=atmost",
        "bichromatic:colours=3,piles=3,distinct=exactly",
        "bichromatic:colours=3,piles=3,distinct=atleast",
        "bichromatic:colours=3,piles=2,distinct=exactly",
    ),
    claims=("blackwhite/q-bichromatic",),
)
