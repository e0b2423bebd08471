"""What a paper is, to those who cite it."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Paper:
    """What a citation of a paper needs. Its ``key`` is the name of its folder in `papers`."""

    key: str
    authors: tuple[tuple[str, str], ...]  # (family, given)
    title: str
    year: int
    container: str = ""
    volume: str = ""
    issued_in: str = ""
    pages: str = ""
    doi: str = ""
    arxiv: str = ""

    @property
    def short(self) -> str:
        """Return the authors' family names and the year.

        >>> Paper("nim", (("Bouton", "Charles L."),), "Nim", 1901).short
        'Bouton (1901)'
        """
        return f"{' and '.join(family for family, _ in self.authors)} ({self.year})"
