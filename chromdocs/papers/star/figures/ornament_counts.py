"""Figures on ornament games as a whole: how many there are, and which are no duals."""

from fractions import Fraction
from functools import cache
from math import gcd

from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Mark, Points, Text
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position, fits, subtract
from chromdocs.games.ornament import ornament
from chromdocs.games.rational_pair import rational_pair
from chromdocs.games.star import star
from chromdocs.papers.star.figures.ornament_board import (
    PQT,
    Board,
    diamond,
    heap_axis,
    read_ornament,
)
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed

ORDER = 12


@cache
def _games(q: int) -> int:
    """Count the ornament games of Class q by their moves up to (2q, 2q)."""
    top = (2 * q, 2 * q)
    return len(
        {
            frozenset(ornament(p, q, t).moves.within(top))
            for p in range(1, q)
            if gcd(p, q) == 1
            for t in range(1 - p, q - p + 1)
        }
    )


def counts(to: int) -> Figure:
    """Draw how many ornament games there are of each class, counted and as in the preprint."""
    rows = []
    for q in range(2, to + 1):
        phi = sum(gcd(i, q) == 1 for i in range(1, q))
        rows.append((q, phi, _games(q), Fraction(q * (phi + 1), 2)))
    high = max(float(row[3]) for row in rows)
    x = tuple(row[0] for row in rows)
    marks: list[Mark] = [
        Points(
            x,
            tuple(row[2] / 2 for row in rows),
            "p",
            "counted",
            tuple(f"Class {q}: {found} games, {q}·{phi}/2" for q, phi, found, _ in rows),
            5,
        ),
        Points(
            x,
            tuple(float(row[3]) for row in rows),
            "move",
            "formula of the preprint",
            tuple(
                f"Class {q}: {said} by the formula of the preprint, {q}·({phi}+1)/2"
                for q, phi, _, said in rows
            ),
            7,
        ),
    ]
    marks += [
        Box(q - 0.35, 0, 0.7, found, "p", hover=f"Class {q}: {found} games, {q}·{phi}/2")
        for q, phi, found, _ in rows
    ]
    marks += [
        Text(q, max(0.04 * high, found - 0.045 * high), str(found), "on-p", 8, bold=True)
        for q, _, found, _ in rows
        if found > 0.09 * high
    ]
    return Figure(
        id="ornament-counts",
        title="How many ornament games there are",
        caption=f"The distinct ornament games of Classes 2 to {to}: "
        f"{', '.join(str(row[2]) for row in rows)}, counted by their moves up to (2C, 2C). This is "
        "C·φ(C)/2. Proposition 2 and Corollary 4 in the preprint have C·(φ(C) + 1)/2, the "
        "diamonds, always C/2 too many, and no whole number where C is odd: for Class 3 that is "
        "9/2, though the paper itself shows all three games.",
        alt=f"Blue bars for the classes 2 to {to}, with heights "
        f"{', '.join(str(row[2]) for row in rows)}. A red diamond above "
        "each bar shows the number by the formula of the preprint; it is higher than the bar by "
        "half the class every time.",
        marks=tuple(marks),
        x=Axis("class C", (1.4, to + 0.6), tuple((q, str(q)) for q in x), grid=False),
        y=Axis("games", (0, 1.06 * high)),
        columns=("class", "phi", "games", "printed formula"),
        data=tuple((q, phi, found, str(said)) for q, phi, found, said in rows),
        claims=("star/prop-2", "star/cor-4"),
    )


