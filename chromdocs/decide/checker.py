"""Check certificates of decisions step by step: trust in them rests on this file alone.

It imports nothing of chromdocs: ``python checker.py FILE...``, those of numerations first.

Numbers are the valid words of a numeration, in order. A word of letters, each with a digit for
every track, is a tuple of numbers; zeros in front don't matter. A step is checked by walking from
the first states through its automaton and through what it should be (its *ways*) at once. Then the
formula that was typed is read, and compared with what the steps say. What is not known is refused.
"""

import gzip
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import count, product
from math import gcd, isqrt, lcm, prod
from typing import Any, NoReturn

# What is known. The keys and types of a certificate; the names of relations and of sets of numbers,
# with the patterns of these; and the statements from which it follows by hand that add is addition
# and floor is the whole part of a multiple. To believe: these statements, and the two arguments.

Row = dict[tuple[int, ...], Any]  # from letters, tuples of digits, to states
Ways = tuple[Any, Callable[[Any], Row], Callable[[Any], bool]]  # first state, rows, what accepts
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
SHAPES: dict[str, dict[str, Any]] = {  # what a certificate is made of: exactly these keys and types
    "certificate": {"certificate": str, "decisions": list, "steps": int, "largest": int,
                    "numerations": dict},
    "decision": {"instance": str, "formula": str, "true": bool, "numeration": str, "root": int,
                 "example": dict | None},
    "example": {"numbers": dict, "step": int},
    "numeration": {"digits": int, "valid": dict, "steps": list},
    "automaton": {"states": int, "accepting": list, "rows": list},
    "given": {"by": str, "name": str, "tracks": list},
    "named": {"by": str, "names": list, "of": list, "tracks": list},
    "and": {"by": str, "of": list, "tracks": list},
    "not": {"by": str, "of": list, "tracks": list},
    "exists": {"by": str, "track": str, "of": list, "tracks": list},
}  # fmt: skip
PARTS = {"given": 0, "named": 1, "and": 2, "not": 1, "exists": 1}
PATTERNS = {  # of the names for sets of numbers; D is a digit other than 0
    "evil": "(0*10*1)*0*", "odious": "0*1(0*10*1)*0*", "vile": ".*[D](00)*",
    "dopey": "(.*[D])?0(00)*", "power": "10*",
}  # fmt: skip
ONLY_BINARY = ("evil", "odious")
RELATIONS = {"equal": 2, "less": 2, "every": 1, "true": 0, "add": 3, "floor": 2}
NEXT = "let next(x, y) = x < y and not exists w: x < w and w < y; "
ADDITION = """forall x: exists y: x < y
forall x, y, z: y = 0 and add(x, y, z) implies x = z
forall x, y, z: y = 0 and x = z implies add(x, y, z)
forall x, y, u: (exists t: next(y, t) and add(x, t, u)) implies \
exists z: add(x, y, z) and next(z, u)
forall x, y, u: (exists z: add(x, y, z) and next(z, u)) implies \
exists t: next(y, t) and add(x, t, u)
"""  # add(x, y, z) is x + y = z, by induction on y
FLOOR = """forall n: exists y: floor(n, y)
forall n, y, z: not (floor(n, y) and floor(n, z) and y < z)
forall n, y: not (floor(n, y) and n < y)
forall m, n, u, v: (exists s: add(m, n, s) and floor(s, v)) and (exists i: floor(m, i) and \
exists j: floor(n, j) and add(i, j, u)) implies u = v or next(u, v)
forall n, f, p: floor(n, f) and (exists g: floor(f, g) and exists q: A * g = q and \
exists r: C * n = r and add(q, r, p)) implies not exists k: (exists e: next(f, e) and B * e = k) \
and not p < k
forall n, f, p: floor(n, f) and (exists g: floor(f, g) and exists h: next(g, h) and \
exists q: A * h = q and exists r: C * n = r and add(q, r, p)) implies not exists k: B * f = k \
and not k < p
"""  # y = ⌊nθ⌋ where A θ² − B θ + C = 0: the proof stands in axioms.py and on the site


# Refusing. What is not of the right form ends the check; text of others is printed in quotation
# marks and in ASCII. To believe: that a refusal is never passed over.


class Wrong(ValueError):
    """A certificate that shows nothing, with the step."""


class Missing(Wrong):
    """A certificate that uses another one, which was not given before it."""


def need(so: bool, otherwise: str) -> None:
    if not so:
        raise Wrong(otherwise)


def fields(value: Any, shape: str, *more: str) -> Any:
    """The value, if it has the keys and types of a shape, and the `more` of an automaton."""
    known = SHAPES[shape] | {key: SHAPES["automaton"][key] for key in more if key != "as"}
    known |= {"as": int} if "as" in more else {}
    need(type(value) is dict and value.keys() == known.keys(), f"it is no {shape}")
    for key, kind in known.items():
        fit = isinstance(value[key], kind) and (type(value[key]) is not bool or kind is bool)
        need(fit, f"its {key} is of another kind")
    return value


def whole(value: Any, below: int) -> int:
    need(type(value) is int and 0 <= value < below, f"{quoted(value)} is no number below {below}")
    return int(value)


def track(name: Any) -> str:
    fit = type(name) is str and re.fullmatch(r"[A-Za-z][A-Za-z0-9.]*", name, re.ASCII)
    need(bool(fit), f"{quoted(name)} is no name of a track")
    return str(name)


def quoted(text: Any) -> str:
    """In quotes and in ASCII, so that nothing can look like a line of this program."""
    return json.dumps(text)


# Automata. How one is read, and how it is compared with what it should be: by walking through both
# at once. To believe: if no pair of states that is reached differs, both accept the same.


@cache
def run(part: str) -> tuple[str, int]:
    """Where some letters after each other lead, and how many they are."""
    fit = re.fullmatch(r"(\.|\+|0|[1-9][0-9]*)(?:\*([2-9]|[1-9][0-9]+))?", part)
    need(fit is not None, f"{quoted(part)} leads nowhere")
    assert fit is not None
    return fit[1], int(fit[2] or 1)


class Automaton:
    """As it is written; a letter without a way leads to None, where nothing is accepted."""

    def __init__(self, written: Any, digits: int, tracks: int) -> None:
        states = written["states"]
        need(len(written["rows"]) == states > 0, "the number of states is another")
        self.rows: list[Row] = [{} for _ in written["rows"]]
        ends = [whole(state, states) for state in written["accepting"]]
        need(ends == sorted(set(ends)), "the states that accept are not in order")
        self.ends = set(ends)
        letters, named = list(product(range(digits), repeat=tracks)), 1  # state 0 is the first
        for state, (row, read) in enumerate(zip(self.rows, written["rows"], strict=True)):
            at, sign = 0, ""
            need(state < named, "no way leads to a state")
            for part in read.split(" ") if read else ():
                sign, many = run(part)
                first, at = at, at + many
                if sign != ".":
                    then = named if sign == "+" else int(sign)
                    named += sign == "+"
                    need(then < named <= states, "it leads to a state that is missing")
                    row |= dict.fromkeys(letters[first:at], then)
            need(at <= len(letters) and sign != ".", "there are more ways than letters")
        self.whole = digits, tracks, self.rows, self.ends
        need(bool(self.ends) or (states == 1 and not self.rows[0]), "it accepts nothing")
        need(not self.ends or self.rows[0].get(letters[0]) == 0, "zeros in front matter")

    def row(self, state: int | None) -> Row:
        return {} if state is None else self.rows[state]

    def same(self, start: Any, rows: Callable[[Any], Row], ends: Callable[[Any], bool]) -> None:
        """Walk through both at once: they have to accept the same wherever a word may end."""
        queue: list[tuple[Any, Any]] = [(start, 0)]
        seen = set(queue)
        for should, at in queue:
            accepted = should is not None and ends(should)
            need(accepted == (at in self.ends), "it accepts a word too many or too few")
            left, right = {} if should is None else rows(should), self.row(at)
            thens = {(then, right.get(letter)) for letter, then in left.items()}
            thens |= {(None, then) for letter, then in right.items() if letter not in left}
            queue += thens - seen
            seen |= thens


