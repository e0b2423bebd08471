"""Open to everyone: by keyboard, with a screen reader, in one's own colours, on paper, at rest."""

from io import BytesIO
from typing import Any

import pytest
from axe import BY_WIDTH, COLOURS, problems
from bounds import LONG
from kinds import KINDS
from PIL import Image
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

PHONE = {"width": 360, "height": 800}
INKS = [  # pages on which every colour of the site is somewhere
    "",
    "play/blackwhite/",
    "play/",
    "play/spectrum/",
    "games/mark/",
    "claims/chromatic/thm-13/",
    "tables/evil-p-positions/",
    "figures/evil-plane/",
    "figures/gamma-panels/",
    "gallery/",
]
LIKE_OTHERS = ["learn/continued-fractions/", "learn/star/"]  # the longest of four chapters


@pytest.mark.parametrize("place", [place for place in KINDS if LONG or place not in LIKE_OTHERS])
def test_axe_finds_nothing(open_page: Any, place: str) -> None:
    """All rules on a wide screen; on a narrow one, and in the dark, those that may differ there.

    The page gets narrow while it is open; in a long run it also comes to a narrow screen.
    """
    page = open_page(place)
    assert problems(page, contrast=LONG or place in INKS) == []
    page.set_viewport_size(PHONE)
    assert problems(page, BY_WIDTH) == []
    if LONG:
        assert problems(open_page(place, viewport=PHONE)) == []


@pytest.mark.parametrize("place", sorted({*INKS, *KINDS}) if LONG else INKS)
def test_axe_finds_nothing_in_the_dark(open_page: Any, place: str) -> None:
    for size in ({}, {"viewport": PHONE}) if LONG else ({},):
        page = open_page(place, color_scheme="dark", **size)
        assert problems(page, None if LONG else COLOURS) == []


def unseen(page: Page) -> list[str]:
    """Return the controls that do not show that they have the focus."""
    page.keyboard.press("Tab")  # from now on the keyboard is in use
    found: list[str] = page.evaluate(
        """() => {
          const controls = "button, input, select, summary, textarea, [tabindex='0']";
          const around = ":is(article, main)";
          const outlined = (one) => one && getComputedStyle(one).outlineStyle !== "none";
          return [...document.querySelectorAll(`${around} :is(${controls})`)].filter((one) => {
            if (!one.checkVisibility({ visibilityProperty: true }) || one.disabled) return false;
            one.focus({ preventScroll: true });
            return document.activeElement === one && !outlined(one)
              && !outlined(one.closest("label, .plane-area"));
          }).map((one) => one.outerHTML.slice(0, 120));
        }"""
    )
    return found


@pytest.mark.parametrize(
    "place",
    [
        "",
        "cite/",
        "decide/",
        "embed/beta-plane/",
        "figures/beta-plane/",
        "gallery/",
        "lab/",
        "learn/scans/",
        "ledger/",
        "play/blackwhite/",
        "play/mark/",
        "tables/evil-p-positions/",
        "talks/",
    ],
)
def test_what_has_the_focus_shows_it(open_page: Any, place: str) -> None:
    page = open_page(place)
    page.wait_for_load_state("networkidle")
    assert unseen(page) == []
    assert page.evaluate("document.activeElement !== document.body"), "nothing was tried"


def test_boards_are_seen_in_the_reader_s_own_colours(open_page: Any) -> None:
    page = open_page("play/nim/", forced_colors="active")
    token = page.locator(".token-button").first
    token.wait_for()
    assert token.evaluate("e => getComputedStyle(e).borderTopWidth") != "0px"
    token.click()
    page.locator(".token-button[aria-pressed=true]").first.wait_for()
    grounds = page.evaluate(
        """() => ["true", "false"].map((pressed) => getComputedStyle(
          document.querySelector(`.token-button[aria-pressed=${pressed}]`)).backgroundColor)"""
    )
    assert grounds[0] != grounds[1]


def test_slides_keep_still_for_who_wants_it(open_page: Any) -> None:
    page = open_page("talks/chromatic/", reduced_motion="reduce")
    page.locator(".reveal.ready").wait_for()
    moving = page.evaluate(
        """() => [...document.querySelectorAll(".reveal-viewport *")].filter((element) => {
          const { transitionDuration, animationName } = getComputedStyle(element);
          return transitionDuration !== "0s" || animationName !== "none";
        }).length"""
    )
    assert moving == 0


@pytest.mark.parametrize(
    "place", ["api/", "claims/star/cor-1/", "ledger/", "tables/open-star-k-mouse/"]
)
def test_paper_is_wide_enough(open_page: Any, place: str) -> None:
    """Else the browser shrinks the whole page; A4 with its margins is 718 px wide."""
    page = open_page(place, viewport={"width": 718, "height": 1000})
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.evaluate("document.documentElement.scrollWidth") <= 718


def test_a_table_shows_that_it_goes_on(open_page: Any) -> None:
    """At its right edge there is a shadow, until the reader has scrolled to its end."""
    page = open_page("tables/evil-p-positions/", viewport={"width": 300, "height": 800})
    table = page.locator(".scroll").first
    table.scroll_into_view_if_needed()
    darkest = []
    for move in ("", "e.scrollLeft = e.scrollWidth"):
        table.evaluate(f"e => {{ {move} }}")
        picture = Image.open(BytesIO(table.screenshot())).convert("L")
        edge = picture.crop((picture.width - 3, picture.height // 2, picture.width, picture.height))
        darkest.append(edge.getextrema()[0])
    assert darkest[0] < darkest[1]
