// What a reader chooses the values of a figure with: a slider or a menu, a button that runs through
// the steps, a form for values of the reader's own.

/** @typedef {Record<string, string>} Values - of parameters, by name: what is not as published */

const controls = (() => {
  /**
   * Make the control with which a reader chooses a step: a slider for numbers, else a menu. It
   * shows a value that is no step too.
   * @param {Steps} steps
   */
  const chooser = ({ name, values }) => {
    if (!values.every((value) => /^-?\d+$/.test(value))) {
      const menu = make("select", {}, ...values.map((value) => make("option", { textContent: value })));
      const other = make("option");
      /** @param {string} value */
      const put = (value) => {
        other.remove();
        other.textContent = value;
        if (!values.includes(value)) menu.append(other);
        menu.value = value;
      };
      return { control: menu, beside: [], value: () => menu.value, put };
    }
    const slider = make("input", { type: "range", min: "0", max: `${values.length - 1}`, step: "1" });
    const shown = make("output");
    /** @param {string} value */
    const put = (value) => {
      if (values.includes(value)) slider.value = `${values.indexOf(value)}`;
      shown.textContent = value;
      slider.setAttribute("aria-valuetext", `${name} = ${value}`);
    };
    return { control: slider, beside: [" ", shown], value: () => values[Number(slider.value)], put };
  };

  /**
   * Make a button that runs through the steps.
   * @param {HTMLElement} box
   * @param {() => boolean} next - goes to the next step; tells whether there is one after it
   */
  const player = (box, next) => {
    let clock = 0;
    const button = make("button", { type: "button", textContent: "Play" });
    const stop = () => { clearInterval(clock); clock = 0; button.textContent = "Play"; };
    const step = () => { if (!box.isConnected || !next()) stop(); };
    button.onclick = () => {
      if (clock) { stop(); return; }
      button.textContent = "Pause";
      clock = setInterval(step, 1200);
      step();
    };
    return button;
  };

  /**
   * Make the form for values of the reader's own.
   * @param {[string, string, string][]} own
   * @param {(values: Values) => void} draw
   */
  const form = (own, draw) => {
    const fields = own.map(([name, meaning, placeholder]) => {
      const input = make("input", { name, placeholder, autocomplete: "off", spellcheck: false });
      input.setAttribute("autocapitalize", "off");
      const words = make("span", { textContent: meaning });
      return { input, label: make("label", {}, make("b", { textContent: name }), " ", input, words) };
    });
    const back = make("button", { type: "button", textContent: "As published", onclick: () => draw({}) });
    const whole = make("form", {
      onsubmit: (event) => {
        event.preventDefault();
        const typed = fields.map(({ input }) => [input.name, input.value]);
        draw(Object.fromEntries(typed.filter(([, value]) => value.trim())));
      },
    }, ...fields.map(({ label }) => label), make("p", {}, make("button", { textContent: "Draw" }), " ", back));
    const summary = make("summary", { textContent: "Own values" });
    const address = new URLSearchParams(location.search);
    const open = location.hash === "#own-values" || own.some(([name]) => address.has(name));
    const details = make("details", { className: "data own", open }, summary, whole);
    /** @param {Values} values */
    const put = (values) => { for (const { input } of fields) input.value = values[input.name] ?? ""; };
    return { details, put };
  };

  return { chooser, player, form };
})();
