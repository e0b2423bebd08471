"""The search: an index of our own for a worker of our own, in the theme's search field.

The theme asks for the index when the search opens, not with every page, and hands it to the worker,
`assets/search.mjs`. An entry has what it is called besides its title (a place in a paper, an id, a
term and what means the same, a number of the OEIS), so that who names a thing finds it first.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from chromdocs.games.catalogue import FAMILIES
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES
from chromdocs.site import glossary, plain, scripts
from chromdocs.site.errors import SiteError
from chromdocs.site.plain import described

INDEX = "search/search_index.json"
WORKER = "assets/javascripts/workers/search.*.js"  # of the theme, as is the next one
BUNDLE = "assets/javascripts/bundle.*.js"
KINDS = {  # how an address begins: what its pages are, and their weight in the search
    "games": ("Game", 1.6),
    "glossary": ("Glossary", 1.3),
    "papers": ("Paper", 1.05),
    "learn": ("Chapter", 1.1),
    "claims": ("Statement", 1.0),
    "tables": ("Table", 1.0),
    "figures": ("Figure", 0.9),
    "notebooks": ("Notebook", 0.8),
    "play": ("Play", 0.6),
    "api": ("API", 0.1),
    "literature": ("Literature", 0.9),
    "article": ("Article", 1.0),
    **dict.fromkeys(("lab", "decide"), ("Lab", 1.0)),
    **dict.fromkeys(("start", "cite", "talks", "embed"), ("Guide", 1.0)),
    "gallery": ("Gallery", 1.0),
    "changes": ("Changes", 0.1),
    "": ("Home", 1.0),
    **dict.fromkeys(("ledger", "errata", "findings", "conventions", "certificates"), ("Ledger", 1)),
}
OTHER = ("Page", 1.0)
ALSO = {  # what people call pages that have another title
    "talks/": "slides, slide, make slides, deck, presentation, beamer, powerpoint, png, iframe",
    "cite/": "bibtex, citation, reference, cite theorem, ris, doi",
    "tables/": "b-file, bfile, csv, latex, OEIS, download, data",
    "lab/": "own colouring, use my own colouring, own game, own rule, red squares, compute",
    "play/": "play misère, game board, against the computer",
    "learn/": "exercise, exercises, worksheet, solution, teacher, teaching, course",
    "learn/automata/": "automata, Walnut",
    "findings/": "open questions, open problems, conjectures",
}
SPELLED = {"color": "colour", "colors": "colours", "colored": "coloured", "license": "licence"}
STEP = 0.5  # the weight of a step of a proof
WHOLE = {"claims", "figures", "tables", "games", "play", "ledger"}  # one entry a page
REPEATED = {"api", "figures", "games", "play", "ledger"}  # other pages say the same
SHOWN = 300  # characters of a text that are kept as they stand; of the rest, each word once
FIRST = 200  # characters of a text that is repeated
_AT_ONCE = '$(location.protocol!=="file:"),Je("search")'  # in the theme's script
_ON_DEMAND = '$(!1),Je("search")'
_WORD = re.compile(r"[^\W\d_]{3,}(?:-[^\W\d_]+)*|a\d{6}")  # that somebody may look for
# By which nobody looks for one text among many.
_EVERYDAY = """
    also and are because been before both but can does each else every find first for from given
    has have here how into its itself just let long made many may more most must need never next
    not now once one only other others our out said same say says see shown since some such take
    than that the their them then there these they this those through too two under until very
    was well were what when where which while who whose why will with without would yes you your"""
NAMED = {"claims", "tables"}  # of these pages the search needs the title: it knows what they say
_CODE = re.compile(r"<pre\b.*?</pre>", re.DOTALL)
_MARKS = re.compile(r'\s?data-search-\w+="[^"]+"')  # that the theme takes out of a page

Entry = dict[str, Any]


def take_over(site: Path) -> None:
    """Put our worker in the place of the theme's, and have it asked when the search opens."""
    workers = [*site.glob(WORKER)]
    bundles = [*site.glob(BUNDLE)]
    if len(workers) != 1 or len(bundles) != 1:
        raise SiteError("the theme has its search in another place")
    workers[0].write_bytes(scripts.joined(scripts.SEARCH))
    text = bundles[0].read_text("utf-8")
    if _AT_ONCE not in text:
        raise SiteError(f"{bundles[0].name}: the theme loads its search index in a new way")
    bundles[0].write_text(text.replace(_AT_ONCE, _ON_DEMAND), "utf-8")


def asked(address: str, content: str) -> str:
    """Return what our index needs of a page: the theme reads all it gets, and reads slowly.

    >>> asked("learn/mark/", "<h1>MARK</h1><p>Read on.<pre>n = 5</pre>")
    '<h1>MARK</h1><p>Read on.'
    """
    if address.partition("/")[0] in NAMED:
        content = content.partition("</h1>")[0] + "</h1>"
    return _CODE.sub("", content)


def unmarked(content: str) -> str:
    """Return a page without marks for the search, as the theme would leave it."""
    return _MARKS.sub("", content)


