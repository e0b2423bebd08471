"""Looks at a sequence for a pattern: a period, an automaton of few states, a Beatty sequence.

A look says what was seen in the terms that there are. That is no proof, except where so many terms
repeat that they fix all later ones: the caller knows how many these are.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from chromdocs.numbers.periods import Period, period

MOST_STATES = 40  # an automaton of more states is not called small
TIMES = 6  # a period that is only seen comes so often
ZECKENDORF = 0  # in place of a base: weights 1, 2, 3, 5, 8, ..., and no two ones side by side
DEPTH = {ZECKENDORF: 9, 2: 6, 3: 4}  # most digits by which states are told apart
FINE = 10**7  # slopes are tried in steps of one part of so many
LEAST = 12  # terms below which nothing is said of a Beatty sequence

Node = tuple[int, int, int]  # the value of a word of digits, that of the word with 0, its end
Needs = Callable[[int, int], int]  # from start and length: the last term needed for a proof


@dataclass(frozen=True)
class Found:
    """A pattern: what it is, its numbers, and whether it is proved or was only seen."""

    what: str  # in words
    period: int = 0  # its length, if it is one
    preperiod: int = 0  # how many terms come before it
    states: int = 0  # of the automaton, if it is one
    certified: bool = False  # proved for all terms


@dataclass(frozen=True)
class Machine:
    """An automaton that reads the digits of a number, the first first, from state 0 on."""

    base: int  # of the digits; 0: those of Zeckendorf
    moves: Sequence[Sequence[int]]  # of each state, for each digit
    out: Sequence[Any]  # what each state says

    def __str__(self) -> str:
        return "automaton " + (f"in base {self.base}" if self.base else "(Zeckendorf)")


def periodic(terms: Sequence[Any], needs: Needs | None = None) -> Found | None:
    """Look for a period, perhaps with a step.

    If it is known how many terms a proof *needs*, there must be so many. Else the period must come
    six times at least, in half of the terms.

    >>> periodic([5, *(1, 2, 3) * 9])
    Found(what='period', period=3, preperiod=1, states=0, certified=False)
    >>> periodic([5, *(1, 2, 3) * 9], lambda start, length: start + length + 2).certified
    True
    >>> periodic([3 * n // 2 for n in range(40)]).what
    'period with step'
    >>> periodic([n.bit_count() % 2 for n in range(99)]) is None
    True
    """
    found = period(terms)
    if not isinstance(found, Period):
        return None
    start, length = found.start, found.length
    grows = any(found.step) if isinstance(found.step, tuple) else bool(found.step)
    what = "period with step" if grows else "period"
    if needs:
        enough = not grows and needs(start, length) <= found.to
        return Found(what, length, start, certified=True) if enough else None
    enough = len(terms) - start >= max(TIMES * length, len(terms) / 2)
    return Found(what, length, start) if enough else None


def straight(pairs: Sequence[tuple[int, int]]) -> Found | None:
    """Look for pairs that lie on a few lines, and come to them in turn, each in steps of its own.

    >>> straight([(n, n if n % 2 else 5 * n) for n in range(30)])
    Found(what='lines', period=2, preperiod=0, states=0, certified=False)
    >>> straight([(n, n * n) for n in range(30)]) is None
    True
    """
    for length in range(1, len(pairs) // (TIMES + 1) + 1):
        start = len(pairs) - 2 * length
        while start > 0 and _even(pairs, start - 1, length):
            start -= 1
        if len(pairs) - start >= max((TIMES + 1) * length, len(pairs) / 2):
            return Found("lines", length, start)
    return None


def automatic(terms: Sequence[Hashable], base: int) -> Machine | None:
    """Look for an automaton of few states that finds term n from the digits of n, the first first.

    Two words of digits are taken for one state if the terms that a few more digits lead to are the
    same; how many digits is tried from 1 on. Then the automaton is run on every n that there is:
    one wrong term is the end of it.

    >>> automatic([n.bit_count() % 2 for n in range(512)], 2)
    Machine(base=2, moves=[[0, 1], [1, 0]], out=[0, 1])
    >>> word = [(n + 2) * 610 // 987 - (n + 1) * 610 // 987 for n in range(500)]
    >>> print(automatic(word, ZECKENDORF))
    automaton (Zeckendorf)
    >>> automatic([int(round(n**0.5) ** 2 == n) for n in range(2048)], 2) is None
    True
    """
    return next(automata(terms, base), None)


def automata(terms: Sequence[Hashable], base: int) -> Iterator[Machine]:
    """Yield the automata that `automatic` has to choose from, those of fewer digits first.

    Each is right on all terms that there are. On later ones they may differ.
    """
    for depth in range(1, DEPTH.get(base, 3) + 1):
        found = _machine(terms, base, depth)
        if found and not _errs(terms, found):
            yield found


def _machine(terms: Sequence[Hashable], base: int, depth: int) -> Machine | None:
    """Return the automaton whose states are told apart by *depth* digits, if it is small."""
    root: Node = (0, 0, 0)
    told = cache(lambda node, left: _told(terms, base, node, left, told))
    first, states = [root], {told(root, depth): 0}
    moves: list[list[int]] = []
    for node in first:  # grows as it is walked
        moves.append([])
        for child in _longer(node, base):
            known = told(child, depth)
            if known is None or (known not in states and len(states) == MOST_STATES):
                return None
            if known not in states:
                states[known] = len(states)
                first.append(child)
            moves[-1].append(states[known])
    return Machine(base, moves, [terms[node[0]] for node in first])


def beatty(terms: Sequence[int]) -> int | None:
    """Return a slope, times 10 ** 7, such that the terms are floors of slope · n + c for some c.

    The terms less slope · n must spread by less than 1. The spread is convex in the slope, so that
    halving the range finds the slope where it is least.

    >>> beatty([1618 * n // 1000 for n in range(40)])
    16171875
    >>> beatty([n * n for n in range(40)]) is None
    True
    """
    if len(terms) < LEAST:
        return None
    low, high = 0, FINE * (max(terms) + 1)

    def spread(slope: int) -> int:
        rest = [FINE * term - slope * n for n, term in enumerate(terms)]
        return max(rest) - min(rest)

    while low < high:
        middle = (low + high) // 2
        if (now := spread(middle)) < FINE:
            return middle
        if now <= spread(middle + 1):
            high = middle
        else:
            low = middle + 1
    return None


def _even(pairs: Sequence[tuple[int, int]], n: int, length: int) -> bool:
    """Tell whether the step after *n* and the next one are the same."""
    first, second, third = pairs[n], pairs[n + length], pairs[n + 2 * length]
    return all(2 * second[i] == first[i] + third[i] for i in (0, 1))


def _longer(node: Node, base: int) -> Iterator[Node]:
    """Yield the word with one digit more: its value, that of it with 0, its last digit."""
    value, shifted, end = node
    if base:
        yield from ((n, 0, 0) for n in range(base * value, base * value + base))
        return
    yield shifted, value + shifted, 0
    if not end:
        yield shifted + 1, value + shifted + 2, 1


def _told(
    terms: Sequence[Hashable], base: int, node: Node, left: int, told: Callable[[Node, int], Any]
) -> Hashable:
    """Return the terms of a word and of those with up to *left* digits more; None if some lack."""
    if node[0] >= len(terms):
        return None
    below = [told(child, left - 1) for child in _longer(node, base)] if left else []
    return None if None in below else (terms[node[0]], *below)


def _errs(terms: Sequence[Hashable], machine: Machine) -> bool:
    """Tell whether the automaton gives a wrong term for some n."""
    root: Node = (0, 0, 0)
    stack = [(root, 0)]
    while stack:
        node, state = stack.pop()
        if terms[node[0]] != machine.out[state]:
            return True
        for child, after in zip(_longer(node, machine.base), machine.moves[state], strict=True):
            if child[0] < len(terms) and child != root:
                stack.append((child, after))
    return machine.moves[0][0] != 0  # zeros in front change nothing
