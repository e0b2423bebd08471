r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 3, steps in the proof of Lemma 2. The digits of a coding weigh F_1, F_2, ... from
the right, and F_0 = 1.
"""

from collections.abc import Iterator
from itertools import count, takewhile

from chromdocs.claims.claim import Case, Section
from chromdocs.numbers.zeckendorf import fibonacci, trailing_zeros
from chromdocs.papers.star.claims.board import codings_up_to
from chromdocs.papers.star.claims.formulas_steps import EXAMPLE, ends, from_even
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Section 3")


def read(digits: str) -> int:
    """Return what digits mean that may be greater than 1.

    >>> read("1112"), read("10101")
    (12, 12)
    """
    return sum(int(d) * fibonacci(i) for i, d in enumerate(reversed(digits), 1))


@SECTION.claim(
    "lem-2/proof-doubling",
    "Twice a Fibonacci number",
    perturbed=[{"down": 1}, {"down": 3}],
)
def doubling(down: int = 2) -> Iterator[Case]:
    r"""Equation (2): $2F_1=F_2$, and $2F_n=F_{n+1}+F_{n-2}$ for $n \ge 2$.

    The second equation is linear in $F_{n-2}$ and $F_{n-1}$: it is checked where one of them is 1
    and the other 0, and so holds for all $n$. Its first cases are tried too.
    """
    yield Case("2F_1", 2 * fibonacci(1), fibonacci(2))
    for low, high in ((1, 0), (0, 1)):  # F_(n-2), F_(n-1)
        terms = {3: high - low, 2: low, 1: high, 0: low + high}  # F_(n-down)
        yield Case(f"F_(n-2) = {low}, F_(n-1) = {high}", 2 * terms[0], low + 2 * high + terms[down])
    for n in range(2, 10):
        yield Case(f"n = {n}", 2 * fibonacci(n), fibonacci(n + 1) + fibonacci(n - 2))


def _one_more(bound: int, of_first: int) -> Iterator[Case]:
    """Count the zeros at the end of F_2n - 1 - F_(2t+2)."""
    for n in takewhile(lambda n: fibonacci(2 * n) <= bound, count(NATURALS.first)):
        for t in range(n - 1):
            xi = fibonacci(2 * n) - 1 - fibonacci(2 * t + 2)
            coding = codings_up_to(bound)[xi]
            said = 1 if t else of_first
            yield Case((f"n = {n}", f"t = {t}"), said, trailing_zeros(coding), f"{xi} is {coding}")


@SECTION.claim(
    "lem-2/proof-first",
    "How F₂ₙ − 1 − X ends if X = 10…0",
    bound=11_000,
    unit="X",
    repaired={"of_first": 1},
)
def first_case(bound: int, of_first: int = 3) -> Iterator[Case]:
    r"""Let $X=10^{2t+1}$ and $\xi=F_{2n}-1-X \ge 0$. If $t=0$, $\xi$ ends in three zeros, otherwise
    in precisely one.

    Zeckendorf codings, for all $t \ge 0$ and all $n$ with $F_{2n}$ up to the bound.
    """
    yield from _one_more(bound, of_first)


@SECTION.corrected(
    "lem-2/proof-first",
    severity="small case",
    proof="learn/star/#lemmas",
    went_wrong=r"""
    For $t=0$ it is one zero as well: $F_{2n}-3=(10)^{n-2}010$. The preprint also has
    $t \in \mathbb{N}$ there, which leaves out $t=0$. The lemma stands, as both numbers are odd.
    """,
    perturbed=[{"of_first": 3}, {"of_first": 2}],
)
def first_case_corrected(bound: int, of_first: int = 1) -> Iterator[Case]:
    r"""Let $X=10^{2t+1}$, $t \ge 0$, and $\xi=F_{2n}-1-X \ge 0$. Then $\xi$ ends in precisely one
    zero.

    As for the form in the preprint.
    """
    yield from _one_more(bound, of_first)


def _trick(bound: int, least: int, zeros: int, fits: bool) -> Iterator[Case]:
    """Subtract the digits of X from those of F_2n - 1, and count the zeros of what is left.

    With *fits*, an X with too many digits is lowered first, and F_2n - 1 too, by F_(2n-1).
    """
    for chain in (
        ("10101010101", "1201010101", "1112010101", "1111120101"),
        ("020101", "100201", "101010"),
    ):
        yield Case(" = ".join(chain), [read(chain[0])] * len(chain), [*map(read, chain)])
    codings = codings_up_to(bound)
    tails = [trailing_zeros(coding) for coding in codings]
    for n in takewhile(lambda n: fibonacci(2 * n) <= bound, count(NATURALS.first)):
        for x in range(NATURALS.first, fibonacci(2 * n)):
            if not tails[x] % 2 or tails[x] < least:
                continue
            at = (f"n = {n}", f"X = {x}")
            m, less, t = n, x, (tails[x] - 1) // 2
            while fits and less >= fibonacci(2 * m - 1):
                m, less = m - 1, less - fibonacci(2 * m - 1)
            taken = codings[less]
            from_digits = "1" * (2 * (m - t) - 3) + "2" + "01" * t  # the minuend, by (2)
            yield Case((*at, from_digits), fibonacci(2 * m) - 1, read(from_digits))
            if len(taken) > len(from_digits):
                says = f"the {len(taken)} digits {taken} are taken from {from_digits}"
                yield Case(at, says, f"{from_digits} has {len(from_digits)} digits")
                continue
            digits = zip(from_digits, taken.zfill(len(from_digits)), strict=True)
            left = [int(a) - int(b) for a, b in digits]
            end = 2 * t + 2
            yield Case((*at, "z"), True, {*left[:-end]} <= {0, 1}, f"{from_digits} - {taken}")
            yield Case((*at, "the end"), "02" + "01" * t, "".join(map(str, left[-end:])))
            yield Case(at, zeros, tails[fibonacci(2 * n) - 1 - x])


@SECTION.claim(
    "lem-2/proof-trick",
    "How F₂ₙ − 1 − X ends if X ends in three zeros or more",
    bound=11_000,
    unit="X",
    repaired={"fits": True},
)
def trick(bound: int, fits: bool = False) -> Iterator[Case]:
    r"""Let $X=x010^{2t+1}$ with $t \ge 1$ and $X<F_{2n}$. By (2), $F_{2n}-1=1\dots12(01)^t$; if the
    digits of $X$ are taken from these, one by one, $z02(01)^t=z(10)^{t+1}$ is left, with a string
    $z$ of digits 0 and 1. For $n=6$ and $t=2$, $10101010101=1111120101$ and $z020101=z101010$. So
    $F_{2n}-1-X$ ends in precisely one zero, for all such $n$ and $X$.

    All $n$ and $X$, in Zeckendorf coding, and the equations of the example. The last sentence is
    true; what is checked is whether it is got in this way, as a step of a proof has to.
    """
    yield from _trick(bound, 3, 1, fits)


@SECTION.corrected(
    "lem-2/proof-trick",
    severity="proof step",
    proof="learn/star/#lemmas",
    went_wrong=r"""
    The digits $1\dots12(01)^t$ are one less than those of $X$ if $X \ge F_{2n-1}$: there is nothing
    to take the first digit of $X$ from. For $n=4$ and $X=26$, which is 1001000, they are 111201,
    six of them; 33 is $111112$ and has six as well. The same holds of $1\dots12$ where $X$ ends in
    precisely one zero. Lower both by $F_{2n-1}$: the difference is $F_{2n-2}-1-(X-F_{2n-1})$, which
    is the case before. The lemma stands.
    """,
    perturbed=[{"fits": False}, {"least": 1}, {"zeros": 3}],
)
def trick_corrected(
    bound: int, fits: bool = True, least: int = 3, zeros: int = 1
) -> Iterator[Case]:
    r"""Let $X=x010^{2t+1}$ with $t \ge 1$ and $X<F_{2n}$. As long as $X \ge F_{2n-1}$, lower $X$
    and $F_{2n}-1$ by $F_{2n-1}$, and $n$ by 1: the difference stays. Then take the digits of $X$
    from $F_{2n}-1=1\dots12(01)^t$. What is left is $z02(01)^t=z(10)^{t+1}$ with a string $z$ of
    digits 0 and 1, and so $F_{2n}-1-X$ ends in precisely one zero.

    As for the form in the preprint. As only ones stand before the 2, and $X$ has no other digits
    than 0 and 1, so has $z$.
    """
    yield from _trick(bound, least, zeros, fits)


def _display(bound: int, last: str) -> Iterator[Case]:
    """Compare F_2n - 1 with (10)^(n-1) and *last*."""
    for n in range(NATURALS.first, bound + 1):
        digits = "10" * (n - 1) + last
        yield Case(f"n = {n}", fibonacci(2 * n) - 1, read(digits), f"the digits are {digits!r}")


@SECTION.claim(
    "lem-2/proof-display",
    "F₂ₙ − 1 as 10…101",
    bound=40,
    repaired={"last": "1"},
)
def display(bound: int, last: str = "") -> Iterator[Case]:
    r"""With $Y=F_{2n}-1$, the difference to be studied is $Y-X=(10)^{n-1}-x010^{2t+1}$, so that
    $Y=(10)^{n-1}$.

    The digits are read, and their value is compared with $F_{2n}-1$.
    """
    yield from _display(bound, last)


@SECTION.corrected(
    "lem-2/proof-display",
    severity="misprint",
    proof="learn/star/#lemmas",
    went_wrong=r"""
    The last digit is lost: $Y=(10)^{n-1}1$, as the same paragraph says three sentences before, and
    as the example for $n=6$ has it. $(10)^{n-1}$ has the value $F_{2n-1}-1$.
    """,
    perturbed=[{"last": ""}, {"last": "0"}],
)
def display_corrected(bound: int, last: str = "1") -> Iterator[Case]:
    r"""With $Y=F_{2n}-1$, the difference to be studied is $Y-X=(10)^{n-1}1-x010^{2t+1}$, as
    $Y=(10)^{n-1}1$.

    The digits are read. From $n$ to $n+1$ a one of weight $F_{2n+1}=F_{2n+2}-F_{2n}$ is added.
    """
    yield from _display(bound, last)


def _ones(bound: int, more: int) -> Iterator[Case]:
    """Compare F_2n - 1 with 2n - 3 + more ones and a 2."""
    for n in range(2, bound + 1):
        digits = "1" * (2 * n - 3 + more) + "2"
        yield Case(f"n = {n}", fibonacci(2 * n) - 1, read(digits), digits)


@SECTION.claim(
    "lem-2/proof-ones",
    "F₂ₙ − 1 as 1…12",
    bound=40,
    repaired={"more": 0},
)
def ones(bound: int, more: int = 1) -> Iterator[Case]:
    r"""$F_{2n}-1=1^{2(n-1)}2$: so many ones, and a digit 2.

    The digits are read, from $n=2$ on.
    """
    yield from _ones(bound, more)


@SECTION.corrected(
    "lem-2/proof-ones",
    severity="misprint",
    proof="authors",
    went_wrong=r"""
    There is a one too many: $1^{2(n-1)}2$ has the value $F_{2n+1}-1$. The example for $n=6$ ten
    lines before has it right, with ten digits in all. What follows uses the last digits only.
    """,
    perturbed=[{"more": 1}, {"more": -1}],
)
def ones_corrected(bound: int, more: int = 0) -> Iterator[Case]:
    r"""$F_{2n}-1=1^{2n-3}2$ for $n \ge 2$.

    As for the form in the preprint. From $n$ to $n+1$ the digits $12$ become $1112$: a change by
    $F_{2n}+F_{2n-1}=F_{2n+2}-F_{2n}$.
    """
    yield from _ones(bound, more)


SECTION.decided(
    "lem-2/proof-first",
    from_even("10(00)*"),
    how=r"""The codings are patterns of digits, and $F_{2n}$ is written $10^{2n-1}$.""",
    wrong=[from_even("10(00)*", less=0), from_even("1(00)*")],
)

SECTION.decided(
    "lem-2/proof-trick",
    {"all n": from_even(".*1000(00)*"), "the example for n = 6": EXAMPLE},
    how="""
    The codings are patterns of digits; those of the example are sums of Fibonacci numbers. What is
    said of $z$ is left to the check.
    """,
    wrong=[from_even(".*1000(00)*", less=2), from_even(".*10(00)*")],
    within="how it ends",
)

SECTION.decided(
    "lem-2/proof-display",
    ends("even_f(f)", 'f - 1 follows "1(01)*"'),
    how=r"""$F_{2n}-1$ lies between $F_{2n-1}$ and $F_{2n}$ and has $2n-1$ digits.""",
    wrong=[
        ends("odd_f(f)", 'f - 1 follows "1(01)*"'),
        ends("even_f(f)", 'f - 1 follows "1(01)*0"'),
    ],
)
