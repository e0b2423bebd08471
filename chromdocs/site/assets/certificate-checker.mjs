// Checks certificates: every step of a decision, that it is the decision of the statement that was typed,
// and that addition is addition. It shares nothing with the program in Python that does the same: neither
// code nor, where there is another, the way.
import { index, list, object, parsed, Refused, string } from "./certificate-json.mjs";
import { read } from "./certificate-formulas.mjs";
import { Meaning } from "./certificate-meaning.mjs";
import { Numeration } from "./certificate-numerations.mjs";
import { theta } from "./certificate-reals.mjs";
import { Statements } from "./certificate-statements.mjs";
import { Steps, track } from "./certificate-steps.mjs";

/** @typedef {import("./certificate-formulas.mjs").Text} Text */
/** @typedef {import("./certificate-json.mjs").Json} Json */
/** @typedef {{ valid: string, add: string, floor: string | null }} Proved - the automata of which it is proved what they are */
/** @typedef {{ instance: string, formula: string, true: boolean, numeration: string, example: [string, bigint][] }} Decision */
/** @typedef {{ name: string, decisions: Decision[], meanings: string[], steps: number, largest: number }} Report - the meanings are those of the names of relations */

const KEYS = ["certificate", "decisions", "steps", "largest", "numerations"];
const DECISION = ["instance", "formula", "true", "numeration", "root", "example"];
const FEW = [3, Infinity]; // the readings of a formula that are tried
const LONGEST = 100; // digits of a number in an example

const NEXT = "let next(y, t) = y < t and not exists w: y < w and w < t; ";
const ADDITION = [
  "forall x: exists y: x < y",
  "forall x, y, z: y = 0 and add(x, y, z) implies x = z",
  "forall x, y, z: y = 0 and x = z implies add(x, y, z)",
  "forall x, y, u: (exists t: next(y, t) and add(x, t, u)) implies (exists z: add(x, y, z) and next(z, u))",
  "forall x, y, u: (exists z: add(x, y, z) and next(z, u)) implies (exists t: next(y, t) and add(x, t, u))",
];

/**
 * What makes a relation floor ⌊nθ⌋, for the θ with A θ² − B θ + C = 0 between 0 and 1.
 * @param {{ a: bigint, b: bigint, c: bigint }} equation
 */
const floorIs = ({ a, b, c }) => [
  "forall n: exists y: floor(n, y)",
  "forall n, y, z: not (floor(n, y) and floor(n, z) and y < z)",
  "forall n, y: not (floor(n, y) and n < y)",
  "forall m, n, u, v: (exists s: add(m, n, s) and floor(s, v)) and (exists i: floor(m, i) and exists j: floor(n, j) and add(i, j, u)) implies u = v or next(u, v)",
  `forall n, f, p: floor(n, f) and (exists g: floor(f, g) and exists q: ${a} * g = q and exists r: ${c} * n = r and add(q, r, p)) `
    + `implies not exists k: (exists e: next(f, e) and ${b} * e = k) and not p < k`,
  `forall n, f, p: floor(n, f) and (exists g: floor(f, g) and exists h: next(g, h) and exists q: ${a} * h = q and exists r: ${c} * n = r and add(q, r, p)) `
    + `implies not exists k: ${b} * f = k and not k < p`,
];

/**
 * What the names of relations mean, by proof or by definition.
 * @param {Steps} steps
 */
function meaningsOf({ numeration, given }) {
  const isBlocks = numeration.period.length > 1 && [...given.keys()].some((name) => name.startsWith("follows"));
  const blocks = numeration.blocks.map((block, digit) => `${digit.toString(36)} is ${block.join(" ")}`).join(", ");
  const digits = isBlocks ? [`by definition in ${numeration.name}, digits are blocks: ${blocks}`] : [];
  return digits.concat([...given.keys()].flatMap((name) => {
    const pattern = numeration.known(name);
    if (pattern !== undefined) return [`by definition in ${numeration.name}: ${name}(n) says that n follows "${pattern}"`];
    if (name === "add") return [`proved in ${numeration.name}: add(x, y, z) says that x + y = z`];
    if (name !== "floor") return [];
    const { a, b, c } = theta(numeration.period);
    return [`proved in ${numeration.name}: floor(n, y) says that y is the whole part of n t, where ${a} t^2 - ${b} t + ${c} = 0 and 0 < t < 1`];
  }));
}

