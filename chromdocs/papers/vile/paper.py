"""The paper: who wrote it, and where it appeared."""

from chromdocs.claims.paper import Paper

ORDER = 3
PAPER = Paper(
    key="vile",
    authors=(("Fraenkel", "Aviezri S."),),
    title="The vile, dopey, evil and odious game players",
    topic="MARK",
    year=2012,
    container="Discrete Mathematics",
    volume="312",
    pages="42–46",
    doi="10.1016/j.disc.2011.03.032",
    text="The publisher’s pages, 42–46, as text converted by a machine.",
)
