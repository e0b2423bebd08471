"""The handle: one object to ask everything of a game."""

from dataclasses import replace
from html import escape
from itertools import islice
from typing import Any, TypeVar

from chromdocs.arguments import careful
from chromdocs.door.given import bound, some_game, some_position, whole
from chromdocs.door.results import Positions, Values, grundy_table
from chromdocs.door.rows import Rows, grundy_rows
from chromdocs.figures.figure import Figure, Text
from chromdocs.figures.frame import legend_of
from chromdocs.figures.outcomes import is_flat, outcomes
from chromdocs.figures.plane import plane
from chromdocs.figures.readers import any_position
from chromdocs.games.game import Game, Position, Sum
from chromdocs.games.star import Starred, limit_game, power
from chromdocs.games.sums import add
from chromdocs.solve.answer import Answer, answer
from chromdocs.solve.choose import grundy_at
from chromdocs.solve.listing import p_positions
from chromdocs.solve.moves import options
from chromdocs.solve.why import Why, why
from chromdocs.words import shortened

G = TypeVar("G", bound=Game)

MOST = 1_000_000  # options that are listed
SHORT = 40  # letters of a title that stands above a picture
SMALL = 20  # the largest heap of the picture that a notebook shows


@careful
class Handle:
    """A game to hold: ask who wins, list, draw, add, star. The solver is chosen by the question.

    Made by `game`, `chromatic`, `moves` or `rule`. Positions are given heap by heap, as a tuple,
    an array, or text; where a game is wanted, a GAME string will do.

    >>> import chromdocs as cd
    >>> evil = cd.chromatic("evil")
    >>> evil
    <chromatic:red=evil, 2 heaps>
    >>> evil.p_positions(6)
    [(0, 0), (1, 3), (2, 5), (4, 6)]
    >>> (evil + "mark").heaps
    3
    """

    def __init__(
        self, game: Game, in_misere_play: bool = False, by_brute_force: bool = False
    ) -> None:
        self.game = game  # the rules, and closed forms if there are some
        self.in_misere_play = in_misere_play  # whoever cannot move wins
        self.by_brute_force = by_brute_force  # no closed form is used

    @property
    def name(self) -> str:
        """The GAME string."""
        return self.game.name

    @property
    def rule(self) -> str:
        """The rule in a sentence."""
        return self.game.rule

    @property
    def heaps(self) -> int:
        """How many heaps a position has."""
        return self.game.heaps

    def options(self, *heaps: Any) -> list[Position]:
        """Return the positions that one move leads to; of a partizan game, a move of Left.

        >>> import chromdocs as cd
        >>> cd.moves((1, 2), (2, 1)).options(3, 2)
        [(1, 1), (2, 0)]
        """
        position = some_position(self.game, heaps)
        if len([*islice(self.game.options(position), MOST + 1)]) > MOST:
            raise ValueError(f"{shortened(self.name, 60)}: more than {MOST:,} options to list")
        return options(self.game, position)

    def at(self, *heaps: Any) -> Answer:
        """Say who wins from a position, by which moves, and why.

        >>> import chromdocs as cd
        >>> print(cd.game("wythoff").at(20, 27))
        (20, 27) is an N-position: the player to move wins
        winning moves: to (11, 18) or (20, 12)
        because the P-positions are pairs of two Beatty sequences, and every heap is in one pair \
[fractions/k-wythoff-p]
        """
        position = some_position(self.game, heaps)
        brute = self.by_brute_force
        return answer(self.game, position, misere=self.in_misere_play, brute=brute)

    def why(self, *heaps: Any) -> Why:
        """Say why a position is won or lost, in the words of the theory, with a picture.

        >>> import chromdocs as cd
        >>> print(cd.game("mark").why(12))
        12 is an N-position: whoever moves can win.
        12 = 1100 in base 2 ends in 2 zeros, an even number: it is vile. Leave half of
        12: 6, which has one zero less. 6 = 110 in base 2 ends in 1 zero, an odd number:
        it is dopey, and the dopey numbers are the P-positions.
        <BLANKLINE>
        In base 2
          12 1 1[0 0]
           6   1 1[0]
        <BLANKLINE>
        See vile/mark-dopey, vile/grundy-spite.
        """
        position = some_position(self.game, heaps)
        brute = self.by_brute_force
        return why(self.game, position, misere=self.in_misere_play, brute=brute)

    def value(self, *heaps: Any) -> int | str:
        """Return the Grundy value of a position; of a loopy game its value in sums.

        >>> import chromdocs as cd
        >>> cd.game("nim:piles=3").value(1, 2, 4)
        7
        """
        self._refuse_misere()
        return grundy_at(self.game, some_position(self.game, heaps))

    def p_positions(self, to: int) -> Positions:
        """Return the P-positions with heaps up to *to*, from which whoever moves loses.

        Where the order of heaps does not matter, each is listed once, heaps ascending. Those in
        which play of a game may begin but that no move leads to are left out.
        """
        to = bound(to)
        found = p_positions(self.game, to, self.in_misere_play, self.by_brute_force)
        return Positions(self, to, found)

    def grundy(self, to: int) -> Values:
        """Return the Grundy value of every position with heaps up to *to*.

        >>> import chromdocs as cd
        >>> cd.game("wythoff").grundy(3).tolist()
        [[0, 1, 2, 3], [1, 2, 0, 4], [2, 0, 1, 5], [3, 4, 5, 6]]
        """
        self._refuse_misere()
        to = bound(to)
        return Values(self, to, grundy_table(self.game, to))

    def rows(self, count: int, to: int = 1000) -> Rows:
        """Return the Grundy values of (x, y) for the first *count* numbers x, with their periods.

        Of a game with finitely many moves the rows are followed until they repeat; of another one
        as far as y = *to*.

        >>> import chromdocs as cd
        >>> cd.moves((1, 2), (2, 1), (3, 3)).rows(2).period()
        [<Period: period 1 from 0 on (proved: columns 2 to 4 of these rows come again from 3 on)>,
         <Period: period 1 from 2 on (proved: columns 2 to 4 of these rows come again from 3 on)>]
        """
        self._refuse_misere()
        return grundy_rows(self.game, whole(count, "the number of rows"), bound(to))

    def star(self, times: int = 1) -> "Handle":
        """Return the game whose moves are the P-positions of this one, but 0; *times* times.

        >>> import chromdocs as cd
        >>> cd.moves((1, 1)).star().options(1, 1)
        [(0, 1), (1, 0)]
        """
        self._refuse_misere()
        starred = power(self.game, whole(times, "how often star is applied"))
        return Handle(starred, by_brute_force=self.by_brute_force)

    def limit(self) -> "Handle":
        """Return the limit of star applied twice, four times, and so on: every move settles.

        >>> import chromdocs as cd
        >>> cd.moves((1, 1), (1, 2)).limit().options(2, 2)
        [(0, 0), (1, 1)]
        """
        self._refuse_misere()
        return Handle(limit_game(self.game), by_brute_force=self.by_brute_force)

    def misere(self) -> "Handle":
        """Return the game in misère play, in which whoever cannot move wins.

        >>> import chromdocs as cd
        >>> cd.game("nim:piles=1").misere().p_positions(5)
        [(1,)]
        """
        return Handle(self.game, in_misere_play=True, by_brute_force=self.by_brute_force)

    def brute(self) -> "Handle":
        """Return the game with its rules only: every answer is found by search, in no closed form.

        So a formula can be compared with what play gives, and not with itself.

        >>> import chromdocs as cd
        >>> wythoff = cd.game("wythoff")
        >>> wythoff.brute()
        <wythoff, 2 heaps, by brute force>
        >>> wythoff.brute().p_positions(60) == wythoff.p_positions(60)
        True
        """
        return Handle(_rules_only(self.game), self.in_misere_play, by_brute_force=True)

    def __add__(self, other: Any) -> "Handle":
        """Return the sum of two games: a move is a move in one of them."""
        if getattr(other, "in_misere_play", self.in_misere_play) != self.in_misere_play:
            raise ValueError("a sum is in normal or in misère play: add first, then misere()")
        return self._sum(add(self.game, some_game(other)), other)

    def __radd__(self, other: Any) -> "Handle":
        if isinstance(other, int) and other == 0:  # where Python's sum begins
            return self
        return self._sum(add(some_game(other), self.game), other)

    def _sum(self, added: Game, other: Any) -> "Handle":
        both = Handle(added, self.in_misere_play)
        brute = self.by_brute_force or getattr(other, "by_brute_force", False)
        return both.brute() if brute else both

    def plot(self, to: int | None = None, title: str = "", others: Any = None) -> Figure:
        """Return a picture of who wins from heaps up to *to*, else as many as suit the game.

        Of three heaps or more it is a slice: those from the third on are the *others*, else 1.

        It shows itself in a notebook; ``save("mine.svg")`` writes it to a file.

        >>> import chromdocs as cd
        >>> cd.game("nim").plot(8, title="Nim").title
        'Nim'
        """
        if is_flat(self.game) and (self.in_misere_play or to is not None):
            made = self._plane(bound(to or 32))
        elif self.in_misere_play:
            raise ValueError(f"{self.name}: only two heaps are drawn in misère play")
        else:
            rest = None if others is None else any_position(others)
            made = outcomes(self.game, to and bound(to), rest)
        return _titled(replace(made, id="plot"), title) if title else replace(made, id="plot")

    def _plane(self, to: int) -> Figure:
        made = plane(self.game, self.p_positions(to), to)
        return replace(made, title=f"{made.title}{self._play}") if self.in_misere_play else made

    @property
    def _play(self) -> str:
        return ", misère play" if self.in_misere_play else ""

    def _refuse_misere(self) -> None:
        if self.in_misere_play:
            raise ValueError(f"{self.name}: this is defined for normal play, not for misère play")

    def __repr__(self) -> str:
        heaps = "1 heap" if self.heaps == 1 else f"{self.heaps} heaps"
        how = ", by brute force" if self.by_brute_force else ""
        return f"<{shortened(self.name, 60)}, {heaps}{self._play}{how}>"

    def _repr_html_(self) -> str:
        """Return the rule and, where it can be drawn, a picture of who wins."""
        try:
            small = self.plot(SMALL if self.heaps < 3 else None)
            picture = small._repr_mimebundle_().get("image/svg+xml", "")
        except ValueError:
            picture = ""
        name, rule = escape(shortened(self.name, 60)), escape(shortened(self.rule, 600))
        about = f"<p><strong>{name}</strong>{self._play}. {rule}</p>"
        return f'{about}<div style="max-width: 24em">{picture}</div>'


def _titled(figure: Figure, title: str) -> Figure:
    """Return *figure* with a title of its own, written above it if it is short."""
    (left, right), (low, high) = figure.x.range or (0, 1), figure.y.range or (0, 1)
    above = high + (high - low) * (0.12 if legend_of(figure) else 0.05)
    written = Text((left + right) / 2, above, title, size=12, bold=True)
    marks = (*figure.marks, written) if len(title) <= SHORT else figure.marks
    return replace(figure, title=title, marks=marks)


def _rules_only(game: G) -> G:
    """Return *game* without its closed forms, so that nothing that is asked of it can use one."""
    bare = replace(game, solution=None, misere=None)
    if isinstance(bare, Sum):
        return replace(bare, parts=tuple(map(_rules_only, bare.parts)))
    return replace(bare, base=_rules_only(bare.base)) if isinstance(bare, Starred) else bare
