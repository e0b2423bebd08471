// The steps of a certificate in one numeration: each automaton accepts what it has to, made of those
// before it; and which statement each step is.
import { both, butNot, equal, isWithin, isWithout, merged, written } from "./certificate-automata.mjs";
import { index, list, object, quoted, Refused, string } from "./certificate-json.mjs";

/** @typedef {import("./certificate-automata.mjs").Automaton} Automaton */
/** @typedef {import("./certificate-json.mjs").Json} Json */
/** @typedef {import("./certificate-numerations.mjs").Numeration} Numeration */
/** @typedef {import("./certificate-statements.mjs").Statement} Statement */
/** @typedef {import("./certificate-statements.mjs").Statements} Statements */
/** @typedef {import("./certificate-statements.mjs").Variable} Variable */
/** @typedef {{ automaton: Automaton, text: string, place: number }} Written - its place is that of the step where it is written */
/** @typedef {{ by: string, name: string, names: string[], of: Step[], tracks: string[] } & Written} Step */

const WRITTEN = ["states", "accepting", "rows"];
/** What a step says beside its tracks and its automaton, and of how many steps it is made. @type {Record<string, [string[], number]>} */
const KINDS = { given: [["name"], 0], named: [["names", "of"], 1], and: [["of"], 2], not: [["of"], 1], exists: [["track", "of"], 1] };
const TRACK = /^[A-Za-z][A-Za-z0-9.]*$/;

/**
 * The name of a track.
 * @param {Json | undefined} value
 */
export function track(value) {
  const name = string(value, "the name of a track");
  if (!TRACK.test(name)) throw new Refused(`${quoted(name).slice(0, 60)} is no name of a track`);
  return name;
}

/** @param {string[]} one @param {string[]} two */
const isAlike = (one, two) => one.length === two.length && one.every((name, i) => name === two[i]);

export class Steps {
  /**
   * Read and check all steps.
   * @param {Numeration} numeration
   * @param {Json} json
   */
  constructor(numeration, json) {
    const parts = object(json, "a numeration", ["digits", "valid", "steps"]);
    this.numeration = numeration;
    if (parts.get("digits") !== numeration.digits) throw new Refused(`${numeration.name} has ${numeration.digits} digits`);
    const valid = this.written(1, object(parts.get("valid"), "the automaton of the numbers", WRITTEN), 0);
    if (!equal(valid.automaton, numeration.valid)) throw new Refused(`the words that are numbers are not those of ${numeration.name}`);
    this.valid = valid.text;
    this.largest = 0;
    /** @type {Map<string, Written>} */
    this.given = new Map();
    /** @type {Set<string>} */
    this.checked = new Set(); // how which automaton was made of which
    /** @type {Step[]} */
    this.steps = [];
    /** @type {(Statement | undefined)[]} */
    this.said = [];
    list(parts.get("steps"), "the steps").forEach((step, i) => {
      try {
        this.steps.push(this.step(step, i));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        throw new Refused(`step ${i} in ${numeration.name}: ${error.message}`);
      }
    });
  }

  /**
   * @param {number} tracks
   * @param {Map<string, any>} parts
   * @param {number} place
   * @returns {Written}
   */
  written(tracks, parts, place) {
    const [states, accepting, rows] = WRITTEN.map((key) => parts.get(key));
    const automaton = written(this.numeration.digits, tracks, states, accepting, rows);
    return { automaton, text: `${states} ${accepting} ${rows.join("/")}`, place };
  }

  /**
   * @param {Json} json
   * @param {number} i
   * @returns {Step}
   */
  step(json, i) {
    const by = json instanceof Map ? string(json.get("by"), "how it was made") : "";
    if (!Object.hasOwn(KINDS, by)) throw new Refused(`nothing is made by ${quoted(by).slice(0, 60)}`);
    const [says, many] = KINDS[by];
    const found = /** @type {Map<string, any>} */ (json);
    const names = by === "named" ? list(found.get("names"), "the names").map(track) : [];
    const isSame = by === "named" && new Set(names).size === names.length; // as before, under other names
    const how = isSame ? [] : found.has("as") ? ["as"] : WRITTEN;
    const parts = object(json, "the step", ["by", ...says, "tracks", ...how]);
    const tracks = list(parts.get("tracks"), "the tracks").map(track);
    if (new Set(tracks).size < tracks.length) throw new Refused("two tracks have one name");
    const of = many ? list(parts.get("of"), "what it is made of").map((one) => this.steps[index(one, "a step before", i)]) : [];
    if (of.length !== many) throw new Refused(`it is made of ${of.length} steps`);
    const name = by === "given" ? string(parts.get("name"), "its name") : by === "exists" ? track(parts.get("track")) : "";
    const wanted = this.tracks(by, name, names, of) ?? tracks;
    if (!isAlike(tracks, wanted)) throw new Refused(`its tracks are not ${wanted.join(", ") || "none"}`);
    const result = isSame ? of[0] : parts.has("as") ? this.as(parts.get("as"), tracks.length, i) : this.written(tracks.length, parts, i);
    if (result.place === i) this.largest = Math.max(this.largest, result.automaton.size);
    /** @type {Step} */
    const step = { by, name, names, of, tracks, automaton: result.automaton, text: result.text, place: result.place };
    if (by === "given") this.check(step);
    else if (!isSame) this.compare(step);
    return step;
  }

