"""Drafts of submissions to the OEIS, by the rules of its internal format and of b-files."""

import contextlib
import io
import re
from dataclasses import replace
from itertools import count

import pytest

from chromdocs.papers import PAPERS, TABLES
from chromdocs.tables.formats import FORMATS, OEIS
from chromdocs.tables.oeis import FEW, ROOM, enough
from chromdocs.tables.table import Column, Draft, Extract, Table

DRAFT = Draft(
    "Numbers τ(n).",
    ("τ ≥ −1.", "Another comment."),
    formula=("a(n) = n^2.",),
    example=("a(2) = 4.",),
    related=("A000290", "A001969"),
    keywords="nonn,easy",
    offset=1,
)
SQUARES = Table(
    id="squares",
    title="Squares",
    definition="n² for n ≥ 0.",
    columns=(Column("n", "n", "the index"), Column("s", "n^2", "n²"), Column("m", "-n", "−n")),
    licence="CC BY 4.0",
    catalogued=True,
    source=lambda: ((n, n * n, -n) for n in count()),
    shown=9,
    sequence="s",
    claims=(),
    paper=PAPERS["chromatic"],
    drafts={"s": DRAFT, "m": Draft("Minus n.", ())},
)
ORDER = "ISTUNCDHFeoYKOA"  # as the encyclopedia lists its lines
DRAFTED = {
    f"{table.id}-{column}": (table, column)
    for table in (SQUARES, *TABLES.values())
    for column in table.drafts
}


@pytest.fixture(scope="module", params=DRAFTED)
def drafted(request: pytest.FixtureRequest) -> tuple[Extract, str, str]:
    """Return rows of a table, a column, and its draft."""
    table, column = DRAFTED[request.param]
    extract = table.rows(enough(table))
    return extract, column, OEIS.write(extract, column)


def lines(file: str, letter: str = "") -> list[str]:
    found = [line for line in file.splitlines() if not line.startswith("#")]
    return [line[11:] for line in found if line[1] == letter] if letter else found


def test_lines_are_as_the_internal_format_has_them(drafted: tuple[Extract, str, str]) -> None:
    _, _, file = drafted
    assert file.isascii()
    assert "\t" not in file
    body = lines(file)
    assert all(
        re.fullmatch(r"%[ISTUNCDHFeYKOA] A000000( \S.*)?|%o A000000 .*", line) for line in body
    )
    places = [ORDER.index(line[1]) for line in body]
    assert places == sorted(places)
    for letter in "ISNKOA":
        assert len([line for line in body if line[1] == letter]) == 1
    assert body[-1].startswith("%A A000000 _Name of the submitter_")


def test_terms_and_offset(drafted: tuple[Extract, str, str]) -> None:
    extract, column, file = drafted
    table = extract.table
    terms = [part for letter in "STU" for part in lines(file, letter)]
    assert all(part.endswith(",") for part in terms[:-1])
    assert re.fullmatch(r"-?\d+(,-?\d+)*", "".join(terms))
    assert len("".join(terms)) <= ROOM
    pairs = OEIS.parse(file)
    assert len(pairs) >= 4
    if table.shown >= FEW and not extract.complete:
        assert len("".join(terms)) > ROOM - 12
    assert pairs == extract.pairs(column)[: len(pairs)]
    offset, first = map(int, lines(file, "O")[0].split(","))
    assert pairs[0][0] == offset == table.drafts[column].offset
    values = [abs(value) for _, value in pairs]
    assert first == next((n for n, value in enumerate(values, 1) if value > 1), 1)


def test_keywords(drafted: tuple[Extract, str, str]) -> None:
    _, _, file = drafted
    words = lines(file, "K")[0].split(",")
    known = (
        "base cofr cons core easy eigen fini frac full hard look more mult nice nonn sign tabf tabl"
    )
    assert set(words) <= set(known.split())
    assert len(set(words)) == len(words)
    negative = any(value < 0 for _, value in OEIS.parse(file))
    assert ("sign" in words, "nonn" in words) == (negative, not negative)
    assert "full" not in words or "fini" in words


def test_the_program_prints_the_terms(drafted: tuple[Extract, str, str]) -> None:
    extract, column, file = drafted
    language, *program = lines(file, "o")
    assert language == "(Python)"
    if extract.table is SQUARES:  # which the library has not
        assert f'TABLES["squares"].rows({len(OEIS.parse(file)) + (column == "s")})' in program[1]
        return
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec("\n".join(program), {"__name__": "oeis"})
    printed = [int(number) for number in re.findall(r"-?\d+", out.getvalue())]
    terms = [value for _, value in OEIS.parse(file)]
    common = min(len(terms), len(printed))
    assert common >= 10 or common == len(terms)
    assert printed[:common] == terms[:common]


def test_the_b_file_starts_at_the_offset(drafted: tuple[Extract, str, str]) -> None:
    extract, column, _ = drafted
    rows = FORMATS["bfile"].parse(FORMATS["bfile"].write(extract, column))
    assert rows[0][0] == extract.table.drafts[column].offset
    indices = [row[0] for row in rows]
    assert indices == list(range(indices[0], indices[0] + len(rows)))


def test_a_draft_in_full() -> None:
    body = lines(OEIS.write(SQUARES.rows(8), "s"))
    assert body[:6] == [
        "%I A000000",
        "%S A000000 1,4,9,16,25,36,49",
        "%N A000000 Numbers tau(n).",
        "%C A000000 tau >= -1.",
        "%C A000000 Another comment.",
        "%D A000000 Michael J. Fisher and Urban Larsson, Chromatic nim finds a game for your "
        "solution, Games of No Chance 5, MSRI Publications 70 (2017).",
    ]
    assert body[6:8] == ["%F A000000 a(n) = n^2.", "%e A000000 a(2) = 4."]
    assert body[-4:-1] == [
        "%Y A000000 Cf. A000290, A001969.",
        "%K A000000 nonn,easy",
        "%O A000000 1,2",
    ]
    minus = OEIS.write(SQUARES.rows(8), "m")
    assert lines(minus, "K") == ["sign"]
    assert lines(minus, "S") == ["0,-1,-2,-3,-4,-5,-6,-7"]


def test_the_command_makes_the_same_file_again() -> None:
    file = OEIS.write(SQUARES.rows(500), "s")
    rows = int(re.search(r"--rows (\d+) --format oeis --column s\n", file)[1])
    assert rows < 100
    assert OEIS.write(SQUARES.rows(rows), "s") == file


def test_papers_on_the_web_are_links() -> None:
    for paper, start in (("vile", "https://doi.org/"), ("fractions", "https://arxiv.org/abs/")):
        (link,) = lines(OEIS.write(replace(SQUARES, paper=PAPERS[paper]).rows(8)), "H")
        assert f'<a href="{start}' in link


def test_what_has_no_draft_is_refused() -> None:
    with pytest.raises(ValueError, match="no draft for the OEIS of column 'n'; known: s, m"):
        OEIS.write(SQUARES.rows(9), "n")
    with pytest.raises(ValueError, match="evil-x: no column has a draft for the OEIS"):
        OEIS.write(replace(SQUARES, id="evil-x", drafts={}).rows(3))
    with pytest.raises(ValueError, match="the draft of 's' starts at 1; add rows"):
        OEIS.write(SQUARES.rows(1), "s")


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("%S A000000 1,2\n", "no line %O"),
        ("%S A000000 1,2,\n%O A000000 1,2\n", "break off"),
        ("%S A000000 1,x\n%O A000000 1,2\n", "cannot read 'x'"),
    ],
)
def test_broken_drafts_are_refused(file: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        OEIS.parse(file)
