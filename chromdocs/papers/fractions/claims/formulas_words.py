r"""Formulas of Section 2: the word W, its factors, and the sequences C and D.

The prefix of W with n letters has $(k+2)n-b_n$ letters σ, and its image by φ has $b_n$ letters;
both are sums of steps, so that the letters of the image of the n-th letter are those after
$b_{n-1}$ up to $b_n$.
"""

from chromdocs.papers.fractions.claims.formulas import numbered, pairs, recursion, steps, types

TAUS = r"""Every $d$ is $k+1$ or $k+2$, so that $b_n-(k+1)n$ of the first $n$ letters are
$\tau$: the formula says that this number grows by 1 where $d_n=k+2$, and else stays."""
PREFIX = r"""By Lemma 11 the word $w_n^i$ is a prefix of $W$, and the image of a prefix with $g$
    letters has $b_g$ letters; of the first $g$ letters $a_g-g$ are $\tau_k$ by Lemma 17, and
    $(k+2)g-b_g$ are $\sigma$. The formula says that the pairs of the recursion are so related."""


def counted(k: int) -> str:
    """Say that every d is k + 1 or k + 2, and that taus counts the latter."""
    return f"""(forall n: n >= 1 implies (d(n) = {k + 1} or tau(n)))
and taus(0) = 0 and (forall n: n >= 1 implies taus(n) + {k + 1} = taus(n - 1) + d(n)) and
"""


def differences(k: int, most: int = 2) -> str:
    """Say which steps a and b take, and that each occurs again and again."""
    again = " and\n".join(
        f"(forall m: exists n: n > m and {name}(n) = {value})"
        for name, value in (("c", 1), ("c", most), ("d", k + 1), ("d", k + 2))
    )
    return steps(k) + (
        f"(forall n: n >= 1 implies (c(n) = 1 or c(n) = {most})) and\n"
        f"(forall n: n >= 1 implies (d(n) = {k + 1} or d(n) = {k + 2})) and\n{again}"
    )


def fixed(k: int, first: int = 1) -> str:
    """Say that the letters of D are fixed by φ: each image is one σ, and then τ only."""
    return steps(k) + counted(k) + (
        "not tau(1) and\n"
        f"(forall n: n >= 1 implies not tau(b(n - 1) + {first})) and\n"
        f"(forall n, m: n >= 1 and b(n - 1) + {first} < m and m <= b(n) implies tau(m))"
    )  # fmt: skip


def periodic(k: int, removed: int = 0, period: int = 0) -> str:
    """Say that C has a 2 at every k-th long step, and a 1 at all others."""
    return steps(k) + counted(k) + (
        f"(forall n: d(n) = {k + 1 + removed} implies c(n) = 1) and\n"
        f"(forall n: n >= 1 and d(n) != {k + 1 + removed} implies\n"
        f"  (taus(n) % {period or k} = 0 and c(n) = 2\n"
        f"   or taus(n) % {period or k} != 0 and c(n) = 1))"
    )  # fmt: skip


def large_gaps(k: int, less: int = 1) -> str:
    """Say how many long steps lie between two neighbouring 2s of C."""
    return steps(k) + counted(k) + (
        "(forall p, q: p < q and c(p) = 2 and c(q) = 2\n"
        "  and not (exists r: p < r and r < q and c(r) = 2)\n"
        f"  implies taus(q - 1) = taus(p) + {k - less})"
    )  # fmt: skip


def twos(k: int, residue: int = 0) -> str:
    """Say both forms of Lemma 17."""
    return steps(k) + counted(k) + (
        f"(forall n: n >= 1 implies (c(n) = 2 iff tau(n) and b(n) % {k} = (n + {residue}) % {k}))\n"
        f"and (forall n: n >= 1 implies (c(n) = 2 iff tau(n) and taus(n) % {k} = {residue % k}))"
    )  # fmt: skip


def _each(k: int, says: str) -> str:
    """Say the recursion and the statement for every i."""
    return " and\n".join(f"{recursion(k, i)} and\n{says.replace('#', str(i))}" for i in range(1, k))


def letters(k: int, more: int = 0) -> str:
    """Say what f and g count: w is a prefix of W, the next one the prefix with b(g) letters."""
    return steps(k) + types(k) + _each(
        k,
        f"""(forall f, g: x#(f, g) implies f + g = a(g) and x#(a(g), b(g))
  and {k + 2} * b(g) = b(b(g)) + g + {more})""",
    )  # fmt: skip


