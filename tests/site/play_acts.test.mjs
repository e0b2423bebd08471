// What a reader's acts do in the views of a game: presses, drags, keys; and what is said of them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, mixed, nim, seenOf, sum, takeTwo } from "./play_boards.mjs";
import { page } from "./play_page.mjs";

const same = assert.deepEqual;

test("a number line: buttons and arcs aim, press and focus", () => {
  const at = page();
  const show = at.makeLines(at.root, at.hold);
  const seen = seenOf(takeTwo, { at: [10], chosen: [10], options: [[9], [8]], map: true });
  show(seen);
  const buttons = () => at.root.querySelectorAll(".line-options button");
  const aimed = () => [...at.root.querySelectorAll(".arc.aimed path")].length;
  const [eight, nine] = buttons();
  same([eight.textContent, nine.textContent, nine.ariaLabel], ["leave 8", "leave 9", "leave 9, P-position"]);
  for (const [on, off] of [["pointerenter", "pointerleave"], ["focus", "blur"]]) {
    eight[`on${on}`]();
    same(aimed(), 1);
    same(at.root.querySelector(".arc.aimed circle").getAttribute("cx"), `${25.92 + 8 * (310 - 2 * 25.92) / 12}`);
    same(at.root.querySelectorAll(".arc")[1].classList.contains("aimed"), true); // drawn last, above the others
    eight[`on${off}`]();
    same(aimed(), 0);
  }
  eight.click();
  same(at.done(), [["play", [8]]]);
  nine.focus();
  show({ ...seen, at: [9], chosen: [9], options: [[8], [7]] });
  same(at.document.activeElement.textContent, "leave 7"); // the first, as the one that had the focus is gone
  buttons()[1].focus();
  show({ ...seen, at: [9], chosen: [9], options: [[8], [6]] });
  same(at.document.activeElement.textContent, "leave 8");
  show({ ...seen, at: [9], chosen: [9], options: [] });
  assert.ok(at.document.activeElement === at.root.querySelector(".line-options"));
  at.document.activeElement.blur();
  show(seen);
  assert.ok(!at.root.contains(at.document.activeElement));
});

test("a number line: what may be forbidden, what is, and what cannot be left", () => {
  const at = page();
  const show = at.makeLines(at.root, at.hold);
  const seen = seenOf(takeTwo, { at: [10], chosen: [10] });
  show({ ...seen, pickable: [[9], [8]], crossed: [[8]] });
  let buttons = [...at.root.querySelectorAll("button")];
  same(buttons.map(({ textContent, ariaPressed, disabled, className }) => [textContent, ariaPressed, disabled, className]),
    [["forbid 8", "true", false, "crossed"], ["forbid 9", "false", false, ""]]);
  buttons[0].click();
  same(at.done(), [["forbid", [8]]]);
  show({ ...seen, options: [[9]], crossed: [[8]] });
  buttons = [...at.root.querySelectorAll("button")];
  same(buttons.map(({ textContent, ariaLabel, disabled }) => [textContent, ariaLabel, disabled]),
    [["leave 8", "leave 8, forbidden", true], ["leave 9", undefined, false]].map(([a, b, c]) => [a, b ?? buttons[1].ariaLabel, c]));
  show({ ...seen, options: [[9]], placing: true });
  same(at.root.querySelectorAll("button").length, 0);
});

/** Where a number stands on the line of takeTwo. */
const onLine = (size) => 25.92 + size * (310 - 2 * 25.92) / 12;

test("a number line: the pointer aims at the nearest arc, and a press goes there", () => {
  const at = page();
  const show = at.makeLines(at.root, at.hold);
  const seen = seenOf(takeTwo, { at: [10], chosen: [10], options: [[7], [4]] });
  show(seen);
  const area = at.root.querySelector(".line-area");
  const press = (x) => { at.pointer(area, "down", x, 50); at.pointer(area, "up", x, 50); return at.done(); };
  same(press(onLine(7)), [["play", [7]]]);
  same(press(onLine(4) + 23), [["play", [4]]]); // in reach
  same(press(onLine(4) - 25), []); // out of reach
  same(press(onLine(9) + 5), []); // the position itself is nearer than an arc
  same(press(onLine(8)), [["play", [7]]]);
  at.pointer(area, "move", onLine(4), 50);
  same([area.classList.contains("can"), at.root.querySelectorAll(".arc.aimed").length], [true, 1]);
  at.pointer(area, "move", onLine(10), 50);
  same([area.classList.contains("can"), at.root.querySelectorAll(".arc.aimed").length], [false, 0]);
  at.pointer(area, "leave", 0, 0);
  same(at.done(), []);
});

