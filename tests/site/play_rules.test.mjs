// What the scripts of Play decide and say without any element: matches, addresses, sentences, random starts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, mixed, nim, sum } from "./play_boards.mjs";
import { page } from "./play_page.mjs";

const same = assert.deepEqual;
const usual = { first: 0, level: "perfect", people: 1, side: 0 };
const two = { ...usual, people: 2 };
const at = page();
const { addressed, match, movesOf, reasons, setup, words } = at;
const square = nim(2, 2);
/** Moves of nim on two heaps. */
const nodeOf = async ([x, y]) => ({ moves: [[...Array(x).keys()].map((i) => [i, y]).concat([...Array(y).keys()].map((j) => [x, j]))] });
const playing = (board, settings = usual, ...leaves) =>
  ({ board, settings, played: leaves.reduce((played, leave) => match.move(played, leave), match.begin(board, settings)) });

test("a match begins with the reader, as Left", () => {
  same(match.begin(square), { board: square, first: 0, sides: [0, 1], start: [2, 2], opening: [], steps: [], cursor: 0 });
  same([match.LOSES, match.DRAWS, match.WINS], [0, 1, 2]);
  assert.ok(Math.abs(match.SLIPS - 1 / 3) < 1e-9);
});

test("a match goes back and on, and not beyond its ends", () => {
  const { played } = playing(square, usual, [2, 1], [1, 1], [1, 0]);
  same([-3, 0, 2, 3, 9].map((cursor) => match.to(played, cursor).cursor), [0, 0, 2, 3, 3]);
  same([0, 1, 3].map((cursor) => match.at(match.to(played, cursor))), [[2, 2], [2, 1], [1, 0]]);
  same([0, 1, 2, 3].map((cursor) => match.mover(match.to(played, cursor))), [0, 1, 0, 1]);
  same([0, 1].map((cursor) => match.side({ ...match.to(played, cursor), sides: [1, 0] })), [1, 0]);
  const forbid = { ...match.move(match.begin(square), [1, 1], [[0, 1]]), opening: [[2, 0]] };
  same([0, 1].map((cursor) => match.forbidden(match.to(forbid, cursor))), [[[2, 0]], [[0, 1]]]);
  same([0, 1, 2, 3].map((cursor) => [-1, 1].map((by) => match.turn(match.to(played, cursor), false, by))), [[-1, 2], [0, 2], [0, 3], [2, -1]]);
  same([0, 1, 3].map((cursor) => [-1, 1].map((by) => match.turn(match.to(played, cursor), true, by))), [[-1, 1], [0, 2], [2, -1]]);
  const theirs = { ...played, first: 1 };
  same([0, 1, 2].map((cursor) => [-1, 1].map((by) => match.turn({ ...theirs, cursor }, false, by))), [[-1, 1], [-1, 3], [1, 3]]);
});

test("what a position is worth depends on who leaves it", () => {
  const letters = (whose) => [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]].map((heaps) => match.worth(mixed, heaps, whose)); // P N D L R
  same([letters(0), letters(1)], [[2, 0, 1, 2, 0], [2, 0, 1, 0, 2]]);
  same(match.best(mixed, [[1, 0], [2, 0]], 0), { worth: 1, moves: [[2, 0]] });
  same(match.best(mixed, [], 0), { worth: 0, moves: [] });
  same(match.options({ ...match.begin(mixed), sides: [1, 0] }, { moves: [[[0, 0]], [[1, 1]]] }), [[1, 1]]);
  same(match.options({ ...match.begin(mixed), opening: [[1, 1]] }, { moves: [[[0, 0], [1, 1]]] }), [[0, 0]]);
});

test("an opponent who errs now and then does so in a third of the moves", () => {
  const from = [[2, 0], [1, 1]];
  const choice = (level, ...numbers) => match.choice(square, from, 0, level, () => numbers.shift());
  same([choice("slips", 0.33, 0), choice("slips", 0.34, 0), choice("perfect"), choice("random", 0.49)], [[2, 0], [1, 1], [1, 1], [2, 0]]);
  same(match.choice(square, [[1, 0], [2, 0], [0, 2]], 0, "perfect", () => 0), [2, 0]); // lost: the first of the longest
  same(match.choice(mixed, [[1, 0], [2, 0]], 0, "perfect", () => 0), [2, 0]); // a draw is kept
});

