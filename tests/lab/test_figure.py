"""Figures with values of one's own: everything that a page shows for them says and gives the same.

The second road to what a page says is the library as its users call it: the command line and the
front door, with the very lines that the page shows.
"""

import json
import re
import shlex
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from each import failing

from chromdocs.bibliography import FORMATS
from chromdocs.citations import cite
from chromdocs.cli.main import main
from chromdocs.figures.chosen import chosen, query, stem
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.lab.asked import asked
from chromdocs.lab.figure import SHOWN, answer, shown
from chromdocs.papers import EXHIBITS
from chromdocs.talks.snippets import snippets

SITE = "https://example.org/"
LESS = {"star-conjecture-1": ("n", "4"), "star-conjecture-2": ("to", "1000")}  # else 20 s each
LESS["automaton-add"] = ("k", "3")  # there is no base 1
LESS["star-zones"] = ("to", "100")  # of p, q and t one alone cannot be changed
WITH_PARAMETERS = {id: exhibit for id, exhibit in EXHIBITS.items() if exhibit.parameters}


def another(exhibit: Exhibit) -> dict[str, str]:
    """Return a value that is not the default: a step, or a smaller bound."""
    if exhibit.id in LESS:
        return dict([LESS[exhibit.id]])
    if exhibit.steps:
        name, values = exhibit.steps
        return {name: next(v for v in values if v != str(exhibit.parameters[name].default))}
    name, parameter = next(iter(exhibit.parameters.items()))
    if isinstance(parameter.default, int):
        return {name: str(parameter.default - 1)}
    if parameter.default is None:
        return {name: "5"}
    return {"to": str(exhibit.parameters["to"].default - 1)}


@cache
def told(id: str) -> tuple[dict[str, str], dict[str, Any]]:
    """Return other values for an exhibit, and what a page is told for them."""
    values = another(EXHIBITS[id])
    question = {"kind": "figure", "fields": {"id": id, "parameters": values, "site": SITE}}
    return values, json.loads(asked(json.dumps(question), print))["data"]


def test_another_value_is_named_wherever_the_figure_is() -> None:
    def check(exhibit: Exhibit) -> None:
        values, found = told(exhibit.id)
        ((name, value),) = values.items()
        assert found["parameters"] == values
        assert found["said"] == f"{name} = {value}"
        assert found["stem"].startswith(f"{exhibit.id}-{name}-")
        assert re.fullmatch("[A-Za-z0-9-]+", found["stem"])
        texts = found["texts"]
        for place in ("command", "python", "Beamer", "PowerPoint, Keynote, Slides"):
            assert found["stem"] in texts[place], place
        for place in ("Web page", "reveal.js"):
            assert found["query"].replace("&", "&amp;") in texts[place], place
        for place in ("which", *FORMATS):
            assert found["stem"] in texts[place] or found["said"] in texts[place], place
        assert texts["address"] == f"{SITE}figures/{exhibit.id}/?{found['query']}"
        assert all(texts["address"] in texts[format] for format in FORMATS)
        assert found["chart"]["layout"]["meta"]["id"] == exhibit.id

    assert failing(check, WITH_PARAMETERS) == {}


def test_the_command_and_the_python_of_a_page_give_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    def check(exhibit: Exhibit) -> None:
        _, found = told(exhibit.id)
        program, *words, file = shlex.split(found["texts"]["command"])
        assert (program, Path(file).suffix) == ("chromdocs", ".pdf")
        assert main([*words, "found.csv"]) == 0
        assert Path("found.csv").read_text("utf-8") == found["csv"]
        *lines, save = found["texts"]["python"].splitlines()
        assert save == f'figure.save("{found["stem"]}.svg")'
        names: dict[str, Figure] = {}
        exec("\n".join(lines), names)
        made = names["figure"]
        assert made.csv == found["csv"]
        assert (made.title, made.alt) == tuple(
            found["chart"]["layout"]["meta"][name] for name in ("title", "alt")
        )
        assert json.loads(json.dumps(made.data[:SHOWN])) == found["rows"]
        assert len(made.data) == found["count"]
        assert [id for id, *_ in found["claims"]] == [*made.claims]

    assert failing(check, WITH_PARAMETERS) == {}


