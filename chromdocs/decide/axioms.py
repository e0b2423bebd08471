"""That addition is addition and ⌊nα⌋ is ⌊nα⌋: proved by the machine, not trusted.

Numbers are the valid words of a numeration in their order, and *next* is defined by order alone:
y is next to x if x < y and nothing is between them. Of two words the shorter comes first, so only
finitely many come before a given one. It is decided that none is the last. So the words are 0, 1,
2, ... in their order, the empty word is 0, and from it *next* leads to each of them.

**Addition.** ``add(x, 0, z)`` is so exactly for z = x; and with y' next to y, ``add(x, y', z')`` is
so exactly if z' is next to some z with ``add(x, y, z)``. By induction on y, ``add(x, y, z)`` is so
exactly for z = x + y. That it is commutative and associative is decided too, though it follows.

**The whole part.** Let F be the relation ``floor`` of a numeration with quadratic
a α² − b α + c = 0, where a, b and c are whole and positive. It is decided that

1. for every n there is one F(n), and no more, and F(n) <= n;
2. F(m + n) is F(m) + F(n) or one more;
3. a F(F(n)) + c n < b (F(n) + 1) and b F(n) < a (F(F(n)) + 1) + c n.

By 1, F(0) = 0. By 2 and induction on k, k F(n) <= F(kn) and F(kn) + 1 <= k (F(n) + 1) for k >= 1.
As F(m + n) >= F(m) + F(n) and F(n) <= n, F(n)/n has a limit θ (Fekete's lemma), and 0 <= θ <= 1.
Divide the two inequalities by k and let k grow: F(n) <= nθ <= F(n) + 1. So F(n) differs from nθ by
at most 1, F(F(n)) from F(n) θ by at most 1, and F(F(n)) from nθ² by at most 2. Divide 3 by n and
let n grow: a θ² + c <= b θ and b θ <= a θ² + c, that is, a θ² − b θ + c = 0.

The checker sees in integers that c > 0 > a − b + c. So a x² − b x + c changes its sign between 0
and 1, where it is not 0 at either end; being quadratic it has exactly one root there, which is θ.
It also sees that b² − 4ac is no square, so that θ is irrational. Hence nθ is whole for no n >= 1,
and F(n) <= nθ <= F(n) + 1 says that F(n) = ⌊nθ⌋. That θ is the α of the numeration, as `quadratic`
has it from the continued fraction, is not seen by the checker, nor needed: it prints the equation
of θ.

The checkers read these very statements: they believe in ``add`` and ``floor`` only when they were
proved of these very automata.
"""

from fractions import Fraction
from math import lcm

from chromdocs.decide.decision import Decision, decide
from chromdocs.decide.numeration import Numeration
from chromdocs.decide.ostrowski import Ostrowski

NEXT = "let next(x, y) = x < y and not exists w: x < w and w < y; "
ADDITION = {
    "no last number": "forall x: exists y: x < y",
    "x + 0 is only x": "forall x, y, z: y = 0 and x + y = z implies x = z",
    "x + 0 is x": "forall x, y, z: y = 0 and x = z implies x + y = z",
    "x + next(y) is only next(x + y)": NEXT + "forall x, y, u: "
    "(exists t: next(y, t) and x + t = u) implies (exists z: x + y = z and next(z, u))",
    "x + next(y) is next(x + y)": NEXT + "forall x, y, u: "
    "(exists z: x + y = z and next(z, u)) implies (exists t: next(y, t) and x + t = u)",
}
WHOLE_PART = {
    "F(n) for every n": "forall n: exists y: floor(n, y)",
    "one F(n)": "forall n, y, z: not (floor(n, y) and floor(n, z) and y < z)",
    "F(n) at most n": "forall n, y: not (floor(n, y) and n < y)",
    "F(m + n) or one more": NEXT + "forall m, n, u, v: (exists s: m + n = s and floor(s, v)) and "
    "(exists i: floor(m, i) and exists j: floor(n, j) and i + j = u) "
    "implies u = v or next(u, v)",
    "quadratic {a} {b} {c} above": NEXT + "forall n, f, p: floor(n, f) and "
    "(exists g: floor(f, g) and exists q: {a} * g = q and exists r: {c} * n = r and q + r = p) "
    "implies not exists k: (exists e: next(f, e) and {b} * e = k) and not p < k",
    "quadratic {a} {b} {c} below": NEXT + "forall n, f, p: floor(n, f) and "
    "(exists g: floor(f, g) and exists h: next(g, h) and exists q: {a} * h = q and "
    "exists r: {c} * n = r and q + r = p) "
    "implies not exists k: {b} * f = k and not k < p",
}  # F(n) = y is written floor(n, y)
LAWS = {
    "commutative": "forall x, y: x + y = y + x",
    "associative": "forall x, y, z: (x + y) + z = x + (y + z)",
}


def axioms(numeration: Numeration) -> dict[str, Decision]:
    """What makes addition, and ⌊nα⌋ if there is one, what they are, decided.

    >>> from chromdocs.decide.numeration import base
    >>> all(decision.true for decision in axioms(base(2)).values())
    True
    """
    texts = dict(ADDITION)
    if isinstance(numeration, Ostrowski):
        of = dict(zip("abc", quadratic(numeration), strict=True))
        texts |= {name.format(**of): text.format(**of) for name, text in WHOLE_PART.items()}
    return {
        name: decide(f"in {numeration.name}: {text}", numeration)
        for name, text in (texts | LAWS).items()
    }


def quadratic(numeration: Ostrowski) -> tuple[int, int, int]:
    """The a, b and c with a α² − b α + c = 0 for the α of a numeration.

    >>> from chromdocs.decide.ostrowski import ostrowski
    >>> quadratic(ostrowski(1)), quadratic(ostrowski(2))
    ((1, 3, 1), (2, 4, 1))
    """
    alpha = numeration.alpha
    b, c = 2 * alpha.a, alpha.a**2 - alpha.b**2 * alpha.d
    a = lcm(Fraction(b).denominator, Fraction(c).denominator)
    return a, int(b * a), int(c * a)
