"""The built site, served as a host would serve it, in a real Chromium."""

import base64
import hashlib
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from chromdocs.site.host import Host, served

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "site"
PATIENCE = 20_000  # milliseconds for what is waited for: a busy machine is no fault of the page
KEPT = 6  # kinds of pages that stay open

expect.set_options(timeout=PATIENCE)


class StrictHost(Host):
    """Sends a policy with each file: no code but that of the site, no other host, no eval."""

    def end_headers(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        hashes = inline_scripts(path) if path.suffix == ".html" and path.exists() else ""
        self.send_header(
            "Content-Security-Policy",
            f"default-src 'none'; script-src 'self' 'wasm-unsafe-eval' {hashes}; "
            "connect-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; "
            "img-src 'self' data: blob:; font-src 'self'; base-uri 'none'; form-action 'self'",
        )
        super().end_headers()


def inline_scripts(page: Path) -> str:
    """Return the hashes of the scripts that stand in a page itself, as a policy names them."""
    scripts = re.findall(r"<script>(.*?)</script>", page.read_text("utf-8"), re.DOTALL)
    digests = (base64.b64encode(hashlib.sha256(s.encode()).digest()).decode() for s in scripts)
    return " ".join(f"'sha256-{digest}'" for digest in digests)


def built() -> Path:
    if not (SITE / "index.html").exists():
        pytest.fail("there is no built site; make test builds it first")
    return SITE


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    with served(built()) as site:
        yield site


@pytest.fixture(scope="session")
def strict_address() -> Iterator[str]:
    with served(built(), StrictHost) as site:
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
        page = context.new_page()
        page.on("request", self.notice)
        page.on("console", lambda m: self.wrong.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        return page

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
        return page

    yield open_page
    wrong = [*desk.wrong]
    for kind, page in opened:
        desk.give_back(kind, page)
    assert wrong == []


@pytest.fixture
def open_swapping(open_page: Any) -> Any:
    """Open the first of some places, where the theme swaps each for another without loading.

    As on a published site: a sitemap tells the theme which pages it may swap.
    """

    def open_swapping(*places: str) -> Page:
        page: Page = open_page("embed/evil-plane/", fresh=True)
        address = page.url.removesuffix("embed/evil-plane/")
        urls = "".join(f"<url><loc>{address}{place}</loc></url>" for place in places)
        sitemap = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>'
        page.context.route(
            "**/sitemap.xml", lambda r: r.fulfill(body=sitemap, content_type="text/xml")
        )
        page.goto(address + places[0], wait_until="networkidle")
        return page

    return open_swapping
