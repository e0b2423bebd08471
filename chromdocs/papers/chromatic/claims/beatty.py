r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 2, the theorem, and Section 3: Beatty sequences and arithmetic progressions.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.beatty_formulas import WHOLE, WITHIN, at_each, at_each_modulus
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.numbers.certified import Number, Real
from chromdocs.numbers.real import real
from chromdocs.papers.chromatic.claims import formulas_colours as formulas
from chromdocs.papers.chromatic.claims.formulas_progressions import progression
from chromdocs.papers.chromatic.claims.rules import IRRATIONAL
from chromdocs.papers.chromatic.conventions import INDEX, NATURALS
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "Section 2")
GRID = 30  # stacks of two-stack positions that are solved one by one for each modulus
MODULI = range(2, 9)  # the whole numbers that stand for all


def _alpha(beta: Real, inverses: Number = 1) -> Real:
    return (inverses - beta.inverse()).inverse()


@SECTION.claim(
    "thm-1",
    "Complementary Beatty sequences for irrational β > 2",
    bound=1000,
    uses=["lem-3"],
    proof="authors",
    perturbed=[
        {"inverses": 2},
        {"first": 1},
        {"betas": ["(1+sqrt(5))/2"]},
        {"betas": ["7/3"]},
    ],
)
def thm_1(
    bound: int,
    solve: Solve,
    inverses: Number = 1,
    first: int = NATURALS.first,
    betas: Sequence[str] = IRRATIONAL,
) -> Iterator[Case]:
    r"""For every irrational $\beta > 2$, a position $(x,y)$ of 2-stack $\beta$-chromatic nim is a
    P-position if and only if $(x,y)=(\lfloor\alpha n\rfloor,\lfloor\beta n\rfloor)$ or
    $(\lfloor\beta n\rfloor,\lfloor\alpha n\rfloor)$ for some integer $n \ge 0$, where
    $\frac1\alpha+\frac1\beta=1$.

    Eight moduli stand for all: quadratic ones, one of them just above 2, $e$, $\pi$ and a cube
    root, all with exact floors. For each, every position with stacks up to 30 (or up to the bound,
    if that is smaller) is solved from the rules of the game. And for every $n$ from 1 up to the
    bound the $n$-th level that is no $\lfloor\beta m\rfloor$ is found by listing and compared with
    $\lfloor\alpha n\rfloor$: so the pairs are those of the $n$-th green level with the $n$-th red
    one above it, which Lemma 3 says are P-positions. The order of the stacks is no matter, so each
    pair is looked at once. That 0 counts among the $n$ is said in the proof.
    """
    for text in betas:
        beta = real(text)
        alpha = _alpha(beta, inverses)
        top = min(bound, GRID)
        pairs = {(alpha.floor_times(n), beta.floor_times(n)) for n in range(first, top + 1)}
        pairs |= {(y, x) for x, y in pairs}
        for position, is_p in solve(game(f"chromatic:beta={text}")).outcomes(top):
            yield Case((f"beta = {text}", position), position in pairs, is_p)
    for text in betas:
        beta = real(text)
        alpha = _alpha(beta, inverses)
        reds = [beta.floor_times(n) for n in range(INDEX.first, bound + 1)]
        others = set(range(1, reds[-1] + 1)) - set(reds)
        for n, green in enumerate(sorted(others)[:bound], INDEX.first):
            pair = (alpha.floor_times(n), beta.floor_times(n))
            matched = (min(green, reds[n - 1]), max(green, reds[n - 1]))
            yield Case((f"beta = {text}", f"n = {n}"), pair, matched)


