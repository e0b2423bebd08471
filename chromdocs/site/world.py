"""What the site shows: the ledger with verdicts computed now, the tables, the exhibits."""

from collections import Counter
from collections.abc import Iterator
from functools import cache, cached_property

from chromdocs.claims.claim import Claim
from chromdocs.claims.entry import Entry
from chromdocs.claims.records import Verdicts
from chromdocs.claims.verify import run_all
from chromdocs.figures.figure import Figure
from chromdocs.papers import EXHIBITS, LEDGER, TABLES, record, records
from chromdocs.site import gallery
from chromdocs.site.errors import SiteError
from chromdocs.solve.choose import fast
from chromdocs.tables.table import Extract

OURS = "beyond"  # the folder of results of our own; all others are of papers in print


def _verdicts(claim: Claim) -> Verdicts:
    known = record(claim)
    return known.verdicts if known and known.is_of(claim) else run_all(claim, fast)


class World:
    """Everything with an id, looked up by id; an unknown id is an error that says so.

    ``explained`` tells where a chapter states a claim, for a link back from the ledger: the page
    and the anchor.
    """

    def __init__(self) -> None:
        self.explained: dict[str, tuple[str, str]] = {}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Return every claim with its published verdicts, if the code behind them is the same.

        The others are computed now, and must come out as published.
        """
        entries = {id: Entry(claim, _verdicts(claim)) for id, claim in LEDGER.items()}
        changed = [
            line
            for entry in entries.values()
            for line in records(entry.claim.paper).differences(entry.claim, entry.verdicts)
        ]
        if changed:
            raise SiteError("a verdict is not the published one: " + "; ".join(changed))
        return entries

    def entries_of(self, paper: str) -> list[Entry]:
        """Return the entries of one paper."""
        return [entry for entry in self.entries.values() if entry.claim.paper == paper]

    @property
    def counts(self) -> Counter[str]:
        """Return how many statements in print have each status."""
        return Counter(e.status for e in self.entries.values() if e.claim.paper != OURS)

    def used_by(self, id: str) -> list[str]:
        """Return the claims that rest on claim *id*."""
        return [claim.id for claim in LEDGER.values() if id in claim.uses]

    def exhibits_of(self, id: str) -> list[str]:
        """Return the figures that rest on claim *id*."""
        return [name for name in EXHIBITS if id in self.figure(name).claims]

    def tables_of(self, id: str) -> list[str]:
        """Return the tables that rest on claim *id*."""
        return [table.id for table in TABLES.values() if id in table.claims]

    def figures(self) -> Iterator[Figure]:
        """Yield every exhibit as it stands: these have files of their own."""
        return (self.figure(id) for id in EXHIBITS)

    @cache  # noqa: B019 - there is one world, and it lives as long as the build
    def figure(self, id: str) -> Figure:
        """Return the figure *id* as it stands, with its default parameters."""
        return EXHIBITS[id].make()

    @cache  # noqa: B019 - as above
    def steps(self, id: str) -> dict[str, Figure]:
        """Return the figures that a reader can choose for exhibit *id*, by the value chosen."""
        return dict(EXHIBITS[id].made_steps())

    def step(self, id: str) -> str:
        """Return the value of the step that exhibit *id* shows by default, empty if it has none."""
        own = self.figure(id)
        return next((value for value, figure in self.steps(id).items() if figure == own), "")

    @cache  # noqa: B019 - as above
    def script(self, id: str) -> gallery.Script:
        """Return the script of exhibit *id*, which has run."""
        return gallery.script(EXHIBITS[id])

    @cache  # noqa: B019 - as above
    def extract(self, id: str) -> Extract:
        """Return the rows of table *id* that the site shows."""
        return TABLES[id].rows()
