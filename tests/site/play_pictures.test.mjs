// What the views of a game draw, kept as numbers: where each thing stands. After a change that was
// meant: node --test --test-update-snapshots tests/site/play_pictures.test.mjs, and read the difference.
import { snapshot, test } from "node:test";
import { boardOf, mixed, nim, seenOf, sum, takeTwo } from "./play_boards.mjs";
import { page, picture } from "./play_page.mjs";

snapshot.setDefaultSnapshotSerializers([(lines) => lines.join("\n")]);

test("a number line", (t) => {
  const at = page();
  const show = at.makeLines(at.root, at.hold);
  const draws = (board, more) => {
    show(seenOf(board, more));
    t.assert.snapshot(picture(at.root));
  };
  const last = { from: [12], to: [10], by: "opponent" };
  draws(takeTwo, { at: [10], chosen: [9], options: [[9], [8]], map: true, last });
  draws(takeTwo, { at: [10], chosen: [10], options: [[9]], crossed: [[8]], last: { from: [10], to: [10], by: "you" } });
  draws(takeTwo, { at: [10], chosen: [10], pickable: [[9], [8]], crossed: [[8]], map: true });
  draws(takeTwo, { at: [10], chosen: [10], pickable: [[9]], map: true });
  draws(takeTwo, { at: [10], chosen: [8], options: [[9], [8]], crossed: [[9]] });
  draws(takeTwo, { at: [4], chosen: [4], placing: true });
  draws(boardOf("two", [2], () => "D", { lines: true }), { options: [[2], [0]], map: true });
  draws(boardOf("many", [160], () => "P", { lines: true }), { at: [100], chosen: [100], options: [[99], [50]], map: true });
  const few = boardOf("ends at 1", [3], (n) => "-NPD"[n], { lines: true, rounds: [true] });
  draws(few, { at: [3], chosen: [3], options: [[3], [1]], map: true });
  draws(boardOf("one", [1], () => "P", { lines: true }), { map: true });
  draws(boardOf("long", [400], () => "N", { lines: true }), { at: [300], chosen: [300], options: [[299], [298], [150], [0]] });
  draws(boardOf("none", [0], () => "P", { lines: true }), { options: [[0]] });
});

test("number lines of a sum", (t) => {
  const at = page({ width: 200 });
  at.makeLines(at.root, at.hold)(seenOf(sum, { at: [6, 20], chosen: [6, 4], options: [[5, 20], [3, 20], [6, 4], [6, 20], [6, 19]], map: true,
    last: { from: [6, 30], to: [6, 20], by: "you" } }));
  t.assert.snapshot(picture(at.root));
  at.resize(900);
  t.assert.snapshot(picture(at.root));
});

test("a plane", (t) => {
  const draws = (board, more, options) => {
    const at = page(options);
    at.makePlane(at.root, at.hold)(seenOf(board, more));
    t.assert.snapshot([...picture(at.root), ...at.strokes()]);
  };
  const last = { from: [5, 7], to: [5, 6], by: "opponent" };
  draws(nim(5, 7), { at: [5, 6], chosen: [4, 6], options: [[4, 6], [5, 5], [0, 6]], crossed: [[5, 0]], map: true, last });
  draws(nim(3, 3), { pickable: [[0, 3], [3, 0]], crossed: [[3, 0]], last: { from: [3, 3], to: [3, 3], by: "you" } }, { ratio: 2 });
  draws(nim(2, 2), { at: [1, 2], chosen: null, placing: true });
  draws(mixed, { map: true, side: 1, options: [[0, 1]] });
  draws(mixed, { map: true, at: [1, 1], options: [[1, 0]] }, { width: 900 });
  draws(mixed, {}, { width: 130 });
  draws(boardOf("wide", [70, 2], (a, b) => "PNDLR-"[(a * b) % 6]), { at: [50, 2], map: true, options: [[50, 1]], crossed: [[50, 0]] });
  draws(boardOf("large", [2000, 0], () => "N"), {});
  draws(nim(2, 2), { map: true }, { width: 0 });
  draws(nim(30, 0), { at: [10, 0], chosen: [4, 0], map: true }, { width: 400, ratio: 1.5 });
});

test("a plane of small squares", (t) => {
  const at = page({ width: 150 });
  const show = at.makePlane(at.root, at.hold);
  show(seenOf(mixed, { map: true, at: [12, 0], options: [[11, 0], [12, 1]], last: { from: [12, 6], to: [12, 0], by: "you" } }));
  t.assert.snapshot(at.strokes());
  at.resize(110);
  t.assert.snapshot([...picture(at.root), ...at.strokes()]);
});

