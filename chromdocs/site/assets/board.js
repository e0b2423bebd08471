// A board: the reader takes tokens, the opponent answers without error. The positions, the moves
// and which positions lose were computed by the library; no rule of any game is written here.
const startBoard = (() => {
  /** @type {Record<string, [number, number] | undefined>} */
  const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const pause = () => new Promise((done) => {
    setTimeout(done, calm() ? 0 : 900);
  });
  /** @param {number[]} heaps */
  const total = (heaps) => heaps.reduce((a, b) => a + b, 0);
  /** @param {number[]} heaps */
  const shown = (heaps) => (heaps.length > 1 ? `(${heaps.join(", ")})` : `${heaps[0]}`);

  /**
   * Set up a board in an element.
   * @param {HTMLElement} root
   * @param {Board} board
   */
  function board(root, { start, positions, moves, wins, colours, several, draws, forbidden, misere }) {
    const [mine, theirs] = [moves[0], moves[1] ?? moves[0]]; // two lists if the players' moves differ
    const places = new Map(positions.map((heaps, i) => [String(heaps), i]));
    /** @param {number[]} heaps */
    const place = (heaps) => places.get(String(heaps)) ?? -1; // none can be reached that is not there
    let here = place(start);
    let chosen = [...start]; // the heights after the move that is being prepared
    let busy = false;
    let round = 0; // which game this is: an answer to an earlier one comes too late
    let at = [0, start[0]]; // the token that the keyboard is on: stack, level

    const label = "Stacks; arrow keys move, Enter chooses, T takes";
    const stacks = make("div", { className: "stacks", role: "group", ariaLabel: label });
    stacks.style.setProperty("--tallest", `${Math.max(...start)}`);
    const say = make("p", { className: "say", ariaLive: "polite" });
    const go = make("button", { type: "button", className: "go", textContent: "Take", onclick: take });
    const hint = make("button", { type: "button", textContent: "Hint", onclick: advise });
    const again = make("button", { type: "button", textContent: "Start again", onclick: restart });
    root.replaceChildren(stacks, say, make("div", { className: "controls" }, go, hint, again));
    stacks.addEventListener("keydown", steer);
    restart();

    function restart() {
      round += 1;
      settle(place(start),
        `${moves[1] ? "You are Left. " : ""}Your move. Choose a token: it goes, with all above it. Whoever cannot move ${misere ? "wins" : "loses"}.${
          forbidden ? " The best moves to forbid are chosen for both of you." : ""}`);
    }

    /**
     * Let the reader move from a position.
     * @param {number} position
     * @param {string} words
     */
    function settle(position, words) {
      here = position;
      busy = false;
      chosen = [...positions[here]];
      say.textContent = words + barred();
      show();
    }

    function barred() {
      const off = forbidden?.[here] ?? [];
      return off.length ? ` You may not leave ${off.map((o) => shown(positions[o])).join(" or ")} now.` : "";
    }

    /** @param {number[]} heaps */
    function legal(heaps) { return mine[here].includes(place(heaps)); }
    function over() { return !mine[here].length; }
    function best(side = 0) {
      const options = (side ? theirs : mine)[here];
      return options.find((o) => (wins[side] ?? wins[0])[o]) ?? options.find((o) => draws?.[o]);
    }

    function show(focus = false) {
      const heaps = positions[here];
      if (at[1] > heaps[at[0]] || !heaps[at[0]]) {
        const stack = heaps[at[0]] ? at[0] : Math.max(0, heaps.findIndex((size) => size > 0));
        at = [stack, heaps[stack]];
      }
      stacks.replaceChildren(...heaps.map((size, i) => make("div", { className: "stack" },
        make("span", { className: "size", textContent: `${size}` }),
        ...Array.from({ length: size }, (_, below) => token(i, below + 1)))));
      go.disabled = busy || !legal(chosen);
      hint.disabled = busy || over();
      if (focus) all('[tabindex="0"]', stacks)[0]?.focus();
    }

    /**
     * Make a token.
     * @param {number} i
     * @param {number} level
     */
    function token(i, level) {
      const colour = colours[i][level - 1];
      const button = make("button", {
        type: "button",
        className: `token-button ${colour ? `colour-${colour}` : ""}${level > chosen[i] ? " taken" : ""}`,
        textContent: colour.slice(0, 1).toUpperCase(),
        tabIndex: at[0] === i && at[1] === level ? 0 : -1,
        ariaPressed: `${level > chosen[i]}`,
        ariaLabel: `stack ${i + 1}, level ${level}${colour ? `, ${colour}` : ""}`,
        onclick: () => { at = [i, level]; choose(i, level); },
      });
      button.dataset.at = `${i},${level}`;
      return button;
    }

    /** @param {KeyboardEvent} event */
    function steer(event) {
      const heaps = positions[here];
      const step = ARROWS[event.key];
      if (event.key.toLowerCase() === "t" && !go.disabled) take();
      if (!step) return;
      event.preventDefault();
      let stack = at[0] + step[0];
      while (step[0] && heaps[stack] === 0) stack += step[0]; // an empty stack has no token to stop at
      if (!heaps[stack]) return;
      at = [stack, Math.min(heaps[stack], Math.max(1, at[1] + step[1]))];
      show(true);
    }

    /**
     * Prepare a move: take a token, with all above it.
     * @param {number} i
     * @param {number} level
     */
    function choose(i, level) {
      if (busy) return;
      const heaps = positions[here];
      const height = chosen[i] === level - 1 ? heaps[i] : level - 1; // a second time: take it back
      const more = mine[here].some((o) => positions[o].filter((size, j) => size < heaps[j]).length > 1);
      chosen[i] = height;
      if (!more && !legal(chosen)) chosen = heaps.map((size, j) => (i === j ? height : size));
      show(true);
      const others = heaps.length > 2 ? "other stacks" : "the other stack";
      const untouched = chosen.some((size, j) => size && size === heaps[j]);
      if (legal(chosen)) say.textContent = `You would leave ${shown(chosen)}. Press Take.${more && untouched ? ` You may be able to take from ${others} too.` : ""}`;
      else if (total(chosen) === total(heaps)) say.textContent = "Choose a token.";
      else if (forbidden?.[here].includes(place(chosen))) say.textContent = `You may not leave ${shown(chosen)} now: it is forbidden.`;
      else say.textContent = `To leave ${shown(chosen)} is no move.${more && untouched ? ` Take from ${others} too, or` : ""} ${
        more && untouched ? "choose" : "Choose"} another token; press a chosen one again to keep it.`;
    }

    async function take() {
      here = place(chosen);
      if (!theirs[here].length) {
        finish(`You leave ${shown(chosen)}, and ${moves[1] ? "Right cannot move" : "no move is left"}: ${misere ? "the opponent wins." : "you win!"}`);
        return;
      }
      const winning = best(1);
      const reply = winning ?? theirs[here].reduce((a, b) =>
        (total(positions[b]) > total(positions[a]) ? b : a));
      const before = positions[here];
      const both = positions[reply].filter((size, i) => size < before[i]).length > 1;
      busy = true;
      const now = round;
      chosen = [...positions[reply]]; // the tokens that the opponent takes fade
      say.textContent = `You leave ${shown(before)}. The opponent takes${
        both && several ? ` from both stacks, as ${several}` : ""} …`;
      show();
      await pause();
      if (now !== round) return; // started again meanwhile
      here = reply;
      const told = `From ${shown(before)} the opponent ${
        both && several ? `took from both stacks, as ${several}, and` : ""} left ${shown(positions[here])}.`;
      if (over()) {
        finish(`${told} You cannot move: ${misere ? "you win!" : "the opponent wins."}`);
        return;
      }
      settle(here, `${told} ${winning === undefined ? "You can win from here." : "Your move."}`);
      if (document.activeElement === document.body) show(true);
    }

    /** @param {string} words */
    function finish(words) {
      settle(here, words);
      again.focus();
    }

    function advise() {
      const move = best();
      if (move === undefined) say.textContent = "Every move from here loses against a perfect opponent. Take little and hope.";
      else if (draws?.[move]) say.textContent = `Move to ${shown(positions[move])}: nobody wins from there.`;
      else if (!theirs[move].length) say.textContent = `Leave ${shown(positions[move])}: ${moves[1] ? "Right cannot move" : "no move is left"}.`;
      else say.textContent = `Move to ${shown(positions[move])}: from there every answer can be met.`;
    }
  }

  equip("[data-board]", async (root) => {
    board(root, await fetched(root.dataset.board ?? ""));
  });
  return board;
})();
