// What a page says of a figure follows the values that a reader chooses: data, statements, files,
// lines to copy, citations. What the build wrote is kept, and stands there again for the default.

/**
 * Return the command that makes a file of a figure.
 * @param {{ call: string, stem: string }} figure
 * @param {string} end - of its name: shape, ground and format
 */
function commandFor({ call, stem }, end) {
  const shape = end.match(/-(wide|square)/)?.[1];
  return [call, end.includes("-dark") && "--theme dark", end.includes("-transparent") && "--transparent",
    shape && `--shape ${shape}`, `-o ${stem}${end}`].filter(Boolean).join(" ");
}

const { govern, makeFile } = (() => {
  /** @type {WeakMap<Element, Node[]>} */
  const published = new WeakMap(); // element -> what the build wrote in it

  /**
   * Put other nodes into an element, or what the build wrote.
   * @param {Element} element
   * @param {(Node | string)[] | undefined} nodes
   */
  const put = (element, nodes) => {
    const own = published.get(element) ?? [...element.childNodes];
    published.set(element, own);
    element.replaceChildren(...nodes ?? own);
  };

  /**
   * Make a file for the values that are shown, or say how to.
   * @param {{ id: string, parameters: Record<string, string>, stem: string, call: string, csv?: string }} shown
   * @param {string} end - of its name: shape, ground and format
   */
  const file = async (shown, end) => {
    const [variant, format] = end.split(".");
    const place = one(".filing");
    const said = one("[role=status]", place);
    said.textContent = "";
    const name = `${shown.stem}${end}`;
    if (format === "csv") save(name, new Blob([shown.csv ?? ""], { type: "text/csv" }));
    if (format === "pdf") {
      said.append("This page makes no PDF. The command line does: ",
        make("code", { textContent: commandFor(shown, end) }));
    }
    if (format !== "svg" && format !== "png") return;
    try {
      const { id, parameters } = shown;
      const { svg } = await attend(place, ask("figure", { id, parameters, variant }));
      const drawing = new Blob([svg], { type: "image/svg+xml" });
      save(name, format === "svg" ? drawing : await rastered(drawing));
      said.textContent = `${name} is made.`;
    } catch (error) {
      said.textContent = `${name} could not be made. ${message(error)}`;
    }
  };

  /**
   * Make a button in place of a link to a file.
   * @param {ShownFigure} shown
   * @param {string} words
   * @param {string} end
   */
  const button = (shown, words, end) => make("button", {
    type: "button", className: "file", textContent: words, onclick: () => file(shown, end),
  });

  /**
   * Write the data of a figure as the build does.
   * @param {ShownFigure} shown
   */
  const table = (shown) => {
    const { said, columns, rows, count } = shown;
    const total = `${count.toLocaleString("en")} row${count === 1 ? "" : "s"}`;
    const line = rows.length < count ? `the first ${rows.length} of ${total}, ` : `${total}, `;
    const head = make("tr", {}, ...columns.map((name) => make("th", { textContent: name })));
    const body = rows.map((row) => make("tr", {},
      ...row.map((value) => make("td", { textContent: `${value}` }))));
    return [
      make("summary", { textContent: `Data for ${said}` }),
      make("p", {}, line, button(shown, "all as CSV", ".csv")),
      make("div", { className: "scroll" },
        make("table", {}, make("thead", {}, head), make("tbody", {}, ...body))),
    ];
  };

  /** @param {ShownFigure["claims"]} claims */
  const badges = (claims) => claims.map(([id, place, status, words]) => {
    const { href } = pageAt(`claims/${id}/`);
    return make("span", {}, make("a", { href, textContent: place }), " ",
      make("a", { href, className: `badge ${status}`, textContent: words }), " ");
  });

  /**
   * Let the page speak of other values, or, without any, as it was built.
   * @param {ShownFigure} [shown]
   */
  const follow = (shown) => {
    for (const element of all("[data-shown]")) {
      const text = shown?.texts[element.dataset.shown ?? ""];
      put(element.querySelector("pre code") ?? element, text === undefined ? undefined : [text]);
      if (shown) placeSnippet(element);
    }
    for (const element of all("figure.exhibit + details.data")) put(element, shown && table(shown));
    for (const element of all(".badges")) put(element, shown && badges(shown.claims));
    for (const element of all(".filing > [role=status]")) element.textContent = "";
    for (const link of /** @type {HTMLAnchorElement[]} */ (all("a[data-query]"))) {
      link.search = shown?.query ?? "";
    }
    for (const made of all("a[data-end] + button.file")) made.remove();
    for (const link of all("a[data-end]")) {
      link.hidden = Boolean(shown);
      if (!shown) continue;
      const made = button(shown, link.textContent, link.dataset.end ?? "");
      made.ariaLabel = `${link.ariaLabel ?? link.textContent}, for ${shown.said}`;
      link.after(made);
    }
  };

  return { govern: follow, makeFile: file };
})();
