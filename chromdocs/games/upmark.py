"""UPMARK-k: take one to k - 1 tokens, or keep one k-th of them, rounded up.

Ending at 1, UPMARK-k from n is MARK-k from n - 1 and nothing else: ceil(n/k) - 1 is
floor((n - 1)/k). So P-positions, sequences, Grundy values and misère play of UPMARK are those of
MARK, one higher, for every k. The tests of the paper for k = 2 stand here as well.

Ending at 0, the game may stay at 1 for ever. Nobody is ever forced to draw on one heap, as 1 is
won by moving to 0. For k = 2 the P-positions are 0 and, one higher, those of misère MARK: both
games are won by whoever is to move at the bottom. In misère play all but 0 is a draw.
"""

from collections.abc import Iterator

from chromdocs.games.family import Family
from chromdocs.games.game import Game, Loopy, LoopySolution, Position, Solution
from chromdocs.games.mark import END, at_least_2, grundy_ending_at_1, mark, mark_pair, rule, title
from chromdocs.games.why_mark import loopy_why, upmark_why
from chromdocs.numbers.base import nth_vile, trailing_zeros
from chromdocs.numbers.base import whole as non_negative
from chromdocs.numbers.binary import spite
from chromdocs.numbers.binary import trailing_zeros as binary_zeros
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, whole

ORDER = 6


