"""What a table is: a description, and rows on demand.

A table of one's own is a `Table` like those of the papers, with less to say: an id, a title, its
columns, and where its rows come from.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import islice
from operator import index
from shlex import quote
from typing import Any

from chromdocs import __version__
from chromdocs.arguments import careful
from chromdocs.claims.paper import Paper
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, read_all, whole
from chromdocs.tables.limits import MOST_ROWS as MOST_ROWS
from chromdocs.tables.limits import short_enough
from chromdocs.tables.shown import Shown
from chromdocs.tables.symbols import with_symbols

FEW = 10  # rows by which a table shows itself

Value = int | str
Row = tuple[Value, ...]


def to_text(value: Value) -> str:
    """Return a value as it is printed; integers may be as long as they like.

    >>> to_text(-1), to_text("red"), len(to_text(10**9999))
    ('-1', 'red', 10000)
    """
    return to_decimal(value) if isinstance(value, int) else value


def checksum(rows: Iterable[Row]) -> str:
    """Return the SHA-256 checksum of the rows as lines of comma-separated values.

    >>> checksum([(0, "a"), (1, "b")])[:16]
    '935ef3886787c9e0'
    """
    lines = "".join(",".join(map(to_text, row)) + "\n" for row in rows)
    return sha256(lines.encode()).hexdigest()


@dataclass(frozen=True)
class Column:
    """A column: its plain name, its TeX (empty if it has no symbol), what it holds, in words.

    ``oeis`` is the number of the sequence; the meaning says how the two are shifted, if they are.
    """

    name: str  # plain, as in a CSV file
    tex: str = ""  # its symbol; empty: it has none
    meaning: str = ""  # what it holds, in words
    oeis: str = ""  # the number of the sequence

    @property
    def heading(self) -> str:
        r"""Return the symbol between dollars or, if there is none, the name in words.

        >>> print(Column("chi", r"\chi(k)").heading, Column("a in binary").heading)
        $\chi(k)$ $a$ in binary
        """
        return f"${self.tex}$" if self.tex else with_symbols(self.name)


@dataclass(frozen=True)
class Draft:
    """What a submission of a column to the OEIS says; the terms come from the table.

    ``offset`` is the index of the first term: rows before it are left out. ``program`` is Python
    that prints the terms; without it the submission shows how to get them from this library.
    """

    name: str  # of the sequence
    comments: tuple[str, ...]  # a line each
    formula: tuple[str, ...] = ()  # a line each
    example: tuple[str, ...] = ()  # a line each
    related: tuple[str, ...] = ()  # numbers of sequences
    keywords: str = "nonn"  # nonn or sign is found out
    offset: int = 0  # the index of the first term
    program: tuple[str, ...] = ()  # Python; empty: how this library has the terms


@careful
@dataclass(frozen=True, kw_only=True)
class Table:
    """A table of any number of rows.

    The first column is the index, which counts up by one. Title, definition and meanings are plain
    text, fit for a terminal: τ, not TeX.

    >>> squares = Table(
    ...     id="squares",
    ...     title="Squares",
    ...     columns=(Column("n"), Column("square", "n^2", "the square of n")),
    ...     source=lambda: ((n, n * n) for n in range(100)),
    ... )
    >>> print(squares.rows(3))
    n  square
    0       0
    1       1
    2       4
    """

    id: str  # its name, and that of its files
    title: str  # in plain text
    columns: tuple[Column, ...]  # the index first
    source: Callable[[], Iterable[Row]]  # gives the rows anew, from the first one on
    definition: str = ""  # what a row is, in a sentence or more
    shown: int = 20  # rows, if nobody says how many
    sequence: str = ""  # the column that a b-file holds; empty: the one after the index
    claims: tuple[str, ...] = ()  # ids of the claims that it rests on
    paper: Paper | None = None  # that it belongs to; None: to none
    licence: str = ""  # empty: none is said
    catalogued: bool = False  # it is published with the library, and made by its command
    drafts: Mapping[str, Draft] = field(default_factory=dict)  # submissions to the OEIS, by column
    endless: bool = False  # has no last row: none is computed to find out
    finite: bool = False  # has a last row, soon found, though more rows than are shown
    most: int = MOST_ROWS  # rows that can be had: more would take too long
    quick: int = MOST_ROWS  # rows that are had in a second or two: a b-file has no more
    parameters: Mapping[str, Parameter] = field(default_factory=dict)  # by name
    vary: Callable[..., "Table"] | None = None  # makes it for other values of its parameters
    given: Mapping[str, Any] = field(
        default_factory=dict
    )  # values of parameters that are not the usual ones

    def __post_init__(self) -> None:
        if not self.columns:
            raise ValueError(f"{self.id}: a table has at least one column")
        if not self.sequence:
            object.__setattr__(self, "sequence", self.columns[:2][-1].name)

    def __repr__(self) -> str:
        return f"<Table {self.id}: {self.title}>"

    def _repr_html_(self) -> str:
        return self.rows(min(self.shown, FEW))._repr_html_()

    @property
    def paper_key(self) -> str:
        """Return the key of its paper, empty if it is of none."""
        return self.paper.key if self.paper else ""

    @property
    def length(self) -> int:
        """Return how many rows a finite table has.

        >>> from chromdocs.papers import TABLES
        >>> TABLES["scan-divide"].length
        372
        """
        if not self.finite:
            raise ValueError(f"{self.id}: only a finite table has a length")
        return sum(1 for _ in self.source())

    def rows(self, rows: int | None = None, **given: Any) -> "Extract":
        """Return the first *rows* rows, or as many as the site shows, for parameters as *given*.

        >>> from chromdocs.papers import TABLES
        >>> TABLES["blackwhite-2-p-positions"].rows(3).rows
        ((0, 0, 0, 0), (1, 1, 2, 1), (2, 3, 4, 1))
        >>> TABLES["wythoff-sequences-1"].rows(2, k=5).rows
        ((0, 0, 0, 0), (1, 1, 6, 5))
        """
        table = self.varied(**given)
        count = table.shown if rows is None else checked(self.id, "rows", whole(), rows)
        if not 1 <= count <= table.most:
            why = "; more would take too long" if count > table.most < MOST_ROWS else ""
            raise ValueError(
                f"{table.id}: rows must be from 1 to {table.most:,}, not {count:,}{why}"
            )
        source = iter(table.source())
        taken = tuple(short_enough(self.id, islice(source, count)))
        if not table.catalogued:
            taken = tuple(table._row(n, row) for n, row in enumerate(taken))
        return Extract(table, taken, complete=not table.endless and next(source, None) is None)

    def _row(self, n: int, row: Any) -> Row:
        """Return row number *n* of somebody's own table as one of ours, or say what is wrong."""
        if isinstance(row, str) or not isinstance(row, Iterable):
            raise ValueError(f"{self.id}: row {n} is {row!r}; a row is a tuple")
        cells = tuple(map(_plain, row))
        if len(cells) != len(self.columns):
            raise ValueError(f"{self.id}: row {n} has {len(cells)} cells, not {len(self.columns)}")
        return cells

    def varied(self, **given: Any) -> "Table":
        """Return the table for other values of its parameters, itself if they are the same.

        >>> from chromdocs.papers import TABLES
        >>> TABLES["wythoff-sequences-1"].varied(k="5").title
        'The P-positions of 5-Wythoff nim'
        """
        try:
            values = read_all(self.parameters, given)
        except ValueError as error:
            raise ValueError(f"{self.id}: {error}") from None
        usual = read_all(self.parameters, {})
        changed = {name: value for name, value in values.items() if value != usual[name]}
        if self.vary is None or not changed:
            return self
        made = self.vary(**values)
        kept = {name: getattr(self, name) for name in ("id", "parameters", "licence", "catalogued")}
        return replace(made, given=changed, **kept)


