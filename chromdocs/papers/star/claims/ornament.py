r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5.2: complementary Beatty sequences with rational moduli, and how many there are.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from math import gcd

from chromdocs.claims.claim import Case, Section
from chromdocs.games.ornament import ornament
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 11
SECTION = Section(PAPER, "Section 5")
MIXED = 4  # the largest q for which beta other than 1 - alpha is tried


def _terms(p: int, q: int, twice: int) -> int:
    """Return floor((n - delta)/alpha), n = 1, 2, ..., below 4q as bits, or 0 if one is below 1.

    Here alpha = p/q and delta = twice/(2q).
    """
    bits = 0
    for n in range(NATURALS.first, 4 * p + 6):
        term = (2 * q * n - twice) // (2 * p)
        if term < 1:
            return 0
        if term < 4 * q:
            bits |= 1 << term
    return bits


def _whether(is_complementary: bool) -> str:
    return "complementary" if is_complementary else "not complementary"


def _halves(q: int) -> range:
    """Return the numerators of the offsets that are tried, over 2q: a little beyond -1 to 1."""
    return range(-2 * q - 1, 2 * q + 2)


def _conditions(
    bound: int, least: int, strict: bool, most: int, total: int, modulus_sum: int
) -> Iterator[Case]:
    """Compare (36), (38) and (39) with what the sequences do; offsets in units of 1/(2q)."""
    for q in range(2, bound + 1):
        full = (1 << 4 * q) - 2
        bits = {(p, u): _terms(p, q, u) for p in range(1, q) for u in _halves(q)}
        for p in (p for p in range(1, q) if gcd(p, q) == 1):
            for r in range(1, q) if q <= MIXED else [q - p]:
                for u in _halves(q):
                    first = bits[p, u]
                    low = 2 * p + u > 2 * least if strict else 2 * p + u >= 2 * least
                    good = p + r == modulus_sum * q and low and 2 * p + u <= 2 * most * q
                    for v in _halves(q):
                        said = good and -(-u // 2) - (-v // 2) == total
                        found = first ^ bits[r, v] == full
                        if not said and not found:
                            continue
                        delta, gamma = Fraction(u, 2 * q), Fraction(v, 2 * q)
                        alpha, beta = Fraction(p, q), Fraction(r, q)
                        at = f"α = {alpha}, β = {beta}, δ = {delta}, γ = {gamma}"
                        why = f"α + δ = {alpha + delta}, and 1/q = {Fraction(1, q)}"
                        yield Case(at, _whether(said), _whether(found), why)


@SECTION.claim(
    "eq-36-39",
    "When rational Beatty pairs are complementary",
    bound=12,
    unit="q",
    kind="claim",
    place="Equations (36) to (39)",
    repaired={"least": 0, "strict": True},
)
def eq_36_39(
    bound: int,
    least: int = 1,
    strict: bool = False,
    most: int = 1,
    total: int = 1,
    modulus_sum: int = 1,
) -> Iterator[Case]:
    r"""Let $\alpha$ be rational, $q$ the least positive integer with $q\alpha$ an integer, and
    $\delta$, $\gamma$ real. The sequences $\lfloor (n-\delta)/\alpha \rfloor$ and
    $\lfloor (n-\gamma)/\beta \rfloor$, $n \ge 1$, are complementary if and only if
    $\alpha+\beta=1$, $1/q \le \alpha+\delta \le 1$ and
    $\lceil q\delta \rceil+\lceil q\gamma \rceil=1$.

    For every $q$ up to the bound, every $\alpha=p/q$ in lowest terms, and all multiples
    $\delta$, $\gamma$ of $1/(2q)$ from a little below $-1$ to a little above 1. The sequences are
    computed to $4q-1$; as they advance by $q$ after $p$ and $q-p$ terms, that decides each pair
    for all $n$. Of the many pairs that are neither expected nor found to be complementary none is
    listed as a case. For $q \le 4$ other $\beta$ with denominator $q$ are tried as well.
    """
    yield from _conditions(bound, least, strict, most, total, modulus_sum)


@SECTION.corrected(
    "eq-36-39",
    went_wrong=r"""
    The lower end of (38). It is right for all offsets that are multiples of $1/q$, and the paper
    goes on to use no others; between 0 and $1/q$ the criterion, which is O'Bryant's and quoted
    faithfully, leaves pairs out. For $\alpha=\beta=1/2$, $\delta=-1/4$, $\gamma=1/4$ the sequences
    are $2n$ and $2n-1$, although $\alpha+\delta=1/4<1/2$.
    """,
    perturbed=[{"strict": False}, {"least": 1}, {"most": 2}, {"total": 0}, {"modulus_sum": 2}],
    severity="small case",
    proof="learn/ornaments/#clock",
)
def eq_36_39_corrected(
    bound: int,
    least: int = 0,
    strict: bool = True,
    most: int = 1,
    total: int = 1,
    modulus_sum: int = 1,
) -> Iterator[Case]:
    r"""With $q$ as above, the two sequences are complementary if and only if $\alpha+\beta=1$,
    $0<\alpha+\delta \le 1$ and $\lceil q\delta \rceil+\lceil q\gamma \rceil=1$.

    As before. Only $\lceil q\delta \rceil$ and $\lceil q\gamma \rceil$ matter to the sequences, so
    that multiples of $1/(2q)$ stand for all real offsets between about $-1$ and 1.
    """
    yield from _conditions(bound, least, strict, most, total, modulus_sum)


def _totient(n: int) -> int:
    return sum(gcd(i, n) == 1 for i in range(1, n))


def _complementary_pairs(q: int) -> set[frozenset[int]]:
    """Return the complementary pairs with denominator q, in either order, by trying offsets."""
    full = (1 << 4 * q) - 2
    found = set()
    for p in (p for p in range(1, q) if gcd(p, q) == 1):
        partners = {_terms(q - p, q, v) for v in _halves(q)}
        for first in (_terms(p, q, u) for u in _halves(q)):
            if full ^ first in partners:
                found.add(frozenset((first, full ^ first)))
    return found


def _count_pairs(bound: int, plus: int, factor: int) -> Iterator[Case]:
    for q in range(2, bound + 1):
        said = Fraction(factor * q * (_totient(q) + plus), 2)
        yield Case(f"C = {q}", said, len(_complementary_pairs(q)), f"φ({q}) = {_totient(q)}")


@SECTION.claim(
    "prop-2",
    "How many pairs with denominator C",
    bound=16,
    unit="C",
    uses=["eq-36-39"],
    repaired={"plus": 0},
)
def prop_2(bound: int, plus: int = 1, factor: int = 1) -> Iterator[Case]:
    r"""For $C \ge 2$ let $\Xi$ be the number of pairs of complementary Beatty sequences with
    rational moduli where, in (37), $q=C$. Then $\Xi=C(\varphi(C)+1)/2$, with $\varphi(C)$ the
    number of positive integers less than $C$ and coprime with it.

    For every $C$ up to the bound, all $\alpha=p/C$ in lowest terms and all offsets that are
    multiples of $1/(2C)$ from about $-1$ to 1, two sequences are counted as a pair if they are
    complementary; (38) and (39) are not used. The order of the two does not count: the proof
    divides by 2 for that reason, and the paper counts one game in Class 2. For $C=3$ the formula
    is no integer.
    """
    yield from _count_pairs(bound, plus, factor)


_COUNT_WENT_WRONG = r"""
    The formula is too large by $C/2$ for every $C$, in Proposition 2 and in Corollary 4 alike. It
    has $\varphi(C)+1$ where its proof gives $\varphi(C)$: there are $\varphi(C)$ choices of
    $\alpha$ with $C$ pairs each, and each pair is found twice. The formula says 2 for $C=2$ and
    $9/2$ for $C=3$. The classes that the paper describes have 1, 3 and 4 games, which is
    $C\varphi(C)/2$.
    """


@SECTION.corrected(
    "prop-2",
    went_wrong=_COUNT_WENT_WRONG,
    perturbed=[{"plus": 1}, {"plus": -1}, {"factor": 2}],
    severity="theorem",
    proof="authors",
)
def prop_2_corrected(bound: int, plus: int = 0, factor: int = 1) -> Iterator[Case]:
    r"""For $C \ge 2$ there are $\Xi=C\varphi(C)/2$ pairs of complementary Beatty sequences with
    $q=C$.

    The pairs are counted as for the form of the preprint.
    """
    yield from _count_pairs(bound, plus, factor)


def _count_games(bound: int, plus: int, factor: int, stated: Mapping[int, int]) -> Iterator[Case]:
    for q in range(2, bound + 1):
        top = (3 * q, 3 * q)
        found = {
            frozenset(ornament(p, q, t).moves.within(top))
            for p in range(1, q)
            if gcd(p, q) == 1
            for t in range(1 - p, q - p + 1)
        }
        said = Fraction(factor * q * (_totient(q) + plus), 2)
        yield Case(f"C = {q}", said, len(found), f"φ({q}) = {_totient(q)}")
        if q in stated:
            yield Case(f"C = {q}, as stated elsewhere", stated[q], len(found))


STATED = {2: 1, 3: 3, 4: 4}


@SECTION.claim(
    "cor-4",
    "How many ornament games of Class C",
    bound=8,
    unit="C",
    uses=["prop-2"],
    repaired={"plus": 0},
)
def cor_4(
    bound: int, plus: int = 1, factor: int = 1, stated: Mapping[int, int] = STATED
) -> Iterator[Case]:
    r"""For $C \ge 2$ there are $C(\varphi(C)+1)/2$ distinct ornament games of Class $C$. In other
    places the paper states these numbers: one game in Class 2, three in Class 3, four in Class 4.

    For every $C$ up to the bound, the ornament games of all $\alpha=p/C$ and $\delta=t/C$ are
    built by search, and told apart by their moves up to $(3C,3C)$.
    """
    yield from _count_games(bound, plus, factor, stated)


@SECTION.corrected(
    "cor-4",
    went_wrong=_COUNT_WENT_WRONG,
    perturbed=[{"plus": 1}, {"factor": 2}, {"stated": {3: 4}}, {"stated": {4: 6}}],
    severity="theorem",
    echo="prop-2",
    proof="none",
)
def cor_4_corrected(
    bound: int, plus: int = 0, factor: int = 1, stated: Mapping[int, int] = STATED
) -> Iterator[Case]:
    r"""For $C \ge 2$ there are $C\varphi(C)/2$ distinct ornament games of Class $C$; this is 1 for
    Class 2, 3 for Class 3 and 4 for Class 4.

    Counted as before. As distinct games show distinct moves up to $(3C,3C)$, the number found
    is the number of pairs in Proposition 2: no two of these pairs have the same ornament game.
    """
    yield from _count_games(bound, plus, factor, stated)
