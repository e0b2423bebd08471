"""The search: an index that is short, and that no page loads before somebody searches."""

import json
import re
from pathlib import Path
from typing import Any

from chromdocs.site.errors import SiteError

SHOWN = 90  # characters of an entry in the search index
_AT_ONCE = '$(location.protocol!=="file:"),Je("search")'  # in the theme's script
_ON_DEMAND = '$(!1),Je("search")'


def defer(site: Path) -> None:
    """Let the theme ask for the index when the search opens, not with every page."""
    for script in site.glob("assets/javascripts/bundle.*.js"):
        text = script.read_text("utf-8")
        if _AT_ONCE not in text:
            raise SiteError(f"{script.name}: the theme loads its search index in a new way")
        script.write_text(text.replace(_AT_ONCE, _ON_DEMAND), "utf-8")


def lighten(index: Path) -> None:
    """Cut the search index down to what leads to a page.

    Of generated pages the first words are kept, of functions the names.
    """
    if not index.exists():
        return
    content = json.loads(index.read_text("utf-8"))
    kept: list[dict[str, Any]] = []
    for entry in content["docs"]:
        kind, _, rest = entry["location"].partition("/")
        if kind in ("play", "ledger") and rest:
            continue
        if kind in ("api", "claims", "figures", "tables", "games", "play"):
            words = re.sub(r"\s*<[^>]*>\s*", " ", entry["text"]).strip()
            entry["text"] = "" if kind == "api" and "#" in rest else words[:SHOWN]
        if kind in ("figures", "tables") and "#" in rest:  # one entry a page is enough
            kept[-1]["text"] = kept[-1]["text"] or entry["text"]
            continue
        kept.append(entry)
    content["docs"] = kept
    index.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")), "utf-8")
