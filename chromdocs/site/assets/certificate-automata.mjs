// Automata that read several numbers at once, and how two of them are compared.
//
// Two deterministic machines accept the same words if no pair of states that a word leads to differs
// in accepting; Hopcroft and Karp's way keeps the pairs that were seen as classes of equivalent states,
// so that there are at most as many steps as states. "There is a number" is compared in two halves: each
// way of the automaton that guesses the number is followed in the other one; and backwards, sets of its
// states are followed, of which only the smallest are needed (an antichain).
import { Refused } from "./certificate-json.mjs";

/** @typedef {[ArrayLike<number>, ArrayLike<number>]} Row - letters, ascending, and where each of them leads */
/** @typedef {{ first: number, accepts: (state: number) => boolean, row: (state: number) => Row }} Machine */

export const DEAD = -1; // the state from which nothing is accepted
const MOST_EDGES = 1 << 24; // of one automaton
const MOST_LETTERS = 2 ** 53;
const FEW_SETS = 8; // small ones, with which a new one is compared

/**
 * How many letters there are.
 * @param {number} digits
 * @param {number} tracks
 */
export function letters(digits, tracks) {
  const many = digits ** tracks;
  if (many > MOST_LETTERS) throw new Refused(`${tracks} tracks of ${digits} digits are too many`);
  return many;
}

/** An automaton that is written down: a row of steps for each state. */
export class Automaton {
  /**
   * @param {number} digits
   * @param {number} tracks
   * @param {Uint8Array} accepting
   * @param {Row[]} rows
   */
  constructor(digits, tracks, accepting, rows) {
    this.digits = digits;
    this.tracks = tracks;
    this.accepting = accepting;
    this.rows = rows;
    this.first = 0;
    /** @type {Uint8Array | undefined} */
    this.leading = undefined;
  }

  get size() { return this.rows.length; }

  /** @param {number} state */
  accepts(state) { return this.accepting[state] === 1; }

  /** @param {number} state */
  row(state) { return this.rows[state]; }

  /** For each state, whether something is accepted from there. */
  get alive() {
    if (!this.leading) {
      /** @type {number[][]} */
      const before = this.rows.map(() => []);
      this.rows.forEach(([, to], state) => { for (let i = 0; i < to.length; i += 1) before[to[i]].push(state); });
      const alive = this.accepting.slice();
      const queue = this.rows.flatMap((_, state) => (alive[state] ? [state] : []));
      for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
        for (const from of before[state]) {
          if (!alive[from]) {
            alive[from] = 1;
            queue.push(from);
          }
        }
      }
      this.leading = alive;
    }
    return this.leading;
  }

  /**
   * @param {number} state
   * @param {number} letter
   */
  after(state, letter) {
    if (state === DEAD) return DEAD;
    const [from, to] = this.rows[state];
    let low = 0, high = from.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (from[middle] < letter) low = middle + 1;
      else high = middle;
    }
    return from[low] === letter ? to[low] : DEAD;
  }
}

const PART = /^(\.|\+|0|[1-9][0-9]*)(?:\*([1-9][0-9]*))?$/;

/**
 * Read an automaton as it is written in a certificate.
 * @param {number} digits
 * @param {number} tracks
 * @param {unknown} states
 * @param {unknown} accepting
 * @param {unknown} rows
 */
export function written(digits, tracks, states, accepting, rows) {
  const many = letters(digits, tracks);
  /** @param {unknown} value @param {number} end @returns {value is number} */
  const isIndex = (value, end) => typeof value === "number" && value >= 0 && value < end;
  if (!isIndex(states, Infinity) || states === 0) throw new Refused("the number of states is none");
  if (!Array.isArray(rows) || rows.length !== states) throw new Refused("there is not one row for each state");
  if (!Array.isArray(accepting)) throw new Refused("accepting states are no list");
  const accepts = new Uint8Array(states);
  accepting.forEach((state, i) => {
    if (!isIndex(state, states) || (i && state <= accepting[i - 1])) throw new Refused("accepting states are no ascending list of states");
    accepts[state] = 1;
  });
  const named = new Uint8Array(states).fill(1, 0, 1);
  let next = 1, edges = 0; // the first state that was not named
  const read = rows.map((text, state) => {
    if (typeof text !== "string") throw new Refused("a row is no text");
    if (!named[state]) throw new Refused("no step leads to a state before its row");
    if (/\.(\*\d+)?$/.test(text)) throw new Refused("a row ends with letters that lead nowhere");
    /** @type {number[]} */
    const from = [];
    /** @type {number[]} */
    const to = [];
    let letter = 0;
    for (const part of text ? text.split(" ") : []) {
      const match = PART.exec(part);
      if (!match) throw new Refused(`a row has ${JSON.stringify(part).slice(0, 40)} in it`);
      const run = match[2] ? Number(match[2]) : 1;
      if (match[2] && run < 2) throw new Refused("a row counts one letter");
      if (letter + run > many) throw new Refused("a row has more letters than there are");
      if (match[1] !== ".") {
        const then = match[1] === "+" ? next : Number(match[1]);
        if (then >= states) throw new Refused("a row names a state that is not there");
        if (match[1] !== "+" && !named[then]) throw new Refused("a state is first named by its number");
        named[then] = 1;
        while (next < states && named[next]) next += 1;
        edges += run;
        if (edges > MOST_EDGES) throw new Refused("an automaton is too large");
        for (let i = 0; i < run; i += 1) {
          from.push(letter + i);
          to.push(then);
        }
      }
      letter += run;
    }
    return /** @type {Row} */ ([many > 2 ** 31 ? Float64Array.from(from) : Int32Array.from(from), Int32Array.from(to)]);
  });
  const automaton = new Automaton(digits, tracks, accepts, read);
  if (automaton.alive[0]) {
    if (automaton.after(0, 0) !== 0) throw new Refused("zeros in front matter");
  } else if (states !== 1 || rows[0] || accepting.length) throw new Refused("an automaton that accepts nothing has states or steps too many");
  return automaton;
}