test("a number line: the piece is carried, shows where it would go, and stays on the line", () => {
  const at = page();
  const show = at.makeLines(at.root, at.hold);
  const seen = seenOf(takeTwo, { at: [10], chosen: [10], options: [[7], [4]] });
  show(seen);
  const [area, piece] = [at.root.querySelector(".line-area"), at.root.querySelector(".piece")];
  const row = piece.style.translate.split(" ")[1];
  at.pointer(piece, "down", onLine(10), 50);
  at.pointer(area, "move", onLine(7), 50);
  same([piece.textContent, piece.className, piece.style.translate], ["7", "piece held", `${onLine(7)}px ${row}`]);
  at.pointer(area, "move", 1000, 50);
  same([piece.textContent, piece.style.translate], ["10", `${onLine(12)}px ${row}`]);
  at.pointer(area, "move", -50, 50);
  same(piece.style.translate, `${onLine(0)}px ${row}`);
  at.pointer(area, "move", onLine(4), 50);
  at.pointer(area, "up", onLine(4), 50);
  same(at.done(), [["play", [4]]]);
  same(piece.className, "piece glides"); // back, until the game says otherwise
  at.pointer(piece, "down", onLine(10), 50);
  at.pointer(area, "move", onLine(7), 50);
  at.pointer(area, "up", onLine(10), 50);
  same(at.done(), []); // put back
  at.pointer(piece, "down", onLine(10), 50);
  at.pointer(area, "move", onLine(7), 50);
  at.key(at.document, "Enter");
  assert.ok(piece.classList.contains("held"));
  at.key(at.document, "Escape");
  assert.ok(!piece.classList.contains("held"));
  at.pointer(area, "up", onLine(7), 50);
  same(at.done(), []);
});

test("a number line: who sets up a position carries, presses, and uses the keys", () => {
  const at = page();
  const show = at.makeLines(at.root, at.hold);
  const few = boardOf("ends at 1", [12], (n) => (n ? "N" : "-"), { lines: true });
  show(seenOf(few, { at: [12], chosen: [12], placing: true }));
  const piece = at.root.querySelector(".piece");
  same(["role", "tabindex", "aria-label", "aria-valuemin", "aria-valuemax", "aria-valuenow"].map((name) => piece.getAttribute(name)),
    ["slider", "0", "Heap", "1", "12", "12"]);
  const shiftedTo = [];
  for (const [from, key] of [[12, "ArrowLeft"], [12, "ArrowDown"], [12, "ArrowRight"], [1, "ArrowLeft"], [5, "ArrowUp"], [5, "Tab"]]) {
    show(seenOf(few, { at: [from], chosen: [from], placing: true }));
    const stopped = at.key(piece, key);
    shiftedTo.push([stopped, ...at.done().map(([what, [size]]) => [what, size])]);
  }
  same(shiftedTo, [[true, ["place", 11]], [true, ["place", 11]], [true], [true], [true, ["place", 6]], [false]]);
  const area = at.root.querySelector(".line-area");
  const drop = (x) => { at.pointer(area, "down", 150, 50); at.pointer(area, "move", x, 50); at.pointer(area, "up", x, 50); return at.done(); };
  const scale = (310 - 2 * 25.92) / 11;
  same([drop(25.92 + 3.4 * scale), drop(-99), drop(999)], [[["place", [4]]], [["place", [1]]], [["place", [12]]]]);
  show(seenOf(few, { at: [12], chosen: [12], options: [[11]] }));
  same(["role", "tabindex", "aria-label"].map((name) => piece.getAttribute(name)), [null, null, null]);
  same(at.key(piece, "ArrowLeft"), false);
  same(at.done(), []);
});

test("lines of a sum are one for each heap, and a move leaves the other heap", () => {
  const at = page({ calm: true });
  const show = at.makeLines(at.root, at.hold);
  show(seenOf(sum, { at: [6, 20], chosen: [6, 20], options: [[5, 20], [6, 19], [6, 20]] }));
  same([...at.root.querySelectorAll(".line-title")].map(({ textContent }) => textContent), ["Heap 1: MARK", "Heap 2: Nim"]);
  same([...at.root.querySelectorAll("button")].map(({ textContent }) => textContent), ["leave 5", "leave 19", "leave 20"]);
  at.root.querySelectorAll("button")[1].click();
  same(at.done(), [["play", [6, 19]]]);
  show(seenOf(sum, { at: [6, 19], chosen: [6, 19] }));
  assert.ok(![...at.root.querySelectorAll(".piece")].some((piece) => piece.classList.contains("glides"))); // nothing moves for who asks for that
  show(seenOf(takeTwo));
  same(at.root.querySelectorAll(".line").length, 1);
});

