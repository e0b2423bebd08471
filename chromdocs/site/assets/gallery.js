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

  /** The grounds of a figure's files, by the end of their names. */
  const GROUNDS = Object.entries({ "": "Light", "-dark": "Dark", "-transparent": "Transparent", "-transparent-dark": "Transparent, for dark slides" });

  /**
   * Make links to all files of a figure.
   * @param {string} at its address, without an ending
   * @param {string} script
   * @param {string} talk
   */
  const files = (at, script, talk) => {
    /** @type {(ending: string, words: string) => HTMLAnchorElement} */
    const file = (ending, words) => make("a", { href: `${at}${ending}`, download: "", textContent: words });
    return [
      ...GROUNDS.map(([ground, words]) => make("li", {}, `${words}: `,
        ...["svg", "png", "pdf"].flatMap((format) => [file(`${ground}.${format}`, format.toUpperCase()), " "]))),
      make("li", {}, make("a", { href: talk, textContent: "16:9, square, own values: For talks" })),
      make("li", {}, "Data: ", file(".csv", "CSV"), " Script: ", make("a", { href: script, textContent: "Python" })),
    ];
  };

  /**
   * Keep in the address which picture is open.
   * @param {string} hash
   */
  const keep = (hash) => {
    const address = new URL(location.href);
    address.hash = hash;
    history.replaceState(history.state, "", address);
  };

  /**
   * Make the box in which a picture opens whole, and return how to open it.
   * @param {HTMLAnchorElement[]} thumbs
   */
  const lightbox = (thumbs) => {
    const shown = () => thumbs.filter((thumb) => !thumb.hidden);
    let at = 0;
    const title = make("h2", { id: "lightbox-title" });
    const picture = make("div", { className: "lightbox-picture" });
    const caption = make("p", { id: "lightbox-caption" });
    const list = make("ul", { className: "lightbox-files" });
    const page = make("a", { className: "md-button md-button--primary", textContent: "Open the live chart", autofocus: true });
    const id = make("code");
    const copy = button("Copy", "Copy the id", async () => {
      copy.textContent = await copied(id.textContent) ? "Copied" : "Select it and copy";
    });
    const scroll = make("div", { className: "lightbox-scroll", tabIndex: 0, role: "region", ariaLabel: "Picture, caption and files" },
      picture, list, caption, make("p", { className: "lightbox-id" }, "Id ", id, " ", copy));
    /** @param {number} index */
    const show = (index) => {
      const chosen = shown();
      at = (index + chosen.length) % chosen.length;
      const { dataset, href } = chosen[at];
      const about = one(".about", chosen[at]);
      const place = href.replace(/\/(index\.html)?$/, "");
      title.textContent = one("span", chosen[at]).textContent;
      picture.replaceChildren(...["", "-dark"].map((dark) => make("img", {
        className: `only-${dark ? "dark" : "light"}`, loading: "lazy", src: `${place}-transparent${dark}.svg`, alt: about.dataset.alt ?? "",
      })));
      caption.replaceChildren(...about.cloneNode(true).childNodes);
      list.replaceChildren(...files(place, about.dataset.script ?? "", `${pageAt("talks/")}?figure=${dataset.id}`));
      keep(dataset.id ?? "");
      page.href = href;
      id.textContent = dataset.id ?? "";
      copy.textContent = "Copy";
      scroll.scrollTop = 0;
    };
    const dialog = make("dialog", { className: "lightbox md-typeset" },
      make("div", { className: "lightbox-head" }, title, button("×", "Close", () => dialog.close())),
      scroll,
      make("div", { className: "lightbox-turn" },
        button("←", "Previous picture", () => show(at - 1)), page, button("→", "Next picture", () => show(at + 1))));
    dialog.setAttribute("aria-labelledby", "lightbox-title");
    dialog.setAttribute("aria-describedby", "lightbox-caption");
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") show(at - 1);
      if (event.key === "ArrowRight") show(at + 1);
    });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    dialog.addEventListener("close", () => {
      keep("");
      shown()[at]?.focus(); // the one that was seen last
    });
    /** @param {HTMLAnchorElement} thumb */
    return (thumb) => {
      document.body.append(dialog);
      show(shown().indexOf(thumb));
      dialog.showModal();
    };
  };

  equip("[data-gallery]", (tools) => {
    /** @type {HTMLAnchorElement[]} */
    const thumbs = all(".thumb");
    /** @type {Field[]} */
    const fields = all("select, input", tools);
    const output = one("output", tools);
    const filter = () => {
      const { paper, tag, find } = Object.fromEntries(fields.map((field) => [field.name, field.value.trim()]));
      for (const thumb of thumbs) {
        const { paper: own, tags = "", id } = thumb.dataset;
        thumb.hidden = !((!paper || paper === own)
          && (!tag || tags.split("|").includes(tag))
          && hasWords(`${thumb.textContent} ${id} ${tags}`, find));
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
    filter();
    const hash = location.hash.slice(1);
    const named = thumbs.find((thumb) => !thumb.hidden && thumb.dataset.id === hash);
    if (named && !document.getElementById(hash)) open(named); // else it is a heading's
  });
})();
