"""The page on citing: type, choose, copy; what was chosen is in the address."""

import json
import re
from typing import Any

import pytest
from axe import problems
from playwright.sync_api import Page, expect
from published import KEPT, URL

import chromdocs as cd
from chromdocs.bibliography import FORMATS
from chromdocs.citations import source
from chromdocs.papers import LEDGER

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 800}


def typed(page: Page, words: str) -> list[str]:
    """Type into the field and return the ids that are found."""
    field = page.get_by_role("combobox")
    field.fill(words)
    expect(page.locator(".cite [role=status]")).to_contain_text("found")
    return page.locator(".cite [role=option] code").all_inner_texts()


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("theorem 14", "chromatic/thm-14"),
        ("Chromatic nim theorem 1", "chromatic/thm-1"),
        ("evil plane", "evil-plane"),
        ("star/conj-1-a", "star/conj-1-a"),
        ("evil p positions", "evil-p-positions"),
        ("Fraenkel", "vile"),
        ("chromatic nim", "chromatic"),
        ("chromdocs", "chromdocs"),
    ],
)
def test_words_ids_and_places_are_found(open_page: Any, words: str, first: str) -> None:
    assert typed(open_page("cite/"), words)[0] == first


def test_a_number_of_the_oeis_finds_tables(open_page: Any) -> None:
    found = typed(open_page("cite/"), "A000069")
    tables = {id for id, table in cd.TABLES.items() for c in table.columns if c.oeis == "A000069"}
    assert {*found} == tables


def test_keys_choose_and_every_format_is_copied_and_saved(open_page: Any) -> None:
    page = open_page("cite/", permissions=["clipboard-read", "clipboard-write"])
    assert typed(page, "thm 14")
    field = page.get_by_role("combobox")
    field.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") == "cite-hit-0"
    expect(page.locator("#cite-hit-0")).to_have_attribute("aria-selected", "true")
    field.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    typed(page, "theorem 14")
    field.press("Enter")
    expect(page.locator(".cite-shown h3")).to_contain_text("Chromatic nim, Theorem 14")
    assert page.url.endswith("cite/?id=chromatic%2Fthm-14")
    told = source(LEDGER["chromatic/thm-14"], site=URL, kept=KEPT)
    for format in FORMATS.values():
        wanted = format.write(told).strip()
        page.get_by_role("button", name=f"Copy {format.label}").click()
        done = page.get_by_role("button", name=f"Copied {format.label}")
        expect(done).to_have_text("Copied")
        assert page.evaluate("navigator.clipboard.readText()") == wanted
        with page.expect_download() as saved:
            page.get_by_role("button", name=f"Download {format.label}").click()
        assert saved.value.suggested_filename == f"chromatic-thm-14.{format.suffix}"
        with open(saved.value.path(), encoding="utf-8") as file:
            assert file.read() == f"{wanted}\n"
    assert problems(page) == []


def test_the_address_chooses_and_a_wrong_one_gets_the_nearest(open_page: Any) -> None:
    page = open_page("cite/?id=evil-plane", viewport=PHONE)
    [entry] = json.loads(page.locator("#cite-csl code").inner_text())
    assert entry["type"] == "graphic"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page = open_page("cite/?id=chromatic/thm-144", viewport=PHONE)
    said = page.locator(".cite [role=status]")
    expect(said).to_have_text("There is no “chromatic/thm-144”. The nearest is chromatic/thm-14.")
    assert problems(page, part=".cite") == []
    said.get_by_role("button").click()
    expect(page.locator(".cite-shown h3")).to_contain_text("Theorem 14")
    typed(page, "theorem")
    assert problems(page, part=".cite") == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    short = open_page("cite/?id=thm-14", viewport=PHONE).locator(".cite [role=status]")
    expect(short.get_by_role("button")).to_have_text(re.compile("/thm-1"))  # longer, not "vile"


def test_what_is_not_there_is_said(open_page: Any) -> None:
    page = open_page("cite/")
    page.get_by_role("combobox").fill("zzz qqq")
    expect(page.locator(".cite [role=status]")).to_have_text("Nothing has all of these words.")
    expect(page.get_by_role("listbox")).to_be_hidden()
