"""An adversary: certificates that are changed in one place, and those of producers that lie.

No checker may accept one unless what it says is true all the same, which `is_true` decides by brute
force.
"""

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy, deepcopy
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import pytest
from decide.brute import Brute, TooLong

from chromdocs.decide import algebra, arithmetic, decide, decision, meaning, shared, steps
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.axioms import axioms
from chromdocs.decide.certificate import certificate, numeration_certificate
from chromdocs.decide.least import built
from chromdocs.decide.numeration import Base, Numeration, base
from chromdocs.decide.ostrowski import Ostrowski, ostrowski
from chromdocs.decide.syntax import Text

FORMULAS = {
    "two evil": "forall n: not (evil(n) and evil(n + 1))",
    "one and one": "1 + 1 = 2",
    "a larger one": "forall n: n <= 20 implies exists m: n < m",
    "half": "forall n: vile(n) and n >= 1 implies exists m: dopey(m) and (m + 1 = n or m = n // 2)",
    "thirds": 'in base 3: forall n: n follows ".*0" iff n % 3 = 0',
    "two ones": 'in zeckendorf: exists n: n follows ".*11.*"',
    "golden": "forall n: floor(phi * n) >= n",
}
TRAPS = [  # what could be read in two ways is not read at all
    "let pos(x) = x = x; let move(x, y) = false; let solves(a, b) = a < b and b < a; "
    "forall pos, move: solves(pos, move)",
    "let pos(x) = x = x; let move(x, y) = false; forall pos, move: solves(pos, move)",
    "in zeckendorf: exists phi: phi = 3 and floor(phi * phi) = 4",
    "in zeckendorf: exists φ: φ = 3 and floor(phi * φ) = 4",
    "in zeckendorf: let sqrt(x, y) = y = x; sqrt(5) = 5 and floor(sqrt(5) * 1) = 2",
    "in b a s e 2: 1 = 1",
    "in base 1 0: 1 = 1",
    "in : 1 = 1",
]
LIMIT = 40  # up to which brute force looks


@dataclass(frozen=True)
class Forgery:
    """A certificate that is not what it was, after those of its numerations."""

    what: str  # what was done to it
    certificates: tuple[Any, ...]  # in the order in which a checker gets them


@cache
def genuine() -> dict[str, tuple[Any, ...]]:
    """The certificates that are changed, each after those of its numerations."""
    of = {name: decide(text) for name, text in FORMULAS.items()}
    made = {
        name: (genuine_numeration(one.numeration), plain(certificate(name, {"": one})))
        for name, one in of.items()
    }
    return made | {"base 2": (genuine_numeration(base(2)),)}


@cache
def genuine_numeration(numeration: Numeration) -> Any:
    """The certificate of a numeration, the same object each time."""
    return plain(numeration_certificate(numeration))


def plain(made: Any) -> Any:
    """As it is read from a file."""
    return json.loads(json.dumps(made))


def is_true(decision: Any) -> bool:
    """Tell whether a decision says what is so, by brute force."""
    return _is_true(decision["formula"], decision["true"])


