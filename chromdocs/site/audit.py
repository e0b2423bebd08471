"""What `make audit` measured, as a table for the page that tells how the site is measured."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from chromdocs.names import known
from chromdocs.site.speed import table

FILE = Path(__file__).with_name("audit.json")
KINDS = {  # a page of each kind
    "home": "",
    "chapter": "learn/chromatic-nim/",
    "long chapter": "learn/star/",
    "learn": "learn/",
    "glossary": "glossary/",
    "game": "games/wythoff/",
    "ledger": "ledger/",
    "errata": "errata/",
    "claim": "claims/chromatic/thm-14/",
    "table": "tables/chromatic-3-p-positions/",
    "figure": "figures/beta-plane/",
    "notebook": "notebooks/star/",
    "API": "api/games/game/",
    "play": "play/",
    "board": "play/wythoff/",
    "lab": "lab/",
    "decide": "decide/",
    "talks": "talks/",
    "gallery": "gallery/",
    "cite": "cite/",
    "paper": "papers/star/",
    "embed": "embed/beta-plane/",
    "get started": "start/",
}
_COLUMNS = {  # what is measured, as the head of its column, and how it is written
    "performance": ("performance", "{:.0f}", 1),
    "shift": ("layout shift", "{:.2f}", 1),
    "blocking": ("blocked, ms", "{:,.0f}", 1),
    "largest": ("largest paint, s", "{:.1f}", 1000),
    "bytes": ("kB", "{:,.0f}", 1000),
    "accessibility": ("accessibility", "{:.0f}", 1),
    "best-practices": ("best practices", "{:.0f}", 1),
    "seo": ("SEO", "{:.0f}", 1),
}


def head() -> list[str]:
    """Return the words above the columns."""
    return ["page", *(words for words, _, _ in _COLUMNS.values())]


def cells(kind: str, page: dict[str, float]) -> list[str]:
    """Return the row of a page.

    >>> names = ("performance", "accessibility", "best-practices", "seo")
    >>> scores = dict.fromkeys(names, 100) | {"shift": 0.014, "blocking": 60}
    >>> cells("home", scores | {"largest": 1490, "bytes": 201_400})
    ['home', '100', '0.01', '60', '1.5', '201', '100', '100', '100']
    """
    return [kind, *(form.format(page[name] / by) for name, (_, form, by) in _COLUMNS.items())]


def audit(part: str) -> str:
    """Return a part of what was measured last."""
    return known(PARTS, part, "part of the audit")(json.loads(FILE.read_text("utf-8")))


def pages(found: dict[str, Any]) -> str:
    """Return every kind of page: what was measured before and last, as one table."""
    first, *_, last = (found[column]["pages"] for column in ("before", *found))
    rows = [
        [kind, *map(_both, cells(kind, first[kind])[1:], cells(kind, page)[1:])]
        for kind, page in last.items()
    ]
    return table("One page of each kind", head(), rows)


def _both(before: str, after: str) -> str:
    """Write what changed as a step.

    >>> _both("76", "98"), _both("100", "100")
    ('76 → 98', '100')
    """
    return after if before == after else f"{before} → {after}"


def when(found: dict[str, Any]) -> str:
    """Return when and with what it was measured, as sentences."""
    return " ".join(f"{when.capitalize()}: {', '.join(_how(run))}." for when, run in found.items())


def _how(run: dict[str, Any]) -> Iterator[str]:
    yield run["date"]
    yield f"Lighthouse {run['lighthouse']}"
    if browser := run.get("browser"):
        yield browser
    yield _runs(run["runs"])


def _runs(number: int) -> str:
    return "one run" if number == 1 else f"the median of {number} runs"


PARTS: dict[str, Callable[[dict[str, Any]], str]] = {part.__name__: part for part in (pages, when)}
