// Chapters: glossary terms that open in place, and answers that are checked. Without it, terms are links.
(() => {
  const own = document.currentScript.src;
  const GLOSSARY = "glossary/#";
  let box, opener, timer;

  function terms() {
    terms.loaded ??= new Promise((resolve, reject) => {
      const script = Object.assign(document.createElement("script"), { src: new URL("terms.js", own) });
      script.onload = () => resolve(window.chromdocsTerms);
      script.onerror = reject;
      document.head.append(script);
    });
    return terms.loaded;
  }

  function close() {
    clearTimeout(timer);
    if (box?.contains(document.activeElement)) opener.focus({ preventScroll: true });
    box?.remove();
    opener?.removeAttribute("aria-describedby");
    box = opener = undefined;
  }

  async function open(link) {
    if (link === opener) return;
    close();
    opener = link;
    const known = await terms().catch(() => ({}));
    const content = known[decodeURIComponent(link.hash.slice(1))];
    if (opener !== link) return;
    if (!content) {
      opener = undefined;
      if (touched) location.assign(link.href);
      return;
    }
    box = Object.assign(document.createElement("span"), { className: "term-box", id: "term-box", innerHTML: content });
    box.setAttribute("role", "note");
    box.popover = "manual";
    for (const a of box.querySelectorAll("a")) a.href = new URL(a.getAttribute("href"), link.href);
    link.after(box);  // so that the keyboard goes on into it
    link.setAttribute("aria-describedby", box.id);
    box.showPopover?.();
    place();
  }

  function place() {
    if (!box) return;
    const at = opener.getClientRects()[0] ?? opener.getBoundingClientRect();
    const width = document.documentElement.clientWidth, { offsetWidth: w, offsetHeight: h } = box;
    const below = at.bottom + h + 8 < innerHeight || at.top < h + 8;
    box.style.left = `${Math.max(8, Math.min(at.left, width - w - 8))}px`;
    const top = below ? at.bottom + 4 : at.top - h - 4;
    box.style.top = `${Math.max(8, Math.min(top, innerHeight - h - 8))}px`;
  }

  const term = (target) => {
    const link = target.closest?.(".md-content a");
    return link?.getAttribute("href")?.includes(GLOSSARY) && !link.closest(".term-box") ? link : undefined;
  };
  const inside = (target) => box?.contains(target) || opener?.contains(target);
  let touched = false;
  addEventListener("pointerdown", (event) => {
    touched = event.pointerType === "touch";
    if (!inside(event.target)) close();
  });
  addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    clearTimeout(timer);
    const link = term(event.target);
    if (link) timer = setTimeout(open, 150, link);
    else if (opener && !inside(event.target)) timer = setTimeout(close, 300);
  });
  addEventListener("focusin", (event) => {
    const link = term(event.target);
    if (link && link.matches(":focus-visible")) open(link);
    else if (!inside(event.target)) close();
  });
  addEventListener("click", (event) => {
    const link = term(event.target);
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

  // Answers are compared as text: numbers with commas between them, so that large ones stay exact.
  function numbers(text, single) {
    const plain = text.replace(/−/g, "-").replace(/[\u202f\u00a0]/g, "");
    const joined = single ? plain.replace(/(?<=\d)[\s,](?=\d{3})/g, "") : plain;
    return (joined.match(/-?\d+/g) ?? []).map((one) => BigInt(one));
  }

  function verdict(form, given) {
    const { right, sort, choices } = JSON.parse(form.dataset.answer);
    if (choices) return right.includes(given) ? "right" : "Not that one.";
    const count = right[0].split(",").length;
    const found = numbers(given, count === 1);
    const asked = count === 1 ? "one number" : `${count} numbers, with ${count === 2 ? "a comma" : "commas"} between them`;
    if (found.length !== count) return `Type ${asked}.`;
    if (sort) found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    return right.includes(found.join()) ? "right" : "Not yet.";
  }

  function equip(form) {
    form.hidden = false;
    form.onsubmit = (event) => {
      event.preventDefault();
      const said = verdict(form, event.submitter?.value || form.querySelector("input")?.value || "");
      form.classList.toggle("right", said === "right");
      form.querySelector("output").textContent = said === "right" ? "✓ Right." : said;
    };
    form.oninput = () => {
      form.classList.remove("right");
      form.querySelector("output").textContent = "";
    };
  }

  const start = () => {
    close();
    document.querySelectorAll("form.answer[hidden]").forEach(equip);
    for (const map of document.querySelectorAll(".map")) map.scrollLeft = (map.scrollWidth - map.clientWidth) / 2;
  };
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
  window.document$?.subscribe(start);

  // On paper every solution is open; on the screen it is then as it was.
  addEventListener("beforeprint", () => {
    for (const one of document.querySelectorAll(".md-content details:not(.data, [open])")) {
      one.open = true;
      one.dataset.printed = "";
    }
  });
  addEventListener("afterprint", () => {
    for (const one of document.querySelectorAll("details[data-printed]")) {
      one.open = false;
      delete one.dataset.printed;
    }
  });
})();
