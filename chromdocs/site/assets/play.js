// A board: a game to play against the library, or with a friend, from any position. What is legal,
// what wins and why, the library says; here it is shown, and what the reader does is heard.
const startBoard = (() => {
  const PAUSE = 900; // milliseconds in which the opponent's hand is seen
  /** @param {boolean} [always] */
  const pause = (always = false) => new Promise((done) => { setTimeout(done, calm() && !always ? 0 : PAUSE); });

  /**
   * Set up a board in an element.
   * @param {HTMLElement} root
   * @param {Board} given
   * @param {BoardOptions} [options]
   */
  function start(root, given, { full = false, exercise = false, asksMove = false, whys = "", family, chapter = "" } = {}) {
    let board = given;
    let nodeOf = movesOf(board);
    /** @type {Settings} */
    let settings = { first: 0, level: "perfect", people: 1, side: 0 };
    let played = match.begin(board);
    /** @type {Moves} */
    let node = { moves: [[]] }; // from the position that is shown
    let phase = "wait"; // or move, forbid, judged, over
    let chosen = [...board.start];
    /** @type {number[] | null} */
    let pending = null; // a move of the reader's, who has yet to forbid answers
    /** @type {number[][]} */
    let forbidding = [];
    /** @type {Seen["last"]} */
    let last = null;
    let hand = false; // what is chosen, the opponent takes
    let hinted = false;
    let map = false;
    let placing = false;
    let round = 0; // changes with each turn: what was asked for in an earlier one comes too late
    /** @type {Match | null} */
    let replayed = null; // a game that is shown once more
    let opened = false; // what may be forbidden before the first move has been
    let games = 0;
    /** @type {Wanted | null} */
    let coming = null; // a board that is on its way: the old one is not to be touched
    /** @type {Map<number, number>} */
    const won = new Map(); // number of a game -> the player who has won
    const playing = () => ({ board, settings, played });
    const here = () => match.at(played);
    const both = () => words.both(settings);

    /**
     * @param {string} text
     * @param {() => void} onclick
     * @param {string} [className]
     */
    const button = (text, onclick, className = "") => make("button", { type: "button", className, textContent: text, onclick });
    const about = make("p", { className: "about" });
    const stage = make("div", { className: "stage" });
    const beside = make("div", { className: "beside" });
    const thinking = make("p", { className: "thinking", ariaHidden: "true" }); // seen, but not announced
    const say = make("p", { className: "say", ariaLive: "polite" });
    const chips = make("div", { className: "chips", role: "group" });
    const waiting = make("div", { className: "waiting" });
    const go = button("Take", () => main(), "go");
    const on = button("Play on", () => { turn(); begin(settle()); });
    const hint = button("Hint", () => advise());
    const undo = button(exercise ? "Try again" : "Undo", () => back(-1));
    const redo = button("Redo", () => back(1));
    const why = button("Why?", () => begin(explain()));
    const mapped = button("Map", () => { map = !map; show(); });
    const again = button("New game", () => begin(restart()));
    const another = button("Another start", () => { begin(random(won.get(games) === 0)); }); // a harder one after a win
    const side = make("div", { className: "side" });
    const reason = make("section", { className: "reasons", ariaLabel: "Why", hidden: true, tabIndex: -1 });
    const rule = full ? document.querySelector("[data-rule]") : null; // of the page
    const history = make("section", { className: "history", ariaLabel: "Moves" });
    const list = makeList(history, (cursor) => goTo(cursor), () => begin(replay()));
    const away = make("a", { className: "to-play", textContent: "Open in Play" });
    /** @type {((seen: Seen) => void)[]} */
    let views = [];
    /** @type {Hands} */
    const hands = {
      play: (heaps) => { chosen = [...heaps]; take(); },
      place: (heaps) => { if (isIn(board, heaps)) begin(restart({ ...board, start: [...heaps] }, true)); },
      forbid: (heaps) => forbid(heaps),
    };
    const forms = full ? setup.forms(family ?? { name: "", parameters: [], given: {}, examples: [] }, {
      play: async (game, at, misere) => { if (await change(game, at, misere)) reveal(); },
      set: (wanted) => {
        settings = { ...settings, ...wanted };
        if (coming) show(); // it is played so once it is there
        else begin(restart());
      },
      random: (hard) => { begin(random(hard)); },
      placing: () => { begin(restart(board, !placing)); reveal(); },
      link: (folder) => addressed.link(playing(), folder),
    }) : undefined;

    root.tabIndex = -1; // the focus rests here if there is nothing else
    root.replaceChildren(
      make("div", { className: "main" },
        ...(full ? [about] : []),
        make("div", { className: "views" }, stage, beside),
        chips,
        make("div", { className: "desk" }, waiting, say, thinking,
          make("div", { className: "controls" }, go, on, hint, undo, redo, why, mapped, again, another)),
        reason),
      ...(forms ? [side] : []),
      ...(full || exercise ? [] : [make("p", { className: "more" }, away)]));
    if (forms) {
      side.append(history, ...[["Set up", forms.form], ["Share", forms.share]]
        .map(([title, content]) => make("details", { className: "play-more" }, make("summary", { textContent: `${title}` }), content)));
    }
    fit();
    show();
    begin(full ? fromAddress() : restart());

    /** Choose the views that suit the game. */
    function fit() {
      const [first, second] = [make("div"), make("div")]; // new ones: a view looks after its element
      stage.replaceChildren(first);
      beside.replaceChildren(second);
      views = [board.lines ? makeLines(first, hands) : makeTokens(first, pick, () => { if (!go.disabled) main(); })];
      if (board.heaps === 2 && !board.lines) views.push(makePlane(second, hands));
      if (board.heaps > 2 && !board.lines) views.push(makeSlice(second, hands, board.heaps));
      mapped.hidden = exercise || !(board.heaps === 1 || views.length > 1);
    }

    function begun() { return match.begin(board, { first: settings.first, sides: [settings.side, 1 - settings.side] }); }
    function options() { return phase === "move" ? match.options(played, node) : []; }
    function pickable() { return phase === "forbid" ? [...(node.blocks?.from ?? []), ...(node.blocks?.besides ?? [])] : []; }
    function crossed() { return phase === "forbid" ? forbidding : match.forbidden(played); }

    /** Show all that there is to see. */
    function show() {
      const held = root.contains(document.activeElement);
      /** @type {Seen} */
      const seen = {
        board, chosen, last, map, placing, options: options(), crossed: crossed(), pickable: pickable(),
        at: pending ?? here(), side: match.side(played), hand: hand ? words.who(playing(), 1) : "",
      };
      root.dataset.phase = phase;
      root.dataset.side = board.partizan ? `${seen.side}` : "";
      beside.hidden = views.length < 2 || !(full || map);
      for (const view of beside.hidden ? views.slice(0, 1) : views) view(seen);
      go.hidden = board.lines && !board.blocking && !placing;
      go.textContent = placing ? "Play from here" : phase === "forbid" ? (forbidding.length ? "Forbid" : "Forbid nothing") : "Take";
      go.disabled = !placing && (phase === "forbid" ? !match.mayForbid(node, forbidding) : !holds(seen.options, chosen));
      again.disabled = history.inert = Boolean(coming);
      another.hidden = phase !== "over" || !full;
      thinking.textContent = coming ? "" : hand ? `${played.cursor ? `You left ${named(here())}. ` : ""}The opponent moves …` : "";
      on.hidden = phase !== "judged";
      hint.disabled = !["move", "forbid"].includes(phase) || placing;
      const unopened = !played.cursor && opened && board.blocking && Boolean(settings.first || both());
      undo.disabled = Boolean(coming) || !pending && !unopened && match.turn(played, both(), -1) < 0;
      redo.hidden = exercise;
      redo.disabled = Boolean(coming ?? pending) || match.turn(played, both(), 1) < 0;
      why.disabled = phase === "wait" || placing;
      mapped.setAttribute("aria-pressed", `${map}`);
      chips.ariaLabel = phase === "forbid" ? "Moves that you may forbid" : "Forbidden moves";
      chips.replaceChildren(...(phase === "forbid" ? seen.pickable : seen.crossed).map((heaps) => (phase === "forbid"
        ? make("button", { type: "button", textContent: named(heaps), ariaPressed: `${holds(forbidding, heaps)}`, onclick: () => forbid(heaps) })
        : make("s", { textContent: named(heaps) }))));
      chips.hidden = !chips.childElementCount;
      about.hidden = Boolean(rule) && board.family === family?.name; // the page says what it is
      about.replaceChildren(make("b", { textContent: `${board.called}. ` }), board.rule);
      if (rule) rule.textContent = `${board.rule} Whoever cannot move ${(coming ?? board).misere ? "wins" : "loses"}.`;
      forms?.update(board, settings, placing, coming);
      away.href = addressed.link(playing());
      if (held) keepFocus();
    }

    /** If what had the focus is gone, give it to what is there instead. */
    function keepFocus() {
      const active = document.activeElement;
      const there = root.contains(active) && active !== root && !(active instanceof HTMLElement && (active.matches(":disabled") || active.closest("[hidden]")));
      if (!there) (all('.stage [tabindex="0"], .stage button:enabled, .controls button:enabled', root)[0] ?? root).focus({ preventScroll: true });
    }

    /** Bring the board into view: what was pressed may be far below it. */
    function reveal() { root.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" }); }

    /**
     * Tell whether what was asked for in some turn comes too late.
     * @param {number} now
     */
    function late(now) { return now !== round || !root.isConnected; }

    /**
     * Do what takes time; if it fails, say why.
     * @param {Promise<unknown>} act
     */
    function begin(act) {
      act.catch((error) => {
        if (!root.isConnected) return;
        phase = root.dataset.phase = "wait";
        say.textContent = thinking.textContent = message(error);
      });
    }

    /** A turn begins: what was asked for in an earlier one comes too late. */
    function turn() {
      played = replayed ?? played;
      replayed = pending = coming = null;
      reason.hidden = true;
      why.ariaExpanded = "false";
      hand = false;
      hinted = false;
      round += 1;
      return round;
    }

    /**
     * Begin a game.
     * @param {Board} [next]
     * @param {boolean} [isPlacing] - the reader is still choosing the start
     */
    async function restart(next = board, isPlacing = false) {
      turn();
      placing = isPlacing;
      const [other, boxed] = [next.game !== board.game || next.misere !== board.misere, next.outcomes !== board.outcomes];
      board = next;
      if (other || boxed) { nodeOf = movesOf(board); fit(); }
      games += 1;
      last = null;
      opened = false;
      played = begun();
      chosen = [...board.start];
      await open();
    }

    /** Let what may be forbidden before the first move be forbidden, and go on. */
    async function open() {
      const now = round;
      if (board.blocking && !placing && !opened) {
        if (settings.first || both()) { await choosing(); return; }
        const next = await nodeOf(board.start);
        if (late(now)) return;
        played = { ...played, opening: theirs(next) };
        opened = true;
      }
      await settle("", words.intro(playing(), asksMove));
    }

    /**
     * Return what the opponent forbids.
     * @param {Moves} next - the reader's moves
     */
    function theirs(next) {
      const careless = settings.level === "random" || (settings.level === "slips" && Math.random() < match.SLIPS);
      return careless ? [] : match.forbids(board, next, played.sides[0]);
    }

    /**
     * See what is to be done: somebody has won, the opponent moves, or the reader does.
     * @param {string} [told] - what has happened
     * @param {string} [more] - what else is to be said
     */
    async function settle(told = "", more = "") {
      const now = round;
      const next = await nodeOf(here());
      if (late(now)) return;
      node = next;
      chosen = [...here()];
      phase = "move";
      if (placing) {
        say.textContent = `${named(here())}: click where play is to begin, or drag the piece there; then press Play from here.`;
        show();
        return;
      }
      const end = match.winner(played, node);
      if (end !== undefined) { await finish(told, end); return; }
      if (!both() && match.mover(played) === 1) { await reply(); return; }
      say.textContent = [told, words.call(playing()), more].filter(Boolean).join(" ");
      show();
      await changed();
    }

    /** Let the opponent move, whose hand is seen first. */
    async function reply() {
      const now = round;
      const from = here();
      const next = match.choice(board, match.options(played, node), match.side(played), settings.level, Math.random);
      phase = "wait";
      hand = true;
      chosen = [...next];
      show();
      const [after] = await Promise.all([board.blocking ? nodeOf(next) : undefined, pause()]);
      if (late(now)) return;
      const several = board.alone && next.filter((size, i) => size < from[i]).length > 1;
      const told = `${played.cursor ? `You left ${named(from)}; the` : "The"} opponent ${
        several ? "took from more than one stack, as no red token was on top, and " : ""}left ${named(next)}.`;
      turn();
      last = { from, to: next, by: "opponent" };
      played = match.move(played, next, after ? theirs(after) : []);
      await settle(told);
    }

    /**
     * Lower one heap, for a move that is being prepared.
     * @param {number} i
     * @param {number} height
     */
    function pick(i, height) {
      if (phase !== "move" || placing) return;
      const found = match.pick(options(), here(), chosen, i, height, board.raises);
      ({ chosen } = found);
      say.textContent = words.wouldLeave(playing(), chosen, options(), found.dropped, found.several);
      show();
    }

    function main() {
      if (placing) begin(restart());
      else if (phase === "forbid") move(pending, forbidding);
      else take();
    }

    /** Make the move that is chosen; where answers may be forbidden, these are chosen next. */
    function take() {
      if (placing || !holds(options(), chosen)) return;
      if (!board.blocking) { move(chosen, []); return; }
      turn();
      last = { from: here(), to: chosen, by: "you" };
      pending = [...chosen];
      begin(choosing());
    }

    /** Let the reader forbid moves; if there is nothing to forbid, go on. */
    async function choosing() {
      const now = round;
      phase = "wait";
      const next = await nodeOf(pending ?? here());
      if (late(now)) return;
      node = next;
      forbidding = [];
      phase = "forbid";
      if (!pickable().length) { move(pending, []); return; }
      say.textContent = `${pending ? `You leave ${named(pending)}. ` : ""}Now you may forbid ${words.limit(node)}.`;
      show();
    }

    /** @param {number[]} heaps */
    function forbid(heaps) {
      const without = forbidding.filter((other) => !sameHeaps(other, heaps));
      const next = without.length < forbidding.length ? without : [...forbidding, heaps];
      const held = chips.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
      if (match.mayForbid(node, next)) {
        forbidding = next;
        say.textContent = `You would forbid ${forbidding.length ? forbidding.map(named).join(" and ") : "nothing"}. You may forbid ${words.limit(node)}.`;
      } else say.textContent = `You may forbid ${words.limit(node)}, no more. Press a chosen one to let it go.`;
      show();
      if (held) all("button", chips).find((chip) => chip.textContent === held)?.focus();
    }

    /**
     * Take a move of the reader's into the match.
     * @param {number[] | null} leave - null before the first move: then something is only forbidden
     * @param {number[][]} off - what is forbidden then
     */
    function move(leave, off) {
      turn();
      phase = "wait";
      if (leave) {
        last = { from: here(), to: leave, by: match.mover(played) ? "opponent" : "you" };
        played = match.move(played, leave, off);
      } else {
        played = { ...played, opening: off };
        opened = true;
      }
      begin(exercise && leave ? judged() : settle());
    }

    /** One move counts: say whether it wins, or what wins against it. */
    async function judged() {
      const now = round;
      const { said, after } = await lastJudged(played, nodeOf);
      if (late(now)) return;
      node = after;
      chosen = [...here()];
      phase = match.winner(played, after) === undefined ? "judged" : "over";
      say.textContent = said;
      show();
    }

    /**
     * Say who has won, and where it was lost.
     * @param {string} told
     * @param {number} winner
     */
    async function finish(told, winner) {
      const now = round;
      const lost = await lastSlip();
      if (late(now)) return;
      phase = "over";
      if (played.cursor) won.set(games, winner);
      const where = lost ? ` At ${named(lost.left ?? match.at(lost.then))}: ${words.slip("you", lost.slip)}.` : "";
      say.textContent = `${words.result(playing(), winner, told)}${where}`;
      show();
      if (played.cursor && root.contains(document.activeElement)) again.focus({ preventScroll: true });
      await changed();
    }

    /** Judge all moves that were made. */
    function judgements() {
      const { steps, start: from } = played;
      return Promise.all([from, ...steps.map(({ leave }) => leave)].map(nodeOf))
        .then((nodes) => steps.map((_, i) => match.judge(played, i, nodes[i], nodes[i + 1])));
    }

    /** Return where the reader, who has not won, could have done better for the last time. */
    async function lastSlip() {
      return both() || match.winner(played, node) === 0 ? undefined : match.lastSlip(played, await judgements());
    }

    /** Keep the list of moves and the address up to date. */
    async function changed() {
      if (!full) return;
      remember(Object.entries(addressed.query(playing(), given)));
      const now = round;
      const verdicts = await judgements();
      if (late(now)) return;
      const opening = opened && (settings.first || both()) ? match.unbarred(played, await nodeOf(played.start)) : [];
      list(playing(), verdicts, opening, [0, 1].map((player) => [...won.values()].filter((winner) => winner === player).length));
    }

    /**
     * Go to another point of the game.
     * @param {number} cursor
     */
    function goTo(cursor) {
      turn();
      last = null;
      played = match.to(played, cursor);
      begin(settle(`Back at ${named(here())}.`));
    }

    /** @param {number} by */
    function back(by) {
      const cursor = pending ? played.cursor : match.turn(replayed ?? played, both(), by);
      if (cursor >= 0) { goTo(cursor); return; }
      opened = false; // nothing was played yet: forbid something else
      begin(open());
    }

    /** Show the whole game once more. */
    async function replay() {
      const now = turn();
      const whole = played;
      replayed = whole;
      for (let i = 0; i <= whole.steps.length && !late(now); i += 1) {
        const [before, by] = [here(), (whole.first + i + 1) % 2];
        played = match.to(whole, i);
        phase = "wait";
        chosen = [...here()];
        last = i ? { from: before, to: chosen, by: by ? "opponent" : "you" } : null;
        say.textContent = i ? `Move ${i}: ${words.does(playing(), by, "leave")} ${named(chosen)}.` : `The start: ${named(chosen)}.`;
        show();
        await pause(true);
      }
      if (late(now)) return;
      turn();
      await settle();
    }

    /** In two steps: is there a winning move, and which? */
    function advise() {
      if (phase === "forbid") say.textContent = words.forbidHint(match.forbids(board, node, played.sides[pending ? 1 - match.mover(played) : match.mover(played)]), !hinted);
      else {
        const best = match.best(board, options(), match.side(played));
        say.textContent = words.hint(board, best, !hinted);
        if (hinted && best.worth) { chosen = [...best.moves[0]]; show(); }
      }
      hinted = true;
    }

    /** Say why the position is won or lost; after a lost game, why that was where it was lost. */
    async function explain() {
      if (!reason.hidden) { reason.hidden = true; why.ariaExpanded = "false"; return; }
      const now = round;
      const { then, left } = (phase === "over" && await lastSlip()) || { then: played, left: pending };
      if (late(now)) return;
      const at = left ?? match.at(then);
      const [because, answered] = [make("div"), make("div")];
      const mine = left ? then.sides[1 - match.mover(then)] : match.side(then);
      const prepared = board.game === given.game && board.misere === given.misere && isIn(given, at) ? whys : "";
      try {
        const off = left || phase === "forbid" ? match.forbids(board, await nodeOf(at), mine) : match.forbidden(then);
        const [found, answers] = await attend(waiting, Promise.all([
          reasons.why(prepared ? given : board, at, prepared), reasons.answers(board, at, mine, off, nodeOf),
        ]));
        if (late(now)) return;
        showWhy(because, found, board);
        showAnswers(answered, answers, off);
      } catch (error) {
        if (late(now)) return;
        because.textContent = message(error);
      }
      const book = chapter && board.family === family?.name
        ? [make("p", {}, make("a", { href: pageAt(chapter).href, textContent: "The chapter on this game" }))] : [];
      reason.replaceChildren(because, answered, ...book);
      reason.hidden = false;
      why.ariaExpanded = "true";
      reason.focus({ preventScroll: true });
      reason.scrollIntoView({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
    }

    /** @param {boolean} hard */
    async function random(hard) {
      const now = round;
      try {
        const found = await attend(waiting, setup.drawn(board, settings, hard, nodeOf));
        if (late(now)) return;
        if (found) { begin(restart({ ...board, start: found })); reveal(); }
        else forms?.refuse(`No position of this board can be won by you${board.partizan ? ` as ${["Left", "Right"][settings.side]}` : ""}.`);
      } catch (error) {
        forms?.refuse(message(error));
      }
    }

    /**
     * Play another game, or from another start; tell whether it could be done.
     * @param {string} game
     * @param {string} typed
     * @param {boolean} misere
     */
    async function change(game, typed, misere) {
      const at = addressed.position(typed);
      const now = turn();
      const before = settings;
      placing = false;
      try {
        if (!at) throw new Refusal(`Cannot read “${typed.trim().slice(0, 40)}” as a position; write heap sizes as 5,7.`);
        const wanted = { game: game.trim() || given.game, start: at, misere };
        const known = [board, given].find((own) => own.game === wanted.game && own.misere === misere && isIn(own, at)) ?? given;
        coming = wanted;
        phase = "wait";
        say.textContent = ""; // it spoke of the old board
        waiting.replaceChildren();
        show();
        const other = await attend(waiting, boardFor(known, wanted));
        if (late(now)) return false;
        await restart(other);
        return true;
      } catch (error) {
        if (late(now)) return false;
        coming = null;
        if (settings !== before) await restart();
        else if (played.cursor) await settle();
        else await open();
        forms?.refuse(message(error));
        return false;
      }
    }

    /** Begin as the address says. */
    async function fromAddress() {
      const asked = addressed.read(location.search);
      ({ settings } = asked);
      played = begun();
      if (asked.wanted) {
        const { game, misere } = asked.wanted;
        const at = asked.wanted.at || (game ? "" : String(given.start));
        forms?.fill(game || given.game, at);
        if (!await change(game, at, misere)) return;
      } else await restart();
      if (!asked.moves) forms?.refuse("The moves in the address cannot be read; play begins at the start.");
      else if (asked.moves.steps.length || asked.moves.opening.length) await resume(asked.moves);
    }

    /**
     * Go on with a game, as far as its moves are legal.
     * @param {{ opening: number[][], steps: Step[] }} moves
     */
    async function resume(moves) {
      const now = turn();
      const found = await addressed.resumed(begun(), moves, nodeOf);
      if (late(now)) return;
      ({ played } = found);
      await settle();
      if (found.wrong) forms?.refuse(found.wrong);
    }
  }

  /**
   * Tell whether an exercise asks for a move: by its form before the board, if it has one.
   * @param {HTMLElement} root
   * @param {number} heaps
   */
  const isAsked = (root, heaps) => {
    const parts = all("form.answer, [data-set-up], [data-board]", root.closest(".admonition") ?? document);
    const { answer } = parts[parts.indexOf(root) - 1]?.dataset ?? {};
    if (!answer) return true;
    const { right, choices } = JSON.parse(answer);
    return !choices && right[0].split(",").length === heaps;
  };

  /** @param {HTMLElement} root */
  const ready = async (root) => {
    const { board: address = "", why: whys = "", family, chapter, full, exercise } = root.dataset;
    const board = await fetched(address);
    const move = exercise !== undefined;
    start(root, board, {
      whys, chapter, full: full !== undefined, exercise: move, asksMove: move && isAsked(root, board.start.length), family: family ? JSON.parse(family) : undefined,
    });
  };
  equip("[data-board]", ready);
  equip("[data-set-up]", (/** @type {HTMLButtonElement} */ asks) => {
    asks.onclick = () => {
      const place = make("div", { className: "board" });
      Object.assign(place.dataset, { board: asks.dataset.setUp, why: asks.dataset.why ?? "", exercise: "", ready: "" });
      asks.replaceWith(place);
      ready(place).then(() => place.focus({ preventScroll: true }));
    };
  });
  return start;
})();
