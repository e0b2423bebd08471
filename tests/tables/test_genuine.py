"""Files of tables that are genuine, and files that were tampered with, in every format."""

import json
import re
from dataclasses import replace
from itertools import count

import pytest

from chromdocs import __version__
from chromdocs.papers import PAPERS, TABLES
from chromdocs.tables.formats import ALL_FORMATS, TableFormat
from chromdocs.tables.genuine import examine
from chromdocs.tables.table import Column, Draft, Table

SQUARES = Table(
    id="squares",
    title="Squares",
    definition="n² for n ≥ 0.",
    columns=(Column("n", "n", "the index"), Column("word", "", "text"), Column("s", "n^2", "n²")),
    licence="CC BY 4.0",
    catalogued=True,
    source=lambda: ((n, f"w{n} | τ", n * n) for n in count()),
    shown=9,
    sequence="s",
    claims=(),
    paper=PAPERS["chromatic"],
    drafts={"s": Draft("The squares.", ("A comment.",), offset=1)},
)
EVERY = pytest.mark.parametrize("format", ALL_FORMATS.values(), ids=ALL_FORMATS)


def made(format: TableFormat, rows: int = 9) -> str:
    return format.write(SQUARES.rows(rows))


@EVERY
@pytest.mark.parametrize("rows", [3, 9, 50])
def test_what_was_written_is_genuine(format: TableFormat, rows: int) -> None:
    found = examine(SQUARES, format, made(format, rows))
    assert found.genuine, found.said
    held = format.held(SQUARES.rows(rows))
    assert found.rows == len(held)
    assert found.line.startswith(f"genuine: {len(held)} rows, chromdocs {__version__}, sha256 ")
    assert found.sha256 == SQUARES.rows(rows).sha256


@EVERY
@pytest.mark.parametrize("id", ["evil-tau-chi", "evil-p-positions"])
def test_published_files_are_genuine(format: TableFormat, id: str) -> None:
    if format.name != "oeis":
        assert examine(TABLES[id], format, format.write(TABLES[id].rows())).genuine


@EVERY
def test_line_ends_and_the_last_one_do_not_matter(format: TableFormat) -> None:
    file = made(format)
    for same in (file.replace("\n", "\r\n"), file.rstrip("\n"), file + "\n", "\ufeff" + file):
        assert examine(SQUARES, format, same).genuine


@EVERY
def test_a_changed_value_is_found(format: TableFormat) -> None:
    found = examine(SQUARES, format, re.sub(r"\b49\b", "48", made(format)))
    number = 7 if format.chooses else 8  # the draft starts at 1
    said = f"row {number} (n = 7): column s is 48 in the file, 49 in the table"
    assert found.line == f"not genuine: {said}"


@EVERY
def test_a_changed_word_is_found(format: TableFormat) -> None:
    found = examine(SQUARES, format, made(format).replace("w5", "w6"))
    if not format.chooses:
        assert "row 6 (n = 5): column word is w6 | τ in the file, w5 | τ" in found.said
        assert not found.genuine


@EVERY
def test_a_changed_checksum_is_found(format: TableFormat) -> None:
    checksum = SQUARES.rows(9).sha256
    found = examine(SQUARES, format, made(format).replace(checksum, checksum[::-1]))
    assert not found.genuine
    whose = "the table" if format.chooses else "its rows"
    assert found.said == f"the checksum in the file is not that of {whose}"


@EVERY
def test_values_and_checksum_changed_together_are_found(format: TableFormat) -> None:
    other = replace(SQUARES, source=lambda: ((n, "w", n * n + (n == 7)) for n in count()))
    found = examine(SQUARES, format, format.write(other.rows(9)))
    assert not found.genuine
    assert "in the file, " in found.said


@EVERY
def test_a_truncated_file_is_not_genuine(format: TableFormat) -> None:
    file = made(format).rstrip("\n")
    lines = file.split("\n")
    for kept in range(3, len(lines)):
        found = examine(SQUARES, format, "\n".join(lines[:kept]))
        assert not found.genuine, kept
    for cut in (1, 2, 5):
        assert not examine(SQUARES, format, file[:-cut]).genuine


@EVERY
def test_a_row_too_much_or_too_few(format: TableFormat) -> None:
    if format.name in ("oeis", "json"):
        return
    line = next(line for line in made(format).splitlines() if "36" in line and "sha" not in line)
    assert not examine(SQUARES, format, made(format).replace(f"{line}\n", "")).genuine
    assert not examine(SQUARES, format, made(format).replace(line, f"{line}\n{line}")).genuine


