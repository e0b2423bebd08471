"""The tables of evil-chromatic nim against counting and brute force, with code of their own."""

from itertools import product

import pytest

from chromdocs.claims.ledger import LEDGER
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.table import Table

ROWS = 600


def ones(n: int) -> int:
    return bin(n).count("1")


def final_zeros(n: int) -> int:
    return len(bin(n)) - len(bin(n).rstrip("0"))


def test_tau_and_chi_by_counting() -> None:
    for k, binary, colour, tau, chi in TABLES["evil-tau-chi"].take(ROWS).rows:
        assert isinstance(k, int)
        signs = [1 if ones(level) % 2 else -1 for level in range(k + 1)]
        assert binary == bin(k)[2:]
        assert colour == ("green" if ones(k) % 2 else "red")
        assert tau == sum(signs)
        assert chi == sum(signs[1:])


def evil_chromatic_p_positions(to: int) -> list[tuple[int, int]]:
    """Solve the game from its rules: a move may lower both stacks if neither top is red."""

    def options(x: int, y: int) -> list[tuple[int, int]]:
        lower = [(i, y) for i in range(x)] + [(x, j) for j in range(y)]
        if any(heap and ones(heap) % 2 == 0 for heap in (x, y)):
            return lower
        return lower + list(product(range(x), range(y)))

    lost: set[tuple[int, int]] = set()
    for position in sorted(product(range(to + 1), repeat=2), key=sum):
        if not lost.intersection(options(*position)):
            lost.add(position)
    return sorted((x, y) for x, y in lost if x <= y)


def test_p_positions_by_brute_force() -> None:
    to = 40
    pairs = [(a, b) for _, a, b, _, _ in TABLES["evil-p-positions"].take(ROWS).rows if b <= to]
    assert pairs == evil_chromatic_p_positions(to)


def test_p_positions_are_the_odious_and_the_evil_numbers() -> None:
    odious = [n for n in range(2 * ROWS + 2) if ones(n) % 2]
    evil = [n for n in range(2 * ROWS + 2) if ones(n) % 2 == 0]
    for n, a, b, kind, difference in TABLES["evil-p-positions"].take(ROWS).rows:
        assert isinstance(n, int)
        assert a == (odious[n - 1] if n else 0)  # A000069(n): that list counts from 1
        assert b == evil[n]  # A001969(n + 1): that one too
        spite = "odious" if ones(n) % 2 else "evil"
        tail = "dopey" if n == 0 or final_zeros(n) % 2 else "vile"
        assert kind == f"{spite} and {tail}"
        assert difference == b - a


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_descriptions_are_complete(table: Table) -> None:
    extract = table.take()
    names = [column.name for column in table.columns]
    assert len(set(names)) == len(names)
    assert table.sequence in names
    assert extract.is_integer(table.sequence)
    assert all(column.meaning for column in table.columns)
    assert set(table.claims) <= set(LEDGER)
    assert len(extract.rows) == table.shown
    assert all(len(row) == len(names) for row in extract.rows)
    assert [row[0] for row in extract.rows] == list(range(table.shown))


def test_definition_owns_up_to_the_corrected_reading() -> None:
    assert "corrected reading of Definition 11" in TABLES["evil-tau-chi"].definition


@pytest.mark.parametrize("rows", [0, -3])
def test_no_rows_are_refused(rows: int) -> None:
    with pytest.raises(
        ValueError, match=f"evil-tau-chi: rows must be from 1 to 5,000,000, not {rows}"
    ):
        TABLES["evil-tau-chi"].take(rows)


def test_unknown_column_is_named() -> None:
    with pytest.raises(
        ValueError, match="unknown column 'psi'; known: k, binary, colour, tau, chi"
    ):
        TABLES["evil-tau-chi"].take(1).values("psi")
