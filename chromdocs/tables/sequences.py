"""Which columns of a table are sequences, and their b-files: as many terms as are wanted and quick.

The OEIS likes 10,000 terms. A new sequence gets as many, one that the OEIS has fewer, any other
1,000, so that the site stays small; a file says how many it has, and the command that makes more.
"""

import re
from dataclasses import dataclass, replace
from itertools import accumulate, takewhile

from chromdocs.tables.oeis import FEW, write_bfile
from chromdocs.tables.table import MOST_ROWS, Column, Extract, to_text

DRAFTED, KNOWN, OTHERS = 10_000, 5_000, 1_000  # terms
ROOM = 100_000  # characters of a file, and so digits of numbers that grow fast
LEAST = 4  # terms that make a sequence
_SIGNS = {"+": "plus", "-": "minus"}


@dataclass(frozen=True)
class BFile:
    """The b-file of a column: the rows that it has, and its name."""

    extract: Extract  # as many rows as are in the file
    column: Column  # whose values it lists

    @property
    def name(self) -> str:
        """Return the name of the file, of letters, digits and hyphens.

        >>> from chromdocs.papers import TABLES
        >>> BFile(TABLES["upmark-excluded"].rows(9), Column("S_+")).name
        'upmark-excluded-S_plus.b.txt'
        """
        signed = re.sub(r"[+-]$", lambda sign: _SIGNS[sign[0]], self.column.name)
        plain = re.sub(r"\W+", "-", signed)
        return f"{self.extract.table.id}-{plain}.b.txt"

    @property
    def saved(self) -> str:
        """Return the name under which a reader saves it: that of the OEIS, if it counts alike."""
        number, meaning = self.column.oeis, self.column.meaning
        index = self.extract.table.columns[0].name
        alike = number and f"{number}({index})" in meaning and "≥" not in meaning
        alike = alike and self.terms >= OTHERS
        return f"b{number[1:]}.txt" if alike else self.name

    @property
    def terms(self) -> int:
        """Return how many terms it has."""
        return len(self.extract.pairs(self.column.name))

    @property
    def command(self) -> str:
        """Return the command that makes it."""
        return self.extract.command("bfile", self.column.name)

    @property
    def text(self) -> str:
        """Return the file."""
        return write_bfile(self.extract, self.column.name)


def sequences(extract: Extract) -> list[Column]:
    """Return the columns that are sequences, each once.

    The index of such a table has a symbol; one that only numbers the rows has none. A sequence
    holds integers, and is neither the index, shifted perhaps, nor one number from the second term.

    >>> from chromdocs.papers import TABLES
    >>> [column.name for column in sequences(TABLES["golden-chromatic-p-positions"].rows())]
    ['a', 'b']
    """
    index, *columns = extract.table.columns
    if not index.tex or len(extract.rows) < LEAST:
        return []
    found: dict[tuple[object, ...], Column] = {}
    for column in columns:
        if not extract.is_integer(column.name):
            continue
        pairs = extract.pairs(column.name)
        values = tuple(value for _, value in pairs)
        if len({*values[1:]}) > 1 and len({value - n for n, value in pairs}) > 1:
            found.setdefault(values, column)
    return [*found.values()]


def bfiles(shown: Extract) -> list[BFile]:
    """Return the b-files of a table, from the rows that its page shows.

    >>> from chromdocs.papers import TABLES
    >>> [(file.name, file.terms) for file in bfiles(TABLES["evil-tau-chi"].rows())]
    [('evil-tau-chi-tau.b.txt', 1000), ('evil-tau-chi-chi.b.txt', 1000)]
    """
    table, found = shown.table, sequences(shown)
    wanted = {column.name: _wanted(shown, column) for column in found}
    longest = max(wanted.values(), default=0)
    extract = table.rows(longest) if longest > len(shown.rows) else shown
    files = []
    for column in found:
        pairs = extract.pairs(column.name)
        skipped = len(extract.rows) - len(pairs)
        lines = accumulate(len(to_text(n)) + len(to_text(value)) + 2 for n, value in pairs)
        fit = skipped + sum(1 for _ in takewhile(lambda size: size <= ROOM, lines))
        rows = min(fit, wanted[column.name])
        whole = extract.complete and rows >= len(extract.rows)
        files.append(BFile(replace(extract, rows=extract.rows[:rows], complete=whole), column))
    return files


def _wanted(shown: Extract, column: Column) -> int:
    """Return how many rows a b-file should have; what is hard to continue is left as it is."""
    table = shown.table
    if table.finite:
        return table.length
    if shown.complete or table.shown < FEW or table.most < MOST_ROWS:
        return len(shown.rows)
    drafted = column.name in table.drafts
    return min(DRAFTED if drafted else KNOWN if column.oeis else OTHERS, table.quick)
