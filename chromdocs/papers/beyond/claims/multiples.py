r"""Results of our own in the chapter *Chromatic nim*: red levels are the multiples of β, rounded.

The same formulas stand in the chapter *Black & white nim*.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count, islice, takewhile

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.numbers.certified import Number
from chromdocs.numbers.real import real
from chromdocs.papers.beyond.claims.search import CHROMATIC, searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "Chromatic nim")

FROM_2 = (
    *("2", "9/4", "7/3", "5/2", "8/3", "11/4", "3", "13/4", "10/3", "18/5", "4", "9/2", "31/7"),
    *("(3+sqrt(5))/2", "sqrt(5)", "2+sqrt(2)", "e", "pi"),
)
BELOW_2 = (
    *("101/100", "5/4", "4/3", "3/2", "8/5", "5/3", "7/4", "19/10"),
    *("sqrt(2)", "(1+sqrt(5))/2", "sqrt(3)", "pi/2"),
)


def _greens(beta: str, total: Number, less: int) -> Iterator[int]:
    """Yield n·alpha, rounded up, minus *less*, n = 1, 2, ...; 1/alpha + 1/beta is *total*."""
    alpha = (total - real(beta).inverse()).inverse()
    return (-alpha.floor_times(-n) - less for n in count(1))


@SECTION.claim(
    "green-levels",
    "The n-th green level is ⌈αn⌉ − 1, for every real β > 1",
    bound=500,
    kind="theorem",
    place="The green levels",
    proof="learn/numbers/#beatty",
    searched=searched(
        "It is known, and not ours: a generalisation of Rayleigh's theorem to all real numbers, "
        "which the library mathlib has with a proof checked by a machine "
        "(`beattySeq_symmDiff_beattySeq'_pos`)."
    ),
    perturbed=[{"less": 0}, {"less": 2}, {"total": Fraction(9, 10)}],
)
def green_levels(bound: int, less: int = 1, total: Number = 1) -> Iterator[Case]:
    r"""Let $\beta > 1$ be real, rational or not, and $\frac1\alpha+\frac1\beta=1$. The $n$-th
    positive integer that is not one of $\lfloor\beta\rfloor, \lfloor2\beta\rfloor, \dots$ is
    $\lceil\alpha n\rceil-1$.

    For thirty $\beta$ between 1 and 5, whole, rational and irrational, the multiples are rounded
    down exactly and struck out; what is left is compared with the formula. For irrational $\beta$
    this is Beatty's theorem.
    """
    for beta in (*BELOW_2, *FROM_2):
        multiple = real(beta)
        last = multiple.floor_times(2 * bound)
        reds = {multiple.floor_times(m) for m in range(1, 2 * bound)}
        left = islice((level for level in range(1, last) if level not in reds), bound)
        for n, (green, said) in enumerate(zip(left, _greens(beta, total, less), strict=False), 1):
            yield Case((f"beta = {beta}", f"n = {n}"), said, green)


@SECTION.claim(
    "rational-beta",
    "One formula for all β ≥ 2, rational or not",
    bound=30,
    unit="stacks of",
    kind="theorem",
    place="One formula for all β ≥ 2",
    uses=["matching", "open-matching", "green-levels"],
    proof="learn/chromatic-nim/#beatty",
    searched=searched(
        "The formula for the levels is known (see beyond/green-levels). On the two games only "
        "the papers that ask were found."
    ),
    perturbed=[{"less": 0}, {"less": 2}, {"total": Fraction(9, 10)}, {"betas": ("3/2",)}],
)
def rational_beta(
    bound: int,
    solve: Solve,
    less: int = 1,
    total: Number = 1,
    betas: Sequence[str] = FROM_2,
) -> Iterator[Case]:
    r"""Let $\beta \ge 2$ be real, rational or not, and $\frac1\alpha+\frac1\beta=1$. With the red
    levels $\lfloor\beta n\rfloor$, $n \ge 1$, the P-positions of chromatic nim on two stacks are
    $(0,0)$ and $(\lceil\alpha n\rceil-1,\ \lfloor\beta n\rfloor)$, $n \ge 1$, in either order.
    With the same levels black they are those of black & white nim on two piles that have a black
    or an empty pile. For rational $\beta > 2$ one paper asks for the pairs, and the other leaves
    their description open.

    For eighteen $\beta$, whole, rational and irrational, both games are solved from their rules
    and compared with the formula, position by position.
    """
    for beta in betas:
        reds = map(real(beta).floor_times, count(1))
        pairs = zip(_greens(beta, total, less), reds, strict=False)
        said = {(0, 0), *takewhile(lambda pair: max(pair) <= bound, pairs)}
        for family in ("chromatic", "blackwhite"):
            name = f"{family}:beta={beta}"
            for position, is_p in solve(game(name)).outcomes(bound):
                yield Case((name, position), position in said, is_p)


@SECTION.claim(
    "small-beta",
    "Between 1 and 2: a green level goes with the next one",
    bound=40,
    unit="stacks of",
    kind="theorem",
    place="All β between 1 and 2",
    uses=["matching"],
    proof="learn/chromatic-nim/#red-dominated",
    searched=CHROMATIC,
    perturbed=[{"higher": 2}, {"alone": False}, {"betas": ("7/3",)}, {"betas": ("5/2",)}],
)
def small_beta(
    bound: int,
    solve: Solve,
    higher: int = 1,
    alone: bool = True,
    betas: Sequence[str] = BELOW_2,
) -> Iterator[Case]:
    r"""Let $1 < \beta < 2$ and let the levels $\lfloor\beta n\rfloor$, $n \ge 1$, be red. The
    P-positions of chromatic nim on two stacks are $(0,0)$, the pairs $(g,g+1)$, in either order,
    for all green levels $g$, and $(r,r)$ for all red levels $r$ that are not above a green one.

    For twelve $\beta$, rational and irrational, every position is solved from the rules.
    """
    for beta in betas:
        multiple = real(beta)
        reds = {multiple.floor_times(n) for n in range(1, bound + 1)}
        greens = {level for level in range(1, bound + 1) if level not in reds}
        said = {(0, 0), *((green, green + higher) for green in greens)}
        if alone:
            said |= {(red, red) for red in reds if red - higher not in greens}
        for position, is_p in solve(game(f"chromatic:beta={beta}")).outcomes(bound):
            yield Case((f"beta = {beta}", position), position in said, is_p)
