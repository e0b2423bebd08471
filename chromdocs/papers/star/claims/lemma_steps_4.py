r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, steps in the proof of Lemma 4.
"""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.certified import Real
from chromdocs.numbers.zeckendorf import PHI, fibonacci
from chromdocs.papers.star.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Section 3")
ONE = PHI * 0 + 1
PSI = 1 - PHI  # the other root of x² = x + 1; phi·psi = -1


@SECTION.claim(
    "lem-4/proof-binet",
    "A closed form of the Fibonacci numbers",
    perturbed=[{"shift": 0}, {"shift": 2}],
)
def binet(shift: int = 1) -> Iterator[Case]:
    r"""$F_n=(\phi^{n+1}-(1-\phi)^{n+1})/\sqrt5$ for all $n \ge 0$.

    Both roots satisfy $x^2=x+1$, so both sides obey the same recursion; it is left to compare them
    for $n=0$ and $n=1$. Some more are compared all the same, exactly.
    """
    for name, root in (("φ", PHI), ("1 - φ", PSI)):
        yield Case(f"{name} squared", root + 1, root * root)
    powers = [ONE, ONE]
    for _ in range(shift):
        powers = [powers[0] * PHI, powers[1] * PSI]
    for n in range(12):
        yield Case(f"n = {n}", fibonacci(n) * (2 * PHI - 1), powers[0] - powers[1])
        powers = [powers[0] * PHI, powers[1] * PSI]


def _quotients(factor: Real) -> Iterator[Case]:
    """Compare F_n/F_(n-1) with phi(x² + e·factor)/(x² - e), where x = phi^n and e = (-1)^n.

    The other root to the n-th power is e/x. So by the closed form the quotient is
    (phi·x² - psi·e)/(x² - e): polynomials in x², compared term by term for all n.
    """
    square = PHI * PHI
    for n in range(1, 13):
        e = (-1) ** n
        said = PHI * (square + e * factor) * fibonacci(n - 1)
        yield Case(
            f"n = {n}", said, (square - e) * fibonacci(n), "both sides times (φ^2n - (-1)^n)"
        )
        square = square * PHI * PHI
    yield Case("for all n: the constant terms", PHI * factor, 0 - PSI)


@SECTION.claim(
    "lem-4/proof-quotient",
    "Quotients of neighbouring Fibonacci numbers",
    uses=["star/lem-4/proof-binet"],
    repaired={"factor": PSI * PSI},
)
def quotient(factor: Real = ONE) -> Iterator[Case]:
    r"""For all $n \ge 1$,
    $\frac{F_n}{F_{n-1}}=\phi\,\frac{\phi^{2n}-(-1)^{n+1}}{\phi^{2n}-(-1)^n}$.

    Exact, in numbers $a+b\sqrt5$: both sides times the denominators.
    """
    yield from _quotients(factor)


@SECTION.corrected(
    "lem-4/proof-quotient",
    severity="misprint",
    went_wrong=r"""
    A factor is lost. For $n=1$ the right side is $\phi^2/(\phi^2+1)=0.72\dots$, and $F_1/F_0=1$.
    Which quotients are above $\phi$ and which below is the same with the factor and without, so
    (8) and (9) stand.
    """,
    perturbed=[{"factor": ONE}, {"factor": 0 - PSI}],
)
def quotient_corrected(factor: Real = PSI * PSI) -> Iterator[Case]:
    r"""For all $n \ge 1$,
    $\frac{F_n}{F_{n-1}}=\phi\,\frac{\phi^{2n}-(-1)^{n+1}\phi^{-2}}{\phi^{2n}-(-1)^n}$.

    As for the form in the preprint; then for all $n$. Put $x=\phi^n$ and $e=(-1)^n$, so that
    $(1-\phi)^n=e/x$. By the closed form the left side is $(\phi x^2-(1-\phi)e)/(x^2-e)$. The right
    side has the same denominator and the same term with $x^2$; the last terms are compared.
    """
    yield from _quotients(factor)
