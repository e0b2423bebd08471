r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 2, the rules: which moves there are, one colour only, the first example.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import product
from operator import xor

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.beatty_formulas import WITHIN, at_each
from chromdocs.games.catalogue import game
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.numbers.real import real
from chromdocs.papers.chromatic.claims import formulas_colours as formulas
from chromdocs.papers.chromatic.claims.colourings import every, levels
from chromdocs.papers.chromatic.conventions import INDEX, ZERO_COLOUR
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 1
SECTION = Section(PAPER, "Section 2")

GOLDEN = "(3+sqrt(5))/2"  # the square of the golden ratio
IRRATIONAL = (GOLDEN, "2+sqrt(2)/50", "sqrt(5)", "1+sqrt(2)", "e", "pi", "cbrt(90)", "10*sqrt(2)")


def _nim_sum(position: Position) -> int:
    return reduce(xor, position)


def _lower_one(position: Position) -> set[Position]:
    """Return the options of nim."""
    return {
        (*position[:i], left, *position[i + 1 :])
        for i, heap in enumerate(position)
        for left in range(heap)
    }


@SECTION.claim(
    "sec-2-game",
    "S-chromatic nim",
    bound=4,
    unit="stacks of",
    kind="definition",
    place="Rules of the game",
    perturbed=[{"empty": "red"}, {"green_needs": any}, {"seen_needs": any}],
)
def sec_2_game(
    bound: int,
    empty: str = "green",
    green_needs: Callable[[list[bool]], bool] = all,
    seen_needs: Callable[[list[bool]], bool] = all,
) -> Iterator[Case]:
    r"""Let $S$ be a set of positive integers. On level $i$ of each of $k$ stacks stands a red token
    if $i \in S$, a green one if not. Nim moves are always legal. If no stack size is in $S$, the
    position is green, and every move is legal: any number from each stack, all of it too. The same
    positions are green if one looks from above: only green tokens are to be seen. Who cannot move
    loses.

    For one, two and three stacks up to the bound and every colouring of that height: the two ways
    to tell green positions are compared, and the options of the game in the library with those that
    the rules list. An empty stack has size 0, which is not in $S$, and shows no token.
    """
    for colours in every(bound):
        reds = set(levels(colours, "R"))
        for stacks in (1, 2, 3):
            played = chromatic(sorted(reds), stacks=stacks)
            for position in product(range(bound + 1), repeat=stacks):
                sizes = [heap not in reds and (heap > 0 or empty == "green") for heap in position]
                seen = [colours[heap - 1] == "G" for heap in position if heap]
                is_green = green_needs(sizes)
                at = (f"colours {colours}", position)
                yield Case((*at, "green"), seen_needs(seen), is_green)
                anything = set(product(*(range(heap + 1) for heap in position))) - {position}
                said = anything if is_green else _lower_one(position)
                yield Case((*at, "options"), said, set(played.options(position)))


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
    proof="authors",
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
    proof="learn/chromatic-nim/#one-colour",
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
    doubt="Our copy of the paper has the caption and the text about the figure, not the drawing.",
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

    The colours of the six tokens are computed from $S=\{\lfloor \phi^2 n \rfloor\}$, exactly; the
    moves from the rules of the game; and the winning moves by brute force.
    """
    reds = {real(beta).floor_times(n) for n in range(INDEX.first, 7)}
    for stack, colours in zip(position, tokens, strict=True):
        found = "".join("R" if level in reds else "G" for level in range(1, stack + 1))
        yield Case(("tokens of a stack of", stack), colours, found)
    played = game(f"chromatic:beta={beta}")
    yield Case("options", _lower_one(position), set(played.options(position)))
    after = (position[0] - take[0], position[1] - take[1])
    yield Case("winning moves", [after], solve(played).winning_moves(position))
    left, other = (["R" if n in reds else "G" for n in range(1, heap + 1)] for heap in after)
    yield Case("tops after the move", {"G", "R"}, {left[-1], other[-1]})
    yield Case("counts after the move", left.count(left[-1]), other.count(other[-1]))


@SECTION.claim(
    "sec-2-counting",
    "Leave a green and a red stack with equal counts",
    bound=30,
    unit="stacks of",
    kind="remark",
    place="Advice on Figure 1",
    uses=["lem-3"],
    proof="authors",
    perturbed=[{"mixed": False}, {"shift": 1}, {"betas": ("(1+sqrt(5))/2",)}],
)
def sec_2_counting(
    bound: int,
    solve: Solve,
    mixed: bool = True,
    shift: int = 0,
    betas: Sequence[str] = IRRATIONAL,
) -> Iterator[Case]:
    r"""In $\beta$-chromatic nim, $\beta > 2$ irrational, a move wins that leaves a green stack and
    a red one, with as many tokens of the colour of its top in the one as in the other; or that
    leaves nothing.

    For eight moduli every position with stacks up to the bound is solved from the rules. It must be
    a P-position exactly if the tops differ and the two counts are equal, or if nothing is left. So
    the advice names every winning move. Lemma 3 proves it.
    """
    for beta in betas:
        reds = {real(beta).floor_times(n) for n in range(INDEX.first, bound + 1)}
        counts = [0]  # tokens in a stack of the colour of its top token
        for level in range(ZERO_COLOUR.first, bound + 1):
            below = range(ZERO_COLOUR.first, level + 1)
            counts.append(sum((n in reds) == (level in reds) for n in below))
        for (x, y), is_p in solve(game(f"chromatic:beta={beta}")).outcomes(bound):
            differ = (x in reds) != (y in reds)
            said = x == y == 0 or (differ == mixed and counts[x] + shift == counts[y])
            yield Case((f"beta = {beta}", (x, y)), said, is_p)


ALL_RED = {
    "k = 2": f"""\
