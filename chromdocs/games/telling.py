"""Words and pictures that the reasons of several games share."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from chromdocs.games.reason import WIDE, Rows
from chromdocs.numbers.base import digits
from chromdocs.numbers.digits import to_decimal
from chromdocs.words import counted, in_brackets

MOST = 40  # columns of a picture


@lru_cache(maxsize=64)  # a sentence comes back to the same number, which may have many digits
def short(n: int) -> str:
    """Write a number; of one with many digits, the ends and how many there are.

    >>> short(17), short(10**50)
    ('17', '1000000000…0000000000 (51 digits)')
    """
    return counted(to_decimal(n), "digits", 10, 10)


def named(position: Iterable[int]) -> str:
    """Write a position as sentences do: one heap is a number.

    >>> named((3, 5)), named((7,))
    ('(3, 5)', '7')
    """
    heaps = list(map(short, position))
    return heaps[0] if len(heaps) == 1 else in_brackets(heaps)


def many(n: int, what: str) -> str:
    """Count things in words.

    >>> many(0, "zero"), many(1, "zero"), many(3, "zero")
    ('no zeros', '1 zero', '3 zeros')
    """
    return f"{short(n) if n else 'no'} {what}{'s' * (n != 1)}"


def nth(n: int, what: str) -> str:
    """Name a thing by its number.

    >>> [nth(n, "pair") for n in (1, 2, 23, 11)], nth(10**20, "pair")
    (['the 1st pair', 'the 2nd pair', 'the 23rd pair', 'the 11th pair'], \
'pair number 100000000000000000000')
    """
    if n >= 10**12:
        return f"{what} number {short(n)}"
    last = 0 if n // 10 % 10 == 1 else n % 10
    ending = {1: "st", 2: "nd", 3: "rd"}.get(last, "th")
    return f"the {n}{ending} {what}"


def written(n: int, base: int = 2) -> str:
    """Write the digits of *n* in *base*, so that they fit into a sentence.

    >>> written(40), written(40, 12)
    ('101000', '3·4')
    """
    found = digits(n, base)
    text = "".join(map(str, found)) if base <= 10 else "·".join(map(short, found))
    return counted(text, "digits" if base <= 10 else "signs", 10, 10)


def parity(n: int) -> str:
    """Say whether a number is even or odd.

    >>> parity(3)
    'an odd number'
    """
    return f"an {'odd' if n % 2 else 'even'} number"


def fitting(rows: Rows) -> Rows | None:
    """Return the picture, if it is not too large to be seen.

    >>> fitting(Rows("Digits", (), (("", *"0" * 41),), ()))
    """
    lines = [rows.columns, *rows.rows] if rows.columns else list(rows.rows)
    wide = sum(1 + max(map(len, column)) for column in zip(*lines, strict=True))
    fits = len(lines) <= MOST and max(map(len, lines)) <= MOST and wide < WIDE - 2
    return rows if fits else None


def digit_rows(
    title: str, numbers: Sequence[tuple[str, Sequence[int]]], marked: Iterable[tuple[int, int]]
) -> Rows | None:
    """Return digits under each other, aligned to the right, each row after its name.

    What is *marked* is counted from the right: row, and place from 0 on. None if too large.

    >>> print(digit_rows("Binary", [("5", [1, 0, 1]), ("2", [1, 0])], [(1, 0)]))
    Binary
      5 1 0 1
      2   1[0]
    """
    most = max(len(number) for _, number in numbers)
    if most >= MOST:
        return None
    rows = tuple(
        (name, *[""] * (most - len(number)), *map(short, number)) for name, number in numbers
    )
    return fitting(Rows(title, (), rows, tuple((row, most - place) for row, place in marked)))
