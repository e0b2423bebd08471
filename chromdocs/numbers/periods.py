"""Periods of sequences: found in the terms that there are, and proved where a state comes again.

A sequence s has the period p with the step d from n on if s(m + p) = s(m) + d for all m >= n.
Terms are numbers, or tuples of numbers, which are added part by part; of other terms the step is
nothing. What is only seen in finitely many terms is said to be seen. It is proved where each term
follows from a fixed number of terms before it, the window: then two equal windows are enough.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from operator import index, sub
from typing import Any

from chromdocs.arguments import checked
from chromdocs.words import in_brackets

TIMES = 3  # a period is seen when it comes so often, in
SHARE = 3  # a third of the terms at least


@dataclass(frozen=True)
class Period:
    """A period: s(n + length) = s(n) + step for all n from ``start``, in the terms up to ``to``.

    With a ``certificate``, which says why, it is proved for all n.
    """

    start: int  # from where on it holds
    length: int  # after how many terms it comes again
    step: Any  # what each term has then grown by
    to: int  # the last term that was looked at
    certificate: str = ""  # why it holds for ever; empty: it was only seen

    def __str__(self) -> str:
        grown = in_brackets(self.step) if isinstance(self.step, tuple) else self.step
        step = f", each time {grown} more" if _moves(self.step) else ""
        how = f"proved: {self.certificate}" if self.certificate else f"seen up to {self.to:,}"
        return f"period {self.length:,} from {self.start:,} on{step} ({how})"

    def __repr__(self) -> str:
        return f"<Period: {self}>"


@dataclass(frozen=True)
class NoPeriod:
    """No period was found in the terms up to ``to``; as a condition it is false."""

    to: int  # the last term that was looked at

    def __bool__(self) -> bool:
        return False

    def __str__(self) -> str:
        return f"none to {self.to:,}"

    def __repr__(self) -> str:
        return f"<Period: {self}>"


@checked
def period(sequence: Iterable[Any], window: int | None = None) -> Period | NoPeriod:
    """Return the shortest period of a sequence, perhaps after a beginning of its own.

    Without a *window*, the terms must show it three times, in a third of them. Where every term
    follows from the *window* terms before it, in the same way everywhere, it is proved as soon as
    so many terms come again.

    >>> period([5, 0, 1, 2, 0, 1, 2, 0, 1, 2, 0])
    <Period: period 3 from 1 on (seen up to 10)>
    >>> period(3 * n // 2 for n in range(40))
    <Period: period 2 from 0 on, each time 3 more (seen up to 39)>
    >>> period([0, 0, 1, 1, 0, 0, 1, 1, 0], window=2)
    <Period: period 4 from 0 on (proved: terms 0 to 1 come again as terms 4 to 5)>
    >>> period(n * n for n in range(40))
    <Period: none to 39>
    """
    terms = [_plain(term) for term in sequence]
    if not terms:
        raise ValueError("period: there are no terms")
    to = len(terms) - 1
    if window is not None:
        _refuse_window(terms, window)
        return proved(terms, window)
    changes, part = _changes(terms)
    runs = _runs_back(changes)
    more = len(terms) - len(changes)  # a difference is of two terms
    for length in range(1, len(terms) // TIMES + 1):
        run = length + runs[length]
        if run + more >= max(TIMES * length, len(terms) / SHARE):
            start = len(changes) - run
            step = part(terms[start + length], terms[start])
            return Period(start, length, step, to)
    return NoPeriod(to)


def proved(terms: Sequence[Any], window: int) -> Period | NoPeriod:
    """Return the shortest period after which as many terms as the window has come again.

    That each term follows from the *window* terms before it is for the caller to know.

    >>> proved([0, 0, 1, 1, 0, 0, 1, 1, 0], 2).length
    4
    """
    runs = _runs_back(terms)
    for length in range(1, len(terms) - window + 1):
        if runs[length] >= window:
            start = len(terms) - length - runs[length]
            last = start + window - 1
            why = f"terms {start:,} to {last:,} come again as terms {start + length:,} to "
            return Period(start, length, 0, len(terms) - 1, f"{why}{last + length:,}")
    return NoPeriod(len(terms) - 1)


def _plain(term: Any) -> Any:
    """Return a term as Python has it: numbers of numpy overflow, lists are not compared as fast."""
    if hasattr(term, "__iter__") and not isinstance(term, str):
        return tuple(map(_plain, term))
    return index(term) if hasattr(term, "__index__") else term


def _refuse_window(terms: Sequence[Any], window: int) -> None:
    """Raise ValueError if terms do not follow from so many before them."""
    if window < 1:
        raise ValueError(f"period: a window has 1 term at least, not {window}")
    after: dict[Any, int] = {}
    for n in range(window, len(terms)):
        first = after.setdefault(tuple(terms[n - window : n]), n)
        if terms[first] != terms[n]:
            raise ValueError(
                f"period: terms do not follow from {window} before them: after the same ones, "
                f"term {first:,} and term {n:,} differ"
            )


def _changes(terms: Sequence[Any]) -> tuple[list[Any], Callable[[Any, Any], Any]]:
    """Return what has to repeat, the differences of numbers or the terms, and how to subtract."""
    less: Callable[[Any, Any], Any] = sub
    if all(isinstance(term, tuple) for term in terms):
        less = _less
    try:
        return [less(b, a) for a, b in pairwise(terms)], less
    except TypeError:  # letters, or other things that have no difference
        return [*terms], lambda after, before: 0


def _less(after: tuple[int, ...], before: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(sub, after, before))


def _runs_back(terms: Sequence[Any]) -> list[int]:
    """Return for each p how many terms, counted back from the end, equal those p before them.

    This is the Z-function of the terms read backwards.
    """
    back = terms[::-1]
    runs = [len(back)] + [0] * len(back)
    left = right = 0
    for i in range(1, len(back)):
        run = min(right - i, runs[i - left]) if i < right else 0
        while i + run < len(back) and back[run] == back[i + run]:
            run += 1
        runs[i] = run
        if i + run > right:
            left, right = i, i + run
    return runs


def _moves(step: Any) -> bool:
    return any(step) if isinstance(step, tuple) else bool(step)
