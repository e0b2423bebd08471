"""Check certificates of decisions step by step: trust in them rests on this file alone.

It imports nothing of chromdocs: ``python checker.py FILE...``, those of numerations first.

Numbers are the valid words of a numeration, in order. A word of letters, each with a digit for
every track, is a tuple of numbers; zeros in front don't matter. A step is checked by walking from
the first states through its automaton and through what it should be (its *ways*) at once.
"""

import gzip
import json
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import product
from math import isqrt
from typing import Any, NoReturn

Row = dict[tuple[int, ...], Any]  # from letters, tuples of digits, to states
Ways = tuple[Any, Callable[[Any], Row], Callable[[Any], bool]]  # first state, rows, what accepts
PARTS = {"given": 0, "named": 1, "and": 2, "not": 1, "exists": 1}
KNOWN = {"equal": 2, "less": 2, "constant": 1, "every": 1, "true": 0, "add": 3, "floor": 2}
NEXT = r"(less(\1, \2) and not exists w: (less(\1, w) and less(w, \2)))"  # the next number after x
ADDITION = """not exists x: not exists y: less(x, y);
not exists x: exists y: exists z: ((constant 0(y) and add(x, y, z)) and not equal(x, z));
not exists x: exists y: exists z: ((constant 0(y) and equal(x, z)) and not add(x, y, z));
not exists x: exists y: exists u: (exists t: (next(y, t) and add(x, t, u))
  and not exists z: (add(x, y, z) and next(z, u)));
not exists x: exists y: exists u: (exists z: (add(x, y, z) and next(z, u))
  and not exists t: (next(y, t) and add(x, t, u)))"""  # add(x, y, z) is x + y = z, by induction
FLOOR = """not exists n: not exists y: floor(n, y);
not exists n: exists y: exists z: ((floor(n, y) and floor(n, z)) and less(y, z));
not exists n: exists y: (floor(n, y) and less(n, y));
not exists m: exists n: exists u: exists v: ((exists s: (add(m, n, s) and floor(s, v))
  and exists i: (floor(m, i) and exists j: (floor(n, j) and add(i, j, u))))
  and (not equal(u, v) and not next(u, v)));
not exists n: exists f: exists p: ((floor(n, f)
  and exists g: (floor(f, g) and exists q: (A g = q and exists r: (C n = r and add(q, r, p)))))
  and exists k: (exists e: (next(f, e) and B e = k) and not less(p, k)));
not exists n: exists f: exists p: ((floor(n, f) and exists g: (floor(f, g)
  and exists h: (next(g, h) and exists q: (A h = q and exists r: (C n = r and add(q, r, p))))))
  and exists k: (B f = k and not less(k, p)))"""  # y = ⌊nθ⌋, A θ² − B θ + C = 0: see axioms.py


class Wrong(ValueError):
    """A certificate that shows nothing, with the step."""


class Missing(Wrong):
    """A certificate that uses another one, which was not given before it."""


def need(so: bool, otherwise: str) -> None:
    if not so:
        raise Wrong(otherwise)


class Automaton:
    """As it is written; a letter without a way leads to None, where nothing is accepted."""

    def __init__(self, written: Any, digits: int, tracks: int) -> None:
        need(len(written["rows"]) == written["states"] > 0, "the number of states is another")
        self.rows: list[Row] = [{} for _ in written["rows"]]
        self.ends = set(written["accepting"])
        states = set(range(len(self.rows)))
        need(self.ends <= states, "a state that accepts is missing")
        letters, named = list(product(range(digits), repeat=tracks)), 1  # state 0 is the first
        for row, read in zip(self.rows, written["rows"], strict=True):
            at = 0
            for sign, _, many in (part.partition("*") for part in read.split()):
                first, at = at, at + int(many or 1)
                if sign != ".":
                    row |= dict.fromkeys(letters[first:at], named if sign == "+" else int(sign))
                    named += sign == "+"
            need(at <= len(letters) and "*-" not in read, "there are more ways than letters")
            need(states.issuperset(row.values()), "it leads to a state that is missing")
        self.whole = digits, tracks, self.rows, self.ends
        need(bool(self.ends) or not any(self.rows), "there are ways, but nothing is accepted")
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


