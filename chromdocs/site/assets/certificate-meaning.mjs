// What a formula says, in relations that are given: terms become variables, definitions are put in.
//
// A statement with "or" may stand in a certificate with its alternatives told apart: there is a number
// with A and (B or C) if there is one with A and B, or one with A and C. Which "or" is told apart is a
// choice, by the number of variables that it is about; a reading is made for one choice.
import { Refused } from "./certificate-json.mjs";
import { GAMES, SETS } from "./certificate-formulas.mjs";
import { fraction, over, plus, theta, times, within } from "./certificate-reals.mjs";

/** @typedef {import("./certificate-formulas.mjs").Formula} Formula */
/** @typedef {import("./certificate-formulas.mjs").Term} Term */
/** @typedef {import("./certificate-formulas.mjs").Text} Text */
/** @typedef {import("./certificate-statements.mjs").Statement} Statement */
/** @typedef {import("./certificate-statements.mjs").Variable} Variable */
/** @typedef {import("./certificate-statements.mjs").Statements} Statements */
/** @typedef {import("./certificate-numerations.mjs").Numeration} Numeration */
/** @typedef {{ of: Statement, ways: null, about: Set<Variable> } | { of: null, ways: Statement[], about: Set<Variable> }} Said - one statement, or one of several */
/** @typedef {Map<string, Variable>} Scope */
/** @typedef {{ parts: Said[], some: Variable[] }} Parts - all of these, for some values of these */

const MANY = 24; // alternatives that are told apart at most
const MOST = 50_000; // parts that a reading may need

/** A reading of one text. */
export class Meaning {
  /**
   * @param {Statements} statements
   * @param {Numeration} numeration
   * @param {Text} text
   * @param {number} few - variables; an "or" about more has its alternatives told apart
   */
  constructor(statements, numeration, text, few) {
    this.statements = statements;
    this.numeration = numeration;
    this.few = few;
    this.made = 0;
    /** @type {Map<string, { names: string[], of: Said }>} */
    this.lets = new Map();
    for (const { name, names, of } of text.lets) {
      this.lets.set(name, { names, of: this.said(of, new Map(names.map((one) => [one, `let ${one}`]))) });
    }
  }

  /**
   * What a formula says of the variables in scope.
   * @param {Formula} formula
   * @param {Scope} scope
   */
  statement(formula, scope) { return this.one(this.said(formula, scope)); }

  /** @param {Statement} of @param {Set<Variable>} about @returns {Said} */
  plain(of, about) {
    this.made += 1;
    if (this.made > MOST) throw new Refused("the formula says too much to be compared");
    return { of, ways: null, about };
  }

  /** @param {Said} said @returns {Statement} */
  one({ of, ways }) {
    const { statements } = this;
    return of ?? statements.not(statements.all(ways.map((way) => statements.not(way))));
  }

  /** @param {Said} said @returns {Said} */
  not(said) {
    const { statements } = this;
    return this.plain(said.of ? statements.not(said.of) : statements.all(said.ways.map((way) => statements.not(way))), said.about);
  }

  /** @param {Said[]} all @returns {Said} */
  either(all) {
    const ways = all.flatMap(({ of, ways: several }) => several ?? [of]);
    /** @type {Set<Variable>} */
    const about = new Set(all.flatMap((said) => [...said.about]));
    const [first, ...others] = distinct(ways);
    return others.length ? { of: null, ways: [first, ...others], about } : this.plain(first, about);
  }

