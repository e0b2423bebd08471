// A page without a browser, for scripts of Play that make elements; and what they made, as text.
import { readFileSync } from "node:fs";
import { Window } from "happy-dom";

const ASSETS = new URL("../../chromdocs/site/assets/", import.meta.url);
const PARTS = ["shared", "play-data", "play-game", "play-words", "play-seen", "play-squares", "play-plane", "play-slice",
  "play-line", "play-tokens", "play-why", "play-reasons", "play-list", "play-address", "play-setup"];
const NAMES = ["addressed", "boardFor", "lastJudged", "makeLines", "makeList", "makePlane", "makeSlice", "makeTokens", "match",
  "movesOf", "reasons", "refuted", "setup", "showAnswers", "showLegend", "showWhy", "sliced", "words", "drawArrow", "planeFrame"];
const GLOBALS = ["document", "location", "HTMLElement", "HTMLInputElement", "Element", "Event", "MutationObserver",
  "NodeFilter", "addEventListener", "navigator"];

/** Round all numbers of a text, so that it is short. */
const rounded = (text) => text.replace(/-?\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));

/** A pen that writes down what it is told. */
function recorder(canvas) {
  const strokes = [];
  const pen = new Proxy({ canvas }, {
    get(target, name) {
      if (name === "strokes") return strokes;
      return target[name] ?? ((...values) => { strokes.push(`${name}(${values.map((v) => v?.tagName ?? v).join(", ")})`); });
    },
    set(target, name, value) {
      target[name] = value;
      strokes.push(`${name} = ${value}`);
      return true;
    },
  });
  return pen;
}

/**
 * Return a page with the names that the scripts define, and with what a test does there.
 * @param {{ calm?: boolean, answers?: (kind: string, fields: object) => any, width?: number, height?: number, ratio?: number }} [options]
 */
export function page({ calm = false, answers = () => undefined, width = 310, height = 420, ratio = 1 } = {}) {
  const window = new Window({ url: "https://example.org/play/nim/", width: 360, height: 720, settings: { handleDisabledFileLoadingAsSuccess: true } });
  const { document } = window;
  const pens = new Map();
  const observed = [];
  const flights = [];
  Object.defineProperty(document, "currentScript", { value: { src: "https://example.org/assets/play.js" } });
  Object.defineProperty(document, "fonts", { value: { ready: { then() {} } } });
  const size = { width };
  Object.defineProperty(window.HTMLElement.prototype, "clientWidth", { get: () => size.width, configurable: true });
  Object.defineProperty(window.HTMLElement.prototype, "clientHeight", { get: () => height, configurable: true });
  window.HTMLElement.prototype.setPointerCapture = () => {};
  window.HTMLElement.prototype.animate = function animate(...values) {
    flights.push(JSON.stringify(values));
    return { finished: new Promise(() => {}) };
  };
  window.HTMLCanvasElement.prototype.getContext = function getContext() {
    if (!pens.has(this)) pens.set(this, recorder(this));
    return pens.get(this);
  };
  const style = { fontSize: "16px", fontFamily: "serif", getPropertyValue: (name) => name.slice(2) };
  const asked = [];
  const given = {
    ...Object.fromEntries(GLOBALS.map((name) => [name, typeof window[name] === "function" && !/^[A-Z]/.test(name) ? window[name].bind(window) : window[name]])),
    window,
    Node: window.Node,
    ResizeObserver: class { constructor(act) { observed.push(act); } observe() {} },
    matchMedia: () => ({ matches: calm }),
    devicePixelRatio: ratio,
    getComputedStyle: () => style,
    innerHeight: 720,
    ask: async (kind, fields) => { asked.push([kind, fields]); return answers(kind, fields); },
  };
  const text = PARTS.map((part) => readFileSync(new URL(`${part}.js`, ASSETS), "utf8")).join("\n");
  const own = new Function(...Object.keys(given), `${text}; return { ${NAMES} };`)(...Object.values(given));
  const root = document.createElement("div");
  document.body.append(root);
  const hands = [];
  return {
    ...own, window, document, root, asked, flights, hands,
    hold: Object.fromEntries(["play", "place", "forbid"].map((what) => [what, (heaps) => hands.push([what, heaps])])),
    /** What was done since the last time. */
    done: () => hands.splice(0),
    /** Let the page have another width. */
    resize(to) { size.width = to; for (const act of observed) act(); },
    /** What was drawn on all canvases since the last time: a line for each part that is seen. */
    strokes: () => [...pens.values()].flatMap(({ strokes }) => rounded(strokes.splice(0).join("; ")).split(/(?<=(?:stroke|fill|Rect|Text|Image)\([^)]*\)); /).filter(Boolean)),
    key(element, name, more = {}) {
      const event = new window.KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    },
    pointer(element, kind, x, y, more = {}) {
      element.dispatchEvent(new window.PointerEvent(`pointer${kind}`, {
        clientX: x, clientY: y, bubbles: true, isPrimary: true, button: 0, pointerId: 1, ...more }));
    },
    fire(element, kind) { element.dispatchEvent(new window.Event(kind, { bubbles: true, cancelable: true })); },
  };
}

const PROPERTIES = ["ariaLabel", "ariaPressed", "ariaHidden", "ariaLive", "disabled", "hidden", "readOnly", "spellcheck", "title", "scrollLeft", "scrollTop", "value", "href"];

/**
 * Return an element as lines: its tag, class, attributes, properties that are set, and text.
 * @param {Element} element
 */
export function picture(element, depth = 0) {
  const attributes = [...element.attributes].filter(({ name }) => name !== "class")
    .map(({ name, value }) => `${name}="${value}"`);
  const properties = PROPERTIES.filter((name) => !attributes.some((one) => one.startsWith(`${name}=`)))
    .filter((name) => element[name] && typeof element[name] !== "object" && !(element.tagName === "LI" && name === "value"))
    .map((name) => `${name}=${element[name]}`);
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.nodeValue).join("|");
  const name = [element.tagName.toLowerCase(), ...element.classList].join(".");
  const line = [name, ...attributes, ...properties, ...(own ? [JSON.stringify(own)] : [])].join(" ");
  return [`${"  ".repeat(depth)}${rounded(line)}`, ...[...element.children].flatMap((child) => picture(child, depth + 1))];
}
