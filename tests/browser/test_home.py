"""The home page: everything above the fold, doors that lead on; and a page that is not there."""

import re
from pathlib import Path
from typing import Any

import pytest
from axe import problems
from playwright.sync_api import Page, expect

from chromdocs.site.home import DOORS

pytestmark = pytest.mark.browser

LOST = (Path(__file__).parents[2] / "site/404.html").read_text
PHONE = {"width": 360, "height": 800}


def test_the_first_screen_has_it_all(open_page: Any) -> None:
    page = open_page("")
    for part in ("h1", ".home-said", ".doors", ".home-try", ".home-picture"):
        box = page.locator(part).first.bounding_box()
        assert box["y"] + box["height"] <= 900, part
    width = page.locator("#play ~ p").first.evaluate("p => p.clientWidth / 16")
    assert width < 45


def test_a_phone_shows_it_in_order(open_page: Any) -> None:
    page = open_page("", viewport=PHONE)
    order = (".home-said", ".doors", ".home-try", ".home-picture", ".board")
    tops = [page.locator(part).first.bounding_box()["y"] for part in order]
    assert tops == sorted(tops)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert problems(page, part=".home") == []


@pytest.mark.parametrize("place", DOORS)
def test_a_door_leads_where_it_says(open_page: Any, place: str) -> None:
    page = open_page("")
    page.locator(".door", has_text=DOORS[place][0]).click()
    expect(page).to_have_url(re.compile(f"/{place}$"))
    expect(page.locator("h1")).to_be_visible()


def test_a_game_that_is_typed_is_asked_of_the_lab(open_page: Any) -> None:
    page = open_page("")
    page.get_by_label("Try your own game").fill("wythoff:k=2")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/lab/\?game=wythoff%3Ak%3D2&to=60$"))
    expect(page.locator("[data-lab] [name=game]")).to_have_value("wythoff:k=2")
    plain = open_page("", java_script_enabled=False)
    plain.locator(".home-try a").first.click()
    expect(plain).to_have_url(re.compile(r"/lab/\?game=star%28wythoff%29&to=60$"))


def test_the_picture_rests_for_those_who_want_it(open_page: Any) -> None:
    moving = "i => getComputedStyle(i).animationName"
    image = ".home-picture img.only-light"
    assert open_page("").locator(image).evaluate(moving) == "home-far"
    calm = open_page("", reduced_motion="reduce")
    assert calm.locator(image).evaluate(moving) == "none"


def ask(open_page: Any, place: str) -> Page:
    """Ask for a page that is not there, of a host that answers with the one for that."""
    page: Page = open_page("embed/evil-plane/", fresh=True)
    address = page.url.removesuffix("embed/evil-plane/") + place
    page.route(address, lambda route: route.fulfill(body=LOST("utf-8"), content_type="text/html"))
    page.goto(address)
    return page


def test_a_lost_reader_finds_the_page(open_page: Any) -> None:
    page = ask(open_page, "claims/chromatic/thm-14x/")
    first = page.locator("[data-lost] a").first
    expect(first).to_have_text("claims/chromatic/thm-14/")
    expect(page.locator("[data-lost] a").last).to_have_text("Statements: the ledger")
    assert problems(page) == []
    first.click()
    expect(page.locator("h1")).to_contain_text("Theorem 14")


def test_two_letters_that_changed_places_in_a_short_address_are_forgiven(open_page: Any) -> None:
    page = ask(open_page, "gamse/")
    expect(page.locator("[data-lost] a").first).to_have_text("games/")


def test_a_lost_reader_finds_lists_doors_and_the_search(open_page: Any) -> None:
    page = ask(open_page, "no/such/place/at/all/whatever")
    expect(page.locator("[data-lost]")).to_be_hidden()
    page.get_by_role("button", name="Search for it").click()
    expect(page.locator(".md-search__input")).to_be_focused()
    expect(page.locator(".md-search__input")).to_have_value("no such place at all whatever")
    expect(page.locator("#__search")).to_be_checked()  # open: the theme follows a moment later
    page.keyboard.press("Escape")
    page.locator(".door").first.click()
    expect(page).to_have_url(re.compile(r"/learn/$"))
