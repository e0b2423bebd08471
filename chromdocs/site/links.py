"""Follow every link of the built site, in pages that people wrote and pages that we generated."""

import re
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

_TAG = re.compile(r"<[a-zA-Z][^<>]*>")
_ATTRIBUTE = re.compile(r'\s(?:xlink:)?(href|src|id|name)="([^"]*)"')


class _Page:
    """The links of a page with the places where they stand, and the anchors it offers."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.links: list[tuple[int, str]] = []
        self.anchors: set[str] = set()
        for tag in _TAG.finditer(text):
            for name, value in _ATTRIBUTE.findall(tag[0]):
                if name in ("href", "src"):
                    self.links.append((tag.start(), unescape(value)))
                else:
                    self.anchors.add(unescape(value))

    def line(self, place: int) -> int:
        return self.text.count("\n", 0, place) + 1


def broken(site: Path) -> list[str]:
    """Return a line for each link of *site* that leads nowhere."""
    site = site.resolve()
    pages = {file: _Page(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        for place, link in page.links:
            if urlsplit(link).scheme or link.startswith("//"):
                continue
            address, anchor = urldefrag(link)
            target = _target(site, file, unquote(urlsplit(address).path))
            if not target.is_file():
                wrong = "leads nowhere"
            elif anchor and target in pages and unquote(anchor) not in pages[target].anchors:
                wrong = "has no such anchor"
            else:
                continue
            found.append(f"{file.relative_to(site)}:{page.line(place)}: {link} {wrong}")
    return found


def _target(site: Path, file: Path, path: str) -> Path:
    if not path:
        return file
    start = site if path.startswith("/") else file.parent
    target = Path(start, *path.strip("/").split("/")).resolve()
    return target / "index.html" if path.endswith("/") or target.is_dir() else target
