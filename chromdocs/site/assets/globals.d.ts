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

