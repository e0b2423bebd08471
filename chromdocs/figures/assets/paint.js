// Draws a chart: puts in the colours of the page, and fits all sizes, pixels of a chart 700 pixels
// wide, to the room that there is, just as an SVG of the figure would fill it. On a narrow screen
// it first puts in what the chart of the narrow figure has otherwise.

const SIZES = /^(size|width|gridwidth|arrowwidth|standoff|dash|[lrtb]|pad)$/;
const FIXED = ["hoverlabel", "meta"];

/**
 * Tell whether a value of a chart has parts.
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function hasParts(value) {
  return value instanceof Object;
}

/**
 * Put parts into a chart, in place of those that it has.
 * @param {Record<string, unknown>} into
 * @param {object} from
 */
function merge(into, from) {
  for (const [key, value] of Object.entries(from)) {
    const old = Object.hasOwn(into, key) ? into[key] : undefined;
    if (hasParts(value) && !Array.isArray(value) && hasParts(old)) merge(old, value);
    else into[key] = value;
  }
}

/**
 * Multiply every size in a part of a chart.
 * @param {Record<string, unknown>} node
 * @param {number} factor
 */
function fit(node, factor) {
  /** @param {string} size */
  const scaled = (size) => String(Number((Number(size) * factor).toFixed(2)));
  for (const [key, value] of Object.entries(node)) {
    if (SIZES.test(key)) {
      node[key] = JSON.parse(JSON.stringify(value).replace(/[\d.]+/g, scaled));
    } else if (hasParts(value) && !FIXED.includes(key)) fit(value, factor);
  }
}

/**
 * Return a chart for an element: roles become the colours that the style has for them there.
 * @param {Chart} chart
 * @param {HTMLElement} element
 * @returns {Chart}
 */
function paint(chart, element) {
  const { clientWidth: width, clientHeight: height } = element;
  const colours = getComputedStyle(element);
  /** @type {Chart & Record<string, unknown>} */
  const made = JSON.parse(JSON.stringify(chart).replace(/"role:([a-z-]+)"/g,
    (_, role) => `"${colours.getPropertyValue(`--${role}`).trim()}"`));
  if (width < 500) made.config = { ...made.config, displayModeBar: false };
  const { meta, margin } = made.layout;
  const unseen = { type: "scatter", mode: "markers", marker: { opacity: 0 }, x: [], y: [] };
  if (meta?.clouds) made.data.push(unseen);
  if (!meta?.narrow) return made; // not one of our figures
  if (matchMedia("(max-width: 30em)").matches) merge(made, meta.narrow);
  const wide = Math.min(width, height * meta.aspect);
  fit(made, wide / 700);
  margin.l += (width - wide) / 2;
  margin.r += (width - wide) / 2;
  margin.t += (height - wide / meta.aspect) / 2;
  margin.b += (height - wide / meta.aspect) / 2;
  return made;
}

/**
 * Read numbers of 16 bits in base 64.
 * @param {string} text
 */
function places(text) {
  return new Uint16Array(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)).buffer);
}

/** @type {WeakMap<Cloud, { xs: Uint16Array, ys: Uint16Array }>} */
const scattered = new WeakMap();

/**
 * Draw the clouds of a chart: a picture of all points in view, and a sample of them that answers.
 * @param {Drawn} element
 */
async function condense(element) {
  const { xaxis, yaxis, meta } = element._fullLayout;
  const canvas = document.createElement("canvas"), dense = window.devicePixelRatio || 1;
  const pen = canvas.getContext("2d");
  if (!meta?.clouds || !pen) return;
  const [left, right] = xaxis.range, [low, high] = yaxis.range;
  canvas.width = xaxis._length * dense;
  canvas.height = yaxis._length * dense;
  const across = canvas.width / (right - left), up = canvas.height / (high - low);
  /** @type {[number, number, string][]} */
  const seen = [];
  for (const cloud of meta.clouds) {
    const { xs, ys } = scattered.get(cloud) ?? { xs: places(cloud.x), ys: places(cloud.y) };
    scattered.set(cloud, { xs, ys });
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
  const text = told.map(([x, y, said]) => said.replaceAll("{x}", `${x}`).replaceAll("{y}", `${y}`));
  const images = [{ source: canvas.toDataURL(), xref: "x", yref: "y", x: left, y: high,
    sizex: right - left, sizey: high - low, sizing: "stretch", layer: "above" }];
  const sample = { x: [told.map(([x]) => x)], y: [told.map(([, y]) => y)] };
  const trace = { ...sample, hovertext: [text], hoverinfo: "text" };
  await Plotly.update(element, trace, { images }, [element.data.length - 1]);
}

/**
 * Draw a chart in an element, or draw it again; its clouds follow whenever the view changes.
 * @param {HTMLElement} element
 * @param {Chart} chart
 */
async function draw(element, chart) {
  const { data, layout, config } = paint(chart, element);
  const always = { responsive: true, displaylogo: false };
  const drawn = await Plotly.react(element, data, layout, { ...always, ...config });
  await condense(drawn);
  if (drawn.clouded) return;
  drawn.clouded = true;
  drawn.on("plotly_relayout", (change) => {
    if (Object.keys(change).some((key) => /^[xy]axis/.test(key))) condense(drawn);
  });
}
