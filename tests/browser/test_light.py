"""Pages come at once: nothing jumps, no font is asked for in vain, far down waits."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from chromdocs.site.audit import KINDS

SITE = Path(__file__).parents[2] / "site"
WIDE, PHONE = {"width": 1280, "height": 900}, {"width": 360, "height": 800}
FACES = {  # by the file that is asked for early
    "literata.woff2": "Literata normal",
    "literata-italic.woff2": "Literata italic",
    "KaTeX_Main-Regular.woff2": "KaTeX_Main normal",
    "KaTeX_Math-Italic.woff2": "KaTeX_Math italic",
}


def shifts(page: Page) -> list[Any]:
    """Return what moved without the reader's doing, and by how much."""
    page.wait_for_load_state("networkidle")
    found: list[Any] = page.evaluate(
        """() => new Promise((done) => {
          const found = [];
          const said = ({ node }) => (node?.outerHTML ?? node?.textContent)?.slice(0, 80);
          const note = (list) => found.push(
            ...list.getEntries().map(({ value, sources }) => [value, sources.map(said)]));
          new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 100, found)));
        })"""
    )
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_jumps(open_page: Any, kind: str) -> None:
    for size in (WIDE, PHONE):
        found = shifts(open_page(KINDS[kind], viewport=size))
        assert sum(value for value, _ in found) < 0.05, (size, found)


@pytest.mark.parametrize("kind", ["home", "chapter", "claim", "API"])
def test_a_font_that_is_asked_for_early_is_used_and_comes_once(open_page: Any, kind: str) -> None:
    page = open_page(KINDS[kind], viewport=PHONE)
    page.evaluate("document.fonts.ready")
    early = page.eval_on_selector_all(
        "link[rel=preload][as=font]", "all => all.map((one) => one.href)"
    )
    assert early
    used = page.evaluate(
        "[...document.fonts].filter((face) => face.status === 'loaded')"
        ".map(({ family, style }) => `${family} ${style}`)"
    )
    assert {FACES[font.rpartition("/")[2]] for font in early} <= {*used}
    sent = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [sent.count(font) for font in early] == [1] * len(early)


def skipped(page: Page) -> int:
    """Return how many figures are not laid out."""
    found: int = page.eval_on_selector_all(
        ".md-content__inner > figure",
        "all => all.filter((one) => !one.querySelector('*').checkVisibility({ "
        "contentVisibilityAuto: true })).length",
    )
    return found


def test_what_is_far_down_waits_until_the_page_is_there(open_page: Any) -> None:
    assert skipped(open_page("learn/star/", viewport=PHONE, java_script_enabled=False)) > 3
    page = open_page("learn/star/", viewport=PHONE)
    assert skipped(page) == 0
    height = page.evaluate("document.body.scrollHeight")
    page.locator("article h2").last.scroll_into_view_if_needed()
    assert page.evaluate("document.body.scrollHeight") == height  # nothing comes to it


def test_what_is_far_down_is_found_by_its_address(open_page: Any) -> None:
    chapter = (SITE / "learn/star/index.html").read_text("utf-8")
    last = re.findall(r'<h2 id="([^"]+)"', chapter.partition("</article>")[0])[-1]
    for place in (f"learn/star/#{last}", "ledger/#star-conj-2-p", "errata/#star-conj-2-p"):
        page = open_page(place, viewport=PHONE)
        target = page.locator(f"[id='{place.partition('#')[2]}']")
        expect(target).to_be_in_viewport()


def test_the_drawer_of_a_phone_opens_with_its_links(open_page: Any) -> None:
    page = open_page("learn/", viewport=PHONE)
    link = page.locator(".md-sidebar--primary").get_by_role("link", name="Glossary")
    expect(link).not_to_be_in_viewport()
    page.locator("label.md-header__button[for=__drawer]").click()
    expect(link).to_be_in_viewport()
    link.click()
    expect(page).to_have_url(page.url.replace("learn/", "glossary/"))


def test_the_ground_of_the_window_follows_the_theme(open_page: Any) -> None:
    page = open_page("learn/", fresh=True, color_scheme="dark")
    scheme = "getComputedStyle(document.documentElement).colorScheme"
    assert page.evaluate(scheme) == "dark"
    page.locator("label[title='Switch to the light side']").click()
    assert page.evaluate(scheme) == "light"
