"""Charts: the picture first, the live chart when the reader reaches for it."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

pytestmark = pytest.mark.browser

SITE = Path(__file__).parent.parent.parent / "site"
CHAPTER = "learn/evil-chromatic-nim/"
FIGURE = "figures/evil-plane/"


def requests_for(page: Page, name: str) -> list[str]:
    entries = page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    return [entry for entry in entries if name in entry]


def box_of(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found
    return dict(found)


def test_the_chart_library_is_not_loaded_before_it_is_wanted(open_page: Any) -> None:
    page = open_page(CHAPTER)
    page.locator(".chart").first.scroll_into_view_if_needed()
    page.wait_for_load_state("networkidle")
    assert requests_for(page, "plotly") == []


@pytest.mark.parametrize("reach", ["hover", "focus", "tap"])
def test_reaching_for_a_picture_makes_it_live_in_its_place(open_page: Any, reach: str) -> None:
    page = open_page(FIGURE, **({"has_touch": True} if reach == "tap" else {}))
    chart = page.locator(".chart").first
    chart.scroll_into_view_if_needed()
    before, below = box_of(page, ".chart"), box_of(page, "figcaption")
    getattr(chart, reach)()
    expect(page.locator(".chart.is-live .js-plotly-plot")).to_be_visible()
    assert box_of(page, ".chart") == before
    assert box_of(page, "figcaption") == below
    live = box_of(page, ".chart .live")
    assert abs(live["width"] - before["width"]) < 1
    assert abs(live["height"] - before["height"]) < 1
    assert len(requests_for(page, "plotly")) == 1


def test_a_pointer_that_is_there_before_the_script_counts(open_page: Any) -> None:
    page = open_page("embed/evil-plane/", fresh=True)
    held: list[Route] = []
    page.route("**/assets/charts.js", lambda route: held.append(route))
    with page.expect_request("**/assets/charts.js"):
        page.reload(wait_until="commit")
    page.locator(".chart").hover()
    expect(page.locator(".chart:hover:not([data-ready])")).to_have_count(1)
    assert held
    for route in held:
        route.continue_()
    expect(page.locator(".chart.is-live")).to_be_visible()


DRAWN = """async () => {  // the marks of the picture, from the file that the page shows
  const image = document.querySelector(".chart img.only-light");
  const file = await (await fetch(image.currentSrc)).text();
  const svg = new DOMParser().parseFromString(file, "image/svg+xml").documentElement;
  const [, , width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
  const box = image.getBoundingClientRect();
  const scale = Math.min(box.width / width, box.height / height);
  const place = (at, length, full) => at * scale + (full - length * scale) / 2;
  document.body.append(svg);  // only there its parts have a size
  const paths = [...svg.querySelectorAll(":scope > path, g[clip-path] > path")];
  const marks = paths.flatMap((path) => path.getAttribute("d").match(/M[^M]*(z|h\\.001)/g) ?? []);
  const drawn = marks.map((mark) => {
    const path = svg.appendChild(document.createElementNS(svg.namespaceURI, "path"));
    path.setAttribute("d", mark);
    const at = path.getBBox();
    return [box.x + place(at.x + at.width / 2, width, box.width),
      box.y + place(at.y + at.height / 2, height, box.height)];
  });
  svg.remove();
  return drawn;
}"""
LIVE = """() => [...document.querySelectorAll(".chart .point")].map((point) => {
  const {x, y, width, height} = point.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""


@pytest.mark.parametrize("figure", ["evil-plane", "evil-tau-chi-chart"])
@pytest.mark.parametrize(("screen", "room"), [(1280, 640), (372, 340)])
def test_nothing_jumps_when_a_picture_turns_live(
    open_page: Any, figure: str, screen: int, room: int
) -> None:
    page = open_page(f"figures/{figure}/", viewport={"width": screen, "height": 900})
    chart = page.locator(".chart").first
    chart.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('.chart img.only-light').complete")
    assert room <= box_of(page, ".chart")["width"] <= 690
    drawn = page.evaluate(DRAWN)
    chart.focus()
    expect(page.locator(".chart.is-live")).to_be_visible()
    live = page.evaluate(LIVE)
    assert len(drawn) == len(live) > 50
    gaps = [max(abs(a - c), abs(b - d)) for (a, b), (c, d) in zip(drawn, live, strict=True)]
    assert max(gaps) <= 2


@pytest.mark.parametrize("figure", ["evil-plane", "evil-tau-chi-chart", "evil-blocks"])
def test_words_are_readable_on_a_phone(open_page: Any, figure: str) -> None:
    page = open_page(f"figures/{figure}/", viewport={"width": 372, "height": 800})
    page.locator(".chart").first.scroll_into_view_if_needed()
    source = "document.querySelector('.chart img.only-light').currentSrc"
    page.wait_for_function(f"() => {source}.endsWith('-narrow-transparent.svg')")
    page.locator(".chart").first.focus()
    expect(page.locator(".chart.is-live")).to_be_visible()
    sizes = page.locator(".chart .live text").evaluate_all(
        "texts => texts.filter((text) => text.textContent)"
        ".map((text) => parseFloat(getComputedStyle(text).fontSize))"
    )
    assert min(sizes) >= 10.5


def test_the_keys_step_through_a_chart(open_page: Any) -> None:
    page = open_page(FIGURE)
    page.locator(".chart").focus()
    said, label = page.locator(".chart [aria-live=polite]"), page.locator(".chart .hovertext")
    for key, words in [
        ("ArrowRight", "(0, 0): n = 0"),
        ("ArrowRight", "(1, 3): n = 1"),
        ("ArrowLeft", "(0, 0): n = 0"),
        ("End", "(63, 61): n = "),
        ("ArrowRight", "(63, 61): n = "),
        ("Home", "(0, 0): n = 0"),
    ]:
        page.keyboard.press(key)
        expect(said).to_contain_text(words)
        expect(label).to_contain_text(words[: words.index(":")])
    page.keyboard.press("Escape")
    expect(said).to_have_text("")
    expect(label).to_have_count(0)
    page.keyboard.press("Tab")
    assert not page.evaluate("document.activeElement.closest('.chart')")


def test_levels_are_told_one_by_one(open_page: Any) -> None:
    page = open_page("figures/evil-tau-chi-chart/")
    page.locator(".chart").focus()
    for level in range(3):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".chart .said")).to_contain_text(f"level {level}: ")


def test_a_live_chart_keeps_the_words_of_its_picture(open_page: Any) -> None:
    page = open_page(FIGURE)
    page.locator(".chart").focus()
    expect(page.locator(".chart.is-live")).to_be_visible()
    told = page.locator(".chart").aria_snapshot()
    assert "arrow keys step through it" in told
    assert 'img "A square chart' in told
    assert "button" not in told
    assert page.locator(".chart .live").get_attribute("aria-hidden") == "true"


def test_paper_shows_the_light_picture(open_page: Any) -> None:
    page = open_page(FIGURE, color_scheme="dark")
    page.locator(".chart").focus()
    expect(page.locator(".chart.is-live")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".chart .live")).to_be_hidden()
    expect(page.locator(".chart img.only-dark")).to_be_hidden()
    expect(page.locator(".chart img.only-light")).to_be_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.chart img')).opacity") == "1"


