"""Previews: every page has a title and a description of its own, in plain words."""

import re
from collections import Counter
from html import unescape
from pathlib import Path

from known import world
from published import SITE, URL

from chromdocs.papers import EXHIBITS
from chromdocs.site import kinds, previews
from chromdocs.site.blocks import Blocks
from chromdocs.site.world import World

DOCS = Path(__file__).parents[2] / "docs"
ODD = 'Less than < & "more"'


def twice(found: list[str]) -> list[str]:
    return [text for text, many in Counter(found).items() if many > 1]


def test_no_two_pages_have_one_title_or_description() -> None:
    blocks = Blocks(world(), "", {})
    pages = {
        place.removesuffix("index.md").removesuffix(".md").rstrip("/") + "/": page
        for place, page in kinds.pages().items()
    }
    assert twice([previews.titled(page.title, url) for url, page in pages.items()]) == []
    told = {url: previews.described(url, page.about, blocks) for url, page in pages.items()}
    assert twice([*told.values()]) == []
    assert {url for url, about in told.items() if not 20 <= len(about) <= previews.LONGEST} == set()
    assert {url for url, about in told.items() if any(sign in about for sign in "$`\n")} == set()


def test_a_chapter_has_the_picture_that_it_opens_with() -> None:
    for file in (DOCS / "learn").glob("[!i]*.md"):
        text = file.read_text("utf-8")
        (opens,) = re.findall(r'^{{ opening\("([\w-]+)"\) }}$', text, re.MULTILINE)
        assert opens in EXHIBITS
        assert previews.picture(f"learn/{file.stem}/", text) == f"figures/{opens}-wide.png"


def test_who_shows_a_page_reads_what_it_says() -> None:
    blocks = Blocks(World(), "lab/", {}, "https://example.org/")
    head = previews.head(blocks.here, blocks.site, ODD, ODD, "assets/cards/home.png")
    assert '"https://example.org/lab/"' in head
    assert '"https://example.org/assets/cards/home.png"' in head
    assert '"../feed.xml"' in head  # the theme asks for a list of pages beside it: no other host
    assert ODD not in head
    assert unescape(head).count(ODD) == 3  # title, description, and the words for the picture
    assert 'content="summary_large_image"' in head


def test_nothing_claims_to_be_published_that_is_not() -> None:
    head = previews.head("lab/", "", ODD, ODD, "assets/cards/home.png")
    assert "og:title" in head
    assert not [name for name in ("og:url", "og:image", "feed.xml", "http") if name in head]


def test_every_page_says_what_it_is_and_where() -> None:
    wanted = {"description", "og:title", "og:description", "og:type", "twitter:card"}
    wanted |= {"canonical", "og:url", "og:image", "alternate"} if URL else set()
    lacking, pictures = {}, set()
    for file in SITE.rglob("index.html"):
        place = file.parent.relative_to(SITE).as_posix()
        head = file.read_text("utf-8").partition("</head>")[0]
        if place.startswith("v/") or place == "v" or '"noindex"' in head:
            continue
        found = dict(re.findall(r'<(?:meta|link) (?:name|property|rel)="([^"]+)"([^>]*)', head))
        if absent := wanted - found.keys():
            lacking[place] = absent
        elif URL:
            pictures |= {*re.findall(f'content="{URL}([^"]+)"', found["og:image"])}
            assert f'"{URL}{place.removeprefix(".")}{"/" * (place != ".")}"' in found["canonical"]
    assert lacking == {}
    assert bool(pictures) == bool(URL)
    assert [picture for picture in pictures if not (SITE / picture).is_file()] == []
