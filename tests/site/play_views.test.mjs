// What the views of a game decide: which square is meant, what a press does, which labels are shown.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const ASSETS = new URL("../../chromdocs/site/assets/", import.meta.url);
const scripts = ["data", "seen", "squares", "plane", "line", "why"].map((part) => readFileSync(new URL(`play-${part}.js`, ASSETS), "utf8"));
const NAMES = ["answersWords", "arcHeight", "arcPath", "arcsWords", "labelled", "leastSize", "meant", "middleOf", "nearest",
  "planeFrame", "roundStep", "sizesIn", "squareUnder", "squareWords", "steppedTo"];
const views = new Function(`${scripts.join("\n")}; return { ${NAMES} };`)();

const PHONE = { width: 310, height: 504, em: 12, ratio: 3 };
const board = { top: [2, 2], outcomes: "PNNNNPNP-" }; // of Wythoff nim, but for the last one
const seen = { board, at: [2, 1], options: [[0, 1], [1, 1], [1, 0]], crossed: [[1, 0]], pickable: [], map: false, placing: false };

test("the middle of each square belongs to it, and what is outside to none", () => {
  for (const top of [[5, 7], [12, 12], [3, 60], [199, 199]]) {
    const frame = views.planeFrame(top, PHONE);
    for (const square of [[0, 0], top, [top[0], 0], [1, 3]]) {
      assert.deepEqual(views.squareUnder(frame, top, ...views.middleOf(frame, top, square)), square);
    }
    for (const [x, y] of [[frame.left - 1, 50], [frame.left + (top[0] + 1) * frame.cell + 1, 50], [60, 1], [60, frame.height - 1]]) {
      assert.equal(views.squareUnder(frame, top, x, y), null);
    }
  }
});

test("the first heap is across, the second up", () => {
  const frame = views.planeFrame([12, 12], PHONE);
  const [[x, y], [right], [, higher]] = [[3, 3], [4, 3], [3, 4]].map((square) => views.middleOf(frame, [12, 12], square));
  assert.ok(right > x && higher < y);
});

test("squares are large enough to touch, never below 2 pixels, and fit into their room", () => {
  assert.ok(views.planeFrame([12, 12], PHONE).cell >= 22);
  assert.equal(views.planeFrame([199, 199], PHONE).cell, 2);
  for (const top of [[1, 1], [5, 7], [12, 12], [50, 40]]) {
    const frame = views.planeFrame(top, PHONE);
    assert.ok(frame.width <= PHONE.width && frame.height <= PHONE.height);
    assert.equal(Math.round(frame.cell * PHONE.ratio), frame.cell * PHONE.ratio);
  }
});

test("a press plays, forbids or places", () => {
  assert.deepEqual([[0, 1], [1, 0], [2, 0], [2, 1]].map((heaps) => views.meant(seen, heaps)), ["play", "", "", ""]);
  const forbids = { ...seen, options: [], pickable: [[1, 0], [1, 1]] };
  assert.deepEqual([[1, 0], [1, 1], [0, 1]].map((heaps) => views.meant(forbids, heaps)), ["forbid", "forbid", ""]);
  const places = { ...seen, placing: true };
  assert.deepEqual([[1, 0], [0, 2], [2, 2]].map((heaps) => views.meant(places, heaps)), ["place", "place", ""]);
});

test("a square is called what it is, and its outcome only on the map", () => {
  const words = (heaps, more) => views.squareWords({ ...seen, ...more }, heaps);
  assert.equal(words([0, 2]), "(0, 2)");
  assert.equal(words([1, 1]), "(1, 1): a move");
  assert.equal(words([1, 0]), "(1, 0): forbidden");
  assert.equal(words([2, 2]), "(2, 2): no position");
  assert.equal(words([2, 1], { map: true }), "(2, 1): P-position, the position now");
  assert.equal(words([0, 1], { map: true }), "(0, 1): N-position, a move");
  assert.equal(words([1, 0], { options: [], pickable: [[1, 0]], crossed: [] }), "(1, 0): may be forbidden");
  assert.equal(words([2, 1], { options: [[2, 1]] }), "(2, 1): the position now, a move");
});

