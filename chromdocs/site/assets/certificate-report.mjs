// What a checker says of a certificate that it accepts, line by line.
import { quoted } from "./certificate-json.mjs";

/** @param {number} n @param {string} noun */
const counted = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

/**
 * The lines of a report: what was proved, with every text of the certificate in quotes.
 * @param {import("./certificate-checker.mjs").Report} report
 */
export function lines({ name, decisions, steps, largest }) {
  return [
    `${quoted(name)}: accepted (${counted(decisions.length, "statement")}, ${counted(steps, "step")}, ${counted(largest, "state")} at most)`,
    ...decisions.map(({ instance, formula, true: isTrue, numeration, example }) => {
      const shown = example.map(([variable, n]) => `${variable} = ${n}`).join(", ");
      return `  ${isTrue ? "true" : "false"} in ${numeration}${instance ? `, ${quoted(instance)}` : ""}: ${quoted(formula)}${shown ? ` (${shown})` : ""}`;
    }),
  ];
}
