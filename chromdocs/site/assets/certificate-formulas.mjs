// The formula language: a text is read into what it says.
//
// A reader by precedence (Pratt's): each sign has a strength, and what stands beside it is taken as far as
// stronger signs go. A bracket may hold a term or a statement; which of them it is shows when it is used.
import { Refused } from "./certificate-json.mjs";
import { ARITHMETIC, isPositive, isRational, rational, squareRoot } from "./certificate-reals.mjs";

/** @typedef {import("./certificate-reals.mjs").Real} Real */
/**
 * @typedef {{ is: "number", value: bigint } | { is: "variable", name: string } | { is: "call", name: string, of: Term[] }
 *   | { is: "arithmetic", sign: string, left: Term, right: Term } | { is: "floor", real: Real, of: Term }} Term
 * @typedef {{ is: "call", name: string, of: Term[] } | { is: "truth", value: boolean } | { is: "not", of: Formula }
 *   | { is: "and" | "or" | "implies" | "iff", left: Formula, right: Formula } | { is: "compare", sign: string, left: Term, right: Term }
 *   | { is: "forall" | "exists", names: string[], of: Formula } | { is: "follows", of: Term, pattern: string }} Formula
 * @typedef {{ numeration: string | null, lets: { name: string, names: string[], of: Formula }[], of: Formula }} Text
 * @typedef {{ kind: "name" | "word" | "number" | "pattern" | "sign" | "end", text: string, at: number }} Token
 */

