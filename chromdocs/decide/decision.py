"""To decide a formula: is it true for all numbers, and if not, for which is it false first?"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from time import perf_counter

from chromdocs.decide.arithmetic import compared, constant, equal
from chromdocs.decide.automaton import shortest
from chromdocs.decide.meaning import Meaning, track_of
from chromdocs.decide.numeration import Numeration
from chromdocs.decide.reader import read
from chromdocs.decide.solved import SAYS, said_parts
from chromdocs.decide.steps import Step, Steps
from chromdocs.decide.syntax import Call, Formula, Joined, Not, Quantified
from chromdocs.decide.work import MOST, Work, bounded


@dataclass(frozen=True)
class Decision:
    """The outcome for one formula."""

    text: str  # the formula as it was given
    numeration: Numeration  # the digits in which it was decided
    true: bool  # whether it holds
    example: dict[str, int] | None  # the first numbers for which it fails, or for which it holds
    root: Step  # the last step, from which all others are found
    states: int  # of the largest automaton
    seconds: float  # that it took
    shown: Step | None = None  # the step that accepts the example
    lets: Mapping[str, Step] = field(default_factory=dict)  # what the text defines
    why: str = ""  # what is so for the example, where solves, misere or values is false
    work: int = 0  # steps of automata that were gone through

    def defined(self, name: str) -> Step:
        """What the text defines by this name, with an automaton."""
        return Steps(self.numeration).made(self.lets[name])


def decide(text: str, numeration: Numeration | None = None, *, most: int = MOST) -> Decision:
    """Decide a formula without free variables, in so many steps of automata at *most*.

    Its numeration is the one that it asks for, or another object of it.

    >>> decide("forall n: not (evil(n) and evil(n + 1) and evil(n + 2))").true
    True
    >>> decide("forall n: not (evil(n) and evil(n + 1))").example
    {'n': 5}
    >>> decide("forall n: not (evil(n) and evil(n + 1))", most=50).example
    Traceback (most recent call last):
    chromdocs.decide.work.TooLarge: this formula takes more than 50 steps of automata; \
smaller factors, fewer variables in one comparison or fewer digits may help, \
or a larger bound (--most; most=... in Python)
    """
    with bounded(most) as work:
        try:
            return _decided(text, numeration, work)
        except RecursionError:
            why = "this formula has too much inside each other: brackets, terms, or a huge factor"
            raise ValueError(f"{why}; say a part of it apart, with let") from None


def _decided(text: str, numeration: Numeration | None, work: Work) -> Decision:
    start = perf_counter()
    whole = read(text)
    meaning = Meaning(whole, numeration)
    root = meaning.formula(whole.of, {})
    true = not root.automaton.is_empty
    example, shown, why = _example(meaning, whole.of, true) or (None, None, "")
    seconds = perf_counter() - start
    lets = {name: step for name, (_, step) in meaning.lets.items()}
    states = meaning.steps.largest
    return Decision(
        text, meaning.numeration, true, example, root, states, seconds, shown, lets, why, work.done
    )


Example = tuple[dict[str, int], Step, str]  # numbers, the step that accepts them, why they fail


def _example(meaning: Meaning, formula: Formula, true: bool) -> Example | None:
    """The least numbers that make a false "forall" false, or a true "exists" true."""
    if isinstance(formula, Not):
        return _example(meaning, formula.of, not true)
    if not true and isinstance(formula, Call) and formula.name in SAYS:
        parts = said_parts(formula, meaning.lets, meaning.text.text)
        found = [
            (*failed[:2], why)
            for why, part in parts.items()
            if (failed := _failed(meaning, part)) is not None
        ]
        return min(found, key=_order, default=None)
    if not true and isinstance(formula, Joined) and formula.by == "and":
        both = (_failed(meaning, formula.left), _failed(meaning, formula.right))
        return min((one for one in both if one is not None), key=_order, default=None)
    names: list[str] = []
    while isinstance(formula, Quantified) and (formula.by == "exists") == true:
        names += [name for name in formula.names if name not in names]
        formula = formula.of
    if not names:
        return None
    scope = {name: track_of(name) for name in names}
    step = meaning.formula(formula if true else Not(formula), scope)
    return least(meaning.steps, step, names), step, ""


def _failed(meaning: Meaning, part: Formula) -> Example | None:
    """The least numbers for which a part fails; None if it does not, or has none."""
    fails = meaning.formula(part, {}).automaton.is_empty
    return _example(meaning, part, False) if fails else None


def _order(example: Example) -> tuple[int, list[int]]:
    """What is least comes first: by the largest number, then by all in turn."""
    return max(example[0].values()), list(example[0].values())


def least(steps: Steps, step: Step, names: list[str]) -> dict[str, int]:
    """The first tuple of numbers that a step accepts: its largest number least, then by order."""
    most = "the largest"
    tracks = {name: track_of(name) for name in names}
    bounded = [
        steps.named(compared(steps, "<="), {"x": track, "y": most}) for track in tracks.values()
    ]
    reached = [
        steps.deny(steps.named(equal(steps), {"x": track, "y": most})) for track in tracks.values()
    ]
    parts = [step, *bounded, steps.deny(steps.all_of(reached))]
    found: dict[str, int] = {}
    for name, track in {most: most, **tracks}.items():
        hidden = [other for other in (most, *tracks.values()) if other != track]
        alone = steps.made(steps.all_of(parts, hidden))
        word = shortest(alone.automaton)
        assert word is not None
        found[name] = steps.numeration.number(word)
        parts.append(steps.named(constant(steps, found[name]), {"x": track}))
    del found[most]
    return found
