"""Every table in every format: described in full, written, read back, and self-describing."""

import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from bounds import LONG as EVERYTHING
from rows import FEW, LONG_SEARCHES, line, record, taken

from chromdocs import __version__
from chromdocs.papers import LEDGER, PAPERS, TABLES
from chromdocs.tables.formats import ALL_FORMATS, FORMATS
from chromdocs.tables.oeis import fitting, usual
from chromdocs.tables.symbols import _LATEX, escape, to_ascii, to_latex
from chromdocs.tables.table import Extract
from chromdocs.tables.tex import LONG, TURNED


@pytest.fixture(scope="module", params=TABLES)
def extract(request: pytest.FixtureRequest) -> Extract:
    """Return what a page shows of a table; the tests of one table follow each other."""
    return taken(request.param, FEW)


def part(extract: Extract, rows: int) -> Extract:
    """Return the first rows, or all of them."""
    whole = extract.complete and rows >= len(extract.rows)
    return replace(extract, rows=extract.rows[:rows], complete=whole)


def files(extract: Extract) -> list[tuple[Extract, str]]:
    """Return parts of a table, each with a format in which it can be written."""
    wanted = [(format, rows) for format in FORMATS for rows in (1, 60)]
    wanted += [("oeis", 150)] if extract.table.drafts else []
    return [(part(extract, rows), format) for format, rows in wanted]


def test_descriptions_are_complete(extract: Extract) -> None:
    table = extract.table
    names = [column.name for column in table.columns]
    assert len(set(names)) == len(names)
    assert table.sequence in names
    assert extract.is_integer(table.sequence)
    assert all(column.meaning for column in table.columns)
    assert set(table.claims) <= set(LEDGER)
    assert PAPERS[table.paper.key] is table.paper
    shown = table.shown if EVERYTHING else FEW.get(table.id, table.shown)
    assert len(extract.rows) == shown
    assert all(len(row) == len(names) for row in extract.rows)
    first = extract.rows[0][0]
    assert isinstance(first, int)
    assert [row[0] for row in extract.rows] == list(range(first, first + shown))


def test_rows_are_those_that_were_recorded(extract: Extract) -> None:
    recorded = record().get(extract.table.id)
    assert recorded, f"its rows are not recorded: python tests/rows.py {extract.table.id}"
    few = extract.table.id in FEW  # in the long run there are more of these
    rows = extract.rows[: int(recorded[0])] if few else extract.rows
    assert line(replace(extract, rows=rows)) == recorded


def test_no_rows_are_recorded_of_a_table_that_is_gone() -> None:
    assert {*record()} <= {*TABLES}


def test_texts_fit_every_format(extract: Extract) -> None:
    table = extract.table
    for text in (table.title, table.definition, *(column.meaning for column in table.columns)):
        assert to_latex(text).isascii()


def test_round_trip(extract: Extract) -> None:
    for shown, format in files(extract):
        chosen = ALL_FORMATS[format]
        parsed, held = chosen.parse(chosen.write(shown)), chosen.held(shown)
        assert parsed == held
        assert [list(map(type, row)) for row in parsed] == [list(map(type, row)) for row in held]


def test_files_say_what_they_are(extract: Extract) -> None:
    for shown, format in files(extract):
        says_what_it_is(shown, format)


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
    text = text.replace(r"\"", '"').replace(r"\\", "\\") if format == "json" else text
    for fact in facts:
        assert spell(fact) in text
    assert text.endswith("\n")
    assert ("whole table" in text) == (extract.complete and format != "json")


@pytest.mark.parametrize("rows", [1, LONG, LONG + 1])
def test_latex_is_well_formed(extract: Extract, rows: int) -> None:
    shown = part(extract, rows)
    text = FORMATS["tex"].write(shown)
    body = [line for line in text.splitlines() if not line.startswith("%")]
    begun, ended = (re.findall(rf"\\{word}{{(\w+)}}", text) for word in ("begin", "end"))
    assert begun == ended[::-1]
    turned = "landscape" in begun
    blocks = text.count(r"@{\qquad}") + 1
    high = -(-len(shown.rows) // blocks)
    long = high > (TURNED if turned else LONG)
    assert ("longtable" in begun) == long
    packages = f"booktabs{', longtable' * long}{', pdflscape' * turned}"
    assert f"% needs: \\usepackage{{{packages}}}" in text
    other = ("\\toprule", "\\caption")
    cells = [line for line in body if line.endswith(r"\\") and not line.startswith(other)]
    assert len(cells) == high
    across = {line.replace(r"\&", "").count("&") for line in cells}
    assert across == {blocks * len(shown.table.columns) - 1}
    assert "\n".join(body).count("{") == "\n".join(body).count("}")
    assert "\n".join(body).isascii()


@pytest.mark.skipif(not shutil.which("pdflatex"), reason="no LaTeX here")
def test_latex_compiles(tmp_path: Path) -> None:
    every = (taken(id, LONG_SEARCHES) for id in TABLES)
    tables = [FORMATS["tex"].write(part(own, rows)) for own in every for rows in (LONG, LONG + 1)]
    document = (
        "\\documentclass{article}\n\\usepackage{booktabs,longtable,pdflscape}\n\\begin{document}\n"
        + "\n".join(tables)
        + f"{escape(' '.join(_LATEX))}\n\\end{{document}}\n"
    )
    (tmp_path / "tables.tex").write_text(document, "utf-8")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "tables.tex"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout[-2000:]
    log = (tmp_path / "tables.log").read_text("latin-1")
    assert not re.search("Missing character|Float too large|Overfull", log)


def test_finite_tables_say_so() -> None:
    """Each has more rows than are shown; the others that are shown in part have no end."""
    finite = {id: table.length for id, table in TABLES.items() if table.finite}
    assert all(length > TABLES[id].shown for id, length in finite.items())
    assert {id for id in finite if "scan" not in id} == {
        "dual-pairs",
        "gamma-misere",
        "rational-boards",
    }
    with pytest.raises(ValueError, match="only a finite table has a length"):
        _ = TABLES["blackwhite-2-p-positions"].length
