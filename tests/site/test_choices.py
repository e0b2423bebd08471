"""What a reader can choose for a figure: steps with their charts and words, and fields."""

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest
from known import world

from chromdocs.lab.figure import answer
from chromdocs.papers import EXHIBITS
from chromdocs.site.choices import address, choices_html
from chromdocs.site.data import read
from chromdocs.site.world import World

SITE = "https://example.org/"


def chosen(id: str, own: str) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """Return what a page gets to choose from, and the data that scripts bring, by their address."""
    files: dict[str, dict[str, Any]] = {}

    def file(address: str, made: Callable[[], bytes]) -> str:
        files[address] = read(made())
        return address

    html = choices_html(world(), id, own, file, SITE)
    found = re.search('data-choices="([^"]*)"', html)
    assert found
    assert ('id="own-values"' in html) == (own == "typed")
    return json.loads(unescape(found[1])), files


@pytest.mark.parametrize("id", ["evil-tau-chi-chart", "beta-plane"])
def test_a_step_brings_what_the_library_answers_for_it(id: str) -> None:
    found, files = chosen(id, "typed")
    name, values = EXHIBITS[id].steps or ("", ())
    steps = found["steps"]
    assert (steps["name"], tuple(steps["values"])) == (name, values)
    assert str(EXHIBITS[id].parameters[name].default) == values[steps["at"]]
    assert [*found["words"]] == [value for i, value in enumerate(values) if i != steps["at"]]
    for value, place in found["words"].items():
        fields = {"id": id, "parameters": {name: value}, "site": SITE}
        wanted = json.loads(json.dumps(answer(fields, print)))
        chart = wanted.pop("chart")
        assert files[place] == wanted
        drawn = files[steps["charts"][values.index(value)]]
        chart["config"]["toImageButtonOptions"]["filename"] = wanted["stem"]
        assert drawn == chart


def test_only_its_own_page_has_words_and_only_where_they_count_are_there_fields() -> None:
    assert {*chosen("beta-plane", "")[0]} == {"steps"}
    assert {*chosen("beta-plane", "asked")[0]} == {"steps", "id", "site", "own"}
    found, files = chosen("mark-strips", "typed")
    assert found["own"] == [["to", EXHIBITS["mark-strips"].parameters["to"].words, "63"]]
    assert "steps" not in found
    assert files == {}


def test_a_figure_without_parameters_has_nothing_to_choose() -> None:
    def file(address: str, made: Callable[[], bytes]) -> str:
        raise AssertionError

    assert choices_html(World(), "evil-blocks-16", "typed", file, SITE) == ""


def test_a_page_leads_to_the_values_that_it_shows() -> None:
    exhibit = EXHIBITS["evil-plane"]
    assert address(exhibit, {}) == "figures/evil-plane/#own-values"
    assert address(exhibit, {"to": 64}) == "figures/evil-plane/#own-values"
    assert address(exhibit, {"to": 40}) == "figures/evil-plane/?to=40#own-values"
    stacks = address(EXHIBITS["evil-stacks"], {"position": (6, 9)})
    assert stacks == "figures/evil-stacks/?position=6,9#own-values"
