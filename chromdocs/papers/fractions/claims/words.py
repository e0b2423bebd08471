r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games whose rulesets produce given
continued fractions*.

Section 2, first half: the word $W$ and the differences $c_n$, $d_n$ of the two Beatty sequences.
"""

from collections.abc import Iterator
from fractions import Fraction

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.contfrac import alpha, beta
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.claims import formulas_words as say
from chromdocs.papers.fractions.claims.formulas import EXTRA, WITHIN, WITHIN_EXTRA, for_each
from chromdocs.papers.fractions.claims.shared import morphism, pair
from chromdocs.papers.fractions.conventions import INDEX
from chromdocs.papers.fractions.paper import PAPER

ORDER = 6
SECTION = Section(PAPER, "Section 2")
LARGEST_K = 12  # statements about every k are tried for k up to this
FRACTIONS = 200  # numbers alpha_k and beta_k that are compared beside a symbolic calculation


def _differences(k: int, to: int) -> Iterator[tuple[int, int, int]]:
    """Yield n, c_n and d_n for n from 1 up to *to*."""
    a, b = pair(k, 0)
    for n in range(INDEX.first, to + 1):
        before, (a, b) = (a, b), pair(k, n)
        yield n, a - before[0], b - before[1]


@SECTION.claim(
    "ex-10",
    "W for k = 2",
    doubt="Our copy has eight letters and nothing after them; the original may show more of W.",
    perturbed=[{"k": 1}, {"k": 3}, {"letters": "σττσττστ"}, {"letters": "στττσττσ"}],
)
def ex_10(k: int = 2, letters: str = "σττστττσ") -> Iterator[Case]:
    r"""For $k=2$ the word $W=\lim\varphi^n(\sigma)$ begins
    $\sigma\tau\tau\sigma\tau\tau\tau\sigma$, where $\varphi(\sigma)=\sigma\tau^k$ and
    $\varphi(\tau)=\sigma\tau^{k+1}$.

    The morphism is applied to $\sigma$ four times; each word must begin with the one before, and
    the last with the printed letters.
    """
    phi, word = morphism(k), "σ"
    for n in range(1, 5):
        before, word = word, phi(word)
        yield Case(f"beginning of w_{n}", before, word[: len(before)])
    yield Case("beginning of W", letters, word[: len(letters)])


@SECTION.claim(
    "lem-11",
    "D is coded by the morphic word W",
    bound=5_000,
    uses=["lem-A1", "thm-A2", "appendix-morphism"],
    proof="learn/continued-fractions/#word",
    perturbed=[
        {"sigma": 2, "tau": 1},
        {"sigma": 0},
        {"tau": 3},
        {"more_sigma": 1},
        {"more_tau": 2},
    ],
)
def lem_11(
    bound: int, sigma: int = 1, tau: int = 2, more_sigma: int = 0, more_tau: int = 1
) -> Iterator[Case]:
    r"""For all $k$ and all $j \ge 1$: $d_j=k+1$ if the $j$-th letter of $W$ is $\sigma$, and
    $d_j=k+2$ if it is $\tau$. Here $W$ is the word that begins with $\sigma$ and is fixed by
    $\varphi(\sigma)=\sigma\tau^k$, $\varphi(\tau)=\sigma\tau^{k+1}$.

    Letters of the fixed point against differences of exact floors $b_j=\lfloor j\beta_k\rfloor$,
    for $k$ from 1 to 12 and $j$ up to the bound. The authors' proof, in the appendix, leaves out
    $k=1$; ours does not.
    """
    for k in range(1, LARGEST_K + 1):
        word = morphism(k, more_sigma, more_tau).prefix("σ", bound)
        for j, _, d in _differences(k, bound):
            yield Case(f"k = {k}, j = {j}", k + (sigma if word[j - 1] == "σ" else tau), d)


@SECTION.claim(
    "lem-13",
    "{αₖ} < 1/k",
    uses=["cf-alpha-beta"],
    perturbed=[{"numerator": Fraction(1, 2)}, {"power": 2}],
)
def lem_13(numerator: Fraction | int = 1, power: int = 1) -> Iterator[Case]:
    r"""For all $k \ge 1$, $\{\alpha_k\} < 1/k$.

    For all $k$ at once, symbolically: $1<\alpha_k$ because $\sqrt{1+4/k}>1$, and
    $\alpha_k-1<1/k$ because $(1+2/k)^2$ is more than $1+4/k$ by $4/k^2$. As $1/k \le 1$, the
    number $\alpha_k-1$ is the fractional part. A second road, for $k$ up to 200, takes $\alpha_k$
    from its continued fraction and compares exactly.
    """
    from sympy import Rational, expand, symbols

    k = symbols("k", integer=True, positive=True)
    radicand = 1 + 4 / k
    most = Rational(numerator) / k**power
    yield Case("all k: 1 < alpha", True, (radicand - 1).is_positive)
    above = expand(((1 + 2 * most) ** 2 - radicand) * k ** (2 * power))
    yield Case(f"all k: alpha - 1 < {most}", True, above.is_positive)
    for index in range(1, FRACTIONS + 1):
        number = real(alpha(index).value())
        below = number - number.floor() < Fraction(numerator) / index**power
        yield Case(f"k = {index}", True, below)


@SECTION.claim(
    "lem-14",
    "{βₖ} = k {αₖ}",
    uses=["cf-alpha-beta", "lem-13"],
    perturbed=[{"more": 1}, {"more": -1}],
)
def lem_14(more: int = 0) -> Iterator[Case]:
    r"""For all $k \ge 1$, $\{\beta_k\} = k\,\{\alpha_k\}$.

    For all $k$ at once, symbolically, from the closed forms of Section 1:
    $\beta_k-(k+1)=k(\alpha_k-1)$. By Lemma 13 this number lies between 0 and 1, so that both
    sides are the fractional parts. A second road, for $k$ up to 200, takes both numbers from
    their continued fractions and compares the fractional parts exactly.
    """
    from sympy import expand, simplify, sqrt, symbols

    k = symbols("k", integer=True, positive=True)
    root = sqrt(1 + 4 / k)
    low, high = (1 + root) / 2, (k + 2 + k * root) / 2
    difference = simplify(expand(high - (k + 1) - (k + more) * (low - 1)))
    yield Case("all k: {beta} - k {alpha}", 0, difference)
    for index in range(1, FRACTIONS + 1):
        x, y = real(alpha(index).value()), real(beta(index).value())
        times = (x - x.floor()) * (index + more)
        yield Case(f"k = {index}", 0, (y - y.floor() - times).sign())


@SECTION.claim(
    "ex-15",
    "C and D for k = 4",
    bound=100_000,
    uses=["differences", "lem-17"],
    proof="learn/continued-fractions/#lemma-17",
    doubt="Our copy has lost the two rows of numbers; only the sentences about them are checked.",
    perturbed=[{"removed": 6}, {"period": 3}, {"period": 5}, {"k": 3}],
)
def ex_15(bound: int, k: int = 4, removed: int = 5, period: int = 4) -> Iterator[Case]:
    r"""Let $k=4$. Take every 5 out of the sequence $D$, and the term of $C$ that stands in the same
    place, which is a 1. What is left of $C$ is periodic: 2 in the places $4, 8, 12, \dots$ and 1
    in all others.

    Both sequences are computed from exact floors up to the bound.
    """
    place = 0
    for n, c, d in _differences(k, bound):
        place += d != removed
        what = 2 if d != removed and place % period == 0 else 1
        yield Case(f"n = {n}", what, c, f"d_{n} = {d}")


@SECTION.claim(
    "lem-16",
    "k − 1 large gaps between consecutive 2s of C",
    bound=5_000,
    uses=["lem-13", "lem-14"],
    proof="authors",
    perturbed=[{"less": 0}, {"less": 2}, {"large": 1}],
)
def lem_16(bound: int, less: int = 1, large: int = 2) -> Iterator[Case]:
    r"""Let $0<p<q$ with $c_p=c_q=2$ and $q$ as small as possible. Then $d_i=k+2$ for exactly $k-1$
    of the $i$ with $p<i<q$.

    For $k$ from 1 to 12, between every two consecutive 2s of $C$ up to the bound.
    """
    for k in range(1, LARGEST_K + 1):
        p = found = 0
        for n, c, d in _differences(k, bound):
            if c == 2:
                if p:
                    yield Case(f"k = {k}, p = {p}, q = {n}", k - less, found)
                p, found = n, 0
            else:
                found += d == k + large


@SECTION.claim(
    "lem-17",
    "When cₙ = 2",
    bound=5_000,
    uses=["lem-11", "lem-16"],
    proof="learn/continued-fractions/#lemma-17",
    perturbed=[{"large": 1}, {"residue": 1}, {"modulus": 1}, {"last": -1}],
)
def lem_17(
    bound: int, large: int = 2, residue: int = 0, modulus: int = 0, last: int = 0
) -> Iterator[Case]:
    r"""Let $k \ge 1$. Then $c_n=2$ if and only if $d_n=k+2$ and $b_n \equiv n \pmod k$. In other
    words: number the letters $\tau$ of $W$ round and round by $1,\dots,k$; then $c_n=2$ if and
    only if the $n$-th letter of $W$ is a $\tau_k$.

    For $k$ from 1 to 12 and every $n$ from 1 up to the bound, both forms; the second is (8) in the
    paper. The sequences $C$ and $D$ begin with $n=1$, so $n=0$ is left out. (With
    $a_{-1}=\lfloor-\alpha\rfloor$ and $b_{-1}=\lfloor-\beta\rfloor$ it would hold there too.)
    """
    for k in range(1, LARGEST_K + 1):
        word = morphism(k).prefix("σ", bound)
        taus = 0
        for n, c, d in _differences(k, bound):
            congruent = (pair(k, n)[1] - n - residue) % (k + modulus) == 0
            yield Case(f"k = {k}, n = {n}", d == k + large and congruent, c == 2)
            taus += word[n - 1] == "τ"
            numbered = word[n - 1] == "τ" and (taus - last) % k == 0
            yield Case(f"k = {k}, n = {n}, letter", numbered, c == 2)


@SECTION.claim(
    "lem-21",
    "f and g count letters",
    bound=20_000,
    unit="word length",
    uses=["lem-8", "lem-17"],
    proof="authors",
    perturbed=[{"start": (1, 1)}, {"start": (0, 2)}, {"back": 1}, {"sigmas": 1}],
)
def lem_21(
    bound: int, start: tuple[int, int] = (0, 1), back: int = 0, sigmas: int = 0
) -> Iterator[Case]:
    r"""Let $1 \le i \le k-1$, $w_0^i=\sigma\tau_1\dots\tau_i$ and $w_n^i=\varphi(w_{n-1}^i)$. For
    all $n \ge 0$ the word $w_n^i$ has $g_n^i$ letters, $f_n^i$ of them $\tau_k$. For $n \ge 1$ it
    has $g_{n-1}^i$ syllables, each with one $\sigma$.

    Two roads. The words are written out for $k$ from 2 to 8, as far as they have no more letters
    than the bound, and their letters are counted; a syllable is what lies between one $\sigma$
    and the next. And the step from $n$ to $n+1$ is done symbolically for all $k$, $i$ and $n$:
    let a word have $G$ letters, $F$ of them $\tau_k$ and $S$ of them $\sigma$. Its image has
    $(k+2)G-S$ letters, $F+G$ of them $\tau_k$ and $G$ of them $\sigma$. The relation
    $S=G-kF-i$ holds for $w_0^i$ and passes from a word to its image, and with it the counts obey
    the recursion of Theorem 3.
    """
    from sympy import expand, symbols

    k, i, f, g = symbols("k i f g")
    s = g - k * f - i
    letters, tau_ks = (k + 2) * g - s, f + g
    yield Case("all k, i: S in w_0", 1 + sigmas, expand(s.subs({f: start[0], g: i + start[1]})))
    yield Case("all k, i, n: S in w_(n+1)", 0, expand(letters - k * tau_ks - i - g))
    yield Case("all k, i, n: g_(n+1)", 0, expand(letters - (k * f + (k + 1) * g + i)))
    for width in range(2, 9):
        phi = morphism(width)
        for which in range(1, width):
            word, before = "σ" + which * "τ", 1
            many, length = start[0], which + start[1]
            n = 0
            while len(word) <= bound:
                at = f"k = {width}, i = {which}, n = {n}"
                found = (word.count("τ") + back) // width  # of the letters tau_(k - back)
                yield Case(at, (many, length), (found, len(word)))
                if n:
                    yield Case(f"{at}, syllables", before + sigmas, word.count("σ"))
                word, before, n = phi(word), length, n + 1
                many, length = many + length, width * many + (width + 1) * length + which


SECTION.decided(
    "lem-11",
    for_each(say.fixed),
    how=r"""Call the $j$-th letter $\tau$ if $d_j=k+2$, and else $\sigma$. The images of the
    first $j$ letters have $d_1+\dots+d_j=b_j$ letters, so that the image of the $j$-th stands
    from $b_{j-1}+1$ to $b_j$. The formula says that there is a $\sigma$ and then $\tau$ only:
    the word is fixed by $\varphi$ and begins with $\sigma$, and only $W$ is so.""",
    within=WITHIN,
    wrong=[say.fixed(2, first=2), say.fixed(3, first=0), say.fixed(1, first=2)],
)

SECTION.decided(
    "ex-15",
    say.periodic(4),
    how=f"The place of a 6 among those that are left is the number of 6s so far. {say.TAUS}",
    wrong=[say.periodic(4, period=3), say.periodic(4, period=5), say.periodic(4, removed=1)],
)

SECTION.decided(
    "lem-16",
    for_each(say.large_gaps),
    how=say.TAUS,
    within=WITHIN,
    wrong=[say.large_gaps(3, less=0), say.large_gaps(2, less=2), say.large_gaps(1, less=0)],
)

SECTION.decided(
    "lem-17",
    for_each(say.twos),
    how=say.TAUS,
    within=WITHIN,
    wrong=[say.twos(2, residue=1), say.twos(3, residue=1), say.twos(3, residue=2)],
)

SECTION.decided(
    "lem-21",
    for_each(say.letters, EXTRA),
    how=say.PREFIX,
    within=WITHIN_EXTRA,
    wrong=[say.letters(2, more=1), say.letters(3, more=1)],
)
