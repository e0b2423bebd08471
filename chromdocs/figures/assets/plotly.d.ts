// Charts as the library writes them, and what the pages use of Plotly, which has no types.

/** Points of a cloud as 16-bit numbers in base 64, and what each says, with {x} and {y} in it. */
interface Cloud {
  x: string;
  y: string;
  color: string;
  said: string;
  size: number;
}

/** What one of our figures says of itself; a chart that a notebook made has less. */
interface Meta {
  id: string;
  title: string;
  caption: string;
  alt: string;
  aspect: number;
  narrow?: { layout?: { images?: object; meta?: { aspect?: number } }; config?: object };
  clouds?: Cloud[];
}

interface Trace {
  x: number[];
  y: number[];
  hovertext?: string | string[];
}

interface Layout {
  dragmode?: string | false;
  margin: Record<"l" | "r" | "t" | "b", number>;
  meta?: Meta;
  xaxis: { visible?: boolean };
  images?: object;
}

interface Chart {
  data: (Trace | object)[];
  layout: Layout;
  config?: object;
}

interface DrawnAxis {
  range: [number, number];
  _length: number;
}

/** An element in which Plotly has drawn. */
interface Drawn extends HTMLDivElement {
  data: Trace[];
  layout: Layout;
  _fullLayout: { xaxis: DrawnAxis; yaxis: DrawnAxis; meta?: Meta };
  on(event: "plotly_relayout", act: (change: object) => void): void;
  clouded?: boolean;
}

interface Plotly {
  react(element: HTMLElement, data: object[], layout: object, config: object): Promise<Drawn>;
  update(element: Drawn, trace: object, layout: object, traces: number[]): Promise<Drawn>;
  purge(element: HTMLElement): void;
  Fx: {
    hover(element: HTMLElement, points: { curveNumber: number; pointNumber: number }[]): void;
    unhover(element: HTMLElement): void;
  };
}

declare const Plotly: Plotly;
