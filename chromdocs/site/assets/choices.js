// Values that a reader chooses for a figure, with a slider or a menu, in a form, or in the address.
// Those that come with the page are shown at once; for any others the library is asked. What is
// shown is always what is said: values that cannot be shown are named, with the reason.
(() => {
  const OTHERS = ["theme", "title", "ground"]; // what else the address of an embed may name
  const PLUS = " In an address, a plus sign is written %2B.";

  /** @param {Values} values */
  const said = (values) => Object.entries(values).map(([name, value]) => `${name} = ${value}`).join(", ");

  /**
   * End a line of the library as a sentence ends.
   * @param {string} line
   */
  const ended = (line) => (/[.?!]$/.test(line) ? line : `${line}.`);

  /**
   * Keep values in the address, beside what else it says.
   * @param {string[]} names - of the parameters of the figure
   * @param {string} query
   */
  const keep = (names, query) => {
    const rest = new URLSearchParams(location.search);
    for (const name of names) rest.delete(name);
    const search = [query, `${rest}`].filter(Boolean).join("&");
    history.replaceState(history.state, "", `${location.pathname}${search && `?${search}`}${location.hash}`);
  };

  equip("[data-choices]", (place) => {
    /** @type {Choices} */
    const { id = "", site = "", own = [], steps, words = {} } = JSON.parse(place.dataset.choices ?? "{}");
    const box = /** @type {HTMLElement} */ (place.previousElementSibling);
    const built = box.dataset.chart ?? "";
    const whole = place.id !== ""; // the page is all about this figure
    const alone = own.length > 0 && !whole; // and there is nothing on it but the figure
    const names = own.map(([name]) => name);
    /** @type {Values} */
    const defaults = Object.fromEntries(own.map(([name, , value]) => [name, value]));
    if (steps) defaults[steps.name] = steps.values[steps.at];
    /** @type {Values} */
    let current = {}; // what is shown
    let query = ""; // and how an address says it
    let newest = 0; // number of the last wish

    const choice = steps && controls.chooser(steps);
    const fields = whole ? controls.form(own, (values) => go(values)) : undefined;
    const status = make("p", { className: whole ? "shown" : "unseen", role: "status" });
    const wrong = make("p", { className: "wrong", role: "alert" });
    const work = make("div", { className: alone ? "instead" : "" }); // where a picture would stand

    /**
     * Hide a picture that nobody asked for; where it is one of many things, it stays, as it is said to be.
     * @param {boolean} on
     */
    const hold = (on) => { if (alone) document.body.classList.toggle("is-asked", on); };

    /** @param {Values} values */
    const put = (values) => {
      fields?.put(values);
      if (steps) choice?.put(values[steps.name] ?? defaults[steps.name]);
    };

    /**
     * Say that values cannot be shown, and what is shown.
     * @param {Values} values
     * @param {string} why
     */
    const refuse = (values, why) => {
      const spaced = location.search.includes("+") && Object.values(values).some((value) => value.includes(" "));
      const line = `${said(values)} cannot be shown. ${ended(why)}${spaced ? PLUS : ""}`;
      hold(true);
      if (steps) choice?.put((alone ? values : current)[steps.name] ?? defaults[steps.name]);
      if (!alone) {
        wrong.textContent = `${line} The picture is the one ${said(current) ? `for ${said(current)}` : "as published"}.`;
        return;
      }
      work.replaceChildren(
        make("p", { role: "alert", textContent: line }),
        make("button", { type: "button", textContent: "Try again", onclick: () => go(values) }),
        make("button", { type: "button", textContent: "Show it as published", onclick: () => go({}) }),
      );
    };

    /**
     * Show the chart for values; return what the page says for them and, if it is the last wish, the title.
     * @param {Values} values
     * @param {() => boolean} isLast
     * @returns {Promise<{ shown?: ShownFigure, title?: string }>}
     */
    const show = async (values, isLast) => {
      const [name, ...others] = Object.keys(values);
      const at = name === undefined ? steps?.at ?? -1
        : name === steps?.name && !others.length ? steps.values.indexOf(values[name]) : -1;
      if (name !== undefined && at < 0) {
        hold(true);
        const shown = await attend(work, ask("figure", { id, parameters: values, site }));
        const computed = tame(shown.chart, shown.stem);
        return { shown, title: isLast() ? await showChart(box, computed) : "" };
      }
      /** @type {ShownFigure | undefined} */
      const shown = Object.hasOwn(words, values[name]) ? await fetched(words[values[name]]) : undefined;
      const chart = structuredClone(/** @type {Chart} */ (await fetched(steps?.charts[at] ?? built)));
      return { shown, title: isLast() ? await showChart(box, chart, name === undefined) : "" };
    };

    /**
     * Let the page speak of what is shown now.
     * @param {string} title
     * @param {ShownFigure} [shown]
     */
    const tell = (title, shown) => {
      const chosen = said(current);
      query = shown?.query ?? "";
      box.classList.toggle("is-chosen", chosen !== "");
      status.textContent = `${chosen || "As published"}: ${title}`;
      if (alone) document.title = one("h1").textContent = title;
      if (whole) govern(chosen ? shown : undefined);
    };

    /**
     * Show values: everything on the page follows, or stays and says what it is.
     * @param {Values} given
     */
    const go = async (given) => {
      const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.trim()])
        .filter(([name, value]) => value !== defaults[name]));
      newest += 1;
      const wish = newest;
      const isLast = () => wish === newest && place.isConnected;
      wrong.textContent = "";
      work.replaceChildren();
      if (alone) put(values);
      try {
        const isOther = said(values) !== said(current);
        const { shown, title } = isOther ? await show(values, isLast) : {};
        if (!isLast()) return;
        hold(false);
        current = shown?.parameters ?? values;
        put(current);
        if (isOther) tell(title ?? "", shown);
        if (whole) keep(names, query);
      } catch (error) {
        if (isLast()) refuse(values, message(error));
      }
    };

    if (steps && choice) {
      const { name, values, frames } = steps;
      /** @param {string} value */
      const choose = (value) => { choice.put(value); go({ ...current, [name]: value }); };
      const tools = make("div", { className: "steps" }, make("label", {}, `${name} `, choice.control, ...choice.beside));
      choice.control.addEventListener("input", () => choose(choice.value()));
      if (frames) {
        tools.append(controls.player(box, () => {
          const at = (values.indexOf(choice.value()) + 1) % values.length;
          choose(values[at]);
          return at < values.length - 1;
        }));
      }
      place.append(tools);
    }
    place.append(...fields ? [fields.details] : [], status, wrong);
    if (alone) box.append(work);
    else place.append(work);
    put({});

    const address = new URLSearchParams(location.search);
    const wanted = [...new Set(address.keys())].filter((name) => (alone ? !OTHERS.includes(name) // the library
      : names.includes(name.trim().toLowerCase()))); // says which of them there are
    const asked = Object.fromEntries(wanted.map((name) => [name, address.getAll(name).join(" and ")]));
    if (wanted.some((name) => address.getAll(name).length > 1)) refuse(asked, "The address names a parameter twice");
    else if (Object.keys(asked).length) go(asked);
  });
})();
