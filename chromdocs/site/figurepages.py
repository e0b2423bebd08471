"""The pages of figures: the live picture, its files, its script, and the gallery of them all."""

import io
import zipfile
from collections.abc import Iterator
from typing import Any

from chromdocs.claims.papers import PAPERS
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.figure import KINDS, Exhibit
from chromdocs.figures.to_matplotlib import animate
from chromdocs.site import exhibits
from chromdocs.site.shared import Shared
from chromdocs.site.talks import on_slides
from chromdocs.site.world import World

SHAPES = {"": "as it is", "-wide": "16:9", "-square": "square"}


def names(shared: Shared, id: str) -> dict[str, Any]:
    """Return what the page of a figure shows."""
    exhibit, figure = EXHIBITS[id], shared.world.figure(id)
    return {
        "figure": figure,
        "exhibit": exhibit,
        "picture": shared.exhibit(id),
        "data": shared.data(id),
        "step": shared.world.step(id),
        "snippets": on_slides(shared, id),
        "script": shared.world.scripts[id],
        "formats": exhibits.PICTURES,
        "grounds": exhibits.GROUNDS,
        "shapes": SHAPES,
        "variants": exhibits.VARIANTS,
    }


def by_kind() -> dict[str, list[Exhibit]]:
    """Return the exhibits under the headings of the gallery."""
    found: dict[str, list[Exhibit]] = {}
    for kind, heading in KINDS.items():
        if chosen := [exhibit for exhibit in EXHIBITS.values() if exhibit.kind == kind]:
            found[heading] = chosen
    return found


def by_paper() -> dict[str, list[Exhibit]]:
    """Return the exhibits under the titles of their papers."""
    found: dict[str, list[Exhibit]] = {}
    for exhibit in EXHIBITS.values():
        found.setdefault(PAPERS[exhibit.paper].title, []).append(exhibit)
    return found


def tags() -> list[str]:
    """Return every tag of the gallery that two exhibits share."""
    every = [tag for exhibit in EXHIBITS.values() for tag in exhibit.tags]
    return sorted({tag for tag in every if every.count(tag) > 1})


def files(world: World) -> Iterator[tuple[str, bytes]]:
    """Yield every file of the figures: drawings, data, scripts, animations."""
    for id, exhibit in EXHIBITS.items():
        figure = world.figure(id)
        for variant in exhibits.VARIANTS:
            for format in exhibits.PICTURES:
                yield f"figures/{id}{variant}.{format}", exhibits.drawn(figure, format, variant)
        yield f"figures/{id}.csv", figure.csv.encode()
        yield f"gallery/{exhibit.script}", world.scripts[id].text.encode()
        if exhibit.frames:
            yield from _animation(world, id)


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
