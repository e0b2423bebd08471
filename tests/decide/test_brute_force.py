"""The automaton of a formula accepts the numbers for which brute force finds it true."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from brute import Brute, is_first

from chromdocs.decide import decide
from chromdocs.decide.meaning import Meaning
from chromdocs.decide.reader import read

NAMES = ("x", "y")
MOST = 12  # numbers that are tried
WORLDS = {  # a numeration: what stands in front, known names, patterns, real numbers
    "base 2": ("", ["evil", "odious", "vile", "dopey", "power"], ["1(00)*", ".*1", "(10|01)*"], []),
    "base 3": ("in base 3: ", ["vile", "dopey", "power"], ["[02]*", ".*12?"], []),
    "zeckendorf": ("in zeckendorf: ", [], ["(10)*", ".*1(00)*"], ["phi", "(2-phi)"]),
    "ostrowski(2)": ("in ostrowski(2): ", [], [], ["sqrt(2)"]),
}
SET = "let f(n, v) = v <= n and (3 * v = n or v + 1 = n and n % 2 = 1); "


class Writer:
    """Writes formulas at random, the same ones for the same seed."""

    def __init__(self, world: str, seed: int) -> None:
        self.front, self.known, self.patterns, self.reals = WORLDS[world]
        self.chance = Random(f"{world} {seed}")

    def term(self, names: tuple[str, ...], depth: int) -> str:
        some = self.chance.choice
        if depth == 0 or self.chance.random() < 0.3:
            return some(names) if self.chance.random() < 0.8 else str(some(range(6)))

        def inner() -> str:
            return self.term(names, depth - 1)

        makers: list[Callable[[], str]] = [
            lambda: f"({inner()} + {inner()})",
            lambda: f"({inner()} - {inner()})",
            lambda: f"{some((2, 3))} * ({inner()})",
            lambda: f"({inner()}) // {some((2, 3))}",
            lambda: f"({inner()}) % {some((2, 3))}",
            lambda: f"f({inner()})",
        ]
        if self.reals:
            makers.append(lambda: f"floor({some(self.reals)} * ({inner()}))")
        return some(makers)()

    def formula(self, names: tuple[str, ...], depth: int, bound: bool) -> str:
        some = self.chance.choice
        if depth == 0 or self.chance.random() < 0.2:
            makers: list[Callable[[], str]] = [self._compared(names)] * 3
            if self.known:
                makers.append(lambda: f"{some(self.known)}({self.term(names, 1)})")
            if self.patterns:
                makers.append(lambda: f'{self.term(names, 1)} follows "{some(self.patterns)}"')
            return some(makers)()
        if bound and self.chance.random() < 0.3:
            new = "zw"[len(names) - 2]
            body = self.formula((*names, new), depth - 1, bound and new == "z")
            by, then = some((("exists", "and"), ("forall", "implies")))
            return f"({by} {new}: {new} <= {some(names)} {then} ({body}))"
        left, right = (self.formula(names, depth - 1, bound) for _ in range(2))
        return some((f"not ({left})", *(f"({left} {by} {right})"
                                        for by in ("and", "or", "implies", "iff"))))  # fmt: skip

    def _compared(self, names: tuple[str, ...]) -> Callable[[], str]:
        sign = self.chance.choice(("=", "!=", "<", "<=", ">", ">="))
        deep = 1 if self.reals else 2
        return lambda: f"{self.term(names, deep)} {sign} {self.term(names, 1)}"


@pytest.mark.parametrize("world", WORLDS)
@pytest.mark.parametrize("bound", [False, True], ids=["no quantifier", "bounded quantifiers"])
def test_the_automaton_accepts_what_is_so(world: str, bound: bool) -> None:
    most = MOST if not bound else 8
    kinds = set()
    for seed in range(12 if world == "ostrowski(2)" else 30):
        writer = Writer(world, seed)
        said = writer.formula(NAMES, 2, bound)
        text = f"{writer.front}{SET} let r(x, y) = {said}; true"
        brute = Brute(text, most * 10, 10**7)
        meaning = Meaning(read(text))
        automaton = meaning.lets["r"][1].automaton
        for numbers in product(range(most + 1), repeat=2):
            at = dict(zip(NAMES, numbers, strict=True))
            word = meaning.numeration.words([at[name] for name in automaton.tracks])
            kinds.add(found := brute.said("r", numbers))
            assert automaton.accepts(word) == found, (text, at)
    assert kinds == {True, False}


@pytest.mark.parametrize("world", WORLDS)
def test_the_smallest_counterexample_is_that_of_brute_force(world: str) -> None:
    outcomes = set()
    for seed in range(100, 108 if world == "ostrowski(2)" else 120):
        writer = Writer(world, seed)
        by = writer.chance.choice(("forall", "exists"))
        text = f"{writer.front}{SET} {by} x, y: {writer.formula(NAMES, 2, False)}"
        decision = decide(text)
        (first,) = Brute(text, 10 * MOST, 10**7).firsts(MOST)
        if first is not None or max((decision.example or {"": MOST + 1}).values()) <= MOST:
            assert decision.example == first, text
            assert decision.true == (by == "exists")
        outcomes.add(decision.true)
    assert outcomes == {True, False}


GAMES = {
    "mark": ("dopey(n)", "m + 1 = n or n >= 1 and m = n // 2"),
    "mark without halving": ("dopey(n)", "m + 1 = n"),
    "take one, two or three": ("n % 4 = 0", "m < n and n <= m + 3"),
    "half at least stays": ('n + 1 follows "10*"', "m < n and n <= 2 * m"),
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("play", ["solves", "misere"])
def test_a_game_is_solved_if_playing_it_says_so(name: str, play: str) -> None:
    """The P-positions come from the moves alone here, one position after the other."""
    p, move = GAMES[name]
    text = f"let p(n) = {p}; let move(n, m) = {move}; {play}(p, move)"
    brute = Brute(text, 40, 10**7)
    lost: dict[int, bool] = {}
    for n in range(41):
        options = [m for m in range(n) if brute.said("move", (n, m))]
        stuck = play == "solves"
        lost[n] = not any(lost[m] for m in options) if options else stuck
    wrong = [n for n in lost if lost[n] != brute.said("p", (n,))]
    decision = decide(text)
    assert decision.true == (not wrong)
    if wrong:
        assert decision.example is not None
        assert decision.example in Brute(text, 40, 10**7).firsts(30)


def test_brute_force_can_deny() -> None:
    text = "forall n: not (evil(n) and evil(n + 1))"
    assert is_first(text, {"n": 5})
    assert not is_first(text, {"n": 9})
    assert not is_first(text, {"n": 4})
