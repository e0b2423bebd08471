"""What tests of Play share: how a reader's hands move on a board."""

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from chromdocs.games.game import Game, Position
from chromdocs.solve.answer import answer
from chromdocs.solve.moves import blocked

PHONE = {"width": 360, "height": 720}
READY = "() => !['wait', undefined].includes(document.querySelector('.board').dataset.phase)"


def ready(page: Page) -> None:
    """Wait until somebody may act."""
    page.wait_for_function(READY)


def say(page: Page) -> Locator:
    return page.locator(".board .say")


def press(page: Page, name: str) -> None:
    page.locator(".board .desk").get_by_role("button", name=name, exact=True).click()


def heaps(page: Page) -> Position:
    """Return the position, from what the board shows."""
    ready(page)
    sizes = page.locator(".board .stack .size").all_inner_texts()
    return tuple(map(int, sizes)) if sizes else at(page)


def at(page: Page) -> Position:
    """Return the position from the list of moves, which is on pages of Play."""
    last = page.locator(".board .moves li").last.inner_text()
    found = re.search(r": \(?([\d, ]+)", last)
    assert found, last
    return tuple(map(int, found[1].strip(" ,").split(",")))


def choose(page: Page, before: Sequence[int], after: Sequence[int], act: str = "click") -> None:
    """Choose the tokens that a move takes."""
    for i, (height, new) in enumerate(zip(before, after, strict=True)):
        if new < height:
            token = page.locator(f".board [data-at='{i},{new + 1}']")
            getattr(token, act)()


def winning(game: Game, position: Position, misere: bool = False) -> Position:
    """Return a move that wins, by the library."""
    free = [
        move
        for move in answer(game, position, misere=misere).moves
        if move not in blocked(game, position)
    ]
    assert free, position
    return free[0]


def finished(page: Page) -> bool:
    ready(page)
    return page.locator(".board").get_attribute("data-phase") == "over"


def opened(open_page: Any, place: str, **options: Any) -> Page:
    page: Page = open_page(place, reduced_motion="reduce", **options)
    expect(say(page)).not_to_be_empty()
    ready(page)
    return page
