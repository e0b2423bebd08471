// How the lab shows an answer: charts, tables, boards, code, files. All that comes from Python or
// from an address is text, and becomes text.

const labAnswer = (() => {
  const FILES = /** @type {const} */ ({ csv: "CSV", json: "JSON", tex: "LaTeX", md: "Markdown", bfile: "b-file" });
  const WIDE = 2000; // pixels of a picture

  /** @param {string} svg */
  const drawing = (svg) => new Blob([svg], { type: "image/svg+xml" });

  /**
   * Make a button that does something and says, for a while, how it went.
   * @param {string} words
   * @param {() => Promise<string>} act
   */
  const button = (words, act) => {
    const made = make("button", { type: "button", textContent: words });
    made.onclick = async () => {
      if (made.ariaBusy === "true") return;
      made.ariaBusy = "true";
      made.textContent = await act();
      made.ariaBusy = null;
      setTimeout(() => { made.textContent = words; }, 2000);
    };
    return made;
  };

  /**
   * Show what the library, or Python, has to say instead of an answer.
   * @param {unknown} error
   * @param {...Node} more
   */
  const wrong = (error, ...more) => {
    const { message, trace = "" } = error instanceof Refusal ? error : { message: String(error) };
    const shown = make("div", { className: "lab-wrong", role: "alert" }, make("p", { textContent: message }));
    if (trace) shown.append(make("pre", {}, make("code", { textContent: trace, tabIndex: 0 })));
    shown.append(...more);
    return shown;
  };

  /**
   * Make a table, and say how many rows there are besides.
   * @param {string} title
   * @param {string[]} columns
   * @param {(string | number)[][]} rows
   */
  const tabled = (title, columns, rows) => {
    /** @param {string | number} value */
    const cell = (value) => make("td", { className: typeof value === "number" ? "number" : "", textContent: `${value}` });
    const scroll = make("div", { className: "scroll", tabIndex: 0, role: "region", ariaLabel: title });
    scroll.append(make("table", { className: "data" },
      make("thead", {}, make("tr", {}, ...columns.map((name) => make("th", { scope: "col", textContent: name })))),
      make("tbody", {}, ...rows.map((row) => make("tr", {}, ...row.map(cell))))));
    return scroll;
  };

  /** @param {string} text */
  const code = (text) => make("pre", {}, make("code", { textContent: text, tabIndex: 0 }));

  /**
   * Make a heading with text to copy below it.
   * @param {string} title
   * @param {string} text
   */
  const listing = (title, text) => [
    make("h3", { textContent: title }),
    code(text),
    make("div", { className: "lab-row" }, button("Copy", () => copying(text))),
  ];

  /** @param {string} text */
  const copying = async (text) => (await copied(text) ? "Copied" : "Select it and copy");

  /** Make a field with the address of this question, to copy. */
  const linked = () => {
    const { href } = location;
    const input = make("input", { className: "lab-link", value: href, readOnly: true, ariaLabel: "Link to this question" });
    input.onfocus = () => input.select();
    return make("div", { className: "lab-row" }, input, button("Copy link", () => copying(href)));
  };

  /**
   * Let the address carry one question, and nothing of the one before.
   * @param {Record<string, string>} asked
   */
  const address = (asked) => {
    const before = [...new URLSearchParams(location.search).keys()].map((name) => [name, ""]);
    remember(/** @type {[string, string][]} */ ([...before, ...Object.entries(asked)]));
  };

  /**
   * Make the buttons that give files.
   * @param {Record<string, string>} fields
   * @param {string[]} formats
   * @param {boolean} drawn
   * @param {HTMLElement} place - where errors are said
   */
  const downloads = (fields, formats, drawn, place) => {
    /**
     * @param {string} format
     * @param {(file: { name: string, text: string }) => Promise<void>} use
     */
    const asks = (format, use) => async () => {
      place.replaceChildren();
      try {
        const dark = document.body.dataset.mdColorScheme === "slate";
        const file = await attend(place, ask("files", { ...fields, format, theme: dark ? "dark" : "light" }));
        await use(file);
        return "Saved";
      } catch (error) {
        place.append(wrong(error));
        return "Not saved";
      }
    };
    const tables = formats.map((format) => button(FILES[/** @type {keyof typeof FILES} */ (format)],
      asks(format, async ({ name, text }) => save(name, new Blob([text], { type: "text/plain" })))));
    const pictures = drawn ? [
      button("SVG", asks("svg", async ({ name, text }) => save(name, drawing(text)))),
      button("PNG", asks("svg", async ({ name, text }) => save(name.replace(/svg$/, "png"), await rastered(drawing(text), WIDE)))),
    ] : [];
    return make("div", { className: "lab-row", role: "group", ariaLabel: "Files" }, ...tables, ...pictures);
  };

  let asking = ""; // the question that is being answered
  let newest = 0; // and its number

  /**
   * Return the parts of a form with its answer, and how to put a question: a new one ends the old.
   * @param {HTMLElement} root
   */
  const room = (root) => {
    const [said, wait, place] = [".lab-said", ".lab-wait", ".lab-answer"].map((part) => one(part, root));
    /** @type {HTMLFormElement} */
    const form = one("form", root);
    /**
     * @template Answer
     * @param {string} key - the same for the same question
     * @param {() => Promise<Answer>} question
     * @param {(answer: Answer) => void} show
     * @param {(error: unknown) => void} [failed]
     */
    const put = async (key, question, show, failed = (error) => place.replaceChildren(wrong(error))) => {
      if (asking === key) return;
      if (asking) engine.stop();
      asking = key;
      newest += 1;
      const mine = newest;
      said.textContent = "";
      for (const old of all(".lab-wrong", place)) old.remove();
      try {
        const answer = await attend(wait, question());
        if (mine === newest) show(answer);
      } catch (error) {
        if (mine === newest) {
          failed(error);
          if (document.activeElement === document.body) one("[type=submit]", form).focus({ preventScroll: true }); // Stop is gone
        }
      }
      if (mine === newest) asking = "";
    };
    if (onDisk && !document.querySelector(".lab-needs")) root.prepend(make("p", { className: "lab-wrong lab-needs", textContent: FROM_DISK }));
    return { form, said, place, put };
  };

  return { room, button, wrong, tabled, code, listing, linked, address, downloads };
})();