@cache
def _is_true(text: str, says: bool) -> bool:
    if text in _axioms():
        return bool(says)
    try:
        return any(
            Brute(text, reach).holds(Brute(text, reach).text.of, {}) is says
            for reach in (LIMIT, LIMIT // 2)
        )
    except TooLong:
        return False


@cache
def _axioms() -> set[str]:
    """What is true of every number, but not of those up to a limit."""
    every = (base(2), base(3), ostrowski(1))
    return {one.text for numeration in every for one in axioms(numeration).values()}


# Changes in one place.

WORDS = (
    "", "add", "add ", "floor", "floor ", "not", "true", "equal", "less", "every", "evil", "odious",
    "constant 3", "constant 03", "constant ٣", 'follows "1"', 'follows ".*"', "x", "x ", "х",
    "n.1", "base 2", "base 02", "base 2 ", "base 10", "zeckendorf", "ostrowski(1)", "ostrowski(2)",
    "ostrowski(1, 1)", "given", "and", "exists", "all\nas checked:\nfalse", "1\u2028true", "\u202e",
)  # fmt: skip
NUMBERS: tuple[Any, ...] = (-1, 0, 1, 2, 3, 7, 10**30, 1.0, True, False, "1", None)
ROWS = ("", "0", "+", ".", "0 +", "+ 0", "0*2", "0 1", "1 0", "0*1", "0  1", "0 -1", "00", "٠")
TOKENS = (
    "forall", "exists", "not", "and", "or", "implies", "iff", "n", "m", "evil", "odious", "0", "1",
    "2", "3", "+", "-", "=", "<", "<=", ">=", "!=", "(", ")", "//", "%", "phi", "sqrt(2)",
)  # fmt: skip


def changed() -> Iterator[Forgery]:
    """Every certificate with every place of it changed in every way, one at a time."""
    for name, whole in genuine().items():
        for place, old in _places(whole[-1]):
            for new in _others(place, old):
                if new == old and type(new) is type(old):
                    continue
                made = _with(whole[-1], place, new)
                what = ".".join(map(str, place))
                yield Forgery(f"{name}: {what} is {new!r}"[:200], (*whole[:-1], made))
        for what, made in _rearranged(whole[-1]):
            yield Forgery(f"{name}: {what}", (*whole[:-1], made))
        for left_out in whole[:-1]:
            yield Forgery(f"{name}: without that of {left_out['certificate']}", whole[-1:])
            for i in range(len(left_out["decisions"])):
                less = deepcopy(left_out)
                del less["decisions"][i]
                yield Forgery(f"{name}: an axiom less, {i}", (less, *whole[1:]))


Place = tuple[Any, ...]


def _places(of: Any, at: Place = ()) -> Iterator[tuple[Place, Any]]:
    yield at, of
    if isinstance(of, dict):
        for key, part in of.items():
            yield from _places(part, (*at, key))
    elif isinstance(of, list):
        for i, part in enumerate(of):
            yield from _places(part, (*at, i))


def _with(whole: Any, place: Place, new: Any) -> Any:
    """The same with something else at one place; all else is shared."""
    if not place:
        return new
    made = copy(whole)
    made[place[0]] = _with(whole[place[0]], place[1:], new)
    return made


def _others(place: Place, old: Any) -> Iterator[Any]:
    key = place[-1] if place else ""
    if isinstance(old, bool) or old is None or isinstance(old, int):
        yield from (new for new in (*NUMBERS, old and old - 1, (old or 0) + 1) if new is not old)
    elif key == "formula":
        yield from _formulas(old)
    elif isinstance(old, str) and "rows" in place:
        signs = old.split()
        yield from (" ".join([*signs[:i], *signs[i + 1 :]]) for i in range(len(signs)))
        yield from (new for new in (*ROWS, f"{old} 0", f"{old} ", old[::-1]) if new != old)
    elif isinstance(old, str):
        yield from (
            new for new in (*WORDS, f"{old} ", f" {old}", f"{old}\n", old.upper()) if new != old
        )
    elif isinstance(old, list) and old:
        yield from ([], old[1:], old[:-1], [*old, old[-1]], old[::-1], [*old[1:], old[0]], {}, None)
    elif isinstance(old, dict):
        yield from ({**old, "meaning": "x + y = z\nproved"}, {}, [], None)
        for gone in old:
            yield {key: part for key, part in old.items() if key != gone}


def _formulas(text: str) -> Iterator[str]:
    words = text.split(" ")
    for i, word in enumerate(words):
        yield from (" ".join([*words[:i], new, *words[i + 1 :]]) for new in TOKENS if new != word)
        yield " ".join([*words[:i], *words[i + 1 :]])
    yield from (f"{text} and 1 = 2", f"{text}\n", f"not ({text})", "true", "false", "1 + 1 = 3")
    yield from (f"in base 2: {text}", f"in base 3: {text}", text.replace("n", "п"), f"({text})")


def _rearranged(whole: Any) -> Iterator[tuple[str, Any]]:
    for name, one in whole["numerations"].items():
        many = len(one["steps"])
        for i in range(many - 1):
            made = deepcopy(whole)
            taken = made["numerations"][name]["steps"]
            taken[i], taken[i + 1] = taken[i + 1], taken[i]
            yield f"steps {i} and {i + 1} change places", made
        for i in range(many):
            made = deepcopy(whole)
            del made["numerations"][name]["steps"][i]
            made["steps"] -= 1
            yield f"step {i} is missing", made
        for other in ("base 2", "base 3", "base 2 ", "zeckendorf", "ostrowski(2)", "décimal"):
            made = deepcopy(whole)
            made["numerations"] = {other: made["numerations"][name]}
            for one_decision in made["decisions"]:
                one_decision["numeration"] = other
            yield f"the numeration is {other}", made


def sample(most: int, seed: int) -> list[Forgery]:
    """So many of them, each kind of change as often as there are; all, if there are fewer."""
    every = list(changed())
    return every if len(every) <= most else random.Random(seed).sample(every, most)


# Producers that lie: the whole library is theirs, and what they write fits together.

Lie = Callable[[pytest.MonkeyPatch], None]
ADD: Any = vars(Base)["add"].func
LESS: Any = vars(Numeration)["less"].func


def _one_more(patch: pytest.MonkeyPatch) -> None:
    """Addition where 1 + 1 is 3."""

    def add(self: Base) -> Automaton:
        one = algebra.renamed(self.constant(1), ["one"])
        less = algebra.renamed(ADD(self), ["x", "y", "less"])
        after = algebra.renamed(ADD(self), ["less", "one", "z"])
        return algebra.without(
            algebra.without(algebra.both(less, algebra.both(one, after)), "one"), "less"
        )

    patch.setattr(Base, "add", property(add))


def _not_less(patch: pytest.MonkeyPatch) -> None:
    turned = property(lambda self: algebra.other(LESS(self), self.every("xy")))
    patch.setattr(Numeration, "less", turned)


def _all_equal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Numeration, "equal", property(lambda self: self.every("xy")))


