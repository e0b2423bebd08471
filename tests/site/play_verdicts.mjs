// Read a list of boards, and write for each position what Play makes of it.
import { readFileSync } from "node:fs";
import { loaded } from "./play_scripts.mjs";

const { match, movesOf, heapsAt, isIn } = loaded(["play-data", "play-game"], ["match", "movesOf", "heapsAt", "isIn"]);
const boards = JSON.parse(readFileSync(0, "utf8"));
const answers = [];
for (const board of boards) {
  const nodeOf = movesOf(board);
  for (let place = 0; place < board.outcomes.length; place += 1) {
    const at = heapsAt(board, place);
    if (!isIn(board, at)) continue;
    const node = await nodeOf(at);
    for (const side of board.partizan ? [0, 1] : [0]) {
      const begun = match.begin({ ...board, start: at }, { sides: [side, 1 - side] });
      const opening = match.forbids(board, node, side);
      const played = { ...begun, opening };
      const options = match.options(played, node);
      answers.push({
        game: board.game,
        misere: board.misere,
        at,
        side,
        options,
        forbidden: opening,
        best: match.best(board, options, side),
        choice: options.length ? match.choice(board, options, side, "perfect", () => 0.5) : null,
        winner: match.winner(played, node) ?? null,
      });
    }
  }
}
process.stdout.write(JSON.stringify(answers));
