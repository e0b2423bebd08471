"""The MkDocs plugin: the events of a build, each in a few lines."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

from mkdocs.config.base import Config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, CombinedEvent, event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from chromdocs.site import (
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
    policy,
    previews,
    search,
    sources,
    themed,
    unbroken,
)
from chromdocs.site.article import has_tex
from chromdocs.site.assets import assets
from chromdocs.site.blocks import Blocks
from chromdocs.site.errors import SiteError
from chromdocs.site.exhibits import Drawing
from chromdocs.site.kept import Content
from chromdocs.site.kinds.changes import CHANGELOG
from chromdocs.site.lettering import bring_letters
from chromdocs.site.mkdocs import files, ran
from chromdocs.site.mkdocs.begun import begin
from chromdocs.site.mkdocs.build import RELEASE
from chromdocs.site.mkdocs.memory import Memory
from chromdocs.site.slim import slim
from chromdocs.site.world import World

TOGETHER = "api/"  # pages that refer to one another, and are made all or none
_CODE = re.compile(r'(<details class="mkdocstrings-source"|<div class="[^"]*\bhighlight\b[^"]*")')
_BARE_IMAGE = re.compile(r"<img(?![^>]*\salt=)[^>]*>")
_GALLERY = re.compile(r'<li class="md-tabs__item">(?=\s*<a href="[./]*gallery/")')


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
        sources.code()
        self.world = World(keep=True)
        self.serves = command == "serve"
        self.written = files.Written(stays=self.serves)

    @told()
    def on_config(self, config: MkDocsConfig) -> None:
        """Start a build with nothing made, and put generated pages into the navigation."""
        if self.serves:
            config.site_url = None  # it is nowhere: its pages are those of a build without address
        self.katex = maths.Katex()
        self.files: dict[str, Content] = {}
        self.papers: dict[str, str] = {}
        self.pages = kinds.pages()
        self.nav, self.indexed = "", 0  # a name for the navigation; entries that the search has
        self.world.site = config.site_url or ""
        self.world.kept = RELEASE in os.environ
        self.world.explained = chapters.explained(Path(config.docs_dir))
        self.world.chapters = chapters.titled(Path(config.docs_dir))
        notebooks.prepare()
        config.nav = kinds.in_nav(config.nav or [])
        ours = Path(config.docs_dir).resolve() == Path("docs").resolve()  # not a trial elsewhere
        state = (
            sources.state(self.world.site, str(has_tex()), sources.environment()) if ours else ""
        )
        self.memory = Memory(state, self.world.site)
        self.memory.listen()

    @told()
    def on_pre_build(self, config: MkDocsConfig) -> None:
        """Start to draw every figure, unless all is known; it goes on while pages are written."""
        self.drawing = self.world.drawing = Drawing()
        self.known = self.memory.others()
        self.notebooks = ran.Notebooks()
        self.notebooks.take_over()
        if self.known is None and self.memory.state:
            settings = config.plugins["mkdocs-jupyter"].config
            texts = Path(config.docs_dir).glob("notebooks/*.py")
            self.notebooks.begin(self.drawing.pool, texts, ran.options(settings))
            begin(self.world, self.drawing)

    def on_files(self, files: Files, config: MkDocsConfig) -> Files:
        """Add the pages that nobody writes; their text comes when they are read."""
        for place in self.pages:
            files.append(File.generated(config, place, content=""))
        return files

    @event_priority(-100)  # after those who put another way to render in its place
    def on_pre_page(self, page: Page, config: MkDocsConfig, files: Files) -> Page:
        """Recall the page, if it was written before and nothing has changed."""
        place = page.file.src_uri
        text = page.file.content_string + self._told_elsewhere(place)
        self.memory.recall(page, text, anew=self.known is None and place.startswith(TOGETHER))
        return page

    def _told_elsewhere(self, place: str) -> str:
        """Return what a page takes from texts that are not its own."""
        folder, _, rest = place.removesuffix(".md").partition("/")
        match folder:
            case "claims":  # where a chapter explains the statement
                return repr(self.world.explained.get(rest))
            case "papers":  # which chapters explain it
                return repr((self.world.explained, self.world.chapters))
            case "changes":
                return CHANGELOG.read_text("utf-8")
        return ""

    @told()
    def on_page_markdown(
        self, markdown: str, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Write generated pages; in the others, replace calls and run blocks."""
        place = page.file.src_uri
        generated = self.pages.get(place)
        if generated:
            vars(page).setdefault("title", generated.title)  # unless the navigation has another
        if known := self.memory.restored.get(place):
            page.meta = {**known.meta}
            self.files |= known.files
            self._note_paper(page)
            return ""
        asked: dict[str, Content] = {}
        paper = page.meta.get("paper", "")
        blocks = Blocks(self.world, page.url, asked, self.world.site, paper)
        page.meta["picture"] = previews.picture(page.url, markdown)
        if generated:
            about = previews.described(page.url, generated.about, blocks)
            page.meta.update(title=previews.titled(generated.title, page.url), description=about)
            page.meta["hide"] = [*generated.hide]
            made = generated.write(blocks)
        else:
            self._note_paper(page)
            whole = page.file.content_string  # with the front matter, which MkDocs took off
            first = whole.count("\n") - markdown.count("\n") + 1
            made = macros.expand(markdown, place, blocks, first)
        self._add(page, asked)
        return made

    def _note_paper(self, page: Page) -> None:
        if page.file.src_uri not in self.pages:
            self.papers[page.url] = page.meta.get("paper", "")

    def _add(self, page: Page, files: dict[str, Content]) -> None:
        """Note files that a page asked for."""
        self.files |= files
        if fresh := self.memory.fresh.get(page.file.src_uri):
            fresh.files |= files

    def on_env(self, env: Any, config: MkDocsConfig, files: Files) -> None:
        """Know the navigation, and tell the theme's page for what is not there which pages are."""
        env.globals.update(doors=home.DOORS, lists=lost.LISTS)
        pages = [file.page for file in files.documentation_pages() if file.page]
        titles = "\n".join(f"{page.url} {page.title}" for page in pages)
        self.nav = sha256(f"{self.memory.state}{titles}".encode()).hexdigest()
        self.memory.settle(pages, "" if self.serves else self.nav)

    @event_priority(100)
    def _before_search(self, context: Any, page: Page, config: MkDocsConfig, nav: Any) -> None:
        """Keep the content of a page, and show the search what it needs."""
        self.memory.learn(page)
        self.whole = page.content or ""
        page.content = search.asked(page.url, self.whole)

    @event_priority(-100)
    def _after_search(self, context: Any, page: Page, config: MkDocsConfig, nav: Any) -> None:
        page.content = search.unmarked(self.whole)

    on_page_context = CombinedEvent(_before_search, _after_search)

    @event_priority(100)
    @told()
    def on_page_content(self, html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
        """Hold the formulas back from the search index, and lighten notebooks."""
        if page.file.src_uri in self.memory.restored:
            return html
        if page.file.src_uri.endswith(".py"):
            name = Path(page.file.src_uri).with_suffix("")
            taken = notebooks.downloads(Path(page.file.abs_src_path or ""))
            self._add(page, {f"{name}.{suffix}": content for suffix, content in taken.items()})
            take = " ".join(
                f'<a class="md-button" href="{links.relative(f"{name}.{suffix}", page.url)}" '
                f"download>Download .{suffix}</a>"
                for suffix in taken
            )
            page.meta["title"] = previews.titled(str(page.title), page.url)
            page.meta["description"] = previews.summary(notebooks.opening(html))
            asked: dict[str, Content] = {}
            blocks = Blocks(self.world, page.url, asked, self.world.site)
            html = notebooks.slim(html, f'<p class="downloads">{take}</p>', blocks.picture)
            self._add(page, asked)
        if page.file.src_uri in self.pages:  # code and its source are to read, not to search
            html = _CODE.sub(r"\1 data-search-exclude", html)
        return maths.hold(html)

    @told()
    def _finish(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """Typeset the formulas; a picture without alternative text ends the build."""
        if page.file.src_uri in self.memory.restored:
            return output
        if bare := _BARE_IMAGE.search(output):
            raise PluginError(f"{page.file.src_uri}: no alt text: {bare[0]}")
        output = slim(themed.named(output))
        if page.url.startswith("figures/"):  # too many for the navigation, but below this tab
            output = _GALLERY.sub('<li class="md-tabs__item md-tabs__item--active">', output)
        output = output.replace("</head>", self._preview(page, config) + "</head>", 1)
        output = unbroken.unbroken(self.katex.typeset(output, page.file.src_uri))
        if page.file.src_uri == "glossary.md":
            self._add(page, {"assets/terms.js": glossary.script(output)})
        output = glossary.in_margin(output) if page.url.startswith("learn/") else output
        return light.light(output)

    @event_priority(-100)  # as it is sent
    def _keep(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """Keep the page with its entries in the search, or take it as it was kept."""
        index: Any = config.plugins["material/search"]
        entries = index.search_index.entries
        if known := self.memory.restored.get(page.file.src_uri):
            entries += known.found
            self.indexed = len(entries)
            return known.output if self.written.lacks(page.url, known.output) else ""
        found, self.indexed = entries[self.indexed :], len(entries)
        self.memory.finish(page, self.nav, output, found)
        return output if self.written.lacks(page.url, output) else ""

    @event_priority(-101)  # when all of it is there
    def _guard(self, output: str, page: Page, config: MkDocsConfig) -> str:
        return self._guarded(output)

    on_post_page = CombinedEvent(_finish, _keep, _guard)

    def on_post_template(self, output: str, template_name: str, config: MkDocsConfig) -> str:
        """Do the same for the page that says that there is none."""
        return (
            self._guarded(slim(themed.named(output))) if template_name.endswith(".html") else output
        )

    def _guarded(self, output: str) -> str:
        """Return a page with its policy; while people write, the server puts a script into it."""
        return output if self.serves else policy.guarded(output)

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
        self.drawing.finish()
        others = self.known or files.others(self.world, site)
        self.drawing.end()
        self.written.put(site, {**dict(assets()), **others, **self.files})
        files.finish(site, self.papers)
        if not self.serves:
            files.follow_links(site, self.world.site)
        if self.known is None:
            self.memory.keep_others(others)

    def on_shutdown(self) -> None:
        """Leave no process behind, also where the build was stopped."""
        self.on_build_error()

    def on_build_error(self, **names: Any) -> None:
        """Leave no process behind."""
        if memory := getattr(self, "memory", None):
            memory.forget()
        if katex := getattr(self, "katex", None):
            katex.close()
        if drawing := getattr(self, "drawing", None):
            drawing.stop()
