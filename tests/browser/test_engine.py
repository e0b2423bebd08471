"""Python in the page: on request only, from the site only, once, and able to compute only."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from chromdocs.games import catalogue
from chromdocs.lab.board import board

pytestmark = pytest.mark.browser

SITE = Path(__file__).parent.parent.parent / "site"
ENGINE = ("/pyodide/", "worker.js", ".whl", "sympy.zip")
BOARD = "ask('board', {game: 'chromatic:red=1,3,4', start: [6, 9]}).then(found => found.wins[0])"


def test_it_comes_when_it_is_asked_and_stays_when_pages_are_swapped(
    open_page: Any, address: str
) -> None:
    places = ["", "learn/", "learn/chromatic-nim/", "games/", "cite/"]
    urls = "".join(f"<url><loc>{address}{place}</loc></url>" for place in places)
    sitemap = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>'
    page = open_page("embed/evil-plane/", fresh=True)
    page.context.route("**/sitemap.xml", lambda r: r.fulfill(body=sitemap, content_type="text/xml"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address + "cite/", wait_until="networkidle")
    assert not [url for url in asked if any(part in url for part in ENGINE)]
    expected = board(catalogue.game("chromatic:red=1,3,4"), (6, 9))["wins"][0]
    assert page.evaluate(BOARD) == expected
    loaded = [url for url in asked if any(part in url for part in ENGINE)]
    assert loaded
    page.locator(".md-tabs__link", has_text="Learn").click()
    expect(page.locator("h1")).to_contain_text("Learn")
    assert page.evaluate("engine.isReady()"), "the worker did not live on"
    assert page.evaluate(BOARD) == expected
    assert [url for url in asked if any(part in url for part in ENGINE)] == loaded


def test_from_a_disk_it_says_what_to_do(browser: Browser) -> None:
    page = browser.new_page()
    page.goto((SITE / "cite" / "index.html").as_uri())
    said = page.evaluate("ask('board', {}).catch(error => error.message)")
    page.close()
    assert "python3 -m http.server" in said


def test_what_is_wrong_comes_back_as_a_line(open_page: Any) -> None:
    page = open_page("cite/")
    question = "ask('board', {game: 'wythof', start: [1, 2]}).catch(error => error.message)"
    assert page.evaluate(question) == "unknown game 'wythof'; did you mean 'wythoff'?"
