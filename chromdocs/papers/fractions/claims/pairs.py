r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

The abstract and Section 1: which pairs of continued fractions are complementary. A continued
fraction is written with its period in round brackets and with the letter k, such as [k+1; (1, k)].
"""

import re
from collections.abc import Iterator
from itertools import chain, count, takewhile
from typing import Any

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.numbers.certified import Real
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.claims.formulas import (
    KS,
    WITHIN,
    beatty,
    complementary,
    duchene_rigo,
    floors,
    for_each,
    fraenkel,
    pairs,
)
from chromdocs.papers.fractions.claims.formulas_game import STAR_STAR, star_star
from chromdocs.papers.fractions.paper import PAPER

ORDER = 1
SECTION = Section(PAPER, "Section 1")
TIMES = ("never attained", "attained once", "attained twice")
SPLIT = 200  # integers that are looked for in the two sequences, for each k
GRID = 60  # heaps of positions that are solved one by one


def _value(pattern: str, k: int) -> Real:
    """Put a number k into a continued fraction, and return its value."""
    quotients = re.sub(r"k(?:\+(\d+))?", lambda m: str(k + int(m[1] or 0)), pattern)
    return real(ContinuedFraction.parse(quotients).value())


def _symbolic(pattern: str) -> Any:
    """Return the value of a continued fraction with the letter k.

    It is first + x, where 1/x = y = [y1; y2, ..., y] = (p·y + p')/(q·y + q').
    """
    import sympy

    k = sympy.Symbol("k", positive=True)
    quotients = re.findall(r"[k\d+]+", pattern)
    first, *period = (sympy.sympify(quotient, locals={"k": k}) for quotient in quotients)
    matrix = sympy.eye(2)
    for quotient in period:
        matrix *= sympy.Matrix([[quotient, 1], [1, 0]])
    p, p_before, q, q_before = matrix
    square = sympy.expand((p - q_before) ** 2 + 4 * p_before * q)
    return first + (sympy.sqrt(square) - p + q_before) / (2 * p_before)


def _split(moduli: dict[str, Real], to: int) -> Iterator[tuple[int, list[str]]]:
    """Yield each integer from 1 up to *to*, with the terms of the Beatty sequences that it is."""
    terms: dict[int, list[str]] = {m: [] for m in range(1, to + 1)}
    for name, modulus in moduli.items():
        values = takewhile(lambda value: value <= to, map(modulus.floor_times, count(1)))
        for n, value in enumerate(values, 1):
            terms[value].append(f"⌊{_times(n, name)}⌋")
    yield from terms.items()


def _times(n: int, name: str) -> str:
    return name if n == 1 else f"{n}{name}"


def _skipped(m: int, name: str, modulus: Real) -> str:
    """Show the terms of a Beatty sequence before and after *m*, which is none of them."""
    n = next(n for n in count(1) if modulus.floor_times(n) > m)
    beside = [i for i in (n - 1, n) if i]
    return ", ".join(f"⌊{_times(i, name)}⌋ = {modulus.floor_times(i)}" for i in beside)


def _attained(at: str, moduli: dict[str, Real], to: int, times: int = 1) -> Iterator[Case]:
    for m, terms in _split(moduli, to):
        if len(terms) == times:
            why = ""
        elif terms:
            why = f"{m} = {' = '.join(terms)}"
        else:
            skipped = ", ".join(_skipped(m, *modulus) for modulus in moduli.items())
            why = f"{m} is in neither sequence: {skipped}"
        yield Case((at, f"the number {m}"), TIMES[times], TIMES[len(terms)], why)


def _complementary(bound: int, alpha: str, beta: str) -> Iterator[Case]:
    for k in range(1, bound + 1):
        moduli = {"α": _value(alpha, k), "β": _value(beta, k)}
        yield from _attained(f"k = {k}", moduli, SPLIT)


def _inverses_add_up(alpha: str, beta: str) -> Case:
    import sympy

    a, b = _symbolic(alpha), _symbolic(beta)
    return Case("every k: alpha·beta - alpha - beta", 0, sympy.expand(a * b - a - b))


@SECTION.claim(
    "abstract-cf",
    "The two continued fractions of the abstract",
    bound=60,
    unit="k",
    kind="claim",
    place="First sentence",
    section="Abstract",
    uses=["eq-2"],
    repaired={"beta": "[k+1; (1, k)]"},
    proof="learn/continued-fractions/#partner-rule",
)
def abstract_cf(
    bound: int, alpha: str = "[1; (k, 1)]", beta: str = "[k+1; (k, 1)]"
) -> Iterator[Case]:
    r"""For every $k \ge 1$ the continued fractions $[1;k,1,k,1,\dots]$ and
    $[k+1;k,1,k,1,\dots]$ are the moduli of complementary Beatty sequences: every positive integer
    $m$ is $\lfloor n\alpha\rfloor$ or $\lfloor n\beta\rfloor$ for exactly one $n \ge 1$, and not
    both.

    Both numbers are computed exactly, and the terms up to 200 of both sequences are listed for
    each $k$ up to the bound. The abstract does not say which $k$; the paper has $k \ge 1$.
    """
    yield from _complementary(bound, alpha, beta)


@SECTION.corrected(
    "abstract-cf",
    went_wrong=r"""
    A misprint in the abstract: the second fraction goes on with $1,k$, not with $k,1$. Section 1
    and Theorem 3 have it right. As printed the pair is complementary for $k=1$ only, because the
    partner of $[1;k,x,\dots]$ is $[k+1;x,\dots]$.
    """,
    severity="misprint",
    perturbed=[
        {"beta": "[k+1; (k, 1)]"},
        {"beta": "[k+2; (1, k)]"},
        {"alpha": "[1; (1, k)]"},
        {"alpha": "[1; (k)]"},
    ],
)
def abstract_cf_corrected(
    bound: int, alpha: str = "[1; (k, 1)]", beta: str = "[k+1; (1, k)]"
) -> Iterator[Case]:
    r"""For every $k \ge 1$ the continued fractions $[1;k,1,k,1,\dots]$ and
    $[k+1;1,k,1,k,\dots]$ are the moduli of complementary Beatty sequences.

    The terms up to 200 of both sequences are listed for each $k$ up to the bound. With the letter
    $k$, sympy confirms $\alpha\beta=\alpha+\beta$, so $1/\alpha+1/\beta=1$ for every $k$; both
    numbers are irrational, and Beatty's theorem does the rest.
    """
    yield from _complementary(bound, alpha, beta)
    yield _inverses_add_up(alpha, beta)


@SECTION.claim(
    "eq-2",
    "Inverses that add up to 1 give complementary sequences",
    bound=1_000,
    unit="m",
    kind="claim",
    place="Equation (2)",
    proof="elsewhere",
    perturbed=[
        {"total": "9/10"},
        {"middle": "3/2"},
        {"times": 2},
        {"beta": "[k+1; (k, 1)]"},
    ],
)
def eq_2(
    bound: int,
    total: str = "1",
    middle: str = "2",
    times: int = 1,
    alpha: str = "[1; (k, 1)]",
    beta: str = "[k+1; (1, k)]",
) -> Iterator[Case]:
    r"""If $0<\alpha<\beta$ are irrational and $\alpha^{-1}+\beta^{-1}=1$, then $1<\alpha<2<\beta$,
    and every positive integer is a term of exactly one of the sequences
    $(\lfloor n\alpha\rfloor)$ and $(\lfloor n\beta\rfloor)$, $n \ge 1$, and there only once.

    For sixteen values of $\alpha$, among them $\alpha_1,\dots,\alpha_{10}$, $\beta$ is computed
    from the equation, exactly or by certified bounds. The inequalities are tested, and every
    integer up to the bound is looked for in both sequences. With the letter $k$, sympy confirms
    that $\alpha_k$ and $\beta_k$ satisfy the equation for every $k$. Other $\alpha$ are not
    checked: this is Beatty's theorem, which the paper cites. We read "that is" before the
    inequalities as "so that": they follow from the equation, but do not imply it.
    """
    others = ("sqrt(2)", "sqrt(3)", "(5+sqrt(13))/6", "pi/2", "e/2", "root(5, 3)")
    ours = ((f"alpha_{k}", _value(alpha, k)) for k in range(1, 11))
    for name, a in chain(ours, ((text, real(text)) for text in others)):
        b = (real(total) - a.inverse()).inverse()
        ordered = 1 < a < real(middle) < b
        yield Case((name, f"1 < alpha < {middle} < beta"), True, ordered, f"{a} and {b}")
        yield from _attained(name, {"α": a, "β": b}, bound, times)
    yield _inverses_add_up(alpha, beta)


@SECTION.claim(
    "eq-3",
    "The pair (3) of Duchêne and Rigo",
    bound=60,
    unit="k",
    kind="claim",
    place="Equation (3)",
    uses=["eq-2"],
    repaired={"beta": "[2; (k, 1)]"},
    proof="elsewhere",
)
def eq_3(bound: int, alpha: str = "[1; (1, k)]", beta: str = "[k+1; (k, 1)]") -> Iterator[Case]:
    r"""For every $k \ge 1$ the continued fractions $[1;1,k,1,k,\dots]$ and
    $[k+1;k,1,k,1,\dots]$ belong to P-positions $(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$
    as in (1) and (2): they are the moduli of complementary Beatty sequences.

    The paper introduces (3) as a variation of the pair of $k$-Wythoff nim, and (1) and (2) say
    what kind of pairs it studies. Both numbers are computed exactly, and the terms up to 200 of
    both sequences are listed for each $k$ up to the bound.
    """
    yield from _complementary(bound, alpha, beta)


@SECTION.corrected(
    "eq-3",
    went_wrong=r"""
    The first quotient of the second number should be 2, not $k+1$: the partner of
    $[1;1,x,\dots]$ is $[2;x,\dots]$. As printed the pair is complementary for $k=1$ only.
    """,
    severity="misprint",
    perturbed=[
        {"beta": "[k+1; (k, 1)]"},
        {"beta": "[2; (1, k)]"},
        {"alpha": "[1; (k, 1)]"},
    ],
)
def eq_3_corrected(
    bound: int, solve: Solve, alpha: str = "[1; (1, k)]", beta: str = "[2; (k, 1)]"
) -> Iterator[Case]:
    r"""For every $k \ge 1$ the continued fractions $[1;1,k,1,k,\dots]$ and $[2;k,1,k,1,\dots]$ are
    the moduli of complementary Beatty sequences, and there is an invariant game whose P-positions
    are the pairs $(\lfloor n\alpha\rfloor,\lfloor n\beta\rfloor)$, $n \ge 0$.

    The terms up to 200 of both sequences are listed for each $k$ up to the bound. With the letter
    $k$, sympy confirms $\alpha\beta=\alpha+\beta$, which covers every $k$. The game is that of
    the library, because the paper does not give the rules of Duchêne and Rigo: for $k \le 6$ all
    positions with heaps up to 60 are solved from its rules and compared with the pairs.
    """
    yield from _complementary(bound, alpha, beta)
    yield _inverses_add_up(alpha, beta)
    for k in range(1, min(bound, 6) + 1):
        a, b = _value(alpha, k), _value(beta, k)
        pairs = {(a.floor_times(n), b.floor_times(n)) for n in range(GRID + 1)}
        for position, is_p in solve(game(f"duchene-rigo:k={k}")).outcomes(GRID):
            yield Case((f"k = {k}", position), position in pairs, is_p)


_BEATTY = "Every positive number is some $a_n$ or some $b_n$, not both, and no term comes twice."

SECTION.decided(
    "abstract-cf",
    for_each(lambda k: complementary(pairs(k))),
    how=rf"{_BEATTY} Here $\alpha=(1+\sqrt{{1+4/k}})/2$ and $\beta=k\alpha+1$, in closed form.",
    within=WITHIN,
    wrong=[
        complementary(pairs(2), first=0),
        complementary(floors("(1+sqrt(3))/2", "1+sqrt(3)")),
        complementary(floors("(1+sqrt(3))/2", "3+sqrt(3)")),
    ],
)

SECTION.decided(
    "eq-2",
    {f"[1; {k}, {k}, ...]": beatty(fraenkel(k)) for k in KS}
    | {f"[1; {k}, 1, {k}, 1, ...]": beatty(pairs(k)) for k in KS},
    how=rf"{_BEATTY} As $\alpha$ and $\beta$ are irrational, $a_1=1$ and $b_1 \ge 2$ bound them.",
    within="α = [1; k, k, ...] and [1; k, 1, k, 1, ...], k = 1 to 5",
    wrong=[
        beatty(floors("sqrt(2)", "2+2*sqrt(2)")),
        beatty(floors("sqrt(2)", "3+sqrt(2)")),
        beatty(fraenkel(3), first=0),
    ],
)

SECTION.decided(
    "eq-3",
    {
        f"k = {k}, {what}": formula(duchene_rigo(k))
        for k in (1, 2)
        for what, formula in (("complementary", complementary), ("the game", star_star))
    },
    how=f"The numbers are in closed form. The first formula says that the sequences are "
    f"complementary. {STAR_STAR}",
    within="k = 1 and 2",
    wrong=[
        complementary(floors("sqrt(3)", "2+sqrt(3)")),  # as printed
        star_star(duchene_rigo(1), least=""),
        star_star(duchene_rigo(2), least=""),
    ],
)
