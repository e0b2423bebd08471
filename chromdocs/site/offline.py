"""The copy of the site for a disk: it opens without a server, and works without a network.

It is made from the built site. On a disk nothing completes the address of a folder, so links name
the page in it; a page may not ask for data, so the search gets them as a script, and works in the
page; the theme swaps no pages. What runs Python needs a server, and says so; the copy has all that
it takes, and can be served as well.
"""

import re
from collections.abc import Iterator, Set
from fnmatch import fnmatchcase
from pathlib import Path
from posixpath import dirname, join, normpath

from chromdocs.site import scripts
from chromdocs.site.errors import SiteError
from chromdocs.site.links import relative
from chromdocs.site.search import BUNDLE, INDEX, WORKER

SCRIPT = "assets/offline.js"
IN_PAGE = scripts.OWN / "offline-search.js"  # around the worker that searches
LEFT = ("v/*", "404.html", "feed.xml", "robots.txt", "sitemap.xml*")  # for whoever publishes it
_LINK = re.compile(
    r'(<(?:a|form|iframe|link)\s(?:[^<>]*?\s)?(?:xlink:)?(?:action|href|src)="'
    r'|<meta http-equiv="refresh" content="0; url=)([^"#:?]+)(?=["#?])'
)
_DROPPED = re.compile(
    r'<meta http-equiv="Content-Security-Policy"[^>]*>'  # it allows a host, and a disk is none
    r'|<link (?=[^>]*rel="(?:alternate|preload)")[^>]*>'  # the feed; and what a disk refuses
    r'|"navigation\.instant", ?'  # a feature of the theme
)
_BEFORE = re.compile(r'(?=<script src="[^"]*/javascripts/bundle\.)')
_IN_PAGE = {  # in the theme's script
    "new Worker(": "new SearchWorker(",
    'location.protocol==="file:"?': "!0?",  # the search index comes as a script
}


def files(site: Path) -> Iterator[tuple[str, bytes | Path]]:
    """Yield the names in the copy of a built *site*, each with what it holds, or which file."""
    names = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    for name in sorted(names):
        file = site / name
        if any(fnmatchcase(name, form) for form in LEFT):
            continue
        if name.endswith(".html"):
            yield name, page(file.read_text("utf-8"), name, names).encode()
        elif name == INDEX:
            yield INDEX.removesuffix("on"), b"__index = " + file.read_bytes()
        elif fnmatchcase(name, WORKER):
            yield (
                name,
                IN_PAGE.read_bytes().replace(b'"{{WORKER}}"', file.read_bytes().strip(b";\n")),
            )
        elif fnmatchcase(name, BUNDLE):
            yield name, _bundle(file.read_text("utf-8")).encode()
        else:
            yield name, file
    yield SCRIPT, scripts.light((scripts.OWN / "offline.js").read_text("utf-8"))


def page(text: str, name: str, names: Set[str]) -> str:
    """Return the page *name* of a site with files *names* as the copy has it.

    >>> page('<a href="../lab/?g=1#a">', "play/index.html", {"lab/index.html"})
    '<a href="../lab/index.html?g=1#a">'
    """
    folder = dirname(name)

    def link(found: re.Match[str]) -> str:
        start, path = found.groups()
        is_folder = normpath(join(folder, path, "index.html")) in names
        return f"{start}{path.rstrip('/')}/index.html" if is_folder else found[0]

    script = f'<script src="{relative(SCRIPT, folder)}"></script>'
    return _BEFORE.sub(script, _LINK.sub(link, _DROPPED.sub("", text)))


def _bundle(text: str) -> str:
    """Return the theme's script with a search that works in the page."""
    for theirs, ours in _IN_PAGE.items():
        if theirs not in text:
            raise SiteError(f"the theme's script has no {theirs!r} for the copy to change")
        text = text.replace(theirs, ours)
    return text