@SECTION.claim(
    "thm-1/proof-beatty",
    "Beatty's theorem, which the proof quotes",
    bound=1000,
    proof="elsewhere",
    perturbed=[{"inverses": 2}, {"betas": ["7/3"]}, {"first": 0}],
)
def thm_1_beatty(
    bound: int,
    inverses: Number = 1,
    betas: Sequence[str] = (*IRRATIONAL, "(1+sqrt(5))/2", "sqrt(2)"),
    first: int = INDEX.first,
) -> Iterator[Case]:
    r"""Let $\alpha, \beta > 1$ be irrational with $\frac1\alpha+\frac1\beta=1$. Then each positive
    integer is in exactly one of the sequences $\lfloor\alpha n\rfloor$ and $\lfloor\beta n\rfloor$,
    $n \ge 1$, and stands there once. The proof quotes this from Beatty (1926).

    For ten moduli, two of them below 2: how often each number up to the bound occurs in the two
    sequences, with exact floors.
    """
    for text in betas:
        beta = real(text)
        times = dict.fromkeys(range(1, bound + 1), 0)
        for sequence in (_alpha(beta, inverses), beta):
            for n in range(first, bound + 1):
                level = sequence.floor_times(n)
                if level <= bound:
                    times[level] = times.get(level, 0) + 1
        for level, found in sorted(times.items()):
            yield Case((f"beta = {text}", level), 1, found)


@SECTION.claim(
    "thm-1/proof-cases",
    "The four cases, and α < 2 < β",
    bound=40,
    unit="stacks of",
    uses=["chromatic/thm-1/proof-beatty"],
    proof="authors",
    perturbed=[{"cases": (1, 2, 4)}, {"cases": (1, 3, 4)}, {"betas": ["(1+sqrt(5))/2"]}],
)
def thm_1_cases(
    bound: int, cases: Sequence[int] = (1, 2, 3, 4), betas: Sequence[str] = IRRATIONAL
) -> Iterator[Case]:
    r"""From $\frac1\alpha+\frac1\beta=1$ and $\beta>2$ follows $1<\alpha<2<\beta$, and
    $\lfloor\alpha n\rfloor<\lfloor\beta n\rfloor$ for $n \ge 1$. A position that is not of the form
    in the theorem and has no empty stack falls into one of four cases, up to the order of its
    stacks: green number $m$ and red number $n$ with $m>n$; green and green; green number $n$ and
    red number $m$ with $m>n$; red and red. In the second it is green. In the others lowering one
    stack gives green number $n$ and red number $n$.

    The inequalities are decided exactly. For every position with stacks up to the bound the case is
    found from the two sequences, and the stack that is lowered must get smaller.
    """
    for text in betas:
        beta = real(text)
        alpha = _alpha(beta)
        yield Case((f"beta = {text}", "1 < alpha < 2 < beta"), True, 1 < alpha < 2 < beta)
        numbers = range(INDEX.first, bound + 1)
        green, red = ({s.floor_times(n): n for n in numbers} for s in (alpha, beta))
        for n in numbers:
            yield Case(
                (f"beta = {text}", f"n = {n}"), True, alpha.floor_times(n) < beta.floor_times(n)
            )
        for x, y in product(range(1, bound + 1), repeat=2):
            at = (f"beta = {text}", (x, y))
            if x in green and y in red and green[x] != red[y]:
                case, low = (1, red[y]) if green[x] > red[y] else (3, green[x])
                stack, left = (x, alpha) if case == 1 else (y, beta)
                yield Case(at, True, case in cases and left.floor_times(low) < stack)
            elif x >= y and x in green and y in green:
                yield Case(at, True, 2 in cases)
            elif x >= y and x in red and y in red:
                yield Case(at, True, 4 in cases and alpha.floor_times(red[y]) < x)


