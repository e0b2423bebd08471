"""Every page: no request leaves the site, nothing overflows, nothing weighs too much."""

import re
from pathlib import Path
from typing import Any

import pytest
from axe import COLOURS, problems
from bounds import bound
from kinds import KINDS
from playwright.sync_api import expect

from chromdocs.claims.words import SEVERITIES
from chromdocs.papers import LEDGER

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parent.parent.parent
PAGES = sorted(
    str(file.parent.relative_to(ROOT / "site")).removeprefix(".") + "/"
    for file in (ROOT / "site").rglob("index.html")
    if file.relative_to(ROOT / "site").parts[0] != "v"  # copies of these
)
PARTS = bound(4, 16)  # in which many pages are looked at


def test_the_site_has_its_pages() -> None:
    assert len(PAGES) > 40
    assert {place or "/" for place in KINDS if place.endswith("/")} <= {*PAGES}


@pytest.mark.parametrize("part", range(PARTS))
def test_no_page_asks_another_host_or_overflows_a_phone(open_page: Any, part: int) -> None:
    """Every kind with scripts, some of those that are alike; some of the wide ones as sent.

    The boards are played on a phone in another test.
    """
    many = ("figures/", "tables/", "games/", "claims/", "api/", "embed/")
    alike = [place for place in PAGES if place.startswith(many)]
    boards = {place for place in PAGES if place.startswith("play/")}
    others = [place for place in PAGES if place not in {*alike, *boards}]
    scripted = {*others[:: bound(2, 1)], *alike[:: bound(400, 1)]}
    wide = {place for place in PAGES[:: bound(60, 1)] if place.startswith(many[:3])} - scripted
    for chosen, scripts in ((scripted, True), (wide, False)):
        page = open_page("", viewport={"width": 360, "height": 800}, java_script_enabled=scripts)
        base = page.url
        for place in sorted(chosen)[part::PARTS]:
            page.goto(base + place.removeprefix("/"), wait_until="load")
            whole = "document.documentElement"
            main = "(document.querySelector('article') ?? document.body)"  # the head needs scripts
            found = page.evaluate(f"{whole if scripts else main}.scrollWidth")
            assert found <= 360, f"{place} is {found} px wide"
            assert page.title()


def test_pages_transfer_little(open_page: Any, address: str) -> None:
    page = open_page("embed/evil-plane/", fresh=True)  # a page that does not search
    page.wait_for_load_state("networkidle")
    session = page.context.new_cdp_session(page)
    sizes: list[float] = []
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    heavy = {}
    for place in (
        "",
        "learn/evil-chromatic-nim/",
        "games/",
        "games/gamma/",
        "figures/gamma-panels/",
        "cite/",
        "papers/star/",
    ):
        sizes.clear()
        page.goto(address + place, wait_until="networkidle")
        total = sum(sizes) / 1000
        print(f"{place or 'home'}: {total:.0f} kB in {len(sizes)} requests")
        assert total > 50, "the network was not listened to"
        if total >= 400:
            heavy[place] = total
    assert heavy == {}


def test_the_chart_library_is_small() -> None:
    import gzip

    size = len(gzip.compress((ROOT / "site/assets/plotly.min.js").read_bytes()))
    assert size < 600_000


def test_formulas_are_typeset_before_the_page_is_sent(open_page: Any) -> None:
    page = open_page("learn/evil-chromatic-nim/", java_script_enabled=False)
    assert page.locator(".katex").count() > 50
    assert page.locator(".katex math").count() > 50
    expect(page.locator("span.tex")).to_have_count(0)
    font = page.locator(".katex").first.evaluate("e => getComputedStyle(e).fontFamily")
    assert "KaTeX_Main" in font


DARK = """() => {
  document.body.setAttribute("data-md-color-scheme", "slate");
  const changing = document.getAnimations().filter((one) => one instanceof CSSTransition);
  return Promise.allSettled(changing.map((one) => one.finished)).then(() => undefined);
}"""


