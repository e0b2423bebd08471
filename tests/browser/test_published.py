"""A site built for its address, at the root of its host and below: every page is at home there."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect
from small import GOOD, attempt

from chromdocs.site import cards

pytestmark = pytest.mark.browser

PAGES = {
    "index.md": f"{GOOD}\nTo the [lab](lab.md).\n",
    "lab.md": "# Lab\n\nAsk, or read [on](learn/mark.md).\n",
    "learn/mark.md": "# Mark\n\nBack to the [lab](../lab.md).\n",
}


@dataclass
class Published:
    """A site in a folder, as it is known at an address."""

    url: str
    folder: Path

    def text(self, name: str) -> str:
        return (self.folder / name).read_text("utf-8")

    def answer(self, route: Route) -> None:
        """Answer as a host does: what is not there gets the page that says so."""
        path = route.request.url.partition("?")[0].partition("#")[0]
        file = self.folder / path.removeprefix(self.url) if path.startswith(self.url) else None
        if file and file.is_dir():
            file /= "index.html"
        if file and file.is_file():
            route.fulfill(path=file)
        else:
            route.fulfill(status=404, path=self.folder / "404.html")


STAYS = "link[rel=stylesheet], .md-header a, .md-tabs a"  # where pages are swapped


@pytest.fixture(scope="module", params=["https://example.org/", "https://example.org/sub/"])
def published(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Published:
    folder = tmp_path_factory.mktemp("published")
    card = (cards.HOME, cards.Card("Site", "Home"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards, "cards", lambda world: [card])
        attempt(folder, patch, PAGES, request.param)
    return Published(request.param, folder / "site")


@pytest.fixture(scope="module")
def context(published: Published, browser: Browser) -> Iterator[BrowserContext]:
    """Find the site at its address, and nothing else."""
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    context.route("**/*", published.answer)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "response",
        lambda r: wrong.append(r.url) if r.status == 404 and "gone" not in r.url else None,
    )
    yield page
    page.close()
    assert wrong == []


def test_a_link_is_followed_without_loading_a_page(published: Published, page: Page) -> None:
    page.goto(published.url, wait_until="networkidle")
    page.evaluate("window.kept = true")
    stays = "all => all.map((one) => one.href)"
    before = page.eval_on_selector_all(STAYS, stays)
    assert len(before) > 2
    page.locator("article a", has_text="lab").click()
    expect(page).to_have_url(f"{published.url}lab/")
    expect(page.locator(".md-content h1")).to_contain_text("Lab")
    page.locator("article a", has_text="on").last.click()
    expect(page).to_have_url(f"{published.url}learn/mark/")
    expect(page.locator(".md-content h1")).to_contain_text("Mark")  # comes a little later
    assert page.eval_on_selector_all(STAYS, stays) == before
    page.go_back()
    expect(page.locator(".md-content h1")).to_contain_text("Lab")
    assert page.evaluate("window.kept"), "a page was loaded anew"


def test_the_search_leads_to_a_page(published: Published, page: Page) -> None:
    page.goto(f"{published.url}learn/mark/")
    page.locator(".md-search__input").press_sequentially("ask")
    page.locator(".md-search-result__link", has_text="Lab").first.click()
    expect(page.locator(".md-content h1")).to_contain_text("Lab")
    assert page.url.startswith(f"{published.url}lab/")


def test_a_page_that_is_not_there_leads_back(published: Published, page: Page) -> None:
    page.goto(f"{published.url}learn/gone/far/")
    expect(page.locator(".md-content h1")).to_contain_text("no such page")
    assert page.evaluate("document.fonts.size") > 0  # the style is found
    page.locator(".md-logo:visible").first.click()
    expect(page).to_have_url(published.url)


def test_what_others_are_told(published: Published) -> None:
    url = published.url
    head = dict(
        re.findall(
            r'<(?:meta (?:property|name)|link rel)="([^"]+)" (?:content|href)="([^"]+)"',
            published.text("lab/index.html"),
        )
    )
    assert head["og:title"] == "Lab"
    assert head["og:url"] == head["canonical"] == f"{url}lab/"
    assert head["og:description"]
    assert (published.folder / head["og:image"].removeprefix(url)).is_file()
    assert f"Sitemap: {url}sitemap.xml" in published.text("robots.txt")
    places = ElementTree.fromstring(published.text("sitemap.xml")).itertext()
    assert {place.strip() for place in places} >= {url, f"{url}lab/", f"{url}learn/mark/"}
    assert f'href="{url.removeprefix("https://example.org")}' in published.text("404.html")
