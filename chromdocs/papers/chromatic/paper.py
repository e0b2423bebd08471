"""The paper: who wrote it, and where it appeared."""

from chromdocs.claims.paper import Paper

ORDER = 1
PAPER = Paper(
    key="chromatic",
    authors=(("Fisher", "Michael J."), ("Larsson", "Urban")),
    title="Chromatic nim finds a game for your solution",
    topic="Chromatic nim",
    year=2017,
    container="Games of No Chance 5",
    volume="70",
    issued_in="MSRI Publications",
    text="The chapter of the book, as text converted by a machine; its figures are missing, their "
    "captions are there.",
)
