"""The tables of evil-chromatic nim against counting and brute force, with code of their own."""

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import isqrt
from pathlib import Path

import pytest

from chromdocs.papers import TABLES
from chromdocs.papers.chromatic.tables.colours import beta_table

ROWS = 600
ORACLES = Path(__file__).parents[2] / "oracles"


def ones(n: int) -> int:
    return bin(n).count("1")


def final_zeros(n: int) -> int:
    return len(bin(n)) - len(bin(n).rstrip("0"))


def test_tau_and_chi_by_counting() -> None:
    for k, binary, colour, tau, chi in TABLES["evil-tau-chi"].rows(ROWS).rows:
        assert isinstance(k, int)
        signs = [1 if ones(level) % 2 else -1 for level in range(k + 1)]
        assert binary == bin(k)[2:]
        assert colour == ("green" if ones(k) % 2 else "red")
        assert tau == sum(signs)
        assert chi == sum(signs[1:])


def test_small_tables_of_chi_by_counting() -> None:
    evil = [k for k in range(1, 200) if is_evil(k)]
    odious = [k for k in range(1, 200) if not is_evil(k)]
    printed = {"evil and dopey": 3, "odious and dopey": 4, "evil and vile": 3, "odious and vile": 4}
    rows = TABLES["evil-chi-tables"].rows(250).rows
    assert [row[0] for row in rows] == [*range(1, 251)]
    last = int(str(rows[-1][1]))
    for n in range(1, last):  # the rows of the last one may be cut
        own = [row[2:] for row in rows if row[1] == n]
        spite = "evil" if is_evil(n) else "odious"
        kind = f"{spite} and {'dopey' if final_zeros(n) % 2 else 'vile'}"
        a, b, before = odious[n - 1], evil[n - 1], evil[n - 2] if n > 1 else 0
        levels = [*range(b - printed[kind] + 1, b + 1)]
        assert {a, b, before} <= {*levels}
        roles = {a: "a_n", b: "b_n", before: "b_(n-1)"}
        counted = [sum(1 if ones(j) % 2 else -1 for j in range(1, k + 1)) for k in levels]
        wanted = zip(levels, [roles.get(k, "green") for k in levels], counted, strict=True)
        assert own == [(kind, *row) for row in wanted]
        assert all(role != "green" or k in odious for _, k, role, _ in own)


