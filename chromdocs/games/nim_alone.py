"""Colourings that leave nim on three piles of black & white nim as it is, counted level by level.

A set of black levels fails exactly if there are white u, v, w with nim-sum 0 and a black x > u
such that v lacks the leading one of x ⊕ u: then nim would lower x to u beside v and w, and may not.
"""

from collections.abc import Iterator


def alone_counts(to: int) -> Iterator[tuple[int, int]]:
    """Yield, for n = 1, ..., *to*, how many colourings of n levels leave nim alone on three piles.

    The second number counts those in which no two different white levels have a white nim-sum.
    What works for n levels works for fewer, so each level is added to what is left.

    >>> list(alone_counts(7))
    [(2, 2), (4, 4), (8, 7), (15, 14), (26, 25), (47, 41), (92, 64)]
    """
    free = [0]  # sets of white levels, as bits: no white nim-sums
    other: list[int] = []  # the sets with white nim-sums that work
    for n in range(1, to + 1):
        grown = [white | 1 << n for white in free]
        sums = [white for white in grown if _triples(white, n)]
        free += [white for white in grown if not _triples(white, n)]
        other = [white for white in other if _may_be_black(white, n)] + [
            white
            for white in (*sums, *(white | 1 << n for white in other))
            if all(_works(white, triple, n) for triple in _triples(white, n))
        ]
        yield len(free) + len(other), len(free)


def _triples(white: int, n: int) -> list[tuple[int, int, int]]:
    """Return the triples of white levels with nim-sum 0 in which *n* is the largest."""
    return [
        (u, u ^ n, n)
        for u in range(1, n)
        if u < u ^ n < n and white >> u & 1 and white >> (u ^ n) & 1
    ]


def _works(white: int, triple: tuple[int, int, int], n: int) -> bool:
    """Tell whether no black level up to *n* makes a triple of white ones fail."""
    black = [x for x in range(1, n + 1) if not white >> x & 1]
    for u, v in zip(triple, (*triple[1:], triple[0]), strict=True):
        if any(x > u and not v & _leading(x ^ u) for x in black):
            return False
    return True


def _may_be_black(white: int, n: int) -> bool:
    """Tell whether level *n*, as a black one, makes no triple of lower white levels fail."""
    for top in range(1, n):
        if white >> top & 1:
            for triple in _triples(white, top):
                for u, v in zip(triple, (*triple[1:], triple[0]), strict=True):
                    if not v & _leading(n ^ u):
                        return False
    return True


def _leading(n: int) -> int:
    return 1 << n.bit_length() - 1
