"""Figures on U. Larsson, *Black & white Nim games*."""

from collections.abc import Callable, Sequence

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Cells, Exhibit, Figure, Mark, Points
from chromdocs.figures.tokens import BETAS
from chromdocs.games import catalogue
from chromdocs.games.chromatic_solution import progression_pair
from chromdocs.games.game import Position
from chromdocs.games.levels import Levels, beatty_levels
from chromdocs.papers.blackwhite.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.solve.answer import answer
from chromdocs.words import in_brackets

ORDER = 2
GOLDEN = "(3+sqrt(5))/2"


def board(beta: Levels, to: int) -> Figure:
    """Draw the board of black & white nim on two piles: closed squares and P-positions."""
    game = catalogue.game(f"blackwhite:beta={beta.name}")
    squares: list[Position] = [(x, y) for x in range(to + 1) for y in range(to + 1)]
    closed = [at for at in squares if not game.board(at)]
    found = {at: answer(game, at) for at in squares if game.board(at)}
    lost = [at for at, who in found.items() if who.is_p]
    won = [at for at, who in found.items() if not who.is_p]
    marks: list[Mark] = [
        _cells(closed, "grid", "closed", lambda at: "both piles white, no move leads here"),
        _cells(won, "background", "", lambda at: _wins(found[at].moves[0])),
        _points(lost, "p", "P-positions", lambda at: "P, no move wins", to),
    ]
    pairs = [at for at in lost if at[0] <= at[1]]
    first = ", ".join(map(in_brackets, pairs[:5]))
    symbol = BETAS.get(beta.name, beta.name)
    claims = game.solution.claims if game.solution else ()
    return Figure(
        id="blackwhite-board",
        title=f"The board of black & white nim, β = {symbol}",
        caption=f"Black & white nim on two piles, black at the levels ⌊βn⌋ with β = {symbol}, up "
        f"to {to}. Grey squares are closed: no move may leave both piles white. Along the axes a "
        f"pile is empty, which counts as black. The P-positions are {first} and so on, in both "
        "orders.",
        alt=f"A square board, both piles from 0 to {to}, with {len(closed)} grey squares where "
        f"both piles are white, in blocks between empty lines where one of them is black, and "
        f"{len(lost)} blue squares, the P-positions, on those lines: {first} and so on.",
        marks=tuple(marks),
        x=Axis("first pile", (-1, to + 1), ticks(to), grid=False),
        y=Axis("second pile", (-1, to + 1), ticks(to), grid=False),
        columns=("first", "second", "outcome"),
        data=tuple((*at, "closed" if at not in found else found[at].outcome) for at in squares),
        claims=claims,
        equal=True,
        aspect=1.0,
    )


def modular(beta: int, to: int) -> Figure:
    """Draw the P-positions of modular black & white nim, and what Theorem 1 prints instead."""
    turns = [(n, t) for n in range(to) for t in range(1, beta)]
    formula = (progression_pair(beta, n, t) for n, t in turns)
    true: set[Position] = {(0, 0), *(pair for pair in formula if max(pair) <= to)}
    misprint = ((beta * n + t, beta * (n + t)) for n, t in turns if n)
    printed: set[Position] = {pair for pair in misprint if max(pair) <= to}
    game = catalogue.game(f"blackwhite:beta={beta}")
    both, missing, wrong = sorted(true & printed), sorted(true - printed), sorted(printed - true)
    marks = [
        _points(missing, "p", "P-positions", lambda at: "P, but left out in print", to),
        *_points_if(both, "p", "", lambda at: "P, as printed", to),
        *_points_if(both, "on-p", "", lambda at: "P, as printed", 2 * to),
        *_points_if(wrong, "move", "only printed", lambda at: _wins(answer(game, at).moves[0]), to),
    ]
    left_out, too_many = (", ".join(map(in_brackets, own[:4])) for own in (missing, wrong))
    fails = f" It gives {too_many} and others, which are N-positions." if wrong else ""
    if not both:
        fails += " Not one of its pairs up to here is right."
    return Figure(
        id="modular-errata",
        title=f"Theorem 1 as printed, for β = {beta}",
        caption=f"Black & white nim with β = {beta}, smaller pile to the right, up to {to}. "
        "Theorem 1 prints the pairs (β(n + t), βn + t) with n ≥ 1 and 0 < t < β; those that are "
        f"P-positions have a dot. It leaves out {left_out}{' and others' * (len(missing) > 4)}."
        f"{fails} With n ≥ 0, with (0, 0) and with β((β − 1)n + t) for the larger pile it is "
        "right.",
        alt=f"A chart of the smaller pile and the larger one, up to {to}. Blue squares are the "
        f"P-positions. {len(both)} of them have a light dot, as the theorem prints them, and "
        f"{len(missing)} are left out, first {left_out}. {len(wrong)} red diamonds are printed and "
        f"are N-positions{', first ' + too_many if wrong else ''}.",
        marks=tuple(marks),
        x=Axis("smaller pile", (-1, to + 1), ticks(to)),
        y=Axis("larger pile", (-1, to + 1), ticks(to)),
        columns=("smaller", "larger", "printed", "P-position"),
        data=tuple(
            (*pair, "yes" if pair in printed else "no", "yes" if pair in true else "no")
            for pair in sorted(true | printed)
        ),
        claims=("blackwhite/thm-1",),
        equal=True,
        aspect=1.0,
    )


def _cells(
    own: Sequence[Position], role: str, label: str, said: Callable[[Position], str]
) -> Cells:
    x, y = (tuple(at[i] for at in own) for i in (0, 1))
    return Cells(x, y, role, label, tuple(f"{in_brackets(at)}: {said(at)}" for at in own))


def _points(
    own: Sequence[Position], role: str, label: str, said: Callable[[Position], str], to: int
) -> Points:
    x, y = (tuple(at[i] for at in own) for i in (0, 1))
    hover = tuple(f"{in_brackets(at)}: {said(at)}" for at in own)
    return Points(x, y, role, label, hover, min(9, 240 / to))


def _points_if(
    own: Sequence[Position], role: str, label: str, said: Callable[[Position], str], to: int
) -> list[Points]:
    return [_points(own, role, label, said, to)] if own else []


def _wins(after: Position) -> str:
    return f"N, the move to {in_brackets(after)} wins"


EXHIBITS = (
    Exhibit(
        id="blackwhite-board",
        title="The board of black & white nim",
        build=board,
        parameters={
            "beta": Parameter(
                "the modulus, a number greater than 1 such as 3, 7/3 or {default}",
                beatty_levels,
                GOLDEN,
            ),
            "to": Parameter("the largest pile that is shown", whole(4, 40), 20),
        },
        paper=PAPER,
        tags=("colours", "beatty"),
        steps=("beta", ("3/2", "2", "7/3", GOLDEN, "3", "pi", "4")),
        striking=1,
    ),
    Exhibit(
        id="modular-errata",
        title="Theorem 1 on modular black & white nim, as printed",
        build=modular,
        parameters={
            "beta": Parameter("the modulus, from 2 to 9", whole(2, 9), 3),
            "to": Parameter("the largest pile that is shown", whole(4, 60), 24),
        },
        paper=PAPER,
        kind="errata",
        tags=("errata", "colours"),
        steps=("beta", ("2", "3", "4", "5")),
    ),
)