test("what is best forbidden are moves that win, as many as may be", () => {
  const blocks = { most: 1, from: [[0, 0], [1, 1], [1, 0]], besides: [[2, 2], [2, 1]] };
  same(match.forbids(square, { moves: [[]], blocks }, 0), [[0, 0], [2, 2]]);
  same(match.forbids(square, { moves: [[]] }, 0), []);
  same(match.mayForbid({ moves: [[]] }, []), true);
  same(match.mayForbid({ moves: [[]] }, [[0, 0]]), false);
});

test("a move is judged by what it left, what was to be had, and what should have been forbidden", () => {
  const { played } = playing(square, usual, [2, 0], [0, 0]);
  same(match.judge(played, 0, { moves: [[[2, 0], [1, 2]]] }), { by: 0, leave: [2, 0], got: 0, could: 0, better: [], missed: [] });
  same(match.judge(played, 1, { moves: [[[0, 0], [1, 0]]] }), { by: 1, leave: [0, 0], got: 2, could: 2, better: [], missed: [] });
  const blocking = { moves: [[[0, 0], [1, 1], [1, 0]]], blocks: { most: 1, from: [[0, 0]], besides: [] } };
  same(match.judge(playing(square, usual, [2, 2]).played, 0, { moves: [[[2, 2]]] }, blocking).got, 0);
  same(match.judge(playing(square, usual, [2, 2]).played, 0, { moves: [[[2, 2]]] }, { ...blocking, blocks: undefined }).got, 2);
  same(match.judge(playing(square, usual, [1, 2]).played, 0, { moves: [[[1, 2]]] }, blocking).missed, []); // lost anyway
  const sides = { ...playing(mixed, usual, [3, 0]).played };
  const after = { moves: [[[0, 0]], [[4, 0], [3, 0]]], blocks: { most: 0, from: [], besides: [] } };
  same(match.judge(sides, 0, { moves: [[[3, 0]]] }, after).missed, [[4, 0]]); // of the other's moves
});

test("what should have been forbidden before the first move", () => {
  const node = { moves: [[[0, 2], [1, 1], [0, 0]], [[1, 1]]] };
  const begun = match.begin(square);
  same(match.unbarred(begun, node), [[1, 1], [0, 0]]);
  same(match.unbarred({ ...begun, opening: [[1, 1]] }, node), [[0, 0]]);
  same(match.unbarred({ ...begun, first: 1 }, node), [[1, 1]]); // moves of the other side
  same(match.unbarred({ ...begun, start: [1, 2] }, node), []);
  same(match.unbarred({ ...begun, first: 1 }, { moves: [[[0, 0]]] }), [[0, 0]]);
  const left = { ...match.begin(mixed), start: [3, 0] }; // Left wins
  same([0, 1].map((first) => match.unbarred({ ...left, first }, { moves: [[[0, 0]], [[0, 0]]] })), [[], [[0, 0]]]);
});

test("play that goes round ends when a position comes for the third time with the same player to move", () => {
  const loopy = { ...square, loopy: true };
  let { played } = playing(loopy);
  const winners = [];
  for (const leave of [[1, 1], [2, 2], [1, 1], [2, 2], [1, 1]]) {
    played = match.move(played, leave);
    winners.push(match.winner(played, { moves: [[[1, 1]]] }));
  }
  same(winners, [undefined, undefined, undefined, -1, -1]);
  same(match.winner({ ...played, board: square }, { moves: [[[1, 1]]] }), undefined);
  same(match.winner(match.to(played, 3), { moves: [[[1, 1]]] }), undefined);
  const odd = [[1, 1], [1, 1], [1, 1], [1, 1]].reduce((one, leave) => match.move(one, leave), match.begin(loopy));
  same([2, 3, 4].map((cursor) => match.winner(match.to(odd, cursor), { moves: [[[1, 1]]] })), [undefined, undefined, undefined]);
});

test("stacks that are chosen together, or one for another", () => {
  same(match.pick([[1, 1]], [2, 2], [1, 2], 1, 1), { chosen: [1, 1], dropped: [], several: true });
  same(match.pick([[1, 2], [2, 1]], [2, 2], [1, 2], 1, 1), { chosen: [2, 1], dropped: [0], several: false });
  same(match.pick([[1, 2]], [2, 2], [2, 2], 0, 1), { chosen: [1, 2], dropped: [], several: false });
  same(match.pick([[1, 2], [0, 2]], [2, 2], [1, 2], 0, 0), { chosen: [0, 2], dropped: [], several: false });
});

