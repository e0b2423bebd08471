"""Formulas, decided in a page by the library itself."""

import json
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from axe import problems
from playwright.sync_api import Page, expect

from chromdocs.decide.checker import check
from chromdocs.site.kinds.decide import EXAMPLES

pytestmark = pytest.mark.browser
LOADING = 60_000  # milliseconds until Python is there, on a busy machine
TRUE, FALSE = EXAMPLES[0], EXAMPLES[1]
HOSTILE = "<img src=x onerror=\"document.title='broken'\">"


def verdict(page: Page, words: str) -> None:
    expect(page.locator(".decide-verdict")).to_have_text(words, timeout=LOADING)


def saved(page: Page, button: str) -> dict[str, Any]:
    with page.expect_download(timeout=LOADING) as waited:
        page.get_by_role("button", name=button, exact=True).click()
    found: dict[str, Any] = json.loads(Path(waited.value.path()).read_text("utf-8"))
    return found


def test_the_first_answer_comes_with_the_page(open_page: Any) -> None:
    page = open_page("decide/", fresh=True)
    expect(page.locator(".decide-figure img.only-light")).to_be_visible()
    verdict(page, "True for all n.")
    expect(page.get_by_label("Formula")).to_have_value(TRUE.formula)
    expect(page.locator(".decide-facts")).not_to_contain_text("Time")
    asked = page.evaluate("performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert [name for name in asked if "pyodide" in name or name.endswith(".whl")] == []
    assert problems(page) == []


def test_true_false_and_mistaken_formulas(open_page: Any) -> None:
    page = open_page(f"decide/?{urlencode({'formula': FALSE.formula})}")
    field = page.get_by_label("Formula")
    expect(field).to_have_value(FALSE.formula)
    expect(page.locator(".lab-answer")).not_to_contain_text("True")  # of the prepared formula
    verdict(page, "False. First counterexample: n = 5.")
    expect(page.locator(".decide-digits")).to_have_text("n = 5 is written 101")
    expect(page.locator(".decide-figure")).to_contain_text("3 of 3 digits read", timeout=LOADING)
    page.get_by_role("button", name="From the start").click()
    expect(page.locator(".decide-figure")).to_contain_text("0 of 3 digits read")
    page.get_by_role("button", name="Next digit →").click()
    expect(page.locator(".decide-figure")).to_contain_text("1 of 3 digits read")
    page.get_by_role("button", name="evil", exact=True).click()
    expect(page.locator(".decide-figure figcaption")).to_have_text(
        "evil: an even number of ones in binary", timeout=LOADING
    )
    numerations: dict[str, Any] = {}
    check(saved(page, "That of the digits (JSON)"), numerations)
    assert (
        check(saved(page, "Certificate (JSON)"), numerations)
        .splitlines()[1]
        .startswith("false in ")
    )
    assert page.get_by_label("Link to this question").input_value() == page.url

    example = next(one for one in EXAMPLES if one.title == "MARK, solved")
    page.get_by_role("link", name=example.title, exact=True).click()
    verdict(page, "True: p is the set of P-positions.")
    expect(field).to_have_value(example.formula)
    assert parse_qs(urlsplit(page.url).query) == {"formula": [example.formula]}
    assert problems(page) == []

    field.fill(f"let p(n) = n >= 0;\nforall n: p(n) and foo(n)  {HOSTILE}")
    field.press("Control+Enter")
    expect(page.locator(".lab-wrong")).to_contain_text("the formula ends before this")
    field.fill("let p(n) = n >= 0;\nforall n: p(n) and foo(n)")
    field.press("Control+Enter")
    expect(page.locator(".lab-wrong p")).to_contain_text("foo means nothing here")
    expect(field).to_be_focused()
    chosen = "field => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert field.evaluate(chosen) == "foo"
    assert page.locator(".lab-wrong code").inner_text().splitlines()[1].index("^") == 19
    assert page.locator(".decide img[onerror]").count() == 0
    assert page.title() != "broken"

    field.fill(" ")
    field.press("Control+Enter")
    expect(page.locator(".lab-answer")).to_have_text("Type a statement first.")

    field.fill("forall n: 99991 * n >= n")  # takes long
    field.press("Control+Enter")
    stop = page.get_by_role("button", name="Stop")
    expect(stop).to_be_visible()
    expect(page.locator(".lab-answer")).to_be_empty()
    stop.click()
    expect(page.locator(".lab-wrong")).to_have_text("Stopped.")
    expect(page.get_by_role("button", name="Decide")).to_be_focused()


def test_a_phone_in_the_dark(open_page: Any) -> None:
    phone = {"viewport": {"width": 360, "height": 800}, "color_scheme": "dark"}
    page = open_page("decide/", **phone)
    expect(page.locator(".decide-figure img.only-dark")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert problems(page) == []
