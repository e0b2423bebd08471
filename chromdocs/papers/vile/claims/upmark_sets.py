r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

UPMARK that ends at 1: the odd numbers left out, their neighbours, and the binary endings of all.
"""

from collections.abc import Iterator, Sequence
from itertools import count, zip_longest
from re import search

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.numbers.binary import spite
from chromdocs.papers.vile.claims.oeis import A131323
from chromdocs.papers.vile.paper import PAPER

ORDER = 6
SECTION = Section(PAPER, "UPMARK")
UPMARK = game("upmark")
Pair = tuple[int, int]

# The terms that the paper prints.
EXCLUDED = (5, 13, 17, 21, 29, 37, 45, 49, 53, 61, 65, 69)
S_MINUS = (3, 11, 15, 19, 27, 35, 43, 47, 51, 59, 63, 67)
S_PLUS = (7, 15, 19, 23, 31, 39, 47, 51, 55, 63, 67, 71)

# Binary endings as regular expressions. The first is to the letter: "(00)*1" may be a single 1.
EVEN_ZEROS_TO_THE_LETTER = "(11+|(00)*1)$"
EVEN_ZEROS = "(^|1)(00)*1$"
ODD_ZEROS = "1+0(00)*1$"

_ENDING_WENT_WRONG = r"""
    Two small slips. The sequence $\{a_n\}_{n\ge0}$ starts with $a_0=0$, which is even but not
    positive; it is $\{a_n\}_{n\ge1}$ that is meant. And every odd number ends in $0^{2k}1$ with
    $k=0$, so that $5=101_2$ would be a P-position, while the move to 3 wins there. The zeros
    must be all those before the last 1, as in $1^k0^{2n+1}1$ for the excluded numbers.
    """


def _search(solve: Solve, to: int) -> tuple[list[int], list[int]]:
    """Return the P-positions of UPMARK up to *to*, and the odd numbers left out of them."""
    lost: list[int] = []
    excluded: list[int] = []
    for (n,), is_p in solve(UPMARK).outcomes(to):
        if is_p:
            lost.append(n)
        elif n % 2:
            excluded.append(n)
    return lost, excluded


def _neighbours(solve: Solve, to: int) -> Iterator[tuple[int, int | None, int | None]]:
    """Yield every excluded number, with the P-positions just before and just after it."""
    lost, excluded = _search(solve, to)
    i = 0
    for n in excluded:
        while i < len(lost) and lost[i] < n:
            i += 1
        yield n, lost[i - 1] if i else None, lost[i] if i < len(lost) else None


def _among(is_one: bool, name: str) -> str:
    return f"{'' if is_one else 'not '}among the {name}_n"


def _terms(said: Sequence[int], found: Sequence[int | None], name: str) -> Iterator[Case]:
    for i, (term, n) in enumerate(zip_longest(said, found[: len(said)]), 1):
        yield Case(f"{name}, term {i}", term, n)


def _alternation(numbers: Sequence[int], spites: tuple[str, str]) -> Iterator[Case]:
    for i, n in enumerate(numbers):
        yield Case((n, "spite"), spites[i % 2], spite(n))


@SECTION.claim(
    "upmark-excluded",
    "The odd numbers left out, S₀",
    bound=50_000,
    uses=["upmark-recursion"],
    kind="claim",
    place="List of excluded numbers and its binary ending",
    proof="learn/mark/#left-out",
    perturbed=[
        {"terms": (*EXCLUDED[:-1], 71)},
        *({"ending": "1+(00)*1$"}, {"ending": "1+0+1$"}, {"ending": "10(00)*11$"}),
        {"spites": ("odious", "evil")},
    ],
)
def upmark_excluded(
    bound: int,
    solve: Solve,
    terms: Sequence[int] = EXCLUDED,
    ending: str = ODD_ZEROS,
    spites: tuple[str, str] = ("evil", "odious"),
) -> Iterator[Case]:
    r"""The odd numbers that are no P-positions of UPMARK are
    $S_0 = 5, 13, 17, 21, 29, 37, 45, 49, 53, 61, 65, 69, \dots$ These are precisely the numbers
    whose binary representation ends in $1^k0^{2n+1}1$ with $n \ge 0$ and $k \ge 1$, and they are
    alternately evil and odious.

    The twelve printed terms, then the ending of every odd number up to the bound, then the spite of
    every excluded number are compared with a search of the game. We read the alternation as a
    second property of all numbers with that ending, not as a choice among them.
    """
    _, excluded = _search(solve, max(bound, terms[-1]))
    yield from _terms(terms, excluded, "S_0")
    left_out = set(excluded)
    for n in range(1, bound + 1, 2):
        said = search(ending, f"{n:b}") is not None
        yield Case(n, said, n in left_out, f"{n} is {n:b} in binary")
    yield from _alternation(excluded, spites)


@SECTION.claim(
    "upmark-s-minus",
    "The P-positions just before the excluded numbers, S₋",
    bound=50_000,
    uses=["upmark-excluded"],
    kind="claim",
    place="List of the numbers before the excluded ones",
    proof="learn/mark/#left-out",
    perturbed=[
        {"terms": (1, *S_MINUS[1:])},
        {"oeis": (*A131323[:-1], 333)},
        {"parity": 1},
        {"spites": ("odious", "evil")},
    ],
)
def upmark_s_minus(
    bound: int,
    solve: Solve,
    terms: Sequence[int] = S_MINUS,
    oeis: Sequence[int] = A131323,
    parity: int = 0,
    spites: tuple[str, str] = ("evil", "odious"),
) -> Iterator[Case]:
    r"""The P-positions of UPMARK just before the excluded numbers are
    $S_- = 3, 11, 15, 19, 27, 35, 43, 47, 51, 59, 63, 67, \dots$ This is A131323 of the OEIS, all
    odd numbers whose binary representation ends in an even number of ones. Evil and odious numbers
    alternate in it.

    $S_-$ comes from a search of the game. It is compared with the twelve printed terms, with the 80
    first terms of A131323, and with the ones at the end of every odd number up to the
    bound; then the spites follow.
    """
    around = _neighbours(solve, max(bound, oeis[-1]) + 2)
    before = [below for _, below, _ in around if below is not None]
    yield from _terms(terms, before, "S_-")
    yield from _terms(oeis, before, "A131323")
    found = set(before)
    for n in range(1, bound + 1, 2):
        ones = len(f"{n:b}") - len(f"{n:b}".rstrip("1"))
        yield Case(n, ones % 2 == parity, n in found, f"{n} is {n:b} in binary")
    yield from _alternation(before, spites)


def _after_excluded(
    bound: int, solve: Solve, terms: Sequence[int], ending: str, start: int, shifts: Pair
) -> Iterator[Case]:
    """Compare S_+ with its terms, S_0 with both shifts, then S_+ with the choice by spite."""
    around = [row for row in _neighbours(solve, max(bound, terms[-1]) + 2) if None not in row]
    after = [above for _, _, above in around]
    yield from _terms(terms, after, "S_+")
    for n, below, above in around:
        yield Case((n, "neighbours"), (n - shifts[0], n + shifts[1]), (below, above))
    chosen: list[int] = []
    for n in range(start, bound + 1):
        if f"{n:b}".endswith(ending) and (not chosen or spite(n) != spite(chosen[-1])):
            chosen.append(n)
    found = [n for n in after if n is not None and n <= bound]
    for i, (said, n) in enumerate(zip_longest(chosen, found), 1):
        yield Case(f"number {i} of S_+", said, n)


@SECTION.claim(
    "upmark-s-plus",
    "The P-positions just after the excluded numbers, S₊",
    bound=50_000,
    uses=["upmark-excluded", "upmark-s-minus"],
    kind="claim",
    place="List of the numbers after the excluded ones",
    proof="learn/mark/#left-out",
    perturbed=[
        {"start": 3},
        {"start": 11},
        {"ending": "1"},
        {"ending": "111"},
        *({"shifts": (2, 4)}, {"shifts": (4, 2)}, {"terms": (*S_PLUS[:-1], 75)}),
    ],
)
def upmark_s_plus(
    bound: int,
    solve: Solve,
    terms: Sequence[int] = S_PLUS,
    ending: str = "11",
    start: int = 7,
    shifts: Pair = (2, 2),
) -> Iterator[Case]:
    r"""The P-positions of UPMARK just after the excluded numbers are
    $S_+ = 7, 15, 19, 23, 31, 39, 47, 51, 55, 63, 67, 71, \dots$ They are the numbers whose
    binary representation ends in 11, such that odious and evil numbers alternate. And
    $S_0 = S_- + 2 = S_+ - 2$.

    $S_+$ comes from a search of the game. The printed terms and the two shifts are compared first.
    Not all numbers that end in 11 can be meant, as 7 and 11 are both odious. So we choose as the
    paper does for the P-positions, greedily: from the first printed term on, each time the next
    number that ends in 11 and has the opposite spite. The sentence describes the terms that it
    prints, and these begin with 7, which is the first odious number that ends in 11. Begun with 3,
    which ends in 11 too and is evil, the same choice would have one number more, 3 itself. That
    $S_-$ is A131323 is checked at $S_-$.
    """
    odious = next(n for n in count() if f"{n:b}".endswith("11") and spite(n) == "odious")
    yield Case("the first odious number that ends in 11", odious, start)
    yield from _after_excluded(bound, solve, terms, ending, start, shifts)


@SECTION.claim(
    "upmark-binary-ending",
    "The binary endings of aₙ and bₙ",
    bound=50_000,
    uses=["upmark-recursion", "upmark-excluded"],
    kind="claim",
    place="Binary endings",
    perturbed=[{"least_even": 0}, {"b_ends": EVEN_ZEROS}],
    repaired={"least_even": 0, "b_ends": EVEN_ZEROS},
)
def upmark_binary_ending(
    bound: int, solve: Solve, least_even: int = 2, b_ends: str = EVEN_ZEROS_TO_THE_LETTER
) -> Iterator[Case]:
    r"""The set $\{a_n\}_{n\ge0}$ of UPMARK consists of all even positive integers together with
    $S_0$; so each $a_n$ ends in $0$ or in $0^{2j+1}1$ in binary. And $\{b_n\}_{n\ge0}$ consists of
    precisely the numbers that end in $1^k$ with $k>1$, or in $0^{2k}1$ with $k\ge0$. Evil and
    odious numbers alternate in $\{b_n\}_{n\ge0}$.

    Every integer from 0 up to the bound. The $b_n$ are the P-positions that a search finds, $S_0$
    the odd numbers among the others, and the $a_n$ are $a_0=0$ and the N-positions, as in the
    table. To end in a word means just that, whatever stands before it.
    """
    lost, excluded = _search(solve, bound)
    p_positions, left_out = set(lost), set(excluded)
    for n in range(bound + 1):
        is_a = n not in p_positions
        said = n in left_out or (n % 2 == 0 and n >= least_even)
        why = "a_0 = 0 is even, but not positive" if n == 0 else ""
        yield Case(f"{n}", _among(said, "a"), _among(is_a, "a"), why)
        if is_a:
            said = search("(0|0(00)*1)$", f"{n:b}") is not None
            yield Case(f"{n}, by its ending {n:b}", _among(said, "a"), _among(is_a, "a"))
        said = search(b_ends, f"{n:b}") is not None
        yield Case(f"{n}", _among(said, "b"), _among(not is_a, "b"), f"{n} is {n:b} in binary")
    yield from _alternation(lost, ("odious", "evil"))


@SECTION.corrected(
    "upmark-binary-ending",
    went_wrong=_ENDING_WENT_WRONG,
    severity="letter",
    proof="learn/mark/#left-out",
    perturbed=[
        {"a_ends": "1+0(00)*1$"},
        {"a_ends": "(0|0(00)*1)$"},
        {"b_ends": EVEN_ZEROS_TO_THE_LETTER},
        {"b_ends": "1(00)*1$"},
        {"spites": ("evil", "odious")},
    ],
)
def upmark_binary_ending_corrected(
    bound: int,
    solve: Solve,
    a_ends: str = "(0|10(00)*1)$",
    b_ends: str = EVEN_ZEROS,
    spites: tuple[str, str] = ("odious", "evil"),
) -> Iterator[Case]:
    r"""The set $\{a_n\}_{n\ge1}$ of UPMARK consists of precisely the positive integers that end in
    $0$ or in $10^{2j+1}1$ in binary, $j\ge0$. And $\{b_n\}_{n\ge0}$ consists of 1 and of precisely
    the numbers that end in $10^{2k}1$ with $k\ge0$; for $k=0$ these end in $11$. Odious and evil
    numbers alternate in $\{b_n\}_{n\ge0}$.

    Every integer from 1 up to the bound is compared with a search of the game.
    """
    lost, _ = _search(solve, bound)
    p_positions = set(lost)
    for n in range(1, bound + 1):
        is_b = n in p_positions
        for name, ends, is_one in (("a", a_ends, not is_b), ("b", b_ends, is_b)):
            said = search(ends, f"{n:b}") is not None
            yield Case(f"{n}", _among(said, name), _among(is_one, name))
    yield from _alternation(lost, spites)
