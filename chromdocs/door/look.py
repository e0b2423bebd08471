"""What the papers bring, by id: tables, figures, claims, and how to cite them."""

from collections.abc import Mapping
from inspect import signature
from typing import Any

from chromdocs import citations
from chromdocs.arguments import careful, checked
from chromdocs.claims.claim import Claim
from chromdocs.claims.decided import with_decisions
from chromdocs.claims.entry import Entry
from chromdocs.claims.verify import run
from chromdocs.door.given import whole
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.family import Family
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, LEDGER, published
from chromdocs.papers import PAPERS as PAPERS
from chromdocs.papers import TABLES as TABLES
from chromdocs.solve.choose import fast
from chromdocs.tables.table import Table
from chromdocs.words import listed

GAMES: Mapping[str, Family] = FAMILIES
CLAIMS: Mapping[str, Claim] = LEDGER
FIGURES: Mapping[str, Exhibit] = EXHIBITS


@careful
class Statement:
    """A statement of a paper, or one of ours: what was published of it, and its check.

    >>> import chromdocs as cd
    >>> cd.claim("chromatic/thm-14").verify(to=20)
    <Entry chromatic/thm-14: holds for all n · decided>
    """

    def __init__(self, claim: Claim) -> None:
        self.claim = claim

    @property
    def id(self) -> str:
        """Its id, which never changes."""
        return self.claim.id

    @property
    def entry(self) -> Entry:
        """The entry of the ledger, with the published verdicts."""
        return Entry(self.claim, published(self.claim))

    def verify(self, to: int | None = None, **asserted: Any) -> Entry:
        """Run its check now, up to *to* or to the published bound, and return what came out.

        Its formulas, if it has any, are decided. *asserted* are numbers in the place of those that
        it asserts: a check must be able to fail.

        >>> import chromdocs as cd
        >>> mouse = cd.claim("star/thm-5")
        >>> mouse.verify(to=30).verdicts["corrected"].status
        'holds for all'
        >>> mouse.verify(to=30, stops=(-1, 2)).verdicts["corrected"].status
        'refuted'
        """
        to = None if to is None else whole(to, "the bound")
        for name in asserted:
            if not any(name in self._asserted(reading) for reading in self.claim.readings):
                every = {each for one in self.claim.readings for each in self._asserted(one)}
                raise ValueError(
                    f"{self.id}: its check asserts no {name!r}; it asserts {listed(sorted(every))}"
                )
        found = {
            reading: run(self.claim, fast, reading=reading, to=to, statement=asserted)
            for reading in self.claim.readings
        }
        return Entry(self.claim, found if asserted else with_decisions(self.claim, found))

    def _asserted(self, reading: str) -> set[str]:
        names = signature(self.claim.readings[reading].check).parameters
        return {*names} - {"bound", "solve"}

    def cite(self, format: str = "bibtex") -> "Text":
        """Return a citation."""
        return cite(self.id, format)

    def __repr__(self) -> str:
        return repr(self.entry)

    def _repr_html_(self) -> str:
        return self.entry._repr_html_()


class Text(str):
    """Text that shows itself as it is, not between quotes."""

    __slots__ = ()

    def __repr__(self) -> str:
        return str(self)


@checked
def table(id: str, **parameters: Any) -> Table:
    """Return a table by its id; ``rows(20)`` are its first rows. `TABLES` lists them.

    >>> print(table("evil-tau-chi").rows(3))
    k  binary  colour  tau  chi
    0  0       red      -1    0
    1  1       green     0    1
    2  10      green     1    2
    """
    return known(TABLES, id, "table").varied(**parameters)


@checked
def figure(id: str, **parameters: Any) -> Figure:
    """Return a figure by its id; it shows itself in a notebook. `FIGURES` lists them.

    >>> figure("ornament-wall", classes="2-4")
    <Figure ornament-wall: The ornament games of Classes 2 to 4>
    """
    return known(EXHIBITS, id, "figure").make(**parameters)


@checked
def claim(id: str | Claim) -> Statement:
    """Return a statement of the ledger by its id; `CLAIMS` lists them. One's own is given itself.

    >>> import chromdocs as cd
    >>> mine = cd.Section()
    >>> @mine.claim("conj-1", "Equal piles", bound=50)
    ... def equal(bound):
    ...     "From two equal piles of nim the player to move loses."
    ...     for n in range(bound + 1):
    ...         yield cd.Case(n, "P", cd.game("nim").at(n, n).outcome)
    >>> claim(mine.claims["own/conj-1"]).verify(to=20)
    <Entry own/conj-1: holds to 20>
    """
    return Statement(id if isinstance(id, Claim) else known(LEDGER, id, "claim"))


@checked
def cite(id: str, format: str = "bibtex") -> Text:
    """Return a citation of a claim, a table, a figure or a paper: text, bibtex, csl or ris.

    >>> print(cite("star/conj-1-a").splitlines()[0])
    @misc{chromdocs-claim-star-conj-1-a,
    """
    return Text(citations.cite(citations.found(id), format))