/** The track of a variable: a track has no _ and no '. @param {string} name */
const trackOf = (name) => name.replaceAll("_", ".u").replaceAll("'", ".p");

/** Checks certificates one after the other; what the first prove of digits serves the next. */
export class Checker {
  constructor() {
    /** @type {Map<string, Proved[]>} */
    this.proved = new Map();
    /** @type {Map<string, Numeration>} */
    this.numerations = new Map();
  }

  /**
   * Check the text of a certificate; refuse with one line what is not right.
   * @param {string} text
   * @returns {Report}
   */
  check(text) {
    try {
      return this.certificate(parsed(text));
    } catch (error) {
      if (error instanceof RangeError) throw new Refused("it is too large, or too deep");
      throw error;
    }
  }

  /** @param {Json} json @returns {Report} */
  certificate(json) {
    const whole = object(json, "the certificate", KEYS);
    const name = string(whole.get("certificate"), "its name");
    const numerations = whole.get("numerations");
    if (!(numerations instanceof Map)) throw new Refused("the numerations are no object");
    const all = list(whole.get("decisions"), "the decisions").map((one) => object(one, "a decision", DECISION));
    /** @type {Map<string, Map<string, any>[]>} */
    const decisions = new Map([...numerations.keys()].map((key) => [key, []]));
    for (const one of all) {
      const own = decisions.get(string(one.get("numeration"), "a numeration"));
      if (!own) throw new Refused("a decision is in a numeration that is not there");
      own.push(one);
    }
    /** @type {Map<Map<string, any>, Decision>} */
    const found = new Map();
    /** @type {[string, Proved][]} */
    const proved = [];
    /** @type {string[]} */
    const meanings = [];
    let many = 0, largest = 0;
    for (const [key, part] of numerations) {
      const own = decisions.get(key) ?? [];
      if (!own.length) throw new Refused("a numeration is used by no decision");
      const numeration = this.numeration(key);
      const steps = new Steps(numeration, part);
      const statements = new Statements();
      own.forEach((one) => found.set(one, this.decision(one, steps, statements)));
      const record = this.proof(steps, statements, own);
      if (record) proved.push([key, record]);
      meanings.push(...meaningsOf(steps));
      many += steps.steps.length;
      largest = Math.max(largest, steps.largest);
    }
    if (whole.get("steps") !== many) throw new Refused(`it has ${many} steps`);
    if (whole.get("largest") !== largest) throw new Refused(`its largest automaton has ${largest} states`);
    for (const [key, record] of proved) this.proved.set(key, [...this.proved.get(key) ?? [], record]);
    return { name, decisions: all.map((one) => /** @type {Decision} */ (found.get(one))), meanings, steps: many, largest };
  }

  /** @param {string} name */
  numeration(name) {
    let found = this.numerations.get(name);
    if (!found) this.numerations.set(name, found = new Numeration(name));
    return found;
  }

  /**
   * What is decided is what was typed.
   * @param {Map<string, any>} json
   * @param {Steps} steps
   * @param {Statements} statements
   * @returns {Decision}
   */
  decision(json, steps, statements) {
    const instance = string(json.get("instance"), "an instance"), formula = string(json.get("formula"), "a formula");
    const isTrue = json.get("true"), { numeration } = steps;
    if (typeof isTrue !== "boolean") throw new Refused("a decision is neither true nor false");
    const root = index(json.get("root"), "a root", steps.steps.length);
    const { tracks, automaton } = steps.steps[root];
    if (tracks.length) throw new Refused(`step ${root} in ${numeration.name} is about ${tracks.join(", ")}, and no root`);
    if (automaton.accepts(0) !== isTrue) throw new Refused(`step ${root} in ${numeration.name} is ${!isTrue}`);
    const text = read(formula);
    const own = text.numeration ?? "base 2";
    if (own !== numeration.name) throw new Refused(`the formula is not decided in ${numeration.name}`);
    const readings = FEW.map((few) => () => new Meaning(statements, numeration, text, few));
    const statement = steps.statement(root, statements);
    this.some(readings, (reading) => statements.same(reading.statement(text.of, new Map()), statement), "it proves another statement than the one typed");
    const numbers = this.example(json.get("example"), steps, statements, text, isTrue, readings);
    return { instance, formula, true: isTrue, numeration: numeration.name, example: [...numbers] };
  }

