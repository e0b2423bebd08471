"""The lab: each answer is the library's, whatever is typed; nothing typed becomes HTML."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from axe import problems
from library import beside
from playwright.sync_api import Page, expect

import chromdocs as cd
from chromdocs.tables.formats import FORMATS

pytestmark = pytest.mark.browser
LOADING = 60_000  # milliseconds until Python is there, on a busy machine
HOSTILE = "<img src=x onerror=\"document.title='broken'\">"
RULE = '''def options(position):
    """Take one or two tokens from a heap."""
    for i, heap in enumerate(position):
        for left in range(max(heap - 2, 0), heap):
            yield (*position[:i], left, *position[i + 1:])
'''


def lab(open_page: Any, fields: dict[str, str], **options: Any) -> Page:
    page: Page = open_page(f"lab/?{urlencode(fields)}" if fields else "lab/", **options)
    page.locator(".lab-paint button").first.wait_for(state="attached")
    return page


def choose(page: Page, way: str, **fields: str) -> None:
    page.get_by_role("radio", name=way).check(force=True)
    if code := fields.pop("code", ""):
        page.locator(".lab-way .cm-content").click()
        page.keyboard.press("Control+a")
        page.keyboard.insert_text(code)
    for name, value in fields.items():
        page.locator(f".lab-way:not([hidden]) [name={name}], .lab-go [name={name}]").first.fill(
            value
        )


def compute(page: Page) -> None:
    page.get_by_role("button", name="Compute").click()


def said(page: Page, words: str) -> None:
    expect(page.locator("[data-lab] .lab-said")).to_contain_text(words, timeout=LOADING)


def wrong(page: Page, words: str) -> None:
    expect(page.locator("[data-lab] .lab-wrong")).to_contain_text(words, timeout=LOADING)


def saved(page: Page, button: str) -> tuple[str, str]:
    with page.expect_download(timeout=LOADING) as waited:
        page.get_by_role("button", name=button, exact=True).click()
    return waited.value.suggested_filename, Path(waited.value.path()).read_text("utf-8")


def rows(page: Page) -> list[tuple[int, ...]]:
    lines = page.locator(".lab-answer tbody tr").all_inner_texts()  # at once: there are hundreds
    return [tuple(map(int, line.split())) for line in lines]


def test_nothing_is_loaded_before_a_question(open_page: Any) -> None:
    page = open_page("lab/", fresh=True)
    page.locator(".lab-paint button").first.wait_for(state="attached")
    asked = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    parts = ("assets/pyodide/", "assets/worker.js", ".whl")
    assert [name for name in asked if any(part in name for part in parts)] == []
    assert page.evaluate("engine.isReady()") is False


def test_answers_are_the_library_s(open_page: Any) -> None:
    page = lab(open_page, {}, fresh=True)
    choose(page, "Red levels", red="1,3,7,9,13", to="100")
    compute(page)
    expected = cd.chromatic([1, 3, 7, 9, 13]).p_positions(100)
    said(page, f"{len(expected)} P-positions with heaps up to 100")
    assert rows(page) == expected[:200]

    choose(page, "By name", game="star(wythoff)", to="120")
    compute(page)
    expected = cd.game("star(wythoff)").p_positions(120)
    said(page, f"{len(expected):,} P-positions with heaps up to 120")
    name, text = saved(page, "CSV")
    assert name == "p-positions-star-wythoff-to-120.csv"
    assert [row[1:] for row in FORMATS["csv"].parse(text)] == expected
    expect(page.locator(".lab-answer .chart.is-live")).to_be_visible()

    choose(page, "Python", code=RULE, heaps="3", to="12")
    compute(page)
    names: dict[str, Any] = {}
    exec(RULE, names)
    own = cd.rule(names["options"], heaps=3, symmetric=True).p_positions(12)
    said(page, f"your rule, {len(own)} P-positions")
    assert rows(page) == own[:200]
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".lab-answer .board .size")).to_have_count(3)
    page.get_by_role("button", name="One position").click()
    said(page, "is an N-position")

    page.get_by_role("button", name="Grundy values").click()
    said(page, "Grundy values of your rule")
    held = json.loads(saved(page, "JSON")[1])["rows"]
    assert held[-1][1:] == [12, 12, 12, cd.rule(names["options"], heaps=3).value(12, 12, 12)]

    assert problems(page) == []
    link = page.get_by_label("Link to this question").input_value()
    assert link == page.url
    before = page.locator(".lab-answer table").inner_text()
    page.goto("about:blank")
    beside(page)
    page.goto(link)
    said(page, "Grundy values of your rule")
    assert page.locator(".lab-answer table").inner_text() == before
    assert page.locator("[name=code]").evaluate("field => field.value.trim()") == RULE.strip()


def test_what_goes_wrong_is_said_in_words_and_the_page_goes_on(open_page: Any) -> None:
    """All of it in one page: Python starts once before the code that stops it, and once after."""
    page = lab(open_page, {"game": HOSTILE, "to": HOSTILE, "view": "map"})
    wrong(page, "to must be a whole number")
    page.locator("[name=claim]").fill(HOSTILE)
    page.get_by_role("button", name="Check").click()
    expect(page.locator("[data-lab-claim] .lab-wrong")).to_contain_text("unknown claim")
    choose(page, "By name", game="wytoff", to="60")
    compute(page)
    wrong(page, "unknown game 'wytoff'; did you mean 'wythoff'?")
    choose(page, "By name", game="chromatic:red=evil,stacks=3", to="5000")
    compute(page)
    wrong(page, "goes")
    take = page.get_by_role("button", name="Take")
    goes = int(take.inner_text().removeprefix("Take "))
    assert 20 < goes < 5000

    choose(page, "Python", code="def options(p:\n    pass", heaps="1", to="9")
    compute(page)
    wrong(page, "SyntaxError: '(' was never closed")
    page.get_by_label("the order of heaps does not matter").uncheck()
    choose(page, "Python", code="def options(p):\n    return 1 / 0")
    compute(page)
    wrong(page, 'File "<yours>", line 2, in options')
    code = f'def options(p):\n    """{HOSTILE}"""\n'
    choose(page, "Python", code=f"{code}    return [(p[0] - 1,)] if p[0] else []")
    compute(page)
    said(page, "5 P-positions")
    expect(page.locator("[data-lab] .lab-answer")).to_contain_text(HOSTILE)
    choose(page, "Python", code=f"{code}    raise Exception({HOSTILE!r})")
    compute(page)
    wrong(page, HOSTILE)
    assert page.locator(".lab img").count() == 0
    assert page.title() != "broken"

    choose(page, "Python", code="def options(p):\n    while True: pass")
    compute(page)
    page.get_by_role("button", name="Stop").click()
    wrong(page, "Stopped.")
    choose(page, "By name", game="nim", to="3")
    compute(page)
    said(page, "4 P-positions")
    page.locator("[name=claim]").fill("fractions/eq-2")  # symbolic: brings what it needs
    page.locator("[name=bound]").fill("5")
    page.get_by_role("button", name="Check").click()
    found = page.locator("[data-lab-claim] .lab-said")
    expect(found).to_have_text(re.compile("fractions/eq-2: holds for all n"), timeout=LOADING)


def test_a_phone_a_screen_reader_and_a_keyboard_in_the_dark(open_page: Any) -> None:
    phone = {"viewport": {"width": 360, "height": 800}, "color_scheme": "dark"}
    page = lab(open_page, {"claim": "star/thm-5", "bound": "30"}, **phone)
    checked = page.locator("[data-lab-claim]")
    expect(checked.locator(".lab-said")).to_have_text(
        "star/thm-5: fails as in the preprint, corrected.", timeout=LOADING
    )
    expect(checked.locator(".lab-answer")).to_contain_text("This is the published verdict.")
    page.locator("[name=game]").focus()
    page.keyboard.press("Enter")
    said(page, "evil-chromatic nim, 31 P-positions with heaps up to 60")
    page.get_by_role("button", name="Grundy values").focus()
    page.keyboard.press("Enter")
    said(page, "Grundy values of evil-chromatic nim")
    expect(page.get_by_role("button", name="Grundy values")).to_be_focused()
    expect(page.locator(".lab-answer .chart.is-live")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert problems(page) == []
