"""How far tables go: what would take too long, or too much memory, is refused before it starts."""

from collections.abc import Iterator

import pytest

from chromdocs.papers import TABLES
from chromdocs.tables import limits
from chromdocs.tables.table import Column, Table

SLOW = [  # whose rows grow dearer: 99,999 of them ran for ever
    *(id for id in TABLES if id.startswith("open-blackwhite-")),
    *("gamma-formulas", "star-diagonal-outcomes", "constrained-mouse-p-positions", "open-star-1"),
]


@pytest.mark.parametrize("id", SLOW)
def test_many_rows_of_a_slow_table_are_refused_or_there_are_none(id: str) -> None:
    table = TABLES[id]
    if table.most == limits.MOST_ROWS:  # it has a last row
        found = table.rows(99_999)
        assert found.complete
        assert len(found) < 200
    else:
        with pytest.raises(ValueError, match=f"{id}: rows must be from 1 to .*; more would take"):
            table.rows(99_999)
        assert table.shown <= table.most


@pytest.mark.parametrize("id", ["gamma-extra-moves", *(f"convergents-{k}" for k in range(1, 5))])
def test_numbers_that_are_too_long_are_refused(id: str) -> None:
    with pytest.raises(ValueError, match=f"{id}: the numbers of more than .* rows are too long"):
        TABLES[id].rows(99_999)


def test_closed_blocks_are_few() -> None:
    with pytest.raises(ValueError, match="rows must be from 1 to 12, not 300; more would take too"):
        TABLES["closed-blocks"].rows(300)


def test_bits_are_counted_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BITS", 1_000)
    made = []

    def rows() -> Iterator[tuple[int, int]]:
        for n in range(10_000):
            made.append(n)
            yield n, 1 << 100

    table = Table(id="own", title="Own", columns=(Column("n"), Column("x")), source=rows)
    assert len(table.rows(5)) == 5
    made.clear()
    with pytest.raises(ValueError, match="own: the numbers of more than 9 rows are too long"):
        table.rows(9_000)
    assert len(made) < 20


def test_a_table_goes_as_far_as_it_is_published() -> None:
    for table in TABLES.values():
        assert table.shown <= table.most, table.id
