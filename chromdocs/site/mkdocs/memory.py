"""The pages of earlier builds: a page stays as it is while it would come out the same.

A page is made in two steps. First its text is written, from all that the library and the chapters
say; then that text becomes HTML in the dress of the theme. While nothing has changed that any text
depends on, pages are recalled at once. Otherwise all texts are written anew, and a page is recalled
if its text comes out as before: so nobody has to know which page depends on what.
"""

import logging
import pickle
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from mkdocs.structure.pages import Page
from mkdocs.structure.toc import TableOfContents

from chromdocs.site.kept import Content, is_kept, keep
from chromdocs.site.mkdocs.references import References
from chromdocs.site.sources import stand

CACHE = Path(".cache/pages")
EMPTY = "kept.html"  # the template of a page that is known as a whole

Notes = dict[str, str]  # what is shown as it stands: places of files, and names for these


@dataclass
class Known:
    """What is known of a page: what it said to the theme, the files that it asked for, the page."""

    key: str  # of its text and the files that this asked for, and of what makes pages of texts
    files: dict[str, Content]  # that the text asked for
    meta: dict[str, Any] = field(default_factory=dict)
    title: str | None = None  # its first heading
    later: dict[str, Content] = field(default_factory=dict)  # files that were asked for afterwards
    content: str = ""
    toc: Any = None  # its headings
    nav: str = ""  # a name for the navigation in which it stands
    output: str = ""
    found: list[dict[str, Any]] = field(default_factory=list)  # its entries for the search
    references: References | None = None  # for other pages of the API

    @property
    def is_whole(self) -> bool:
        """Tell whether the files that it asked for are still where they were kept."""
        return _are_kept({**self.files, **self.later})


class Warned(logging.Handler):
    """Counts warnings: what was made while there were some is not kept, so that they come again."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count one more."""
        self.count += 1


class Memory:
    """The pages of one site as earlier builds left them.

    *state* names all that their texts depend on besides what stands in their files, and *dress*
    what makes pages of texts. Without a *state* nothing is known, and nothing is kept.
    """

    def __init__(self, state: str, dress: str, site: str) -> None:
        self.state = state
        self.dress = dress
        self.site = site
        self.restored: dict[str, Known] = {}
        self.fresh: dict[str, Known] = {}
        self.warned = Warned()
        known = _load(self._file("index")) if state else None
        self._index: dict[str, tuple[str, Notes, str]]
        self.api: dict[str, Content]  # files that are made with pages of the API
        self._index, self.api = known or ({}, {})

    def listen(self) -> None:
        """Hear of warnings from now on."""
        logging.getLogger("mkdocs").addHandler(self.warned)

    def forget(self) -> None:
        """Hear of them no more."""
        logging.getLogger("mkdocs").removeHandler(self.warned)

    def recall(self, page: Page, source: str) -> Known | None:
        """Return a page whose text need not be written, as all that it is made of is the same.

        *source* is what stands in its file, and what it takes from other files.
        """
        first, notes, key = self._index.get(page.file.src_uri, ("", {}, ""))
        if first != self._first(page, source) or not stand(notes):
            return None
        return self._restore(page, key)

    def compare(
        self, page: Page, source: str, text: str, files: dict[str, Content], notes: Notes
    ) -> Known | None:
        """Return a page that comes out as before: its *text* is the same, and asks the same files.

        It *notes* what it shows as it stands.
        """
        place, title = page.file.src_uri, vars(page).get("title")
        asked = [(address, _name(content)) for address, content in sorted(files.items())]
        said = (self.dress, self.site, place, text, title, sorted(page.meta.items()))
        key = sha256(repr((*said, sorted(notes.items()), asked)).encode()).hexdigest()[:32]
        self._index[place] = self._first(page, source), notes, key
        known = self._restore(page, key)
        if known is None:
            self.fresh[place] = Known(key, files)
        return known

    def settle(self, pages: list[Page], nav: str) -> None:
        """Take the pages that stand in the navigation *nav* as they are; of others, the content.

        An empty *nav* is any: titles of other pages may be old for a while.
        """
        for page in pages:
            if known := self.restored.get(page.file.src_uri):
                if not nav or known.nav == nav:
                    page.meta["template"] = EMPTY
                    page.meta["search"] = {"exclude": True}
                else:
                    page.content, page.toc = known.content, known.toc
                    self.fresh[page.file.src_uri] = self.restored.pop(page.file.src_uri)

    def learn(self, page: Page) -> None:
        """Note the content of a page, and what it said to the theme."""
        known = self.fresh.get(page.file.src_uri)
        if known and not known.output:
            known.meta, known.title = {**page.meta}, page._title_from_render
            known.content, known.toc = page.content or "", page.toc

    def finish(self, page: Page, nav: str, output: str, found: list[dict[str, Any]]) -> None:
        """Keep a page with its content, as it is sent, and what the search has of it."""
        known = self.fresh.get(page.file.src_uri)
        if known and self._keeps:
            known.nav, known.output, known.found = nav, output, found
            keep(CACHE / f"{known.key}.page", pickle.dumps(known))

    def others(self) -> dict[str, Content] | None:
        """Return the files that are no pages and depend on none, if nothing has changed."""
        file = self._file("files")
        known = _loaded(file, file.stat().st_mtime_ns) if self.state and is_kept(file) else None
        same = known and known[0] == self.state and stand(known[1]) and _are_kept(known[2])
        return known[2] if known and same else None

    def keep_others(self, files: dict[str, Content], notes: Notes) -> None:
        """Keep the files that are no pages and depend on none, with what is shown as it stands."""
        if self._keeps:
            keep(self._file("files"), pickle.dumps((self.state, notes, files)))

    def close(self) -> None:
        """Keep which pages there are."""
        if self._keeps:
            keep(self._file("index"), pickle.dumps((self._index, self.api)))

    @property
    def _keeps(self) -> bool:
        return bool(self.state) and not self.warned.count

    def _restore(self, page: Page, key: str) -> Known | None:
        """Return what is kept of a page under a *key*, if that is whole, and have it stay so."""
        file = CACHE / f"{key}.page"
        known = _load(file) if self.state and is_kept(file) else None
        if not isinstance(known, Known) or not known.is_whole:
            return None

        def render(config: Any, files: Any) -> None:
            page.content, page.toc = "", TableOfContents([])  # until the navigation is known
            page._title_from_render = known.title

        page.render = render  # type: ignore[method-assign]
        self.restored[page.file.src_uri] = known
        return known

    def _first(self, page: Page, source: str) -> str:
        parts = (self.state, self.dress, page.file.src_uri, source)
        return sha256("\0".join(parts).encode()).hexdigest()[:32]

    def _file(self, part: str) -> Path:
        return CACHE / f"{sha256(self.site.encode()).hexdigest()[:24]}.{part}"


def _are_kept(files: dict[str, Content]) -> bool:
    """Tell whether files are still where they were kept; each counts as used."""
    kept = (file for file in files.values() if isinstance(file, Path))
    return not [file for file in kept if not is_kept(file)]


def _name(content: Content) -> str:
    return content.name if isinstance(content, Path) else sha256(content).hexdigest()


@lru_cache(1)
def _loaded(file: Path, written: int) -> Any:
    """Return what was kept in a file, which may be large: once, unless it is written anew."""
    return _load(file)


def _load(file: Path) -> Any:
    """Return what was kept in a file, or None if there is nothing that can be read."""
    try:
        return pickle.loads(file.read_bytes())
    except (OSError, EOFError, pickle.UnpicklingError, AttributeError, ImportError, IndexError):
        return None
