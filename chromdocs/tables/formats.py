"""Write a table as csv, json, md, tex, py or b-file, and read the values back.

Every file says what it holds, where it comes from and how to make it again, in the same order
in all formats. None of it depends on the time of day, and integers may have any number of digits.
"""

import csv
import json
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from chromdocs.formats import Format
from chromdocs.names import known
from chromdocs.numbers.digits import from_decimal
from chromdocs.tables import literal, oeis, tex
from chromdocs.tables.header import column_type, comments, facts, provenance, typed
from chromdocs.tables.table import Extract, Row, Table, Value, to_text


@dataclass(frozen=True)
class TableFormat(Format):
    """A format of tables: its files can be read back.

    ``write`` takes an extract. A format that ``chooses`` writes one column besides the index, the
    usual one if none is named; the others write them all. ``held`` takes the same, and returns
    the rows that the file holds, as ``parse`` reads them; ``facts`` reads what the file says of
    itself.

    >>> from chromdocs.papers import TABLES
    >>> bfile = FORMATS["bfile"].write(TABLES["evil-tau-chi"].rows(3), column="tau")
    >>> print(bfile[bfile.index("# values"):], end="")
    # values: k tau
    0 -1
    1 0
    2 1
    >>> FORMATS["bfile"].parse(bfile)
    [(0, -1), (1, 0), (2, 1)]
    >>> FORMATS["bfile"].held(TABLES["evil-p-positions"].rows(3), "b")
    [(0, 0), (1, 3), (2, 5)]
    """

    parse: Callable[[str], list[Row]]  # reads the rows of a file
    held: Callable[..., list[Row]]  # the rows that a file holds
    facts: Callable[[str], dict[str, str]]  # what a file says of itself
    chooses: bool  # writes one column besides the index


def _of_all(
    name: str,
    label: str,
    suffix: str,
    parse: Callable[[str], list[Row]],
    write: Callable[[Extract], str],
    facts: Callable[[str], dict[str, str]] = facts,
) -> TableFormat:
    """Return a format whose files hold every column."""

    def held(extract: Extract, column: str | None = None) -> list[Row]:
        if column is not None:
            raise ValueError(f"{name} holds every column; only bfile takes {column!r}")
        return list(extract.rows)

    def written(extract: Extract, column: str | None = None) -> str:
        held(extract, column)
        return write(extract)

    return TableFormat(name, label, suffix, written, parse, held, facts, chooses=False)


def _of_one(
    name: str,
    label: str,
    suffix: str,
    parse: Callable[[str], list[Row]],
    write: Callable[[Extract, str], str],
    usual: Callable[[Table], str],
    fitting: Callable[[Extract, str], Extract],
) -> TableFormat:
    """Return a format whose files hold one column: if none is named, the *usual* one.

    They have the rows that are *fitting*.
    """

    def held(extract: Extract, column: str | None = None) -> list[Row]:
        column = column or usual(extract.table)
        return [*fitting(extract, column).pairs(column)]

    def written(extract: Extract, column: str | None = None) -> str:
        return write(extract, column or usual(extract.table))

    return TableFormat(name, label, suffix, written, parse, held, facts, chooses=True)


def _write_csv(extract: Extract) -> str:
    file = StringIO()
    file.write(comments(extract, "#", extract.command("csv")))
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(column.name for column in extract.table.columns)
    writer.writerows(map(to_text, row) for row in extract.rows)
    return file.getvalue()


def _parse_csv(text: str) -> list[Row]:
    lines = [line for line in text.splitlines() if not line.startswith("#")][1:]
    # the csv module refuses long cells, and only cells with quotes need it
    cells = (next(csv.reader([line])) if '"' in line else line.split(",") for line in lines)
    return typed(text, cells)


