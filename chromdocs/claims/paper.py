"""What a paper is, to those who cite it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Paper:
    """What a citation of a paper needs. Its ``key`` is the name of its folder in `papers`."""

    key: str  # the name of its folder in `papers`
    authors: tuple[tuple[str, str], ...]  # (family, given)
    title: str  # of the paper
    year: int  # of publication
    topic: str = ""  # what it is about in a word or two; if it is not said, its short name
    container: str = ""  # the journal or the book
    volume: str = ""  # of the journal or the series
    issued_in: str = ""  # the series that the book is in
    pages: str = ""  # from–to
    doi: str = ""  # without an address
    arxiv: str = ""  # its number there
    text: str = ""  # which text of it was read, in words
    preprint: bool = False  # whether that is a preprint, and not what was printed

    def __post_init__(self) -> None:
        object.__setattr__(self, "topic", self.topic or self.short)

    def __repr__(self) -> str:
        return f"<Paper {self.key}: {self.short}, {self.title}>"

    @property
    def short(self) -> str:
        """Return the authors' family names and the year.

        >>> Paper("nim", (("Bouton", "Charles L."),), "Nim", 1901).short
        'Bouton (1901)'
        """
        return f"{' and '.join(family for family, _ in self.authors)} ({self.year})"

    @property
    def as_printed(self) -> str:
        """Return how to say that a statement is taken to the letter."""
        return "as in the preprint" if self.preprint else "as printed"
