// A picture turns into a live chart when the reader reaches for it. The chart library is one
// file, asked for once, and only then. Colours are roles; the palette of the theme fills them in.
(() => {
  const palettes = PALETTES;
  const base = new URL("./", document.currentScript.src);
  const live = new Map(); // element of the chart -> its description
  const asked = new Map(); // address of a script -> a promise that it has run
  let letters; // a promise that the fonts of the charts are there
  const woken = new WeakMap(); // box of a chart -> a promise that it is live

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

  // The letters of the pictures; a page that cannot have them makes do with others.
  const lettering = () => {
    letters ??= Promise.allSettled([["", "400"], ["-bold", "700"]].map(async ([name, weight]) => {
      const source = `url("${new URL(`fonts/chart${name}.woff`, base)}")`;
      document.fonts.add(await new FontFace("Chart", source, { weight }).load());
    }));
    return letters;
  };

  // A chart stands in a script of its own, or, in a notebook, in the page.
  const describe = async (box) => {
    const address = box.dataset.chart;
    const chart = address ? await fetched(address) : JSON.parse(box.querySelector(".chart-data").textContent);
    if (matchMedia("(pointer: fine)").matches && chart.layout.dragmode === false) {
      chart.layout.dragmode = "zoom";
    }
    return chart;
  };

  const fetched = async (address) => {
    await load(new URL(address, location.href).href);
    return structuredClone(window.chromdocsCharts[address.match(/(\w+)\.js$/)[1]]);
  };

  const theme = () => (document.body.dataset.mdColorScheme === "slate" ? "dark" : "light");

  PAINT

  const draw = async (element, anew = false) => {
    const { data, layout, config } = paint(live.get(element), palettes[theme()], element);
    if (anew) { window.Plotly.purge(element); element.clouded = false; } // else old ranges may stay
    await window.Plotly.react(element, data, layout, { responsive: true, displaylogo: false, ...config });
    await condense(element);
    follow(element);
    for (const button of element.querySelectorAll("button")) button.tabIndex = -1; // for the pointer
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

  const turn = async (box) => {
    box.classList.add("is-loading");
    try {
      const library = load(new URL("plotly.min.js", base).href);
      const [chart] = await Promise.all([describe(box), library, lettering()]);
      const element = Object.assign(document.createElement("div"), { className: "live" });
      element.ariaHidden = "true"; // the picture keeps its words, and the keys tell the rest
      const said = Object.assign(document.createElement("div"), { className: "said", ariaLive: "polite" });
      box.append(element, said);
      live.set(element, chart);
      await draw(element);
      keepStyle();
      fitted.observe(element);
      box.classList.add("is-live");
    } catch (error) {
      woken.delete(box); // the picture stays, and the next touch tries again
    }
    box.classList.remove("is-loading");
  };

  const wake = (box) => {
    if (!woken.has(box)) woken.set(box, turn(box));
    return woken.get(box);
  };

  // The points that answer, each answer once: a chart from left to right, a drawing as it is told.
  const stops = ({ data, layout }) => {
    const told = new Set();
    const found = data.flatMap(({ hovertext, x, y }, curveNumber) => [hovertext ?? []].flat().map(
      (text, pointNumber) => ({ text, x: x[pointNumber], y: y[pointNumber], curveNumber, pointNumber })));
    if (layout.xaxis.visible !== false) found.sort((a, b) => a.x - b.x || a.y - b.y);
    return found.filter(({ text }) => !told.has(text) && told.add(text));
  };

  const keys = {
    ArrowLeft: (i) => Math.max(0, i - 1),
    ArrowRight: (i, last) => Math.min(last, i + 1),
    Home: () => 0,
    End: (i, last) => last,
    Escape: () => -1,
  };

  const step = async (box, move) => {
    await wake(box);
    const element = box.querySelector(".live");
    if (!element) return;
    const found = stops(element);
    const at = move(+(box.dataset.at ?? -1), found.length - 1);
    box.dataset.at = at;
    box.querySelector(".said").textContent = at < 0 ? "" : found[at].text.replaceAll("<br>", "; ");
    if (at < 0) window.Plotly.Fx.unhover(element);
    else window.Plotly.Fx.hover(element, [found[at]]);
  };

  // The steps of a figure: a slider for numbers, else a menu, and a button that runs through them.
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const choose = async (box, steps, at) => {
    box.dataset.chart = steps.charts[at];
    await wake(box);
    const element = box.querySelector(".live");
    if (!element || box.dataset.chart !== steps.charts[at]) return; // another was chosen meanwhile
    const chart = await describe(box);
    if (box.dataset.chart !== steps.charts[at]) return;
    live.set(element, chart);
    box.style.setProperty("--aspect", chart.layout.meta.aspect);
    box.ariaLabel = box.ariaLabel.replace(/^.*(?=: chart)/, chart.layout.meta.title);
    await draw(element, true);
    for (const image of box.querySelectorAll("img")) image.alt = chart.layout.meta.alt;
    const caption = box.closest("figure")?.querySelector("figcaption > span");
    if (caption) caption.textContent = chart.layout.meta.caption;
    const title = document.getElementById("embed-title");
    if (title) title.textContent = chart.layout.meta.title;
  };

  const equip = (box) => {
    const steps = JSON.parse(box.dataset.steps);
    const last = steps.values.length - 1;
    const numbers = steps.values.every((value) => /^-?\d+$/.test(value));
    const shown = make("output", { textContent: steps.values[steps.at] });
    const control = numbers
      ? make("input", { type: "range", min: 0, max: last, step: 1, value: steps.at })
      : make("select", {}, ...steps.values.map((value) => make("option", { textContent: value })));
    if (!numbers) control.selectedIndex = steps.at;
    const at = () => (numbers ? +control.value : control.selectedIndex);
    const say = () => {
      shown.textContent = steps.values[at()];
      if (numbers) control.setAttribute("aria-valuetext", `${steps.name} = ${steps.values[at()]}`);
    };
    const go = (index) => {
      if (numbers) control.value = index; else control.selectedIndex = index;
      say();
      return choose(box, steps, index);
    };
    control.addEventListener("input", () => go(at()));
    say();
    const label = make("label", {}, `${steps.name} `, control, ...(numbers ? [" ", shown] : []));
    const tools = make("div", { className: "steps" }, label);
    if (steps.frames) {
      const button = make("button", { type: "button", textContent: "Play" });
      let clock = 0;
      const stop = () => { clearInterval(clock); clock = 0; button.textContent = "Play"; };
      button.onclick = () => {
        if (clock) { stop(); return; }
        button.textContent = "Pause";
        go(at() === last ? 0 : at() + 1);
        clock = setInterval(() => {
          if (!box.isConnected || at() === last) stop(); else go(at() + 1);
        }, 1200);
      };
      tools.append(button);
    }
    box.after(tools);
    const asked = steps.values.indexOf(new URLSearchParams(location.search).get(steps.name));
    if (asked >= 0 && asked !== steps.at) go(asked);
  };

  const seen = new IntersectionObserver((entries) => entries
    .filter((entry) => entry.isIntersecting)
    .forEach((entry) => wake(entry.target)));

  const start = () => {
    if (location.protocol === "file:") { // nothing completes the address of a folder on a disk
      for (const link of document.querySelectorAll("a[href]")) {
        const address = new URL(link.href);
        if (address.protocol !== "file:" || !address.pathname.endsWith("/")) continue;
        address.pathname += "index.html";
        link.href = address.href;
      }
    }
    for (const element of live.keys()) {
      if (!element.isConnected) { fitted.unobserve(element); live.delete(element); }
    }
    for (const box of document.querySelectorAll(".chart:not([data-ready])")) {
      box.dataset.ready = "";
      for (const event of ["pointerenter", "pointerdown", "focusin"]) {
        box.addEventListener(event, () => wake(box));
      }
      box.addEventListener("keydown", (event) => {
        if (!keys[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        step(box, keys[event.key]);
      });
      box.addEventListener("focusout", () => { if (box.dataset.at) step(box, keys.Escape); });
      if (box.dataset.steps) equip(box);
      if (box.hasAttribute("data-eager")) { // no picture stands in for it, on paper neither
        seen.observe(box);
        setTimeout(wake, 3000, box);
      }
    }
    for (const code of document.querySelectorAll("[data-embed] code")) {
      const address = new URL(code.closest("[data-embed]").dataset.embed, location.href).href;
      if (location.protocol === "file:") continue;
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        node.data = node.data.replace(/"[^"?]*embed\/[^"?]*(\?[^"]*)?"/, (_, query = "") => `"${address}${query}"`);
      }
    }
  };

  new MutationObserver(() => live.forEach((_, element) => draw(element)))
    .observe(document.body, { attributes: true, attributeFilter: ["data-md-color-scheme"] });

  // From a disk, the theme never says that a page is there.
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
  window.document$?.subscribe(start);
})();
