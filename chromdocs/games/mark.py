"""MARK-k: take one to k - 1 tokens, or keep one k-th of them, rounded down.

Without 0, exactly one of m and k·m is dopey in base k. This settles normal play by induction:
from n = kq + r with 0 < r < k one of q and kq is a P-position to move to, and kq itself can only
choose between q and numbers of that kind. The argument also holds for misère play, if the
powers of k change sides: they still hold exactly one of m and k·m, and the only
P-position that is no multiple of k is then 1, which 2, ..., k - 1 can reach.

The paper finds misère play by letting the game end at 1. That is a game of its own: a move to 0
loses in misère play, so leaving it out changes nothing, and whoever is at 1 has lost in both. For
k = 2 only 1 leads to 0, so misère play of the game that ends at 1 is MARK again.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position, Solution
from chromdocs.games.why_mark import ending_at_1_why, mark_why, misere_mark_why
from chromdocs.numbers.base import digits, is_dopey, nth_vile, trailing_zeros
from chromdocs.numbers.base import whole as non_negative
from chromdocs.numbers.binary import is_odious
from chromdocs.parameters import Parameter, checked, whole

ORDER = 5
BASE, END = whole(2), whole(0, 1)
State = tuple[int, tuple[int, ...], tuple[int, ...]]


def mark(k: int = 2, end: int = 0) -> Game:
    """Return MARK-k on one heap, which ends at *end*, 0 or 1.

    >>> list(mark().options((28,))), list(mark(3).options((28,)))
    ([(14,), (27,)], [(9,), (26,), (27,)])
    >>> list(mark().options((1,))), list(mark(end=1).options((1,)))
    ([(0,)], [])
    """
    at_least_2("mark", k)
    checked("mark", "end", END, end)

    def options(position: Position) -> Iterator[Position]:
        (n,) = position
        if n > end:
            if n // k >= end:
                yield (n // k,)
            for left in range(max(end, n // k + 1, n - k + 1), n):
                yield (left,)

    given = [f"k={k}"] * (k != 2) + ["end=1"] * end
    return Game(
        name="mark" + (":" + ",".join(given) if given else ""),
        rule=rule(k, "down", end),
        heaps=1,
        options=options,
        title=title("MARK", k) + " ending at 1" * end,
        lowest=end,
        solution=_ending_at_1(k) if end else _solution(k),
        misere=_misere_ending_at_1(k) if end else _misere_solution(k),
    )


def mark_pair(n: int, k: int = 2) -> Position:
    """Return (a_n, b_n), the n-th N- and P-position of MARK-k; a_0 is 0 by convention.

    >>> [mark_pair(n) for n in range(6)]
    [(0, 0), (1, 2), (3, 6), (4, 8), (5, 10), (7, 14)]
    """
    non_negative("mark_pair", n)
    at_least_2("mark_pair", k)
    a = nth_vile(n, k)
    return (a, k * a)


def misere_pair(n: int, k: int = 2) -> Position:
    """Return (a_n, b_n), the n-th N- and P-position of misère MARK-k, counting from the 0th.

    Among 1, ..., m there are as many N-positions as vile numbers if m has an even number of
    digits in base k, and else one less: so many powers of k have changed sides.

    >>> [misere_pair(n) for n in range(6)]
    [(0, 1), (2, 4), (3, 6), (5, 10), (7, 14), (8, 16)]
    """
    non_negative("misere_pair", n)
    at_least_2("misere_pair", k)
    if n == 0:
        return (0, 1)
    low, high = nth_vile(n, k), nth_vile(n + 1, k)
    places = len(digits(high, k))
    if places % 2 and high != k ** (places - 1):
        a = high
    elif len(digits(low, k)) % 2 == 0:
        a = low
    else:
        a = k ** (places - 1)  # a dopey power between the two
    return (a, k * a)


def is_misere_p(n: int, k: int = 2) -> bool:
    """Tell whether *n* is a P-position of misère MARK-k: dopey, but of the powers of k, vile.

    The paper says so for k = 2. Zero is an N-position: whoever cannot move wins.

    >>> [n for n in range(25) if is_misere_p(n)]
    [1, 4, 6, 10, 14, 16, 18, 22, 24]
    """
    non_negative("is_misere_p", n)
    at_least_2("is_misere_p", k)
    zeros = trailing_zeros(n, k)
    return n > 0 and (zeros % 2 == 1) != (n == k**zeros)


def mark_grundy(n: int, k: int = 2) -> int:
    """Return the Grundy value of *n* in MARK-k from its digits.

    In MARK it is 0 for dopey n, 1 for vile and odious n, 2 for vile and evil n. For other k the
    paper has no rule, but there is one. Call the numbers kq, ..., kq + k - 1 row q. All of them
    lead to q and to those before them in the row, so the row holds each of 0, ..., k but g(q)
    once. Let M(q) be k and those of g(1), ..., g(q) that no later one equals or exceeds, 0 left
    out. Then kq + r has the value r for 0 < r < k, or if r is in M(q), the next
    larger number there; kq gets what is left. The proof is by induction: along the row, the
    number that the previous row lacks takes the place of each larger one, except that
    g(q) cannot be placed. And M(n) has at most four members, found from the last digit of n and
    from M(q) and M(q - 1), where q = n // k.

    >>> [mark_grundy(n) for n in range(12)], [mark_grundy(n, 3) for n in range(12)]
    ([0, 1, 0, 2, 1, 2, 0, 1, 0, 2, 0, 1], [0, 1, 2, 0, 3, 2, 0, 1, 3, 2, 1, 3])
    """
    non_negative("mark_grundy", n)
    at_least_2("mark_grundy", k)
    if is_dopey(n, k):
        return 0
    return 2 - is_odious(n) if k == 2 else _grundy_by_digits(n, k)


def grundy_ending_at_1(n: int) -> int:
    """Return the Grundy value of *n* in MARK that ends at 1, from its binary digits.

    An N-position has the value 1 if n is odious and 2 if it is evil, but the other way round
    if n < T = 3·2^(d - 2) - 2, where d counts the binary digits of n. By induction: if n is an
    N-position, 2n + 1 has the value 1 or 2 that n has not; if n is a P-position, 2n + 1 repeats
    the value of 2n - 1. Spite does the same but after a power of 4, where the swap begins.
    It ends at T, a P-position, and with one digit more at 2T + 2.

    >>> [grundy_ending_at_1(n) for n in range(1, 12)]
    [0, 1, 2, 0, 2, 0, 1, 2, 1, 0, 1]
    """
    checked("grundy_ending_at_1", "n", whole(1), n)
    if is_misere_p(n):
        return 0
    return 2 - (is_odious(n) != (n < (3 << n.bit_length() - 2) - 2))


def _grundy_by_digits(n: int, k: int) -> int:
    """Return the Grundy value of *n* > 0 in MARK-k, reading its digits from the first on."""
    state: State = (0, (k,), (k,))
    for digit in digits(n, k):
        state = _read(k, state, digit)
    return state[0]


@lru_cache(maxsize=10_000)
def _read(k: int, state: State, digit: int) -> State:
    """Return g(n), M(n), M(n - 1) for n = kq + digit from those of q; M is written descending."""
    value, maxima, earlier = state
    start: tuple[int, ...] = (k,) if k - 1 in earlier else (k, k - 1)  # M(kq - 1)

    def entry(r: int) -> int:
        if r == 0:
            return 0 if value else maxima[-1]
        return min(c for c in maxima if c > r) if r in maxima else r

    def until(last: int) -> tuple[int, ...]:
        found = start
        for r in (0, *reversed(maxima), last):  # entries between them are soon exceeded
            if 0 <= r <= last and (new := entry(r)):
                found = (*(c for c in found if c > new), new)
        return found

    return entry(digit), until(digit), until(digit - 1)


def at_least_2(function: str, k: int) -> int:
    """Return *k*, or refuse one below 2 in the name of *function*.

    >>> at_least_2("mark", 3)
    3
    """
    number: int = checked(function, "k", BASE, k)
    return number


def rule(k: int, rounded: str, end: int) -> str:
    """Return the rule of MARK-k and its relatives in words.

    >>> rule(3, "up", 1)
    'Take 1 or 2 tokens, or leave 1/3 of the heap, rounded up. Nobody goes below 1.'
    """
    some = {2: "one token", 3: "1 or 2 tokens"}.get(k, f"1 to {k - 1} tokens")
    part = "half" if k == 2 else f"1/{k}"
    ends = "Nobody goes below 1." if end else "The game ends at 0."
    return f"Take {some}, or leave {part} of the heap, rounded {rounded}. {ends}"


def title(name: str, k: int) -> str:
    """Return what the paper calls a game with parameter *k*.

    >>> title("MARK", 2), title("MARK", 3)
    ('MARK', 'MARK-3')
    """
    return name if k == 2 else f"{name}-{k}"


def _solution(k: int) -> Solution:
    def winning_move(position: Position) -> Position:
        (n,) = position
        return (n // k,) if is_dopey(n // k, k) else (n - n % k,)

    return Solution(
        is_p=lambda position: is_dopey(position[0], k),
        move=winning_move,
        p_positions=lambda to: ((n,) for n in range(0, to + 1, k) if is_dopey(n, k)),
        reason="the P-positions are the dopey numbers"
        + ("" if k == 2 else f" in base {k}")
        + ", the others are vile and one move away from a dopey one",
        claims=("vile/mark-dopey", "vile/grundy-spite") if k == 2 else ("vile/mark-k",),
        grundy=lambda position: mark_grundy(position[0], k),
        why=lambda position: mark_why(
            k, position, None if is_dopey(position[0], k) else winning_move(position)
        ),
    )


def _misere_solution(k: int) -> Solution:
    def winning_move(position: Position) -> Position:
        (n,) = position
        if n < k:
            return (1,)
        return (n // k,) if is_misere_p(n // k, k) else (n - n % k,)

    def p_positions(to: int) -> Iterator[Position]:
        if to >= 1:
            yield (1,)
        yield from ((n,) for n in range(k, to + 1, k) if is_misere_p(n, k))

    return Solution(
        is_p=lambda position: is_misere_p(position[0], k),
        move=winning_move,
        p_positions=p_positions,
        reason="the P-positions of misère play are the dopey numbers"
        + (", with vile and dopey powers of 2" if k == 2 else f" in base {k}, with its powers")
        + " swapped",
        claims=("vile/misere-digital",) if k == 2 else (),
        why=lambda position: misere_mark_why(
            k, position, None if is_misere_p(position[0], k) else winning_move(position)
        ),
    )


def _ending_at_1(k: int) -> Solution:
    below = _misere_solution(k)

    return replace(
        below,
        reason=f"this is misère {title('MARK', k)} without moves to 0, which lose: "
        + below.reason.replace(" of misère play", ""),
        grundy=(lambda position: grundy_ending_at_1(position[0])) if k == 2 else None,
        why=lambda at: ending_at_1_why(k, at, below.why),
    )


def _misere_ending_at_1(k: int) -> Solution | None:
    if k > 2:
        return None  # 2 leads to 0 in MARK-k: this is another game
    normal = _solution(k)
    return replace(
        normal,
        p_positions=lambda to: (at for at in normal.p_positions(to) if any(at)),
        reason="whoever reaches 1 loses, as in MARK: " + normal.reason,
        claims=("vile/mark-dopey",),
        grundy=None,
        why=lambda at: ending_at_1_why(k, at, normal.why, misere=True),
    )


FAMILY = Family(
    name="mark",
    title="MARK",
    paper="vile",
    make=mark,
    parameters={
        "k": Parameter("take 1 to k - 1, or leave one k-th, rounded down", BASE),
        "end": Parameter("where the game ends: 0, or 1, as in the tables for misère play", END),
    },
    examples=("mark", "mark:k=3", "mark:end=1"),
    claims=tuple(
        f"vile/{name}"
        for name in ("mark-table", "mark-sequences", "puzzle", "sums", "mark-k", "prop-1")
    ),
)
