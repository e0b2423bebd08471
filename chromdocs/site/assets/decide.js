// A formula is decided by the library; the address carries it, and the answer shows the automata.
equip("[data-decide]", (root) => {
  const { form, said, place, put } = labAnswer.room(root);
  /** @type {HTMLTextAreaElement} */
  const field = one("[name=formula]", form);
  const long = Number(root.dataset.long);
  let begun = false; // whether a formula was put, after the one that comes with the page

  const grow = () => {
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
  };

  /** @param {Drawing} drawing */
  const drawn = ({ alt, light, dark }) => Object.entries({ light, dark }).map(([ground, svg]) => make("img", {
    className: `only-${ground}`, alt, src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  }));

  /**
   * Make the picture of an automaton; where a number walks through it, with buttons.
   * @param {string} title
   * @param {Drawing[]} pictures
   */
  const pictured = (title, pictures) => {
    const picture = make("div", { className: "decide-picture" });
    const last = pictures.length - 1;
    let at = last;
    const back = make("button", { type: "button", textContent: "← Back", onclick: () => go(at - 1) });
    const next = make("button", { type: "button", onclick: () => go(at < last ? at + 1 : 0) });
    const told = make("span", { role: "status", className: "lab-hint" });
    /** @param {number} to */
    const go = (to) => {
      at = to;
      picture.replaceChildren(...drawn(pictures[at]));
      back.disabled = at === 0;
      next.textContent = at < last ? "Next digit →" : "From the start";
      told.textContent = `${at} of ${last} digits read`;
    };
    go(at);
    const walk = last ? [make("div", { className: "lab-row", role: "group", ariaLabel: "Walk through it" }, back, next, told)] : [];
    return make("figure", { className: "decide-figure" }, picture, make("figcaption", { textContent: title }), ...walk);
  };

  /**
   * Show the automata, one at a time; the library draws it when it is wanted.
   * @param {string} formula
   * @param {Decided["automata"]} automata
   */
  const chosen = (formula, automata) => {
    const shown = make("div", { className: "decide-shown" });
    let now = 0;
    /** @param {number} which */
    const choose = async (which) => {
      now = which;
      buttons.forEach((button, i) => { button.ariaPressed = `${i === which}`; });
      const { title, states, drawn: small, pictures } = automata[which];
      if (!small) {
        shown.replaceChildren(make("p", { className: "lab-hint", textContent: `${title}: an automaton with ${states.toLocaleString("en")} states, too large to draw.` }));
        return;
      }
      shown.replaceChildren();
      try {
        const found = pictures ?? (await attend(shown, ask("decided", { formula, picture: which }))).pictures;
        automata[which].pictures = found;
        if (now === which) shown.replaceChildren(pictured(title, found));
      } catch (error) {
        if (now === which) shown.replaceChildren(labAnswer.wrong(error));
      }
    };
    const buttons = automata.map(({ title }, i) => make("button", { type: "button", textContent: title.replace(/: .*/, ""), onclick: () => choose(i) }));
    if (automata.length) choose(Math.max(0, automata.findIndex(({ drawn: small }) => small)));
    const views = make("div", { className: "lab-views", role: "group", ariaLabel: "Which automaton" }, ...buttons);
    return automata.length > 1 ? [views, shown] : [shown];
  };

  /** @param {Decided} answer */
  const facts = ({ written, states, count, seconds }) => {
    const time = seconds === null ? "" : seconds < 1 ? `${Math.max(1, Math.round(1000 * seconds))} ms` : `${seconds.toFixed(1)} s`;
    /** @type {[string, string][]} */
    const pairs = [["Numbers are written in", written], ["Steps", count.toLocaleString("en")],
      ["States of the largest automaton", states.toLocaleString("en")], ["Time", time]];
    return make("dl", { className: "decide-facts" }, ...pairs.filter(([, value]) => value).map(([name, value]) => make("div", {},
      make("dt", { textContent: name }), make("dd", { textContent: value }))));
  };

  /**
   * @param {string} formula
   * @param {string} check
   */
  const certificates = (formula, check) => {
    const errors = make("div");
    /** @param {string} file */
    const give = (file) => async () => {
      errors.replaceChildren();
      try {
        const { name, text } = await attend(errors, ask("decided", { formula, file }));
        save(name, new Blob([text], { type: "application/json" }));
        return "Saved";
      } catch (error) {
        errors.append(labAnswer.wrong(error));
        return "Not saved";
      }
    };
    const here = make("div", { className: "check" });
    const texts = async () => {
      const found = [];
      for (const file of ["numeration", "formula"]) found.push({ text: (await attend(errors, ask("decided", { formula, file }))).text });
      return found;
    };
    load(new URL("certificates.js", base)).then(() => here.append(...certificateChecks.control("Check here", "the certificate", texts)), () => {});
    return [
      make("h3", { textContent: "Certificate" }),
      make("p", { textContent: "It has every step with its automaton. A second program, short and sharing no code with the first, checks them one by one, and a third in this page; that addition is addition stands in a certificate of its own." }),
      make("div", { className: "lab-row" }, labAnswer.button("Certificate (JSON)", give("formula")), labAnswer.button("That of the digits (JSON)", give("numeration"))),
      errors,
      here,
      make("p", {}, "Save them with ", make("a", { href: root.dataset.checker ?? "", download: "", textContent: "that program" }), ", and run"),
      labAnswer.code(check)];
  };

  /**
   * @param {string} formula
   * @param {Decided} answer
   */
  const show = (formula, answer) => {
    if (answer.wrong !== undefined) { refuse(answer.wrong, answer); return; }
    const { example, steps, count } = answer;
    const list = make("details", { className: "data" }, make("summary", { textContent: `All ${count.toLocaleString("en")} steps` }),
      labAnswer.tabled("Steps", ["Step", "What it says", "Of", "States"], steps),
      make("p", { className: "lab-hint", textContent: steps.length < count ? `The first ${steps.length}; the certificate has them all.` : "" }));
    place.replaceChildren(
      make("h2", { className: `decide-verdict ${answer.true ? "holds" : "refuted"}`, textContent: answer.verdict }),
      ...example.map(([name, n, digits]) => make("p", { className: "decide-digits" }, `${name} = ${n} is written `, make("code", { textContent: digits }))),
      facts(answer),
      ...chosen(formula, answer.automata),
      list,
      ...certificates(formula, answer.check),
      ...labAnswer.listing("The same in Python", answer.python),
      ...labAnswer.listing("On the command line", answer.command),
      make("h3", { textContent: "Link" }),
      labAnswer.linked());
  };

  /**
   * Say what is wrong, and mark the place.
   * @param {string} wrong
   * @param {{ place?: [number, number], line?: string, mark?: string }} where
   */
  const refuse = (wrong, { place: [from, to] = [0, 0], line = "", mark = "" }) => {
    place.replaceChildren(labAnswer.wrong(new Refusal(wrong), ...(line ? [labAnswer.code(`${line}\n${mark}`)] : [])));
    field.ariaInvalid = "true";
    field.focus();
    field.setSelectionRange(from, to);
  };

  const decide = () => {
    const formula = field.value;
    const question = async () => (formula.trim() ? ask("decided", { formula }) : { wrong: "Type a statement first." });
    begun = true;
    field.ariaInvalid = null;
    labAnswer.address(formula.length <= long ? { formula } : {});
    place.replaceChildren(); // the answer to another formula
    return put(`decide ${formula}`, question, (/** @type {Decided} */ answer) => {
      said.textContent = answer.wrong === undefined ? answer.verdict : "";
      show(formula, answer);
    });
  };

  /** @param {URLSearchParams} wanted */
  const open = (wanted) => {
    field.value = wanted.get("formula") ?? "";
    grow();
    return decide();
  };

  field.addEventListener("input", grow);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  form.onsubmit = (event) => {
    event.preventDefault();
    decide();
  };
  for (const start of /** @type {HTMLAnchorElement[]} */ (all(".decide-examples a, .decide-words a"))) {
    start.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
      event.preventDefault();
      event.stopPropagation();
      open(new URL(start.href).searchParams);
      root.scrollIntoView();
      field.focus({ preventScroll: true });
    });
  }
  const wanted = new URLSearchParams(location.search);
  grow();
  if ((wanted.get("formula") || field.defaultValue) !== field.defaultValue) {
    open(wanted).then(() => place.firstElementChild?.scrollIntoView({ block: "nearest" }));
  } else {
    fetched(root.dataset.first ?? "").then((answer) => {
      if (!begun) show(field.defaultValue, /** @type {Decided} */ (answer));
    }, () => {});
  }
});
