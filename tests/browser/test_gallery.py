"""The gallery, the steps of a figure, clouds of points, and embeds for talks."""

import re
from pathlib import Path
from typing import Any

import pytest
from axe import problems
from playwright.sync_api import Page, expect

from chromdocs.figures.figure import Cloud
from chromdocs.papers import EXHIBITS, PAPERS

pytestmark = pytest.mark.browser

SITE = Path(__file__).parent.parent.parent / "site"
MOVING = next(
    id
    for id, exhibit in EXHIBITS.items()
    if exhibit.frames and exhibit.steps and all(value.isdecimal() for value in exhibit.steps[1])
)
CLOUD = "star-strip"


def live(page: Page) -> str:
    """Return the title of the chart that is shown, when it is live."""
    expect(page.locator(".chart.is-live")).to_be_visible()
    title: str = page.evaluate("document.querySelector('.js-plotly-plot').layout.meta.title")
    return title


def test_the_gallery_is_chosen_from_by_paper_and_tag_in_the_address(open_page: Any) -> None:
    page = open_page("gallery/")
    shown = page.locator(".thumb:visible")
    assert shown.count() == len(EXHIBITS)
    assert page.locator("select[name=paper] option").all_inner_texts()[1:] == [
        paper.topic
        for key, paper in PAPERS.items()
        if any(e.paper_key == key for e in EXHIBITS.values())
    ]
    page.get_by_label("Paper").select_option("vile")
    vile = [id for id, exhibit in EXHIBITS.items() if exhibit.paper_key == "vile"]
    expect(shown).to_have_count(len(vile))
    assert "paper=vile" in page.url
    page.get_by_label("Find").fill("no such picture")
    expect(page.locator(".gallery-tools output")).to_have_text("No picture matches.")
    named = open_page("gallery/?find=four-kinds")  # an id
    expect(named.locator(".thumb:visible")).to_have_attribute("data-id", "four-kinds")
    expect(named.locator("article h2:visible")).to_contain_text(["Words and sequences"])
    accented = [id for id, exhibit in EXHIBITS.items() if "misère" in exhibit.title]
    found = open_page("gallery/?find=misere").locator(".thumb:visible")
    ids = found.evaluate_all("all => all.map((thumb) => thumb.dataset.id)")
    assert accented
    assert {*accented} <= {*ids}
    again = open_page("gallery/?tag=errata")
    tagged = [id for id, exhibit in EXHIBITS.items() if "errata" in exhibit.tags]
    expect(again.locator(".thumb:visible")).to_have_count(len(tagged))


def test_a_picture_opens_large_and_the_keys_turn_the_page(open_page: Any) -> None:
    page = open_page("gallery/?paper=chromatic")
    page.locator(".thumb:visible").first.focus()
    page.keyboard.press("Enter")
    box = page.locator("dialog.lightbox")
    expect(box).to_be_visible()
    first = box.locator("h2").inner_text()
    expect(box.locator("img:visible")).to_have_count(1)
    id = box.locator("code").inner_text()
    expect(box.locator("#lightbox-caption")).to_have_text(EXHIBITS[id].make().caption)
    action = box.get_by_role("link", name="Open the live chart")
    expect(action).to_be_focused()
    assert action.get_attribute("href").endswith(f"/figures/{id}/")
    for end in (".svg", "-dark.png", "-transparent.pdf", "-transparent-dark.svg", ".csv"):
        expect(box.locator(f'a[href$="/figures/{id}{end}"]')).to_have_count(1)
    page.keyboard.press("ArrowRight")
    assert box.locator("h2").inner_text() != first
    page.keyboard.press("ArrowLeft")
    assert box.locator("h2").inner_text() == first
    assert problems(page, part=".lightbox") == []
    page.keyboard.press("ArrowRight")
    seen = box.locator("code").inner_text()
    assert seen != id
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(page.locator(f".thumb[data-id='{seen}']")).to_be_focused()  # a little later


