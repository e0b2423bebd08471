"""The built site, served as a host would serve it, in a real Chromium."""

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright
from published import HOME
from watched import SETTLED, watch

from chromdocs.site import host

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "site"
PATIENCE = 20_000  # milliseconds for what is waited for: a busy machine is no fault of the page
VIOLATED = """addEventListener("securitypolicyviolation", (event) => console.error(
  `policy: ${event.effectiveDirective} of ${event.blockedURI}`));"""
KEPT = 8  # contexts that stay open
LOOK: dict[str, Any] = {  # what a page can be told at any time, and what it is unless it is told
    "viewport": {"width": 1280, "height": 900},
    "color_scheme": "light",
    "reduced_motion": "no-preference",
    "forced_colors": "none",
}

UNWANTED = [  # pages that Chromium opens for itself, with every window, to be quick later
    "InitialWebUI",
    "PreloadTopChromeWebUI",
    "SpareRendererForSitePerProcess",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "WebUIReloadButton",
    "WebUIToolbar",
    # and what Playwright turns off, as this list takes the place of its own
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
]

expect.set_options(timeout=PATIENCE)


class Keeping(host.Host):
    """A host that lets a browser keep files for a while, as those do that publish pages."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    if not (SITE / "index.html").exists():
        pytest.fail("there is no built site; make test builds it first")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(host, "Host", Keeping)
        with host.served(SITE, HOME) as site:
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
        switches = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(UNWANTED)}"]
        browser = playwright.chromium.launch(executable_path=path, args=switches)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def bare(browser: Browser) -> BrowserContext:
    """Return what pages are opened in of which nobody notes what goes wrong."""
    return browser.new_context()


@pytest.fixture
def bare_page(bare: BrowserContext) -> Iterator[Page]:
    page = bare.new_page()
    yield page
    page.close()


class Desk:
    """Keeps what pages are opened in for the next test that wants the same: a new one takes long.

    The size of a window, its colours and whether things move are set when it is taken.
    """

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.wrong: list[str] = []
        self.kept: list[tuple[str, BrowserContext]] = []

    def take(self, options: dict[str, Any]) -> Page:
        others = {name: value for name, value in options.items() if name not in LOOK}
        context = self.context(others)
        page = context.pages[0] if context.pages else context.new_page()
        look = {name: options.get(name, value) for name, value in LOOK.items()}
        page.set_viewport_size(look.pop("viewport"))
        page.emulate_media(media="null", **look)
        return page

    def context(self, options: dict[str, Any]) -> BrowserContext:
        kind = repr(options)
        for at, (other, context) in enumerate(self.kept):
            if kind == other:
                del self.kept[at]
                return context
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(VIOLATED)
        context.on("request", self.notice)
        watch(context, self.wrong)
        return context

    def notice(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.wrong.append(f"request to {request.url}")

    def give_back(self, page: Page, options: dict[str, Any], fresh: bool) -> None:
        """Keep what a page was opened in, with nothing that could be seen later."""
        context = page.context
        for other in context.pages:
            if other is not page:
                other.close()
        page.mouse.move(0, 0)
        page.evaluate("localStorage.clear(), sessionStorage.clear()")
        if fresh:
            page.close()
            context.unroute_all()
        else:
            page.goto("about:blank")
        others = {name: value for name, value in options.items() if name not in LOOK}
        self.kept.append((repr(others), context))
        if len(self.kept) > KEPT:
            self.kept.pop(0)[1].close()


@pytest.fixture(scope="session")
def desk(browser: Browser, address: str) -> Desk:
    return Desk(browser, address)


@pytest.fixture
def open_page(desk: Desk) -> Iterator[Any]:
    """Open pages; a request that leaves the site or an error fails.

    A page that a test changes for good, such as what it asks for, has to be a *fresh* one.
    """
    opened: list[tuple[Page, dict[str, Any], bool]] = []
    desk.wrong.clear()

    def open_page(place: str, fresh: bool = False, **options: Any) -> Page:
        page = desk.take(options)
        opened.append((page, options, fresh))
        page.goto(desk.address + place, wait_until="load")
        if options.get("java_script_enabled", True):
            page.locator(SETTLED).wait_for(state="attached")
        return page

    yield open_page
    wrong = [*desk.wrong]
    for page, options, fresh in opened:
        desk.give_back(page, options, fresh)
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
