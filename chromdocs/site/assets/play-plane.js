// The plane of two heaps: the position is a piece; legal squares are lit, and one click plays.

const PLANE = 2000; // squares across or up; of more nobody sees any

/**
 * Make a plane in an element; the function that comes back shows a position there.
 * @param {HTMLElement} root
 * @param {Hands} hands
 * @returns {(seen: Seen) => void}
 */
function makePlane(root, hands) {
  const canvas = make("canvas", { tabIndex: 0, role: "application",
    ariaLabel: "Plane of positions: the first heap across, the second up. Arrow keys walk over it, Enter chooses, Escape lets go." });
  const piece = make("span", { className: "piece", ariaHidden: "true" });
  const area = make("div", { className: "plane-area" }, canvas, piece);
  const says = make("p", { className: "plane-says", ariaLive: "off" });
  const legend = make("p", { className: "outcome-legend" });
  const scroll = make("div", { className: "plane-scroll" }, area);
  root.classList.add("plane");
  root.replaceChildren(scroll, says, legend);
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const marks = /** @type {CanvasRenderingContext2D} */ (make("canvas").getContext("2d"));
  /** @type {Seen} */
  let seen;
  /** @type {PlaneFrame} */
  let frame;
  let width = 0; // of the room, when it was last seen
  /** @type {Seen | undefined} */
  let laid; // what the plane was last fitted to
  /** @type {number[] | null} */
  let cursor = null; // where the keyboard is
  /** @type {number[] | null} */
  let hovered = null; // what the pointer, or the piece that it holds, is over

  const style = getComputedStyle(root);
  /** @param {string} name */
  const colour = (name) => style.getPropertyValue(`--${name}`);
  /** @param {number[]} heaps */
  const rest = (heaps, glides = false) => {
    const [x, y] = middleOf(frame, seen.board.top, heaps);
    putPiece(piece, x, y, glides && !calm());
    reveal(x, y);
  };
  /** @param {number} x @param {number} y */
  const reveal = (x, y) => { // in a plane that is larger than its room
    if (Math.abs(x - scroll.scrollLeft - scroll.clientWidth / 2) > scroll.clientWidth / 2 - 16) scroll.scrollLeft = x - scroll.clientWidth / 2;
    if (Math.abs(y - scroll.scrollTop - scroll.clientHeight / 2) > scroll.clientHeight / 2 - 16) scroll.scrollTop = y - scroll.clientHeight / 2;
  };

  /** Fit the plane to the room that there is, and draw what seldom changes. */
  function layOut() {
    const { board, map } = seen;
    width = root.clientWidth || width;
    if (!width || scroll.hidden) return; // not to be seen yet
    const ratio = devicePixelRatio;
    const em = parseFloat(getComputedStyle(canvas).fontSize);
    frame = planeFrame(board.top, { width, height: innerHeight * 0.7, em, ratio });
    area.style.width = `${frame.width}px`;
    area.style.setProperty("--size", `${2 * Math.round(Math.min(17, Math.max(6, frame.cell * 0.36)))}px`);
    canvas.style.height = `${frame.height}px`;
    for (const each of [pen, marks]) {
      [each.canvas.width, each.canvas.height] = [frame.width, frame.height].map((size) => Math.round(size * ratio));
      each.setTransform(ratio, 0, 0, ratio, 0, 0);
    }
    drawOutcomes(marks, board, frame, colour, style.fontFamily, map);
    laid = seen;
    rest(seen.at);
    draw();
  }

  /**
   * Draw around a square.
   * @param {number[]} square
   * @param {string} role
   * @param {number} thick
   */
  function outline(square, role, thick, dash = 0) {
    const [x, y] = middleOf(frame, seen.board.top, square);
    const size = Math.max(frame.cell, 7) - thick;
    pen.setLineDash(dash ? [dash, dash] : []);
    pen.strokeStyle = colour(role);
    pen.lineWidth = thick;
    pen.strokeRect(x - size / 2, y - size / 2, size, size);
    pen.setLineDash([]);
  }

  function draw() {
    const { board: { top }, at, chosen, options, crossed, pickable, last } = seen;
    const { cell, left, up } = frame;
    const [wide, high] = [cell * (top[0] + 1), cell * (top[1] + 1)];
    pen.clearRect(0, 0, frame.width, frame.height);
    pen.fillStyle = colour("sheet");
    pen.fillRect(left, up, wide, high);
    drawGrid(wide, high);
    pen.fillStyle = pen.strokeStyle = colour("lit");
    pen.lineWidth = 1;
    const gap = cell < 8 ? 0 : Math.max(1, cell * 0.05);
    for (const square of pickable.length ? pickable : options) {
      const [x, y] = middleOf(frame, top, square).map((middle) => middle - cell / 2 + gap);
      pen.globalAlpha = sameHeaps(square, hovered ?? cursor ?? []) ? 0.95 : gap ? 0.42 : 0.75;
      pen.beginPath();
      pen.roundRect(x, y, cell - 2 * gap, cell - 2 * gap, cell * 0.12);
      pen.fill();
      pen.globalAlpha = 0.9;
      if (gap) pen.stroke();
    }
    pen.globalAlpha = 1;
    pen.drawImage(marks.canvas, 0, 0, frame.width, frame.height);
    if (chosen && !sameHeaps(chosen, at)) outline(chosen, "words", Math.max(2, cell / 9));
    for (const square of crossed) cross(square);
    if (last) {
      pen.globalAlpha = 0.6;
      pen.strokeStyle = pen.fillStyle = colour(last.by === "you" ? "quiet" : "accent");
      const [from, to] = [last.from, last.to].map((square) => middleOf(frame, top, square));
      drawArrow(pen, from, to, Math.max(6, cell * 0.42), Math.max(1.5, Math.min(4, cell / 9)));
      pen.globalAlpha = 1;
    }
    const spot = hovered ?? cursor;
    if (spot) outline(spot, meant(seen, spot) ? "words" : "quiet", Math.max(1.5, cell / 14), meant(seen, spot) ? 0 : 3);
  }

  /** @param {number} wide @param {number} high */
  function drawGrid(wide, high) {
    const { at, board: { top } } = seen;
    const { cell, left, up } = frame;
    const em = parseFloat(getComputedStyle(canvas).fontSize);
    const apart = cell < 7 ? roundStep(30 / cell) : 1;
    pen.strokeStyle = colour("line");
    pen.lineWidth = 1;
    pen.beginPath();
    for (let x = 0; x <= top[0] + 1; x += apart) { pen.moveTo(left + x * cell, up); pen.lineTo(left + x * cell, up + high); }
    for (let y = 0; y <= top[1] + 1; y += apart) { pen.moveTo(left, up + high - y * cell); pen.lineTo(left + wide, up + high - y * cell); }
    pen.stroke();
    pen.textBaseline = "middle";
    /** @param {number} value @param {boolean} here @param {number} x @param {number} y */
    const number = (value, here, x, y) => {
      pen.font = `${here ? 700 : 400} ${em}px ${style.fontFamily}`;
      pen.fillStyle = colour(here ? "words" : "quiet");
      pen.fillText(`${value}`, x, y);
    };
    pen.textAlign = "center";
    const least = em * (0.9 + 0.6 * `${Math.max(...top)}`.length) / cell;
    for (const x of labelled([at[0]], top[0], least)) number(x, x === at[0], left + (x + 0.5) * cell, up + high + em * 0.85);
    pen.textAlign = "right";
    for (const y of labelled([at[1]], top[1], least)) number(y, y === at[1], left - em * 0.35, up + high - (y + 0.5) * cell);
    pen.font = `${em}px ${style.fontFamily}`;
    pen.fillStyle = colour("quiet");
    pen.fillText("first heap →", left + wide, up + high + em * 2.05);
    pen.textAlign = "left";
    pen.fillText("↑ second heap", left, up - em * 0.75);
  }

  /** @param {number[]} square */
  function cross(square) {
    const [x, y] = middleOf(frame, seen.board.top, square);
    const half = Math.max(2.5, frame.cell * 0.34);
    for (const [role, thick] of /** @type {[string, number][]} */ ([["sheet", 5], ["move", 2.4]])) {
      pen.strokeStyle = colour(role);
      pen.lineWidth = Math.max(1.2, Math.min(thick, thick * frame.cell / 18));
      pen.beginPath();
      pen.moveTo(x - half, y - half); pen.lineTo(x + half, y + half);
      pen.moveTo(x - half, y + half); pen.lineTo(x + half, y - half);
      pen.stroke();
    }
  }

  /**
   * Say what the square under the pointer, or the cursor, is, or else the position.
   * @param {boolean} aloud to those who cannot see it: if the keyboard has gone there
   */
  function say(aloud = false) {
    says.ariaLive = aloud ? "polite" : "off";
    says.textContent = squareWords(seen, hovered ?? cursor ?? seen.at);
  }

  /** @param {number[]} square */
  function act(square) {
    const what = meant(seen, square);
    if (what === "play" || what === "place") rest(square);
    if (what) hands[what](square);
  }

  carry(area, piece, {
    carries: (onPiece) => seen.placing || (onPiece && seen.options.length > 0 && !seen.pickable.length),
    over(x, y, held) {
      if (held) putPiece(piece, x, y, false);
      const square = squareUnder(frame, seen.board.top, x, y);
      area.classList.toggle("can", Boolean(square && meant(seen, square)));
      if (String(square) === String(hovered)) return;
      hovered = square;
      say();
      draw();
    },
    drop(x, y, held) {
      const square = squareUnder(frame, seen.board.top, x, y);
      if (square && !(held && sameHeaps(square, seen.at))) act(square); // put back, it has not moved
    },
    leave() {
      hovered = null;
      say();
      rest(seen.at, true);
      draw();
    },
  });

  canvas.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const here = cursor ?? seen.at;
    const next = event.key === "Escape" ? seen.at : steppedTo(here, seen.board.top, event.key);
    if (next) {
      cursor = next;
      hovered = null;
      const [x, y] = middleOf(frame, seen.board.top, cursor);
      reveal(x, y);
      say(true);
      draw();
    } else if (event.key === "Enter" || event.key === " ") act(here);
    else return;
    event.preventDefault();
  });
  canvas.addEventListener("focus", () => {
    if (!canvas.matches(":focus-visible")) return;
    cursor ??= seen.at;
    say(true);
    draw();
  });
  canvas.addEventListener("blur", () => {
    cursor = null;
    say();
    draw();
  });
  document.fonts.ready.then(() => { if (laid) layOut(); }); // its letters may come late
  onLook(root, () => { if (seen) layOut(); });

  return (next) => {
    const before = seen;
    seen = next;
    const tooLarge = seen.board.top.some((heap) => heap >= PLANE);
    scroll.hidden = tooLarge;
    if (tooLarge) {
      says.textContent = `The plane shows heaps below ${PLANE.toLocaleString("en")}.`;
      return;
    }
    const moved = before && !sameHeaps(before.at, seen.at);
    if (moved && cursor) cursor = seen.at;
    area.classList.toggle("placing", seen.placing);
    const letter = /[LR]/.test(seen.board.outcomes) ? "LR"[seen.side] : "";
    piece.dataset.side = piece.textContent = letter;
    piece.classList.toggle("fixed", !seen.placing && (!seen.options.length || seen.pickable.length > 0));
    showLegend(legend, seen);
    say();
    if (laid?.board === seen.board && laid.map === seen.map) {
      rest(seen.at, moved);
      draw();
    } else layOut();
  };
}
