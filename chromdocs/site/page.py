"""What a generated page is, and the templates that write it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import jinja2

from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, heading
from chromdocs.site import glossary, policy
from chromdocs.site.blocks import Blocks
from chromdocs.site.chooser import reference
from chromdocs.site.counted import besides, counts
from chromdocs.site.formula import formula_html, query
from chromdocs.site.markup import prose
from chromdocs.site.world import OURS

_TEMPLATES = jinja2.Environment(
    loader=jinja2.PackageLoader("chromdocs.site"),
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
_TEMPLATES.filters |= {
    "prose": prose,
    "formula": formula_html,
    "to_decide": query,
    "lettered": lambda text: re.sub(  # a_n of a plain text as letters with indices
        r"\b([A-Za-z])_(\w+|[+−-]|\([^)]*\))", r"<i>\1</i><sub>\2</sub>", text
    ),
    "sentence": lambda text: text[0].upper() + text[1:] if text[:2].isalpha() else text,
    "lower_first": lambda text: text[0].lower() + text[1:],
    "capitalized": lambda text: text[0].upper() + text[1:],
}
_TEMPLATES.globals |= {"LEDGER": LEDGER, "PAPERS": PAPERS, "TABLES": TABLES, "EXHIBITS": EXHIBITS}
_TEMPLATES.globals |= {"OURS": OURS, "terms": glossary.beside, "counts": counts, "heading": heading}
_TEMPLATES.globals |= {"reference": reference, "besides": besides}


@dataclass(frozen=True)
class Page:
    """A generated page: its title, a sentence on it, and what writes it.

    ``hide`` names what of the theme it does without.
    """

    title: str
    about: str
    write: Callable[[Blocks], str]
    hide: tuple[str, ...] = ()


def written(template: str, blocks: Blocks, **names: Any) -> str:
    """Return a page, or a part of one, as its template writes it with *names*."""
    return _TEMPLATES.get_template(template).render(s=blocks, **names)


def whole(template: str, blocks: Blocks, kind: str, **names: Any) -> str:
    """Return a page that stands outside the theme, with the policy of its *kind*."""
    return policy.guarded(written(template, blocks, **names), kind)
