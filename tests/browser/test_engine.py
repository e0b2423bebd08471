"""Python in the page: on request only, from the site only, once, and able to compute only."""

from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from chromdocs.games import catalogue
from chromdocs.lab.board import board

pytestmark = pytest.mark.browser

SITE = Path(__file__).parent.parent.parent / "site"
ENGINE = ("/pyodide/", "worker.js", ".whl", "sympy.zip")
LOADING = 90_000  # milliseconds until Python is there, on a busy machine
BOARD = "ask('board', {game: 'chromatic:red=1,3,4', start: [6, 9]}).then(found => found.outcomes)"

WRONG = "ask('board', {game: 'wythof', start: [1, 2]}).catch(error => error.message)"


def test_it_comes_when_it_is_asked_and_stays_when_pages_are_swapped(open_swapping: Any) -> None:
    """The policy of the first page stays in force: it has to be enough for the lab."""
    page = open_swapping("", "lab/", "learn/", "learn/chromatic-nim/", "games/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload(wait_until="networkidle")
    page.evaluate("window.swapped = true")
    page.locator(".md-tabs__link", has_text="Lab").click()
    expect(page.locator("h1")).to_contain_text("lab", ignore_case=True)
    assert not [url for url in asked if any(part in url for part in ENGINE)]
    page.locator("[name=game]").first.fill("mark")
    page.get_by_role("button", name="Compute").click()
    expect(page.locator("[data-lab] .lab-said")).to_contain_text("MARK, 21", timeout=LOADING)
    assert page.locator("meta[http-equiv]").count() == 1
    expected = board(catalogue.game("chromatic:red=1,3,4"), (6, 9))["outcomes"]
    assert page.evaluate(BOARD) == expected
    loaded = [url for url in asked if any(part in url for part in ENGINE)]
    assert loaded
    page.locator(".md-tabs__link", has_text="Learn").click()
    expect(page.locator("h1")).to_contain_text("Learn")
    assert page.evaluate("engine.isReady()"), "the worker did not live on"
    assert page.evaluate(BOARD) == expected
    assert page.evaluate(WRONG) == "unknown game 'wythof'; did you mean 'wythoff'?"
    assert [url for url in asked if any(part in url for part in ENGINE)] == loaded


def test_from_a_disk_it_says_what_to_do(bare_page: Page) -> None:
    bare_page.goto((SITE / "cite" / "index.html").as_uri())
    said = bare_page.evaluate("ask('board', {}).catch(error => error.message)")
    assert "python3 -m http.server" in said


ATTEMPTS = """
from importlib import import_module

URL = "https://elsewhere.example/"
WAYS_OUT = "fetch XMLHttpRequest WebSocket EventSource indexedDB caches Worker importScripts"
WAYS_OUT += " BroadcastChannel navigator eval setTimeout Request FontFace"

def tried(name, act):
    try:
        print("REACHED", name, act())
    except BaseException as error:
        print("refused", name, type(error).__name__)

def names():
    js = import_module("js")
    return next(name for name in WAYS_OUT.split() if hasattr(js, name))

def through(path):
    found = import_module("pyodide_js")
    for name in filter(None, path.split(".")):
        found = getattr(found, name)
    return found

def package():
    def reached(*found):
        print("REACHED package", found)
    through("loadPackage")(URL + "x.whl").then(reached, lambda error: None)
    raise OSError

tried("js", names)
tried("run_js", lambda: import_module("pyodide.code").run_js(f"fetch('{URL}')"))
tried("open_url", lambda: import_module("pyodide.http").open_url(URL))
tried("pyxhr", lambda: import_module("pyodide.http").pyxhr.get(URL))
tried("urllib", lambda: import_module("urllib.request").urlopen(URL))
tried("code", lambda: through("loadPackage.constructor")(f"return fetch('{URL}')")())
tried("scope", lambda: through("loadPackage.constructor.constructor")("return self")())
tried("import", lambda: through("loadPackage.constructor")(f"return import('{URL}')")())
tried("package", package)

def bring():
    import sys
    through("").unpackArchive = lambda *given: print("REACHED archive")
    return [finder.bring("../index.html?#") for finder in sys.meta_path if hasattr(finder, "bring")]

tried("bring", bring)
"""


def test_code_can_compute_and_nothing_else(bare_page: Page, address: str) -> None:
    """Under a strict policy, and with the network to other hosts cut, as it is in all tests."""
    page = bare_page
    asked: list[str] = []
    broken: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda m: broken.append(m.text) if m.type == "error" else None)
    page.goto(address + "start/", wait_until="networkidle")
    told = page.evaluate(
        "source => { const parts = []; return ask('run', {scope: 'x', source},"
        " part => parts.push(part)).then(() => parts); }",
        ATTEMPTS,
    )
    printed = "".join(part.get("out", "") + part.get("err", "") for part in told)
    page.wait_for_timeout(500)
    assert "REACHED" not in printed
    assert printed.count("refused") == 10, printed
    assert [url for url in asked if not url.startswith(address)] == []
    assert broken == []


POISONED = """
import chromdocs.lab.solved as solved
whole = solved.chart
def red(level):
    return level % 3 == 0
def chart(figure):
    made = whole(figure)
    style = "background-image:url(https://elsewhere.example/)"
    made["layout"]["title"] = {"text": f'<span style="{style}">x</span><a href="https://a.b/">y</a>'}
    made["layout"]["images"] = [{"source": "https://elsewhere.example/"}]
    return made
solved.chart = chart
solved.shortened = lambda *given: "POISON"
"""


def test_foreign_code_in_an_address_changes_nothing_else(open_page: Any, address: str) -> None:
    """It brings no style, no link and no request; and who asks the library itself is told true."""
    page = open_page("lab/?" + urlencode({"code": POISONED, "to": "20"}), fresh=True)
    chart = page.locator(".lab-answer .chart")  # drawn when the reader comes to it
    expect(chart).to_be_visible(timeout=60_000)
    chart.scroll_into_view_if_needed()
    expect(page.locator(".lab-answer .chart.is-live")).to_be_visible()
    expect(page.locator(".lab-answer h2").first).to_contain_text("POISON")
    assert page.locator(".lab-answer .live a").count() == 0
    assert page.locator(".lab-answer .live [style*='elsewhere']").count() == 0
    page.get_by_role("radio", name="By name").check(force=True)
    page.locator("[name=game]").fill("wythoff")
    page.get_by_role("button", name="Compute").click()
    expect(page.locator(".lab-answer h2").first).to_contain_text("Wythoff", timeout=60_000)
    expect(page.locator(".lab-answer").first).not_to_contain_text("POISON")
