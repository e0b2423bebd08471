"""The paper: who wrote it, and where it appeared."""

from chromdocs.claims.paper import Paper

ORDER = 4
PAPER = Paper(
    key="fractions",
    authors=(("Larsson", "Urban"), ("Weimerskirch", "Mike")),
    title="Impartial games whose rulesets produce given continued fractions",
    topic="Continued fractions",
    year=2017,
    container="Games of No Chance 5",
    volume="70",
    issued_in="MSRI Publications",
    arxiv="1302.0271",
    text="The publisher's pages, as text converted by a machine, without the drawings.",
)