test("an arrow is as long as there is room, and too short a way has none", (t) => {
  const at = page();
  const canvas = at.document.createElement("canvas");
  const pen = canvas.getContext("2d");
  for (const [to, short, width] of [[[30, 40], 5, 4], [[10, 0], 6, 4], [[0, 5], 5, 2], [[-60, 80], 0, 1]]) {
    at.drawArrow(pen, [0, 0], to, short, width);
  }
  t.assert.snapshot(at.strokes());
});

test("two of three heaps on a plane", (t) => {
  const at = page();
  at.makeSlice(at.root, at.hold, 3)(seenOf(nim(3, 4, 2), { at: [3, 2, 1], chosen: [3, 2, 1], options: [[0, 2, 1], [3, 1, 1], [3, 2, 0]], map: true }));
  t.assert.snapshot([...picture(at.root), ...at.strokes()]);
});

test("stacks of tokens", (t) => {
  const at = page();
  const show = at.makeTokens(at.root, () => {}, () => {});
  const colours = [["red", "green", "red"], ["green", "2", "", "red"]];
  const board = { ...nim(3, 4), colours };
  const draws = (seen) => {
    show(seen);
    t.assert.snapshot([...picture(at.root), ...at.flights.splice(0)]);
  };
  draws(seenOf(board, { chosen: [1, 4], options: [[1, 4]] }));
  draws(seenOf(board, { at: [1, 4], chosen: [1, 2], hand: "✋", last: { from: [3, 4], to: [1, 4], by: "you" } }));
  draws(seenOf(board, { at: [1, 1], chosen: [1, 1], last: { from: [1, 4], to: [1, 1], by: "opponent" } }));
  draws(seenOf(board, { at: [0, 1], chosen: [0, 1] }));
  draws(seenOf({ ...nim(40, 41), parts: [1, 1], names: ["Nim", "More"], colours: [] }, { chosen: [40, 7], options: [[40, 7]] }));
  draws(seenOf({ ...nim(2, 41), start: [] }, { at: [0, 0], chosen: [0, 0], placing: true }));
});

test("why a position is what it is", (t) => {
  const at = page();
  const arcs = { kind: "arcs", title: "Partners", to: 5, colours: ["red", "green", "red", "", "green"], pairs: [[1, 2], [4, 4]], waiting: [3, 5], here: [1, 2, 4] };
  const rows = { kind: "rows", title: "Digits", columns: ["", "n", "binary"], rows: [["5", "101", "2"], ["6", "110", "2"]], marked: [[0, 1], [1, 0]] };
  const board = { ...nim(2, 2), claims: [["star/thm-1", "Theorem 1", "proved"]] };
  const draws = (why) => {
    at.showWhy(at.root, why, board);
    t.assert.snapshot(picture(at.root));
  };
  draws({ said: "(1, 2) is N.", words: ["One.", "Two."], picture: arcs });
  draws({ said: "P", words: [], picture: { ...arcs, colours: [], pairs: [[1, 4], [2, 3], [5, 5]], here: [2], to: 6 } });
  draws({ said: "P", words: [], picture: { ...arcs, pairs: [], waiting: [] } });
  draws({ said: "P", words: ["By digits."], picture: rows, claims: [] });
  draws({ said: "P", words: [], picture: { ...rows, columns: [] }, claims: [["vile/thm-2", "Theorem 2", "holds"]] });
  draws({ said: "P", words: [], picture: null });
});

test("what wins against each move", (t) => {
  const at = page();
  const draws = (answers, off = []) => {
    at.showAnswers(at.root, answers, off);
    t.assert.snapshot(picture(at.root));
  };
  const shown = [{ move: [1, 1], worth: "wins", answer: null }, { move: [2, 0], worth: "loses", answer: [0, 0] }, { move: [0, 0], worth: "loses", answer: null },
    { move: [0, 1], worth: "draws", answer: null }];
  draws({ wins: 1, draws: 1, total: 4, shown });
  draws({ wins: 1, draws: 0, total: 1, shown: shown.slice(0, 1) }, [[2, 2], [1, 2]]);
  const many = (number) => Array.from({ length: number }, (_, i) => ({ move: [i], worth: "wins", answer: null }));
  draws({ wins: 24, draws: 0, total: 24, shown: many(24) });
  draws({ wins: 25, draws: 0, total: 25, shown: many(25) });
  draws({ wins: 26, draws: 0, total: 27, shown: many(26) });
  draws({ wins: 0, draws: 0, total: 0, shown: [] });
});

