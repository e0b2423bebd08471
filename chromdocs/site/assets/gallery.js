// The gallery: choose by paper, tag and words, kept in the address; a picture opens large in place.
// Without it every picture is a link to its page.
(() => {
  /** @typedef {HTMLInputElement | HTMLSelectElement} Field */

  /**
   * Make a button.
   * @param {string} words
   * @param {string} label
   * @param {() => void} act
   */
  const button = (words, label, act) => make("button", { type: "button", textContent: words, ariaLabel: label, onclick: act });

  /**
   * Make the box in which a picture opens large, and return how to open it.
   * @param {HTMLAnchorElement[]} thumbs
   */
  const lightbox = (thumbs) => {
    const shown = () => thumbs.filter((thumb) => !thumb.hidden);
    let at = 0;
    const title = make("h2", { id: "lightbox-title" });
    const picture = make("div", { className: "lightbox-picture" });
    const page = make("a", { className: "md-button md-button--primary", textContent: "Live chart, files, embed, claims" });
    const files = ["svg", "pdf", "png", "csv"].map((ending) => make("a", { download: "", textContent: ending.toUpperCase() }));
    const script = make("a", { textContent: "script" });
    const command = make("code");
    /** @param {number} index */
    const show = (index) => {
      const chosen = shown();
      at = (index + chosen.length) % chosen.length;
      const { dataset, href } = chosen[at];
      title.textContent = one("span", chosen[at]).textContent;
      picture.replaceChildren(...[...chosen[at].querySelectorAll("img")].map((image) => {
        const large = /** @type {HTMLImageElement} */ (image.cloneNode());
        large.alt = dataset.about ?? "";
        large.removeAttribute("loading");
        return large;
      }));
      page.href = href;
      for (const file of files) file.href = `${href.replace(/\/(index\.html)?$/, "")}.${file.textContent.toLowerCase()}`;
      script.href = dataset.script ?? "";
      command.textContent = `chromdocs figure ${dataset.id}`;
    };
    const dialog = make("dialog", { className: "lightbox md-typeset" },
      make("div", { className: "lightbox-head" }, title, button("×", "Close", () => dialog.close())),
      picture,
      make("p", { className: "lightbox-files" }, page, ...files, script, command),
      make("div", { className: "lightbox-turn" },
        button("← Previous", "Previous picture", () => show(at - 1)),
        button("Next →", "Next picture", () => show(at + 1))));
    dialog.setAttribute("aria-labelledby", "lightbox-title");
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") show(at - 1);
      if (event.key === "ArrowRight") show(at + 1);
    });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    /** @param {HTMLAnchorElement} thumb */
    return (thumb) => {
      document.body.append(dialog);
      show(shown().indexOf(thumb));
      dialog.showModal();
    };
  };

  equip("[data-gallery]", (tools) => {
    /** @type {HTMLAnchorElement[]} */
    const thumbs = all(".thumb[data-id]");
    /** @type {Field[]} */
    const fields = all("select, input", tools);
    const output = one("output", tools);
    const filter = () => {
      const { paper, tag, q } = Object.fromEntries(fields.map((field) => [field.name, field.value.trim()]));
      for (const thumb of thumbs) {
        const { paper: own, tags = "", id } = thumb.dataset;
        const words = `${thumb.textContent} ${id} ${tags}`.toLowerCase();
        thumb.hidden = !((!paper || paper === own)
          && (!tag || tags.split("|").includes(tag))
          && q.toLowerCase().split(/\s+/).every((word) => words.includes(word)));
      }
      for (const group of all(".thumbs")) {
        group.hidden = all(".thumb", group).every((thumb) => thumb.hidden);
        const heading = group.previousElementSibling;
        if (heading instanceof HTMLElement) heading.hidden = group.hidden;
      }
      const count = thumbs.filter((thumb) => !thumb.hidden).length;
      output.textContent = count ? `${count} of ${thumbs.length}` : "No picture matches.";
      remember(fields.map((field) => [field.name, field.value]));
    };
    const wanted = new URLSearchParams(location.search);
    for (const field of fields) {
      field.value = wanted.get(field.name) ?? field.value;
      if (field instanceof HTMLSelectElement && field.selectedIndex === -1) field.selectedIndex = 0; // no such paper or tag: all
      field.addEventListener("input", filter);
    }
    const open = lightbox(thumbs);
    for (const thumb of thumbs) {
      thumb.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return; // a link, too
        event.preventDefault();
        event.stopPropagation();
        open(thumb);
      });
    }
    tools.hidden = false;
    filter();
  });
})();
