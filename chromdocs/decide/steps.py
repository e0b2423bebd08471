"""The steps of a decision: automata made from automata, each kept with what it was made of.

Every automaton of a decision comes from four kinds of step: a relation that is *given*, with its
meaning (order, addition, a pattern of digits); two automata *and*ed; one *not*; and one of which a
track is left out, *exists*. A step that gives tracks other names is *named*. A certificate is the
list of the steps.

What is so *or* so has no automaton of its own: what has a number with it is found for each
alternative alone, with fewer tracks, and only then is "not, not both" made of them.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod

from chromdocs.decide.algebra import both, other, renamed, without
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.numeration import Numeration
from chromdocs.decide.work import current

FEW = 3  # tracks; for fewer the automaton of an "or" is as cheap as those of its alternatives
MANY = 24  # ways to choose alternatives
AGAIN = 100  # steps that are counted for each time that a step is asked for


@dataclass(frozen=True, eq=False)
class Step:
    """One automaton of a decision, and how it was made."""

    by: str  # given, named, and, not, exists; or, of which `Steps.made` makes one of these
    what: tuple[str, ...]  # given: name, meaning, pattern if any; named: names; exists: the track
    of: tuple["Step", ...]  # the steps it was made of
    tracks: tuple[str, ...]  # the variables that it speaks of
    found: Automaton | None  # what came out; None for "or"

    @property
    def automaton(self) -> Automaton:
        """What came out."""
        assert self.found is not None
        return self.found


class Steps:
    """The steps with numbers in one numeration; the same step is taken once."""

    def __init__(self, numeration: Numeration) -> None:
        self.numeration = numeration
        self._taken: dict[object, Step] = {}
        self._held: set[int] = set()  # the automata, by where their rows are
        self.largest = 0

    def _take(
        self, by: str, what: tuple[str, ...], of: tuple[Step, ...], make: Callable[[], Automaton]
    ) -> Step:
        key = (by, what, of)
        work = current()
        work.take(AGAIN, 0)
        if key not in self._taken:
            automaton = make()
            new = id(automaton.rows) not in self._held
            self._held.add(id(automaton.rows))
            work.take(automaton.cost, automaton.steps if new else 0)
            self.largest = max(self.largest, len(automaton))
            self._taken[key] = Step(by, what, of, automaton.tracks, automaton)
        return self._taken[key]

    def given(self, name: str, meaning: str, automaton: Automaton, *pattern: str) -> Step:
        """A relation that is given by its automaton, which may say a pattern of digits."""
        return self._take("given", (name, meaning, *pattern), (), lambda: automaton)

    def named(self, step: Step, names: Mapping[str, str]) -> Step:
        """The step with other names of its tracks; equal names demand equal numbers."""
        new = tuple(names.get(track, track) for track in step.tracks)
        if new == step.tracks:
            return step
        if step.by == "or":
            return self.either([self.named(one, names) for one in step.of])
        if step.by == "named":
            (of,) = step.of
            return self.named(
                of,
                {old: names.get(now, now) for old, now in zip(of.tracks, step.what, strict=True)},
            )
        return self._take("named", new, (step,), lambda: renamed(step.automaton, new))

    def either(self, parts: Iterable[Step]) -> Step:
        """What one of the parts says."""
        of = tuple(dict.fromkeys(one for p in parts for one in (p.of if p.by == "or" else (p,))))
        if len(of) == 1:
            return of[0]
        key = ("or", (), of)
        if key not in self._taken:
            tracks = tuple(dict.fromkeys(track for one in of for track in one.tracks))
            self._taken[key] = Step("or", (), of, tracks, None)
        return self._taken[key]

    def made(self, step: Step) -> Step:
        """The step with an automaton: of "or", what denies that all parts are denied."""
        if step.by != "or":
            return step
        return self.deny(self._joined([self.deny(one) for one in step.of]))

    def both(self, first: Step, second: Step) -> Step:
        """What both say."""
        if first is second:
            return first
        return self._take(
            "and", (), (first, second), lambda: both(first.automaton, second.automaton)
        )

    def deny(self, step: Step) -> Step:
        """What the step denies."""
        if step.by == "not":
            return step.of[0]
        if step.by == "or":
            return self._joined([self.deny(one) for one in step.of])
        every = self.numeration.every(step.tracks)
        return self._take("not", (), (step,), lambda: other(step.automaton, every))

    def without(self, step: Step, name: str) -> Step:
        """There is a number `name` with which the step is so."""
        if name not in step.tracks:
            return step
        return self._take("exists", (name,), (step,), lambda: without(step.automaton, name))

    def all_of(self, parts: Sequence[Step], hidden: Iterable[str] = ()) -> Step:
        """All parts at once, for some values of the hidden variables.

        A variable is left out as soon as all that speaks of it is put together; the one first
        for which that has the fewest tracks.
        """
        steps, wanted = list(dict.fromkeys(parts)), set(hidden)
        if choices := self._choices(steps):
            rest = [step for step in steps if step not in choices]
            ways = product(*(choice.of for choice in choices))
            return self.either([self.all_of([*rest, *way], wanted) for way in ways])
        steps = [self.made(step) for step in steps]
        left = {name for name in wanted if any(name in step.tracks for step in steps)}
        while left:
            name = min(left, key=lambda name: (_width(steps, name), name))
            left.discard(name)
            about = [step for step in steps if name in step.tracks]
            steps = [step for step in steps if name not in step.tracks]
            steps.append(self.without(self._joined(about), name))
        return self._joined(steps) if steps else self.truth(True)

    def _choices(self, steps: Iterable[Step]) -> list[Step]:
        """The parts that are so or so, and that are better looked at one alternative at a time."""
        found = [step for step in steps if step.by == "or" and len(step.tracks) > FEW]
        while prod(len(step.of) for step in found) > MANY:
            found.remove(min(found, key=lambda step: len(step.tracks)))
        return found

    def _joined(self, steps: list[Step]) -> Step:
        """All of them, the small ones first, and those first that share a variable."""
        rest = sorted(steps, key=lambda step: step.automaton.steps)
        found = rest.pop(0)
        while rest:
            near = next((s for s in rest if set(s.tracks) & set(found.tracks)), rest[0])
            rest.remove(near)
            found = self.both(found, near)
        return found

    def truth(self, value: bool) -> Step:
        """What is always so, or never, and speaks of no number."""
        every = self.given("true", "what is always so", self.numeration.every(()))
        return every if value else self.deny(every)


def _width(steps: Iterable[Step], name: str) -> tuple[int, int]:
    about = [step for step in steps if name in step.tracks]
    return len({track for step in about for track in step.tracks}), len(about)