def test_the_id_of_a_picture_is_copied_also_the_older_way(open_page: Any) -> None:
    refusing = "void (navigator.clipboard.writeText = () => Promise.reject())"
    for number, refuse in enumerate(("0", refusing)):
        page = open_page("gallery/", fresh=True, permissions=["clipboard-read", "clipboard-write"])
        page.evaluate(refuse)
        page.locator(".thumb").nth(number).click()  # each another one
        copy = page.get_by_role("button", name="Copy the id")
        copy.click()
        expect(copy).to_have_text("Copied")
        id = page.locator(".lightbox code").inner_text()
        assert page.evaluate("navigator.clipboard.readText()") == id


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_the_files_of_a_picture_are_in_view(open_page: Any, size: tuple[int, int]) -> None:
    page = open_page("gallery/", viewport={"width": size[0], "height": size[1]})
    for number in range(6):
        page.locator(".thumb").nth(number).click()
        row = page.locator(".lightbox-files li").first
        expect(row).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")


def test_the_open_picture_is_in_the_address(open_page: Any) -> None:
    page = open_page("gallery/?paper=chromatic#evil-plane")
    box = page.locator("dialog.lightbox")
    expect(box.locator("code")).to_have_text("evil-plane")
    talk = box.get_by_role("link", name="16:9, square, own values")
    assert talk.get_attribute("href").endswith("/talks/?figure=evil-plane")
    page.keyboard.press("ArrowRight")
    seen = box.locator("code").inner_text()
    assert seen != "evil-plane"
    assert page.url.endswith(f"gallery/?paper=chromatic#{seen}")
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(page).to_have_url(re.compile(r"gallery/\?paper=chromatic$"))  # a little later
    heading = page.locator("article h2[id]").first.get_attribute("id")
    other = open_page(f"gallery/#{heading}")
    expect(other.locator(".gallery-tools")).to_be_visible()
    assert other.locator("dialog.lightbox").count() == 0
    assert other.url.endswith(f"#{heading}")


def test_on_a_phone_two_pictures_stand_side_by_side_and_the_button_is_in_view(
    open_page: Any,
) -> None:
    page = open_page("gallery/", viewport={"width": 360, "height": 640})
    one, two, three = (page.locator(".thumb").nth(n).bounding_box() for n in range(3))
    assert one["y"] == two["y"] < three["y"]
    assert one["x"] == three["x"] < two["x"]
    page.locator(".thumb").nth(4).click()
    box = page.locator("dialog.lightbox")
    action = box.get_by_role("link", name="Open the live chart")
    expect(action).to_be_in_viewport(ratio=1)
    box.locator(".lightbox-scroll").evaluate("part => part.scrollTo(0, part.scrollHeight)")
    expect(action).to_be_in_viewport(ratio=1)
    expect(box.get_by_role("link", name="CSV")).to_be_in_viewport(ratio=1)


def test_a_figure_leads_back_to_its_theme_and_on_to_the_next(open_page: Any) -> None:
    page = open_page(f"figures/{CLOUD}/")
    theme = page.locator(".crumb a").nth(1)
    expect(theme).to_have_attribute("href", re.compile("/gallery/#positions$"))
    near = page.locator(".md-content .thumb")
    expect(near).to_have_count(2)
    near.last.click()
    expect(page).not_to_have_url(re.compile(f"/{re.escape(CLOUD)}/$"))
    expect(page.locator(".crumb")).to_contain_text("Who wins where")


def test_without_javascript_a_picture_leads_to_its_page(open_page: Any) -> None:
    page = open_page("gallery/", java_script_enabled=False)
    assert page.locator(".gallery-tools").is_hidden()
    page.locator(".thumb").first.click()
    expect(page.locator("figure.exhibit img:visible")).to_have_count(1)


