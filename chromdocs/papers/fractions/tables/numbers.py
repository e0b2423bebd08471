"""Tables of the numbers alpha and beta: closed forms, exact decimals, convergents."""

from collections.abc import Iterator
from functools import partial
from itertools import count

from chromdocs.numbers.contfrac import alpha, beta, wythoff_pair
from chromdocs.numbers.real import decimals, real
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.tables.table import Column, Row, Table

ORDER = 2
PLACES = 20
LARGEST = 10**6  # the k that may be asked for
CONVERGENTS_OEIS = {  # of p and q for alpha, of p and q for beta: number and shift
    1: (("A000045", " + 1"), ("A000045", ""), ("A000045", " + 2"), ("A000045", "")),
    2: (("A002530", " + 1"), ("A048788", ""), ("A002530", " + 2"), ("A002530", "")),
}


def number_rows() -> Iterator[Row]:
    """Yield k, k(k + 4), and for alpha_k and beta_k the fraction, the closed form, the decimals.

    >>> next(number_rows())[:4]
    (1, 5, '[1; (1)]', '(1+sqrt(5))/2')
    """
    for k in count(1):
        cells: list[int | str] = [k, k * (k + 4)]
        for fraction in (alpha(k), beta(k)):
            number = real(fraction.value())
            cells += [str(fraction), str(number), decimals(number, PLACES)]
        yield tuple(cells)


def wythoff_rows() -> Iterator[Row]:
    """Yield k, k² + 4, and the same for the pair of k-Wythoff nim.

    >>> next(wythoff_rows())[:4]
    (1, 5, '[1; (1)]', '(1+sqrt(5))/2')
    """
    for k in count(1):
        cells: list[int | str] = [k, k * k + 4]
        for fraction in wythoff_pair(k):
            number = real(fraction.value())
            cells += [str(fraction), str(number), decimals(number, PLACES)]
        yield tuple(cells)


def convergent_rows(k: int) -> Iterator[Row]:
    """Yield n, the n-th quotient and convergent p/q of alpha_k, then the same for beta_k.

    >>> from itertools import islice
    >>> list(islice(convergent_rows(2), 3))
    [(1, 1, 1, 1, 3, 3, 1), (2, 2, 3, 2, 1, 4, 1), (3, 1, 4, 3, 2, 11, 3)]
    """
    both = (alpha(k), beta(k))
    quotients = zip(*(fraction.partial_quotients() for fraction in both), strict=True)
    found = zip(*(fraction.convergents() for fraction in both), strict=True)
    for n, ((x, y), (low, high)) in enumerate(zip(quotients, found, strict=True), start=1):
        yield n, x, low.numerator, low.denominator, y, high.numerator, high.denominator


def _number_columns(square: str, meaning: str) -> tuple[Column, ...]:
    """Return the columns of a table of two numbers for every k."""
    columns = [
        Column("k", "k", "the k of the continued fractions, from 1"),
        Column("square", square, meaning),
    ]
    for name, tex in (("alpha", r"\alpha"), ("beta", r"\beta")):
        sign = {"alpha": "α", "beta": "β"}[name]
        columns += [
            Column(f"{name} fraction", "", f"the continued fraction of {sign}, period in brackets"),
            Column(name, tex, f"{sign} in closed form"),
            Column(f"{name} decimals", "", f"the first {PLACES} decimals of {sign}, not rounded"),
        ]
    return tuple(columns)


ALPHA_BETA = Table(
    id="alpha-beta",
    title="The numbers αₖ and βₖ",
    definition=(
        "αₖ = [1; k, 1, k, ...] = (1 + √(1 + 4/k))/2 and βₖ = [k + 1; 1, k, 1, ...] = kαₖ + 1, the "
        "moduli of the P-positions of Γₖ: 1/αₖ + 1/βₖ = 1. Both lie in the field of the square "
        "root of k(k + 4). Closed forms are exact, sqrt stands for the square root; decimals "
        "come from whole numbers and are cut, not rounded."
    ),
    columns=_number_columns("k(k+4)", "k(k + 4), whose square root the numbers need"),
    source=number_rows,
    shown=40,
    sequence="square",
    claims=("fractions/cf-alpha-beta", "fractions/fig-1", "fractions/fig-5"),
    paper=PAPER,
)

WYTHOFF_NUMBERS = Table(
    id="wythoff-alpha-beta",
    title="The numbers α and β of k-Wythoff nim",
    definition=(
        "α = [1; k, k, k, ...] = (2 − k + √(k² + 4))/2 and β = [k + 1; k, k, ...] = α + k, the "
        "moduli of the P-positions of k-Wythoff nim: 1/α + 1/β = 1. Closed forms are exact, sqrt "
        "stands for the square root; decimals come from whole numbers and are cut, not rounded."
    ),
    columns=_number_columns("k^2+4", "k² + 4, whose square root the numbers need"),
    source=wythoff_rows,
    shown=40,
    sequence="square",
    claims=("fractions/k-wythoff-cf",),
    paper=PAPER,
)


def _convergents_table(k: int) -> Table:
    cited = CONVERGENTS_OEIS.get(k, (("", ""),) * 4)

    def column(name: str, tex: str, place: int) -> Column:
        oeis, shift = cited[place]
        of = "α" if place < 2 else "β"
        part = "numerator" if place % 2 == 0 else "denominator"
        said = f"the {part} of the n-th convergent of {of}"
        return Column(name, tex, said + (f": {oeis}(n{shift})" if oeis else ""), oeis)

    return Table(
        id=f"convergents-{k}",
        title=f"The convergents of αₖ and βₖ for k = {k}",
        definition=(
            f"For k = {k}: the partial quotients of α = [1; k, 1, k, ...] and "
            "β = [k + 1; 1, k, 1, ...], counted from 1, and the convergents p/q that they give, in "
            "lowest terms: with the quotient x, each p is x times the one before plus the one "
            "before that, and the same for q."
        ),
        columns=(
            Column("n", "n", "the index, from 1"),
            Column("x", "x_n", "the n-th quotient of α"),
            column("p", "p_n", 0),
            column("q", "q_n", 1),
            Column("y", "y_n", "the n-th quotient of β"),
            column("r", "r_n", 2),
            column("s", "s_n", 3),
        ),
        source=partial(convergent_rows, k),
        shown=40,
        sequence="p",
        claims=("fractions/cf-alpha-beta",),
        paper=PAPER,
        parameters={"k": Parameter("the k of αₖ and βₖ", whole(1, LARGEST), k)},
        vary=_convergents_table,
    )


TABLES = (ALPHA_BETA, WYTHOFF_NUMBERS, *(_convergents_table(k) for k in range(1, 5)))
