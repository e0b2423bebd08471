"""Pages that were written before: they stay while nothing has changed that they are made of.

A page is made of its own text and of the state of all else. What came of it is kept as one: its
content, and the whole page around it, which changes with the navigation too.
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

from chromdocs.site.kept import Content, keep

CACHE = Path(".cache/pages")
EMPTY = "kept.html"  # the template of a page that is known as a whole


@dataclass
class Known:
    """What is known of a page: what it said to the theme, the files that it asked for, the page."""

    key: str  # of its text and the state of all else
    meta: dict[str, Any]
    title: str | None  # its first heading
    files: dict[str, Content]
    content: str = ""
    toc: Any = None  # its headings
    nav: str = ""  # a name for the navigation in which it stands
    output: str = ""
    found: list[dict[str, Any]] = field(default_factory=list)  # its entries for the search

    @property
    def is_whole(self) -> bool:
        """Tell whether the files that it asked for are still where they were kept."""
        return all(file.exists() for file in self.files.values() if isinstance(file, Path))


class Warned(logging.Handler):
    """Counts warnings: what was made while there were some is not kept, so that they come again."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.count = 0

    def emit(self, record: logging.LogRecord) -> None:
        """Count one more."""
        self.count += 1


class Memory:
    """The pages of one site as earlier builds left them; *state* names what they have in common.

    Without a *state* nothing is known, and nothing is kept.
    """

    def __init__(self, state: str, site: str) -> None:
        self.state = state
        self.site = site
        self.restored: dict[str, Known] = {}
        self.fresh: dict[str, Known] = {}
        self.warned = Warned()

    def listen(self) -> None:
        """Hear of warnings from now on."""
        logging.getLogger("mkdocs").addHandler(self.warned)

    def forget(self) -> None:
        """Hear of them no more."""
        logging.getLogger("mkdocs").removeHandler(self.warned)

    def recall(self, page: Page, text: str, anew: bool = False) -> Known | None:
        """Return what is known of a page with this *text*, and have it stay as it is.

        A page that is to be made *anew* is not recalled, but kept for the next time.
        """
        key, place = self._key(page, text), page.file.src_uri
        known = None if anew else _load(self._file(place, "page"))
        if isinstance(known, Known) and known.key == key and known.is_whole:
            self.restored[place] = known
            page.render = lambda config, files: self._restore(page, known)  # type: ignore[method-assign]
            return known
        self.fresh[place] = Known(key, {}, None, {})
        return None

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
            keep(self._file(page.file.src_uri, "page"), pickle.dumps(known))

    def others(self) -> dict[str, Content] | None:
        """Return the files that are no pages and depend on none, if nothing has changed."""
        file = self._file("", "files")
        known = _loaded(file, file.stat().st_mtime_ns) if self.state and file.exists() else None
        return known[1] if known and known[0] == self.state else None

    def keep_others(self, files: dict[str, Content]) -> None:
        """Keep the files that are no pages and depend on none."""
        if self._keeps:
            keep(self._file("", "files"), pickle.dumps((self.state, files)))

    @property
    def _keeps(self) -> bool:
        return bool(self.state) and not self.warned.count

    def _restore(self, page: Page, known: Known) -> None:
        page.content, page.toc = "", TableOfContents([])  # until the navigation is known
        page._title_from_render = known.title

    def _key(self, page: Page, text: str) -> str:
        return sha256("\0".join((self.state, page.file.src_uri, text)).encode()).hexdigest()

    def _file(self, place: str, part: str) -> Path:
        name = sha256(f"{self.site}\0{place}".encode()).hexdigest()[:24]
        return CACHE / f"{name}.{part}"


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
