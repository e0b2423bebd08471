"""What every file of a table says of itself, and how a reader gets the types from it."""

import re
from collections.abc import Iterable, Sequence

from chromdocs.numbers.digits import from_decimal
from chromdocs.tables.table import Extract, Row

_COLUMN = re.compile(r"\W column .+? \((integer|text)\): ")
_FACT = re.compile(r"[#%-] (id|range|version|licence|sha256|command): `?(.*?)`?\s*$", re.MULTILINE)


def provenance(extract: Extract, command: str) -> list[tuple[str, str]]:
    """Return what the reader of a file needs to know, as names and values.

    A table of somebody's own has less to say: no command makes it again.

    >>> from chromdocs.papers import TABLES
    >>> about = dict(provenance(TABLES["evil-tau-chi"].rows(8), "chromdocs table evil-tau-chi"))
    >>> about["column binary (text)"], about["range"], about["licence"]
    ('the binary digits of k', 'k = 0 to 7', 'CC BY 4.0')
    """
    table = extract.table
    about = [
        ("id", table.id),
        ("title", table.title),
        ("definition", table.definition),
        *((f"parameter {name}", str(value)) for name, value in table.given.items()),
        *(
            (f"column {c.name} ({column_type(extract, c.name)})", c.meaning or c.name)
            for c in table.columns
        ),
        *((f"OEIS {c.oeis}", f"column {c.name}") for c in table.columns if c.oeis),
        ("range", extract.range + (", the whole table" if extract.complete else "")),
        ("version" if table.catalogued else "made with", f"chromdocs {extract.version}"),
        ("licence", table.licence),
        ("sha256", f"{extract.sha256} (of all columns: the rows as comma-separated lines)"),
        ("command", command),
        ("claims", " ".join(table.claims)),
    ]
    return [(name, value) for name, value in about if value or table.catalogued]


def column_type(extract: Extract, column: str) -> str:
    """Return "integer" or "text".

    >>> from chromdocs.papers import TABLES
    >>> column_type(TABLES["evil-tau-chi"].rows(8), "binary")
    'text'
    """
    return "integer" if extract.is_integer(column) else "text"


def comments(extract: Extract, mark: str, command: str) -> str:
    """Return the provenance as lines that start with *mark*.

    >>> from chromdocs.papers import TABLES
    >>> comments(TABLES["evil-tau-chi"].rows(8), "#", "").splitlines()[0]
    '# id: evil-tau-chi'
    """
    return "".join(f"{mark} {name}: {value}\n" for name, value in provenance(extract, command))


def facts(file: str) -> dict[str, str]:
    """Return what the header of a file says: id, range, version, licence, sha256 and command.

    >>> facts("# id: evil-tau-chi\\n# version: chromdocs 0.1.0\\nk,tau\\n0,-1\\n")
    {'id': 'evil-tau-chi', 'version': '0.1.0'}
    """
    said = dict(_FACT.findall(file))
    for name, extra in (("version", r"^chromdocs "), ("sha256", r" \(.*")):
        if name in said:
            said[name] = re.sub(extra, "", said[name])
    return said


def typed(file: str, cells: Iterable[Sequence[str]]) -> list[Row]:
    """Return *cells* as rows, with integers in the columns of which *file* says so.

    >>> typed("# column k (integer): a level\\n# column binary (text): its digits", [["2", "10"]])
    [(2, '10')]
    """
    types = [found[1] for line in file.splitlines() if (found := _COLUMN.match(line))]
    return [
        tuple(
            from_decimal(cell) if type == "integer" else cell
            for cell, type in zip(row, types, strict=True)
        )
        for row in cells
    ]
