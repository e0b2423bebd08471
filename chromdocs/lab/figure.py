"""Figures with values of one's own: all that a page shows for them, and their files.

The build asks the same for the values that it prepares, so that a page does one thing with both.
"""

import json
from typing import Any

from chromdocs.bibliography import FORMATS as CITATIONS
from chromdocs.citations import cite
from chromdocs.claims.entry import Entry
from chromdocs.figures import frame, to_plotly
from chromdocs.figures.chosen import Chosen, chosen, query, said, stem, tidy
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.figures.formats import FORMATS
from chromdocs.lab.asked import Send
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, LEDGER, full_name, published
from chromdocs.talks.snippets import for_talk, snippets

SHOWN = 200  # rows of data on a page; the file has them all


def answer(fields: dict[str, Any], send: Send) -> dict[str, Any]:
    """Answer ``id`` and ``parameters``, texts by name; ``site`` is where the site is published.

    With ``variant``, such as ``-wide-dark``, the answer is that drawing as SVG instead, with
    ``talk`` what the page for talks says.
    """
    exhibit = known(EXHIBITS, fields["id"], "figure")
    given = {name: tidy(str(value)) for name, value in fields["parameters"].items()}
    made = exhibit.make(**given)
    if "variant" in fields:
        return {"svg": drawn(made, fields["variant"])}
    if "talk" in fields:
        return talk(exhibit, made, chosen(exhibit, given))
    words = shown(exhibit, made, chosen(exhibit, given), fields.get("site", ""))
    return words | {"chart": to_plotly.chart(made)}


def shown(exhibit: Exhibit, made: Figure, values: Chosen, site: str = "") -> dict[str, Any]:
    """Return all but the chart: *made* is the figure for *values*, which are not the default.

    >>> exhibit = EXHIBITS["beta-plane"]
    >>> shown(exhibit, exhibit.make(beta="5/2"), {"beta": "5/2"})["stem"]
    'beta-plane-beta-5-2'
    """
    return {
        "id": exhibit.id,
        "parameters": values,
        "said": said(values),
        "query": query(values),
        "stem": stem(exhibit.id, values),
        "call": call(exhibit.id, values),
        "columns": made.columns,
        "rows": made.data[:SHOWN],
        "count": len(made.data),
        "csv": made.csv,
        "claims": [_claim(id) for id in made.claims],
        "texts": texts(exhibit, made, values, site),
    }


def talk(exhibit: Exhibit, made: Figure, values: Chosen) -> dict[str, Any]:
    """Return what the page for talks says of a figure: *made* is the one for *values*.

    >>> exhibit = EXHIBITS["beta-plane"]
    >>> talk(exhibit, exhibit.make(beta="5/2"), {"beta": "5/2"})["query"]
    'beta=5/2'
    """
    return {
        "id": exhibit.id,
        "parameters": values,
        "title": made.title,
        "alt": made.alt,
        "aspect": f"{made.aspect:.4g}",
        "query": query(values),
        "stem": stem(exhibit.id, values),
        "call": call(exhibit.id, values),
        "lines": for_talk(made, values),
    }


def texts(exhibit: Exhibit, made: Figure, values: Chosen, site: str = "") -> dict[str, str]:
    """Return what a page says of a figure, by the names of its places."""
    name = stem(exhibit.id, values)
    here = f"figures/{exhibit.id}/{'?' * bool(values)}{query(values)}"
    url = f"{site}{here}" if site else ""
    return {
        "command": f"{call(exhibit.id, values)} --theme dark --shape wide -o {name}.pdf",
        "python": python(exhibit.id, values),
        "which": f"The files, the data and the statements are those for {said(values)}. "
        "Python makes the files in this page when you ask for them.",
        "address": url or f"/{here} on this site",
        **{program: lines for program, _, lines in snippets(made, site, values)},
        **{format: cite(made, format, site, values).strip() for format in CITATIONS},
    }


def call(id: str, values: Chosen) -> str:
    r"""Return the command line that makes a figure, up to its options.

    >>> print(call("beta-plane", {"beta": "5/2"}))
    chromdocs figure beta-plane --set 'beta=5/2'
    """
    quoted = (f"{name}={value}".replace("'", "'\"'\"'") for name, value in values.items())
    return " ".join([f"chromdocs figure {id}", *(f"--set '{text}'" for text in quoted)])


def python(id: str, values: Chosen) -> str:
    """Return the lines of Python that make and save a figure.

    >>> print(python("beta-plane", {"beta": "5/2"}))
    import chromdocs as cd
    <BLANKLINE>
    figure = cd.figure("beta-plane", beta="5/2")
    figure.save("beta-plane-beta-5-2.svg")
    """
    given = "".join(f", {n}={json.dumps(v, ensure_ascii=False)}" for n, v in values.items())
    made = f'figure = cd.figure("{id}"{given})\nfigure.save("{stem(id, values)}.svg")'
    return f"import chromdocs as cd\n\n{made}"


def drawn(made: Figure, variant: str) -> str:
    """Return a drawing as SVG; *variant* is what the name of its file says of shape and ground."""
    parts = variant.split("-")
    shape = next((part for part in parts if part in frame.SHAPES), "own")
    theme = "dark" if "dark" in parts else "light"
    formed = frame.shaped(made, shape)
    return str(FORMATS["svg"].write(formed, theme, "transparent" in parts), "utf-8")


def _claim(id: str) -> tuple[str, str, str, str]:
    """Return what a link to a claim says: its id and name, the ledger's status and words."""
    entry = Entry(LEDGER[id], published(LEDGER[id]))
    return id, full_name(entry.claim), entry.status, entry.badge
