// Ask the search worker of a built site, as the theme does: the folder of the site is the argument,
// queries come in as JSON, and the answers go out, pages with their parts.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import vm from "node:vm";

const SETUP = 0, QUERY = 2;
const [site] = process.argv.slice(2);
const folder = join(site, "assets/javascripts/workers");
const [name] = readdirSync(folder).filter((file) => /^search\..*\.js$/.test(file));

/** @type {(event: { data: object }) => void} */
let ask = () => {};
let answer = { type: -1, data: { items: [] } };
const scope = vm.createContext({
  addEventListener: (_, listener) => { ask = listener; },
  postMessage: (message) => { answer = message; },
});
vm.runInContext(readFileSync(join(folder, name), "utf8"), scope);

const { config, docs } = JSON.parse(readFileSync(join(site, "search/search_index.json"), "utf8"));
ask({ data: { type: SETUP, data: { config, docs, options: { suggest: false } } } });
const answers = JSON.parse(readFileSync(0, "utf8")).map((query) => {
  ask({ data: { type: QUERY, data: query } });
  return answer.data.items;
});
process.stdout.write(JSON.stringify(answers));