class Numeration:
    """The valid words, and the steps that were checked."""

    def __init__(self, name: str, written: Any) -> None:
        self.digits: int = written["digits"]
        self.valid = Automaton(written["valid"], self.digits, 1)
        need(0 in self.valid.ends, "0 is no number")
        if name.startswith("base"):
            need(name == f"base {self.digits}", f"there are {self.digits} digits")
            self.valid.same(0, lambda _: {(d,): 0 for d in range(self.digits)}, lambda _: True)
        self.steps: list[Any] = []
        self.automata: list[Automaton] = []
        self.rows: dict[tuple[int, ...], Row] = {}

    def word(self, n: int) -> list[int]:
        """The word of the number n: the valid one that has n before it."""
        rows, word, state = self.valid.rows, list[int](), 0
        counts = [[int(state in self.valid.ends) for state in range(len(rows))]]  # by length
        while counts[-1][0] <= n:
            need(len(counts) <= (n + 1) * len(rows), f"there is no word for {n}")
            counts.append([sum(counts[-1][then] for then in row.values()) for row in rows])
        for count in counts[-2::-1]:
            for (digit,), then in sorted(rows[state].items()):
                if n < count[then]:
                    word.append(digit)
                    state = then
                    break
                n -= count[then]
        return word

    def every(self, states: tuple[int, ...]) -> Row:
        """From valid states, one for each track, to the next."""
        if states not in self.rows:
            ways = product(*(self.valid.rows[state].items() for state in states))
            found = {tuple(d for (d,), _ in way): tuple(s for _, s in way) for way in ways}
            self.rows[states] = found
        return self.rows[states]

    def ends(self, states: tuple[int, ...]) -> bool:
        return self.valid.ends.issuperset(states)

    def check(self, step: Any) -> None:
        """Check that a step is made as it says of those before."""
        by, tracks, of = step["by"], step["tracks"], step.get("of", [])
        need(len(of) == PARTS[by], f"it has to be made of {PARTS[by]} steps")
        need(all(0 <= part < len(self.steps) for part in of), "it is made of later steps")
        old = [self.steps[part]["tracks"] for part in of]
        parts = [self.automata[part] for part in of]
        names = step["names"] if by == "named" else sum(old, [] if of else tracks)
        gone = step["track"] if by == "exists" else None
        should = [name for name in dict.fromkeys(names) if name != gone]
        need(tracks == should, f"its tracks are not {should}")
        need(all(re.fullmatch(r"[\w.' ]+", name) for name in tracks), "a track has no name")
        need(by != "named" or len(names) == len(old[0]), "a name is missing, or there are more")
        if by == "named" and len(tracks) == len(names):
            need("rows" not in step, "names change no automaton")
            found = parts[0]
        else:
            if "rows" in step:
                found = Automaton(step, self.digits, len(tracks))
            else:
                same = step["as"]
                need(0 <= same < len(self.steps), "its automaton is in no step before")
                need(len(self.steps[same]["tracks"]) == len(tracks), "it has other tracks")
                found = self.automata[same]
            ways = getattr(self, "_" + by)(step, *parts, *old)
            found.same(*(ways or self.valid_only(found, len(tracks))))
        self.steps.append(step)
        self.automata.append(found)

    def valid_only(self, of: Automaton, tracks: int) -> Ways:
        """What an automaton accepts of numbers: all that it accepts, if it is to be trusted."""

        def row(at: tuple[Any, int]) -> Row:
            every = self.every(at[0])
            return {w: (every[w], s) for w, s in of.rows[at[1]].items() if w in every}

        return ((0,) * tracks, 0), row, lambda at: self.ends(at[0]) and at[1] in of.ends

    def _named(self, step: Any, of: Automaton, old: list[str]) -> Ways:
        first = [step["names"].index(name) for name in step["names"]]
        kept = sorted(set(first))

        def row(state: int) -> Row:
            fit = [w for w in of.rows[state] if w == tuple(w[i] for i in first)]
            return {tuple(w[i] for i in kept): of.rows[state][w] for w in fit}

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
            found: dict[Any, set[int]] = defaultdict(set)
            for letter, then in set[Any]().union(*(ways[state] for state in states)):
                found[letter].add(then)
            return {letter: frozenset(thens) for letter, thens in found.items()}

        zeros = (0,) * (len(old) - 1)  # the number may be longer than the others
        start = closed({0}, lambda states: row(states).get(zeros, frozenset()))
        return start, row, lambda states: not of.ends.isdisjoint(states)

    def _given(self, step: Any) -> Ways | None:
        """What a relation should be that is known here; None for those that are to be proved."""
        name, _, value = step["name"].partition(" ")
        if "pattern" in step:
            fit = re.fullmatch(r"(?!R\d)[^\W\d]\w*", name) and name not in KNOWN
            need(bool(fit), f"{name} names no pattern")
            need(value in ("", f'"{step["pattern"]}"'), "the pattern is another")
            need(len(step["tracks"]) == 1, "a pattern is about one number")
            return self.follows(step["pattern"])
        need(KNOWN.get(name) == len(step["tracks"]), f"{name} is not known for so many numbers")
        need(value.isdecimal() if name == "constant" else not value, f"{value} means nothing")
        if name == "constant":
            word = self.word(int(value))
            rows: Any = [{(digit,): at} for at, digit in enumerate(word, 1)] + [{}]
            rows[0][0,] = 0
            return 0, rows.__getitem__, lambda at: at == len(word)
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
        return None if name in ("add", "floor") else ((0,) * KNOWN[name], self.every, self.ends)

    def follows(self, pattern: str) -> Ways:
        """The words that follow a pattern with some zeros in front."""
        front = closed({parsed(pattern, self.digits)}, lambda rest: after(rest, 0))

        def row(at: Any) -> Row:
            found = {w: (s, False, after(at[2], *w)) for w, s in self.every(at[0]).items()}
            return found | ({(0,): at} if at[1] else {})

        return ((0,), True, front), row, lambda at: self.ends(at[0]) and any(map(empty, at[2]))


