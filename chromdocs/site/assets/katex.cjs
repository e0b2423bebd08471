// Typeset formulas: a line of JSON {tex, display, output} in, a line {html} or {error} out.
const { createRequire } = require("node:module");
const readline = require("node:readline");

/** @type {typeof import("katex").default} */
const katex = createRequire(`${process.cwd()}/`)("katex");

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const { tex, display, output } = JSON.parse(line);
  let answer;
  try {
    answer = { html: katex.renderToString(tex, { displayMode: display, output, strict: "error" }) };
  } catch (error) {
    answer = { error: /** @type {Error} */ (error).message };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
});
