"""Put the colours of a theme into a chart, and, in a page, fit it to the room that it has.

Colours stand in a chart as roles, such as ``"role:red"``, so that one chart serves both themes.
The page (``PAINT_JS``) does more than ``paint``: it fits all sizes, pixels of a chart 700 pixels
wide, to the room that there is, just as an SVG of the figure would fill it. On a narrow screen
it first puts in what the chart of the narrow figure has otherwise. A cloud of points it draws
itself, anew whenever the view changes: ``condense`` after each drawing, ``follow`` once.
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
  const unseen = {type: "scatter", mode: "markers", marker: {opacity: 0}, x: [], y: []};
  if (meta?.clouds) made.data.push(unseen);
  if (!meta?.narrow) return made; // not one of our figures
  if (matchMedia("NARROW").matches) merge(made, meta.narrow);
  const wide = Math.min(width, height * meta.aspect);
  fit(made, wide / 700);
  for (const side of "lr") margin[side] += (width - wide) / 2;
  for (const side of "tb") margin[side] += (height - wide / meta.aspect) / 2;
  return made;
}
// A cloud is a picture of all its points in view, and a sample of them that answers.
function places(text) {
  return new Uint16Array(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer);
}
const known = new WeakMap(); // a cloud -> its places
function condense(element) {
  const {xaxis, yaxis, meta} = element._fullLayout;
  if (!meta?.clouds) return null;
  const [left, right] = xaxis.range, [low, high] = yaxis.range;
  const [wide, tall] = [xaxis._length, yaxis._length];
  const canvas = document.createElement("canvas"), dense = window.devicePixelRatio || 1;
  canvas.width = wide * dense;
  canvas.height = tall * dense;
  const pen = canvas.getContext("2d"), seen = [];
  const across = canvas.width / (right - left), up = canvas.height / (high - low);
  for (const cloud of meta.clouds) {
    const {xs, ys} = known.get(cloud) ?? {xs: places(cloud.x), ys: places(cloud.y)};
    known.set(cloud, {xs, ys});
    const side = Math.max(cloud.size * dense, Math.min(0.8 * across, 12 * dense));
    pen.fillStyle = cloud.color;
    for (let i = 0; i < xs.length; i += 1) {
      const x = xs[i], y = ys[i];
      if (x < left || x > right || y < low || y > high) continue;
      pen.fillRect((x - left) * across - side / 2, (high - y) * up - side / 2, side, side);
      seen.push([x, y, cloud.said]);
    }
  }
  const skip = Math.ceil(seen.length / 2000), told = seen.filter((_, i) => i % skip === 0);
  const text = told.map(([x, y, said]) => said.replaceAll("{x}", x).replaceAll("{y}", y));
  const [x, y] = [0, 1].map((i) => [told.map((point) => point[i])]);
  const images = [{source: canvas.toDataURL(), xref: "x", yref: "y", x: left, y: high,
    sizex: right - left, sizey: high - low, sizing: "stretch", layer: "above"}];
  const trace = {x, y, hovertext: [text], hoverinfo: "text"};
  return Plotly.update(element, trace, {images}, [element.data.length - 1]);
}
function follow(element) {
  if (element.clouded) return;
  element.clouded = true;
  element.on("plotly_relayout", (change) => {
    if (Object.keys(change).some((key) => /^[xy]axis/.test(key))) condense(element);
  });
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
