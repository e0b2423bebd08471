// What a numeration is, from its name alone: which words of digits are numbers, which word is the n-th,
// and the automata of equality, order, single numbers and patterns.
import { build, letters } from "./certificate-automata.mjs";
import { Patterns } from "./certificate-patterns.mjs";
import { Refused } from "./certificate-json.mjs";

/** @typedef {import("./certificate-automata.mjs").Row} Row */

const MOST = 36; // digits, since a pattern has no sign for more
const SIGNS = "0123456789abcdefghijklmnopqrstuvwxyz";
const LONGEST = 1000; // digits of a number that is written out

const NAMED = /^(?:base ([1-9][0-9]?)|(zeckendorf)|ostrowski\(([1-9][0-9]?(?:, [1-9][0-9]?)*)\))$/;

/** What goes by names in a base, in the digits other than 0; some only in base 2. @type {Record<string, (digits: string) => string>} */
const NAMES = {
  vile: (digits) => `.*[${digits}](00)*`,
  dopey: (digits) => `(.*[${digits}])?0(00)*`,
  power: () => "10*",
};
/** @type {Record<string, string>} */
const IN_TWO = { evil: "(0*10*1)*0*", odious: "0*1(0*10*1)*0*" };

export class Numeration {
  /**
   * @param {string} name
   */
  constructor(name) {
    const match = NAMED.exec(name);
    if (!match || name === "ostrowski(1)") throw new Refused(`${JSON.stringify(name)} is no numeration`);
    this.name = name;
    this.base = match[1] ? Number(match[1]) : 0;
    /** the quotients of the continued fraction, whose period they are; none in a base */
    this.period = match[2] ? [1] : match[3]?.split(", ").map(Number) ?? [];
    if (match[1] && (this.base < 2 || this.base > MOST)) throw new Refused(`${name} has too few digits or too many`);
    const blocks = this.base ? Array.from({ length: this.base }, (_, digit) => [digit]) : blocked(this.period);
    /** what each digit of the automata stands for, the highest weight first */
    this.blocks = blocks;
    this.digits = blocks.length;
    const full = this.base ? Infinity : this.period[0]; // the lowest digit of a block may ask for a 0 after it
    /** the words that are numbers */
    this.valid = build(this.digits, 1, /** @type {boolean} */ (false), (wanted) => blocks.flatMap((block, digit) => (
      wanted && block[0] ? [] : [/** @type {[number, boolean]} */ ([digit, block[block.length - 1] === full])])), () => true, String);
    /** @type {Map<number, import("./certificate-automata.mjs").Automaton>} */
    this.powers = new Map();
    this.patterns = new Patterns(this.digits);
  }

  /**
   * All tuples of numbers.
   * @param {number} tracks
   */
  every(tracks) {
    let found = this.powers.get(tracks);
    if (!found) {
      letters(this.digits, tracks);
      const { rows } = this.valid;
      found = build(this.digits, tracks, Array(tracks).fill(0), (states) => {
        /** @type {[number, number[]][]} */
        let steps = [[0, []]];
        for (const state of states) {
          const [from, to] = rows[state];
          steps = steps.flatMap(([letter, then]) => Array.from(from, (digit, i) => /** @type {[number, number[]]} */ (
            [letter * this.digits + digit, [...then, to[i]]])));
        }
        return steps;
      }, () => true, String);
      this.powers.set(tracks, found);
    }
    return found;
  }

  /**
   * The pairs of numbers whose digits, as far as they are alike, are compared at the first that differ.
   * @param {boolean} isLess - or equal
   */
  compared(isLess) {
    const { rows } = this.valid;
    return build(this.digits, 2, [0, 0, 0], ([x, y, below]) => {
      /** @type {[number, number[]][]} */
      const steps = [];
      const [first, to1] = rows[x], [second, to2] = rows[y];
      for (let i = 0; i < first.length; i += 1) {
        for (let j = 0; j < second.length; j += 1) {
          const a = first[i], b = second[j];
          if (below || a === b || (isLess && a < b)) steps.push([a * this.digits + b, [to1[i], to2[j], below || Number(a < b)]]);
        }
      }
      return steps;
    }, ([, , below]) => !isLess || below === 1, String);
  }

