"""Tables for other values of their parameters: their rows, their files, and what is refused."""

import re

import pytest

from chromdocs.papers import TABLES
from chromdocs.tables.formats import FORMATS
from chromdocs.tables.genuine import examine

VARIED = {id: table for id, table in TABLES.items() if table.parameters}


def test_the_tables_that_vary() -> None:
    kinds = {re.sub(r"-\d+$", "", id) for id in VARIED}
    assert kinds == {
        *("gamma-sequences", "wythoff-sequences", "duchene-rigo-sequences", "convergents")
    }


def test_the_value_in_the_id_is_the_default() -> None:
    for id, table in VARIED.items():
        k = table.parameters["k"].default
        assert id.endswith(f"-{k}")
        assert table.varied() is table.varied(k=k) is table.varied(k=str(k)) is table
        assert table.vary is not None
        assert table.vary(k).id == id


def test_another_value_is_what_its_own_table_would_be() -> None:
    for id, table in VARIED.items():
        for other in (3, 2):
            own = TABLES[re.sub(r"\d+$", str(other), id)]
            varied = table.varied(k=other)
            assert varied.id == id
            assert (varied.title, varied.definition, varied.columns, varied.claims) == (
                *(own.title, own.definition, own.columns, own.claims),
            )
            assert varied.rows(30).rows == own.rows(30).rows


def test_k_wythoff_nim_beyond_the_listed_ones() -> None:
    rows = TABLES["wythoff-sequences-1"].rows(20, k=9).rows
    used: set[int] = set()
    for n, a, b, difference in rows:
        assert a == next(m for m in range(200) if m not in used)
        assert (b, difference) == (a + 9 * n, 9 * n)
        used |= {a, b}


@pytest.mark.parametrize("format", FORMATS.values(), ids=FORMATS)
@pytest.mark.parametrize("id", ["gamma-sequences-2", "convergents-1"])
def test_files_tell_the_parameters_and_are_checked_with_them(id: str, format) -> None:
    table = TABLES[id]
    file = format.write(table.rows(8, k=7))
    assert f"chromdocs table {id} --set k=7 --rows 8 --format {format.name}" in file
    assert "k = 7" in file
    assert examine(table, format, file).genuine
    for wrong in ("k=8", "k=x", "m=7"):
        assert not examine(table, format, file.replace("--set k=7", f"--set {wrong}")).genuine
    assert not examine(table, format, file.replace(" --set k=7", "")).genuine
    assert "--set" not in format.write(table.rows(8))


@pytest.mark.parametrize(
    ("id", "given", "said"),
    [
        ("gamma-sequences-2", {"k": 0}, "k must be a whole number from 1 to 1000000, not 0"),
        ("duchene-rigo-sequences-3", {"k": "1"}, "k must be a whole number from 2 to 1000000"),
        ("convergents-1", {"m": 2}, "unknown parameter 'm'; known: k"),
        ("evil-tau-chi", {"k": 2}, "unknown parameter 'k'; known: none"),
    ],
)
def test_wrong_parameters_are_refused(id: str, given: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"{id}: {said}")):
        TABLES[id].rows(3, **given)
