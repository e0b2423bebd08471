// Numbers a + b √d with fractions a and b, exactly: those that stand in floor( ... ), and the θ of which a
// certificate proves what ⌊nθ⌋ is.
import { Refused } from "./certificate-json.mjs";

/** @typedef {[bigint, bigint]} Fraction - in lowest terms, the second more than 0 */
/** @typedef {{ a: Fraction, b: Fraction, d: bigint }} Real */

/** @param {bigint} x @param {bigint} y @returns {bigint} */
const gcd = (x, y) => {
  while (y) [x, y] = [y, x % y];
  return x < 0n ? -x : x;
};

/** @param {bigint} p @param {bigint} q @returns {Fraction} */
export function fraction(p, q = 1n) {
  if (q === 0n) throw new Refused("a number is divided by 0");
  const by = gcd(p, q) * (q < 0n ? -1n : 1n);
  return [p / by, q / by];
}
/** @param {Fraction} x @param {Fraction} y */
export const plus = ([p, q], [r, s]) => fraction(p * s + r * q, q * s);
/** @param {Fraction} x @param {Fraction} y */
export const times = ([p, q], [r, s]) => fraction(p * r, q * s);
/** @param {Fraction} x @param {Fraction} y */
export const over = ([p, q], [r, s]) => fraction(p * s, q * r);
/** @param {Fraction} x @param {Fraction} y */
const minus = (x, [r, s]) => plus(x, [-r, s]);

/**
 * The whole part of a square root.
 * @param {bigint} n
 */
export function root(n) {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}

/** @param {bigint} n */
export const isSquare = (n) => n >= 0n && root(n) ** 2n === n;

/** @param {bigint} n @returns {Real} */
export const rational = (n) => ({ a: fraction(n), b: fraction(0n), d: 1n });

/**
 * The same number with another root of the same field.
 * @param {Real} x
 * @param {bigint} d
 * @returns {Real}
 */
export function within({ a, b, d: own }, d) {
  if (b[0] === 0n || own === d) return { a, b, d };
  if (!isSquare(own * d)) throw new Refused(`√${own} and √${d} are not of one field`);
  return { a, b: times(b, fraction(root(own * d), d)), d }; // √own = √(own d) / d · √d
}

/** @param {Real} x */
export const isRational = ({ b, d }) => b[0] === 0n || isSquare(d);

/** @param {Real} x @param {Real} y @returns {[Real, Real]} */
function together(x, y) {
  const { d } = x.b[0] === 0n ? y : x;
  return [within(x, d), within(y, d)];
}

/** @type {Record<string, (x: Real, y: Real) => Real>} */
export const ARITHMETIC = {
  "+": (x, y) => {
    const [{ a, b, d }, { a: c, b: e }] = together(x, y);
    return { a: plus(a, c), b: plus(b, e), d };
  },
  "-": (x, y) => {
    const [{ a, b, d }, { a: c, b: e }] = together(x, y);
    return { a: minus(a, c), b: minus(b, e), d };
  },
  "*": (x, y) => {
    const [{ a, b, d }, { a: c, b: e }] = together(x, y);
    return { a: plus(times(a, c), times(fraction(d), times(b, e))), b: plus(times(a, e), times(b, c)), d };
  },
  "/": (x, y) => {
    const [one, { a, b, d }] = together(x, y);
    const norm = minus(times(a, a), times(fraction(d), times(b, b)));
    return ARITHMETIC["*"](one, { a: over(a, norm), b: over([-b[0], b[1]], norm), d });
  },
};

/**
 * The root of a fraction.
 * @param {Real} x
 * @returns {Real}
 */
export function squareRoot({ a: [p, q], b }) {
  if (b[0] !== 0n || p < 0n) throw new Refused("a root is taken of what is no fraction");
  return { a: fraction(0n), b: fraction(1n, q), d: p * q };
}

/**
 * Whether a number is more than 0.
 * @param {Real} x
 */
export function isPositive({ a: [p, q], b: [r, s], d }) {
  const left = p * s, right = r * q; // left + right √d, times something positive
  const larger = left * left > right * right * d;
  if (left >= 0n && right >= 0n) return left > 0n || (right > 0n && d > 0n);
  if (left <= 0n && right <= 0n) return false;
  return left > 0n ? larger : !larger && left * left !== right * right * d;
}

/**
 * The equation A θ² − B θ + C = 0 of the θ of a numeration, [0; a₁ + 1, a₂, ...] with this period, and θ
 * itself, its root between 0 and 1.
 * @param {number[]} period
 */
export function theta(period) {
  // x = [0; a₁, a₂, ..., x's own period again] = (p + p' x) / (q + q' x); then θ = 1 / (1 + 1 / x) = x / (x + 1)
  let [p, before, q, last] = [0n, 1n, 1n, 0n];
  for (const a of period.map(BigInt)) [p, before, q, last] = [a * p + before, p, a * q + last, q];
  // with the rest x of the fraction after a period: x = (p + x before) / (q + x last), so last x² + (q − before) x − p = 0
  // x = θ / (1 − θ): last θ² + (q − before) θ (1 − θ) − p (1 − θ)² = 0
  const [k, l] = [q - before, -p];
  const [A, B, C] = [last - k + l, -(k - 2n * l), l];
  const by = gcd(gcd(A, B), C) * (A < 0n ? -1n : 1n);
  const [a, b, c] = [A / by, B / by, C / by];
  const square = b * b - 4n * a * c;
  if (!(a > 0n && b > 0n && c > 0n && a - b + c < 0n) || isSquare(square)) throw new Refused("the numeration has no irrational number");
  // of the roots (b ± √square) / 2a the smaller, since the polynomial is negative at 1
  return { a, b, c, value: /** @type {Real} */ ({ a: fraction(b, 2n * a), b: fraction(-1n, 2n * a), d: square }) };
}
