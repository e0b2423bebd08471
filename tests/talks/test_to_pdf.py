"""Slides for print: one page each, fonts inside, the same bytes, and nothing that overflows."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from matplotlib.backends.backend_agg import RendererAgg
from sample import DECK
from sample import ready as sample

from chromdocs.papers import DECKS
from chromdocs.site.kinds.decks import ready
from chromdocs.site.world import World
from chromdocs.talks.deck import Source, Talk
from chromdocs.talks.to_pdf import EDGE, HEIGHT, INCH, WIDTH, pages, to_pdf

WRITTEN = [deck for deck in DECKS.values() if deck.slides]


@pytest.fixture(scope="module")
def printed() -> bytes:
    return to_pdf(sample())


@pytest.fixture(scope="module")
def world() -> World:
    return World(keep=True)


def with_slide(**changes: object) -> Talk:
    """Return the sample talk with another first slide."""
    slides = (replace(DECK.slides[0], **changes), *DECK.slides[1:])
    return replace(sample(), deck=replace(DECK, slides=slides))


def test_there_is_a_page_for_each_slide_and_two_more(printed: bytes) -> None:
    assert len(re.findall(rb"/Type /Page\b", printed)) == len(DECK.slides) + 2
    assert len(set(re.findall(rb"/MediaBox \[[^\]]*\]", printed))) == 1
    box = re.search(rb"/MediaBox \[ 0 0 (\d+) (\d+) \]", printed)
    assert box
    assert int(box[1]) * 9 == int(box[2]) * 16


def test_fonts_are_embedded_as_truetype(printed: bytes) -> None:
    assert printed.count(b"/FontFile2") >= 2
    assert b"/Type3" not in printed
    assert b"/CreationDate" not in printed


def test_the_bytes_are_the_same_in_another_process(printed: bytes) -> None:
    code = "import sys; from sample import ready; from chromdocs.talks.to_pdf import to_pdf; "
    code += "sys.stdout.buffer.write(to_pdf(ready()))"
    here = Path(__file__).parent
    command = [sys.executable, "-c", code]
    environment = os.environ | {"PYTHONHASHSEED": "7", "PYTHONPATH": str(here)}
    again = subprocess.run(
        command, cwd=here, env=environment, capture_output=True, check=True, timeout=100
    )
    assert again.stdout == printed


def test_the_words_are_those_of_the_deck(printed: bytes, tmp_path: Path) -> None:
    if not shutil.which("pdftotext"):
        pytest.skip("there is no pdftotext to read a PDF with")
    (tmp_path / "talk.pdf").write_bytes(printed)
    command = ["pdftotext", "-raw", tmp_path / "talk.pdf", "-"]
    read = subprocess.run(command, capture_output=True, check=True, timeout=100)
    found = " ".join(read.stdout.decode().split())
    for slide in DECK.slides:
        for words in (slide.title, *slide.points):
            assert words in found
    for words in (DECK.title, DECK.subtitle, sample().reference, sample().credit, sample().closing):
        assert words in found
    assert all(f"{source.place}: {source.said}" in found for source in sample().sources)


def inside(talk: Talk) -> None:
    """Check that all words of all pages are on the page; figures are frames without marks."""
    fine = RendererAgg(10, 10, 600)  # at which hints to the grid of pixels change no width
    blank = tuple(figure and replace(figure, marks=()) for figure in talk.figures)
    for number, page in enumerate(pages(replace(talk, figures=blank)), start=1):
        for text in page.texts:
            box = text.get_window_extent(fine, dpi=600)
            assert box.x0 * INCH / 600 >= EDGE - 3, (number, text.get_text())
            assert box.x1 * INCH / 600 <= WIDTH - EDGE + 3, (number, text.get_text())
            assert 0 < box.y0 < box.y1 < HEIGHT * 600 / INCH, (number, text.get_text())
        heights = [
            t.get_position()[1] * HEIGHT for t in page.texts[1:] if t.get_position()[1] > 0.1
        ]
        assert min(heights) > 60, number
        assert page.get_size_inches()[0] == WIDTH / INCH


def test_nothing_overflows() -> None:
    inside(sample())


@pytest.mark.parametrize("deck", WRITTEN, ids=lambda deck: deck.paper.key)
def test_nothing_overflows_in_a_written_deck(deck: object, world: World) -> None:
    inside(ready(deck, world))


def test_words_that_do_not_fit_become_smaller_and_then_an_error() -> None:
    few, many = (
        {t.get_fontsize() for t in pages(with_slide(points=(words,) * 4))[1].texts}
        for words in ("Word " * 4, "Word " * 18)
    )
    assert max(few - many) > max(many - few)
    with pytest.raises(ValueError, match="talk chromatic, slide 'A game to begin with': the words"):
        pages(with_slide(points=("Word " * 40,) * 4))
    with pytest.raises(ValueError, match="the words do not fit: 'A title"):
        pages(with_slide(title="A title " * 15))
    with pytest.raises(ValueError, match="the words do not fit"):
        pages(with_slide(points=("Unbroken" * 12,)))


def test_many_sources_fit_and_too_many_do_not() -> None:
    source = Source("star/thm-1", "Theorem 1", "holds · checked to n = 20,000 · 9 cases", "holds")
    inside(replace(sample(), sources=(source,) * 24))
    with pytest.raises(ValueError, match="talk chromatic, sources: the words do not fit"):
        pages(replace(sample(), sources=(source,) * 80))


@pytest.mark.filterwarnings("ignore:Glyph")
def test_a_sign_that_no_font_has_is_an_error() -> None:
    with pytest.raises(ValueError, match="no font has \U0001f9e9"):
        pages(with_slide(title="A \U0001f9e9"))
