// What the parts of a page share: elements, getting ready, scripts that bring data.

const base = new URL("./", /** @type {HTMLScriptElement} */ (document.currentScript).src);

/**
 * Make an element with properties and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function make(tag, properties = {}, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

/**
 * Return all elements that a selector names, of the kind that the caller knows them to be.
 * @template {HTMLElement} [Found=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 */
function all(selector, root = document) {
  return [.../** @type {NodeListOf<Found>} */ (root.querySelectorAll(selector))];
}

/**
 * Return the first element that a selector names; where the page always has one.
 * @template {HTMLElement} [Found=HTMLElement]
 * @param {string} selector
 * @param {ParentNode} [root]
 * @returns {Found}
 */
function one(selector, root = document) {
  /** @type {Found | null} */
  const found = root.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

/**
 * Return the address of a page of the site; on a disk nothing completes the address of a folder.
 * @param {string} place
 */
function pageAt(place) { return new URL(`../${place}${location.protocol === "file:" ? "index.html" : ""}`, base); }

/**
 * Return what an error says.
 * @param {unknown} error
 */
function message(error) { return error instanceof Error ? error.message : `${error}`; }

/** Tell whether the reader wants nothing to move. */
function calm() { return matchMedia("(prefers-reduced-motion: reduce)").matches; }

/**
 * Do something on this page and on each that follows it in place.
 * @param {() => void} act
 */
function onEachPage(act) {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", act);
  else act(); // from a disk, the theme never says that a page is there
  window.document$?.subscribe(act);
}

/** @type {(() => void)[]} */
const looks = []; // each gets elements ready that are new

/** Get ready what was put into the page meanwhile. */
function equipNew() {
  for (const look of looks) look();
}

/**
 * Get all elements that a selector names ready, each once, on every page.
 * @template {HTMLElement} Found
 * @param {string} selector
 * @param {(element: Found) => void} ready
 */
function equip(selector, ready) {
  const look = () => {
    for (const element of /** @type {Found[]} */ (all(`${selector}:not([data-ready])`))) {
      element.dataset.ready = "";
      ready(element);
    }
  };
  looks.push(look);
  onEachPage(look);
}

/** @type {Map<string, Promise<void>>} */
const asked = new Map(); // address of a script -> a promise that it has run

/**
 * Run a script, once; one that was not there is asked for again the next time.
 * @param {string | URL} address
 */
function load(address) {
  const { href } = new URL(address, location.href);
  const begun = asked.get(href) ?? new Promise((done, failed) => {
    document.body.append(make("script", {
      src: href,
      onload: () => done(),
      onerror: () => { asked.delete(href); failed(new Error(`no ${href}`)); },
    }));
  });
  asked.set(href, begun);
  return begun;
}

/**
 * Return the data that a script brings: it keeps them under the name of its file.
 * @template Data
 * @param {string | URL} address
 * @returns {Promise<Data>}
 */
async function fetched(address) {
  await load(address);
  return /** @type {Record<string, Data>} */ (window.chromdocs)[String(address).replace(/^.*\/|\.js$/g, "")];
}

/**
 * Keep what was chosen in the address, so that it can be sent to others.
 * @param {[string, string][]} choices
 */
function remember(choices) {
  const address = new URL(location.href);
  for (const [name, value] of choices) {
    if (value.trim()) address.searchParams.set(name, value.trim());
    else address.searchParams.delete(name);
  }
  history.replaceState(history.state, "", address);
}

/**
 * Put a text on the clipboard; tell whether it is there. A page that is not served safely, from a disk say, has
 * only the older way.
 * @param {string} text
 */
async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = make("textarea", { value: text, readOnly: true, className: "unseen" });
    (document.querySelector("dialog[open]") ?? document.body).append(field); // nothing beside a dialog can be selected
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}

/**
 * Return a text as one looks for it: without capitals and accents.
 * @param {string} text
 */
function plain(text) { return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(); }

/**
 * Tell whether a text has every word that is looked for.
 * @param {string} text
 * @param {string} wanted
 */
function hasWords(text, wanted) {
  const words = plain(text);
  return plain(wanted.trim()).split(/\s+/).every((word) => words.includes(word));
}

/**
 * Return names with the nearest first, and how far each is: the share of its letters, or of those wanted, that one
 * has to change, add or drop to make one of the other.
 * @param {string} wanted
 * @param {string[]} names
 */
function likest(wanted, names) {
  const letters = [...wanted.slice(0, 200)]; // an address may be as long as it likes
  /** @param {string} name */
  const far = (name) => {
    let row = Array.from({ length: name.length + 1 }, (_, j) => j);
    for (const [i, letter] of letters.entries()) {
      const next = [i + 1];
      for (let j = 0; j < name.length; j++) {
        next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + Number(letter !== name[j])));
      }
      row = next;
    }
    return row[name.length] / Math.max(letters.length, name.length);
  };
  return names.map((name) => ({ name, far: far(name) })).sort((a, b) => a.far - b.far);
}
