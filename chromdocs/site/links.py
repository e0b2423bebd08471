"""Follow every link of the built site, in pages that people wrote and pages that we generated."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit


class _Page(HTMLParser):
    """Collects the links of a page with their lines, and the anchors it offers."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[tuple[int, str]] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append((self.getpos()[0], value))
            elif name in ("id", "name") and value:
                self.anchors.add(value)


def broken(site: Path) -> list[str]:
    """Return a line for each link of *site* that leads nowhere."""
    pages = {file: _Page(file.read_text("utf-8")) for file in sorted(site.rglob("*.html"))}
    found = []
    for file, page in pages.items():
        for line, link in page.links:
            if urlsplit(link).scheme or link.startswith("//"):
                continue
            address, anchor = urldefrag(link)
            target = _target(site, file, unquote(urlsplit(address).path))
            if not target.is_file():
                found.append(f"{file.relative_to(site)}:{line}: {link} leads nowhere")
            elif anchor and target in pages and unquote(anchor) not in pages[target].anchors:
                found.append(f"{file.relative_to(site)}:{line}: {link} has no such anchor")
    return found


def _target(site: Path, file: Path, path: str) -> Path:
    if not path:
        return file

    start = site if path.startswith("/") else file.parent
    target = Path(start, *path.strip("/").split("/")).resolve()
    return target / "index.html" if path.endswith("/") or target.is_dir() else target
