// Squares of a plane: where they are, which one is meant, and how outcomes look on them.

/** @typedef {{ cell: number, left: number, up: number, width: number, height: number }} PlaneFrame */

/**
 * Return where the squares of a plane are, all sizes in pixels of the page.
 * @param {number[]} top the largest heaps
 * @param {{ width: number, height: number, em: number, ratio: number }} room what there is, the
 *   size of letters, and pixels of the device for one of the page
 * @returns {PlaneFrame}
 */
function planeFrame(top, { width, height, em, ratio }) {
  const [across, upwards] = [top[0] + 1, top[1] + 1];
  const last = em * 0.32 * `${top[0]}`.length;
  const [left, up, down] = [em * (0.5 + 0.62 * `${top[1]}`.length), em * 1.5, em * 2.7]
    .map((size) => Math.ceil(size * ratio) / ratio);
  const room = width - left;
  const wide = Math.min((room - 2) / across, (room - last) / (across - 0.5)); // its last number may stick out
  const high = (Math.max(height, 32 * em) - up - down) / upwards; // rather scroll than miss a square
  const cell = Math.max(2, Math.floor(Math.min(em * 3.6, wide, high) * ratio) / ratio);
  const right = Math.max(1, last - cell / 2);
  return { cell, left, up, width: left + cell * across + Math.ceil(right * ratio) / ratio, height: up + cell * upwards + down };
}

/**
 * Return the square at a point of the plane, or null.
 * @param {PlaneFrame} frame
 * @param {number[]} top
 * @param {number} x
 * @param {number} y
 */
function squareUnder({ cell, left, up }, top, x, y) {
  const square = [Math.floor((x - left) / cell), top[1] - Math.floor((y - up) / cell)];
  return square.every((heap, i) => heap >= 0 && heap <= top[i]) ? square : null;
}

/**
 * Return the middle of a square.
 * @param {PlaneFrame} frame
 * @param {number[]} top
 * @param {number[]} square
 */
function middleOf({ cell, left, up }, top, [a, b]) {
  return [left + (a + 0.5) * cell, up + (top[1] - b + 0.5) * cell];
}

/**
 * Return the square to which a key leads; undefined for other keys.
 * @param {number[]} square
 * @param {number[]} top
 * @param {string} key
 */
function steppedTo(square, top, key) {
  /** @type {Record<string, number[] | undefined>} */
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
  return steps[key]?.map((step, i) => Math.min(top[i], Math.max(0, square[i] + step)));
}

/**
 * Draw the outcomes of all positions, and the lines between squares where there is room.
 * @param {CanvasRenderingContext2D} pen
 * @param {Board} board
 * @param {PlaneFrame} frame
 * @param {(name: string) => string} colour
 * @param {string} family of letters
 * @param {boolean} map
 */
function drawOutcomes(pen, board, frame, colour, family, map) {
  const { cell } = frame;
  const inset = cell > 5 ? Math.max(1, cell * 0.16) : 0;
  pen.font = `700 ${cell * 0.6}px ${family}`;
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  pen.lineWidth = Math.max(1, cell / 14);
  for (let a = 0; a <= board.top[0]; a += 1) {
    for (let b = 0; b <= board.top[1]; b += 1) {
      const outcome = outcomeAt(board, [a, b]);
      const [x, y] = middleOf(frame, board.top, [a, b]).map((middle) => middle - cell / 2 + inset);
      const size = cell - 2 * inset;
      if (outcome === "-") {
        pen.fillStyle = colour("void");
        pen.fillRect(x - inset, y - inset, cell, cell);
      } else if (!map) continue;
      else if (outcome === "P") {
        pen.fillStyle = colour("p");
        pen.fillRect(x, y, size, size);
      } else if (outcome === "D") {
        pen.strokeStyle = pen.fillStyle = colour("n");
        pen.globalAlpha = 0.25;
        pen.fillRect(x, y, size, size);
        pen.globalAlpha = 1;
        pen.beginPath();
        for (const share of cell < 6 ? [1] : [0.5, 1, 1.5]) {
          const [more, less] = [Math.min(1, share) * size, Math.max(0, share - 1) * size];
          pen.moveTo(x + less, y + more);
          pen.lineTo(x + more, y + less);
        }
        pen.stroke();
      } else if (outcome !== "N") {
        const [role, shift] = outcome === "L" ? ["note", 0] : ["refuted", size / 2];
        pen.fillStyle = colour(role);
        if (cell < 14) pen.fillRect(x + shift, y, size / 2, size); // left half, right half
        else {
          pen.globalAlpha = 0.16;
          pen.fillRect(x, y, size, size);
          pen.globalAlpha = 1;
          pen.fillText(outcome, x + size / 2, y + size * 0.54);
        }
      }
    }
  }
}

/**
 * Draw an arrow.
 * @param {CanvasRenderingContext2D} pen
 * @param {number[]} from
 * @param {number[]} to
 * @param {number} short how far from its aim it ends
 * @param {number} width
 */
function drawArrow(pen, from, to, short, width) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  if (far <= short) return;
  const [ux, uy] = [dx / far, dy / far];
  const [x, y] = [to[0] - ux * short, to[1] - uy * short];
  const head = Math.min(width * 3.4, far - short);
  const [nx, ny] = [x - ux * head, y - uy * head];
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(from[0], from[1]);
  pen.lineTo(nx, ny);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(nx - uy * head * 0.6, ny + ux * head * 0.6);
  pen.lineTo(nx + uy * head * 0.6, ny - ux * head * 0.6);
  pen.fill();
}
