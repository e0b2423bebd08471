"""What a handle answers with: lists of positions, boards of Grundy values.

They are plain data that know how to show themselves and to become files, arrays and frames.
"""

import re
from collections.abc import Iterable, Sequence
from html import escape
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chromdocs.arguments import careful
from chromdocs.door.given import whole
from chromdocs.extras import needed
from chromdocs.games.game import Game, Position
from chromdocs.numbers.periods import NoPeriod, Period, period
from chromdocs.solve.choose import grundy_board, grundy_values
from chromdocs.tables.table import Column, Extract, Table
from chromdocs.words import shortened

if TYPE_CHECKING:
    from chromdocs.door.handle import Handle

SHOWN = 12  # rows and columns of a board, and positions at each end of a list, that are shown


class Tabled:
    """What can be shown as a table, and so becomes a file."""

    @property
    def table(self) -> Extract:
        """The same as a table, with a number in front of each line."""
        raise NotImplementedError

    def to_latex(self) -> str:
        """Return a LaTeX table."""
        return self.table.to_latex()

    def to_csv(self) -> str:
        """Return comma-separated values, with lines before them that say what they are."""
        return self.table.to_csv()

    def to_markdown(self) -> str:
        """Return a table in Markdown."""
        return self.table.to_markdown()

    def to_json(self) -> str:
        """Return JSON."""
        return self.table.to_json()

    def save(self, path: str | Path) -> Path:
        """Write a file; its ending chooses the format: csv, json, md, tex, txt (a b-file), py."""
        return self.table.save(path)

    def frame(self) -> Any:
        """Return a pandas frame."""
        return self.table.frame()


class Positions(Tabled, list[Position]):
    """The P-positions of a game with heaps up to a bound, as a list that can do more.

    >>> import chromdocs as cd
    >>> found = cd.game("nim").p_positions(2)
    >>> found == [(0, 0), (1, 1), (2, 2)]
    True
    >>> print(found.to_csv().splitlines()[-1])
    2,2,2
    """

    def __init__(self, handle: "Handle", to: int, found: Iterable[Position]) -> None:
        super().__init__(found)
        self.handle = handle
        self.to = to

    @property
    def table(self) -> Extract:
        """The positions as a table, with their number in front."""
        play = " in misère play" if self.handle.in_misere_play else ""
        called = self.handle.game.called
        if not self:
            raise ValueError(f"{self.handle.name}: no P-position up to {self.to} to put in a table")
        return _numbered(
            f"p-positions-{slug(self.handle.name)}{'-misere' if play else ''}",
            f"The P-positions of {called}{play}, heaps up to {self.to}",
            self.handle,
            self,
        )

    def period(self) -> Period | NoPeriod:
        """Return the vector by which the positions repeat, and after how many.

        >>> import chromdocs as cd
        >>> cd.chromatic("beta=3").p_positions(60).period()
        <Period: period 2 from 1 on, each time (3, 6) more (seen up to 20)>
        """
        return period(self)

    def __reduce__(self) -> Any:
        """Let other processes have the positions, as a plain list: a game stays where it is."""
        return list, ([*self],)

    def __repr__(self) -> str:
        if len(self) <= 2 * SHOWN:
            return super().__repr__()
        ends = [", ".join(map(str, part)) for part in (self[:SHOWN], self[-2:])]
        return f"[{ends[0]}, ..., {ends[1]}] ({len(self):,} positions)"

    def _repr_html_(self) -> str:
        return self.table._repr_html_() if self else "none"


