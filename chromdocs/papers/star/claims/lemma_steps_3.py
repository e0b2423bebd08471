r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, steps in the proof of Lemma 3.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator
from itertools import count, takewhile

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.zeckendorf import fibonacci, trailing_zeros
from chromdocs.papers.star.claims.board import codings_up_to
from chromdocs.papers.star.claims.formulas_steps import difference, ends_in_one_zero, two_forms
from chromdocs.papers.star.claims.lemma_steps import read
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Section 3")


def _forms(bound: int, single: bool) -> Iterator[Case]:
    """Match every X of the first part of Lemma 3 with the two forms of its proof."""
    codes = codings_up_to(bound)
    forms = {"(i)": "1(00)+$", "(ii)": "1(00)+1$"} | ({"X = 1": "^1$"} if single else {})
    for x in range(NATURALS.first, bound):
        if trailing_zeros(codes[x]) % 2 == 0 and not re.search("10(00)*1$", codes[x]):
            found = [name for name, form in forms.items() if re.search(form, codes[x])]
            yield Case(f"X = {x}", 1, len(found), f"{x} is coded {codes[x]}")


@SECTION.claim(
    "lem-3/proof-forms",
    "Two forms of X, or three",
    bound=10_000,
    unit="X",
    repaired={"single": True},
)
def forms(bound: int, single: bool = False) -> Iterator[Case]:
    r"""If $X \ge 1$ ends in an even number of zeros, but not in $10^{2t+1}1$, then $X$ is
    $x010^{2t}$ or $x010^{2t}1$ with $t \ge 1$.

    Zeckendorf codings of all $X$; each must have exactly one of the forms.
    """
    yield from _forms(bound, single)


@SECTION.corrected(
    "lem-3/proof-forms",
    severity="small case",
    proof="learn/star/#lemmas",
    went_wrong=r"""
    The case $X=1$ is missing. There $F_{2n-1}-1=(10)^{n-1}$, which ends in one zero: the lemma
    stands.
    """,
    perturbed=[{"single": False}],
)
def forms_corrected(bound: int, single: bool = True) -> Iterator[Case]:
    r"""If $X \ge 1$ ends in an even number of zeros, but not in $10^{2t+1}1$, then $X=1$, or $X$ is
    $x010^{2t}$ or $x010^{2t}1$ with $t \ge 1$.

    As for the form in the preprint.
    """
    yield from _forms(bound, single)


def _differences(bound: int, ending: str) -> Iterator[tuple[tuple[str, str], str, str, str]]:
    """Yield where, how X ends, the coding of F_(2n-1) - X and words on it, for all n and X."""
    codes = codings_up_to(bound)
    for n in takewhile(lambda n: fibonacci(2 * n - 1) <= bound, count(NATURALS.first)):
        top = fibonacci(2 * n - 1)
        for x in range(NATURALS.first, top):
            if found := re.search(ending, codes[x]):
                coding = codes[top - x]
                why = f"X is coded {codes[x]}, and {top - x} is coded {coding}"
                yield (f"n = {n}", f"X = {x}"), found[0], coding, why


def _rests(bound: int, least: int, parity: int) -> Iterator[Case]:
    """Compute the rest r of case (i) from its digits; then count the zeros of the difference."""
    codes = codings_up_to(bound)
    for n in takewhile(lambda n: fibonacci(2 * n - 1) <= bound, count(NATURALS.first)):
        top = fibonacci(2 * n - 1)
        for x in range(NATURALS.first, top):
            if not (found := re.search("1(00)+$", codes[x])):
                continue
            at, t = (f"n = {n}", f"X = {x}"), (len(found[0]) - 1) // 2
            shift = "0" * (2 * t + 2)
            rest = read("10" * (n - 2 - t) + shift) - read(codes[x][: -2 * t - 2] + shift)
            yield Case((*at, "the difference"), top - x, rest + fibonacci(2 * t + 2))
            yield Case((*at, f"r ≥ {least}"), True, rest >= least, f"r = {rest}")
            coding = codes[top - x]
            why = f"{top - x} is coded {coding}"
            yield Case((*at, "zeros modulo 2"), parity, trailing_zeros(coding) % 2, why)


@SECTION.claim(
    "lem-3/proof-case-i",
    "How F₂ₙ₋₁ − X ends if X ends in zeros",
    bound=11_000,
    unit="X",
    repaired={"least": 0},
)
def case_i(bound: int, least: int = 1) -> Iterator[Case]:
    r"""If $X=x010^{2t}$ with $t \ge 1$ and $X<F_{2n-1}$, then $F_{2n-1}-X=r10^{2t+1}$, where
    $r=(10)^s0^{2t+2}-x0^{2t+2}>0$ and $s=n-2-t$, and it ends in an odd number of zeros.

    For all $n$ and $X$, in Zeckendorf coding, $r$ is computed from the digits; it must be positive,
    and with $F_{2t+2}$ it must make up the difference, whose zeros are counted.
    """
    yield from _rests(bound, least, 1)


