r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

The appendix: $\alpha$ and $1-\alpha$, and how the theorem on Sturm numbers is applied.
"""

from collections.abc import Iterator
from itertools import pairwise, product

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.certified import Real
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.claims.formulas import for_each
from chromdocs.papers.fractions.claims.formulas_game import exchanged
from chromdocs.papers.fractions.paper import PAPER

ORDER = 16
SECTION = Section(PAPER, "Appendix")


def _quadratic(number: Real) -> Quadratic:
    assert isinstance(number, Quadratic)
    return number


@SECTION.claim(
    "appendix-complement",
    "The continued fraction of 1 − α",
    kind="claim",
    place="Before (A.4)",
    doubt="In the fraction of α our copy has no bar over the period; that of 1 − α has one.",
    perturbed=[{"more": 1}, {"first": 2}],
)
def appendix_complement(more: int = 0, first: int = 1) -> Iterator[Case]:
    r"""If $\alpha=[0;1+d_1,\overline{d_2,\dots,d_n}]$ with $d_n \ge d_1 \ge 1$, then
    $1-\alpha=[0;1,d_1,\overline{d_2,\dots,d_n}]$. Hence $\alpha$ is a Sturm number of type (i) if
    and only if $1-\alpha$ is one of type (ii).

    For all $d_1$ and all tails at once: with letters $d$ for $d_1$ and $x$ for
    $[0;\overline{d_2,\dots}]$, sympy confirms $1-1/(1+d+x)=1/(1+1/(d+x))$. The types ask for the
    same numbers $d_1,\dots,d_n$, with $d_n \ge d_1$; and $d_1 \ge 1$, as a quotient must be. As a
    second road, $1-\alpha$ is expanded exactly for periods of one and two quotients up to 4.
    """
    import sympy

    d, x = sympy.symbols("d x", positive=True)
    said = 1 / (first + 1 / (d + more + x))
    yield Case("every d_1 and every tail", 0, sympy.simplify(1 - 1 / (1 + d + x) - said))
    for size in (1, 2):
        for *period, start in product(range(1, 5), repeat=size + 1):
            if period[-1] >= start:
                alpha = real(ContinuedFraction((0, 1 + start), tuple(period)).value())
                other = ContinuedFraction((0, first, start + more), tuple(period))
                found = ContinuedFraction.of(_quadratic(1 - alpha))
                yield Case(f"d_1 = {start}, then {period}", str(other), str(found))


@SECTION.claim(
    "eq-A4",
    "Exchanging the letters",
    bound=1_000,
    unit="letter",
    kind="claim",
    place="Equation (A.4)",
    proof="learn/continued-fractions/#sturmian",
    perturbed=[{"exchange": False}, {"first": 0}],
)
def eq_a4(bound: int, exchange: bool = True, first: int = 1) -> Iterator[Case]:
    r"""$c_{1-\alpha}=E(c_\alpha)$: exchange the letters 0 and 1 in $c_\alpha$, and it becomes
    $c_{1-\alpha}$.

    For eight irrational numbers, quadratic and others, letter by letter up to the bound; letters
    are differences of exact floors. In general, $\lfloor n(1-\alpha)\rfloor=n-1-\lfloor
    n\alpha\rfloor$ for $n \ge 1$.
    """
    for text in (
        "sqrt(2)-1",
        "sqrt(3)-1",
        "(sqrt(5)-1)/2",
        "sqrt(7)/3",
        "pi/4",
        "e/3",
        "pi-3",
        "1/e",
    ):
        number = real(text)
        words = []
        for slope in (number, 1 - number):
            floors = [slope.floor_times(n) for n in range(first, first + bound + 1)]
            words.append([b - a for a, b in pairwise(floors)])
        for n, (letter, other) in enumerate(zip(*words, strict=True), first):
            yield Case(f"α = {text}, n = {n}", 1 - letter if exchange else letter, other)


@SECTION.claim(
    "lem-11/proof-sturm",
    "Theorem A.2 applied",
    bound=40,
    unit="k",
    proof="authors",
    uses=["thm-A2", "eq-A3", "appendix-complement"],
    perturbed=[{"zeros": 1}, {"d": (1, 1, 1)}, {"d": (0, 1, 1)}],
)
def lem_11_sturm(bound: int, d: tuple[int, int, int] = (0, 1, 0), zeros: int = 0) -> Iterator[Case]:
    r"""For every $k \ge 2$, $\gamma=[0;1,k,\overline{1,k}]$ is a Sturm number of type (ii), with
    $n=3$, $d_1=k$, $d_2=1$, $d_3=k$; and $1-\gamma=[0;1+k,\overline{1,k}]$ is one of type (i).
    For it $s_{-1}=1$, $s_0=0$, $s_1=0^k1$ and $s_2=0^k10$, so the morphism of Theorem A.2 is
    $0\mapsto0^k10$, $1\mapsto0^k1$.

    For every $k$ from 2 up to the bound: $\gamma$ and $1-\gamma$ are expanded exactly from the root
    in (A.3), the words $s_n$ are written out, and the morphism is made of them as the theorem says.
    """
    for k in range(2, bound + 1):
        d_1, d_2, d_3 = k + d[0], d[1], k + d[2]
        gamma = Quadratic.parse(f"(sqrt({k * k + 4 * k})-{k})/2")
        types = ((0, 1, d_1), gamma), ((0, 1 + d_1), _quadratic(1 - gamma))
        for start, number in types:
            said = ContinuedFraction(start, (d_2, d_3))
            yield Case(f"k = {k}, {said}", str(said), str(ContinuedFraction.of(number)))
        s_1 = d_1 * "0" + "1"
        s_2 = d_2 * s_1 + "0"
        words = (s_1, s_2, s_2, (d_3 - d_1) * s_2 + s_1)
        one = (k + zeros) * "0" + "1"
        yield Case(f"k = {k}, words and morphism", (one, one + "0", one + "0", one), words)


SECTION.decided(
    "eq-A4",
    for_each(exchanged),
    how=r"The letters are differences of floors, for $\gamma$ of (A.3) and for $1-\gamma$.",
    within="α = [0; 1, k, 1, k, ...], k = 1 to 5",
    wrong=[exchanged(2, more=1), exchanged(3, more=1)],
)
