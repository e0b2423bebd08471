// Number lines: each heap is a game by itself, and arcs lead from its number to those it may become.

const REACH = 24; // pixels from an arc's end that still mean it

/**
 * Return how high an arc is: the farther it leads the higher, but never flat.
 * @param {number} distance
 * @param {number} longest
 * @param {number} tallest
 */
function arcHeight(distance, longest, tallest) {
  return Math.max(tallest / 6, tallest * Math.sqrt(distance / Math.max(longest, 1)));
}

/**
 * Return an arc from one place of a line to another, or a loop where it starts.
 * @param {number} from
 * @param {number} to
 * @param {number} y of the line
 * @param {number} height
 */
function arcPath(from, to, y, height) {
  const [aside, up] = [from === to ? height : 0, y - height * 4 / 3];
  return `M${from} ${y}C${from - aside} ${up} ${to + aside} ${up} ${to} ${y}`;
}

/**
 * Return which of the numbers a pointer means: the nearest, if it is in reach.
 * @param {number[]} numbers
 * @param {number} pointed a number, with its fraction
 * @param {number} reach how far away it may be, in numbers
 */
function nearest(numbers, pointed, reach = Infinity) {
  let best;
  for (const number of numbers) {
    if (Math.abs(number - pointed) <= reach
      && (best === undefined || Math.abs(number - pointed) < Math.abs(best - pointed))) best = number;
  }
  return best;
}

/**
 * Return the sizes that a heap has in the positions that differ in it alone. Where a move may leave
 * all as it is, it is one of the first heap in which play may go round.
 * @param {number[][]} positions
 * @param {number[]} at
 * @param {number} heap
 * @param {boolean[]} [round] - heap by heap
 */
function sizesIn(positions, at, heap, round = []) {
  const turns = at.findIndex((size, i) => size && round[i]);
  return positions.filter((heaps) => {
    const changed = heaps.findIndex((size, i) => size !== at[i]);
    return (changed < 0 ? turns : changed) === heap && heaps.every((size, i) => i === heap || size === at[i]);
  }).map((heaps) => heaps[heap]);
}

/**
 * Return the least size of a heap, the others as they are, that makes a position: some games end at 1.
 * @param {Board} board
 * @param {number[]} at
 * @param {number} heap
 */
function leastSize(board, at, heap) {
  let size = 0;
  while (size < at[heap] && outcomeAt(board, at.with(heap, size)) === "-") size += 1;
  return size;
}

/**
 * Make an element of a picture.
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 */
function drawn(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...children);
  return element;
}

/**
 * Make the line of one heap; the function that comes back shows a position on it.
 * @param {HTMLElement} root
 * @param {number} heap
 * @param {Hands} hands
 * @returns {(seen: Seen) => void}
 */
