r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Sections 2 to 4: one colour only, Beatty sequences, arithmetic progressions, Wythoff nim.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from operator import xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.numbers.certified import Number
from chromdocs.numbers.real import real
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 1
SECTION = Section(PAPER, "Section 2")

GOLDEN = "(3+sqrt(5))/2"  # the square of the golden ratio
IRRATIONAL = (GOLDEN, "2+sqrt(2)/50", "sqrt(5)", "1+sqrt(2)", "e", "pi", "cbrt(90)", "10*sqrt(2)")
GRID = 30  # stacks of two-stack positions that are solved one by one for each modulus


def _nim_sum(position: Position) -> int:
    return reduce(xor, position)


def _lower_one(position: Position) -> set[Position]:
    """Return the options of nim."""
    return {
        (*position[:i], left, *position[i + 1 :])
        for i, heap in enumerate(position)
        for left in range(heap)
    }


def _one_colour(
    red: str, tops: Sequence[int], solve: Solve, value: Callable[[Position], int]
) -> Iterator[Case]:
    """Compare Grundy values on 1, 2, ... stacks up to the *tops* with the *value* of a position."""
    for stacks, top in enumerate(tops, 1):
        played = chromatic(red, stacks=stacks)
        solver = solve(played)
        for position in played.positions((top,) * stacks):
            yield Case(position, value(position), solver.grundy(position))


@SECTION.claim(
    "sec-2-all-red",
    "All tokens red: the game is k-pile nim",
    bound=30,
    unit="stacks of",
    kind="remark",
    place="Remark on S = all positive integers",
    perturbed=[{"value": sum}, {"value": max}],
)
def sec_2_all_red(
    bound: int, solve: Solve, value: Callable[[Position], int] = _nim_sum
) -> Iterator[Case]:
    r"""If $S$ is the set of all positive integers, $S$-chromatic nim on $k$ stacks is nim on $k$
    piles.

    For $k = 1, \dots, 4$, and stacks up to the bound (12 at most if $k = 3$, and 7 if $k = 4$), the
    options are those of nim, and the Grundy values that the solver finds from the rules are the
    nim-sums, as Bouton's theorem has it. The paper allows $k = 0$ too; then there is no move, in
    either game.
    """
    tops = [bound, bound, min(bound, 12), min(bound, 7)]
    for stacks in (1, 2, 3, 4):
        all_red = chromatic("all", stacks=stacks)
        for position in all_red.positions((min(bound, 5),) * stacks):
            yield Case((position, "options"), _lower_one(position), set(all_red.options(position)))
    yield from _one_colour("all", tops, solve, value)


@SECTION.claim(
    "sec-2-all-green",
    "All tokens green: one big nim pile",
    bound=16,
    unit="stacks of",
    kind="remark",
    place="Remark on the empty S",
    perturbed=[{"value": _nim_sum}, {"value": max}],
)
def sec_2_all_green(
    bound: int, solve: Solve, value: Callable[[Position], int] = sum
) -> Iterator[Case]:
    r"""If $S$ is empty, $S$-chromatic nim is nim on one pile, whatever the number $k$ of stacks:
    the Grundy value of a position is its total number of tokens.

    Grundy values are found from the rules, for $k = 1, \dots, 4$ and stacks up to the bound (6 at
    most if $k = 3$, and 4 if $k = 4$). A single pile of nim has its size as Grundy value. That the
    game is that pile is meant up to this value: on more stacks a total can be left in several ways.
    """
    yield from _one_colour("none", [bound, bound, min(bound, 6), min(bound, 4)], solve, value)


