"""The MkDocs plugin: the events of a build, each in a few lines."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from chromdocs.site import (
    cards,
    chapters,
    glossary,
    home,
    kinds,
    light,
    links,
    lost,
    macros,
    maths,
    notebooks,
    previews,
    search,
)
from chromdocs.site.assets import assets
from chromdocs.site.blocks import Blocks
from chromdocs.site.errors import SiteError
from chromdocs.site.exhibits import FRAMES, SHOWN_FIRST, SHOWN_LATER, Drawing
from chromdocs.site.lettering import bring_letters
from chromdocs.site.mkdocs.build import RELEASE
from chromdocs.site.world import World

_UNUSED = ("*.map", "assets/javascripts/lunr/*/*.js", "assets/javascripts/lunr/*.js")
_CODE = re.compile(r'(<details class="mkdocstrings-source"|<div class="[^"]*\bhighlight\b[^"]*")')
_BARE_IMAGE = re.compile(r"<img(?![^>]*\salt=)[^>]*>")
_HEADING = re.compile(r"<h[123][ >].*?</h[123]>", re.DOTALL)
_TERM = re.compile(r"\b[PN]-positions?\b")
_GALLERY = re.compile(r'<li class="md-tabs__item">(?=\s*<a href="[./]*gallery/")')
_NAMED = {  # parts of the theme that a screen reader finds without a name
    '<div class="md-search" data-md-component="search" role="dialog">': (
        '<div class="md-search" data-md-component="search" role="dialog" aria-label="Search">'
    ),
}


def named(output: str) -> str:
    """Return a page on which each part of the theme has a name."""
    for before, after in _NAMED.items():
        output = output.replace(before, after)
    return output


def whole_terms(output: str) -> str:
    """Return a page in whose headings no line ends within P-position.

    >>> whole_terms('<h2 id="p">The P-positions</h2>')
    '<h2 id="p">The <span class="nowrap">P-positions</span></h2>'
    """
    kept = r'<span class="nowrap">\g<0></span>'
    return _HEADING.sub(lambda heading: _TERM.sub(kept, heading[0]), output)


@contextmanager
def told() -> Iterator[None]:
    """End the build with the line that says what is wrong, and without a traceback."""
    try:
        yield
    except SiteError as error:
        raise PluginError(str(error)) from error


# MkDocs does not type what its classes do when they are subclassed, here and below.
class Settings(Config):  # type: ignore[no-untyped-call]
    """There is nothing to set: what the site shows is in the library."""


class ChromdocsPlugin(BasePlugin[Settings]):  # type: ignore[no-untyped-call]
    """Adds what the library knows to the pages that people write."""

    def on_startup(self, *, command: str, dirty: bool) -> None:
        """Know the library once, however often the pages are built anew, and bring its letters."""
        bring_letters()
        self.world = World()

    @told()
    def on_config(self, config: MkDocsConfig) -> None:
        """Start a build with nothing made, and put generated pages into the navigation."""
        self.katex = maths.Katex()
        self.files: dict[str, bytes] = {}
        self.papers: dict[str, str] = {}
        self.pages = kinds.pages()
        self.world.site = config.site_url or ""
        self.world.kept = RELEASE in os.environ
        self.world.explained = chapters.explained(Path(config.docs_dir))
        self.world.chapters = chapters.titled(Path(config.docs_dir))
        notebooks.prepare()
        config.nav = kinds.in_nav(config.nav or [])

    @told()
    def on_pre_build(self, config: MkDocsConfig) -> None:
        """Start to draw every figure; it goes on while the pages are written."""
        self.drawing = self.world.drawing = Drawing()
        self.world.begin_tables(self.drawing.pool)
        self.world.certificates.begin(self.drawing.pool)
        self.drawing.begin(self.world.figures(), SHOWN_FIRST)
        self.drawing.begin(self.world.figures(), SHOWN_LATER)
        self.drawing.begin(self.world.frames(), FRAMES)

    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Add the pages that nobody writes; their text comes when they are read."""
        for place in self.pages:
            files.append(File.generated(config, place, content=""))
        return files

    @told()
    def on_page_markdown(
        self, markdown: str, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Write generated pages; in the others, replace calls and run blocks."""
        place = page.file.src_uri
        paper = page.meta.get("paper", "")
        blocks = Blocks(self.world, page.url, self.files, self.world.site, paper)
        page.meta["picture"] = previews.picture(page.url, markdown)
        if generated := self.pages.get(place):
            vars(page).setdefault("title", generated.title)  # unless the navigation has another
            about = previews.described(page.url, generated.about, blocks)
            page.meta.update(title=previews.titled(generated.title, page.url), description=about)
            page.meta["hide"] = [*generated.hide]
            return generated.write(blocks)
        self.papers[page.url] = paper
        whole = page.file.content_string  # with the front matter, which MkDocs took off
        first = whole.count("\n") - markdown.count("\n") + 1
        return macros.expand(markdown, place, blocks, first)

    def on_env(self, env: Any, config: MkDocsConfig, files: Files) -> None:
        """Tell the theme's page for what is not there which pages are."""
        env.globals.update(doors=home.DOORS, lists=lost.LISTS)

    @event_priority(100)
    @told()
    def on_page_content(self, html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Hold the formulas back from the search index, and lighten notebooks."""
        if page.file.src_uri.endswith(".py"):
            name = Path(page.file.src_uri).with_suffix("")
            addresses = {}
            for suffix, content in notebooks.downloads(Path(page.file.abs_src_path or "")).items():
                self.files[f"{name}.{suffix}"] = content
                addresses[suffix] = links.relative(f"{name}.{suffix}", page.url)
            take = " ".join(
                f'<a class="md-button" href="{address}" download>Download .{suffix}</a>'
                for suffix, address in addresses.items()
            )
            page.meta["title"] = previews.titled(str(page.title), page.url)
            page.meta["description"] = previews.summary(notebooks.opening(html))
            blocks = Blocks(self.world, page.url, self.files, self.world.site)
            html = notebooks.slim(html, f'<p class="downloads">{take}</p>', blocks.picture)
        if page.file.src_uri in self.pages:  # code and its source are to read, not to search
            html = _CODE.sub(r"\1 data-search-exclude", html)
        return maths.hold(html)

    @told()
    def on_post_page(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """Typeset the formulas; a picture without alternative text ends the build."""
        if bare := _BARE_IMAGE.search(output):
            raise PluginError(f"{page.file.src_uri}: no alt text: {bare[0]}")
        output = whole_terms(named(output))
        if page.url.startswith("figures/"):  # too many for the navigation, but below this tab
            output = _GALLERY.sub('<li class="md-tabs__item md-tabs__item--active">', output)
        output = output.replace("</head>", self._preview(page, config) + "</head>", 1)
        output = self.katex.typeset(output, page.file.src_uri)
        if page.file.src_uri == "glossary.md":
            self.files["assets/terms.js"] = glossary.script(output)
        output = glossary.in_margin(output) if page.url.startswith("learn/") else output
        return light.light(output)

    def on_post_template(self, output: str, template_name: str, config: MkDocsConfig) -> str:
        """Name the parts of the theme on the page for what is not there, too."""
        return named(output)

    def _preview(self, page: Page, config: MkDocsConfig) -> str:
        about = page.meta.get("description") or config.site_description or ""
        blocks = Blocks(self.world, page.url, self.files, self.world.site)
        title = page.meta.get("title") or page.title
        return previews.head(blocks, title, about, page.meta["picture"])

    @event_priority(-100)  # after the search index is written
    @told()
    def on_post_build(self, config: MkDocsConfig) -> None:
        """Write the files that are no pages, drop what is never asked for, follow every link."""
        self.katex.close()
        site = Path(config.site_dir)
        generated = dict(assets())
        self.drawing.finish()
        generated |= dict(kinds.files(self.world, self.files)) | self.files
        generated |= dict(self.drawing.files())
        if self.world.site:
            generated |= {at: cards.drawn(card) for at, card in cards.cards(self.world)}
            generated["robots.txt"] = previews.robots(self.world.site)
        for address, content in generated.items():
            target = site / address
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        (site / lost.PLACES).write_bytes(lost.places(site))
        search.write(site, self.papers)
        search.take_over(site)
        for pattern in _UNUSED:
            for file in site.rglob(pattern):
                file.unlink()
        if broken := links.broken(site, urlsplit(self.world.site or "/").path):
            raise PluginError("broken links:\n" + "\n".join(broken))

    def on_build_error(self, **names: Any) -> None:
        """Leave no process behind."""
        self.katex.close()
        if drawing := getattr(self, "drawing", None):
            drawing.stop()
