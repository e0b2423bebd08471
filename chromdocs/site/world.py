"""What the site shows: the ledger with verdicts computed now, the tables, the exhibits."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import replace
from functools import cache, cached_property
from typing import Any, TypeVar

from chromdocs.claims.decided import verified
from chromdocs.claims.entry import Entry
from chromdocs.claims.records import Verdicts
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, record, records
from chromdocs.papers.star import solved as star
from chromdocs.site import gallery
from chromdocs.site.certified import Certificates
from chromdocs.site.errors import SiteError
from chromdocs.site.exhibits import Drawing
from chromdocs.site.kept import computed
from chromdocs.solve.choose import fast
from chromdocs.solve.sieve import Sieve
from chromdocs.tables.sequences import BFile, bfiles
from chromdocs.tables.table import Extract, Row, Table

T = TypeVar("T")

OURS = "beyond"  # the folder of results of our own; all others are of papers in print


def _standing() -> dict[str, Verdicts]:
    """Return the published verdicts of claims whose records are of the code as it is."""
    return {
        id: known.verdicts
        for id, claim in LEDGER.items()
        if (known := record(claim)) and known.is_of(claim)
    }


@cache
def _know_far_board() -> None:
    """Solve the largest board that is asked about once, for all processes of a build."""
    known = star.solver()
    if isinstance(known, Sieve):
        known.learn(computed(_far_board))


def _far_board() -> Any:
    known = star.solver()
    return known.solved(star.FAR) if isinstance(known, Sieve) else None


def _make(what: str, ids: Iterable[str]) -> None:
    """Have some things made and kept, where somebody will look for them."""
    _know_far_board()
    world = World(keep=True)
    for id in ids:
        getattr(world, what)(id)


def _figure(exhibit: Exhibit, parameters: dict[str, Any]) -> Figure:
    return Exhibit.make(exhibit, **parameters)


def _steps(exhibit: Exhibit) -> dict[str, Figure]:
    return dict(Exhibit.made_steps(exhibit))


def _rows(table: Table, rows: int | None) -> tuple[tuple[Row, ...], bool]:
    extract = Table.rows(table, rows)
    return extract.rows, extract.complete


def _bfiles(table: Table, extract: Extract) -> list[tuple[str, tuple[Row, ...], bool]]:
    """Return the b-files of a table: the column of each, its rows, and if these are all."""
    made = bfiles(extract)
    return [(file.column.name, file.extract.rows, file.extract.complete) for file in made]


class World:
    """Everything with an id, looked up by id; an unknown id is an error that says so.

    ``site`` is where the site is published, empty if nobody said so. ``kept`` tells whether it
    will have a copy of this version, which citations then name.
    ``explained`` tells where a chapter states a claim, for a link back from the ledger: the page
    and the anchor; ``chapters`` are their titles by address. ``drawing`` is who draws while a site
    is built. ``certificates`` are those of what automata decide. What is computed is kept for the
    next build with *keep*.
    """

    def __init__(self, keep: bool = False) -> None:
        self.keep = keep
        self.site = ""
        self.kept = False
        self.explained: dict[str, tuple[str, str]] = {}
        self.chapters: dict[str, str] = {}
        self.drawing: Drawing | None = None
        self.certificates = Certificates()
        self._begun: dict[tuple[str, str], Future[None]] = {}

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """Return every claim with its published verdicts, if the code behind them is the same.

        The others are computed now, and must come out as published.
        """
        standing = _standing()
        entries = {
            id: Entry(
                claim,
                standing[id] if id in standing else self._computed(verified, claim, fast),
            )
            for id, claim in LEDGER.items()
        }
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
        return self._computed(_figure, EXHIBITS[id], {})

    def figure_with(self, exhibit: Exhibit, parameters: dict[str, Any]) -> Figure:
        """Return the figure of an *exhibit* with parameters of its own, if there are any."""
        if not parameters:
            return self.figure(exhibit.id)
        return self._computed(_figure, exhibit, dict(sorted(parameters.items())))

    @cache  # noqa: B019 - as above
    def steps(self, id: str) -> dict[str, Figure]:
        """Return the figures that a reader can choose for exhibit *id*, by the value chosen."""
        return self._computed(_steps, EXHIBITS[id])

    def step(self, id: str) -> str:
        """Return the value of the step that exhibit *id* shows by default, empty if it has none."""
        own = self.figure(id)
        return next((value for value, figure in self.steps(id).items() if figure == own), "")

    @cache  # noqa: B019 - as above
    def script(self, id: str) -> gallery.Script:
        """Return the script of exhibit *id*, which has run."""
        self._wait_for("script", id)
        return gallery.script(EXHIBITS[id])

    def begin_tables(self, pool: Executor, papers: Iterable[str] = PAPERS) -> None:
        """Have tables and their b-files made elsewhere, paper by paper, while pages are written."""
        _know_far_board()
        for what in ("extract", "bfiles"):
            for paper in papers:
                ids = [id for id, table in TABLES.items() if table.paper_key == paper]
                self._begun |= dict.fromkeys(
                    ((what, id) for id in ids), pool.submit(_make, what, ids)
                )

    def begin_scripts(self, pool: Executor) -> None:
        """Have the scripts of the gallery run elsewhere."""
        self._begun |= {("script", id): pool.submit(_make, "script", [id]) for id in EXHIBITS}

    def _wait_for(self, what: str, id: str) -> None:
        """Wait until something is made, if it was begun."""
        if begun := self._begun.get((what, id)):
            begun.result()

    @cache  # noqa: B019 - as above
    def bfiles(self, id: str) -> list[BFile]:
        """Return the b-files of table *id*."""
        self._wait_for("bfiles", id)
        table = TABLES[id]
        columns = {column.name: column for column in table.columns}
        return [
            BFile(Extract(table, rows, complete=complete), columns[name])
            for name, rows, complete in self._computed(_bfiles, table, self.extract(id))
        ]

    @cache  # noqa: B019 - as above
    def extract(self, id: str) -> Extract:
        """Return the rows of table *id* that the site shows."""
        self._wait_for("extract", id)
        rows, complete = self._computed(_rows, TABLES[id], None)
        return Extract(TABLES[id], rows, complete=complete)

    def first_rows(self, id: str, many: int | None) -> Extract:
        """Return so many rows of table *id*, or as many as the site shows."""
        if many is None:
            return self.extract(id)
        if ("extract", id) in self._begun:
            whole = self.extract(id)
            if whole.complete or many <= len(whole.rows):
                all_of_it = whole.complete and many >= len(whole.rows)
                return replace(whole, rows=whole.rows[:many], complete=all_of_it)
        rows, complete = self._computed(_rows, TABLES[id], many)
        return Extract(TABLES[id], rows, complete=complete)

    def _computed(self, make: Callable[..., T], *given: Any) -> T:
        return computed(make, *given) if self.keep else make(*given)
