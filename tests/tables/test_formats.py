"""Every table in every format: written, read back, and as self-describing as promised."""

import json
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from chromdocs import __version__
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.formats import FORMATS, LONG
from chromdocs.tables.symbols import _LATEX, escape, to_ascii, unescape
from chromdocs.tables.table import Column, Extract, Table

EVERY = pytest.mark.parametrize(
    ("id", "format", "rows"),
    [(id, format, rows) for id in TABLES for format in FORMATS for rows in (1, 8, 200)],
)
AWKWARD = Table(
    id="awkward",
    title="Commas & pipes",
    definition="100 % {awkward}_text #1",
    columns=(Column("n", "n", "the index"), Column("word", "", ""), Column("big", "", "")),
    rows=lambda: ((n, words[n % len(words)], -(10 ** (7000 * n))) for n in count()),
    shown=4,
    sequence="big",
    claims=(),
)
words = ['a, "b"', "a | b & c", r"\tau_{1} ^ 5 % #~", "τ ≤ ⋆ < −1", "-1", "$-1$"]


def expected(extract: Extract, format: str) -> list[tuple[int | str, ...]]:
    if format != "bfile":
        return list(extract.rows)
    index = extract.table.columns[0].name
    return list(zip(extract.values(index), extract.values(extract.table.sequence), strict=True))


@EVERY
def test_round_trip(id: str, format: str, rows: int) -> None:
    extract = TABLES[id].take(rows)
    parsed = FORMATS[format].parse(FORMATS[format].write(extract))
    assert parsed == expected(extract, format)
    assert [list(map(type, row)) for row in parsed] == [
        list(map(type, row)) for row in expected(extract, format)
    ]


@EVERY
def test_file_says_what_it_is(id: str, format: str, rows: int) -> None:
    extract = TABLES[id].take(rows)
    table = extract.table
    text = FORMATS[format].write(extract)
    spell = to_ascii if format == "bfile" else str
    facts = [table.id, table.title, table.definition, extract.range, __version__, "CC BY 4.0"]
    facts += [extract.sha256, f"chromdocs table {id} --rows {rows} --format {format}"]
    facts += table.claims
    facts += [fact for c in table.columns for fact in (c.name, c.meaning, c.oeis)]
    for fact in facts:
        assert spell(fact) in text
    assert text.endswith("\n")
    assert text == FORMATS[format].write(TABLES[id].take(rows))


@pytest.mark.parametrize("format", FORMATS)
def test_awkward_words_and_long_numbers(format: str) -> None:
    limit = sys.get_int_max_str_digits()
    extract = AWKWARD.take(7)
    assert FORMATS[format].parse(FORMATS[format].write(extract)) == expected(extract, format)
    assert len(extract.sha256) == 64
    assert sys.get_int_max_str_digits() == limit


@pytest.mark.parametrize(
    ("base", "exponent", "plus"),
    [
        (0, 1, 0),
        (7, 1, 0),
        (10, 599, 0),
        (10, 600, -1),
        (2, 1800, 0),
        (10, 9000, 1),
        (-7, 12345, 0),
    ],
)
def test_decimal_digits_of_any_number(base: int, exponent: int, plus: int) -> None:
    n = base**exponent + plus
    text = to_decimal(n)
    assert re.fullmatch(r"0|-?[1-9]\d*", text)
    assert from_decimal(text) == n
    assert len(text) > 4000 or text == str(n)


def test_checksum_can_be_had_from_the_csv_file() -> None:
    extract = TABLES["evil-p-positions"].take(20)
    lines = FORMATS["csv"].write(extract).splitlines(keepends=True)
    values = [line for line in lines if not line.startswith("#")][1:]
    assert sha256("".join(values).encode()).hexdigest() == extract.sha256


def test_json_is_json() -> None:
    about = json.loads(FORMATS["json"].write(TABLES["evil-tau-chi"].take(8)))
    assert about["rows"][6] == [6, "110", "red", -1, 0]
    assert [column["type"] for column in about["columns"]] == (
        ["integer", "text", "text", "integer", "integer"]
    )


def test_b_file_obeys_the_rules_of_the_oeis() -> None:
    text = FORMATS["bfile"].write(TABLES["evil-tau-chi"].take(9), column="tau")
    assert text.isascii()
    assert "\r" not in text
    assert max(map(len, text.splitlines())) <= 1000
    number = "(0|-?[1-9][0-9]*)"
    values = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(f"{number} {number}", line) for line in values)
    assert values[:3] == ["0 -1", "1 0", "2 1"]
    assert "--format bfile --column tau\n" in text


def test_b_file_needs_a_column_of_integers() -> None:
    extract = TABLES["evil-tau-chi"].take(4)
    with pytest.raises(ValueError, match="a column of integers, not 'colour'; known: k, tau, chi"):
        FORMATS["bfile"].write(extract, column="colour")
    with pytest.raises(ValueError, match="unknown column 'psi'; known: k, binary"):
        FORMATS["bfile"].write(extract, column="psi")
    with pytest.raises(ValueError, match="csv holds every column; only bfile takes 'tau'"):
        FORMATS["csv"].write(extract, column="tau")


@pytest.mark.parametrize("rows", [1, LONG, LONG + 1, 200])
@pytest.mark.parametrize("id", TABLES)
def test_latex_is_well_formed(id: str, rows: int) -> None:
    text = FORMATS["tex"].write(TABLES[id].take(rows))
    body = [line for line in text.splitlines() if not line.startswith("%")]
    begun, ended = (re.findall(rf"\\{word}{{(\w+)}}", text) for word in ("begin", "end"))
    assert begun == ended[::-1]
    assert ("longtable" in begun) == (rows > LONG)
    assert f"% needs: \\usepackage{{booktabs{', longtable' * (rows > LONG)}}}" in text
    cells = [line for line in body if line.endswith(r"\\") and not line.startswith("\\")]
    assert len(cells) == rows
    assert {line.count("&") for line in cells} == {len(TABLES[id].columns) - 1}
    assert "\n".join(body).count("{") == "\n".join(body).count("}")
    assert "\n".join(body).isascii()


def test_every_special_character_comes_back() -> None:
    text = "".join(_LATEX)
    assert unescape(escape(text)) == text
    assert escape(text).isascii()


@pytest.mark.skipif(not shutil.which("pdflatex"), reason="no LaTeX here")
def test_latex_compiles(tmp_path: Path) -> None:
    tables = [
        FORMATS["tex"].write(table.take(rows)) for table in TABLES.values() for rows in (LONG, 200)
    ]
    tables.append(FORMATS["tex"].write(AWKWARD.take(1)))
    document = (
        "\\documentclass{article}\n\\usepackage{booktabs,longtable}\n\\begin{document}\n"
        + "\n".join(tables)
        + f"{escape(' '.join(_LATEX))}\n\\end{{document}}\n"
    )
    (tmp_path / "tables.tex").write_text(document, "utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "tables.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    log = (tmp_path / "tables.log").read_text("latin-1")
    assert not re.search("Missing character|Float too large|Overfull", log)
