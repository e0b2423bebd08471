// The ledger: filters that stand in the address. Without it all is shown.
(() => {
  const names = { paper: "All papers", kind: "All kinds", status: "All verdicts" };

  /**
   * Return what a row is filtered by.
   * @param {HTMLTableRowElement} row
   * @param {string} key
   */
  const value = (row, key) => (key === "paper" ? row.closest("table") : row)?.dataset[key] ?? "";

  equip(".ledger-tools", (tools) => {
    /** @type {HTMLTableElement[]} */
    const tables = all(".ledger table[data-paper]");
    const rows = tables.flatMap((table) => [...table.tBodies[0].rows]);
    const wanted = new URLSearchParams(location.search);
    /** @type {Record<string, string>} */
    const words = JSON.parse(tools.dataset.words ?? "{}"); // of verdicts

    const selects = Object.entries(names).map(([key, every]) => {
      const found = [...new Set(rows.map((row) => value(row, key)))];
      if (key !== "paper") found.sort();
      const select = make("select", { name: key, ariaLabel: `Filter by ${key === "status" ? "verdict" : key}` },
        new Option(every, ""), ...found.map((one) => new Option(words[one] ?? one, one)));
      select.value = found.find((one) => one === wanted.get(key)) ?? "";
      return select;
    });
    const text = make("input", { type: "search", name: "q", placeholder: "Words", ariaLabel: "Filter by words", value: wanted.get("q") ?? "" });
    const fields = [...selects, text];
    const count = make("p", { role: "status" });

    const filter = () => {
      const said = text.value.trim().toLowerCase();
      for (const row of rows) {
        row.hidden = selects.some((select) => select.value && select.value !== value(row, select.name))
          || !row.textContent.toLowerCase().includes(said);
      }
      for (const table of tables) table.hidden = [...table.tBodies[0].rows].every((row) => row.hidden);
      const shown = rows.filter((row) => !row.hidden).length;
      count.textContent = shown === rows.length ? `${shown} entries` : `${shown} of ${rows.length} entries`;
    };
    for (const field of fields) {
      field.oninput = () => {
        filter();
        remember(fields.map((one) => [one.name, one.value]));
      };
    }

    tools.append(...fields, count);
    tools.hidden = false;
    filter();
  });
})();
