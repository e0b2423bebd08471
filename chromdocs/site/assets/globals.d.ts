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

