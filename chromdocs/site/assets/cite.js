// Find what to cite by its words, and show its citations. The address keeps what was chosen.
(() => {
  const SHOWN = 12; // that a list of hits has

  /** @typedef {{ id: string, kind: string, place: string, title: string, text: string }} Citable */
  /** @typedef {{ formats: [string, string, string][], items: [string, string, string, string, string][] }} Listed */
  /** @typedef {{ page: string, facts: [string, string][], texts: Record<string, string> }} Cited */

  /**
   * Return the words of a text, without signs.
   * @param {string} text
   */
  const words = (text) => plain(text).replace(/[^\p{L}\p{N}]+/gu, " ").trim();

  /**
   * Return how far an item is from what was typed: each word may stand alone, begin one, or be inside.
   * @param {Citable} item
   * @param {string} typed
   */
  const far = (item, typed) => {
    const text = ` ${item.text} `;
    const steps = typed.split(" ").map((word) => [` ${word} `, ` ${word}`, word].findIndex((part) => text.includes(part)));
    if (steps.includes(-1)) return Infinity;
    const whole = [item.id, item.place, item.title].map(words);
    const outer = whole.some((part) => part.startsWith(`${typed} `) || part.endsWith(` ${typed}`));
    const phrase = whole.includes(typed) ? 0 : outer ? 1 : text.includes(` ${typed} `) ? 2 : 4;
    return phrase + steps.reduce((sum, step) => sum + step, 0);
  };

  equip("[data-cite]", (root) => {
    /** @type {HTMLInputElement} */
    const input = one("input", root);
    const said = one("[role=status]", root);
    const list = one("[role=listbox]", root);
    const place = one(".cite-shown", root);
    let at = -1; // the hit that the keys have reached
    /** @type {Citable[]} */
    let hits = [];
    /** @type {Promise<{ formats: Listed["formats"], items: Citable[] }> | undefined} */
    let known;

    const everything = () => {
      known ??= fetched(new URL("cite-list.js", base)).then((/** @type {Listed} */ { formats, items }) => ({
        formats,
        items: items.map(([id, kind, where, title, more]) => ({
          id, kind, place: where, title, text: words([id, kind, where, title, more].join(" ")),
        })),
      }));
      return known;
    };

    const close = () => {
      list.hidden = true;
      input.ariaExpanded = "false";
      input.removeAttribute("aria-activedescendant");
      at = -1;
    };

    /** @param {number} next */
    const reach = (next) => {
      at = next;
      [...list.children].forEach((option, i) => { option.ariaSelected = `${i === at}`; });
      const option = list.children[at];
      if (!option) return;
      input.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    };

    /** @param {Citable} item */
    const names = ({ id, kind, place: where, title }) => [
      make("span", {}, ...(where ? [make("b", { textContent: where }), ": "] : []), title),
      make("small", {}, `${kind} `, make("code", { textContent: id })),
    ];

    const find = async () => {
      const { items } = await everything();
      const typed = words(input.value);
      const found = typed ? items.map((item) => ({ item, distance: far(item, typed) })).filter(({ distance }) => distance < Infinity) : [];
      found.sort((a, b) => a.distance - b.distance);
      hits = found.slice(0, SHOWN).map(({ item }) => item);
      said.replaceChildren(typed && !hits.length ? "Nothing has all of these words." : "");
      if (typed && hits.length) said.append(`${found.length.toLocaleString("en")} found${found.length > SHOWN ? `, the nearest ${SHOWN} are shown` : ""}.`);
      list.replaceChildren(...hits.map((item, i) => make("li", {
        id: `cite-hit-${i}`, role: "option", ariaSelected: "false",
        onpointerdown: (event) => event.preventDefault(), // the field keeps the focus
        onclick: () => choose(item.id),
      }, ...names(item))));
      close();
      list.hidden = !hits.length;
      input.ariaExpanded = `${Boolean(hits.length)}`;
    };

    /** @param {string} id */
    const choose = async (id) => {
      close();
      const { formats, items } = await everything();
      const item = items.find((one_of) => one_of.id === id);
      if (!item) {
        const [{ name: near }] = likest(id.toLowerCase(), items.map((each) => each.id));
        said.replaceChildren(`There is no “${id}”. The nearest is `,
          make("button", { type: "button", textContent: near, onclick: () => choose(near) }), ".");
        place.replaceChildren();
        return;
      }
      remember([["id", id]]);
      input.value = id;
      /** @type {Cited} */
      const { page, facts, texts } = await fetched(new URL(`cite/cite-${id.replaceAll("/", "-")}.js`, base));
      said.textContent = `The citations of ${id} stand below.`;
      place.replaceChildren(
        make("h3", {}, make("a", { href: pageAt(page).href, textContent: item.place ? `${item.place}: ${item.title}` : item.title })),
        make("dl", { className: "cite-facts" }, ...facts.flatMap(([name, value]) => [
          make("dt", { textContent: name }), make("dd", { textContent: value })])),
        ...formats.flatMap(([name, label, suffix]) => {
          const copy = make("button", { type: "button", className: "md-button", textContent: "Copy", ariaLabel: `Copy ${label}` });
          copy.dataset.copies = `#cite-${name} code`;
          const take = make("button", {
            type: "button", className: "md-button", textContent: `.${suffix}`, ariaLabel: `Download ${label} as .${suffix}`,
            onclick: () => save(`${id.replaceAll("/", "-")}.${suffix}`, new Blob([`${texts[name]}\n`], { type: "text/plain" })),
          });
          return [
            make("div", { className: "cite-format downloads" }, make("h4", { textContent: label }), copy, take),
            make("pre", { className: "citation", id: `cite-${name}` }, make("code", { textContent: texts[name] })),
          ];
        }));
      equipNew();
    };

    input.onfocus = () => { everything(); };
    input.oninput = find;
    input.onblur = close;
    input.onkeydown = (event) => {
      const { key } = event;
      if (key === "Escape" && !list.hidden) close();
      else if (key === "Enter" && hits.length && !list.hidden) choose(hits[Math.max(at, 0)].id);
      else if (key === "ArrowDown" && list.hidden) find();
      else if (key === "ArrowDown") reach((at + 1) % hits.length);
      else if (key === "ArrowUp" && !list.hidden) reach((at <= 0 ? hits.length : at) - 1);
      else return;
      event.preventDefault();
    };
    const wanted = new URLSearchParams(location.search).get("id");
    if (wanted) choose(wanted);
  });
})();