def upmark(k: int = 2, end: int = 1) -> Game:
    """Return UPMARK-k on one heap, which ends at *end*, 0 or 1.

    >>> list(upmark().options((3,))), list(upmark(3).options((28,)))
    ([(2,)], [(10,), (26,), (27,)])
    >>> list(upmark().options((1,))), list(upmark(end=0).options((1,)))
    ([], [(1,), (0,)])
    """
    at_least_2("upmark", k)
    checked("upmark", "end", END, end)

    def options(position: Position) -> Iterator[Position]:
        (n,) = position
        if n > end:
            part = -(-n // k)
            yield (part,)
            for left in range(max(end, n - k + 1), n):
                if left != part:
                    yield (left,)

    given = [f"k={k}"] * (k != 2) + ["end=0"] * (end == 0)
    kind = Game if end else Loopy
    return kind(
        name="upmark" + (":" + ",".join(given) if given else ""),
        rule=rule(k, "up", end),
        heaps=1,
        options=options,
        title=title("UPMARK", k) + ("" if end else " ending at 0"),
        lowest=end,
        solution=_one_higher(k) if end else _ending_at_0(k),
        misere=_one_higher(k, misere=True) if end else None,
    )


def upmark_pair(n: int, k: int = 2) -> Position:
    """Return (a_n, b_n), the n-th N- and P-position of UPMARK-k; a_0 is 0 by convention.

    >>> [upmark_pair(n) for n in range(6)]
    [(0, 1), (2, 3), (4, 7), (5, 9), (6, 11), (8, 15)]
    """
    non_negative("upmark_pair", n)
    at_least_2("upmark_pair", k)
    a, b = mark_pair(n, k)
    return (a + 1 if n else 0, b + 1)


def greedy_by_spite() -> Iterator[int]:
    """Yield the P-positions of UPMARK as the paper picks them: odd numbers of alternating spite.

    After 2k - 1 comes 2k + 1 if the two differ in spite, and else 2k + 3.

    >>> from itertools import islice
    >>> list(islice(greedy_by_spite(), 8))
    [1, 3, 7, 9, 11, 15, 19, 23]
    """
    n = 1
    while True:
        yield n
        n += 2 if spite(n) != spite(n + 2) else 4


def is_p_by_spite(n: int) -> bool:
    """Tell whether *n* is a P-position of UPMARK: odd, and of another spite than n - 2.

    The paper does not say what comes before 1, which is a P-position.

    >>> [n for n in range(1, 20) if is_p_by_spite(n)]
    [1, 3, 7, 9, 11, 15, 19]
    """
    _from_1("is_p_by_spite", n)
    return n == 1 or (n % 2 == 1 and spite(n) != spite(n - 2))


def is_p_by_ending(n: int) -> bool:
    """Tell whether *n* is a P-position of UPMARK: its last 1 comes after an even number of zeros.

    All zeros count that stand before the last digit, which is 1; so numbers that end in 11
    belong here, and so does 1.

    >>> [n for n in range(1, 20) if is_p_by_ending(n)]
    [1, 3, 7, 9, 11, 15, 19]
    """
    _from_1("is_p_by_ending", n)
    return n == 1 or (n % 2 == 1 and binary_zeros(n // 2) % 2 == 0)


def excluded(n: int) -> int:
    """Return the n-th odd N-position of UPMARK, counting from the 1st: the paper's set S_0.

    The P-positions just before them, S_-, are two less, those just after them, S_+, two more.

    >>> [excluded(n) for n in range(1, 9)]
    [5, 13, 17, 21, 29, 37, 45, 49]
    """
    _from_1("excluded", n)
    return 4 * nth_vile(n, 2) + 1


def ends_in_even_ones(n: int) -> bool:
    """Tell whether *n* is odd and ends in an even number of ones in binary: the paper's S_-.

    >>> [n for n in range(1, 40) if ends_in_even_ones(n)]
    [3, 11, 15, 19, 27, 35]
    """
    _from_1("ends_in_even_ones", n)
    return n % 2 == 1 and binary_zeros(n + 1) % 2 == 0


def is_p_ending_at_0(n: int, k: int = 2) -> bool:
    """Tell whether *n* is a P-position of UPMARK-k ending at 0.

    Up to k² these are the multiples of k but k² itself, as whoever leaves less than k loses. From
    there on m = n - 1 counts: kq is on the other side than q, and numbers that k does not
    divide are N-positions, as one of q and kq is within reach. So write m = u·k^t where k does
    not divide u. The P-positions have odd t, or even t if u has one digit, or two of which the
    last is k - 1 and the first is not.

    >>> [n for n in range(30) if is_p_ending_at_0(n)]
    [0, 2, 5, 7, 11, 15, 17, 19, 23, 25, 27]
    """
    non_negative("is_p_ending_at_0", n)
    at_least_2("is_p_ending_at_0", k)
    if n <= k * k:
        return n % k == 0 and n < k * k
    t = trailing_zeros(n - 1, k)
    u: int = (n - 1) // k**t
    swapped = u < k or (u < k * k - k and u % k == k - 1)
    return (t % 2 == 1) != swapped


def gamma_ending_at_0(n: int, k: int = 2) -> int | None:
    """Return the loopy value of *n* in UPMARK-k ending at 0; None is infinity, with 0 in reach.

    For k > 2 every N-position is infinite: the least one with a positive number would have no
    infinite option, as that would lead to a smaller one; so all its options would be
    P-positions, but n - 1 and n - 2 are never both.

    For k = 2 only 1 is infinite. From 2 on, n - 1 is played as MARK that ends at 1, and has the
    value that `grundy_ending_at_1` finds there.

    >>> [gamma_ending_at_0(n) for n in range(12)]
    [0, None, 0, 1, 2, 0, 2, 0, 1, 2, 1, 0]
    """
    if is_p_ending_at_0(n, k):
        return 0
    if k > 2 or n == 1:
        return None
    return grundy_ending_at_1(n - 1)


def _one_higher(k: int, misere: bool = False) -> Solution:
    """Return the solution of MARK-k for heaps that have one token more."""
    below = mark(k).misere if misere else mark(k).solution
    assert below is not None
    solution, value, why = below, below.grundy, below.why

    def winning_move(position: Position) -> Position:
        (n,) = solution.winning_move((position[0] - 1,))
        return (n + 1,)

    play = f"{'misère ' if misere else ''}{title('MARK', k)}"
    claims = () if misere or k > 2 else ("vile/upmark-recursion", "vile/upmark-binary-ending")
    return Solution(
        is_p=lambda position: solution.is_p((position[0] - 1,)),
        move=winning_move,
        p_positions=lambda to: ((n + 1,) for (n,) in solution.p_positions(to - 1)),
        reason=f"this is {play} with one token less, where {solution.reason}",
        claims=claims,
        grundy=(lambda position: value((position[0] - 1,))) if value else None,
        why=(lambda at: upmark_why(play, at, why((at[0] - 1,)))) if why else None,
    )


def _ending_at_0(k: int) -> LoopySolution:
    def is_p(position: Position) -> bool:
        return is_p_ending_at_0(position[0], k)

    def winning_move(position: Position) -> Position:
        (n,) = position
        if n < k * k:
            return (n - n % k,)
        part = -(-n // k)
        return (part,) if is_p((part,)) else (n - (n - 1) % k,)

    def p_positions(to: int) -> Iterator[Position]:
        yield from ((n,) for n in range(0, min(to + 1, k * k), k))
        yield from ((n,) for n in range(k * k + 1, to + 1, k) if is_p((n,)))

    def gamma(position: Position) -> tuple[int | None, frozenset[int]]:
        value = gamma_ending_at_0(position[0], k)
        return value, frozenset({0} if value is None else ())

    reason = (
        "the P-positions are 0 and those of misère MARK, one higher"
        if k == 2
        else f"the digits of n - 1 in base {k} tell the P-positions n of a game that ends at 0"
    )
    return LoopySolution(
        is_p=is_p,
        move=winning_move,
        p_positions=p_positions,
        reason=reason,
        claims=(),
        gamma=gamma,
        why=lambda position: loopy_why(
            k, position, None if is_p(position) else winning_move(position)
        ),
    )


def _from_1(function: str, n: int) -> int:
    if n < 1:
        raise ValueError(f"{function}: n must be a positive integer, not {to_decimal(n)}")
    return n


FAMILY = Family(
    name="upmark",
    title="UPMARK",
    paper="vile",
    make=upmark,
    parameters={
        "k": Parameter("take 1 to k - 1, or leave one k-th, rounded up", whole(2)),
        "end": Parameter("where the game ends: 1, or 0, where it may go on for ever", END),
    },
    examples=("upmark", "upmark:k=3", "upmark:end=0", "upmark:k=3,end=0"),
    claims=tuple(
        f"vile/upmark-{name}"
        for name in ("table", "greedy", "excluded", "s-minus", "s-plus", "spite-test", "loopy")
    ),
)