test("an address says only what does not go without saying", () => {
  const none = { game: "", at: "", misere: "", first: "", level: "", people: "", side: "", moves: "" };
  same(addressed.query(playing(square), square), none);
  same(addressed.query(playing({ ...square, start: [1, 2], misere: true }), square), { ...none, at: "1,2", misere: "1" });
  same(addressed.query(playing({ ...square, game: "other" }), square), { ...none, game: "other", at: "2,2" });
  same(addressed.query(playing(square)), { ...none, game: "nim", at: "2,2" });
  same(addressed.query(playing(square, { first: 1, level: "random", people: 2, side: 1 }, [1, 1]), square),
    { ...none, first: "opponent", level: "random", people: "2", side: "right", moves: "1,1" });
  same(addressed.link(playing({ ...square, family: "" }, usual)), "https://example.org/play/?game=nim&at=2,2");
  const game = { ...square, game: "chromatic:red=1,3;x" };
  same(addressed.link(playing(game, usual, [1, 1], [0, 1]), "embed/"), "https://example.org/embed/nim/?game=chromatic:red%3D1,3;x&at=2,2&moves=1,1;0,1");
});

test("an address is read, whatever it says", () => {
  same(addressed.read(""), { settings: usual, wanted: undefined, moves: { opening: [], steps: [] } });
  same(addressed.read("?level=slips&people=2&side=right&first=opponent").settings, { first: 1, level: "slips", people: 2, side: 1 });
  same(addressed.read("?level=random&people=1&side=left&first=reader").settings, { ...usual, level: "random" });
  for (const [search, wanted] of [["?at=1", { game: "", at: "1", misere: false }], ["?misere=1", { game: "", at: "", misere: true }],
    ["?game=x&misere=0", { game: "x", at: "", misere: false }], ["?moves=1", undefined]]) same(addressed.read(search).wanted, wanted);
  same([addressed.position("( 3 , 4 )"), addressed.position("7"), addressed.position("9007199254740993"), addressed.position("()")], [[3, 4], [7], undefined, []]);
});

test("moves of an address are made as far as they are legal, and it is said where they are not", async () => {
  const resumed = (moves, board = square, node = nodeOf) => addressed.resumed(match.begin(board), match.read(moves), node);
  const said = async (...given) => { const { played, wrong } = await resumed(...given); return [played.steps.map(({ leave }) => leave), wrong]; };
  same(await said("1,2;1,1"), [[[1, 2], [1, 1]], ""]);
  same(await said(""), [[], ""]);
  same(await said("1,2;2,2;0,0"), [[[1, 2]], "From (1, 2) no move leads to (2, 2): the moves in the address end here."]);
  const forbidden = "What is forbidden in the address may not be: the moves there end here.";
  same(await said("!1,2;2,1"), [[], forbidden]);
  same(await said("1,2!1,1;1,1"), [[], forbidden]);
  const blocks = { most: 1, from: [[1, 2], [1, 1]], besides: [] };
  const barred = async (heaps) => ({ ...await nodeOf(heaps), blocks });
  const opened = await resumed("!1,2;2,1!1,1;0,1", square, barred);
  same([opened.wrong, opened.played.opening, opened.played.steps], ["", [[1, 2]], [{ leave: [2, 1], forbid: [[1, 1]] }, { leave: [0, 1], forbid: [] }]]);
  same(await said("!1,2;1,2", square, barred), [[], "From (2, 2) no move leads to (1, 2): the moves in the address end here."]);
  same(await said("1,1;2,2;1,1;2,2;1,1", { ...square, loopy: true }, async () => ({ moves: [[[1, 1], [2, 2]]] })),
    [[[1, 1], [2, 2], [1, 1], [2, 2]], "The game is over here: the moves in the address go on."]);
});

test("moves come with the board, or are asked of the library, each once", async () => {
  const blocks = [undefined, { most: 1, from: [0], besides: [2] }];
  const board = { ...nim(3), moves: [[[], [0], [0, 1], [2]], [[], [], [], [1]]], blocks };
  const node = movesOf(board);
  same(await node([2]), { moves: [[[0], [1]], []] });
  same(await node([1]), { moves: [[[0]], []], blocks: { most: 1, from: [[0]], besides: [[2]] } });
  let fails = true;
  const library = page({ answers: (kind, fields) => { if (fails) throw new Error("busy"); return { kind, ...fields }; } });
  const asks = library.movesOf({ ...nim(3), misere: true });
  await assert.rejects(asks([2]), /busy/);
  fails = false;
  same(await asks([2]), { kind: "moves", game: "nim", at: [2], misere: true });
  await asks([2]);
  same(library.asked.length, 2);
});

