"""Write a table as csv, json, md, tex, py or b-file, and read the values back.

Every file says what it holds, where it comes from and how to make it again, in the same order
in all formats. None of it depends on the time of day, and integers may have any number of digits.
"""

import csv
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from typing import Any

from chromdocs.formats import Format
from chromdocs.names import known
from chromdocs.numbers.digits import from_decimal
from chromdocs.tables import literal, oeis
from chromdocs.tables.header import column_type, comments, facts, provenance, typed
from chromdocs.tables.symbols import escape, to_latex, unescape
from chromdocs.tables.table import Extract, Row, Table, Value, to_text

LONG, TURNED = 40, 18  # rows that fit on a page of the class article, upright and turned
PAGES = ((340, False), (545, True))  # points across a page of this class, upright and turned
SIZES = (("", 5.1, 6), (r"\small", 4.7, 5), (r"\footnotesize", 4.4, 3), (r"\scriptsize", 4.0, 2))


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


def _write_tex(extract: Extract) -> str:
    table, index = extract.table, extract.table.columns[0]
    align = "".join("r" if _looks_whole(extract, column.name) else "l" for column in table.columns)
    made = f"Data: chromdocs {extract.version}, table {table.id}"
    made = made if table.catalogued else f"Made with chromdocs {extract.version}"
    source = f"{', '.join(filter(None, (made, table.licence)))}."
    range = extract.range.replace(index.name, index.heading, 1)
    caption = rf"\caption{{{to_latex(f'{table.title}, {range}. {source}')}}}"
    label = rf"\label{{tab:{table.id}}}"
    names = " & ".join(to_latex(column.heading) for column in table.columns)
    heading = rf"\toprule {names} \\ \midrule"
    rows = [rf"{' & '.join(map(_tex_value, row))} \\" for row in extract.rows]
    small, turned = _fitted(extract)
    if len(rows) > (TURNED if turned else LONG):
        packages = "booktabs, longtable"
        begin = [r"\begingroup" + small] if small else []
        begin += [rf"\begin{{longtable}}{{{align}}}", rf"{caption}{label} \\", heading]
        begin += [r"\endfirsthead", heading, r"\endhead", r"\bottomrule", r"\endfoot"]
        end = [r"\end{longtable}", *([r"\endgroup"] if small else [])]
    else:
        packages = "booktabs"
        begin = [r"\begin{table}[htbp]", r"\centering" + small, caption + label, r"\medskip"]
        begin += [rf"\begin{{tabular}}{{{align}}}", heading]
        end = [r"\bottomrule", r"\end{tabular}", r"\end{table}"]
    if turned:
        packages += ", pdflscape"
        begin, end = [r"\begin{landscape}", *begin], [*end, r"\end{landscape}"]
    head = comments(extract, "%", extract.command("tex"))
    return "\n".join([f"{head}% needs: \\usepackage{{{packages}}}", *begin, *rows, *end, ""])


def _fitted(extract: Extract) -> tuple[str, bool]:
    """Return the size with which a wide table fits on a page, and whether the page is turned."""
    cells = [
        [column.heading.strip("$"), *map(to_text, extract.values(column.name))]
        for column in extract.table.columns
    ]
    letters = sum(max(map(len, column)) for column in cells)
    for width, turned in PAGES:
        for size, letter, apart in SIZES:
            if letter * letters + 2 * apart * len(cells) <= width:
                return rf"{size}\setlength{{\tabcolsep}}{{{apart}pt}}" if size else "", turned
    return rf"\tiny\setlength{{\tabcolsep}}{{{apart}pt}}", True


def _looks_whole(extract: Extract, column: str) -> bool:
    """Tell whether the values look like whole numbers; binary digits do, though they are text."""
    return all(to_text(value).lstrip("-").isdigit() for value in extract.values(column))


def _tex_value(value: Value) -> str:
    if isinstance(value, int):
        return f"${to_text(value)}$" if value < 0 else to_text(value)
    return escape(value)


def _parse_tex(text: str) -> list[Row]:
    lines = [line for line in text.splitlines() if line.endswith(r" \\") and line[0] not in "%\\"]
    cells = (line.removesuffix(r" \\").split(" & ") for line in lines)
    minus = re.compile(r"\$(-\d+)\$")
    return typed(text, ([unescape(minus.sub(r"\1", cell)) for cell in row] for row in cells))


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
        _of_all("tex", "LaTeX", "tex", _parse_tex, _write_tex),
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
