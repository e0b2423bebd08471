// Stacks of tokens: a press takes a token with all above it. Heaps that are too tall to draw are
// numbers to type. Tokens that are taken lift off, and the opponent's hand is seen before they do.

/**
 * Make the stacks in a place, and return a function that shows them.
 * @param {HTMLElement} root
 * @param {(heap: number, height: number) => void} pick - lower a heap, or keep it
 * @param {() => void} take - make the move that is chosen
 * @returns {(seen: Seen, focus?: boolean) => void}
 */
function makeTokens(root, pick, take) {
  const TALL = 40; // tokens of a stack that are drawn
  /** @type {Record<string, [number, number] | undefined>} */
  const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const label = "Stacks; arrow keys move, Enter chooses, T takes";
  const stacks = make("div", { className: "stacks", role: "group", ariaLabel: label });
  /** @type {Seen | undefined} */
  let seen;
  let on = [0, 0]; // the token that the keyboard is on: stack, level
  root.append(stacks);
  stacks.addEventListener("keydown", steer);

  /**
   * @param {number} i
   * @param {number} level
   */
  function choose(i, level) {
    if (!seen) return;
    on = [i, level];
    const height = seen.chosen[i] === level - 1 ? seen.at[i] : level - 1; // a second time: keep it
    pick(i, height);
  }

  /**
   * @param {Seen} now
   * @param {number} i
   * @param {number} level
   */
  function token({ board, chosen, hand }, i, level) {
    const colour = board.colours[i]?.[level - 1] ?? "";
    const taken = level > chosen[i];
    const button = make("button", {
      type: "button",
      className: `token-button ${colour ? `colour-${colour}` : ""}${taken ? " taken" : ""}${taken && hand ? " theirs" : ""}`,
      textContent: /^\d/.test(colour) ? colour : colour.slice(0, 1).toUpperCase(),
      tabIndex: on[0] === i && on[1] === level ? 0 : -1,
      ariaPressed: `${taken}`,
      ariaLabel: `stack ${i + 1}, level ${level}${colour ? `, ${colour}` : ""}`,
      onclick: () => choose(i, level),
    });
    button.dataset.at = `${i},${level}`;
    return button;
  }

  /**
   * Make a field for a heap that is too tall to draw.
   * @param {Seen} now
   * @param {number} i
   */
  function field({ at, chosen, options, placing }, i) {
    const input = make("input", {
      type: "number", min: "0", max: `${at[i]}`, value: `${chosen[i]}`, disabled: !options.length || placing,
      ariaLabel: `heap ${i + 1} of ${at[i]}: leave`,
      onchange: () => { pick(i, Math.min(at[i], Math.max(0, Math.trunc(Number(input.value) || 0)))); },
    });
    input.dataset.heap = `${i}`;
    return make("label", { className: "tall" }, make("span", { textContent: "leave", ariaHidden: "true" }), input);
  }

  /** @param {KeyboardEvent} event */
  function steer(event) {
    if (!seen || event.target instanceof HTMLInputElement) return;
    const { at } = seen;
    const step = ARROWS[event.key];
    if (event.key.toLowerCase() === "t") take();
    if (!step) return;
    event.preventDefault();
    let stack = on[0] + step[0];
    while (step[0] && at[stack] === 0) stack += step[0]; // an empty stack has no token to stop at
    if (!at[stack]) return;
    on = [stack, Math.min(at[stack], Math.max(1, on[1] + step[1]))];
    for (const button of all("[data-at]", stacks)) button.tabIndex = button.dataset.at === String(on) ? 0 : -1;
    all('[tabindex="0"]', stacks)[0]?.focus();
  }

  /**
   * Let tokens that have gone lift off.
   * @param {HTMLElement} stack
   * @param {HTMLElement[]} gone
   * @param {boolean} theirs
   */
  function lift(stack, gone, theirs) {
    for (const [i, button] of gone.entries()) {
      const ghost = make("span", { className: `${button.className} gone`, textContent: button.textContent, ariaHidden: "true" });
      stack.append(ghost);
      ghost.animate(
        { transform: ["none", `translate(${theirs ? 1.5 : -1.5}rem, -3rem)`], opacity: [0.9, 0] },
        { duration: 480, delay: 30 * (gone.length - i), easing: "ease-in", fill: "both" },
      ).finished.then(() => ghost.remove(), () => ghost.remove());
    }
  }

  return (now, focus = false) => {
    const before = seen;
    const old = before ? all(".stack", stacks).map((stack) => all("[data-at]", stack)) : [];
    const active = stacks.contains(document.activeElement) && document.activeElement instanceof HTMLElement
      ? document.activeElement.dataset.heap : undefined;
    const held = focus || (active === undefined && stacks.contains(document.activeElement));
    const { at, board, last } = now;
    seen = now;
    const tallest = Math.max(1, ...(board.start.length ? board.start : at));
    stacks.style.setProperty("--tallest", `${Math.min(TALL, tallest)}`);
    if (on[1] > at[on[0]] || !on[1]) {
      const stack = at[on[0]] ? on[0] : Math.max(0, at.findIndex((size) => size > 0));
      on = [stack, at[stack]];
    }
    let count = 0;
    const boxes = board.parts.map((heaps, part) => {
      const own = at.slice(count, count + heaps).map((size, k) => {
        const i = count + k;
        return make("div", { className: "stack" },
          make("span", { className: "size", textContent: `${size}` }),
          ...(size > TALL ? [field(now, i)] : Array.from({ length: size }, (_, below) => token(now, i, below + 1))));
      });
      count += heaps;
      if (board.parts.length < 2) return own;
      return [make("div", { className: "part" }, make("div", { className: "part-stacks" }, ...own),
        make("span", { className: "part-name", textContent: board.names[part] }))];
    });
    stacks.replaceChildren(...boxes.flat());
    const built = all(".stack", stacks);
    if (before?.board === board && last && !calm()) {
      built.forEach((stack, i) => lift(stack, (old[i] ?? []).slice(at[i]), last.by === "opponent"));
    }
    if (now.hand) {
      built.forEach((stack, i) => {
        if (now.chosen[i] < at[i]) stack.append(make("span", { className: "hand", textContent: now.hand, ariaHidden: "true" }));
      });
    }
    if (active !== undefined) all(`[data-heap="${active}"]`, stacks)[0]?.focus();
    else if (held) all('[tabindex="0"]', stacks)[0]?.focus();
  };
}
