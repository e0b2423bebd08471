"""Every table in every format: written, read back, and as self-describing as promised."""

import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path

import pytest

from chromdocs import __version__
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.formats import ALL_FORMATS, FORMATS, LONG, TURNED, named
from chromdocs.tables.oeis import fitting, usual
from chromdocs.tables.symbols import _LATEX, escape, to_ascii, unescape
from chromdocs.tables.table import Column, Draft, Extract, Table

EVERY = pytest.mark.parametrize("id", TABLES)
AWKWARD = Table(
    id="awkward",
    title="Commas & pipes",
    definition="100 % {awkward}_text #1",
    columns=(Column("n", "n", "the index"), Column("word", "", ""), Column("big", "", "")),
    rows=lambda: ((n, words[n % len(words)], -(10 ** (7000 * n))) for n in count()),
    shown=4,
    sequence="big",
    claims=(),
    drafts={"big": Draft("Minus powers of ten.", ("τ ≤ ⋆.",))},
)
words = ['a, "b"', "a | b & c", r"\tau_{1} ^ 5 % #~", "τ ≤ ⋆ < −1", "-1", "$-1$"]


def taken(id: str, rows: int) -> Extract:
    """Return no more rows than a page shows, as some tables are hard to continue."""
    return computed(id, min(rows, TABLES[id].shown))


@cache
def computed(id: str, rows: int) -> Extract:
    return TABLES[id].take(rows)


def files(id: str) -> list[tuple[Extract, str]]:
    """Return extracts of a table, each with a format in which it can be written."""
    wanted = [(format, rows) for format in FORMATS for rows in (1, 60)]
    wanted += [("oeis", 150)] if TABLES[id].drafts else []
    return [(taken(id, rows), format) for format, rows in wanted]


@EVERY
def test_round_trip(id: str) -> None:
    for extract, format in files(id):
        chosen = ALL_FORMATS[format]
        parsed = chosen.parse(chosen.write(extract))
        held = chosen.held(extract)
        assert parsed == held
        assert [list(map(type, row)) for row in parsed] == [list(map(type, row)) for row in held]


def test_what_a_file_holds() -> None:
    extract = AWKWARD.take(3)
    for name, format in ALL_FORMATS.items():
        pairs = [(n, big) for n, _, big in extract.rows]
        pairs = pairs[:1] if name == "oeis" else pairs  # the next term has 7,001 digits
        assert format.held(extract) == (pairs if format.chooses else list(extract.rows))


@EVERY
def test_files_say_what_they_are(id: str) -> None:
    for extract, format in files(id):
        says_what_it_is(extract, format)


def says_what_it_is(extract: Extract, format: str) -> None:
    chosen, table = ALL_FORMATS[format], extract.table
    text = chosen.write(extract)
    if format == "oeis":
        extract = fitting(extract, usual(table))
    spell = to_ascii if chosen.chooses else str
    made = f"chromdocs table {table.id} --rows {len(extract.rows)} --format {format}"
    facts = [table.id, table.title, table.definition, extract.range, __version__, "CC BY 4.0"]
    facts += [extract.sha256, made, *table.claims]
    facts += [fact for c in table.columns for fact in (c.name, c.meaning, c.oeis)]
    text = unescape_json(text) if format == "json" else text
    for fact in facts:
        assert spell(fact) in text
    assert text.endswith("\n")
    assert ("whole table" in text) == (extract.complete and format != "json")


def unescape_json(text: str) -> str:
    return text.replace(r"\"", '"').replace(r"\\", "\\")


@pytest.mark.parametrize("format", ALL_FORMATS)
def test_files_are_the_same_each_time(format: str) -> None:
    write = ALL_FORMATS[format].write
    assert write(AWKWARD.take(4)) == write(AWKWARD.take(4))