@pytest.mark.parametrize("id", ["beta-plane", "evil-blocks-16"])
def test_the_default_is_as_published(id: str) -> None:
    exhibit = EXHIBITS[id]
    made = exhibit.make()
    found = shown(exhibit, made, {}, SITE)
    assert (found["said"], found["query"], found["stem"]) == ("", "", id)
    assert found["call"] == f"chromdocs figure {id}"
    for format in FORMATS:
        assert found["texts"][format] == cite(made, format, SITE).strip()
    for name, _, lines in snippets(made, SITE):
        assert found["texts"][name] == lines


def test_a_value_that_is_the_default_in_other_words_is_left_out() -> None:
    found = answer({"id": "beta-plane", "parameters": {"to": " 064", "beta": "5/2"}}, print)
    assert found["parameters"] == {"beta": "5/2"}
    found = answer({"id": "beta-plane", "parameters": {"beta": "(3+sqrt(5))/2"}}, print)
    assert found["stem"] == "beta-plane"


def test_other_values_have_other_names_and_addresses() -> None:
    for name, steps in filter(None, (exhibit.steps for exhibit in EXHIBITS.values())):
        texts = {*steps, "5/2", "5.2", "52", "-2", "2-4", "24", "2+4", "a b", "a" * 99, "a" * 98}
        values = [{name: text} for text in texts] + [{name: "2", "until": "4"}]
        assert len({stem("x", value) for value in values}) == len(values)
        assert len({query(value) for value in values}) == len(values)


@pytest.mark.parametrize(
    ("id", "parameters", "wrong"),
    [
        ("beta-plane", {"beta": "1/2"}, "beta-plane: "),
        ("beta-plane", {"beta": "<img src=x onerror=alert(1)>"}, "beta-plane: "),
        ("beta-plane", {"beta": ""}, "beta-plane: "),
        ("beta-plane", {"bta": "3"}, "beta-plane: unknown parameter 'bta'; did you mean 'beta'?"),
        ("ornament-game", {"game": "ornament:p=0,q=5,t=0"}, "ornament-game: "),
        ("beta-plain", {}, "unknown figure 'beta-plain'; did you mean 'beta-plane'?"),
        ("evil-plane", {"to": "20000"}, "evil-plane: to must be a whole number from 1 to 256, not"),
    ],
)
def test_a_bad_value_gets_one_line(id: str, parameters: dict[str, str], wrong: str) -> None:
    question = {"kind": "figure", "fields": {"id": id, "parameters": parameters}}
    found = json.loads(asked(json.dumps(question), print))
    assert [*found] == ["wrong"]
    assert found["wrong"].startswith(wrong)
    assert "\n" not in found["wrong"]


@pytest.mark.parametrize(
    ("variant", "aspect", "ground"),
    [("", 1, "#ffffff"), ("-wide-dark", 16 / 9, "#1e2129"), ("-square-transparent", 1, "")],
)
def test_a_drawing_has_the_shape_and_the_ground_of_its_name(
    variant: str, aspect: float, ground: str
) -> None:
    fields = {"id": "beta-plane", "parameters": {"beta": "5/2", "to": "9"}}
    drawn = answer({**fields, "variant": variant}, print)["svg"]
    root = ElementTree.fromstring(drawn)
    _, _, width, height = map(float, root.attrib["viewBox"].split())
    assert abs(width / height - aspect) < 0.02
    wanted = EXHIBITS["beta-plane"].make(beta="5/2", to=9)
    assert root.findtext("{http://www.w3.org/2000/svg}title") == wanted.title
    bare = answer({**fields, "variant": "-transparent-dark"}, print)["svg"]
    assert ground not in bare or not ground
    assert ground in drawn
    assert ground or "#ffffff" not in drawn


def test_an_unread_game_stays_as_it_was_written() -> None:
    exhibit = EXHIBITS["star-operator"]
    assert chosen(exhibit, {"game": "wythoff"}) == {}
    assert chosen(exhibit, {"game": "wythoff:k=2"}) == {"game": "wythoff:k=2"}
