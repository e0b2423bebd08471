// The lab: what is typed becomes a question to the library, and an address that carries it.
(() => {
  const WAYS = ["game", "red", "beta", "moves", "code"];
  const VIEWS = { map: "P-positions", values: "Grundy values", star: "Star ⋆", twice: "Star twice ⋆⋆", at: "One position", play: "Play" };
  const LONG = 8_000; // characters of code that an address carries
  const LEVELS = 24; // that are painted

  /** @typedef {Record<string, string>} Fields */
  /** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

  equip("[data-lab]", (root) => {
    const { form, said, place, put } = labAnswer.room(root);
    const claims = root.dataset.claims ?? "";
    /** @type {Fields} */
    let more = { view: "map" }; // asked of the game, besides what the form has

    const way = () => /** @type {HTMLInputElement} */ (one("[name=way]:checked", form)).value;
    /** @param {string} name */
    const panel = (name) => one(`[data-way="${name}"]`, form);
    /**
     * Return the fields that count: those of one way, and those of all.
     * @returns {Field[]}
     */
    const fields = () => [...all("input, textarea", panel(way())), ...all("input", one(".lab-go", form))]
      .map((field) => /** @type {Field} */ (field));

    /** @type {Promise<void> | undefined} */
    let edited; // a promise that the field for code is an editor

    const turn = () => {
      for (const name of WAYS) panel(name).hidden = name !== way();
      if (way() === "code") edited ??= edit(one("textarea", panel("code")));
    };

    /** @returns {Fields} */
    const typed = () => {
      /** @type {Fields} */
      const found = {};
      for (const field of fields()) {
        const check = field instanceof HTMLInputElement && field.type === "checkbox";
        const value = check ? (field.checked ? "1" : "") : field.value;
        if (value.trim() && !(field.name === "stacks" && value === "2")) found[field.name] = value;
      }
      const { view, at, others } = more;
      return { ...found, ...(view === "map" ? {} : { view }), ...(at ? { at } : {}), ...(others ? { others } : {}) };
    };

    /**
     * Put a question into the form; whatever else it has is checked by the library.
     * @param {Fields} asked
     */
    const fill = (asked) => {
      const name = WAYS.find((one_of) => one_of in asked) ?? "game";
      const radio = all(`[name=way][value=${name}]`, form)[0];
      /** @type {HTMLInputElement} */ (radio).checked = true;
      turn();
      for (const field of fields()) {
        if (field instanceof HTMLInputElement && field.type === "checkbox") field.checked = Boolean(asked[field.name]);
        else if (field.name in asked) field.value = asked[field.name];
        else if (field.name === "stacks") field.value = "2";
      }
      paint();
      const { view = "map", at = "", others = "" } = asked;
      more = { view, at, others };
    };

    const compute = (/** @type {Fields} */ asked = typed()) => {
      const fits = (asked.code ?? "").length <= LONG;
      labAnswer.address(fits ? asked : { ...asked, code: "" });
      return put(JSON.stringify(asked), () => ask("solved", asked), (answer) => show(asked, answer, fits),
        (error) => place.replaceChildren(views(asked.view ?? "map"), labAnswer.wrong(error)));
    };

    /** @param {Fields} changes */
    const again = (changes) => {
      more = { ...more, ...changes };
      return compute();
    };

    /**
     * @param {Fields} asked
     * @param {Solved} answer
     * @param {boolean} fits
     */
    const show = (asked, answer, fits) => {
      if (answer.refused !== undefined) {
        const { goes = 0 } = answer;
        const take = make("button", { type: "button", textContent: `Take ${goes}` });
        take.onclick = () => {
          /** @type {HTMLInputElement} */ (one("[name=to]", form)).value = `${goes}`;
          compute();
        };
        place.replaceChildren(views(asked.view ?? "map"),
          labAnswer.wrong(new Refusal(answer.refused), make("div", { className: "lab-row" }, take)));
        return;
      }
      said.textContent = answer.said;
      const errors = make("div");
      place.replaceChildren(
        make("h2", { textContent: answer.called === answer.name ? answer.name : `${answer.called} · ${answer.name}` }),
        make("p", { textContent: `${answer.rule} (${answer.play})` }),
        views(asked.view ?? "map"),
        ...body(asked, answer),
        ...(answer.files ? [labAnswer.downloads(asked, answer.files, Boolean(answer.chart), errors), errors] : []),
        ...labAnswer.listing("The same in Python", answer.python),
        ...(answer.command ? labAnswer.listing("On the command line", answer.command) : []),
        make("h3", { textContent: "Link" }),
        link(fits));
      if (answer.board) showBoard(one(".board", place), answer.board);
      equipNew();
    };

    /** @param {string} chosen */
    const views = (chosen) => make("div", { className: "lab-views", role: "group", ariaLabel: "What to show" },
      ...Object.entries(VIEWS).map(([view, words]) => make("button", {
        type: "button", textContent: words, ariaPressed: `${view === chosen}`,
        onclick: async () => { await again({ view }); all(`.lab-views [aria-pressed="true"]`, place)[0]?.focus(); },
      })));

    /**
     * Make a field of the answer, with a button.
     * @param {string} words
     * @param {string} name
     * @param {string} value
     * @param {string} act
     */
    const line = (words, name, value, act) => {
      const input = make("input", { value, spellcheck: false });
      const row = make("form", { className: "lab-row" }, make("label", {}, `${words} `, input), make("button", { textContent: act }));
      row.onsubmit = (event) => {
        event.preventDefault();
        again({ [name]: input.value });
      };
      return row;
    };

    /**
     * @param {Fields} asked
     * @param {Solved} answer
     * @returns {Node[]}
     */
    const body = (asked, answer) => {
      const { chart, columns = [], rows = [], count = 0, periods = [], board } = answer;
      if (board) return [line("Play from", "at", answer.at ?? "", "Start"), make("div", { className: "board" })];
      if (answer.lines) {
        return [
          line("Position", "at", answer.at ?? "", "Ask"),
          ...[...answer.lines, answer.value ?? "", answer.options ?? ""].filter(Boolean).map((words) => make("p", { textContent: words })),
          ...(answer.claims ?? []).map((id) => make("p", {}, make("a", { href: `${claims}${id}/`, textContent: id }))),
        ];
      }
      const figure = chart ? [make("figure", { className: "exhibit" }, chartBox(chart, answer.alt ?? ""),
        make("figcaption", { textContent: answer.caption ?? "" }))] : [];
      const shown = rows.length < count && asked.view !== "values" ? `The first ${rows.length} of ${count.toLocaleString("en")}.`
        : rows.length < count ? "The beginning; the files have them all." : "";
      const list = make("div", {}, make("ul", { className: "lab-periods", hidden: !periods.length },
        ...periods.map((words) => make("li", { textContent: words }))),
        make("p", { className: "lab-hint", textContent: answer.hint ?? "" }),
        labAnswer.tabled(answer.said, columns, rows), make("p", { className: "lab-hint", textContent: shown }));
      const slice = chart && answer.heaps > 2 && asked.view !== "values"
        ? [line("The other heaps at", "others", asked.others ?? "1".concat(",1".repeat(answer.heaps - 3)), "Draw")] : [];
      return [make("div", { className: figure.length ? "lab-two" : "" }, ...figure, list), ...slice];
    };

    /** @param {boolean} fits */
    const link = (fits) => {
      if (!fits) return make("p", { textContent: `The code has over ${LONG.toLocaleString("en")} characters, too many for a link. Copy the Python instead.` });
      return labAnswer.linked();
    };

    const red = /** @type {HTMLInputElement} */ (one("[name=red]", form));
    const tokens = Array.from({ length: LEVELS }, (_, i) => make("button", {
      type: "button", textContent: `${i + 1}`, ariaLabel: `Level ${i + 1} is red`,
      onclick: () => {
        const listed = levels();
        const level = i + 1;
        const kept = listed.includes(level) ? listed.filter((other) => other !== level) : [...listed, level];
        red.value = kept.sort((a, b) => a - b).join(",");
        paint();
      },
    }));
    const levels = () => red.value.split(",").map(Number).filter((level) => Number.isInteger(level) && level > 0);
    const paint = () => tokens.forEach((token, i) => { token.ariaPressed = `${levels().includes(i + 1)}`; });
    one(".lab-paint", form).append(...tokens);
    red.oninput = paint;
    paint();

    for (const radio of all("[name=way]", form)) radio.addEventListener("change", turn);
    form.onsubmit = (event) => {
      event.preventDefault();
      more = { ...more, at: "", others: "" };
      compute();
    };

    /** @param {URLSearchParams} wanted */
    const open = (wanted) => {
      /** @type {Fields} */
      const asked = Object.fromEntries(wanted);
      const names = [...wanted.keys()];
      const twice = names.find((name, i) => names.indexOf(name) < i);
      const why = twice !== undefined ? `The address names ${twice} twice.`
        : names.length && ![...WAYS, "claim"].some((name) => name in asked) ? `The address names no game: it should have one of ${WAYS.join(", ")}.`
        : asked.code && asked.claim ? "The address has code and a claim: it should have one of them." // Python with code in it checks no claim
        : "";
      if (why) {
        place.replaceChildren(labAnswer.wrong(new Refusal(why)));
        return;
      }
      if (!WAYS.some((name) => name in asked)) return;
      fill(asked);
      if ((asked.code ?? "").length > LONG) {
        place.replaceChildren(labAnswer.wrong(new Refusal(`The address has code of more than ${LONG.toLocaleString("en")} characters. Paste it into the form instead.`)));
      } else compute(asked);
    };
    for (const start of /** @type {HTMLAnchorElement[]} */ (all(".lab-starts a"))) {
      start.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
        const wanted = new URL(start.href).searchParams;
        if (wanted.has("claim")) return;
        event.preventDefault();
        event.stopPropagation();
        open(wanted);
        root.scrollIntoView();
        /** @type {HTMLElement} */ (one("[name=way]:checked", form)).focus({ preventScroll: true });
      });
    }
    turn();
    open(new URLSearchParams(location.search));
  });
})();
