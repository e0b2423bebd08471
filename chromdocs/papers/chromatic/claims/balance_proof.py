r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 6, the steps in the proofs of Observation 8 and of Lemma 12.
"""

import re
from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section
from chromdocs.games.evil import tau_of
from chromdocs.numbers.binary import is_evil, is_odious, spite
from chromdocs.papers.chromatic.claims.formulas_digits import (
    EVEN,
    ODD,
    before_its_like,
    odd_numbers,
    parts,
    top,
)
from chromdocs.papers.chromatic.claims.formulas_evil import COUNTED
from chromdocs.papers.chromatic.conventions import INDEX, NATURALS
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 12
SECTION = Section(PAPER, "Section 6")


@SECTION.claim(
    "obs-8/proof-forms",
    "What a number looks like before another of its spite",
    bound=20_000,
    uses=["obs-8"],
    proof="authors",
    perturbed=[{"inner": 1}, {"last": 0}],
)
def obs_8_forms(bound: int, inner: int = 0, last: int = 1) -> Iterator[Case]:
    r"""If $n$ and $n+1$ are odious, $n$ is odd, and its binary form is an odd number of ones, or a
    part that begins with 1 and has an even number of ones, then 0, then an odd number of ones. Then
    $n+1$ ends in an odd number of zeros, and $n+2$ is evil. With evil for odious the case is
    similar: there the first part has an odd number of ones.

    Every $n$ up to the bound with $n$ and $n+1$ of the same spite: its digits are read off.
    """
    for n in range(NATURALS.first, bound + 1):
        if spite(n) != spite(n + 1):
            continue
        found = re.fullmatch(r"(?:(1[01]*)0)?(1+)", f"{n:b}")
        at = (f"n = {n}", spite(n))
        yield Case((*at, "has a form"), True, found is not None)
        if found:
            ones = (found[1] or "").count("1") % 2
            said = (inner + is_evil(n)) % 2, last
            yield Case((*at, "ones"), said, (ones, len(found[2]) % 2))
            zeros = len(f"{n + 1:b}") - len(f"{n + 1:b}".rstrip("0"))
            yield Case((*at, "zeros of n + 1"), len(found[2]), zeros)
        yield Case((*at, "n + 2"), True, spite(n) != spite(n + 2))


def _ones(k: int) -> list[int]:
    """Return the places of the ones, from left to right, counted as powers of 2."""
    return [place for place in reversed(range(k.bit_length())) if k >> place & 1]


def _part(k: int, number: int) -> range:
    """Return L(k, i) for one of the ones, by its number from 1: k without this one and all below,
    and so many numbers from there; 0 is left out."""
    place = _ones(k)[number - 1]
    start = k >> (place + 1) << (place + 1)
    return range(start or 1, start + 2**place)


@SECTION.claim(
    "lem-12/proof-example",
    "The example 10011001",
    uses=["lem-12"],
    perturbed=[{"k": 0b10011011}, {"places": (7, 4, 3, 1)}, {"zeros": (2, 0, 1, 0)}, {"left": 3}],
)
def lem_12_example(
    k: int = 0b10011001,
    places: tuple[int, ...] = (7, 4, 3, 0),
    zeros: tuple[int, ...] = (2, 0, 2, 0),
    left: int = 0b10010000,
) -> Iterator[Case]:
    r"""For $k=10011001$ in binary the ones stand at $i_1=7$, $i_2=4$, $i_3=3$, $i_4=0$, with
    $z=2,0,2,0$ zeros behind them; $k(i_3)=10010000$, which is $k$ without its third 1 and all
    below; and $L(k,i_3)$ is $10010000$ plus each number of three binary digits.

    Read off the digits of $k$. The sets $L(k,i_1),\dots,L(k,i_4)$ and $\{k\}$ must share out
    $1,\dots,k$.
    """
    digits = f"{k:b}"
    found = [len(digits) - 1 - i for i, digit in enumerate(digits) if digit == "1"]
    yield Case("places", places, tuple(found))
    behind = [len(run) for run in digits.split("1")[1:]]
    yield Case("zeros", zeros, tuple(behind))
    third = k - sum(2**place for place in found[2:])
    yield Case("k(i_3)", left, third)
    yield Case("L(k, i_3)", [left + n for n in range(8)], list(_part(k, 3)))
    parts = [n for number in range(1, len(found) + 1) for n in _part(k, number)]
    yield Case("shared out", list(range(1, k + 1)), sorted([*parts, k]))


@SECTION.claim(
    "lem-12/proof-top",
    "The set L(k, i₁)",
    bound=500,
    unit="k",
    repaired={"less": True},
)
def lem_12_top(bound: int, less: bool = False) -> Iterator[Case]:
    r"""$L(k,i_1)$, the numbers $\sum_{r<i_1}c_r2^r$ with $c_r \in \{0,1\}$ but 0, is
    $[2^{i_1-1}]\setminus\{0\}$, and $\chi(L(k,i_1))=1$.

    For each $k \ge 2$ the set is listed from its definition and compared; $\chi$ of a set is taken
    as greens minus reds, as the proof does. What happens for $k=1$ is an entry of its own. It
    stands so at four places, in a text that tells $2^m-1$ from $2^{m-1}$ where both occur, in the
    proof of Lemma 10; so this is what the paper prints.
    """
    yield from _top(bound, less, 2, 1)


@SECTION.corrected(
    "lem-12/proof-top",
    went_wrong=r"""
    The set is $\{1,\dots,2^{i_1}-1\}$, in the notation of the paper $[2^{i_1}-1]$. For $k=2$ and 3,
    where $i_1=1$, both are $\{1\}$; for $k=4$, where $i_1=2$, it is $\{1,2,3\}$ and not $\{1,2\}$.
    The lemma stands.
    """,
    severity="proof step",
    proof="authors",
    perturbed=[{"less": False}, {"first": 1}, {"score": 0}],
)
def lem_12_top_corrected(
    bound: int, less: bool = True, first: int = 2, score: int = 1
) -> Iterator[Case]:
    r"""For $k \ge 2$, $L(k,i_1)$ is $[2^{i_1}-1]=\{1,\dots,2^{i_1}-1\}$, and has one green number
    more than red ones.

    For each $k$ the set is listed from its definition, and counted.
    """
    yield from _top(bound, less, first, score)


def _top(bound: int, less: bool, first: int, score: int) -> Iterator[Case]:
    for k in range(first, bound + 1):
        place = _ones(k)[0]
        size = 2**place - 1 if less else 2**place // 2
        yield Case((f"k = {k}", "set"), list(range(1, size + 1)), list(_part(k, 1)))
        yield Case((f"k = {k}", "chi"), score, tau_of(_part(k, 1)))


@SECTION.claim(
    "lem-12/proof-powers",
    "χ of 0 to 2^q",
    bound=12,
    unit="q",
    repaired={"last": -1},
)
def lem_12_powers(bound: int, last: int = 0) -> Iterator[Case]:
    r"""$\chi([2^q]\cup\{0\})=0$ for all $q>0$.

    Greens minus reds among $0,\dots,2^q$ are counted. It stands so at four places.
    """
    yield from _powers(bound, last, 1)


@SECTION.corrected(
    "lem-12/proof-powers",
    went_wrong=r"""
    One number too many: $[2^q]\cup\{0\}$ holds $2^q$ itself, which is odious, so it scores 1. The
    sets $L(k,i_\ell)$ to which this is applied have $2^q$ elements and look like $0,\dots,2^q-1$.
    The lemma stands.
    """,
    severity="proof step",
    proof="authors",
    perturbed=[{"last": 0}, {"first": 0}],
)
def lem_12_powers_corrected(bound: int, last: int = -1, first: int = 1) -> Iterator[Case]:
    r"""$\chi([2^q-1]\cup\{0\})=0$ for all $q>0$; so $\chi(L(k,i_\ell))=0$ if $\ell>1$ and
    $i_\ell>0$.

    Greens minus reds among $0,\dots,2^q-1$ are counted; and in each such $L(k,i_\ell)$ for $k$ up
    to 300.
    """
    yield from _powers(bound, last, first)
    for k in range(INDEX.first, 301):
        for number, place in enumerate(_ones(k), 1):
            if number > 1 and place > 0:
                yield Case((f"k = {k}", f"l = {number}"), 0, tau_of(_part(k, number)))


def _powers(bound: int, last: int, first: int) -> Iterator[Case]:
    for q in range(first, bound + 1):
        yield Case(f"q = {q}", 0, tau_of(range(2**q + last + 1)))


@SECTION.claim(
    "lem-12/proof-one",
    "Case 1, k = 1 included",
    bound=500,
    unit="k",
    uses=["chromatic/lem-12/proof-top"],
    repaired={"first": 3},
)
def lem_12_one(bound: int, first: int = 1) -> Iterator[Case]:
    r"""Let $k \ge 1$ be odd, with $j$ ones. Then $\chi(L(k,i_j))=-1$ if $k$ is odious and $1$ if it
    is evil, as the set holds one number; $\chi(L(k,i_1))=1$; the others score 0; and $\chi(k)$ is
    the sum of these and of $1$ or $-1$ for $k$ itself, which is 1.

    Each of the sets is counted, for every odd $k$ up to the bound.
    """
    yield from _odd(bound, first, 1)


@SECTION.corrected(
    "lem-12/proof-one",
    went_wrong=r"""
    For $k=1$ there is one 1 only, so $i_1$ and $i_j$ are the same, and the set, which is empty, is
    counted twice, as $1$ and as $-1$. It scores 0. The sum is right all the same, and the lemma
    stands.
    """,
    severity="small case",
    proof="authors",
    perturbed=[{"first": 1}, {"total": 2}],
)
def lem_12_one_corrected(bound: int, first: int = 3, total: int = 1) -> Iterator[Case]:
    r"""Let $k \ge 3$ be odd, with $j \ge 2$ ones. Then $\chi(L(k,i_j))=-1$ if $k$ is odious and $1$
    if it is evil; $\chi(L(k,i_1))=1$; the others score 0; and $\chi(k)$ is the sum of these and of
    $1$ or $-1$ for $k$ itself, which is 1. And $\chi(1)=1$, as 1 is odious.

    Each of the sets is counted, for every odd $k$ up to the bound.
    """
    yield Case("chi(1)", total, tau_of(range(1, 2)))
    yield from _odd(bound, first, total)


def _odd(bound: int, first: int, total: int) -> Iterator[Case]:
    for k in range(first, bound + 1, 2):
        scores = [tau_of(_part(k, number)) for number in range(1, k.bit_count() + 1)]
        own = 1 if is_odious(k) else -1
        yield Case((f"k = {k}", "first and last set"), (1, -own), (scores[0], scores[-1]))
        yield Case((f"k = {k}", "other sets"), set(), set(scores[1:-1]) - {0})
        yield Case((f"k = {k}", "sum"), total, sum(scores) + own)
        yield Case((f"k = {k}", "chi"), total, tau_of(range(1, k + 1)))


SECTION.decided(
    "obs-8/proof-forms",
    before_its_like(),
    how="""
    The forms are patterns of binary digits. To end in an odd number of zeros is to be dopey, as
    $n+1$ is not 0.
    """,
    wrong=[before_its_like(even=ODD), before_its_like(odd=EVEN), before_its_like(even="10*1")],
)
SECTION.decided(
    "lem-12/proof-top",
    top(),
    how=COUNTED
    + r""" The sums of different powers of 2 below $p$ are the numbers
    below $p$: so it is for $p=1$, and for $2p$ if it is for $p$. For the leading one $p$ of $k$ the
    numbers $1,\dots,p-1$ are counted.
    """,
    wrong=[top(more=0), top(least=1)],
)
SECTION.decided(
    "lem-12/proof-powers",
    parts(),
    how=COUNTED
    + r""" The set $L(k,i_\ell)$ has $p=2^{i_\ell}$ numbers from a
    multiple of $2p$ on. The formula says more: from any even number on.
    """,
    wrong=[parts(last=1), parts(least=1)],
)
SECTION.decided(
    "lem-12/proof-one",
    odd_numbers(),
    how=COUNTED
    + r""" The last set holds $k-1$; the first is $1,\dots,p-1$ for the
    leading one $p$ of $k$; each other one has $p \ge 2$ numbers, a power of 2, from an even number
    on. These numbers of greens less reds, and that of $k$ itself, add up to $\chi(k)$.
    """,
    wrong=[odd_numbers(least=1), odd_numbers(total=2)],
)
