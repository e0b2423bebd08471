// Join a script and all that it imports from npm into one that a page can run.
const { createRequire } = require("node:module");

/** @type {typeof import("esbuild")} */
const esbuild = createRequire(`${process.cwd()}/`)("esbuild");

const { outputFiles } = esbuild.buildSync({
  entryPoints: [process.argv[2]],
  bundle: true,
  minify: true,
  write: false,
  format: "iife",
  target: "es2022",
  charset: "utf8",
  nodePaths: ["node_modules"],
  tsconfigRaw: "{}",
});
process.stdout.write(outputFiles[0].contents);
