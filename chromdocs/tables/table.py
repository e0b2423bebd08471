"""What a table is: a description, and rows on demand."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256

from chromdocs import __version__

Value = int | str
Row = tuple[Value, ...]


@dataclass(frozen=True)
class Column:
    """A column: its plain name, its TeX, and what it holds, in words."""

    name: str
    tex: str
    meaning: str
    oeis: str = ""


@dataclass(frozen=True)
class Table:
    """A table of any number of rows.

    The first column is the index, which counts up by one; ``sequence`` names the column that a
    b-file holds.
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
        """Return the first *rows* rows, or as many as the site shows."""
        count = self.shown if rows is None else rows
        if count < 1:
            raise ValueError(f"{self.id}: rows must be at least 1, not {count}")
        source = self.rows()
        return Extract(self, tuple(next(source) for _ in range(count)))


@dataclass(frozen=True)
class Extract:
    """The first rows of a table, and what a reader of the file needs to know of them."""

    table: Table
    rows: tuple[Row, ...]
    version: str = field(default=__version__)

    @property
    def range(self) -> str:
        """Say which values of the index the rows cover."""
        return f"{self.table.columns[0].name} = {self.rows[0][0]} to {self.rows[-1][0]}"

    @property
    def sha256(self) -> str:
        """Return the checksum of the values: the rows as lines of comma-separated values."""
        lines = "".join(",".join(map(str, row)) + "\n" for row in self.rows)
        return sha256(lines.encode()).hexdigest()

    def command(self, format: str) -> str:
        """Return the command that makes this file again."""
        return f"chromdocs table {self.table.id} --rows {len(self.rows)} --format {format}"
