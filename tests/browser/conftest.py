"""The built site, served as a host would serve it, in a real Chromium."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright
from published import HOME
from watched import watch

from chromdocs.site.host import served

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "site"
PATIENCE = 20_000  # milliseconds for what is waited for: a busy machine is no fault of the page
VIOLATED = """addEventListener("securitypolicyviolation", (event) => console.error(
  `policy: ${event.effectiveDirective} of ${event.blockedURI}`));"""
SETTLED = "html[data-settled], html:not(:has(.md-content))"  # all is laid out, and stays there
KEPT = 6  # kinds of pages that stay open

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    if not (SITE / "index.html").exists():
        pytest.fail("there is no built site; make test builds it first")
    with served(SITE, HOME) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    spec = importlib.util.spec_from_file_location("chromium", ROOT / "scripts" / "chromium.py")
    assert spec
    assert spec.loader
    chromium = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(chromium)
    path = chromium.find()
    if not path:
        pytest.fail("no Chromium; make test gets one first")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


class Desk:
    """Keeps pages open for the next test that wants one of the same kind: a new one takes long."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.wrong: list[str] = []
        self.kept: dict[str, Page] = {}

    def take(self, kind: str, options: dict[str, Any]) -> Page:
        if page := self.kept.pop(kind, None):
            return page
        size = {"width": 1280, "height": 900}
        context = self.browser.new_context(**{"viewport": size, **options})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(VIOLATED)
        context.on("request", self.notice)
        watch(context, self.wrong)
        return context.new_page()

    def notice(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"request to {request.url}")

    def give_back(self, kind: str, page: Page) -> None:
        """Keep a page, with nothing in it that could be seen later, or close it."""
        if not kind or kind in self.kept:
            page.context.close()
            return
        page.mouse.move(0, 0)
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        page.goto("about:blank")
        self.kept[kind] = page
        if len(self.kept) > KEPT:
            self.kept.pop(next(iter(self.kept))).context.close()


@pytest.fixture(scope="session")
def desk(browser: Browser, address: str) -> Desk:
    return Desk(browser, address)


@pytest.fixture
def open_page(desk: Desk) -> Iterator[Any]:
    """Open pages; a request that leaves the site or an error fails.

    A page that a test changes for good, such as what it asks for, has to be a *fresh* one.
    """
    opened: list[tuple[str, Page]] = []
    desk.wrong.clear()

    def open_page(place: str, fresh: bool = False, **options: Any) -> Page:
        kind = "" if fresh else repr(options)
        page = desk.take(kind, options)
        opened.append((kind, page))
        page.goto(desk.address + place, wait_until="load")
        if options.get("java_script_enabled", True):
            page.locator(SETTLED).wait_for(state="attached")
        return page

    yield open_page
    wrong = [*desk.wrong]
    for kind, page in opened:
        desk.give_back(kind, page)
    assert wrong == []


@pytest.fixture
def open_swapping(open_page: Any) -> Iterator[Any]:
    """Open the first of some places, where the theme swaps each for another without loading.

    As on a published site: a sitemap tells the theme which pages it may swap. A page that is loaded
    anew fails.
    """
    opened: list[Page] = []

    def open_swapping(*places: str) -> Page:
        page: Page = open_page("embed/evil-plane/", fresh=True)
        address = page.url.removesuffix("embed/evil-plane/")
        urls = "".join(f"<url><loc>{address}{place}</loc></url>" for place in places)
        sitemap = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>'
        page.context.route(
            "**/sitemap.xml", lambda r: r.fulfill(body=sitemap, content_type="text/xml")
        )
        page.goto(address + places[0], wait_until="networkidle")
        page.evaluate("window.swapped = true")
        opened.append(page)
        return page

    yield open_swapping
    assert all(page.evaluate("window.swapped") for page in opened), "a page was loaded anew"
