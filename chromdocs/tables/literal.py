"""A table as Python: two assignments that Python 3 and Sage read, and nothing else."""

import ast

from chromdocs.tables.header import comments
from chromdocs.tables.table import Extract, Row, Value
from chromdocs.trees import tree

_SHORT = 2_000  # bits; Python may refuse decimal literals of more than 640 digits
_START = "\nrows = "


def write(extract: Extract) -> str:
    """Return the file: comments, the names of the columns, and the rows as tuples.

    >>> from chromdocs.papers import TABLES
    >>> file = write(TABLES["evil-p-positions"].rows(2))
    >>> print(file[file.index("columns = "):], end="")
    columns = ('n', 'a', 'b', 'kind', 'difference')
    rows = [
        (0, 0, 0, 'evil and dopey', 0),
        (1, 1, 3, 'odious and vile', 2),
    ]
    """
    names = tuple(column.name for column in extract.table.columns)
    lines = "".join(f"    {_tuple(row)},\n" for row in extract.rows)
    head = comments(extract, "#", extract.command("py"))
    return f"{head}columns = {_tuple(names)}\nrows = [\n{lines}]\n"


def literal(value: Value) -> str:
    """Return *value* as Python reads it; a very long number is written in hexadecimal.

    >>> literal(-12), literal("red"), literal(2**2000)[:8]
    ('-12', "'red'", '0x100000')
    """
    if isinstance(value, int) and value.bit_length() > _SHORT:
        return hex(value)
    return repr(value)


def _tuple(values: tuple[Value, ...]) -> str:
    inside = ", ".join(map(literal, values))
    return f"({inside},)" if len(values) == 1 else f"({inside})"


def parse(text: str) -> list[Row]:
    """Return the rows of a file that `write` made; nothing in it is run.

    >>> parse("columns = ('n', 'word')\\nrows = [(0, 'a'), (-1, '#')]")
    [(0, 'a'), (-1, '#')]
    """
    _, found, rest = text.partition(_START)
    if not found:
        raise ValueError("it has no line that begins with 'rows ='")
    try:
        rows = ast.literal_eval(tree(rest.strip()))
    except (SyntaxError, TypeError, MemoryError, RecursionError) as error:
        raise ValueError(f"its rows are no literal: {str(error).splitlines()[0]}") from None
    if not isinstance(rows, list) or not all(isinstance(row, tuple) for row in rows):
        raise ValueError("its rows are no list of tuples")
    return rows