@pytest.mark.parametrize("format", ALL_FORMATS)
def test_awkward_words_and_long_numbers(format: str) -> None:
    limit = sys.get_int_max_str_digits()
    extract, chosen = AWKWARD.take(7), ALL_FORMATS[format]
    assert chosen.parse(chosen.write(extract)) == chosen.held(extract)
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


def test_py_is_python() -> None:
    names: dict[str, object] = {}
    exec(FORMATS["py"].write(AWKWARD.take(7)), names)
    assert names["columns"] == ("n", "word", "big")
    assert names["rows"] == list(AWKWARD.take(7).rows)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("columns = ('n',)\n", "no line that begins with 'rows ='"),
        ("columns = ('n',)\nrows = [(1, 2),\n", "no literal"),
        ("columns = ('n',)\nrows = [[1, 2]]\n", "no list of tuples"),
        ("columns = ('n',)\nrows = (1, 2)\n", "no list of tuples"),
        ("columns = ('n',)\nrows = [print(1)]\n", "malformed node"),
    ],
)
def test_nothing_in_a_py_file_is_run(file: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        FORMATS["py"].parse(file)


def test_a_finite_table_says_that_it_is_whole() -> None:
    finite = replace(AWKWARD, rows=lambda: iter([(0, "a", 1), (1, "b", 2)]))
    assert [finite.take(rows).complete for rows in (1, 2, 3)] == [False, True, True]
    assert "# range: n = 0 to 1, the whole table\n" in FORMATS["csv"].write(finite.take(9))
    assert "--rows 2 --format csv" in FORMATS["csv"].write(finite.take(9))


def test_formats_by_the_name_of_a_file() -> None:
    for name, format in ALL_FORMATS.items():
        assert named(f"a.b-c.{format.suffix.upper()}").name == name
    with pytest.raises(ValueError, match="unknown ending of a file 'xls'"):
        named("table.xls")


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


@pytest.mark.parametrize("rows", [1, LONG, LONG + 1])
@pytest.mark.parametrize("id", TABLES)
def test_latex_is_well_formed(id: str, rows: int) -> None:
    text = FORMATS["tex"].write(taken(id, rows))
    body = [line for line in text.splitlines() if not line.startswith("%")]
    begun, ended = (re.findall(rf"\\{word}{{(\w+)}}", text) for word in ("begin", "end"))
    assert begun == ended[::-1]
    turned = "landscape" in begun
    long = len(taken(id, rows).rows) > (TURNED if turned else LONG)
    assert ("longtable" in begun) == long
    packages = f"booktabs{', longtable' * long}{', pdflscape' * turned}"
    assert f"% needs: \\usepackage{{{packages}}}" in text
    cells = [line for line in body if line.endswith(r"\\") and not line.startswith("\\")]
    assert len(cells) == len(taken(id, rows).rows)
    assert {line.count("&") for line in cells} == {len(TABLES[id].columns) - 1}
    assert "\n".join(body).count("{") == "\n".join(body).count("}")
    assert "\n".join(body).isascii()


def test_every_special_character_comes_back() -> None:
    text = "".join(_LATEX)
    assert unescape(escape(text)) == text
    assert escape(text).isascii()


@pytest.mark.skipif(not shutil.which("pdflatex"), reason="no LaTeX here")
def test_latex_compiles(tmp_path: Path) -> None:
    tables = [FORMATS["tex"].write(taken(id, rows)) for id in TABLES for rows in (LONG, LONG + 1)]
    tables.append(FORMATS["tex"].write(AWKWARD.take(1)))
    document = (
        "\\documentclass{article}\n\\usepackage{booktabs,longtable,pdflscape}\n\\begin{document}\n"
        + "\n".join(tables)
        + f"{escape(' '.join(_LATEX))}\n\\end{{document}}\n"
    )
    (tmp_path / "tables.tex").write_text(document, "utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "tables.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    log = (tmp_path / "tables.log").read_text("latin-1")
    assert not re.search("Missing character|Float too large|Overfull", log)
