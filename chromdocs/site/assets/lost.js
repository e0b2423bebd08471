// A page that is not there: which one was meant, by its address.
(() => {
  const MOST = 4; // pages that are named
  const FAR = 1 / 3; // of its letters another address may differ in

  const root = new URL("../", base);
  const wanted = location.pathname.slice(root.pathname.length).replace(/(index\.html|\/)?$/, "/").toLowerCase();

  equip("[data-lost-search]", (box) => {
    box.hidden = false;
    one("button", box).onclick = () => {
      /** @type {HTMLInputElement} */
      const field = one(".md-search__input");
      field.value = wanted.replace(/\W+/g, " ").trim();
      field.focus();
    };
  });

  equip("[data-lost]", async (box) => {
    const kind = wanted.split("/")[0];
    const list = all(`[data-kinds~="${CSS.escape(kind)}"] a`)[0];
    /** @type {string[]} */
    const places = await fetched(new URL("places.js", base));
    const alike = places.filter((place) => place.startsWith(`${kind}/`));
    const near = likest(wanted, alike.length ? alike : places)
      .filter(({ far }) => far <= FAR)
      .slice(0, MOST)
      .map(({ name }) => make("li", {}, make("a", { href: pageAt(name).href, textContent: name })));
    if (list) near.push(make("li", {}, list.cloneNode(true)));
    one("ul", box).replaceChildren(...near);
    box.hidden = !near.length;
  });
})();
