"""Put the colours of a theme into a chart, and, in a page, fit it to the room that it has.

Colours stand in a chart as roles, such as ``"role:red"``, so that one chart serves both themes.
The page (``PAINT_JS``) does more than ``paint``: it fits all sizes, pixels of a chart 700 pixels
wide, to the room that there is, just as an SVG of the figure would fill it. On a narrow screen
it first puts in what the chart of the narrow figure has otherwise.
"""

import json
import re
from typing import Any

from chromdocs.figures.theme import palette

Chart = dict[str, Any]

NARROW = "(max-width: 30em)"  # screens that get the narrow figure
PAINT_JS = r"""
const SIZES = /^(size|width|gridwidth|arrowwidth|standoff|dash|[lrtb]|pad)$/;
const FIXED = ["hoverlabel", "meta"];
function merge(into, from) {
  for (const [key, value] of Object.entries(from)) {
    if (value instanceof Object && !Array.isArray(value)) merge(into[key], value);
    else into[key] = value;
  }
}
function fit(node, factor) {
  const scaled = (size) => +(size * factor).toFixed(2);
  for (const [key, value] of Object.entries(node)) {
    if (SIZES.test(key)) {
      node[key] = JSON.parse(JSON.stringify(value).replace(/[\d.]+/g, scaled));
    } else if (value instanceof Object && !FIXED.includes(key)) fit(value, factor);
  }
}
function paint(chart, palette, {clientWidth: width, clientHeight: height}) {
  const whole = JSON.stringify(chart);
  const made = JSON.parse(whole.replace(/"role:([a-z-]+)"/g, (_, role) => `"${palette[role]}"`));
  if (width < 500) made.config = {...made.config, displayModeBar: false};
  const {meta, margin} = made.layout;
  if (!meta?.narrow) return made; // not one of our figures
  if (matchMedia("NARROW").matches) merge(made, meta.narrow);
  const wide = Math.min(width, height * meta.aspect);
  fit(made, wide / 700);
  for (const side of "lr") margin[side] += (width - wide) / 2;
  for (const side of "tb") margin[side] += (height - wide / meta.aspect) / 2;
  return made;
}
""".strip().replace("NARROW", NARROW)


def paint(chart: Chart, theme: str) -> Chart:
    """Return *chart* with the colours of *theme* in place of the roles.

    >>> paint({"color": "role:background"}, "light")
    {'color': '#ffffff'}
    """
    colours = palette(theme)
    text = re.sub(r'"role:([a-z-]+)"', lambda role: f'"{colours[role[1]]}"', json.dumps(chart))
    painted: Chart = json.loads(text)
    return painted
