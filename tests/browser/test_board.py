"""The board: a game can be played and won, with the mouse and with the keyboard."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser


def heaps(page: Page) -> list[int]:
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
        found = re.search(r"Move to \((\d+), (\d+)\)", say.inner_text())
        assert found, say.inner_text()
        move_to(page, [int(found[1]), int(found[2])], press)
        if "you win" in say.inner_text():
            break
    expect(say).to_contain_text("you win")
    page.get_by_role("button", name="Start again").click()
    assert heaps(page) == [5, 7]


def test_a_wrong_move_is_answered_by_a_winning_one(open_page: Any) -> None:
    page = open_page("")
    move_to(page, [5, 6], "click")
    assert sorted(heaps(page)) in ([4, 6], [2, 5])
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".board .say")).to_contain_text("lost")


def test_with_a_red_top_only_one_stack_is_chosen(open_page: Any) -> None:
    page = open_page("")
    page.locator("[data-at='0,5']").click()
    page.locator("[data-at='1,7']").click()
    expect(page.locator(".token-button.taken")).to_have_count(1)


def test_without_javascript_a_picture_stands_in(open_page: Any) -> None:
    page = open_page("", java_script_enabled=False)
    expect(page.locator(".board img.only-light")).to_be_visible()
