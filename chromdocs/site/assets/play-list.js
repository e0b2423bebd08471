// The list of moves, with the slips marked, and the score.

/**
 * Make the list in a place, and return a function that shows it.
 * @param {HTMLElement} place
 * @param {(cursor: number) => void} goTo - go back to before a move
 * @param {() => void} replay
 */
function makeList(place, goTo, replay) {
  const moves = make("ol", { className: "moves" });
  const again = make("button", { type: "button", textContent: "Replay", onclick: replay });
  const score = make("p", { className: "score" });
  place.append(moves, make("div", { className: "play-row" }, again, score));

  /**
   * @param {Playing} playing
   * @param {Judged} verdict
   * @param {number} i
   */
  const line = (playing, verdict, i) => {
    const { steps } = playing.played;
    const name = words.who(playing, verdict.by);
    const text = `${name}: ${named(verdict.leave)}`;
    const off = steps[i].forbid.length ? `, and forbids ${words.either(steps[i].forbid)}` : "";
    const mine = words.both(playing.settings) || verdict.by === 0;
    const item = make("li", { className: i < playing.played.cursor ? "" : "undone" }, mine
      ? make("button", { type: "button", textContent: text, title: "Go back to before this move", onclick: () => goTo(i) })
      : make("span", { textContent: text }), off.replace("forbids", name === "you" ? "forbid" : "forbids"));
    if (verdict.got < verdict.could) {
      item.classList.add("slip");
      item.append(make("span", { className: "missed", textContent: ` ✗ ${words.slip(name, verdict)}` }));
    }
    return item;
  };

  /**
   * @param {Playing} playing
   * @param {Judged[]} verdicts
   * @param {number[][]} unbarred - what should have been forbidden before the first move
   * @param {number[]} won - how many games each player has won
   */
  return (playing, verdicts, unbarred, won) => {
    const held = all("button", moves).findIndex((button) => button === document.activeElement);
    const { start, opening } = playing.played;
    const off = opening.length ? `, ${words.either(opening)} forbidden` : "";
    moves.replaceChildren(make("li", { className: "start", textContent: `start: ${named(start)}${off}` }),
      ...verdicts.map((verdict, i) => line(playing, verdict, i)));
    if (unbarred.length) {
      moves.firstElementChild?.classList.add("slip");
      moves.firstElementChild?.append(make("span", { className: "missed", textContent: ` ✗ here ${unbarred.map(named).join(" and ")} should have been forbidden` }));
    }
    if (held >= 0) (all("button", moves)[held] ?? again).focus({ preventScroll: true });
    again.disabled = !verdicts.length;
    score.textContent = won.some(Boolean) ? `Score: ${words.who(playing, 0)} ${won[0]}, ${words.who(playing, 1)} ${won[1]}` : "";
  };
}
