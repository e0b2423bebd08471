"""Boards of pages: scripts that bring what the library says, the outcomes and the reasons."""

import gzip
import json
import re
from typing import Any

import pytest

from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.lab.board import board
from chromdocs.site.boards import box, prepared
from chromdocs.site.data import read
from chromdocs.site.kinds import games

LARGEST = 40_000  # bytes of a board, packed


def data(script: bytes, key: str) -> Any:
    found = re.fullmatch(r'\(.*?\)\["([\w-]+)"\] = .*;\n', script.decode())
    assert found
    assert found[1] == key
    return read(script)


@pytest.mark.parametrize("name", FAMILIES)
def test_every_family_has_a_small_board_with_reasons(name: str) -> None:
    game, start = games.to_play(name)
    top = box(game, start)
    key, script, why = prepared(game.name, start, top=top)
    assert len(gzip.compress(script)) < LARGEST
    found = data(script, key)
    assert found == json.loads(json.dumps(board(game, start, top=top)))
    assert "moves" in found
    assert found["family"] == name
    reasons = data(why, f"{key}-why")
    assert [reason is None for reason in reasons] == [x == "-" for x in found["outcomes"]]
    for reason, letter in zip(reasons, found["outcomes"], strict=True):
        if reason:
            assert {*reason} == {"said", "words", "picture"}
            assert f"{letter}-position" in reason["said"]


@pytest.mark.parametrize("name", FAMILIES)
def test_the_reader_can_win(name: str) -> None:
    assert games.can_win(*games.to_play(name))


def test_another_board_has_another_name() -> None:
    keys = {prepared("mark", (9,), misere)[0] for misere in (False, True)}
    keys |= {prepared("mark", (8,))[0], prepared("mark", (8,), top=(9,))[0]}
    assert len(keys) == 4


def test_a_page_to_play_on_has_room_above_its_start() -> None:
    assert box(catalogue.game("wythoff"), (4, 8)) == (12, 12)
    assert box(catalogue.game("nim:piles=4"), (1, 2, 3, 4)) == (3, 3, 3, 4)
