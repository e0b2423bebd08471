r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 5, the opening: which colour dominates a sequence.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count, takewhile
from math import comb

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.beatty_formulas import WITHIN, at_each
from chromdocs.games.catalogue import game
from chromdocs.numbers.real import real
from chromdocs.papers.chromatic.claims import formulas_colours as formulas
from chromdocs.papers.chromatic.claims.colourings import EVERY, dominates, every, levels
from chromdocs.papers.chromatic.claims.rules import IRRATIONAL
from chromdocs.papers.chromatic.conventions import INDEX
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 5
SECTION = Section(PAPER, "Section 5")


@SECTION.claim(
    "sec-5-dominated",
    "Green-dominated and red-dominated",
    bound=EVERY,
    unit="stacks of",
    kind="definition",
    place="Words before Lemma 3",
    perturbed=[{"least": 1}, {"least": -1}],
)
def sec_5_dominated(bound: int, least: int = 0) -> Iterator[Case]:
    r"""Let $s_1<s_2<\dots$ be the red levels and $\bar s_1<\bar s_2<\dots$ the green ones. $S$ is
    green-dominated if $\bar s_i<s_i$ for all $i$, and red-dominated if $\bar s_i>s_i$ for all $i$.

    Where a sequence ends we take this to say that each of the other colour has its own level below;
    so up to no level the other colour is ahead. Every colouring of up to so many levels: the two
    ways to say it are compared, for both colours.
    """
    for height in range(bound + 1):
        for colours in every(height):
            for colour in "GR":
                leads = (2 * colours[:n].count(colour) - n for n in range(1, height + 1))
                ahead = all(lead >= least for lead in leads)
                yield Case((colours, colour), dominates(colours, colour), ahead)


def _by_the_letter(colours: str, colour: str) -> bool:
    """Tell whether a colour dominates, looking only at those i for which both levels are there."""
    other = "R" if colour == "G" else "G"
    pairs = zip(levels(colours, colour), levels(colours, other), strict=False)
    return all(x < y for x, y in pairs)


@SECTION.claim(
    "sec-5-not-both",
    "No sequence is dominated by both colours",
    bound=EVERY,
    unit="stacks of",
    uses=["sec-5-dominated"],
    kind="remark",
    place="Words before Lemma 3",
    proof="authors",
    perturbed=[{"one_colour": True}, {"both": True}],
)
def sec_5_not_both(bound: int, one_colour: bool = False, both: bool = False) -> Iterator[Case]:
    r"""A sequence cannot be both red-dominated and green-dominated: of $\bar s_1$ and $s_1$ one is
    the lower, and its colour is the only one that can dominate.

    The paper takes $S$ and its complement as sequences without an end, so both colours occur. Every
    colouring of up to so many levels that shows both stands for all that go on from there; it is
    asked for both colours whether $\bar s_i<s_i$, or $\bar s_i>s_i$, for all $i$ for which there
    are both. If $S$ is empty or everything, as Section 2 allows, there is no such $i$. With
    domination counted level by level, as we do where a sequence ends, one colour is dominated by
    itself only.
    """
    for height in range(1, bound + 1):
        for colours in every(height):
            if one_colour or len(set(colours)) == 2:
                found = [c for c in "GR" if _by_the_letter(colours, c)]
                said = ["G", "R"] if both else [c for c in found if c == colours[0]]
                yield Case(f"up to level {height}, colours {colours} from below", said, found)


