"""The paper: who wrote it, and where it appeared."""

from chromdocs.claims.paper import Paper

ORDER = 2
PAPER = Paper(
    key="blackwhite",
    authors=(("Larsson", "Urban"),),
    title="Black & white Nim games",
    year=2011,
)
