// The dance of a painted stack: pairs on the floor, a queue, and motion from place to place.
const dancing = (() => {
  const MOVE = 460; // milliseconds
  const EASE = "cubic-bezier(.3, .7, .2, 1)";

  /**
   * Let an element walk from where it was, in a small bow.
   * @param {HTMLElement} element
   * @param {DOMRect | undefined} from
   * @param {number} delay
   */
  function move(element, from, delay) {
    if (!from) return;
    for (const running of element.getAnimations()) {
      if (!(running instanceof CSSTransition)) running.cancel(); // or it would be measured on its way
    }
    const to = element.getBoundingClientRect();
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const far = Math.hypot(x, y);
    if (far < 1) return;
    const size = element.matches(".dancer") ? Math.min(1, from.height / to.height) : 1;
    const middle = `translate(${x * 0.45}px, ${y * 0.45 - Math.min(26, far / 5)}px)`;
    element.animate(
      { transform: [`translate(${x}px, ${y}px) scale(${size})`, middle, "none"], zIndex: ["2", "2", "2"] },
      { duration: MOVE, delay, easing: EASE, fill: "backwards" },
    );
  }

  /**
   * Let what is around two who meet appear when they are there.
   * @param {HTMLElement} pair
   */
  function appear(pair) {
    const timing = { duration: MOVE / 2, delay: MOVE * 0.7, fill: /** @type {const} */ ("backwards") };
    one("small", pair).animate({ opacity: [0, 1] }, timing);
    pair.animate({ opacity: [0, 1], transform: ["scale(.6)", "none"] }, { ...timing, pseudoElement: "::before" });
  }

  /**
   * Return a function that shows who dances and who waits; whoever has a new place walks there.
   * @param {HTMLElement} scene
   * @param {HTMLElement[]} tokens of the stack from below, where the dancers come from
   * @param {HTMLElement[]} dancers one for each token
   */
  return (scene, tokens, dancers) => {
    const [floor, queue] = [one(".paint-floor", scene), one(".paint-queue", scene)];

    /** @param {number[]} levels */
    function meet(levels) {
      const both = [...new Set(levels)].map((level) => dancers[level - 1]);
      const words = make("small", { textContent: `(${levels.join(",\u00a0")})` });
      const pair = make("div", { className: "pair" }, make("span", {}, ...both), words);
      pair.dataset.pair = `${levels}`;
      return pair;
    }

    /**
     * @param {number[][]} pairs
     * @param {number[]} waiting
     */
    return (pairs, waiting) => {
      const standing = new Map(all(".pair", floor).map((pair) => [pair.dataset.pair ?? "", pair]));
      const before = new Map([...standing.values(), ...dancers].map((element) => {
        const from = element.isConnected ? element : tokens[dancers.indexOf(element)];
        return [element, from.getBoundingClientRect()];
      }));
      const shown = pairs.map((levels) => standing.get(`${levels}`) ?? meet(levels));
      floor.replaceChildren(...shown);
      queue.replaceChildren(...waiting.map((level) => dancers[level - 1]));
      if (calm()) return;
      const fresh = shown.filter((pair) => !before.has(pair));
      fresh.forEach(appear);
      const moving = shown.flatMap((pair) => (before.has(pair) ? [pair] : all(".dancer", pair)));
      [...moving, ...all(".dancer", queue)].forEach((element, i) => move(element, before.get(element), 12 * i));
    };
  };
})();
