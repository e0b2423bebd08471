"""Tell whether a file of a table is genuine: compute its rows again and compare.

The values count first, then the checksum, then every line of the file. Line ends of Windows and a
missing end of the last line are no difference. What another version made may be worded otherwise:
there the values and the checksum decide, and the finding says that they do not cover the words:
title, definition, licence, nor that it is of this version.
"""

import shlex
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

from chromdocs import __version__
from chromdocs.tables.formats import TableFormat
from chromdocs.tables.table import Extract, Row, Table, checksum, to_text
from chromdocs.words import shortened

FACTS = ("id", "range", "version", "licence", "sha256", "command")
UNREADABLE = (ValueError, TypeError, KeyError, RecursionError)  # what a hostile file may raise
START = {"json": "{\n", "md": "**"}  # of files whose header cannot be read if their end is missing


@dataclass(frozen=True)
class Finding:
    """What was found out about a file: whether it is ``genuine``, and a line that says why."""

    genuine: bool  # the file is what it says
    said: str  # why
    rows: int = 0  # that it has
    version: str = ""  # that made it
    sha256: str = ""  # of its values

    @property
    def line(self) -> str:
        """Return the finding in one line."""
        return f"{'genuine' if self.genuine else 'not genuine'}: {self.said}"

    def to_json(self) -> dict[str, Any]:
        """Return the finding as names and values."""
        return asdict(self)


class _NotGenuineError(Exception):
    """Ends a comparison; says what is wrong."""


