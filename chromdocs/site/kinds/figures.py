"""Figures: a page each with the live picture, its files and its script; the gallery of them all."""

import io
import textwrap
import zipfile
from collections.abc import Iterator
from typing import Any

from chromdocs.figures import thumbnail, to_svg
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.figures.kinds import KINDS
from chromdocs.lab.figure import call, python, talk
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, PAPERS
from chromdocs.site import exhibits, policy
from chromdocs.site.blocks import Blocks
from chromdocs.site.choices import fields
from chromdocs.site.data import as_script
from chromdocs.site.gallery import refuse_strays
from chromdocs.site.kept import Content
from chromdocs.site.page import Page, whole, written
from chromdocs.site.world import World
from chromdocs.talks.snippets import snippets

ORDER = 3
ABOUT = (  # the gallery, which has all the room for pictures
    "Every picture, by what it shows: live on the page, and as files for slides and papers."
)
SHAPES = {"": "as it is", "-wide": "16:9", "-square": "square"}
GROUNDS = ("", "-dark")  # on which pictures move


def pages() -> dict[str, Page]:
    """Return a page for each figure, and the gallery."""
    refuse_strays()
    return {f"figures/{id}.md": _page(exhibit) for id, exhibit in EXHIBITS.items()} | {
        "gallery.md": Page("Gallery", ABOUT, _gallery, hide=("navigation", "toc")),
    }


def nav() -> dict[str, list[Any]]:
    """Return the gallery alone: it leads to the figures, which are too many for a list."""
    return {"figures/": ["gallery.md"]}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield every file of the figures: drawings, data, scripts, embeds, animations."""
    for id, exhibit in EXHIBITS.items():
        figure = world.figure(id)
        yield from ((f"figures/{id}{end}", made) for end, made in exhibits.files(figure))
        small = thumbnail.of(exhibit, figure)
        for dark, ground in (("", "light"), ("-dark", "dark")):
            yield f"figures/{id}-thumb{dark}.svg", to_svg.write(small, ground, transparent=True)
        yield f"figures/{id}.csv", figure.csv.encode()
        said = talk(exhibit, figure, {}) | {"own": fields(exhibit)}
        said["same"] = [shape for shape in SHAPES if not exhibits.filed(figure, shape)]
        yield f"assets/talks/talk-{id}.js", as_script(f"talk-{id}", said)
        yield f"gallery/{exhibit.script}", world.script(id).text.encode()
        blocks = Blocks(world, f"embed/{id}/", made)
        yield f"{blocks.here}index.html", embed(blocks, figure, blocks.exhibit(id, "asked"))
        if exhibit.frames:
            yield from _animation(world, id)


def slow(world: World) -> Iterator[tuple[Any, ...]]:
    """Yield the pictures that move."""
    for id, exhibit in EXHIBITS.items():
        if exhibit.frames:
            figures = [*world.steps(id).values()]
            yield from ((exhibits.moving, figures, variant) for variant in GROUNDS)


def embed(blocks: Blocks, figure: Figure, chart: str) -> bytes:
    """Return a page that holds a live chart alone; what it may be asked for is in *chart*."""
    known = EXHIBITS[figure.id].parameters if "data-choices" in chart else {}
    shown = {"figure": figure, "chart": chart, "parameters": known}
    return whole("embed.html", blocks, policy.EMBED, **shown).encode()


def on_slides(blocks: Blocks, id: str) -> str:
    """Return the lines that put figure *id* on a slide, as Markdown with a tab for each program."""
    known(EXHIBITS, id, "figure")
    return in_tabs(blocks.link(f"embed/{id}/"), snippets(blocks.world.figure(id), blocks.site))


def for_a_slide(blocks: Blocks, id: str) -> str:
    """Return what a speaker chooses a figure with, its shape and ground; figure *id* comes first.

    The lines to copy, the command and the files follow the choice.
    """
    figure = blocks.world.figure(known(EXHIBITS, id, "figure").id)
    form = written(
        "slide.html",
        blocks,
        first=figure,
        themes=themes(),
        headings=KINDS,
        shapes=SHAPES,
        grounds=exhibits.GROUNDS,
        variants=exhibits.VARIANTS,
        filed=exhibits.filed,
        formats=exhibits.PICTURES,
    )
    return f"{form}\n\n{on_slides(blocks, id)}"


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


def themes() -> dict[str, list[Exhibit]]:
    """Return the exhibits of each theme of the gallery, by its key, the most striking first."""
    found: dict[str, list[Exhibit]] = {kind: [] for kind in KINDS}
    for exhibit in sorted(EXHIBITS.values(), key=lambda exhibit: -exhibit.striking):
        known(found, exhibit.kind, "kind of picture").append(exhibit)
    return {kind: chosen for kind, chosen in found.items() if chosen}


def beside(exhibit: Exhibit) -> dict[str, Exhibit]:
    """Return the exhibits before and after one in its theme, which goes round."""
    theme = themes()[exhibit.kind]
    at = theme.index(exhibit)
    near = {"Previous": theme[at - 1], "Next": theme[(at + 1) % len(theme)]}
    return near if len(theme) > 1 else {}


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
            item=world.figure(id),
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
            filed=exhibits.filed,
            theme=KINDS[exhibit.kind],
            beside=beside(exhibit),
        )

    about = f"{exhibit.title}: a figure to show, embed and cite."
    return Page(exhibit.title, about, write, hide=("navigation",))  # there is no list of figures


def _gallery(blocks: Blocks) -> str:
    every = themes()
    first = [exhibit for theme in every.values() for exhibit in theme if exhibit.striking > 1]
    rest = {
        kind: [exhibit for exhibit in theme if exhibit not in first]
        for kind, theme in every.items()
    }
    papers = {exhibit.paper_key: PAPERS[exhibit.paper_key] for exhibit in EXHIBITS.values()}
    names = {"papers": papers.values(), "tags": tags(), "headings": KINDS}
    return written("gallery.md", blocks, first=first, themes=rest, **names)


def _animation(world: World, id: str) -> Iterator[tuple[str, bytes]]:
    """Yield the steps of an exhibit as a moving picture, on light and dark, and as single ones."""
    figures = [*world.steps(id).values()]
    for variant in GROUNDS:
        yield f"figures/{id}{variant}.gif", exhibits.moving(figures, variant)
        pictures = [exhibits.drawn(figure, "png", variant) for figure in figures]
        packed = io.BytesIO()
        with zipfile.ZipFile(packed, "w") as archive:
            for number, picture in enumerate(pictures):
                name = zipfile.ZipInfo(f"{id}{variant}-{number:02}.png")  # of no time of day
                archive.writestr(name, picture)
        yield f"figures/{id}{variant}-frames.zip", packed.getvalue()