/**
 * Make an automaton from a start and a function that gives the steps, ascending by letter.
 * @template State
 * @param {number} digits
 * @param {number} tracks
 * @param {State} first
 * @param {(state: State) => Iterable<[number, State]>} steps
 * @param {(state: State) => boolean} accepts
 * @param {(state: State) => string | number} key
 */
export function build(digits, tracks, first, steps, accepts, key) {
  const number = new Map([[key(first), 0]]);
  const states = [first];
  /** @type {Row[]} */
  const rows = [];
  let edges = 0;
  for (let i = 0; i < states.length; i += 1) {
    /** @type {number[]} */
    const from = [];
    /** @type {number[]} */
    const to = [];
    for (const [letter, then] of steps(states[i])) {
      const name = key(then);
      let at = number.get(name);
      if (at === undefined) {
        at = states.length;
        number.set(name, at);
        states.push(then);
      }
      from.push(letter);
      to.push(at);
    }
    edges += from.length;
    if (edges > MOST_EDGES) throw new Refused("what it has to be is too large");
    rows.push([from, to]);
  }
  return new Automaton(digits, tracks, Uint8Array.from(states, (state) => (accepts(state) ? 1 : 0)), rows);
}

/**
 * Tell whether two machines accept the same words.
 * @param {Machine} one
 * @param {Machine} two
 */
export function equal(one, two) {
  /** @type {number[]} */
  const parent = [0]; // 0 is the dead state of both; then the states of each in turn
  /** @param {number} node */
  const root = (node) => {
    while (parent.length <= node) parent.push(parent.length);
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]];
      node = parent[node];
    }
    return node;
  };
  /** @type {number[]} */
  const queue = [];
  /**
   * Put two states into one class, and look at what follows if they were not in one.
   * @param {number} left
   * @param {number} right
   */
  const join = (left, right) => {
    const a = root(left === DEAD ? 0 : 1 + 2 * left), b = root(right === DEAD ? 0 : 2 + 2 * right);
    if (a === b) return;
    parent[Math.max(a, b)] = Math.min(a, b);
    queue.push(left, right);
  };
  join(one.first, two.first);
  while (queue.length) {
    const right = /** @type {number} */ (queue.pop()), left = /** @type {number} */ (queue.pop());
    if ((left !== DEAD && one.accepts(left)) !== (right !== DEAD && two.accepts(right))) return false;
    const [letters1, to1] = left === DEAD ? NONE : one.row(left), [letters2, to2] = right === DEAD ? NONE : two.row(right);
    let i = 0, j = 0;
    while (i < letters1.length || j < letters2.length) {
      const x = i < letters1.length ? letters1[i] : Infinity, y = j < letters2.length ? letters2[j] : Infinity;
      join(x <= y ? to1[i] : DEAD, y <= x ? to2[j] : DEAD);
      if (x <= y) i += 1;
      if (y <= x) j += 1;
    }
  }
  return true;
}
/** @type {Row} */
const NONE = [[], []];

/** Numbers pairs of states as they turn up. */
class Pairs {
  constructor() {
    /** @type {Map<number, number>} */
    this.number = new Map();
    /** @type {number[]} */
    this.first = [];
    /** @type {number[]} */
    this.second = [];
  }