def closed(start: Any, more: Callable[[Any], Any]) -> frozenset[Any]:
    while not (found := more(start)) <= start:
        start = start | found
    return frozenset(start)


def parsed(pattern: str, digits: int) -> Any:
    """A pattern as (), ("one", digits), ("or", a, b), ("then", a, b) and ("many", a)."""
    signs = [")", *re.findall(r"\[\w+\]|.", pattern)[::-1]]

    def choice() -> Any:
        """Read to the bracket that closes."""
        found: Any = ()
        while (sign := signs.pop()) not in ("|", ")"):
            found = then(found, repeated(sign))
        return found if sign == ")" else ("or", found, choice())

    def repeated(sign: str) -> Any:
        if sign == "(":
            found = choice()
        else:
            fit = range(digits) if sign == "." else (int(digit, 36) for digit in sign.strip("[]"))
            found = ("one", frozenset(fit))
        while signs[-1] in "*+?":
            sign, many = signs.pop(), ("many", found)
            found = many if sign == "*" else then(found, many) if sign == "+" else ("or", (), found)
        return found

    found = choice()
    need(not signs, "a bracket of the pattern was not opened")
    return found


def then(a: Any, b: Any) -> Any:
    return b if not a else a if not b else ("then", a, b)


def empty(pattern: Any) -> bool:
    """Whether a word without digits follows the pattern."""
    if pattern and pattern[0] in ("or", "then"):
        return (any if pattern[0] == "or" else all)(map(empty, pattern[1:]))
    return not pattern or bool(pattern[0] == "many")


def after(patterns: Any, digit: int) -> frozenset[Any]:
    """What may come after a digit (Antimirov's partial derivatives)."""
    found: set[Any] = set()
    for pattern in patterns:
        match pattern:
            case ("one", digits) if digit in digits:
                found.add(())
            case ("or", *either):
                found |= after(either, digit)
            case ("many", one):
                found |= {then(part, pattern) for part in after([one], digit)}
            case ("then", one, rest):
                found |= {then(part, rest) for part in after([one], digit)}
                found |= after([rest] if empty(one) else [], digit)
    return frozenset(found)


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


def times(m: int, x: str, y: str) -> str:
    if m < 3:
        return f"equal({x}, {y})" if m == 1 else f"add({x}, {x}, {y})"
    return f"exists t{m}: ({times(m - 1, x, f't{m}')} and add(t{m}, {x}, {y}))"


def spelled(text: str, **values: str) -> set[str]:
    """Statements of the lists above, written with known relations only."""
    text = re.sub(r"next\((\w), (\w)\)", NEXT, " ".join(text.split()))
    multiple = re.compile(r"([ABC]) (\w) = (\w)")
    return set(multiple.sub(lambda m: times(int(values[m[1]]), m[2], m[3]), text).split("; "))


