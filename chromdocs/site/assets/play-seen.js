// What the views of a game share: what a press means, what a square is called, a piece to carry.

/** @type {Record<string, string | undefined>} */
const OUTCOMES = { P: "P-position", N: "N-position", D: "a draw", L: "Left wins", R: "Right wins", "-": "no position" };

/**
 * Return what it means to press a position, or to drop the piece there; nothing is "".
 * @param {Seen} seen
 * @param {number[]} heaps
 * @returns {keyof Hands | ""}
 */
function meant(seen, heaps) {
  if (seen.placing) return outcomeAt(seen.board, heaps) === "-" ? "" : "place";
  if (seen.pickable.length) return holds(seen.pickable, heaps) ? "forbid" : "";
  return holds(seen.options, heaps) && !holds(seen.crossed, heaps) ? "play" : "";
}

/**
 * Say what a position is now, and how it ends if that is shown.
 * @param {Seen} seen
 * @param {number[]} heaps
 */
function squareWords(seen, heaps) {
  const { board, at, crossed, map } = seen;
  const outcome = outcomeAt(board, heaps);
  const act = meant(seen, heaps);
  const words = [
    map || outcome === "-" ? OUTCOMES[outcome] : "",
    sameHeaps(at, heaps) ? "the position now" : "",
    holds(crossed, heaps) ? "forbidden" : act === "play" ? "a move" : act === "forbid" ? "may be forbidden" : "",
  ].filter(Boolean).join(", ");
  return words ? `${named(heaps)}: ${words}` : named(heaps);
}

/**
 * Return the least of 1, 2, 5, 10, 20, 50, … that is not less than a number.
 * @param {number} least
 */
function roundStep(least) {
  if (!(least < Infinity)) return Infinity; // there is no room at all
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].find((digit) => digit * power >= least);
    if (step) return step * power;
  }
}

/**
 * Return the numbers that get a label: first those that matter most, then steps; none too near.
 * @param {number[]} first the most important ones
 * @param {number} to the last number of the axis
 * @param {number} least how far apart labels are at least, in numbers
 */
function labelled(first, to, least) {
  /** @type {number[]} */
  const shown = [];
  const step = roundStep(least);
  const steps = Array.from({ length: Math.floor(to / step) + 1 }, (_, i) => i * step);
  for (const number of [...first, ...steps]) {
    if (shown.every((other) => Math.abs(other - number) >= least)) shown.push(number);
  }
  return shown.sort((a, b) => a - b);
}

/**
 * Show what the marks of the outcomes mean; nothing while they are hidden.
 * @param {HTMLElement} place
 * @param {Seen} seen
 * @param {boolean} [shown]
 */
function showLegend(place, { board, map }, shown = map) {
  const found = shown ? ["P", "D", "L", "R"].filter((letter) => board.outcomes.includes(letter)) : [];
  place.replaceChildren(...found.map((letter) => make("span", {},
    make("i", { className: `outcome-${letter}`, textContent: "LR".includes(letter) ? letter : "" }), OUTCOMES[letter] ?? "")));
}

/**
 * Do something whenever a view has another size, or the page another light.
 * @param {HTMLElement} view
 * @param {() => void} act
 */
function onLook(view, act) {
  let width = 0;
  new ResizeObserver(() => {
    if (view.clientWidth === width) return;
    width = view.clientWidth;
    if (width) act();
  }).observe(view);
  const light = new MutationObserver(() => {
    if (view.isConnected) act();
    else light.disconnect();
  });
  light.observe(document.body, { attributes: true, attributeFilter: ["data-md-color-scheme"] });
}

/**
 * Put a piece somewhere in its view.
 * @param {HTMLElement} piece
 * @param {number} x of its middle
 * @param {number} y
 * @param {boolean} glides
 */
function putPiece(piece, x, y, glides) {
  piece.classList.toggle("glides", glides);
  piece.style.translate = `${x}px ${y}px`;
}

/**
 * Let a reader press places of a view, and carry its piece. A finger carries only what it has
 * taken hold of, since else the page scrolls.
 * @param {HTMLElement} area
 * @param {HTMLElement} piece
 * @param {object} acts
 * @param {(onPiece: boolean) => boolean} acts.carries whether a drag moves the piece now
 * @param {(x: number, y: number, held: boolean) => void} acts.over the pointer is there
 * @param {(x: number, y: number, held: boolean) => void} acts.drop it was pressed or let go there
 * @param {() => void} acts.leave the pointer has gone, or the piece was let go on the way
 */
function carry(area, piece, { carries, over, drop, leave }) {
  /** @type {{ x: number, y: number, onPiece: boolean, held: boolean } | null} */
  let press = null;
  /** @param {PointerEvent} event @param {(x: number, y: number, held: boolean) => void} act */
  const tell = (event, act, held = press?.held ?? false) => {
    const { left, top } = area.getBoundingClientRect();
    act(event.clientX - left - area.clientLeft, event.clientY - top - area.clientTop, held);
  };
  const release = () => {
    press = null;
    piece.classList.remove("held");
    document.removeEventListener("keydown", escape);
    leave();
  };
  /** @param {KeyboardEvent} event */
  const escape = (event) => { if (event.key === "Escape") release(); };
  area.addEventListener("pointerdown", (event) => {
    if (event.button || !event.isPrimary) return;
    const onPiece = event.target === piece;
    press = { x: event.clientX, y: event.clientY, onPiece, held: false };
  });
  area.addEventListener("pointermove", (event) => {
    const far = press && !press.held ? Math.hypot(event.clientX - press.x, event.clientY - press.y) : 0;
    if (press && far > 5 && carries(press.onPiece)) {
      press.held = true;
      piece.classList.add("held");
      area.setPointerCapture(event.pointerId);
      document.addEventListener("keydown", escape);
    } else if (far > 12) press = null; // no longer a click
    tell(event, over);
  });
  area.addEventListener("pointerup", (event) => {
    if (!press) return;
    const { held } = press;
    release();
    tell(event, drop, held);
  });
  area.addEventListener("pointercancel", release);
  area.addEventListener("pointerleave", () => { if (!press?.held) release(); });
}