def test_the_search_finds_what_is_named(open_page: Any) -> None:
    page = open_page("")
    field = page.locator("input.md-search__input")
    field.click()
    wanted = {"β": "glossary/#symbol-", "nimsum": "glossary/#nim-sum", "mark": "games/mark/"}
    for query, first in {**wanted, "theorem 14": "claims/chromatic/thm-14/"}.items():
        field.fill("")
        field.press_sequentially(query)
        best = page.locator(f".md-search-result__item:first-child a[href*='{first}']")
        expect(best.first).to_be_visible()
    expect(page.locator(".md-search-result .kind").first).to_have_text("Statement · Chromatic nim")
    assert problems(page, part=".md-search") == []
    page.evaluate(DARK)
    assert problems(page, COLOURS, part=".md-search") == []
    field.press("Enter")
    expect(page.locator("h1")).to_contain_text("Theorem 14")


def test_a_table_sorts_filters_and_stays_plain_without_javascript(open_page: Any) -> None:
    page = open_page("tables/evil-p-positions/")
    rows = page.locator("[data-sortable] tbody tr")
    page.locator("[data-sortable] thead button").nth(1).click()
    page.locator("[data-sortable] thead button").nth(1).click()
    first = int(rows.first.locator("td").nth(1).inner_text())
    last = int(rows.last.locator("td").nth(1).inner_text())
    assert first > last
    page.get_by_label("Filter rows").fill("odious and dopey")
    shown = page.locator("[data-sortable] tbody tr:visible")
    assert 0 < shown.count() < rows.count()
    plain = open_page("tables/evil-p-positions/", java_script_enabled=False)
    assert plain.locator("[data-sortable] tbody tr").count() > 10


def test_the_ledger_is_filtered_and_the_filter_stands_in_the_address(open_page: Any) -> None:
    page = open_page("ledger/")
    rows = page.locator(".ledger tbody tr:visible")
    every = rows.count()
    assert every == len(LEDGER)
    page.get_by_label("Filter by paper").select_option("star")
    page.get_by_label("Filter by verdict").select_option("refuted")
    page.get_by_label("Filter by words").fill("diagonal")
    expect(rows).to_have_count(2)
    assert "paper=star" in page.url
    assert "status=refuted" in page.url
    assert "find=diagonal" in page.url
    expect(page.locator(".ledger-tools [role=status]")).to_have_text(f"2 of {every} entries")
    again = open_page(page.url.removeprefix(page.url.split("ledger/")[0]))
    expect(again.locator(".ledger tbody tr:visible")).to_have_count(2)
    assert again.get_by_label("Filter by kind").input_value() == ""
    expect(again.locator("input.md-search__input")).to_have_value("")  # the theme's


def test_an_older_address_of_the_ledger_is_understood_and_made_new(open_page: Any) -> None:
    page = open_page("ledger/?paper=star&status=refuted&q=diagonal")
    expect(page.locator(".ledger tbody tr:visible")).to_have_count(2)
    assert page.url.endswith("ledger/?paper=star&status=refuted&find=diagonal")


def test_the_ledger_finds_words_without_their_accents(open_page: Any) -> None:
    words = ("misere", "misère", "MISÈRE")
    counts = []
    for word in words:
        page = open_page(f"ledger/?find={word}")
        expect(page.locator(".ledger-tools [role=status]")).to_contain_text(" of ")
        counts.append(page.locator(".ledger tbody tr:visible").count())
    assert len({*counts}) == 1
    assert counts[0] >= sum("misère" in claim.title for claim in LEDGER.values()) > 0


def test_what_automata_decide_is_filtered(open_page: Any) -> None:
    page = open_page("ledger/?decided=yes")
    decided = [claim for claim in LEDGER.values() if claim.formulas]
    expect(page.locator(".ledger tbody tr:visible")).to_have_count(len(decided))
    assert page.get_by_label("Filter by decided").input_value() == "yes"
    expect(page.locator(".ledger-tools")).to_be_in_viewport()


def test_the_counts_lead_to_as_many_entries(open_page: Any) -> None:
    for words in ("decided by automata", "matter"):
        page = open_page("ledger/")
        link = page.locator(".counts").get_by_role("link", name=words, exact=True)
        said = link.locator("..").inner_text()
        link.click()
        many = said.partition(", ")[2].split()[0]
        expect(page.locator(".ledger-tools [role=status]")).to_have_text(
            f"{many} of {len(LEDGER)} entries"
        )


