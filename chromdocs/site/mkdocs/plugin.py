"""The MkDocs plugin: the events of a build, each in a few lines."""

import os
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
)
from chromdocs.site.article import has_tex
from chromdocs.site.assets import assets
from chromdocs.site.blocks import Blocks
from chromdocs.site.errors import SiteError
from chromdocs.site.exhibits import Drawing
from chromdocs.site.kept import Content
from chromdocs.site.kinds import api
from chromdocs.site.lettering import bring_letters
from chromdocs.site.mkdocs import dress, files, finish, ran, references
from chromdocs.site.mkdocs.begun import begin
from chromdocs.site.mkdocs.build import RELEASE
from chromdocs.site.mkdocs.files import source
from chromdocs.site.mkdocs.memory import Memory
from chromdocs.site.slim import slim
from chromdocs.site.world import World

API = "api/"  # whose pages refer to one another


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
        self.memory = Memory(state, dress.name() if ours else "", self.world.site)
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
        self.memory.recall(page, source(page.file, self.world))
        return page

    @told()
    def on_page_markdown(
        self, markdown: str, page: Page, config: MkDocsConfig, files: Files
    ) -> str:
        """Write generated pages; in the others, replace calls and run blocks."""
        place = page.file.src_uri
        generated = self.pages.get(place)
        if generated:
            vars(page).setdefault("title", generated.title)  # unless the navigation has another
        if place in self.memory.restored:
            return self._restored(page, config)
        asked: dict[str, Content] = {}
        paper = page.meta.get("paper", "")
        blocks = Blocks(self.world, page.url, asked, self.world.site, paper)
        page.meta["picture"] = previews.picture(page.url, markdown)
        if generated:
            about = previews.described(page.url, generated.about, blocks)
            page.meta.update(title=previews.titled(generated.title, page.url), description=about)
            page.meta["hide"] = [*generated.hide]
            with sources.noted() as notes:
                made = generated.write(blocks)
        else:
            whole = page.file.content_string  # with the front matter, which MkDocs took off
            first = whole.count("\n") - markdown.count("\n") + 1
            with sources.noted() as notes:
                made = macros.expand(markdown, place, blocks, first)
        said = made + (sources.syntax(tuple(api.modules())) if place.startswith(API) else "")
        if place.endswith(".py"):  # what it shows when it has run, and its figures
            settings = ran.options(config.plugins["mkdocs-jupyter"].config)
            said += ran.name(page.file.abs_src_path or "", settings) + self.memory.state
        if self.memory.compare(page, source(page.file, self.world), said, asked, notes):
            return self._restored(page, config)
        self._note_paper(page)
        self.files |= asked
        return made

    def _restored(self, page: Page, config: MkDocsConfig) -> str:
        known = self.memory.restored[page.file.src_uri]
        if known.references:
            references.tell(config, known.references)
        page.meta = {**known.meta}
        self.files |= {**known.files, **known.later}
        self._note_paper(page)
        return ""

    def _note_paper(self, page: Page) -> None:
        if page.file.src_uri not in self.pages:
            self.papers[page.url] = page.meta.get("paper", "")

    def _add(self, page: Page, files: dict[str, Content]) -> None:
        """Note files that a page asked for after its text was written."""
        self.files |= files
        if fresh := self.memory.fresh.get(page.file.src_uri):
            fresh.later |= files

    def on_env(self, env: Any, config: MkDocsConfig, files: Files) -> None:
        """Know the navigation, and tell the theme's page for what is not there which pages are."""
        env.globals.update(doors=home.DOORS, lists=lost.LISTS)
        pages = [file.page for file in files.documentation_pages() if file.page]
        titles = "\n".join(f"{page.url} {page.title}" for page in pages)
        self.nav = sha256(f"{self.memory.dress}{titles}".encode()).hexdigest()
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
        if page.file.src_uri.startswith(API) and not self.memory.restored.get(page.file.src_uri):
            self.memory.fresh[page.file.src_uri].references = references.learnt(config, page.url)
        return finish.content(html, generated=page.file.src_uri in self.pages)

    @told()
    def _finish(self, output: str, page: Page, config: MkDocsConfig) -> str:
        """Typeset the formulas; a picture without alternative text ends the build."""
        place = page.file.src_uri
        if place in self.memory.restored:
            return output
        about = page.meta.get("description") or config.site_description or ""
        title = str(page.meta.get("title") or page.title)
        head = previews.head(page.url, self.world.site, title, about, page.meta["picture"])
        output = finish.finished(output, page.url, place, self.katex, head)
        if place == "glossary.md":
            self._add(page, {"assets/terms.js": glossary.script(output)})
        return finish.lightened(output, page.url)

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

    @event_priority(-100)  # after the search index is written
    @told()
    def on_post_build(self, config: MkDocsConfig) -> None:
        """Write the files that are no pages, drop what is never asked for, follow every link."""
        self.katex.close()
        site = Path(config.site_dir)
        self.drawing.finish()
        with sources.noted() as notes:
            others = self.known or files.others(self.world)
        self.drawing.end()
        self.memory.api |= files.of_api(site)
        self.written.put(site, {**dict(assets()), **others, **self.files, **self.memory.api})
        files.finish(site, self.papers)
        if not self.serves:
            files.follow_links(site, self.world.site)
        if self.known is None:
            self.memory.keep_others(others, notes)
        self.memory.close()

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