def _plain(value: Any) -> Value:
    """Return a value of somebody's own table as one of ours: other integers, numpy's say, as int.

    >>> _plain(True), _plain("red"), _plain(0.5)
    (1, 'red', '0.5')
    """
    return index(value) if hasattr(value, "__index__") else str(value)


@careful
@dataclass(frozen=True)
class Extract(Shown):
    """The first rows of a table, and what a reader of the file needs to know of them.

    It prints as text, shows itself in a notebook, and becomes a file in many formats.
    """

    table: Table  # where they are from
    rows: tuple[Row, ...]  # from the first one on
    version: str = field(default=__version__)  # of the library that made them
    complete: bool = False  # the table is finite and has no further rows

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self.rows)

    def __repr__(self) -> str:
        return f"<Extract {self.table.id}: {self.range}>"

    @property
    def range(self) -> str:
        """Say which values of the index the rows cover."""
        if not self.rows:
            return "no rows"
        first, last = to_text(self.rows[0][0]), to_text(self.rows[-1][0])
        return f"{self.table.columns[0].name} = {first} to {last}"

    @property
    def sha256(self) -> str:
        """Return the checksum of the values: the rows as lines of comma-separated values."""
        return checksum(self.rows)

    def command(self, format: str, column: str | None = None) -> str:
        """Return the command that makes this file again, empty if there is none.

        *column* is for a file of one column.
        """
        if not self.table.catalogued:
            return ""
        given = "".join(f" --set {quote(f'{k}={v}')}" for k, v in self.table.given.items())
        made = f"chromdocs table {self.table.id}{given} --rows {len(self.rows)} --format {format}"
        usual = column == self.table.sequence and format == "bfile"
        return made if column is None or usual else f"{made} --column {quote(column)}"

    def is_integer(self, column: str) -> bool:
        """Tell whether *column* holds integers only."""
        return all(isinstance(value, int) for value in self.values(column))

    def pairs(self, column: str) -> list[tuple[int, int]]:
        """Return the index and the value of *column*, an integer, as a b-file lists them.

        Where *column* has a draft of a submission, they start at its offset.

        >>> from chromdocs.papers import TABLES
        >>> TABLES["star-diagonal-outcomes"].rows(3).pairs("i")
        [(1, 1), (2, 3), (3, 4)]
        """
        if not self.is_integer(column):
            names = [known.name for known in self.table.columns if self.is_integer(known.name)]
            raise ValueError(
                f"{self.table.id}: a b-file needs a column of integers, not {column!r}; "
                f"known: {', '.join(names)}"
            )
        draft = self.table.drafts.get(column)
        index = self.values(self.table.columns[0].name)
        return [
            (n, value)
            for n, value in zip(index, self.values(column), strict=True)
            if isinstance(n, int) and isinstance(value, int)  # as they are; for the types
            if draft is None or n >= draft.offset
        ]

    def values(self, column: str) -> tuple[Value, ...]:
        """Return the values of *column*, from the first row on."""
        names = [known.name for known in self.table.columns]
        if column not in names:
            raise ValueError(
                f"{self.table.id}: unknown column {column!r}; known: {', '.join(names)}"
            )
        at = names.index(column)
        return tuple(row[at] for row in self.rows)