  /**
   * The digits of a number, which is the n-th word: words of so many digits are counted, with each first
   * digit in turn.
   * @param {bigint} n
   * @returns {number[]}
   */
  word(n) {
    const { rows } = this.valid;
    const counts = [rows.map(() => 1n)]; // for each length and state, the words from there
    while (counts[counts.length - 1][0] <= n) {
      const last = counts[counts.length - 1];
      counts.push(rows.map(([, to]) => Array.from(to).reduce((sum, then) => sum + last[then], 0n)));
    }
    const word = [];
    let state = 0, rest = n;
    for (let length = counts.length - 2; length >= 0; length -= 1) {
      const [digits, to] = rows[state];
      let i = 0;
      for (; rest >= counts[length][to[i]]; i += 1) rest -= counts[length][to[i]];
      word.push(digits[i]);
      state = to[i];
    }
    return word;
  }

  /**
   * A number that is written out, alone.
   * @param {bigint} n
   */
  constant(n) {
    const word = this.word(n);
    return build(this.digits, 1, /** @type {number} */ (0), (at) => (
      /** @type {[number, number][]} */ ([...(at ? [] : [[0, 0]]), ...(at < word.length ? [[word[at], at + 1]] : [])])), (at) => at === word.length, String);
  }

  /**
   * The numbers whose digits follow a pattern.
   * @param {string} pattern
   */
  follows(pattern) {
    const { patterns } = this;
    const of = patterns.afterZeros(patterns.read(pattern));
    const { rows } = this.valid;
    /** @typedef {{ valid: number, rest: import("./certificate-patterns.mjs").Expression | null }} State - null before the first digit other than 0 */
    return build(this.digits, 1, /** @type {State} */ ({ valid: 0, rest: null }), ({ valid, rest }) => (
      Array.from(rows[valid][0], (digit, i) => /** @type {[number, State]} */ (
        [digit, { valid: rows[valid][1][i], rest: !rest && digit === 0 ? null : patterns.after(rest ?? of, digit) }]))),
    ({ rest }) => (rest ?? of).empty, ({ valid, rest }) => `${valid} ${rest?.id}`);
  }

  /**
   * What a given relation has to be; nothing for addition and floor, which are proved.
   * @param {string} name
   * @returns {{ tracks: number, make: (() => import("./certificate-automata.mjs").Automaton) | null }}
   */
  given(name) {
    const [, number, pattern] = /^(?:constant (0|[1-9][0-9]*)|follows "([^"\n]*)")$/.exec(name) ?? [];
    if (number !== undefined) {
      if (number.length > LONGEST) throw new Refused(`a number with ${number.length} digits is too long`);
      return { tracks: 1, make: () => this.constant(BigInt(number)) };
    }
    if (pattern !== undefined) return { tracks: 1, make: () => this.follows(pattern) };
    if (name === "equal" || name === "less") return { tracks: 2, make: () => this.compared(name === "less") };
    if (name === "every") return { tracks: 1, make: () => this.every(1) };
    if (name === "true") return { tracks: 0, make: () => this.every(0) };
    if (name === "add") return { tracks: 3, make: null };
    if (name === "floor" && !this.base) return { tracks: 2, make: null };
    const known = this.known(name);
    if (known === undefined) throw new Refused(`nothing is called ${JSON.stringify(name).slice(0, 60)} in ${this.name}`);
    return { tracks: 1, make: () => this.follows(known) };
  }

  /**
   * The pattern of a name.
   * @param {string} name
   */
  known(name) {
    if (this.base === 2 && Object.hasOwn(IN_TWO, name)) return IN_TWO[name];
    return this.base && Object.hasOwn(NAMES, name) ? NAMES[name](SIGNS.slice(1, this.digits)) : undefined;
  }
}

/**
 * The blocks of digits of one period, the highest weight first, in the order of the numbers.
 * @param {number[]} period
 */
function blocked(period) {
  /** @type {number[][]} */
  let blocks = [[]];
  for (const most of [...period].reverse()) {
    const above = blocks[0].length ? period[period.length - blocks[0].length] : Infinity; // the digit before
    blocks = blocks.flatMap((block) => Array.from({ length: most + 1 }, (_, digit) => [...block, digit]))
      .filter((block) => block.length < 2 || block[block.length - 2] !== above || block[block.length - 1] === 0);
    if (blocks.length > MOST * MOST) break;
  }
  if (blocks.length > MOST) throw new Refused(`ostrowski(${period.join(", ")}) has more than ${MOST} digits`);
  return blocks;
}
