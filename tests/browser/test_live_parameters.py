"""Values that a reader chooses govern the page of a figure; an embed shows them or says why not."""

import csv
import io
import re
from pathlib import Path
from typing import Any

import pytest
from axe import problems
from library import beside
from playwright.sync_api import Page, expect

from chromdocs.papers import EXHIBITS

pytestmark = pytest.mark.browser

SITE = Path(__file__).parents[2] / "site"
PATIENCE = 90_000  # milliseconds until Python is there, on a busy machine
PHONE = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"}
SHOWN = "document.querySelector('.js-plotly-plot')?.layout.meta.title"
POINTS = """() => document.querySelector(".js-plotly-plot").data.filter((trace) => trace.hovertext)
  .flatMap(({ x, y }) => [...x].map((at, i) => [at, y[i]]))"""


def shows(page: Page, title: str) -> None:
    page.wait_for_function(f"title => {SHOWN} === title", arg=title, timeout=PATIENCE)


WORDS = """() => {
  const copy = document.querySelector("article").cloneNode(true);
  for (const part of copy.querySelectorAll(".choices, .live, .said, button.file")) part.remove();
  return copy.textContent;
}"""


def words(page: Page) -> str:
    """Return all that the page says beside the chart, also in tabs and boxes that are closed."""
    return str(page.evaluate(WORDS))


def rows(page: Page) -> list[list[str]]:
    found = page.locator("figure.exhibit + details.data tbody tr").evaluate_all(
        "rows => rows.map((row) => [...row.cells].map((cell) => cell.textContent))"
    )
    return list(found)


def governed(page: Page, id: str, **values: str) -> None:
    """Check everything on the page of a figure against the library."""
    made = EXHIBITS[id].make(**values)
    shows(page, made.title)
    said = ", ".join(f"{name} = {value}" for name, value in values.items())
    expect(page.locator(".choices .shown")).to_have_text(f"{said}: {made.title}")
    expect(page.locator("figcaption > span")).to_have_text(made.caption)
    assert rows(page) == [[str(value) for value in row] for row in made.data[:200]]
    text = words(page)
    sets = " ".join(f"--set '{name}={value}'" for name, value in values.items())
    query = "&".join(f"{name}={value}" for name, value in values.items())
    stem = "-".join([id, *(f"{n}-{v.replace('/', '-')}" for n, v in values.items())])
    for part in (
        f"chromdocs figure {id} {sets} --theme dark --shape wide -o {stem}.pdf",
        f'figure.save("{stem}.svg")',
        f"embed/{id}/?{query}".replace("&", "&amp;"),
        f"{stem}-wide-transparent.svg",
        f"chromdocs-figure-{stem},",
        f"With {said}",
        f"Data for {said}",
    ):
        assert part in text, part
    assert page.url.endswith(f"figures/{id}/?{query}")
    badges = page.locator(".badges .badge").evaluate_all("links => links.map((a) => a.href)")
    assert [re.sub(".*/claims/|/$", "", address) for address in badges] == [*made.claims]
    expect(page.locator("a[data-query]")).to_have_attribute("href", re.compile(re.escape(query)))
    expect(page.locator("a[data-end]:visible")).to_have_count(0)
    with page.expect_download() as download:
        page.locator("button.file[aria-label^='CSV']").click()
    assert download.value.suggested_filename == f"{stem}.csv"
    assert Path(download.value.path()).read_text("utf-8") == made.csv
    assert list(csv.reader(io.StringIO(made.csv)))[-1] == [str(value) for value in made.data[-1]]


def test_a_prepared_value_governs_the_page_without_python(open_page: Any) -> None:
    page = open_page("figures/beta-plane/?theme=light")
    published = words(page)
    page.locator(".choices select").select_option("7/3")
    shows(page, EXHIBITS["beta-plane"].make(beta="7/3").title)
    expect(page).to_have_url(re.compile(r"figures/beta-plane/\?beta=7/3&theme=light$"))
    page.goto(page.url.replace("&theme=light", ""))  # as whoever gets the address
    governed(page, "beta-plane", beta="7/3")
    page.emulate_media(media="print")
    expect(page.locator(".chart .live")).to_be_visible()
    expect(page.locator(".chart img:visible")).to_have_count(0)
    page.emulate_media(media="screen")
    page.get_by_role("button", name="As published").click()
    shows(page, EXHIBITS["beta-plane"].make().title)
    expect(page).to_have_url(re.compile(r"figures/beta-plane/$"))
    expect(page.locator("a[data-end]:visible").first).to_be_visible()
    assert words(page) == published
    asked = page.evaluate("performance.getEntriesByType('resource').map((e) => e.name)")
    assert [name for name in asked if re.search("pyodide|assets/worker", name)] == []