def test_a_slider_shows_another_figure(open_page: Any) -> None:
    page = open_page("figures/gamma-panels/")
    before = page.locator("figcaption").inner_text()
    slider = page.locator(".steps input")
    slider.focus()
    page.keyboard.press("End")
    _, values = EXHIBITS["gamma-panels"].steps or ("", ())
    wanted = EXHIBITS["gamma-panels"].make(k=values[-1])
    expect(page.locator("figcaption")).to_have_text(wanted.caption)
    assert page.locator("figcaption").inner_text() != before
    assert live(page) == wanted.title
    assert page.locator(".steps output").inner_text() == values[-1]


def test_a_menu_shows_another_game(open_page: Any) -> None:
    page = open_page("figures/outcomes/")
    page.locator(".steps select").select_option("mark")
    wanted = EXHIBITS["outcomes"].make(game="mark")
    expect(page.locator("figcaption")).to_have_text(wanted.caption)
    assert live(page) == wanted.title


def test_an_animation_runs_and_stops(open_page: Any) -> None:
    name, values = EXHIBITS[MOVING].steps or ("", ())
    page = open_page(f"figures/{MOVING}/?{name}={values[-3]}")
    expect(page.locator(".steps output")).to_have_text(values[-3])
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(page.locator(".steps output")).to_have_text(values[-1], timeout=20_000)
    last = EXHIBITS[MOVING].make(**{name: values[-1]})
    expect(page.locator("figcaption")).to_have_text(last.caption)
    expect(page.get_by_role("button", name="Play")).to_be_visible()


def test_a_cloud_is_drawn_and_answers_when_it_is_zoomed(open_page: Any) -> None:
    page = open_page(f"figures/{CLOUD}/")
    page.locator(".chart").focus()
    live(page)
    (cloud,) = [mark for mark in EXHIBITS[CLOUD].make().marks if isinstance(mark, Cloud)]
    assert len(cloud.x) > 30_000
    told = "document.querySelector('.js-plotly-plot').data.at(-1).x.length"
    picture = "document.querySelector('.js-plotly-plot').layout.images[0].source"
    page.wait_for_function(f"() => {told} > 500")
    whole = page.evaluate(picture)
    assert whole.startswith("data:image/png")
    view = "{'xaxis.range': [1000, 1200], 'yaxis.range': [1000, 1200]}"
    page.evaluate(f"Plotly.relayout(document.querySelector('.js-plotly-plot'), {view})")
    page.wait_for_function(f"() => {picture} !== {whole!r}")
    seen = [1000 <= x <= 1200 and 1000 <= y <= 1200 for x, y in zip(cloud.x, cloud.y, strict=True)]
    assert page.evaluate(told) == sum(seen) <= 2000


def test_an_embed_has_a_title_unless_told_otherwise(open_page: Any) -> None:
    assert open_page("embed/evil-plane/").locator("h1").bounding_box()["height"] > 10
    bare = open_page("embed/evil-plane/?title=0").locator("h1")
    assert bare.bounding_box()["height"] <= 1
    assert bare.inner_text()  # a screen reader still finds it


def test_an_embed_starts_with_the_step_that_is_asked_for(open_page: Any) -> None:
    _, values = EXHIBITS["gamma-panels"].steps or ("", ())
    page = open_page(f"embed/gamma-panels/?k={values[-1]}&theme=dark")
    wanted = EXHIBITS["gamma-panels"].make(k=values[-1])
    expect(page.locator("h1")).to_have_text(wanted.title)
    assert live(page) == wanted.title
    assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")


def test_an_embed_works_from_a_disk(bare_page: Page) -> None:
    page = bare_page
    page.goto((SITE / "embed/gamma-panels/index.html").as_uri() + "?theme=dark&title=0")
    page.locator(".chart").focus()
    live(page)
    page.locator(".steps input").focus()
    page.keyboard.press("Home")
    expect(page.locator(".steps output")).to_have_text("1")