@careful
class Values(Tabled, Sequence[Any]):
    """The Grundy values of all positions with heaps up to a bound: ``values[3, 5]``.

    They become a numpy array where one is wanted, ``numpy.asarray(values)``. A place off the board
    of the game holds None.

    >>> import chromdocs as cd
    >>> found = cd.game("wythoff").grundy(40)
    >>> found[3, 5], found.shape
    (0, (41, 41))
    """

    def __init__(self, handle: "Handle", to: int, values: Any) -> None:
        self.handle = handle  # the game
        self.to = to  # the largest heap
        self.values = values  # an array, or lists within lists

    @property
    def table(self) -> Extract:
        """The values as a table, with a number in front of each position."""
        places = product(range(self.to + 1), repeat=self.handle.heaps)
        found = ((*place, self[place]) for place in places)
        return _numbered(
            f"grundy-{slug(self.handle.name)}",
            f"The Grundy values of {self.handle.game.called}, heaps up to {self.to}",
            self.handle,
            [row for row in found if row[-1] is not None],
            Column("grundy", "", "the Grundy value"),
        )

    @property
    def shape(self) -> tuple[int, ...]:
        """How many values there are for each heap."""
        return (self.to + 1,) * self.handle.heaps

    def __len__(self) -> int:
        return self.to + 1

    def __getitem__(self, place: Any) -> Any:
        """Return the value at a position, or a row by its number."""
        found = self.values
        places = place if isinstance(place, tuple) else (place,)
        if len(places) > self.handle.heaps:
            raise IndexError(f"a position has {self.handle.heaps} heaps, not {len(places)}")
        for heap in places:
            if not isinstance(heap, slice) and whole(heap) > self.to:
                raise IndexError(f"heaps go up to {self.to} here, not {heap}")
            found = found[heap]
        return found.item() if hasattr(found, "item") and not getattr(found, "shape", 1) else found

    def tolist(self) -> list[Any]:
        """Return lists within lists, as many as there are heaps."""
        return plain(self.values)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        import numpy

        made = numpy.array(self.values, dtype) if copy else numpy.asarray(self.values, dtype)
        if made.dtype.kind == "U" and dtype is None:  # loopy values are text, the others numbers
            return numpy.array(self.values, object)
        return made

    def frame(self) -> Any:
        """Return a pandas frame: of two heaps the board, of others a line for each position."""
        with needed():
            from pandas import DataFrame
        if self.handle.heaps == 2:
            return DataFrame(self.tolist())
        names = [*(f"x{i}" for i in range(1, self.handle.heaps + 1)), "grundy"]
        places = product(range(self.to + 1), repeat=self.handle.heaps)
        return DataFrame([(*place, self[place]) for place in places], columns=names)

    def __eq__(self, other: object) -> bool:
        return self.tolist() == (other.tolist() if hasattr(other, "tolist") else other)

    __hash__ = None  # type: ignore[assignment]  # a board may be compared with lists

    def __repr__(self) -> str:
        size = " × ".join(map(str, self.shape))
        return f"<Grundy values of {shortened(self.handle.name, 60)}, {size}>"

    def _corner(self) -> list[list[str]]:
        shown = self.values[:SHOWN]
        rows = [row[:SHOWN] for row in shown] if self.handle.heaps > 1 else [shown]
        return [["" if value is None else str(value) for value in row] for row in rows]

    def __str__(self) -> str:
        """Return the beginning of the board, a line for each value of the first heap."""
        if self.handle.heaps > 2:
            return repr(self)
        rows = self._corner()
        wide = max(len(value) for row in rows for value in row)
        lines = [" ".join(value.rjust(wide) for value in row) for row in rows]
        if self.to < SHOWN:
            return "\n".join(lines)
        return "\n".join(f"{line} ..." for line in lines) + "\n..." * (self.handle.heaps > 1)

    def _repr_html_(self) -> str:
        if self.handle.heaps > 2:
            return escape(repr(self))
        rows = "".join(
            f"<tr><th>{x}</th>" + "".join(f"<td>{escape(v)}</td>" for v in row) + "</tr>"
            for x, row in enumerate(self._corner())
        )
        heads = "".join(f"<th>{y}</th>" for y in range(min(self.to + 1, SHOWN)))
        return f"<p>{escape(repr(self)[1:-1])}</p><table><tr><th></th>{heads}</tr>{rows}</table>"


def _numbered(
    id: str, title: str, handle: "Handle", rows: Sequence[tuple[Any, ...]], *more: Column
) -> Extract:
    """Return rows that begin with a position as a table, with their number in front."""
    heaps = [Column(f"x{i}", f"x_{i}", f"heap {i}") for i in range(1, handle.heaps + 1)]
    made = Table(
        id=id,
        title=title,
        definition=handle.rule,
        columns=(Column("n", "n", "the number of the position, from 0"), *heaps, *more),
        source=lambda: ((n, *row) for n, row in enumerate(rows)),
    )
    return made.rows(len(rows))


def slug(name: str) -> str:
    """Return a GAME string as part of a label, such as LaTeX takes.

    >>> slug("star(wythoff:k=2)")
    'star-wythoff-k-2'
    """
    return re.sub(r"[^a-z0-9]+", "-", name.lower()[:40]).strip("-")


def grundy_table(game: Game, to: int) -> Any:
    """Return the Grundy values up to *to* as lists within lists, or as an array.

    >>> from chromdocs.games.catalogue import game
    >>> grundy_table(game("nim:piles=3"), 1)
    [[[0, 1], [1, 0]], [[1, 0], [0, 1]]]
    """
    if game.heaps == 2 and not game.lowest:
        return grundy_board(game, to)
    found = dict(grundy_values(game, to))

    def part(start: Position) -> Any:
        if len(start) == game.heaps:
            return found.get(game.canonical(start))
        return [part((*start, heap)) for heap in range(to + 1)]

    return part(())


def plain(row: Any) -> list[Any]:
    """Return an array as lists; what is a list is one already."""
    found: list[Any] = row.tolist() if hasattr(row, "tolist") else row
    return found
