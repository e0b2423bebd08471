// Chapters: glossary terms that open in place, and answers that are checked. Without it, terms are links.
(() => {
  const GLOSSARY = /glossary\/(index\.html)?#/; // from a disk, with the name of the file
  /** @type {HTMLElement | undefined} */
  let box; // what is open
  /** @type {HTMLAnchorElement | undefined} */
  let opener; // the link that opened it
  let timer = 0;
  let touched = false;

  function close() {
    clearTimeout(timer);
    if (box?.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    box?.remove();
    opener?.removeAttribute("aria-describedby");
    box = opener = undefined;
  }

  /** @param {HTMLAnchorElement} link */
  async function open(link) {
    if (link === opener) return;
    close();
    opener = link;
    /** @type {Record<string, string>} */
    const known = await fetched(new URL("terms.js", base)).catch(() => ({}));
    const content = known[decodeURIComponent(link.hash.slice(1))];
    if (opener !== link) return;
    if (!content) {
      opener = undefined;
      if (touched) location.assign(link.href);
      return;
    }
    box = make("span", { className: "term-box md-typeset", id: "term-box", innerHTML: content, role: "note", popover: "manual" });
    for (const a of box.querySelectorAll("a")) a.href = new URL(a.getAttribute("href") ?? "", link.href).href;
    link.after(box);  // so that the keyboard goes on into it
    link.setAttribute("aria-describedby", box.id);
    box.showPopover?.();
    place();
  }

  function place() {
    if (!box || !opener) return;
    const at = opener.getClientRects()[0] ?? opener.getBoundingClientRect();
    const width = document.documentElement.clientWidth, { offsetWidth: w, offsetHeight: h } = box;
    const below = at.bottom + h + 8 < innerHeight || at.top < h + 8;
    box.style.left = `${Math.max(8, Math.min(at.left, width - w - 8))}px`;
    const top = below ? at.bottom + 4 : at.top - h - 4;
    box.style.top = `${Math.max(8, Math.min(top, innerHeight - h - 8))}px`;
  }

  /**
   * Return the link to the glossary that an event happened on.
   * @param {Event} event
   */
  const term = ({ target }) => {
    if (!(target instanceof Element)) return undefined;
    /** @type {HTMLAnchorElement | null} */
    const link = target.closest(".md-content a, .page-terms a");
    return link && GLOSSARY.test(link.getAttribute("href") ?? "") && !link.closest(".term-box") ? link : undefined;
  };
  /** @param {Event} event */
  const inside = ({ target }) => target instanceof Node && (box?.contains(target) || opener?.contains(target));
  addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (!inside(event)) close();
  });
  addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    clearTimeout(timer);
    const link = term(event);
    if (link) timer = setTimeout(open, 150, link);
    else if (opener && !inside(event)) timer = setTimeout(close, 300);
  });
  addEventListener("focusin", (event) => {
    const link = term(event);
    if (link?.matches(":focus-visible")) open(link);
    else if (!inside(event)) close();
  });
  addEventListener("click", (event) => {
    const link = term(event);
    if (!link || !touched) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    open(link);
  }, true);
  addEventListener("keydown", (event) => {
    touched = false;
    if (event.key === "Escape") close();
  });
  addEventListener("scroll", place, { passive: true, capture: true });
  addEventListener("resize", place);

  /**
   * Return the numbers in an answer, exact ones however large; in one number, commas are no ends.
   * @param {string} text
   * @param {boolean} single
   */
  function numbers(text, single) {
    const plain = text.replace(/−/g, "-").replace(/[\u202f\u00a0]/g, "");
    const joined = single ? plain.replace(/(?<=\d)[\s,](?=\d{3})/g, "") : plain;
    return (joined.match(/-?\d+/g) ?? []).map(BigInt);
  }

  /**
   * Say what is to say to an answer.
   * @param {{ right: string[], sort?: boolean, choices?: string[] }} question
   * @param {string} given
   */
  function verdict({ right, sort, choices }, given) {
    if (choices) return right.includes(given) ? "right" : "Not that one.";
    const count = right[0].split(",").length;
    const found = numbers(given, count === 1);
    const asked = count === 1 ? "one number" : `${count} numbers, with ${count === 2 ? "a comma" : "commas"} between them`;
    if (found.length !== count) return `Type ${asked}.`;
    if (sort) found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return right.includes(found.join()) ? "right" : "Not yet.";
  }

  /**
   * Return what wins against a wrong answer that is a legal move, where the exercise has a board.
   * @param {HTMLFormElement} form
   * @param {number[]} heaps
   */
  async function refutation(form, heaps) {
    const parts = all("form.answer, [data-set-up], [data-board]", form.closest(".admonition") ?? document);
    const { setUp, board } = parts[parts.indexOf(form) + 1]?.dataset ?? {};
    if (!setUp && !board) return "";
    try {
      const data = await fetched(setUp ?? board ?? "");
      await load(new URL("play.js", base));
      return await refuted(data, heaps);
    } catch {
      return ""; // the answer is wrong all the same
    }
  }

  /** @param {HTMLFormElement} form */
  function check(form) {
    const output = one("output", form);
    form.hidden = false;
    form.onsubmit = async (event) => {
      event.preventDefault();
      const pressed = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
      const given = pressed || form.querySelector("input")?.value || "";
      const said = verdict(JSON.parse(form.dataset.answer ?? ""), given);
      form.classList.toggle("right", said === "right");
      const why = said === "Not yet." ? await refutation(form, numbers(given, false).map(Number)) : "";
      if (given === (pressed || form.querySelector("input")?.value)) output.textContent = said === "right" ? "✓ Right." : `${said} ${why}`.trim();
    };
    form.oninput = () => {
      form.classList.remove("right");
      output.textContent = "";
    };
  }

  onEachPage(() => {
    close();
    for (const map of all(".map")) map.scrollLeft = (map.scrollWidth - map.clientWidth) / 2;
    for (const own of all(".graph .focus")) {
      const drawing = /** @type {HTMLElement} */ (own.closest(".graph"));
      const [around, node] = [drawing, own].map((part) => part.getBoundingClientRect());
      drawing.scrollLeft += node.x + node.width / 2 - around.x - around.width / 2;
    }
  });
  equip("form.answer", check);

  // On paper every solution is open; on the screen it is then as it was.
  addEventListener("beforeprint", () => {
    for (const details of /** @type {HTMLDetailsElement[]} */ (all(".md-content details:not(.data, [open])"))) {
      details.open = true;
      details.dataset.printed = "";
    }
  });
  addEventListener("afterprint", () => {
    for (const details of /** @type {HTMLDetailsElement[]} */ (all("details[data-printed]"))) {
      details.open = false;
      delete details.dataset.printed;
    }
  });
})();
