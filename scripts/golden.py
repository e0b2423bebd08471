"""Count the P-positions of the star of Wythoff nim, and follow Conjecture 1, as far as is asked.

`python scripts/golden.py 196418` compiles golden.c, runs it up to that heap and prints the rows of
chromdocs/papers/beyond/data/star-growth.csv and star-corner.csv that it reaches. Up to 100,000 it
takes about ten seconds. For n = 14 heaps go up to F_28 = 514,229: that was stopped after column
F_27 = 317,811, half an hour later, so that the recorded counts end with F_27.
"""

import subprocess
import sys
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO

from bench_c import compiled_c

from chromdocs.games.wythoff_star import conjecture_1_positions
from chromdocs.numbers.zeckendorf import fibonacci


def columns(source: IO[bytes]) -> Iterator[tuple[int, Sequence[int]]]:
    """Yield x and the y ≥ x of its P-positions, column by column."""
    while len(head := source.read(8)) == 8:
        x, count = array("I", head)
        yield x, array("I", source.read(4 * count))


def main(to: int, source: IO[bytes]) -> None:
    numbers = [n for n in range(4, 40) if fibonacci(n) <= to]
    counts = dict.fromkeys(numbers, 0)
    corners = {fibonacci(2 * n - 1): n for n in range(3, 20) if fibonacci(2 * n) <= to}
    for x, rows in columns(source):
        for n in numbers:
            below = bisect_left(rows, fibonacci(n))
            counts[n] += 2 * below - (below > 0 and rows[0] == x)
        if n := corners.get(x, 0):
            known = set(rows)
            asked = [(i, taken) for i, taken, (_, y) in conjecture_1_positions(n) if y not in known]
            asked_for = sum(1 for _ in conjecture_1_positions(n))
            first, taken = asked[0] if asked else (0, 0)
            print(f"{n},{asked_for},{len(asked)},{first},{taken}", flush=True)
    for n in numbers:
        print(f"{n},{fibonacci(n)},{counts[n]}")


if __name__ == "__main__":
    largest = int(sys.argv[1]) if sys.argv[1:] else 10_946
    if sys.argv[2:]:  # what the program wrote before
        with Path(sys.argv[2]).open("rb") as kept:
            main(largest, kept)
    else:
        with compiled_c("golden") as program:
            run = subprocess.Popen([program, str(largest)], stdout=subprocess.PIPE)
            assert run.stdout
            main(largest, run.stdout)
