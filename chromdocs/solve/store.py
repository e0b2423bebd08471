"""P-positions in a file, so that a long run need not be done again.

A file has four parts:

1. the line ``chromdocs P-positions 1``, where 1 is the version of the format;
2. a line of JSON: the game, misère play or not, the bound ``to``, whether the order of heaps does
   not matter (``symmetric``: then only pairs x <= y are kept), the number of ``pairs``, the
   SHA-256 of the moves up to the bound (of a starred game, the moves that ⋆ was first applied
   to), and the version of chromdocs that wrote it;
3. the body, compressed by zlib: for each column x = 0, ..., to the number of pairs in it, then
   for each pair, in order, the gap from the pair before it in its column, where the first gap of
   a column counts from row x if symmetric and from row 0 if not. All are 32-bit numbers: first
   the lowest byte of each, then the second byte of each, and so on;
4. the SHA-256 of all that comes before, 32 bytes.

A file is written whole or not at all. One that is damaged, or of another game, is refused.
"""

import json
import zlib
from collections.abc import Callable
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from chromdocs import __version__
from chromdocs.files import read_at_most, refuse_unwritable, write_whole
from chromdocs.solve.sieve import LARGEST, Sieve
from chromdocs.solve.solver import Report, no_report
from chromdocs.solve.vectors import MOST, Vectors
from chromdocs.words import shortened

FIRST_LINE = b"chromdocs P-positions 1\n"
MOST_MOVES = 20_000_000
LONGEST_HEADER = 1 << 20  # bytes
LONGEST = LONGEST_HEADER + 4 * (LARGEST + 1 + MOST)  # of a file; zlib makes it shorter


class Refused(ValueError):
    """What is wrong with a file, and whether it may be replaced."""

    def __init__(self, message: str, replaceable: bool) -> None:
        super().__init__(message)
        self.replaceable = replaceable


def kept(
    file: Path,
    sieve: Sieve,
    to: int,
    report: Report = no_report,
    complain: Callable[[str], object] = print,
) -> Vectors:
    """Return the P-positions up to *to* from *file*, or compute them and keep them there.

    If the file cannot be used, *complain* is told why. A damaged file and one with a smaller
    bound are replaced; what belongs to another game or program is left as it is.
    """
    replaceable = True
    if file.exists():
        try:
            sieve.learn(read(file, sieve, to))
            return sieve.solved(to)
        except Refused as refused:
            replaceable = refused.replaceable
            complain(f"{refused}; computing anew" + ", not to be kept" * (not replaceable))
    else:
        refuse_unwritable(file)
    found = sieve.solved(to, report)
    if replaceable:
        try:
            write(file, sieve, found)
        except ValueError as error:  # the answer is there all the same
            complain(str(error))
    return found


def write(file: Path, sieve: Sieve, found: Vectors) -> None:
    """Write P-positions that *sieve* has found to a file."""
    symmetric = sieve.game.symmetric
    pairs = found.upper() if symmetric else found.pairs()
    columns, rows = pairs.T
    counts = np.bincount(columns, minlength=found.to + 1)
    gaps = np.diff(rows, prepend=0)
    first = np.flatnonzero(np.diff(columns, prepend=-1))
    gaps[first] = rows[first] - (columns[first] if symmetric else 0)
    header = {
        **_name(sieve),
        **_moves(sieve, found.to),
        "to": found.to,
        "pairs": len(pairs),
        "chromdocs": __version__,
    }
    content = b"".join(
        [
            FIRST_LINE,
            json.dumps(header, ensure_ascii=False).encode() + b"\n",
            zlib.compress(_planes(np.concatenate([counts, gaps]))),
        ]
    )
    write_whole(file, content + sha256(content).digest())


