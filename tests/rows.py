"""The rows of all tables, compared with a record: how many, the first, the last, a digest.

    python tests/rows.py [ID ...]

records them anew, those named or all, and prints which tables are different.
"""

import csv
import re
import sys
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path
from zlib import crc32

from bounds import LONG as EVERYTHING

from chromdocs.papers import TABLES
from chromdocs.tables.table import Extract

FILE = Path(__file__).parent / "papers/rows.csv"
LONG_SEARCHES = {"star-conjecture-1-failures": 13, "star-conjecture-2-failures": 2}
FEW = LONG_SEARCHES | {  # rows that are soon found; LaTeX, and the files of the site, have all
    "closed-blocks": 5,
    "double-star-never": 2,
    "dual-pairs-two-heaps": 4,
    "open-blackwhite-bichromatic": 12,
    "open-blackwhite-more-piles": 12,
    "star-agreement-radius": 4,
    "two-stacks-rows": 84,
    "two-stacks-shifts": 14,
}


def taken(id: str, few: Mapping[str, int]) -> Extract:
    """Return what a page shows of a table, or a few rows of those that take long."""
    if id in FEW and not EVERYTHING:  # no look at the next row, to tell whether it is the last
        rows = islice(TABLES[id].source(), few.get(id, TABLES[id].shown))
        return Extract(TABLES[id], tuple(rows))
    return TABLES[id].rows()


def line(extract: Extract) -> tuple[str, ...]:
    """Return the record of some rows, of the numbers in the words about them, and of the rest."""
    table = extract.table
    about = (table.title, table.definition, *(column.meaning for column in table.columns))
    texts = [" ".join(map(str, row)) for row in extract.rows]
    digest = crc32("\n".join(texts).encode())
    numbers = " ".join(re.findall(r"\d+", " ".join(about)))
    drafts = f"{crc32(repr(sorted(table.drafts.items())).encode()):08x}" if table.drafts else ""
    ways = f"{table.sequence} {table.endless} {table.most} {drafts}".rstrip()
    return str(len(texts)), texts[0], texts[-1], f"{digest:08x}", numbers, ways


def record() -> dict[str, tuple[str, ...]]:
    """Return what is recorded of each table."""
    if not FILE.exists():
        return {}
    with FILE.open(encoding="utf-8", newline="") as file:
        return {id: tuple(values) for id, *values in csv.reader(file)}


def main(ids: Iterable[str]) -> None:
    """Record tables anew, all if none is named, and print which are different."""
    chosen, before = {*ids} or {*TABLES}, record()
    now = {
        id: line(taken(id, FEW)) if id in chosen else before[id]
        for id in TABLES
        if id in chosen or id in before
    }
    for id in sorted({*before} | {*now}):
        if before.get(id) != now.get(id):
            print(f"{id}: {before.get(id)} -> {now.get(id)}")
    with FILE.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows((id, *now[id]) for id in sorted(now))


if __name__ == "__main__":
    main(sys.argv[1:])