def test_values_of_ones_own_govern_the_page(open_page: Any) -> None:
    page = open_page("figures/beta-plane/?beta=5/2", fresh=True, **PHONE)
    page.set_default_timeout(PATIENCE)
    governed(page, "beta-plane", beta="5/2")
    expect(page.locator(".choices select")).to_have_value("5/2")
    made = EXHIBITS["beta-plane"].make(beta="5/2")
    drawn = {tuple(point) for point in page.evaluate(POINTS)}
    pairs = {(a, b) for _, a, b in made.data} | {(b, a) for _, a, b in made.data}
    assert drawn == pairs
    assert problems(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360

    page.locator(".own input[name=to]").fill("40")
    page.keyboard.press("Enter")
    governed(page, "beta-plane", beta="5/2", to="40")

    page.locator(".own input[name=beta]").fill("1/2")
    page.get_by_role("button", name="Draw").click()
    wrong = page.locator(".choices [role=alert]")
    expect(wrong).to_contain_text("beta = 1/2, to = 40 cannot be shown. beta-plane: ")
    expect(wrong).to_contain_text("The picture is the one for beta = 5/2, to = 40.")
    assert page.evaluate(SHOWN) == EXHIBITS["beta-plane"].make(beta="5/2", to=40).title

    page.locator("button.file[aria-label^='PDF, dark, as it is']").click()
    command = "chromdocs figure beta-plane --set 'beta=5/2' --set 'to=40' --theme dark -o "
    expect(page.locator(".filing")).to_contain_text(f"{command}beta-plane-beta-5-2-to-40-dark.pdf")
    for format, first in (("SVG", b"<"), ("PNG", b"\x89PNG")):
        with page.expect_download() as download:
            page.locator(f"button.file[aria-label^='{format}, dark, 16:9']").click()
        name = f"beta-plane-beta-5-2-to-40-wide-dark.{format.lower()}"
        assert download.value.suggested_filename == name
        assert Path(download.value.path()).read_bytes().startswith(first)


LOOK = """window.seen = [];
const look = () => {
  const image = document.querySelector(".chart:not(.is-chosen) img");
  if (image) window.seen.push(getComputedStyle(image).visibility);
  requestAnimationFrame(look);
};
look();"""


def test_an_embed_shows_the_value_of_its_address_and_no_other(
    bare_page: Page, address: str
) -> None:
    """Also where the host allows no code but that of the site."""
    page = bare_page
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.add_init_script(LOOK)
    page.goto(f"{address}embed/beta-plane/?beta=5/2&to=40&theme=dark&title=0")
    wanted = EXHIBITS["beta-plane"].make(beta="5/2", to=40)
    shows(page, wanted.title)
    expect(page.locator("body.is-asked")).to_have_count(0)
    assert set(page.evaluate("seen")) == {"hidden"}
    assert page.title() == page.locator("h1").text_content() == wanted.title
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"
    assert wrong == []


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("beta=3&beta=2", ["The address names a parameter twice."]),
        ("Beta=5/2", ["Beta = 5/2 cannot be shown. beta-plane: unknown parameter 'Beta'"]),
        (
            "beta=1+<img src=x onerror=alert(1)>",
            [
                "beta = 1 <img src=x onerror=alert(1)> cannot be shown. beta-plane: ",
                "In an address, a plus sign is written %2B.",
            ],
        ),
    ],
)
def test_an_embed_never_shows_another_value(open_page: Any, query: str, said: list[str]) -> None:
    page = open_page("embed/evil-plane/", fresh=True)
    beside(page)
    page.goto(page.url.replace("evil-plane/", f"beta-plane/?{query}"))
    for words in said:
        expect(page.locator(".instead [role=alert]")).to_contain_text(words, timeout=PATIENCE)
    expect(page.locator(".chart img:visible")).to_have_count(0)
    page.locator(".chart").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".chart .live")).to_have_count(0)
    assert page.locator("main img[src='x']").count() == 0
    assert problems(page) == []
    page.get_by_role("button", name="Show it as published").click()
    expect(page.locator(".chart img:visible")).to_have_count(1)


def test_an_embed_from_a_disk_says_how_to_serve_it(bare_page: Page) -> None:
    page = bare_page
    place = (SITE / "embed/beta-plane/index.html").as_uri()
    page.goto(f"{place}?beta=5/2")
    expect(page.locator(".instead [role=alert]")).to_contain_text("python3 -m http.server")
    expect(page.locator(".chart img:visible")).to_have_count(0)
    page.goto(f"{place}?beta=7/3")  # comes with the site
    shows(page, EXHIBITS["beta-plane"].make(beta="7/3").title)
