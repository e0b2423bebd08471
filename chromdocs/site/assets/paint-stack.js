// Paint the stack: the reader chooses the colours, and the dance, the map and the sentence follow.
// Who dances with whom in each colouring was computed by the library; no rule is written here.
(() => {
  const STEP = 1300; // milliseconds from level to level of a walk
  /** @param {number[]} pair */
  const shown = (pair) => `(${pair.join(",\u00a0")})`;
  /** @param {number[]} levels */
  const listed = (levels) => levels.join(", ").replace(/, (\d+)$/, " and $1");

  /** @param {HTMLElement} root */
  function stack(root) {
    /** @type {HTMLButtonElement[]} */
    const tokens = all(".paint-token", root);
    const top = tokens.length;
    const dancers = all(".dancer", root).sort((a, b) => Number(a.dataset.dancer) - Number(b.dataset.dancer));
    const [tower, scene, map, say, verdict, place] = ["stack", "dance", "map", "say", "verdict", "board"]
      .map((part) => one(`.paint-${part}`, root));
    const dance = dancing(scene, tokens, dancers);
    const cells = all("i", map);
    const [news, lost] = all("span", say);
    /** @type {HTMLFormElement} */
    const form = one(".paint-start", root);
    /** @type {HTMLInputElement[]} */
    const heights = all("input", form);
    /** @type {HTMLButtonElement} */
    const play = one("button", form);
    const walker = one(".paint-walk", root);
    /** @type {Record<string, number[]>} */
    let known = {}; // colours from below -> the partner of each level; 0 where there is none yet
    let arrived = top; // how far up the stack the dance has come
    let walking = 0; // the walk that goes on, by its number; none is 0
    let walks = 0;

    const letters = () => tokens.map((token) => token.textContent).join("");
    const partners = () => known[letters()];
    const start = () => heights.map((height) => Number(height.value));
    /** @param {number} x @param {number} y */
    const cell = (x, y) => cells[(top - y) * (top + 1) + x];
    const game = () => {
      const red = tokens.flatMap((token, i) => (token.textContent === "R" ? [i + 1] : []));
      return `red=${red.join(",") || "none"}`;
    };

    async function learn() {
      known = await fetched(root.dataset.paint ?? "");
    }

    /**
     * Paint levels, and show what follows.
     * @param {string} colours from below, with a space for a level that stays as it is
     * @param {string} words
     */
    async function paint(colours, words) {
      arrived = top;
      stop();
      await learn();
      [...colours].forEach((letter, i) => {
        if (letter === " ") return;
        const [old, colour] = letter === "R" ? ["green", "red"] : ["red", "green"];
        tokens[i].textContent = letter;
        tokens[i].ariaLabel = `level ${i + 1}, ${colour}`;
        for (const element of [tokens[i], dancers[i]]) element.classList.replace(old, colour);
      });
      show(words, sentence());
    }

    /** @param {number} level @param {string} letter */
    function change(level, letter) {
      paint(letter.padStart(level), `Level ${level} is ${letter === "R" ? "red" : "green"} now.`);
    }

    /** @param {number} level */
    const other = (level) => (tokens[level - 1].textContent === "R" ? "G" : "R");

    /** Return who has met so far, in that order, and who waits; the partners say it all. */
    function met() {
      /** @type {number[][]} */
      const pairs = [];
      /** @type {number[]} */
      const waiting = [];
      partners().slice(0, arrived).forEach((partner, i) => {
        if (partner && partner <= i + 1) pairs.push([partner, i + 1]);
        else if (!partner || partner > arrived) waiting.push(i + 1);
      });
      return { pairs, waiting };
    }

    function sentence() {
      const { pairs, waiting } = met();
      const several = waiting.length > 1;
      const who = ` Level${several ? "s" : ""} ${listed(waiting)} wait${several ? "" : "s"}.`;
      return `P-positions: ${[[0, 0], ...pairs].map(shown).join(", ")}.${waiting.length ? who : ""}`;
    }

    /**
     * Show the dance as far as it has come.
     * @param {string} words what is new
     * @param {string} [more] what holds then
     */
    function show(words, more = "") {
      const { pairs, waiting } = met();
      dance(pairs, waiting);
      const blue = new Set([[0, 0], ...pairs].flatMap(([x, y]) => [cell(x, y), cell(y, x)]));
      for (const square of cells) square.classList.toggle("p", blue.has(square));
      tokens.forEach((token, i) => {
        token.classList.toggle("now", arrived < top && i + 1 === arrived);
        token.classList.toggle("ahead", i >= arrived);
      });
      news.textContent = words;
      lost.textContent = more;
      tell();
    }

    /** Say what follows from the colours and the start: who wins, the name of the game, links. */
    function tell() {
      const [x, y] = start();
      for (const square of all(".start", map)) square.classList.remove("start");
      const fits = form.checkValidity() && x + y > 0;
      play.disabled = !fits;
      if (fits) cell(x, y).classList.add("start");
      const words = arrived < top ? "" : !fits ? `Choose two stacks of up to ${top} tokens, one of them not empty.`
        : cell(x, y).classList.contains("p") ? `${shown([x, y])} is a P-position: if you start there, a perfect opponent wins.`
          : `${shown([x, y])} is an N-position: if you start there, you can win.`;
      if (words && words !== verdict.textContent) verdict.textContent = words;
      for (const code of all(".paint-game code", root)) code.textContent = `chromatic:${game()}`;
      for (const link of /** @type {HTMLAnchorElement[]} */ (all(".paint-game a", root))) {
        link.href = new URL(`../lab/?${game()}&to=40`, base).href;
      }
    }

    function stop() {
      walking = 0;
      walker.textContent = arrived < top ? "Walk on" : "Walk up the stack";
    }

    /** Walk up the stack, or stand still. */
    async function walk() {
      if (walking) {
        stop();
        return;
      }
      const own = walking = walks += 1;
      walker.textContent = "Pause";
      await learn();
      if (arrived === top) {
        if (!calm()) await scene.animate({ opacity: [1, 0] }, { duration: 260, easing: "ease-in" }).finished;
        if (own !== walking) return;
        arrived = 0;
        show("The levels come to the dance, from below.");
        await new Promise((done) => setTimeout(done, STEP / 2));
      }
      while (own === walking && root.isConnected) {
        arrived += 1;
        const done = arrived === top;
        show(step(), done ? sentence() : "");
        if (done) stop();
        else await new Promise((next) => setTimeout(next, STEP));
      }
    }

    /** Say what the level does that has just arrived. */
    function step() {
      const colour = tokens[arrived - 1].textContent === "R" ? "red" : "green";
      const pair = met().pairs.find((levels) => levels[1] === arrived);
      if (!pair) return `Level ${arrived} is ${colour}: it waits.`;
      const how = pair[0] === arrived ? "nobody waits, so it dances alone" : `it takes level ${pair[0]}, who has waited longest`;
      return `Level ${arrived} is ${colour}: ${how}.${arrived === top ? "" : ` ${shown(pair)} is a P-position.`}`;
    }

    /** Play the stack as it is painted now, from the chosen start. */
    async function begin() {
      const [from, name] = [start(), `chromatic:${game()}`];
      play.disabled = true;
      try {
        /** @type {Board} */
        const data = await attend(place, ask("board", { game: name, start: from, misere: false }));
        const board = make("div", { className: "board" });
        const title = make("p", {}, "You play ", make("code", { textContent: name }), ` from ${shown(from)}.`);
        place.replaceChildren(title, board);
        await showBoard(board, data);
        verdict.textContent = "The board is ready, below.";
        all('[tabindex="0"]', board)[0]?.focus();
      } catch (error) {
        verdict.textContent = message(error);
      }
      play.disabled = false;
    }

    /** @param {number} level */
    function goTo(level) {
      if (!tokens[level - 1]) return;
      for (const token of tokens) token.tabIndex = -1;
      tokens[level - 1].tabIndex = 0;
      tokens[level - 1].focus();
    }

    /** @type {{ level: number, letter: string, drawn: boolean } | undefined} */
    let brush; // where the pointer is pressed, what it paints, and whether it has left that token
    /** @param {Event} event */
    const under = ({ target }) => (target instanceof HTMLElement && Number(target.dataset.level)) || 0;
    tower.addEventListener("pointerdown", (event) => {
      brush = under(event) ? { level: under(event), letter: other(under(event)), drawn: false } : undefined;
    });
    tower.addEventListener("pointermove", ({ buttons, pointerId, clientX, clientY }) => {
      const here = document.elementFromPoint(clientX, clientY);
      const level = here instanceof HTMLElement && tower.contains(here) ? Number(here.dataset.level) || 0 : 0;
      if (!buttons || !brush || !level || level === brush.level) return;
      tower.setPointerCapture(pointerId);
      if (!brush.drawn) change(brush.level, brush.letter);
      brush = { ...brush, level, drawn: true };
      change(level, brush.letter);
    });
    tower.addEventListener("click", (event) => {
      const level = under(event);
      if (!level || brush?.drawn) return;
      goTo(level);
      change(level, other(level));
    });
    tower.addEventListener("keydown", (event) => {
      brush = undefined;
      const level = under(event);
      const to = { ArrowUp: level + 1, ArrowDown: level - 1, Home: 1, End: top }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      goTo(to);
    });
    map.addEventListener("click", ({ target }) => {
      const at = cells.findIndex((square) => square === target);
      if (at < 0) return;
      heights[0].value = `${at % (top + 1)}`;
      heights[1].value = `${top - Math.floor(at / (top + 1))}`;
      tell();
    });
    form.addEventListener("input", tell);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      begin();
    });
    walker.addEventListener("click", walk);
    for (const preset of all("[data-colours]", root)) {
      preset.addEventListener("click", async () => {
        await learn();
        const names = Object.keys(known);
        const colours = preset.dataset.colours || names[Math.floor(Math.random() * names.length)];
        paint(colours, `Painted: ${preset.textContent}.`);
      });
    }
    for (const token of tokens) token.disabled = false;
    tell();
  }

  equip("[data-paint]", stack);
})();
