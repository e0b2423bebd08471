"""A chapter in the reader's hands: terms that open, answers that are checked, pages on paper."""

import re
from typing import Any

import pytest
from bounds import bound
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.browser

CHAPTER = "learn/scans/"
LONGER = "learn/evil-chromatic-nim/"


def term(page: Page) -> Locator:
    return page.locator("article a[href$='glossary/#p-position']").first


def is_open(page: Page) -> None:
    box = page.locator(".term-box")
    expect(box).to_be_visible()
    expect(box).to_contain_text("Example:")
    expect(box.get_by_role("link").last).to_be_visible()
    assert page.url.split("#")[0].endswith(CHAPTER)
    inside = box.bounding_box()
    assert inside
    assert page.viewport_size
    assert inside["x"] >= 0
    assert inside["x"] + inside["width"] <= page.viewport_size["width"]


def test_a_term_opens_under_the_pointer_and_stays_while_the_pointer_is_in_it(
    open_page: Any,
) -> None:
    page = open_page(CHAPTER)
    term(page).scroll_into_view_if_needed()  # what was skipped gets its size, and moves the term
    term(page).hover()
    is_open(page)
    page.locator(".term-box").hover()
    page.wait_for_timeout(500)  # longer than it takes to close
    is_open(page)
    page.mouse.move(5, 5)
    expect(page.locator(".term-box")).to_have_count(0)


def test_a_term_in_the_margin_opens_in_place(open_page: Any) -> None:
    page = open_page(CHAPTER)
    margin = page.locator(".page-terms a[href$='glossary/#dopey']")
    margin.hover()
    is_open(page)
    expect(page.locator(".term-box")).to_contain_text("zeros")
    page.mouse.move(5, 5)
    expect(page.locator(".term-box")).to_have_count(0)