def write(site: Path, papers: Mapping[str, str]) -> None:
    """Put our index in the place of the theme's; *papers* are those of chapters, by address."""
    file = site / INDEX
    theirs = json.loads(file.read_text("utf-8"))["docs"]
    made = {"config": words(), "docs": [*pages(theirs, papers)]}
    file.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")), "utf-8")


def words() -> dict[str, Any]:
    """Return what papers are called, and words by which they are known; synonyms; weights."""
    papers = {
        key: [paper.topic, f"{paper.title} {paper.short} {key}"] for key, paper in PAPERS.items()
    }
    terms = glossary.terms().values()
    same = SPELLED | {also: term.name for term in terms for also in term.also}
    return {"papers": papers, "same": same, "kinds": dict([*KINDS.values(), OTHER])}


def pages(theirs: Iterable[Entry], papers: Mapping[str, str]) -> Iterator[Entry]:
    """Yield our entries, a page each with its parts, from the theme's *theirs*."""
    found: dict[str, Entry] = {}
    for entry in theirs:
        address, _, anchor = entry["location"].partition("#")
        kind = address.partition("/")[0]
        title, text = plain.words(entry["title"]), plain.words(entry["text"])
        if address not in found:
            about = {"at": address, "title": title, "text": text, "paper": papers.get(address, "")}
            found[address] = _page(about)
        elif not (found[address]["text"] or found[address]["parts"]):  # below its heading
            found[address]["text"] = text
        elif kind not in WHOLE:
            part = {"at": anchor, "title": title, "text": text}
            found[address]["parts"].append({"at": anchor} if kind == "api" else part)
    for address, page in found.items():
        if address == "glossary/":
            page["parts"] = _terms(page["parts"])
        if address.partition("/")[0] in REPEATED:
            page["text"] = _begin(page["text"], FIRST)
        yield _light(page | {"parts": [*map(_light, page["parts"])]})


def _page(page: Entry) -> Entry:
    """Return a page with its kind, its paper, and what it is called besides its title and id."""
    first, _, id = page["at"].strip("/").partition("/")
    kind, _ = KINDS.get(first, OTHER)
    page |= {"kind": kind, "names": ALSO.get(page["at"], "").split(", "), "parts": []}
    if first == "claims" and (claim := LEDGER.get(id)):
        readings = [described(reading.statement) for reading in claim.readings.values()]
        page |= {"paper": claim.paper, "title": f"{claim.named}: {claim.title}"}
        page["text"] = " ".join(readings)
        if claim.is_step:
            page["weight"] = STEP
        else:  # of Theorem 2 (iv), or Conjecture 2, first part, also the whole
            page["names"] = [claim.place, re.split(r",| \(", claim.place)[0]]
    elif first == "tables" and (table := TABLES.get(id)):
        text = " ".join([table.definition, *(column.meaning for column in table.columns)])
        page |= {"paper": table.paper_key, "text": described(text)}
        page["names"] = [column.oeis for column in table.columns]
    elif first == "figures" and (exhibit := EXHIBITS.get(id)):
        page["paper"] = exhibit.paper_key
    elif first in ("games", "play") and (family := FAMILIES.get(id)):
        page["paper"] = family.paper
        page["names"] = [family.title if first == "games" else f"play {id}"]
    elif first == "papers" and (paper := PAPERS.get(id)):
        authors = (family for family, _ in paper.authors)
        page |= {"paper": id, "names": [paper.topic, paper.short, *authors]}
    return page


def _terms(parts: list[Entry]) -> Iterator[Entry]:
    """Yield the terms of the glossary's page, with what means the same, and its symbols."""
    terms = glossary.terms()
    for part in parts:
        if term := terms.get(part["at"]):
            yield part | {"names": [term.id, *term.also]}
    for term in terms.values():
        if term.is_symbol:
            title = described(term.name)
            letter = re.sub(r"[^\w⋆].*", "", title)
            text = described(term.definition)
            yield {"at": term.id, "title": title, "text": text, "names": [letter]}


def _light(entry: Entry) -> Entry:
    """Return an entry without what is empty or said twice, and with a text that is not long."""
    names = {name for name in entry.get("names", ()) if name} - {entry.get("title")}
    shown, rest = _split(entry.get("text", ""))
    entry = entry | {"names": sorted(names), "text": shown, "rest": rest}
    return {key: value for key, value in entry.items() if value or key == "at"}


def _split(text: str) -> tuple[str, str]:
    """Return the beginning of a text, and the words that only the rest of it has, each once."""
    shown = _begin(text, SHOWN)
    known = {*_WORD.findall(shown.lower()), *_EVERYDAY.split()}
    rest = dict.fromkeys(_WORD.findall(text[len(shown) :].lower()))
    return shown, " ".join(word for word in rest if word not in known)


def _begin(text: str, many: int) -> str:
    """Return the first words of a text.

    >>> _begin("Who takes the last token wins.", 12)
    'Who takes'
    """
    return text if len(text) <= many else text[:many].rpartition(" ")[0]
