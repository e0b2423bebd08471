// The ledger: filters that stand in the address. Without it all is shown.
(() => {
  const names = { paper: "All papers", part: "In print or not", kind: "All kinds", status: "All verdicts", proof: "All proofs", decided: "Decided or not", severity: "All failures" };
  /** @type {Record<string, string>} */
  const labels = { status: "verdict", severity: "how grave" };

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
    /** @type {Record<string, Record<string, string>>} */
    const words = JSON.parse(tools.dataset.words ?? "{}"); // for what the address says

    const selects = Object.entries(names).map(([key, every]) => {
      const listed = Object.keys(words[key] ?? {});
      const found = [...new Set(rows.map((row) => value(row, key)))].filter(Boolean);
      if (key !== "paper") found.sort((a, b) => listed.indexOf(a) - listed.indexOf(b) || a.localeCompare(b));
      if (key === "severity") found.unshift("matter");
      const select = make("select", { name: key, ariaLabel: `Filter by ${labels[key] ?? key}` },
        new Option(every, ""), ...found.map((one) => new Option(words[key]?.[one] ?? one, one)));
      select.value = found.find((one) => one === wanted.get(key)) ?? "";
      return select;
    });
    const text = make("input", { type: "search", name: "q", placeholder: "Words", ariaLabel: "Filter by words", value: wanted.get("q") ?? "" });
    const fields = [...selects, text];
    const count = make("p", { role: "status" });

    const filter = () => {
      const said = text.value.trim().toLowerCase();
      for (const row of rows) {
        row.hidden = selects.some((select) => select.value && !(select.value === "matter" ? "matters" in row.dataset
          : select.value === value(row, select.name)))
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
    if (fields.some((field) => field.value) && !location.hash) tools.scrollIntoView();
  });
})();