@SECTION.corrected(
    "lem-3/proof-case-i",
    severity="proof step",
    proof="learn/star/#lemmas",
    went_wrong=r"""
    The rest $r$ may be 0, as for $n=3$ and $X=3$. It is not negative. And the conclusion does not
    follow: $r$ is treated as if its digits stood left of $10^{2t+1}$, but a difference of two
    codings may reach further to the right than both. For $n=4$ and $X=11$ it is $13-8=5=F_4$, and
    falls on the one beside it: $F_7-11=2F_4=10$, coded 10010, ends in one zero. The lemma stands;
    the chapter on the $\star$-operator proves it in another way.
    """,
    perturbed=[{"least": 1}, {"parity": 0}],
)
def case_i_corrected(bound: int, least: int = 0, parity: int = 1) -> Iterator[Case]:
    r"""If $X=x010^{2t}$ with $t \ge 1$ and $X<F_{2n-1}$, then $F_{2n-1}-X=r+F_{2t+2}$, where
    $r=(10)^s0^{2t+2}-x0^{2t+2} \ge 0$ and $s=n-2-t$, and it ends in an odd number of zeros.

    As for the form in the preprint.
    """
    yield from _rests(bound, least, parity)


@SECTION.claim(
    "lem-3/proof-case-ii",
    "How F₂ₙ₋₁ − X ends if X ends in 10…01",
    bound=11_000,
    unit="X",
    repaired={"zeros": ""},
)
def case_ii(bound: int, zeros: str = "000") -> Iterator[Case]:
    r"""If $X=x010^{2t}1$ with $t \ge 1$ and $X<F_{2n-1}$, then $F_{2n-1}-X=r000(10)^t$, which ends
    in precisely one zero.

    Zeckendorf codings, for all $n$ and $X$; if $r000(10)^t$ is a coding at all, the end is the
    same in the Zeckendorf coding.
    """
    for at, ending, coding, why in _differences(bound, "1(00)+1$"):
        said = zeros + "10" * ((len(ending) - 2) // 2)
        yield Case(at, said, f"000{coding}"[-len(said) :], why)


@SECTION.corrected(
    "lem-3/proof-case-ii",
    severity="proof step",
    proof="learn/star/#lemmas",
    went_wrong=r"""
    The digits left of $(10)^t$ need not be 000, for the reason given in case (i): for $n=5$,
    $F_9-27=28$ is coded 1001010, with $t=1$. It does end in one zero, and the lemma stands.
    """,
    perturbed=[{"ending": "10(00)*1$"}, {"zeros": 3}],
)
def case_ii_corrected(bound: int, ending: str = "1(00)+1$", zeros: int = 1) -> Iterator[Case]:
    r"""If $X=x010^{2t}1$ with $t \ge 1$ and $X<F_{2n-1}$, then $F_{2n-1}-X$ ends in precisely one
    zero.

    As for the form in the preprint.
    """
    for at, _, coding, why in _differences(bound, ending):
        yield Case((*at, "zeros"), zeros, trailing_zeros(coding), why)


def _second_part(bound: int, whole: bool, of_x: str, said: int) -> Iterator[Case]:
    """Count the zeros at the end of T - X, or tell only whether they are odd in number."""
    codes = codings_up_to(bound)
    xs = [x for x in range(bound) if re.search(f"{of_x}$", codes[x])]
    for t in (t for t in range(bound + 1) if re.search("10(00)*1$", codes[t])):
        for x in xs[: bisect_left(xs, t)]:
            zeros = trailing_zeros(codes[t - x])
            why = f"{t} - {x} = {t - x} is coded {codes[t - x]}"
            yield Case((f"T = {t}", f"X = {x}"), said, zeros if whole else zeros % 2, why)


@SECTION.claim(
    "lem-3/proof-one-zero",
    "How T − X ends",
    bound=600,
    unit="T",
    repaired={"whole": False},
)
def one_zero(bound: int, whole: bool = True) -> Iterator[Case]:
    r"""If $T$ ends in $10^{2t+1}1$ and $X$ in $10^{2s+1}10$, $T>X$, then $T-X=z010$, which ends in
    precisely one zero.

    Zeckendorf codings of all $T$ up to the bound and all $X$.
    """
    yield from _second_part(bound, whole, "10(00)*10", 1)


@SECTION.corrected(
    "lem-3/proof-one-zero",
    severity="proof step",
    proof="learn/star/#lemmas",
    went_wrong=r"""
    It may be three zeros or five, since $z$ need not be a string of digits: $12-7=5$ is coded 1000.
    That the number is odd is true, and only this is in the lemma.
    """,
    perturbed=[{"whole": True}, {"of_x": "1(00)*10"}, {"said": 0}],
)
def one_zero_corrected(
    bound: int, whole: bool = False, of_x: str = "10(00)*10", said: int = 1
) -> Iterator[Case]:
    r"""If $T$ ends in $10^{2t+1}1$ and $X$ in $10^{2s+1}10$, $T>X$, then $T-X$ ends in an odd
    number of zeros.

    As for the form in the preprint.
    """
    yield from _second_part(bound, whole, of_x, said)


SECTION.decided(
    "lem-3/proof-forms",
    two_forms(),
    how=r"""The forms are patterns of digits.""",
    wrong=[two_forms(first=".*10(00)*"), two_forms(second=".*1(00)*01")],
)

SECTION.decided(
    "lem-3/proof-case-ii",
    ends_in_one_zero(".*1(00)+1"),
    how=r"""The codings are patterns of digits, and $F_{2n-1}$ is written $10^{2n-2}$.""",
    wrong=[ends_in_one_zero(".*1(00)+"), ends_in_one_zero(".*10(00)*1")],
)

SECTION.decided(
    "lem-3/proof-one-zero",
    difference(),
    how=r"""The codings are patterns of digits.""",
    wrong=[difference(".*10(00)*1"), difference(says="even")],
)
