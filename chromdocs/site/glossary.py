"""The glossary: words and symbols with a definition, an example and a link, in `terms.md`.

A term is used by a link to its entry. The page opens the entry in place; without JavaScript the
link leads to the glossary. An entry that is not there is a broken link, which ends the build.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from chromdocs.papers import PAPERS
from chromdocs.site.blocks import Blocks
from chromdocs.site.data import as_script
from chromdocs.site.markup import prose

_FILE = Path(__file__).parent / "terms.md"
_ENTRY = re.compile(
    r"^### (?P<name>.+?) \{ #(?P<id>[\w-]+)(?P<papers>(?: \.\w+)*)"
    r'(?: data-sign="(?P<sign>.+?)")? \}\n\n(?P<text>.+?)(?=\n*^### |\s*\Z)',
    re.DOTALL | re.MULTILINE,
)
_SHOWN = re.compile(r'<h3 id="([^"]+)".*?</h3>(.*?)(?=<h[23] |</article>)', re.DOTALL)
_SYMBOL = re.compile(
    r'<td><span id="([^"]+)">.*?</td>\s*<td>(.*?)</td>\s*<td>(.*?)</td>', re.DOTALL
)
_USED = re.compile(r'<a href="([^"]*glossary/#([\w-]+))"[^>]*>')
_MARGIN = re.compile(r'(?=\s*</div>\s*</div>\s*</div>\s*<div class="md-content")')

# Words of everyday use, which no statement or rule needs explained.
PLAIN = {"game", "position", "option", "sum", "base", "level", "reading", "verdict", "partner"}


@dataclass(frozen=True)
class Term:
    """A word or a symbol: what it means, an example, a link; ``papers`` are those it is for."""

    id: str
    name: str
    papers: tuple[str, ...]
    sign: str  # by which it is known in a text
    definition: str
    example: str
    more: str

    @property
    def is_symbol(self) -> bool:
        return self.name.startswith("$")


def read(text: str) -> dict[str, Term]:
    """Return the terms that *text* defines, by their ids, sorted by their names.

    >>> read("### mex { #mex }\\n\\nThe least.\\n\\nExample: 2.\\n\\n[More](a.md)")["mex"].example
    'Example: 2.'
    """
    found = []
    for entry in _ENTRY.finditer(text):
        definition, *between, more = entry["text"].split("\n\n")
        papers = tuple(entry["papers"].split(" ."))[1:]
        sign = entry["sign"] or re.sub(r"(?<=.)\(.*", "", entry["name"].strip("$"))
        example = "\n\n".join(between)
        term = Term(entry["id"], entry["name"], papers, sign, definition, example, more)
        whole = (example or term.is_symbol) and more.startswith("[")
        if re.search(r"\{\{|\]\(", definition):  # it is shown on other pages too
            raise ValueError(f"glossary: the definition of {term.id} has a call or a link")
        if not whole or not {*papers} <= {*PAPERS}:
            raise ValueError(f"glossary: {term.id} needs a definition, an example and a link")
        found.append(term)
    terms = {term.id: term for term in sorted(found, key=lambda term: term.name.lower())}
    if len(terms) != len(re.findall(r"^### ", text, re.MULTILINE)):
        raise ValueError("glossary: an entry stands twice, or its heading is not as it should be")
    return terms


@cache
def terms() -> dict[str, Term]:
    """Return every term of the glossary."""
    return read(_FILE.read_text("utf-8"))


def explained(text: str, paper: str = "") -> list[Term]:
    """Return the terms of *text* that not every reader knows, as they are meant in *paper*.

    >>> [term.name for term in explained("A position is evil or vile.", "vile")]
    ['evil', 'vile']
    """
    return [
        term
        for term in terms().values()
        if term.id not in PLAIN
        and (not term.papers or paper in term.papers)
        and re.search(rf"(?<![\w-]){re.escape(term.sign)}(?:s?(?![\w-])|(?<!\w))", text)
    ]


def beside(blocks: Blocks, text: str, paper: str = "") -> str:
    """Return what the terms of *text* mean, for a reader who came by a link."""
    spans = ""
    for term in explained(text, paper):
        name = prose(term.name)  # of a symbol no link: a formula would be all its text
        if not term.is_symbol:
            name = f'<a href="{blocks.link("glossary/")}#{term.id}">{name}</a>'
        spans += f"<span>{name}: {prose(term.definition)}</span> "
    return f'<p class="terms">{spans}</p>' if spans else ""


def words() -> str:
    """Return the entries of all words, as Markdown, after a list of them."""
    shown = [term for term in terms().values() if not term.is_symbol]
    index = " · ".join(f"[{term.name}](#{term.id})" for term in shown)
    entries = "\n\n".join(
        f"### {term.name} {{ #{term.id} }}\n\n{term.definition}\n\n{term.example}\n\n{term.more}"
        for term in shown
    )
    return f'{index}\n\n<div class="glossary" markdown>\n\n{entries}\n\n</div>'


def symbols() -> str:
    """Return the symbol table, as Markdown."""
    rows = (
        f'| <span id="{term.id}">{term.name}</span> | {" ".join(term.definition.split())} '
        f"| {term.more} |\n"
        for term in terms().values()
        if term.is_symbol
    )
    return "| symbol | said, and what it means | where |\n| --- | --- | --- |\n" + "".join(rows)


def script(page: str) -> bytes:
    """Return what opens in place, from the glossary's *page*, as a script."""
    found = {id: " ".join(content.split()) for id, content in _SHOWN.findall(page)}
    found |= {id: f"<p>{said}</p><p>{more}</p>" for id, said, more in _SYMBOL.findall(page)}
    return as_script("terms", found)


def in_margin(page: str) -> str:
    """Return *page* with the terms that it uses below its table of contents."""
    used = {id: address for address, id in _USED.findall(page)}
    items = "".join(
        f'<li class="md-nav__item"><a class="md-nav__link" href="{used[id]}">{term.name}</a></li>'
        for id, term in terms().items()
        if id in used and not term.is_symbol
    )
    nav = (
        '<nav class="md-nav md-nav--secondary page-terms" aria-label="Terms on this page">'
        '<span class="md-nav__title">Terms on this page</span>'
        f'<ul class="md-nav__list">{items}</ul></nav>'
    )
    return _MARGIN.sub(nav, page, count=1) if items else page
