"""How large a table may be: what would not fit into memory is refused."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

MOST_ROWS = 5_000_000  # that fit into memory
MOST_BITS = 100_000_000  # of all whole numbers of a file, which then has 30 million digits

Row = TypeVar("Row")


def short_enough(id: str, rows: Iterable[Row]) -> Iterator[Row]:
    """Yield rows until their numbers, which may be very long, are too long to be written.

    >>> list(short_enough("squares", [(1, 1), (2, 4)]))
    [(1, 1), (2, 4)]
    """
    bits = 0
    for n, row in enumerate(rows):
        cells = row if isinstance(row, tuple) else ()  # whoever takes the row says what is wrong
        bits += sum(value.bit_length() for value in cells if isinstance(value, int))
        if bits > MOST_BITS:
            raise ValueError(
                f"{id}: the numbers of more than {n:,} rows are too long; ask for fewer rows"
            )
        yield row
