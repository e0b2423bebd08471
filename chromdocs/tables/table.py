"""What a table is: a description, and rows on demand."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import islice

from chromdocs import __version__
from chromdocs.numbers.digits import to_decimal

MOST_ROWS = 5_000_000  # that fit into memory

Value = int | str
Row = tuple[Value, ...]


def to_text(value: Value) -> str:
    """Return a value as it is printed; integers may be as long as they like.

    >>> to_text(-1), to_text("red"), len(to_text(10**9999))
    ('-1', 'red', 10000)
    """
    return to_decimal(value) if isinstance(value, int) else value


@dataclass(frozen=True)
class Column:
    """A column: its plain name, its TeX (empty if it has no symbol), what it holds, in words.

    ``oeis`` is the number of the sequence; the meaning says how the two are shifted, if they are.
    """

    name: str
    tex: str
    meaning: str
    oeis: str = ""

    @property
    def heading(self) -> str:
        r"""Return the symbol between dollars or, if there is none, the name.

        >>> print(Column("chi", r"\chi(k)", "greens minus reds").heading)
        $\chi(k)$
        """
        return f"${self.tex}$" if self.tex else self.name


@dataclass(frozen=True)
class Table:
    """A table of any number of rows.

    The first column is the index, which counts up by one; ``sequence`` names the column that a
    b-file holds. Title, definition and meanings are plain text, fit for a terminal: τ, not TeX.
    """

    id: str
    title: str
    definition: str
    columns: tuple[Column, ...]
    rows: Callable[[], Iterator[Row]]
    shown: int
    sequence: str
    claims: tuple[str, ...]

    def take(self, rows: int | None = None) -> "Extract":
        """Return the first *rows* rows, or as many as the site shows.

        >>> squares = Table("squares", "", "", (Column("n", "n", ""), Column("square", "", "")),
        ...                 lambda: ((n, n * n) for n in range(10**9)), 9, "square", ())
        >>> squares.take(3).rows
        ((0, 0), (1, 1), (2, 4))
        """
        count = self.shown if rows is None else rows
        if not 1 <= count <= MOST_ROWS:
            raise ValueError(f"{self.id}: rows must be from 1 to {MOST_ROWS:,}, not {count:,}")
        return Extract(self, tuple(islice(self.rows(), count)))


@dataclass(frozen=True)
class Extract:
    """The first rows of a table, and what a reader of the file needs to know of them."""

    table: Table
    rows: tuple[Row, ...]
    version: str = field(default=__version__)

    @property
    def range(self) -> str:
        """Say which values of the index the rows cover."""
        first, last = to_text(self.rows[0][0]), to_text(self.rows[-1][0])
        return f"{self.table.columns[0].name} = {first} to {last}"

    @property
    def sha256(self) -> str:
        """Return the checksum of the values: the rows as lines of comma-separated values."""
        lines = "".join(",".join(map(to_text, row)) + "\n" for row in self.rows)
        return sha256(lines.encode()).hexdigest()

    def command(self, format: str, column: str | None = None) -> str:
        """Return the command that makes this file again; *column* is for a b-file."""
        made = f"chromdocs table {self.table.id} --rows {len(self.rows)} --format {format}"
        return made if column in (None, self.table.sequence) else f"{made} --column {column}"

    def is_integer(self, column: str) -> bool:
        """Tell whether *column* holds integers only."""
        return all(isinstance(value, int) for value in self.values(column))

    def values(self, column: str) -> tuple[Value, ...]:
        """Return the values of *column*, from the first row on."""
        names = [known.name for known in self.table.columns]
        if column not in names:
            raise ValueError(
                f"{self.table.id}: unknown column {column!r}; known: {', '.join(names)}"
            )
        at = names.index(column)
        return tuple(row[at] for row in self.rows)
