// A picture turns into a live chart when the reader reaches for it. The chart library is one
// file, asked for once, and only then. Colours are roles; the palette of the theme fills them in.
(() => {
  const palettes = PALETTES;
  const base = new URL("./", document.currentScript.src);
  const live = new Map(); // element of the chart -> its description
  const asked = new Map(); // address of a script -> a promise that it has run

  const load = (address) => {
    if (!asked.has(address)) {
      asked.set(address, new Promise((done, failed) => {
        const script = document.createElement("script");
        script.src = address;
        script.onload = done;
        script.onerror = () => { asked.delete(address); failed(new Error(`no ${address}`)); };
        document.body.append(script);
      }));
    }
    return asked.get(address);
  };

  // A chart stands in a script of its own, or, in a notebook, in the page.
  const describe = async (box) => {
    const address = box.dataset.chart;
    if (!address) return JSON.parse(box.querySelector("script").textContent);
    await load(new URL(address, location.href).href);
    return structuredClone(window.chromdocsCharts[address.match(/(\w+)\.js$/)[1]]);
  };

  const theme = () => (document.body.dataset.mdColorScheme === "slate" ? "dark" : "light");

  PAINT

  const draw = (element) => {
    const chart = live.get(element);
    const { data, layout, config } = paint(chart, palettes[theme()], element.clientWidth);
    return window.Plotly.react(element, data, layout, { responsive: true, displaylogo: false, ...config });
  };

  const fitted = new ResizeObserver((entries) => entries
    .filter(({ target }) => live.has(target) && target.isConnected && target.clientWidth)
    .forEach(({ target }) => draw(target)));

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
      const [chart] = await Promise.all([describe(box), load(new URL("plotly.min.js", base).href)]);
      if (matchMedia("(pointer: fine)").matches && chart.layout.dragmode === false) {
        chart.layout.dragmode = "zoom";
      }
      const element = Object.assign(document.createElement("div"), { className: "live" });
      box.append(element);
      live.set(element, chart);
      await draw(element);
      keepStyle();
      fitted.observe(element);
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
    for (const element of live.keys()) {
      if (!element.isConnected) { fitted.unobserve(element); live.delete(element); }
    }
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

  new MutationObserver(() => live.forEach((_, element) => draw(element)))
    .observe(document.body, { attributes: true, attributeFilter: ["data-md-color-scheme"] });

  if (window.document$) window.document$.subscribe(start);
  else if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
})();