test("arrow keys stay on the plane", () => {
  assert.deepEqual(views.steppedTo([0, 2], [2, 2], "ArrowRight"), [1, 2]);
  assert.deepEqual(views.steppedTo([0, 2], [2, 2], "ArrowLeft"), [0, 2]);
  assert.deepEqual(views.steppedTo([0, 2], [2, 2], "ArrowUp"), [0, 2]);
  assert.deepEqual(views.steppedTo([0, 2], [2, 2], "ArrowDown"), [0, 1]);
  assert.equal(views.steppedTo([0, 2], [2, 2], "Tab"), undefined);
});

test("labels are round numbers and those that matter, never too near", () => {
  assert.deepEqual([0.3, 1, 1.1, 3, 7, 20, 21].map(views.roundStep), [1, 1, 2, 5, 10, 20, 50]);
  assert.deepEqual(views.labelled([], 4, 0.9), [0, 1, 2, 3, 4]);
  assert.deepEqual(views.labelled([40, 20, 39], 40, 4), [0, 5, 10, 15, 20, 25, 30, 35, 40]);
  assert.deepEqual(views.labelled([37], 40, 4), [0, 5, 10, 15, 20, 25, 30, 37]);
});

test("a pointer means the nearest number in reach", () => {
  assert.equal(views.nearest([20, 39], 38, 3), 39);
  assert.equal(views.nearest([20, 39], 30, 3), undefined);
  assert.equal(views.nearest([20, 39, 40], 39.6, 3), 40);
  assert.equal(views.nearest([500, 999], 700), 500);
});

test("each heap has its own options; a move that changes nothing is of the smallest", () => {
  const options = [[10, 12], [19, 12], [20, 4], [20, 11], [19, 11]];
  assert.deepEqual([0, 1].map((heap) => views.sizesIn(options, [20, 12], heap)), [[10, 19], [4, 11]]);
  assert.deepEqual([0, 1, 2].map((heap) => views.sizesIn([[5, 1, 0]], [5, 1, 0], heap, [false, true, true])), [[], [1], []]);
});

test("a line begins where positions do", () => {
  assert.equal(views.leastSize({ top: [3], outcomes: "PNPN" }, [3], 0), 0);
  assert.equal(views.leastSize({ top: [3], outcomes: "-PNN" }, [3], 0), 1);
  const sum = { top: [1, 2], outcomes: "---NPN" }; // the first heap has at least 1
  assert.deepEqual([0, 1].map((heap) => views.leastSize(sum, [1, 2], heap)), [1, 0]);
});

test("arcs that lead farther are higher, none is flat or too high", () => {
  const heights = [0, 1, 4, 9, 16].map((far) => views.arcHeight(far, 16, 80));
  assert.deepEqual(heights, [80 / 6, 20, 40, 60, 80]);
  assert.equal(views.arcPath(0, 8, 10, 6), "M0 10C0 2 8 2 8 10");
  assert.equal(views.arcPath(4, 4, 10, 6), "M4 10C-2 2 10 2 4 10");
});

test("a picture is told in words", () => {
  const arcs = { to: 4, colours: ["red", "green", "red", ""], pairs: [[1, 2], [3, 3]], waiting: [4], here: [1, 2] };
  assert.equal(views.arcsWords(arcs), "Levels 1 to 4: 1 red, 2 green, 3 red, 4. Partners: 1 and 2. Alone: 3. Waiting: 4. This position: 1, 2.");
  assert.equal(views.arcsWords({ ...arcs, colours: [], pairs: [], waiting: [] }), "Levels 1 to 4. This position: 1, 2.");
});

test("answers are counted", () => {
  const told = (...worths) => {
    const [wins, draws] = ["wins", "draws"].map((one) => worths.filter((worth) => worth === one).length);
    return views.answersWords({ wins, draws, total: worths.length });
  };
  assert.equal(told(), "There is no move.");
  assert.equal(told("loses"), "The only move has an answer that wins.");
  assert.equal(told("loses", "loses"), "Every move has an answer that wins.");
  assert.equal(told("wins", "loses"), "1 of 2 moves wins; the other has an answer that wins.");
  assert.equal(told("wins", "wins", "loses", "loses"), "2 of 4 moves win; each of the others has an answer that wins.");
  assert.equal(told("wins", "draws", "loses"), "1 of 3 moves wins; there is an answer to each of the others.");
  assert.equal(told("draws", "loses", "draws"), "No move wins; 2 keep the draw.");
  assert.equal(told("wins"), "The only move wins.");
  assert.equal(told("wins", "wins"), "Every move wins.");
});
