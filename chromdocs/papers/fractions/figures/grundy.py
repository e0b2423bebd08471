"""Grundy values of any game on two heaps."""

from chromdocs.figures.figure import Exhibit
from chromdocs.figures.grundy import LARGEST, NUMBERED, grundy_carpet
from chromdocs.figures.readers import game_on_two_heaps
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, whole

ORDER = 8
GAMES = (
    "nim",
    "wythoff",
    "wythoff:k=2",
    "chromatic:red=evil",
    "mark + mark",
    "mark + subtraction:take=1,2,3",
    "star(wythoff)",
    "star(star(wythoff))",
    "mousetrap",
    "gamma:k=2",
    "subsided:q=5",
)
EXHIBITS = (
    Exhibit(
        id="grundy-carpet",
        title="Grundy values of two heaps",
        build=grundy_carpet,
        parameters={
            "game": Parameter(
                "a game on two heaps, such as wythoff or mark + mark", game_on_two_heaps, "wythoff"
            ),
            "to": Parameter(
                f"the largest heap, up to {LARGEST} ({{default}}; up to there with numbers)",
                whole(3, LARGEST),
                NUMBERED,
            ),
        },
        paper=PAPER,
        kind="carpets",
        tags=("grundy", "wythoff", "mark", "star"),
        steps=("game", GAMES),
        thumb={"game": "nim", "to": 11},
        striking=1,
    ),
)