def check(certificate: Any, numerations: dict[str, Any]) -> str:
    """Check a certificate and tell what it shows.

    What it shows of addition and whole parts is kept in `numerations`, for certificates that use
    them and are checked later.
    """
    where = name = str(certificate.get("certificate"))
    read, lines = dict[str, Numeration](), [name]
    try:
        for digits, written in certificate["numerations"].items():
            where = f"{name}, {digits}, the valid words"
            read[digits] = Numeration(digits, written)
            for i, step in enumerate(written["steps"]):
                where = f"{name}, {digits}, step {i} ({step['by']})"
                read[digits].check(step)
        for decision in certificate["decisions"]:
            where = f"{name}, {decision['instance'] or decision['formula']}"
            lines += decided(read[decision["numeration"]], **decision)
        for digits, found in read.items():
            where = f"{name}, {digits}"
            lines += taken(digits, found, certificate["decisions"], numerations)
    except Wrong as error:
        raise type(error)(f"{where}: {error}") from None
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Wrong(f"{where}: it can't be read, {error!r}") from None
    steps = sum(len(found.steps) for found in read.values())
    return "\n".join([*lines, f"{steps} steps checked, all right"])


def decided(found: Numeration, root: int, example: Any, **decision: Any) -> list[str]:
    """What a decision says, its last step and its example being checked."""
    need(found.steps[root]["tracks"] == [], "it speaks of numbers that are not bound")
    need((0 in found.automata[root].ends) is decision["true"], "its last step says the contrary")
    typed = (f"  {line}" for line in decision["formula"].splitlines())  # no line can look checked
    head = f"{decision['instance']}: {decision['true']}".removeprefix(": ")
    lines = [head, "as typed (not checked):", *typed, "as checked:", statement(found.steps, root)]
    if not example:
        return lines
    step, numbers, at = example["step"], example["numbers"], 0
    words = [found.word(numbers[track]) for track in found.steps[step]["tracks"]]
    length = max(map(len, words), default=0)
    for letter in zip(*([0] * (length - len(word)) + word for word in words), strict=True):
        at = found.automata[step].row(at).get(letter)
    need(at in found.automata[step].ends, f"step {step} is not so for the example")
    return [*lines, f"with {numbers}, as this is so:", statement(found.steps, step)]


def taken(name: str, found: Numeration, decisions: Any, numerations: dict[str, Any]) -> list[str]:
    """What is taken as given; addition and whole parts have to be proved, here or before."""
    wholes, lines = {"valid": found.valid.whole}, list[str]()
    for step, automaton in zip(found.steps, found.automata, strict=True):
        if step["by"] == "given":
            one = wholes.setdefault(step["name"], automaton.whole) == automaton.whole
            need(one, f"two relations are called {step['name']}")
        if "pattern" in step:
            text = f"{step['name']}(n): {step['meaning']}; {step['pattern']}"
            lines.append(f"by definition in {name}: {text}")
    if lines and not name.startswith("base"):
        lines.insert(0, f"by definition in {name}: the words that are numbers")
    own = [decision for decision in decisions if decision["numeration"] == name]
    said = {statement(found.steps, decision["root"]) for decision in own if decision["true"]}
    if spelled(ADDITION) <= said:
        shown = {"valid": "", "add": "add(x, y, z): x + y = z"}
        for text in (decision["instance"] for decision in own):
            if values := re.fullmatch(r"quadratic (?P<A>\d+) (?P<B>\d+) (?P<C>\d+) above", text):
                a, b, c = map(int, values.groups())
                need(min(a, b, c) > 0 > a - b + c, "not one root between 0 and 1")
                need(isqrt(b * b - 4 * a * c) ** 2 != b * b - 4 * a * c, "the root is rational")
                if spelled(FLOOR, **values.groupdict()) <= said:
                    shown["floor"] = f"floor(n, y): y = ⌊nθ⌋, {a} θ² − {b} θ + {c} = 0, 0 < θ < 1"
        numerations[name] = {key: (wholes[key], text) for key, text in shown.items()}
    uses = {"add", "floor"} & wholes.keys()
    if uses and name not in numerations and not spelled(ADDITION) & said:
        file = re.sub(r"\W+", "-", name).strip("-")
        raise Missing(f"give the certificate of {name} first (numeration/{file}.json.gz)")
    for key in ("add", "floor", "valid") if uses else ():
        known, text = numerations.get(name, {}).get(key, ("", ""))
        need(key not in wholes or known == wholes[key], f"{key} is not proved in {name}")
        lines += [f"proved in {name}: {text}"] if key in wholes and text else []
    return lines


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
            found = json.loads(gzip.decompress(data) if file.endswith(".gz") else data)
            for certificate in found if isinstance(found, list) else [found]:
                print(check(certificate, numerations), end="\n\n")
    except Missing as error:
        stop(str(error), 2)
    except (EOFError, OSError, ValueError) as error:
        stop(f"WRONG: {error}", 1)


def stop(why: str, code: int) -> NoReturn:
    print(why, file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
