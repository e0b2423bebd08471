"""A table in LaTeX as a mathematician sets it: symbols in the head, formulas in the cells.

Numbers stand to the right, words of digits or letters in typewriter. A long narrow table stands in
blocks side by side on one page, a longer one goes over pages, a wide one is small or turned. Each
cell is written so that it can be read back.
"""

import re
from collections.abc import Sequence

from chromdocs.tables.header import comments, typed
from chromdocs.tables.symbols import escape, formula, to_latex, unescape, unformula
from chromdocs.tables.table import Column, Extract, Row, to_text

LONG, TURNED = 40, 18  # rows that fit on a page of the class article, upright and turned
MOST_BLOCKS = 4  # side by side
BETWEEN = 20  # points between blocks: a \qquad
PAGES = ((340, False), (545, True))  # points across a page of this class, upright and turned
SIZES = (("", 5.1, 6), (r"\small", 4.7, 5), (r"\footnotesize", 4.4, 3), (r"\scriptsize", 4.0, 2))

_NUMBER = re.compile(r"\d+(?:\.\d+)?")
_FRACTION = re.compile(r"([-−]?\d+)(?:/(\d+))?")
_PHANTOM = re.compile(r"\\phantom\{[^}]*\}")
_CODE = re.compile(r"\d+|[A-Z]+")  # a word of digits or of letters
_GAME = re.compile(r"[\w-]+:\w")
_TYPED = re.compile(r"\\texttt\{(.*)\}")
_TOLD = re.compile(r"[$_^{}]*(?:\\[A-Za-z]+|[A-Za-z])[$_^{}]*")  # a letter of a heading, in TeX
_OTHER = ("%", r"\toprule", r"\caption")  # how lines begin that end as rows do


def write(extract: Extract) -> str:
    """Return the file: what it is in comments, and a table or a long one."""
    table = extract.table
    columns = [_cells(extract, column) for column in table.columns]
    align = "".join("r" if _to_right(extract, column.name) else "l" for column in table.columns)
    names = " & ".join(to_latex(column.heading) for column in table.columns)
    lines = [" & ".join(row) for row in zip(*columns, strict=True)]
    small, turned = _fitted(extract)
    blocks, smaller = _blocks(extract)
    caption, label = rf"\caption{{{_caption(extract)}}}", rf"\label{{tab:{table.id}}}"
    if blocks > 1:
        small, turned = smaller, False
        lines = _side_by_side(lines, blocks, " & " * (len(columns) - 1))
        align, names = r"@{\qquad}".join([align] * blocks), " & ".join([names] * blocks)
    heading, rows = rf"\toprule {names} \\ \midrule", [rf"{line} \\" for line in lines]
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
    head += f"% cite: chromdocs cite {table.id}\n" if table.catalogued else ""
    return "\n".join([f"{head}% needs: \\usepackage{{{packages}}}", *begin, *rows, *end, ""])