test("a board that the page has is taken, another is asked for", async () => {
  const library = page({ answers: (kind, fields) => ({ kind, ...fields }) });
  const board = nim(3, 3);
  const wanted = { game: "nim", start: [1, 2], misere: false };
  same(await library.boardFor(board, wanted), { ...board, start: [1, 2] });
  for (const change of [{ game: "wythoff" }, { misere: true }, { start: [4, 0] }]) {
    same(await library.boardFor(board, { ...wanted, ...change }), { kind: "board", ...wanted, ...change });
  }
});

test("reasons are those that were prepared, or the library's", async () => {
  const library = page({ answers: (kind, fields) => ({ kind, ...fields }) });
  library.window.chromdocs = { whys: [null, { said: "one" }] };
  const asked = { kind: "why", game: "nim", at: [0], misere: false };
  same(await library.reasons.why(nim(3), [0], ""), asked);
  const tags = library.document.body;
  const answer = library.reasons.why(nim(3), [1], "x/whys.js");
  tags.querySelector("script").onload();
  same(await answer, { said: "one" });
  same(await library.reasons.why(nim(3), [0], "x/whys.js"), asked); // none was prepared
});

test("answers: what wins comes first, and what wins against the others is told, of 60 at most", async () => {
  const board = nim(2, 2);
  same(await reasons.answers({ ...board }, [2, 1], 0, [], nodeOf), { wins: 1, draws: 0, total: 3, shown: [
    { move: [1, 1], worth: "wins", answer: null }, { move: [0, 1], worth: "loses", answer: [0, 0] }, { move: [2, 0], worth: "loses", answer: [0, 0] }] });
  same(await reasons.answers(board, [2, 1], 0, [[1, 1], [2, 0]], nodeOf), { wins: 0, draws: 0, total: 1, shown: [{ move: [0, 1], worth: "loses", answer: [0, 0] }] });
  const line = boardOf("line", [70], () => "P");
  const many = await reasons.answers(line, [70], 0, [], async () => ({ moves: [Array.from({ length: 70 }, (_, i) => [i])] }));
  same([many.total, many.wins, many.shown.length], [70, 70, 60]);
  const sides = { "2,0": [[[1, 0], [4, 0], [3, 0], [2, 1]], []], "1,0": [[[0, 0]], [[1, 0]]], "4,0": [[[1, 0]], [[1, 0], [0, 0], [4, 0]]] };
  const blocked = { most: 1, from: [[0, 0]], besides: [] };
  const node = async (heaps) => ({ moves: sides[heaps] ?? [[], []], ...(String(heaps) === "4,0" ? { blocks: blocked } : {}) });
  same(await reasons.answers(mixed, [2, 0], 0, [], node), { wins: 1, draws: 0, total: 4, shown: [ // (2, 1) is Right's as (4, 0)
    { move: [3, 0], worth: "wins", answer: null }, { move: [1, 0], worth: "loses", answer: [1, 0] }, { move: [4, 0], worth: "loses", answer: [4, 0] },
    { move: [2, 1], worth: "loses", answer: null }] });
  same(await reasons.answers(mixed, [2, 0], 1, [], async () => ({ moves: [[[2, 0]]] })), { wins: 0, draws: 1, total: 1, shown: [{ move: [2, 0], worth: "draws", answer: null }] });
});

test("who is who", () => {
  const names = (settings, board = square) => [0, 1].map((player) => words.who(playing(board, settings), player));
  same(names(usual), ["you", "the opponent"]);
  same(names(two), ["the first player", "the second player"]);
  same(names({ ...two, first: 1 }), ["the second player", "the first player"]);
  same(names(two, mixed), ["Left", "Right"]);
  same([words.does(playing(square), 0, "leave"), words.does(playing(square), 1, "leave")], ["You leave", "The opponent leaves"]);
});

