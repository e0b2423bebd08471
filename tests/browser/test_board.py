"""The board: a game can be played and won, with the mouse and with the keyboard."""

import re
from pathlib import Path
from typing import Any

import pytest
from bounds import bound
from playwright.sync_api import Browser, Page, expect

from chromdocs.games.catalogue import FAMILIES

pytestmark = pytest.mark.browser


def heaps(page: Page) -> list[int]:
    page.locator(".board .size").first.wait_for()
    return [int(text) for text in page.locator(".board .size").all_inner_texts()]


def move_to(page: Page, after: list[int], press: str) -> None:
    before = heaps(page)
    for i, height in enumerate(after):
        if height < before[i]:
            token = page.locator(f"[data-at='{i},{height + 1}']")
            if press == "click":
                token.click()
            else:
                token.focus()
                page.keyboard.press(press)
    button = page.get_by_role("button", name="Take")
    if press == "click":
        button.click()
    else:
        button.focus()
        page.keyboard.press(press)


@pytest.mark.parametrize("press", ["click", "Enter", "Space"])
def test_following_the_hints_wins(open_page: Any, press: str) -> None:
    page = open_page("")
    say = page.locator(".board .say")
    for _ in range(12):
        page.get_by_role("button", name="Hint").click()
        found = re.search(r"(?:Move to|Leave) \((\d+), (\d+)\)", say.inner_text())
        assert found, say.inner_text()
        move_to(page, [int(found[1]), int(found[2])], press)
        if "you win" in say.inner_text():
            break
    expect(say).to_contain_text("you win")
    page.get_by_role("button", name="Start again").click()
    assert heaps(page) == [5, 7]


@pytest.mark.parametrize("name", [*FAMILIES][:: bound(3, 1)])
def test_following_the_hints_wins_at_every_game_on_a_phone(open_page: Any, name: str) -> None:
    phone = {"width": 360, "height": 800}
    page = open_page(f"play/{name}/", viewport=phone, reduced_motion="reduce")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    say = page.locator(".board .say")
    for _ in range(20):
        page.get_by_role("button", name="Hint").click()
        found = re.search(r"(?:Move to|Leave) \(?([\d, ]+)", say.inner_text())
        assert found, say.inner_text()
        move_to(page, [int(heap) for heap in found[1].split(",")], "click")
        expect(say).to_have_text(re.compile("Your move|You can win|you win"))
        if "you win" in say.inner_text():
            break
    expect(say).to_contain_text("you win")


def test_what_is_no_move_is_said(open_page: Any) -> None:
    page = open_page("play/permutation/")
    page.locator(f"[data-at='0,{heaps(page)[0]}']").click()
    expect(page.locator(".board .say")).to_contain_text("is no move")
    expect(page.get_by_role("button", name="Take")).to_be_disabled()


def test_a_wrong_move_is_answered_by_a_winning_one(open_page: Any) -> None:
    page = open_page("")
    move_to(page, [5, 6], "click")
    expect(page.locator(".board .say")).to_contain_text("Your move.")
    assert sorted(heaps(page)) in ([4, 6], [2, 5])
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".board .say")).to_contain_text("Every move from here loses")


def test_with_a_red_top_only_one_stack_is_chosen(open_page: Any) -> None:
    page = open_page("")
    page.locator("[data-at='0,5']").click()
    page.locator("[data-at='1,7']").click()
    expect(page.locator(".token-button.taken")).to_have_count(1)


def test_without_javascript_a_picture_stands_in(open_page: Any) -> None:
    page = open_page("", java_script_enabled=False)
    expect(page.locator(".board img.only-light")).to_be_visible()


def test_the_opponent_says_why_it_may_take_from_both(open_page: Any) -> None:
    page = open_page("", reduced_motion="reduce")
    move_to(page, [4, 7], "click")
    say = page.locator(".board .say")
    expect(say).to_contain_text("took from both stacks, as no red token is on top")
    expect(say).to_contain_text("the opponent wins")


def test_arrow_keys_walk_the_tokens_and_t_takes(open_page: Any) -> None:
    page = open_page("")
    page.locator("[data-at='0,5']").focus()
    for key in ("ArrowRight", "ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".board .say")).to_contain_text("You would leave (5, 6)")
    page.keyboard.press("t")
    expect(page.locator(".board .say")).to_contain_text("Your move.")


def test_the_board_works_from_a_disk(browser: Browser) -> None:
    page = browser.new_page()
    page.goto((Path(__file__).parents[2] / "site/index.html").as_uri())
    expect(page.locator(".token-button").first).to_be_visible()
    page.close()