/** The middle of a square of a plane of 5 by 7. */
const onPlane = (a, b) => [18 + (a + 0.5) * 48, 24 + (7 - b + 0.5) * 48];

test("a plane: presses and drags", () => {
  const at = page();
  const show = at.makePlane(at.root, at.hold);
  const board = nim(5, 7);
  show(seenOf(board, { at: [5, 6], chosen: [5, 6], options: [[4, 6], [5, 5]], crossed: [[5, 0]] }));
  const [area, piece, says] = [".plane-area", ".piece", ".plane-says"].map((name) => at.root.querySelector(name));
  same(piece.style.translate, "282px 96px");
  same(onPlane(5, 6), [282, 96]);
  const press = (a, b) => { at.pointer(area, "down", ...onPlane(a, b)); at.pointer(area, "up", ...onPlane(a, b)); return at.done(); };
  same([press(4, 6), press(3, 6), press(5, 0)], [[["play", [4, 6]]], [], []]);
  at.strokes();
  at.pointer(area, "move", ...onPlane(5, 5));
  same([says.textContent, says.ariaLive, area.classList.contains("can")], ["(5, 5): a move", "off", true]);
  const outlines = () => at.strokes().filter((line) => line.includes("strokeRect"));
  same(outlines(), ["setLineDash(); strokeStyle = words; lineWidth = 3.43; strokeRect(259.71, 121.71, 44.57, 44.57)"]);
  at.pointer(area, "move", ...onPlane(5, 5));
  same(at.strokes(), []); // nothing new
  at.pointer(area, "move", ...onPlane(2, 2));
  same([says.textContent, area.classList.contains("can")], ["(2, 2)", false]);
  same(outlines(), ["setLineDash(3,3); strokeStyle = quiet; lineWidth = 3.43; strokeRect(115.71, 265.71, 44.57, 44.57)"]);
  at.pointer(area, "move", 1, 1);
  same([says.textContent, area.classList.contains("can")], ["(5, 6): the position now", false]);
  at.pointer(area, "leave", 0, 0);
  at.pointer(piece, "down", 282, 96);
  at.pointer(area, "move", 287, 96); // not far enough
  assert.ok(!piece.classList.contains("held"));
  at.pointer(area, "move", 250, 100);
  same([piece.className, piece.style.translate], ["piece held", "250px 100px"]);
  at.pointer(area, "up", ...onPlane(5, 6));
  same([at.done(), piece.className, piece.style.translate], [[], "piece glides", "282px 96px"]);
  at.pointer(piece, "down", 282, 96);
  at.pointer(area, "move", 250, 100);
  at.pointer(area, "up", ...onPlane(4, 6));
  same([at.done(), piece.style.translate], [[["play", [4, 6]]], `${onPlane(4, 6)[0]}px 96px`]);
  at.pointer(area, "down", ...onPlane(4, 6)); // beside the piece: a drag is no click
  at.pointer(area, "move", onPlane(4, 6)[0] + 13, onPlane(4, 6)[1]);
  at.pointer(area, "up", ...onPlane(4, 6));
  same(at.done(), []);
  at.pointer(area, "down", ...onPlane(4, 6));
  at.pointer(area, "move", onPlane(4, 6)[0] + 11, onPlane(4, 6)[1]);
  at.pointer(area, "up", ...onPlane(4, 6));
  same(at.done(), [["play", [4, 6]]]);
  for (const more of [{ button: 2 }, { isPrimary: false }]) {
    at.pointer(area, "down", ...onPlane(4, 6), more);
    at.pointer(area, "up", ...onPlane(4, 6));
    same(at.done(), []);
  }
  at.pointer(area, "down", ...onPlane(4, 6));
  at.pointer(area, "cancel", ...onPlane(4, 6));
  at.pointer(area, "up", ...onPlane(4, 6));
  same(at.done(), []);
  show(seenOf(board, { at: [5, 6], chosen: [5, 6], pickable: [[4, 6]] }));
  same(piece.className, "piece fixed");
  at.pointer(piece, "down", 282, 96);
  at.pointer(area, "move", 250, 100);
  assert.ok(!piece.classList.contains("held")); // what is forbidden is pressed, not carried to
  at.pointer(area, "leave", 0, 0);
  same(press(4, 6), [["forbid", [4, 6]]]);
  same(piece.style.translate, "282px 96px");
  show(seenOf(board, { at: [5, 6], chosen: [5, 6], placing: true }));
  same([press(1, 1), area.classList.contains("placing"), piece.className], [[["place", [1, 1]]], true, "piece"]);
  at.pointer(area, "down", ...onPlane(1, 1));
  at.pointer(area, "move", ...onPlane(2, 3)); // from anywhere
  at.pointer(area, "up", ...onPlane(2, 3));
  same(at.done(), [["place", [2, 3]]]);
});