const WORDS = "forall exists not and or implies iff let in true false floor".split(" ");
/** @type {Record<string, string>} */
const PLAIN = {
  "∀": "forall", "∃": "exists", "¬": "not", "∧": "and", "∨": "or", "⇒": "implies", "→": "implies", "⇔": "iff", "↔": "iff",
  "≤": "<=", "≥": ">=", "≠": "!=", "·": "*", "−": "-", "φ": "phi", "&": "and", "|": "or", "~": "not", "&&": "and", "||": "or",
  "=>": "implies", "->": "implies", "<=>": "iff", "<->": "iff", "==": "=",
};
const TOKEN = /[ \t\r\n]*(?:([A-Za-z][A-Za-z0-9_]*'*)|([0-9]+)|("[^"\n]*")|(<=>|<->|=>|->|<=|>=|!=|==|\/\/|&&|\|\||[-+*/%=<>():,;∀∃¬∧∨⇒→⇔↔≤≥≠·−φ&|~]))/y;
const END = /[ \t\r\n]*$/y;
const LONGEST = 100; // digits of a number
const DEEPEST = 400; // parts within parts
export const SETS = ["evil", "odious", "vile", "dopey", "power"];
export const GAMES = ["solves", "misere", "values"];
const REALS = ["phi", "sqrt"]; // names that are part of real numbers, and so of nothing else

const COMPARED = ["=", "!=", "<", "<=", ">", ">="];
/** How strongly a sign holds what stands before it, and what stands after it. @type {Map<string, [number, number]>} */
const STRENGTH = new Map([
  ["iff", [1, 2]], ["implies", [4, 3]], ["or", [5, 6]], ["and", [7, 8]], ...COMPARED.map((sign) => /** @type {[string, [number, number]]} */ ([sign, [11, 12]])),
  ["follows", [11, 12]], ["+", [13, 14]], ["-", [13, 14]], ["*", [15, 16]], ["//", [15, 16]], ["%", [15, 16]],
]);
const NOT = 9, LOOSEST = 0, TERM = 13, FACTOR = 17;

/**
 * Split a text into words and signs.
 * @param {string} text
 */
function tokens(text) {
  /** @type {Token[]} */
  const found = [];
  let at = 0;
  for (;;) {
    END.lastIndex = at;
    if (END.test(text)) break;
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(text);
    if (!match) throw new Refused(`the formula cannot be read at character ${at + 1}`);
    at = TOKEN.lastIndex;
    const [, name, number, pattern, sign] = match;
    const raw = name ?? number ?? pattern ?? sign;
    const plain = sign ? PLAIN[sign] ?? sign : raw;
    const small = plain.toLowerCase();
    const word = pattern === undefined && (WORDS.includes(plain) ? plain : name && small.length > 2 && WORDS.includes(small) ? small : null);
    const kind = word ? "word" : name || plain === "phi" ? "name" : number ? "number" : pattern ? "pattern" : "sign";
    found.push({ kind, text: word || plain, at: at - raw.length });
    if (number && /[A-Za-z_']/.test(text[at] ?? "")) throw new Refused(`a name begins within a number at character ${at + 1}`);
  }
  found.push({ kind: "end", text: "", at: text.length });
  return found;
}

/**
 * Read a whole text.
 * @param {string} text
 * @returns {Text}
 */
export function read(text) {
  const reader = new Reader(tokens(text));
  return reader.whole();
}

class Reader {
  /** @param {Token[]} all */
  constructor(all) {
    this.tokens = all;
    this.at = 0;
    this.depth = 0;
  }

  get now() { return this.tokens[this.at]; }

  /** @returns {never} */
  fail() { throw new Refused(`the formula cannot be read at character ${this.now.at + 1}`); }

  /** @param {string} text */
  is(text) { return this.now.text === text && (this.now.kind === "word" || this.now.kind === "sign"); }

  /** @param {string} text */
  take(text) {
    const here = this.is(text);
    if (here) this.at += 1;
    return here;
  }

  /** @param {string} text */
  want(text) { if (!this.take(text)) this.fail(); }

  name() {
    if (this.now.kind !== "name") this.fail();
    if (REALS.includes(this.now.text)) throw new Refused(`${this.now.text} has a meaning already`);
    this.at += 1;
    return this.tokens[this.at - 1].text;
  }

  names() {
    const found = [this.name()];
    while (this.take(",")) found.push(this.name());
    if (new Set(found).size < found.length) throw new Refused("a name stands twice in one list of names");
    return found;
  }

  /** @returns {Text} */
  whole() {
    let numeration = null;
    if (this.take("in")) {
      const start = this.at;
      while (this.now.kind !== "end" && !this.is(":")) this.at += 1;
      numeration = canonical(this.tokens.slice(start, this.at).map((token) => token.text).join(" "));
      this.want(":");
    }
    /** @type {Text["lets"]} */
    const lets = [];
    while (this.take("let")) {
      const name = this.name();
      if ([...SETS, ...GAMES, ...lets.map((one) => one.name)].includes(name)) throw new Refused(`${name} has a meaning already`);
      this.want("(");
      const names = this.names();
      this.want(")");
      this.want("=");
      lets.push({ name, names, of: this.formula(LOOSEST) });
      this.want(";");
    }
    const of = this.formula(LOOSEST);
    if (this.now.kind !== "end") this.fail();
    return { numeration, lets, of };
  }

  /** @param {number} strength @returns {Formula} */
  formula(strength) {
    const found = this.part(strength);
    return isFormula(found) ? found : this.fail();
  }

  /** @param {number} strength @returns {Term} */
  term(strength) {
    const found = this.part(strength);
    return isTerm(found) ? found : this.fail();
  }

  /**
   * Read a term or a statement, as far as signs go that are stronger.
   * @param {number} strength
   * @returns {Term | Formula}
   */
  part(strength) {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new Refused("the formula has too many parts within each other");
    let found = this.first(), chain = false; // whether a comparison was read just now, which may go on
    for (;;) {
      const { text, kind } = this.now;
      const [before, after] = kind === "word" || kind === "sign" || (kind === "name" && text === "follows") ? STRENGTH.get(text) ?? [-1, 0] : [-1, 0];
      if (before < strength || before < 0) break;
      this.at += 1;
      if (COMPARED.includes(text)) {
        const left = chain ? /** @type {Term} */ (this.last) : isTerm(found) ? found : this.fail();
        const right = this.term(after);
        /** @type {Formula} */
        const one = { is: "compare", sign: text, left, right };
        found = chain ? { is: "and", left: /** @type {Formula} */ (found), right: one } : one;
        chain = true;
        this.last = right;
        continue;
      }
      found = text === "follows" ? this.follows(found) : before > 11 ? this.arithmetic(text, found, after) : this.joined(text, found, after);
      chain = false;
    }
    this.depth -= 1;
    return found;
  }

  /** @param {string} by @param {Term | Formula} left @param {number} after @returns {Formula} */
  joined(by, left, after) {
    if (!isFormula(left)) this.fail();
    return { is: /** @type {"and"} */ (by), left: /** @type {Formula} */ (left), right: this.formula(after) };
  }

  /** @param {Term | Formula} of @returns {Formula} */
  follows(of) {
    if (!isTerm(of) || this.now.kind !== "pattern") this.fail();
    this.at += 1;
    return { is: "follows", of: /** @type {Term} */ (of), pattern: this.tokens[this.at - 1].text.slice(1, -1) };
  }

  /** @param {string} sign @param {Term | Formula} left @param {number} after @returns {Term} */
  arithmetic(sign, left, after) {
    if (!isTerm(left)) this.fail();
    const right = this.term(after), term = /** @type {Term} */ (left);
    if (sign === "*" && term.is !== "number" && right.is !== "number") throw new Refused("two numbers are multiplied of which neither is written out");
    if ((sign === "//" || sign === "%") && !(right.is === "number" && right.value > 0n)) throw new Refused(`what stands after ${sign} is not written out, or 0`);
    return { is: "arithmetic", sign, left: term, right };
  }

  /** What a part begins with. @returns {Term | Formula} */
  first() {
    const { kind, text } = this.now;
    if (kind === "number") return { is: "number", value: this.number() };
    if (this.take("not")) return { is: "not", of: this.formula(NOT) };
    if (this.is("forall") || this.is("exists")) {
      this.at += 1;
      const names = this.names();
      this.want(":");
      return { is: text === "forall" ? "forall" : "exists", names, of: this.formula(LOOSEST) };
    }
    if (this.take("true") || this.take("false")) return { is: "truth", value: text === "true" };
    if (this.take("floor")) return this.floor();
    if (this.take("(")) {
      const found = this.part(LOOSEST);
      this.want(")");
      return found;
    }
    const name = this.name();
    if (!this.take("(")) return { is: "variable", name };
    const of = this.terms();
    return { is: "call", name, of };
  }

  /** Terms, to the bracket that closes. */
  terms() {
    const found = [this.term(TERM)];
    while (this.take(",")) found.push(this.term(TERM));
    this.want(")");
    return found;
  }

  number() {
    const { text } = this.now;
    if (text.length > LONGEST) throw new Refused(`a number has more than ${LONGEST} digits`);
    this.at += 1;
    return BigInt(text);
  }

  /** What stands after the word floor: two terms, or a real number, * and a factor. @returns {Term | Formula} */
  floor() {
    const start = this.at + 1;
    this.want("(");
    let depth = 1, last = 0;
    for (; depth; this.at += 1) {
      if (this.now.kind === "end") this.fail();
      if (this.now.kind !== "sign") continue;
      if (this.is("(")) depth += 1;
      if (this.is(")")) depth -= 1;
      if (depth === 1 && this.is(",")) {
        this.at = start;
        return { is: "call", name: "floor", of: this.terms() };
      }
      if (depth === 1 && (this.is("+") || this.is("-"))) this.fail();
      if (depth === 1 && this.is("*")) last = this.at;
    }
    if (!last) this.fail();
    this.at = start;
    const real = this.real(TERM);
    if (this.at !== last || isRational(real) || !isPositive(real)) throw new Refused("floor takes an irrational number above 0 with one square root, then *, then a factor");
    this.at = last + 1;
    const of = this.term(FACTOR);
    this.want(")");
    return { is: "floor", real, of };
  }

  /** A real number, as far as the * behind which the term stands. @param {number} strength @returns {Real} */
  real(strength) {
    let found = this.realPart();
    for (;;) {
      const { text, kind } = this.now;
      const [before, after] = kind === "sign" && "+-*/".includes(text) && text !== "//" ? STRENGTH.get(text === "/" ? "*" : text) ?? [0, 0] : [0, 0];
      if (!before || before < strength) return found;
      if (text === "*" && this.isLastTimes()) return found;
      this.at += 1;
      found = ARITHMETIC[text](found, this.real(after));
    }
  }

  /** Whether the * here is the last one before the bracket of floor ends, outside brackets of its own. */
  isLastTimes() {
    let depth = 0;
    for (let at = this.at + 1; depth >= 0; at += 1) {
      const { text, kind } = this.tokens[at];
      if (kind === "end" || (kind === "sign" && text === "*" && !depth)) return false;
      if (kind === "sign" && text === "(") depth += 1;
      if (kind === "sign" && text === ")") depth -= 1;
    }
    return this.realDepth === 0;
  }
  realDepth = 0;

  /** @returns {Real} */
  realPart() {
    if (this.now.kind === "number") return rational(this.number());
    if (this.take("-")) return ARITHMETIC["-"](rational(0n), this.real(15));
    const name = REALS.find((real) => this.now.text === real);
    this.at += name ? 1 : 0;
    if (name === "phi") return PHI;
    this.want("(");
    this.realDepth += 1;
    const found = this.real(TERM);
    this.realDepth -= 1;
    this.want(")");
    return name ? squareRoot(found) : found;
  }
}

const PHI = ARITHMETIC["/"](ARITHMETIC["+"](rational(1n), squareRoot(rational(5n))), rational(2n));

/** @param {Term | Formula} part @returns {part is Term} */
const isTerm = (part) => ["number", "variable", "call", "arithmetic", "floor"].includes(part.is);
/** @param {Term | Formula} part @returns {part is Formula} */
const isFormula = (part) => part.is === "call" || !isTerm(part);

/**
 * The name of a numeration as it is written with any blanks between its words and signs.
 * @param {string} text - with one blank between them
 */
function canonical(text) {
  if (text === "ostrowski ( 1 )") return "zeckendorf";
  return text.replace(/^base ?/, "base ").replace("ostrowski ( ", "ostrowski(").replaceAll(" ,", ",").replace(/ \)$/, ")");
}
