r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games whose rulesets produce given
continued fractions*.

The appendix: the word $W$ as a characteristic word, and the morphisms that fix such words.
"""

from collections.abc import Iterator
from itertools import islice, pairwise, product
from math import isqrt

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.words import ETA, E, Morphism
from chromdocs.papers.fractions.claims.shared import characteristic
from chromdocs.papers.fractions.paper import PAPER

ORDER = 10
SECTION = Section(PAPER, "Appendix")
LETTERS = 400  # of a characteristic word, at least, where morphisms are searched for
MORE_LETTERS = 20_000  # where these do not tell that a morphism does not fix the word
IMAGES = 20  # letters in an image, at most, where morphisms are searched for

_MORPHISM_WENT_WRONG = r"""
    An exchange of letters is missing. The composition $(E\eta)^k\eta$ is $E\sigma$, as printed,
    but it sends 0 where $\theta$ sends 1, and 1 where $\theta$ sends 0. The morphism that fixes
    $E(c_\alpha)$ is $E\sigma E$, and this is $\theta$. The conclusion about $c_\gamma$ stands.
    """


@SECTION.claim(
    "lem-A1",
    "0X equals W",
    place="Lemma A.1",
    doubt="Our copy has W = lim φ(σ), without an exponent; we read W as Section 2 defines it.",
    perturbed=[{"first": "1"}, {"more": 1}, {"tail": 2}],
)
def lem_a1(first: str = "0", more: int = 0, tail: int = 1) -> Iterator[Case]:
    r"""Let $k \ge 2$ and $X=\lim\theta^n(1)$, where $\theta(0)=1^k0$ and $\theta(1)=1^k01$. The
    $i$-th letter of the word $0X$ is a 1 if and only if the $i$-th letter of $W$ is a $\tau$.

    Two roads. For all $k$ and all letters at once: write $\varphi$ with 0 for $\sigma$ and 1 for
    $\tau$, so $\varphi(0)=01^k$ and $\varphi(1)=01^{k+1}$. For each of the two letters $x$,
    $1^k\varphi(x)=\theta(x)1^k$; this is checked with a symbol for $k$, by counting the ones before
    and after the only 0. Hence
    $1^k\varphi(X)=\theta(X)=X$ and $\varphi(0X)=01^k\varphi(X)=0X$, so $0X$ is the word that
    begins with 0 and is fixed by $\varphi$. And, for $k$ from 2 to 10, the first 5,000 letters of
    both words are compared.
    """
    from sympy import symbols

    n = symbols("k")
    phi = {"0": (0, n), "1": (0, n + 1)}  # how many ones stand before and after the only zero
    theta = {"0": (n + more, 0), "1": (n + more, tail)}
    for letter, (before, after) in theta.items():
        left, right = phi[letter]
        yield Case(f"all k: letter {letter}", (n + left, right), (before, after + n))
    for k in range(2, 11):
        power = (k + more) * "1"
        x = Morphism({"0": power + "0", "1": power + "0" + tail * "1"}).prefix("1", 4_999)
        w = Morphism({"σ": "σ" + k * "τ", "τ": "σ" + (k + 1) * "τ"}).prefix("σ", 5_000)
        pairs = zip(first + x, w, strict=True)
        differ = [i for i, (a, b) in enumerate(pairs, start=1) if (a == "1") != (b == "τ")]
        yield Case(f"k = {k}: places where they differ", [], differ)


def _sturm(slope: ContinuedFraction, slack: int) -> tuple[bool, tuple[int, ...]]:
    """Tell whether the slope is above 1/2, and return d_1, ..., d_n if it is a Sturm number."""
    many = list(islice(slope.partial_quotients(), 30))
    above = many[1] == 1
    first, tail = (many[2], many[3:]) if above else (many[1] - 1, many[2:])
    size = len(slope.period)
    periodic = all(a == b for a, b in zip(tail, tail[size:], strict=False))
    d = (first, *tail[:size])
    return above, d if periodic and d[-1] + slack >= first else ()


def _printed(d: tuple[int, ...], more: int) -> Morphism:
    before, word = "1", "0"
    for times in d[:-1]:
        before, word = word, word * times + before
    return Morphism({"0": word, "1": word * (d[-1] - d[0] + more) + before})


def _fixes(morphism: Morphism, word: str) -> bool:
    shortest = min(map(len, morphism.images.values()))
    image = morphism(word[: len(word) // shortest + 1])
    length = min(len(image), len(word))
    return image[:length] == word[:length]


def _fixing(word: str) -> Iterator[Morphism]:
    """Yield the morphisms with short images, except the identity, that fix *word*.

    The lengths of the two images give the images, as they must spell the word from its beginning.
    """
    a = word[0]
    run = len(word) - len(word.lstrip(a))
    for p, q in product(range(1, IMAGES + 1), repeat=2):
        image, other = word[:p], word[run * p : run * p + q]
        if p * q > 1 and word.startswith(image * run):
            morphism = Morphism({a: image, word[run]: other})
            if _fixes(morphism, word[:60]) and _fixes(morphism, word):
                yield morphism


def _spelt(morphism: Morphism) -> str:
    return ", ".join(f"{letter} ↦ {image}" for letter, image in sorted(morphism.images.items()))


def _slopes() -> Iterator[ContinuedFraction]:
    """Yield slopes with small quotients, each once: one or two of them, then a period of 1 or 2."""
    periods = [p for size in (1, 2) for p in product(range(1, 4), repeat=size)]
    starts = [s for size in (1, 2) for s in product(range(1, 5), repeat=size)]
    slopes = (ContinuedFraction((0, *start), period) for start in starts for period in periods)
    yield from dict.fromkeys(slopes)


@SECTION.claim(
    "thm-A2",
    "Sturm numbers and fixed points of morphisms",
    bound=1_000,
    unit="word length",
    place="Theorem A.2",
    proof="elsewhere",
    perturbed=[{"slack": 1}, {"slack": -1}, {"more": 1}, {"exchange": False}],
)
def thm_a2(bound: int, slack: int = 0, more: int = 0, exchange: bool = True) -> Iterator[Case]:
    r"""Let $0<\alpha<1$ be irrational. The characteristic word $c_\alpha$ is a fixed point of a
    nontrivial morphism if and only if $\alpha$ is a Sturm number: (i)
    $\alpha=[0;1+d_1,\overline{d_2,\dots,d_n}]$ with $d_n \ge d_1 \ge 1$, or (ii)
    $\alpha=[0;1,d_1,\overline{d_2,\dots,d_n}]$ with $d_n \ge d_1$. In case (i) it is the fixed
    point of every power of $0\mapsto s_{n-1}$, $1\mapsto s_{n-1}^{d_n-d_1}s_{n-2}$, where
    $s_{-1}=1$, $s_0=0$ and $s_m=s_{m-1}^{d_m}s_{m-2}$. In case (ii) the same with 0 and 1
    exchanged.

    For every $\alpha$ whose continued fraction has one or two quotients up to 4 and then a period
    of one or two quotients up to 3; the letters of $c_\alpha$ come from exact floors. For Sturm
    numbers: the morphism, its square and its cube leave the word as it is, up to the bound. For
    the others: no morphism with images of up to 20 letters does, on at least 400 letters; a
    search finds all of those, since the word itself and the two lengths give the images. Neither
    longer images nor numbers without a period are tried. Case (ii) is (A.4) in the paper.
    """
    for slope in _slopes():
        word = characteristic(slope, max(bound, LETTERS))
        above, d = _sturm(slope, slack)
        if d:
            morphism = _printed(d, more)
            if above and exchange:
                morphism = E @ morphism @ E
            power = morphism
            for n in (1, 2, 3):
                yield Case(f"{slope}, power {n}", True, _fixes(power, word[:bound]))
                power = power @ morphism
            small = max(map(len, morphism.images.values())) <= IMAGES
            yield Case(f"{slope}, found by search", small, small and morphism in [*_fixing(word)])
        else:
            found = list(_fixing(word))
            if found:
                longer = characteristic(slope, MORE_LETTERS)
                found = [morphism for morphism in found if _fixes(morphism, longer)]
            spelt = "; ".join(map(_spelt, found))
            yield Case(f"{slope}, morphisms that fix the word", "none", spelt or "none")


def _compositions(bound: int, exchange: bool, more: int) -> Iterator[Case]:
    """Compare the morphisms of the appendix; with *exchange* letters are exchanged first, too."""
    for k in range(2, bound + 1):
        s_1 = k * "0" + "1"
        sigma = Morphism({"0": s_1 + "0", "1": s_1})
        e_sigma = E @ sigma
        composed = (E @ ETA) ** (k + more) @ ETA
        yield Case(f"k = {k}, (Eη)^k η", _spelt(e_sigma), _spelt(composed))
        theta = Morphism({"0": k * "1" + "0", "1": k * "1" + "01"})
        found = e_sigma @ E if exchange else e_sigma
        why = "so Eσ sends 0 where θ sends 1, and 1 where θ sends 0"
        yield Case(f"k = {k}, Eσ{'E' * exchange}", _spelt(theta), _spelt(found), why)
        floors = [(isqrt(n * n * k * (k + 4)) - k * n) // 2 for n in range(1, 202)]
        word = "".join(str(b - a) for a, b in pairwise(floors))
        yield Case(f"k = {k}, characteristic word", word, E(sigma.prefix("0", 200)))
        yield Case(f"k = {k}, limit of theta", word, found.prefix("1", 200))


@SECTION.claim(
    "appendix-morphism",
    "(Eη)ᵏη is θ",
    bound=100,
    unit="k",
    uses=["thm-A2"],
    proof="authors",
    kind="claim",
    place="Last paragraph",
    repaired={"exchange": True},
)
def appendix_morphism(bound: int, exchange: bool = False) -> Iterator[Case]:
    r"""Let $k \ge 2$, $E: 0\mapsto1, 1\mapsto0$, $\eta: 0\mapsto01, 1\mapsto0$ and
    $\sigma: 0\mapsto0^k10, 1\mapsto0^k1$. Then $(E\eta)^k\eta=E\sigma=\theta$, where
    $\theta: 0\mapsto1^k0, 1\mapsto1^k01$. And $E(\lim\sigma^n(0))$ is the characteristic word
    $c_\gamma$ of $\gamma=\frac12(\sqrt{k^2+4k}-k)$.

    The morphisms are composed, the right one first as the paper does in $c_{1-\alpha}=E(c_\alpha)$,
    and their images compared, for every $k$ from 2 up to the bound. The word is compared with
    differences of exact floors, for 200 letters.
    """
    yield from _compositions(bound, exchange, 0)


@SECTION.corrected(
    "appendix-morphism",
    went_wrong=_MORPHISM_WENT_WRONG,
    severity="proof step",
    perturbed=[{"exchange": False}, {"more": 1}, {"more": -1}],
)
def appendix_morphism_corrected(bound: int, exchange: bool = True, more: int = 0) -> Iterator[Case]:
    r"""Let $k \ge 2$, $E: 0\mapsto1, 1\mapsto0$, $\eta: 0\mapsto01, 1\mapsto0$ and
    $\sigma: 0\mapsto0^k10, 1\mapsto0^k1$. Then $(E\eta)^k\eta=E\sigma$, and
    $(E\eta)^k\eta E=E\sigma E=\theta$, where $\theta: 0\mapsto1^k0, 1\mapsto1^k01$. And
    $E(\lim\sigma^n(0))=\lim\theta^n(1)$ is the characteristic word $c_\gamma$ of
    $\gamma=\frac12(\sqrt{k^2+4k}-k)$.

    The images of the composed morphisms are compared for every $k$ from 2 up to the bound, and the
    words with differences of exact floors, for 200 letters. Since $E\eta$ sends $1^j0$ to
    $1^{j+1}0$ and 1 to 1, the first two equations hold for all $k$.
    """
    yield from _compositions(bound, exchange, more)
