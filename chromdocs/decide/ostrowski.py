"""Numbers written with the denominators of a continued fraction; Zeckendorf's are the simplest."""

from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from itertools import product
from math import lcm

from chromdocs.decide.algebra import both
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.least import built
from chromdocs.decide.numeration import Numeration, anywhere
from chromdocs.decide.work import owned
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.numbers.quadratic import Quadratic


class Ostrowski(Numeration):
    """Weights with qᵢ₊₁ = aᵢ₊₁ qᵢ + qᵢ₋₁, where q₀ = 1, q₋₁ = 1 and the a's repeat a period.

    They are the denominators of the convergents of `alpha` = [0; a₁ + 1, a₂, ...]. The digit of qᵢ
    is at most aᵢ₊₁, and where it is that, the digit after it is 0. A digit of the numeration is a
    whole period of such digits (a block), so that what may follow is the same at every place.

    >>> ostrowski(1).word(11), ostrowski(1).number([1, 0, 1, 0, 0])
    ([1, 0, 1, 0, 0], 11)
    >>> [ostrowski(1, 2).number([1] + [0] * n) for n in range(4)]
    [1, 5, 19, 71]
    """

    def __init__(self, period: Sequence[int]) -> None:
        self.period = tuple(period)
        inside = ", ".join(map(str, self.period))
        self.name = "zeckendorf" if self.period == (1,) else f"ostrowski({inside})"
        most = self.period[::-1]
        self.blocks = [
            block
            for block in product(*(range(a + 1) for a in most))
            if not any(
                d == a and after for d, a, after in zip(block[:-1], most, block[1:], strict=False)
            )
        ]  # in the order of the numbers; the digit of the highest weight first
        self.size = len(self.blocks)

    @owned
    def valid(self) -> Automaton:
        def step(full: bool) -> dict[int, bool]:
            return {
                digit: block[-1] == self.period[0]
                for digit, block in enumerate(self.blocks)
                if block[0] == 0 or not full
            }

        return built("n", self.size, False, step, anywhere)

    @owned
    def add(self) -> Automaton:
        moves = {
            letter: [(c - a - b, 0) for a, b, c in zip(x, y, z, strict=True)]
            for letter, (x, y, z) in enumerate(product(self.blocks, repeat=3))
        }

        def step(at: tuple[int, int]) -> dict[int, tuple[int, int]]:
            found = {}
            for letter, change in moves.items():
                if then := self._after(at, change, 1):
                    found[letter] = then
            return found

        return both(
            self.every("xyz"), built("xyz", self.size, (0, 0), step, lambda at: not sum(at))
        )

    @owned
    def floor(self) -> Automaton:
        """The pairs y = ⌊nα⌋ for the `alpha` of the numeration, which is less than 1.

        Let n be the sum of dᵢ qᵢ. Then nα is the sum of dᵢ pᵢ and a rest between −1 and 1: positive
        if the last digit other than 0 has an even place i, negative if an odd one.
        """
        numerators, det = self._numerators()
        moves = {
            letter: [
                (y * det - d * u, -d * v) for d, y, (u, v) in zip(n, new, numerators, strict=True)
            ]
            for letter, (n, new) in enumerate(product(self.blocks, repeat=2))
        }
        State = tuple[int, int, int]

        def step(at: State) -> dict[int, State]:
            found = {}
            for letter, change in moves.items():
                if then := self._after(at[:2], change, det):
                    found[letter] = (*then, self._last(at[2], self.blocks[letter // self.size]))
            return found

        def ends(at: State) -> bool:
            return at[0] + at[1] == (-det if at[2] == 1 else 0)

        return both(self.every("ny"), built("ny", self.size, (0, 0, -1), step, ends))

    @staticmethod
    def _last(place: int, block: Iterable[int]) -> int:
        """The parity of how far back the last digit other than 0 is; −1 if there is none yet."""
        for digit in block:
            place = 0 if digit else place if place < 0 else 1 - place
        return place

    def _after(
        self, at: tuple[int, int], change: Iterable[tuple[int, int]], unit: int
    ) -> tuple[int, int] | None:
        """What is still to be made good, A qᵢ + B qᵢ₋₁, after a block; None if nothing can.

        All is counted in parts of a unit. The digits that follow can make good less than 4 qᵢ.
        """
        first, second = at
        for a, (more, rest) in zip(self.period[::-1], change, strict=True):
            first, second = a * first + second + more, first + rest
        before, now = self._ratio
        return (first, second) if abs(first * now + second * before) <= 4 * unit * now else None

    @cached_property
    def alpha(self) -> Quadratic:
        """The number [0; a₁ + 1, a₂, ...], with the quotients of the period over and over."""
        first, *others = self.period
        value = ContinuedFraction((0, first + 1, *others), self.period).value()
        assert isinstance(value, Quadratic)
        return value

    @cached_property
    def _ratio(self) -> tuple[int, int]:
        """Far out, the weights qᵢ₋₁ and qᵢ, where i is the first place of a block."""
        before, now = 1, 1
        for a in self.period * 24:
            before, now = now, a * now + before
        return before, now

    def _numerators(self) -> tuple[list[tuple[int, int]], int]:
        """For each place of a block the u and v with t pᵢ = u qᵢ + v qᵢ₋₁, the highest first; t."""
        length = len(self.period)
        q, p = [1, 1], [1, 0]
        for a in self.period * 3:
            q.append(a * q[-1] + q[-2])
            p.append(a * p[-1] + p[-2])
        found = []
        for i in range(1, length + 1):
            j = i + length
            det = q[i] * q[j - 1] - q[i - 1] * q[j]
            found.append((p[i] * q[j - 1] - q[i - 1] * p[j], q[i] * p[j] - p[i] * q[j], det))
        unit = lcm(*(det for _, _, det in found))
        return [(u * unit // det, v * unit // det) for u, v, det in reversed(found)], unit

    def word(self, n: int) -> list[int]:
        length = len(self.period)
        weights = [1, 1]
        while weights[-1] <= n or (len(weights) - 1) % length:
            weights.append(self.period[(len(weights) - 2) % length] * weights[-1] + weights[-2])
        flat = []
        for weight in weights[:0:-1]:
            digit, n = divmod(n, weight)
            flat.append(digit)
        blocks = [tuple(flat[i : i + length]) for i in range(0, len(flat), length)]
        word = [self.blocks.index(block) for block in blocks]
        while word and word[0] == 0:
            del word[0]
        return word

    def number(self, word: Iterable[int]) -> int:
        first, second = 0, 0
        for digit in word:
            for a, d in zip(self.period[::-1], self.blocks[digit], strict=True):
                first, second = a * first + second + d, first
        return first + second


@cache
def ostrowski(*period: int) -> Ostrowski:
    """The numeration of Ostrowski with a period of partial quotients."""
    return Ostrowski(period)