test("what to do, and whose turn it is", () => {
  same(words.intro(playing(square), false), "Choose a token: it goes, with all above it. Whoever cannot move loses.");
  same(words.intro(playing({ ...sum, misere: true, partizan: true }, { ...usual, side: 1 }), true),
    "You are Right. Follow an arc. Whoever cannot move wins. Your first move is your answer.");
  same(words.intro(playing(mixed, two), false), "Choose a token: it goes, with all above it. Whoever cannot move loses.");
  same(words.call(playing(square)), "Your move.");
  same(words.call(playing(square, usual, [1, 1])), "The opponent is to move.");
  const opened = (opening) => { const one = playing(square); return { ...one, played: { ...one.played, opening } }; };
  same(words.call(opened([[1, 1]])), "Your move. Not to (1, 1), which is forbidden now.");
  same(words.call(opened([[1, 1], [0, 0]])), "Your move. Not to (1, 1) or (0, 0), which are forbidden now.");
});

test("what a choice would leave", () => {
  const would = (board, chosen, from, dropped = [], several = false, opening = []) => {
    const one = playing(board);
    return words.wouldLeave({ ...one, played: { ...one.played, opening } }, chosen, from, dropped, several);
  };
  same(would(square, [1, 2], [[1, 2]]), "You would leave (1, 2). Press Take.");
  same(would(square, [1, 2], [[1, 2]], [], true), "You would leave (1, 2). Press Take. You may be able to take from the other stack too.");
  same(would(square, [1, 1], [[1, 1]], [], true), "You would leave (1, 1). Press Take.");
  same(would(nim(2, 2, 0), [1, 1, 0], [], [], true), "To leave (1, 1, 0) is no move. Choose another token; press a chosen one again to keep it.");
  same(would(nim(2, 2, 2), [1, 2, 2], [], [], true), "To leave (1, 2, 2) is no move. Take from other stacks too, or choose another token; press a chosen one again to keep it.");
  same(would(square, [2, 2], []), "Choose a token.");
  same(would(square, [1, 2], [], [1], false, [[1, 2]]), "You may not leave (1, 2) now: it is forbidden. Stack 2 stays as it was: one move takes from one stack.");
  const red = { ...square, alone: "x", colours: [["red", "red"], ["red", "red"]] };
  same(would(red, [1, 2], [[1, 2]], [0, 1]), "You would leave (1, 2). Press Take. Stack 1 and 2 stays as it was: stacks 1 and 2 show a red token on top, and then a move takes from one stack only.");
  same(would({ ...red, colours: [["red", ""], ["", "red"]] }, [1, 2], [[1, 2]], [0]),
    "You would leave (1, 2). Press Take. Stack 1 stays as it was: stack 2 shows a red token on top, and then a move takes from one stack only.");
});

test("what may be forbidden, and hints", () => {
  const limit = (most, besides = []) => words.limit({ moves: [], blocks: { most, from: [], besides } });
  same([limit(1), limit(2), limit(2, [[1, 0], [0, 1]])], ["one of the moves shown", "up to 2 of the moves shown", "up to 2 of the moves shown, and (1, 0) or (0, 1) besides"]);
  same(words.limit({ moves: [] }), "up to 0 of the moves shown");
  const hint = (worth, moves, first, board = square) => words.hint(board, { worth, moves }, first);
  same(hint(0, [], true), "No move wins from here against perfect play. Take little and hope.");
  same(hint(0, [], false, sum), "No move wins from here against perfect play.");
  same([hint(2, [[1, 1]], true), hint(1, [[1, 1]], true)],
    ["There is a winning move. Press Hint again to see which.", "No move wins, but one keeps the draw. Press Hint again to see which."]);
  same(hint(1, [[1, 1]], false), "Leave (1, 1): nobody wins from there.");
  same(hint(2, [[1, 1]], false), "Leave (1, 1): from there every answer can be met.");
  same(hint(2, [[0, 1]], false), "Leave (0, 1): from there every answer can be met.");
  same(hint(2, [[0, 0]], false), "Leave (0, 0): nothing is left then.");
  same(hint(2, [[0, 0]], false, { ...square, misere: true }), "Leave (0, 0): from there every answer can be met.");
  same(words.forbidHint([], true), "None of these moves wins: forbid what you like.");
  same([true, false].map((first) => words.forbidHint([[1, 1], [0, 0]], first)), ["There is a move to be feared. Press Hint again to see which.", "Forbid (1, 1) and (0, 0)."]);
});

