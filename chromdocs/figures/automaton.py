"""Automata as pictures: states as circles, arrows with digits, and a number on its way through.

A state at which a word may end has a double circle. Digits of several numbers that are read at
once have a stroke between them. A walk stands above the automaton, one state after the other.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, groupby

from chromdocs.decide.automaton import Automaton
from chromdocs.figures.figure import Arrow, Axis, Box, Figure, Mark, Text
from chromdocs.figures.frame import WIDTH
from chromdocs.figures.states import (
    GAP,
    RADIUS,
    Pair,
    Spot,
    Way,
    edges,
    routed,
    standing,
)
from chromdocs.tables.table import Value
from chromdocs.words import listed

MOST = 12  # states that a reader can follow
SIZE = 10  # of the digits
WIDEST = 9  # signs in a line of digits
SHOWN = 8  # letters on an arrow; of more only the first and the last
LEAST = 8.0  # units that a picture is wide at least, so that a state is no balloon
AROUND = 0.2  # room at the edges
SMALL = 0.34  # radius of a state on a walk
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def automaton(
    machine: Automaton,
    title: str,
    *,
    id: str = "automaton",
    caption: str = "",
    names: Sequence[str] = (),
    meanings: Sequence[str] = (),
    roles: Sequence[str] = (),
    word: Sequence[int] | None = None,
    read: int | None = None,
    claims: tuple[str, ...] = (),
) -> Figure:
    """Draw an automaton; *names* stand in the states, *meanings* are said at them.

    A *word* of letters walks through it, up to the letter number *read*, and the steps that it
    takes are marked. *roles* colour the states, for an automaton whose states are answers.

    >>> odd = Automaton(("n",), 2, ({0: 0, 1: 1}, {0: 0, 1: 1}), frozenset({1}))
    >>> print(automaton(odd, "The odd numbers").alt)
    An automaton with 2 states that reads the digits of n. From 0, where it begins: by 0 to 0, by \
