"""The five papers, by key."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Paper:
    """What a citation of one of the papers needs."""

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

        >>> PAPERS["chromatic"].short
        'Fisher and Larsson (2017)'
        """
        return f"{' and '.join(family for family, _ in self.authors)} ({self.year})"


_LARSSON = ("Larsson", "Urban")

PAPERS = {
    paper.key: paper
    for paper in [
        Paper(
            "chromatic",
            (("Fisher", "Michael J."), _LARSSON),
            "Chromatic nim finds a game for your solution",
            2017,
            container="Games of No Chance 5",
            issued_in="MSRI Publications",
            volume="70",
        ),
        Paper("blackwhite", (_LARSSON,), "Black & white Nim games", 2011),
        Paper(
            "vile",
            (("Fraenkel", "Aviezri S."),),
            "The vile, dopey, evil and odious game players",
            2012,
            container="Discrete Mathematics",
            volume="312",
            pages="42–46",
            doi="10.1016/j.disc.2011.03.032",
        ),
        Paper(
            "fractions",
            (_LARSSON, ("Weimerskirch", "Mike")),
            "Impartial games whose rulesets produce given continued fractions",
            2017,
            container="Games of No Chance 5",
            issued_in="MSRI Publications",
            volume="70",
            arxiv="1302.0271",
        ),
        Paper(
            "star",
            (_LARSSON,),
            "The ⋆-operator and invariant subtraction games",
            2012,
            container="Theoretical Computer Science",
            volume="422",
            pages="52–58",
        ),
    ]
}
