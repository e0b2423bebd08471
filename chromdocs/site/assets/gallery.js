// The gallery: choose by paper, tag and words, kept in the address; a picture opens large in place.
// Without it every picture is a link to its page.
(() => {
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const lightbox = (thumbs) => {
    const dialog = make("dialog", { className: "lightbox" });
    let at = 0;
    const show = (index) => {
      const shown = thumbs.filter((thumb) => !thumb.hidden);
      at = (index + shown.length) % shown.length;
      const thumb = shown[at];
      const { about, id, script } = thumb.dataset;
      const pictures = [...thumb.querySelectorAll("img")].map((image) => {
        const large = image.cloneNode();
        large.alt = about;
        large.removeAttribute("loading");
        return large;
      });
      const page = make("a", { href: thumb.href, className: "md-button md-button--primary", textContent: "Live chart, files, embed, claims" });
      const file = (ending) => make("a", { href: `${thumb.href.replace(/\/$/, "")}.${ending}`, download: "", textContent: ending.toUpperCase() });
      const button = (words, label, act) => {
        const made = make("button", { type: "button", textContent: words, onclick: act });
        made.setAttribute("aria-label", label);
        return made;
      };
      const title = make("h2", { id: "lightbox-title", textContent: thumb.querySelector("span").textContent });
      dialog.replaceChildren(
        make("div", { className: "lightbox-head" }, title, button("×", "Close", () => dialog.close())),
        make("div", { className: "lightbox-picture" }, ...pictures),
        make("p", { className: "lightbox-files" }, page, " ", file("svg"), " ", file("pdf"), " ", file("png"), " ", file("csv"), " ",
          make("a", { href: script, textContent: "script" }), " ", make("code", { textContent: `chromdocs figure ${id}` })),
        make("div", { className: "lightbox-turn" }, button("← Previous", "Previous picture", () => show(at - 1)), button("Next →", "Next picture", () => show(at + 1))),
      );
    };
    dialog.setAttribute("aria-labelledby", "lightbox-title");
    dialog.addEventListener("keydown", (event) => {
      if (event.key === "ArrowLeft") show(at - 1);
      if (event.key === "ArrowRight") show(at + 1);
    });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
    return (thumb) => {
      if (!dialog.isConnected) document.body.append(dialog);
      show(thumbs.filter((other) => !other.hidden).indexOf(thumb));
      dialog.showModal();
    };
  };

  const equip = (tools) => {
    const thumbs = [...document.querySelectorAll(".thumb[data-id]")];
    const fields = [...tools.querySelectorAll("select, input")];
    const filter = () => {
      const wanted = Object.fromEntries(fields.map((field) => [field.name, field.value.trim()]));
      for (const thumb of thumbs) {
        const { paper, tags, id } = thumb.dataset;
        const words = `${thumb.textContent} ${id} ${tags}`.toLowerCase();
        thumb.hidden = !((!wanted.paper || wanted.paper === paper)
          && (!wanted.tag || tags.split("|").includes(wanted.tag))
          && wanted.q.toLowerCase().split(/\s+/).every((word) => words.includes(word)));
      }
      for (const group of document.querySelectorAll(".thumbs")) {
        group.hidden = [...group.children].every((thumb) => thumb.hidden);
        if (group.previousElementSibling) group.previousElementSibling.hidden = group.hidden;
      }
      const count = thumbs.filter((thumb) => !thumb.hidden).length;
      tools.querySelector("output").textContent = count ? `${count} of ${thumbs.length}` : "No picture matches.";
      const address = new URL(location.href);
      for (const { name, value } of fields) {
        if (value.trim()) address.searchParams.set(name, value.trim()); else address.searchParams.delete(name);
      }
      history.replaceState(history.state, "", address);
    };
    const asked = new URLSearchParams(location.search);
    for (const field of fields) {
      if (asked.has(field.name)) field.value = asked.get(field.name);
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
  };

  const start = () => document.querySelectorAll("[data-gallery]:not([data-ready])").forEach((tools) => {
    tools.dataset.ready = "";
    equip(tools);
  });
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
  window.document$?.subscribe(start);
})();
