"""Pages that nobody writes: one per claim, table, figure and module, and the ledger."""

import inspect
import json
import os
import pkgutil
from collections.abc import Callable, Iterator
from typing import Any

import jinja2

import chromdocs
from chromdocs.cite import FORMATS as CITATIONS
from chromdocs.cite import cite
from chromdocs.claims.ledger import LEDGER, to_json
from chromdocs.claims.papers import PAPERS
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.site import exhibits
from chromdocs.site.shared import Shared, prose
from chromdocs.site.world import World
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.formats import FORMATS

Page = Callable[[Shared], str]

TEMPLATES = jinja2.Environment(
    loader=jinja2.PackageLoader("chromdocs.site"),
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
TEMPLATES.filters["prose"] = prose
TEMPLATES.globals |= {"LEDGER": LEDGER, "PAPERS": PAPERS, "TABLES": TABLES, "EXHIBITS": EXHIBITS}

PROVED = ("theorem", "lemma", "proposition", "corollary", "observation")
PICTURES = ("svg", "pdf", "png")


def pages() -> dict[str, Page]:
    """Return every generated page by its place among the sources."""
    return (
        {f"claims/{id}.md": _claim(id) for id in LEDGER}
        | {f"tables/{id}.md": _table(id) for id in TABLES}
        | {f"figures/{id}.md": _figure(id) for id in EXHIBITS}
        | {"tables/index.md": _list("tables"), "figures/index.md": _list("figures")}
        | {"ledger.md": _list("ledger"), "api/index.md": _api_index()}
        | {f"api/{name}.md": _part(name) for name in _parts()}
    )


def nav() -> dict[str, list[Any]]:
    """Return what stands in the navigation for each kind of generated page."""
    return {
        "figures/": [
            "figures/index.md",
            *({e.title: f"figures/{e.id}.md"} for e in EXHIBITS.values()),
        ],
        "tables/": ["tables/index.md", *({t.title: f"tables/{t.id}.md"} for t in TABLES.values())],
        "claims/": [
            "ledger.md",
            *(
                {paper.title: [f"claims/{c.id}.md" for c in LEDGER.values() if c.paper == key]}
                for key, paper in PAPERS.items()
                if any(c.paper == key for c in LEDGER.values())
            ),
        ],
        "api/": ["api/index.md", *(f"api/{name}.md" for name in _parts())],
    }


def files(world: World) -> Iterator[tuple[str, bytes]]:
    """Yield every generated file that is no page: drawings, tables, embeds, the ledger."""
    for id in EXHIBITS:
        figure = world.figure(id)
        for variant in exhibits.VARIANTS:
            for suffix in PICTURES:
                yield f"figures/{id}{variant}.{suffix}", exhibits.drawn(figure, suffix, variant)
        shared = Shared(world, lambda address: f"../../{address}", {})
        embed = TEMPLATES.get_template("embed.html").render(
            figure=figure, chart=shared.picture(figure, own=True)
        )
        yield f"embed/{id}/index.html", embed.encode()
    for id in TABLES:
        for format in FORMATS.values():
            yield f"tables/{id}.{format.suffix}", format.write(world.extract(id)).encode()
    ledger = [to_json(entry.claim, entry.verdicts) for entry in world.entries.values()]
    yield "ledger.json", json.dumps(ledger, indent=1, ensure_ascii=False).encode()


def _claim(id: str) -> Page:
    claim = LEDGER[id]

    def page(shared: Shared) -> str:
        world = shared.world
        return _render(
            "claim.md",
            shared,
            f"claims/{id}/",
            item=claim,
            claim=claim,
            paper=PAPERS[claim.paper],
            entry=world.entries[id],
            proved=claim.kind in PROVED,
            sources={n: inspect.getsource(r.check) for n, r in claim.readings.items()},
            used_by=world.used_by(id),
            figures=world.exhibits_of(id),
            tables=world.tables_of(id),
        )

    return page


def _table(id: str) -> Page:
    return lambda shared: _render(
        "table.md",
        shared,
        f"tables/{id}/",
        item=shared.world.extract(id),
        extract=shared.world.extract(id),
        formats=FORMATS,
    )


def _figure(id: str) -> Page:
    def page(shared: Shared) -> str:
        figure = shared.world.figure(id)
        height = round(720 / figure.aspect)
        return _render(
            "figure.md",
            shared,
            f"figures/{id}/",
            item=figure,
            figure=figure,
            exhibit=EXHIBITS[id],
            picture=shared.picture(figure, own=True),
            data=exhibits.data_html(figure),
            pictures=PICTURES,
            variants=exhibits.VARIANTS,
            height=height,
        )

    return page


def _list(name: str) -> Page:
    return lambda shared: TEMPLATES.get_template(f"{name}.md").render(s=shared)


def _render(template: str, shared: Shared, address: str, *, item: Any, **names: Any) -> str:
    site = os.environ.get("SITE_URL", "").rstrip("/")
    url = f"{site}/{address}" if site else ""
    citations = {name: cite(item, name, **({"url": url} if url else {})) for name in CITATIONS}
    return TEMPLATES.get_template(template).render(
        s=shared, site=site, url=url, citations=citations, **names
    )


def _parts() -> dict[str, list[str]]:
    """Return the parts of the library with their modules; the site's own are left out."""
    parts: dict[str, list[str]] = {}
    for module in pkgutil.walk_packages(chromdocs.__path__, "chromdocs."):
        part = module.name.split(".")[1]
        if part != "site" and not module.ispkg:
            parts.setdefault(part, []).append(module.name)
    return parts


def _part(name: str) -> Page:
    modules = _parts()[name]
    blocks = "\n\n".join(f"## `{module}` {{#{module}}}\n\n::: {module}" for module in modules)
    return lambda shared: f"# {name}\n\n{_summary(f'chromdocs.{name}')}\n\n{blocks}\n"


def _summary(module: str) -> str:
    doc = inspect.getdoc(pkgutil.resolve_name(module)) or ""
    return doc.split("\n\n")[0].replace("\n", " ")


def _api_index() -> Page:
    rows = "\n".join(
        f"| [`{module}`]({part}.md#{module}) | {_summary(module)} |"
        for part, modules in _parts().items()
        for module in modules
    )
    return lambda shared: (
        "# API\n\nThe library, module by module, from its own docstrings.\n\n"
        f"| module | what it is |\n| --- | --- |\n{rows}\n"
    )
