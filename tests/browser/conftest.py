"""The built site, served as a host would serve it, in a real Chromium."""

import functools
import gzip
import importlib.util
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

ROOT = Path(__file__).parent.parent.parent
SITE = ROOT / "site"
TEXT = {".html", ".css", ".js", ".json", ".svg", ".xml", ".txt"}


expect.set_options(timeout=20_000)  # a busy machine is no fault of the page


class Host(SimpleHTTPRequestHandler):
    """Serves files, text compressed."""

    def log_message(self, *arguments: Any) -> None:
        pass

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix not in TEXT or not path.is_file():
            super().do_GET()
            return
        content = gzip.compress(path.read_bytes(), 6)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    if not (SITE / "index.html").exists():
        pytest.fail("there is no built site; make test builds it first")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=SITE))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


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


@pytest.fixture
def open_page(browser: Browser, address: str) -> Iterator[Any]:
    """Open pages in contexts of their own; a request that leaves the site or an error fails."""
    contexts = []
    wrong: list[str] = []

    def notice(request: Request) -> None:
        if not request.url.startswith((address, "data:", "blob:")):
            wrong.append(f"request to {request.url}")

    def open_page(place: str, **options: Any) -> Page:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **options})
        contexts.append(context)
        page = context.new_page()
        page.on("request", notice)
        page.on("console", lambda m: wrong.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(address + place, wait_until="load")
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert wrong == []
