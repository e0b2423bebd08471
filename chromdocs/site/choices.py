"""Values that a reader chooses for a figure: those that come with the page, and any others.

A page has a chart for each step of an exhibit, and the page of the exhibit also all that it says
for that step. The library in the reader's browser does the same for any other values.
"""

import json
from collections.abc import Mapping
from html import escape
from typing import Any

from chromdocs.figures.chosen import chosen, query, stem
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.lab.figure import shown
from chromdocs.papers import EXHIBITS
from chromdocs.parameters import Parameter
from chromdocs.site import exhibits
from chromdocs.site.data import as_script
from chromdocs.site.world import World
from chromdocs.words import typed

PLACE = "own-values"  # where the page of a figure has the form for them


def address(exhibit: Exhibit, given: Mapping[str, Any]) -> str:
    """Return where a reader can change the values of an exhibit, which starts with those *given*.

    >>> address(EXHIBITS["beta-plane"], {"beta": "5/2"})
    'figures/beta-plane/?beta=5/2#own-values'
    """
    texts = {n: typed(v) if isinstance(v, tuple) else str(v) for n, v in given.items()}
    asked = query(chosen(exhibit, texts))
    return f"figures/{exhibit.id}/{'?' * bool(asked)}{asked}#{PLACE}"


def choices_html(world: World, id: str, own: str, file: exhibits.Filed, site: str) -> str:
    """Return what lets a reader choose values for the chart before it, empty if there is nothing.

    With *own* it takes values of the reader's own: "asked", if the address of the page names
    them, or "typed", in a form as well, on the page that is all about the exhibit.
    """
    exhibit = EXHIBITS[id]
    found: dict[str, Any] = {}
    if exhibit.steps:
        found["steps"] = _steps(world, exhibit, file)
    if exhibit.parameters and own:
        found |= {"id": id, "site": site, "own": fields(exhibit)}
    if exhibit.steps and own == "typed":
        found["words"] = _words(world, exhibit, file, site)
    if not found:
        return ""
    place = f' id="{PLACE}"' if own == "typed" else ""
    text = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
    return f'<div class="choices"{place} data-choices="{escape(text)}"></div>'


def fields(exhibit: Exhibit) -> list[tuple[str, str, str]]:
    """Return the parameters of an exhibit, as a form shows them."""
    return [_field(name, parameter) for name, parameter in exhibit.parameters.items()]


def _field(name: str, parameter: Parameter) -> tuple[str, str, str]:
    """Return the name of a parameter, its meaning and its default, as a form shows them."""
    return name, parameter.words, "" if parameter.default is None else str(parameter.default)


def _steps(world: World, exhibit: Exhibit, file: exhibits.Filed) -> dict[str, Any]:
    """Return the parameter that has steps, their values and charts, and which is shown first."""
    name, values = exhibit.steps or ("", ())
    charts = [
        exhibits.chart(made, file, stem(exhibit.id, chosen(exhibit, {name: value})))
        for value, made in world.steps(exhibit.id).items()
    ]
    at = values.index(world.step(exhibit.id))
    return {"name": name, "values": values, "charts": charts, "at": at, "frames": exhibit.frames}


def _words(world: World, exhibit: Exhibit, file: exhibits.Filed, site: str) -> dict[str, str]:
    """Return where all is that the page says for a step, by the value of the step.

    What it says for the default stands on the page.
    """
    name, _ = exhibit.steps or ("", ())

    def script(made: Figure, values: dict[str, str], key: str) -> str:
        said = shown(exhibit, made, values, site)
        return file(f"assets/steps/{key}.js", lambda: as_script(key, said))

    return {
        value: script(made, {name: value}, stem(exhibit.id, {name: value}))
        for value, made in world.steps(exhibit.id).items()
        if value != world.step(exhibit.id)
    }
