"""The page for talks, and decks: what is chosen is shown, copied and made; keys turn the slides."""

import re
import shlex
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from axe import problems
from library import beside
from playwright.sync_api import Browser, Page, expect
from watched import watch

from chromdocs.cli.main import main
from chromdocs.papers import DECKS, EXHIBITS

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
    page.wait_for_function("() => Reveal.isReady() && document.fonts.status === 'loaded'")
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
        ready(page)  # letters that no slide before it has
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
    watch(context, wrong)
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


PATIENCE = 90_000  # milliseconds until Python is there, on a busy machine
TABS = ("Web page", "reveal.js", "Beamer", "PowerPoint, Keynote, Slides")


def lines(page: Page) -> dict[str, str]:
    """Return the lines to copy, also in tabs that are closed."""
    return {name: page.locator(f'[data-shown="{name}"] code').text_content() or "" for name in TABS}


def command(page: Page) -> str:
    return page.locator(".talk-command code").inner_text()


def asked(page: Page) -> dict[str, list[str]]:
    return parse_qs(urlsplit(page.url).query)


def test_everything_follows_the_choice(open_page: Any, tmp_path: Path) -> None:
    page = open_page("talks/")
    expect(page.locator(".talk-command code")).to_contain_text("evil-plane-wide.svg")
    page.get_by_label("Figure").select_option("beta-plane")
    page.get_by_label("Ground").select_option("-dark")
    expect(page.locator(".talk-command code")).to_contain_text("beta-plane-wide-dark.svg")
    assert command(page) == (
        "chromdocs figure beta-plane --theme dark --shape wide -o beta-plane-wide-dark.svg"
    )
    expect(page.locator(".talk-seen img")).to_have_attribute(
        "src", re.compile("figures/beta-plane-wide-dark.svg$")
    )
    for name, text in lines(page).items():
        assert "beta-plane-wide-dark" in text, name
    assert asked(page) == {"figure": ["beta-plane"], "ground": ["-dark"]}
    with page.expect_download() as download:
        page.locator(".talk [data-format=svg]").click()
    saved = Path(download.value.path()).read_bytes()
    words = shlex.split(command(page))
    made = tmp_path / words[-1]
    assert download.value.suggested_filename == made.name
    assert main([*words[1:-1], str(made)]) == 0
    assert made.read_bytes() == saved

    page.get_by_label("Picture").select_option("1")
    frame = page.frame_locator(".talk-seen iframe")
    expect(frame.locator("body[data-md-color-scheme=slate] .chart")).to_be_visible()
    assert "/embed/beta-plane/?theme=dark" in lines(page)["Web page"]
    page.reload()
    expect(page.get_by_label("Figure")).to_have_value("beta-plane")
    expect(page.get_by_label("Ground")).to_have_value("-dark")
    expect(page.get_by_label("Picture")).to_have_value("1")
    expect(page.locator('[data-shown="Web page"] code')).to_contain_text("theme=dark")


def test_what_others_add_to_the_address_is_no_value(open_page: Any) -> None:
    page = open_page("talks/?figure=beta-plane&utm_source=x")
    expect(page.locator(".talk-command code")).to_contain_text("figure beta-plane --shape wide")
    expect(page.locator(".talk-seen img")).to_have_attribute("src", re.compile("beta-plane-wide"))
    expect(page.locator(".talk .wrong")).to_have_text("")
    assert asked(page) == {"figure": ["beta-plane"]}


def test_values_of_ones_own_are_drawn_and_said(open_page: Any) -> None:
    page = open_page("embed/evil-plane/", fresh=True)
    beside(page)
    page.goto(
        page.url.replace("embed/evil-plane/", "talks/?figure=beta-plane&beta=5/2&shape=-square")
    )
    expect(page.locator(".talk-seen img[src^=blob]")).to_be_visible(timeout=PATIENCE)
    assert command(page) == (
        "chromdocs figure beta-plane --set 'beta=5/2' --shape square "
        "-o beta-plane-beta-5-2-square.svg"
    )
    made = EXHIBITS["beta-plane"].make(beta="5/2")
    expect(page.locator(".talk-seen img")).to_have_attribute("alt", made.alt)
    assert all("beta-plane-beta-5-2-square" in text for text in lines(page).values())
    with page.expect_download(timeout=PATIENCE) as download:
        page.locator(".talk [data-format=svg]").click()
    assert download.value.suggested_filename == "beta-plane-beta-5-2-square.svg"
    page.locator(".talk-own input[name=beta]").fill("1/0")
    page.get_by_role("button", name="Draw").click()
    expect(page.locator(".talk .wrong")).to_contain_text("cannot be shown", timeout=PATIENCE)
    assert asked(page)["beta"] == ["5/2"]


