"""Spectrum nim and bi-chromatic nim: nim on piles whose tokens run through l colours in turn.

The n-th token from below has the colour n modulo l, where the last colour stands for 0. In
spectrum nim the paper has all colours shown if l >= k, the number of piles, and else non-empty
piles of different colours. But k piles show k colours at most; so here all are shown if l <= k,
and else piles differ. ``show`` overrules that.
"""

from collections.abc import Callable
from dataclasses import dataclass

from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position, Solution
from chromdocs.games.mb import mb_game
from chromdocs.games.nim import PILES, nim
from chromdocs.games.partners import Partner, two_heap_solution
from chromdocs.games.telling import short
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


def spectrum(
    colours: int = 3, piles: int = 2, show: str | None = None, empty: str = "ignored"
) -> Game:
    """Return spectrum nim: the piles always *show* all colours, or different ones.

    An *empty* pile shows no colour, or the last one, as if 0 were the number of its top token.

    >>> list(spectrum(3, 2).options((2, 4)))
    [(0, 4), (2, 0), (2, 1), (2, 3)]
    >>> list(spectrum(2, 2).options((2, 3)))
    [(2, 1)]
    """
    usual = "all" if colours <= piles else "different"
    show = checked("spectrum", "show", show_word, show or usual)
    if show == "all" and colours > piles:
        raise ValueError(f"spectrum: piles must be {colours} or more to show all, not {piles}")
    demands = {
        "all": Demand(
            lambda shown: len(set(shown)) == colours,
            f"Always leave each of the {colours} colours on top of some pile",
        ),
        "different": Demand(
            lambda shown: len(set(shown)) == len(shown),
            f"Always leave piles of different colours, out of {colours}",
        ),
    }
    chosen = "" if show == usual else f",show={show}"
    return _game("spectrum", colours, piles, chosen, empty, demands[show])


def bichromatic(
    colours: int = 3, piles: int = 3, distinct: str = "atmost", empty: str = "ignored"
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
    return _game("bichromatic", colours, piles, f",distinct={chosen}", empty, demands[chosen])


def _game(family: str, colours: int, piles: int, chosen: str, empty: str, demand: Demand) -> Game:
    colours = checked(family, "colours", COLOURS, colours)
    piles = checked(family, "piles", PILES, piles)
    is_coloured = checked(family, "empty", empty_word, empty) == "coloured"

    def colour(pile: int, level: int) -> str:
        return str((level - 1) % colours + 1)

    def board(position: Position) -> bool:
        return demand.holds([colour(0, heap) for heap in position if heap or is_coloured])

    moves = nim(piles)
    chosen = f"colours={colours},piles={piles}{chosen}" + ",empty=coloured" * is_coloured
    empty_shows = f"colour {colours}" if is_coloured else "none"
    return mb_game(
        moves,
        board,
        name=f"{family}:{chosen}",
        rule=f"{moves.rule} {demand.words}: from below, the tokens of a pile have the colours 1 to "
        f"{colours} in turn, and the top one shows; an empty pile shows {empty_shows}.",
        title=f"{TITLES[family]} ({chosen})",
        colour=colour,
        solution=_solution(board, is_coloured, colour, f"blackwhite/q-{family}")
        if piles == 2
        else None,
    )


def _solution(
    board: Callable[[Position], bool],
    is_coloured: bool,
    colour: Callable[[int, int], str],
    claim: str,
) -> Solution:
    """Return the solution on two piles: neighbours pair, as their colours differ.

    If also equal colours are allowed, every move is, and the game is nim.
    """

    def solved(partner: Partner, reason: str, how: str) -> Solution:
        def level(n: int) -> str:
            return f"{f'Level {short(n)}' if n else 'An empty pile'} has colour {colour(0, n)}"

        told = Told("pile", how, level, lambda n: colour(0, n))
        return two_heap_solution(lambda to: partner, reason, claim, told=told)

    if board((1, 1)):
        equal = "Every move is legal, as in nim: a level is its own partner."
        return solved(lambda n: n, "every move is legal, as in nim", equal)
    if is_coloured:
        reason = "each pile with an even number of tokens pairs with the next larger one"
        return solved(lambda n: n ^ 1, reason, _NEXT.format(parity="even"))

    def partner(n: int) -> int | None:
        if n == 0:
            return 0 if board((0, 0)) else None
        return (n - 1 ^ 1) + 1

    reason = "each pile with an odd number of tokens pairs with the next larger one"
    return solved(partner, reason, _NEXT.format(parity="odd"))


_NEXT = "Each {parity} level and the next one have different colours, and are partners."


_SHARED = {
    "colours": Parameter("how many colours", COLOURS),
    "empty": Parameter(
        "whether an empty pile is ignored or has the last colour: ignored, coloured",
        empty_word,
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
