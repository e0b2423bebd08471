r"""Claims of U. Larsson, *Black & white Nim games*.

Section 4: any other sequence of black levels, on two piles and on more.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, combinations, product
from math import isqrt

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import game
from chromdocs.papers.blackwhite.claims.board import (
    colourings,
    nim_sum,
    open_pairs,
    p_positions,
    queue,
    shown,
)
from chromdocs.papers.blackwhite.conventions import LEVELS
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 12
SECTION = Section(PAPER, "Section 4")

GRID = 60  # heaps of positions that the solver is asked for, whatever the bound
VARIED: Mapping[str, Sequence[int]] = {  # numbers of P-positions with piles up to 1, 2, 3, ...
    "beta=3,piles=3,empty=ignored,last=allowed": (1, 1, 4, 5, 6, 10, 11, 13, 17),
    "beta=3,piles=3,empty=ignored": (0, 0, 4, 5, 6, 9, 11, 12, 16),
    "beta=3,piles=3,leave=not-monochromatic": (1, 2, 4, 5, 6, 9, 11, 13, 17),
    "beta=3,piles=3,leave=not-monochromatic,empty=ignored": (0, 0, 2, 3, 4, 8, 9, 10, 14),
    "black=evil/dopey/2,5,6": (4, 7, 14, 17, 29, 44, 53, 62, 77),
}


def _sequences(bound: int) -> dict[str, list[int]]:
    """Return some sequences of the OEIS up to *bound*, by name."""
    levels = range(LEVELS.first, bound + 1)
    fibonacci = [1, 2]
    while fibonacci[-1] <= bound:
        fibonacci.append(fibonacci[-1] + fibonacci[-2])
    return {
        "primes, A000040": [n for n in levels if n > 1 and all(n % d for d in range(2, n))],
        "squares, A000290": [n for n in levels if isqrt(n) ** 2 == n],
        "triangular numbers, A000217": [n for n in accumulate(levels) if n <= bound],
        "Fibonacci numbers, A000045": [n for n in fibonacci if n <= bound],
        "odious numbers, A000069": [n for n in levels if n.bit_count() % 2],
        "odd numbers, A005408": [n for n in levels if n % 2],
    }


@SECTION.claim(
    "q-sequence",
    "Any other sequence, on two piles",
    bound=200,
    unit="heaps of",
    uses=["q-rational"],
    proof="learn/black-and-white-nim/#partners",
    perturbed=[{"longest": False}, {"alone": False}],
    place="Open problem",
)
def q_sequence(
    bound: int, solve: Solve, longest: bool = True, alone: bool = True
) -> Iterator[Case]:
    r"""What are the P-positions on two piles if $S$ is any other interesting sequence? Our answer,
    for every $S$: $(0,0)$ and the pairs of partners. Walk up the levels; a white one waits, and a
    black one becomes the partner of the white one that has waited longest, or its own if none
    waits.

    Six sequences are tried with heaps up to the bound, where the P-positions are found from the
    definition, and with heaps up to 60 by the solver; and all sets of up to twelve levels. As in
    Section 2 of the paper, positions have a black or an empty heap.
    """
    for black in colourings(min(bound, 12)):
        to = min(bound, 12)
        said = queue(black, to, longest=longest, alone=alone)
        yield Case(shown(black), said, open_pairs(black, black, to))
    for name, listed in _sequences(bound).items():
        said = queue({*listed}, bound, longest=longest, alone=alone)
        yield Case(name, said, open_pairs(listed, listed, bound))
        for position, is_p in solve(blackwhite({*listed})).outcomes(min(bound, GRID)):
            yield Case((name, position), position in said, is_p)


@SECTION.claim(
    "q-more-piles",
    "Three piles and more",
    bound=9,
    unit="heaps of",
    uses=["q-sequence"],
    proof="none",
    perturbed=[
        {"turned": False},
        {"total": 1},
        {"first": "even"},
        *({"found": {**VARIED, name: (*numbers[:-1], 0)}} for name, numbers in VARIED.items()),
    ],
    place="Open problem",
)
def q_more_piles(
    bound: int,
    solve: Solve,
    turned: bool = True,
    total: int = 0,
    first: str = "odd",
    found: Mapping[str, Sequence[int]] = VARIED,
) -> Iterator[Case]:
    r"""What are the P-positions on three piles and more, for any sequence $S$; and what are they if
    empty heaps are disregarded, if no move may leave all heaps in one colour, or if each pile has
    black levels of its own? All of it is open. For some $S$ our data show a rule. (a) If $S$ is the
    even or the evil levels and $k$ is odd, they are those of nim. (b) Let all odd levels be black
    and the even ones as you like, and $q_i=\lfloor x_i/2\rfloor$. A position with a black or an
    empty pile is a P-position exactly if the nim-sum of the $q_i$ is 0 and the number of odd $x_i$
    is even; but odd if no $q_i$ is 0 and all levels $2q_i$ are white. In the other settings we know
    numbers only. Let $S$ be the multiples of 3, and take three piles of up to $n=1,\dots,9$. If
    empty heaps are disregarded, there are 1, 1, 4, 5, 6, 10, 11, 13, 17 P-positions where the last
    tokens may be taken, and 0, 0, 4, 5, 6, 9, 11, 12, 16 where not. If not all heaps may have one
    colour, there are 1, 2, 4, 5, 6, 9, 11, 13, 17, and with empty heaps disregarded 0, 0, 2, 3, 4,
    8, 9, 10, 14. If black levels are the evil ones, the dopey ones and 2, 5, 6, there are 4, 7, 14,
    17, 29, 44, 53, 62, 77.

    Solved from the rules: (a) for three piles up to the bound and five up to 3; (b) for every
    choice of even levels up to 8, on three piles with heaps up to the bound and on four up to 5.
    (a) is proved in the chapter on black & white nim, as an exercise. Of the numbers, those for one
    $S$ count positions that a move may leave up to the order of the piles. They are found by the
    solver, and a second time from the definition of a P-position.
    """
    for piles, to in ((3, bound), (5, 3)):
        for name in ("beta=2", "black=evil"):
            played = game(f"blackwhite:{name},piles={piles}")
            for position, is_p in solve(played).outcomes(min(to, bound)):
                yield Case((name, position), nim_sum(position) == total, is_p)
    odd = {n for n in range(LEVELS.first, bound + 1) if n % 2 == (first == "odd")}
    for size, piles in product(range(5), (3, 4)):
        for chosen in combinations((2, 4, 6, 8), size):
            black = odd | {*chosen}
            played = blackwhite(black, piles=piles)
            for position, is_p in solve(played).outcomes(bound if piles == 3 else min(bound, 5)):
                quotients = [heap // 2 for heap in position]
                is_white = all(q and 2 * q not in black for q in quotients)
                odds = sum(heap % 2 for heap in position) % 2
                said = nim_sum(quotients) == 0 and odds == (is_white and turned)
                yield Case((shown(black), position), said, is_p)
    for name, numbers in found.items():
        rules = game(f"blackwhite:{name}")
        for to, number in enumerate(numbers[:bound], 1):
            lost = p_positions(to, 3, rules.board)
            kinds = {tuple(sorted(p)) for p in lost} if rules.symmetric else lost
            listed = {p for p, is_p in solve(rules).outcomes(to) if is_p}
            yield Case((name, f"piles up to {to}"), (number, kinds), (len(listed), listed))