  /**
   * All parts, for some values of these variables.
   * @param {Parts} all
   * @returns {Said}
   */
  all({ parts, some }) {
    const choices = parts.filter(({ ways, about }) => ways && about.size > this.few);
    const ways = () => choices.reduce((many, said) => many * (said.ways?.length ?? 1), 1);
    while (ways() > MANY) {
      const least = choices.reduce((small, said) => (said.about.size < small.about.size ? said : small));
      choices.splice(choices.indexOf(least), 1);
    }
    const rest = parts.filter((said) => !choices.includes(said));
    if (choices.length) {
      /** @type {Statement[][]} */
      let chosen = [[]];
      for (const said of choices) chosen = chosen.flatMap((way) => (said.ways ?? []).map((one) => [...way, one]));
      return this.either(chosen.map((way) => this.all({ parts: [...rest, ...way.map((of) => this.plain(of, new Set(of.args)))], some })));
    }
    const gone = new Set(some);
    /** @type {Set<Variable>} */
    const about = new Set(parts.flatMap((said) => [...said.about]).filter((name) => !gone.has(name)));
    return this.plain(this.statements.all(distinct(parts.map((said) => this.one(said))), some), about);
  }

  /** @param {Formula} formula @param {Scope} scope */
  said(formula, scope) { return this.all(this.parts(formula, true, scope)); }

  /**
   * What has to be so that a formula is so, or is not.
   * @param {Formula} formula
   * @param {boolean} yes
   * @param {Scope} scope
   * @returns {Parts}
   */
  parts(formula, yes, scope) {
    const { statements } = this;
    const { is } = formula;
    if (is === "truth") return this.only(formula.value === yes ? statements.true : statements.false, []);
    if (is === "not") return this.parts(formula.of, !yes, scope);
    if (is === "iff") {
      const { left, right } = formula;
      return this.parts({ is: "and", left: { is: "implies", left, right }, right: { is: "implies", left: right, right: left } }, yes, scope);
    }
    if (is === "and" && yes) return together(this.parts(formula.left, true, scope), this.parts(formula.right, true, scope));
    if (is === "or" && !yes) return together(this.parts(formula.left, false, scope), this.parts(formula.right, false, scope));
    if (is === "implies" && !yes) return together(this.parts(formula.left, true, scope), this.parts(formula.right, false, scope));
    if (is === "or") return { parts: [this.either([this.said(formula.left, scope), this.said(formula.right, scope)])], some: [] };
    if (is === (yes ? "exists" : "forall")) {
      const { names, of } = formula;
      const inner = new Map(scope), own = names.map(() => statements.variable());
      names.forEach((name, i) => inner.set(name, own[i]));
      const { parts, some } = this.parts(of, yes, inner);
      return { parts, some: [...some, ...own] };
    }
    if (is === "forall" || is === "implies") return { parts: [this.not(this.all(this.parts(formula, false, scope)))], some: [] };
    if (!yes) return { parts: [this.not(this.said(formula, scope))], some: [] };
    if (is === "follows") {
      const { name, parts } = this.value(formula.of, scope);
      return together(parts, this.only(statements.relation(`follows "${formula.pattern}"`, [name]), [name]));
    }
    if (is === "compare") return this.compared(formula.sign, formula.left, formula.right, scope);
    if (is !== "call") throw new Refused(`${is} is no statement`);
    if (GAMES.includes(formula.name)) {
      if (formula.of.some((term) => term.is === "variable" && scope.has(term.name))) throw new Refused(`${formula.name} is about names that are defined, not about variables`);
      return Object.values(this.game(formula)).map((part) => this.parts(part, true, new Map())).reduce(together);
    }
    const values = formula.of.map((term) => this.value(term, scope));
    const called = this.called(formula.name, values.map(({ name }) => name));
    return values.reduceRight((after, { parts }) => together(parts, after), /** @type {Parts} */ ({ parts: [called], some: [] }));
  }

  /** @param {Statement} statement @param {Variable[]} about @returns {Parts} */
  only(statement, about) { return { parts: [this.plain(statement, new Set(about))], some: [] }; }

