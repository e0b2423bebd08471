"""Measure what has to be fast, and print a table."""

from collections.abc import Callable
from time import perf_counter

from chromdocs.claims.verify import run_all
from chromdocs.figures.to_matplotlib import draw
from chromdocs.games.chromatic import chromatic
from chromdocs.games.evil import evil_pair
from chromdocs.numbers.binary import is_evil, is_vile, nth_evil
from chromdocs.papers import EXHIBITS, LEDGER
from chromdocs.solve.answer import answer
from chromdocs.solve.reference import Reference

HUGE = 17509**17509
EVIL = chromatic("evil")

MEASURED: dict[str, Callable[[], object]] = {
    "is_evil of 74,296 digits": lambda: is_evil(HUGE),
    "is_vile of 74,296 digits": lambda: is_vile(HUGE),
    "nth_evil of 74,296 digits": lambda: nth_evil(HUGE),
    "evil_pair of 74,296 digits": lambda: evil_pair(HUGE),
    "winning move, stacks of 74,296 digits": lambda: answer(EVIL, (HUGE, 2 * HUGE + 1)),
    "reference solver, evil-chromatic nim to 100": lambda: Reference(EVIL).p_positions(100),
    "reference solver, evil-chromatic nim to 200": lambda: Reference(EVIL).p_positions(200),
    "every claim at its published bound": lambda: [run_all(c, Reference) for c in LEDGER.values()],
    "every figure as SVG": lambda: [draw(e.make()) for e in EXHIBITS.values()],
}


def best_of(work: Callable[[], object], times: int = 3) -> float:
    """Return the shortest of several runs, in seconds."""
    runs = []
    for _ in range(times):
        started = perf_counter()
        work()
        runs.append(perf_counter() - started)
    return min(runs)


if __name__ == "__main__":
    print("| what | seconds |\n| --- | --- |")
    for name, work in MEASURED.items():
        print(f"| {name} | {best_of(work):.5f} |", flush=True)
