// Tables that sort by a column, and on a page of their own filter and copy. Without it they stay plain.
(() => {
  /**
   * Let a button put a text on the clipboard and say so for a while.
   * @param {HTMLButtonElement} button
   * @param {() => { text: string, said: string }} chosen
   */
  function copies(button, chosen) {
    const { textContent: words, ariaLabel: name } = button;
    /** @param {string} shown - which a longer name has to have in it */
    const show = (shown) => {
      button.textContent = shown;
      if (name) button.ariaLabel = name.replace(words, shown);
    };
    button.onclick = async () => {
      const { text, said } = chosen();
      show(await copied(text) ? said : "Select it and copy");
      setTimeout(show, 2000, words);
    };
  }

  /**
   * Let a table be sorted, and return its parts.
   * @param {HTMLElement} root
   */
  function sorts(root) {
    /** @type {HTMLTableSectionElement} */
    const body = one("tbody", root);
    const heads = all("thead th", root);
    const rows = [...body.rows];
    const { compare } = new Intl.Collator("en", { numeric: true });

    heads.forEach((head, column) => {
      /** @param {HTMLTableRowElement} row */
      const text = (row) => row.cells[column].dataset.sort ?? row.cells[column].textContent;
      /** @param {HTMLTableRowElement} row */
      const number = (row) => {
        const [top, bottom = "1", more] = text(row).replace("−", "-").split("/");
        return more === undefined ? Number(top) / Number(bottom) : NaN;
      };
      const sort = () => {
        const down = head.ariaSort === "ascending";
        for (const other of heads) other.ariaSort = null;
        head.ariaSort = down ? "descending" : "ascending";
        const numbers = rows.every((row) => Number.isFinite(number(row)));
        const order = [...rows].sort((a, b) => (numbers ? number(a) - number(b) : compare(text(a), text(b))));
        body.append(...(down ? order.reverse() : order));
      };
      head.append(make("button", { type: "button", onclick: sort }, ...head.childNodes));
    });
    return { body, heads, rows };
  }

  equip("[data-sorts]", sorts);

  equip("[data-sortable]", (root) => {
    const { body, heads, rows } = sorts(root);
    const empty = make("p", { className: "table-empty", textContent: "No row matches.", role: "status", hidden: true });
    const filter = make("input", { type: "search", placeholder: "Filter rows", ariaLabel: "Filter rows" });
    filter.oninput = () => {
      const wanted = filter.value.trim().toLowerCase();
      const number = /^[-−]?\d+$/.test(wanted); // a number is meant whole, a word in part
      for (const row of rows) {
        const cells = [...row.cells].map((cell) => cell.textContent.toLowerCase());
        row.hidden = !(number ? cells.includes(wanted.replace("-", "−"))
          : cells.some((cell) => cell.includes(wanted)));
      }
      empty.hidden = rows.some((row) => !row.hidden);
    };
    const copy = make("button", { type: "button", textContent: "Copy rows" });
    copies(copy, () => {
      const shown = [...body.rows].filter((row) => !row.hidden);
      const lines = shown.map((row) => [...row.cells].map((cell) => cell.textContent.replace("−", "-")).join("\t"));
      const names = heads.map((head) => head.dataset.name).join("\t");
      return { text: [names, ...lines].join("\n"), said: `${shown.length} rows copied` };
    });
    root.prepend(make("div", { className: "table-tools" }, filter, copy));
    root.append(empty);
  });

  // Buttons that copy the text of another part of the page, the first that they name.
  equip("[data-copies]", (/** @type {HTMLButtonElement} */ button) => {
    copies(button, () => ({ text: one(button.dataset.copies ?? "").textContent.trim(), said: "Copied" }));
  });
})();
