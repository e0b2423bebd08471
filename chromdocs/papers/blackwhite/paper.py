"""The paper: who wrote it, and where it appeared."""

from chromdocs.claims.paper import Paper

ORDER = 2
PAPER = Paper(
    key="blackwhite",
    authors=(("Larsson", "Urban"),),
    title="Black & white Nim games",
    topic="Black & white nim",
    year=2011,
    text="The manuscript of 31 August 2011, as text converted by a machine.",
)
