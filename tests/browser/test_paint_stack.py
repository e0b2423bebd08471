"""A stack to paint: the dance and the map follow every change, and the stack can be played."""

import json
import random
import re
from typing import Any

import pytest
from axe import problems
from playwright.sync_api import Locator, Page, expect

from chromdocs.games import catalogue
from chromdocs.games.chromatic import chromatic
from chromdocs.lab.board import board
from chromdocs.site.painted import PRESETS, TOP, letters, partners, said
from chromdocs.solve.reference import Reference

pytestmark = pytest.mark.browser

CHAPTER = "learn/chromatic-nim/"
HOME = ""  # has the same stack, and comes sooner
PRIMES = letters(PRESETS["primes"])
PHONE = {"width": 360, "height": 800}
LOST = """map => [...map.querySelectorAll("i")].flatMap((cell, i) =>
  cell.matches(".p") ? [[i % 11, 10 - Math.floor(i / 11)]] : [])"""

COME = """async (paint) => {  // what is far down the page is laid out when one comes there
  paint.scrollIntoView({ behavior: "instant" });
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
}"""


def token(page: Page, level: int) -> Locator:
    return page.locator(f".paint [data-level='{level}']")


def painted(page: Page) -> str:
    return "".join(page.locator(".paint-token").all_text_contents())


def shows(page: Page, colours: str) -> None:
    """Expect the sentence, the map and the dance that brute force finds for *colours*."""
    expect(page.locator(".paint-say")).to_contain_text(said(partners(colours)))
    red = [level for level, colour in enumerate(colours, 1) if colour == "R"]
    lost = Reference(chromatic(red)).p_positions(TOP)
    found = page.locator(".paint-map").evaluate(LOST)
    assert {(x, y) for x, y in found} == {*lost} | {(y, x) for x, y in lost}
    pairs = [
        tuple(map(int, re.findall(r"\d+", t)))
        for t in page.locator(".pair small").all_inner_texts()
    ]
    assert [(0, 0), *pairs] == lost
    assert page.locator(".dancer").count() == TOP


def test_a_press_changes_a_colour_and_a_second_one_brings_it_back(open_page: Any) -> None:
    page = open_page(CHAPTER, fresh=True, reduced_motion="reduce")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload(wait_until="networkidle")
    assert not any("painted.js" in address for address in asked), "nothing before the first touch"
    dance = page.locator(".paint-dance")
    as_sent = dance.inner_html()
    token(page, 8).click()
    expect(token(page, 8)).to_have_accessible_name("level 8, red")
    expect(page.locator(".paint-say")).to_contain_text("Level 8 is red now.")
    shows(page, "GRRGRGRRGG")
    assert sum("painted.js" in address for address in asked) == 1
    token(page, 8).click()
    expect(token(page, 8)).to_have_accessible_name("level 8, green")
    shows(page, PRIMES)
    assert dance.inner_html().replace("\n", "") == as_sent.replace("\n", "")


def test_keys_move_and_change(open_page: Any) -> None:
    page = open_page(HOME)
    token(page, 10).focus()
    for key in ("ArrowUp", "ArrowDown", "ArrowDown", "Enter", "Home", "Space"):
        page.keyboard.press(key)
    expect(token(page, 1)).to_be_focused()
    assert page.locator(".paint-token[tabindex='0']").count() == 1
    shows(page, "RRRGRGRRGG")


def test_a_pointer_paints_several(open_page: Any) -> None:
    page = open_page(HOME)
    token(page, 8).hover()
    page.mouse.down()
    token(page, 9).hover()
    token(page, 10).hover()
    page.mouse.up()
    shows(page, "GRRGRGRRRR")
    token(page, 10).focus()
    page.keyboard.press("Enter")
    shows(page, "GRRGRGRRRG")


