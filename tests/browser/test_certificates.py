"""Certificates, checked in the page by the second checker."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from axe import problems
from playwright.sync_api import Locator, Page, Route, expect

from chromdocs.site.kinds.decide import EXAMPLES

pytestmark = pytest.mark.browser
LOADING = 60_000  # milliseconds until Python is there, on a busy machine
SITE = Path(__file__).parents[2] / "site"
ID = "vile/mark-dopey"
FILE = f"certificates/{ID}.json.gz"


def beside(page: Page, name: str) -> Locator:
    return page.locator(f'[data-certificate][data-name="{name}"]')


def test_a_certificate_is_checked_here(open_page: Any) -> None:
    page = open_page("certificates/")
    assert page.get_by_role("button", name="Check here").count() > 200
    row = beside(page, ID)
    button = row.get_by_role("button")
    expect(button).to_have_accessible_name(f"Check here: {ID}")
    button.focus()
    page.keyboard.press("Enter")
    expect(row.locator(".check-outcome p")).to_contain_text(f'accepted: "{ID}", ')
    expect(row.get_by_role("status")).to_contain_text(f'{ID}: accepted: "{ID}", ')
    expect(button).to_have_text("Check here")
    expect(button).to_be_focused()
    row.locator("summary").press("Enter")
    expect(row.locator("li")).to_contain_text(['true in base 2: "let p(n) = dopey(n);'])
    assert problems(page) == []

    digits = beside(page, "zeckendorf")
    digits.get_by_role("button").click()
    expect(digits.locator(".check-outcome p.holds")).to_contain_text("accepted: ")


def test_what_is_forged_is_refused(open_page: Any) -> None:
    page = open_page("certificates/", fresh=True)
    found = json.loads(gzip.decompress((SITE / FILE).read_bytes()))
    found["decisions"][0]["formula"] = "1 + 1 = 3\n<img src=x onerror=alert(1)>"

    def forge(route: Route) -> None:
        route.fulfill(body=json.dumps(found), content_type="application/json")

    page.context.route(f"**/{FILE}", forge)
    row = beside(page, ID)
    row.get_by_role("button").click()
    expect(row.locator(".check-outcome p.refuted")).to_contain_text("refused: the formula cannot")
    found["decisions"][0]["formula"] = "1 + 1 = 3"
    row.get_by_role("button").click()
    expect(row.locator(".check-outcome p.refuted")).to_have_text(
        "refused: it proves another statement than the one typed"
    )
    page.context.unroute(f"**/{FILE}")


def test_a_check_can_be_stopped(open_page: Any) -> None:
    page = open_page("certificates/")
    row = beside(page, "fractions/thm-3")
    row.get_by_role("button").click()
    button = row.get_by_role("button", name="Stop: fractions/thm-3")
    button.click()
    expect(row.locator(".check-outcome")).to_have_text("stopped")
    expect(row.get_by_role("button")).to_have_text("Check here")


def test_what_was_decided_in_the_page_is_checked_there(open_page: Any) -> None:
    page = open_page("decide/")
    expect(page.locator(".decide-verdict")).to_be_visible(timeout=LOADING)
    page.get_by_role("button", name="Check here").click()
    outcome = page.locator(".lab-answer .check-outcome")
    expect(outcome.locator("p.holds")).to_contain_text("accepted: ", timeout=LOADING)
    outcome.locator("summary").click()
    expect(outcome.locator("li").first).to_have_text(
        f"true in base 2: {json.dumps(EXAMPLES[0].formula)}"
    )
    assert problems(page) == []


def test_from_a_disk_it_says_what_it_needs(bare_page: Page) -> None:
    bare_page.goto((SITE / "certificates" / "index.html").as_uri())
    row = beside(bare_page, ID)
    row.get_by_role("button").click()
    expect(row.locator(".check-outcome")).to_have_text(
        "A page that was opened from a disk may not read files: checking needs http."
    )


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_on_a_phone(open_page: Any, colours: str) -> None:
    look = {"viewport": {"width": 360, "height": 800}, "color_scheme": colours}
    page = open_page("certificates/", **look)
    row = beside(page, ID)
    row.get_by_role("button").click()
    expect(row.locator(".check-outcome p")).to_contain_text("accepted: ")
    row.locator("summary").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert problems(page) == []
