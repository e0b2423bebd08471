// Check certificates with the checker that runs in the page, in node:
//     node scripts/check_certificates.mjs base-2.json.gz mark-dopey.json.gz
// Those of numerations come first: what they prove of addition, the others use. The exit code is 0 if all
// are accepted, 1 if one is refused, 2 if one cannot be read.
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { Checker } from "../chromdocs/site/assets/certificate-checker.mjs";
import { quoted, Refused, Unreadable } from "../chromdocs/site/assets/certificate-json.mjs";
import { details, verdict } from "../chromdocs/site/assets/certificate-report.mjs";

const files = process.argv.slice(2);
if (!files.length || files.some((file) => file.startsWith("-"))) {
  process.stderr.write("usage: node check_certificates.mjs FILE...   (.json or .json.gz, those of numerations first)\n");
  process.exit(2);
}

const checker = new Checker();
let code = 0;
for (const file of files) {
  try {
    const bytes = readFileSync(file);
    const text = new TextDecoder("utf-8", { fatal: true }).decode(file.endsWith(".gz") ? gunzipSync(bytes) : bytes);
    const report = checker.check(text);
    process.stdout.write([`${quoted(file)}: ${verdict(report)}`, ...details(report)].join("\n  ").concat("\n"));
  } catch (error) {
    const refused = error instanceof Refused;
    const why = refused || error instanceof Unreadable ? /** @type {Error} */ (error).message : "it cannot be read";
    process.stdout.write(`${quoted(file)}: ${refused ? "refused" : "unreadable"}: ${why}\n`);
    code = Math.max(code, refused ? 1 : 2);
  }
}
process.exitCode = code;