test("a plane: keys", () => {
  const at = page();
  const show = at.makePlane(at.root, at.hold);
  const board = nim(5, 7);
  show(seenOf(board, { at: [5, 6], chosen: [5, 6], options: [[4, 6], [5, 5]] }));
  const [canvas, says] = ["canvas", ".plane-says"].map((name) => at.root.querySelector(name));
  const after = (key, more) => { const stopped = at.key(canvas, key, more); return [stopped, says.textContent, says.ariaLive]; };
  same(after("ArrowLeft"), [true, "(4, 6): a move", "polite"]);
  assert.ok(at.strokes().some((line) => line.includes("strokeStyle = words; lineWidth = 3.43; strokeRect(211.71, 73.71, 44.57, 44.57)")));
  same(after("ArrowUp"), [true, "(4, 7)", "polite"]);
  same(after("ArrowUp", { altKey: true }), [false, "(4, 7)", "polite"]);
  same(after("ArrowDown", { ctrlKey: true }), [false, "(4, 7)", "polite"]);
  same(after("ArrowDown", { metaKey: true }), [false, "(4, 7)", "polite"]);
  same(after("x"), [false, "(4, 7)", "polite"]);
  same([after("Enter"), at.done()], [[true, "(4, 7)", "polite"], []]);
  same(after("ArrowDown")[1], "(4, 6): a move");
  same([after(" ")[0], at.done()], [true, [["play", [4, 6]]]]);
  same(after("Escape")[1], "(5, 6): the position now");
  show(seenOf(board, { at: [5, 5], chosen: [5, 5] }));
  same(says.textContent, "(5, 5): the position now"); // the cursor goes along
  after("ArrowDown");
  at.strokes();
  at.fire(canvas, "blur");
  same([says.textContent, says.ariaLive], ["(5, 5): the position now", "off"]);
  assert.ok(!at.strokes().some((line) => line.includes("strokeRect")));
});

test("a plane: the piece of two players has a letter, and the plane follows its board", () => {
  const at = page();
  const show = at.makePlane(at.root, at.hold);
  show(seenOf(mixed, { map: true, side: 1 }));
  const piece = at.root.querySelector(".piece");
  same([piece.textContent, piece.dataset.side], ["R", "R"]);
  same([...at.root.querySelectorAll(".outcome-legend span")].map((one) => one.textContent),
    ["P-position", "a draw", "LLeft wins", "RRight wins"]);
  show(seenOf(mixed, { side: 0, at: [1, 1] }));
  same([piece.textContent, piece.classList.contains("glides")], ["L", false]); // laid out anew
  assert.ok(at.strokes().some((line) => line.includes("setTransform")));
  show(seenOf(mixed, { side: 0, at: [0, 1] }));
  same(piece.classList.contains("glides"), true);
  show(seenOf(mixed, { side: 0, at: [0, 1] }));
  same(piece.classList.contains("glides"), false);
  show(seenOf(boardOf("larger", [1999, 0], () => "N")));
  same(at.root.querySelector(".plane-scroll").hidden, false);
  show(seenOf(boardOf("too large", [2000, 0], () => "N")));
  same([at.root.querySelector(".plane-scroll").hidden, at.root.querySelector(".plane-says").textContent], [true, "The plane shows heaps below 2,000."]);
});

test("a plane that is larger than its room shows where the piece is", () => {
  const at = page({ height: 100 });
  at.makePlane(at.root, at.hold)(seenOf(boardOf("large", [199, 199], () => "N"), { at: [199, 0] }));
  const scroll = at.root.querySelector(".plane-scroll");
  const [x, y] = at.root.querySelector(".piece").style.translate.split(" ").map(parseFloat);
  same([scroll.scrollLeft, scroll.scrollTop], [x - 310 / 2, y - 100 / 2]);
  at.key(at.root.querySelector("canvas"), "ArrowUp");
  same(scroll.scrollTop, y - 100 / 2); // it is to be seen
  const near = page({ height: 100, width: 100 });
  near.makePlane(near.root, near.hold)(seenOf(nim(1, 1), { at: [0, 1] }));
  const [left, up] = near.root.querySelector(".piece").style.translate.split(" ").map(parseFloat);
  same([left, up].map((where) => where > 16 && where < 84), [true, true]);
  same([near.root.querySelector(".plane-scroll").scrollLeft, near.root.querySelector(".plane-scroll").scrollTop], [0, 0]);
});