def test_the_ledger_is_sorted_and_stays_plain_without_javascript(open_page: Any) -> None:
    page = open_page("ledger/")
    table = page.locator(".ledger table[data-paper=vile]")
    table.get_by_role("button", name="statement").click()
    titles = [t.lower() for t in table.locator("tbody td:nth-child(2)").all_inner_texts()]
    assert titles[0] < titles[-1]
    assert table.locator("th").nth(1).get_attribute("aria-sort") == "ascending"
    table.get_by_role("button", name="how grave").click()
    graves = table.locator("tbody td:nth-child(5)").all_inner_texts()
    known = [*SEVERITIES.values(), ""]
    assert graves[0]
    assert not graves[-1]
    assert [known.index(words) for words in graves] == sorted(map(known.index, graves))
    page.get_by_label("Filter by how grave").select_option("misprint")
    shown = page.locator(".ledger tbody tr:visible td:nth-child(5)").all_inner_texts()
    assert {*shown} == {"misprint"}
    plain = open_page("ledger/", java_script_enabled=False)
    assert plain.locator(".ledger tbody tr").count() == len(LEDGER)
    assert plain.locator(".ledger-tools").is_hidden()


def test_the_ledger_begins_on_the_first_screen_and_nothing_jumps(open_page: Any) -> None:
    page = open_page("ledger/")
    assert page.locator(".ledger table").first.bounding_box()["y"] < 900
    shifted = page.evaluate(
        """() => new Promise((done) => {
          const watch = new PerformanceObserver((list) => done(list.getEntries()));
          watch.observe({ type: "layout-shift", buffered: true });
          setTimeout(done, 500, []);
        }).then((found) => found.reduce((sum, { value }) => sum + value, 0))"""
    )
    assert shifted < 0.05
    badges = ".ledger [data-paper] .badge"
    sizes = page.eval_on_selector_all(badges, "all => all.map((one) => one.offsetWidth)")
    assert len(sizes) == len(LEDGER)
    assert len({*sizes}) == 1
    heights = page.eval_on_selector_all(badges, "all => all.map((one) => one.offsetHeight)")
    assert len({*heights}) == 1, "the words of a badge do not fit"
    page.get_by_label("Filter by paper").select_option("star")
    expect(page.get_by_role("heading", name="Black & white Nim games")).to_be_hidden()


def test_a_row_of_the_ledger_is_a_card_on_a_phone(open_page: Any) -> None:
    page = open_page("ledger/", viewport={"width": 360, "height": 800})
    row = page.locator("tr#star-conj-2-p")
    place, title, verdict, proof, grave = (
        row.locator("td").nth(i).bounding_box() for i in range(5)
    )
    assert place["y"] == verdict["y"] < title["y"] < proof["y"] == grave["y"]
    assert title["width"] > 300
    before = row.locator("td").first.evaluate("td => getComputedStyle(td, '::before').content")
    assert before == '"⋆-operator"'
    at = row.locator(".at").bounding_box()
    assert at["x"] + at["width"] <= 360
    assert at["height"] < 30, "one line"


def test_the_own_box_of_a_graph_is_in_view_on_a_phone(open_page: Any) -> None:
    for place in ("claims/star/cor-1/", "claims/beyond/matching/"):
        page = open_page(place, viewport={"width": 360, "height": 800})
        around, own = (
            page.locator(part).first.bounding_box() for part in (".graph", ".graph .focus rect")
        )
        assert around["x"] <= own["x"]
        assert own["x"] + own["width"] <= around["x"] + around["width"] <= 360


def test_the_terms_of_a_statement_open_in_place(open_page: Any) -> None:
    page = open_page("claims/chromatic/thm-14/")
    terms = page.locator(".terms a")
    assert 2 < terms.count() <= 5
    terms.first.hover()
    expect(page.locator(".term-box")).to_contain_text("Example:")
    assert problems(page) == []


def test_the_graph_leads_to_an_entry(open_page: Any) -> None:
    page = open_page("claims/chromatic/thm-14/")
    boxes = page.locator(".graph a")
    assert boxes.count() > 3
    assert page.locator(".graph a.focus").count() == 1
    page.locator(".graph a", has_text="Lemma 12").click()
    expect(page).to_have_url(re.compile("claims/chromatic/lem-12/"))
