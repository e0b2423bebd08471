"""Ways to write numbers in digits, and what automata know of them: order, addition, ⌊nα⌋.

A numeration says which words of digits are numbers. The numbers are these words in order: the
shorter first, zeros in front left out, and then by their digits; 0 is the empty word. What "the
next number" means rests on nothing else, and that addition is addition is proved from it
(`chromdocs.decide.axioms`).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import product

from chromdocs.decide.algebra import both, renamed
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.least import built
from chromdocs.decide.work import owned


class Numeration(ABC):
    """Which words of digits are numbers, and how digits add up."""

    name: str  # as in a formula: base 2, zeckendorf, ostrowski(1, 2)
    size: int  # how many digits there are

    def __repr__(self) -> str:
        return self.name

    @property
    @abstractmethod
    def valid(self) -> Automaton:
        """The words that are numbers, on the track `n`."""

    @property
    @abstractmethod
    def add(self) -> Automaton:
        """The triples x + y = z, made from the weights of the digits."""

    @abstractmethod
    def word(self, n: int) -> list[int]:
        """The digits of n, the most significant first; none for 0."""

    @abstractmethod
    def number(self, word: Iterable[int]) -> int:
        """The number with these digits."""

    def every(self, tracks: Sequence[str]) -> Automaton:
        """All tuples of numbers on these tracks."""
        return _every(self, tuple(tracks))

    @owned
    def equal(self) -> Automaton:
        """The pairs x = y."""
        step = {digit * (self.size + 1): 0 for digit in range(self.size)}
        return both(self.every("xy"), built("xy", self.size, 0, lambda _: step, anywhere))

    @owned
    def less(self) -> Automaton:
        """The pairs x < y: where they differ first, the digit of x is less."""

        def step(below: bool) -> dict[int, bool]:
            return {
                x * self.size + y: below or x < y
                for x, y in product(range(self.size), repeat=2)
                if below or x <= y
            }

        return both(self.every("xy"), built("xy", self.size, False, step, bool))

    def constant(self, n: int) -> Automaton:
        """The number n alone, on the track `x`."""
        return _constant(self, n)

    def words(self, numbers: Sequence[int]) -> list[int]:
        """The letters of a tuple of numbers, for an automaton with as many tracks."""
        words = [self.word(n) for n in numbers]
        length = max(map(len, words), default=0)
        padded = [[0] * (length - len(word)) + word for word in words]
        letters = []
        for digits in zip(*padded, strict=True):
            letter = 0
            for digit in digits:
                letter = letter * self.size + digit
            letters.append(letter)
        return letters


@cache
def _every(numeration: Numeration, tracks: tuple[str, ...]) -> Automaton:
    if not tracks:
        return Automaton((), numeration.size, ({0: 0},), frozenset({0}))
    found = renamed(numeration.valid, tracks[:1])
    for name in tracks[1:]:
        found = both(found, renamed(numeration.valid, [name]))
    return found


@lru_cache(1 << 8)
def _constant(numeration: Numeration, n: int) -> Automaton:
    word = numeration.word(n)

    def step(at: int) -> dict[int, int]:
        if at == 0 and word:
            return {0: 0, word[0]: 1}
        return {word[at]: at + 1} if at < len(word) else {} if word else {0: 0}

    return built("x", numeration.size, 0, step, lambda at: at == len(word))


def anywhere(state: object) -> bool:
    """Accept wherever a word ends."""
    return True


class Base(Numeration):
    """The usual digits in base k.

    >>> base(10).word(305), base(10).number([3, 0, 5])
    ([3, 0, 5], 305)
    >>> base(2).add.accepts(base(2).words([3, 4, 7]))
    True
    """

    def __init__(self, k: int) -> None:
        self.name = f"base {k}"
        self.size = k

    @owned
    def valid(self) -> Automaton:
        return built("n", self.size, 0, lambda _: dict.fromkeys(range(self.size), 0), anywhere)

    @owned
    def add(self) -> Automaton:
        """Reading from the left, z − x − y is 0 or 1, or the rest can't make it good."""
        k = self.size

        def step(more: int) -> dict[int, int]:
            return {
                (x * k + y) * k + z: then
                for x, y, z in product(range(k), repeat=3)
                if (then := more * k + z - x - y) in (0, 1)
            }

        return built("xyz", k, 0, step, lambda more: more == 0)

    def word(self, n: int) -> list[int]:
        digits = []
        while n:
            n, digit = divmod(n, self.size)
            digits.append(digit)
        return digits[::-1]

    def number(self, word: Iterable[int]) -> int:
        n = 0
        for digit in word:
            n = n * self.size + digit
        return n


@cache
def base(k: int) -> Base:
    """The numeration in base k."""
    return Base(k)
