"""Where printed statements of *Chromatic nim* fail, seen at once: Theorem 13, Propositions 4, 6."""

from collections.abc import Callable

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Arrow, Axis, Exhibit, Figure, Mark, Points, Text
from chromdocs.figures.readers import red_and_green_game
from chromdocs.figures.tokens import called
from chromdocs.games.dominated import (
    is_green_dominated,
    is_red_dominated,
    locally_green_dominated,
    pairing,
)
from chromdocs.games.evil import EVIL, colour, evil_pair, explained, printed_recursion
from chromdocs.games.game import Game, Position
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed

ORDER = 7
THREE_HALVES = "chromatic:beta=3/2"


def recursion(pairs: int) -> Figure:
    """Draw the pairs of the printed recursion above the levels, the P-positions below."""
    printed = printed_recursion(pairs)
    true = [evil_pair(n) for n in range(1, pairs + 1)]
    top = max(b for _, b in printed + true)
    wrong = [pair for pair in printed if pair not in true]
    used = [b for _, b in printed]
    twice = sorted({b for b in used if used.count(b) > 1})
    marks: list[Mark] = [
        *(_arc(pair, "move" if pair in wrong else "p", 1) for pair in printed),
        *(_arc(pair, "p", -1) for pair in true),
        Text(0.4, 2.1, "as printed", "move", 10, "left", True),
        Text(0.4, -2.1, "P-positions", "p", 10, "left", True),
    ]
    for shade in ("red", "green"):
        own = [k for k in range(1, top + 1) if colour(k) == shade]
        name = "evil: red" if shade == "red" else "odious: green"
        hover = tuple(_said(k, printed, true) for k in own)
        marks.append(Points(tuple(own), (0,) * len(own), shade, name, hover, 9))
    first_wrong, right = wrong[0], evil_pair(printed.index(wrong[0]) + 1)
    return Figure(
        id="evil-recursion-errata",
        title="Chromatic nim, Theorem 13 as printed takes an evil number twice",
        caption=f"Above the levels, the first {pairs} pairs by Theorem 13 as it is printed: the "
        "least number in no earlier pair, with the smallest evil number above it. Below, the "
        f"P-positions. Pair {printed.index(first_wrong) + 1} should be {in_brackets(right)}, but "
        f"the rule gives {in_brackets(first_wrong)}: nothing forbids it to take "
        f"{listed(twice)} more than once. Asking for an evil number that is in no "
        "earlier pair mends it.",
        alt=f"A row of red dots and green rings for the levels 1 to {top}. Arrows above join the "
        f"pairs of the printed rule, {', '.join(map(in_brackets, printed))}, of which {len(wrong)} "
        f"{'is' if len(wrong) == 1 else 'are'} wrong and red; several end at one level. Arrows "
        f"below join the P-positions, {', '.join(map(in_brackets, true))}, no two "
        "of which share a level.",
        marks=tuple(marks),
        x=Axis("level", (0.2, top + 0.8), tuple((k, str(k)) for k in range(1, top + 1, 2))),
        y=Axis(hidden=True, range=(-2.4, 2.4)),
        columns=("n", "printed a", "printed b", "a", "b"),
        data=tuple((n, *p, *t) for n, (p, t) in enumerate(zip(printed, true, strict=True), 1)),
        claims=("chromatic/thm-13", "chromatic/thm-14"),
        aspect=1.9,
    )


def _arc(pair: Position, role: str, up: int) -> Arrow:
    """Return an arrow over a pair, or below it; long ones rise higher."""
    a, b = pair
    return Arrow(a, 0.4 * up, b, 0.4 * up, role, up * (0.22 + 0.8 / (b - a)))


def _said(level: int, printed: list[Position], true: list[Position]) -> str:
    """Say in which pairs a level is, as printed and in truth."""
    as_printed = ", ".join(in_brackets(p) for p in printed if level in p) or "none"
    in_truth = ", ".join(in_brackets(p) for p in true if level in p) or "none yet"
    return f"{explained(level)}\nas printed in {as_printed}\nP-position {in_truth}"


def red_dominated(game: Game, to: int) -> Figure:
    """Draw the P-positions of a red-dominated game, and those that Proposition 6 adds in print."""
    is_red = _red(game)
    if not is_red_dominated(is_red, to):
        raise ValueError(f"red does not dominate {game.name} up to {to}")
    lost = pairing(is_red, to)
    claimed = [d for d in range(1, to + 1) if not locally_green_dominated(is_red, d)]
    wrong = [d for d in claimed if (d, d) not in lost]
    name = called(game)
    shown = sorted({*lost, *(p[::-1] for p in lost)})
    marks: list[Mark] = [
        Points(
            tuple(p[0] for p in shown),
            tuple(p[1] for p in shown),
            "p",
            "P-positions",
            tuple(f"{in_brackets(p)}: P" for p in shown),
            min(9, 200 / to),
        ),
        Points(
            tuple(wrong),
            tuple(wrong),
            "move",
            "only in print",
            tuple(
                f"({d}, {d}): both green, so N: the move to (0, 0) wins. In print it is P, as "
                f"only red levels can be locally green-dominated"
                for d in wrong
            ),
            min(9, 200 / to),
        ),
    ]
    return Figure(
        id="red-dominated-errata",
        title=f"Proposition 6 as printed, for {name}",
        caption=f"Proposition 6 says when (d, d) is a P-position of a red-dominated game, here "
        f"{name}: when the game is not locally green-dominated at level d. As Definition 5 asks "
        "that d is red, this makes a P-position of (d, d) for every green d. From there the move "
        f"to (0, 0) wins. Up to {to} that is so for d = {', '.join(map(str, wrong))}. Without the "
        "words that d is red, the proposition holds.",
        alt=f"A square chart, both stacks from 0 to {to}. Blue squares, the P-positions, lie on "
        f"the diagonal or near it. {len(wrong)} red diamonds on the diagonal, at "
        f"{', '.join(map(str, wrong))}, are P-positions only in print.",
        marks=tuple(marks),
        x=Axis("first stack", (-1, to + 1), ticks(to)),
        y=Axis("second stack", (-1, to + 1), ticks(to)),
        columns=("d", "colour", "(d, d) in print", "(d, d)"),
        data=tuple(
            (
                d,
                "red" if is_red(d) else "green",
                "P" if d in claimed else "N",
                "P" if (d, d) in lost else "N",
            )
            for d in range(1, to + 1)
        ),
        claims=("chromatic/prop-6", "chromatic/def-5"),
        equal=True,
        aspect=1.0,
    )


