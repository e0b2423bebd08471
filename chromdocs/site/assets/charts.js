// A picture turns into a live chart when the reader reaches for it. The chart library is one
// file, asked for once, and only then. Colours are roles; the style of the page has them.

/**
 * Have lines to copy name the address of this very site.
 * @param {HTMLElement} snippet
 */
function placeSnippet(snippet) {
  if (onDisk || snippet.dataset.embed === undefined) return;
  const { href } = new URL(snippet.dataset.embed, location.href);
  for (const code of all("code", snippet)) {
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      node.data = node.data.replace(/"[^"?]*embed\/[^"?]*(\?[^"]*)?"/, (_, query = "") => `"${href}${query}"`);
    }
  }
}

const { showChart } = (() => {
  /** @type {Map<Drawn, Chart>} */
  const live = new Map(); // element of the chart -> its description
  /** @type {WeakMap<HTMLElement, Promise<void>>} */
  const woken = new WeakMap(); // box of a chart -> a promise that it is live
  /** @type {WeakMap<HTMLElement, Chart>} */
  const wanted = new WeakMap(); // box of a chart -> one that is shown in place of its own

  /** @type {WeakMap<Element, Node[]>} */
  const captions = new WeakMap(); // caption -> what the build wrote in it

  // The letters of the pictures, which a chart measures; a page that cannot have them makes do.
  const lettering = () => Promise.allSettled([["Literata", "xγ"], ["Signs", "⋆"]].map(
    ([family, signs]) => document.fonts.load(`1em ${family}`, signs)));

  /**
   * Return the chart of a box: it stands in a script of its own, or, in a notebook, in the page.
   * @param {HTMLElement} box
   */
  const describe = async (box) => {
    const address = box.dataset.chart;
    /** @type {Chart} */
    const chart = wanted.get(box) ?? (address ? structuredClone(await fetched(address))
      : JSON.parse(one(".chart-data", box).textContent));
    if (matchMedia("(pointer: fine)").matches && chart.layout.dragmode === false) {
      chart.layout.dragmode = "zoom";
    }
    return chart;
  };

  /** @param {Drawn} element */
  const redraw = async (element) => {
    const chart = live.get(element);
    if (!chart || !element.isConnected) { live.delete(element); return; }
    await draw(element, chart);
    for (const button of all("button", element)) button.tabIndex = -1; // for the pointer
  };

  const fitted = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.isConnected && target.clientWidth) redraw(/** @type {Drawn} */ (target));
    }
  });

  // Instant navigation clears the head, and with it the rules of the library: keep a copy.
  const keepStyle = () => {
    if (document.getElementById("chart-style")) return;
    /** @type {HTMLStyleElement[]} */
    const styles = all("style[id^='plotly']", document.head);
    const rules = styles.flatMap(({ sheet }) => [...sheet?.cssRules ?? []].map((rule) => rule.cssText));
    document.body.append(make("style", { id: "chart-style", textContent: rules.join("\n") }));
  };

  /** @param {HTMLElement} box */
  const turn = async (box) => {
    box.classList.add("is-loading");
    try {
      const library = load(new URL("plotly.min.js", base));
      const [chart] = await Promise.all([describe(box), library, lettering()]);
      // The picture keeps its words, and the keys tell the rest.
      const element = /** @type {Drawn} */ (make("div", { className: "live", ariaHidden: "true" }));
      box.append(element, make("div", { className: "said", ariaLive: "polite" }));
      live.set(element, chart);
      await redraw(element);
      keepStyle();
      fitted.observe(element);
      box.classList.add("is-live");
    } catch {
      woken.delete(box); // the picture stays, and the next touch tries again
    }
    box.classList.remove("is-loading");
  };

  /** @param {HTMLElement} box */
  const wake = (box) => {
    const begun = woken.get(box) ?? turn(box);
    woken.set(box, begun);
    return begun;
  };

  /**
   * Return the element of a box in which its chart is drawn, if it is.
   * @param {HTMLElement} box
   * @returns {Drawn | null}
   */
  const drawnIn = (box) => box.querySelector(".live");

  /**
   * Return the points that answer, each answer once: a chart from left to right, a drawing as told.
   * @param {Drawn} element
   */
  const stops = ({ data, layout }) => {
    const told = new Set();
    const found = data.flatMap(({ hovertext, x, y }, curveNumber) => [hovertext ?? []].flat().map(
      (text, pointNumber) => ({ text, x: x[pointNumber], y: y[pointNumber], curveNumber, pointNumber })));
    if (layout.xaxis.visible !== false) found.sort((a, b) => a.x - b.x || a.y - b.y);
    return found.filter(({ text }) => !told.has(text) && told.add(text));
  };

  /** @typedef {(at: number, last: number) => number} Move */
  /** @type {Record<string, Move | undefined>} */
  const keys = {
    ArrowLeft: (at) => Math.max(0, at - 1),
    ArrowRight: (at, last) => Math.min(last, at + 1),
    Home: () => 0,
    End: (_, last) => last,
    Escape: () => -1,
  };

  /**
   * Go to another point of a chart, and say what it says.
   * @param {HTMLElement} box
   * @param {Move} move
   */
  const step = async (box, move) => {
    await wake(box);
    const element = drawnIn(box);
    if (!element) return;
    const found = stops(element);
    const at = move(Number(box.dataset.at ?? -1), found.length - 1);
    box.dataset.at = `${at}`;
    one(".said", box).textContent = at < 0 ? "" : found[at].text.replaceAll("<br>", "; ");
    if (at < 0) Plotly.Fx.unhover(element);
    else Plotly.Fx.hover(element, [found[at]]);
  };

  /**
   * Show a chart in a box, in place of the one that is there; its words follow. Return its title.
   * @param {HTMLElement} box
   * @param {Chart} chart
   * @param {boolean} [isPublished] - the one that the build wrote the page for
   */
  const show = async (box, chart, isPublished = false) => {
    const before = wanted.get(box);
    wanted.set(box, chart);
    await wake(box);
    const element = drawnIn(box);
    if (!element) {
      if (before) wanted.set(box, before);
      else wanted.delete(box);
      throw new Error("The chart could not be loaded. Is the network there? Try again.");
    }
    if (wanted.get(box) !== chart) return ""; // another was chosen meanwhile
    const { meta } = chart.layout;
    if (meta) {
      box.style.setProperty("--aspect", `${meta.aspect}`);
      box.style.setProperty("--narrow", `${meta.narrow?.layout?.meta?.aspect ?? meta.aspect}`);
      box.ariaLabel = box.ariaLabel?.replace(/^.*(?=: chart)/, meta.title) ?? null;
      for (const image of box.querySelectorAll("img")) image.alt = meta.alt;
      const caption = box.closest("figure")?.querySelector("figcaption > span");
      if (caption) {
        const own = captions.get(caption) ?? [...caption.childNodes];
        captions.set(caption, own);
        caption.replaceChildren(...isPublished ? own : [meta.caption]);
      }
    }
    live.set(element, await describe(box));
    Plotly.purge(element); // else old ranges may stay
    element.clouded = false;
    await redraw(element);
    return meta?.title ?? "";
  };

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) wake(/** @type {HTMLElement} */ (target));
    }
  });

  equip(".chart", (box) => {
    const isHeld = () => box.closest(".is-asked"); // its own chart is not the one asked for
    for (const event of ["pointerenter", "pointerdown", "focusin"]) {
      box.addEventListener(event, () => { if (!isHeld()) wake(box); });
    }
    box.addEventListener("keydown", (event) => {
      const move = keys[event.key];
      if (!move || isHeld() || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(box, move);
    });
    box.addEventListener("focusout", () => { if (box.dataset.at) step(box, () => -1); });
    if (box.hasAttribute("data-eager")) seen.observe(box); // no picture stands in for it
    if (box.matches(":hover, :focus-within") && !isHeld()) wake(box); // who reached for it before this was here
  });

  onEachPage(() => {
    for (const element of live.keys()) {
      if (!element.isConnected) { fitted.unobserve(element); live.delete(element); }
    }
    for (const snippet of all("[data-embed]")) placeSnippet(snippet);
  });

  new MutationObserver(() => live.forEach((_, element) => redraw(element)))
    .observe(document.body, { attributes: true, attributeFilter: ["data-md-color-scheme"] });

  return { showChart: show };
})();
