"""Pages that nobody writes: one per claim, table, figure and module, and the ledger."""

import inspect
import json
import pkgutil
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import jinja2

import chromdocs
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.ledger import LEDGER, MODULES, SCHEMA, to_json
from chromdocs.claims.papers import PAPERS
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.figure import Figure
from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.site import figurepages, gamepages, glossary, ledgerpages, maths, papermap, talks
from chromdocs.site.markup import prose
from chromdocs.site.shared import Shared
from chromdocs.site.world import World
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.formats import FORMATS, OEIS
from chromdocs.tables.oeis import enough

TEMPLATES = jinja2.Environment(
    loader=jinja2.PackageLoader("chromdocs.site"),
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.filters["prose"] = prose
TEMPLATES.filters["position"] = lambda p: f'<span class="position">{gamepages.position(p)}</span>'
TEMPLATES.filters["place"] = gamepages.place
TEMPLATES.filters["lettered"] = lambda text: re.sub(  # a_n of a plain text as letters with indices
    r"\b([A-Za-z])_(\w+|[+−-]|\([^)]*\))", r"<i>\1</i><sub>\2</sub>", text
)
TEMPLATES.filters["sentence"] = lambda text: (
    text[0].upper() + text[1:] if text[:2].isalpha() else text
)
TEMPLATES.filters["capitalized"] = lambda text: text[0].upper() + text[1:]
TEMPLATES.globals |= {"LEDGER": LEDGER, "PAPERS": PAPERS, "TABLES": TABLES, "EXHIBITS": EXHIBITS}
TEMPLATES.globals |= {
    "terms": glossary.beside,
    "chapter_of": papermap.chapter_of,
    "g": gamepages,
    "f": figurepages,
    "catalogue": catalogue,
}
TEMPLATES.globals |= {"errata": ledgerpages.errata, "trials": ledgerpages.trials}

SHARED = {  # parts with a module per topic, and the modules that all topics share
    "figures": ("catalogue", "figure", "frame", "show", "theme", "to_matplotlib", "to_plotly"),
    "tables": ("catalogue", "table", "formats", "genuine", "header", "literal", "oeis", "symbols"),
    "talks": ("catalogue", "deck", "snippets", "to_pdf"),
}
PROVED = ("theorem", "lemma", "proposition", "corollary", "observation")


@dataclass(frozen=True)
class Page:
    """A generated page: its title, a sentence on it, and what writes it."""

    title: str
    about: str
    write: Callable[[Shared], str]


def pages() -> dict[str, Page]:
    """Return every generated page by its place among the sources."""
    return (
        {f"claims/{id}.md": _claim(id) for id in LEDGER}
        | {f"tables/{id}.md": _table(id) for id in TABLES}
        | {f"figures/{id}.md": _figure(id) for id in EXHIBITS}
        | {f"games/{name}.md": _game(name, "game") for name in FAMILIES}
        | {f"play/{name}.md": _game(name, "play") for name in FAMILIES}
        | {
            "games/index.md": _list("games", "Games", "Every game, with its first P-positions."),
            "tables/index.md": _list("tables", "Tables", "Tables to cite, in six formats."),
            "figures/index.md": _list("figures", "Figures", "Figures for talks and papers."),
            "gallery.md": _list("gallery", "Gallery", "Every picture, by what it shows."),
            "ledger.md": _list("ledger", "The ledger", "Printed statements, checked by programs."),
            "errata.md": _list("errata", "Errata", "Printed statements that fail, and what holds."),
            "api/index.md": Page("API", "The library, module by module.", _api_index),
        }
        | {f"api/{part}/index.md": _part(part) for part in _parts()}
        | {_place(module): _module(module) for modules in _parts().values() for module in modules}
    )


def nav() -> dict[str, list[Any]]:
    """Return what stands in the navigation for each kind of generated page."""
    papers = {claim.paper: PAPERS[claim.paper].title for claim in LEDGER.values()}
    return {
        "games/": [
            "games/index.md",
            *(
                {PAPERS[paper].title: [f"games/{family.name}.md" for family in families]}
                for paper, families in gamepages.by_paper().items()
            ),
        ],
        "figures/": [
            "gallery.md",
            "figures/index.md",
            *(
                {paper: [f"figures/{exhibit.id}.md" for exhibit in exhibits]}
                for paper, exhibits in figurepages.by_paper().items()
            ),
        ],
        "tables/": [
            "tables/index.md",
            *(
                {paper.title: [f"tables/{t.id}.md" for t in TABLES.values() if t.paper == key]}
                for key, paper in PAPERS.items()
            ),
        ],
        "claims/": [
            "ledger.md",
            "errata.md",
            "findings.md",
            *(
                {title: [f"claims/{id}.md" for id in LEDGER if id.startswith(f"{paper}/")]}
                for paper, title in papers.items()
            ),
        ],
        "api/": [
            "api/index.md",
            *(
                {part: [f"api/{part}/index.md", *map(_place, modules)]}
                for part, modules in _parts().items()
            ),
        ],
    }


def drawn(world: World) -> list[Figure]:
    """Return the figures that have files of their own."""
    return [world.figure(id) for id in EXHIBITS]


def files(world: World, made: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield every generated file that is no page: drawings, tables, embeds, the ledger.

    *made* are the files that pages asked for, to which the embeds add theirs.
    """
    yield from figurepages.files(world)
    yield from talks.files(world, made, TEMPLATES.get_template)
    for id in EXHIBITS:
        shared = Shared(world, f"embed/{id}/", made)
        embed = TEMPLATES.get_template("embed.html").render(
            figure=world.figure(id), chart=shared.exhibit(id)
        )
        yield f"embed/{id}/index.html", embed.encode()
    for id, table in TABLES.items():
        for format in FORMATS.values():
            yield f"tables/{id}.{format.suffix}", format.write(world.extract(id)).encode()
        for column in table.drafts:
            drafted = table.take(enough(table))
            yield f"tables/{id}-{column}.oeis.txt", OEIS.write(drafted, column).encode()
            yield f"tables/{id}-{column}.b.txt", FORMATS["bfile"].write(drafted, column).encode()
    ledger = [to_json(entry.claim, entry.verdicts) for entry in world.entries.values()]
    yield "ledger.json", json.dumps(ledger, indent=1, ensure_ascii=False).encode()
    yield "ledger.schema.json", json.dumps(SCHEMA, indent=1).encode()
    for id, entry in world.entries.items():
        yield f"badges/{id}.svg", ledgerpages.badge(entry)


def _claim(id: str) -> Page:
    claim = LEDGER[id]
    readings = claim.readings.values()

    def write(shared: Shared) -> str:
        world = shared.world
        return _render(
            "claim.md",
            shared,
            claim,
            claim=claim,
            paper=PAPERS[claim.paper],
            entry=world.entries[id],
            proved=claim.kind in PROVED,
            statements=" ".join(reading.statement for reading in readings),
            sources=[inspect.getsource(reading.check) for reading in readings],
            fingerprint=fingerprint(claim),
            explained=world.explained.get(id),
            used_by=world.used_by(id),
            figures=world.exhibits_of(id),
            tables=world.tables_of(id),
        )

    return Page(f"{claim.place}: {claim.title}", _plain(claim.printed.statement), write)


def _table(id: str) -> Page:
    def write(shared: Shared) -> str:
        extract = shared.world.extract(id)
        return _render("table.md", shared, extract, extract=extract, formats=FORMATS)

    return Page(TABLES[id].title, TABLES[id].definition, write)


def _figure(id: str) -> Page:
    exhibit = EXHIBITS[id]

    def write(shared: Shared) -> str:
        return _render("figure.md", shared, exhibit, **figurepages.names(shared, id))

    return Page(exhibit.title, f"{exhibit.title}: a figure to show, embed and cite.", write)


def _game(name: str, template: str) -> Page:
    family = FAMILIES[name]
    game = catalogue.game(name)

    def write(shared: Shared) -> str:
        return _render(f"{template}.md", shared, family, family=family, game=game)

    play = f"Play {family.title}"
    title = play if template == "play" else family.title[0].upper() + family.title[1:]
    return Page(title, game.rule, write)


def _list(name: str, title: str, about: str) -> Page:
    template = TEMPLATES.get_template(f"{name}.md")
    return Page(title, about, lambda shared: template.render(s=shared))


def _render(template: str, shared: Shared, item: Any, **names: Any) -> str:
    url = f"{shared.site}{shared.here}" if shared.site else ""
    return TEMPLATES.get_template(template).render(s=shared, item=item, url=url, **names)


def _plain(text: str) -> str:
    """Return a statement as plain text, for the description of its page."""
    return re.sub(r"\$(.*?)\$", lambda tex: maths.plain(tex[1]), text).replace("\n", " ")


@cache
def _parts() -> dict[str, list[str]]:
    """Return the parts of the library with their modules.

    The site's own are left out, and those of checks, figures, tables and slides, which stand on
    pages of their own.
    """
    parts: dict[str, list[str]] = {}
    checks = {module.__name__ for module in MODULES}
    for module in pkgutil.walk_packages(chromdocs.__path__, "chromdocs."):
        _, part, *name = module.name.split(".")
        if part == "site" or module.ispkg or module.name in checks:
            continue
        if part not in SHARED or name[0] in SHARED[part]:
            parts.setdefault(part, []).append(module.name)
    return parts


def _place(module: str) -> str:
    """Return where the page of a module stands.

    >>> _place("chromdocs.numbers.binary"), _place("chromdocs.play")
    ('api/numbers/binary.md', 'api/play/play.md')
    """
    _, part, *rest = module.split(".")
    return f"api/{part}/{rest[0] if rest else part}.md"


def _part(part: str) -> Page:
    about = _summary(f"chromdocs.{part}")
    return Page(
        f"chromdocs.{part}", about, lambda shared: f"# {part}\n\n{about}\n\n{_listed(part)}"
    )


def _module(module: str) -> Page:
    return Page(module, _summary(module), lambda shared: f"# `{module}`\n\n::: {module}\n")


def _listed(*parts: str, base: str = "") -> str:
    """Return the modules of some parts as a table; *base* leads from the page to its part."""
    rows = "\n".join(
        f"| [`{module}`]({base.format(part)}{_place(module).split('/')[-1]}) | {_summary(module)} |"
        for part in parts
        for module in _parts()[part]
    )
    return (
        '<div class="modules" markdown>\n\n'
        f"| module | what it is |\n| --- | --- |\n{rows}\n\n</div>\n"
    )


def _summary(module: str) -> str:
    doc = inspect.getdoc(pkgutil.resolve_name(module)) or ""
    return doc.split("\n\n")[0].replace("\n", " ")


def _api_index(shared: Shared) -> str:
    about = "# API\n\nThe library, module by module, from its own docstrings.\n\n"
    return about + _listed(*_parts(), base="{}/")