  /** @param {string} sign @param {Term} left @param {Term} right @param {Scope} scope */
  compared(sign, left, right, scope) {
    const { statements } = this;
    if (sign === "=" && (left.is !== "variable" || right.is !== "variable")) { // both have one value
      const [term, other] = left.is === "variable" ? [right, left] : [left, right];
      const { name, parts } = this.value(other, scope);
      return together(parts, this.isValue(term, name, scope));
    }
    const { name: x, parts: first } = this.value(left, scope), { name: y, parts: second } = this.value(right, scope);
    const whole = {
      "=": () => statements.relation("equal", [x, y]), "!=": () => statements.not(statements.relation("equal", [x, y])),
      "<": () => statements.relation("less", [x, y]), ">": () => statements.relation("less", [y, x]),
      "<=": () => statements.not(statements.relation("less", [y, x])), ">=": () => statements.not(statements.relation("less", [x, y])),
    }[sign];
    if (!whole) throw new Refused(`${sign} is no comparison`);
    return together(together(first, second), this.only(whole(), [x, y]));
  }

  /**
   * A relation with a name, of these numbers.
   * @param {string} name
   * @param {Variable[]} args
   * @returns {Said}
   */
  called(name, args) {
    const { statements } = this;
    const known = this.lets.get(name);
    if (!known) {
      const many = name === "add" ? 3 : name === "floor" && !this.numeration.base ? 2 : SETS.includes(name) && this.numeration.known(name) !== undefined ? 1 : 0;
      if (many !== args.length) throw new Refused(`${name} means nothing about ${args.length} numbers in ${this.numeration.name}`);
      return this.plain(statements.relation(name, args), new Set(args));
    }
    if (known.names.length !== args.length) throw new Refused(`${name} is about ${known.names.length} numbers, not ${args.length}`);
    const names = new Map(known.names.map((one, i) => [/** @type {Variable} */ (`let ${one}`), args[i]]));
    /** @param {Variable} one */
    const now = (one) => names.get(one) ?? one;
    const about = new Set([...known.of.about].map(now));
    const { of, ways } = known.of;
    if (of) return this.plain(statements.named(of, now), about);
    return { ...this.either(ways.map((way) => this.plain(statements.named(way, now), new Set()))), about };
  }

  /**
   * A variable that has the value of a term.
   * @param {Term} term
   * @param {Scope} scope
   * @returns {{ name: Variable, parts: Parts }}
   */
  value(term, scope) {
    if (term.is === "variable") {
      const name = scope.get(term.name);
      if (name === undefined) throw new Refused(`${term.name} is not bound`);
      return { name, parts: { parts: [], some: [] } };
    }
    const name = this.statements.variable();
    const { parts, some } = this.isValue(term, name, scope);
    return { name, parts: { parts, some: [...some, name] } };
  }

  /** @param {Term} term @param {Variable} value @param {Scope} scope @returns {Parts} */
  isValue(term, value, scope) {
    const { statements } = this;
    if (term.is === "number") return this.only(this.constant(term.value, value), [value]);
    if (term.is === "floor") {
      const { name, parts } = this.value(term.of, scope);
      return together(parts, this.only(this.floor(term.real, name, value), [name, value]));
    }
    if (term.is === "call") {
      const values = term.of.map((one) => this.value(one, scope));
      const called = this.called(term.name, [...values.map(({ name }) => name), value]);
      return values.reduceRight((after, { parts }) => together(parts, after), /** @type {Parts} */ ({ parts: [called], some: [] }));
    }
    if (term.is !== "arithmetic") throw new Refused("a variable has a value already");
    const { sign, left, right } = term;
    if (sign === "+" || sign === "-") {
      const { name: x, parts: first } = this.value(left, scope), { name: y, parts: second } = this.value(right, scope);
      const sum = statements.relation("add", sign === "+" ? [x, y, value] : [value, y, x]);
      return together(together(first, second), this.only(sum, right.is === "number" ? [x, value] : [x, y, value]));
    }
    const [by, of] = right.is === "number" ? [right, left] : [left, right]; // of 2 * 3 the second is the factor
    if (by.is !== "number") throw new Refused("a factor is not written out");
    const { name, parts } = this.value(of, scope);
    const whole = sign === "*" ? this.times(by.value, name, value) : this.division(sign, name, by.value, value);
    return together(parts, this.only(whole, [name, value]));
  }

