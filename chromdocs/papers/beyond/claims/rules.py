r"""Results of our own in the chapter *Black & white nim*: other demands, moves and players."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import reduce
from itertools import count, islice, pairwise, product, takewhile
from math import isqrt
from operator import xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.games.partizan_blackwhite import partizan_blackwhite
from chromdocs.numbers.certified import Real
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.colourings import is_prime, named, subsets
from chromdocs.papers.beyond.claims.search import BLACK_AND_WHITE
from chromdocs.papers.beyond.paper import PAPER

ORDER = 5
SECTION = Section(PAPER, "Black & white nim")

SMALL = 8  # up to this level every set of black levels is tried


@SECTION.claim(
    "monochromatic",
    "Never all piles in one colour: nim with numbered levels",
    bound=30,
    unit="piles of",
    kind="theorem",
    place="Not all of one colour",
    proof="learn/black-and-white-nim/#monochromatic",
    searched=BLACK_AND_WHITE,
    perturbed=[{"zero": False}, {"shift": 1}, {"inverses": 2}],
)
def monochromatic(
    bound: int, solve: Solve, zero: bool = True, shift: int = 0, inverses: int = 1
) -> Iterator[Case]:
    r"""Play nim on two piles, and never leave both in one colour. If an empty pile is black, the
    P-positions are the $n$-th white level with the $n$-th black one, $n \ge 1$, in either order,
    where 0 counts as the first black level. If empty piles do not count, the same holds without 0.
    So with the black levels $\lfloor\beta n\rfloor$ they are then
    $(\lfloor\alpha n\rfloor,\lfloor\beta n\rfloor)$, $\frac1\alpha+\frac1\beta=1$, for every
    irrational $\beta > 1$.

    Both rules are solved for every set of black levels up to eight, with piles as high, and the
    second rule for five irrational $\beta$, two of them below 2, up to the bound.
    """
    to = min(bound, 8)
    for black, empty in product(subsets(SMALL), ("black", "ignored")):
        white = [n for n in range(1, to + 1) if n not in black]
        numbered = [0, *sorted(black)] if empty == "black" and zero else sorted(black)
        said = {tuple(sorted(pair)) for pair in zip(white[shift:], numbered, strict=False)}
        played = blackwhite(black, leave="not-monochromatic", empty=empty)
        for position, is_p in solve(played).outcomes(to):
            yield Case((f"{named(black)}, empty piles {empty}", position), position in said, is_p)
    for text in ("sqrt(2)", "(1+sqrt(5))/2", "sqrt(5)", "pi", "2+sqrt(2)"):
        beta = real(text)
        alpha = (inverses - beta.inverse()).inverse()
        pairs = (sorted((alpha.floor_times(n), beta.floor_times(n))) for n in count(1))
        said = {tuple(pair) for pair in takewhile(lambda pair: pair[1] <= bound, pairs)}
        played = blackwhite(beta=text, leave="not-monochromatic", empty="ignored")
        for position, is_p in solve(played).outcomes(bound):
            yield Case((f"beta = {text}", position), position in said, is_p)


@SECTION.claim(
    "must",
    "Always all piles white, or all in one colour: nim with numbered levels",
    bound=8,
    unit="piles of",
    kind="theorem",
    place="“Must” in place of “may not”",
    proof="learn/black-and-white-nim/#must",
    searched=BLACK_AND_WHITE,
    perturbed=[{"white_less": 0}, {"total": 1}, {"numbered": False}],
)
def must(
    bound: int, solve: Solve, white_less: int = 1, total: int = 0, numbered: bool = True
) -> Iterator[Case]:
    r"""Play nim on $k \ge 2$ piles, and always leave all of them white, or else, always leave all
    of them in one colour. Give the $i$-th level of a colour the number $i$, and an empty pile the
    number 0. A position where all piles have one colour is a P-position exactly if the nim-sum of
    the numbers is 0. If an empty pile is black, it cannot stand among white ones, and the number of
    the $i$-th white level is $i-1$; if empty piles do not count, the last tokens may be taken.

    Both demands, each with both rules for empty piles, are solved for every set of black levels up
    to eight, on two piles up to the bound and on three up to six.
    """

    def number(heap: int, black: list[int], empty: str) -> int:
        below = bisect_right(black, heap)
        if not numbered or not heap or heap in black:
            return below if numbered else heap
        return heap - below - (white_less if empty == "black" else 0)

    for chosen in subsets(SMALL):
        black = sorted(chosen)
        for leave, empty, piles in product(
            ("white", "monochromatic"), ("black", "ignored"), (2, 3)
        ):
            played = blackwhite(chosen, piles=piles, leave=leave, empty=empty)
            at = f"{named(chosen)}, leave {leave}, empty piles {empty}"
            for position, is_p in solve(played).outcomes(bound if piles == 2 else min(bound, 6)):
                numbers = [number(heap, black, empty) for heap in position]
                yield Case((at, position), reduce(xor, numbers) == total, is_p)


def _harmless(v: int, one: int) -> Real:
    """Return the v-th number below 3 for which the diagonal is harmless."""
    return (real(f"sqrt({4 * v * v + one})") + 4 * v - 1) / (2 * v)


@SECTION.claim(
    "harmless-diagonals",
    "For which β Wythoff's moves change nothing",
    bound=30,
    unit="piles of",
    kind="theorem",
    place="The harmless diagonals",
    uses=["open-matching", "rational-beta"],
    proof="learn/black-and-white-nim/#harmless",
    searched=BLACK_AND_WHITE,
    perturbed=[{"least": "11/4"}, {"least": "4"}, {"first": 2}, {"one": 2}],
)
def harmless_diagonals(
    bound: int, solve: Solve, least: str = "3", first: int = 1, one: int = 1
) -> Iterator[Case]:
    r"""Take the moves of Wythoff nim in place of those of nim. Black & white nim on two piles with
    the black levels $\lfloor\beta n\rfloor$, $\beta \ge 2$, keeps its P-positions with a black or
    an empty pile exactly if $\beta \ge 3$ or $\beta=\frac{4v-1+\sqrt{4v^2+1}}{2v}$ for one of
    $v=1,2,3,\dots$ The first of these numbers is $\varphi^2$.

    A diagonal does harm where two pairs have the same difference. First, the solver is asked: for
    fifteen $\beta$ the game with Wythoff's moves is solved, with piles up to the bound, or to 24 if
    that is more, and compared with the pairs $(\lceil\alpha n\rceil-1,\lfloor\beta n\rfloor)$.
    Second, differences are computed with exact floors: for $v$ up to 12 no two of the first 300 are
    equal; for every $\beta=p/q < 3$ with $q \le 12$ those of pairs $q(p-q)$ and $q(p-q)+1$ are.
    """

    def pairs(beta: Real) -> Iterator[Position]:
        alpha = (1 - beta.inverse()).inverse()
        yield (0, 0)
        yield from ((-alpha.floor_times(-n) - 1, beta.floor_times(n)) for n in count(1))

    to = max(bound, 24)
    numbers = [_harmless(v, one) for v in range(first, 13)]
    texts = ["2", "7/3", "5/2", "sqrt(5)", "8/3", "e", "11/4", "14/5", "sqrt(8)", "20/7"]
    texts += ["(3+sqrt(5))/2", "(7+sqrt(17))/4", "3", "pi", "4"]
    for text in texts:
        beta = real(text)
        is_listed = any(not (beta < number or number < beta) for number in numbers)
        kept = list(takewhile(lambda pair: pair[1] <= to, pairs(beta)))
        found = solve(game(f"blackwhite:beta={text},moves=wythoff")).p_positions(to)
        why = f"they differ at {min(set(kept) ^ set(found), default=None)}"
        yield Case(f"beta = {text}", is_listed or beta >= real(least), kept == found, why)

    def differences(beta: Real, to: int) -> list[int]:
        return [high - low for low, high in islice(pairs(beta), to + 1)]

    for v, number in enumerate(numbers, first):
        grows = all(low < high for low, high in pairwise(differences(number, 300)))
        yield Case(f"v = {v}", True, grows)
    for q in range(1, 13):
        for p in range(2 * q, 3 * q):
            rational = Fraction(p, q)
            if rational.denominator == q:
                *_, here, after = differences(real(f"{p}/{q}"), q * (p - q) + 1)
                yield Case(f"beta = {rational}, pairs on one diagonal", here, after)


def _row_by_row(first: frozenset[int], second: frozenset[int], to: int, rule: str) -> set[Position]:
    """Return the pairs of the rule: each level of the first pile takes one of the second."""
    said, unused = {(0, 0)}, list(range(1, to + 1))
    for x in range(1, to + 1):
        free = x in first or rule == "least"
        y = next((y for y in unused if free or y in second), None)
        if y is not None:
            said.add((x, y))
            unused.remove(y)
    return {*said}


@SECTION.claim(
    "any-sequence",
    "A colouring for each pile: every increasing sequence is a solution",
    bound=60,
    unit="piles of",
    kind="theorem",
    place="A colouring for each pile",
    proof="learn/black-and-white-nim/#per-pile",
    searched=BLACK_AND_WHITE,
    perturbed=[{"white_takes": "least"}, {"shift": 1}, {"first": (1,)}],
)
def any_sequence(
    bound: int,
    solve: Solve,
    white_takes: str = "black",
    shift: int = 0,
    first: Sequence[int] = (),
) -> Iterator[Case]:
    r"""Give each of two piles black levels of its own. For $x=1,2,3,\dots$ in turn, pair $x$ with
    the least level of the second pile that is not used yet, if $x$ is black in the first; if it is
    white, with the least one not used yet that is black in the second, if there is one. The
    P-positions of black & white nim with a black or an empty pile are $(0,0)$ and these pairs. In
    particular, if the first pile is all white and $s_n$ is the $n$-th black level of the second,
    they are $(0,0)$ and $(n,s_n)$: every increasing sequence of positive integers is the solution
    of such a game.

    The rule is run for every two sets of levels up to four, with piles up to six. Squares, primes
    and Fibonacci numbers are the sequences that are tried with piles up to the bound. All games are
    solved from the rules.
    """
    to = min(bound, 6)
    for one, other in product(subsets(4), repeat=2):
        said = _row_by_row(one, other, to, white_takes)
        at = f"{named(one)} and {named(other)}"
        for position, is_p in solve(blackwhite((one, other))).outcomes(to):
            yield Case((at, position), position in said, is_p)
    sequences = {
        "squares": [n for n in range(1, bound + 1) if isqrt(n) ** 2 == n],
        "primes": [n for n in range(1, bound + 1) if is_prime(n)],
        "Fibonacci numbers": [n for n in (1, 2, 3, 5, 8, 13, 21, 34, 55, 89) if n <= bound],
    }
    for name, sequence in sequences.items():
        said = {(0, 0), *enumerate(sequence[shift:], 1)}
        for position, is_p in solve(blackwhite((set(first), set(sequence)))).outcomes(bound):
            yield Case((name, position), position in said, is_p)


@SECTION.claim(
    "partizan",
    "Left must leave white, Right black: who wins",
    bound=8,
    unit="piles of",
    kind="theorem",
    place="Left wants white, Right wants black",
    proof="learn/black-and-white-nim/#partizan",
    searched=BLACK_AND_WHITE,
    perturbed=[{"empty_black": "L"}, {"tokens": 1}, {"owner": False}, {"nothing": "N"}],
)
def partizan(
    bound: int,
    solve: Solve,
    empty_black: str = "R",
    tokens: int = 2,
    owner: bool = True,
    nothing: str = "P",
) -> Iterator[Case]:
    r"""In partizan black & white nim Left must leave a white pile, and Right a black one. If an
    empty pile is black, Right wins wherever there is a token, whoever begins. If an empty pile has
    no colour, the owner of the colour of level 1, Left for white and Right for black, wins wherever
    there are two tokens or more, whoever begins. With fewer tokens nobody can move.

    Every set of black levels up to eight: all outcomes on two piles up to the bound and on three up
    to four are found from the rules.
    """
    for black, empty, piles in product(subsets(SMALL), ("black", "ignored"), (2, 3)):
        played = partizan_blackwhite(black, piles=piles, empty=empty)
        solver = solve(played)
        low = "R" if (1 in black) == owner else "L"
        least, winner = (1, empty_black) if empty == "black" else (tokens, low)
        for position in played.positions((bound if piles == 2 else min(bound, 4),) * piles):
            said = winner if sum(position) >= least else nothing
            at = f"{named(black)}, empty piles {empty}"
            yield Case((at, position), said, solver.outcome(position))