def test_a_term_opens_from_the_keyboard_and_leads_on(open_page: Any) -> None:
    page = open_page(CHAPTER)
    term(page).evaluate(
        "link => { const before = document.createElement('button');"
        " link.before(before); before.focus(); }"
    )
    page.keyboard.press("Tab")
    expect(term(page)).to_be_focused()
    is_open(page)
    assert term(page).get_attribute("aria-describedby") == "term-box"
    page.keyboard.press("Tab")  # into the definition
    assert page.evaluate("document.activeElement.closest('.term-box') !== null")
    page.keyboard.press("Escape")
    expect(page.locator(".term-box")).to_have_count(0)
    term(page).focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    is_open(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # its link
    page.wait_for_url(lambda url: not url.split("#")[0].endswith(CHAPTER))


def test_a_term_opens_under_a_finger(open_page: Any) -> None:
    page = open_page(CHAPTER, viewport={"width": 360, "height": 740}, has_touch=True)
    term(page).tap()
    is_open(page)
    page.locator("h1").tap()
    expect(page.locator(".term-box")).to_have_count(0)


def test_a_term_is_a_link_without_scripts(open_page: Any) -> None:
    page = open_page(CHAPTER, java_script_enabled=False)
    term(page).click()
    page.wait_for_url(re.compile(r"/glossary/#p-position$"))
    expect(page.locator("h3#p-position")).to_be_visible()


def test_the_margin_lists_the_terms_of_the_page(open_page: Any) -> None:
    page = open_page(CHAPTER)
    listed = page.get_by_role("navigation", name="Terms on this page").get_by_role("link")
    used = page.locator("article a[href*='glossary/#']").evaluate_all("all => all.map(a => a.hash)")
    assert len(set(used)) == listed.count() > 5


ANSWERS = [  # what the answer is, what is typed, what the page says
    ({"right": ["1000000"]}, "1 000 000", "Right"),
    ({"right": ["1000000"]}, "1,000,000", "Right"),
    ({"right": ["9007199254740993"]}, "9007199254740992", "Not yet"),
    ({"right": ["-3"]}, "−3", "Right"),
    ({"right": ["7"]}, "seven", "Type one number"),
    ({"right": ["7"]}, "", "Type one number"),
    ({"right": ["998,1000"]}, "(998, 1000)", "Right"),
    ({"right": ["998,1000"]}, "1000 998", "Not yet"),
    ({"right": ["998,1000"], "sort": True}, "1000 998", "Right"),
    ({"right": ["998,1000"]}, "998", "Type 2 numbers, with a comma"),
    ({"right": ["7,11,12"], "sort": True}, "7, 12 and 11.", "Right"),
    ({"right": ["7"]}, "n = 7", "Right"),
    ({"right": ["7"]}, "7.5", "Type one number"),
    ({"right": ["0,1", "1,0"]}, "1,0", "Right"),
]


def test_answers_are_checked_as_a_person_would(open_page: Any) -> None:
    page = open_page(CHAPTER)
    form = page.locator("form.answer:has(input)").first
    for answer, typed, said in ANSWERS:
        form.evaluate("(form, data) => { form.dataset.answer = JSON.stringify(data); }", answer)
        form.locator("input").fill(typed)
        form.get_by_role("button").click()
        expect(form.locator("output")).to_contain_text(said)
        form.locator("input").fill("x")  # what was said goes when the answer changes
        expect(form.locator("output")).to_have_text("")


@pytest.mark.parametrize(
    "chapter",
    bound(["foundations", "scans"], ["foundations", "scans", "chromatic-nim", "mark", "star"]),
)
def test_the_answer_of_each_exercise_is_accepted(open_page: Any, chapter: str) -> None:
    page = open_page(f"learn/{chapter}/")
    forms = page.locator("form.answer")
    assert forms.count() >= 3
    for form in forms.all():
        right = form.evaluate("form => JSON.parse(form.dataset.answer).right[0]")
        if form.locator("input").count():
            form.locator("input").fill(right)
            form.locator("input").press("Enter")
        else:
            form.get_by_role("button", name=right, exact=True).click()
        expect(form.locator("output")).to_have_text("✓ Right.")


def test_a_printed_chapter_is_text_pictures_and_solutions(open_page: Any) -> None:
    page = open_page(LONGER)
    page.emulate_media(media="print", color_scheme="light")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for gone in (".md-header", ".md-sidebar", ".md-footer", "form.answer", "details.data"):
        for part in page.locator(gone).all():
            expect(part).to_be_hidden()
    for kept in ("article h2", "figure.exhibit", ".claim", "details.success > p"):
        assert page.locator(kept).count()
        for part in page.locator(kept).all():
            expect(part).to_be_visible()
    assert len(page.pdf(format="A4")) > 100_000
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.locator("details.success[open]").count() == 0


def test_the_search_index_comes_when_somebody_searches(open_page: Any) -> None:
    page = open_page("embed/evil-plane/", fresh=True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(page.url.replace("embed/evil-plane/", CHAPTER), wait_until="networkidle")
    assert not [url for url in asked if "search_index" in url]
    page.locator("input.md-search__input").click()
    page.keyboard.type("halves test")
    expect(page.locator(".md-search-result__link").first).to_be_visible()
    assert [url for url in asked if "search_index" in url]


def test_the_map_leads_to_the_chapters(open_page: Any) -> None:
    page = open_page("learn/")
    page.locator(".map a", has_text="5 Continued fractions").click()
    expect(page.locator("h1")).to_contain_text("continued fraction")


def test_everything_works_where_pages_are_swapped_without_loading(open_swapping: Any) -> None:
    page = open_swapping(LONGER, "", "learn/", "learn/mark/", "glossary/", "notebooks/mark/")
    page.locator(".md-tabs__link", has_text="Learn").click()
    expect(page.locator("h1")).to_have_text(re.compile("^Learn"))
    page.locator("article a[href*='notebooks/mark']").first.click()
    expect(page.locator("h1")).to_contain_text("MARK")
    page.locator(".chart").first.hover()  # to come by is not enough
    expect(page.locator(".chart.is-live").first).to_be_visible()
    page.go_back()
    expect(page.locator("h1")).to_have_text(re.compile("^Learn"))
    page.locator("article a[href$='mark/']", has_text="vile").first.click()
    expect(page.locator("h1")).to_contain_text("vile")
    term(page).scroll_into_view_if_needed()
    term(page).hover()
    expect(page.locator(".term-box")).to_contain_text("Example:")
    form = page.locator("form.answer:has(input)").first
    form.locator("input").fill("nonsense")
    form.locator("input").press("Enter")
    expect(form.locator("output")).to_contain_text("Type")
