// The library in the reader's browser: Python, from this site, in a worker. A question is answered
// by chromdocs.lab; what comes and goes is JSON text. Code that a reader writes, or that an address
// brings, can compute here and nothing else: see `enclose`.

/** @typedef {(question: string, send: (part: string) => void) => string} Asked */

const WHEEL = "{{WHEEL}}"; // put in by the build, as is the next
const BYTES = Number("{{BYTES}}"); // of all that is loaded
// Estimates are for Python on the machine itself, which is two or three times as fast: an answer
// that they let pass takes about 20 seconds at most. A page has less memory, too.
const LIMITS = { CHROMDOCS_PATIENCE: "6", CHROMDOCS_MEMORY: "500" }; // seconds, megabytes

const LATER = "{{LATER}}".split(" "); // archives that code may have brought

/**
 * What code may still find here when the library is there: the language, its own clock and door.
 * No network, no storage, no other worker, and nothing that turns text into code.
 */
const KEPT = new Set(`Object Array Boolean Number String Symbol BigInt Math JSON Date RegExp Reflect
  Proxy Promise Map Set WeakMap WeakSet WeakRef FinalizationRegistry Iterator Error EvalError
  AggregateError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError
  ArrayBuffer SharedArrayBuffer DataView Atomics Int8Array Uint8Array Uint8ClampedArray Int16Array
  Uint16Array Int32Array Uint32Array Float16Array Float32Array Float64Array BigInt64Array
  BigUint64Array Infinity NaN undefined globalThis self isNaN isFinite parseFloat parseInt
  decodeURI decodeURIComponent encodeURI encodeURIComponent WebAssembly TextDecoder TextEncoder
  performance crypto console queueMicrotask structuredClone atob btoa postMessage onmessage
  addEventListener removeEventListener dispatchEvent clearTimeout DOMException MessageChannel
  MessagePort constructor`.split(/\s+/));

function enclose() {
  const { prototype } = Function;
  for (let scope = self; scope && scope !== Object.prototype; scope = Object.getPrototypeOf(scope)) {
    for (const name of Object.getOwnPropertyNames(scope)) {
      if (!KEPT.has(name)) Reflect.deleteProperty(scope, name);
    }
  }
  for (const made of [() => {}, async () => {}, function* () {}, async function* () {}]) {
    Reflect.deleteProperty(Object.getPrototypeOf(made), "constructor");
  }
  const shell = () => { throw new Error("no code is made from text here"); };
  Reflect.set(self, "Function", Object.assign(shell, { prototype })); // Python tells functions by it
}

/**
 * Return fetch, with the share of all bytes that have come told to the page.
 * @param {typeof fetch} ask
 * @returns {typeof fetch}
 */
function counting(ask) {
  let come = 0;
  /** @param {Response} response */
  const count = async (response) => {
    const reader = response.body?.getReader();
    for (;;) {
      const { done = true, value } = await reader?.read() ?? {};
      if (done) return;
      come += value?.length ?? 0;
      postMessage({ share: Math.min(1, come / BYTES) });
    }
  };
  return async (...given) => {
    const response = await ask(...given);
    count(response.clone()).catch(() => {}); // whoever asked gets the error
    return response;
  };
}

/** @returns {Promise<Asked>} */
async function start() {
  self.fetch = counting(fetch);
  const here = new URL("./", self.location.href);
  /** @param {string} name */
  const get = async (name) => {
    const response = await fetch(new URL(name, here));
    if (!response.ok) throw new Error(`${name} is not on this site`);
    return response.arrayBuffer();
  };
  const wheel = get(WHEEL);
  const folder = new URL("pyodide/", here).href;
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: folder,
    jsglobals: Object.create(null),
    env: { ...LIMITS, HOME: "/home/pyodide" },
    stdin: () => null,
    stdout: () => {},
    stderr: () => {},
  });
  python.unpackArchive(await wheel, "whl");
  const Request = XMLHttpRequest;
  const unpack = python.unpackArchive.bind(python); // code in here may put another in its place
  /** @param {string} name */
  const bring = (name) => { // a package that few need; Python waits for it
    if (!LATER.includes(name)) throw new Error("it is not on this site");
    const request = new Request();
    request.open("GET", `${here.href}${name}.zip`, false); // no URL is made in here any more
    request.responseType = "arraybuffer";
    request.send();
    if (request.status !== 200) throw new Error(`${name} is not on this site`);
    unpack(request.response, "zip", { extractDir: "/lib/later" });
  };
  python.pyimport("chromdocs.lab.later").register(bring);
  const { asked } = python.pyimport("chromdocs.lab.asked");
  enclose();
  return asked;
}

const ready = start();
ready.then(() => postMessage({ ready: true }), (error) => postMessage({ broken: String(error?.message ?? error) }));

self.onmessage = async ({ data: { number, question } }) => {
  try {
    const asked = await ready;
    /** @param {string} part */
    const send = (part) => postMessage({ number, part });
    postMessage({ number, answer: asked(question, send) });
  } catch (error) { // Python itself gave up
    postMessage({ broken: String(error instanceof Error ? error.message : error) });
  }
};
