r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Section 1: the continued fractions and their closed forms. A continued fraction is written with
its period in round brackets and with the letter k, such as [k+1; (1, k)]; a closed form is a text
with k and sqrt.
"""

import re
from collections.abc import Iterator
from typing import Any

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.certified import Real
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "Section 1")
EXPANDED = 60  # values of k for which closed forms are expanded, besides the proof for all k


def _fraction(pattern: str, k: int) -> ContinuedFraction:
    """Put a number k into a continued fraction."""
    quotients = re.sub(r"k(?:\+(\d+))?", lambda m: str(k + int(m[1] or 0)), pattern)
    return ContinuedFraction.parse(quotients)


def _for(k: int, formula: str) -> Real:
    """Put a number k into a closed form."""
    return real(formula.replace("k", str(k)))


def _value(pattern: str, k: int) -> Real:
    return real(_fraction(pattern, k).value())


def _symbolic(text: str, **names: Any) -> Any:
    """Read a text as a sympy expression in a positive k, and in other *names*."""
    import sympy

    return sympy.sympify(text, locals={"k": sympy.Symbol("k", positive=True), **names})


def _equation(pattern: str) -> tuple[Any, Any, Any, Any]:
    """Return r, s, t, first such that the number is first + x, where r·x² + s·x = t and x > 0.

    The period y = [y1; y2, ..., y] is (p·y + p')/(q·y + q'), and x is 1/y. There is only one
    positive solution, because r and t are positive.
    """
    import sympy

    first, *period = map(_symbolic, re.findall(r"[k\d+]+", pattern))
    matrix = sympy.eye(2)
    for quotient in period:
        matrix *= sympy.Matrix([[quotient, 1], [1, 0]])
    p, p_before, q, q_before = matrix
    return p_before, p - q_before, q, first


def _closed_form(name: str, pattern: str, formula: str) -> Iterator[Case]:
    """Compare a continued fraction with a closed form: for small k, and with the letter k."""
    import sympy

    for k in range(1, EXPANDED + 1):
        number = Quadratic.parse(formula.replace("k", str(k)))
        found = ContinuedFraction.of(number)
        yield Case((f"k = {k}", name), str(_fraction(pattern, k)), str(found))
    r, s, t, first = _equation(pattern)
    x = _symbolic(formula) - first
    yield Case(("every k", f"equation of {name}"), 0, sympy.expand(r * x**2 + s * x - t))
    only = bool(r.is_positive and t.is_positive)
    yield Case(("every k", f"the equation of {name} has one positive solution"), True, only)


@SECTION.claim(
    "k-wythoff-cf",
    "k-Wythoff continued fractions and closed forms",
    kind="claim",
    place="Display before (3)",
    perturbed=[
        {"alpha": "[1; (k, 1)]"},
        {"beta": "[k+1; (1, k)]"},
        {"alpha_is": "(1-k+sqrt(k*k+4))/2"},
        {"beta_is": "(2+k+sqrt(k*k+4*k))/2"},
        {"also": "alpha+k+1"},
    ],
)
def k_wythoff_cf(
    alpha: str = "[1; (k)]",
    alpha_is: str = "(2-k+sqrt(k*k+4))/2",
    beta: str = "[k+1; (k)]",
    beta_is: str = "(2+k+sqrt(k*k+4))/2",
    also: str = "alpha+k",
) -> Iterator[Case]:
    r"""For every $k \ge 1$, $\alpha=[1;k,k,k,\dots]=\frac{2-k+\sqrt{k^2+4}}{2}$ and
    $\beta=[k+1;k,k,k,\dots]=\frac{2+k+\sqrt{k^2+4}}{2}=\alpha+k$.

    Two roads. For $k \le 60$ the closed forms are expanded exactly, and the period is found. And
    with the letter $k$: for $x=\alpha-1$ and for $x=\beta-(k+1)$, the periodic fraction says
    $x=1/(k+x)$. Sympy puts the closed forms into this equation and finds that it has only one
    positive solution; the closed forms give a positive $x$ because $\sqrt{k^2+4}>k$. This covers
    all $k$.
    """
    import sympy

    yield from _closed_form("alpha", alpha, alpha_is)
    yield from _closed_form("beta", beta, beta_is)
    said = _symbolic(also, alpha=_symbolic(alpha_is))
    yield Case(("every k", f"beta - ({also})"), 0, sympy.expand(_symbolic(beta_is) - said))


@SECTION.claim(
    "cf-alpha-beta",
    "The numbers α and β of the paper",
    kind="claim",
    place="Displays after (3)",
    perturbed=[
        {"alpha": "[1; (1, k)]"},
        {"beta": "[k+1; (k, 1)]"},
        {"alpha_is": "(1+sqrt(1+2/k))/2"},
        {"beta_is": "(k+1+k*sqrt(1+4/k))/2"},
        {"also": ("k*alpha+2", "k*alpha*alpha")},
        {"also": ("k*alpha+1", "alpha*alpha+k-1")},
    ],
)
def cf_alpha_beta(
    alpha: str = "[1; (k, 1)]",
    alpha_is: str = "(1+sqrt(1+4/k))/2",
    beta: str = "[k+1; (1, k)]",
    beta_is: str = "(k+2+k*sqrt(1+4/k))/2",
    also: tuple[str, str] = ("k*alpha+1", "k*alpha*alpha"),
) -> Iterator[Case]:
    r"""For every $k \ge 1$, $\alpha_k=[1;k,1,k,1,k,\dots]=\frac{1+\sqrt{1+4/k}}{2}$ and
    $\beta_k=[k+1;1,k,1,k,1,\dots]=\frac{k+2+k\sqrt{1+4/k}}{2}=k\alpha_k+1=k\alpha_k^2$.

    Two roads. For $k \le 60$ the closed forms are expanded exactly, and the period is found. And
    with the letter $k$: what follows the first quotient satisfies a quadratic equation with one
    positive solution, and sympy finds that the closed forms satisfy it; they give a positive
    number there because $\sqrt{1+4/k}>1$. The last two equalities are expanded by sympy too. This
    covers all $k$.
    """
    import sympy

    yield from _closed_form("alpha", alpha, alpha_is)
    yield from _closed_form("beta", beta, beta_is)
    for text in also:
        said = _symbolic(text, alpha=_symbolic(alpha_is))
        yield Case(("every k", f"beta - ({text})"), 0, sympy.expand(_symbolic(beta_is) - said))


@SECTION.claim(
    "fig-1",
    "The numbers α and β for k from 1 to 40",
    uses=["cf-alpha-beta"],
    doubt="Our copy has the caption and not the drawing.",
    perturbed=[
        {"alpha_to": "1+1/(k+1)"},
        {"alpha_from": "1+1/10"},
        {"beta_to": "k+3/2"},
        {"beta_from": "k+3/2"},
        {"alpha": "[1; (1, k)]"},
    ],
)
def fig_1(
    alpha: str = "[1; (k, 1)]",
    beta: str = "[k+1; (1, k)]",
    alpha_from: str = "1",
    alpha_to: str = "1+1/k",
    beta_from: str = "k+1",
    beta_to: str = "k+2",
) -> Iterator[Case]:
    r"""For $k$ from 1 to 40, as in the figure, and for every other $k \ge 1$:
    $\alpha_k \in (1,1+1/k)$ and $\beta_k \in (k+1,k+2)$.

    The eighty numbers of the figure are compared exactly with their bounds. For every $k$: since
    $\alpha_k=(1+\sqrt{1+4/k})/2$, the bounds of $\alpha_k$ say that $1+4/k$ lies between two
    squares, and those of $\beta_k=k\alpha_k+1$ say the same; sympy finds the differences $4/k$ and
    $4/k^2$, which are positive. The caption writes $\{1,40\}$ for the range, which we read as 1 to
    40.
    """
    for k in range(1, 41):
        a, b = _value(alpha, k), _value(beta, k)
        for name, number, low, high in (
            ("alpha", a, alpha_from, alpha_to),
            ("beta", b, beta_from, beta_to),
        ):
            inside = _for(k, low) < number < _for(k, high)
            yield Case((f"k = {k}", name), True, inside, f"{name} = {number}")
    for name, text, side in (
        ("alpha", alpha_from, -1),
        ("alpha", alpha_to, 1),
        ("beta", f"({beta_from}-1)/k", -1),
        ("beta", f"({beta_to}-1)/k", 1),
    ):
        apart = _symbolic(f"{side}*((2*({text})-1)**2-(1+4/k))").simplify()
        yield Case(("every k", name, text), True, apart.is_positive, f"they differ by {apart}")
