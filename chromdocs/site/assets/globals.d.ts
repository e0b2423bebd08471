// What pages find besides their own scripts: data that scripts bring, the theme, the slides.

/** A board, as the library computed it; places in lists stand for positions. */
interface Board {
  start: number[];
  positions: number[][];
  moves: number[][][]; // for each player, or one list for both
  wins: boolean[][];
  colours: string[][];
  several: string;
  misere: boolean;
  draws?: boolean[];
  forbidden?: number[][];
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

