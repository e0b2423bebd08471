"""The copy for a disk: opened from there with the network off, it does what the site does."""

import os
import re
from collections.abc import Callable, Iterator
from fcntl import LOCK_EX, flock
from pathlib import Path
from urllib.parse import unquote

import play
import pytest
from bounds import LONG
from playwright.sync_api import Browser, BrowserContext, Page, expect
from watched import watch

from chromdocs.site import offline

pytestmark = pytest.mark.browser

SITE = Path(__file__).parent.parent.parent / "site"
SERVER = "python3 -m http.server"  # what a page asks for that runs Python


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the whole copy; what is the same as in the site takes no room.

    Processes that test side by side share it.
    """
    place = tmp_path_factory.getbasetemp()
    place = place.parent if "PYTEST_XDIST_WORKER" in os.environ else place
    folder, unfinished = place / "offline", place / "offline-unfinished"
    with (place / "offline.lock").open("w") as lock:
        flock(lock, LOCK_EX)  # until it is closed
        if folder.exists():
            return folder
        for name, content in offline.files(SITE):
            file = unfinished / name
            file.parent.mkdir(parents=True, exist_ok=True)
            if isinstance(content, Path):
                os.symlink(content, file)
            else:
                file.write_bytes(content)
        return unfinished.rename(folder)


@pytest.fixture(scope="module")
def disk(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(
        offline=True,
        viewport={"width": 1280, "height": 900},
        reduced_motion="reduce",
        permissions=["clipboard-read", "clipboard-write"],
    )
    context.set_default_timeout(20_000)  # milliseconds
    yield context
    context.close()


@pytest.fixture
def open_copy(copy: Path, disk: BrowserContext) -> Iterator[Callable[[str], Page]]:
    """Open pages of the copy without a network; an error, or a file that is missing, fails."""
    page = disk.new_page()
    wrong: list[str] = []
    watch(disk, wrong)
    page.on(
        "requestfailed",
        lambda r: None if r.failure == "net::ERR_ABORTED" else wrong.append(f"no {r.url}"),
    )

    def open_copy(place: str) -> Page:
        page.goto((copy / place / "index.html").as_uri(), wait_until="load")
        return page

    yield open_copy
    page.evaluate("localStorage.clear()")
    page.close()
    assert wrong == []


def pasted(page: Page) -> str:
    return str(page.evaluate("navigator.clipboard.readText()"))


def test_a_chapter(open_copy: Callable[[str], Page]) -> None:
    page = open_copy("learn/evil-chromatic-nim")
    term = page.locator("article a[href$='#p-position']").first
    term.scroll_into_view_if_needed()  # what was skipped gets its size, and moves the term
    term.hover()
    expect(page.locator(".term-box")).to_contain_text("Example:")
    page.locator(".term-box a").last.click()
    expect(page).to_have_url(re.compile(r"/index\.html#"))
    page.go_back()
    page.locator(".md-footer__link--next").click()
    expect(page).to_have_url(re.compile("/learn/black-and-white-nim/index.html$"))
    page.locator(".chart:not(noscript .chart)").first.focus()
    expect(page.locator(".chart.is-live").first).to_be_visible()
    form = page.locator("form.answer:has(input)").first
    form.locator("input").fill("nonsense")
    form.locator("input").press("Enter")
    expect(form.locator("output")).to_contain_text("Type")


def test_the_search_finds_and_leads_on(open_copy: Callable[[str], Page]) -> None:
    page = open_copy("tables/evil-p-positions")
    page.locator(".md-search__input").press_sequentially("theorem 14")
    first = page.locator(".md-search-result__link").first
    expect(first).to_contain_text("Theorem 14")
    first.click()
    expect(page).to_have_url(re.compile("/claims/chromatic/thm-14/index.html"))
    expect(page.locator("h1")).to_contain_text("Theorem 14")


def test_boards_and_where_they_lead(open_copy: Callable[[str], Page]) -> None:
    page = open_copy("play/nim")
    play.ready(page)
    before = play.heaps(page)
    play.choose(page, before, (0, *before[1:]))
    play.press(page, "Take")
    expect(page.locator(".board .moves li")).not_to_have_count(1)
    expect(page).to_have_url(re.compile("moves="))
    page.reload()
    expect(page.locator(".board .moves li")).not_to_have_count(1)
    page = open_copy("")
    page.locator(".home-try input").first.fill("wythoff")
    page.locator(".home-try [type=submit]").click()
    expect(page).to_have_url(re.compile(r"/lab/index\.html\?game=wythoff"))
    expect(page.locator(".lab-answer").first).to_contain_text(SERVER)


def test_lists_are_filtered(open_copy: Callable[[str], Page]) -> None:
    page = open_copy("ledger")
    page.get_by_label("Filter by paper").select_option("star")
    expect(page).to_have_url(re.compile(r"index\.html\?paper=star$"))
    expect(page.locator(".ledger-tools [role=status]")).to_contain_text(" of ")
    page = open_copy("gallery")
    page.get_by_label("Find").fill("evil-plane")
    expect(page.locator(".thumb:visible")).to_have_count(1)
    page.locator(".thumb:visible").click()
    expect(page.locator("dialog[open] img:visible")).to_have_count(1)


def test_what_is_copied_is_on_the_clipboard(open_copy: Callable[[str], Page]) -> None:
    page = open_copy("start")
    page.locator("button.md-clipboard, .md-code__button").first.click()
    expect(page.locator(".md-dialog")).to_contain_text("Copied")
    assert pasted(page)
    page = open_copy("cite")
    page.get_by_role("combobox").fill("theorem 14")
    expect(page.locator("#cite-hit-0")).to_be_visible()
    page.get_by_role("combobox").press("Enter")
    expect(page).to_have_url(re.compile("thm-14$"))
    expect(page.locator(".cite-shown h3")).to_contain_text("Theorem 14")  # comes a little later
    button = page.locator(".cite-shown [data-copies]").first
    button.click()
    expect(button).to_have_text("Copied")
    assert "chromatic/thm-14" in pasted(page)


def test_slides(open_copy: Callable[[str], Page]) -> None:
    page = open_copy("talks")
    page.get_by_label("Figure").select_option("beta-plane")
    expect(page.locator(".talk-command code")).to_contain_text("beta-plane")
    page.locator("article a[href='star/index.html']").first.click()
    expect(page.locator("section.present h1")).to_be_visible()
    page.locator(".keys a").first.click()
    expect(page.locator("h1")).to_contain_text("For talks")


@pytest.mark.parametrize("place", ["lab", "decide"])
def test_what_runs_python_says_what_it_needs(open_copy: Callable[[str], Page], place: str) -> None:
    expect(open_copy(place).locator(".lab-needs")).to_contain_text(SERVER)


def test_code_on_a_page_says_what_it_needs(open_copy: Callable[[str], Page]) -> None:
    page = open_copy("start")
    page.get_by_role("button", name="Run", exact=True).first.click()
    expect(page.get_by_text(SERVER).first).to_be_visible()


OPENED = [  # by the tests above, in which an error fails too
    ".",
    "cite",
    "claims/chromatic/thm-14",
    "decide",
    "gallery",
    "lab",
    "ledger",
    "start",
    "tables/evil-p-positions",
    "talks",
    "talks/star",
]
KINDS = [
    ".",
    "article",
    "api",
    "api/numbers/binary",
    "certificates",
    "changes",
    "claims/chromatic/thm-14",
    "cite",
    "conventions",
    "decide",
    "embed/evil-plane",
    "errata",
    "figures/evil-plane",
    "findings",
    "gallery",
    "games",
    "games/mark",
    "glossary",
    "lab",
    "learn",
    "learn/star",
    "ledger",
    "literature",
    "notebooks/mark",
    "papers",
    "papers/star",
    "play",
    "play/blackwhite",
    "start",
    "tables",
    "tables/evil-p-positions",
    "talks",
    "talks/star",
]


def test_every_kind_of_page_opens(open_copy: Callable[[str], Page]) -> None:
    for place in KINDS if LONG else {*KINDS} - {*OPENED}:
        page = open_copy(place)
        expect(page.locator("h1").first).to_be_attached()


def test_every_link_names_a_file(copy: Path) -> None:
    lost = []
    for place in KINDS:
        page = copy / place / "index.html"
        text = page.read_text("utf-8")
        for path in re.findall(r'<[a-z][^<>]*\s(?:href|src)="([^":#?]+)["#?]', text):
            if not (page.parent / unquote(path)).is_file():
                lost.append(f"{place}: {path}")
    assert lost == []
