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

interface Window {
  chromdocs?: Record<string, unknown>;
  document$?: { subscribe(act: () => void): void };
}

declare const Reveal: import("reveal.js").RevealApi;
declare const RevealNotes: typeof import("reveal.js/plugin/notes").default;

declare function ask(kind: string, fields: object): Promise<unknown>;
