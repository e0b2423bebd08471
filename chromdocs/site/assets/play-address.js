// A game in an address: the game, the start, how it is played, and the moves.
const addressed = (() => {
  /**
   * Return the parts of an address; what goes without saying is empty.
   * @param {Playing} playing
   * @param {Board} [usual] - what the page shows unless it is told otherwise
   * @returns {Record<string, string>}
   */
  const query = ({ board, settings, played }, usual) => ({
    game: board.game === usual?.game ? "" : board.game,
    at: usual && board.game === usual.game && sameHeaps(board.start, usual.start) ? "" : String(board.start),
    misere: board.misere ? "1" : "",
    first: settings.first ? "opponent" : "",
    level: settings.level === "perfect" ? "" : settings.level,
    people: words.both(settings) ? "2" : "",
    side: settings.side ? "right" : "",
    moves: match.written(played),
  });

  /**
   * Return the whole address of a game, with its moves.
   * @param {Playing} playing
   * @param {string} [folder]
   */
  const link = (playing, folder = "play/") => {
    const { family } = playing.board;
    const address = pageAt(`${folder}${family ? `${family}/` : ""}`);
    for (const [name, value] of Object.entries(query(playing))) if (value) address.searchParams.set(name, value);
    return address.href.replaceAll("%2C", ",").replaceAll("%3B", ";").replaceAll("%3A", ":");
  };

  /**
   * Read an address.
   * @param {string} search
   */
  const read = (search) => {
    const asked = new URLSearchParams(search);
    const level = asked.get("level") ?? "";
    /** @type {Settings} */
    const settings = {
      first: asked.get("first") === "opponent" ? 1 : 0,
      level: ["slips", "random"].includes(level) ? level : "perfect",
      people: asked.get("people") === "2" ? 2 : 1,
      side: asked.get("side") === "right" ? 1 : 0,
    };
    const wanted = ["game", "at", "misere"].some((name) => asked.has(name))
      ? { game: asked.get("game") ?? "", at: asked.get("at") ?? "", misere: asked.get("misere") === "1" } : undefined;
    return { settings, wanted, moves: match.read(asked.get("moves") ?? "") };
  };

  /**
   * Read a position that somebody has typed; empty if nothing was, undefined if it is none.
   * @param {string} text
   */
  const position = (text) => {
    const inner = text.trim().replace(/^\(|\)$/g, "").trim();
    if (!inner) return [];
    const heaps = inner.split(/\s*,\s*|\s+/).map((part) => (/^\d+$/.test(part) ? Number(part) : NaN));
    return heaps.every(Number.isSafeInteger) ? heaps : undefined;
  };

  /**
   * Go on with a match, as far as moves are legal; say where they are not.
   * @param {Match} begun
   * @param {{ opening: number[][], steps: Step[] }} moves
   * @param {(heaps: number[]) => Promise<Moves>} nodeOf
   */
  const resumed = async (begun, { opening, steps }, nodeOf) => {
    /** @param {number[]} at @param {number[][]} off */
    const mayForbid = async (at, off) => !off.length || match.mayForbid(await nodeOf(at), off);
    const forbidden = "What is forbidden in the address may not be: the moves there end here.";
    if (!await mayForbid(begun.start, opening)) return { played: begun, wrong: forbidden };
    let played = { ...begun, opening };
    for (const { leave, forbid } of steps) {
      const from = await nodeOf(match.at(played));
      if (!holds(match.options(played, from), leave)) {
        return { played, wrong: `From ${named(match.at(played))} no move leads to ${named(leave)}: the moves in the address end here.` };
      }
      if (!await mayForbid(leave, forbid)) return { played, wrong: forbidden };
      if (match.winner(played, from) !== undefined) return { played, wrong: "The game is over here: the moves in the address go on." };
      played = match.move(played, leave, forbid);
    }
    return { played, wrong: "" };
  };

  return { query, link, read, position, resumed };
})();
