// What the scripts of Play decide by themselves, without a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { loaded } from "./play_scripts.mjs";

const { match, words, refuted, addressed, setup, heapsAt, placeOf, isIn } = loaded(
  ["play-data", "play-game", "play-words", "play-address", "play-setup"],
  ["match", "words", "refuted", "addressed", "setup", "heapsAt", "placeOf", "isIn"],
  { pageAt: (place) => new URL(`https://example.org/${place}`) },
);
/** What another realm made, in ours. */
const plain = (value) => JSON.parse(JSON.stringify(value));
const same = (found, wanted) => assert.deepEqual(plain(found), plain(wanted));

// nim on two heaps up to (2, 2): a place is 3x + y
const nim = {
  game: "nim", called: "nim", family: "nim", heaps: 2, start: [2, 1], top: [2, 2], misere: false, outcomes: "PNNNPNNNP",
  colours: [["", ""], ["", ""]], alone: "", loopy: false, lines: false, parts: [2], names: ["nim"], partizan: false,
};
const usual = { first: 0, level: "perfect", people: 1, side: 0 };
const options = (x, y) => ({
  moves: [[...Array(x).keys()].map((i) => [i, y]).concat([...Array(y).keys()].map((i) => [x, i]))],
});

test("places and heaps are each other's inverse", () => {
  const board = { top: [2, 3, 1] };
  for (let place = 0; place < 24; place += 1) assert.equal(placeOf(board, heapsAt(board, place)), place);
  assert.ok(isIn(nim, [2, 2]));
  for (const out of [[3, 0], [-1, 0], [1], [0.5, 1], [NaN, 1]]) assert.ok(!isIn(nim, out), String(out));
});

test("an answer that is no position is not judged as a move", async () => {
  assert.equal(await refuted(nim, [2]), "");
  const playing = { board: nim, settings: usual };
  assert.match(words.intro(playing, true), /Your first move is your answer/);
  assert.doesNotMatch(words.intro(playing, false), /answer/);
});

test("undo goes back to the reader's turn, with two people to the turn before", () => {
  let played = match.begin(nim);
  assert.equal(match.turn(played, false, -1), -1);
  played = match.move(match.move(played, [1, 1]), [0, 1]);
  assert.equal(match.turn(played, false, -1), 0);
  assert.equal(match.turn(played, true, -1), 1);
  const undone = match.to(played, 0);
  assert.equal(match.turn(undone, false, 1), 2);
  assert.equal(match.turn(match.to(played, 2), false, 1), -1);
  const other = match.move(undone, [2, 0]); // another move, and the rest is forgotten
  assert.equal(other.steps.length, 1);
});

test("undo, when the opponent began", () => {
  const played = match.move(match.move(match.begin(nim, { first: 1 }), [1, 1]), [0, 1]);
  assert.equal(match.turn(played, false, -1), 1);
  assert.equal(match.turn(match.to(played, 1), false, -1), -1);
});

test("a slip is told from a good move", () => {
  const good = match.move(match.begin(nim), [1, 1]);
  same(match.judge(good, 0, options(2, 1)), { by: 0, leave: [1, 1], got: 2, could: 2, better: [], missed: [] });
  const bad = match.judge(match.move(match.begin(nim), [2, 0]), 0, options(2, 1));
  assert.equal(bad.got, 0);
  same(bad.better, [[1, 1]]);
  assert.equal(words.slip("you", bad), "here you could have won: (1, 1)");
  const lost = match.begin({ ...nim, start: [1, 1] });
  const forced = match.judge(match.move(lost, [0, 1]), 0, options(1, 1));
  assert.equal(forced.got, forced.could); // there was nothing better
});

