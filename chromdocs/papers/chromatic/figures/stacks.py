"""Stacks of red and green tokens."""

from chromdocs.figures.figure import Exhibit
from chromdocs.figures.readers import any_game, any_position
from chromdocs.figures.stacks import stacks
from chromdocs.games.evil import EVIL
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter

ORDER = 1
EXHIBITS = (
    Exhibit(
        id="evil-stacks",
        title="The stacks of a position",
        build=stacks,
        parameters={
            "game": Parameter("the game, such as {default} (the default)", any_game, EVIL),
            "position": Parameter(
                "the heights of the stacks, such as {default} (the default)", any_position, "4,5"
            ),
        },
        paper=PAPER,
        kind="stacks",
        tags=("evil", "colours"),
        steps=("position", ("1,2", "1,3", "2,5", "4,5", "4,6", "6,9", "7,8")),
        crop=(-0.3, -0.4, 6, 4.3),
        striking=2,
    ),
)
