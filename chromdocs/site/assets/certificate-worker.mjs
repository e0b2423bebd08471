// The checker of certificates, in a worker of its own, so that the page stays alive: it gets addresses of
// certificates, or their texts, those of numerations first, and says what comes of the last of them.
import { Checker } from "./certificate-checker.mjs";
import { Refused, Unreadable } from "./certificate-json.mjs";
import { details, verdict } from "./certificate-report.mjs";

/** @typedef {{ address: string } | { text: string }} Source */

const GZIP = [0x1f, 0x8b]; // with which a compressed file begins

/** @param {Source} source */
async function textOf(source) {
  if ("text" in source) return source.text;
  const answer = await fetch(source.address);
  if (!answer.ok) throw new Error(`${source.address}: ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  const isPacked = new Uint8Array(bytes).subarray(0, 2).join() === GZIP.join(); // a host may have unpacked it
  const stream = new Blob([bytes]).stream();
  const plain = isPacked ? stream.pipeThrough(new DecompressionStream("gzip")) : stream;
  return new TextDecoder("utf-8", { fatal: true }).decode(await new Response(plain).arrayBuffer());
}

/** @param {Source[]} sources */
async function check(sources) {
  const checker = new Checker();
  /** @type {import("./certificate-checker.mjs").Report | null} */
  let report = null;
  try {
    for (const source of sources) report = checker.check(await textOf(source));
    return report ? { accepted: true, verdict: verdict(report), details: details(report) } : { accepted: false, verdict: "nothing to check", details: [] };
  } catch (error) {
    const why = error instanceof Error ? error.message : `${error}`;
    const word = error instanceof Refused ? "refused" : error instanceof Unreadable ? "unreadable" : "not checked";
    return { accepted: false, verdict: `${word}: ${why}`, details: [] };
  }
}

self.onmessage = async ({ data }) => self.postMessage(await check(data));
