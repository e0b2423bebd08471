// The text of a certificate, read strictly: JSON.parse would take 1.0 for 1, round long numbers, and
// let a key stand twice. An object becomes a Map, a whole number a number, or a bigint if it is long.

/** @typedef {string | number | bigint | boolean | null | Json[] | Map<string, any>} Json */

/** What a checker does not accept, in one line. */
export class Refused extends Error {}

/** A text that is no JSON at all. */
export class Unreadable extends Error {}

const DEEPEST = 20; // a certificate has lists in lists, but few
const BLANKS = /[ \t\n\r]*/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;
/** @type {[string, Json][]} */
const WORDS = [["true", true], ["false", false], ["null", null]];

/**
 * Read a text.
 * @param {string} text
 * @returns {Json}
 */
export function parsed(text) {
  let at = 0;
  /** @param {RegExp} expression */
  const take = (expression) => {
    expression.lastIndex = at;
    const match = expression.exec(text);
    if (match) at += match[0].length;
    return match;
  };
  /** @returns {never} */
  const fail = () => { throw new Unreadable(`it is no JSON at character ${at + 1}`); };
  /** @param {string} wanted */
  const sign = (wanted) => {
    take(BLANKS);
    const here = text[at] === wanted;
    if (here) at += 1;
    return here;
  };
  const word = () => {
    take(BLANKS);
    const start = at, match = take(STRING);
    try {
      return match ? /** @type {string} */ (JSON.parse(match[0])) : fail();
    } catch {
      at = start; // it has a sign that no text has
      return fail();
    }
  };
  /** @param {string} end @param {() => void} item */
  const items = (end, item) => {
    if (sign(end)) return;
    do item(); while (sign(","));
    if (!sign(end)) fail();
  };
  /** @param {number} depth @returns {Json} */
  const value = (depth) => {
    if (depth > DEEPEST) throw new Refused(`lists stand more than ${DEEPEST} deep in each other`);
    if (sign("[")) {
      /** @type {Json[]} */
      const all = [];
      items("]", () => all.push(value(depth + 1)));
      return all;
    }
    if (sign("{")) {
      /** @type {Map<string, Json>} */
      const found = new Map();
      items("}", () => {
        const key = word();
        if (found.has(key)) throw new Refused(`the key ${quoted(key)} stands twice in one object`);
        if (!sign(":")) fail();
        found.set(key, value(depth + 1));
      });
      return found;
    }
    if (text[at] === '"') return word();
    for (const [name, meaning] of WORDS) {
      if (text.startsWith(name, at)) {
        at += name.length;
        return meaning;
      }
    }
    const match = take(NUMBER);
    if (!match) return fail();
    if (match[1] || match[2] || match[0] === "-0") throw new Refused(`${match[0]} is not written as a whole number`);
    const number = Number(match[0]);
    return Number.isSafeInteger(number) ? number : BigInt(match[0]);
  };
  const whole = value(0);
  take(BLANKS);
  return at < text.length ? fail() : whole;
}

/**
 * A text as it is printed: in quotes and ASCII, so that it cannot look like a line of the checker's own.
 * @param {string} text
 */
export const quoted = (text) => JSON.stringify(text).replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * The values of an object that has exactly these keys.
 * @param {Json | undefined} value
 * @param {string} what
 * @param {string[]} keys
 * @returns {Map<string, any>}
 */
export function object(value, what, keys) {
  if (!(value instanceof Map)) throw new Refused(`${what} is no object`);
  for (const key of value.keys()) if (!keys.includes(key)) throw new Refused(`${what} has an unknown key, ${quoted(key)}`);
  for (const key of keys) if (!value.has(key)) throw new Refused(`${what} has no ${quoted(key)}`);
  return value;
}

/**
 * @param {Json | undefined} value
 * @param {string} what
 * @returns {Json[]}
 */
export function list(value, what) {
  if (!Array.isArray(value)) throw new Refused(`${what} is no list`);
  return value;
}

/**
 * @param {Json | undefined} value
 * @param {string} what
 * @returns {string}
 */
export function string(value, what) {
  if (typeof value !== "string") throw new Refused(`${what} is no text`);
  return value;
}

/**
 * A whole number from 0 to below an end.
 * @param {Json | undefined} value
 * @param {string} what
 * @param {number} end
 * @returns {number}
 */
export function index(value, what, end = Infinity) {
  if (typeof value !== "number" || value < 0 || value >= end) throw new Refused(`${what} is no whole number${end === Infinity ? "" : ` from 0 to ${end - 1}`}`);
  return value;
}
