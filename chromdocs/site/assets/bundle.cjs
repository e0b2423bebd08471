// Make a script that a page can run: join a file with all that it imports from npm, or take what is
// given as it is; without what only people read.
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");

/** @type {typeof import("esbuild")} */
const esbuild = createRequire(`${process.cwd()}/`)("esbuild");

const file = process.argv[2];
/** @type {import("esbuild").CommonOptions} */
const wanted = { minify: true, target: "es2022", charset: "utf8", tsconfigRaw: "{}" };

if (file) {
  const entry = { entryPoints: [file], nodePaths: ["node_modules"] };
  const joined = { bundle: true, write: false, format: /** @type {const} */ ("iife") };
  const { outputFiles } = esbuild.buildSync({ ...wanted, ...entry, ...joined });
  process.stdout.write(outputFiles?.[0].contents ?? "");
} else {
  process.stdout.write(esbuild.transformSync(readFileSync(0, "utf8"), wanted).code);
}