let red(x) = x >= 1;
{formulas.MOVE}forall x, y, u, v: move(x, y, u, v) iff u < x and v = y or u = x and v < y""",
    "k = 3": """\
let red(x) = x >= 1;
let green(x, y, z) = not red(x) and not red(y) and not red(z);
let two(x, y, z, u, v, w) = u = x and v = y or u = x and w = z or v = y and w = z;
let move(x, y, z, u, v, w) = u <= x and v <= y and w <= z and (u < x or v < y or w < z)
  and (two(x, y, z, u, v, w) or green(x, y, z));
forall x, y, z, u, v, w: move(x, y, z, u, v, w) iff u < x and v = y and w = z
  or v < y and u = x and w = z or w < z and u = x and v = y""",
}
SECTION.decided(
    "sec-2-all-red",
    ALL_RED,
    how="The moves, with every level red, are those of nim.",
    wrong=[
        ALL_RED["k = 2"].replace("x >= 1;", "x >= 2;"),
        ALL_RED["k = 3"].replace("x >= 1;", "x >= 2;"),
        ALL_RED["k = 2"].replace("or u = x and v < y", "or u = x and v <= y"),
    ],
    within="k = 2, 3",
)
ALL_GREEN = {
    "k = 1": "let g(x, n) = n = x;\nlet move(x, u) = u < x;\nvalues(g, move)",
    "k = 2": """\
let g(x, y, n) = n = x + y;
let move(x, y, u, v) = u <= x and v <= y and (u < x or v < y);
values(g, move)""",
    "k = 3": """\
let g(x, y, z, n) = n = x + y + z;
let move(x, y, z, u, v, w) = u <= x and v <= y and w <= z and (u < x or v < y or w < z);
values(g, move)""",
}
SECTION.decided(
    "sec-2-all-green",
    ALL_GREEN,
    how="Every move is legal, and the total is the least value that no move leads to.",
    wrong=[
        ALL_GREEN["k = 2"].replace("u < x or v < y", "u < x and v < y"),
        ALL_GREEN["k = 2"].replace("n = x + y", "n = x + 2*y"),
        ALL_GREEN["k = 3"].replace("n = x + y + z", "n = x + y"),
    ],
    within="k = 1, 2, 3",
)
SECTION.decided(
    "sec-2-counting",
    at_each(formulas.counting),
    how=rf"""
    {formulas.RULED}. There are $c$ red levels up to $x$ if $x$ is not below
    $\lfloor\beta c\rfloor$, but below the next one; the others up to $x$ are green.
    """,
    wrong=[
        formulas.counting(GOLDEN, shift=1),
        formulas.counting(GOLDEN, differ="red(y)"),
        formulas.counting("(1+sqrt(5))/2"),
    ],
    within=WITHIN,
)
