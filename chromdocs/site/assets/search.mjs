// The search, in a worker that the theme's search field asks: MiniSearch finds the pages with all the
// words of a query, and names put them in order. A name is a title, a term of the glossary, a place in
// a paper, a number of the OEIS; what is called as the query says comes first.
import MiniSearch from "minisearch";

/** @typedef {{ at: string, title?: string, text?: string, rest?: string, names?: string[] }} Part - of a page */
/** @typedef {Part & { kind: string, paper?: string, weight?: number, parts?: Part[] }} Page */
/** @typedef {{ papers: Record<string, [string, string]>, same: Record<string, string>, kinds: Record<string, number> }} Words */
/** @typedef {{ config: Words, docs: Page[] }} Index */
/** @typedef {{ location: string, title: string, text: string, score: number, terms: Record<string, boolean> }} Item */
/** @typedef {{ id: number, page: Page, part: Part, title: string, text: string, names: string, around: string }} Entry */

const SETUP = 0, READY = 1, QUERY = 2, RESULT = 3; // what the theme's messages are
const MOST = 100; // pages in an answer
const PARTS = 8; // of a page, in an answer
const SNIPPET = 180; // characters of a text that an answer shows
const BEFORE = 50; // of them, before the first word that was asked for
const NAMED = 10; // what a name counts, beside the best that words without a name can do
const ABOUT = 20; // scores that differ by less than one part in so many are about the same
const MEANT = 0.4; // what a word counts that was not asked for, but means the same
const SIGNS = Object.fromEntries(`α alpha β beta γ gamma δ delta ε epsilon ζ zeta η eta θ theta ι iota κ kappa
  λ lambda μ mu ν nu ξ xi ο omicron π pi ρ rho σ sigma ς sigma τ tau υ upsilon φ phi χ chi ψ psi ω omega
  ⋆ star ★ star ☆ star ∗ star * star ⊕ xor √ sqrt ∞ infinity`.split(/\s+/).flatMap((sign, i, all) => (i % 2 ? [] : [[sign, all[i + 1]]])));
const SIGN = new RegExp(`[${Object.keys(SIGNS).join("")}]`, "gu");
const STOP = new Set("a an and are as at be by do does for from how in is it of on or that the to what who with".split(" "));

/**
 * Write a text in small Latin letters: β as beta, è as e; and Theorem A.2 as Theorem A2, thm14 as
 * thm 14, A1969 as A001969.
 * @param {string} text
 */
