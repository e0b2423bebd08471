// The ledger: filters that stand in the address. Without it all is shown.
(() => {
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
    /** @type {HTMLSelectElement[]} */
    const selects = all("select", tools);
    /** @type {HTMLInputElement} */
    const text = one("input", tools);
    const fields = [...selects, text];
    const count = one("[role=status]", tools);
    for (const select of selects) {
      const asked = wanted.get(select.name);
      select.value = [...select.options].find(({ value: one }) => one === asked)?.value ?? "";
    }
    text.value = wanted.get("find") ?? wanted.get("q") ?? ""; // older addresses have q, which opens the theme's search
    if (wanted.has("q")) remember([["q", ""], ["find", text.value]]);

    const filter = () => {
      const said = plain(text.value.trim());
      for (const row of rows) {
        row.hidden = selects.some((select) => select.value && !(select.value === "matter" ? "matters" in row.dataset
          : select.value === value(row, select.name)))
          || !plain(row.textContent).includes(said);
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

    if (!fields.some((field) => field.value)) return;
    filter();
    if (!location.hash) tools.scrollIntoView();
  });
})();
