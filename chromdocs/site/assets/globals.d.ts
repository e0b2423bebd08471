// What pages find besides their own scripts: data that scripts bring, the theme, the slides.

/** A statement behind what is said: its id, its place in the paper, its verdict. */
type Behind = [id: string, place: string, label: string];

/** A game on a board, as the library computed it; a place in the box stands for a position. */
interface Board {
  game: string; // the GAME string
  called: string;
  rule: string;
  family: string; // page of the game, or ""
  heaps: number;
  start: number[];
  top: number[]; // the box: all positions with heaps from 0 up to these
  misere: boolean;
  outcomes: string; // a letter for each place, the last heap runs fastest: P N D L R, - for no position
  moves?: number[][][]; // [side][place] -> places of the options; missing if there are too many
  blocks?: { most: number; from: number[]; besides: number[] }[]; // what may be forbidden, by place
  colours: string[][]; // heap by heap, of each level from 1; "" where there is none
  alone: string; // when a move takes from one stack only: "a red token is on top", or ""
  loopy: boolean;
  lines: boolean; // every heap is a game by itself: number lines show it
  parts: number[]; // how many heaps each part of a sum has
  names: string[]; // what each part is called
  claims: Behind[];
  formula: boolean;
}

/** Numbers under each other: digits, nim-sums, pairs of a sequence. */
interface Rows {
  kind: "rows";
  title: string;
  columns: string[]; // [] for none
  rows: string[][]; // the first cell is the name of the row
  marked: [row: number, column: number][]; // the cells that matter
}

/** Partners on a line of levels. */
interface Arcs {
  kind: "arcs";
  title: string;
  to: number; // levels from 1 up to this
  colours: string[];
  pairs: [number, number][]; // (n, n) for a level alone
  waiting: number[];
  here: number[]; // levels of this position
}

/** Why a position is what it is; a prepared one has the claims of its board. */
interface Why {
  said: string;
  words: string[];
  picture: Rows | Arcs | null;
  claims?: Behind[];
}

/** What a view shows. */
interface Seen {
  board: Board;
  at: number[];
  chosen: number[]; // what the reader would leave; equals `at` if nothing is chosen
  options: number[][]; // what the reader may leave now
  crossed: number[][]; // options that are forbidden now
  pickable: number[][]; // what the reader may forbid now
  map: boolean; // outcomes are to be seen
  placing: boolean; // the reader sets up a position
  side: number; // who is to move: 0 (Left, or anybody), 1 (Right)
  last: { from: number[]; to: number[]; by: "you" | "opponent" } | null;
}

/** What a reader does in a view. */
interface Hands {
  play(heaps: number[]): void;
  place(heaps: number[]): void;
  forbid(heaps: number[]): void;
}

/** The charts between which a reader can choose. */
interface Steps {
  name: string;
  values: string[];
  charts: string[];
  at: number;
  frames: boolean;
}

/** What the lab answers: a chart, a table, a board, words; the view says which of them. */
interface Solved {
  refused?: string; // and a bound that goes
  goes?: number;
  name: string;
  called: string;
  rule: string;
  heaps: number;
  play: string;
  said: string;
  python: string;
  command: string;
  chart?: Chart | null;
  caption?: string;
  alt?: string;
  columns?: string[];
  rows?: (string | number)[][];
  count?: number;
  periods?: string[];
  hint?: string;
  files?: string[];
  at?: string;
  lines?: string[];
  value?: string;
  options?: string;
  claims?: string[];
  board?: Board;
}

/** An SVG for light and one for dark ground, and what they show. */
interface Drawing {
  alt: string;
  light: string;
  dark: string;
}

/** What came of a formula; of what is none, what is wrong, and where. */
interface Decided {
  wrong?: string;
  place?: [from: number, to: number];
  line?: string; // the line of the place, and one to stand below it
  mark?: string;
  true: boolean;
  verdict: string;
  written: string; // how numbers are
  states: number; // of the largest automaton
  seconds: number | null; // null: computed by the build
  example: [name: string, number: string, digits: string][];
  automata: { title: string; states: number; drawn: boolean; pictures?: Drawing[] }[]; // a picture for each digit read
  steps: [number: number, said: string, of: string, states: number][];
  count: number; // of steps, of which only some may be there
  python: string;
  command: string;
  check: string; // the command that checks the certificates
}

/** What came of the check of a statement. */
interface Verified {
  id: string;
  title: string;
  where: string;
  said: string;
  status: string;
  label: string;
  readings: { reading: string; status: string; line: string; published: string }[];
  agrees: string;
  python: string;
  command: string;
}

/** What a reader can choose for a figure: steps, and where the address counts, own values. */
interface Choices {
  steps?: Steps;
  words?: Record<string, string>; // value of a step -> where all is that the page says for it
  id?: string;
  site?: string;
  own?: [name: string, meaning: string, standard: string][];
  same?: string[]; // shapes that are its own
}

/** All that a page says of a figure for values that were chosen. */
interface ShownFigure {
  id: string;
  parameters: Record<string, string>;
  said: string;
  query: string;
  stem: string;
  call: string;
  columns: string[];
  rows: (string | number)[][];
  count: number;
  csv: string;
  claims: [id: string, place: string, status: string, words: string][];
  texts: Record<string, string>;
}

/** What the page for talks says of a figure: the lines to copy, where {end}, {theme}, {embed} and {aspect} are still to be put in. */
interface TalkFigure {
  id: string;
  parameters: Record<string, string>;
  title: string;
  alt: string;
  aspect: string;
  query: string;
  stem: string;
  call: string;
  lines: Record<"live" | "still", Record<string, string>>;
  own?: [name: string, meaning: string, standard: string][];
  same?: string[]; // shapes that are its own
}

/** What the worker says: how loading goes, an answer or a part of one, or that it is at its end. */
interface Told {
  share?: number;
  ready?: boolean;
  broken?: string;
  number?: number;
  part?: string;
  answer?: string;
}

interface Window {
  chromdocs?: Record<string, unknown>;
  document$?: { subscribe(act: () => void): void };
}

declare const Reveal: import("reveal.js").RevealApi;
declare const RevealNotes: typeof import("reveal.js/plugin/notes").default;


/** What a check of a certificate came to. */
interface CheckedCertificate {
  accepted: boolean;
  verdict: string; // in one line
  details: string[]; // what was proved
}