def parse(text: str) -> list[Row]:
    """Return the rows of a file that `write` made."""
    lines = [line for line in text.splitlines() if line.endswith(r" \\")]
    cells = [
        [_read(cell) for cell in line.removesuffix(r" \\").split(" & ")]
        for line in lines
        if not line.startswith(_OTHER)
    ]
    across = len(re.findall(r"^% column ", text, re.MULTILINE)) or 1
    blocks = max((len(row) // across for row in cells), default=0)
    rows = [row[across * n : across * (n + 1)] for n in range(blocks) for row in cells]
    return typed(text, (row for row in rows if any(row)))


def _caption(extract: Extract) -> str:
    table, index = extract.table, extract.table.columns[0]
    made = f"Data: chromdocs {extract.version}, table {table.id}"
    made = made if table.catalogued else f"Made with chromdocs {extract.version}"
    source = f"{', '.join(filter(None, (made, table.licence)))}."
    range = "no rows"
    if extract.rows:
        first, last = (to_text(row[0]) for row in (extract.rows[0], extract.rows[-1]))
        symbol = index.heading.strip("$") if index.heading.startswith("$") else ""
        range = rf"${first} \le {symbol} \le {last}$" if symbol else f"rows {first} to {last}"
    return to_latex(f"{table.title}, {range}. {source}")


def _cells(extract: Extract, column: Column) -> list[str]:
    """Return the cells of a column; whole numbers among fractions leave room for a denominator."""
    values = extract.values(column.name)
    texts = [value for value in values if isinstance(value, str)]
    if texts and not column.tex and _is_code(texts):
        return [rf"\texttt{{{escape(to_text(value))}}}" for value in values]
    fractions = [_FRACTION.fullmatch(text) for text in texts]
    room = max((len(found[2] or "") for found in fractions if found), default=0)
    if not texts or not room or not all(fractions):
        return [_cell(to_text(value)) for value in values]
    return [_padded(text, room) for text in texts]


def _cell(text: str) -> str:
    return text if _NUMBER.fullmatch(text) else formula(text) or escape(text)


def _padded(text: str, room: int) -> str:
    """Set a number so that it ends where a fraction with a denominator of *room* digits ends.

    >>> print(_padded("27", 1), _padded("9/2", 2))
    $27\\phantom{/0}$ $9/2\\phantom{0}$
    """
    _, slash, below = text.partition("/")
    missing = ("" if slash else "/") + "0" * (room - len(below))
    tex = formula(text)
    return rf"{tex[:-1]}\phantom{{{missing}}}$" if missing else tex


def _read(cell: str) -> str:
    """Return the text of a cell.

    >>> _read("$9/2\\\\phantom{0}$"), _read("\\\\texttt{101}"), _read("$-7$"), _read("")
    ('9/2', '101', '-7', '')
    """
    if written := _TYPED.fullmatch(cell):
        return unescape(written[1])
    if re.fullmatch(r"\$[^$]+\$", cell):
        return unformula(_PHANTOM.sub("", cell))
    return unescape(cell)


def _is_code(texts: Sequence[str]) -> bool:
    """Tell whether texts are words of digits or letters, or games as the library writes them."""
    words = all(map(_CODE.fullmatch, texts)) and max(map(len, texts)) > 1
    return words or any(map(_GAME.match, texts))


def _to_right(extract: Extract, column: str) -> bool:
    """Tell whether values are numbers; words of digits stand to the right as well."""
    texts = map(to_text, extract.values(column))
    return all(_NUMBER.fullmatch(text) or _FRACTION.fullmatch(text) or not text for text in texts)


def _width(extract: Extract, letter: float, apart: float) -> float:
    """Return about how many points a table is wide, of letters so wide and columns so far apart."""
    cells = [
        [_TOLD.sub("x", column.heading), *map(to_text, extract.values(column.name))]
        for column in extract.table.columns
    ]
    return letter * sum(max(map(len, column)) for column in cells) + 2 * apart * len(cells)


def _fitted(extract: Extract) -> tuple[str, bool]:
    """Return the size with which a wide table fits on a page, and whether the page is turned."""
    for width, turned in PAGES:
        for size, letter, apart in SIZES:
            if _width(extract, letter, apart) <= width:
                return _sized(size, apart), turned
    return _sized(r"\tiny", apart), True


def _sized(size: str, apart: int) -> str:
    return rf"{size}\setlength{{\tabcolsep}}{{{apart}pt}}" if size else ""


def _blocks(extract: Extract) -> tuple[int, str]:
    """Return in how many blocks a table fits on one page, and in which size; 1 if in none."""
    blocks = -(-len(extract.rows) // LONG)
    for size, letter, apart in SIZES[: 3 if blocks <= MOST_BLOCKS else 0]:
        between = (blocks - 1) * BETWEEN
        if blocks * _width(extract, letter, apart) + between <= PAGES[0][0]:
            return blocks, _sized(size, apart)
    return 1, ""


def _side_by_side(lines: Sequence[str], blocks: int, empty: str) -> list[str]:
    """Return the lines of a table in blocks; the last may be shorter, and is filled with *empty*.

    >>> _side_by_side(["1", "2", "3"], 2, "")
    ['1 & 3', '2 & ']
    """
    high = -(-len(lines) // blocks)
    filled = [*lines, *[empty] * (high * blocks - len(lines))]
    return [" & ".join(filled[row::high]) for row in range(high)]