def _write_json(extract: Extract) -> str:
    table = extract.table
    about: dict[str, Any] = {
        "id": table.id,
        "title": table.title,
        "definition": table.definition,
        **({"parameters": dict(table.given)} if table.given else {}),
        "columns": [
            {
                "name": column.name,
                "type": column_type(extract, column.name),
                "tex": column.tex,
                "meaning": column.meaning,
                "oeis": column.oeis or None,
            }
            for column in table.columns
        ],
        "range": extract.range,
        **({} if table.catalogued else {"made with": f"chromdocs {extract.version}"}),
        "version": extract.version if table.catalogued else "",
        "licence": table.licence,
        "sha256": extract.sha256,
        "command": extract.command("json"),
        "claims": table.claims,
    }
    if not table.catalogued:
        about = {name: value for name, value in about.items() if value}
    head = json.dumps(about, indent=1, ensure_ascii=False).removesuffix("\n}")
    rows = ",\n".join(f"  [{', '.join(map(_json_value, row))}]" for row in extract.rows)
    return f'{head},\n "rows": [\n{rows}\n ]\n}}\n'


def _json_value(value: Value) -> str:
    return to_text(value) if isinstance(value, int) else json.dumps(value, ensure_ascii=False)


def _parse_json(text: str) -> list[Row]:
    return [tuple(row) for row in json.loads(text, parse_int=from_decimal)["rows"]]


def _write_md(extract: Extract) -> str:
    columns = extract.table.columns
    rules = ["---:" if extract.is_integer(column.name) else ":---" for column in columns]
    cells = [[column.name for column in columns], rules]
    cells += [[to_text(value).replace("|", r"\|") for value in row] for row in extract.rows]
    about = [
        f"- {name}: `{value}`" if name == "command" else f"- {name}: {value}"
        for name, value in provenance(extract, extract.command("md"))
    ]
    lines = [f"| {' | '.join(row)} |" for row in cells]
    return "\n".join([f"**{extract.table.title}**", "", *lines, "", *about, ""])


def _parse_md(text: str) -> list[Row]:
    lines = [line[2:-2] for line in text.splitlines() if line.startswith("| ")][2:]
    return typed(text, ([cell.replace(r"\|", "|") for cell in line.split(" | ")] for line in lines))


def _json_facts(text: str) -> dict[str, str]:
    about = json.loads(text, parse_int=from_decimal)
    names = ("id", "range", "version", "licence", "sha256", "command")
    return {name: str(about[name]) for name in names if name in about}


FORMATS: dict[str, TableFormat] = {  # that every table has
    format.name: format
    for format in (
        _of_all("csv", "CSV", "csv", _parse_csv, _write_csv),
        _of_all("json", "JSON", "json", _parse_json, _write_json, _json_facts),
        _of_all("md", "Markdown", "md", _parse_md, _write_md),
        _of_all("tex", "LaTeX", "tex", tex.parse, tex.write),
        _of_all("py", "Python, Sage", "py", literal.parse, literal.write),
        _of_one(
            "bfile",
            "OEIS b-file",
            "txt",
            oeis.parse_bfile,
            oeis.write_bfile,
            lambda table: table.sequence,
            lambda extract, column: extract,
        ),
    )
}
OEIS = _of_one("oeis", "OEIS draft", "oeis.txt", oeis.parse, oeis.write, oeis.usual, oeis.fitting)
ALL_FORMATS = FORMATS | {OEIS.name: OEIS}  # and the one of tables with a draft for the OEIS


def named(file: str) -> TableFormat:
    """Return the format of a file by the ending of its name.

    >>> named("evil-tau-chi.csv").name, named("A.OEIS.TXT").name, named("a.b.txt").name
    ('csv', 'oeis', 'bfile')
    """
    for format in (OEIS, *FORMATS.values()):
        if file.lower().endswith(f".{format.suffix}"):
            return format
    endings = {format.suffix: format for format in ALL_FORMATS.values()}
    return known(endings, Path(file).suffix[1:].lower(), "ending of a file")
