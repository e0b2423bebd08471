"""Evil-chromatic nim in closed form: the pairs, the strategy, and the numbers tau and chi."""

from collections.abc import Iterable
from itertools import count, takewhile

from chromdocs.games.chromatic_solution import red_and_green
from chromdocs.games.dominated import move_to_pair
from chromdocs.games.game import Position, Solution
from chromdocs.games.levels import NAMED
from chromdocs.games.partners import NAMED_PAIRS
from chromdocs.games.reason import Reason
from chromdocs.games.why_pairs import partners_why
from chromdocs.numbers.binary import is_evil, is_odious, is_vile, spite

EVIL = "chromatic:red=evil"  # its GAME string
ONES = ("no ones", "one one", "two ones", "three ones", "four ones", "five ones", "six ones")


def colour(k: int) -> str:
    """Return the colour of level *k*: evil is red, odious is green.

    >>> colour(3), colour(4)
    ('red', 'green')
    """
    return "red" if is_evil(k) else "green"


def explained(k: int) -> str:
    """Say why level *k* has its colour.

    >>> explained(5)
    'level 5: 101 in binary, two ones, evil: red'
    """
    ones = k.bit_count()
    counted = ONES[ones] if ones < len(ONES) else f"{ones} ones"
    return f"level {k}: {k:b} in binary, {counted}, {spite(k)}: {colour(k)}"


def evil_pair(n: int) -> Position:
    """Return (a_n, b_n), the n-th P-position of evil-chromatic nim, by Theorem 14.

    >>> [evil_pair(n) for n in range(7)]
    [(0, 0), (1, 3), (2, 5), (4, 6), (7, 9), (8, 10), (11, 12)]
    """
    if n == 0:
        return (0, 0)
    b = 2 * n if is_evil(n) else 2 * n + 1
    if is_vile(n):
        return (b - 2, b)
    return (b - 1, b) if is_evil(n) else (b - 3, b)


def printed_recursion(pairs: int) -> list[Position]:
    """Return what the rule of Theorem 13 gives as it is printed, from pair 1 on.

    >>> printed_recursion(4)
    [(1, 3), (2, 3), (4, 5), (6, 9)]
    """
    used = {0}
    found: list[Position] = []
    for _ in range(pairs):
        a = next(k for k in range(2 * pairs + 9) if k not in used)
        b = next(k for k in range(a + 1, a + 9) if is_evil(k))
        used |= {a, b}
        found.append((a, b))
    return found


def tau_of(levels: Iterable[int]) -> int:
    """Return green minus red among *levels*, by counting: the pseudochromatic number of a set.

    Level 0 counts as red, because 0 is evil.

    >>> tau_of(range(4)), tau_of([1, 2])
    (0, 2)
    """
    return sum(1 if is_odious(level) else -1 for level in levels)


def tau(k: int) -> int:
    """Return green minus red among 0, 1, ..., *k*, in closed form.

    >>> [tau(k) for k in range(8)]
    [-1, 0, 1, 0, 1, 0, -1, 0]
    """
    return chi(k) - 1


def chi(k: int) -> int:
    """Return green minus red among 1, ..., *k*, in closed form (Lemma 12).

    >>> [chi(k) for k in range(8)]
    [0, 1, 2, 1, 2, 1, 0, 1]
    """
    odious = is_odious(k)
    return 1 if k % 2 else 2 * odious


def _is_p(position: Position) -> bool:
    low, high = sorted(position)
    return (low, high) == evil_pair(high // 2)


def _move(position: Position) -> Position:
    return move_to_pair(NAMED_PAIRS["evil"].partner, is_evil, position)


def _why(position: Position) -> Reason:
    move = None if _is_p(position) else _move(position)
    return partners_why(lambda to: NAMED_PAIRS["evil"].partner, _TOLD, position, move)


_TOLD = red_and_green(NAMED["evil"])

EVIL_SOLUTION = Solution(
    is_p=_is_p,
    move=_move,
    p_positions=lambda to: takewhile(lambda pair: pair[1] <= to, map(evil_pair, count())),
    reason="Theorem 14 gives the P-positions in closed form, Proposition 4 the move",
    claims=("chromatic/thm-14",),
    why=_why,
)
