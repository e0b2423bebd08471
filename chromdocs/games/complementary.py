"""Pairs (a_n, b_n) of two complementary sequences, and games that have them to move or to leave.

Every number is in exactly one pair, with (0, 0) among them. The heaps of a position may come in
any order.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import count, takewhile

from chromdocs.games.game import Moves, Position, Solution
from chromdocs.games.reason import Reason
from chromdocs.games.why_beatty import Both, pairs_why
from chromdocs.numbers.beatty import Beatty, Increasing, partner
from chromdocs.numbers.certified import Number, Real
from chromdocs.numbers.digits import to_decimal
from chromdocs.numbers.real import real
from chromdocs.parameters import checked

Image = Callable[[int], int]


class Complementary:
    """The pairs (a_n, b_n), n = 1, 2, ..., of sequences that share out the integers, and (0, 0).

    >>> pairs = Complementary(Beatty("sqrt(2)"), Beatty("2+sqrt(2)"))
    >>> list(pairs.up_to(10)), (6, 2) in pairs
    ([(0, 0), (1, 3), (2, 6), (4, 10)], True)
    """

    def __init__(self, lower: Increasing, upper: Increasing) -> None:
        self.lower, self.upper = lower, upper

    @property
    def words(self) -> tuple[str, str]:
        """Return how a_n and b_n are written."""
        return "⌊nα⌋", "⌊nβ⌋"

    def nth(self, n: int) -> Position:
        """Return (a_n, b_n).

        >>> Candidates("sqrt(2)").nth(10**20)
        (141421356237309504880, 341421356237309504880)
        """
        if n < 0:
            raise ValueError(f"pairs: n must not be negative, not {to_decimal(n)}")
        return (self.lower.nth(n), self.upper.nth(n)) if n else (0, 0)

    def mate(self, heap: int) -> int:
        """Return the other heap of the one pair that has *heap*.

        >>> [Candidates("sqrt(2)").mate(heap) for heap in range(8)]
        [0, 3, 6, 1, 10, 13, 2, 17]
        """
        if heap < 0:
            raise ValueError(f"pairs: a heap cannot be negative, not {to_decimal(heap)}")
        if n := self.lower.index(heap):
            return self.upper.nth(n)
        return self.lower.nth(n) if (n := self.upper.index(heap)) else 0

    def __contains__(self, position: Position) -> bool:
        x, y = position
        return self.mate(x) == y

    def nim_move(self, position: Position) -> Position | None:
        """Return the pair that a move on one heap reaches from *position*, or None.

        >>> Candidates("sqrt(2)").nim_move((9, 2)), Candidates("sqrt(2)").nim_move((4, 5))
        ((6, 2), None)
        """
        x, y = position
        if (mate := self.mate(x)) < y:
            return (x, mate)
        return (mate, y) if (mate := self.mate(y)) < x else None

    def up_to(self, to: int) -> Iterator[Position]:
        """Yield the pairs of numbers up to *to*, the smaller number first, from (0, 0) on."""
        pairs = takewhile(lambda pair: max(pair) <= to, map(self.nth, count()))
        return ((min(pair), max(pair)) for pair in pairs)

    def moves(self) -> Moves:
        """Return the pairs as moves, in either order, without (0, 0).

        >>> list(Candidates("sqrt(2)").moves().within((6, 3)))
        [(1, 3), (6, 2), (3, 1)]
        """
        mate = lru_cache(1 << 16)(self.mate)
        return image_moves(mate, mate)

    def solution(
        self,
        move: Callable[[int, int], Position],
        reason: str,
        *claims: str,
        both: Both = lambda x, y, after: (),
        about: str = "",
        coded: bool = False,
    ) -> Solution:
        """Return the solution of a game that has the moves of nim, and the pairs as P-positions.

        *move* is for heaps x <= y that no nim move brings to a pair. Where a_n < b_n for all n,
        both are then in the lower sequence, and y < b_n if x = a_n. For reasons, *both* says how
        such a move is found, *about* what the sequences are, and *coded* that they are Wythoff's.

        >>> wythoff = Candidates("(1+sqrt(5))/2").solution(lambda x, y: (x - 1, y - 1), "example")
        >>> wythoff.winning_move((9, 2)), wythoff.winning_move((1, 1))
        ((1, 2), (0, 0))
        """

        def winning_move(position: Position) -> Position:
            x, y = position
            if x > y:
                return winning_move((y, x))[::-1]
            return self.nim_move(position) or move(x, y)

        def why(position: Position) -> Reason:
            after = None if position in self else winning_move(position)
            return pairs_why(self, both, about, position, after, coded)

        return Solution(self.__contains__, winning_move, self.up_to, reason, claims, why=why)


class Candidates(Complementary):
    """The pairs (floor(n·alpha), floor(n·beta)), n = 0, 1, ..., where 1/alpha + 1/beta = 1.

    >>> wythoff = Candidates("(1+sqrt(5))/2")
    >>> list(wythoff.up_to(10)), (5, 3) in wythoff, wythoff.mate(7)
    ([(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)], True, 4)
    """

    def __init__(self, alpha: Number | str) -> None:
        self.alpha: Real = checked("candidates", "alpha", _between_1_and_2, alpha)
        self.beta = partner(self.alpha)
        super().__init__(Beatty(self.alpha), Beatty(self.beta))

    def gap(self, n: int) -> int:
        """Return b_n - a_n, which never decreases as n grows.

        >>> [Candidates("sqrt(3)").gap(n) for n in range(7)]
        [0, 1, 1, 2, 3, 3, 4]
        """
        a, b = self.nth(n)
        return b - a

    def last_within_gap(self, most: int) -> int:
        """Return the greatest n with b_n - a_n <= *most*, by bisection where it can lie.

        >>> Candidates("sqrt(3)").last_within_gap(3)
        5
        """
        # the gap of n is less than 1 away from n·(beta - alpha)
        low = max(0, self._per_gap.floor_times(most - 1))
        high = self._per_gap.floor_times(most + 1) + 1
        while high - low > 1:
            middle = (low + high) // 2
            low, high = (middle, high) if self.gap(middle) <= most else (low, middle)
        return low

    @cached_property
    def _per_gap(self) -> Real:
        return (self.beta - self.alpha).inverse()


def alpha_text(given: Number | str) -> str:
    """Read the alpha of `Candidates` for the name of a game: the text without spaces.

    >>> alpha_text("(1 + sqrt(5))/2")
    '(1+sqrt(5))/2'
    """
    _between_1_and_2(given)
    return "".join(str(given).split())


def image_moves(image: Image, inverse: Image) -> Moves:
    """Return the moves (x, image of x), x = 1, 2, ..., found from the shorter heap.

    >>> list(image_moves(lambda x: 2 * x, lambda y: y // 2).within((3, 4)))
    [(2, 4), (1, 2)]
    """

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        if x <= y:
            return ((s, t) for s in range(x, 0, -1) if (t := image(s)) <= y)
        return ((s, t) for t in range(y, 0, -1) if (s := inverse(t)) <= x)

    return Moves(lambda move: min(move) > 0 and image(move[0]) == move[1], within)


def largest_game(pairs: Sequence[Position], to: int) -> tuple[int, Position | None]:
    """Return how many moves connect no two of the pairs, and a position that is then stuck.

    All numbers are up to *to*. A game that leaves the *pairs*, in either order, has no other
    moves; it is stuck where these lead to none of them from a position that is none.

    >>> largest_game([(0, 1), (2, 4), (3, 7), (5, 10)], 4)
    (11, (3, 3))
    """
    both = sorted({*pairs, *((b, a) for a, b in pairs)})
    no_moves = {
        (x - u, y - v)
        for i, (x, y) in enumerate(both)
        for u, v in both[:i]
        if x - u <= to and 0 <= y - v <= to
    }
    lost = [pair for pair in both if max(pair) <= to]
    board = [(x, y) for y in range(1, to + 1) for x in range(y + 1)]
    stuck = (
        (x, y)
        for x, y in board
        if (x, y) not in lost
        and all((x - u, y - v) in no_moves for u, v in lost if u <= x and v <= y)
    )
    return sum(move not in no_moves for move in board), next(stuck, None)


def _between_1_and_2(given: Number | str) -> Real:
    try:
        number = real(given)
        good = number.is_rational is False and 1 < number < 2
    except ValueError:
        good = False
    if not good:
        raise ValueError(
            f"must be irrational and between 1 and 2, such as (1+sqrt(5))/2, "
            f"not {str(given) or 'nothing'}"
        )
    return number