def advice(game: Game, to: int) -> Figure:
    """Draw where the move that Proposition 4 advises in print is none."""
    is_red = _red(game)
    if not is_green_dominated(is_red, to):
        raise ValueError(f"green does not dominate {game.name} up to {to}")
    lost = pairing(is_red, to)
    board = [(x, y) for x in range(to + 1) for y in range(to + 1)]
    p = [at for at in board if tuple(sorted(at)) in lost]
    wrong = [at for at in board if min(at) == 0 and max(at) and is_red(max(at))]
    fine = [at for at in board if at not in p and at not in wrong]
    name = called(game)
    marks: list[Mark] = []
    for own, role, label in (
        (fine, "n", "wins"),
        (p, "p", "P"),
        (wrong, "move", "no such move"),
    ):
        said = {"n": "N, the advised move wins", "p": "P, no move wins"}.get(role, "")
        hover = tuple(f"{in_brackets(at)}: {said or _impossible(is_red, max(at))}" for at in own)
        x, y = (tuple(at[i] for at in own) for i in (0, 1))
        marks.append(Points(x, y, role, label, hover, 4 if role == "n" else min(9, 160 / to)))
    reds = [level for level in range(1, to + 1) if is_red(level)]
    return Figure(
        id="advice-errata",
        title=f"Proposition 4 as printed, for {name}",
        caption="Proposition 4 tells how to win a green-dominated game: of a red and a green stack "
        "make the counts of red and of green tokens equal, and keep the colour of the stack that "
        f"you lower. In {name} this works, but not from an empty stack and a red one, here of "
        f"{', '.join(map(str, reds))} tokens: a red stack cannot be left red without a red token. "
        "There it wins to take the whole stack.",
        alt=f"A square chart, both stacks from 0 to {to}. Blue squares are the P-positions, grey "
        f"dots the N-positions where the printed advice wins. {len(wrong)} red diamonds, all on "
        f"the two axes at {', '.join(map(str, reds))}, are N-positions where it asks for a move "
        "that does not exist.",
        marks=tuple(marks),
        x=Axis("first stack", (-1, to + 1), ticks(to), grid=False),
        y=Axis("second stack", (-1, to + 1), ticks(to), grid=False),
        columns=("first", "second", "outcome", "advice"),
        data=tuple(
            (
                *at,
                "P" if at in p else "N",
                "none" if at in p else "fails" if at in wrong else "wins",
            )
            for at in board
        ),
        claims=("chromatic/prop-4", "chromatic/lem-3"),
        equal=True,
        aspect=1.0,
    )


def _impossible(is_red: Callable[[int], bool], height: int) -> str:
    reds = sum(map(is_red, range(1, height + 1)))
    tokens = "1 red token" if reds == 1 else f"all {reds} red tokens"
    return f"N, the advice is to take {tokens} and leave the stack red: no such move. Take {height}"


def _red(game: Game) -> Callable[[int], bool]:
    """Return the test for red levels."""
    colours = game.colour
    return lambda level: colours is not None and colours(0, level) == "red"


EXHIBITS = (
    Exhibit(
        id="evil-recursion-errata",
        title="Chromatic nim, Theorem 13 as printed takes an evil number twice",
        build=recursion,
        parameters={"pairs": Parameter("how many pairs are shown", whole(2, 12), 7)},
        paper=PAPER,
        kind="errata",
        tags=("errata", "evil"),
        steps=("pairs", ("2", "4", "7", "10")),
        striking=1,
    ),
    Exhibit(
        id="advice-errata",
        title="Chromatic nim, Proposition 4: where the advice is no move",
        build=advice,
        parameters={
            "game": Parameter("a green-dominated chromatic nim", red_and_green_game, EVIL),
            "to": Parameter("the largest stack that is shown", whole(3, 30), 12),
        },
        paper=PAPER,
        kind="errata",
        tags=("errata", "evil", "colours"),
        steps=("game", (EVIL, "chromatic:red=dopey", "chromatic:beta=3")),
    ),
    Exhibit(
        id="red-dominated-errata",
        title="Chromatic nim, Proposition 6 as printed",
        build=red_dominated,
        parameters={
            "game": Parameter("a red-dominated chromatic nim", red_and_green_game, THREE_HALVES),
            "to": Parameter("the largest stack that is shown", whole(4, 40), 16),
        },
        paper=PAPER,
        kind="errata",
        tags=("errata", "colours"),
        steps=("game", (THREE_HALVES, "chromatic:red=vile", "chromatic:red=odious")),
    ),
)
