"""Decks in a browser: the keys turn the slides, all words are seen, charts come when asked for."""

from pathlib import Path
from typing import Any

import pytest
from axe import problems
from playwright.sync_api import Browser, Page, expect

from chromdocs.papers import DECKS

pytestmark = pytest.mark.browser

SITE = Path(__file__).parents[2] / "site"
TALKS = [paper for paper, deck in DECKS.items() if deck.slides]
SLIDE = {"viewport": {"width": 1280, "height": 720}}
PHONE = {"viewport": {"width": 360, "height": 740}}
OUTSIDE = """() => {
  const slide = Reveal.getCurrentSlide();
  const page = slide.getBoundingClientRect();
  const words = [...slide.querySelectorAll("h1, h2, li, p, figcaption, img")];
  return words.filter((word) => word.checkVisibility()).filter((word) => {
    const box = word.getBoundingClientRect();
    return box.left < page.left - 1 || box.right > page.right + 1 || box.top < page.top - 1
      || box.bottom > page.bottom + 1 && getComputedStyle(slide).overflowY !== "auto";
  }).map((word) => word.outerHTML.slice(0, 120));
}"""
OVERLAP = """() => {
  const slide = Reveal.getCurrentSlide();
  const list = slide.querySelector("ul")?.getBoundingClientRect();
  const next = slide.querySelector("figure, .reference")?.getBoundingClientRect();
  return list && next && list.bottom > next.top + 1 && list.right > next.left + 1;
}"""


def ready(page: Page) -> Page:
    page.wait_for_function("Reveal.isReady() && document.fonts.status === 'loaded'")
    return page


def shown(page: Page) -> str:
    """Return the title of the slide that is shown."""
    return page.locator("section.present :is(h1, h2)").inner_text().replace("\u00a0", " ")


def test_every_written_deck_is_on_the_site() -> None:
    for paper in TALKS:
        assert (SITE / f"talks/{paper}/index.html").is_file()
        assert (SITE / f"talks/{paper}.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize("size", [SLIDE, PHONE], ids=["slide", "phone"])
@pytest.mark.parametrize("paper", TALKS)
def test_the_arrow_keys_lead_through_the_talk(
    open_page: Any, paper: str, size: dict[str, Any]
) -> None:
    deck = DECKS[paper]
    page = ready(open_page(f"talks/{paper}/", **size))
    titles = [deck.title, *(slide.title for slide in deck.slides), "Sources"]
    for number, title in enumerate(titles, start=1):
        assert shown(page) == title
        assert page.evaluate(OUTSIDE) == []
        assert not page.evaluate(OVERLAP), title
        assert page.locator(".slide-number").inner_text().split() == [
            str(number),
            "/",
            str(len(titles)),
        ]
        page.keyboard.press("ArrowRight")
    assert shown(page) == "Sources"
    page.keyboard.press("ArrowLeft")
    assert shown(page) == deck.slides[-1].title
    assert page.evaluate("document.documentElement.scrollWidth") == size["viewport"]["width"]


def with_picture(page: Page) -> None:
    """Go to the first slide with a picture."""
    while not page.locator("section.present img").count():
        page.keyboard.press("ArrowRight")


def test_a_chart_comes_when_it_is_asked_for(open_page: Any) -> None:
    page = ready(open_page(f"talks/{TALKS[0]}/?theme=dark", **SLIDE))
    with_picture(page)
    expect(page.locator("section.present img:visible")).to_have_count(1)
    assert "-dark.svg" in str(page.locator("section.present img:visible").get_attribute("src"))
    assert page.locator("iframe").count() == 0
    page.keyboard.press("e")
    frame = page.frame_locator("section.present iframe")
    expect(frame.locator(".chart").first).to_be_visible()
    assert frame.locator("body").get_attribute("data-md-color-scheme") == "slate"
    page.keyboard.press("t")
    expect(frame.locator("body[data-md-color-scheme=default]")).to_have_count(1)
    button = page.get_by_role("button", name="Live chart")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.press("Enter")
    expect(page.locator("iframe")).to_have_count(0)
    expect(page.locator("section.present img.only-light")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_ground_is_that_of_the_system(open_page: Any, scheme: str) -> None:
    page = ready(open_page(f"talks/{TALKS[0]}/", color_scheme=scheme))
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert ground == {"light": "rgb(255, 253, 248)", "dark": "rgb(23, 26, 33)"}[scheme]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_slides(open_page: Any, scheme: str) -> None:
    page = ready(open_page(f"talks/{TALKS[0]}/?theme={scheme}", **SLIDE))
    for key in ("Home", "ArrowRight", "End"):
        page.keyboard.press(key)
        assert problems(page) == []


def test_without_javascript_the_slides_follow_each_other(open_page: Any) -> None:
    page = open_page(f"talks/{TALKS[0]}/", java_script_enabled=False, **SLIDE)
    for slide in DECKS[TALKS[0]].slides:
        expect(page.get_by_role("heading", name=slide.title, exact=True)).to_be_visible()
        if slide.notes:
            expect(page.get_by_text(slide.notes, exact=True)).to_be_visible()


def test_a_deck_opens_from_a_disk(browser: Browser) -> None:
    context = browser.new_context(**SLIDE)
    page = context.new_page()
    wrong: list[str] = []
    page.on("console", lambda m: wrong.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "request",
        lambda r: None if r.url.startswith(("file:", "data:", "blob:")) else wrong.append(r.url),
    )
    page.goto((SITE / f"talks/{TALKS[0]}/index.html").as_uri())
    ready(page)
    with_picture(page)
    assert page.locator("section.present img:visible").evaluate("image => image.decode()") is None
    page.keyboard.press("e")
    expect(page.frame_locator("section.present iframe").locator(".chart").first).to_be_visible()
    page.keyboard.press("s")
    expect(page.locator(".speaker-notes")).to_be_visible()
    context.close()
    assert wrong == []