  /**
   * One of the readings has to be right.
   * @param {(() => Meaning)[]} readings
   * @param {(reading: Meaning) => boolean} isRight
   * @param {string} why
   */
  some(readings, isRight, why) {
    /** @type {Refused | undefined} */
    let first;
    for (const reading of readings) {
      try {
        if (isRight(reading())) return;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        first ??= error;
      }
    }
    throw first ?? new Refused(why);
  }

  /**
   * The numbers that show it are accepted by a step that says what is to be shown of them.
   * @param {any} json
   * @param {Steps} steps
   * @param {Statements} statements
   * @param {Text} text
   * @param {boolean} isTrue
   * @param {(() => Meaning)[]} readings
   * @returns {Map<string, bigint>}
   */
  example(json, steps, statements, text, isTrue, readings) {
    if (json === null) return new Map();
    const parts = object(json, "an example", ["numbers", "step"]);
    const step = index(parts.get("step"), "the step of an example", steps.steps.length);
    const given = parts.get("numbers");
    if (!(given instanceof Map)) throw new Refused("the numbers of an example are no object");
    const numbers = new Map([...given].map(([name, n]) => {
      if ((typeof n !== "number" && typeof n !== "bigint") || n < 0 || `${n}`.length > LONGEST) throw new Refused("a number of an example is no whole number");
      return [track(name), BigInt(n)];
    }));
    const { tracks } = steps.steps[step];
    if (!tracks.every((name) => numbers.has(name))) throw new Refused(`step ${step} is not about the numbers of its example`);
    if (!steps.accepts(step, numbers)) throw new Refused(`step ${step} does not accept its example`);
    const statement = steps.statement(step, statements);
    this.some(readings, (reading) => reading.examples(text.of, isTrue).some(({ names, of }) => (
      names.length === numbers.size && names.every((name) => numbers.has(trackOf(name)))
        && statements.same(reading.statement(of, new Map(names.map((name) => [name, trackOf(name)]))), statement))), `step ${step} is not what an example has to show`);
    return numbers;
  }

  /**
   * What the statements of a certificate prove of addition and floor; it has to be enough for the steps.
   * @param {Steps} steps
   * @param {Statements} statements
   * @param {Map<string, any>[]} decisions
   * @returns {Proved | null}
   */
  proof(steps, statements, decisions) {
    const { numeration } = steps;
    const add = steps.given.get("add")?.text, floor = steps.given.get("floor")?.text;
    if (add === undefined && floor === undefined) return null;
    const isKnown = this.proved.get(numeration.name)?.some((known) => (
      known.valid === steps.valid && (add === undefined || known.add === add) && (floor === undefined || known.floor === floor)));
    if (isKnown) return null;
    const roots = decisions.filter((one) => one.get("true")).map((one) => steps.statement(one.get("root"), statements));
    /** @param {string[]} texts */
    const prove = (texts) => {
      for (const text of texts) {
        const { of, statement } = this.axiom(`in ${numeration.name}: ${NEXT}${text}`, numeration, statements);
        if (!roots.some((root) => statements.same(root, statement(of)))) throw new Refused(`of ${numeration.name} it is not proved that ${text}`);
      }
    };
    prove(ADDITION);
    if (floor !== undefined) prove(floorIs(theta(numeration.period)));
    return { valid: steps.valid, add: add ?? "", floor: floor ?? null };
  }

  /** @param {string} text @param {Numeration} numeration @param {Statements} statements */
  axiom(text, numeration, statements) {
    const found = read(text);
    const meaning = new Meaning(statements, numeration, found, Infinity);
    return { of: found.of, statement: (/** @type {Text["of"]} */ of) => meaning.statement(of, new Map()) };
  }
}