  /** @param {bigint} n @param {Variable} x */
  constant(n, x) { return this.statements.relation(`constant ${n}`, [x]); }

  /**
   * The statement that n x = y, by doubling.
   * @param {bigint} n
   * @param {Variable} x
   * @param {Variable} y
   * @returns {Statement}
   */
  times(n, x, y) {
    const { statements } = this;
    if (n === 0n) return this.constant(0n, y);
    if (n === 1n) return statements.relation("equal", [x, y]);
    if (n === 2n) return statements.relation("add", [x, x, y]);
    const before = statements.variable(), isOdd = n % 2n === 1n;
    return statements.all([
      this.times(isOdd ? n - 1n : n / 2n, x, before), statements.relation("add", [before, isOdd ? x : before, y])], [before]);
  }

  /**
   * The statement that y is the quotient, or the rest, of x by k.
   * @param {string} sign
   * @param {Variable} x
   * @param {bigint} k
   * @param {Variable} y
   */
  division(sign, x, k, y) {
    const { statements } = this;
    const product = statements.variable(), other = statements.variable(), whole = statements.variable();
    const [quotient, rest] = sign === "//" ? [y, other] : [other, y];
    return statements.all([
      this.times(k, quotient, product), statements.relation("add", [product, rest, x]),
      this.constant(k, whole), statements.relation("less", [rest, whole])], [product, other, whole]);
  }

  /**
   * The statement that y = ⌊x R⌋, for R = (r + s θ) / t.
   * @param {import("./certificate-reals.mjs").Real} real
   * @param {Variable} x
   * @param {Variable} y
   */
  floor(real, x, y) {
    const { statements } = this;
    if (this.numeration.base) throw new Refused(`floor has no meaning in ${this.numeration.name}`);
    const { value: own } = theta(this.numeration.period);
    const { a, b } = within(real, own.d);
    const ratio = over(b, own.b), shift = plus(a, times([-ratio[0], ratio[1]], own.a));
    const t = lcm(ratio[1], shift[1]);
    const [s] = times(ratio, fraction(t)), [r] = times(shift, fraction(t));
    const [m, f, g, w, v] = Array.from({ length: 5 }, () => statements.variable());
    const parts = [
      this.times(s < 0n ? -s : s, x, m), statements.relation("floor", [m, f]), this.times(r < 0n ? -r : r, x, w)];
    if (s > 0n) parts.push(statements.relation("add", r >= 0n ? [w, f, v] : [v, w, f]));
    else {
      const one = statements.variable();
      parts.push(statements.all([this.constant(1n, one), statements.relation("add", [f, one, g])], [one]), statements.relation("add", [v, g, w]));
    }
    parts.push(t > 1n ? this.division("//", v, t, y) : statements.relation("equal", [v, y]));
    const whole = statements.all(parts, [m, f, g, w, v]);
    if (s > 0n) return whole;
    const zeros = statements.all([this.constant(0n, x), this.constant(0n, y)]);
    return statements.not(statements.all([statements.not(whole), statements.not(zeros)]));
  }

