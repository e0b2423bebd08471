// Statements in a form in which two can be compared, whatever the order in which they were put together.
//
// Everything is "there are numbers with all of this": relations, and statements that are denied. What
// else there is (or, implies, forall) is said with these. Two such blocks say the same if the variables of
// one can be put in the place of those of the other so that their parts are the same; that is looked for,
// with the places where a variable stands as a guide.
import { Refused } from "./certificate-json.mjs";

/** @typedef {string | number} Variable */
/** @typedef {{ relation: string, of: null, args: Variable[] } | { relation: "", of: Block, args: Variable[] }} Part - a relation, or what is denied */
/**
 * @typedef {object} Block - with its own variables: 0, 1, ... those it is about, then those that there are
 * @property {number} id
 * @property {number} about
 * @property {number} some - of the variables, that there are
 * @property {Part[]} parts
 * @property {number} form - the same for two blocks that say the same
 * @property {number[]} colours - of the variables; the same for those with the same part in two such blocks
 */
/** @typedef {{ block: Block, args: Variable[] }} Statement - a block about these variables */

const MOST_PARTS = 20_000; // of one block
const MOST_OPENED = 10_000_000; // parts that are put into others, in all
const MOST_TRIES = 1_000_000; // to find out whether two blocks say the same

/**
 * Relations of one number. Addition and floor have one value, too, but that is what is to be proved: if two
 * sums were taken for one here, "no number has two" would be a statement about one.
 * @param {string} relation
 */
const isConstant = (relation) => relation.startsWith("constant ");

/** The places of a relation that are alike. @param {string} relation @param {number} place */
const alike = (relation, place) => ((relation === "equal" || relation === "add") && place < 2 ? 0 : place);

/** @param {string} relation @param {Variable[]} args */
const inOrder = (relation, args) => (alike(relation, 1) === 0 && order(args[0], args[1]) > 0 ? [args[1], args[0], ...args.slice(2)] : args);

/** @param {Variable} a @param {Variable} b */
function order(a, b) {
  if (typeof a !== typeof b) return typeof a === "number" ? -1 : 1;
  return a < b ? -1 : Number(a > b);
}

/** Statements that are made of each other; equal blocks are mostly one object. */
export class Statements {
  constructor() {
    /** @type {Map<string, Block>} */
    this.blocks = new Map();
    /** @type {Map<string, number>} */
    this.numbers = new Map();
    /** @type {Map<string, boolean>} */
    this.compared = new Map();
    this.fresh = 0;
    this.opened = 0;
    this.tries = 0;
    this.true = this.all([]);
    this.false = this.not(this.true);
  }

  /** A variable that nothing else is called. */
  variable() {
    this.fresh += 1;
    return this.fresh;
  }

  /** @param {string} text */
  number(text) {
    let found = this.numbers.get(text);
    if (found === undefined) this.numbers.set(text, found = this.numbers.size);
    return found;
  }

  /** @param {string} relation @param {Variable[]} args */
  relation(relation, args) { return this.make([{ relation, of: null, args }], new Set()); }

  /** @param {Statement} statement */
  not({ block, args }) { return this.make([{ relation: "", of: block, args }], new Set()); }

  /**
   * All of these at once, for some values of these variables.
   * @param {Statement[]} statements
   * @param {Iterable<Variable>} some
   */
  all(statements, some = []) {
    const there = new Set(some);
    return this.make(statements.flatMap((one) => this.open(one.block, one.args, there)), there);
  }

  /**
   * The same about other variables, of which some may be one.
   * @param {Statement} statement
   * @param {(name: Variable) => Variable} name
   */
  named({ block, args }, name) {
    const now = args.map(name);
    if (new Set(now).size === now.length) return { block, args: now };
    const there = new Set();
    return this.make(this.open(block, now, there), there);
  }

  /**
   * The parts of a block, with new names for the variables that there are.
   * @param {Block} block
   * @param {Variable[]} args
   * @param {Set<Variable>} there - they are put in here
   * @returns {Part[]}
   */
  open(block, args, there) {
    this.opened += 1 + block.parts.length;
    if (this.opened > MOST_OPENED) throw new Refused("the statements are too long to be compared");
    const all = [...args];
    for (let i = 0; i < block.some; i += 1) {
      const name = this.variable();
      all.push(name);
      there.add(name);
    }
    return block.parts.map((part) => ({ ...part, args: part.args.map((place) => all[/** @type {number} */ (place)]) }));
  }