# Numerations. Which words are numbers is computed from the name, and compared with the certificate.
# To believe: that these are the words that the name promises; and the quadratic equation of θ.


def numeration(name: str) -> tuple[int, Ways, tuple[int, int, int] | None]:
    """What a name stands for: how many digits, the words that are numbers, and A, B, C of θ."""
    if (fit := re.fullmatch(r"base ([2-9]|[12][0-9]|3[0-6])", name)) is not None:
        rows: Row = {(digit,): True for digit in range(int(fit[1]))}
        return int(fit[1]), (True, lambda _: rows, bool), None
    fit = re.fullmatch(r"ostrowski\(([1-9][0-9]?(?:, [1-9][0-9]?)*)\)", name)
    known = fit[1] != "1" if fit else name == "zeckendorf"
    need(known, f"{quoted(name)} is no numeration")
    period = [int(a) for a in fit[1].split(", ")] if fit else [1]
    most = period[::-1]  # of each digit of a block; where it is that, the next one is 0
    need(prod(most) < 10**6, f"the digits of {quoted(name)} are too many")
    blocks = [
        block
        for block in product(*(range(a + 1) for a in most))
        if all(d < a or not after for d, a, after in zip(block, most, block[1:], strict=False))
    ]
    need(len(blocks) <= len(DIGITS), f"the digits of {quoted(name)} are too many")

    def row(full: bool) -> Row:
        fits = ((i, block) for i, block in enumerate(blocks) if not (full and block[0]))
        return {(i,): block[-1] == period[0] for i, block in fits}

    p, q, r, s = 1, 0, 0, 1  # y = (p y + q) / (r y + s) is [a1; a2, ..., y], and θ is 1 / (1 + y)
    for a in period:
        p, q, r, s = a * p + q, p, a * r + s, r
    theta = r - s + p - q, 2 * r - s + p, r
    a, b, c = (part // gcd(*theta) for part in theta)
    need(c > 0 > a - b + c, "there is not one root between 0 and 1")
    need(isqrt(b * b - 4 * a * c) ** 2 != b * b - 4 * a * c, "the root is rational")
    return len(blocks), (False, row, lambda _: True), (a, b, c)


# Steps. What each step should be, of those before: and, not, there is, other names, and relations
# that are known. To believe: this is where logic and digits meet, so read it all.


class Numeration:
    """The valid words, and the steps that were checked."""

    def __init__(self, name: str, written: Any) -> None:
        self.name = name
        self.digits, words, self.theta = numeration(name)
        fields(written, "numeration")
        need(written["digits"] == self.digits, f"there are {self.digits} digits")
        self.valid = Automaton(fields(written["valid"], "automaton"), self.digits, 1)
        self.valid.same(*words)  # in every run: nothing that follows means anything otherwise
        self.steps: list[Any] = []
        self.automata: list[Automaton] = []
        self.rows: dict[tuple[int, ...], Row] = {}
        self.formulas = Formulas()
        self.said: list[int] = []  # of each step, its formula

    def word(self, n: int) -> list[int]:
        """The word of the number n: the valid one that has n before it."""
        rows, word, state = self.valid.rows, list[int](), 0
        counts = [[int(state in self.valid.ends) for state in range(len(rows))]]  # by length
        while counts[-1][0] <= n:
            counts.append([sum(counts[-1][then] for then in row.values()) for row in rows])
        for many in counts[-2::-1]:
            for (digit,), then in sorted(rows[state].items()):
                if n < many[then]:
                    word.append(digit)
                    state = then
                    break
                n -= many[then]
        return word

    def every(self, states: tuple[int, ...]) -> Row:
        """From valid states, one for each track, to the next."""
        if states not in self.rows:
            ways = product(*(self.valid.rows[state].items() for state in states))
            row = {tuple(d for (d,), _ in way): tuple(s for _, s in way) for way in ways}
            self.rows[states] = row
        return self.rows[states]

    def ends(self, states: tuple[int, ...]) -> bool:
        return self.valid.ends.issuperset(states)

    def check(self, step: Any) -> None:
        """Check that a step is made as it says of those before."""
        by = str(step.get("by")) if type(step) is dict else ""
        need(by in PARTS, "it is no step")
        own = ("as",) if "as" in step else ("states", "accepting", "rows") if "rows" in step else ()
        fields(step, by, *own)
        of = [whole(part, len(self.steps)) for part in step.get("of", [])]
        need(len(of) == PARTS[by], f"it has to be made of {PARTS[by]} steps")
        tracks = [track(name) for name in step["tracks"]]
        old = [self.steps[part]["tracks"] for part in of]
        parts = [self.automata[part] for part in of]
        names = step["names"] if by == "named" else sum(old, [] if of else tracks)
        gone = track(step["track"]) if by == "exists" else None
        need(gone is None or gone in names, f"{gone} is not among its tracks")
        should = [name for name in dict.fromkeys(names) if name != gone]
        need(tracks == should, f"its tracks are not {should}")
        need(by != "named" or len(names) == len(old[0]), "a name is missing, or there are more")
        if by == "named" and len(tracks) == len(names):
            need(not own, "names change no automaton")
            automaton = parts[0]
        else:
            if "as" in step:
                same = whole(step["as"], len(self.steps))
                need(len(self.steps[same]["tracks"]) == len(tracks), "it has other tracks")
                automaton = self.automata[same]
            else:
                automaton = Automaton(step, self.digits, len(tracks))
            ways = getattr(self, "_" + by)(step, *parts, *old)
            automaton.same(*(ways or self.valid_only(automaton, len(tracks))))
        self.steps.append(step)
        self.automata.append(automaton)
        self.said.append(self.formulas.of_step(step, [self.said[part] for part in of]))

    def valid_only(self, of: Automaton, tracks: int) -> Ways:
        """What an automaton accepts of numbers: all that it accepts, if it is to be trusted."""

        def row(at: tuple[Any, int]) -> Row:
            every = self.every(at[0])
            return {w: (every[w], s) for w, s in of.rows[at[1]].items() if w in every}

        return ((0,) * tracks, 0), row, lambda at: self.ends(at[0]) and at[1] in of.ends

    def _named(self, step: Any, of: Automaton, old: list[str]) -> Ways:
        first = [step["names"].index(name) for name in step["names"]]
        left = sorted(set(first))

        def row(state: int) -> Row:
            fit = [w for w in of.rows[state] if w == tuple(w[i] for i in first)]
            return {tuple(w[i] for i in left): of.rows[state][w] for w in fit}

        return 0, row, of.ends.__contains__

    def _and(self, _: Any, a: Automaton, b: Automaton, old: list[str], new: list[str]) -> Ways:
        left = [old.index(name) for name in new if name in old]
        right = [i for i, name in enumerate(new) if name in old]
        more = [i for i, name in enumerate(new) if name not in old]
        groups: list[dict[Any, list[Any]]] = [{} for _ in b.rows]
        for group, row in zip(groups, b.rows, strict=True):
            for w, then in row.items():
                rest = tuple(w[i] for i in more), then
                group.setdefault(tuple(w[i] for i in right), []).append(rest)

        def both(at: tuple[int, int]) -> Row:
            return {
                w + rest: (then, there)
                for w, then in a.rows[at[0]].items()
                for rest, there in groups[at[1]].get(tuple(w[i] for i in left), ())
            }

        return (0, 0), both, lambda at: at[0] in a.ends and at[1] in b.ends

    def _not(self, _: Any, of: Automaton, old: list[str]) -> Ways:
        def row(at: tuple[Any, int | None]) -> Row:
            ways = of.row(at[1])
            return {letter: (s, ways.get(letter)) for letter, s in self.every(at[0]).items()}

        start = (0,) * len(old), 0
        return start, row, lambda at: self.ends(at[0]) and at[1] not in of.ends

    def _exists(self, step: Any, of: Automaton, old: list[str]) -> Ways:
        at = old.index(step["track"])
        ways = [{(w[:at] + w[at + 1 :], then) for w, then in row.items()} for row in of.rows]

        def row(states: frozenset[int]) -> Row:
            thens: dict[Any, set[int]] = defaultdict(set)
            for letter, then in set[Any]().union(*(ways[state] for state in states)):
                thens[letter].add(then)
            return {letter: frozenset(those) for letter, those in thens.items()}

        zeros = (0,) * (len(old) - 1)  # the number may be longer than the others
        start = closed({0}, lambda states: row(states).get(zeros, frozenset()))
        return start, row, lambda states: not of.ends.isdisjoint(states)

    def _given(self, step: Any) -> Ways | None:
        """What a relation should be that is known here; None for those that are to be proved."""
        name, tracks = step["name"], len(step["tracks"])
        need(len(set(step["tracks"])) == tracks, "two of its tracks have one name")
        if (fit := re.fullmatch(r"constant (0|[1-9][0-9]*)", name, re.ASCII)) is not None:
            need(tracks == 1, "a constant is one number")
            word = self.word(int(fit[1]))
            rows: Any = [{(digit,): at} for at, digit in enumerate(word, 1)] + [{}]
            rows[0][0,] = 0
            return 0, rows.__getitem__, lambda at: at == len(word)
        if (pattern := self.pattern(name)) is not None:
            need(tracks == 1, "a pattern is about one number")
            return self.follows(pattern)
        need(RELATIONS.get(name) == tracks, f"{quoted(name)} is not known for so many numbers")
        if name == "equal":
            return (0,), lambda s: {w * 2: then for w, then in self.every(s).items()}, self.ends
        if name == "less":
            return (
                ((0, 0), False),
                lambda at: {
                    (x, y): (s, at[1] or x < y)
                    for (x, y), s in self.every(at[0]).items()
                    if at[1] or x <= y
                },
                lambda at: at[1] and self.ends(at[0]),
            )
        need(name != "floor" or self.theta is not None, f"floor has no number in {self.name}")
        return None if name in ("add", "floor") else ((0,) * tracks, self.every, self.ends)

    def pattern(self, name: str) -> str | None:
        """The digits of a set of numbers: as they stand in its name, or that of a known one."""
        if (fit := re.fullmatch(r'follows "([^"]*)"', name)) is not None:
            return fit[1]
        if name not in PATTERNS or self.theta or (name in ONLY_BINARY and self.digits != 2):
            return None
        return PATTERNS[name].replace("D", DIGITS[1 : self.digits])

    def follows(self, pattern: str) -> Ways:
        """The words that follow a pattern with some zeros in front."""
        front = closed({parsed(pattern, self.digits)}, lambda rest: after(rest, 0))

        def row(at: Any) -> Row:
            thens = {w: (s, False, after(at[2], *w)) for w, s in self.every(at[0]).items()}
            return thens | ({(0,): at} if at[1] else {})

        return ((0,), True, front), row, lambda at: self.ends(at[0]) and any(map(empty, at[2]))


# Patterns. Which words follow a pattern, by what may come after each digit. To believe: the rules
# of partial derivatives, which are those of J. A. Brzozowski and V. Antimirov.


def closed(start: Any, more: Callable[[Any], Any]) -> frozenset[Any]:
    while not (further := more(start)) <= start:
        start = start | further
    return frozenset(start)


def parsed(pattern: str, digits: int) -> Any:
    """A pattern as (), ("one", digits), ("or", a, b), ("then", a, b) and ("many", a)."""
    known = DIGITS[:digits]
    fit = re.fullmatch(rf"(?:\[[{known}]+\]|[{known}.()|*+?])*", pattern)
    need(fit is not None, f"{quoted(pattern)} is no pattern")
    signs = [")", *re.findall(r"\[\w+\]|.", pattern)[::-1]]

    def choice() -> Any:
        """Read to the bracket that closes."""
        row: Any = ()
        while (sign := signs.pop()) not in ("|", ")"):
            row = then(row, repeated(sign))
        return row if sign == ")" else ("or", row, choice())

    def repeated(sign: str) -> Any:
        need(sign not in "*+?", f"nothing stands before {sign} in the pattern")
        if sign == "(":
            need(bool(signs), "a bracket of the pattern is not closed")
            part = choice()
            need(bool(signs), "a bracket of the pattern is not closed")
        else:
            fit = known if sign == "." else sign.strip("[]")
            part = ("one", frozenset(map(known.index, fit)))
        while signs[-1] in "*+?":
            sign, many = signs.pop(), ("many", part)
            part = many if sign == "*" else then(part, many) if sign == "+" else ("or", (), part)
        return part

    part = choice()
    need(not signs, "a bracket of the pattern was not opened")
    return part


def then(a: Any, b: Any) -> Any:
    return b if not a else a if not b else ("then", a, b)


def empty(pattern: Any) -> bool:
    """Whether a word without digits follows the pattern."""
    if pattern and pattern[0] in ("or", "then"):
        return (any if pattern[0] == "or" else all)(map(empty, pattern[1:]))
    return not pattern or bool(pattern[0] == "many")


def after(patterns: Any, digit: int) -> frozenset[Any]:
    """What may come after a digit (Antimirov's partial derivatives)."""
    rests: set[Any] = set()
    for pattern in patterns:
        match pattern:
            case ("one", digits) if digit in digits:
                rests.add(())
            case ("or", *either):
                rests |= after(either, digit)
            case ("many", one):
                rests |= {then(part, pattern) for part in after([one], digit)}
            case ("then", one, rest):
                rests |= {then(part, rest) for part in after([one], digit)}
                rests |= after([rest] if empty(one) else [], digit)
    return frozenset(rests)


# Formulas. What the steps say, and what was typed, as blocks: "there are numbers such that all of
# these are so". To believe: that order and grouping do not matter, nor the reach of there is, not
# not and the names of bound variables; and that this or that may be said one by one.

FEW, MANY = 3, 24  # an "or" about more variables, in at most so many ways, is said way by way


class Formulas:
    """Formulas, made of relations by names for their tracks, and, not, exists; and their blocks.

    A *block* is what is said by "there are numbers such that all of these are so". That is all that
    order, grouping and the reach of exists matter, so two formulas say the same if their blocks are
    the same but for the names of bound variables.
    """

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}
        self.made: list[tuple[Any, ...]] = []  # by number: kind, and what it is made of
        self.free: list[tuple[str, ...]] = []  # by number: the tracks
        self.blocks: dict[int, tuple[int, list[Any]]] = {}
        self.signs: dict[Any, int] = {}
        self.shapes: dict[Any, int] = {}
        self.forms: dict[Any, int] = {}

    def new(self, free: Iterable[str], *made: Any) -> int:
        free = tuple(free)
        if (free, made) not in self.numbers:
            self.numbers[free, made] = len(self.made)
            self.made.append(made)
            self.free.append(free)
        return self.numbers[free, made]

    def relation(self, name: str, tracks: Sequence[str]) -> int:
        return self.new(tracks, "relation", name)

    def named(self, of: int, names: Sequence[str]) -> int:
        """The same about other tracks, which are named in order."""
        if tuple(names) == self.free[of]:
            return of
        if self.made[of][0] == "or":
            free = self.free[of]
            to = dict(zip(free, names, strict=True))
            parts = self.made[of][1]
            return self.either(self.named(p, [to[t] for t in self.free[p]]) for p in parts)
        if self.made[of][0] == "named":
            to = dict(zip(self.free[of], names, strict=True))
            return self.named(self.made[of][1], [to[name] for name in self.made[of][2]])
        return self.new(dict.fromkeys(names), "named", of, tuple(names))

    def denied(self, of: int) -> int:
        if self.made[of][0] == "or":
            return self.all_of([self.denied(part) for part in self.made[of][1]])
        return self.made[of][1] if self.made[of][0] == "not" else self.new(self.free[of], "not", of)

    def either(self, parts: Iterable[int]) -> int:
        flat = [self.made[p][1] if self.made[p][0] == "or" else (p,) for p in parts]
        of = tuple(dict.fromkeys(sum(flat, ())))
        return of[0] if len(of) == 1 else self.new(self.tracks(of), "or", of)

    def tracks(self, of: Iterable[int]) -> list[str]:
        return list(dict.fromkeys(name for part in of for name in self.free[part]))

    def joined(self, of: Sequence[int], hidden: Iterable[str]) -> int:
        """There are numbers for the hidden tracks with which all parts are so."""
        tracks = self.tracks(of)
        gone = tuple(name for name in tracks if name in set(hidden))
        if len(of) == 1 and not gone:
            return of[0]
        return self.new((name for name in tracks if name not in gone), "and", tuple(of), gone)

    def all_of(self, parts: Iterable[int], hidden: Iterable[str] = ()) -> int:
        """The same, where what is so or so may be said way by way."""
        of, hidden = list(dict.fromkeys(parts)), list(hidden)
        split = [p for p in of if self.made[p][0] == "or" and len(self.free[p]) > FEW]
        while prod(len(self.made[p][1]) for p in split) > MANY:
            split.remove(min(split, key=lambda p: len(self.free[p])))
        if not split:
            return self.joined(of, hidden)
        rest = [p for p in of if p not in split]
        ways = product(*(self.made[p][1] for p in split))
        return self.either(self.all_of([*rest, *way], hidden) for way in ways)

    def of_step(self, step: Any, of: list[int]) -> int:
        """What a step says."""
        match step["by"]:
            case "given":
                return self.relation(step["name"], step["tracks"])
            case "named":
                return self.named(of[0], step["names"])
            case "not":
                return self.denied(of[0])
        return self.joined(of, [step["track"]] if step["by"] == "exists" else [])

    def block(self, number: int) -> tuple[int, list[Any]]:
        """How many variables are bound, and all that is said: (what, of which variables).

        Variables are numbers: first the tracks, then those that are bound. What is denied is given
        by the number of its formula, a relation by its name.
        """
        if number not in self.blocks:
            self.blocks[number] = self.unfolded(number)
        return self.blocks[number]

    def unfolded(self, number: int) -> tuple[int, list[Any]]:
        free, (kind, *made) = self.free[number], self.made[number]
        own = tuple(range(len(free)))
        if kind == "relation":
            return 0, [] if made[0] == "true" else [(made[0], own)]
        if kind == "or":
            kind, made = "not", [self.joined([self.denied(part) for part in made[0]], ())]
        if kind == "not":
            (bound, said), of = self.block(made[0]), made[0]
            places = tuple(free.index(name) for name in self.free[of])
            if bound or len(said) != 1 or type(said[0][0]) is str:
                return 0, [(of, places)]
            what, at = said[0]  # not not
            parts, gone = [(what, tuple(places[variable] for variable in at))], ()
        elif kind == "named":
            parts, gone = [(made[0], tuple(free.index(name) for name in made[1]))], ()
        else:
            gone = made[1]
            place = {name: at for at, name in enumerate((*free, *gone))}
            parts = [(part, tuple(place[name] for name in self.free[part])) for part in made[0]]
        bound, all_said = len(gone), []
        for part, places in parts:
            more, said = self.block(part)
            at = (*places, *range(len(free) + bound, len(free) + bound + more))
            all_said += [(what, tuple(at[variable] for variable in of)) for what, of in said]
            bound += more
        return bound, list(dict.fromkeys(all_said))

    def sign(self, of: Any) -> int:
        """A number for each thing."""
        return self.signs.setdefault(of, len(self.signs))

    def shape(self, number: int, colours: tuple[int, ...]) -> int:
        """A sign for what is said of variables of some colours, whatever their names."""
        if (number, colours) not in self.shapes:
            bound, said = self.block(number)
            every = self.refined(said, [*colours, *[self.sign("bound")] * bound], len(colours))
            looks = sorted({self.look(one, every) for one in said})
            self.shapes[number, colours] = self.sign(("shape", *looks))
        return self.shapes[number, colours]

    def look(self, one: Any, colours: Sequence[int]) -> int:
        what, of = one
        seen = tuple(colours[variable] for variable in of)
        return self.sign((what, seen) if type(what) is str else ("not", self.shape(what, seen)))

    def refined(self, said: list[Any], colours: list[int], first: int) -> list[int]:
        """Tell bound variables apart by what is said of them, as far as that goes."""
        about = defaultdict[int, list[Any]](list)
        for one in said:
            for variable in {v for v in one[1] if v >= first}:
                about[variable].append(one)
        kinds = 0
        while len(set(colours[first:])) > kinds:
            kinds = len(set(colours[first:]))
            new = list(colours)
            for variable, these in about.items():
                marked = list(colours)
                marked[variable] = self.sign(("this", colours[variable]))
                looks = sorted({self.look(one, marked) for one in these})
                new[variable] = self.sign((colours[variable], *looks))
            colours = new
        return colours

    def form(self, number: int, names: tuple[Any, ...], depth: int = 0) -> int:
        """A sign for what is said of these names: the same for the same, else another.

        Bound variables are named in the order of their colours. Where two have the same colour the
        first is taken; at worst, two formulas that say the same have other signs.
        """
        if (number, names, depth) in self.forms:
            return self.forms[number, names, depth]
        bound, said = self.block(number)
        first = len(names)
        colours = [*map(self.sign, names), *[self.sign("bound")] * bound]
        while True:
            colours = self.refined(said, colours, first)
            often = Counter(colours[first:])
            ties = [v for v in range(first, first + bound) if often[colours[v]] > 1]
            used = {variable for _, of in said for variable in of}
            ties = [v for v in ties if v in used]
            if not ties:
                break
            one = min(ties, key=lambda v: (colours[v], v))
            colours[one] = self.sign(("first", colours[one]))
        order = sorted(range(first, first + bound), key=colours.__getitem__)
        own = {variable: (depth, i) for i, variable in enumerate(order)}
        own |= dict(enumerate(names))
        signs = set()
        for what, of in said:
            these = tuple(own[variable] for variable in of)
            if type(what) is str:
                signs.add(self.sign((what, these)))
            else:
                signs.add(self.sign(("no", self.form(what, these, depth + 1))))
        self.forms[number, names, depth] = self.sign(("all", *sorted(signs)))
        return self.forms[number, names, depth]