1 to 1. From 1: by 0 to 0, by 1 to 1. Accepted: 1.
    """
    if len(machine) > MOST:
        raise ValueError(f"an automaton of {len(machine)} states; {MOST} can be drawn")
    drawing = _Drawing(machine, names, meanings, roles, word, read)
    across, up = drawing.edges()
    return Figure(
        id=id,
        title=title,
        caption=caption,
        alt=drawing.alt(),
        marks=tuple(drawing.marks()),
        x=Axis(hidden=True, range=across),
        y=Axis(hidden=True, range=up),
        columns=("state", "meaning", "accepts", *(f"by {said}" for said in drawing.letters())),
        data=tuple(drawing.rows()),
        claims=claims,
        equal=True,
        aspect=(across[1] - across[0]) / (up[1] - up[0]),
    )


def letter_said(letter: int, size: int, tracks: int) -> str:
    """Return the digits of a letter, a stroke between those of different numbers.

    >>> letter_said(5, 2, 3), letter_said(11, 12, 1)
    ('1/0/1', 'b')
    """
    digits = []
    for _ in range(tracks):
        letter, digit = divmod(letter, size)
        digits.append(DIGITS[digit] if size <= len(DIGITS) else str(digit))
    return "/".join(reversed(digits))


def lines(letters: Sequence[int], size: int, tracks: int) -> list[str]:
    """Return the letters of an arrow in short lines; neighbours as from–to, many as first … last.

    >>> lines([0, 1], 2, 1), lines([0, 3], 2, 2), lines([1, 2, 3, 4, 7], 10, 1)
    (['0, 1'], ['0/0, 1/1'], ['1–4, 7'])
    """
    said = [letter_said(letter, size, tracks) for letter in letters]
    if tracks == 1:
        said = [*_runs(letters, said)]
    if len(said) > SHOWN:
        return [f"{said[0]} … {said[-1]}"]
    found = [said[0]]
    for one in said[1:]:
        longer = f"{found[-1]}, {one}"
        if len(longer) > WIDEST:
            found[-1] += ","
            found.append(one)
        else:
            found[-1] = longer
    return found


def _runs(letters: Sequence[int], said: Sequence[str]) -> Iterator[str]:
    """Yield digits, three or more neighbours as one."""
    for _, group in groupby(zip(letters, said, count()), lambda one: one[0] - one[2]):
        run = [words for _, words, _ in group]
        yield from [f"{run[0]}–{run[-1]}"] if len(run) > 2 else run


class _Drawing:
    """One automaton, laid out, with a word on its way or without."""

    def __init__(
        self,
        machine: Automaton,
        names: Sequence[str],
        meanings: Sequence[str],
        roles: Sequence[str],
        word: Sequence[int] | None,
        read: int | None,
    ) -> None:
        self.machine = machine
        self.names = names or [str(state) for state in range(len(machine))]
        self.meanings = meanings or [""] * len(machine)
        self.answers = bool(roles)
        self.roles = roles or ["panel"] * len(machine)
        self.word = word
        self.path = _path(machine, word or ())
        self.read = len(self.path) - 1 if read is None else min(read, len(self.path) - 1)
        self.words = self._words()
        self.places = standing(len(machine), self.words)
        wide = LEAST
        for _ in range(2):  # words take more room in a picture with more units
            self.ways = routed(self.places, self.words, SIZE, WIDTH / wide)
            across, _up = edges(self.places, self.ways)
            wide = max(LEAST, across[1] - across[0], len(word or ()) * self.pace + 2)

    def _words(self) -> dict[Pair, list[str]]:
        letters: dict[Pair, list[int]] = {}
        for state, row in enumerate(self.machine.rows):
            for letter, then in sorted(row.items()):
                letters.setdefault((state, then), []).append(letter)
        size, tracks = self.machine.size, len(self.machine.tracks)
        return {pair: lines(found, size, tracks) for pair, found in letters.items()}

    def said(self, letter: int) -> str:
        return letter_said(letter, self.machine.size, len(self.machine.tracks))

    @property
    def pace(self) -> float:
        """From state to state of a walk: room for a digit of each number between them."""
        return 2 * SMALL + 0.34 + 0.23 * (2 * len(self.machine.tracks) - 1)

    @property
    def strip(self) -> tuple[float, float]:
        """Where the walk begins: left end, and how high."""
        (left, right), (_, top) = edges(self.places, self.ways)
        steps = len(self.word or ())
        return (left + right - steps * self.pace) / 2, top + 1.1

    def edges(self) -> tuple[Spot, Spot]:
        (left, right), (low, top) = edges(self.places, self.ways)
        if self.word is not None:
            x, y = self.strip
            left, right = min(left, x - 1.2), max(right, x + len(self.word) * self.pace + 0.8)
            top = y + 0.62
        more = max(AROUND, (LEAST - (right - left)) / 2)
        return (left - more, right + more), (low - AROUND, top + AROUND)

    def marks(self) -> Iterator[Mark]:
        taken = {*zip(self.path[: self.read], self.path[1 : self.read + 1], strict=True)}
        for way in self.ways:
            yield from _arrow(way, self.words.get(way.pair, ()), way.pair in taken)
        now = self.path[self.read] if self.word is not None else None
        for state, place in enumerate(self.places):
            role = "accent" if state == now else self.roles[state]
            yield from self.state(state, place, RADIUS, role, self.hover(state))
        if self.word is not None:
            yield from self.walk(self.word)

    def state(self, state: int | None, at: Spot, r: float, role: str, said: str) -> Iterator[Mark]:
        """Yield a state; None is where a lost word ends."""
        text = "×" if state is None else self.names[state]
        if state in self.machine.accepting:
            yield _circle(at, r, "ink")
            yield _circle(at, r - 0.04, role)
            r -= 0.1
        yield _circle(at, r, "ink")
        yield _circle(at, r - 0.04, role, text, said)

    def walk(self, word: Sequence[int]) -> Iterator[Mark]:
        """Yield the states that the word visits, in a row, with its digits between them."""
        (x, y), pace, r = self.strip, self.pace, SMALL
        path: list[int | None] = [*self.path, *[None] * (len(word) + 1 - len(self.path))]
        yield Arrow(x - r - 0.6, y, x - r - GAP, y, "accent")
        for number, state in enumerate(path):
            at = x + number * pace
            done = number <= self.read
            if number:
                role = "accent" if done else "n"
                yield Arrow(at - pace + r + GAP, y, at - r - GAP, y, role)
                words = self.said(word[number - 1])
                yield Text(at - pace / 2, y + 0.36, words, role if done else "muted", bold=done)
            if done or state is None:
                role = "accent" if number == self.read else "panel"
                told = f"after {number} digits: {self.hover(state)}"
                yield from self.state(state, (at, y), r, role, told)
            else:
                yield _circle((at, y), r, "n")
                yield _circle((at, y), r - 0.03, "background")

    def hover(self, state: int | None) -> str:
        if state is None:
            return "lost: no such step"
        parts = [f"state {self.names[state]}", self.meanings[state]]
        parts += ["the first"] if state == 0 else []
        parts += ["accepts"] if state in self.machine.accepting else []
        return ", ".join(filter(None, parts))

    def letters(self) -> list[str]:
        return [self.said(letter) for letter in self._letters()]

    def _letters(self) -> list[int]:
        return sorted({letter for row in self.machine.rows for letter in row})

    def rows(self) -> Iterator[tuple[Value, ...]]:
        for state, row in enumerate(self.machine.rows):
            then = (self.names[row[n]] if n in row else "–" for n in self._letters())
            accepts = "yes" if state in self.machine.accepting else "no"
            yield self.names[state], self.meanings[state], accepts, *then

    def alt(self) -> str:
        machine = self.machine
        tracks = listed(machine.tracks)
        many = "one state" if len(machine) == 1 else f"{len(machine)} states"
        parts = [f"An automaton with {many} that reads the digits of {tracks}."]
        for state, name in enumerate(self.names):
            begins = ", where it begins" if state == 0 else ""
            steps = [
                f"by {' '.join(words)} to {self.names[then]}"
                for (at, then), words in sorted(self.words.items())
                if at == state
            ]
            meant = f" ({self.meanings[state]})" if self.meanings[state] else ""
            parts.append(f"From {name}{meant}{begins}: {', '.join(steps) or 'no step'}.")
        ends = [self.names[state] for state in sorted(machine.accepting)]
        if ends:
            parts.append(f"Accepted: {listed(ends)}.")
        elif not self.answers:
            parts.append("No state has a double circle: whatever is read, nothing is accepted.")
        if self.word is not None:
            states = ", ".join(self.names[state] for state in self.path[: self.read + 1])
            parts.append(f"Above it the walk so far: {states}.")
        return " ".join(parts)


def _path(machine: Automaton, word: Iterable[int]) -> list[int]:
    """Return the states that a word visits, up to where it is lost."""
    path = [0]
    for letter in word:
        then = machine.rows[path[-1]].get(letter)
        if then is None:
            break
        path.append(then)
    return path


def _circle(at: Spot, r: float, role: str, text: str = "", said: str = "") -> Box:
    return Box(at[0] - r, at[1] - r, 2 * r, 2 * r, role, text, said, size=11, oval=True)


def _arrow(way: Way, words: Sequence[str], taken: bool) -> Iterator[Mark]:
    role = "accent" if taken else "ink"
    arrow = way.arrow
    ends = arrow.x, arrow.y, arrow.to_x, arrow.to_y
    yield Arrow(*ends, role, arrow.bend, arrow.ahead)
    if not words:
        return
    x, y = way.at
    step = 2 * way.room[1] / len(words)
    for number, line in enumerate(words):
        high = y + ((len(words) - 1) / 2 - number) * step
        yield Text(x, high, line, "accent" if taken else "text", SIZE, bold=taken)