  /**
   * Put parts together, in the simplest form.
   * @param {Part[]} given
   * @param {Set<Variable>} there - the variables that there are
   * @returns {Statement}
   */
  make(given, there) {
    /** @type {Map<Variable, Variable>} */
    const instead = new Map();
    /** @param {Variable} name @returns {Variable} */
    const now = (name) => {
      let found = name;
      for (let next = instead.get(found); next !== undefined; next = instead.get(found)) found = next;
      return found;
    };
    /** One variable for two, if one of them is only said to be there. @param {Variable} a @param {Variable} b */
    const join = (a, b) => {
      if (!there.has(a) && !there.has(b)) return false;
      const [gone, stays] = there.has(a) ? [a, b] : [b, a];
      instead.set(gone, stays);
      return true;
    };
    let parts = given, isSettled = false; // equal variables are one before values are looked at, whatever the order
    for (let again = true; again || !isSettled;) {
      isSettled = !again;
      again = false;
      /** @type {Map<string, Part>} */
      const found = new Map();
      /** @type {Map<string, Variable>} */
      const constants = new Map();
      const waiting = [...parts].reverse();
      for (let part = waiting.pop(); part; part = waiting.pop()) {
        const args = part.args.map(now);
        if (part.of) {
          if (new Set(args).size < args.length) {
            const inside = new Set();
            const { block, args: left } = this.make(this.open(part.of, args, inside), inside);
            part = { relation: "", of: block, args: left };
          } else part = { ...part, args };
          const [denied] = part.of.parts;
          if (!part.of.some && part.of.parts.length === 1 && denied.of) { // not not
            const all = part.args;
            waiting.push(...this.open(denied.of, denied.args.map((place) => all[/** @type {number} */ (place)]), there));
            continue;
          }
          if (!part.of.parts.length) return this.nothing ??= this.finished([part], there);
          found.set(`${part.of.id} ${part.args.join(" ")}`, part);
        } else {
          const { relation } = part;
          if (relation === "true" || relation === "every") continue;
          if (relation === "equal" && (args[0] === args[1] || join(args[0], args[1]))) {
            again ||= args[0] !== args[1];
            continue;
          }
          const sorted = inOrder(relation, args);
          const [value] = sorted;
          if (isSettled && isConstant(relation) && there.has(value)) {
            const other = constants.get(relation);
            if (other === undefined) constants.set(relation, value);
            else if (other !== value && join(value, other)) {
              again = true;
              continue;
            }
          }
          found.set(`${relation} ${sorted.join(" ")}`, { relation, of: null, args: sorted });
        }
        if (found.size > MOST_PARTS) throw new Refused("a statement is too long to be compared");
      }
      parts = [...found.values()];
    }
    return this.finished(this.distinct(parts), there);
  }
  /** @type {Statement | undefined} */
  nothing;

  /**
   * Number the variables, by what is said of them.
   * @param {Part[]} parts
   * @param {Set<Variable>} there
   * @returns {Statement}
   */
  finished(parts, there) {
    const names = [...new Set(parts.flatMap(({ args }) => args))];
    const place = new Map(names.map((name, i) => [name, i]));
    const uses = parts.map(({ of, relation, args }) => ({
      form: this.number(of ? `not ${of.form}` : relation),
      places: args.map((name, i) => /** @type {[number, number]} */ ([/** @type {number} */ (place.get(name)), of ? of.colours[i] : alike(relation, i)])),
    }));
    let colours = names.map((name) => this.number(there.has(name) ? "some" : "about"));
    /** @type {string[]} */
    let said;
    for (let kinds = 0, now = new Set(colours).size; ; ) {
      /** @type {string[][]} */
      const of = names.map(() => []);
      said = uses.map(({ form, places }) => {
        const each = places.map(([i, role]) => `${role}.${colours[i]}`);
        const whole = this.number(`${form}: ${[...each].sort().join(" ")}`);
        places.forEach(([i, role]) => of[i].push(`${whole}.${role}`));
        return `${whole}`;
      });
      if (now === kinds) break;
      kinds = now;
      colours = of.map((each, i) => this.number(`${colours[i]} of ${each.sort().join(" ")}`));
      now = new Set(colours).size;
    }
    const form = this.number(`form ${said.sort().join(" ")} | ${[...colours].sort().join(" ")}`);
    const ordered = names.map((name, i) => /** @type {[Variable, number]} */ ([name, colours[i]]))
      .sort((a, b) => Number(there.has(a[0])) - Number(there.has(b[0])) || a[1] - b[1]);
    const number = new Map(ordered.map(([name], i) => [name, i]));
    const about = names.filter((name) => !there.has(name)).length;
    const canonical = parts.map((part) => /** @type {Part} */ ({ ...part, args: inOrder(part.relation, part.args.map((name) => /** @type {number} */ (number.get(name)))) }));
    const keys = canonical.map(key);
    const sorted = canonical.map((_, i) => i).sort((a, b) => (keys[a] < keys[b] ? -1 : Number(keys[a] > keys[b])));
    const whole = `${about} ${names.length} ${sorted.map((i) => keys[i]).join(";")}`;
    let block = this.blocks.get(whole);
    if (!block) {
      block = {
        id: this.blocks.size, about, some: names.length - about, form, colours: ordered.map(([, colour]) => colour),
        parts: sorted.map((i) => canonical[i]),
      };
      this.blocks.set(whole, block);
    }
    return { block, args: ordered.slice(0, about).map(([name]) => name) };
  }

