"""Measure the sieve on the star of Wythoff nim, alone and beside other programs.

Results go to chromdocs/site/speed.json, from which the page on the sieve makes its tables. Every
run is a process of its own, so that its peak memory can be told.
"""

import json
import os
import platform
import subprocess
import sys
from datetime import date
from importlib.metadata import version
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from bench_c import compiled_c
from numpy.typing import NDArray

from chromdocs.games.catalogue import game
from chromdocs.games.wythoff import wythoff_pair
from chromdocs.solve.bits import Bits
from chromdocs.solve.reference import Reference
from chromdocs.solve.sieve import Sieve
from chromdocs.solve.solver import cores
from chromdocs.solve.stacks import pairs, red_levels

HERE = Path(__file__).parent
RESULTS = HERE.parent / "chromdocs" / "site" / "speed.json"
GAME = "star(wythoff)"
BOUNDS = (5_000, 10_000, 20_000, 50_000, 100_000, 200_000)
PROGRAMS = {  # what each is called, and the bounds that it reaches in a minute or so
    "dict": ("the reference solver: plain Python with a dict", (200, 500)),
    "numpy": ("pushing marks into a board, with numpy", (200, 500, 5_000, 20_000)),
    "bits": ("the sieve with whole numbers as bit sets, in plain Python", (200, 500, 5_000)),
    "c": ("pushing marks into a board, in C (-O2)", (200, 500, 5_000, 20_000)),
    "one": ("the sieve, compiled, on one core", (200, 500, 5_000, 20_000)),
    "all": (f"the sieve, compiled, on {cores()} cores", (200, 500, 5_000, 20_000)),
}
QUICK = 3  # seconds below which a run is done three times, and the best counts


Pairs = NDArray[np.int64]


def pairs_up_to(to: int) -> Pairs:
    """Return the pairs (a_n, b_n) of Wythoff nim, n = 1, 2, ..., up to *to*."""
    return np.array([m for n in range(1, to + 1) if max(m := wythoff_pair(n)) <= to])


def push(to: int) -> list[tuple[int, int]]:
    """Find the P-positions in the obvious way: from each, mark a board with all moves at once."""
    moves = pairs_up_to(to)
    moves = np.concatenate([moves, moves[:, ::-1]])
    marked = np.zeros((to + 1, to + 1), np.bool_)
    found = []
    for x in range(to + 1):
        for y in np.flatnonzero(~marked[x, x:]) + x:
            found.append((x, int(y)))
            there = moves[(moves[:, 0] <= to - x) & (moves[:, 1] <= to - y)] + (x, y)
            marked[there[:, 0], there[:, 1]] = True
            marked[there[:, 1], there[:, 0]] = True
    return found


def run(program: str, to: int) -> Pairs:
    """Return the P-positions with x <= y, by one of the programs."""
    if program in ("dict", "numpy"):
        return np.array(push(to) if program == "numpy" else Reference(game(GAME)).p_positions(to))
    if program == "bits":
        return np.array(Bits(game(GAME)).p_positions(to))
    return Sieve(game(GAME), jobs=cores() if program == "all" else 1).solved(to).upper()


def measure(program: str, to: int) -> dict[str, Any]:
    """Run a program in a process of its own: seconds without its start, and its peak memory."""
    if program == "c":
        return measure_c(to)
    call = [sys.executable, __file__, "--run", program, str(to)]
    told = subprocess.run(call, check=True, capture_output=True, text=True).stdout
    return {"to": to, "program": program} | dict(json.loads(told))


def child(program: str, to: int) -> None:
    run(program, 64)  # compiles, or reads what was compiled before
    runs: list[float] = []
    while not runs or (len(runs) < 3 and runs[0] < QUICK):
        started = perf_counter()
        found = run(program, to)
        runs.append(perf_counter() - started)
    told = {"seconds": min(runs), "megabytes": peak(), "p_positions": len(found)}
    print(json.dumps(told | {"marks": marks_of_push(to, found)}))


def peak() -> int | None:
    """Return the most memory that this process has held, in megabytes, where Linux tells it."""
    about = Path("/proc/self/status")
    lines = about.read_text("utf-8").splitlines() if about.exists() else []
    return next((int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM")), None)


def measure_c(to: int) -> dict[str, Any]:
    with compiled_c("push") as program:
        runs: list[float] = []
        while not runs or (len(runs) < 3 and runs[0] < QUICK):
            started = perf_counter()
            told = subprocess.run(
                [program, str(to)], check=True, capture_output=True, text=True
            ).stdout
            runs.append(perf_counter() - started)
    found, marks = map(int, told.split())
    told_by = {"to": to, "program": "c", "marks": marks}
    return told_by | {"seconds": min(runs), "p_positions": found}


def marks_of_push(to: int, found: Pairs) -> int:
    """Count the marks that pushing would set: moves (a, b) and (b, a) from each P-position."""
    x, y = (to - found).T
    fit = [
        [np.searchsorted(numbers, room, "right") for room in (x, y)]
        for numbers in pairs_up_to(to).T
    ]
    # a and b both grow with n, so that all of a number of first pairs fit
    return int(np.minimum(fit[0][0], fit[1][1]).sum() + np.minimum(fit[1][0], fit[0][1]).sum())


def machine() -> dict[str, Any]:
    about = Path("/proc/cpuinfo")
    lines = about.read_text("utf-8").splitlines() if about.exists() else []
    names = [line.split(": ", 1)[1] for line in lines if line.startswith("model name")]
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return {
        "processor": names[0] if names else platform.processor() or platform.machine(),
        "cores": cores(),
        "gigabytes": round(memory / 2**30),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numpy": version("numpy"),
        "numba": version("numba"),
    }


def levels() -> dict[str, Any]:
    """Time two stacks of chromatic nim, whose red levels are drawn by lot."""
    size = 10**7
    red = np.random.default_rng(1).random(size + 1) < 0.5
    started = perf_counter()
    number = len(pairs(red))
    drawn = perf_counter() - started
    started = perf_counter()
    pairs(red_levels("evil", size))
    return {
        "levels": size,
        "seconds": drawn,
        "p_positions": number,
        "evil_seconds": perf_counter() - started,
    }


def main(largest: int) -> None:
    growth = []
    for to in BOUNDS:
        if to <= largest:
            row = measure("all", to) | {"date": str(date.today())}
            growth.append(row)
            print(row, flush=True)
    beside = []
    for program, (_, bounds) in PROGRAMS.items():
        for to in bounds:
            try:
                beside.append(measure(program, to))
                print(beside[-1], flush=True)
            except FileNotFoundError as error:
                print(f"{program}: {error}", flush=True)
    counts = {(row["to"], row["p_positions"], row["marks"]) for row in growth + beside}
    assert len(counts) == len({to for to, *_ in counts}), "programs disagree"
    before = json.loads(RESULTS.read_text("utf-8"))["growth"] if RESULTS.exists() else []
    growth += [row for row in before if row["to"] > largest]  # measured before, on another day
    found = {
        "date": str(date.today()),
        "machine": machine(),
        "growth": growth,
        "programs": {key: words for key, (words, _) in PROGRAMS.items()},
        "beside": beside,
        "levels": levels(),
    }
    RESULTS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    print(f"written to {RESULTS}")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--run"]:
        child(sys.argv[2], int(sys.argv[3]))
    else:
        main(int(sys.argv[1]) if sys.argv[1:] else 100_000)
