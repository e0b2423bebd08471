"""Stacks of tokens of any game with colours."""

from chromdocs.figures.figure import Exhibit
from chromdocs.figures.readers import any_game, any_position
from chromdocs.figures.stacks import stacks
from chromdocs.games.evil import EVIL
from chromdocs.papers.blackwhite.paper import PAPER
from chromdocs.parameters import Parameter

ORDER = 1
GAMES = (
    EVIL,
    "chromatic:beta=3/2",
    "chromatic:red=1,3,4,stacks=3",
    "blackwhite:beta=(3+sqrt(5))/2",
    "blackwhite:black=evil/odious",
    "partizan-blackwhite:beta=3",
    "spectrum:colours=3,piles=2",
    "bichromatic:colours=3,piles=3,distinct=exactly",
)
EXHIBITS = (
    Exhibit(
        id="coloured-stacks",
        title="Coloured stacks of any game",
        build=stacks,
        parameters={
            "game": Parameter(
                "a game with colours, such as {default} (the default)",
                any_game,
                "blackwhite:beta=(3+sqrt(5))/2",
            ),
            "position": Parameter(
                "the heights of the stacks; 5,7,6,... unless given", any_position
            ),
        },
        paper=PAPER,
        kind="stacks",
        tags=("colours",),
        steps=("game", GAMES),
        thumb={"game": "bichromatic:colours=3,piles=3,distinct=exactly"},
    ),
)