  /**
   * @param {number} first
   * @param {number} second - or -1
   */
  at(first, second) {
    const key = first * 2 ** 26 + second + 1;
    let found = this.number.get(key);
    if (found === undefined) {
      found = this.first.length;
      this.number.set(key, found);
      this.first.push(first);
      this.second.push(second);
    }
    return found;
  }
}

/**
 * From a letter to the letter with the digits at some places only.
 * @param {number} digits
 * @param {number} tracks
 * @param {number[]} places
 * @returns {(letter: number) => number}
 */
function picked(digits, tracks, places) {
  const weights = places.map((place) => digits ** (tracks - 1 - place));
  /** @param {number} letter */
  const pick = (letter) => weights.reduce((sum, weight) => sum * digits + Math.floor(letter / weight) % digits, 0);
  const many = digits ** tracks;
  if (many > 1 << 20) return pick;
  const key = `${digits} ${tracks} ${places}`;
  let table = TABLES.get(key);
  if (!table) {
    table = Int32Array.from({ length: many }, (_, letter) => pick(letter));
    TABLES.set(key, table);
  }
  const known = table;
  return (letter) => known[letter];
}
/** @type {Map<string, Int32Array>} */
const TABLES = new Map();

/**
 * What both accept; the second has its tracks at these places of the whole, some of them new.
 * @param {Automaton} one
 * @param {Automaton} two
 * @param {number[]} places - of the tracks of the second
 * @returns {Machine}
 */
export function both(one, two, places) {
  const common = places.flatMap((place, track) => (place < one.tracks ? [[place, track]] : []));
  const added = places.flatMap((place, track) => (place < one.tracks ? [] : [track]));
  const key1 = picked(one.digits, one.tracks, common.map(([place]) => place));
  const key2 = picked(two.digits, two.tracks, common.map(([, track]) => track));
  const rest = picked(two.digits, two.tracks, added);
  const shift = one.digits ** added.length;
  /** @type {Map<number, [number[], number[]]>[]} */
  const groups = [];
  /** @param {number} state */
  const group = (state) => {
    if (!groups[state]) {
      groups[state] = new Map();
      const [from, to] = two.rows[state];
      for (let i = 0; i < from.length; i += 1) {
        const key = key2(from[i]);
        let found = groups[state].get(key);
        if (!found) groups[state].set(key, found = [[], []]);
        found[0].push(rest(from[i]));
        found[1].push(to[i]);
      }
    }
    return groups[state];
  };
  const pairs = new Pairs();
  return {
    first: pairs.at(0, 0),
    accepts: (state) => one.accepts(pairs.first[state]) && two.accepts(pairs.second[state]),
    row: (state) => {
      const [from, to] = one.rows[pairs.first[state]], partners = group(pairs.second[state]);
      /** @type {number[]} */
      const letter = [];
      /** @type {number[]} */
      const then = [];
      for (let i = 0; i < from.length; i += 1) {
        const found = partners.get(key1(from[i]));
        if (!found) continue;
        const [low, target] = found; // ascending: the tracks that are new stand in the order of the second
        for (let j = 0; j < low.length; j += 1) {
          letter.push(from[i] * shift + low[j]);
          then.push(pairs.at(to[i], target[j]));
        }
      }
      return [letter, then];
    },
  };
}

/**
 * What the first accepts and the second does not, on the same tracks.
 * @param {Automaton} one
 * @param {Automaton} two
 * @returns {Machine}
 */
export function butNot(one, two) {
  const pairs = new Pairs();
  return {
    first: pairs.at(0, 0),
    accepts: (state) => one.accepts(pairs.first[state]) && (pairs.second[state] === DEAD || !two.accepts(pairs.second[state])),
    row: (state) => {
      const [from, to] = one.rows[pairs.first[state]];
      const [letter, then] = pairs.second[state] === DEAD ? NONE : two.rows[pairs.second[state]];
      let j = 0;
      const targets = Array.from(to, (target, i) => {
        while (j < letter.length && letter[j] < from[i]) j += 1;
        return pairs.at(target, letter[j] === from[i] ? then[j] : DEAD);
      });
      return [from, targets];
    },
  };
}

/**
 * Tell whether all that the first accepts is accepted by the second, on the same tracks.
 * @param {Automaton} one
 * @param {Automaton} two
 */
export function isWithin(one, two) {
  const nothing = new Automaton(one.digits, one.tracks, new Uint8Array(1), [NONE]);
  return equal(butNot(one, two), nothing);
}

/**
 * What is accepted where some tracks have equal digits: the track of each place, which may stand there twice.
 * @param {Automaton} of
 * @param {number[]} places - for each track of the automaton the track that it becomes
 * @param {number} tracks
 * @returns {Machine}
 */
