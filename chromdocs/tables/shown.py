"""The first rows of a table as people see and save them: text, HTML in a notebook, files."""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from chromdocs.arguments import careful
from chromdocs.extras import needed
from chromdocs.files import write_whole
from chromdocs.numbers.digits import to_decimal
from chromdocs.words import counted

TEXT_ROWS, HTML_ROWS = 20, 60  # so many are shown, and a line says how many there are

Cells = Sequence[Sequence[int | str]]


@careful
class Shown:
    """What an `Extract` can do to be seen and saved, in a class of its own."""

    table: Any
    rows: tuple[tuple[int | str, ...], ...]

    def __str__(self) -> str:
        return text([column.name for column in self.table.columns], self.rows)

    def _repr_html_(self) -> str:
        about = [(column.name, column.meaning) for column in self.table.columns]
        return html(about, self.rows, self.table.title)

    def to_csv(self) -> str:
        """Return the rows as CSV, with a header that says what they are."""
        return self._written("csv")

    def to_json(self) -> str:
        """Return the rows as JSON, with what they are."""
        return self._written("json")

    def to_markdown(self) -> str:
        """Return the rows as a table in Markdown."""
        return self._written("md")

    def to_latex(self) -> str:
        """Return the rows as a table in LaTeX; a comment says which packages it needs."""
        return self._written("tex")

    def _written(self, format: str) -> str:
        from chromdocs.tables.formats import FORMATS

        return str(FORMATS[format].write(self))

    def save(self, path: str | Path) -> Path:
        """Write a file and return its path; the ending is the format: .csv, .json, .md, .tex, ...

        >>> from chromdocs.papers import TABLES
        >>> TABLES["evil-tau-chi"].rows(4).save("colours.xls")
        Traceback (most recent call last):
        ValueError: unknown ending of a file 'xls'; known: csv, json, md, tex, py, txt, oeis.txt
        """
        from chromdocs.tables.formats import named

        path = Path(path)
        write_whole(path, str(named(path.name).write(self)).encode())
        return path

    def frame(self) -> Any:
        """Return the rows as a ``DataFrame``, with the first column as its index; needs pandas."""
        with needed():
            from pandas import DataFrame
        names = [column.name for column in self.table.columns]
        return DataFrame([*self.rows], columns=names).set_index(names[0])


def text(names: Sequence[str], rows: Cells) -> str:
    """Return rows under their names in aligned columns, numbers to the right.

    >>> print(text(["n", "colour"], [(9, "red"), (10, "green")]))
     n  colour
     9  red
    10  green
    >>> print(text(["n"], [(n,) for n in range(100)]).splitlines()[-1])
    the first 20 of 100 rows
    """
    shown = [[*map(_cell, row)] for row in rows[:TEXT_ROWS]]
    columns = [*zip(names, *shown, strict=True)]
    right = [_numbers(rows, at) for at in range(len(names))]
    widths = [max(map(len, column)) for column in columns]
    lines = [
        "  ".join(
            cell.rjust(width) if to_right else cell.ljust(width)
            for cell, width, to_right in zip(line, widths, right, strict=True)
        ).rstrip()
        for line in (names, *shown)
    ]
    return "\n".join([*lines, *_rest(rows, TEXT_ROWS)])


def html(columns: Sequence[tuple[str, str]], rows: Cells, title: str = "") -> str:
    """Return rows as a plain table, from the names of the columns with what they mean.

    >>> html([("n", "the index"), ("colour", "")], [(0, "red & green")], "Two")
    '<table><caption>Two</caption><thead><tr><th title="the index">n</th><th>colour</th></tr>\
</thead><tbody><tr><td style="text-align:right">0</td>\
<td style="text-align:left">red &amp; green</td></tr></tbody></table>'
    """
    sides = ["right" if _numbers(rows, at) else "left" for at in range(len(columns))]
    head = "".join(
        f'<th title="{escape(meaning)}">{escape(name)}</th>'
        if meaning
        else f"<th>{escape(name)}</th>"
        for name, meaning in columns
    )
    body = "".join(
        "<tr>"
        + "".join(
            f'<td style="text-align:{side}">{escape(_cell(value))}</td>'
            for value, side in zip(row, sides, strict=True)
        )
        + "</tr>"
        for row in rows[:HTML_ROWS]
    )
    caption = f"<caption>{escape(title)}</caption>" if title else ""
    rest = "".join(f"<p>{line}</p>" for line in _rest(rows, HTML_ROWS))
    return f"<table>{caption}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>{rest}"


def _rest(rows: Cells, shown: int) -> list[str]:
    return [f"the first {shown} of {len(rows):,} rows"] if len(rows) > shown else []


def _numbers(rows: Cells, at: int) -> bool:
    return all(isinstance(row[at], int) for row in rows)


def _cell(value: int | str) -> str:
    """Return a value in one line; of a long number the ends."""
    if isinstance(value, int):
        return counted(to_decimal(value), "digits", 12, 12)
    return counted(" ".join(value.split()), "characters", 24, 8)
