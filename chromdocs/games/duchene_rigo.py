"""A game for [1; 1, k, 1, k, ...], the continued fraction of Duchêne and Rigo.

It is Wythoff nim, but an even number below 2k may not be taken from both heaps at once, and
2k + 1 from one heap with 2k + 2 from the other may. The fractions paper shows the game of Duchêne
and Rigo in Figure 4 and gives no rules, so these may differ from theirs; the P-positions do not.

Why it works: (a_n, b_n) grows by (1, 2), (2, 2) or (2, 3), where every k-th step with a 2 in
front is (2, 3), and k or k + 1 of those come between two steps (1, 2). So at most k - 1 steps
(2, 2) stand in a row, and only the moves left out join pairs. Where one of these is missed, of
2j, the pair that it would reach lies one step (1, 2) and k - j steps (2, 2) above another pair,
and with 2j these make up (2k + 1, 2k + 2).
"""

from collections.abc import Iterator
from functools import cache

from chromdocs.games.complementary import Candidates
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Moves, Position, fits, invariant, subtract
from chromdocs.games.telling import named, short
from chromdocs.games.why_beatty import EQUAL
from chromdocs.games.wythoff import wythoff
from chromdocs.numbers.contfrac import duchene_rigo_pair
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, whole

ORDER = 20
TERM = whole(1)


def duchene_rigo(k: int = 2) -> Invariant:
    """Return a game with the P-positions of Duchêne and Rigo's game for [1; 1, k, 1, k, ...].

    >>> [m for m in duchene_rigo(2).moves.within((6, 6)) if 0 not in m]
    [(6, 5), (5, 6), (6, 6), (5, 5), (4, 4), (3, 3), (1, 1)]
    """
    known = candidates(k)
    base = wythoff().moves
    extra = ((2 * k + 2, 2 * k + 1), (2 * k + 1, 2 * k + 2))

    def contains(move: Position) -> bool:
        return move in extra or (base.contains(move) and not _is_left_out(k, move))

    def within(position: Position) -> Iterator[Position]:
        yield from (move for move in extra if fits(move, position))
        yield from (move for move in base.within(position) if not _is_left_out(k, move))

    def move(x: int, y: int) -> Position:
        after = _on_diagonal(k, x, y)
        taken = subtract((x, y), after)
        return after if contains(taken) else subtract((x, y), extra[1])

    name = to_decimal(k)
    return invariant(
        f"duchene-rigo:k={name}",
        f"Take any number of tokens from one heap, or the same number from both{_unless(k)}, "
        f"or {2 * k + 1} from one heap and {2 * k + 2} from the other.",
        2,
        Moves(contains, within),
        title=f"the game with the P-positions of Duchêne and Rigo, k = {name}",
        solution=known.solution(
            move,
            "the P-positions are pairs of two Beatty sequences, and a nim move, a diagonal "
            "move or the extra move leads to one",
            both=lambda x, y, after: _both(k, x, y, after),
            about=f"Here α = [1; 1, {name}, 1, {name}, …] and 1/α + 1/β = 1.",
        ),
        symmetric=True,
    )


@cache
def candidates(k: int) -> Candidates:
    """Return the P-positions (floor(n·alpha), floor(n·beta)), alpha = [1; 1, k, 1, k, ...].

    >>> list(candidates(2).up_to(11))
    [(0, 0), (1, 2), (3, 4), (5, 7), (6, 9), (8, 11)]
    """
    checked("duchene-rigo", "k", TERM, k)
    return Candidates(duchene_rigo_pair(k)[0].value())


def _is_left_out(k: int, move: Position) -> bool:
    s, t = move
    return s == t < 2 * k and s % 2 == 0


def _on_diagonal(k: int, x: int, y: int) -> Position:
    """Return the lowest pair with the difference of the heaps x <= y.

    Others are an even number nearer, so of no more use.
    """
    known = candidates(k)
    return known.nth(known.last_within_gap(y - x - 1) + 1 if y > x else 0)


def _both(k: int, x: int, y: int, after: Position) -> Iterator[str]:
    goal = _on_diagonal(k, x, y)
    yield f"The heaps differ by {short(y - x)}, as in {named(goal)}." if x != y else EQUAL
    if after != goal:
        yield f"But the even number {short(x - goal[0])} may not be taken from both heaps."
        yield "Use the extra move."


def _unless(k: int) -> str:
    return "" if k == 1 else f" unless it is even and below {2 * k}"


FAMILY = Family(
    name="duchene-rigo",
    title="a game with the P-positions of Duchêne and Rigo's",
    paper="fractions",
    make=duchene_rigo,
    parameters={"k": Parameter("the k of [1; 1, k, 1, k, ...]", TERM)},
    examples=("duchene-rigo:k=2", "duchene-rigo:k=5"),
    claims=("fractions/eq-3", "fractions/fig-4"),
)
