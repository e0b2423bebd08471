"""Our own results, as if they were a paper: the chapters of the book prove them."""

from chromdocs.claims.paper import Paper

ORDER = 6
PAPER = Paper(
    key="beyond",
    authors=(("The chromdocs contributors", ""),),
    title="Beyond the papers",
    topic="Beyond the papers",
    year=2026,
)
