"""Who wins where, for any game."""

from chromdocs.figures.figure import Exhibit
from chromdocs.figures.outcomes import LARGEST, outcomes
from chromdocs.figures.readers import any_game, any_position
from chromdocs.games import catalogue
from chromdocs.games.evil import EVIL
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter, whole

ORDER = 8
GAMES = tuple(  # one game of every family
    family.examples[0] if family.examples else name for name, family in catalogue.FAMILIES.items()
)
EXHIBITS = (
    Exhibit(
        id="outcomes",
        title="Who wins where, for any game",
        build=outcomes,
        parameters={
            "game": Parameter(
                "the game, such as mark or wythoff:k=2 (the default is {default})", any_game, EVIL
            ),
            "to": Parameter("the largest heap that is shown", whole(1, max(LARGEST.values()))),
            "others": Parameter("of three heaps or more, those from the third on", any_position),
        },
        paper=PAPER,
        tags=("p-positions", "every game", "colours", "wythoff", "mark", "star"),
        steps=("game", GAMES),
        thumb={"game": "invariant:moves=(1,2),(2,1)"},
        striking=1,
    ),
)
