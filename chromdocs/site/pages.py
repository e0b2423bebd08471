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
from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.site import exhibits, gamepages, ledgerpages, maths
from chromdocs.site.shared import Shared, prose
from chromdocs.site.terms import explained
from chromdocs.site.world import World
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.formats import FORMATS

TEMPLATES = jinja2.Environment(
    loader=jinja2.PackageLoader("chromdocs.site"),
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.filters["prose"] = prose
TEMPLATES.filters["position"] = lambda p: f'<span class="position">{gamepages.position(p)}</span>'
TEMPLATES.filters["place"] = gamepages.place
TEMPLATES.filters["sentence"] = lambda text: (
    text[0].upper() + text[1:] if text[:2].isalpha() else text
)
TEMPLATES.filters["capitalized"] = lambda text: text[0].upper() + text[1:]
TEMPLATES.globals |= {"LEDGER": LEDGER, "PAPERS": PAPERS, "TABLES": TABLES, "EXHIBITS": EXHIBITS}
TEMPLATES.globals |= {"g": gamepages, "catalogue": catalogue}
TEMPLATES.globals |= {"errata": ledgerpages.errata, "trials": ledgerpages.trials}

PROVED = ("theorem", "lemma", "proposition", "corollary", "observation")
PICTURES = ("svg", "pdf", "png")


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
            "tables/index.md": _list("tables", "Tables", "Tables to cite, in five formats."),
            "figures/index.md": _list("figures", "Figures", "Figures for talks and papers."),
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
        "figures/": ["figures/index.md", *(f"figures/{id}.md" for id in EXHIBITS)],
        "tables/": ["tables/index.md", *(f"tables/{id}.md" for id in TABLES)],
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


def files(world: World) -> Iterator[tuple[str, bytes]]:
    """Yield every generated file that is no page: drawings, tables, embeds, the ledger."""
    for id in EXHIBITS:
        figure = world.figure(id)
        for variant in exhibits.VARIANTS:
            for suffix in PICTURES:
                yield f"figures/{id}{variant}.{suffix}", exhibits.drawn(figure, suffix, variant)
        shared = Shared(world, f"embed/{id}/", {})
        embed = TEMPLATES.get_template("embed.html").render(
            figure=figure, chart=shared.picture(figure, own=True)
        )
        yield f"embed/{id}/index.html", embed.encode()
    for id in TABLES:
        for format in FORMATS.values():
            yield f"tables/{id}.{format.suffix}", format.write(world.extract(id)).encode()
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
            terms=explained(" ".join(reading.statement for reading in readings), claim.paper),
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
        figure = shared.world.figure(id)
        return _render(
            "figure.md",
            shared,
            exhibit,
            figure=figure,
            exhibit=exhibit,
            picture=shared.picture(figure, own=True),
            data=exhibits.data_html(figure.columns, figure.data),
            pictures=PICTURES,
            variants=exhibits.VARIANTS,
        )

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

    The site's own are left out, and those of checks, which stand on the pages of the claims.
    """
    parts: dict[str, list[str]] = {}
    checks = {module.__name__ for module in MODULES}
    for module in pkgutil.walk_packages(chromdocs.__path__, "chromdocs."):
        part = module.name.split(".")[1]
        if part != "site" and not module.ispkg and module.name not in checks:
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
