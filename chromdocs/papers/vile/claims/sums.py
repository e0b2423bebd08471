r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

Sums of MARK games, and the Sprague-Grundy function of MARK.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, product, zip_longest
from operator import add, xor

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.papers.vile.claims.oeis import A003159, A036554, A091785, A091855
from chromdocs.papers.vile.conventions import DIGITS
from chromdocs.papers.vile.paper import PAPER

ORDER = 3
SECTION = Section(PAPER, "Sums of MARK")
MARK = game("mark")
TWO = game("mark + mark")
THREE = game("mark + mark + mark")
HEAPS = 30_000

G = (0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1, 0, 2, 1, 2, 0, 1, 2, 1, 0, 2)


def _mex(values: set[int]) -> int:
    return next(n for n in count() if n not in values)


def _is_vile(n: int) -> bool:
    written = f"{n:b}"
    return (len(written) - len(written.rstrip("0"))) % 2 == 0


def _is_odious(n: int) -> bool:
    return f"{n:b}".count("1") % 2 == 1


@SECTION.claim(
    "sums",
    "Sums of MARK games",
    kind="claim",
    place="Sums of two games",
    bound=150,
    unit="heaps of",
    proof="elsewhere",
    perturbed=[
        {"ones": "N"},
        {"one_three": "P"},
        {"winning": (0, 3)},
        {"losing": "N"},
        {"combine": add},
    ],
)
def sums(
    bound: int,
    solve: Solve,
    ones: str = "P",
    one_three: str = "N",
    winning: Position = (1, 1),
    losing: str = "P",
    combine: Callable[[int, int], int] = xor,
) -> Iterator[Case]:
    r"""In sums of MARK games the outcomes of the parts do not decide: 1 and 3 are N-positions, and
    the sum $(1,1)$ is a P-position, while $(1,3)$ is an N-position, from which the move to $(1,1)$
    wins. But a sum of P-positions is always a P-position. And the nim-sum of the values $g$ of
    the parts does decide (the theorem of Sprague and Grundy): the sum is a P-position if it is 0,
    an N-position if not.

    Sums are solved as wholes, by search from the rules, without Grundy values: two games with
    heaps up to the bound, three with heaps up to 20. The values $g$ of the parts come from a
    search of the single game. Sums of more games are not searched. That P-positions add up to a
    P-position needs no search, as the second player can answer each move in the same part.
    """
    single, double = solve(MARK), solve(TWO)
    for n in (1, 3):
        yield Case(f"{n} alone", "N", single.outcome((n,)))
    yield Case((1, 1), ones, double.outcome((1, 1)))
    yield Case((1, 3), one_three, double.outcome((1, 3)))
    yield Case("move that wins from (1, 3)", True, winning in double.winning_moves((1, 3)))
    to = max(bound, 20)
    lost = {n: is_p for (n,), is_p in single.outcomes(to)}
    g = {n: value for (n,), value in single.grundy_values(to)}
    for (m, n), is_p in double.outcomes(bound):
        if lost[m] and lost[n]:
            yield Case((m, n), losing, letter(is_p))
        yield Case(f"nim-sum at ({m}, {n})", letter(combine(g[m], g[n]) == 0), letter(is_p))
    for (m, n, k), is_p in solve(THREE).outcomes(20):
        if lost[m] and lost[n] and lost[k]:
            yield Case((m, n, k), losing, letter(is_p))
        nim_sum = combine(combine(g[m], g[n]), g[k])
        yield Case(f"nim-sum at ({m}, {n}, {k})", letter(nim_sum == 0), letter(is_p))


