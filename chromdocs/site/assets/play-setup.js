// What is played: the game with its parameters, the start, who begins, against whom; and the link.
const setup = (() => {
  const SAMPLE = 60; // random positions among which one is chosen

  /**
   * Tell whether the reader can win from a position.
   * @param {Board} board
   * @param {number[]} heaps
   * @param {Settings} settings
   */
  const canWin = (board, heaps, { first, side }) => {
    const letter = outcomeAt(board, heaps);
    if (letter === "L" || letter === "R") return letter === "LR"[side];
    return letter === (first ? "P" : "N");
  };

  /**
   * Return a random position of the box, most heaps in their upper half.
   * @param {Board} board
   * @param {() => number} random
   */
  const anywhere = (board, random) => board.top.map((most) => {
    const least = random() < 0.8 ? Math.ceil(most / 2) : 0;
    return least + Math.floor(random() * (most - least + 1));
  });

  /**
   * Return a random start that the reader can win: any, or a hard one, where few moves win and none
   * at once; undefined if there is none.
   * @param {Board} board
   * @param {Settings} settings
   * @param {boolean} hard
   * @param {(heaps: number[]) => Promise<Moves>} nodeOf
   * @param {() => number} random
   */
  const drawn = async (board, settings, hard, nodeOf, random = Math.random) => {
    const tried = Array.from({ length: SAMPLE * 10 }, () => anywhere(board, random))
      .filter((heaps) => isIn(board, heaps) && canWin(board, heaps, settings));
    const places = Array.from(board.outcomes, (_, place) => place);
    const found = tried.length ? tried
      : places.map((place) => heapsAt(board, place)).filter((heaps) => isIn(board, heaps) && canWin(board, heaps, settings));
    const graded = await Promise.all(found.slice(0, SAMPLE).map(async (heaps) => {
      const played = match.begin({ ...board, start: heaps }, { first: settings.first, sides: [settings.side, 1 - settings.side] });
      const from = match.options(played, await nodeOf(heaps));
      const whose = match.side(played);
      const good = settings.first ? [] : match.best(board, from, whose).moves;
      const ends = await Promise.all(good.slice(0, 3).map(async (move) => !(await nodeOf(move)).moves[0].length));
      return { heaps, share: from.length ? good.length / from.length : 2, long: from.length > 1 && !ends.some(Boolean) };
    }));
    const able = graded.filter(({ share }) => share < 2); // there is a move
    const usual = able.filter(({ share, long }) => share < 1 && long);
    const chosen = usual.length ? usual : able;
    if (hard) return chosen.sort((a, b) => a.share - b.share)[0]?.heaps;
    return chosen[0]?.heaps;
  };

  /**
   * Write the GAME string of a family with the parameters that a form has.
   * @param {FamilyGiven} family
   * @param {Record<string, string>} values
   */
  const gameString = ({ name, parameters }, values) => {
    const given = parameters.flatMap(([key, , standard]) => {
      const value = (values[key] ?? "").trim();
      return value && value !== standard ? [`${key}=${value}`] : [];
    });
    return given.length ? `${name}:${given.join(",")}` : name;
  };

  /**
   * Return the parameters in a GAME string of a family; undefined if it is another game.
   * @param {FamilyGiven} family
   * @param {string} game
   * @returns {Record<string, string> | undefined}
   */
  const parametersIn = ({ name, parameters }, game) => {
    const [head, ...rest] = game.split(":");
    if (!name || head.trim() !== name || / \+ /.test(game)) return undefined;
    /** @type {Record<string, string>} */
    const found = {};
    let key = "";
    for (const piece of rest.join(":").split(/,(?![^()]*\))/).filter(Boolean)) {
      const [before, ...after] = piece.split("=");
      if (after.length && parameters.some(([known]) => known === before.trim())) {
        key = before.trim();
        found[key] = after.join("=").trim();
      } else if (key) found[key] += `,${piece}`;
      else return undefined;
    }
    return found;
  };

  /**
   * @param {string} words
   * @param {HTMLElement} input
   */
  const field = (words, input) => make("label", {}, make("span", { textContent: words }), input);

  /**
   * Make a choice between a few things.
   * @param {string} words
   * @param {[value: string, words: string][]} choices
   * @param {(value: string) => void} act
   */
  const select = (words, choices, act) => {
    const input = make("select", {}, ...choices.map(([value, text]) => make("option", { value, textContent: text })));
    input.onchange = () => act(input.value);
    return { input, shown: field(words, input) };
  };

  /**
   * Let the page's lines for embedding, and its link, speak of what is on the board.
   * @param {string} link
   */
  const embedded = (link) => {
    for (const open of /** @type {HTMLAnchorElement[]} */ (all("a[data-query]"))) open.href = link;
    for (const snippet of all("[data-embed]")) {
      const walker = document.createTreeWalker(snippet, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        node.nodeValue = (node.nodeValue ?? "").replace(/"[^"]*embed\/[^"]*"/, (old) =>
          `"${link.replaceAll("&", "&amp;")}${/title=0/.test(old) ? `${link.includes("?") ? "&amp;" : "?"}title=0` : ""}"`);
      }
    }
  };

  /**
   * Make the forms.
   * @param {FamilyGiven} family
   * @param {{
   *   play: (game: string, at: string, misere: boolean) => void,
   *   set: (changed: Partial<Settings>) => void,
   *   random: (hard: boolean) => void,
   *   placing: () => void,
   *   link: (folder?: string) => string,
   * }} acts
   */
  const forms = (family, acts) => {
    let misere = false;
    let shown = ""; // what the fields were filled with
    let isComing = false; // a board is on its way
    let written = false; // since it was asked for
    const submit = () => { wrong.textContent = ""; written = false; acts.play(game.value, at.value, misere); };
    const game = make("input", { type: "text", spellcheck: false, autocomplete: "off" });
    const list = make("datalist", { id: `games-${Math.random().toString(36).slice(2)}` },
      ...family.examples.map((value) => make("option", { value })));
    game.setAttribute("list", list.id);
    const fields = family.parameters.map(([name, meant, standard]) => {
      const input = make("input", { type: "text", name, placeholder: standard, spellcheck: false, autocomplete: "off" });
      input.oninput = () => { game.value = gameString(family, Object.fromEntries(fields.map((own) => [own.name, own.input.value]))); };
      const meaning = make("small", { id: `${list.id}-${name}`, textContent: meant });
      input.setAttribute("aria-describedby", meaning.id);
      return { name, input, shown: make("div", { className: "parameter" }, field(name, input), meaning) };
    });
    game.oninput = () => spread(game.value);
    const at = make("input", { type: "text", inputMode: "text", spellcheck: false, autocomplete: "off", className: "short" });
    const wrong = make("p", { className: "wrong", role: "alert" });
    const placing = make("button", { type: "button", textContent: "Place it on the board", ariaPressed: "false", onclick: () => acts.placing() });
    const parameters = make("fieldset", {}, make("legend", { textContent: "Parameters" }), ...fields.map((own) => own.shown));
    const random = [["Random: I can win", false], ["Random: a hard one", true]].map(([words, hard]) =>
      make("button", { type: "button", textContent: `${words}`, onclick: () => acts.random(Boolean(hard)) }));
    const computing = make("small", { className: "computing" });
    const play = select("Play", [["", "normal: whoever cannot move loses"], ["1", "misère: whoever cannot move wins"]],
      (value) => { misere = Boolean(value); submit(); });
    const first = select("First", [["0", "you begin"], ["1", "the opponent begins"]], (value) => acts.set({ first: Number(value) }));
    const level = select("Opponent", [["perfect", "never errs"], ["slips", "errs now and then"], ["random", "plays at random"], ["person", "another person, here"]],
      (value) => acts.set(value === "person" ? { people: 2 } : { people: 1, level: value }));
    const side = select("You are", [["0", "Left"], ["1", "Right"]], (value) => acts.set({ side: Number(value) }));
    const form = make("form", { className: "play-form" },
      field("Game", game), list,
      parameters,
      field("Start", at), play.shown, computing,
      make("button", { type: "submit", className: "go", textContent: "Play this" }),
      make("div", { className: "play-row" }, placing, ...random),
      wrong,
      level.shown, first.shown, side.shown);
    form.onsubmit = (event) => { event.preventDefault(); submit(); };
    form.oninput = ({ target }) => { written ||= isComing && target instanceof HTMLInputElement; };

    const address = make("input", { className: "link", readOnly: true, ariaLabel: "Link to this position" });
    address.onfocus = () => address.select();
    const told = make("span", { role: "status" });
    const copy = async () => {
      const done = await copied(address.value);
      if (!done) address.select();
      told.textContent = done ? "Copied." : "Press Ctrl+C to copy what is selected.";
    };
    const share = make("div", { className: "play-row" }, address, make("button", { type: "button", textContent: "Copy link", onclick: copy }), told);

    /** @param {string} text */
    function spread(text) {
      const values = parametersIn(family, text);
      for (const { name, input } of fields) input.value = values?.[name] ?? "";
      parameters.hidden = !values || !fields.length;
    }

    /**
     * @param {string} name
     * @param {string} position
     */
    const fill = (name, position) => {
      game.value = name;
      spread(name);
      at.value = position;
    };

    /** @param {string} said */
    const refuse = (said) => {
      wrong.textContent = said;
      form.closest("details")?.setAttribute("open", "");
    };

    /**
     * Show what is played.
     * @param {Board} board
     * @param {Settings} settings
     * @param {boolean} isPlacing
     * @param {Wanted | null} coming - a board that is on its way
     */
    const update = (board, settings, isPlacing, coming) => {
      const now = `${board.game} ${board.start} ${board.misere}`;
      if (now !== shown && !written) { // else a reader may be writing there
        fill(board.game, String(board.start));
        wrong.textContent = "";
      }
      if (!coming) written = false;
      shown = now;
      isComing = Boolean(coming);
      for (const button of [placing, ...random]) button.disabled = isComing; // they need the board
      computing.textContent = coming ? "It is being computed …" : "";
      ({ misere } = coming ?? board);
      play.input.value = misere ? "1" : "";
      first.input.value = `${settings.first}`;
      first.input.options[0].textContent = settings.people === 2 ? "the first player begins" : "you begin";
      first.input.options[1].textContent = settings.people === 2 ? "the second player begins" : "the opponent begins";
      level.input.value = settings.people === 2 ? "person" : settings.level;
      side.input.value = `${settings.side}`;
      side.shown.hidden = !board.partizan;
      placing.setAttribute("aria-pressed", `${isPlacing}`);
      address.value = acts.link();
      told.textContent = "";
      embedded(acts.link("embed/play/"));
      for (const code of all("[data-command] code")) code.textContent = `chromdocs play "${board.game}" ${board.start}${board.misere ? " --misere" : ""}`;
    };
    return { form, share, fill, update, refuse };
  };

  return { drawn, gameString, parametersIn, forms };
})();
