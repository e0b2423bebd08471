// Code on a page runs in the page: edit it, run it, see what it gives under it, take it back. What
// comes from Python is text, a chart, or a file to take away; nothing of it is ever read as HTML.

/**
 * Make a text field an editor of Python, whose value is that of the field; where the editor cannot
 * be had, a field it stays.
 * @param {HTMLTextAreaElement} field
 */
async function edit(field) {
  try {
    /** @type {(field: HTMLTextAreaElement) => void} */
    const takeOver = await fetched(new URL("editor.js", base));
    if (field.isConnected) takeOver(field);
  } catch { /* one can type in a field too */ }
}

const outcome = (() => {
  const PICTURES = /** @type {Record<string, string | undefined>} */ ({
    svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", gif: "image/gif",
  });

  /**
   * Show text, and what is like it in one piece with it.
   * @param {HTMLElement} place
   * @param {string} kind
   * @param {string} text
   */
  const say = (place, kind, text) => {
    const last = place.lastElementChild;
    if (last?.className === kind) { last.append(text); return; }
    place.append(make("pre", { className: kind, tabIndex: 0, textContent: text }));
  };

  /**
   * Show a figure as a live chart.
   * @param {HTMLElement} place
   * @param {{ chart: Chart, alt: string }} part
   */
  const draws = (place, { chart, alt }) => {
    place.append(chartBox(chart, alt));
    equipNew();
  };

  /**
   * Offer a file that the code saved; show it if it is a picture.
   * @param {HTMLElement} place
   * @param {{ file: string, bytes: number, data?: string }} part
   */
  const offer = (place, { file, bytes, data }) => {
    const size = `${bytes.toLocaleString("en")} bytes`;
    if (data === undefined) {
      place.append(make("p", { textContent: `${file}: ${size}, too large to take away` }));
      return;
    }
    const type = PICTURES[file.replace(/^.*\./, "").toLowerCase()];
    if (type) place.append(make("img", { src: `data:${type};base64,${data}`, alt: file }));
    const content = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
    const href = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
    const link = make("a", { href, download: file.replace(/^.*\//, ""), textContent: file });
    place.append(make("p", {}, "Saved: ", link, ` (${size})`));
  };

  /**
   * Show a part of what a program gives.
   * @param {HTMLElement} place
   * @param {any} part
   */
  const show = (place, part) => {
    for (const kind of ["out", "err"]) if (kind in part) say(place, kind, String(part[kind]));
    if ("chart" in part) draws(place, part);
    if ("file" in part) offer(place, part);
    if ("more" in part) {
      if (place.lastElementChild?.className !== "more") place.append(make("p", { className: "more" }));
      one(".more:last-child", place).textContent = `… and ${Number(part.more).toLocaleString("en")} more characters`;
    }
  };

  /** @param {HTMLElement} place */
  const clear = (place) => {
    for (const link of /** @type {HTMLAnchorElement[]} */ (all("a", place))) URL.revokeObjectURL(link.href);
    place.replaceChildren();
  };

  return { show, clear };
})();

(() => {
  /** @typedef {{ box: HTMLElement, text: string, field?: HTMLTextAreaElement, ended?: boolean }} Block */
  /** @type {WeakMap<HTMLElement, Block>} */
  const blocks = new WeakMap();
  const PROMPT = /^\s*(?:>>>|\.\.\.)(?: |$)/;

  /** @param {string} text */
  const isSession = (text) => PROMPT.test(text);

  /**
   * Return the code of a block alone, without prompts and answers.
   * @param {string} text
   */
  const plain = (text) => (isSession(text) ? text.split("\n").filter((line) => PROMPT.test(line))
    .map((line) => line.replace(PROMPT, "")).join("\n") : text);

  /** @param {Block} block */
  const source = ({ text, field }) => (!field || field.value === plain(text) ? text : field.value);

  /** @param {HTMLElement} box */
  const scope = (box) => box.dataset.scope ?? location.pathname;

  /**
   * Return what stands above a block and may have made names that it uses.
   * @param {HTMLElement} box
   */
  const above = (box) => {
    const alike = all(".run").filter((other) => scope(other) === scope(box));
    return alike.slice(0, alike.indexOf(box)).flatMap((other) => blocks.get(other) ?? [])
      .map((block) => (block.ended ? "" : source(block)));
  };

  /**
   * Return the output that the page brings for a block.
   * @param {HTMLElement} box
   */
  const prepared = (box) => all(".jp-Cell-outputWrapper", box.closest(".jp-CodeCell") ?? make("i"))
    .concat(/** @type {HTMLElement[]} */ ([box.nextElementSibling]).filter((next) => next?.matches(".output")));

  equip(".run", (box) => {
    const code = box.querySelector("code") ?? one("pre", box);
    const shown = one("pre", box);
    /** @type {Block} */
    const block = { box, text: code.textContent.trimEnd() };
    blocks.set(box, block);
    const before = prepared(box);
    const place = make("div", { className: "run-output", role: "group", ariaLabel: "Output", hidden: true });
    const status = make("span", { className: "unseen", role: "status" });
    const run = make("button", { type: "button", textContent: "Run", title: "Ctrl+Enter while you edit" });
    const change = make("button", { type: "button", textContent: "Edit" });
    const reset = make("button", { type: "button", textContent: "Reset", hidden: true });
    const help = make("a", { href: new URL("../start/", base).href, textContent: "Get started" });
    const tools = make("div", { className: "run-tools" }, run, change, reset, status);
    if (help.pathname !== location.pathname) tools.append(help);
    let busy = false;

    const open = () => {
      if (block.field) return Promise.resolve();
      const text = plain(block.text);
      const field = make("textarea", { value: text, rows: text.split("\n").length, spellcheck: false, ariaLabel: "Python code" });
      block.field = field;
      shown.hidden = true;
      box.append(field);
      change.hidden = true;
      reset.hidden = false;
      return edit(field);
    };

    const act = async () => {
      if (busy) return;
      busy = true;
      open();
      outcome.clear(place);
      for (const old of before) old.hidden = true;
      place.hidden = false;
      status.textContent = "";
      block.ended = false;
      const question = { scope: scope(box), before: above(box), source: source(block), each: isSession(block.text) };
      /** @param {any} part */
      const heard = (part) => outcome.show(place, part);
      try {
        const { well, spent } = await attend(tools, ask("run", question, heard));
        if (spent) engine.stop(); // the next run begins with a new Python
        const said = place.textContent.slice(0, 300);
        status.textContent = `${well ? "Done" : "Error"}. ${said || "No output."}`;
        if (!place.hasChildNodes()) place.append(make("p", { textContent: "It ran, and there is nothing to show." }));
      } catch (error) {
        const { message, trace } = /** @type {Refusal} */ (error);
        block.ended = true; // with Python: it is not run again for the sake of others
        outcome.show(place, { err: trace || message });
        status.textContent = message;
      }
      busy = false;
    };

    run.onclick = act;
    change.onclick = async () => {
      await open();
      block.field?.focus();
    };
    reset.onclick = () => {
      if (busy) engine.stop();
      outcome.clear(place);
      place.hidden = true;
      status.textContent = "";
      for (const old of before) old.hidden = false;
      for (const element of [...box.children]) if (element !== shown) element.remove();
      delete block.field;
      shown.hidden = false;
      change.hidden = false;
      reset.hidden = true;
      run.focus();
    };
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      act();
    });
    box.after(tools, place);
  });
})();
