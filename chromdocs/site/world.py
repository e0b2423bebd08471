"""What the site shows: the ledger with verdicts computed now, the tables, the exhibits."""

from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, Future
from functools import cache, cached_property

from chromdocs.claims.claim import Claim
from chromdocs.claims.decided import verified
from chromdocs.claims.entry import Entry
from chromdocs.claims.records import Verdicts
from chromdocs.figures.figure import Figure
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, record, records
from chromdocs.site import gallery
from chromdocs.site.certified import Certificates
from chromdocs.site.errors import SiteError
from chromdocs.site.exhibits import Drawing
from chromdocs.solve.choose import fast
from chromdocs.tables.sequences import BFile, bfiles
from chromdocs.tables.table import Extract, Row

Found = dict[str, tuple[tuple[Row, ...], bool]]  # rows of tables, and whether these are all

OURS = "beyond"  # the folder of results of our own; all others are of papers in print


def _verdicts(claim: Claim) -> Verdicts:
    known = record(claim)
    return known.verdicts if known and known.is_of(claim) else verified(claim, fast)


def _rows(ids: Iterable[str]) -> Found:
    extracts = {id: TABLES[id].rows() for id in ids}
    return {id: (extract.rows, extract.complete) for id, extract in extracts.items()}


class World:
    """Everything with an id, looked up by id; an unknown id is an error that says so.

    ``site`` is where the site is published, empty if nobody said so. ``kept`` tells whether it
    will have a copy of this version, which citations then name.
    ``explained`` tells where a chapter states a claim, for a link back from the ledger: the page
    and the anchor; ``chapters`` are their titles by address. ``drawing`` is who draws while a site
    is built. ``certificates`` are those of what automata decide.
    """

    def __init__(self) -> None:
        self.site = ""
        self.kept = False
        self.explained: dict[str, tuple[str, str]] = {}
        self.chapters: dict[str, str] = {}
        self.drawing: Drawing | None = None
        self.certificates = Certificates()
        self._tables: dict[str, Future[Found]] = {}

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

    @cached_property
    def printed(self) -> list[Entry]:
        """Return the entries in print that are no steps of proofs: these are counted."""
        return [e for e in self.entries.values() if e.claim.paper != OURS and not e.claim.is_step]

    @cached_property
    def proof_steps(self) -> list[Entry]:
        """Return the entries on steps of proofs, which are counted apart."""
        return [entry for entry in self.entries.values() if entry.claim.is_step]

    @cached_property
    def decided(self) -> list[Entry]:
        """Return the entries that automata decide for all numbers, or some instances of them."""
        return [entry for entry in self.entries.values() if entry.decided]

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

    def frames(self) -> Iterator[Figure]:
        """Yield the figures that follow one another in a moving picture."""
        moving = (id for id, exhibit in EXHIBITS.items() if exhibit.frames)
        return (figure for id in moving for figure in self.steps(id).values())

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

    def begin_tables(self, pool: Executor, papers: Iterable[str] = PAPERS) -> None:
        """Have the rows of tables found elsewhere, paper by paper, while pages are written."""
        for paper in papers:
            ids = [id for id, table in TABLES.items() if table.paper_key == paper]
            self._tables |= dict.fromkeys(ids, pool.submit(_rows, ids))

    @cache  # noqa: B019 - as above
    def bfiles(self, id: str) -> list[BFile]:
        """Return the b-files of table *id*."""
        return bfiles(self.extract(id))

    @cache  # noqa: B019 - as above
    def extract(self, id: str) -> Extract:
        """Return the rows of table *id* that the site shows."""
        if begun := self._tables.get(id):
            rows, complete = begun.result()[id]
            return Extract(TABLES[id], rows, complete=complete)
        return TABLES[id].rows()