export function merged(of, places, tracks) {
  const all = letters(of.digits, tracks);
  const wide = picked(of.digits, tracks, places);
  return {
    first: 0,
    accepts: (state) => of.accepts(state),
    row: (state) => {
      /** @type {number[]} */
      const from = [];
      /** @type {number[]} */
      const to = [];
      for (let letter = 0; letter < all; letter += 1) {
        const then = of.after(state, wide(letter));
        if (then === DEAD) continue;
        from.push(letter);
        to.push(then);
      }
      return [from, to];
    },
  };
}

/**
 * Tell whether the second accepts what the first does with some number at one place, which is left out.
 * @param {Automaton} of
 * @param {number} place
 * @param {Automaton} rest
 */
export function isWithout(of, place, rest) {
  const places = [...Array(of.tracks).keys()].filter((other) => other !== place);
  const cut = picked(of.digits, of.tracks, places);
  const { alive } = of;
  /** @type {Map<number, number[]>[]} */
  const rows = [];
  /** @param {number} state */
  const row = (state) => {
    if (!rows[state]) {
      /** @type {Map<number, number[]>} */
      const found = new Map();
      const [from, to] = of.rows[state];
      for (let i = 0; i < from.length; i += 1) {
        if (!alive[to[i]]) continue;
        const letter = cut(from[i]), there = found.get(letter);
        if (!there) found.set(letter, [to[i]]);
        else if (!there.includes(to[i])) there.push(to[i]);
      }
      rows[state] = found;
    }
    return rows[state];
  };
  return isFollowed(of, row, rest) && isReached(of, row, rest);
}

/**
 * Each way to accept with a number is one in the other automaton.
 * @param {Automaton} of
 * @param {(state: number) => Map<number, number[]>} row
 * @param {Automaton} rest
 */
function isFollowed(of, row, rest) {
  if (!of.alive[0]) return true;
  const seen = new Set([0]), queue = [0];
  for (let pair = queue.pop(); pair !== undefined; pair = queue.pop()) {
    const state = Math.floor(pair / rest.size), other = pair % rest.size;
    if (of.accepts(state) && !rest.accepts(other)) return false;
    for (const [letter, targets] of row(state)) {
      const then = rest.after(other, letter);
      if (then === DEAD) return false; // all these targets are alive
      for (const target of targets) {
        const next = target * rest.size + then;
        if (!seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
      }
    }
  }
  return true;
}

/**
 * Whatever the other automaton accepts is accepted with a number: along each word the states that some
 * number leads to are followed. Of two sets with the same state beside them, the smaller is harder.
 * @param {Automaton} of
 * @param {(state: number) => Map<number, number[]>} row
 * @param {Automaton} rest
 */
function isReached(of, row, rest) {
  const { alive } = rest;
  if (!alive[0]) return true;
  if (!of.alive[0]) return false;
  const start = [0]; // and all that zeros of the others lead to
  for (const state of start) for (const then of row(state).get(0) ?? []) if (!start.includes(then)) start.push(then);
  /** @type {{ all: Set<string>, smallest: number[][] }[]} */
  const known = rest.rows.map(() => ({ all: new Set(), smallest: [] }));
  /** @type {[number, number[]][]} */
  const queue = [];
  /** @param {number} state @param {number[]} set - ascending */
  const visit = (state, set) => {
    const { all, smallest } = known[state], name = set.join(" ");
    if (all.has(name) || smallest.some((other) => isSubset(other, set))) return;
    all.add(name);
    smallest.push(set);
    if (smallest.length > FEW_SETS) smallest.splice(smallest.reduce((large, one, i) => (one.length > smallest[large].length ? i : large), 0), 1);
    queue.push([state, set]);
  };
  visit(0, start.sort((a, b) => a - b));
  for (let pair = queue.pop(); pair; pair = queue.pop()) {
    const [state, set] = pair;
    if (rest.accepts(state) && !set.some((one) => of.accepts(one))) return false;
    const ways = set.map(row);
    const [from, to] = rest.rows[state];
    for (let i = 0; i < from.length; i += 1) {
      if (!alive[to[i]]) continue;
      /** @type {number[]} */
      let then = [];
      let many = 0;
      for (const way of ways) {
        const found = way.get(from[i]);
        if (found) {
          then = many ? then.concat(found) : found;
          many += 1;
        }
      }
      if (!many) return false;
      visit(to[i], then.length > 1 ? ascending(then) : then);
    }
  }
  return true;
}

/** @param {number[]} numbers */
const ascending = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

/** @param {number[]} small @param {number[]} large - both ascending */
function isSubset(small, large) {
  if (small.length > large.length) return false;
  let j = 0;
  for (const one of small) {
    while (j < large.length && large[j] < one) j += 1;
    if (large[j] !== one) return false;
    j += 1;
  }
  return true;
}