test("of several slips the last one counts, if it was not taken back", () => {
  const played = match.move(match.move(match.move(match.begin(nim), [2, 0]), [1, 0]), [0, 0]);
  const slip = { by: 0, leave: [2, 0], got: 0, could: 2, better: [[1, 1]], missed: [] };
  const theirs = { by: 1, leave: [1, 0], got: 0, could: 2, better: [[0, 0]], missed: [] };
  const forgot = { by: 0, leave: [0, 0], got: 0, could: 2, better: [], missed: [[0, 1]] };
  const verdicts = [slip, theirs, forgot];
  same(match.lastSlip(played, verdicts), { slip: forgot, then: match.to(played, 2), left: [0, 0] });
  same(match.lastSlip(match.to(played, 2), verdicts), { slip, then: match.to(played, 0), left: null });
  assert.equal(match.lastSlip(match.to(played, 0), verdicts), undefined);
  assert.equal(match.lastSlip(match.to(played, 2), [{ ...slip, got: 2 }, theirs, forgot]), undefined); // the other's
});

test("what should have been forbidden is told", () => {
  const board = { ...nim, start: [2, 2], blocking: true };
  const after = { moves: [[[0, 0], [2, 0]]], blocks: { most: 1, from: [[0, 0]], besides: [] } };
  const before = { moves: [[[2, 2]]] };
  const played = match.move(match.begin(board), [2, 2], []);
  same(match.judge(played, 0, before, after).missed, [[0, 0]]);
  const careful = match.move(match.begin(board), [2, 2], [[0, 0]]);
  same(match.judge(careful, 0, before, after).missed, []);
  same(match.forbids(board, after, 1), [[0, 0]]);
});

test("no more is forbidden than may be", () => {
  const node = { moves: [], blocks: { most: 1, from: [[1, 2], [2, 1]], besides: [[0, 0]] } };
  assert.ok(match.mayForbid(node, []));
  assert.ok(match.mayForbid(node, [[1, 2], [0, 0]]));
  assert.ok(!match.mayForbid(node, [[1, 2], [2, 1]]));
  assert.ok(!match.mayForbid(node, [[5, 5]]));
});

test("levels", () => {
  const from = [[0, 1], [1, 1], [2, 0]];
  same(match.choice(nim, from, 0, "perfect", () => 0), [1, 1]);
  same(match.choice(nim, from, 0, "random", () => 0.99), [2, 0]);
  same(match.choice(nim, from, 0, "slips", () => 0), [0, 1]);
  same(match.choice(nim, from, 0, "slips", () => 0.5), [1, 1]);
  same(match.choice(nim, [[0, 1], [2, 0]], 0, "perfect", () => 0), [2, 0]); // lost: takes little
});

test("who has won: normal, misère, and play that goes round", () => {
  const none = { moves: [[]] };
  assert.equal(match.winner(match.move(match.begin(nim), [0, 0]), none), 0);
  assert.equal(match.winner(match.move(match.begin({ ...nim, misere: true }), [0, 0]), none), 1);
  let round = match.begin({ ...nim, loopy: true, start: [1, 0] });
  for (let i = 0; i < 4; i += 1) {
    assert.equal(match.winner(round, { moves: [[[1, 0]]] }), undefined);
    round = match.move(round, [1, 0]);
  }
  assert.equal(match.winner(round, { moves: [[[1, 0]]] }), -1);
});

test("one stack or several", () => {
  const one = [[0, 2], [1, 2], [2, 0], [2, 1]];
  same(match.pick(one, [2, 2], [2, 1], 0, 1), { chosen: [1, 2], dropped: [1], several: false });
  same(match.pick([...one, [1, 1]], [2, 2], [2, 1], 0, 1), { chosen: [1, 1], dropped: [], several: true });
  const limits = [[6, 2], [5, 4]]; // Fibonacci nim from 7, at most 2
  same(match.pick(limits, [7, 2], [7, 2], 0, 5, true), { chosen: [5, 4], dropped: [], several: false });
  same(match.pick(limits, [7, 2], [7, 2], 0, 4, true), { chosen: [4, 2], dropped: [], several: false });
});

test("the green rule is explained", () => {
  const board = { ...nim, alone: "a red token is on top", colours: [["green", "red"], ["green", "green"]], start: [2, 2] };
  const playing = { board, settings: usual, played: match.begin(board) };
  const said = words.wouldLeave(playing, [2, 1], [[2, 1]], [0], false);
  assert.match(said, /Stack 1 stays as it was: stack 1 shows a red token on top, and then a move takes from one stack only/);
});