def not_dual(game: PQT, to: int) -> Figure:
    """Draw the P-positions of an ornament game against the pairs that (13) says they are."""
    board = Board(*game, to)
    lost = {(0, 0), *star(star(rational_pair(*game))).moves.within((to, to))}
    pairs = {(0, 0), *board.moves}
    good, bad, gone = sorted(lost & pairs), sorted(lost - pairs), sorted(pairs - lost)
    marks: list[Mark] = [
        Points(
            *coordinates(good),
            "p",
            "P and a pair",
            tuple(f"{in_brackets(pair)}: P and a pair" for pair in good),
            diamond(to),
        )
    ]
    if gone:
        told = tuple(_wins(pair, board, lost) for pair in gone)
        marks.append(Points(*coordinates(gone), "move", "pair, but N", told, diamond(to) + 0.5))
    if bad:
        told = tuple(f"{in_brackets(pair)}: P, but no pair" for pair in bad)
        marks.append(Points(*coordinates(bad), "accent", "P, no pair", told, diamond(to)))
    upper = [pair for pair in gone if pair[0] <= pair[1]]
    extra = [pair for pair in bad if pair[0] <= pair[1]]
    for x, y in upper[:1]:
        marks.append(Text(x - 0.6, y + 0.5, in_brackets((x, y)), "move", 9, "right", bold=True))
    for x, y in extra[:1]:
        marks.append(Text(x + 0.6, y + 0.4, in_brackets((x, y)), "accent", 9, "left", bold=True))
    result = (
        f"But the pair {in_brackets(upper[0])} is N: {_wins(upper[0], board, lost).split(': ')[1]}."
        f" Instead {in_brackets(extra[0])} is P. Up to {to}, {_pairs(len(upper))} N and "
        f"{len(extra)} positions x ≤ y are P without being a pair."
        if upper and extra
        else f"Up to {to} they are."
    )
    return Figure(
        id="duality-errata",
        title="Where a game is not the dual of its star",
        caption=f"Let G have the moves {board.words}. By (13) the P-positions of its ornament game "
        f"G⋆ would be these pairs and (0, 0), so that G⋆⋆ = G. {result}",
        alt=f"A square chart, both heaps from 0 to {to}. Blue squares are pairs that are "
        f"P-positions, {len(good)} in both orders, around two rays from the origin or near it. "
        + (
            f"Red diamonds, {len(gone)} of them, are pairs that are N, the first "
            f"{listed(upper, 2)}; {len(bad)} dots of another colour are P-positions that are no "
            f"pairs, the first {listed(extra, 2)}."
            if upper and extra
            else "There are no others: every pair is a P-position, and every P-position a pair."
        ),
        marks=tuple(marks),
        x=heap_axis("first heap", to),
        y=heap_axis("second heap", to),
        columns=("x", "y", "outcome", "pair"),
        data=tuple(
            (*pair, "P" if pair in lost else "N", "yes" if pair in pairs else "no")
            for pair in sorted(lost | pairs)
        ),
        claims=("star/main-theorem",),
        equal=True,
        aspect=1.0,
    )


def _pairs(number: int) -> str:
    return "one pair is" if number == 1 else f"{number} pairs are"


def _wins(position: Position, board: Board, lost: set[Position]) -> str:
    """Say which move of the ornament game wins from *position*."""
    moves = sorted(move for move in board.lost if any(move) and fits(move, position))
    taken = next(move for move in moves if subtract(position, move) in lost)
    after = subtract(position, taken)
    return f"{in_brackets(position)}: taking {in_brackets(taken)} leaves {in_brackets(after)}"


EXHIBITS = (
    Exhibit(
        id="ornament-counts",
        title="How many ornament games there are",
        build=counts,
        parameters={"to": Parameter("the largest class", whole(4, 14), 10)},
        paper=PAPER,
        kind="errata",
        tags=("ornament", "errata"),
    ),
    Exhibit(
        id="duality-errata",
        title="Where a game is not the dual of its star",
        build=not_dual,
        parameters={
            "game": Parameter(
                "the game, such as ornament:p=5,q=6,t=-2", read_ornament, "ornament:p=3,q=5,t=2"
            ),
            "to": Parameter("the largest heap that is shown", whole(8, 60), 24),
        },
        paper=PAPER,
        kind="errata",
        tags=("star", "ornament", "errata"),
        steps=(
            "game",
            (
                "ornament:p=3,q=5,t=2",
                "ornament:p=5,q=6,t=-2",
                "ornament:p=4,q=7,t=3",
                "ornament:p=5,q=7,t=2",
            ),
        ),
    ),
)
