"""Links: from one page to another, and whether those of the built site lead anywhere."""

import re
from collections.abc import Set
from functools import cache
from html import unescape
from pathlib import Path
from posixpath import dirname, join, normpath, relpath
from urllib.parse import unquote, urlsplit

_TAG = re.compile(r"<[a-zA-Z][^<>]*>")
_ATTRIBUTE = re.compile(r'\s(?:xlink:)?(href|src|id|name)="([^"]*)"')


def relative(address: str, here: str) -> str:
    """Return an address of the site as seen from the page at *here*.

    >>> relative("claims/vile/sums/", "learn/mark/"), relative("assets/book.js", "")
    ('../../claims/vile/sums/', 'assets/book.js')
    """
    path = relpath(f"/{address}", f"/{here}")
    return f"{path}/" if address.endswith("/") else path


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


def broken(site: Path, root: str = "/") -> list[str]:
    """Return a line for each link of *site* that leads nowhere; *root* is where its host has it."""
    files = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    names = sorted(name for name in files if name.endswith(".html"))
    pages = {name: _Page((site / name).read_text("utf-8")) for name in names}
    found = []
    for name, page in pages.items():
        for place, link in page.links:
            parts = _parts(link)
            if parts is None:
                continue
            path, anchor = parts
            target = _target(files, name, path, root)
            if target not in files:
                wrong = "leads nowhere"
            elif anchor and target in pages and anchor not in pages[target].anchors:
                wrong = "has no such anchor"
            else:
                continue
            found.append(f"{name}:{page.line(place)}: {link} {wrong}")
    return found


@cache  # most links stand on every page
def _parts(link: str) -> tuple[str, str] | None:
    """Return the path of a link and its anchor, or None if it leads to another place."""
    whole = urlsplit(link)
    leads_away = whole.scheme or link.startswith("//")
    return None if leads_away else (unquote(whole.path), unquote(whole.fragment))


def _target(files: Set[str], name: str, path: str, root: str) -> str:
    """Return which of the *files* a path means that is seen from the file *name*.

    >>> _target({"lab/index.html"}, "404.html", "/sub/lab/", "/sub/")
    'lab/index.html'
    """
    if not path:
        return name
    if path.startswith("/"):
        if not f"{path}/".startswith(root):
            return path  # elsewhere on the host
        name, path = "", path[len(root) :]
    target = normpath(join(dirname(name), path.strip("/")))
    return target if target in files else normpath(join(target, "index.html"))
