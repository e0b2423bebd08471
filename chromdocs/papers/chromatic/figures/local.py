"""Where green dominates locally: the runs of levels between red ones that are alone."""

from dataclasses import replace
from itertools import pairwise

from chromdocs.figures.figure import Box, Exhibit, Figure, Mark, Text
from chromdocs.figures.readers import red_and_green_game
from chromdocs.figures.tokens import called
from chromdocs.games.game import Game
from chromdocs.papers.chromatic.figures.planes import domination
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter, whole

ORDER = 9
WORKED = "chromatic:red=1,2,5,7,8,9,11,12,14"


def runs(alone: list[int], to: int) -> list[tuple[int, int]]:
    """Return the first and the last level of each run between levels that are alone.

    >>> runs([1, 2, 9], 12)
    [(3, 8), (10, 12)]
    """
    borders = [0, *alone, to + 1]
    return [(a + 1, b - 1) for a, b in pairwise(borders) if b - a > 1]


def local_domination(game: Game, to: int) -> Figure:
    """Draw the picture of domination with the levels on which green dominates locally."""
    drawn = domination(game, to)
    rows = [(int(level), colour, partner) for level, colour, _, partner in drawn.data]
    alone = [level for level, _, partner in rows if level == partner]
    assert drawn.y.range is not None
    low, high = drawn.y.range
    marks: list[Mark] = []
    found = runs(alone, to)
    for k, d in found:
        marks.append(Box(k - 0.45, low, d - k + 0.9, high - low, "panel"))
    words = [f"{k}…{d}" if d > k else str(k) for k, d in found]
    labels = [
        Text((k + d) / 2, high - 0.25, word, "ink", 10, bold=True)
        for (k, d), word in zip(found, words, strict=True)
    ]
    listed = ", ".join(words) or "none"
    lonely = ", ".join(map(str, alone)) or "none"
    reds = [level for level, colour, _ in rows if colour == "red"]
    pairs = [(k, d, sum(k <= level <= d for level in reds)) for k, d in found]
    return replace(
        drawn,
        id="local-domination",
        title=f"Where green dominates locally in {called(game)}",
        caption=f"The levels 1 to {to} of {called(game)}, with greens minus reds up to each level. "
        f"Red levels that are alone: {lonely}; there the line is lower than ever before. Between "
        f"them green dominates locally, on the shaded levels k…d: {listed}. Counted from k, the "
        "i-th green and the i-th red level are partners.",
        alt=f"A row of red dots and green rings for the levels 1 to {to}, under a step line of "
        f"greens minus reds. Shaded are the runs of levels {listed}. Between them stand the red "
        f"levels that are alone: {lonely}.",
        marks=(*marks, *drawn.marks, *labels),
        y=replace(drawn.y, range=(low, high + 0.3)),
        columns=("k", "d", "pairs"),
        data=tuple(pairs) or ((0, 0, 0),),
        claims=("chromatic/def-5", "chromatic/prop-6", "chromatic/prop-6/proof-classes"),
    )


EXHIBITS = (
    Exhibit(
        id="local-domination",
        title="Where green dominates locally",
        build=local_domination,
        parameters={
            "game": Parameter(
                "chromatic nim on two stacks, such as {default} (the default)",
                red_and_green_game,
                WORKED,
            ),
            "to": Parameter("the last level that is shown", whole(4, 40), 14),
        },
        paper=PAPER,
        kind="words",
        tags=("colours", "definition 5", "proposition 6"),
        steps=(
            "game",
            (WORKED, "chromatic:beta=3/2", "chromatic:red=odious", "chromatic:red=vile"),
        ),
    ),
)
