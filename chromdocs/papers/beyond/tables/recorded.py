"""Numbers that take long to compute, read from the files in ``data/``."""

import csv
from functools import cache
from pathlib import Path

DATA = Path(__file__).parents[1] / "data"


@cache
def recorded(name: str) -> tuple[tuple[int, ...], ...]:
    """Return the rows of a file of whole numbers, without its heads.

    >>> recorded("star-growth")[0]
    (4, 5, 5)
    """
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        _, *rows = csv.reader(file)
    return tuple(tuple(map(int, row)) for row in rows)
