r"""Claims of U. Larsson, *Black & white Nim games*.

Section 2, what it quotes: Beatty's theorem, invariant games for every pair, colours from digits.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.beatty_formulas import WITHIN, at_each
from chromdocs.games.catalogue import game
from chromdocs.numbers.beatty import Beatty, partner
from chromdocs.numbers.certified import Number, Real
from chromdocs.numbers.real import real
from chromdocs.papers.blackwhite.claims import formulas
from chromdocs.papers.blackwhite.conventions import INDEX
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "Section 2")

IRRATIONAL = (
    *("(3+sqrt(5))/2", "2+sqrt(2)/50", "sqrt(5)", "1+sqrt(2)"),
    *("e", "pi", "cbrt(90)", "10*sqrt(2)"),
)
RATIONAL = ("2", "7/3", "5/2", "3", "22/7")


def _share_out(first: Real, second: Real, bound: int) -> bool:
    """Tell whether each positive integer up to *bound* is a floor of exactly one multiple."""
    seen = [0] * (bound + 1)
    for number in (first, second):
        for n in range(INDEX.first, bound + 1):
            floor = number.floor_times(n)
            if floor > bound:
                break
            seen[floor] += 1
    return seen[1:] == [1] * bound


@SECTION.claim(
    "sec-2-beatty",
    "Beatty's theorem, both ways",
    bound=2000,
    unit="terms up to",
    kind="theorem",
    place="Beatty's theorem",
    proof="elsewhere",
    perturbed=[{"total": 2}, {"rational": True}, {"only_if": False}],
)
def sec_2_beatty(
    bound: int, total: Number = 1, rational: bool = False, only_if: bool = True
) -> Iterator[Case]:
    r"""Two sequences $(\lfloor\alpha n\rfloor)$ and $(\lfloor\beta n\rfloor)$, $n \ge 1$, with
    positive $\alpha$ and $\beta$ are complementary if and only if
    $\frac1\alpha+\frac1\beta=1$ and $\beta$ is irrational (Rayleigh, Beatty).

    If: for eight irrational $\beta$ each integer up to the bound is a term of exactly one of them.
    Only if: this fails for five rational $\beta$ with the same sum, and for every irrational
    $\beta$ if $\alpha$ is a little less or more than it should be. The chapter on numbers proves
    the first half. The second: if the sequences share out the integers, their densities add up to
    1, and for $\beta=p/q$ the number $p$ would be a term of both. Any bound below 50 is taken as
    50.
    """
    bound = max(bound, 50)
    for text in IRRATIONAL:
        beta = real(text)
        alpha = (total - beta.inverse()).inverse()
        yield Case(f"beta = {text}", True, _share_out(alpha, beta, bound))
        for off in ("-1/20", "1/20"):
            found = _share_out(alpha + real(off), beta, bound)
            yield Case(f"beta = {text}, alpha off by {off}", not only_if, found)
    for text in RATIONAL:
        yield Case(f"beta = {text}", rational, _share_out(partner(text), real(text), bound))


@SECTION.claim(
    "sec-2-invariant",
    "Every pair of Beatty sequences has an invariant game",
    bound=40,
    unit="heaps of",
    kind="theorem",
    place="The conjecture of Duchêne and Rigo",
    proof="elsewhere",
    uses=["star/main-theorem"],
    perturbed=[{"shift": 1}, {"terminal": False}],
)
def sec_2_invariant(
    bound: int, solve: Solve, shift: int = 0, terminal: bool = True
) -> Iterator[Case]:
    r"""For every pair of complementary Beatty sequences there is an invariant game whose
    P-positions are $(0,0)$ and the pairs
    $(\lfloor\alpha n\rfloor,\lfloor\beta n\rfloor)$: a conjecture of Duchêne and Rigo, proved by
    Larsson, Hegarty and Fraenkel.

    Their game is computed for four $\alpha$: its moves are the P-positions of the game in which the
    pairs themselves are the moves. Every position with heaps up to the bound is solved from the
    rules. What the paper says of the time that these rules take is not checked.
    """
    for text in ("(1+sqrt(5))/2", "sqrt(2)", "sqrt(3)", "pi/2"):
        lower, upper = Beatty(text), Beatty(partner(text))
        steps = range(INDEX.first, bound + 1)
        pairs = {(lower.nth(n), upper.nth(n) + shift) for n in steps}
        pairs |= {(0, 0)} if terminal else set()
        for position, is_p in solve(game(f"star(pair:alpha={text})")).outcomes(bound):
            yield Case((f"alpha = {text}", position), tuple(sorted(position)) in pairs, is_p)


def _units(alpha: Real, to: int) -> list[int]:
    """Return the units of the numeration system of *alpha*, the last of them above *to*."""
    units, before = [1], 1
    rest = (alpha - 1).inverse()
    while units[-1] <= to:
        quotient = rest.floor()
        units, before = [*units, quotient * units[-1] + before], units[-1]
        rest = (rest - quotient).inverse()
    return units


def _zeros(n: int, units: Sequence[int]) -> tuple[int, int]:
    """Return with how many zeros *n* ends in these units, and how many digits it has."""
    zeros = 0
    used = list(takewhile(lambda unit: unit <= n, units))
    for unit in reversed(used):
        digit, n = divmod(n, unit)
        zeros = 0 if digit else zeros + 1
    return zeros, len(used)


@SECTION.claim(
    "sec-2-colouring",
    "The colour of a level from its digits",
    bound=3000,
    unit="levels of",
    kind="remark",
    place="Remark on the time to colour",
    proof="elsewhere",
    perturbed=[{"odd": 0}, {"rate": 1}],
)
def sec_2_colouring(bound: int, odd: int = 1, rate: int = 2) -> Iterator[Case]:
    r"""The colour of level $n$ is found in a time that is linear in $\log n$, if
    $S=\{\lfloor\beta m\rfloor : m \ge 1\}$ with an irrational $\beta > 2$ (Fraenkel).

    Let $1/\alpha+1/\beta=1$ and $\alpha=[1;a_1,a_2,\dots]$, and write $n$ greedily in the units
    $p_0=1$, $p_1=a_1+1$, $p_i=a_ip_{i-1}+p_{i-2}$. Then $n$ is black exactly if it ends in an odd
    number of zeros (Fraenkel, Levitt and Shimshoni, 1972), and each digit takes one division. For
    eight $\beta$ and every level up to the bound this is compared with exact floors; there are at
    most $2\log_2n+1$ digits. Time is counted in divisions, and $a_1,a_2,\dots$ are given.
    """
    for text in IRRATIONAL:
        beta = Beatty(text)
        units = _units(partner(text), bound)
        for n in range(1, bound + 1):
            zeros, digits = _zeros(n, units)
            yield Case((f"beta = {text}", n), n in beta, zeros % 2 == odd)
            # digits - 1 <= rate·log2(n)
            few = 1 << digits - 1 <= n**rate
            yield Case((f"beta = {text}, digits of", n), True, few)


SECTION.decided(
    "sec-2-beatty",
    at_each(formulas.complementary),
    how="The first half for these moduli. The second half, on all pairs of moduli, is not said.",
    wrong=[
        formulas.complementary("(3+sqrt(5))/2", alpha="(3+sqrt(5))/2"),
        formulas.complementary("(3+sqrt(5))/2", alpha="(5-sqrt(5))/2"),
        formulas.complementary("2+sqrt(2)", alpha="1+sqrt(2)"),
    ],
    within=f"“if”, {WITHIN}",
)
SECTION.decided(
    "sec-2-colouring",
    {f"α = [1; {k}, {k}, …]": formulas.colour(k) for k in range(1, 5)},
    how="""
    In these units a level is black exactly if it ends in an odd number of zeros, which is a pattern
    of its digits. So one look at each digit tells its colour. How many there are is not said.
    """,
    wrong=[formulas.colour(1, zeros="(00)*"), formulas.colour(2, zeros="0")],
    within="β = (3+√5)/2, 2+√2, (5+√13)/2, 3+√5",
)