test("a plane of two of three heaps: which ones, and what is left of the third", () => {
  const at = page();
  const show = at.makeSlice(at.root, at.hold, 3);
  const seen = seenOf(nim(3, 4, 2), { at: [3, 2, 1], chosen: [3, 2, 1], options: [[0, 2, 1], [3, 1, 1], [3, 2, 0]],
    last: { from: [3, 2, 2], to: [3, 2, 1], by: "you" } });
  show(seen);
  const select = at.root.querySelector("select");
  const keys = (...names) => { for (const name of names) at.key(at.root.querySelector("canvas"), name); return at.done(); };
  same(keys("ArrowDown", "Enter"), [["play", [3, 1, 1]]]);
  select.selectedIndex = 1;
  select.onchange();
  same(at.root.querySelector("label span").textContent, " with heap 2 = 2");
  same(keys("Escape", "ArrowDown", "Enter"), [["play", [3, 2, 0]]]);
  show({ ...seen, pickable: [[3, 2, 0]] });
  same(keys("Enter"), [["forbid", [3, 2, 0]]]);
  show({ ...seen, placing: true });
  same(keys("Escape", "ArrowUp", "Enter"), [["place", [3, 2, 2]]]);
  const cut = at.sliced(seen, [0, 2]);
  same([cut.last, cut.options, cut.board.top, cut.board.heaps, cut.at], [{ from: [3, 2], to: [3, 1], by: "you" }, [[0, 1], [3, 0]], [3, 2], 2, [3, 1]]);
  same(cut.board.outcomes.length, 12);
  same(cut.board.outcomes, [0, 1, 2, 3].flatMap((a) => [0, 1, 2].map((b) => (a ^ 2 ^ b ? "N" : "P"))).join(""));
  same(at.sliced(seen, [0, 1]).last, null); // it was made elsewhere
  same(at.sliced({ ...seen, last: null }, [0, 2]).last, null);
  const four = page();
  four.makeSlice(four.root, four.hold, 4)(seenOf(nim(1, 1, 1, 1)));
  same([...four.root.querySelectorAll("option")].map(({ textContent }) => textContent),
    ["1 and 2", "1 and 3", "2 and 3", "1 and 4", "2 and 4", "3 and 4"].map((two) => `heaps ${two}`));
  same(four.root.querySelector("label span").textContent, " with heap 3 = 1, heap 4 = 1");
});

test("tokens: a press takes what is above too, and keys go from token to token", () => {
  const at = page();
  const done = [];
  const show = at.makeTokens(at.root, (heap, height) => done.push([heap, height]), () => done.push("take"));
  const board = nim(3, 4, 2);
  show(seenOf(board, { chosen: [3, 1, 2], options: [[3, 1, 2]] }));
  const token = (where) => at.root.querySelector(`[data-at="${where}"]`);
  token("0,2").click();
  token("1,2").click(); // chosen already: kept
  token("1,1").click();
  same(done.splice(0), [[0, 1], [1, 4], [1, 0]]);
  const on = () => at.root.querySelector('[tabindex="0"]').dataset.at;
  const stacks = at.root.querySelector(".stacks");
  const walk = (...keys) => keys.map((key) => { at.key(stacks, key); return on(); });
  same(on(), "0,3");
  token("1,1").click();
  show(seenOf(board, { options: [[3, 1, 2]] }));
  same(on(), "1,1");
  same(walk("ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowDown", "ArrowDown"),
    ["1,2", "1,3", "1,4", "1,4", "2,2", "2,2", "1,2", "0,2", "0,1", "0,1", "1,1", "1,2", "1,3", "1,2", "0,2", "0,1", "0,1"]);
  assert.ok(at.document.activeElement === token("0,1"));
  same([at.key(stacks, "ArrowUp"), at.key(stacks, "t"), at.key(stacks, "x")], [true, false, false]);
  same(done.splice(0).slice(-1), ["take"]);
  same(at.key(stacks, "T"), false);
  same(done.splice(0), ["take"]);
  show(seenOf(board, { at: [3, 0, 2], chosen: [3, 0, 2] }));
  same(walk("ArrowRight", "ArrowLeft"), ["2,2", "0,2"]); // over the empty stack
  show(seenOf(board, { at: [1, 0, 2], chosen: [1, 0, 2] }));
  same(on(), "0,1"); // the highest that is left
  show(seenOf(board, { at: [0, 0, 2], chosen: [0, 0, 2] }), true);
  same(on(), "2,2");
  assert.ok(at.document.activeElement === token("2,2"));
  show(seenOf(board, { at: [0, 0, 1], chosen: [0, 0, 1] }));
  assert.ok(at.document.activeElement === token("2,1")); // what had the focus has gone, and it stays here
});

