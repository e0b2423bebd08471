"""The paper: who wrote it, and where it appeared."""

from chromdocs.claims.paper import Paper

ORDER = 5
PAPER = Paper(
    key="star",
    authors=(("Larsson", "Urban"),),
    title="The ⋆-operator and invariant subtraction games",
    year=2012,
    container="Theoretical Computer Science",
    volume="422",
    pages="52–58",
)
