// Charts and files that the worker computed. Charts may come from code of anybody's, so that of what could ask
// for something elsewhere, or do something when touched, nothing is taken.

const OTHER_TAGS = /<(?!\/?(?:br|b|i|sub|sup)>)/gi; // in words of a chart; some could bring a style

/**
 * Return a chart that the worker computed, with settings of our own.
 * @param {Chart} chart
 * @param {string} [filename] - without ending, of the picture that a reader saves
 * @returns {Chart}
 */
function tame(chart, filename = "chart") {
  const foreign = ["images", "template", "config", "updatemenus", "sliders"];
  const safe = JSON.parse(JSON.stringify(chart, (key, value) => {
    if (foreign.includes(key)) return undefined;
    return typeof value === "string" ? value.replace(OTHER_TAGS, "&lt;") : value;
  }));
  const { title, caption, alt } = chart.layout.meta ?? {}; // the page shows these as text
  Object.assign(safe.layout.meta ?? {}, { title, caption, alt });
  const buttons = ["zoom2d", "pan2d", "zoomIn2d", "zoomOut2d", "resetScale2d", "toImage"];
  const { xaxis, yaxis } = /** @type {Layout & { yaxis: { visible?: boolean } }} */ (chart.layout);
  const bare = xaxis?.visible === false && yaxis?.visible === false;
  const config = {
    responsive: true,
    displaylogo: false,
    scrollZoom: false,
    displayModeBar: bare ? false : "hover",
    modeBarButtons: [buttons],
    toImageButtonOptions: { format: "svg", filename },
  };
  return { ...safe, config };
}

/**
 * Make the box in which a chart that the worker computed is drawn.
 * @param {Chart} chart
 * @param {string} alt
 * @param {string} [filename]
 */
function chartBox(chart, alt, filename) {
  const { title = "", aspect = 1, narrow } = chart.layout.meta ?? {};
  const text = JSON.stringify(tame(chart, filename));
  const box = make("div", { className: "chart", tabIndex: 0, role: "group" },
    make("script", { type: "application/json", className: "chart-data", textContent: text }),
    make("p", { className: "unseen", textContent: alt }));
  box.ariaLabel = `${title}: chart; arrow keys step through it`;
  box.dataset.eager = "";
  box.style.setProperty("--aspect", `${Number(aspect)}`);
  box.style.setProperty("--narrow", `${Number(narrow?.layout?.meta?.aspect ?? aspect)}`);
  return box;
}

/**
 * Have the reader's browser save a file.
 * @param {string} name
 * @param {Blob} content
 */
function save(name, content) {
  const href = URL.createObjectURL(content);
  make("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/**
 * Draw an SVG as a PNG, with twice as many pixels as it has units or as wide as is said; nothing in
 * it can run in an image.
 * @param {Blob} svg
 * @param {number} [width]
 * @returns {Promise<Blob>}
 */
async function rastered(svg, width) {
  const source = URL.createObjectURL(svg);
  try {
    const image = make("img", { src: source });
    await image.decode();
    const scale = width === undefined ? 2 : width / image.naturalWidth;
    const [wide, high] = [image.naturalWidth, image.naturalHeight].map((side) => Math.round(scale * side));
    const canvas = make("canvas", { width: wide, height: high });
    canvas.getContext("2d")?.drawImage(image, 0, 0, wide, high);
    return await new Promise((done, failed) => {
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("The picture is too large for a PNG."))));
    });
  } finally {
    URL.revokeObjectURL(source);
  }
}
