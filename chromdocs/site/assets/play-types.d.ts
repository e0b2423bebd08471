// What the parts of Play share besides boards and views.

/** The moves from one position, written out: for each side, or one list for both. */
interface Moves {
  moves: number[][][];
  blocks?: { most: number; from: number[][]; besides: number[][] };
}

/** A move, and what was forbidden to the other player then. */
interface Step {
  leave: number[];
  forbid: number[][];
}

/** What was played; the first `cursor` moves count, those after it were taken back. */
interface Match {
  board: Board;
  first: number; // the player who begins
  sides: [number, number]; // of the players
  start: number[];
  opening: number[][]; // forbidden at the start
  steps: Step[];
  cursor: number;
}

/** What a move was worth, and what could have been had. */
interface Judged {
  by: number;
  leave: number[];
  got: number;
  could: number;
  better: number[][];
  missed: number[][]; // winning moves of the other player that should have been forbidden
}

/** How a game is played. */
interface Settings {
  first: number; // the player who begins
  level: string; // of the opponent
  people: number; // 2: nobody plays for the opponent
  side: number; // the reader's, where the players' moves differ
}

/** A board that is asked for. */
interface Wanted {
  game: string;
  start: number[];
  misere: boolean;
}

/** What a page says of the family of its games. */
interface FamilyGiven {
  name: string;
  parameters: [name: string, words: string, standard: string][];
  given: Record<string, string>;
  examples: string[];
}

/** What a board may do besides being played on. */
interface BoardOptions {
  full?: boolean; // the address counts, and all can be chosen
  exercise?: boolean; // one move counts
  asksMove?: boolean; // and the exercise asks for it
  whys?: string; // where the reasons for a prepared board are
  family?: FamilyGiven;
  chapter?: string; // that explains the game
}

interface Seen {
  hand?: string; // whose hand takes what is chosen; empty if it is the reader's
}

interface Board {
  partizan: boolean; // the players' moves differ
  blocking: boolean; // moves may be forbidden
  raises?: boolean; // a move may raise a heap, as a limit
  rounds: boolean[]; // heap by heap: play may go round there
}

/** What is going on at a board. */
interface Playing {
  board: Board;
  settings: Settings;
  played: Match;
}

/** A move, what it is worth, and the answer that wins against it; null if nothing is left to do. */
interface Answered {
  move: number[];
  worth: "wins" | "draws" | "loses";
  answer: number[] | null;
}