test("moves in an address come back", () => {
  const played = { ...match.begin(nim), opening: [[1, 2]] };
  const both = match.move(match.move(played, [1, 1], [[0, 1], [0, 0]]), [1, 0]);
  const text = match.written(both);
  assert.equal(text, "!1,2;1,1!0,1!0,0;1,0");
  same(match.read(text), { opening: both.opening, steps: both.steps });
  same(match.read(""), { opening: [], steps: [] });
  for (const wrong of ["x", "1,2;", "1,,2", "1;2;x", "!", ";", "1.5", "-1"]) assert.equal(match.read(wrong), undefined, wrong);
});

test("an address has all, and is read again", () => {
  const played = match.move(match.begin(nim, { first: 1 }), [1, 1]);
  const settings = { first: 1, level: "slips", people: 1, side: 0 };
  const link = addressed.link({ board: nim, settings, played });
  assert.equal(link, "https://example.org/play/nim/?game=nim&at=2,1&first=opponent&level=slips&moves=1,1");
  const read = addressed.read(new URL(link).search);
  same(read.settings, settings);
  same(read.wanted, { game: "nim", at: "2,1", misere: false });
  same(addressed.read("?level=rude&people=9&first=nobody").settings, usual);
});

test("positions as people type them", () => {
  same(addressed.position(" (5, 7) "), [5, 7]);
  same(addressed.position("5 7"), [5, 7]);
  same(addressed.position(""), []);
  for (const wrong of ["five", "5,-1", "1.5,2", "5,,7", "9".repeat(30)]) assert.equal(addressed.position(wrong), undefined, wrong);
});

test("parameters become a GAME string, and back", () => {
  const family = { name: "chromatic", parameters: [["red", "", ""], ["beta", "", ""], ["stacks", "", "2"]], given: {}, examples: [] };
  assert.equal(setup.gameString(family, { red: "1,3,4", stacks: "3" }), "chromatic:red=1,3,4,stacks=3");
  assert.equal(setup.gameString(family, { red: " ", stacks: "2" }), "chromatic");
  same(setup.parametersIn(family, "chromatic:red=1,3,4,stacks=3"), { red: "1,3,4", stacks: "3" });
  same(setup.parametersIn(family, "chromatic:beta=(3+sqrt(5))/2"), { beta: "(3+sqrt(5))/2" });
  assert.equal(setup.parametersIn(family, "nim:piles=3"), undefined);
  assert.equal(setup.parametersIn(family, "chromatic + nim"), undefined);
});

test("a random start can be won by the reader, whoever begins", async () => {
  const nodeOf = async ([x, y]) => options(x, y);
  let seed = 1;
  const random = () => { seed = (seed * 16807) % 2147483647; return seed / 2147483647; };
  for (const hard of [false, true]) {
    for (const first of [0, 1]) {
      const found = await setup.drawn(nim, { ...usual, first }, hard, nodeOf, random);
      assert.equal(nim.outcomes[placeOf(nim, found)], first ? "P" : "N");
    }
  }
  const nothing = await setup.drawn({ ...nim, outcomes: "PPPPPPPPP" }, usual, false, nodeOf, random);
  assert.equal(nothing, undefined);
});

test("two people, and Left and Right, have their names", () => {
  const playing = { board: nim, settings: { ...usual, people: 2 }, played: match.begin(nim) };
  assert.equal(words.who(playing, 0), "the first player");
  assert.equal(words.does(playing, 1, "leave"), "The second player leaves");
  const partizan = { ...playing, board: { ...nim, partizan: true } };
  assert.equal(words.who(partizan, 1), "Right");
  const end = { ...playing, settings: usual, played: match.move(match.begin(nim), [0, 0]) };
  assert.equal(words.result(end, 0, ""), "You leave (0, 0). The opponent cannot move: you win!");
});