# What was typed. The formula is read, and put together from the same relations. To believe: that
# this is what the words of the language mean; multiples are made by adding and doubling, quotients
# with their rests, and the whole part for another real number from the one that is known.

WORDS = {"forall", "exists", "not", "and", "or", "implies", "iff", "let", "in", "true", "false",
         "floor"}  # fmt: skip
SIGNS = {
    "∀": "forall", "∃": "exists", "¬": "not", "∧": "and", "∨": "or", "⇒": "implies",
    "→": "implies", "⇔": "iff", "↔": "iff", "≤": "<=", "≥": ">=", "≠": "!=", "·": "*", "−": "-",
    "φ": "phi", "&": "and", "|": "or", "~": "not", "&&": "and", "||": "or",
    "=>": "implies", "->": "implies", "<=>": "iff", "<->": "iff", "==": "=",
}  # fmt: skip
TOKEN = re.compile(
    r"[ \t\r\n]*([A-Za-z][A-Za-z0-9_]*'*|[0-9]+(?![A-Za-z])|\"[^\"\n]*\"|"
    r"<=>|<->|=>|->|<=|>=|!=|==|//|&&|\|\||[-+*/%=<>():,;∀∃¬∧∨⇒→⇔↔≤≥≠·−φ&|~])"
)
COMPARED = ("=", "!=", "<", "<=", ">", ">=")


