"""Lines to copy: each names the figure, escapes its title, and LaTeX takes its frame."""

import shutil
import subprocess
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from each import failing

from chromdocs.figures.chosen import stem
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.figures.to_matplotlib import draw
from chromdocs.papers import EXHIBITS
from chromdocs.talks.snippets import ASPECT, EMBED, END, THEME, for_talk, snippets


@cache
def plane() -> Figure:
    return EXHIBITS["evil-plane"].make()


@cache
def odd() -> Figure:
    return replace(plane(), title='P & N: "τ⋆" <is> 100% of #1_2')


def of(figure: Figure, site: str = "https://example.org/") -> dict[str, str]:
    return {name: text for name, _, text in snippets(figure, site)}


def attributes(text: str, wanted: str) -> dict[str, str | None]:
    found: list[dict[str, str | None]] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag == wanted:
                found.append(dict(attrs))

    Reader().feed(text)
    assert len(found) == 1
    return found[0]


def test_every_figure_has_all_of_them() -> None:
    def check(exhibit: Exhibit) -> None:
        lines = of(replace(plane(), id=exhibit.id, title=exhibit.title))
        for name, text in lines.items():
            assert exhibit.id in text, name
            assert not text.endswith("\n")
        assert lines["Beamer"].isascii()

    assert failing(check, EXHIBITS) == {}


def test_html_says_what_is_meant() -> None:
    frame = attributes(of(odd())["Web page"], "iframe")
    assert frame["src"] == "https://example.org/embed/evil-plane/"
    assert frame["title"] == odd().title
    frame = attributes(of(odd())["reveal.js"], "iframe")
    assert frame["data-src"] == "https://example.org/embed/evil-plane/?title=0"
    assert "<is>" not in of(odd())["reveal.js"]


def test_values_that_were_chosen_are_in_every_line() -> None:
    lines = {n: text for n, _, text in snippets(odd(), "", {"to": "32", "game": "mark + mark"})}
    live = "embed/evil-plane/?to=32&game=mark%20%2B%20mark"
    assert attributes(lines["Web page"], "iframe")["src"] == live
    assert attributes(lines["reveal.js"], "iframe")["data-src"] == live.replace("?", "?title=0&")
    for name in ("Beamer", "PowerPoint, Keynote, Slides"):
        assert "evil-plane-to-32-game-mark-mark-" in lines[name]


def test_lines_for_a_talk_leave_room_for_shape_and_ground() -> None:
    lines = for_talk(odd(), {"to": "32"})
    assert [*lines["live"]] == [*lines["still"]] == [*of(odd())]
    live, still = lines["live"], lines["still"]
    frame = attributes(live["reveal.js"], "iframe")
    assert frame["data-src"] == f"{EMBED}?theme={THEME}&to=32&title=0"
    for name in ("Web page", "reveal.js"):
        style = attributes(live[name], "iframe")["style"] or ""
        assert style.endswith(f";aspect-ratio:{ASPECT}")
    assert f"\\href{{{EMBED}?theme={THEME}&to=32}}{{live chart}}" in live["Beamer"]
    told = live["PowerPoint, Keynote, Slides"]
    assert told.endswith(f"\nLive chart: {EMBED}?theme={THEME}&to=32")
    assert EMBED not in "".join(still.values())
    for name in ("Web page", "reveal.js"):
        image = attributes(still[name], "img")
        assert (image["src"], image["alt"]) == (f"evil-plane-to-32{END}.svg", odd().alt)
        assert "<is>" not in still[name]
    assert f"evil-plane-to-32{END}.svg" in still["PowerPoint, Keynote, Slides"]
    assert f"{{evil-plane-to-32{END}}}" in still["Beamer"]


def test_no_parameter_has_a_name_of_the_page_for_talks() -> None:
    names = {name for exhibit in EXHIBITS.values() for name in exhibit.parameters}
    assert names.isdisjoint({"figure", "shape", "ground", "live"})


HEADS = {  # the start of a document; a stand-in shows the frames where beamer is not there
    "beamer": "\\documentclass{beamer}\n\\begin{document}\n",
    "article": (
        "\\documentclass{article}\n\\usepackage{graphicx}\n"
        "\\usepackage{hyperref}\n\\long\\def\\frame#1#2\\end#3{\\section*{#1}#2\\newpage\\end{#3}}\n"
        "\\begin{document}\n"
    ),
}


def latex(folder: Path, head: str, body: str) -> tuple[int, str]:
    """Return how LaTeX ended, and what it said."""
    (folder / "talk.tex").write_text(f"{head}{body}\n\\end{{document}}\n", "utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "talk.tex"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=100)
    return done.returncode, done.stdout.decode(errors="replace")


@pytest.mark.parametrize("kind", HEADS)
def test_latex_compiles_the_frames(tmp_path: Path, kind: str) -> None:
    if not shutil.which("pdflatex"):
        pytest.skip("there is no pdflatex")
    if latex(tmp_path, HEADS[kind], "Empty.")[0]:
        pytest.skip(f"LaTeX cannot load {kind}, or what it needs")
    (tmp_path / f"{plane().id}-transparent.pdf").write_bytes(draw(plane(), "pdf", transparent=True))
    values = {"game": "mark + mark"}
    live = for_talk(plane(), values)["live"]["Beamer"]
    live = live.replace(stem("evil-plane", values) + END, "evil-plane-transparent")
    live = live.replace(EMBED, "https://example.org/").replace(THEME, "dark")
    frames = "\n".join([*(of(figure)["Beamer"] for figure in (plane(), odd())), live])
    code, said = latex(tmp_path, f"\\pdfobjcompresslevel=0\n{HEADS[kind]}", frames)
    assert code == 0, said[-1500:]
    assert "3 pages" in said
    linked = (tmp_path / "talk.pdf").read_bytes()
    assert b"(https://example.org/?theme=dark&game=mark%20%2B%20mark)" in linked
