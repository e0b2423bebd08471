// Patterns of digits: a regular expression is read, and followed by its derivatives (Brzozowski): what has
// to come after a digit is a regular expression again, and there are finitely many if equal parts of a
// choice are one.
import { Refused } from "./certificate-json.mjs";

const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";
const MOST = 20_000; // expressions that follow from one
const DEEPEST = 200; // brackets within brackets

/**
 * @typedef {{ id: number, empty: boolean, kind: "none" | "empty" | "digits" | "then" | "or" | "star", digits: Set<number>, parts: Expression[] }} Expression
 */

/** Expressions in so many digits; equal ones are one object. */
export class Patterns {
  /** @param {number} size */
  constructor(size) {
    this.size = size;
    /** @type {Map<string, Expression>} */
    this.known = new Map();
    /** @type {Map<number, Expression>} */
    this.derived = new Map();
    this.none = this.make("none", false);
    this.empty = this.make("empty", true);
  }

  /**
   * @param {Expression["kind"]} kind
   * @param {boolean} empty - whether the empty word follows it
   * @param {Expression[]} parts
   * @param {number[]} digits
   */
  make(kind, empty, parts = [], digits = []) {
    const key = `${kind} ${parts.map(({ id }) => id)} ${digits}`;
    let found = this.known.get(key);
    if (!found) {
      if (this.known.size > MOST) throw new Refused("a pattern is too large");
      found = { id: this.known.size, empty, kind, digits: new Set(digits), parts };
      this.known.set(key, found);
    }
    return found;
  }

  /** @param {number[]} digits */
  digits(digits) { return this.make("digits", false, [], [...new Set(digits)].sort((a, b) => a - b)); }

  /** @param {Expression} first @param {Expression} second @returns {Expression} */
  then(first, second) {
    if (first === this.none || second === this.none) return this.none;
    if (first === this.empty) return second;
    if (second === this.empty) return first;
    if (first.kind === "then") return this.then(first.parts[0], this.then(first.parts[1], second));
    return this.make("then", first.empty && second.empty, [first, second]);
  }

  /** @param {Expression[]} all */
  or(all) {
    const parts = [...new Set(all.flatMap((one) => (one.kind === "or" ? one.parts : [one])))].filter((one) => one !== this.none).sort((a, b) => a.id - b.id);
    if (!parts.length) return this.none;
    return parts.length === 1 ? parts[0] : this.make("or", parts.some(({ empty }) => empty), parts);
  }

  /** @param {Expression} of */
  star(of) {
    if (of === this.none || of === this.empty) return this.empty;
    return of.kind === "star" ? of : this.make("star", true, [of]);
  }

  /**
   * What has to come after a digit.
   * @param {Expression} of
   * @param {number} digit
   * @returns {Expression}
   */
  after(of, digit) {
    const key = of.id * this.size + digit;
    let found = this.derived.get(key);
    if (!found) {
      found = this.derive(of, digit);
      this.derived.set(key, found);
    }
    return found;
  }

  /** @param {Expression} of @param {number} digit */
  derive(of, digit) {
    const [first, second] = of.parts;
    if (of.kind === "digits") return of.digits.has(digit) ? this.empty : this.none;
    if (of.kind === "or") return this.or(of.parts.map((one) => this.after(one, digit)));
    if (of.kind === "star") return this.then(this.after(first, digit), of);
    if (of.kind !== "then") return this.none;
    const now = this.then(this.after(first, digit), second);
    return first.empty ? this.or([now, this.after(second, digit)]) : now;
  }

  /** What follows the pattern after some zeros in front. @param {Expression} of */
  afterZeros(of) {
    const all = new Set([of]);
    for (const one of all) all.add(this.after(one, 0));
    return this.or([...all]);
  }

  /**
   * Read a pattern.
   * @param {string} text
   */
  read(text) {
    let at = 0;
    /** @returns {never} */
    const fail = () => { throw new Refused(`${JSON.stringify(text)} is no pattern in ${this.size} digits`); };
    /** @param {string} sign */
    const digit = (sign) => {
      const value = sign ? DIGITS.indexOf(sign) : -1;
      return value >= 0 && value < this.size ? value : fail();
    };
    /** @param {number} depth @returns {Expression} */
    const one = (depth) => {
      const sign = text[at];
      at += 1;
      if (sign === ".") return this.digits([...Array(this.size).keys()]);
      if (sign === "(") {
        const found = choice(depth + 1);
        if (text[at] !== ")") fail();
        at += 1;
        return found;
      }
      if (sign !== "[") return this.digits([digit(sign)]);
      const end = text.indexOf("]", at);
      if (end <= at) fail();
      const found = [...text.slice(at, end)].map(digit);
      at = end + 1;
      return this.digits(found);
    };
    /** @param {number} depth */
    const sequence = (depth) => {
      const parts = [];
      while (at < text.length && text[at] !== "|" && text[at] !== ")") {
        let part = one(depth);
        for (; at < text.length && "*+?".includes(text[at]); at += 1) {
          if (text[at] === "*") part = this.star(part);
          else part = text[at] === "+" ? this.then(part, this.star(part)) : this.or([part, this.empty]);
        }
        parts.push(part);
      }
      return parts.reduceRight((rest, part) => this.then(part, rest), this.empty);
    };
    /** @param {number} depth @returns {Expression} */
    const choice = (depth) => {
      if (depth > DEEPEST) fail();
      const parts = [sequence(depth)];
      for (; text[at] === "|"; parts.push(sequence(depth))) at += 1;
      return this.or(parts);
    };
    const found = choice(0);
    return at < text.length ? fail() : found;
  }
}
