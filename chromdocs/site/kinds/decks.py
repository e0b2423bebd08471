"""Decks: one for the browser and one for print, made from the same slides."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from chromdocs.citations import PROJECT
from chromdocs.figures.figure import Figure
from chromdocs.figures.frame import narrow
from chromdocs.names import known
from chromdocs.papers import DECKS, EXHIBITS, figure_of, full_name
from chromdocs.site import cards, exhibits, policy, previews
from chromdocs.site.assets import NOTES, NPM
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content, kept
from chromdocs.site.kinds.figures import embed
from chromdocs.site.page import Page, written
from chromdocs.site.world import World
from chromdocs.talks import to_pdf
from chromdocs.talks.deck import Deck, Slide, Source, Talk, beside, reference, talk

ORDER = 5
CACHE = Path(".cache/talks")


@dataclass(frozen=True)
class Shown:
    """A slide with the addresses of what it shows, as seen from its deck."""

    slide: Slide
    layout: str = "words"  # or where the picture stands: beside the points or below them
    figure: Figure | None = None
    pictures: tuple[tuple[str, ...], ...] = ()  # ground, for a wide screen, for a narrow one
    live: str = ""
    choice: str = ""  # the step with which the live chart starts, as a query
    page: str = ""

    @property
    def shape(self) -> float:
        """Return the width of the picture to its height, on a wide screen."""
        assert self.figure
        return (narrow(self.figure) if self.layout == "beside" else self.figure).aspect


def pages() -> dict[str, Page]:
    """Return nothing: the decks are files, in a dress of their own."""
    return {}


def nav() -> dict[str, list[Any]]:
    """Return nothing: the page on talks leads to the decks."""
    return {}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield every deck, for the browser and for print."""
    for key, deck in DECKS.items():
        if deck.slides:
            shown = ready(deck, world)
            blocks = Blocks(world, f"talks/{key}/", made, world.site)
            yield f"{blocks.here}index.html", browsed(shown, blocks).encode()
            yield f"talks/{key}.pdf", _printed(shown)


def slow(world: World) -> Iterator[tuple[Any, ...]]:
    """Yield the decks for print."""
    return ((_printed, ready(deck, world)) for deck in DECKS.values() if deck.slides)


def ready(deck: Deck, world: World) -> Talk:
    """Return *deck* with the ledger's words on what it states, and how to cite it."""

    def source(id: str) -> Source:
        entry = known(world.entries, id, "claim")
        own = entry.claim.paper == deck.paper.key
        name = entry.claim.place if own else full_name(entry.claim)
        return Source(id, name, entry.badge, entry.status)

    def figure(slide: Slide) -> Figure | None:
        as_it_stands = slide.exhibit in EXHIBITS and not slide.parameters
        return world.figure(slide.exhibit) if as_it_stands else figure_of(slide)

    authors = " and ".join(family for family, _ in PROJECT.authors)
    credit = f"{authors}, {PROJECT.title}, version {PROJECT.version}, {PROJECT.year}"
    return talk(deck, source, f"{credit}. Text and figures: CC BY 4.0.", figure)


def decks(blocks: Blocks) -> str:
    """Return the list of decks: what each is about, its paper, and links to its slides."""
    items = ""
    for key, deck in DECKS.items():
        if deck.slides:
            place = f"talks/{key}"
            links = (blocks.to(f"{place}/", "Slides"), blocks.to(f"{place}.pdf", "PDF"))
            paper = reference(deck.paper)
            items += (
                f"<dt>{escape(deck.title)}</dt><dd>{escape(deck.subtitle)}<br>"
                f"{len(deck.slides) + 2} slides on {escape(paper)}<br>{' · '.join(links)}</dd>"
            )
    return f"<dl>{items}</dl>" if items else ""


def browsed(shown: Talk, blocks: Blocks) -> str:
    """Return the slides as a page for the browser."""
    slides = [
        _shown(slide, figure, blocks)
        for slide, figure in zip(shown.deck.slides, shown.figures, strict=True)
    ]
    deck = shown.deck
    preview = previews.head(blocks.here, blocks.site, deck.title, deck.subtitle, cards.HOME)
    page = written("deck.html", blocks, talk=shown, slides=slides, preview=preview)
    return policy.guarded(page, policy.DECK, also=_in_notes())


def _in_notes() -> tuple[str, ...]:
    """Return the script that the window with the notes gets, as it stands in a text of reveal's."""
    found = re.findall(r"<script>(.*?)<\\/script>", (NPM / NOTES).read_text("utf-8"), re.DOTALL)
    return tuple(re.sub(r"\\(.)", r"\1", text) for text in found)


def _shown(slide: Slide, figure: Figure | None, blocks: Blocks) -> Shown:
    """Return a slide with its drawings.

    The live chart of a figure with parameters is a step of the exhibit, or has its own embed.
    """
    if figure is None:
        return Shown(slide)
    name, live, choice = f"figures/{figure.id}", f"embed/{figure.id}/", ""
    if slide.parameters:
        name, choice = "", _step(slide)
        if not choice:
            live = f"embed/{figure.id}-{exhibits.key(figure)}/"
            own = Blocks(blocks.world, live, blocks.files)
            blocks.files[f"{live}index.html"] = embed(own, figure, own.picture(figure))
    layout = "beside" if beside(figure) else "below"
    pictures = []
    for ground, dark in (("light", ""), ("dark", "-dark")):
        variants = [f"{form}-transparent{dark}" for form in ("-narrow" * beside(figure), "-narrow")]
        pictures.append((ground, *(blocks.drawing(figure, v, name) for v in variants)))
    page = blocks.link(f"figures/{figure.id}/")
    return Shown(slide, layout, figure, tuple(pictures), blocks.link(live), choice, page)


def _step(slide: Slide) -> str:
    """Return the parameters of a slide as a query, if they are a step of its exhibit.

    >>> _step(Slide("", (), "evil-plane", {"to": "32"})), _step(Slide("", (), "evil-plane"))
    ('to=32', '')
    """
    name, values = EXHIBITS[slide.exhibit].steps or ("", ())
    chosen = slide.parameters.get(name)
    return urlencode({name: chosen}) if [*slide.parameters] == [name] and chosen in values else ""


def _printed(shown: Talk) -> bytes:
    """Return the slides for print; those that were made before, by the same code, are kept."""
    return kept(CACHE, ".pdf", to_pdf.to_pdf, shown)