def read(file: Path, sieve: Sieve, to: int) -> Vectors:
    """Return the P-positions of a file, or raise `Refused` if it has not those of *sieve*."""
    if not file.is_file():
        raise Refused(f"{file} is no file", False)
    try:
        data = read_at_most(file, LONGEST)
    except ValueError as error:
        raise Refused(str(error), False) from None
    if FIRST_LINE.startswith(data):
        raise Refused(f"{file} ends before it begins", True)
    if not data.startswith(FIRST_LINE):
        raise Refused(f"{file} has no P-positions of chromdocs, and is left as it is", False)
    content, checksum = data[:-32], data[-32:]
    if sha256(content).digest() != checksum:
        raise Refused(f"{file} is damaged, as its checksum tells", True)
    try:
        return _read(file, content[len(FIRST_LINE) :], sieve, to)
    except Refused:
        raise
    except (KeyError, TypeError, ValueError, RecursionError, zlib.error):
        raise Refused(f"{file} is not written as a file of P-positions is", True) from None


def _read(file: Path, content: bytes, sieve: Sieve, to: int) -> Vectors:
    line, _, body = content.partition(b"\n")
    header: dict[str, Any] = json.loads(line[:LONGEST_HEADER])
    top, number = header["to"], header["pairs"]
    if type(top) is not int or type(number) is not int:
        raise TypeError("a bound is no number")
    if not 0 <= top <= LARGEST or not 0 <= number <= MOST:
        raise ValueError("no sieve goes that far")
    for identity in (_name(sieve), _moves(sieve, top)):  # the moves take longer
        if any(header[key] != expected for key, expected in identity.items()):
            what = shortened(header["game"], 60) + ", misère play" * bool(header["misere"])
            raise Refused(
                f"{file} has the P-positions of another game ({what}), and is left as it is", False
            )
    if top < to:
        raise Refused(f"{file} goes up to {top:,} only, not to {to:,}", True)
    size = 4 * (top + 1 + number)
    planes = zlib.decompressobj().decompress(body, size + 1)
    if len(planes) != size:
        raise ValueError("the number of pairs is wrong")
    return _vectors(_numbers(planes), top, header["symmetric"])


def _name(sieve: Sieve) -> dict[str, Any]:
    return {"game": sieve.game.name, "misere": sieve.misere, "symmetric": sieve.game.symmetric}


def _moves(sieve: Sieve, to: int) -> dict[str, Any]:
    moves = Vectors.of(islice(sieve.base.moves.within((to, to)), MOST_MOVES + 1), to)
    if len(moves) > MOST_MOVES:  # a file may say any bound
        many = f"has more than {MOST_MOVES:,} moves up to {to:,}"
        raise Refused(f"{sieve.game.name} {many}, too many to compare with those of a file", False)
    return {"moves": moves.digest()}


def _vectors(numbers: NDArray[np.int64], to: int, symmetric: bool) -> Vectors:
    counts, gaps = numbers[: to + 1], numbers[to + 1 :]
    if counts.sum() != len(gaps):
        raise ValueError("the columns have other pairs")
    columns = np.repeat(np.arange(to + 1), counts)
    # rows are sums of gaps from the start of their column
    sums = np.cumsum(gaps)
    before = np.concatenate([[0], sums])[np.cumsum(counts) - counts]
    rows = sums - before[columns] + (columns if symmetric else 0)
    if len(rows) and (rows.min() < 0 or rows.max() > to):
        raise ValueError("a pair lies outside")
    if symmetric:
        columns, rows = np.concatenate([columns, rows]), np.concatenate([rows, columns])
    return Vectors.at(columns, rows, to)


def _planes(numbers: NDArray[np.int64]) -> bytes:
    """Write 32-bit numbers byte by byte: the lowest byte of each first, as zlib likes it."""
    return numbers.astype("<u4").view(np.uint8).reshape(-1, 4).T.tobytes()


def _numbers(planes: bytes) -> NDArray[np.int64]:
    bytes_of_each = np.frombuffer(planes, np.uint8).reshape(4, -1).T
    return np.ascontiguousarray(bytes_of_each).view("<u4").ravel().astype(np.int64)
