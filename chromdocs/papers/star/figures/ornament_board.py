"""The board of a pair game: its moves as red diamonds, its P-positions as blue squares.

The P-positions of the pair game, except (0, 0), are the moves of its ornament game.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Cells, Figure, Mark, Points
from chromdocs.figures.plane import coordinates
from chromdocs.figures.readers import any_game
from chromdocs.games.game import Game, Position, fits, subtract
from chromdocs.games.ornament import ornament
from chromdocs.games.rational_pair import RationalPair
from chromdocs.words import in_brackets, shortened, signed

LARGEST = 100  # heaps that a picture has room for
PQT = tuple[int, int, int]  # an ornament game: densities p/q and (q-p)/q, offset t/q


@dataclass(frozen=True)
class Board:
    """The pair game with densities p/q, (q-p)/q and offset t/q on heaps up to ``to``.

    >>> board = Board(3, 4, -1, 8)
    >>> board.moves
    [(1, 2), (2, 1), (3, 6), (6, 3)]
    >>> board.why((3, 3))
    'P, each of the 2 moves that fit leads to N'
    >>> board.why((1, 2)), board.why((1, 1))
    ('N, taking (1, 2) wins', 'P, no move fits')
    """

    p: int
    q: int
    t: int
    to: int

    @cached_property
    def pairs(self) -> RationalPair:
        """Return the complementary pair."""
        return RationalPair(self.p, self.q, self.t)

    @cached_property
    def numbers(self) -> dict[Position, int]:
        """Return n for each move {a_n, b_n} that fits, in both orders."""
        found: dict[Position, int] = {}
        for n in range(1, self.to + 1):
            if max(pair := self.pairs.nth(n)) <= self.to:
                found[pair] = found[pair[::-1]] = n
        return found

    @property
    def moves(self) -> list[Position]:
        """Return the moves of the pair game that fit, sorted."""
        return sorted(self.numbers)

    @cached_property
    def lost(self) -> set[Position]:
        """Return the P-positions of the pair game."""
        return {(0, 0), *ornament(self.p, self.q, self.t).moves.within((self.to, self.to))}

    @cached_property
    def inner(self) -> list[Position]:
        """Return the P-positions without an empty heap, smaller heap first, by larger heap."""
        return sorted(((x, y) for x, y in self.lost if 0 < x <= y), key=lambda p: p[::-1])

    @property
    def words(self) -> str:
        """Return the two sequences as a sentence names them."""
        return " and ".join(self.pairs.words)

    @property
    def offsets(self) -> tuple[str, str]:
        """Return the offsets t/q and (1-t)/q.

        >>> Board(2, 3, -1, 8).offsets
        ('−1/3', '2/3')
        """
        first, second = (Fraction(n, self.q) for n in (self.t, 1 - self.t))
        return signed_fraction(first), signed_fraction(second)

    def why(self, position: Position) -> str:
        """Say who wins the pair game from *position*, and why."""
        fit = [move for move in self.numbers if fits(move, position)]
        if position not in self.lost:
            good = (move for move in fit if subtract(position, move) in self.lost)
            return f"N, taking {in_brackets(next(good))} wins"
        if not fit:
            return "P, no move fits"
        which = (
            "the one move that fits" if len(fit) == 1 else f"each of the {len(fit)} moves that fit"
        )
        return f"P, {which} leads to N"

    def said(self, move: Position) -> str:
        """Say which pair a move is."""
        return f"{in_brackets(move)}: a move, pair number {self.numbers[move]}"

    def marks(self) -> tuple[Mark, ...]:
        """Return the moves as red diamonds on the P-positions as blue squares."""
        lost = sorted(self.lost)
        told = tuple(f"{in_brackets(position)}: {self.why(position)}" for position in lost)
        return (
            Cells(*coordinates(lost), "p", "P-positions", told),
            Points(
                *coordinates(self.moves),
                "move",
                "moves",
                tuple(map(self.said, self.moves)),
                diamond(self.to),
            ),
        )

    def figure(
        self, title: str, caption: str, alt: str, claims: tuple[str, ...], more: Sequence[Mark] = ()
    ) -> Figure:
        """Return the picture of the board, with *more* marks on top."""
        return Figure(
            id="board",
            title=title,
            caption=caption,
            alt=alt,
            marks=(*self.marks(), *more),
            x=heap_axis("first heap", self.to),
            y=heap_axis("second heap", self.to),
            columns=("what", "x", "y"),
            data=tuple(
                [("P", x, y) for x, y in sorted(self.lost)]
                + [("move", x, y) for x, y in self.moves]
            ),
            claims=claims,
            equal=True,
            aspect=1.0,
        )


def heap_axis(title: str, to: int) -> Axis:
    """Return an axis of heaps from 0 to *to*, with room for a mark at both ends.

    >>> heap_axis("first heap", 8).range
    (-1, 9)
    """
    return Axis(title, (-1, to + 1), ticks(to), grid=False)


def signed_fraction(number: Fraction) -> str:
    """Write a fraction with a true minus sign.

    >>> signed_fraction(Fraction(-1, 3)), signed_fraction(Fraction(0, 4))
    ('−1/3', '0')
    """
    return str(number).replace("-", "−")


def diamond(to: int) -> float:
    """Return the size of points on a board with heaps up to *to*.

    >>> diamond(40), diamond(100)
    (6.5, 2.9)
    """
    return round(min(6.5, 290 / (to + 1)), 1)


def read_ornament(given: Game | str) -> PQT:
    """Return p, q and t of an ornament game.

    >>> read_ornament("ornament:p=3,q=5,t=2")
    (3, 5, 2)
    >>> read_ornament("wythoff")
    Traceback (most recent call last):
    ValueError: must be an ornament game such as ornament:p=3,q=5,t=2, not 'wythoff'
    """
    name = any_game(given).name
    if not name.startswith("ornament:"):
        raise ValueError(
            f"must be an ornament game such as ornament:p=3,q=5,t=2, not {shortened(name)!r}"
        )
    p, q, t = map(int, re.findall(r"-?\d+", name))
    return p, q, t


def game_name(p: int, q: int, t: int) -> str:
    """Write an ornament game briefly: its density and its t.

    >>> game_name(3, 4, -1)
    '3/4, t = −1'
    """
    return f"{p}/{q}, t = {signed(t)}"
