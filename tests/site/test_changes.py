"""The changelog as a page and as a feed: each version once, known by the same id for ever."""

from pathlib import Path
from xml.etree import ElementTree

from chromdocs import __date__, __version__
from chromdocs.site.changes import ATOM, feed, page, releases

CHANGELOG = (Path(__file__).parents[2] / "CHANGELOG.md").read_text("utf-8")
SMALL = """# Changelog

## [Unreleased]

- Soon.

## [0.2.0] - 2027-01-02

- A *new* game & more.

## [0.1.0] - 2026-11-16

First.
"""
NAMES = {"a": ATOM}


def read(text: str, site: str = "https://example.org/") -> ElementTree.Element:
    return ElementTree.fromstring(feed(text, site))


def test_the_feed_has_what_atom_asks_for() -> None:
    root = read(SMALL)
    assert root.tag == f"{{{ATOM}}}feed"
    entries = root.findall("a:entry", NAMES)
    assert [entry.findtext("a:title", "", NAMES) for entry in entries] == [
        "chromdocs 0.2.0",
        "chromdocs 0.1.0",
    ]
    for element in (root, *entries):
        for name in ("id", "title", "updated"):
            assert len(element.findall(f"a:{name}", NAMES)) == 1
    assert root.findtext("a:updated", "", NAMES) == "2027-01-02T00:00:00Z"
    assert root.findtext("a:author/a:name", "", NAMES) == "The chromdocs contributors"
    links = [link.attrib for link in root.findall("a:link", NAMES)]
    assert {"rel": "self", "href": "https://example.org/feed.xml"} in links
    assert "<em>new</em> game &amp; more" in entries[0].findtext("a:content", "", NAMES)
    assert "Soon" not in feed(SMALL, "https://example.org/").decode()


def test_an_entry_keeps_its_id_wherever_the_site_is_and_whatever_follows() -> None:
    def ids(root: ElementTree.Element) -> list[str]:
        return [found.text or "" for found in root.iterfind(".//a:id", NAMES)]

    later = SMALL.replace("## [0.2.0]", "## [0.3.0] - 2027-02-03\n\nMore.\n\n## [0.2.0]")
    assert ids(read(SMALL)) == ids(read(SMALL, "https://example.com/sub/"))
    assert {*ids(read(SMALL))} < {*ids(read(later))}
    assert len({*ids(read(later))}) == 4
    assert ids(read(CHANGELOG))[-1] == "urn:uuid:d1256930-1193-5546-880e-5c502682faa8"


def test_the_page_has_a_heading_for_each_version() -> None:
    text = page(SMALL)
    assert "## 0.2.0 of 2027-01-02 { #v0-2-0 }" in text
    assert "## Not out yet { #vunreleased }" in text
    assert "## [" not in page(CHANGELOG)


def test_the_changelog_has_this_version() -> None:
    assert (__version__, __date__) in [(one.version, one.date) for one in releases(CHANGELOG)]
