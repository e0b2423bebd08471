"""The formats of tables: awkward words, long numbers, and what each file promises."""

import json
import re
import sys
from dataclasses import replace
from hashlib import sha256
from itertools import count

import pytest

from chromdocs.formats import Format
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.papers import PAPERS, TABLES
from chromdocs.tables.formats import ALL_FORMATS, FORMATS, named
from chromdocs.tables.symbols import _LATEX, escape, unescape
from chromdocs.tables.table import Column, Draft, Table

AWKWARD = Table(
    id="awkward",
    title="Commas & pipes",
    definition="100 % {awkward}_text #1",
    columns=(Column("n", "n", "the index"), Column("word", "", ""), Column("big", "", "")),
    licence="CC BY 4.0",
    catalogued=True,
    source=lambda: ((n, words[n % len(words)], -(10 ** (7000 * n))) for n in count()),
    shown=4,
    sequence="big",
    claims=(),
    paper=PAPERS["chromatic"],
    drafts={"big": Draft("Minus powers of ten.", ("τ ≤ ⋆.",))},
)
words = ['a, "b"', "a | b & c", r"\tau_{1} ^ 5 % #~", "τ ≤ ⋆ < −1", "-1", "$-1$"]


def test_a_format_says_what_a_button_says() -> None:
    labels = "CSV", "JSON", "Markdown", "LaTeX", "Python, Sage", "OEIS b-file", "OEIS draft"
    assert tuple(format.label for format in ALL_FORMATS.values()) == labels
    assert all(isinstance(format, Format) for format in ALL_FORMATS.values())


def test_what_a_file_holds() -> None:
    extract = AWKWARD.rows(3)
    for name, format in ALL_FORMATS.items():
        pairs = [(n, big) for n, _, big in extract.rows]
        pairs = pairs[:1] if name == "oeis" else pairs  # the next term has 7,001 digits
        assert format.held(extract) == (pairs if format.chooses else list(extract.rows))


@pytest.mark.parametrize("format", ALL_FORMATS)
def test_files_are_the_same_each_time(format: str) -> None:
    write = ALL_FORMATS[format].write
    assert write(AWKWARD.rows(4)) == write(AWKWARD.rows(4))


@pytest.mark.parametrize("format", ALL_FORMATS)
def test_awkward_words_and_long_numbers(format: str) -> None:
    limit = sys.get_int_max_str_digits()
    extract, chosen = AWKWARD.rows(7), ALL_FORMATS[format]
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
    extract = TABLES["evil-p-positions"].rows(20)
    lines = FORMATS["csv"].write(extract).splitlines(keepends=True)
    values = [line for line in lines if not line.startswith("#")][1:]
    assert sha256("".join(values).encode()).hexdigest() == extract.sha256


def test_json_is_json() -> None:
    about = json.loads(FORMATS["json"].write(TABLES["evil-tau-chi"].rows(8)))
    assert about["rows"][6] == [6, "110", "red", -1, 0]
    assert [column["type"] for column in about["columns"]] == (
        ["integer", "text", "text", "integer", "integer"]
    )


def test_py_is_python() -> None:
    names: dict[str, object] = {}
    exec(FORMATS["py"].write(AWKWARD.rows(7)), names)
    assert names["columns"] == ("n", "word", "big")
    assert names["rows"] == list(AWKWARD.rows(7).rows)


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
    finite = replace(AWKWARD, source=lambda: iter([(0, "a", 1), (1, "b", 2)]))
    assert [finite.rows(rows).complete for rows in (1, 2, 3)] == [False, True, True]
    assert "# range: n = 0 to 1, the whole table\n" in FORMATS["csv"].write(finite.rows(9))
    assert "--rows 2 --format csv" in FORMATS["csv"].write(finite.rows(9))


def test_formats_by_the_name_of_a_file() -> None:
    for name, format in ALL_FORMATS.items():
        assert named(f"a.b-c.{format.suffix.upper()}").name == name
    with pytest.raises(ValueError, match="unknown ending of a file 'xls'"):
        named("table.xls")


def test_b_file_obeys_the_rules_of_the_oeis() -> None:
    text = FORMATS["bfile"].write(TABLES["evil-tau-chi"].rows(9), column="tau")
    assert text.isascii()
    assert "\r" not in text
    assert max(map(len, text.splitlines())) <= 1000
    number = "(0|-?[1-9][0-9]*)"
    values = [line for line in text.splitlines() if not line.startswith("#")]
    assert all(re.fullmatch(f"{number} {number}", line) for line in values)
    assert values[:3] == ["0 -1", "1 0", "2 1"]
    assert "--format bfile --column tau\n" in text


def test_b_file_needs_a_column_of_integers() -> None:
    extract = TABLES["evil-tau-chi"].rows(4)
    with pytest.raises(ValueError, match="a column of integers, not 'colour'; known: k, tau, chi"):
        FORMATS["bfile"].write(extract, column="colour")
    with pytest.raises(ValueError, match="unknown column 'psi'; known: k, binary"):
        FORMATS["bfile"].write(extract, column="psi")
    with pytest.raises(ValueError, match="csv holds every column; only bfile takes 'tau'"):
        FORMATS["csv"].write(extract, column="tau")


def test_every_special_character_comes_back() -> None:
    text = "".join(_LATEX)
    assert unescape(escape(text)) == text
    assert escape(text).isascii()
