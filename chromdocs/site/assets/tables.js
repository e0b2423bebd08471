// Tables on a page of their own: sort by a column, filter, copy. Without it they stay plain.
(() => {
  function equip(root) {
    const body = root.querySelector("tbody");
    const heads = [...root.querySelectorAll("thead th")];
    const rows = [...body.rows];
    const text = (row, column) => row.cells[column].textContent;

    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.setAttribute("aria-label", `Sort by ${head.dataset.name}`);
      button.append(...head.childNodes);
      head.append(button);
      button.onclick = () => {
        const down = head.getAttribute("aria-sort") === "ascending";
        heads.forEach((other) => other.removeAttribute("aria-sort"));
        head.setAttribute("aria-sort", down ? "descending" : "ascending");
        const compare = new Intl.Collator("en", { numeric: true }).compare;
        const number = (row) => Number(text(row, column).replace("−", "-"));
        const numbers = rows.every((row) => Number.isFinite(number(row)));
        const order = [...rows].sort((a, b) => numbers
          ? number(a) - number(b) : compare(text(a, column), text(b, column)));
        body.append(...(down ? order.reverse() : order));
      };
    });

    const filter = Object.assign(document.createElement("input"), { type: "search", placeholder: "Filter rows" });
    filter.setAttribute("aria-label", "Filter rows");
    filter.oninput = () => rows.forEach((row) => {
      row.hidden = !row.textContent.toLowerCase().includes(filter.value.toLowerCase());
    });
    const copy = Object.assign(document.createElement("button"), { type: "button", textContent: "Copy rows" });
    copy.onclick = async () => {
      const shown = [...body.rows].filter((row) => !row.hidden);
      const lines = shown.map((row) => [...row.cells].map((cell) => cell.textContent).join("\t"));
      await navigator.clipboard.writeText(lines.join("\n"));
      copy.textContent = `${shown.length} rows copied`;
    };
    const tools = Object.assign(document.createElement("div"), { className: "table-tools" });
    tools.append(filter, copy);
    root.prepend(tools);
  }

  const start = () => document.querySelectorAll("[data-sortable]:not([data-ready])").forEach((root) => {
    root.dataset.ready = "";
    equip(root);
  });
  if (window.document$) window.document$.subscribe(start);
  else addEventListener("DOMContentLoaded", start);
})();
