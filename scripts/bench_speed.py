"""Measure Grundy boards, sums and single answers beside plain C and numpy, before and after.

Seconds are those of the processor, user and system together, without start and compilation. What
stands under "before" was measured once, on the day that is named, with the solvers of commit
01c1342; that of the ornament game includes the start of the command.
"""

import resource
import subprocess
from collections.abc import Callable
from time import process_time

import numpy as np
from bench_c import compiled_c

from chromdocs.games.catalogue import game
from chromdocs.solve.answer import answer
from chromdocs.solve.bits import Bits
from chromdocs.solve.choose import grundy_values
from chromdocs.solve.listing import p_positions
from chromdocs.solve.sieve import Sieve

DAY = "2026-11-17"  # of what was measured before


def c_board(to: int) -> float:
    """Return the seconds that the C program takes for the board of Wythoff nim."""
    with compiled_c("grundy") as program:
        before = _children()
        subprocess.run([program, str(to)], check=True, capture_output=True)
        return _children() - before


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def numpy_board(to: int) -> np.ndarray:
    """Find the values of Wythoff nim in the obvious way with numpy: mark those of all options."""
    board = np.zeros((to + 1, to + 1), np.int32)
    for x in range(to + 1):
        for y in range(x, to + 1):
            seen = np.zeros(x + y + 1, np.bool_)
            t = np.arange(1, x + 1)
            for values in (board[:x, y], board[x, :y], board[x - t, y - t]):
                seen[values[values <= x + y]] = True
            board[x, y] = board[y, x] = x + y if seen[: x + y].all() else seen.argmin()
    return board


MEASURED: list[tuple[str, float | None, Callable[[], object]]] = [
    ("Wythoff's board to 500: numpy, the obvious way", None, lambda: numpy_board(500)),
    ("the same: bit sets, standard library", None, lambda: Bits(game("wythoff")).board(500)),
    ("the same: compiled", 0.15, lambda: Sieve(game("wythoff")).board(500)),
    ("Wythoff's board to 2,000: bit sets", None, lambda: Bits(game("wythoff")).board(2000)),
    ("the same: compiled", 17.3, lambda: Sieve(game("wythoff")).board(2000)),
    ("Wythoff's board to 10,000: compiled", None, lambda: Sieve(game("wythoff")).board(10_000)),
    (
        "wythoff + mark --at 300,500,5",
        70.9,
        lambda: answer(game("wythoff + mark"), (300, 500, 5)),
    ),
    (
        "nim:piles=3 --to 100 --grundy",
        27.6,
        lambda: list(grundy_values(game("nim:piles=3"), 100)),
    ),
    (
        "star(wythoff) to 1,000: bit sets",
        None,
        lambda: Bits(game("star(wythoff)")).p_positions(1000),
    ),
    ("ornament --to 20000", 50.8, lambda: p_positions(game("ornament"), 20_000)),
]


def seconds(work: Callable[[], object]) -> float:
    """Return the time that the processor needs."""
    started = process_time()
    work()
    return process_time() - started


if __name__ == "__main__":
    Sieve(game("wythoff")).board(64)  # compiles, or reads what was compiled before
    print(f"| what | before ({DAY}) | now |\n| --- | --- | --- |")
    for to in (2000, 10_000):
        try:
            print(f"| Wythoff's board to {to:,}: plain C, bit sets | | {c_board(to):.2f} |")
        except FileNotFoundError as error:
            print(f"| Wythoff's board to {to:,}: plain C | | {error} |")
    for name, before, work in MEASURED:
        shown = "" if before is None else f"{before:.2f}"
        print(f"| {name} | {shown} | {seconds(work):.2f} |", flush=True)
