"""The MkDocs plugin: the events of a build, each in a few lines."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from chromdocs.site import glossary, kinds, links, macros, maths, notebooks, search
from chromdocs.site.assets import assets
from chromdocs.site.blocks import Blocks
from chromdocs.site.chapters import explained
from chromdocs.site.errors import SiteError
from chromdocs.site.exhibits import FRAMES, SHOWN_FIRST, SHOWN_LATER, Drawing
from chromdocs.site.world import World

_UNUSED = ("*.map", "assets/javascripts/lunr/*/*.js", "assets/javascripts/lunr/*.js")
_CODE = re.compile(r'(<details class="mkdocstrings-source"|<div class="[^"]*\bhighlight\b[^"]*")')
_BARE_IMAGE = re.compile(r"<img(?![^>]*\salt=)[^>]*>")
_NAMED = {  # parts of the theme that a screen reader finds without a name
    '<div class="md-search" data-md-component="search" role="dialog">': (
        '<div class="md-search" data-md-component="search" role="dialog" aria-label="Search">'
    ),
}


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
        """Know the library once, however often the pages are built anew."""
        self.world = World()

    @told()
    def on_config(self, config: MkDocsConfig) -> None:
        """Start a build with nothing made, and put generated pages into the navigation."""
        self.katex = maths.Katex()
        self.files: dict[str, bytes] = {}
        self.pages = kinds.pages()
        self.world.explained = explained(Path(config.docs_dir))
        notebooks.prepare()
        generated = kinds.nav()
        config.nav = [
            {title: generated.get(place, place) if isinstance(place, str) else place}
            for section in config.nav or []
            for title, place in section.items()
        ]

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
        blocks = Blocks(self.world, page.url, self.files, config.site_url or "")
        if generated := self.pages.get(place):
            page.meta.update(title=generated.title, description=generated.about)
            page.meta["search"] = {"boost": generated.boost, "exclude": not generated.boost}
            page.meta["hide"] = [*generated.hide]
            return generated.write(blocks)
        whole = page.file.content_string  # with the front matter, which MkDocs took off
        first = whole.count("\n") - markdown.count("\n") + 1
        return macros.expand(markdown, place, blocks, first)

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
            html = notebooks.slim(html, f'<p class="downloads">{take}</p>')
        if page.file.src_uri in self.pages:  # code and its source are to read, not to search
            html = _CODE.sub(r"\1 data-search-exclude", html)
        return maths.hold(html)

    @told()
    def on_post_page(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """Typeset the formulas; a picture without alternative text ends the build."""
        if bare := _BARE_IMAGE.search(output):
            raise PluginError(f"{page.file.src_uri}: no alt text: {bare[0]}")
        for before, after in _NAMED.items():
            output = output.replace(before, after)
        output = self.katex.typeset(output, page.file.src_uri)
        if page.file.src_uri == "glossary.md":
            self.files["assets/terms.js"] = glossary.script(output)
        return glossary.in_margin(output) if page.url.startswith("learn/") else output

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
        for address, content in generated.items():
            target = site / address
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
        search.lighten(site / "search" / "search_index.json")
        search.defer(site)
        for pattern in _UNUSED:
            for file in site.rglob(pattern):
                file.unlink()
        if broken := links.broken(site):
            raise PluginError("broken links:\n" + "\n".join(broken))

    def on_build_error(self, **names: Any) -> None:
        """Leave no process behind."""
        self.katex.close()
        if drawing := getattr(self, "drawing", None):
            drawing.stop()