const folded = (text) => text.normalize("NFKD").toLowerCase()
  .replace(/\p{M}|['’]s\b|(?<=\b[a-z])\.(?=\d)/gu, "").replace(SIGN, (sign) => ` ${SIGNS[sign]} `)
  .replace(/\b([a-z]{3,})\.?(?=\d+\b)/g, "$1 ").replace(/\ba(\d{3,5})\b/g, (_, digits) => `a${digits.padStart(6, "0")}`);

/** @param {string} word - in small letters; of several things the word for one */
const single = (word) => word.replace(/(?<=[a-z]{3})ies$/, "y").replace(/(?<=[a-z]{2}ss)es$|(?<=[a-z]{2}[^sui])s$/, "");

/**
 * The words of a text as they are looked up.
 * @param {string} text
 */
const words = (text) => (folded(text).match(/[a-z0-9]+/g) ?? []).map(single);

/**
 * The same, with compounds also as one word: nim-sum, nimsum.
 * @param {string} text
 */
const indexed = (text) => words(text).concat((folded(text).match(/[a-z]+(?: *[-‐–_] *[a-z]+)+/g) ?? []).map((found) => words(found).join("")));

/**
 * The words of a name or a query that tell something, if there are any.
 * @param {string} text
 */
function telling(text) {
  const all = words(text), some = all.filter((word) => !STOP.has(word));
  return some.length ? some : all;
}

/** @param {string} text - a name: nim-sum, nim sum and nimsum are one */
const key = (text) => telling(text).join("");

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @param {Part} part - a function is called as its anchor ends */
const titled = ({ title, at }) => title ?? at.slice(at.lastIndexOf(".") + 1);

/**
 * What an entry is called: a page also by its id, and with its paper.
 * @type {(entry: Entry, papers: Words["papers"]) => string[]}
 */
function called({ page, part, title }, papers) {
  const names = [title, ...part.names ?? []];
  if (part !== page) return names;
  const [, ...id] = page.at.split("/").filter(Boolean);
  if (id.length) names.push(id.join("/"), id[id.length - 1]);
  const { paper = "" } = page;
  return paper ? [...names, ...[paper, papers[paper][0]].flatMap((of) => names.map((name) => `${of} ${name}`))] : names;
}

/** @param {Index} index */
function searcher({ config: { papers, same, kinds }, docs }) {
  /** @type {Entry[]} */
  const entries = docs.flatMap((page) => [page, ...page.parts ?? []].map((part) => ({
    id: 0,
    page,
    part,
    title: titled(part),
    text: `${part.text ?? ""} ${part.rest ?? ""}`,
    names: (part.names ?? []).join(" "),
    around: `${part === page ? page.at : page.title} ${page.kind} ${papers[page.paper ?? ""]?.join(" ") ?? ""}`,
  })));
  /** @type {Map<string, number[]>} */
  const named = new Map();
  entries.forEach((entry, id) => {
    entry.id = id;
    for (const name of new Set(called(entry, papers).map(key))) named.set(name, [...named.get(name) ?? [], id]);
  });
  const mini = new MiniSearch({ fields: ["title", "names", "around", "text"], tokenize: indexed, processTerm: (word) => word });
  mini.addAll(entries);
  const meant = new Map(Object.entries(same).map(([name, other]) => [key(name), words(other)]));

  /**
   * How much of a query the name of an entry is, up to 1.
   * @param {string[]} asked
   */
  function calls(asked) {
    /** @type {Map<number, number>} */
    const found = new Map();
    /** @type {(name: string, share: number) => void} */
    const count = (name, share) => {
      for (const id of named.get(name) ?? []) found.set(id, Math.max(share, found.get(id) ?? 0));
    };
    const whole = asked.join("");
    if (/[a-z]$/.test(whole)) { // somebody may still be writing
      for (const name of named.keys()) if (name.startsWith(whole)) count(name, 0.8 * whole.length / name.length);
    }
    for (const [from, to] of spans(asked)) count(asked.slice(from, to).join(""), (to - from) / asked.length);
    return found;
  }

  /** @param {string[]} asked */
  function look(asked) {
    const last = asked.length - 1;
    const others = spans(asked).flatMap(([from, to]) => {
      const other = meant.get(asked.slice(from, to).join(""));
      return other ? [[...asked.slice(0, from), ...other, ...asked.slice(to)]] : [];
    });
    /** @param {string[]} all @param {number} weight */
    const together = (all, weight) => ({
      queries: [all.join(" ")],
      combineWith: /** @type {const} */ ("AND"),
      tokenize: words,
      boost: { title: 4 * weight, names: 4 * weight, around: weight, text: weight },
    });
    const options = { prefix: (/** @type {string} */ word, /** @type {number} */ i) => i === last && /^[a-z]{2,}$/.test(word) };
    const found = mini.search({ queries: [together(asked, 1), ...others.map((all) => together(all, MEANT))], combineWith: "OR", ...options });
    if (found.length) return found;
    const fuzzy = (/** @type {string} */ word) => (/^[a-z]{5,}$/.test(word) ? 0.25 : false);
    const near = mini.search({ ...together(asked, 1), ...options, fuzzy });
    return near.length ? near : mini.search({ ...together(asked, 1), combineWith: "OR", ...options, fuzzy });
  }

  /**
   * Answer a query: groups of a page and its parts, the best first.
   * @param {string} query
   * @returns {Item[][]}
   */
  return (query) => {
    const asked = telling(query);
    if (!asked.length) return [];
    const names = calls(asked);
    const all = look(asked);
    const best = Math.max(...all.map(({ score }) => score));
    const found = all.map(({ id, score, match, queryTerms }) => {
      const { page } = entries[id];
      const full = (score + best * NAMED * (names.get(id) ?? 0) ** 2) * (page.weight ?? 1) * kinds[page.kind];
      return { id, entry: entries[id], score: Math.round(ABOUT * Math.log1p(full)), match, queryTerms };
    });
    found.sort((one, other) => other.score - one.score || one.id - other.id); // else in the order of the site
    /** @type {Map<Page, typeof found>} */
    const groups = new Map();
    for (const one of found) {
      const group = groups.get(one.entry.page);
      if (group && group.length < PARTS) group.push(one);
      else if (!group && groups.size < MOST) groups.set(one.entry.page, [one]);
    }
    return [...groups].map(([page, group]) => {
      const items = group.map(({ entry, score, match, queryTerms }) => {
        const terms = Object.fromEntries(asked.map((word) => [word, queryTerms.includes(word)]));
        return shown(entry, score, new Set(Object.keys(match)), terms);
      });
      return group.some(({ entry }) => entry.part === page) ? items : [...items, shown({ page, part: page }, 0, new Set(), {})];
    });
  };

  /** @type {(entry: Pick<Entry, "page" | "part">, score: number, found: Set<string>, terms: Record<string, boolean>) => Item} */
  function shown({ page, part }, score, found, terms) {
    const paper = papers[page.paper ?? ""]?.[0];
    const about = paper ? `${page.kind} · ${paper}` : page.kind;
    const title = marked(titled(part), found);
    const kind = about === titled(page) ? "" : `<span class="kind">${escaped(about)}</span> `;
    const telltale = new Set([...found].filter((word) => /[a-z]{2}/.test(word))); // no 1, no n
    const text = part.text ? `<p>${marked(snippet(part.text, telltale), telltale)}</p>` : "";
    return part === page
      ? { location: page.at, title: kind + title, text, score, terms }
      : { location: `${page.at}#${part.at}`, title, text, score, terms };
  }
}

/**
 * Every run of words of a query, as its beginning and its end.
 * @param {string[]} asked
 */
const spans = (asked) => asked.flatMap((_, from) => asked.slice(from).map((__, i) => [from, from + i + 1]));

const WORD = /[\p{L}\p{N}\p{M}⋆⊕√∞]+(?:[-‐–_][\p{L}\p{N}\p{M}⋆]+)*/gu;

/** @type {Map<string, string[]>} */
const known = new Map(); // words of texts, as they are looked up

/** @type {(word: string, found: Set<string>) => boolean} */
function isFound(word, found) {
  let all = known.get(word);
  if (!all) known.set(word, all = indexed(word));
  return all.some((one) => found.has(one));
}

/**
 * A text as HTML, with the words that were found marked.
 * @type {(text: string, found: Set<string>) => string}
 */
function marked(text, found) {
  let html = "", at = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    html += escaped(text.slice(at, index)) + (isFound(word, found) ? `<mark>${escaped(word)}</mark>` : escaped(word));
    at = index + word.length;
  }
  return html + escaped(text.slice(at));
}

/** @type {(text: string, found: Set<string>) => string} */
function snippet(text, found) {
  const first = [...text.matchAll(WORD)].find(([word]) => isFound(word, found))?.index ?? 0;
  const from = first < SNIPPET - BEFORE ? 0 : text.indexOf(" ", first - BEFORE) + 1;
  const to = from + SNIPPET < text.length ? text.lastIndexOf(" ", from + SNIPPET) : text.length;
  return `${from ? "… " : ""}${text.slice(from, to > from ? to : from + SNIPPET)}${to < text.length ? " …" : ""}`;
}

/** @type {(query: string) => Item[][]} */
let answer = () => [];

addEventListener("message", ({ data: { type, data } }) => {
  if (type === SETUP) {
    answer = searcher(data);
    postMessage({ type: READY });
  } else if (type === QUERY) {
    postMessage({ type: RESULT, data: { items: answer(data) } });
  }
});
