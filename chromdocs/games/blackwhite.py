"""Black & white nim and its variations: nim on piles of black and white tokens.

The n-th token of a pile, from below, is black if n belongs to S. A pile has the colour of its
top token. A move is a move of nim, or of another invariant game, that leaves the right colours:
as a rule, not all piles may be white. Play may start anywhere.
"""

from collections.abc import Callable

from chromdocs.games.blackwhite_solution import known_solution
from chromdocs.games.family import Family
from chromdocs.games.game import Game, Invariant, Position
from chromdocs.games.levels import NAMED, beatty_levels
from chromdocs.games.mb import bracketed, mb_game, other_than_nim
from chromdocs.games.nim import PILES, nim
from chromdocs.games.pile_colours import (
    SomeBeta,
    SomeBlack,
    black_levels,
    black_sets,
    colour_rule,
    empty_word,
    pile_colours,
)
from chromdocs.parameters import Parameter, checked, one_of

ORDER = 2
# what a move must leave: a test of the colours that are shown, and words for the rule
LEAVE: dict[str, tuple[Callable[[set[str]], bool], str]] = {
    "not-white": (lambda shown: "black" in shown, "Never leave every pile white"),
    "not-monochromatic": (lambda shown: len(shown) == 2, "Never leave all piles in one colour"),
    "white": (lambda shown: "black" not in shown, "Always leave every pile white"),
    "monochromatic": (lambda shown: len(shown) < 2, "Always leave all piles in one colour"),
}
leave_word, last_word = one_of(*LEAVE), one_of("allowed", "forbidden")


def blackwhite(
    black: SomeBlack | None = None,
    beta: SomeBeta | None = None,
    piles: int | None = None,
    leave: str = "not-white",
    empty: str = "black",
    last: str | None = None,
    moves: Invariant | None = None,
) -> Game:
    """Return black & white nim: S is *black*, a tuple for one S a pile, or the floors of *beta*·n.

    What a move must *leave* is asked of all piles, or only of those that are not *empty*. Then
    no piles at all are all white, and of one colour; *last* allows or forbids to leave none.

    >>> sorted(blackwhite({2}, piles=3).options((1, 2, 1)))
    [(0, 2, 1), (1, 0, 1), (1, 2, 0)]
    >>> sorted(blackwhite({2}, empty="ignored").options((0, 4)))
    [(0, 2)]
    >>> sorted(blackwhite({2}, leave="monochromatic", empty="ignored").options((1, 3)))
    [(0, 3), (1, 0), (1, 1)]
    """
    name, sets = black_levels("blackwhite", black, beta)
    default = len(sets) if len(sets) > 1 else moves.heaps if moves else 2
    heaps = default if piles is None else checked("blackwhite", "piles", PILES, piles)
    if len(sets) > 1 and heaps != len(sets):
        raise ValueError(f"blackwhite: piles must be {len(sets)}, one for each set, not {heaps}")
    base = moves or nim(heaps)
    if base.heaps != heaps:
        raise ValueError(f"blackwhite: piles must be {base.heaps} for {base.name}, not {heaps}")
    is_right, words = LEAVE[checked("blackwhite", "leave", leave_word, leave)]
    ignored = checked("blackwhite", "empty", empty_word, empty) == "ignored"
    if last and not ignored:
        raise ValueError(f"blackwhite: last needs empty=ignored, not empty={empty}")
    literal = "allowed" if is_right(set()) else "forbidden"
    last = checked("blackwhite", "last", last_word, last or literal)
    colours = pile_colours(sets, heaps)

    def board(position: Position) -> bool:
        if ignored and not any(position):
            return last == "allowed"
        tops = zip(colours, position, strict=True)
        return is_right({colour(heap) for colour, heap in tops if heap or not ignored})

    empty_rule = "an empty pile is black"
    if ignored:
        may = "may" if last == "allowed" else "may not"
        empty_rule = f"empty piles do not count, and the last tokens {may} be taken"
    given = {
        "piles": (heaps, default),
        "leave": (leave, "not-white"),
        "empty": (empty, "black"),
        "last": (last, literal),
        "moves": (moves and bracketed(moves.name), None),
    }
    others = (f",{key}={value}" for key, (value, usual) in given.items() if value != usual)
    chosen = name + "".join(others)
    plain = (len(sets), leave, empty) == (1, "not-white", "black")
    return mb_game(
        base,
        board,
        name=f"blackwhite:{chosen}",
        rule=f"{base.rule} {words}: {colour_rule(sets)}; {empty_rule}.",
        title=f"black & white nim ({chosen})",
        symmetric=len(sets) == 1,
        colour=lambda pile, level: colours[pile](level),
        solution=known_solution(base, sets[0]) if plain else None,
    )


FAMILY = Family(
    name="blackwhite",
    title="black & white nim",
    paper="blackwhite",
    make=blackwhite,
    parameters={
        "black": Parameter(
            f"the black levels: {', '.join(NAMED)}, a list as 1,3,4, or a word as xoo; "
            "for two piles that differ, two of them, or beta, as evil/beta(7/3)",
            black_sets,
        ),
        "beta": Parameter(
            "black levels are the floors of beta·n; a number such as 3, 7/3, (3+sqrt(5))/2",
            beatty_levels,
        ),
        "piles": Parameter("how many piles (2)", PILES),
        "leave": Parameter(f"what a move must leave: {', '.join(LEAVE)}", leave_word),
        "empty": Parameter("what an empty pile is: black, ignored", empty_word),
        "last": Parameter(
            "where empty piles are ignored, whether the last tokens may be taken", last_word
        ),
        "moves": Parameter("the moves, those of an invariant game (nim)", other_than_nim),
    },
    examples=(
        "blackwhite:beta=(3+sqrt(5))/2",
        "blackwhite:beta=3",
        "blackwhite:black=evil",
        "blackwhite:black=2,piles=3",
        "blackwhite:black=evil/odious",
        "blackwhite:beta=3,leave=monochromatic,empty=ignored",
        "blackwhite:beta=3,moves=wythoff",
    ),
    claims=(
        "blackwhite/sec-1-example",
        "blackwhite/sec-1-empty",
        "blackwhite/sec-2-start",
        "blackwhite/prop-1",
        "blackwhite/prop-2",
        "blackwhite/q-periodic",
        "blackwhite/q-nim-equivalent",
        "blackwhite/q-empty-ignored",
        "blackwhite/q-monochromatic",
        "blackwhite/q-must",
        "blackwhite/q-move-set",
        "blackwhite/q-per-pile",
    ),
)