def test_the_command_is_copied_also_the_older_way(browser: Browser, address: str) -> None:
    for permissions in (["clipboard-read", "clipboard-write"], ["clipboard-read"]):
        context = browser.new_context()
        context.grant_permissions(permissions)
        page = context.new_page()
        if len(permissions) == 1:
            page.add_init_script("navigator.clipboard.writeText = () => Promise.reject();")
        page.goto(f"{address}talks/")
        button = page.locator(".talk [data-copies]")
        button.click()
        expect(button).to_have_text("Copied")
        assert page.evaluate("navigator.clipboard.readText()") == command(page)
        context.close()


def test_nothing_of_another_figure_can_be_taken(open_page: Any) -> None:
    page = open_page("talks/?figure=outcomes&live=1&game=foo")
    expect(page.locator(".talk-work [role=status]")).to_contain_text("Loading Python")
    for part in (".talk-command", "[data-shown] >> nth=0", ".talk .downloads >> nth=0"):
        assert page.locator(part).evaluate("part => part.inert")
    assert {*lines(page).values(), command(page)} == {"Waiting for the library …"}
    said = page.locator(".talk .wrong")
    expect(said).to_contain_text("foo", timeout=PATIENCE)
    assert {*lines(page).values(), command(page)} == {""}
    assert page.locator(".talk-seen > *").count() == 0
    page.get_by_label("Shape").select_option("-square")  # the values are still those
    expect(said).to_contain_text("foo")
    assert {*lines(page).values(), command(page)} == {""}
    field = page.locator(".talk-own input[name=game]")
    gap = said.bounding_box()["y"] - field.bounding_box()["y"]
    assert 0 < gap < 400
    field.fill("mark")
    field.press("Enter")
    expect(page.locator(".talk-seen iframe")).to_be_visible()
    expect(said).to_be_empty()
    assert "game=mark" in lines(page)["Web page"]
    assert not page.locator(".talk-command").evaluate("part => part.inert")


def test_a_live_chart_has_the_shape_and_every_program_its_address(open_page: Any) -> None:
    page = open_page("talks/?figure=beta-plane&live=1")
    own = f"{EXHIBITS['beta-plane'].make().aspect:.4g}"
    for shape, aspect in (("-wide", "16/9"), ("-square", "1"), ("", own)):
        page.get_by_label("Shape").select_option(shape)
        for name in ("Web page", "reveal.js"):
            code = page.locator(f'[data-shown="{name}"] code')
            expect(code).to_contain_text(f'aspect-ratio:{aspect}"')
        box = page.locator(".talk-seen iframe").bounding_box()
        top, _, bottom = aspect.partition("/")
        assert abs(box["width"] / box["height"] - float(top) / float(bottom or 1)) < 0.02
    live = page.url.split("talks/")[0] + "embed/beta-plane/?theme=light"
    assert f"\\href{{{live}}}" in lines(page)["Beamer"]
    for name, text in lines(page).items():
        assert live in text, name
    made = page.evaluate(
        """lines => {
          const place = document.createElement("div");
          place.style.width = "960px";
          place.innerHTML = lines;
          document.body.append(place);
          const { width, height } = place.querySelector("iframe").getBoundingClientRect();
          return width / height;
        }""",
        lines(page)["reveal.js"],
    )
    assert abs(made - float(own)) < 0.02


def test_words_find_a_figure(open_page: Any) -> None:
    page = open_page("talks/")
    find, figure = page.get_by_role("searchbox", name="Find"), page.get_by_label("Figure")
    expect(page.locator(".talk-command code")).to_contain_text("evil-plane")
    find.fill("star of wythoff nim")
    titles = figure.locator("option").all_inner_texts()
    assert "(Wythoff nim)⋆ below a Fibonacci number" in titles
    assert len(titles) < 30
    expect(figure).to_have_value("evil-plane")  # nothing changes while one types
    find.press("Enter")
    expect(figure).to_have_value(re.compile("star"))
    expect(page.locator(".talk-command code")).not_to_contain_text("evil-plane")
    find.fill("no such figure")
    expect(page.locator(".talk-form output")).to_have_text("No figure matches.")
    find.fill("")
    assert figure.locator("option").count() == len(EXHIBITS)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_where_one_chooses(open_page: Any, scheme: str) -> None:
    page = open_page("talks/?figure=beta-plane&ground=-dark", color_scheme=scheme, **PHONE)
    expect(page.locator(".talk-own details")).to_be_visible()
    page.locator(".talk-own summary").click()
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_without_javascript_there_is_a_picture_with_its_lines(open_page: Any) -> None:
    page = open_page("talks/", java_script_enabled=False)
    assert page.locator(".talk-form").is_hidden()
    expect(page.locator(".talk-seen img")).to_be_visible()
    assert "evil-plane" in lines(page)["Beamer"]
