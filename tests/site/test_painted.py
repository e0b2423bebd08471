"""A stack to paint: what the page is sent for all its colourings is what brute force finds."""

import gzip
import re

import pytest

from chromdocs.games.chromatic import chromatic
from chromdocs.site.blocks import Blocks
from chromdocs.site.data import read
from chromdocs.site.painted import DATA, PRESETS, TOP, every, letters, met, paint, partners
from chromdocs.site.world import World
from chromdocs.solve.reference import Reference


def test_the_pairs_of_every_colouring_are_its_p_positions() -> None:
    for colours, found in every().items():
        red = [level for level, colour in enumerate(colours, 1) if colour == "R"]
        pairs, waiting = met(found)
        assert [(0, 0), *pairs] == Reference(chromatic(red)).p_positions(TOP), colours
        assert sorted({*waiting}.union(*pairs)) == [*range(1, TOP + 1)]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_as_sent_shows_a_colouring(preset: str) -> None:
    files: dict[str, bytes] = {}
    html = paint(Blocks(World(), "learn/chromatic-nim/", files), preset)
    colours = letters(PRESETS[preset])
    tokens = re.findall(r'aria-label="level (\d+), (\w+)".*>([RG])</button>', html)
    assert [letter for *_, letter in tokens] == [*colours]
    assert all(letter == colour[0].upper() for _, colour, letter in tokens)
    shown = [tuple(map(int, pair)) for pair in re.findall(r'data-pair="(\d+),(\d+)"', html)]
    pairs, waiting = met(partners(colours))
    assert shown == pairs
    assert html.count('<i class="dancer ') == TOP
    queue = html.partition('class="paint-queue"')[2].partition("</div>")[0]
    assert [int(level) for level in re.findall(r'data-dancer="(\d+)"', queue)] == waiting
    squares = re.findall(r'<i( class="p")?></i>', html)
    lost = {(i % (TOP + 1), TOP - i // (TOP + 1)) for i, blue in enumerate(squares) if blue}
    assert lost == {(0, 0)} | {*pairs} | {(y, x) for x, y in pairs}
    assert read(files[DATA]) == every()
    assert len(gzip.compress(files[DATA])) < 8_000


def test_an_unknown_colouring_is_refused() -> None:
    with pytest.raises(ValueError, match="cubes"):
        paint(Blocks(World(), "", {}), "cubes")
