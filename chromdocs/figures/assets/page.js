// The page of one figure: its chart follows the window, and the system from light to dark and back.
(() => {
  const place = document.getElementById("chart"), description = document.getElementById("description");
  if (!place || !description) return;
  /** @type {Chart} */
  const chart = JSON.parse(description.textContent);
  if (matchMedia("(pointer: fine)").matches) chart.layout.dragmode = "zoom";
  const show = () => draw(place, chart);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show);
  addEventListener("resize", show);
  show();
})();
