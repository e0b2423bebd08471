"""Figures of one's own, and how a figure shows and saves itself."""

import sys
from pathlib import Path

import pytest

from chromdocs import __version__
from chromdocs.figures import shown
from chromdocs.figures.figure import Exhibit, Figure, Points
from chromdocs.figures.formats import ENDINGS
from chromdocs.figures.frame import shaped
from chromdocs.papers import EXHIBITS

OWN = Figure(
    id="mine",
    title="Three points",
    marks=(Points((1, 2, 3), (1, 4, 9), "p"),),
    columns=("n", "square"),
    data=((1, 1), (2, 4), (3, 9)),
)
MISSING = "this needs matplotlib; it comes with pip install 'chromdocs[draw]'"


def test_an_own_figure_says_what_it_is_and_no_more():
    assert OWN.alt == OWN.title
    head = f"# Three points.\n# figure mine, made with chromdocs {__version__}"
    assert OWN.csv == f"{head}\nn,square\n1,1\n2,4\n3,9\n"
    exhibit = Exhibit(id="my-own", title="Mine", build=lambda: OWN, licence="CC0 1.0")
    assert exhibit.make().csv.startswith(f"{head.replace('mine', 'my-own')}, CC0 1.0\n")
    assert exhibit.paper_key == ""


def test_a_published_figure_says_its_licence():
    made = EXHIBITS["evil-stacks"].make()
    assert f"\n# figure evil-stacks, chromdocs {__version__}, CC BY 4.0\n" in made.csv


def test_it_shows_itself_in_few_words_and_as_a_picture(monkeypatch: pytest.MonkeyPatch):
    exhibit = EXHIBITS["evil-plane"]
    assert repr(exhibit) == f"<Exhibit evil-plane: {exhibit.title}>"
    assert repr(exhibit.make()) == f"<Figure evil-plane: {exhibit.make().title}>"
    bundle = exhibit._repr_mimebundle_()
    assert [*bundle] == ["text/plain", "image/svg+xml"]
    assert bundle["image/svg+xml"].startswith("<svg")
    monkeypatch.setattr(shown, "LARGE", 100)
    assert [*OWN._repr_mimebundle_()] == ["text/plain", "image/png"]


def test_without_matplotlib_it_shows_itself_and_says_what_draws_the_rest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.delitem(sys.modules, "chromdocs.figures.to_matplotlib", raising=False)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    monkeypatch.setattr(shown, "LARGE", 100)  # pixels are not to be had
    bundle = OWN._repr_mimebundle_()
    assert [*bundle] == ["text/plain", "image/svg+xml"]
    assert bundle["image/svg+xml"].startswith("<svg ")
    for ending in ("png", "pdf"):
        with pytest.raises(ImportError) as error:
            OWN.save(tmp_path / f"mine.{ending}")
        assert str(error.value) == MISSING
    assert not [*tmp_path.iterdir()]
    OWN.save(tmp_path / "mine.csv")


@pytest.mark.parametrize("ending", ENDINGS)
def test_it_is_saved_by_the_ending(ending: str, tmp_path: Path):
    file = OWN.save(str(tmp_path / f"mine.{ending.upper()}"), "dark", shape="square")
    assert file == tmp_path / f"mine.{ending.upper()}"
    assert file.read_bytes() == ENDINGS[ending].write(shaped(OWN, "square"), "dark")


def test_what_cannot_be_saved_is_said_in_a_line(tmp_path: Path):
    for file, wrong, why in (
        ("x.doc", {}, "unknown ending of a file 'doc'; known: svg, png, pdf, html, json, csv"),
        ("x", {}, "unknown ending of a file ''"),
        ("x.svg", {"theme": "drak"}, "unknown theme 'drak'; did you mean 'dark'?"),
        ("x.svg", {"shape": "round"}, "unknown shape 'round'"),
        ("none/x.csv", {}, "cannot write"),
    ):
        with pytest.raises(ValueError, match="^" + why.replace("?", r"\?")):
            OWN.save(tmp_path / file, **wrong)
    assert not [*tmp_path.iterdir()]


def test_an_own_figure_without_data_gives_its_points():
    own = Figure(id="own", title="Own", marks=(Points((1, 2), (1, 4), "p"),))
    assert own.csv.splitlines()[-3:] == ["x,y", "1,1", "2,4"]


def test_without_plotly_a_live_chart_is_the_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    figure = EXHIBITS["evil-plane"].make()
    monkeypatch.setattr("chromdocs.figures.shown.has", lambda package: package != "plotly")
    assert figure.live() is figure
