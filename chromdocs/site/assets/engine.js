// The library itself answers: Python in a worker, one for the whole visit, begun by the first
// question. `ask` gives data in the form that the build writes. Nothing here knows any mathematics.

/** What the library, or Python, has to say instead of an answer. */
class Refusal extends Error {
  /**
   * @param {string} message - in a line
   * @param {string} [trace] - as Python shows an error in the reader's code
   */
  constructor(message, trace = "") {
    super(message);
    this.trace = trace;
  }
}

const FROM_DISK = "This runs Python in the page, and a page that was opened from a disk may not. "
  + "Serve the folder of the site and open it from there: python3 -m http.server in that folder, "
  + "then http://localhost:8000/ in the browser.";

const engine = (() => {
  const STOPPED = "Stopped.";

  /** @typedef {{ done: (data: any) => void, failed: (error: Error) => void, heard: (part: any) => void }} Waiting */
  /** @type {Map<number, Waiting>} */
  const waiting = new Map(); // number of a question -> who waits for the answer
  /** @type {Set<() => void>} */
  const watching = new Set(); // told when the state changes
  /** @type {Worker | undefined} */
  let worker;
  let last = 0;
  let share = 0; // of what has to be loaded
  let ready = false;
  let touched = false; // code of the reader's has run, and may have changed the library

  const tell = () => watching.forEach((act) => act());

  /**
   * End the worker, whatever it does; who still waits gets the reason.
   * @param {string} [why]
   */
  const stop = (why = STOPPED) => {
    worker?.terminate();
    worker = undefined;
    ready = touched = false;
    share = 0;
    const left = [...waiting.values()];
    waiting.clear();
    for (const { failed } of left) failed(new Refusal(why));
    tell();
  };

  /**
   * Give whoever waits what has come for them.
   * @param {Waiting | undefined} asker
   * @param {Told} told
   */
  const answered = (asker, { number = 0, part, answer }) => {
    if (asker && part !== undefined) asker.heard(JSON.parse(part));
    if (!asker || answer === undefined) return;
    const { data, wrong, trace } = JSON.parse(answer);
    waiting.delete(number);
    if (wrong === undefined) asker.done(data);
    else asker.failed(new Refusal(String(wrong), trace && String(trace)));
  };

  /** @param {MessageEvent<Told>} event */
  const hear = ({ data }) => {
    if (!(data instanceof Object)) return; // not from us
    if (data.share !== undefined) share = data.share;
    if (data.ready) ready = true;
    if (data.broken !== undefined) { stop(`Python could not go on: ${data.broken}`); return; }
    try {
      answered(waiting.get(data.number ?? 0), data);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      stop("Python could not go on: it is out of memory."); // what it sends is no text any more
      return;
    }
    tell();
  };

  const start = () => {
    if (worker) return worker;
    worker = new Worker(new URL("worker.js", base), { type: "module", name: "chromdocs" });
    worker.onmessage = hear;
    worker.onerror = (event) => {
      event.preventDefault();
      stop("Python could not be loaded. Is the network there? Try again.");
    };
    return worker;
  };

  /**
   * Put a question to the worker; see `ask`.
   * @param {string} kind
   * @param {object} fields
   * @param {(part: any) => void} [heard]
   * @returns {Promise<any>}
   */
  const put = (kind, fields, heard = () => {}) => new Promise((done, failed) => {
    if (onDisk) { failed(new Refusal(FROM_DISK)); return; }
    const own = kind === "run" || "code" in fields;
    if (touched && !own) stop(); // what the library says by itself is not said by a changed one
    touched ||= own;
    last += 1;
    waiting.set(last, { done, failed, heard });
    start().postMessage({ number: last, question: JSON.stringify({ kind, fields }) });
    tell();
  });

  /**
   * Show in a place how loading goes, that Python works, and a button that stops it, until a
   * promise is kept or broken.
   * @template Kept
   * @param {HTMLElement} place
   * @param {Promise<Kept>} promise
   * @returns {Promise<Kept>}
   */
  const attend = async (place, promise) => {
    const bar = make("progress", { max: 1, ariaLabel: "Loading Python" });
    const words = make("span", { role: "status" });
    const button = make("button", { type: "button", textContent: "Stop", onclick: () => stop() });
    const shown = make("div", { className: "engine" }, bar, words, button);
    const update = () => {
      if (ready) bar.removeAttribute("value");
      else bar.value = share;
      const said = ready ? "Computing …" : "Loading Python and the library, once (6 MB) …";
      if (words.textContent !== said) words.textContent = said;
    };
    update();
    watching.add(update);
    const late = setTimeout(() => place.append(shown), ready ? 300 : 0); // quick answers need none
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      watching.delete(update);
      shown.remove();
    }
  };

  return { put, attend, stop, isReady: () => ready };
})();

/**
 * Ask the library; `heard` gets parts of the answer that come before it is whole.
 * @param {string} kind - a module of chromdocs.lab
 * @param {object} fields
 * @param {(part: any) => void} [heard]
 * @returns {Promise<any>}
 */
function ask(kind, fields, heard) {
  return engine.put(kind, fields, heard);
}

const { attend } = engine;
