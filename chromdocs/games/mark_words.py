"""The Grundy values of MARK-k as a word: the morphism that makes it, and how many blocks it has.

Call the values k - 1 and k big. A letter stands for a heap: for a small value it says which, and
which big value is the next one; for a big value it is that value. So there are 2k letters. A
letter is one character: - and + are k - 1 and k, and a, b, c, ... or A, B, C, ... are 0, 1, 2, ...
with - or + as the next big value.
"""

from functools import cache

from chromdocs.games.mark import at_least_2
from chromdocs.numbers.words import Morphism
from chromdocs.parameters import checked, whole

_SMALL = {"-": ord("a"), "+": ord("A")}  # the letter of the value 0, by the next big value
_OTHER = {"-": "+", "+": "-"}
_LETTERS = whole(2, 27)  # for which k there are enough of them


@cache
def mark_morphism(k: int) -> Morphism:
    """Return the morphism that gives, for the letter of q, the letters of kq, ..., kq + k - 1.

    It does so for q > 0. Done twice, it is right for q = 0 too.

    >>> dict(mark_morphism(2).images)
    {'-': 'A+', '+': 'a-', 'a': '+-', 'A': '-+'}
    >>> mark_morphism(3)("a"), (mark_morphism(3)**2)("a")
    ('+b-', 'ab-A+-AB+')
    """
    checked("mark_morphism", "k", _LETTERS, k)
    images = {}
    for x, y in _OTHER.items():
        images[x] = "".join(_small(i, y) for i in range(k - 1)) + y
    for x, y in _OTHER.items():
        for h in range(k - 1):
            before = "".join(_small(i, y) for i in range(h))
            after = "".join(_small(i, x) for i in range(h + 1, k - 1))
            images[_small(h, x)] = before + y + after + x
    return Morphism(images)


def values_by_morphism(k: int, length: int) -> list[int]:
    """Return the values of the heaps below *length* in MARK-k, made by the morphism alone.

    >>> values_by_morphism(2, 12), values_by_morphism(3, 12)
    ([0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1], [0, 1, 2, 0, 3, 2, 0, 1, 3, 2, 1, 3])
    """
    value = {"-": k - 1, "+": k}
    value |= {_small(i, x): i for x in _OTHER for i in range(k - 1)}
    word = (mark_morphism(k) ** 2).prefix("a", length)
    return [value[letter] for letter in word]


def ones(m: int, k: int) -> int:
    """Return the number that is written with *m* ones in base k.

    >>> [ones(m, 3) for m in range(5)]
    [0, 1, 4, 13, 40]
    """
    return int((k**m - 1) // (k - 1))


def block_count(n: int, k: int = 2) -> int:
    """Return how many blocks of *n* values in a row there are in MARK-k.

    >>> [block_count(n) for n in range(1, 13)]
    [3, 6, 10, 12, 16, 20, 22, 24, 28, 32, 36, 40]
    >>> [block_count(n, 3) for n in range(1, 13)]
    [4, 11, 18, 22, 28, 36, 44, 50, 54, 58, 62, 66]
    """
    at_least_2("block_count", k)
    checked("block_count", "n", whole(1), n)
    if n <= 2:
        return k + 1 if n == 1 else 5 * k - 4
    if n <= k:
        return k + (2 * k - 1) * n
    return 2 * (k + (k - 1) * n + (k - 2) * _steep(n, k) + _steep(n - 1, k))


def block_step(n: int, k: int = 2) -> int:
    """Return how many more blocks of n + 1 values there are than of *n* values.

    >>> [block_step(n, 3) for n in range(4, 14)]
    [6, 8, 8, 6, 4, 4, 4, 4, 4, 6]
    """
    return block_count(n + 1, k) - block_count(n, k)


def longest_wait(n: int, k: int = 2) -> int:
    """Return how far a block of *n* values in MARK-k is at most from where it comes again.

    >>> [longest_wait(n, 3) for n in range(1, 12)]
    [6, 45, 45, 57, 135, 135, 135, 135, 135, 171, 171]
    """
    at_least_2("longest_wait", k)
    checked("longest_wait", "n", whole(1), n)
    if n == 1:
        return 2 * k
    power = 1  # the greatest power of k that is less than n
    while power * k < n:
        power *= k
    if k == 2:
        return 9 * power
    if n <= (k * power - 1) // (k - 1):
        return (2 * k * k + 1) * power
    return (k + 2) * k * k * power


def _small(i: int, following: str) -> str:
    return chr(_SMALL[following] + i)


def _steep(n: int, k: int) -> int:
    """Return how many t < n have R <= t < R + k^m with R = 1 + k + ... + k^m, m >= 1."""
    found, power, start = 0, k, k + 1
    while start < n:
        found += min(power, n - start)
        power *= k
        start += power
    return found
