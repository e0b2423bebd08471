r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

The abstract and Section 6, the words: evil and odious numbers, Thue–Morse.
"""

from collections.abc import Iterator
from itertools import product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Game, Position
from chromdocs.numbers.binary import is_evil, spite
from chromdocs.papers.chromatic.claims.formulas_evil import THUE_MORSE
from chromdocs.papers.chromatic.conventions import NATURALS, ZERO_COLOUR
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 10
SECTION = Section(PAPER, "Section 6")


@SECTION.claim(
    "abstract-thue-morse",
    "The evil numbers are the zeros of Thue–Morse",
    bound=100_000,
    kind="remark",
    place="Abstract",
    section="Abstract",
    proof="learn/evil-chromatic-nim/#thue-morse",
    perturbed=[{"zero": "1"}, {"images": ("01", "01")}, {"first": 1}],
)
def abstract_thue_morse(
    bound: int,
    zero: str = "0",
    images: tuple[str, str] = ("01", "10"),
    first: int = NATURALS.first,
) -> Iterator[Case]:
    r"""The evil numbers are the indices of the zeros in the Thue–Morse sequence, counted from 0.

    The sequence is made in two ways: from 0 by putting 01 for each 0 and 10 for each 1 again and
    again, and by writing behind what is there the same with 0 and 1 exchanged. Each term is
    compared with the spite of its index.
    """
    word, doubled = "0", "0"
    while len(word) <= bound:
        word = "".join(images[int(letter)] for letter in word)
        doubled += doubled.translate(str.maketrans("01", "10"))
    for n in range(first, bound + 1):
        said = "evil" if word[n - first] == zero else "odious"
        yield Case(f"n = {n}", (said, doubled[n]), (spite(n), word[n - first]))


def _with_zero(stacks: int) -> Game:
    """Return the game in which 0 is in S too: an empty stack counts as red."""

    def options(position: Position) -> Iterator[Position]:
        green = not any(map(is_evil, position))
        for after in product(*(range(heap + 1) for heap in position)):
            changed = sum(x != y for x, y in zip(position, after, strict=True))
            if changed == 1 or (green and changed):
                yield after

    rule = "Evil-chromatic nim in which an empty stack counts as red."
    return Game("evil levels and 0 red", rule, stacks, options, symmetric=True, own=True)


@SECTION.claim(
    "sec-6-game",
    "Evil-chromatic nim",
    bound=30,
    unit="stacks of",
    kind="definition",
    place="Opening of Section 6",
    uses=["sec-2-game"],
    perturbed=[{"red": "odious"}, {"stacks": 3}],
)
def sec_6_game(bound: int, solve: Solve, red: str = "evil", stacks: int = 2) -> Iterator[Case]:
    r"""A number is evil if its binary form has an even number of ones, odious otherwise. In
    evil-chromatic nim $S$ is the set of the evil integers: the evil levels are red, the odious ones
    green.

    The ones are counted for each level and compared with the colours of the game. To the letter 0
    is in $S$ too, as it is evil, although Section 2 takes $S$ among the positive integers. Then a
    position with an empty stack is not green, and only one of its stacks may be lowered. On two
    stacks this changes no outcome: both games are solved from their rules and compared, with each
    other and with the pairs of the $i$-th odious and the $i$-th evil level. On three it does:
    $(0,1,1)$ would be a P-position, for one could no longer take everything.
    """
    played = chromatic(red, stacks=stacks)
    for level in range(ZERO_COLOUR.first, bound + 1):
        said = "green" if f"{level:b}".count("1") % 2 else "red"
        yield Case(f"level {level}", said, played.colour(0, level) if played.colour else "")
    top = bound if stacks == 2 else 3
    with_zero = dict(solve(_with_zero(stacks)).outcomes(top))
    green, red_ones = ([n for n in range(1, top + 1) if is_evil(n) == kind] for kind in (0, 1))
    pairs = {(0, 0), *zip(green, red_ones, strict=False)}
    for position, is_p in solve(played).outcomes(top):
        yield Case(position, is_p, with_zero[position])
        if stacks == 2:
            yield Case((*position, "by counting"), position in pairs, is_p)


SECTION.decided(
    "abstract-thue-morse",
    THUE_MORSE,
    how="""
    Term 0 is 0. The terms $2n$ and $2n+1$ are what is put for term $n$, and the terms from a power
    of 2 on are those before it, exchanged. Either rule determines the sequence, by induction.
    """,
    wrong=[
        THUE_MORSE.replace("evil(2*n + 1) iff odious(n)", "evil(2*n + 1) iff evil(n)"),
        THUE_MORSE.replace("n < p implies", "n <= p implies"),
        THUE_MORSE.replace("evil(0)", "odious(0)"),
    ],
)
