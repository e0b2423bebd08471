"""What the site shows: the ledger with verdicts computed now, the tables, the exhibits."""

from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property

from mkdocs.exceptions import PluginError

from chromdocs.claims.claim import Claim, Reading
from chromdocs.claims.ledger import LEDGER, Verdicts, differences, record
from chromdocs.claims.verify import Verdict, run_all
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.figure import Figure
from chromdocs.site.gallery import Script, scripts
from chromdocs.solve.choose import fast
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.table import Extract


@dataclass(frozen=True)
class Entry:
    """A claim with its verdicts, and the ways to say them."""

    claim: Claim
    verdicts: Verdicts

    @property
    def status(self) -> str:
        """Return one word for the badge: holds, definition, open, corrected or refuted."""
        printed = self.verdicts["printed"].status
        return "corrected" if printed == "refuted" and self.claim.corrected else printed

    @property
    def badge(self) -> str:
        """Return the words on the badge."""
        if self.status == "corrected":
            return "refuted as printed, corrected"
        verdict = self.verdicts["printed"]
        return f"{verdict.status}{reach(self.claim.printed, verdict)}"


def reach(reading: Reading, verdict: Verdict) -> str:
    """Say how far a check went, ready to follow a status."""
    if verdict.counterexample:
        return f" · at {verdict.counterexample.at}"
    return f" · {reading.reach(verdict.bound)} · {verdict.cases:,} cases"


def _verdicts(claim: Claim) -> Verdicts:
    known = record(claim)
    return known.verdicts if known and known.is_of(claim) else run_all(claim, fast)


class World:
    """Everything with an id, looked up by id; an unknown id is an error that says so.

    ``explained`` notes where a chapter states a claim, for a link back from the ledger: the page
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
        changed = [line for e in entries.values() for line in differences(e.claim, e.verdicts)]
        if changed:
            raise PluginError("a verdict is not the published one: " + "; ".join(changed))
        return entries

    @cached_property
    def scripts(self) -> dict[str, Script]:
        """Return the scripts of the gallery, which have run."""
        return scripts()

    @property
    def counts(self) -> Counter[str]:
        return Counter(entry.status for entry in self.entries.values())

    def used_by(self, id: str) -> list[str]:
        """Return the claims that rest on claim *id*."""
        return [claim.id for claim in LEDGER.values() if id in claim.uses]

    def exhibits_of(self, id: str) -> list[str]:
        """Return the figures that rest on claim *id*."""
        return [name for name in EXHIBITS if id in self.figure(name).claims]

    def tables_of(self, id: str) -> list[str]:
        """Return the tables that rest on claim *id*."""
        return [table.id for table in TABLES.values() if id in table.claims]

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
    def extract(self, id: str) -> Extract:
        """Return the rows of table *id* that the site shows."""
        return TABLES[id].take()