@SECTION.claim(
    "thm-2",
    "Arithmetic progressions: β ≥ 2 an integer",
    bound=16,
    unit="i",
    section="Section 3",
    proof="learn/chromatic-nim/#progressions",
    perturbed=[
        {"slope": 0},
        {"first": 1},
        {"lowest": 0},
        {"highest": -2},
        {"second": (-1, 2)},
        {"third": (0, 1)},
    ],
)
def thm_2(
    bound: int,
    solve: Solve,
    slope: int = 1,
    first: int = NATURALS.first,
    lowest: int = 1,
    highest: int = -1,
    second: tuple[int, int] = (-1, 1),
    third: tuple[int, int] = (-1, 1),
) -> Iterator[Case]:
    r"""For every integer $\beta \ge 2$, a position $(x,y)$ with $x<y$ of 2-stack $\beta$-chromatic
    nim, $S=\{\beta n : n \ge 1\}$, is a P-position if and only if $(x,y)=(0,0)$ or
    $(x,y)=(\beta n+t,\,(\beta-1)(\beta n+t)+t)$ for some integers $n \ge 0$ and
    $1 \le t \le \beta-1$; and that pair is $(\beta n+t,\,\beta((\beta-1)n+t))$.

    First the two forms are compared for $2 \le \beta \le 4$, $n \le 1$, $1 \le t \le 2$. Both are
    polynomials of degree two at most in $\beta$, and one in $n$ and in $t$, so this settles that
    they always agree. Then every position with stacks up to $\beta i$, with $i$ the bound, is
    solved from the rules, for $\beta$ from 2 to 8: so the first $i$ pairs of each are in range, and
    $n$ reaches 2 even for $\beta=8$. A remark on the words: $x<y$ leaves out $(0,0)$, which the
    theorem then lists. That does no harm to the letter. We check all $x \le y$, where the theorem
    says what is meant: $(0,0)$ is a P-position, no other $(x,x)$ is. The printed proof leaves out
    positions, so that the proof which we name is the one in the book.
    """

    def form_2(beta: int, n: int, t: int) -> Position:
        x = slope * beta * n + t
        return x, (beta + second[0]) * x + second[1] * t

    def form_3(beta: int, n: int, t: int) -> Position:
        return slope * beta * n + t, beta * ((beta + third[0]) * n + third[1] * t)

    for beta in (2, 3, 4):
        for n, t in ((0, 1), (0, 2), (1, 1), (1, 2)):
            at = (f"beta = {beta}", f"n = {n}", f"t = {t}")
            yield Case(at, form_2(beta, n, t), form_3(beta, n, t))
    for beta in MODULI:
        ts = range(lowest, beta + highest + 1)
        pairs = {form_3(beta, n, t) for n in range(first, bound + 1) for t in ts} | {(0, 0)}
        for position, is_p in solve(game(f"chromatic:beta={beta}")).outcomes(beta * bound):
            yield Case((f"beta = {beta}", position), position in pairs, is_p)


SECTION.decided(
    "thm-1",
    at_each(lambda beta: formulas.solved(formulas.beatty(beta))),
    how=f"""
    {formulas.RULED}, and the pairs as printed: no move leads from pair to pair, and from every
    other position one leads to a pair.
    """,
    wrong=[
        formulas.solved(formulas.beatty("(1+sqrt(5))/2")),
        formulas.solved(formulas.GOLDEN._replace(red="x >= 1 and x % 2 = 0")),
        formulas.solved(
            formulas.GOLDEN._replace(pair=formulas.GOLDEN.pair.replace("n >= 1", "n >= 2"))
        ),
    ],
    within=WITHIN,
)
SECTION.decided(
    "thm-1/proof-beatty",
    at_each(formulas.complementary),
    how="The statement itself, with the floors of both sequences.",
    wrong=[
        formulas.complementary("(3+sqrt(5))/2", alpha="(3+sqrt(5))/2"),
        formulas.complementary("(3+sqrt(5))/2", alpha="(5-sqrt(5))/2"),
        formulas.complementary("sqrt(2)", alpha="1+sqrt(2)"),
    ],
    within=WITHIN,
)
SECTION.decided(
    "thm-1/proof-cases",
    at_each(formulas.four_cases),
    how=r"""
    The cases as printed. The moves that the proof names are there because both sequences increase,
    the first is below the second, and no level is in both. As $\lfloor\alpha\rfloor=1$ and
    $\lfloor\beta\rfloor \ge 2$, the inequalities hold.
    """,
    wrong=[
        formulas.four_cases("(3+sqrt(5))/2", third=""),
        formulas.four_cases("(1+sqrt(5))/2"),
    ],
    within=WITHIN,
)
SECTION.decided(
    "thm-2",
    at_each_modulus(progression),
    how=f"{formulas.RULED}, and the pairs in the form (3); that (2) is the same is said too.",
    wrong=[
        progression(3, first=0),
        progression(3, first=2),
        progression(3, last=2),
        progression(2, last=2),
    ],
    within=WHOLE,
)
