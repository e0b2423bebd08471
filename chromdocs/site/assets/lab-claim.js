// The lab checks a statement of the ledger, to a bound of the reader's own.
equip("[data-lab-claim]", (root) => {
  const { form, said, place, put } = labAnswer.room(root);
  const [claim, bound] = ["claim", "bound"].map((name) => /** @type {HTMLInputElement} */ (one(`[name=${name}]`, form)));
  const known = new Map(all("option", form).map((option) => {
    const { value, label, dataset } = /** @type {HTMLOptionElement} */ (option);
    return [value, { label, first: dataset.bound ?? "" }];
  }));
  const title = one("[data-title]", form);
  const name = () => {
    const found = known.get(claim.value.trim());
    title.textContent = found?.label ?? "";
    bound.value = found?.first ?? "";
    bound.placeholder = found && !found.first ? "whole" : "";
  };

  /** @param {Verified} found */
  const show = (found) => {
    said.textContent = found.said;
    place.replaceChildren(
      make("h3", {}, make("a", { href: `${root.dataset.claims ?? ""}${found.id}/`, textContent: found.title }), ` · ${found.where} `,
        make("span", { className: `badge ${found.status}`, textContent: found.label })),
      ...found.readings.flatMap(({ reading, line, published }) => [
        make("p", {}, make("b", { textContent: `As ${reading}: ` }), line),
        make("p", { className: "lab-hint", textContent: published ? `Published: ${published}` : "" }),
      ]),
      make("p", { textContent: found.agrees }),
      ...labAnswer.listing("The same in Python", found.python),
      ...labAnswer.listing("On the command line", found.command),
      make("h3", { textContent: "Link" }),
      labAnswer.linked());
  };

  const check = () => {
    const asked = { claim: claim.value, bound: bound.value };
    labAnswer.address(asked);
    /** @param {{ reading: string, cases: number }} part */
    const heard = ({ reading, cases }) => { said.textContent = `As ${reading}: ${cases.toLocaleString("en")} cases so far`; };
    return put(JSON.stringify(asked), () => ask("statement", asked, heard), show);
  };

  claim.addEventListener("input", name);
  form.onsubmit = (event) => {
    event.preventDefault();
    check();
  };
  const wanted = new URLSearchParams(location.search);
  const open = (/** @type {URLSearchParams} */ asked) => {
    claim.value = asked.get("claim") ?? "";
    if (!claim.value) return;
    name();
    bound.value = asked.get("bound") ?? bound.value;
    check();
  };
  for (const start of /** @type {HTMLAnchorElement[]} */ (all(".lab-starts a"))) {
    const { searchParams } = new URL(start.href);
    if (!searchParams.has("claim")) continue;
    start.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      event.stopPropagation();
      open(searchParams);
      root.scrollIntoView({ block: "center" });
      claim.focus({ preventScroll: true });
    });
  }
  open(wanted);
});
