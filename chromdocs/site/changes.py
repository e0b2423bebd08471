"""The changelog as a page, and as a feed (Atom) that tells of each version.

The feed is a dozen elements, so the standard library writes it.
"""

import re
from dataclasses import dataclass
from uuid import NAMESPACE_OID, uuid5
from xml.etree import ElementTree

from chromdocs.citations import PROJECT
from chromdocs.site.markup import formatted

ATOM = "http://www.w3.org/2005/Atom"
_RELEASE = re.compile(r"^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?\n", re.MULTILINE)


@dataclass(frozen=True)
class Release:
    """A version with what changed in it; without a date it is not out yet."""

    version: str
    date: str
    text: str  # in Markdown

    @property
    def anchor(self) -> str:
        """Return where it stands on the page.

        >>> Release("0.1.0", "2026-11-16", "").anchor
        'v0-1-0'
        """
        return f"v{self.version.replace('.', '-')}".lower()


def releases(changelog: str) -> list[Release]:
    r"""Return what is in a changelog, in its order.

    >>> releases("# Changelog\n\n## [Unreleased]\n\nMore.\n\n## [0.1.0] - 2026-11-16\n\nThis.\n")[1]
    Release(version='0.1.0', date='2026-11-16', text='This.')
    """
    _, *parts = _RELEASE.split(changelog)
    return [Release(v, d or "", t.strip()) for v, d, t in zip(*[iter(parts)] * 3, strict=True)]


def page(changelog: str) -> str:
    """Return the changelog as a page: each version is a heading that can be linked to."""

    def heading(found: re.Match[str]) -> str:
        version, date = found.groups()
        words = f"{version} of {date}" if date else "Not out yet"
        return f"## {words} {{ #{Release(version, '', '').anchor} }}\n"

    return _RELEASE.sub(heading, changelog).replace("# Changelog\n", "# Changes\n", 1)


def feed(changelog: str, site: str) -> bytes:
    """Return the versions that are out as a feed for the site at *site*, the newest first.

    An entry is known by its version wherever the site is, and for ever.
    """
    out = [release for release in releases(changelog) if release.date]
    root = ElementTree.Element("feed", xmlns=ATOM)
    _fill(root, "", "Changes of chromdocs", max(release.date for release in out))
    ElementTree.SubElement(root, "link", rel="self", href=f"{site}feed.xml")
    ElementTree.SubElement(root, "link", href=f"{site}changes/")
    author = ElementTree.SubElement(root, "author")
    ElementTree.SubElement(author, "name").text = " ".join(PROJECT.authors[0]).strip()
    for release in out:
        entry = ElementTree.SubElement(root, "entry")
        _fill(entry, release.version, f"chromdocs {release.version}", release.date)
        ElementTree.SubElement(entry, "link", href=f"{site}changes/#{release.anchor}")
        content = ElementTree.SubElement(entry, "content", type="html")
        content.text = formatted(release.text)
    ElementTree.indent(root, "")
    text: bytes = ElementTree.tostring(root, "utf-8", xml_declaration=True)
    return text + b"\n"


def _fill(element: ElementTree.Element, version: str, title: str, date: str) -> None:
    """Put into a feed or an entry what both must have."""
    named = uuid5(NAMESPACE_OID, f"chromdocs {version}".strip())
    parts = {"id": f"urn:uuid:{named}", "title": title, "updated": f"{date}T00:00:00Z"}
    for name, words in parts.items():
        ElementTree.SubElement(element, name).text = words