test("tokens: a heap too tall to draw is typed", () => {
  const at = page();
  const done = [];
  const show = at.makeTokens(at.root, (heap, height) => done.push([heap, height]), () => done.push("take"));
  const board = nim(40, 41);
  const seen = seenOf(board, { options: [[40, 0]] });
  show(seen);
  same(at.root.querySelectorAll("[data-at]").length, 40);
  const input = at.root.querySelector("input");
  same([input.value, input.max, input.min, input.disabled, input.ariaLabel], ["41", "41", "0", false, "heap 2 of 41: leave"]);
  for (const typed of ["7", "99", "-3", "2.7", ""]) { input.value = typed; input.onchange(); }
  same(done.splice(0), [[1, 7], [1, 41], [1, 0], [1, 2], [1, 0]]);
  at.key(input, "t"); // belongs to the field
  same(done, []);
  input.focus();
  show({ ...seen, chosen: [40, 5] });
  same([at.document.activeElement.value, at.document.activeElement.dataset.heap], ["5", "1"]);
  show({ ...seen, options: [] });
  same(at.root.querySelector("input").disabled, true);
});

test("tokens that are taken lift off, unless nothing is to move or the board is another", () => {
  for (const calm of [false, true]) {
    const at = page({ calm });
    const show = at.makeTokens(at.root, () => {}, () => {});
    const board = nim(3, 4);
    show(seenOf(board));
    show(seenOf(board, { at: [1, 4], chosen: [1, 4], last: { from: [3, 4], to: [1, 4], by: "opponent" } }));
    same(at.flights.splice(0), calm ? [] : [60, 30].map((delay) =>
      `[{"transform":["none","translate(1.5rem, -3rem)"],"opacity":[0.9,0]},{"duration":480,"delay":${delay},"easing":"ease-in","fill":"both"}]`));
    show(seenOf(nim(3, 4), { at: [0, 4], chosen: [0, 4], last: { from: [1, 4], to: [0, 4], by: "you" } }));
    same(at.flights, []);
  }
});

test("the list of moves: a press goes back, and the focus stays", () => {
  const at = page();
  const done = [];
  const show = at.makeList(at.root, (cursor) => done.push(cursor), () => done.push("replay"));
  const { match } = at;
  const board = nim(3, 3);
  const settings = { first: 0, level: "perfect", people: 2, side: 0 };
  const played = match.move(match.move(match.begin(board), [3, 2]), [2, 2]);
  const verdicts = [[0, [3, 2]], [1, [2, 2]]].map(([by, leave]) => ({ by, leave, got: 2, could: 2, better: [], missed: [] }));
  show({ board, settings, played }, verdicts, [], [0, 0]);
  const buttons = () => [...at.root.querySelectorAll("ol button")];
  buttons()[1].click();
  buttons()[0].click();
  at.root.querySelector(".play-row button").click();
  same(done, [1, 0, "replay"]);
  for (const i of [0, 1]) {
    buttons()[i].focus();
    show({ board, settings, played }, verdicts, [], [0, 0]);
    assert.ok(at.document.activeElement === buttons()[i]);
  }
  show({ board, settings, played: match.to(played, 1) }, verdicts.slice(0, 1), [], [0, 0]);
  same(at.document.activeElement.textContent, "Replay");
  at.document.activeElement.blur();
  show({ board, settings, played }, [], [], [0, 0]);
  same([at.root.querySelector(".play-row button").disabled, at.root.contains(at.document.activeElement)], [true, false]);
});

