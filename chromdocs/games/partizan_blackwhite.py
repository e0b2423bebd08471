"""Partizan black & white nim: Left always leaves a white pile, and Right a black one."""

from chromdocs.games.family import Family
from chromdocs.games.game import Options, Partizan, Position
from chromdocs.games.levels import NAMED, SomeLevels, beatty_levels, levels
from chromdocs.games.nim import PILES, nim
from chromdocs.games.pile_colours import (
    SomeBeta,
    black_levels,
    colour_rule,
    empty_word,
    pile_colours,
)
from chromdocs.parameters import Parameter, checked

ORDER = 3


def partizan_blackwhite(
    black: SomeLevels | None = None,
    beta: SomeBeta | None = None,
    piles: int = 2,
    empty: str = "black",
) -> Partizan:
    """Return partizan black & white nim: S is *black*, or the floors of *beta* times n.

    If an *empty* pile is black, Right wins as soon as there is a token: Right can always empty a
    pile, and Left never takes the last token. If it is ignored, then from two tokens on the owner
    of the colour of level 1 wins: the other one leaves a pile of two or more, to be lowered to 1.

    >>> game = partizan_blackwhite({2})
    >>> list(game.options((1, 2))), list(game.right((1, 2)))
    ([(1, 0), (1, 1)], [(0, 2), (1, 0)])
    """
    family = "partizan-blackwhite"
    if black is not None:
        black = checked(family, "black", levels, black)
    name, sets = black_levels(family, black, beta)
    heaps = checked(family, "piles", PILES, piles)
    ignored = checked(family, "empty", empty_word, empty) == "ignored"
    colours = pile_colours(sets, heaps)
    moves = nim(heaps)

    def leaving(wanted: str) -> Options:
        def shows(position: Position) -> bool:
            tops = zip(colours, position, strict=True)
            return any(colour(heap) == wanted for colour, heap in tops if heap or not ignored)

        return lambda position: filter(shows, moves.options(position))

    chosen = (
        name + (f",piles={heaps}" if heaps != 2 else "") + (",empty=ignored" if ignored else "")
    )
    return Partizan(
        name=f"{family}:{chosen}",
        rule=f"{moves.rule} After Left's move some pile must be white, after Right's some pile "
        f"black: {colour_rule(sets)}; an empty pile {'has no colour' if ignored else 'is black'}.",
        title=f"partizan black & white nim ({chosen})",
        heaps=heaps,
        options=leaving("white"),
        right=leaving("black"),
        colour=lambda pile, level: colours[pile](level),
        symmetric=True,
    )


FAMILY = Family(
    name="partizan-blackwhite",
    title="partizan black & white nim",
    paper="blackwhite",
    make=partizan_blackwhite,
    parameters={
        "black": Parameter(
            f"the black levels: {', '.join(NAMED)}, a list as 1,3,4, or a word as xoo",
            levels,
        ),
        "beta": Parameter(
            "black levels are the floors of beta·n; a number such as 3, 7/3, (3+sqrt(5))/2",
            beatty_levels,
        ),
        "piles": Parameter("how many piles", PILES),
        "empty": Parameter("what an empty pile is: black, ignored", empty_word),
    },
    examples=(
        "partizan-blackwhite:beta=(3+sqrt(5))/2",
        "partizan-blackwhite:beta=3",
        "partizan-blackwhite:beta=3,empty=ignored",
        "partizan-blackwhite:black=evil,piles=3,empty=ignored",
    ),
    claims=("blackwhite/q-partizan",),
)
