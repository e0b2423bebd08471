// List what may be changed in scripts, for mutants.py: numbers, comparisons, conditions.
import { readFileSync } from "node:fs";
import { Linter } from "eslint";

/** @typedef {any} Node - of ESLint's tree, which has no types of its own */

/** @type {Record<string, string>} */
const TURNED = {
  "<": "<=", "<=": "<", ">": ">=", ">=": ">", "===": "!==", "!==": "===", "&&": "||", "||": "&&",
};

/** @type {{ path: string, line: number, start: number, before: string, after: string }[]} */
const found = [];
for (const path of process.argv.slice(2)) {
  const text = readFileSync(path, "utf8");
  const linter = new Linter();
  linter.verify(text, { languageOptions: { sourceType: "script" } });
  const { ast, visitorKeys } = linter.getSourceCode();
  /** @param {number} at @param {string} before @param {string} after */
  const add = (at, before, after) => {
    const ahead = text.slice(0, at);
    found.push({ path, line: ahead.split("\n").length, start: Buffer.byteLength(ahead), before, after });
  };
  /** @param {Node} node @returns {string} */
  const own = ({ range }) => text.slice(...range);
  /** @param {Node} test */
  const negate = (test) => {
    if (test.type === "UnaryExpression" && test.operator === "!") add(test.range[0], own(test), own(test.argument));
    else if (!(test.operator in TURNED)) add(test.range[0], own(test), `!(${own(test)})`);
  };
  /** @param {Node} node */
  const walk = (node) => {
    if (node.type === "Literal" && typeof node.value === "number") {
      add(node.range[0], node.raw, String(Number.isInteger(node.value) ? node.value + 1 : node.value * 1.1));
    } else if (node.type === "Literal" && typeof node.value === "boolean") add(node.range[0], node.raw, String(!node.value));
    else if (node.operator in TURNED && node.left) {
      const from = node.left.range[1];
      add(text.indexOf(node.operator, from), node.operator, TURNED[node.operator]);
    } else if (node.test && !["Literal", "SwitchCase"].includes(node.test.type)) negate(node.test);
    for (const key of visitorKeys[node.type] ?? []) {
      for (const child of [node[key]].flat()) if (child) walk(child);
    }
  };
  walk(ast);
}
process.stdout.write(JSON.stringify(found));