test("slips, ends and answers in words", () => {
  const better = [[1, 1], [0, 0], [2, 2], [3, 3]];
  same(words.slip("you", { better, could: 2, missed: [] }), "here you could have won: (1, 1) or (0, 0) or (2, 2)");
  same(words.slip("you", { better, could: 1, missed: [] }), "here a draw could be kept: (1, 1) or (0, 0) or (2, 2)");
  same(words.slip("you", { better, could: 2, missed: [[1, 0], [0, 1]] }), "here (1, 0) and (0, 1) should have been forbidden");
  same(words.result(playing(square), 1, ""), "No move leads from (2, 2), so there is nothing to play.");
  same(words.result(playing(square, usual, [1, 1]), -1, ""), "The same position for the third time: nobody wins.");
  same(words.result(playing(square, usual, [0, 2], [0, 0]), 1, ""), "The opponent leaves (0, 0). You cannot move: the opponent wins.");
  same(words.result(playing({ ...square, misere: true }, usual, [0, 0]), 1, "So it is."), "So it is. The opponent cannot move, and in misère play that wins: the opponent wins.");
  const answer = (got, could, answers) => words.answer({ leave: [1, 1], got, could }, [2, 1], answers);
  same(answer(2, 2, []), "Right: you leave (1, 1), and your friend cannot move.");
  same(answer(2, 2, [[1, 0]]), "Right: you leave (1, 1), and every answer can be met.");
  same([answer(1, 1, []), answer(1, 2, [])], ["You leave (1, 1): nobody wins from there.", "You leave (1, 1): nobody wins from there. There is better."]);
  same(answer(0, 2, [[1, 0], [0, 1]]), "Legal, but then (1, 0) wins for your friend.");
  same(answer(0, 2, []), "Legal, but then your friend cannot move, and that wins.");
  same(answer(0, 0, [[1, 0]]), "Legal, but then (1, 0) wins for your friend. From (2, 1) every move has such an answer.");
});

test("what wins against a move that a reader names", async () => {
  const library = page({ answers: (_, { at: heaps }) => nodeOf(heaps) });
  const board = { ...nim(2, 2), start: [2, 1] };
  same(await library.refuted(board, [1, 1]), "Right: you leave (1, 1), and every answer can be met.");
  same(await library.refuted(board, [0, 1]), "Legal, but then (0, 0) wins for your friend.");
  same(await library.refuted(board, [0, 2]), "Legal, but then (0, 0) wins for your friend."); // in the other order
  same(await library.refuted(board, [2, 2]), "(2, 2) is no move from (2, 1).");
  same(await library.refuted(board, [2, 2, 2]), "");
});

/** Numbers from 0 to 1, the same each time. */
function dice() {
  let seed = 7;
  return () => { seed = (seed * 16807) % 2147483647; return seed / 2147483647; };
}

test("random starts: won by the reader, most in the upper half, hard ones with few moves that win and none at once", async () => {
  const starts = async (board, settings, hard, random = dice()) => setup.drawn(board, settings, hard, nodeOf, random);
  const seen = new Set();
  for (let i = 0; i < 30; i += 1) {
    const numbers = dice();
    for (let skip = 0; skip < i; skip += 1) numbers();
    seen.add(String(await starts(nim(9, 9), usual, false, numbers)));
  }
  assert.ok(seen.size > 10);
  const fixed = (...numbers) => { let i = 0; return () => numbers[(i++) % numbers.length]; };
  same(await starts(nim(9, 9), usual, false, fixed(0.79, 0, 0.79, 0.999)), [5, 9]);
  same(await starts(nim(9, 9), usual, false, fixed(0.81, 0.15, 0.81, 0.999)), [1, 9]);
  same(await starts(nim(9, 9), usual, false, fixed(0.8, 0.25, 0.8, 0.999)), [2, 9]); // any heap
  const hard = await starts(nim(9, 9), usual, true);
  const [x, y] = hard;
  assert.ok(x !== y && x && y && x + y >= 14); // one move of many wins
  same(await starts(nim(9, 9), { ...usual, first: 1 }, false, fixed(0.1, 0.5)), [7, 7]);
  const left = (letter) => boardOf("sides", [1, 1], (a, b) => (a && b ? letter : "P"));
  const all = async () => ({ moves: [[[0, 1], [1, 0]], [[0, 1], [1, 0]]] });
  for (const [letter, side, found] of [["L", 0, [1, 1]], ["L", 1, undefined], ["R", 1, [1, 1]], ["R", 0, undefined], ["D", 0, undefined], ["-", 0, undefined], ["N", 0, [1, 1]]]) {
    same(await setup.drawn(left(letter), { ...usual, side }, false, all, dice()), found);
  }
  const rights = async () => ({ moves: [[], [[0, 1], [1, 0]]] });
  same(await setup.drawn(left("P"), { ...usual, first: 1, side: 0 }, false, rights, fixed(0.1, 0.9)), [1, 1]); // the other one begins, and can
  same(await setup.drawn(left("P"), { ...usual, first: 1, side: 1 }, false, rights, fixed(0.1, 0.9)), undefined);
  const stuck = await setup.drawn(nim(1, 0), usual, false, async () => ({ moves: [[]] }), dice());
  same(stuck, undefined); // there is no move
  const rare = boardOf("rare", [30, 30], (a, b) => (a === 3 && b === 0 ? "N" : "D"));
  same(await setup.drawn(rare, usual, false, nodeOf, fixed(0.1, 0.9)), [3, 0]); // none was met, so all are looked at
});

