// Charts that the worker computed. They may come from code of anybody's, so that of what could ask
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
