// The ledger: filters that stand in the address. Without it all is shown.
(() => {
  const names = { paper: "All papers", kind: "All kinds", status: "All verdicts" };
  const words = { corrected: "fails as printed, corrected", refuted: "fails as printed" };

  function equip(tools) {
    const tables = [...document.querySelectorAll(".ledger table[data-paper]")];
    const rows = tables.flatMap((table) => [...table.tBodies[0].rows]);
    const value = (row, key) => key === "paper" ? row.closest("table").dataset.paper : row.dataset[key];
    const asked = new URLSearchParams(location.search);
    const fields = {};

    for (const [key, all] of Object.entries(names)) {
      const select = document.createElement("select");
      select.setAttribute("aria-label", `Filter by ${key === "status" ? "verdict" : key}`);
      const found = [...new Set(rows.map((row) => value(row, key)))];
      select.append(new Option(all, ""), ...(key === "paper" ? found : found.sort())
        .map((one) => new Option(words[one] || one, one)));
      select.value = found.includes(asked.get(key)) ? asked.get(key) : "";
      fields[key] = select;
    }
    const text = Object.assign(document.createElement("input"), { type: "search", placeholder: "Words", value: asked.get("q") || "" });
    text.setAttribute("aria-label", "Filter by words");
    fields.q = text;
    const count = document.createElement("p");
    count.setAttribute("role", "status");

    function filter() {
      const wanted = text.value.trim().toLowerCase();
      for (const row of rows) {
        row.hidden = Object.keys(names).some((key) => fields[key].value && fields[key].value !== value(row, key))
          || !row.textContent.toLowerCase().includes(wanted);
      }
      for (const table of tables) table.hidden = [...table.tBodies[0].rows].every((row) => row.hidden);
      const shown = rows.filter((row) => !row.hidden).length;
      count.textContent = shown === rows.length ? `${shown} entries` : `${shown} of ${rows.length} entries`;
    }
    function remember() {
      const query = new URLSearchParams();
      for (const [key, field] of Object.entries(fields)) if (field.value.trim()) query.set(key, field.value.trim());
      const search = query.toString();
      history.replaceState(history.state, "", location.pathname + (search && `?${search}`) + location.hash);
    }
    for (const field of Object.values(fields)) field.oninput = () => { filter(); remember(); };

    tools.append(...Object.values(fields), count);
    tools.hidden = false;
    filter();
  }

  const start = () => document.querySelectorAll(".ledger-tools:not([data-ready])").forEach((tools) => {
    tools.dataset.ready = "";
    equip(tools);
  });
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
  window.document$?.subscribe(start);
})();
