// What a checker says of a certificate that it accepts.
import { quoted } from "./certificate-json.mjs";

/** @typedef {import("./certificate-checker.mjs").Report} Report */

/** @param {number} n @param {string} noun */
const counted = (n, noun) => `${n} ${noun}${n === 1 ? "" : "s"}`;

/**
 * In one line.
 * @param {Report} report
 */
export const verdict = ({ name, decisions, steps, largest }) => (
  `accepted: ${quoted(name)}, ${counted(decisions.length, "statement")}, ${counted(steps, "step")}, ${counted(largest, "state")} at most`);

/**
 * The statements that were proved, with every text of the certificate in quotes.
 * @param {Report} report
 */
export const details = ({ decisions, meanings }) => decisions.map(({ instance, formula, true: isTrue, numeration, example }) => {
  const shown = example.map(([variable, n]) => `${variable} = ${n}`).join(", ");
  return `${isTrue ? "true" : "false"} in ${numeration}${instance ? `, ${quoted(instance)}` : ""}: ${quoted(formula)}${shown ? ` (${shown})` : ""}`;
}).concat(meanings);