def tokens(text: str) -> list[str]:
    """The words and signs of a formula, in their plain form; nothing else may stand in it."""
    read, at, end = list[str](), 0, len(text.rstrip(" \t\r\n"))
    while at < end:
        fit = TOKEN.match(text, at)
        need(fit is not None, f"{quoted(text[at : at + 20])} can't be read")
        assert fit is not None
        token, at = SIGNS.get(fit[1], fit[1]), fit.end()
        long = len(token) > 2 and token.lower() in WORDS
        read.append(token.lower() if long else token)
    return [*read, ""]


class Reader:
    """Reads a formula, from left to right, into tuples: what it is, and what it is made of."""

    def __init__(self, text: str) -> None:
        self.tokens = tokens(text)
        self.at = 0

    @property
    def now(self) -> str:
        return self.tokens[self.at]

    def take(self, *signs: str) -> str:
        sign = self.now
        if sign not in signs:
            return ""
        self.at += 1
        return sign

    def want(self, sign: str) -> None:
        need(bool(self.take(sign)), f"{quoted(sign)} is missing in the formula")

    def is_name(self) -> bool:
        return self.now[:1].isalpha() and self.now not in WORDS

    def name(self) -> str:
        need(self.is_name(), "a name is missing in the formula")
        self.at += 1
        return self.tokens[self.at - 1]

    def names(self) -> tuple[str, ...]:
        names = [self.name()]
        while self.take(","):
            names.append(self.name())
        need(len({*names}) == len(names), "a variable stands twice in the formula")
        return tuple(names)

    def whole(self) -> tuple[str, list[Any], Any]:
        """The numeration, what is defined, and the statement."""
        words, lets = "", list[Any]()
        if self.take("in"):
            while not self.take(":"):
                need(bool(self.now), "a colon is missing in the formula")
                words += self.now
                self.at += 1
        while self.take("let"):
            name = self.name()
            self.want("(")
            names = self.names()
            self.want(")")
            self.want("=")
            lets.append((name, names, self.formula()))
            self.want(";")
        statement = self.formula()
        need(not self.now, "the formula ends too early")
        words = re.sub(r"^base", "base ", words).replace(",", ", ")
        return {"ostrowski(1)": "zeckendorf"}.get(words, words), lets, statement

    def formula(self) -> Any:
        return self.row("iff", lambda: self.implication())

    def row(self, word: str, part: Callable[[], Any]) -> Any:
        """Parts with a word between them, from the left."""
        left = part()
        while self.take(word):
            left = word, left, part()
        return left

    def implication(self) -> Any:
        left = self.row("or", lambda: self.row("and", self.single))
        return ("implies", left, self.implication()) if self.take("implies") else left

    def single(self) -> Any:
        if self.take("not"):
            return "not", self.single()
        if word := self.take("forall", "exists"):
            names = self.names()
            self.want(":")
            return word, names, self.formula()
        if word := self.take("true", "false"):
            return word,  # fmt: skip
        start = self.at
        try:
            return self.comparison()
        except Wrong:
            self.at = start
            if not self.take("("):
                raise
        inner = self.formula()
        self.want(")")
        need(self.now not in (*COMPARED, *"+-*%", "//"), "a statement is no number")
        return inner

    def comparison(self) -> Any:
        first = left = self.term()
        both: Any = None
        while sign := self.take(*COMPARED):
            right = self.term()
            one = ("compare", sign, left, right)
            both, left = ("and", both, one) if both else one, right
        if both:
            return both
        if self.take("follows"):
            pattern, self.at = self.now, self.at + 1
            need(pattern[:1] == '"', "a pattern is missing in the formula")
            return "follows", first, pattern
        need(first[0] == "call", "a comparison is missing in the formula")
        return first

    def term(self) -> Any:
        left = self.product()
        while sign := self.take("+", "-"):
            left = (sign, left, self.product())
        return left

    def product(self) -> Any:
        left = self.factor()
        while sign := self.take("*", "//", "%"):
            of, by = left, self.factor()
            if sign == "*" and by[0] != "number":
                of, by = by, of
            need(by[0] == "number" and (sign == "*" or by[1] > 0), f"{sign} has no number")
            left = sign, of, by[1]
        return left

    def factor(self) -> Any:
        if self.now.isdecimal():
            self.at += 1
            return "number", int(self.tokens[self.at - 1])
        if self.take("("):
            inner = self.term()
            self.want(")")
            return inner
        if self.take("floor"):
            return self.floor()
        name = self.name()
        return self.call(name) if self.take("(") else ("variable", name)

    def call(self, name: str) -> Any:
        of = [self.term()]
        while self.take(","):
            of.append(self.term())
        self.want(")")
        return "call", name, tuple(of)

    def floor(self) -> Any:
        """floor(REAL * factor), or floor(n, y); the real number ends at the last * outside."""
        self.want("(")
        depth, end, last = 1, self.at, 0
        while depth:
            sign = self.tokens[end]
            need(bool(sign), "a bracket of the formula is not closed")
            if depth == 1 and sign == ",":
                return self.call("floor")
            need(depth > 1 or sign not in ("+", "-"), "a sum within floor stands in brackets")
            last = end if depth == 1 and sign == "*" else last
            depth += {"(": 1, ")": -1}.get(sign, 0)
            end += 1
        real = Real(self.tokens[self.at : last or end])
        self.at = last
        self.want("*")
        of = self.factor()
        self.want(")")
        return "floor", real.value, of