def test_any_colouring_shows_what_the_library_finds(open_page: Any) -> None:
    page = open_page(CHAPTER, viewport=PHONE, reduced_motion="reduce")
    chance = random.Random(16)
    wanted = [*map(letters, PRESETS.values())]
    wanted += ["".join(chance.choices("RG", k=TOP)) for _ in range(4)]
    page.locator(".paint").evaluate(COME)
    high = page.locator(".paint").evaluate("paint => paint.offsetHeight")
    for colours in wanted:
        now = painted(page)
        for level in range(1, TOP + 1):
            if now[level - 1] != colours[level - 1]:
                token(page, level).click()
        shows(page, colours)
        assert page.locator(".paint").evaluate("paint => paint.offsetHeight") == high
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.get_by_role("button", name="evil", exact=True).click()
    shows(page, letters(PRESETS["evil"]))
    expect(page.locator(".paint-game code")).to_have_text("chromatic:red=3,5,6,9,10")
    link = page.get_by_role("link", name="Open in the lab").get_attribute("href")
    assert link.endswith("/lab/?red=3,5,6,9,10&to=40")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_dancers_move_unless_the_reader_wants_none(open_page: Any, motion: str) -> None:
    page = open_page(HOME, reduced_motion=motion)
    moving = page.evaluate("""async () => {
      document.querySelector(".paint [data-level='1']").click();
      const say = document.querySelector(".paint-say");
      const changed = { childList: true, subtree: true };
      await new Promise((done) => new MutationObserver(done).observe(say, changed));
      return document.querySelector(".paint").getAnimations({ subtree: true }).length;
    }""")
    assert (moving > 0) == (motion == "no-preference")


def test_a_walk_goes_level_by_level_and_can_pause(open_page: Any) -> None:
    page = open_page(HOME, reduced_motion="reduce")
    page.get_by_role("button", name="Walk up the stack").click()
    say = page.locator(".paint-say")
    expect(say).to_contain_text("Level 1 is green: it waits.")
    page.get_by_role("button", name="Pause").click()
    assert page.locator(".dancer").count() < TOP
    page.get_by_role("button", name="Walk on").click()
    expect(say).to_contain_text(re.compile(r"Level \d is red: (it takes|nobody waits)"))
    token(page, 10).click()  # who paints sees the whole dance again
    shows(page, f"{PRIMES[:-1]}R")
    expect(page.get_by_role("button", name="Walk up the stack")).to_be_visible()


def test_the_stack_is_played_from_a_square_of_the_map(open_page: Any) -> None:
    page = open_page(HOME)
    page.locator(".paint-map i").nth((TOP - 7) * (TOP + 1) + 6).click()
    verdict = page.locator(".paint-verdict")
    expect(verdict).to_contain_text(
        "(6, 7) is a P-position: if you start there, a perfect opponent"
    )
    page.get_by_label("Height of the first stack").fill("4")
    expect(verdict).to_contain_text("(4, 7) is an N-position: if you start there, you can win")
    page.evaluate("() => { window.ask = async () => { throw new Error('no library here'); }; }")
    page.get_by_role("button", name="Play this stack").click()
    expect(verdict).to_have_text("no library here")
    game = "chromatic:red=2,3,5,7"
    data = json.loads(json.dumps(board(catalogue.game(game), (4, 7))))
    page.evaluate(
        "data => { window.ask = async (...asked) => { window.wanted = asked; return data; }; }",
        data,
    )
    page.get_by_role("button", name="Play this stack").click()
    expect(page.locator(".paint .board .token-button")).to_have_count(11)
    wanted = {"game": game, "start": [4, 7], "misere": False}
    assert page.evaluate("window.wanted") == ["board", wanted]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_it(open_page: Any, scheme: str) -> None:
    page = open_page(HOME, color_scheme=scheme, reduced_motion="reduce")
    token(page, 4).click()
    expect(page.locator(".paint-say")).to_contain_text("Level 4 is red now.")
    assert problems(page, part=".paint") == []


def test_without_javascript_the_dance_is_there(open_page: Any) -> None:
    page = open_page(HOME, java_script_enabled=False)
    assert painted(page) == PRIMES
    expect(page.locator(".pair").first).to_be_visible()
    expect(token(page, 1)).to_be_disabled()
    expect(page.locator(".paint-walk")).to_be_hidden()