def test_blocks_of_figures_3_and_4_by_counting() -> None:
    signs = [1 if ones(k) % 2 else -1 for k in range(2**9)]
    rows = TABLES["evil-block-values"].rows(28).rows
    for number, row in enumerate(rows):
        m, block = 3 + number // 4, number % 4
        inside = range(block * 2**m // 4, (block + 1) * 2**m // 4)
        digits = {f"{k:0{m}b}"[:2] for k in inside}
        partner = next(
            other
            for other in range(4)
            if other != block
            and [signs[k] for k in inside]
            == [signs[k + (other - block) * 2**m // 4] for k in inside]
        )
        assert {row[3]} == digits
        assert (row[:3], row[4:6]) == ((number + 1, m, "ABCD"[block]), (inside[0], inside[-1]))
        sums = sum(signs[k] for k in inside), sum(signs[: inside[-1] + 1])
        assert row[6:] == (*sums, "ABCD"[partner])


def oracle(name: str) -> list[int]:
    lines = (ORACLES / f"{name}.txt").read_text("utf-8").splitlines()
    return [int(n) for n in "".join(x for x in lines if x[0] != "#").split(",")]


def is_evil(n: int) -> bool:
    return ones(n) % 2 == 0


def floors(beta: Fraction, to: int) -> set[int]:
    return {k * beta.numerator // beta.denominator for k in range(1, to + 1)}


def golden(to: int) -> set[int]:
    """Return the floors of multiples of (3 + sqrt(5))/2, with integers alone."""
    return {(3 * k + isqrt(5 * k * k)) // 2 for k in range(1, to + 1)}


def p_positions(is_red: Callable[[int], bool], to: int) -> list[tuple[int, int]]:
    """Solve the game from its rules: a move may lower both stacks if neither top is red."""

    def options(x: int, y: int) -> list[tuple[int, int]]:
        lower = [(i, y) for i in range(x)] + [(x, j) for j in range(y)]
        if any(heap and is_red(heap) for heap in (x, y)):
            return lower
        return lower + list(product(range(x), range(y)))

    lost: set[tuple[int, int]] = set()
    for position in sorted(product(range(to + 1), repeat=2), key=sum):
        if not lost.intersection(options(*position)):
            lost.add(position)
    return sorted((x, y) for x, y in lost if x <= y)


def test_p_positions_by_brute_force() -> None:
    to = 40
    pairs = [(a, b) for _, a, b, _, _ in TABLES["evil-p-positions"].rows(ROWS).rows if b <= to]
    assert pairs == p_positions(is_evil, to)


@pytest.mark.parametrize(
    ("id", "red"),
    [
        ("golden-chromatic-p-positions", golden(40)),
        ("chromatic-3-p-positions", floors(Fraction(3), 40)),
        ("chromatic-3-2-p-positions", floors(Fraction(3, 2), 40)),
        ("dopey-chromatic-p-positions", {n for n in range(1, 40) if final_zeros(n) % 2}),
    ],
)
def test_pairs_by_brute_force(id: str, red: set[int]) -> None:
    to = 30
    rows = TABLES[id].rows(ROWS).rows
    assert [(a, b) for _, a, b, _ in rows if b <= to] == p_positions(red.__contains__, to)
    assert all(b - a == difference for _, a, b, difference in rows)


def test_a_table_for_any_modulus() -> None:
    made = beta_table("example", Fraction(7, 3), "7/3", "An example.", ())
    found = [row[1:3] for row in made.rows(40).rows if row[2] <= 30]
    assert found == p_positions(floors(Fraction(7, 3), 40).__contains__, 30)
    assert [column.oeis for column in made.columns] == ["", "", "", ""]


def test_domination_by_counting_and_pairing() -> None:
    rows = TABLES["evil-domination"].rows(ROWS).rows
    mate = {a: b for pair in p_positions(is_evil, 40) for a, b in (pair, pair[::-1])}
    for k, colour, greens, reds, lead, partner in rows:
        assert isinstance(k, int)
        signs = [is_evil(level) for level in range(1, k + 1)]
        assert (greens, reds) == (signs.count(False), signs.count(True))
        assert lead == signs.count(False) - signs.count(True) >= 0
        assert colour == ("red" if signs[-1] else "green")
        assert partner == mate.get(k, partner)
        if isinstance(partner, int) and partner <= ROWS:
            assert rows[partner - 1][5] == k


@pytest.mark.parametrize(
    ("id", "column", "name", "first"),
    [
        ("golden-chromatic-p-positions", "a", "A000201", 1),
        ("golden-chromatic-p-positions", "b", "A001950", 1),
        ("chromatic-3-p-positions", "a", "A001651", 1),
        ("chromatic-3-p-positions", "b", "A008585", 0),
        ("dopey-chromatic-p-positions", "a", "A003159", 1),
        ("dopey-chromatic-p-positions", "b", "A036554", 1),
        ("blackwhite-2-p-positions", "a", "A005408", 1),
        ("blackwhite-2-p-positions", "b", "A005843", 0),
    ],
)
def test_oeis(id: str, column: str, name: str, first: int) -> None:
    terms = oracle(name)
    assert len(terms) >= 20
    values = TABLES[id].rows(len(terms) + first).values(column)
    assert list(values[first:]) == terms
    (cited,) = [known for known in TABLES[id].columns if known.name == column]
    assert cited.oeis == name
    assert name in cited.meaning


def test_p_positions_are_the_odious_and_the_evil_numbers() -> None:
    odious = [n for n in range(2 * ROWS + 2) if ones(n) % 2]
    evil = [n for n in range(2 * ROWS + 2) if ones(n) % 2 == 0]
    for n, a, b, kind, difference in TABLES["evil-p-positions"].rows(ROWS).rows:
        assert isinstance(n, int)
        assert a == (odious[n - 1] if n else 0)  # A000069(n): that list counts from 1
        assert b == evil[n]  # A001969(n + 1): that one too
        spite = "odious" if ones(n) % 2 else "evil"
        tail = "dopey" if n == 0 or final_zeros(n) % 2 else "vile"
        assert kind == f"{spite} and {tail}"
        assert difference == b - a


def test_definition_owns_up_to_the_corrected_reading() -> None:
    assert "corrected reading of Definition 11" in TABLES["evil-tau-chi"].definition


@pytest.mark.parametrize("rows", [0, -3])
def test_no_rows_are_refused(rows: int) -> None:
    with pytest.raises(
        ValueError, match=f"evil-tau-chi: rows must be from 1 to 5,000,000, not {rows}"
    ):
        TABLES["evil-tau-chi"].rows(rows)


def test_unknown_column_is_named() -> None:
    with pytest.raises(
        ValueError, match="unknown column 'psi'; known: k, binary, colour, tau, chi"
    ):
        TABLES["evil-tau-chi"].rows(1).values("psi")