@SECTION.claim(
    "grundy-table",
    "The first values of g for MARK",
    kind="table",
    place="Table of g",
    uses=["mark-table"],
    perturbed=[
        {"g": (*G[:23], 1)},
        {"g": (*G[:12], 1, 2, *G[14:])},
        {"g": (1, *G[1:])},
    ],
)
def grundy_table(solve: Solve, g: Sequence[int] = G) -> Iterator[Case]:
    r"""The Sprague-Grundy function of MARK has the values 0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1, 2, 1,
    0, 2, 1, 2, 0, 1, 2, 1, 0, 2 at $n=0,\dots,23$.

    Each of the 24 cells, on three roads: the solver works from the rules; the table is held against
    itself, as $g(n)$ is the mex of $g(n-1)$ and $g(\lfloor n/2\rfloor)$; and its zeros must be the
    P-positions.
    """
    solver = solve(MARK)
    for (n,), value in solver.grundy_values(23):
        yield Case(f"g({n})", g[n], value)
    for n in range(1, 24):
        yield Case(f"g({n}), in the table", g[n], _mex({g[n - 1], g[n // 2]}))
    for (n,), is_p in solver.outcomes(23):
        yield Case(f"outcome of {n}", letter(g[n] == 0), letter(is_p))


@SECTION.claim(
    "grundy-spite",
    "g is 0, 1, 2 for dopey, vile-odious, vile-evil",
    kind="claim",
    place="g by vile, odious and evil",
    bound=HEAPS,
    uses=["mark-dopey"],
    proof="learn/mark/#spite",
    perturbed=[
        {"vile_odious": 2, "vile_evil": 1},
        {"vile_evil": 3},
        {"dopey": 1, "vile_odious": 0},
        {"largest": 1},
        {"largest": 3},
    ],
)
def grundy_spite(
    bound: int,
    solve: Solve,
    dopey: int = 0,
    vile_odious: int = 1,
    vile_evil: int = 2,
    largest: int = 2,
) -> Iterator[Case]:
    r"""No value $g(n)$ of the Sprague-Grundy function of MARK is greater than 2. For $n \ge 1$,
    $g(n)=0$ exactly if $n$ is dopey, and these are the P-positions; $g(n)=1$ exactly if $n$ is vile
    and odious; $g(n)=2$ exactly if $n$ is vile and evil.

    For every $n$ from 1 up to the bound the solver's value is compared with the digits of $n$. Then
    an induction that covers all $n \ge 2$: $n=2q+1$ leads to $q$ and $2q$, $n=2q$ to $q$ and
    $2q-1$, and the kinds of all of them follow from that of $q$. Doubling adds a zero and keeps the
    ones; one more makes an even number odd and changes its spite; and $2q-1$ has the spite of $2q$
    exactly if $q$ is vile. So four kinds of $q$ and two last digits are eight cases, in each of
    which the mex is the value stated.
    """

    def stated(vile: bool, odious: bool) -> int:
        return (vile_odious if odious else vile_evil) if vile else dopey

    solver = solve(MARK)
    found = {n: value for (n,), value in solver.grundy_values(max(bound, 3))}
    for n in range(DIGITS.first, bound + 1):
        yield Case(f"g({n})", stated(_is_vile(n), _is_odious(n)), found[n])
    yield Case("largest value", largest, max(found.values()))
    for (n,), is_p in solver.outcomes(bound):
        if n >= DIGITS.first:
            yield Case(f"outcome of {n}", letter(stated(_is_vile(n), True) == 0), letter(is_p))
    for vile, odious in product((True, False), repeat=2):
        kind = f"q is {'vile' if vile else 'dopey'} and {'odious' if odious else 'evil'}"
        half, double = stated(vile, odious), stated(not vile, odious)
        yield Case(f"2q + 1, where {kind}", stated(True, not odious), _mex({half, double}))
        before = stated(True, odious if vile else not odious)
        yield Case(f"2q, where {kind}", double, _mex({half, before}))


@SECTION.claim(
    "sum-1-3-4",
    "A move that wins the sum (1, 3, 4)",
    kind="claim",
    place="The sum (1, 3, 4)",
    uses=["sums", "grundy-spite"],
    perturbed=[
        {"values": (1, 2, 2)},
        {"nim_sum": 0},
        {"like": (3, "vile", "odious")},
        {"winning": (1, 1, 4)},
        {"values_after": (1, 1, 1)},
    ],
)
def sum_1_3_4(
    solve: Solve,
    values: Sequence[int] = (1, 2, 1),
    nim_sum: int = 2,
    like: tuple[int, str, str] = (3, "vile", "evil"),
    winning: Position = (1, 2, 4),
    values_after: Sequence[int] = (1, 0, 1),
) -> Iterator[Case]:
    r"""In the sum $(1,3,4)$ of three MARK games, $g(1)\oplus g(3)\oplus g(4)=1\oplus 2\oplus 1=2$,
    the value of a single game at a vile and evil number such as 3. So the next player wins, with
    the move from 3 to 2, after which $g(1)\oplus g(2)\oplus g(4)=1\oplus 0\oplus 1=0$.

    The values come from a search of the single game; the outcome of every sum of three heaps up to
    4, and the moves that win from $(1,3,4)$, from a search of the sum as a whole. The paper does
    not say whether another move wins too; none of the other four does. The earlier line of the
    dialogue that makes $(1,3,4)$ a P-position, from $1+3+4=8$, is taken back there and is not part
    of the statement.
    """
    single, triple = solve(MARK), solve(THREE)
    g = {n: value for (n,), value in single.grundy_values(4)}
    yield Case("g(1), g(3), g(4)", tuple(values), (g[1], g[3], g[4]))
    yield Case("their nim-sum", nim_sum, g[1] ^ g[3] ^ g[4])
    heap = like[0]
    yield Case(f"g({heap})", nim_sum, g[heap])
    kind = ("vile" if _is_vile(heap) else "dopey", "odious" if _is_odious(heap) else "evil")
    yield Case(f"kind of {heap}", like[1:], kind)
    yield Case((1, 3, 4), "N", triple.outcome((1, 3, 4)))
    yield Case("moves that win", [winning], triple.winning_moves((1, 3, 4)))
    after = tuple(g[n] for n in winning)
    yield Case(f"values at {winning}", tuple(values_after), after)
    yield Case(f"nim-sum at {winning}", 0, after[0] ^ after[1] ^ after[2])
    for heaps, is_p in triple.outcomes(4):
        i, j, k = (g[n] for n in heaps)
        yield Case(heaps, letter(i ^ j ^ k == 0), letter(is_p))


@SECTION.claim(
    "oeis-grundy",
    "The sets g = 1 and g = 2 in the OEIS",
    kind="claim",
    place="Numbers A091855 and A091785",
    bound=HEAPS,
    uses=["grundy-spite", "oeis-mark"],
    proof="learn/mark/#spite",
    perturbed=[
        {"ones": A091785, "twos": A091855},
        {"ones": (*A091855[:-1], 183)},
        {"twos": (*A091785[:-1], 184)},
        {"union": A036554},
        {"odious": 2},
    ],
)
def oeis_grundy(
    bound: int,
    solve: Solve,
    ones: Sequence[int] = A091855,
    twos: Sequence[int] = A091785,
    union: Sequence[int] = A003159,
    odious: int = 1,
) -> Iterator[Case]:
    r"""In the On-Line Encyclopedia of Integer Sequences, A091855 holds the $n$ with $g(n)=1$, the
    vile and odious numbers, and A091785 those with $g(n)=2$, the vile and evil numbers. Their union
    is A003159.

    The values $g(n)$ that the solver finds from the rules are compared with the 61 terms that each
    of the entries A091855 and A091785 shows, and their union with the 70 terms of A003159. The
    entries define the two as the odious and the evil numbers in A003159: with this the values are
    compared up to the bound, and the union with the N-positions.
    """
    solver = solve(MARK)
    g = {n: value for (n,), value in solver.grundy_values(max(bound, *ones, *twos, *union))}
    for name, terms, values in (
        ("A091855", ones, {1}),
        ("A091785", twos, {2}),
        ("A003159", union, {1, 2}),
    ):
        found = [n for n in range(DIGITS.first, terms[-1] + 1) if g[n] in values]
        for i, (term, n) in enumerate(zip_longest(terms, found), 1):
            yield Case(f"term {i} of {name}", term, n)
    for (n,), is_p in solver.outcomes(bound):
        if n >= DIGITS.first:
            spite = odious if _is_odious(n) else 3 - odious
            yield Case(f"g({n})", spite if _is_vile(n) else 0, g[n])
            yield Case(f"{n} in the union", not is_p, g[n] > 0)
