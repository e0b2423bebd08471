"""Code on the pages: run it, change it, run it again, take it back; whatever it does."""

from pathlib import Path
from typing import Any

import pytest
from axe import problems
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser

LONG = 60_000  # milliseconds: Python has to be loaded first
STARTED = ("/pyodide/", "worker.js", "editor.js")


def block(page: Page, words: str) -> Locator:
    """Return the block of code that has some words in it."""
    return page.locator(".run", has_text=words).first


def tools(code: Locator) -> Locator:
    return code.locator("xpath=following-sibling::*[1]")


def output(code: Locator) -> Locator:
    return code.locator("xpath=following-sibling::*[2]")


def press(code: Locator, name: str) -> None:
    tools(code).get_by_role("button", name=name, exact=True).click()


def write(code: Locator, source: str) -> None:
    """Put other code in place of what is there."""
    code.locator(".cm-content").fill(source)


FOLLOW = """place => {
  one("article").classList.add("is-left");
  const href = new URL(`../${place}`, base).href;
  document.body.appendChild(make("a", { href })).click();
}"""

# Come by all code: only there it is laid out, and the theme lets the keys reach what scrolls.
PASS = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  for (const code of all(".highlight")) {
    code.scrollIntoView({ behavior: "instant" });
    for (let i = 0; i < 3; i++) await frame();
  }
}"""


def follow(page: Page, place: str) -> None:
    """Press a link to another page, which is swapped for this one; Python lives on."""
    page.evaluate(FOLLOW, place)
    page.wait_for_url(f"**/{place}")
    expect(page.locator("article.is-left")).to_have_count(0)
    assert page.evaluate("engine.isReady()")


def test_run_edit_reset_and_whatever_the_code_does(open_page: Any, tmp_path: Path) -> None:
    page = open_page("start/", fresh=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    code = block(page, "threes.p_positions(60)")
    before = code.text_content()
    expect(tools(code).get_by_role("button", name="Reset")).to_be_hidden()
    assert not [url for url in asked if any(part in url for part in STARTED)]

    press(code, "Run")  # needs names from above, and shows what stands on the page
    period = "<Period: period 2 from 1 on, each time (3, 6) more (seen up to 20)>"
    squares = "[(0, 0), (1, 1), (2, 4), (3, 9), (5, 16), (6, 25)]"
    expect(output(code)).to_have_text(f"{squares}\n{period}\n", timeout=LONG)
    expect(tools(code).locator(".unseen")).to_contain_text("Done. [(0, 0)")
    assert ">>>" not in code.inner_text(), "what is edited has no prompts"

    write(code, "threes.at(1, 1).outcome\nprint('<img src=x onerror=alert(1)>')")
    page.keyboard.press("Control+Enter")
    expect(output(code)).to_have_text("'N'\n<img src=x onerror=alert(1)>\n")
    assert output(code).locator("img").count() == 0

    later = block(page, "evil.p_positions(12)")  # another block: the names are still there
    press(later, "Run")
    expect(output(later)).to_contain_text("(11, 12)]\n<chromatic:red=evil, 2 heaps>")

    write(code, "def f(n):\n    return 1 // n\nf(0)")
    press(code, "Run")
    expect(output(code).locator(".err")).to_contain_text("line 2, in f\n    return 1 // n")
    expect(output(code)).to_contain_text("ZeroDivisionError")
    write(code, "x = (1")
    press(code, "Run")
    expect(output(code)).to_contain_text("SyntaxError: '(' was never closed")

    write(code, "print('x' * 10**7)")
    press(code, "Run")
    expect(output(code).locator(".more")).to_have_text(
        "… and 9,900,001 more characters", timeout=LONG
    )
    assert len(output(code).locator(".out").inner_text()) == 100_000

    write(code, "print('begun')\nwhile True:\n    pass")
    press(code, "Run")
    expect(output(code).locator(".out")).to_have_text("begun\n")
    press(code, "Stop")
    expect(output(code).locator(".err")).to_have_text("Stopped.")

    press(code, "Reset")
    assert code.text_content() == before
    expect(code.locator("pre")).to_be_visible()
    expect(output(code)).to_be_hidden()
    expect(tools(code).get_by_role("button", name="Run")).to_be_focused()
    press(code, "Run")  # a new Python, which runs what stands above again
    expect(output(code)).to_have_text(f"{squares}\n{period}\n", timeout=LONG)

    page.set_viewport_size({"width": 360, "height": 740})  # files and charts, on a phone
    page.locator("label[title='Switch to the dark side']").first.click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    code = block(page, 'cd.figure("evil-plane", to=32)')
    press(code, "Edit")
    expect(code.locator(".cm-content")).to_be_focused()
    picture = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    write(code, f'open("p.svg", "w").write("{picture}")\ncd.figure("evil-plane", to=16)')
    press(code, "Run")
    expect(output(code).locator(".chart.is-live")).to_be_visible(timeout=LONG)
    expect(output(code).get_by_role("img", name="p.svg")).to_be_visible()
    with page.expect_download() as saved:
        output(code).get_by_role("link", name="p.svg").click()
    saved.value.save_as(tmp_path / "p.svg")
    assert (tmp_path / "p.svg").read_text() == picture
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    write(code, "def f():\n    return [1, 'a', None]  # so\n1 / 0")
    press(code, "Run")
    expect(output(code)).to_contain_text("ZeroDivisionError")
    page.evaluate(PASS)
    assert problems(page) == []


def test_a_cell_of_a_notebook_a_script_of_the_gallery_and_the_api(open_swapping: Any) -> None:
    """Python, begun on the first page, goes on where another is swapped for it."""
    page = open_swapping("notebooks/mark/", "figures/evil-plane/", "api/numbers/binary/")
    code = page.locator(".run").first
    printed = page.locator(".jp-CodeCell .jp-Cell-outputWrapper").first
    shown = printed.inner_text().strip()
    press(code, "Run")
    expect(output(code)).to_have_text(f"{shown}\n", timeout=LONG)
    expect(printed).to_be_hidden()
    press(code, "Reset")
    expect(printed).to_be_visible()

    follow(page, "figures/evil-plane/")
    code = page.locator(".run").first
    press(code, "Run")
    expect(output(code)).to_contain_text("The P-positions of evil-chromatic nim", timeout=LONG)
    expect(output(code).get_by_role("img")).to_be_visible()

    follow(page, "api/numbers/binary/")  # by the keyboard
    code = block(page, "is_evil(")
    run = tools(code).get_by_role("button", name="Run")
    run.focus()
    page.keyboard.press("Enter")
    expect(output(code)).to_have_text("[0, 3, 5, 6, 9, 10, 12]\n", timeout=LONG)
    expect(run).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(code.locator(".cm-content")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("is_evil(7)")
    page.keyboard.press("Control+Enter")
    expect(output(code)).to_have_text("False\n")
    page.keyboard.press("Tab")
    expect(run).to_be_focused()
    assert problems(page, part="article") == []
