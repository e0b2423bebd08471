"""Tables of one's own, and how the first rows of a table show and save themselves."""

import json
import sys
from pathlib import Path

import pytest

from chromdocs.citations import cite
from chromdocs.papers import TABLES
from chromdocs.tables.formats import ALL_FORMATS, FORMATS
from chromdocs.tables.shown import HTML_ROWS, TEXT_ROWS
from chromdocs.tables.table import Column, Draft, Table

OWN = Table(
    id="my-squares",
    title="My squares",
    columns=(Column("n"), Column("square", "n^2"), Column("word", meaning="even or <odd>")),
    source=lambda: [(n, n * n, "odd" if n % 2 else "even") for n in range(100)],
    drafts={"square": Draft("My squares.", ("None.",))},
)


@pytest.mark.parametrize("format", ALL_FORMATS.values(), ids=lambda format: format.name)
def test_an_own_table_says_what_it_is_and_no_more(format):
    file = format.write(OWN.rows(8))
    assert "my-squares" in file
    assert "My squares" in file
    assert "ade with" in file
    for nothing in ("chromdocs table", "CC BY", "licence", "command", "claims", "TABLES", "None,"):
        assert nothing not in file, nothing
    licensed = Table(**{**vars(OWN), "licence": "CC0 1.0"})
    assert "CC0 1.0" in format.write(licensed.rows(8))
    if format.name != "oeis":
        assert format.parse(file) == format.held(OWN.rows(8))


def test_a_published_table_says_its_command_and_licence():
    for id, table in TABLES.items():
        assert (table.catalogued, table.licence) == (True, "CC BY 4.0"), id
    file = TABLES["wythoff-sequences-1"].rows(4, k=7).to_csv()
    assert "# licence: CC BY 4.0\n" in file
    assert "# command: chromdocs table wythoff-sequences-1 --set k=7 --rows 4" in file


def test_what_is_not_published_here_is_not_cited_as_ours():
    with pytest.raises(ValueError, match="'my-squares' is not published here; who made it"):
        cite(OWN.rows(3))


def test_values_of_other_libraries_become_plain_ones():
    numpy = pytest.importorskip("numpy")
    made = Table(
        id="x",
        title="x",
        columns=(Column("n"), Column("v")),
        source=lambda: numpy.eye(2, dtype=int),
    )
    (first, second) = made.rows()
    assert first == (1, 0)
    assert {type(value) for value in (*first, *second)} == {int}


def test_a_table_without_columns_is_refused():
    with pytest.raises(ValueError, match="x: a table has at least one column"):
        Table(id="x", title="x", columns=(), source=list)


def test_an_empty_table_is_no_error():
    empty = Table(id="x", title="x", columns=(Column("n"),), source=list)
    assert repr(empty.rows()) == "<Extract x: no rows>"
    assert str(empty.rows()) == "n"
    assert "\nn\n" in empty.rows().to_csv()


def test_text_is_aligned_and_short():
    lines = str(OWN.rows(100)).splitlines()
    assert lines[:2] == [" n  square  word", " 0       0  even"]
    assert len(lines) == TEXT_ROWS + 2
    assert lines[-1] == "the first 20 of 100 rows"
    long = Table(id="x", title="x", columns=(Column("n"),), source=lambda: [(10**5000,)])
    assert "(5,001 digits)" in str(long.rows())


def test_html_is_a_plain_table_of_at_most_60_rows():
    html = OWN.rows(100)._repr_html_()
    assert html.count("<tr>") == HTML_ROWS + 1
    assert "the first 60 of 100 rows" in html
    assert 'title="even or &lt;odd&gt;"' in html
    assert "rows</p>" not in OWN.rows(60)._repr_html_()
    assert OWN._repr_html_().count("<tr>") == 11
    assert len(repr(OWN)) + len(repr(OWN.rows(100))) < 100


def test_files_are_named_by_their_ending(tmp_path: Path):
    extract = TABLES["evil-tau-chi"].rows(8)
    for format in FORMATS.values():
        file = tmp_path / f"colours.{format.suffix}"
        assert extract.save(str(file)) == file
        assert file.read_text("utf-8") == format.write(extract)
    assert json.loads(extract.to_json())["rows"][0][0] == 0
    assert extract.to_markdown().startswith("**")
    assert r"\begin{tabular}" in extract.to_latex()
    with pytest.raises(ValueError, match="unknown ending of a file 'doc'"):
        extract.save(tmp_path / "colours.doc")
    with pytest.raises(ValueError, match="cannot write"):
        extract.save(tmp_path / "nowhere" / "colours.csv")


class Frame:
    """Stands for pandas, which need not be there: remembers what it is given."""

    def __init__(self, rows, columns):
        self.rows, self.columns, self.index = rows, columns, ""

    def set_index(self, name):
        self.index = name
        return self


def test_frame_needs_pandas(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"^this needs pandas; it comes with pip install pandas$"):
        OWN.rows(3).frame()
    monkeypatch.setitem(sys.modules, "pandas", type("pandas", (), {"DataFrame": Frame}))
    made = OWN.rows(3).frame()
    assert (made.index, made.columns) == ("n", ["n", "square", "word"])
    assert made.rows[2] == (2, 4, "even")


@pytest.mark.parametrize(
    ("row", "words"), [((1,), "row 0 has 1 cells, not 2"), (7, "row 0 is 7; a row is a tuple")]
)
def test_a_row_that_is_none_is_told(row, words):
    own = Table(id="own", title="Own", columns=(Column("n"), Column("m")), source=lambda: [row])
    with pytest.raises(ValueError, match=words):
        own.rows(1)
