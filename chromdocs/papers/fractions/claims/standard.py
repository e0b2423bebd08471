r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

The appendix, what is said on the way: the number $\gamma$, standard words, exchanged letters.
"""

from collections.abc import Iterator
from itertools import accumulate, islice, product

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real
from chromdocs.numbers.words import Morphism
from chromdocs.papers.fractions.claims.shared import characteristic, word
from chromdocs.papers.fractions.paper import PAPER

ORDER = 15
SECTION = Section(PAPER, "Appendix")
WIDTHS = range(2, 9)  # the k for which a statement about every k is tried


@SECTION.claim(
    "eq-A3",
    "The number γ of the appendix",
    kind="claim",
    place="Equation (A.3)",
    uses=["cf-alpha-beta"],
    perturbed=[
        {"gamma": "(sqrt(k*k+4*k)-k)/4"},
        {"low": "3/4"},
        {"high": "3/4"},
        {"more": 2},
        {"period": (2, 1)},
    ],
)
def eq_a3(
    gamma: str = "(sqrt(k*k+4*k)-k)/2",
    low: str = "1/2",
    high: str = "1",
    more: int = 1,
    period: tuple[int, int] = (1, 0),
) -> Iterator[Case]:
    r"""For every $k \ge 2$, $\gamma=\frac12(\sqrt{k^2+4k}-k)$ is the positive root of
    $x^2+kx-k=0$ and lies in $(\frac12,1)$; $\beta=\gamma+k+1$, that is $\gamma=\{\beta\}$; and
    $\gamma=[0;1,k,1,k,\dots]$.

    For all $k$ at once, by sympy: the equation; the bounds, squared; the difference to the closed
    form of $\beta$; and the equation $\gamma(1+1/(k+\gamma))=1$, of which the periodic fraction is
    the only positive solution. As a second road, for $k \le 40$ the number is expanded exactly and
    compared with its bounds.
    """
    import sympy

    k = sympy.Symbol("t", nonnegative=True) + 2
    g, from_, to = (
        sympy.sympify(text.replace("k", "K"), locals={"K": k}) for text in (gamma, low, high)
    )
    yield Case("every k, the equation", 0, sympy.expand(g**2 + k * g - k))
    radicand = k**2 + 4 * k
    for name, off in (
        (f"above {low}", radicand - (2 * from_ + k) ** 2),
        (f"below {high}", (2 * to + k) ** 2 - radicand),
    ):
        yield Case(f"every k, {name}", True, bool(sympy.expand(off).is_positive))
    beta = (k + 2 + sympy.sqrt(k * k + 4 * k)) / 2
    yield Case("every k, beta", 0, sympy.simplify(beta - g - k - more))
    first, second = period[0], k + period[1]
    yield Case(
        "every k, the fraction", 0, sympy.simplify(g * (first * (second + g) + 1) - second - g)
    )
    for width in range(2, 41):
        number = Quadratic.parse(gamma.replace("k", str(width)))
        said = ContinuedFraction((0,), (first, width + period[1]))
        yield Case(f"k = {width}", str(said), str(ContinuedFraction.of(number)))
        yield Case(f"k = {width}, bounds", True, real(low) < number < real(high))


@SECTION.claim(
    "appendix-density",
    "The density of ones in the characteristic word",
    bound=2_000,
    kind="claim",
    place="After (A.3)",
    proof="learn/continued-fractions/#sturmian",
    uses=["eq-A3", "appendix-morphism"],
    perturbed=[{"ahead": 0}, {"letter": "0"}],
)
def appendix_density(bound: int, ahead: int = 1, letter: str = "1") -> Iterator[Case]:
    r"""The share of ones among the letters of $c_\gamma$ tends to $\gamma$.

    Checked in a sharper form: of the first $n$ letters, $\lfloor(n+1)\gamma\rfloor$ are ones, which
    differs from $n\gamma$ by less than 1. For $k$ from 2 to 8 the ones are counted in the word that
    $\theta$ makes of 1, up to the bound.
    """
    for k in WIDTHS:
        gamma = (real(f"sqrt({k * (k + 4)})") - k) / 2
        letters = Morphism({"0": k * "1" + "0", "1": k * "1" + "01"}).prefix("1", bound)
        for n, ones in enumerate(accumulate(one == letter for one in letters), 1):
            yield Case(f"k = {k}, n = {n}", gamma.floor_times(n + ahead), ones)


@SECTION.claim(
    "lem-A1/proof-syllables",
    "Syllables of X and W",
    bound=2_000,
    unit="syllable",
    place="Proof of Lemma A.1",
    proof="authors",
    uses=["sec-2-prefix"],
    perturbed=[{"more": 1}, {"extra": 1}],
)
def lem_a1_syllables(bound: int, more: int = 0, extra: int = 0) -> Iterator[Case]:
    r"""Write 0 for $\sigma$ and 1 for $\tau$. The image of a letter has as many letters by
    $\varphi$ as by $\theta$. For every $j \ge 1$ let $x_j$ be the $j$-th letter of $X$. If
    $x_j=0$, the last letter of the $j$-th syllable of $X$ stands in $0X$ where the first letter of
    syllable $j+1$
    stands in $W$; if $x_j=1$, the last two letters stand where the first two do. These letters are
    the same in both words: 0, or 01. The first $k$ letters of the $j$-th syllable of $X$ stand
    where the last $k$ of the $j$-th syllable of $W$ do; all are 1.

    For $k$ from 2 to 8 and every $j$ up to the bound, the syllables are cut off one after another;
    the first of them is the base case of the induction.
    """
    for k in WIDTHS:
        theta = {"0": (k + more) * "1" + "0", "1": (k + more) * "1" + "01"}
        phi = {"0": "0" + k * "1", "1": "0" + (k + 1) * "1"}
        for letter in "01":
            yield Case(
                f"k = {k}, letters in the image of {letter}", len(theta[letter]), len(phi[letter])
            )
        x = Morphism(theta).prefix("1", bound)
        w = word(k, bound + 1)[0].translate(str.maketrans("στ", "01"))
        in_x, in_w = 1, 0  # where the syllables begin, in 0X and in W
        for j in range(1, bound + 1):
            mine, other, later = theta[x[j - 1]], phi[w[j - 1]], phi[w[j]]
            tail = 1 + int(x[j - 1]) + extra
            at = f"k = {k}, j = {j}"
            yield Case(
                at, (later[:tail], in_w + len(other)), (mine[-tail:], in_x + len(mine) - tail)
            )
            yield Case(f"{at}, ones", (k * "1", in_w + len(other) - k), (mine[:k], in_x))
            yield Case(f"{at}, letters", other[-k:], mine[:k])
            in_x, in_w = in_x + len(mine), in_w + len(other)


def _directives(least: int, length: int) -> Iterator[tuple[int, ...]]:
    """Yield beginnings of directive sequences with small numbers, the first at least *least*."""
    for first in range(least, 4):
        yield from ((first, *rest) for rest in product(range(1, 4), repeat=length - 1))


def _standard(directive: tuple[int, ...]) -> list[str]:
    """Return s_(-1), s_0, s_1, ..."""
    words = ["1", "0"]
    for d in directive:
        words.append(words[-1] * d + words[-2])
    return words


def _prefixes(bound: int, least: int, first: int) -> Iterator[Case]:
    for d in _directives(least, min(bound, 5)):
        words = _standard(d)
        for n in range(first if d[0] == 0 else 0, len(d)):
            this, after = words[n + 1], words[n + 2]
            why = f"s_{n} = {this}, s_{n + 1} = {after}"
            yield Case(f"d = {d}, n = {n}", True, after.startswith(this), why)


@SECTION.claim(
    "appendix-prefix",
    "Each standard word begins with the one before",
    bound=5,
    kind="claim",
    place="Before Theorem A.2",
    repaired={"least": 1},
)
def appendix_prefix(bound: int, least: int = 0) -> Iterator[Case]:
    r"""Let $d_1 \ge 0$ and $d_2,d_3,\dots \ge 1$, $s_{-1}=1$, $s_0=0$ and
    $s_n=s_{n-1}^{d_n}s_{n-2}$. For every $n \ge 0$ the word $s_{n+1}$ begins with $s_n$.

    The words are written out for $n$ up to the bound, for all $d_1 \le 3$ and $d_n \le 3$.
    """
    yield from _prefixes(bound, least, 0)


@SECTION.corrected(
    "appendix-prefix",
    went_wrong=r"""
    For $d_1=0$ the word $s_1$ is $s_{-1}=1$, which does not begin with $s_0=0$. From $n=1$ on it is
    true, and for $d_1 \ge 1$, which is the case that the paper needs, from $n=0$ on.
    """,
    severity="small case",
    proof="learn/continued-fractions/#sturmian",
    perturbed=[{"first": 0}],
)
def appendix_prefix_corrected(bound: int, least: int = 0, first: int = 1) -> Iterator[Case]:
    r"""For every $n \ge 1$ the word $s_{n+1}$ begins with $s_n$; for $n=0$ it does if $d_1 \ge 1$.

    The words are written out for $n$ up to the bound, for all $d_1 \le 3$ and $d_n \le 3$. In
    general, $s_{n+1}=s_n^{d_{n+1}}s_{n-1}$ begins with $s_n$ as soon as $d_{n+1} \ge 1$.
    """
    yield from _prefixes(bound, least, first)


def _slope(d: tuple[int, ...]) -> ContinuedFraction:
    return ContinuedFraction((0, 1 + d[0], *d[1:]), (1,))


def _beginnings(bound: int, mended: bool, first: int = -1) -> Iterator[Case]:
    for d in _directives(0, 3):
        slope = _slope(d)
        quotients = islice(slope.partial_quotients(), 2, 2 + bound)
        words = _standard((d[0], *quotients))
        letters = characteristic(slope, 400)
        for n, one in enumerate(words, -1):
            if n < first:
                continue
            if len(one) > len(letters):
                break
            said = (n == -1) == (d[0] == 0) if mended and n < 1 else True
            why = f"s_{n} = {one[:20]}, the word begins with {letters[:20]}"
            yield Case(f"α = {slope}, n = {n}", said, letters.startswith(one), why)
        longest = max((one for one in words if len(one) <= len(letters)), key=len)
        yield Case(f"α = {slope}, limit", letters[: len(longest)], longest)


@SECTION.claim(
    "appendix-standard",
    "Standard words begin the characteristic word",
    bound=6,
    kind="claim",
    place="Before Theorem A.2",
    uses=["appendix-prefix"],
    repaired={"mended": True},
)
def appendix_standard(bound: int, mended: bool = False) -> Iterator[Case]:
    r"""Let $\alpha=[0;1+d_1,d_2,d_3,\dots]$ with $d_1 \ge 0$. Then $c_\alpha$ begins with every
    word $s_n$, $n \ge 0$, of the standard sequence, and $c_\alpha=\lim s_n$.

    For all $d_1,d_2,d_3 \le 3$, after which all quotients are 1, and $n$ up to the bound. Letters
    of $c_\alpha$ come from exact floors, 400 of them. The sentence names no range for $n$; that of
    the sentence before it goes on.
    """
    yield from _beginnings(bound, mended, 0)


@SECTION.corrected(
    "appendix-standard",
    went_wrong=r"""
    The slip is that of the sentence before: for $d_1=0$ the first letter of $c_\alpha$ is 1, and
    $s_0=0$. From $s_1$ on it is true, and for $d_1 \ge 1$, which is the case that the paper needs,
    from $s_0$ on. The limit is right.
    """,
    severity="small case",
    echo="appendix-prefix",
    proof="elsewhere",
    perturbed=[{"mended": False}],
)
def appendix_standard_corrected(bound: int, mended: bool = True) -> Iterator[Case]:
    r"""Let $\alpha=[0;1+d_1,d_2,d_3,\dots]$ with $d_1 \ge 0$. Then $c_\alpha$ begins with every
    $s_n$, $n \ge 1$; with $s_0$ if and only if $d_1 \ge 1$, and with $s_{-1}$ if and only if
    $d_1=0$. And $c_\alpha=\lim s_n$.

    For all $d_1,d_2,d_3 \le 3$, after which all quotients are 1, and $n$ up to the bound. Letters
    of $c_\alpha$ come from exact floors, 400 of them.
    """
    yield from _beginnings(bound, mended)