  /** Leave out what is denied twice in other words. @param {Part[]} parts */
  distinct(parts) {
    /** @type {Map<string, Part[]>} */
    const groups = new Map();
    return parts.filter((part) => {
      if (!part.of) return true;
      const name = `${part.of.form} ${[...part.args].sort(order)}`;
      const others = groups.get(name) ?? [];
      if (others.some((other) => this.same(/** @type {Statement} */ ({ block: part.of, args: part.args }), /** @type {Statement} */ ({ block: other.of, args: other.args })))) return false;
      groups.set(name, [...others, part]);
      return true;
    });
  }

  /**
   * Tell whether two statements about the same variables say the same.
   * @param {Statement} one
   * @param {Statement} two
   * @returns {boolean}
   */
  same(one, two) {
    if (one.block.form !== two.block.form || one.args.length !== two.args.length) return false;
    const to = one.args.map((name) => two.args.indexOf(name));
    return !to.includes(-1) && this.isLike(one.block, two.block, to);
  }

  /**
   * Tell whether two blocks say the same, where each variable of the first stands for one of the second.
   * @param {Block} one
   * @param {Block} two
   * @param {number[]} to
   * @returns {boolean}
   */
  isLike(one, two, to) {
    if (one === two && to.every((place, i) => place === i)) return true;
    if (one.form !== two.form || one.some !== two.some || one.parts.length !== two.parts.length) return false;
    if (to.some((place, i) => two.colours[place] !== one.colours[i])) return false;
    const name = `${one.id} ${two.id} ${to}`;
    let found = this.compared.get(name);
    if (found === undefined) {
      found = this.search(one, two, to);
      this.compared.set(name, found);
    }
    return found;
  }

  /**
   * Look for variables of the second block for those that there are in the first.
   * @param {Block} one
   * @param {Block} two
   * @param {number[]} given
   */
  search(one, two, given) {
    const many = one.about + one.some;
    /** @type {Part[][]} */
    const due = Array.from({ length: many + 1 }, () => []); // the parts whose last variable has a place then
    for (const part of one.parts) due[Math.max(one.about, ...part.args.map((place) => 1 + /** @type {number} */ (place)))].push(part);
    const relations = new Set(two.parts.filter((part) => !part.of).map(key));
    /** @type {Map<string, Part[]>} */
    const denied = new Map();
    for (const part of two.parts) {
      if (!part.of) continue;
      const name = `${part.of.form} ${[...part.args].sort(order)}`;
      denied.set(name, [...denied.get(name) ?? [], part]);
    }
    const to = [...given];
    const used = new Set(given);
    /** @param {Part} part */
    const holds = (part) => {
      const args = part.args.map((place) => to[/** @type {number} */ (place)]);
      const { of } = part;
      if (!of) return relations.has(key({ ...part, args: inOrder(part.relation, args) }));
      const others = denied.get(`${of.form} ${[...args].sort(order)}`) ?? [];
      return others.some((other) => this.same({ block: of, args }, { block: /** @type {Block} */ (other.of), args: other.args }));
    };
    /** @param {number} at @returns {boolean} */
    const place = (at) => {
      this.tries += 1;
      if (this.tries > MOST_TRIES) throw new Refused("the statement is too regular to be compared");
      if (!due[at].every(holds)) return false;
      if (at === many) return true;
      for (let other = two.about; other < many; other += 1) {
        if (used.has(other) || two.colours[other] !== one.colours[at]) continue;
        to[at] = other;
        used.add(other);
        if (place(at + 1)) return true;
        used.delete(other);
      }
      return false;
    };
    return place(one.about);
  }
}

/** @param {Part} part */
const key = ({ relation, of, args }) => `${of ? of.id : relation} ${args.join(" ")}`;