test("forms: what is filled in is played, and what is being written stays", async () => {
  const at = page();
  const done = [];
  const act = (name) => (...values) => done.push([name, ...values]);
  const family = { name: "chromatic", parameters: [["red", "", "evil"], ["stacks", "", "2"]], given: {}, examples: ["chromatic"] };
  const forms = at.setup.forms(family, { play: act("play"), set: act("set"), random: act("random"), placing: act("placing"), link: (folder = "play/") => `L/${folder}` });
  at.root.append(forms.form, forms.share);
  const one = (selector) => at.root.querySelector(selector);
  const field = (words) => [...at.root.querySelectorAll("label")].find((label) => label.textContent.startsWith(words)).querySelector("input, select");
  const [game, start, red, stacks] = ["Game", "Start", "red", "stacks"].map(field);
  const type = (input, value) => { input.value = value; at.fire(input, "input"); };
  const board = { ...nim(3, 3), game: "chromatic:red=1,3" };
  const usual = { first: 0, level: "perfect", people: 1, side: 0 };
  forms.update(board, usual, false, null);
  same([game.value, start.value, red.value, stacks.value, one("fieldset").hidden], ["chromatic:red=1,3", "3,3", "1,3", "", false]);
  type(stacks, "3");
  same(game.value, "chromatic:red=1,3,stacks=3");
  type(game, "chromatic:red=5");
  same([red.value, stacks.value], ["5", ""]);
  type(game, "nim");
  same([red.value, one("fieldset").hidden], ["", true]);
  forms.refuse("no such game");
  same(one(".wrong").textContent, "no such game");
  at.fire(one("form"), "submit");
  same([done.splice(0), one(".wrong").textContent], [[["play", "nim", "3,3", false]], ""]);
  const choose = (words, value) => { const input = field(words); input.value = value; input.onchange(); return done.splice(0); };
  same(choose("Play", "1"), [["play", "nim", "3,3", true]]);
  same(choose("Play", ""), [["play", "nim", "3,3", false]]);
  same(choose("First", "1"), [["set", { first: 1 }]]);
  same(choose("Opponent", "random"), [["set", { people: 1, level: "random" }]]);
  same(choose("Opponent", "person"), [["set", { people: 2 }]]);
  same(choose("You are", "1"), [["set", { side: 1 }]]);
  const buttons = [...at.root.querySelectorAll("button")];
  for (const words of ["Place it on the board", "Random: I can win", "Random: a hard one"]) buttons.find(({ textContent }) => textContent === words).click();
  same(done.splice(0), [["placing"], ["random", false], ["random", true]]);
  const coming = { game: "chromatic", start: [1], misere: true };
  forms.update(board, usual, false, coming); // shown already
  same(game.value, "nim");
  same([one(".computing").textContent, field("Play").value], ["It is being computed …", "1"]);
  type(start, "1,2"); // while a board is on its way
  forms.update({ ...board, start: [2, 2] }, usual, false, null);
  same(start.value, "1,2");
  forms.refuse("wrong");
  forms.update({ ...board, start: [2, 1] }, usual, false, null);
  same([start.value, one(".wrong").textContent, one(".computing").textContent], ["2,1", "", ""]);
  type(start, "9");
  forms.update({ ...board, start: [2, 1] }, usual, false, null); // nothing new, so the reader goes on writing
  same(start.value, "9");
  forms.fill("chromatic:stacks=4", "1,1");
  same([game.value, start.value, stacks.value], ["chromatic:stacks=4", "1,1", "4"]);
  const link = one("input.link");
  same([link.value, link.readOnly], ["L/play/", true]);
  let selected = 0;
  link.select = () => { selected += 1; };
  link.onfocus();
  same(selected, 1);
  const copy = buttons.find(({ textContent }) => textContent === "Copy link");
  const said = one("span[role=status]");
  at.window.navigator.clipboard.writeText = async (text) => { done.push(text); };
  await copy.onclick();
  same([done.splice(0), said.textContent, selected], [["L/play/"], "Copied.", 1]);
  at.window.navigator.clipboard.writeText = async () => { throw new Error("no"); };
  at.document.execCommand = () => false;
  await copy.onclick();
  same([said.textContent, selected], ["Press Ctrl+C to copy what is selected.", 2]);
  const none = page();
  const bare = none.setup.forms({ ...family, name: "", parameters: [] }, { link: () => "" });
  bare.fill("nim", "1");
  same(bare.form.querySelector("fieldset").hidden, true);
  const familyOfNone = page();
  const without = familyOfNone.setup.forms({ ...family, parameters: [] }, { link: () => "" });
  without.fill("chromatic", "1");
  same(without.form.querySelector("fieldset").hidden, true);
});

test("a picture that is wider than its room is moved to what matters", () => {
  const arcs = { kind: "arcs", title: "", to: 30, colours: [], pairs: [], waiting: [], here: [25] };
  for (const [right, moved] of [[500, true], [310, false], [300, false]]) {
    const at = page();
    const { prototype } = at.window.Element; // which all pages share
    const { getBoundingClientRect } = prototype;
    prototype.getBoundingClientRect = function rect() {
      return this.classList.contains("here") ? { left: right - 32, right } : { left: 10, right: 310, width: 300 };
    };
    at.showWhy(at.root, { said: "", words: [], picture: arcs }, nim(2, 2));
    prototype.getBoundingClientRect = getBoundingClientRect;
    same(at.root.querySelector(".why-arcs").scrollLeft, moved ? right - 32 - 10 - 150 : 0);
  }
});

test("a view that has no room yet draws nothing until it has", () => {
  const at = page({ width: 0 });
  at.makeLines(at.root, at.hold)(seenOf(takeTwo, { at: [10], chosen: [10], options: [[9]] }));
  same(at.root.querySelectorAll("svg *").length, 0);
  at.resize(310);
  same(at.root.querySelectorAll("svg .arc").length, 1);
  const before = at.root.querySelector("svg").innerHTML;
  at.resize(0); // out of sight, it keeps its width
  same(at.root.querySelector("svg").innerHTML, before);
  at.root.querySelector("button").onpointerenter();
  same(at.root.querySelectorAll("svg .arc.aimed").length, 1);
  const plane = page({ width: 0 });
  plane.makePlane(plane.root, plane.hold)(seenOf(nim(2, 2)));
  same(plane.strokes(), []);
  plane.resize(310);
  assert.ok(plane.strokes().length > 10);
  plane.resize(310); // as it was
  same(plane.strokes(), []);
});