class Real:
    """A number x + y √d with fractions x and y and a d without square factors, as it is typed."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens, self.at = [*tokens, ""], 0
        self.value = self.sum()
        need(not self.tokens[self.at], "a real number can't be read")

    def take(self, *signs: str) -> str:
        sign = self.tokens[self.at]
        self.at += sign in signs
        return sign if sign in signs else ""

    def sum(self) -> Any:
        left = self.product()
        while sign := self.take("+", "-"):
            (x, y, d), (u, v, e) = left, self.product()
            need(not y or not v or d == e, "two square roots stand in one real number")
            u, v = (u, v) if sign == "+" else (-u, -v)
            left = x + u, y + v, d if y else e
        return left

    def product(self) -> Any:
        left = self.factor()
        while sign := self.take("*", "/"):
            (x, y, d), (u, v, e) = left, self.factor()
            need(not y or not v or d == e, "two square roots stand in one real number")
            d = d if y else e
            if sign == "/":
                norm = u * u - v * v * d
                need(norm != 0, "a real number is divided by 0")
                u, v = u / norm, -v / norm
            left = x * u + y * v * d, x * v + y * u, d
        return left

    def factor(self) -> Any:
        sign, self.at = self.tokens[self.at], self.at + 1
        if sign == "phi":
            return Fraction(1, 2), Fraction(1, 2), 5
        if sign.isdecimal():
            return Fraction(int(sign)), Fraction(0), 1
        if sign == "-":
            x, y, d = self.factor()
            return -x, -y, d
        root = sign == "sqrt" and bool(self.take("("))
        need(root or sign == "(", "a real number can't be read")
        inner = self.sum()
        need(bool(self.take(")")), "a real number can't be read")
        if not root:
            return inner
        need(inner[1] == 0 and 0 <= inner[0] < 10**12, "a square root is too hard")
        return rooted(inner[0])


def rooted(of: Fraction) -> Any:
    """The square root of a fraction, as x + y √d."""
    d, y = of.numerator * of.denominator, Fraction(1, of.denominator)
    need(d < 10**12, "a square root is too hard")
    for p in range(2, 10**6 + 1):
        if p * p > d:
            break
        while d % (p * p) == 0:
            d, y = d // (p * p), y * p
    return (y * d, Fraction(0), 1) if d < 2 else (Fraction(0), y, d)


def track_of(variable: str) -> str:
    return variable.replace("_", ".u").replace("'", ".p")


class Typed:
    """A formula that was typed, said with the relations of a numeration."""

    def __init__(self, text: str, numeration: Numeration) -> None:
        self.numeration, self.formulas = numeration, numeration.formulas
        self.fresh = count(1)
        self.lets: dict[str, tuple[tuple[str, ...], int]] = {}
        words, lets, self.statement = Reader(text).whole()
        need((words or "base 2") == numeration.name, f"{numeration.name} was not typed")
        for name, names, of in lets:
            need(name not in (*self.lets, *PATTERNS), f"{name} has a meaning already")
            tracks = tuple(map(track_of, names))
            said = self.said(of, dict(zip(names, tracks, strict=True)))
            self.lets[name] = names, said
        self.root = self.said(self.statement, {})

    def said(self, formula: Any, scope: dict[str, str]) -> int:
        return self.formulas.all_of(*self.parts(formula, True, scope))

    def parts(self, formula: Any, yes: bool, scope: dict[str, str]) -> tuple[list[int], list[str]]:
        """What all has to be so that the formula is so, or not so; and the tracks of its own."""
        formulas, (kind, *of) = self.formulas, formula
        if kind in ("true", "false"):
            true = formulas.relation("true", ())
            return [true if (kind == "true") == yes else formulas.denied(true)], []
        if kind == "not":
            return self.parts(of[0], not yes, scope)
        if (kind == "and" and yes) or (kind in ("or", "implies") and not yes):
            (a, own), (b, more) = (
                self.parts(of[0], yes or kind == "implies", scope), self.parts(of[1], yes, scope)
            )  # fmt: skip
            return a + b, own + more
        if kind == "or" and yes:
            return [formulas.either([self.said(part, scope) for part in of])], []
        if kind == "iff":
            return self.parts(("and", ("implies", *of), ("implies", *of[::-1])), yes, scope)
        if kind in ("forall", "exists") and (kind == "exists") == yes:
            inner = scope | {name: self.new(track_of(name)) for name in of[0]}
            said, own = self.parts(of[1], yes, inner)
            return said, own + [inner[name] for name in of[0]]
        if yes and kind in ("implies", "forall"):
            return [formulas.denied(formulas.all_of(*self.parts(formula, False, scope)))], []
        if not yes:
            return [formulas.denied(self.said(formula, scope))], []
        if kind == "call" and of[0] in ("solves", "misere", "values"):
            return self.parts(self.conjunction(self.game(*of)), True, {})
        return self.atom(kind, of, scope)

    def atom(self, kind: str, of: Any, scope: dict[str, str]) -> tuple[list[int], list[str]]:
        if kind == "call":
            tracks, (said, own) = self.tracks(of[1], scope)
            return [*said, self.relation(of[0], tracks)], own
        if kind == "follows":
            (track,), (said, own) = self.tracks(of[:1], scope)
            return [*said, self.named(f"follows {of[1]}", track)], own
        sign, left, right = of
        if sign == "=":
            simple = ("variable", "number")
            if left[0] in simple and right[0] not in simple:
                left, right = right, left
            (track,), (said, own) = self.tracks([right], scope)
            more, hidden = self.value(left, track, scope)
            return said + more, own + hidden
        (x, y), (said, own) = self.tracks([left, right], scope)
        x, y = (y, x) if sign in (">", "<=") else (x, y)
        one = self.named("equal" if sign == "!=" else "less", x, y)
        return [*said, one if sign in "<>" else self.formulas.denied(one)], own

    def new(self, name: str) -> str:
        return f"{name}.{next(self.fresh)}"

    def tracks(self, terms: Any, scope: dict[str, str]) -> Any:
        """Tracks that have the values of terms, and what makes it so."""
        tracks, said, own = list[str](), list[int](), list[str]()
        for term in terms:
            if term[0] == "variable":
                need(term[1] in scope, f"{term[1]} is free in the formula")
                tracks.append(scope[term[1]])
                continue
            tracks.append(self.new("t"))
            more, hidden = self.value(term, tracks[-1], scope)
            said, own = said + more, own + hidden + tracks[-1:]
        return tracks, (said, own)

    def value(self, term: Any, track: str, scope: dict[str, str]) -> tuple[list[int], list[str]]:
        """What makes the number on a track the value of a term."""
        kind, *of = term
        if kind == "number":
            return [self.constant(of[0], track)], []
        if kind == "call":
            tracks, (said, own) = self.tracks(of[1], scope)
            return [*said, self.relation(of[0], [*tracks, track])], own
        if kind in "+-" and of[1][0] != "number":
            (x, y), (said, own) = self.tracks(of, scope)
            sum_of = (x, y, track) if kind == "+" else (track, y, x)
            return [*said, self.named("add", *sum_of)], own
        number, part = (of[0], of[1]) if kind == "floor" else (of[-1], of[0])
        (x,), (said, own) = self.tracks([term if kind == "variable" else part], scope)
        if kind == "variable":
            one = self.named("equal", x, track)
        elif kind in "+-":
            one = self.plus(number[1], *((x, track) if kind == "+" else (track, x)))
        elif kind == "*":
            one = self.times(number, x, track)
        elif kind == "floor":
            one = self.floor(number, x, track)
        else:
            one = self.divided(number, x, track, kind)
        return [*said, one], own

    def relation(self, name: str, tracks: Sequence[str]) -> int:
        """What a name says of these tracks."""
        if name in self.lets:
            names, said = self.lets[name]
            need(len(names) == len(tracks), f"{name} is about {len(names)} numbers")
            to = dict(zip(map(track_of, names), tracks, strict=True))
            return self.formulas.named(said, [to[name] for name in self.formulas.free[said]])
        known = 1 if name in PATTERNS else RELATIONS[name] if name in ("add", "floor") else 0
        need(known == len(tracks), f"{name} means nothing here for {len(tracks)} numbers")
        need(name not in PATTERNS or self.numeration.pattern(name) is not None, f"no {name} here")
        need(name != "floor" or self.numeration.theta is not None, "floor has no number here")
        return self.named(name, *tracks)

    def named(self, name: str, *tracks: str) -> int:
        """A relation that is known to this program, about these tracks."""
        own = [f"x{i}" for i in range(len(tracks))]
        return self.formulas.named(self.formulas.relation(name, own), tracks)

    def constant(self, n: int, x: str) -> int:
        return self.named(f"constant {n}", x)

    def of(self, x: str, y: str, parts: Sequence[int], *hidden: str) -> int:
        """What all parts say of the tracks called x and y in them, here called otherwise."""
        said = self.formulas.all_of(parts, hidden)
        to = {"x": x, "y": y}
        return self.formulas.named(said, [to[name] for name in self.formulas.free[said]])

    def plus(self, n: int, x: str, y: str) -> int:
        return self.of(x, y, [self.named("add", "x", "c", "y"), self.constant(n, "c")], "c")

    def times(self, n: int, x: str, y: str) -> int:
        """n x = y, by doubling and adding."""
        if n == 0:
            return self.of(x, y, [self.constant(0, "y"), self.named("every", "x")])
        if n < 3:
            return self.named("equal", x, y) if n == 1 else self.named("add", x, x, y)
        half = self.times(n - 1 if n % 2 else n // 2, "x", "h")
        return self.of(x, y, [half, self.named("add", "h", "x" if n % 2 else "h", "y")], "h")

    def divided(self, n: int, x: str, y: str, sign: str) -> int:
        """x is n times a quotient, and a rest below n; y is one of them."""
        quotient, rest = ("y", "r") if sign == "//" else ("q", "y")
        small = self.formulas.all_of([self.named("less", rest, "c"), self.constant(n, "c")], ["c"])
        parts = [self.times(n, quotient, "p"), self.named("add", "p", rest, "x"), small]
        return self.of(x, y, parts, "p", "q", "r")

    def floor(self, real: Any, x: str, y: str) -> int:
        """y = ⌊x (r + s θ) / t⌋ for the θ of the numeration: the quotient of r x + ⌊s x θ⌋ by t."""
        need(self.numeration.theta is not None, "floor has no real number here")
        a, b, c = self.numeration.theta or (1, 0, 0)
        _, root, d = rooted(Fraction(b * b - 4 * a * c))
        need(real[2] == d and real[1] != 0, "a real number of floor is not known here")
        ratio = -real[1] * 2 * a / root  # θ is (b − root √d) / 2a
        shift = real[0] - ratio * Fraction(b, 2 * a)
        t = lcm(ratio.denominator, shift.denominator)
        r, s = int(shift * t), int(ratio * t)
        need(r >= 0 or s > 0, "a real number of floor is below 0")
        said = self.formulas
        multiple = self.times(abs(s), "x", "m")
        part = said.all_of([multiple, self.named("floor", "m", "f")], ["m"])
        total = self.named("add", "w", "f", "v") if r >= 0 else self.named("add", "v", "w", "f")
        if s < 0:
            part = said.all_of([part, self.plus(1, "f", "g")], ["f"])
            total = self.named("add", "v", "g", "w")
        whole = said.all_of([part, self.times(abs(r), "x", "w"), total], ["f", "g", "w"])
        if t == 1:
            whole = said.named(whole, ["y" if name == "v" else name for name in said.free[whole]])
        else:
            whole = said.all_of([whole, self.divided(t, "v", "y", "//")], ["v"])
        if s > 0:
            return self.of(x, y, [whole])
        zeros = said.all_of([self.constant(0, "x"), self.constant(0, "y")])
        both = said.all_of([said.denied(whole), said.denied(zeros)])
        return self.of(x, y, [said.denied(both)])

    def conjunction(self, parts: Sequence[Any]) -> Any:
        first, *others = parts
        for part in others:
            first = "and", first, part
        return first

    def game(self, kind: str, of: Any) -> list[Any]:
        """What it means that a set solves a game, part by part: see the chapter on automata."""
        names = [term[1] for term in of if term[0] == "variable" and term[1] in self.lets]
        need(len(names) == 2 == len(of), f"{kind} takes two names that are defined by let")
        (p, move), ((first, _), (moves, _)) = names, (self.lets[name] for name in names)
        heaps = len(first) - (kind == "values")
        need(len(moves) == 2 * heaps > 0, f"{move} has to be about {2 * heaps} numbers")
        before, after = moves[:heaps], moves[heaps:]

        def call(name: str, *variables: str) -> Any:
            return "call", name, tuple(("variable", variable) for variable in variables)

        def pairs(sign: str) -> list[Any]:
            return [
                ("compare", sign, ("variable", new), ("variable", old))
                for old, new in zip(before, after, strict=True)
            ]

        moved = call(move, *moves)
        less = "and", self.conjunction(pairs("<=")), ("not", self.conjunction(pairs("=")))
        parts: list[Any] = [("forall", moves, ("implies", moved, less))]
        if kind == "values":
            v = first[-1] if first[-1] not in moves else unused("value", moves)
            w = unused("another", (*moves, v))
            has, other = call(p, *before, v), call(p, *before, w)
            same = "compare", "=", ("variable", v), ("variable", w)
            below = "compare", "<", ("variable", w), ("variable", v)
            reached = "exists", after, ("and", moved, call(p, *after, w))
            denied = "not", call(p, *after, v)
            return [
                *parts,
                ("forall", before, ("exists", (v,), has)),
                ("forall", (*before, v, w), ("implies", ("and", has, other), same)),
                ("forall", (*moves, v), ("implies", ("and", has, moved), denied)),
                ("forall", (*before, v, w), ("implies", ("and", has, below), reached)),
            ]
        here, there, can = call(p, *before), call(p, *after), ("exists", after, moved)
        none: Any = "forall", after, ("implies", moved, ("not", there))
        win: Any = "exists", after, ("and", moved, there)
        if kind == "misere":
            none, win = ("and", none, can), ("or", ("not", can), win)
        return [
            *parts,
            ("forall", before, ("implies", here, none)),
            ("forall", before, ("implies", ("not", here), win)),
        ]

    def examples(self, formula: Any, true: bool) -> Iterable[tuple[int, set[str]]]:
        """What an example may show, with its variables, where the formula is true, or false."""
        kind, *of = formula
        names, inner = set[str](), formula
        while inner[0] == ("exists" if true else "forall"):
            names, inner = names | {*inner[1]}, inner[2]
        if names:
            scope = {name: track_of(name) for name in names}
            yield self.said(inner if true else ("not", inner), scope), names
        elif kind == "not":
            yield from self.examples(of[0], not true)
        elif not true and kind == "call" and of[0] in ("solves", "misere", "values"):
            for part in self.game(*of):
                yield from self.examples(part, False)
        elif not true and kind == "and":
            for part in of:
                yield from self.examples(part, False)


def unused(name: str, used: Sequence[str]) -> str:
    while name in used:
        name += "'"
    return name


# The report. What is printed, and what is asked of a whole certificate: each decision says what was
# typed, its example too, and what is used of add and floor was proved, here or before, of the same
# automata. To believe: that nothing is left out.


def statement(steps: list[Any], root: int) -> str:
    """What a step says; lines before it say what is used twice, or of other numbers."""
    reached = {root}
    for i in range(root, -1, -1):
        reached |= set(steps[i].get("of", [])) if i in reached else set()
    used = Counter(part for i in reached for part in steps[i].get("of", []))
    called = {steps[i]["of"][0] for i in reached if steps[i]["by"] == "named"}
    heads, texts, lines = dict[int, str](), dict[int, str](), list[str]()
    for i in sorted(reached):
        by, of = steps[i]["by"], steps[i].get("of", [])
        own = f"({', '.join(steps[i]['tracks'])})"
        if by == "given":
            heads[i] = steps[i]["name"]
            texts[i] = heads[i] + own
            continue
        if by == "named":
            texts[i] = f"{heads[of[0]]}({', '.join(steps[i]['names'])})"
        elif by == "and":
            texts[i] = f"({texts[of[0]]} and {texts[of[1]]})"
        else:
            texts[i] = ("not " if by == "not" else f"exists {steps[i]['track']}: ") + texts[of[0]]
        if i in called or (used[i] > 1 and by != "named"):
            heads[i] = f"R{len(lines) + 1}"
            lines.append(f"{heads[i]}{own} says {texts[i]}")
            texts[i] = heads[i] + own
    return "\n".join([*lines, texts[root]])


def check(certificate: Any, numerations: dict[str, Any]) -> str:
    """Check a certificate and tell what it shows.

    What it shows of addition and whole parts is kept in `numerations`, for certificates that use
    them and are checked later.
    """
    where = "the certificate"
    read = dict[str, Numeration]()
    try:
        fields(certificate, "certificate")
        where = name = quoted(certificate["certificate"])
        lines = [f"certificate {name}"]
        for digits, written in certificate["numerations"].items():
            where = f"{name}, {quoted(digits)}, the valid words"
            read[digits] = Numeration(digits, written)
            for i, step in enumerate(written["steps"]):
                where = f"{name}, {digits}, step {i}"
                read[digits].check(step)
        for decision in certificate["decisions"]:
            where = f"{name}, a decision"
            fields(decision, "decision")
            where = f"{name}, {quoted(decision['instance'] or decision['formula'])}"
            need(decision["numeration"] in read, "its numeration is missing")
            lines += decided(read[decision["numeration"]], decision)
        where = name
        used = {decision["numeration"] for decision in certificate["decisions"]}
        need(used == read.keys(), "a numeration is not used")
        steps = sum(len(one.steps) for one in read.values())
        states = (step["states"] for one in read.values() for step in one.steps if "rows" in step)
        need(certificate["steps"] == steps, f"there are {steps} steps")
        need(certificate["largest"] == max(states, default=0), "the largest automaton is another")
        for digits, one in read.items():
            where = f"{name}, {digits}"
            lines += taken(one, certificate["decisions"], numerations)
    except Wrong as error:
        raise type(error)(f"{where}: {error}") from None
    except (ArithmeticError, LookupError, RecursionError, TypeError, ValueError) as error:
        raise Wrong(f"{where}: it can't be read, {quoted(str(error))}") from None
    return "\n".join([*lines, f"{steps} steps checked, all right"])


def decided(one: Numeration, decision: Any) -> list[str]:
    """What a decision says: its last step, and its example, have to say what was typed."""
    root, formulas = whole(decision["root"], len(one.steps)), one.formulas
    need(one.steps[root]["tracks"] == [], "it speaks of numbers that are not bound")
    need((0 in one.automata[root].ends) is decision["true"], "its last step says the contrary")
    typed = Typed(decision["formula"], one)
    same = formulas.form(typed.root, ()) == formulas.form(one.said[root], ())
    need(same, "it proves another statement than the one typed")
    true = "true" if decision["true"] else "false"
    title = f"{quoted(decision['instance'])} is " if decision["instance"] else ""
    lines = [f"{title}{true} in {one.name}, as it was typed:"]
    lines += [f"  {quoted(line)}" for line in decision["formula"].split("\n")]
    lines += ["the same, as it was checked:", statement(one.steps, root)]
    if decision["example"] is None:
        return lines
    example = fields(decision["example"], "example")
    step, numbers = whole(example["step"], len(one.steps)), example["numbers"]
    names = {track_of(name): name for name in numbers}
    tracks = one.steps[step]["tracks"]
    need(len(names) == len(numbers) and names.keys() >= {*tracks}, "the example has other numbers")
    words = [one.word(whole(numbers[names[track]], 10**1000)) for track in tracks]
    length = max(map(len, words), default=0)
    at: int | None = 0
    for letter in zip(*([0] * (length - len(word)) + word for word in words), strict=True):
        at = one.automata[step].row(at).get(letter)
    need(at in one.automata[step].ends, f"step {step} is not so for the example")
    shown = formulas.form(one.said[step], formulas.free[one.said[step]])
    fits = typed.examples(typed.statement, decision["true"])
    so = any(
        variables == {*numbers} and shown == formulas.form(said, formulas.free[said])
        for said, variables in fits
    )
    need(so, "the example shows another statement")
    listed = ", ".join(f"{quoted(name)}: {number}" for name, number in numbers.items())
    return [*lines, f"with {listed}, as this is so:", statement(one.steps, step)]


def taken(one: Numeration, decisions: Any, numerations: dict[str, Any]) -> list[str]:
    """What is taken as given; addition and whole parts have to be proved, here or before."""
    name, wholes, lines = one.name, {"valid": one.valid.whole}, list[str]()
    for step, automaton in zip(one.steps, one.automata, strict=True):
        if step["by"] == "given":
            same = wholes.setdefault(step["name"], automaton.whole) == automaton.whole
            need(same, f"two relations are called {step['name']}")
            if (set_of := step["name"]) in PATTERNS:
                lines.append(f"by definition in {name}: {set_of}(n): {one.pattern(set_of)}")
    proved = {
        one.formulas.form(one.said[decision["root"]], ())
        for decision in decisions if decision["numeration"] == name and decision["true"]
    }  # fmt: skip

    def holds(texts: str) -> list[bool]:
        typed = (Typed(f"in {name}: {NEXT}{text}", one) for text in texts.strip().split("\n"))
        return [one.formulas.form(said.root, ()) in proved for said in typed]

    if "add" in wholes and all(holds(ADDITION)):
        shown = {"valid": "", "add": "add(x, y, z): x + y = z"}
        if "floor" in wholes and one.theta:
            values = dict(zip("ABC", map(str, one.theta), strict=True))
            if all(holds(re.sub(r"\b[ABC]\b", lambda letter: values[letter[0]], FLOOR))):
                a, b, c = one.theta
                shown["floor"] = f"floor(n, y): y = ⌊nθ⌋, {a} θ² − {b} θ + {c} = 0, 0 < θ < 1"
        numerations[name] = {key: (wholes[key], text) for key, text in shown.items()}
    uses = [key for key in ("add", "floor") if key in wholes]
    if uses and name not in numerations:
        need(not any(holds(ADDITION)), f"add is not proved in {name}")
        file = re.sub(r"\W+", "-", name).strip("-")
        raise Missing(f"give the certificate of {name} first (numeration/{file}.json.gz)")
    for key in (*uses, "valid") if uses else ():
        known, text = numerations[name].get(key, (None, ""))
        need(known == wholes[key], f"{key} is not proved in {name}")
        lines += [f"proved in {name}: {text}"] if text else []
    return list(dict.fromkeys(lines))


def main() -> None:
    numerations: dict[str, Any] = {}
    if not sys.argv[1:]:
        stop("usage: python checker.py FILE..., certificates of numerations first", 2)
    try:
        for file in sys.argv[1:]:
            try:
                with open(file, "rb") as read:
                    data = read.read()
            except OSError as error:
                stop(f"cannot read {file}: {error.strerror}", 2)
            given = json.loads(gzip.decompress(data) if file.endswith(".gz") else data)
            for certificate in given if isinstance(given, list) else [given]:
                print(check(certificate, numerations), end="\n\n")
    except Missing as error:
        stop(str(error), 2)
    except (EOFError, OSError, RecursionError, ValueError) as error:
        stop(f"WRONG: {error}", 1)


def stop(why: str, code: int) -> NoReturn:
    print(why, file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