  /**
   * The automaton of a step before.
   * @param {Json | undefined} value
   * @param {number} tracks
   * @param {number} end
   */
  as(value, tracks, end) {
    const step = this.steps[index(value, "a step before", end)];
    if (step.tracks.length !== tracks) throw new Refused("the step whose automaton it has is about another number of tracks");
    return step;
  }

  /**
   * The tracks that a step has to have.
   * @param {string} by
   * @param {string} name
   * @param {string[]} names
   * @param {Step[]} of
   */
  tracks(by, name, names, of) {
    const [first, second] = of;
    if (by === "given") return null;
    if (by === "named") {
      if (names.length !== first.tracks.length) throw new Refused(`it names ${names.length} tracks, not ${first.tracks.length}`);
      return [...new Set(names)];
    }
    if (by === "and") return [...new Set([...first.tracks, ...second.tracks])];
    if (by === "exists" && !first.tracks.includes(name)) throw new Refused(`there is no track ${name}`);
    return first.tracks.filter((other) => by === "not" || other !== name);
  }

  /**
   * What is given is what its name says; addition and floor are only seen to be about numbers.
   * @param {Step} step
   */
  check({ name, tracks, automaton, text, place }) {
    const { tracks: many, make } = this.numeration.given(name);
    if (tracks.length !== many) throw new Refused(`${quoted(name)} is about ${many} numbers`);
    const before = this.given.get(name);
    if (before) {
      if (before.text !== text) throw new Refused(`${quoted(name)} has two automata`);
      return;
    }
    if (make ? !equal(automaton, make()) : !isWithin(automaton, this.numeration.every(many))) throw new Refused(`the automaton is not that of ${quoted(name)}`);
    this.given.set(name, { automaton, text, place });
  }

  /**
   * The automaton is what comes of those that it was made of.
   * @param {Step} step
   */
  compare({ by, name, names, of: [first, second], tracks, automaton, place }) {
    const places = by === "and" ? second.tracks.map((one) => tracks.indexOf(one))
      : by === "named" ? names.map((one) => tracks.indexOf(one)) : by === "exists" ? [first.tracks.indexOf(name)] : [];
    const how = `${by} ${places} ${first.tracks.length} ${first.place} ${second?.place} ${place}`;
    if (this.checked.has(how)) return;
    const isRight = {
      named: () => equal(automaton, merged(first.automaton, places, tracks.length)),
      and: () => equal(automaton, both(first.automaton, second.automaton, places)),
      not: () => equal(automaton, butNot(this.numeration.every(tracks.length), first.automaton)),
      exists: () => isWithout(first.automaton, places[0], automaton),
    }[by];
    if (!isRight?.()) throw new Refused(`the automaton is not what "${by}" makes`);
    this.checked.add(how);
  }

  /**
   * The statement that a step is.
   * @param {number} root
   * @param {Statements} statements
   * @returns {Statement}
   */
  statement(root, statements) {
    const place = new Map(this.steps.map((step, i) => [step, i]));
    const wanted = new Set([root]);
    for (const i of wanted) for (const one of this.steps[i].of) wanted.add(/** @type {number} */ (place.get(one)));
    for (const i of [...wanted].sort((a, b) => a - b)) {
      const { by, name, names, of, tracks } = this.steps[i];
      const [first, second] = of.map((one) => /** @type {Statement} */ (this.said[/** @type {number} */ (place.get(one))]));
      /** @type {Record<string, () => Statement>} */
      const make = {
        given: () => statements.relation(name, tracks),
        named: () => {
          const now = new Map(of[0].tracks.map((one, j) => [one, names[j]]));
          return statements.named(first, (one) => now.get(/** @type {string} */ (one)) ?? one);
        },
        and: () => statements.all([first, second]),
        not: () => statements.not(first),
        exists: () => statements.all([first], [name]),
      };
      this.said[i] ??= make[by]();
    }
    return /** @type {Statement} */ (this.said[root]);
  }

  /**
   * Tell whether a step accepts these numbers.
   * @param {number} root
   * @param {Map<string, bigint>} numbers
   */
  accepts(root, numbers) {
    const { tracks, automaton } = this.steps[root];
    const words = tracks.map((name) => this.numeration.word(numbers.get(name) ?? 0n));
    const length = Math.max(...words.map((word) => word.length));
    let state = 0;
    for (let at = length; at > 0; at -= 1) {
      state = automaton.after(state, words.reduce((letter, word) => letter * this.numeration.digits + (word[word.length - at] ?? 0), 0));
    }
    return state >= 0 && automaton.accepts(state);
  }
}
