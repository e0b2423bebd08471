"""Formulas for Section 3: the multiples of an integer beta red, for one beta at a time."""

from chromdocs.papers.chromatic.claims.formulas_colours import multiples


def progression(beta: int, first: int = 1, last: int = 1) -> str:
    """Return Theorem 2 for one beta."""
    return (
        f"{multiples(beta, first, last).lets}solves(p, move)\n"
        f"and (forall n, t: {beta - 1}*({beta}*n + t) + t = {beta}*({beta - 1}*n + t))"
    )


def progression_cases(beta: int, empty: int = 0, lower: str = "m >= n") -> str:
    """Return the corrected cases in the proof of Theorem 2; g(n) is the n-th green level."""
    return f"""\
{multiples(beta).lets}let g(n, x) = n >= 1 and pair(x, {beta}*n);
let mixed(x, y) = exists m, n: n >= 1 and m != n and g(m, x) and y = {beta}*n;
let greens(x, y) = exists m, n: m >= n and g(m, x) and g(n, y);
let reds(x, y) = exists m, n: {lower} and n >= 1 and x = {beta}*m and y = {beta}*n;
(forall x, y: x >= 1 and x % {beta} != 0 implies exists n: g(n, x))
and (forall m, n: 1 <= m and m < n implies g(m) < g(n))
and (forall x, y: x >= {empty} and y >= 1 and not p(x, y) implies x = 0 or greens(x, y)
  or greens(y, x) or mixed(x, y) or mixed(y, x) or reds(x, y) or reds(y, x))
and (forall x, y: y >= 1 and (x = 0 or greens(x, y)) implies move(x, y, 0, 0))
and (forall m, n: 1 <= n and n < m implies move(g(m), {beta}*n, g(n), {beta}*n)
  and move(g(n), {beta}*m, g(n), {beta}*n))
and (forall m, n: 1 <= n and n <= m implies move({beta}*m, {beta}*n, g(n), {beta}*n))"""


def progression_numbers(beta: int, first: int = 1, last: int = 1) -> str:
    """Return that (beta - 1)n + t takes on each positive integer once, and what follows from it."""
    t = f"{first} <= t and t + {last} <= {beta}"
    return f"""\
let number(n, t, i) = {t} and i = {beta - 1}*n + t;
let x(n, t, i) = {t} and i = {beta}*n + t;
(forall i: i >= 1 implies exists n, t: number(n, t, i))
and (forall n, t: {t} implies number(n, t) >= 1)
and (forall n, t, m, s: number(n, t) = number(m, s) implies n = m and t = s)
and (forall i: i >= 1 and i % {beta} = 0 iff exists n, t: i = {beta}*number(n, t))
and (forall i: i >= 1 and i % {beta} != 0 iff exists n, t: x(n, t, i))
and (forall n, t, m, s: x(n, t) = x(m, s) implies n = m and t = s)"""


def chain(beta: int, middle: str = ">=", least: int = 1) -> str:
    """Return the inequalities of Case 4 of the proof of Theorem 2, for one beta."""
    return f"""\
forall m, n, t: m > n and {least} <= t and t < {beta}
  implies {beta}*({beta - 1}*m + t) > {beta}*({beta - 1}*n + t)
  and {beta}*({beta - 1}*n + t) {middle} {beta}*(n + t) and {beta}*(n + t) > {beta}*n + t"""
