// The page for talks: a speaker chooses a figure, its values, shape and ground, and gets the picture, its files, the
// lines for a slide and the command. The choice is in the address.
equip("[data-talk]", (place) => {
  const variants = (place.dataset.talk ?? "").split(" ");
  /** @type {HTMLFormElement} */
  const form = one("form", place);
  /** @type {HTMLSelectElement[]} */
  const [figure, shape, ground, live] = ["figure", "shape", "ground", "live"].map((name) => one(`[name=${name}]`, form));
  const own = one(".talk-own", place);
  const wrong = one(".wrong", place);
  const seen = one(".talk-seen", place);
  const work = one(".talk-work", place);
  /** @type {HTMLInputElement} */
  const find = one("[name=find]", form);
  const codes = () => all("[data-shown] pre code, .talk-command code");
  const parts = () => [seen, ...all(".downloads, .talk-command", place), ...all("[data-shown]")];
  const usual = new Map([shape, ground, live].map((select) => [select, select.value]));
  /** @type {TalkFigure} */
  let published; // the figure as it is published
  /** @type {TalkFigure} */
  let current; // and for the values that were chosen
  /** @type {Values} */
  let wished = {}; // those values, also when they cannot be shown
  let shown = false; // whether that is what the page speaks of
  let newest = 0; // number of the last wish

  /** @param {string} id */
  const spoken = (id) => /** @type {Promise<TalkFigure>} */ (fetched(new URL(`talks/talk-${id}.js`, base)));

  const aspect = () => ({ "-wide": "16/9", "-square": "1" })[shape.value] ?? current.aspect;

  /**
   * Let nothing be taken that is not what was chosen: it waits, and words may stand in its place.
   * @param {boolean} waits
   * @param {string} [words]
   */
  const hold = (waits, words) => {
    for (const part of parts()) part.inert = waits;
    if (words !== undefined) for (const code of codes()) code.textContent = words;
  };

  /**
   * Return the address of a file: a shape that is the figure's own has none of its own.
   * @param {string} end - of its name
   */
  const fileOf = (end) => {
    const there = published.same?.includes(shape.value) ? end.slice(shape.value.length) : end;
    return `${new URL(`../figures/${current.id}${there}`, base)}`;
  };

  const isOwn = () => Object.keys(current.parameters).length > 0;

  /** Show what is chosen: a live chart, a file, or a drawing that the library makes here. */
  const picture = async () => {
    const { id, parameters, query, title, alt } = current;
    const variant = `${shape.value}${ground.value}`;
    const wish = newest;
    if (live.value) {
      const { href } = pageAt(`embed/${id}/`);
      const theme = variant.includes("dark") ? "dark" : "light";
      const frame = make("iframe", { src: `${href}?theme=${theme}${query && `&${query}`}`, title });
      frame.style.setProperty("--aspect", aspect());
      seen.replaceChildren(frame);
      return;
    }
    let src = fileOf(`${variant}.svg`);
    if (isOwn()) {
      const { svg } = await attend(work, ask("figure", { id, parameters, variant }));
      src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    }
    if (wish === newest) seen.replaceChildren(make("img", { src, alt }));
  };

  /** Let lines, files, command and address speak of what is chosen. */
  const tell = () => {
    const { id, lines } = current;
    const end = `${shape.value}${ground.value}`;
    const theme = end.includes("dark") ? "dark" : "light";
    const embed = onDisk ? `embed/${id}/` : `${pageAt(`embed/${id}/`)}`;
    /** @type {Record<string, string>} */
    const slots = { end, theme, embed, aspect: aspect() };
    seen.dataset.ground = theme;
    for (const element of all("[data-shown]")) {
      const text = lines[live.value ? "live" : "still"][element.dataset.shown ?? ""];
      if (text === undefined) continue;
      one("pre code", element).textContent = text.replace(/\{(end|theme|embed|aspect)\}/g, (_, slot) => slots[slot]);
      delete element.dataset.embed; // it names the address itself
    }
    one(".talk-command code", place).textContent = commandFor(current, `${end}.svg`);
    for (const link of /** @type {HTMLAnchorElement[]} */ (all("[data-format]", place))) {
      const file = `${end}.${link.dataset.format}`;
      link.href = fileOf(file);
      link.download = `${id}${file}`;
      link.onclick = (event) => {
        if (!isOwn()) return;
        event.preventDefault();
        makeFile(current, file);
      };
    }
    /** @type {HTMLAnchorElement} */ (one("[data-page]", place)).href = `${pageAt(`figures/${id}/`)}${current.query && `?${current.query}`}`;
    const gone = /** @type {[string, string][]} */ ([...new URLSearchParams(location.search).keys()].map((name) => [name, ""]));
    const chosen = [shape, ground, live].filter((select) => select.value !== usual.get(select));
    remember([...gone, ["figure", id], ...Object.entries(current.parameters),
      ...chosen.map((select) => /** @type {[string, string]} */ ([select.name, select.value || "own"]))]);
  };

  /** Offer the grounds that a shape has. */
  const offer = () => {
    for (const option of ground.options) option.disabled = !variants.includes(`${shape.value}${option.value}`);
    if (ground.selectedOptions[0].disabled) ground.value = "-dark";
  };

  const show = async () => {
    offer();
    tell();
    await picture();
  };

  /**
   * Do what was wished last; say why, if it cannot be done.
   * @param {(isLast: () => boolean) => Promise<void>} act
   */
  const attempt = async (act) => {
    newest += 1;
    const wish = newest;
    wrong.textContent = "";
    hold(true);
    try {
      await act(() => wish === newest);
      if (wish === newest) hold(false);
    } catch (error) {
      if (wish !== newest) return;
      wrong.textContent = `This cannot be shown. ${message(error)}`;
      hold(true, "");
      seen.replaceChildren();
      shown = false;
    }
  };

  /**
   * Take values of the speaker's own, or none.
   * @param {Values} given
   */
  const take = (given) => attempt(async (isLast) => {
    wished = given;
    shown = false;
    const standard = Object.fromEntries((published.own ?? []).map(([name, , value]) => [name, value]));
    const parameters = Object.fromEntries(Object.entries(given).filter(([name, value]) => Object.hasOwn(standard, name) && value.trim() !== standard[name]));
    if (Object.keys(parameters).length) hold(true, "Waiting for the library …");
    const made = Object.keys(parameters).length
      ? await attend(work, ask("figure", { id: published.id, parameters, talk: true })) : published;
    if (!isLast()) return;
    current = /** @type {TalkFigure} */ (made);
    shown = true;
    await show();
  });

  /**
   * Take another figure.
   * @param {Values} [values]
   */
  const choose = (values = {}) => attempt(async (isLast) => {
    wished = values;
    shown = false;
    const found = await spoken(figure.value);
    if (!isLast() || !place.isConnected) return;
    published = found;
    current = found;
    const fields = found.own?.length ? controls.form(found.own, (given) => { fields?.put(given); take(given); }) : undefined;
    own.replaceChildren(...fields ? [fields.details] : []);
    fields?.put(values);
    await take(values);
  });

  const groups = all("optgroup", figure).map((group) => ({ group, options: /** @type {HTMLOptionElement[]} */ (all("option", group)) }));
  /** @type {HTMLOptionElement[]} */
  let matches = [];

  /** Leave in the list what has the words that are looked for, and what is chosen. */
  const narrow = () => {
    const options = groups.flatMap((each) => each.options);
    matches = options.filter((option) => hasWords(`${option.textContent} ${option.dataset.words}`, find.value));
    const chosen = figure.selectedOptions[0];
    for (const { group, options: whole } of groups) {
      group.replaceChildren(...whole.filter((option) => option === chosen || matches.includes(option)));
    }
    figure.replaceChildren(...groups.map(({ group }) => group).filter((group) => group.childElementCount));
    chosen.selected = true;
    one("output", form).textContent = !find.value.trim() ? ""
      : matches.length ? `${matches.length} of ${options.length}; Enter takes the first` : "No figure matches.";
  };

  form.onsubmit = (event) => {
    event.preventDefault();
    if (!find.value.trim() || !matches.length) return;
    matches[0].selected = true;
    choose();
  };
  find.oninput = narrow;
  figure.onchange = () => choose();
  for (const select of [shape, ground, live]) select.onchange = () => {
    if (shown) attempt(show);
    else if (published?.id === figure.value) take(wished);
    else choose(wished);
  };
  const asked = new URLSearchParams(location.search);
  for (const select of [figure, shape, ground, live]) {
    const value = asked.get(select.name)?.replace(/^own$/, "");
    if ([...select.options].some((option) => option.value === value)) select.value = value ?? "";
    asked.delete(select.name);
  }
  if (location.search) choose(Object.fromEntries(asked));
  else choose();
});
