"""The scans: files hold what the scans ask, and rows come out the same by another road."""

from collections.abc import Iterator
from itertools import product
from math import gcd

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.game import Game, Invariant, Position
from chromdocs.papers.beyond.scans import DATA, SCANS, outcomes
from chromdocs.papers.beyond.tables.scans import TABLES
from chromdocs.scan.scan import Outcome
from chromdocs.solve.bits import bits
from tests.papers.beyond.brute import lost

SAMPLE = 8  # rows of each scan


class Plain:
    """A solver by code of the tests' own, straight from the rules.

    Three heaps are solved as far as one of them is 2 at most: no question asks for more.
    """

    def __init__(self, game: Game, misere: bool) -> None:
        self.game, self.misere = game, misere

    def p_positions(self, to: int) -> list[Position]:
        tops = [2, to, to] if self.game.heaps == 3 else [to] * self.game.heaps
        found = lost(self.game.options, *tops, misere=self.misere)
        on_board = (p for p in found if min(p) >= self.game.lowest and self.game.board(p))
        return sorted({self.game.canonical(p) for p in on_board})

    def grundy_values(self, to: int) -> Iterator[tuple[Position, int]]:
        values: dict[Position, int] = {}
        for at in product(range(self.game.lowest, to + 1), repeat=self.game.heaps):
            seen = {values[after] for after in self.game.options(at)}
            values[at] = next(n for n in range(len(seen) + 1) if n not in seen)
            yield at, values[at]


class Queue(Plain):
    """Two stacks by the queue: others wait, marked levels choose; 0 and 1 are misère partners."""

    def p_positions(self, to: int) -> list[Position]:
        word = self.game.name.partition("=")[2]
        pairs, waiting = [(0, 1) if self.misere else (0, 0)], []
        for level in range(2 if self.misere else 1, to + 1):
            if word[(level - 1) % len(word)] == "o":
                waiting.append(level)
            else:
                pairs.append((waiting.pop(0) if waiting else level, level))
        return sorted(pairs)


class Rows(Plain):
    """Two piles, of which one is lowered: a position is won if one below it in its lines is P."""

    def p_positions(self, to: int) -> list[Position]:
        found: set[Position] = set()
        for x, y in product(range(to + 1), repeat=2):
            lower = [(u, y) for u in range(x)] + [(x, v) for v in range(y)]
            ends = self.misere and not any(map(self.game.board, lower))
            if self.game.board((x, y)) and not ends and found.isdisjoint(lower):
                found.add((x, y))
        return sorted((x, y) for x, y in found if x <= y)


def second(game: Game, misere: bool) -> object:
    """Return a solver that the scan did not use, and that needs no patience."""
    if isinstance(game, Invariant) and game.heaps == 2:
        return bits(game, misere)
    if game.name.startswith("spectrum"):
        return Rows(game, misere)
    coloured = game.name.startswith(("chromatic", "blackwhite"))
    return Queue(game, misere) if coloured and game.heaps == 2 else Plain(game, misere)


def sample(name: str) -> list[Outcome]:
    """Return rows of a scan, spread over the file."""
    rows = [each for each in outcomes(name) if each.game != "mouse"]  # the Mouse has a claim
    step = len(rows) // SAMPLE
    while gcd(step, len(SCANS[name].questions)) > 1:  # so that all questions come
        step -= 1
    return rows[3::step]


@pytest.mark.parametrize("name", SCANS)
def test_a_file_has_a_row_for_each_game_and_question(name: str) -> None:
    scan = SCANS[name]
    asked = [(text, question, to) for text in scan.games for question, to in scan.questions.items()]
    assert [(each.game, each.question, each.range) for each in outcomes(name)] == asked
    assert len({*asked}) == len(asked)


@pytest.mark.parametrize("name", SCANS)
def test_rows_come_out_the_same_by_another_road(name: str) -> None:
    rows = sample(name)
    assert len(rows) >= SAMPLE
    for each in rows:
        assert SCANS[name].ask(each.game, each.question, second) == each  # type: ignore[arg-type]


def test_a_changed_row_would_be_noticed() -> None:
    """A solver that errs at one heap does not find what the file says."""

    class Spoiled(Plain):
        def p_positions(self, to: int) -> list[Position]:
            return [p for p in super().p_positions(to) if p != (7,)]

    each = next(each for each in outcomes("subtract") if game(each.game).solution.is_p((7,)))
    asked = SCANS["subtract"].ask(each.game, "normal", Spoiled)  # type: ignore[arg-type]
    assert (asked.period, asked.preperiod) != (each.period, each.preperiod)


def test_the_files_are_small_and_the_tables_hold_all_of_them() -> None:
    assert {file.name for file in DATA.glob("scan-*.csv")} == {f"scan-{name}.csv" for name in SCANS}
    assert sum(file.stat().st_size for file in DATA.glob("scan-*.csv")) < 400_000
    rows = {table.id: list(table.source()) for table in TABLES}
    assert {table.id: table.length for table in TABLES} == {id: len(rows[id]) for id in rows}
    counts = rows.pop("scan-counts")
    assert sum(map(len, rows.values())) == sum(row[3] for row in counts) > 2_000
    assert all(games == hits + misses for _, _, _, games, hits, _, misses, _ in counts)


def test_a_table_speaks_of_its_own_questions_only() -> None:
    said = {table.id: table.definition for table in TABLES}
    for name, scan in SCANS.items():
        for word in ("normal is", "misère pairs are", "Grundy rows are", "stars are"):
            assert (word in said[f"scan-{name}"]) == (word.rsplit(" ", 1)[0] in scan.questions)
            assert word in said["scan-counts"]