test("the list of moves and the score", (t) => {
  const at = page();
  const show = at.makeList(at.root, () => {}, () => {});
  const board = nim(3, 3);
  const settings = { first: 0, level: "perfect", people: 1, side: 0 };
  const { match } = at;
  const begun = { ...match.begin(board), opening: [[0, 3], [3, 0]] };
  const played = match.move(match.move(match.move(begun, [3, 2], [[2, 2], [0, 2]]), [1, 2], [[1, 0]]), [1, 0]);
  const verdict = (by, leave, got, could, more = {}) => ({ by, leave, got, could, better: [], missed: [], ...more });
  const verdicts = [verdict(0, [3, 2], 0, 2, { better: [[2, 3]] }), verdict(1, [1, 2], 2, 2), verdict(0, [1, 0], 1, 2, { missed: [[0, 0]] })];
  const draws = (playing, own, unbarred = [], won = [0, 0]) => {
    show(playing, own, unbarred, won);
    t.assert.snapshot(picture(at.root));
  };
  draws({ board, settings, played: match.begin(board) }, []);
  draws({ board, settings, played: match.to(played, 2) }, verdicts, [[1, 1], [2, 2]], [1, 0]);
  draws({ board, settings: { ...settings, people: 2 }, played }, verdicts, [], [0, 2]);
});

test("forms", (t) => {
  const at = page();
  const family = { name: "chromatic", parameters: [["red", "which levels are red", "evil"], ["stacks", "how many", "2"]], given: {}, examples: ["chromatic", "nim"] };
  const forms = at.setup.forms(family, { play() {}, set() {}, random() {}, placing() {}, link: (folder = "play/") => `https://example.org/${folder}?game=nim` });
  at.root.innerHTML = '<details><p></p></details><a data-query></a><a data-query></a><code data-embed>src="old embed/play/nim/?title=0" and "x/embed/"</code><pre data-embed>nothing</pre><p data-command><code></code></p>';
  at.root.querySelector("details").append(forms.form, forms.share);
  const steady = () => picture(at.root).map((line) => line.replace(/games-[a-z0-9]+/g, "games"));
  t.assert.snapshot(steady());
  const board = { ...nim(3, 3), game: "chromatic:red=1,3,stacks=2", partizan: true };
  const settings = { first: 1, level: "slips", people: 1, side: 1 };
  forms.update(board, settings, true, null);
  t.assert.snapshot(steady());
  forms.update({ ...board, misere: true, partizan: false }, { ...settings, people: 2 }, false, { game: "nim", start: [1], misere: false });
  t.assert.snapshot(steady());
  forms.update({ ...board, game: "nim", misere: true }, { ...settings, first: 0, side: 0 }, false, null);
  forms.refuse("nim: no such pile");
  t.assert.snapshot(steady());
});

test("a plane's squares are fitted to their room", (t) => {
  const at = page();
  const frames = [[5, 7], [99, 3], [100, 100], [1, 0], [9, 9], [10, 10], [0, 0], [3, 120]].flatMap((top) =>
    [[310, 504, 12, 3], [180, 900, 16, 1], [1200, 300, 20, 2], [70, 200, 10, 1.5]].map(([width, height, em, ratio]) => {
      const { cell, left, up, width: wide, height: high } = at.planeFrame(top, { width, height, em, ratio });
      return `${top} in ${width} x ${height}, ${em} at ${ratio}: ${[cell, left, up, wide, high].map((size) => Number(size.toFixed(2))).join(" ")}`;
    }));
  t.assert.snapshot(frames);
});

test("squares of 5, 6, 7, 8, 13, 14 and 18 pixels", (t) => {
  for (const [width, cell] of [[135, 5], [155, 6], [175, 7], [195, 8], [295, 13], [320, 14], [400, 18]]) {
    const at = page({ width });
    const board = boardOf("small", [20, 1], (a, b) => "PNDLR-"[(a + b) % 6]);
    at.makePlane(at.root, at.hold)(seenOf(board, { at: [20, 1], chosen: [3, 0], options: [[19, 1], [18, 1]], crossed: [[17, 1]], map: true,
      last: { from: [20, 1], to: [2, 0], by: "you" } }));
    at.key(at.root.querySelector("canvas"), "ArrowLeft");
    t.assert.snapshot([`${at.planeFrame([20, 1], { width, height: 504, em: 16, ratio: 1 }).cell} for ${cell}`, ...at.strokes()]);
  }
});