def _other_constant(patch: pytest.MonkeyPatch) -> None:
    real = Numeration.constant
    patch.setattr(Numeration, "constant", lambda self, n: real(self, n + 1))


def _finite(patch: pytest.MonkeyPatch) -> None:
    """Only 0 and 1 are numbers."""
    few = property(lambda self: built("n", self.size, 0, lambda s: {} if s else {0: 0, 1: 1}, _any))
    patch.setattr(Base, "valid", few)
    patch.setattr(Ostrowski, "valid", few)


def _only_0(patch: pytest.MonkeyPatch) -> None:
    one = property(lambda self: built("n", self.size, 0, lambda _: {0: 0}, _any))
    patch.setattr(Base, "valid", one)
    patch.setattr(Ostrowski, "valid", one)


def _all_words(patch: pytest.MonkeyPatch) -> None:
    every = property(
        lambda self: built("n", self.size, 0, lambda _: dict.fromkeys(range(self.size), 0), _any)
    )
    patch.setattr(Ostrowski, "valid", every)


def _any(_: object) -> bool:
    return True


def _other_pattern(patch: pytest.MonkeyPatch) -> None:
    real = meaning.follows
    patch.setattr(meaning, "follows", lambda pattern, of: real(f"({pattern})0", of))


def _evil_is_odious(patch: pytest.MonkeyPatch) -> None:
    for one, other in (("evil", "odious"), ("vile", "dopey"), ("dopey", "vile")):
        lie = replace(meaning.KNOWN[one], pattern=meaning.KNOWN[other].pattern)
        patch.setitem(meaning.KNOWN, one, lie)


def _denies_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(steps, "other", lambda one, every: one)


