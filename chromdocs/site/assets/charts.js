// A picture turns into a live chart when the reader reaches for it. The chart library is one
// file, asked for once, and only then. Colours are roles; the palette of the theme fills them in.
(() => {
  const palettes = PALETTES;
  const base = new URL("./", document.currentScript.src);
  const live = new Map(); // element of the chart -> its description
  let library;

  const load = () => (library ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = new URL("plotly.min.js", base).href;
    script.onload = () => done(window.Plotly);
    script.onerror = () => { library = undefined; failed(new Error("no chart library")); };
    document.head.append(script);
  }));

  const theme = () => (document.body.dataset.mdColorScheme === "slate" ? "dark" : "light");

  const paint = (chart) => JSON.parse(
    JSON.stringify(chart).replace(/"role:([a-z-]+)"/g, (_, role) => `"${palettes[theme()][role]}"`));

  const draw = (element, chart) => {
    const { data, layout, config } = paint(chart);
    return window.Plotly.react(element, data, layout, { responsive: true, displaylogo: false, ...config });
  };

  // Instant navigation clears the head, and with it the rules of the library: keep a copy.
  const keepStyle = () => {
    if (document.getElementById("chart-style")) return;
    const rules = [...document.head.querySelectorAll("style[id^='plotly']")]
      .flatMap((style) => [...style.sheet.cssRules].map((rule) => rule.cssText));
    const copy = Object.assign(document.createElement("style"), { id: "chart-style" });
    copy.textContent = rules.join("\n");
    document.body.append(copy);
  };

  const wake = async (box) => {
    if (box.dataset.state) return;
    box.dataset.state = "asked";
    box.classList.add("is-loading");
    try {
      await load();
      const chart = JSON.parse(box.querySelector("script[type='application/json']").textContent);
      if (matchMedia("(pointer: fine)").matches && chart.layout.dragmode === false) {
        chart.layout.dragmode = "zoom";
      }
      const element = Object.assign(document.createElement("div"), { className: "live" });
      box.append(element);
      await draw(element, chart);
      keepStyle();
      live.set(element, chart);
      box.classList.add("is-live");
    } catch (error) {
      delete box.dataset.state; // the picture stays, and the next touch tries again
    }
    box.classList.remove("is-loading");
  };

  const seen = new IntersectionObserver((entries) => entries
    .filter((entry) => entry.isIntersecting)
    .forEach((entry) => wake(entry.target)));

  const start = () => {
    for (const element of live.keys()) if (!element.isConnected) live.delete(element);
    for (const box of document.querySelectorAll(".chart:not([data-ready])")) {
      box.dataset.ready = "";
      for (const event of ["pointerenter", "pointerdown", "focusin"]) {
        box.addEventListener(event, () => wake(box));
      }
      if (box.hasAttribute("data-eager")) seen.observe(box); // no picture stands in for it
    }
    for (const code of document.querySelectorAll("[data-embed] code")) {
      const address = new URL(code.closest("[data-embed]").dataset.embed, location.href).href;
      if (location.protocol === "file:") continue;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        node.data = node.data.replace(/"[^"]*embed\/[^"]*"/, () => `"${address}"`);
      }
    }
  };

  new MutationObserver(() => live.forEach((chart, element) => draw(element, chart)))
    .observe(document.body, { attributes: true, attributeFilter: ["data-md-color-scheme"] });

  if (window.document$) window.document$.subscribe(start);
  else if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
})();