function makeLine(root, heap, hands) {
  const svg = drawn("svg", { role: "img" });
  const piece = make("span", { className: "piece" });
  const area = make("div", { className: "line-area" }, svg, piece);
  const title = make("span", { className: "line-title" });
  const buttons = make("div", { className: "line-options", role: "group", tabIndex: -1 });
  root.append(title, area, buttons);
  /** @type {Seen} */
  let seen;
  let width = 0; // of the line, when it was last seen
  let aimed = -1; // the number that the pointer means
  let low = 0; // where the line begins
  let [pad, scale, row] = [0, 1, 0]; // pixels: before that, for each token, down to the numbers

  /** @param {number} size */
  const x = (size) => pad + (size - low) * scale;
  /** @param {number} size */
  const leaving = (size) => seen.at.map((other, i) => (i === heap ? size : other));
  /** @param {number} size */
  const outcome = (size) => (seen.map && seen.board.heaps === 1 ? outcomeAt(seen.board, [size]) : "N");
  const ends = () => sizesIn(seen.pickable.length ? seen.pickable : seen.options, seen.at, heap, seen.board.rounds);
  const barred = () => sizesIn(seen.crossed, seen.at, heap, seen.board.rounds);
  const both = () => [...new Set([...ends(), ...barred()])].sort((a, b) => a - b);

  function draw(glides = false) {
    const { at, board, chosen, last } = seen;
    const [here, to] = [at[heap], board.top[heap]];
    width = area.clientWidth || width;
    if (!width) return; // not to be seen yet
    const target = aimed < 0 ? chosen[heap] : aimed;
    const em = parseFloat(getComputedStyle(svg).fontSize);
    const letters = `${to}`.length * 0.62 * em;
    pad = Math.max(letters / 2 + em, em * 1.4);
    scale = (width - 2 * pad) / Math.max(to - low, 1);
    const tallest = Math.min(7.5 * em, Math.max(4.5 * em, width / 5));
    const floor = tallest + em;
    row = floor + 1.8 * em;
    const [options, crossed] = [both(), barred()];
    const longest = Math.max(...options.map((size) => here - size)) * scale;
    /** @param {number} from @param {number} end */
    const arc = (from, end) => arcPath(x(from), x(end), floor,
      arcHeight(Math.abs(x(from) - x(end)), Math.max(longest, Math.abs(x(from) - x(end))), tallest));
    const shown = labelled([here, ...options, to, low], to, (letters + em * 0.5) / scale).filter((size) => size >= low);
    const heights = scale >= 2 ? Array.from({ length: to + 1 - low }, (_, i) => low + i) : [];
    const room = Math.min(scale, em);
    const dot = Math.max(em * 0.24, Math.min(em * 0.42, scale * 0.5));
    svg.setAttribute("height", `${row + 1.3 * em}`);
    svg.setAttribute("aria-label", `${here} on the line from ${low} to ${to}${options.length ? `; arcs to ${options.join(", ")}` : ""}`);
    svg.replaceChildren(
      drawn("line", { x1: x(low), x2: x(to), y1: floor, y2: floor, class: "axis" }),
      ...heights.filter((size) => room >= 4 || shown.includes(size)).map((size) => drawn("path", { d: `M${x(size)} ${floor - 3}v6`, class: "axis" })),
      ...heights.filter((size) => "PD".includes(outcome(size))).map((size) => drawn("rect", {
        x: x(size) - room * 0.4, y: floor - room * 0.4, width: room * 0.8, height: room * 0.8, class: `outcome-${outcome(size)}` })),
      ...(last && last.from[heap] !== last.to[heap] ? [drawn("path", { d: arc(last.from[heap], last.to[heap]), class: `last ${last.by}` })] : []),
      ...[...options].sort((a, b) => Number(a === target) - Number(b === target)).map((size) => drawn("g", {
        class: `arc${size === target && (aimed >= 0 || size !== here) ? " aimed" : ""}${crossed.includes(size) ? " crossed" : ""}` },
        drawn("path", { d: arc(here, size) }), drawn("circle", { cx: x(size), cy: floor, r: dot }))),
      drawn("circle", { cx: x(here), cy: floor, r: dot, class: "from" }),
      ...crossed.map((size) => drawn("path", { class: "cross", d: `M${x(size) - 5} ${floor - 5}l10 10m0 -10l-10 10` })),
      ...shown.filter((size) => size !== here).map((size) => drawn("text", { x: x(size), y: row + em * 0.35, class: `is-${outcome(size)}` }, `${size}`)),
    );
    piece.textContent = `${here}`;
    putPiece(piece, x(here), row, glides && !calm());
  }

  function showButtons() {
    const focused = buttons.contains(document.activeElement) && document.activeElement?.textContent;
    const picking = seen.pickable.length > 0;
    buttons.ariaLabel = title.textContent || "Moves";
    const made = (seen.placing ? [] : both()).map((size) => {
      const [crossed, letter] = [holds(seen.crossed, leaving(size)), outcome(size)];
      const textContent = `${picking ? "forbid" : "leave"} ${size}`;
      const button = make("button", {
        type: "button",
        textContent,
        className: crossed ? "crossed" : "",
        disabled: !meant(seen, leaving(size)),
        onclick: () => act(size),
        onpointerenter: () => aim(size),
        onpointerleave: () => aim(-1),
        onfocus: () => aim(size),
        onblur: () => aim(-1),
      });
      if (picking) button.ariaPressed = `${crossed}`;
      else if (crossed) button.ariaLabel = `${textContent}, forbidden`;
      if ("PD".includes(letter)) {
        button.ariaLabel = `${button.ariaLabel ?? textContent}, ${OUTCOMES[letter]}`;
        button.prepend(make("i", { className: `outcome-${letter}` }));
      }
      return button;
    });
    buttons.replaceChildren(...made);
    if (focused === false) return;
    const able = made.filter((button) => !button.disabled); // the one that had the focus may have gone
    (able.find((button) => button.textContent === focused) ?? able[0] ?? buttons).focus();
  }

  /** @param {number} size */
  function aim(size) {
    if (size === aimed) return;
    aimed = size;
    draw();
  }

  /** @param {number} size */
  function act(size) {
    const heaps = leaving(size);
    const what = meant(seen, heaps);
    if (what) hands[what](heaps);
  }

  /**
   * Return the number that a pointer means; the position itself stands in the way of its neighbours.
   * @param {number} pixel
   */
  function under(pixel) {
    const pointed = low + (pixel - pad) / scale;
    if (seen.placing) return Math.round(Math.min(seen.board.top[heap], Math.max(low, pointed)));
    return nearest([...ends(), seen.at[heap]], pointed, REACH / scale);
  }

  carry(area, piece, {
    carries: (onPiece) => seen.placing || (onPiece && ends().length > 0 && !seen.pickable.length),
    over(pixel, _, held) {
      const size = under(pixel);
      aim(size ?? -1);
      area.classList.toggle("can", size !== undefined && Boolean(meant(seen, leaving(size))));
      if (!held) return;
      piece.textContent = `${size ?? seen.at[heap]}`;
      putPiece(piece, Math.min(x(seen.board.top[heap]), Math.max(x(low), pixel)), row, false);
    },
    drop(pixel, _, held) {
      const size = under(pixel);
      if (size !== undefined && !(held && size === seen.at[heap])) act(size); // put back, it has not moved
    },
    leave() {
      aim(-1);
      draw(true);
    },
  });
  piece.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!step || !seen.placing) return;
    event.preventDefault();
    const size = seen.at[heap] + step;
    if (size >= low && size <= seen.board.top[heap]) act(size);
  });
  onLook(area, () => { if (seen) draw(); });

  return (next) => {
    const moved = seen && seen.at[heap] !== next.at[heap];
    seen = next;
    const { board, placing } = seen;
    low = leastSize(board, seen.at, heap);
    const part = board.parts.findIndex((_, i) => heap < board.parts.slice(0, i + 1).reduce((a, b) => a + b, 0));
    title.textContent = board.heaps > 1 ? `Heap ${heap + 1}: ${board.names[part] ?? ""}` : "";
    piece.classList.toggle("fixed", !placing && (!ends().length || seen.pickable.length > 0));
    for (const [name, value] of Object.entries({ role: "slider", tabindex: 0, "aria-label": title.textContent || "Heap",
      "aria-valuemin": low, "aria-valuemax": board.top[heap], "aria-valuenow": seen.at[heap] })) {
      if (placing) piece.setAttribute(name, `${value}`);
      else piece.removeAttribute(name);
    }
    piece.ariaHidden = placing ? null : "true";
    aimed = -1;
    showButtons();
    draw(moved);
  };
}

/**
 * Make a number line for each heap; the function that comes back shows a position on them.
 * @param {HTMLElement} root
 * @param {Hands} hands
 * @returns {(seen: Seen) => void}
 */
function makeLines(root, hands) {
  const legend = make("p", { className: "outcome-legend" });
  /** @type {((seen: Seen) => void)[]} */
  let lines = [];
  root.classList.add("lines");
  return (seen) => {
    if (lines.length !== seen.board.heaps) {
      const places = seen.board.top.map(() => make("div", { className: "line" }));
      root.replaceChildren(...places, legend);
      lines = places.map((place, heap) => makeLine(place, heap, hands));
    }
    for (const show of lines) show(seen);
    showLegend(legend, seen, seen.map && seen.board.heaps === 1);
  };
}