  /**
   * What solves, misere or values say, part by part.
   * @param {{ name: string, of: Term[] }} call
   * @returns {Formula[]}
   */
  game({ name: by, of }) {
    const names = of.map((term) => (term.is === "variable" ? term.name : ""));
    const lets = names.map((name) => this.lets.get(name));
    if (names.length !== 2 || !lets[0] || !lets[1]) throw new Refused(`${by} takes two names that are defined`);
    const [first, moves] = [lets[0].names, lets[1].names];
    const heaps = first.length - Number(by === "values");
    if (heaps < 1 || moves.length !== 2 * heaps) throw new Refused(`${names[1]} is not about the heaps before and after`);
    const before = moves.slice(0, heaps), after = moves.slice(heaps);
    /** @param {string} name @returns {Term} */
    const variable = (name) => ({ is: "variable", name });
    /** @param {string} name @param {string[]} args @returns {Formula} */
    const call = (name, args) => ({ is: "call", name, of: args.map(variable) });
    /** @param {Formula[]} all */
    const and = (...all) => all.reduce((left, right) => ({ is: "and", left, right }));
    /** @param {Formula} left @param {Formula} right @returns {Formula} */
    const implies = (left, right) => ({ is: "implies", left, right });
    /** @param {string[]} own @param {Formula} inside @returns {Formula} */
    const forall = (own, inside) => ({ is: "forall", names: own, of: inside });
    /** @param {string[]} own @param {Formula} inside @returns {Formula} */
    const exists = (own, inside) => ({ is: "exists", names: own, of: inside });
    /** @param {string} sign @param {string} x @param {string} y @returns {Formula} */
    const compare = (sign, x, y) => ({ is: "compare", sign, left: variable(x), right: variable(y) });
    const move = call(names[1], moves);
    const smaller = forall(moves, implies(move, and(
      ...before.map((old, i) => compare("<=", after[i], old)), not(and(...before.map((old, i) => compare("=", after[i], old)))))));
    if (by === "values") {
      const v = moves.includes(first[heaps]) ? unused("value", moves) : first[heaps];
      const w = unused("another", [...moves, v]);
      const has = call(names[0], [...before, v]), other = call(names[0], [...before, w]);
      return [
        smaller,
        forall(before, exists([v], has)),
        forall([...before, v, w], implies(and(has, other), compare("=", v, w))),
        forall([...moves, v], implies(and(has, move), not(call(names[0], [...after, v])))),
        forall([...before, v, w], implies(and(has, compare("<", w, v)), exists(after, and(move, call(names[0], [...after, w]))))),
      ];
    }
    const p = call(names[0], before), q = call(names[0], after);
    const can = exists(after, move), wins = exists(after, and(move, q)), none = forall(after, implies(move, not(q)));
    if (by === "solves") return [smaller, forall(before, implies(p, none)), forall(before, implies(not(p), wins))];
    return [smaller, forall(before, implies(p, and(none, can))), forall(before, implies(not(p), { is: "or", left: not(can), right: wins }))];
  }

  /**
   * The statements of which an example may be: what it says of its numbers, and their names.
   * @param {Formula} formula
   * @param {boolean} isTrue
   * @returns {{ names: string[], of: Formula }[]}
   */
  examples(formula, isTrue) {
    if (formula.is === "not") return this.examples(formula.of, !isTrue);
    if (formula.is === "and" && !isTrue) return [...this.examples(formula.left, false), ...this.examples(formula.right, false)];
    if (formula.is === "call" && GAMES.includes(formula.name) && !isTrue) return this.game(formula).flatMap((part) => this.examples(part, false));
    const by = isTrue ? "exists" : "forall";
    /** @type {Set<string>} */
    const names = new Set();
    /** @type {Formula} */
    let inside = formula;
    while (inside.is === by) {
      for (const name of inside.names) names.add(name);
      inside = inside.of;
    }
    if (!names.size) return [];
    return [{ names: [...names], of: isTrue ? inside : not(inside) }];
  }
}

/** Statements without those that stand there twice. @param {Statement[]} all */
const distinct = (all) => [...new Map(all.map((one) => [`${one.block.id} ${one.args.join(" ")}`, one])).values()];

/** @param {Formula} of @returns {Formula} */
const not = (of) => ({ is: "not", of });

/** @param {Parts} one @param {Parts} two @returns {Parts} */
const together = (one, two) => ({ parts: [...one.parts, ...two.parts], some: [...one.some, ...two.some] });

/** A name with primes behind it until no other is called so. @param {string} name @param {string[]} names */
const unused = (name, names) => {
  let found = name;
  while (names.includes(found)) found += "'";
  return found;
};

/** @param {bigint} x @param {bigint} y */
function lcm(x, y) {
  const [, q] = fraction(x, y); // in lowest terms: x y / gcd = x q
  return x * q;
}