def examine(table: Table, format: TableFormat, text: str) -> Finding:
    """Compare a file with what *table* holds.

    >>> from chromdocs.papers import TABLES
    >>> from chromdocs.tables.formats import FORMATS
    >>> evil, csv = TABLES["evil-p-positions"], FORMATS["csv"]
    >>> file = csv.write(evil.rows(8))
    >>> examine(evil, csv, file).line.split(", ")[0]
    'genuine: 8 rows'
    >>> examine(evil, csv, file.replace("4,7,9", "4,7,8")).line
    'not genuine: row 5 (n = 4): column b is 8 in the file, 9 in the table'
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").rstrip("\n") + "\n"
    facts = _facts(format, text)
    if not facts and text.startswith(START.get(format.name, "\0")):
        return Finding(False, f"the file breaks off or was cut: it is no whole {format.name} file")
    if not facts:
        raise ValueError(f"the file is no table in the format {format.name}: it has no header")
    try:
        return _examine(table, format, text, facts)
    except _NotGenuineError as error:
        version = facts.get("version", "")
        made = f" (made by chromdocs {version})" if version not in ("", __version__) else ""
        return Finding(False, f"{error}{made}", version=version, sha256=facts.get("sha256", ""))


def _facts(format: TableFormat, text: str) -> dict[str, str]:
    try:
        return format.facts(text)
    except UNREADABLE:  # JSON that breaks off has nothing to say
        return {}


def _examine(table: Table, format: TableFormat, text: str, facts: dict[str, str]) -> Finding:
    missing = [name for name in FACTS if not facts.get(name)]
    if missing:
        raise _NotGenuineError(f"the file breaks off or was cut: it does not say {missing[0]}")
    if facts["id"] != table.id:
        raise _NotGenuineError(f"the file says that it is table {facts['id']}, not {table.id}")
    command = facts["command"]
    rows, column = (_option(command, name) for name in ("--rows", "--column"))
    if not rows.isdecimal() or len(rows) > 8:
        said = shortened(command, 80)
        raise _NotGenuineError(f"its command says no number of rows: {said}")
    table = _varied(table, command)
    found = _rows(format, text)
    chosen = column if column and format.chooses else None
    extract = _again(table, format, chosen, found, int(rows))
    held = format.held(extract, chosen)
    names = [known.name for known in table.columns]
    if format.chooses:
        names = [names[0], chosen or table.sequence]
    _compare(names, found, held)
    if not format.chooses and facts["sha256"] != checksum(found):
        raise _NotGenuineError("the checksum in the file is not that of its rows")
    if facts["sha256"] != extract.sha256:
        raise _NotGenuineError("the checksum in the file is not that of the table")
    finding = f"{len(found)} rows, chromdocs {facts['version']}, sha256 {extract.sha256}"
    if facts["version"] != __version__:
        finding = (
            f"made by another version, chromdocs {shortened(facts['version'])}; the values are the "
            f"same: {len(found)} rows, sha256 {extract.sha256}; the checksum does not cover title, "
            "licence and version, nor were they compared"
        )
    else:
        _compare_lines(text, format.write(extract, chosen))
    return Finding(True, finding, len(found), facts["version"], extract.sha256)


def _option(command: str, name: str) -> str:
    """Return the word after an option of the command, or nothing."""
    return next(iter(_options(command, name)), "")


def _options(command: str, name: str) -> list[str]:
    """Return the words after each time that an option is there."""
    try:
        words = shlex.split(command)
    except ValueError:  # a quotation mark that nothing closes
        words = []
    return [word for option, word in pairwise(words) if option == name]


def _varied(table: Table, command: str) -> Table:
    """Return the table for the parameters that the command sets."""
    given = dict(setting.partition("=")[::2] for setting in _options(command, "--set"))
    try:
        return table.varied(**given)
    except ValueError as error:
        raise _NotGenuineError(str(error)) from None


def _rows(format: TableFormat, text: str) -> list[Row]:
    try:
        found = format.parse(text)
    except UNREADABLE as error:
        why = shortened(str(error), 80)
        raise _NotGenuineError(f"its rows cannot be read, or break off: {why}") from None
    if not found:
        raise _NotGenuineError("it has no rows")
    return found


def _again(
    table: Table, format: TableFormat, column: str | None, found: Sequence[Row], said: int
) -> Extract:
    """Compute as many rows as the file says that it has; if it has others, it was cut."""
    skipped = 0
    if format.chooses:  # rows before the offset of a draft are not in the file
        first, start = table.rows(1).rows[0][0], found[0][0]
        if not isinstance(first, int) or not isinstance(start, int) or start < first:
            raise _NotGenuineError(f"its first index is {_shown(start)}, not {_shown(first)}")
        skipped = min(start - first, said)
    if len(found) + skipped != said:
        raise _NotGenuineError(f"it has {len(found)} rows, and its command says {said - skipped}")
    try:
        extract = table.rows(said)
        format.held(extract, column)
    except ValueError as error:
        raise _NotGenuineError(str(error)) from None
    return extract


def _compare(names: Sequence[str], found: Sequence[Row], held: Sequence[Row]) -> None:
    for number, (row, right) in enumerate(zip(found, held, strict=False), 1):
        at = f"row {number} ({names[0]} = {_shown(right[0])})"
        if len(row) != len(right):
            raise _NotGenuineError(
                f"{at}: {len(row)} values in the file, {len(right)} in the table"
            )
        for name, value, wanted in zip(names, row, right, strict=True):
            if type(value) is not type(wanted) or value != wanted:
                raise _NotGenuineError(
                    f"{at}: column {name} is {_shown(value)} in the file, "
                    f"{_shown(wanted)} in the table"
                )
    if len(found) != len(held):
        raise _NotGenuineError(f"{len(found)} rows in the file, {len(held)} in the table")


def _compare_lines(text: str, right: str) -> None:
    """Find the first line that is not as it was written; the values are known to be right."""
    lines, wanted = text.rstrip("\n").split("\n"), right.rstrip("\n").split("\n")
    for number, (line, want) in enumerate(zip(lines, wanted, strict=False), 1):
        if line != want:
            raise _NotGenuineError(
                f"the values are right, but line {number} was changed: {shortened(line, 60)!r}"
            )
    if len(lines) != len(wanted):
        raise _NotGenuineError(
            f"the values are right, but the file has {len(lines)} lines in place of {len(wanted)}"
        )


def _shown(value: object) -> str:
    return shortened(to_text(value), 40) if isinstance(value, int | str) else repr(value)