test("a view is drawn anew in another light, and forgets the page when it has gone", async () => {
  const at = page();
  at.makePlane(at.root, at.hold)(seenOf(nim(2, 2)));
  const light = async (name) => {
    at.strokes();
    at.document.body.setAttribute("data-md-color-scheme", name);
    await new Promise((done) => { setTimeout(done, 20); });
    return at.strokes().length > 0;
  };
  same(await light("slate"), true);
  at.root.remove();
  same(await light("default"), false);
  at.document.body.append(at.root);
  same(await light("slate"), false);
});

test("a plane: the square that is meant is lit more than the others", () => {
  for (const [width, shades] of [[310, ["0.42", "0.95"]], [110, ["0.75", "0.95"]]]) {
    const at = page({ width });
    at.makePlane(at.root, at.hold)(seenOf(boardOf("wide", [20, 1], () => "N"), { options: [[19, 1], [20, 0]] }));
    at.strokes();
    at.key(at.root.querySelector("canvas"), "ArrowLeft");
    const alphas = at.strokes().flatMap((line) => [...line.matchAll(/globalAlpha = ([\d.]+)/g)].map(([, shade]) => shade));
    same([...new Set(alphas.filter((shade) => !["1", "0.9"].includes(shade)))].sort(), shades);
    at.fire(at.root.querySelector("canvas"), "blur");
    const area = at.root.querySelector(".plane-area");
    const { left, up, cell } = at.planeFrame([20, 1], { width, height: 504, em: 16, ratio: 1 });
    at.strokes();
    at.pointer(area, "move", left + 19.5 * cell, up + cell / 2);
    same(at.strokes().filter((line) => line.includes("globalAlpha = 0.95")).length, 1);
  }
});

test("a plane: a focus that is seen begins at the position", () => {
  for (const seen of [true, false]) {
    const at = page();
    at.makePlane(at.root, at.hold)(seenOf(nim(5, 7), { at: [5, 6] }));
    const canvas = at.root.querySelector("canvas");
    canvas.matches = () => seen;
    at.strokes();
    at.fire(canvas, "focus");
    const outlined = at.strokes().some((line) => line.includes("strokeRect"));
    same([outlined, at.root.querySelector(".plane-says").ariaLive], seen ? [true, "polite"] : [false, "off"]);
  }
});

test("a plane shows what is within 16 pixels of its edge in the middle", () => {
  const shown = (x) => {
    const at = page({ width: 900, height: 500 });
    at.makePlane(at.root, at.hold)(seenOf(boardOf("wide", [60, 1], () => "N"), { at: [0, 0] }));
    const scroll = at.root.querySelector(".plane-scroll");
    const { left, cell } = at.planeFrame([60, 1], { width: 900, height: 504, em: 16, ratio: 1 });
    scroll.scrollLeft = left + 0.5 * cell - x;
    at.key(at.root.querySelector("canvas"), "ArrowLeft"); // stays at (0, 0)
    return scroll.scrollLeft === left + 0.5 * cell - 450;
  };
  same([15, 16, 17, 884, 885].map(shown), [true, false, false, false, true]);
});

test("forms: a form that is not being written is filled when another board comes", () => {
  const at = page();
  const forms = at.setup.forms({ name: "", parameters: [], given: {}, examples: [] }, { link: () => "", play() {} });
  at.root.append(forms.form);
  const [game, start] = at.root.querySelectorAll("input");
  const board = nim(3, 3);
  const usual = { first: 0, level: "perfect", people: 1, side: 0 };
  forms.update(board, usual, false, null);
  start.value = "0,0";
  at.fire(start, "input"); // nothing is on its way
  forms.update({ ...board, start: [1, 1] }, usual, false, null);
  same([game.value, start.value], ["nim", "1,1"]);
  forms.update({ ...board, start: [1, 2] }, usual, false, { game: "nim", start: [0, 1], misere: false });
  at.fire(at.root.querySelector("select"), "input"); // a choice is no writing
  forms.update({ ...board, start: [0, 1] }, usual, false, null);
  same(start.value, "0,1");
  forms.update(board, usual, false, { game: "nim", start: [0, 1], misere: false });
  start.value = "2";
  at.fire(start, "input");
  at.fire(at.root.querySelector("form"), "submit"); // what was written has been asked for
  forms.update({ ...board, start: [2, 2] }, usual, false, null);
  same(start.value, "2,2");
});
