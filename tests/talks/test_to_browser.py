"""Slides for the browser: the same words, escaped, with pictures that say what they show."""

import re
from html import unescape
from html.parser import HTMLParser

import pytest
from known import world
from sample import DECK, ready

from chromdocs.papers import DECKS
from chromdocs.site.blocks import Blocks
from chromdocs.site.kinds.decks import browsed, decks
from chromdocs.site.kinds.figures import on_slides


@pytest.fixture(scope="module")
def blocks() -> Blocks:
    return Blocks(world(), "talks/chromatic/", {}, "https://example.org/")


@pytest.fixture(scope="module")
def page(blocks: Blocks) -> str:
    return browsed(ready(), blocks)


class Sections(HTMLParser):
    """Collects the words of each slide, and every tag with its attributes."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.sections: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag == "section":
            self.sections.append("")

    def handle_data(self, data: str) -> None:
        if self.sections:
            self.sections[-1] += data


def test_the_words_are_those_of_the_deck_and_none_is_markup(page: str) -> None:
    first, *slides, last = (s.replace("\u00a0", " ") for s in Sections(page).sections)
    assert len(slides) == len(DECK.slides)
    for words, slide in zip(slides, DECK.slides, strict=True):
        assert all(part in words for part in (slide.title, *slide.points, slide.notes))
    assert all(
        part in first for part in (DECK.title, DECK.subtitle, ready().reference, ready().label)
    )
    assert all(part in last for part in (ready().closing, ready().reference, ready().credit))
    assert all(f"{source.place}: {source.said}" in last for source in ready().sources)
    for markup in ("<one>", "<b>no</b>", "<i>play</i>"):
        assert markup not in page
        assert markup in unescape(page)


def test_pictures_have_alternative_texts_and_their_files(page: str, blocks: Blocks) -> None:
    images = [attributes for tag, attributes in Sections(page).tags if tag == "img"]
    shown = [figure for figure in ready().figures if figure]
    assert [image["alt"] for image in images[::2]] == [figure.alt for figure in shown]
    assert [image["class"] for image in images] == ["only-light", "only-dark"] * len(shown)
    for image in images:
        assert blocks.files[str(image["src"]).removeprefix("../../")].startswith(b"<svg")


def test_charts_come_only_when_asked_for(page: str, blocks: Blocks) -> None:
    tags = Sections(page).tags
    assert "iframe" not in {tag for tag, _ in tags}
    asked = [attributes for tag, attributes in tags if tag == "button"]
    assert [button["data-choice"] for button in asked] == ["", "", "", "", "to=32", ""]
    lives = [str(button["data-live"]) for button in asked]
    assert lives[1] == lives[4] == "../../embed/evil-plane/"
    own = lives[3].removeprefix("../../") + "index.html"
    assert re.fullmatch(r"embed/evil-plane-[0-9a-f]{16}/index.html", own)
    assert b"data-chart=" in blocks.files[own]


def test_no_address_leaves_the_site(page: str) -> None:
    found = re.findall(r'(?:src|href|srcset)="([^"]*)"', page)
    assert "//" not in "".join(found).replace("https://example.org/", "")  # where the site is


def test_decks_are_listed(blocks: Blocks, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = decks(Blocks(blocks.world, "talks/", {}))
    for paper, deck in DECKS.items():
        assert (f'href="{paper}/"' in listed) == bool(deck.slides)
        assert (f'href="{paper}.pdf"' in listed) == bool(deck.slides)
    monkeypatch.setattr("chromdocs.site.kinds.decks.DECKS", dict.fromkeys(DECKS, DECK))
    assert "&lt;one&gt; game &amp; its τ" in decks(Blocks(blocks.world, "talks/", {}))


def test_lines_for_slides_stand_in_tabs(blocks: Blocks) -> None:
    lines = on_slides(blocks, "evil-plane")
    assert lines.count("=== ") == 4
    assert '``` { .html data-shown="Web page" data-embed="../../embed/evil-plane/" }' in lines
    assert "https://example.org/embed/evil-plane/?title=0" in lines
    with pytest.raises(ValueError, match="unknown figure"):
        on_slides(blocks, "evil-plain")
