"""Figures: a page each with the live picture, its files and its script; the gallery of them all."""

import io
import textwrap
import zipfile
from collections.abc import Iterator
from typing import Any

from chromdocs.figures.figure import KINDS, Exhibit, Figure
from chromdocs.figures.to_matplotlib import animate
from chromdocs.lab.figure import call, python
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, PAPERS
from chromdocs.site import exhibits
from chromdocs.site.blocks import Blocks
from chromdocs.site.gallery import refuse_strays
from chromdocs.site.page import Page, written
from chromdocs.site.world import World
from chromdocs.talks.snippets import snippets

ORDER = 3
SHAPES = {"": "as it is", "-wide": "16:9", "-square": "square"}


def pages() -> dict[str, Page]:
    """Return a page for each figure, the gallery, and a list."""
    refuse_strays()
    return {f"figures/{id}.md": _page(exhibit) for id, exhibit in EXHIBITS.items()} | {
        "gallery.md": Page(  # more room for pictures
            "Gallery", "Every picture, by what it shows.", _gallery, hide=("toc",)
        ),
        "figures/index.md": Page(
            "Figures",
            "Figures for talks and papers.",
            lambda blocks: written("figures.md", blocks, papers=by_paper()),
        ),
    }


def nav() -> dict[str, list[Any]]:
    """Return the figures, paper by paper."""
    papers = [
        {PAPERS[paper].title: [f"figures/{exhibit.id}.md" for exhibit in found]}
        for paper, found in by_paper().items()
    ]
    return {"figures/": ["gallery.md", "figures/index.md", *papers]}


def files(world: World, made: dict[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield every file of the figures: drawings, data, scripts, embeds, animations."""
    for id, exhibit in EXHIBITS.items():
        figure = world.figure(id)
        for variant in exhibits.VARIANTS:
            for format in exhibits.PICTURES:
                yield f"figures/{id}{variant}.{format}", exhibits.drawn(figure, format, variant)
        yield f"figures/{id}.csv", figure.csv.encode()
        yield f"gallery/{exhibit.script}", world.script(id).text.encode()
        blocks = Blocks(world, f"embed/{id}/", made)
        yield f"{blocks.here}index.html", embed(blocks, figure, blocks.exhibit(id, "asked"))
        if exhibit.frames:
            yield from _animation(world, id)


def embed(blocks: Blocks, figure: Figure, chart: str) -> bytes:
    """Return a page that holds a live chart alone; what it may be asked for is in *chart*."""
    known = EXHIBITS[figure.id].parameters if "data-choices" in chart else {}
    return written("embed.html", blocks, figure=figure, chart=chart, parameters=known).encode()


def on_slides(blocks: Blocks, id: str) -> str:
    """Return the lines that put figure *id* on a slide, as Markdown with a tab for each program."""
    known(EXHIBITS, id, "figure")
    return in_tabs(blocks.link(f"embed/{id}/"), snippets(blocks.world.figure(id), blocks.site))


def in_tabs(embed: str, lines: list[tuple[str, str, str]]) -> str:
    """Return lines to copy as Markdown with a tab for each program.

    The page puts in the address of *embed* as it is there, and what it is asked for.
    """
    return "\n".join(
        f'=== "{name}"\n\n'
        + textwrap.indent(
            f'``` {{ .{language} data-shown="{name}" data-embed="{embed}" }}\n{text}\n```', " " * 4
        )
        + "\n"
        for name, language, text in lines
    )


def by_kind() -> dict[str, list[Exhibit]]:
    """Return the exhibits under the headings of the gallery."""
    found: dict[str, list[Exhibit]] = {}
    for kind, heading in KINDS.items():
        if chosen := [exhibit for exhibit in EXHIBITS.values() if exhibit.kind == kind]:
            found[heading] = chosen
    return found


def by_paper() -> dict[str, list[Exhibit]]:
    """Return the exhibits under the keys of their papers."""
    found: dict[str, list[Exhibit]] = {}
    for exhibit in EXHIBITS.values():
        found.setdefault(exhibit.paper_key, []).append(exhibit)
    return found


def tags() -> list[str]:
    """Return every tag of the gallery that two exhibits share."""
    every = [tag for exhibit in EXHIBITS.values() for tag in exhibit.tags]
    return sorted({tag for tag in every if every.count(tag) > 1})


def _page(exhibit: Exhibit) -> Page:
    def write(blocks: Blocks) -> str:
        world, id = blocks.world, exhibit.id
        return written(
            "figure.md",
            blocks,
            item=exhibit,
            figure=world.figure(id),
            exhibit=exhibit,
            picture=blocks.exhibit(id, "typed"),
            data=blocks.data(id),
            step=world.step(id),
            snippets=on_slides(blocks, id),
            call=call(id, {}),
            python=python(id, {}),
            script=world.script(id),
            formats=exhibits.PICTURES,
            grounds=exhibits.GROUNDS,
            shapes=SHAPES,
            variants=exhibits.VARIANTS,
        )

    return Page(exhibit.title, f"{exhibit.title}: a figure to show, embed and cite.", write)


def _gallery(blocks: Blocks) -> str:
    papers = [PAPERS[paper] for paper in by_paper()]
    return written("gallery.md", blocks, papers=papers, tags=tags(), kinds=by_kind())


def _animation(world: World, id: str) -> Iterator[tuple[str, bytes]]:
    """Yield the steps of an exhibit as a moving picture, on light and dark, and as single ones."""
    for variant, theme in (("", "light"), ("-dark", "dark")):
        pictures = [exhibits.drawn(made, "png", variant) for made in world.steps(id).values()]
        yield f"figures/{id}{variant}.gif", animate(pictures, theme)
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            for number, picture in enumerate(pictures):
                name = zipfile.ZipInfo(f"{id}{variant}-{number:02}.png")  # of no time of day
                archive.writestr(name, picture)
        yield f"figures/{id}{variant}-frames.zip", packed.getvalue()
