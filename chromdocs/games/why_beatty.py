"""Why two heaps are won or lost where the P-positions are pairs of complementary sequences."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

from chromdocs.games.reason import Reason, Rows
from chromdocs.games.telling import fitting, many, named, parity, short
from chromdocs.games.why_nim import NO_TOKEN
from chromdocs.numbers.beatty import Increasing
from chromdocs.numbers.zeckendorf import shift, trailing_zeros, zeckendorf
from chromdocs.words import counted

Heaps = tuple[int, ...]
Both = Callable[[int, int, Heaps], Iterable[str]]  # of heaps x <= y and what the move leaves

EQUAL = "The heaps are equal."
AROUND = 2  # pairs on either side in a picture
LONG = 10**15  # a number that stands beside others in a picture is below this


class Paired(Protocol):
    """What is asked of pairs; `Complementary` has it."""

    lower: Increasing
    upper: Increasing

    @property
    def words(self) -> tuple[str, str]: ...
    def nth(self, n: int) -> Heaps: ...
    def mate(self, heap: int) -> int: ...


def pairs_why(
    pairs: Paired, both: Both, about: str, position: Heaps, move: Heaps | None, coded: bool = False
) -> Reason:
    """Say which pair *position* is, or which one the *move* leads to, and why.

    *both* explains a move on both heaps, *about* the sequences; where they are those of Wythoff
    nim they are *coded* in Zeckendorf's numeration.
    """
    if not any(position):
        return Reason((NO_TOKEN,))
    x, y = sorted(position)
    if move is None:
        number = number_of(pairs, x)
        words = [f"{named(position)} is {_formula(pairs, number)}.", about]
        if coded:
            words += _zeckendorf(x, y)
        words.append("No move leads from a pair to a pair, and from all else a move leads to one.")
        return Reason(tuple(filter(None, words)), near(pairs, number, coded))
    after = move if position[0] <= position[1] else move[::-1]
    number = number_of(pairs, after[0])
    picture = near(pairs, number, coded)
    if after[0] == x or after[1] == y:
        words = list(_one_heap(pairs, (x, y), after, number))
        return Reason(tuple(filter(None, (*words, about))), picture, move)
    first = f"{short(x)} goes with {short(pairs.mate(x))}, which is above {short(y)}"
    if x != y:
        first += f", and {short(y)} with {short(pairs.mate(y))}, which is above {short(x)}"
    words = [f"{first}: no move on one heap wins.", *both(x, y, after)]
    words.append(f"{taking(x, y, after)}{_left(after, number)}.")
    return Reason(tuple(words), picture, move)


def number_of(pairs: Paired, heap: int) -> int:
    """Return the number of the pair that has *heap*; that of 0 is 0."""
    return pairs.lower.index(heap) or pairs.upper.index(heap) or 0


def near(pairs: Paired, number: int, coded: bool = False) -> Rows | None:
    """Return the pairs around one, which is marked."""
    if pairs.nth(number)[1] >= LONG:
        return None
    a, b = pairs.words
    heads: tuple[str, ...] = ("n", a, b, "difference")
    if coded:
        heads = ("n", a, "Zeckendorf", b, "Zeckendorf", "difference")
    rows = []
    for n in range(max(0, number - AROUND), number + AROUND + 1):
        low, high = pairs.nth(n)
        cells = (low, zeckendorf(low), high, zeckendorf(high)) if coded else (low, high)
        rows.append((str(n), *map(str, cells), str(abs(high - low))))
    at = min(AROUND, number)
    marked = tuple((at, column) for column in range(1, len(heads) - 1))
    return fitting(Rows(f"Pairs near n = {number}", heads, tuple(rows), marked))


def taking(x: int, y: int, after: Heaps) -> str:
    """Say what a move from heaps x <= y takes.

    >>> taking(5, 8, (0, 0)), taking(5, 5, (3, 3))
    ('Take 5 from the smaller heap and 8 from the larger', 'Take 2 from both heaps')
    """
    s, t = x - after[0], y - after[1]
    if s == t:
        return f"Take {short(s)} from both heaps"
    one, other = ("one heap", "the other") if x == y else ("the smaller heap", "the larger")
    return f"Take {short(s)} from {one} and {short(t)} from {other}"


def _one_heap(pairs: Paired, position: Heaps, after: Heaps, number: int) -> Iterator[str]:
    i = 0 if after[0] != position[0] else 1
    kept, high, low = position[1 - i], position[i], after[i]
    if not kept:
        yield "One heap is empty, and 0 is in no other pair than (0, 0): take all of the other."
        return
    yield f"{short(kept)} goes with {short(low)} in {_formula(pairs, number)}."
    yield f"The other heap has {short(high)}, which is more: take {short(high - low)} from it."


def _formula(pairs: Paired, number: int) -> str:
    """Say which pair it is, and how its numbers are computed."""
    large = number >= 10**12
    a, b = pairs.words if large else (_term(word, number) for word in pairs.words)
    low, high = map(short, pairs.nth(number))
    which = f"pair number {'n = ' * large}{short(number)}"
    return f"{which}: {a} = {low} and {b} = {high}"


def _term(word: str, number: int) -> str:
    """Put a number for n: ⌊nα⌋ becomes ⌊5α⌋, and 3n−1 becomes 3·5−1."""
    return word.replace("n", str(number) if word[-2] in "αβ" else f"·{number}")


def _left(after: Heaps, number: int) -> str:
    if not number:
        return ": all of them"
    return f": that leaves {named(after)}, pair number {short(number)}"


def _zeckendorf(x: int, y: int) -> Iterator[str]:
    """Say how the two numbers of a pair of Wythoff nim are written."""
    coding = zeckendorf(x)
    low, high = (counted(digits, "digits", 10, 10) for digits in (coding, shift(coding)))
    zeros = trailing_zeros(coding)
    yield (
        f"In Zeckendorf's numeration {short(x)} = {low} ends in {many(zeros, 'zero')}, "
        f"{parity(zeros)}, and {short(y)} = {high} is its left shift."
    )
