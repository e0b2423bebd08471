// Tables that sort by a column, and on a page of their own filter and copy. Without it they stay plain.
(() => {
  function sorts(root) {
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
        const number = (row) => {
          const [top, bottom = "1", more] = text(row, column).replace("−", "-").split("/");
          return more === undefined ? Number(top) / Number(bottom) : NaN;
        };
        const numbers = rows.every((row) => Number.isFinite(number(row)));
        const order = [...rows].sort((a, b) => numbers
          ? number(a) - number(b) : compare(text(a, column), text(b, column)));
        body.append(...(down ? order.reverse() : order));
      };
    });
    return { body, heads, rows };
  }

  function equip(root) {
    const { body, heads, rows } = sorts(root);
    const empty = Object.assign(document.createElement("p"), { className: "table-empty", textContent: "No row matches." });
    empty.setAttribute("role", "status");
    empty.hidden = true;
    const filter = Object.assign(document.createElement("input"), { type: "search", placeholder: "Filter rows" });
    filter.setAttribute("aria-label", "Filter rows");
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
    const copy = Object.assign(document.createElement("button"), { type: "button", textContent: "Copy rows" });
    copy.onclick = async () => {
      const shown = [...body.rows].filter((row) => !row.hidden);
      const lines = shown.map((row) => [...row.cells].map((cell) => cell.textContent.replace("−", "-")).join("\t"));
      await navigator.clipboard.writeText([heads.map((head) => head.dataset.name).join("\t"), ...lines].join("\n"));
      copy.textContent = `${shown.length} rows copied`;
      setTimeout(() => { copy.textContent = "Copy rows"; }, 2000);
    };
    const tools = Object.assign(document.createElement("div"), { className: "table-tools" });
    tools.append(filter, copy);
    root.prepend(tools);
    root.append(empty);
  }

  // Buttons that copy the text of another part of the page, the first that they name.
  function copies(button) {
    const words = button.textContent;
    button.hidden = false;
    button.onclick = async () => {
      await navigator.clipboard.writeText(document.querySelector(button.dataset.copies).textContent.trim());
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = words; }, 2000);
    };
  }

  const kinds = { "[data-sortable]": equip, "[data-sorts]": sorts, "[data-copies]": copies };
  const start = () => Object.entries(kinds).forEach(([kind, ready]) => {
    document.querySelectorAll(`${kind}:not([data-ready])`).forEach((root) => {
      root.dataset.ready = "";
      ready(root);
    });
  });
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
  window.document$?.subscribe(start);
})();