@SECTION.claim(
    "fig-1",
    "The φ²-chromatic position (4, 2)",
    uses=["thm-1"],
    perturbed=[
        {"position": (4, 3)},
        {"take": (2, 0)},
        {"take": (0, 2)},
        {"beta": "1+sqrt(2)"},
        {"tokens": ("GRGR", "GR")},
    ],
)
def fig_1(
    solve: Solve,
    position: Position = (4, 2),
    take: Position = (3, 0),
    beta: str = GOLDEN,
    tokens: tuple[str, str] = ("GRGG", "GR"),
) -> Iterator[Case]:
    r"""In $\phi^2$-chromatic nim, with $\phi=\frac12(1+\sqrt5)$, the position $(4,2)$ is not green,
    so its moves are those of nim. One of them wins, and only one: to take three tokens from the
    first stack. It leaves a green stack and a red one, with as many green tokens in the one as red
    tokens in the other.

    Our copy of the paper has the caption and the text about the figure, not the drawing. The
    colours of the six tokens are computed from $S=\{\lfloor \phi^2 n \rfloor\}$, exactly; the
    moves from the rules of the game; and the winning moves by brute force. The text recommends this
    rule of equal counts for every position: all with stacks up to 8 are compared with it.
    """
    reds = {real(beta).floor_times(n) for n in range(1, 7)}
    for stack, colours in zip(position, tokens, strict=True):
        found = "".join("R" if level in reds else "G" for level in range(1, stack + 1))
        yield Case(("tokens of a stack of", stack), colours, found)
    played = game(f"chromatic:beta={beta}")
    yield Case("options", _lower_one(position), set(played.options(position)))
    after = (position[0] - take[0], position[1] - take[1])
    yield Case("winning moves", [after], solve(played).winning_moves(position))
    counts = [0]  # tokens in a stack of the colour of its top token
    for level in range(1, 9):
        counts.append(sum((below in reds) == (level in reds) for below in range(1, level + 1)))
    for (x, y), is_p in solve(played).outcomes(8):
        mixed = (x in reds) != (y in reds)
        yield Case((x, y), x == y == 0 or (mixed and counts[x] == counts[y]), is_p)


@SECTION.claim(
    "thm-1",
    "Complementary Beatty sequences for irrational β > 2",
    bound=1000,
    uses=["lem-3"],
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
    first: int = 0,
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
        alpha = (inverses - beta.inverse()).inverse()
        top = min(bound, GRID)
        pairs = {(alpha.floor_times(n), beta.floor_times(n)) for n in range(first, top + 1)}
        pairs |= {(y, x) for x, y in pairs}
        for position, is_p in solve(game(f"chromatic:beta={text}")).outcomes(top):
            yield Case((f"beta = {text}", position), position in pairs, is_p)
    for text in betas:
        beta = real(text)
        alpha = (inverses - beta.inverse()).inverse()
        reds = [beta.floor_times(n) for n in range(1, bound + 1)]
        others = set(range(1, reds[-1] + 1)) - set(reds)
        for n, green in enumerate(sorted(others)[:bound], 1):
            pair = (alpha.floor_times(n), beta.floor_times(n))
            matched = (min(green, reds[n - 1]), max(green, reds[n - 1]))
            yield Case((f"beta = {text}", f"n = {n}"), pair, matched)


@SECTION.claim(
    "thm-2",
    "Arithmetic progressions: β ≥ 2 an integer",
    bound=40,
    unit="stacks of",
    section="Section 3",
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
    first: int = 0,
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
    they always agree. Then every position with stacks up to the bound is solved from the rules,
    for $\beta$ from 2 to 8. A remark on the words: $x<y$ leaves out $(0,0)$, which the theorem
    then lists. That does no harm to the letter. We check all $x \le y$, where the theorem says
    what is meant: $(0,0)$ is a P-position, no other $(x,x)$ is.
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
    for beta in range(2, 9):
        ts = range(lowest, beta + highest + 1)
        pairs = {form_3(beta, n, t) for n in range(first, bound + 1) for t in ts} | {(0, 0)}
        for position, is_p in solve(game(f"chromatic:beta={beta}")).outcomes(bound):
            yield Case((f"beta = {beta}", position), position in pairs, is_p)


@SECTION.claim(
    "sec-4-wythoff",
    "φ²-chromatic nim is P-equivalent to Wythoff nim",
    bound=80,
    unit="stacks of",
    uses=["thm-1"],
    kind="remark",
    place="Remark on Wythoff nim",
    section="Section 4",
    perturbed=[{"other": "wythoff:k=2"}, {"other": "nim"}, {"beta": "1+sqrt(2)"}],
)
def sec_4_wythoff(
    bound: int, solve: Solve, beta: str = GOLDEN, other: str = "wythoff"
) -> Iterator[Case]:
    r"""The game of Figure 1, $\phi^2$-chromatic nim on two stacks, has the same P-positions as
    Wythoff nim.

    Both games are solved from their rules, and every position with stacks up to the bound is
    compared. Both are also compared with the recursion that Wythoff gave for his game: the $n$-th
    pair is the smallest number in no earlier pair, and that number plus $n$.
    """
    pairs, used = set(), set()
    for n in range(bound + 1):
        low = next(number for number in range(2 * bound + 2) if number not in used)
        pairs.add((low, low + n))
        used |= {low, low + n}
    lost = set(solve(game(f"chromatic:beta={beta}")).p_positions(bound))
    for position, is_p in solve(game(other)).outcomes(bound):
        yield Case(position, (is_p, position in pairs), (position in lost, position in lost))
