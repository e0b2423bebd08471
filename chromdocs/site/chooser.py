"""All that can be cited, to choose from on one page, and the citations of each."""

from dataclasses import replace
from html import escape
from typing import Any

from chromdocs.bibliography import FORMATS, Source
from chromdocs.citations import PROJECT, Item, citable, cite, found, source
from chromdocs.claims.claim import Claim
from chromdocs.claims.paper import Paper
from chromdocs.figures.figure import Exhibit
from chromdocs.papers import PAPERS, full_name
from chromdocs.site.blocks import Blocks
from chromdocs.site.data import as_script
from chromdocs.site.world import World
from chromdocs.tables.table import Table

LIST = "cite-list"  # the script with all that there is; each has one of its own besides


def chooser(blocks: Blocks) -> str:
    """Return the field to find what to cite, and make the scripts that it asks for."""
    blocks.files[f"assets/{LIST}.js"] = as_script(LIST, listed())
    for id in citable():
        name = script(id)
        data = cited(blocks.source(made(blocks.world, id)))
        blocks.files[f"assets/cite/{name}.js"] = as_script(name, data)
    return (
        '<div class="cite scripted" data-cite>'
        '<label for="cite-find">Find a table, a statement, a figure or a paper</label>'
        '<input id="cite-find" type="text" role="combobox" aria-expanded="false" '
        'aria-controls="cite-found" aria-autocomplete="list" autocomplete="off" '
        'autocapitalize="none" spellcheck="false" placeholder="theorem 14, evil plane, A000069">'
        '<p role="status"></p>'
        '<ul id="cite-found" role="listbox" aria-label="What can be cited" hidden></ul>'
        '<div class="cite-shown"></div></div>'
        "<noscript><p>To choose here needs JavaScript. The page of each table, figure and claim "
        "ends with its citations.</p></noscript>"
    )


def references(blocks: Blocks) -> str:
    """Return the papers of others as a list of references, each with a link to its page."""
    theirs = [paper for paper in PAPERS.values() if source(paper).authors != PROJECT.authors]
    items = (
        f"<li>{reference(paper)} "
        f"{blocks.to(source(paper).address, f'The page of {paper.short}')}</li>"
        for paper in theirs
    )
    return f"<ul>{''.join(items)}</ul>"


def reference(paper: Paper, titled: bool = True) -> str:
    """Return a paper as a list of references has it, with links; below its title without it.

    >>> print(reference(PAPERS["fractions"], titled=False))
    Urban Larsson and Mike Weimerskirch, Games of No Chance 5, MSRI Publications 70, 2017, \
<a href="https://arxiv.org/abs/1302.0271">arXiv:1302.0271</a>.
    """
    said = source(paper)
    html = escape(cite(said if titled else replace(said, title=""), "text").strip())
    where = {f"doi:{said.doi}": "https://doi.org/", f"arXiv:{said.arxiv}": "https://arxiv.org/abs/"}
    for name, at in where.items():
        if number := name.partition(":")[2]:
            html = html.replace(name, f'<a href="{at}{number}">{name}</a>')
    return html


def script(id: str) -> str:
    """Return the name of the script with the citations of *id*.

    >>> script("chromatic/thm-14")
    'cite-chromatic-thm-14'
    """
    return f"cite-{id.replace('/', '-')}"


def made(world: World, id: str) -> Item:
    """Return what is cited under an *id*, with the rows and the figures that the site shows."""
    match citable()[id]:
        case Table():
            return world.extract(id)
        case Exhibit():
            return world.figure(id)
    return found(id)


def listed() -> dict[str, Any]:
    """Return the formats, and of each that can be cited its id, kind, place, title and words."""
    formats = [(format.name, format.label, format.suffix) for format in FORMATS.values()]
    return {"formats": formats, "items": [(id, *_told(item)) for id, item in citable().items()]}


def _told(item: Any) -> tuple[str, str, str, str]:
    """Return the kind of an item, its place in a paper, its title, and more words to find it by."""
    topic = item.paper.topic if isinstance(item, Table | Exhibit) and item.paper else ""
    match item:
        case Claim():
            return "statement", full_name(item), item.title, item.kind
        case Table():
            numbers = (column.oeis for column in item.columns if column.oeis)
            return "table", "", item.title, " ".join((topic, *numbers))
        case Exhibit():
            return "figure", "", item.title, " ".join((topic, *item.tags))
        case Paper():
            return "paper", item.short, item.title, item.topic
    return "project", "", PROJECT.title, "software"


def cited(said: Source) -> dict[str, Any]:
    """Return the address of a page, what is certain of it, and its citations by format."""
    ours = said.authors == PROJECT.authors
    facts = {
        "Version": said.version,
        "Date": said.dated,
        said.checksum[0]: said.checksum[1],
        "DOI": said.doi,
        "arXiv": said.arxiv,
        "Address": said.url or (f"/{said.address} on this site" if ours else ""),
    }
    return {
        "page": said.address,
        "facts": [fact for fact in facts.items() if fact[1]],
        "texts": {name: str(format.write(said)).strip() for name, format in FORMATS.items()},
    }