test("a start is not one where a move ends the game at once, nor where every move wins, if there is another", async () => {
  const letters = boardOf("few", [3], (n) => ["P", "N", "N", "N"][n]);
  const next = { 1: [[0]], 2: [[0], [1]], 3: [[1], [2]] };
  const node = (moves) => async ([n]) => ({ moves: [moves[n] ?? []] });
  const order = (...places) => { let i = 0; return () => (i % 2 ? places[(i++ >> 1) % places.length] : (i++, 0.9)); }; // any heap, then which
  same(await setup.drawn(letters, usual, false, node({ ...next, 3: [[1], [0]], 0: [[1]] }), order(0.3, 0.6, 0.9)), [2]);
  const allWin = boardOf("all win", [3], (n) => ["P", "P", "N", "N"][n]);
  same(await setup.drawn(allWin, usual, false, node({ 2: [[0], [1]], 3: [[0], [2]], 0: [[1]], 1: [[0]] }), order(0.6, 0.9)), [3]);
  const only = boardOf("only", [3], (n) => ["P", "N", "N", "N"][n]);
  same(await setup.drawn(only, usual, false, node({ 2: [[0]], 3: [[0], [2]], 0: [[1]], 1: [[0]] }), order(0.6, 0.9)), [3]);
  same(await setup.drawn(only, usual, true, node({ 2: [[0], [1], [2]], 3: [[0], [2]], 0: [[1]], 1: [[0]] }), order(0.9, 0.6)), [2]);
});

test("where the opponent begins, a start has more than one move, if there is such a one", async () => {
  const lost = boardOf("lost", [3], (n) => ["P", "N", "P", "P"][n]);
  const node = async ([n]) => ({ moves: [{ 1: [[0]], 2: [[1]], 3: [[1], [2]] }[n] ?? []] });
  let i = 0;
  const order = () => (i % 2 ? [0.6, 0.9][(i++ >> 1) % 2] : (i++, 0.9)); // 2 and 3 by turns
  same(await setup.drawn(lost, { ...usual, first: 1 }, false, node, order), [3]);
});

test("GAME strings and parameters", () => {
  const family = { name: "f", parameters: [["a", "", "1"], ["b", "", ""]], given: {}, examples: [] };
  same(setup.parametersIn(family, "f"), {});
  same(setup.parametersIn(family, " f :a=2"), { a: "2" });
  same(setup.parametersIn(family, "f:a=2,3,b=x=y"), { a: "2,3", b: "x=y" });
  same(setup.parametersIn(family, "f: a =(1,2),b=3:4"), { a: "(1,2)", b: "3:4" });
  same([setup.parametersIn(family, "f:2"), setup.parametersIn({ ...family, name: "" }, ":a=2"), setup.parametersIn(family, "f:c=2"), setup.parametersIn(family, "f:a=1 + f")],
    [undefined, undefined, undefined, undefined]);
  same(setup.parametersIn(family, "f:a=1,c=2"), { a: "1,c=2" });
  same(setup.gameString(family, { a: "1", b: "" }), "f");
  same(setup.gameString(family, { a: " 2 ", b: "3" }), "f:a=2,b=3");
});