def _denies_all(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(steps, "other", lambda one, every: every)


def _some_is_0(patch: pytest.MonkeyPatch) -> None:
    """There is a number: but only 0 is tried."""
    real = steps.without

    def without(one: Automaton, name: str) -> Automaton:
        only = built([name], one.size, 0, lambda _: {0: 0}, _any)
        return real(algebra.both(one, only), name)

    patch.setattr(steps, "without", without)


def _second_forgotten(patch: pytest.MonkeyPatch) -> None:
    real = steps.both

    def both(one: Automaton, other: Automaton) -> Automaton:
        names = list(dict.fromkeys((*one.tracks, *other.tracks)))
        return one if list(one.tracks) == names else real(one, other)

    patch.setattr(steps, "both", both)


def _swapped(patch: pytest.MonkeyPatch) -> None:
    real = arithmetic.compared
    turn = {"<": ">", ">": "<", "<=": ">=", ">=": "<=", "=": "!=", "!=": "="}
    patch.setattr(meaning, "compared", lambda of, sign: real(of, turn[sign]))


def _other_quantifier(patch: pytest.MonkeyPatch) -> None:
    real, words = decision.read, {"forall": "exists", "exists": "forall"}

    def read(text: str) -> Text:
        return real(re.sub("forall|exists", lambda word: words[word[0]], text))

    patch.setattr(decision, "read", read)


LIES: dict[str, Lie] = {
    "1 + 1 = 3": _one_more, "less is not less": _not_less, "all is equal": _all_equal,
    "n is n + 1": _other_constant, "two numbers": _finite, "one number": _only_0,
    "all words are numbers": _all_words, "another pattern": _other_pattern,
    "evil is odious": _evil_is_odious, "not is nothing": _denies_nothing,
    "not is always": _denies_all, "some is 0": _some_is_0, "and is the first": _second_forgotten,
    "signs turned": _swapped, "some is all": _other_quantifier,
}  # fmt: skip
MORE = {
    **FORMULAS,
    "three": "1 + 1 = 3",
    "the last": "exists n: n <= 20 and forall m: m <= n",
    "none evil": "forall n: not evil(n)",
    "all even": "forall n: n % 2 = 0",
    "always equal": "forall n, m: n = m",
    "some sum": "exists n: n + 2 = 1",
    "last golden": "exists n: n <= 20 and forall m: floor(phi * m) <= n",
}


@contextmanager
def lying(lie: Lie) -> Iterator[None]:
    """The library with a lie in it; nothing that was made before or is made here is used again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(algebra, "shared", lambda how, of, tracks, make: make())
        patch.setattr(decision, "_example", lambda *_: None)
        lie(patch)
        forget()
        yield
    forget()


def forget() -> None:
    """Forget every automaton that was made."""
    from chromdocs.decide import numeration, ostrowski, pattern

    shared.MADE.clear()
    for module in (numeration, ostrowski, pattern, arithmetic):
        for function in vars(module).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()


def lies(what: str) -> Iterator[Forgery]:
    """Certificates of a producer that lies, with those of its numerations, or after true ones."""
    made = {}
    with lying(LIES[what]):
        for name, text in MORE.items():
            try:
                one = decide(text)
                own = plain(certificate(name, {"": one}))
                made[name] = one.numeration.name, plain(numeration_certificate(one.numeration)), own
            except (AssertionError, IndexError, KeyError, ValueError):
                continue  # the lie ends in nothing
    true = {str(one): genuine_numeration(one) for one in (base(2), base(3), ostrowski(1))}
    for name, (digits, numeration, own) in made.items():
        yield Forgery(f"{what}: {name}", (numeration, own))
        yield Forgery(f"{what}: {name}, after a true one", (true[digits], own))
        for other, typed in MORE.items():
            if typed != MORE[name]:
                forged = deepcopy(own)
                forged["decisions"][0]["formula"] = typed
                yield Forgery(f"{what}: {name} as {other}", (true[digits], forged))
