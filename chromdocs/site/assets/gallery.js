// The gallery: choose by paper, tag and words, kept in the address; a picture opens large in place.
// Without it every picture is a link to its page.
(() => {
  const make = (name, properties, ...children) => {
    const element = Object.assign(document.createElement(name), properties);
    element.append(...children);
    return element;
  };

  const lightbox = (thumbs) => {
    const shown = () => thumbs.filter((thumb) => !thumb.hidden);
    let at = 0;
    const title = make("h2", { id: "lightbox-title" });
    const picture = make("div", { className: "lightbox-picture" });
    const page = make("a", { className: "md-button md-button--primary", textContent: "Live chart, files, embed, claims" });
    const files = ["svg", "pdf", "png", "csv"].map((ending) => make("a", { download: "", textContent: ending.toUpperCase() }));
    const script = make("a", { textContent: "script" });
    const command = make("code");
    const show = (index) => {
      const chosen = shown();
      at = (index + chosen.length) % chosen.length;
      const thumb = chosen[at];
      title.textContent = thumb.querySelector("span").textContent;
      picture.replaceChildren(...[...thumb.querySelectorAll("img")].map((image) => {
        const large = image.cloneNode();
        large.alt = thumb.dataset.about;
        large.removeAttribute("loading");
        return large;
      }));
      page.href = thumb.href;
      for (const file of files) file.href = `${thumb.href.replace(/\/(index\.html)?$/, "")}.${file.textContent.toLowerCase()}`;
      script.href = thumb.dataset.script;
      command.textContent = `chromdocs figure ${thumb.dataset.id}`;
    };
    const button = (words, label, act) => {
      const made = make("button", { type: "button", textContent: words, onclick: act });
      made.setAttribute("aria-label", label);
      return made;
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
    return (thumb) => {
      document.body.append(dialog);
      show(shown().indexOf(thumb));
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
      if (field.selectedIndex === -1) field.selectedIndex = 0; // no such paper or tag: all
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