def test_a_page_from_a_disk_has_live_charts(bare_page: Page) -> None:
    page = bare_page
    page.goto((SITE / FIGURE / "index.html").as_uri())
    page.locator(".chart").first.focus()
    expect(page.locator(".chart.is-live .main-svg").first).to_be_visible()


def test_two_charts_share_one_library(open_page: Any) -> None:
    page = open_page(CHAPTER)
    charts = page.locator(".chart:not(noscript .chart)")
    for i in (0, 1):
        charts.nth(i).scroll_into_view_if_needed()
        charts.nth(i).focus()
    expect(page.locator(".chart.is-live")).to_have_count(2)
    assert len(requests_for(page, "plotly")) == 1


def test_a_live_chart_follows_the_theme(open_page: Any) -> None:
    page = open_page(FIGURE, color_scheme="light")
    page.locator(".chart").first.focus()
    expect(page.locator(".chart.is-live")).to_be_visible()
    colour = "document.querySelector('.js-plotly-plot').layout.font.color"
    assert page.evaluate(colour) == "#30363f"
    page.locator("label[title='Switch to the dark side']").first.click()
    page.wait_for_function(f"() => {colour} === '#dfe2e8'")
    titles = page.evaluate("document.querySelector('.js-plotly-plot').layout.xaxis.title.text")
    assert titles


