"""Put the colours of a theme into a chart.

Colours stand in a chart as roles, such as ``"role:red"``, so that one chart serves both themes. A
page does it by itself, and more, with ``paint.js``: it takes the colours from its style and fits
the chart to the room that it has.
"""

import json
import re
from importlib.resources import files
from typing import Any

from chromdocs.figures.theme import palette

Chart = dict[str, Any]

ASSETS = files("chromdocs.figures") / "assets"
FACES = {"": 400, "-bold": 700}  # of Literata, files among the assets once the site was built
FONT = "Literata, Signs, Georgia, 'DejaVu Serif', serif"  # of the pages; the site has the first two
NARROW = "(max-width: 30em)"  # screens that get the narrow figure; paint.js says it too


def paint(chart: Chart, theme: str) -> Chart:
    """Return *chart* with the colours of *theme* in place of the roles.

    >>> paint({"color": "role:ink"}, "light") == {"color": palette("light")["ink"]}
    True
    """
    colours = palette(theme)
    text = re.sub(r'"role:([a-z-]+)"', lambda role: f'"{colours[role[1]]}"', json.dumps(chart))
    painted: Chart = json.loads(text)
    return painted


def difference(one: Any, other: Any) -> Chart:
    """Return what makes *one* into *other*, a chart of the same form, when it is merged in.

    >>> difference({"a": [{"b": 1, "c": 2}], "d": 3}, {"a": [{"b": 4, "c": 2}], "d": 3})
    {'a': {'0': {'b': 4}}}
    """
    found: Chart = {}
    for key in one if isinstance(one, dict) else range(len(one)):
        old, new = one[key], other[key]
        if old != new:
            deep = isinstance(old, dict) or (isinstance(old, list) and isinstance(old[0], dict))
            found[str(key)] = difference(old, new) if deep else new
    return found


def merged(one: Any, parts: Chart) -> Any:
    """Return a chart with other parts put in, as `difference` names them, where it has such parts.

    >>> merged({"a": [{"b": 1, "c": 2}], "d": 3}, {"a": {"0": {"b": 4}}})
    {'a': [{'b': 4, 'c': 2}], 'd': 3}
    >>> merged({"d": 3}, {"a": {"0": {"b": 4}}})
    {'d': 3}
    """
    if isinstance(one, list):
        return [merged(part, parts.get(str(i), {})) for i, part in enumerate(one)]
    return one | {
        key: merged(one[key], part) if isinstance(part, dict) else part
        for key, part in parts.items()
        if key in one
    }
