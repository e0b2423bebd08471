// Which forgeries the checker in JavaScript accepts. Given on standard input: a list of texts of
// certificates, and for each forgery the places of its certificates in the list. Those that come
// first are shared by many, so what they prove is kept.
import { readFileSync } from "node:fs";
import { Checker } from "../../chromdocs/site/assets/certificate-checker.mjs";
import { Refused } from "../../chromdocs/site/assets/certificate-json.mjs";

const { texts, forgeries } = JSON.parse(readFileSync(0, "utf-8"));
const proved = new Map();

/** Those before the last one, checked in order; null if one is refused. */
const after = (before) => {
  const key = before.join(" ");
  if (!proved.has(key)) {
    const checker = new Checker();
    proved.set(key, before.every((at) => accepts(checker, at)) ? checker : null);
  }
  const known = proved.get(key);
  return known && Object.assign(new Checker(), { proved: new Map(known.proved) });
};

const accepts = (checker, at) => {
  try {
    checker.check(texts[at]);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error; // a checker that falls over has not refused
  }
};

const accepted = forgeries.map((places) => {
  const checker = after(places.slice(0, -1));
  return checker !== null && accepts(checker, places.at(-1));
});
process.stdout.write(JSON.stringify(accepted));
