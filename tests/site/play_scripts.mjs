// Run the scripts of Play that know no page, and let others have the names that they define.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const ASSETS = new URL("../../chromdocs/site/assets/", import.meta.url);

/**
 * @param {string[]} parts
 * @param {string[]} names
 * @param {object} [given]
 */
export function loaded(parts, names, given = {}) {
  const text = parts.map((part) => readFileSync(new URL(`${part}.js`, ASSETS), "utf8")).join("\n");
  const context = vm.createContext({ URL, URLSearchParams, Math, ...given });
  return vm.runInContext(`${text}\n({ ${names.join(", ")} })`, context);
}
