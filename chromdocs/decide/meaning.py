"""From a formula to an automaton: what each word of the language means."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import isqrt, lcm

from chromdocs.decide.arithmetic import (
    add,
    compared,
    constant,
    equal,
    floor,
    over,
    own_floor,
    plus,
    rest,
    times,
)
from chromdocs.decide.known import KNOWN, numeration_for, quadratics
from chromdocs.decide.numeration import Numeration
from chromdocs.decide.ostrowski import Ostrowski
from chromdocs.decide.pattern import PatternError, follows
from chromdocs.decide.solved import SAYS, expanded
from chromdocs.decide.steps import Step, Steps
from chromdocs.decide.syntax import (
    Arithmetic,
    Call,
    Compare,
    Digits,
    Floor,
    Formula,
    FormulaError,
    Joined,
    Not,
    Number,
    Quantified,
    Term,
    Text,
    Truth,
    Variable,
)
from chromdocs.names import nearest

Scope = Mapping[str, str]  # from the name of a variable to the name of its track
Parts = tuple[list[Step], list[str]]  # what has to be so, for some values of these tracks


class Meaning:
    """What the names of one text mean, and the automata of its statements."""

    def __init__(self, text: Text, numeration: Numeration | None = None) -> None:
        self.text = text
        self.numeration = numeration or numeration_for(text)
        self.reals = quadratics(text)
        self.steps = Steps(self.numeration)
        self.lets: dict[str, tuple[tuple[str, ...], Step]] = {}
        self._fresh = 0
        for let in text.lets:
            if let.name in self.lets or let.name in KNOWN or let.name in SAYS:
                self._fail(f"{let.name} has a meaning already", let.at)
            scope = {name: track_of(name) for name in let.names}
            self.lets[let.name] = let.names, self.said(let.of, scope)

    def _fail(self, why: str, at: int) -> FormulaError:
        raise FormulaError(why, self.text.text, at)

    def formula(self, formula: Formula, scope: Scope) -> Step:
        """The automaton of what is said of the variables in scope."""
        return self.steps.made(self.said(formula, scope))

    def said(self, formula: Formula, scope: Scope) -> Step:
        """What is said of the variables in scope, which may be so or so."""
        return self.steps.all_of(*self._parts(formula, True, scope))

    def _parts(self, formula: Formula, yes: bool, scope: Scope) -> Parts:
        """What has to be so that the formula is so, or not so: a list, all of which has to be."""
        match formula:
            case Truth(value):
                return [self.steps.truth(value == yes)], []
            case Not(of):
                return self._parts(of, not yes, scope)
            case Joined("and", left, right) if yes:
                return _together(self._parts(left, True, scope), self._parts(right, True, scope))
            case Joined("or", left, right) if not yes:
                return _together(self._parts(left, False, scope), self._parts(right, False, scope))
            case Joined("implies", left, right) if not yes:
                return _together(self._parts(left, True, scope), self._parts(right, False, scope))
            case Joined("or", left, right):
                return [self.steps.either([self.said(left, scope), self.said(right, scope)])], []
            case Joined("iff", left, right):
                return self._parts(_both_ways(left, right), yes, scope)
            case Quantified(by, names, of) if (by == "exists") == yes:
                inner = dict(scope)
                for name in names:
                    inner[name] = self._new(name)
                steps, hidden = self._parts(of, yes, inner)
                return steps, [*hidden, *(inner[name] for name in names)]
        if yes and isinstance(formula, Joined | Quantified):
            return [self.steps.deny(self.steps.all_of(*self._parts(formula, False, scope)))], []
        if not yes:
            return [self.steps.deny(self.said(formula, scope))], []
        if isinstance(formula, Call):
            return self._statement(formula, scope)
        assert isinstance(formula, Compare | Digits)
        return self._atom(formula, scope)

    def _new(self, name: str) -> str:
        self._fresh += 1
        return f"{track_of(name)}.{self._fresh}"

    def _atom(self, formula: Compare | Digits, scope: Scope) -> Parts:
        if isinstance(formula, Digits):
            track, (steps, hidden) = self._track(formula.of, scope)
            try:
                automaton = follows(formula.pattern, self.numeration)
            except PatternError as error:
                raise self._fail(str(error), formula.at + 1 + error.at) from None
            name, meaning = f'follows "{formula.pattern}"', "a pattern of digits"
            step = self.steps.given(name, meaning, automaton, formula.pattern)
            return [*steps, self.steps.named(step, {"n": track})], hidden
        left, right = formula.left, formula.right
        if formula.sign == "=":
            if isinstance(left, Variable | Number) and not isinstance(right, Variable | Number):
                left, right = right, left
            track, parts = self._track(right, scope)
            return _together(parts, self._value(left, track, scope))
        first, parts = self._track(left, scope)
        second, more = self._track(right, scope)
        steps, hidden = _together(parts, more)
        step = compared(self.steps, formula.sign)
        return [*steps, self.steps.named(step, {"x": first, "y": second})], hidden

    def _statement(self, call: Call, scope: Scope) -> Parts:
        found = expanded(call, self.lets, self.text.text, scope)
        if found is not None:
            return self._parts(found, True, {})
        tracks, parts = self._tracks(call.of, scope)
        return _together(parts, ([self._relation(call, tracks)], []))

    def _relation(self, call: Call, tracks: Sequence[str]) -> Step:
        """The relation of this name, with its tracks named."""
        if call.name in self.lets:
            names, step = self.lets[call.name]
        elif call.name == "floor":
            if not isinstance(self.numeration, Ostrowski):
                raise self._fail(f"floor has no number of its own in {self.numeration}", call.at)
            names, step = ("n", "y"), own_floor(self.steps)
        elif call.name in KNOWN:
            known = KNOWN[call.name]
            names, made = known.names, known.automaton(self.numeration)
            pattern = known.pattern(self.numeration.size)
            step = self.steps.given(call.name, known.meaning, made, pattern)
        else:
            hint = nearest(call.name, [*self.lets, *KNOWN])
            raise self._fail(f"{call.name} means nothing here{hint}", call.at)
        if len(names) != len(tracks):
            given = len(tracks)
            if given != len(call.of):
                raise self._fail(
                    f"{call.name} is no number here; for one it has to be about {given} numbers, "
                    "of which the last is meant", call.at,
                )  # fmt: skip
            several = f"{len(names)} number{'s' * (len(names) != 1)}"
            why = f"{call.name} is about {several} ({', '.join(names)}), not {given}"
            raise self._fail(why, call.at)
        return self.steps.named(step, dict(zip(map(track_of, names), tracks, strict=True)))

    def _tracks(self, terms: Iterable[Term], scope: Scope) -> tuple[list[str], Parts]:
        tracks: list[str] = []
        parts: Parts = ([], [])
        for term in terms:
            track, more = self._track(term, scope)
            tracks.append(track)
            parts = _together(parts, more)
        return tracks, parts

    def _track(self, term: Term, scope: Scope) -> tuple[str, Parts]:
        """A track that has the value of the term: its own if it is a variable, else a new one."""
        if isinstance(term, Variable):
            if term.name not in scope:
                put = f"put forall {term.name}: or exists {term.name}: in front"
                raise self._fail(f"{term.name} is free; {put}", term.at)
            return scope[term.name], ([], [])
        track = self._new("t")
        steps, hidden = self._value(term, track, scope)
        return track, (steps, [*hidden, track])

    def _value(self, term: Term, track: str, scope: Scope) -> Parts:
        """What makes the number on a track the value of a term."""
        match term:
            case Variable():
                first, parts = self._track(term, scope)
                step = self.steps.named(equal(self.steps), {"x": first, "y": track})
                return _together(parts, ([step], []))
            case Number(value):
                return [self.steps.named(constant(self.steps, value), {"x": track})], []
            case Arithmetic(sign, left, right):
                return self._arithmetic(sign, left, right, track, scope)
            case Floor(_, of):
                first, parts = self._track(of, scope)
                step = self._floor(term)
                return _together(parts, ([self.steps.named(step, {"x": first, "y": track})], []))
            case Call(_, of):
                tracks, parts = self._tracks(of, scope)
                return _together(parts, ([self._relation(term, [*tracks, track])], []))
        raise AssertionError(term)

    def _arithmetic(self, sign: str, left: Term, right: Term, track: str, scope: Scope) -> Parts:
        if sign in ("+", "-") and isinstance(right, Number):
            first, parts = self._track(left, scope)
            ends = (first, track) if sign == "+" else (track, first)
            step = plus(self.steps, right.value)
        elif sign in ("+", "-"):
            first, parts = self._track(left, scope)
            second, more = self._track(right, scope)
            names = (first, second, track) if sign == "+" else (track, second, first)
            step = self.steps.named(add(self.steps), dict(zip("xyz", names, strict=True)))
            return _together(_together(parts, more), ([step], []))
        else:
            factor, of = (left, right) if sign == "*" else (right, left)
            assert isinstance(factor, Number)
            first, parts = self._track(of, scope)
            ends = (first, track)
            step = {"*": times, "//": over, "%": rest}[sign](self.steps, factor.value)
        step = self.steps.named(step, dict(zip("xy", ends, strict=True)))
        return _together(parts, ([step], []))

    def _floor(self, term: Floor) -> Step:
        """The pairs y = ⌊xα⌋, from the one real number that the digits know."""
        assert isinstance(self.numeration, Ostrowski)
        alpha = self.reals[term.real]
        own = self.numeration.alpha
        roots = Fraction(isqrt(alpha.d * own.d), own.d)  # sqrt(8) is two times sqrt(2)
        ratio = alpha.b * roots / own.b
        shift = alpha.a - ratio * own.a
        t = lcm(ratio.denominator, shift.denominator)
        return floor(self.steps, int(shift * t), int(ratio * t), t)


def track_of(name: str) -> str:
    """The track of a variable: letters, digits and dots only, so that no two look alike.

    >>> track_of("n'"), track_of("n_1")
    ('n.p', 'n.u1')
    """
    return name.replace("_", ".u").replace("'", ".p")


def _together(left: Parts, right: Parts) -> Parts:
    return [*left[0], *right[0]], [*left[1], *right[1]]


def _both_ways(left: Formula, right: Formula) -> Formula:
    return Joined("and", Joined("implies", left, right), Joined("implies", right, left))
