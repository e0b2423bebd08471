"""The typeface of the drawings: that of the pages where it is, DejaVu Sans where it is not."""

from pathlib import Path

import pytest
from matplotlib.font_manager import FontProperties, findfont, get_font

from chromdocs.figures import letters, to_plotly
from chromdocs.figures.paint import ASSETS, FACES
from chromdocs.papers import EXHIBITS
from chromdocs.site.lettering import bring_letters


@pytest.fixture(autouse=True)
def brought() -> None:
    bring_letters()


def test_words_are_set_in_the_typeface_of_the_pages() -> None:
    names = letters.families.__wrapped__()
    assert names == [letters.SERIF, letters.SANS, "DejaVu Sans"]
    for weight in ("normal", "bold"):
        serif, sans = (
            get_font(findfont(FontProperties(family=name, weight=weight))) for name in names[:2]
        )
        assert (serif.family_name, sans.family_name) == (letters.SERIF, letters.SANS)
        assert {*map(ord, "Aaz09()−–…βφστ")} <= serif.get_charmap().keys()
        assert {*map(ord, "⋆⌊⌋√≤₀ₙ→✓")} <= sans.get_charmap().keys()


def test_drawings_can_tell_bold_letters_from_others() -> None:
    faces = [get_font(Path(str(ASSETS), f"literata{face}.ttf")) for face in FACES]
    names = [face.postscript_name for face in faces]
    assert names == ["ChromdocsSerif-Regular", "ChromdocsSerif-Bold"]
    assert [face.style_name for face in faces] == ["Regular", "Bold"]


def test_without_it_words_are_set_in_dejavu(tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(letters, "ASSETS", tmp_path)
    assert letters.families.__wrapped__() == [letters.SANS, "DejaVu Sans"]


def test_a_page_of_one_figure_brings_the_typeface(tmp_path: Path, monkeypatch) -> None:
    figure = EXHIBITS["evil-stacks"].make()
    assert to_plotly.to_html(figure).count("url(data:font/ttf;base64,") == 2
    assert to_plotly.chart(figure)["layout"]["font"]["family"].startswith("Literata, ")