def test_without_javascript_the_picture_stays(open_page: Any) -> None:
    page = open_page(FIGURE, java_script_enabled=False)
    image = page.locator(".chart picture img.only-light")
    expect(image).to_be_visible()
    assert len(image.get_attribute("alt")) > 60
    expect(page.locator("figure.exhibit + details.data table")).to_have_count(1)


def test_charts_survive_instant_navigation(open_page: Any) -> None:
    page = open_page(FIGURE)
    page.locator(".chart").first.focus()
    expect(page.locator(".chart.is-live")).to_be_visible()
    page.locator(".thumb", has_text="Next").click()
    page.wait_for_url(lambda address: "/figures/" in address and FIGURE not in address)
    expect(page.locator("h1")).to_be_visible()
    page.locator(".chart").first.hover()
    expect(page.locator(".chart.is-live .main-svg").first).to_be_visible()
    assert len(requests_for(page, "plotly")) == 1
    shown = "getComputedStyle(document.querySelector('.js-plotly-plot .main-svg')).position"
    assert page.evaluate(shown) == "absolute"  # the library's own style is still there
    page.go_back()
    page.wait_for_url("**/evil-plane/")
    page.locator(".chart").first.hover()
    expect(page.locator(".chart.is-live")).to_be_visible()


@pytest.mark.parametrize(
    ("query", "ground"),
    [("?theme=dark", "rgb(30, 33, 41)"), ("?theme=light", "rgb(255, 255, 255)")],
)
def test_an_embed_is_bare_fills_its_frame_and_has_a_theme(
    open_page: Any, query: str, ground: str
) -> None:
    frame = {"width": 500, "height": 300}
    page = open_page(f"embed/evil-blocks-16/{query}&title=0", viewport=frame)
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == ground
    expect(page.locator("header, nav")).to_have_count(0)
    page.locator(".chart").focus()
    expect(page.locator(".chart.is-live")).to_be_visible()
    live = box_of(page, ".chart .live")
    assert (live["width"], live["height"]) == (484, 284)
    overflow = "document.documentElement.scrollHeight > innerHeight"
    assert not page.evaluate(overflow)


def test_the_embed_snippet_names_the_address_of_this_site(open_page: Any, address: str) -> None:
    page = open_page(FIGURE)
    snippet = page.locator("code:has-text('iframe')").first.inner_text()
    assert f'src="{address}embed/evil-plane/"' in snippet


def test_charts_of_a_notebook_are_pictures_that_turn_live_by_the_shared_library(
    open_page: Any,
) -> None:
    page = open_page("notebooks/evil-chromatic-nim/")
    charts = page.locator(".jp-Notebook .chart")
    assert charts.count() >= 2
    for i in range(charts.count()):
        charts.nth(i).scroll_into_view_if_needed()
        expect(charts.nth(i).locator("img").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert requests_for(page, "plotly") == []
    for i in range(charts.count()):
        charts.nth(i).focus()
        expect(charts.nth(i).locator(".main-svg").first).to_be_visible()
    assert len(requests_for(page, "plotly")) == 1
