// A board: the reader takes tokens, the opponent answers without error. Which positions lose was
// computed by the library and comes with the page; here is only the rule of what may be taken.
(() => {
  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  function board(root) {
    const { position: start, red, lost } = JSON.parse(root.querySelector("script").textContent);
    const losing = new Set(lost.map(String));
    const isLost = (p) => losing.has([...p].sort((a, b) => a - b).join());
    const isGreen = (p) => !p.some((size) => size && red[size]);
    let position = [...start];
    let chosen = [...start]; // the heights after the move that is being prepared
    let over = false;

    const stacks = make("div", { className: "stacks" });
    const say = make("p", { className: "say" });
    say.setAttribute("aria-live", "polite");
    const go = make("button", { type: "button", className: "go", textContent: "Take", onclick: move });
    const hint = make("button", { type: "button", textContent: "Hint", onclick: advise });
    const again = make("button", { type: "button", textContent: "Start again", onclick: restart });
    root.append(stacks, say, make("div", { className: "controls" }, go, hint, again));
    restart();

    function restart() {
      position = [...start];
      over = false;
      tell("Your move. Choose a token: it goes, with all above it. Whoever takes the last token wins.");
    }

    function tell(words) {
      chosen = [...position];
      say.textContent = words;
      show();
    }

    function show(focus) {
      stacks.replaceChildren(...position.map((size, i) => {
        const stack = make("div", { className: "stack" },
          make("span", { className: "size", textContent: `${size}` }));
        for (let level = 1; level <= size; level++) {
          const token = make("button", {
            type: "button",
            className: `token-button ${red[level] ? "red" : "green"}${level > chosen[i] ? " taken" : ""}`,
            textContent: red[level] ? "R" : "G",
            disabled: over,
            onclick: () => choose(i, level),
          });
          token.dataset.at = `${i},${level}`;
          token.setAttribute("aria-pressed", level > chosen[i]);
          token.setAttribute("aria-label", `stack ${i + 1}, level ${level}, ${red[level] ? "red" : "green"}`);
          stack.append(token);
        }
        return stack;
      }));
      go.disabled = over || String(chosen) === String(position);
      hint.disabled = over;
      if (focus) stacks.querySelector(`[data-at="${focus}"]`)?.focus();
    }

    function choose(i, level) {
      const height = level - 1;
      const undo = chosen[i] === height;
      if (!isGreen(position)) chosen = [...position]; // with a red top, one stack at a time
      chosen[i] = undo ? position[i] : height;
      show(`${i},${level}`);
      const several = isGreen(position) && position.filter((size) => size).length > 1;
      say.textContent = several
        ? "No red token on top: you may take from other stacks in the same move."
        : "Press Take to make the move.";
    }

    function options(p) {
      if (isGreen(p)) {
        return p.reduce((sets, size) => sets.flatMap((set) =>
          Array.from({ length: size + 1 }, (_, n) => [...set, n])), [[]]).filter((o) => String(o) !== String(p));
      }
      return p.flatMap((size, i) => Array.from({ length: size }, (_, n) => p.map((h, j) => (i === j ? n : h))));
    }

    const total = (p) => p.reduce((a, b) => a + b, 0);
    const best = (p) => options(p).filter(isLost)[0];

    function move() {
      position = [...chosen];
      if (!total(position)) return finish("You took the last token: you win!");
      const winning = best(position);
      const reply = winning ?? options(position).reduce((a, b) => (total(b) > total(a) ? b : a));
      const from = `(${position.join(", ")})`;
      position = [...reply];
      if (!total(position)) return finish(`From ${from} the opponent takes the rest and wins.`);
      tell(`You moved to ${from}, the opponent to (${position.join(", ")}). ${
        winning ? "Your move." : "You are on the way to win."}`);
      go.focus();
      stacks.querySelector("button")?.focus();
    }

    function finish(words) {
      over = true;
      tell(words);
      again.focus();
    }

    function advise() {
      const move = best(position);
      say.textContent = move
        ? `Move to (${move.join(", ")}): from there every answer can be met.`
        : "This position is lost against a perfect opponent. Take little and hope.";
    }
  }

  const start = () => document.querySelectorAll("[data-board]:not([data-ready])").forEach((root) => {
    root.dataset.ready = "";
    board(root);
  });
  if (window.document$) window.document$.subscribe(start);
  else addEventListener("DOMContentLoaded", start);
})();