@SECTION.claim(
    "sec-5-most",
    "Most sequences are dominated by neither colour",
    bound=400,
    unit="stacks of",
    uses=["sec-5-dominated"],
    kind="remark",
    place="Words before Lemma 3",
    proof="learn/chromatic-nim/#most",
    perturbed=[{"share": Fraction(1, 100)}, {"half": 3}],
)
def sec_5_most(bound: int, share: Fraction = Fraction(9, 5), half: int = 2) -> Iterator[Case]:
    r"""Most sequences are neither red-dominated nor green-dominated: among the $2^n$ colourings of
    $n$ levels, those with a dominating colour are $2\binom{n}{\lfloor n/2\rfloor}$, a share of less
    than $\frac{9}{5\sqrt n}$.

    The number is ours; the paper says "most". Two roads: all colourings are listed for up to twelve
    levels, and for more they are counted by their lead, level by level. The square of the share is
    compared exactly with $\frac{81}{25n}$.
    """
    leads = {0: 1}  # colourings without a red lead so far, by how far green leads
    for n in range(1, bound + 1):
        after: dict[int, int] = {}
        for lead, number in leads.items():
            for step in (1, -1) if lead else (1,):
                after[lead + step] = after.get(lead + step, 0) + number
        leads = after
        found = sum(leads.values())
        if n <= EVERY:
            listed = sum(dominates(colours, "G") for colours in every(n))
            yield Case((f"n = {n}", "by listing"), found, listed)
        yield Case((f"n = {n}", "binomial"), comb(n, n // half), found)
        smaller = Fraction(2 * found, 2**n) ** 2 * n < share**2
        yield Case((f"n = {n}", "share"), True, smaller)


@SECTION.claim(
    "sec-5-beatty",
    "β-chromatic nim with β > 2 is green-dominated",
    bound=1000,
    uses=["sec-5-dominated"],
    kind="remark",
    place="Words before Lemma 3",
    proof="authors",
    perturbed=[{"betas": ("(1+sqrt(5))/2",)}, {"betas": ("pi", "199/100")}],
)
def sec_5_beatty(bound: int, betas: Sequence[str] = IRRATIONAL) -> Iterator[Case]:
    r"""$\beta$-chromatic nim with irrational $\beta>2$ is green-dominated.

    For eight moduli, one of them just above 2: the green levels are found by listing, and the
    $i$-th one is compared with the $i$-th red one, $\lfloor\beta i\rfloor$, for $i$ up to the
    bound.
    """
    for text in betas:
        reds = [real(text).floor_times(i) for i in range(INDEX.first, bound + 1)]
        greens = sorted(set(range(1, reds[-1] + 1)) - set(reds))
        for i, (green, red) in enumerate(zip(greens, reds, strict=False), INDEX.first):
            yield Case((f"beta = {text}", f"i = {i}"), True, green < red, f"{green} and {red}")


@SECTION.claim(
    "q-rational",
    "Rational β > 2",
    bound=60,
    unit="stacks of",
    uses=["thm-1", "thm-2", "beyond/rational-beta"],
    place="Words after Proposition 4",
    proof="beyond/rational-beta",
    perturbed=[{"less": 0}, {"less": 2}, {"total": 2}, {"largest": Fraction(3, 2)}],
)
def q_rational(
    bound: int,
    solve: Solve,
    less: int = 1,
    total: int = 1,
    largest: Fraction = Fraction(5),
) -> Iterator[Case]:
    r"""For rational $\beta>2$ the paper has a winning strategy, by Proposition 4, but no complete
    description of the P-positions that extends Theorems 1 and 2. Our answer: they are $(0,0)$ and
    $(\lceil\alpha n\rceil-1,\ \lfloor\beta n\rfloor)$, $n \ge 1$, in either order, with
    $\frac1\alpha+\frac1\beta=1$.

    Every rational $\beta$ with $2<\beta<5$ and a denominator from 2 to 5: all positions with stacks
    up to the bound are solved from the rules and compared with the formula. For whole $\beta$ it
    gives the pairs of Theorem 2, for irrational $\beta$ those of Theorem 1.
    """
    low, high = sorted((Fraction(2), largest)) if largest > 2 else (Fraction(1), Fraction(2))
    betas = {Fraction(p, q) for q in range(2, 6) for p in range(q, 5 * q)}
    for beta in sorted(b for b in betas if low < b < high and b.denominator > 1):
        alpha = 1 / (total - 1 / beta)
        said = ((-(-alpha * n // 1) - less, beta * n // 1) for n in count(INDEX.first))
        pairs = {(0, 0), *takewhile(lambda pair: pair[1] <= bound, said)}
        for position, is_p in solve(game(f"chromatic:beta={beta}")).outcomes(bound):
            yield Case((f"beta = {beta}", position), position in pairs, is_p)


SECTION.decided(
    "sec-5-beatty",
    at_each(lambda beta: formulas.dominated(formulas.beatty(beta))),
    how=r"""
    The pairs of the floors $\lfloor\alpha n\rfloor$ and $\lfloor\beta n\rfloor$ go through
    all green and all red levels in order, so the $i$-th green one is paired with the $i$-th red
    one; and it is the lower.
    """,
    wrong=[
        formulas.dominated(formulas.beatty("(1+sqrt(5))/2")),
        formulas.dominated(formulas.beatty("sqrt(2)")),
    ],
    within=WITHIN,
)
RATIONAL = ((5, 2), (7, 2), (7, 3), (8, 3))
SECTION.decided(
    "q-rational",
    {f"β = {p}/{q}": formulas.solved(formulas.rational(p, q)) for p, q in RATIONAL},
    how=rf"""
    {formulas.RULED}, and the pairs of the answer: for $\beta=p/q$ they are
    $\lfloor(pn-1)/(p-q)\rfloor$ and $\lfloor pn/q\rfloor$.
    """,
    wrong=[
        formulas.solved(
            formulas.Colouring(
                formulas.rational(5, 2).red, formulas.rational(5, 2).pair.replace("- 1)", "- 0)")
            )
        ),
        formulas.solved(formulas.rational(3, 2)),
        formulas.solved(
            formulas.Colouring(
                formulas.rational(5, 2).red, formulas.rational(5, 2).pair.replace("- 1)", "- 2)")
            )
        ),
    ],
    within="β = 5/2, 7/2, 7/3, 8/3",
)