@EVERY
def test_another_version_is_named(format: TableFormat) -> None:
    file = made(format).replace(__version__, "0.0.9")
    found = examine(SQUARES, format, file)
    assert found.genuine
    assert found.said.startswith(
        "made by another version, chromdocs 0.0.9; the values are the same"
    )
    assert found.said.endswith("not cover title, licence and version, nor were they compared")
    wrong = examine(SQUARES, format, re.sub(r"\b49\b", "48", file))
    assert not wrong.genuine
    assert wrong.said.endswith("48 in the file, 49 in the table (made by chromdocs 0.0.9)")


@EVERY
def test_another_table_is_named(format: TableFormat) -> None:
    other = replace(SQUARES, id="cubes")
    found = examine(SQUARES, format, format.write(other.rows(9)))
    assert found.line == "not genuine: the file says that it is table cubes, not squares"


@EVERY
def test_changed_words_are_found(format: TableFormat) -> None:
    found = examine(SQUARES, format, made(format).replace("the index", "an index"))
    assert not found.genuine
    assert re.search(r"the values are right, but line \d+ was changed", found.said)


@EVERY
def test_a_changed_number_of_rows_is_found(format: TableFormat) -> None:
    for rows in ("8", "99999999", "999999999999", "x"):
        file = re.sub(r"--rows \d+", f"--rows {rows}", made(format))
        assert not examine(SQUARES, format, file).genuine


@EVERY
@pytest.mark.parametrize("text", ["", "hello\n", "1 2\n2 3\n", "[1, 2]"])
def test_what_is_no_table_is_refused(format: TableFormat, text: str) -> None:
    with pytest.raises(ValueError, match=f"no table in the format {format.name}"):
        examine(SQUARES, format, text)


def test_a_b_file_checks_its_column() -> None:
    bfile = ALL_FORMATS["bfile"]
    extract = TABLES["evil-tau-chi"].rows(20)
    file = bfile.write(extract, "tau")
    assert examine(TABLES["evil-tau-chi"], bfile, file).genuine
    found = examine(TABLES["evil-tau-chi"], bfile, file.replace("\n7 0\n", "\n7 1\n"))
    assert "column tau is 1 in the file, 0" in found.said or not found.genuine
    swapped = file.replace("--column tau", "--column chi")
    assert "column chi is -1 in the file, 0 in the table" in (
        examine(TABLES["evil-tau-chi"], bfile, swapped).said
    )
    unknown = file.replace("--column tau", "--column psi")
    assert "unknown column 'psi'" in examine(TABLES["evil-tau-chi"], bfile, unknown).said


def test_a_column_with_a_blank_in_its_name() -> None:
    spaced = replace(SQUARES, columns=(*SQUARES.columns[:2], Column("the s", "", "")), drafts={})
    bfile = ALL_FORMATS["bfile"]
    file = bfile.write(replace(spaced, sequence="n").rows(9), "the s")
    assert "--format bfile --column 'the s'\n" in file
    assert examine(replace(spaced, sequence="n"), bfile, file).genuine
    unclosed = file.replace("'the s'\n", "'the s\n")
    assert "no number of rows" in examine(spaced, bfile, unclosed).said


def test_numbers_that_are_no_integers() -> None:
    made_json = json.loads(made(ALL_FORMATS["json"]))
    made_json["rows"][3][2] = 9.0
    found = examine(SQUARES, ALL_FORMATS["json"], json.dumps(made_json))
    assert "column s is 9.0 in the file, 9 in the table" in found.said


@pytest.mark.parametrize("rest", ["[" * 100_000, '{"a":' * 100_000, '"rows": ' + "[" * 100_000])
def test_deep_json_is_not_genuine(rest: str) -> None:
    found = examine(SQUARES, ALL_FORMATS["json"], "{\n" + rest)
    assert found.line == "not genuine: the file breaks off or was cut: it is no whole json file"


@EVERY
def test_deep_rows_are_not_genuine(format: TableFormat) -> None:
    file = re.sub(r"rows\b.*\[", "rows = " + "[" * 100_000, made(format), count=1)
    assert file == made(format) or not examine(SQUARES, format, file).genuine
    nested = made(format).replace('"rows": [', '"rows": [' + "[" * 100_000)
    assert nested == made(format) or not examine(SQUARES, format, nested).genuine


@EVERY
@pytest.mark.parametrize(("was", "becomes"), [("CC BY 4.0", "CC0"), ("Squares", "Cubes")])
def test_title_and_licence_are_compared(format: TableFormat, was: str, becomes: str) -> None:
    file = made(format).replace(was, becomes)
    assert examine(SQUARES, format, file).genuine == (file == made(format))
