"""The paper: who wrote it, where it appeared, and which text of it was read."""

from chromdocs.claims.paper import Paper

ORDER = 5
PAPER = Paper(
    key="star",
    authors=(("Larsson", "Urban"),),
    title="The ⋆-operator and invariant subtraction games",
    topic="⋆-operator",
    year=2012,
    container="Theoretical Computer Science",
    volume="422",
    pages="52–58",
    arxiv="1009.4220",
    text="The preprint arXiv:1009.4220 of 21 September 2010, 30 pages, as text converted by a "
    "machine; its abstract agrees with our copy word for word. The seven pages in the journal have "
    "another abstract, on the convergence of ⋆⋆ and on when it leads back to the game; we have not "
    "seen them: what is said here of a statement is said of the preprint.",
    preprint=True,
)