def _lasts(k: int) -> str:
    """Define pairs of neighbours g_n, g_(n-1) for each i, and how b rises along a factor."""
    last = "".join(
        f"let last{i}(g, h) = g = {i + 1} and h = 1 or (exists f: x{i}(f, h) and x{i}(f + h, g));\n"
        for i in range(1, k)
    )
    return numbered(k) + types(k) + last + "let rise(m, l, v) = v = b(m + l) - b(m);\n"


def factors(k: int, less: int = 1) -> str:
    """Say which numbers of σ a factor of length g can have."""
    return _lasts(k) + _each(
        k,
        f"""(forall g, h, m: last#(g, h) implies
  (rise(m, g) + h = {k + 2} * g or rise(m, g) + h = {k + 2} * g + {less}))
and (forall g, h: last#(g, h) implies (exists m: rise(m, g) + h = {k + 2} * g)
  and (exists m: rise(m, g) + h = {k + 2} * g + {less}))""",
    )


def of_index(k: int, less: int = 0) -> str:
    """Say both parts of Lemma 25."""
    sums = "".join(
        f"""let sums{i}(l, u, v) = exists m: tau{i}(m + l)
  and u = a(m + l) - a(m) and v = b(m + l) - b(m);
"""
        for i in range(1, k)
    )
    return _lasts(k) + sums + _each(
        k,
        f"""(forall g, h, m: last#(g, h) and tau#(m + g) and m + g < b(g)
  implies rise(m, g) + h = {k + 2} * g + {less})
and (forall l, v, u, w: sums#(l, u, v) and sums#(l, w, v) implies u = w)""",
    )  # fmt: skip


def winning(k: int, which: str = "", more: int = 0) -> str:
    """Say that the largest move of Type III that fits wins, and perhaps by *which* m."""
    return _lasts(k) + _each(
        k,
        f"""(forall n: tau#(n) implies (exists f, g: x#(f, g) and f >= 1 and g <= b(n)
  and not (exists u, v: x#(u, v) and g < v and v <= b(n))
  and (exists m: {which}a(n) = a(m) + f and b(n) = b(m) + g + {more})))""",
    )


SUMS = "last#(g, n - m) and "  # the last g_(m-1) terms of C and D are added


def balanced(k: int, most: int = 1) -> str:
    """Say that factors of one length differ in σ by one at most."""
    return pairs(k) + (
        "let rise(l, v) = exists m: v = b(m + l) - b(m);\n"
        f"forall l, u, v: rise(l, u) and rise(l, v) and u < v implies v <= u + {most}"
    )


def shift(k: int, lost: int = 1) -> str:
    """Say what a shift by a weight of the numeration loses and gains."""
    return _lasts(k) + f"""let weight(u) = u follows "10*";
let before(u, v) = weight(u) and (u = 1 and v = 0
  or weight(v) and v < u and not (exists w: weight(w) and v < w and w < u));
(forall u, v, w: before(v, u) and before(w, v) implies w + u = {k + 2} * v) and
""" + _each(
        k,
        f"""(forall f, g, u, v: x#(f, g) and before(u, v) and u <= g
  and not (exists w: weight(w) and u < w and w <= g)
  implies b(u) + v + {lost} = {k + 2} * u and rise(g, u) + v = {k + 2} * u)""",
    )  # fmt: skip


def last_letters(k: int, back: int = 1) -> str:
    """Say which syllables end in a τ with the number i."""
    return numbered(k) + " and\n".join(
        f"(forall n: n >= 1 and tau{i}(b(n)) implies\n"
        f"  (tau{i}(n) or not tau(n) and tau{i}(n - {back})))"
        for i in range(1, k)
    )


def images(k: int, second: int = 2) -> str:
    """Say that the letters τ in the image of τ with number i are numbered from i on to i."""
    return steps(k) + counted(k) + (
        f"(forall n: tau(n) implies taus(b(n - 1) + {second}) % {k} = taus(n) % {k}\n"
        f"  and taus(b(n)) % {k} = taus(n) % {k})"
    )  # fmt: skip


def marks(k: int, less: int = 1) -> str:
    """Say that a step of b is long where the hand passes a mark j/k."""
    return steps(k) + (
        f"let marks(n, v) = v = b(n) - n - {k} * a(n);\n"
        "forall n: c(n) = 1 implies (tau(n) iff\n"
        f"  (exists j: 1 <= j and j + {less} <= {k} and marks(n - 1) < j and j <= marks(n)))"
    )
