"""The constrained k-Mouse: k-Wythoff nim where the previous player may forbid some moves.

Section 5.4 of the star paper leaves two things open, so they are parameters. ``nim``: moves on
one heap are those of k-Wythoff nim, *all*, or *short*, of fewer than k tokens, as the printed
formula has it. ``block``: forbidden may be moves on *both* heaps only, or on *any*, as (42) has
it. Theorem 7 holds for all and both, the defaults here; for any it fails at once, as the
previous player forbids the move from (0, 1) to 0, and for short and both (0, 3) has no move to 0.
"""

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import count

from chromdocs.games.family import Family
from chromdocs.games.game import Blocking, Position, subtract
from chromdocs.games.mouse import SOLUTION as MOUSE
from chromdocs.games.mouse import pair_apart
from chromdocs.games.reason import Reason
from chromdocs.games.telling import named, short
from chromdocs.games.wythoff import wythoff
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked, one_of, whole

ORDER = 18
PARAMETERS = {
    "k": Parameter("numbers taken from both heaps differ by less than k", whole(3)),
    "nim": Parameter(
        "moves on one heap: all, or fewer than k tokens, short", one_of("all", "short")
    ),
    "block": Parameter("forbid moves on both heaps, or any", one_of("both", "any")),
}


def constrained_mouse(k: int = 3, nim: str = "all", block: str = "both") -> Blocking:
    """Return the constrained *k*-Mouse in one of four readings.

    >>> game = constrained_mouse()
    >>> game.may_block((3, 5), [(1, 2)]), game.may_block((3, 5), [(1, 2), (2, 3)])
    (True, False)
    """
    for key, value in (("k", k), ("nim", nim), ("block", block)):
        checked("constrained-mouse", key, PARAMETERS[key].read, value)
    base = wythoff(k)

    def short(position: Position) -> Iterator[Position]:
        for after in base.options(position):
            s, t = subtract(position, after)
            if abs(s - t) < k:
                yield after

    def is_blockable(taken: Position) -> bool:
        least, most = sorted(taken)
        return (least > 0 if block == "both" else least >= 0) and 0 < most - least < k

    def may_block(position: Position, options: Collection[Position]) -> bool:
        blocked = set(options)
        counted = blocked - {(0, 0)}  # this one comes in addition
        return len(counted) <= k - 2 and all(is_blockable(subtract(position, o)) for o in blocked)

    number = to_decimal(k)
    return Blocking(
        name=f"constrained-mouse:k={number}"
        + (f",nim={nim}" if nim != "all" else "")
        + (f",block={block}" if block != "both" else ""),
        rule=_rule(number, "one" if k == 3 else f"up to {to_decimal(k - 2)}", nim, block),
        heaps=2,
        options=base.options if nim == "all" else short,
        title=f"the constrained {number}-Mouse",
        solution=SOLUTION if (k, nim, block) == (3, "all", "both") else None,
        may_block=may_block,
        symmetric=True,
    )


def constrained_pairs(k: int) -> Iterator[Position]:
    """Yield the P-positions of the constrained k-Mouse, smaller heap first, sorted.

    Moves on one heap cannot be forbidden, so no two P-positions share a number. The least number
    that is in none so far gets the least partner from which no P-position can be reached in a
    way that cannot be forbidden: not by taking the same number from both heaps, and not by more
    than k - 2 moves that take numbers which differ by less than k, those to (0, 0) apart.

    >>> from itertools import islice
    >>> list(islice(constrained_pairs(4), 6))
    [(0, 0), (1, 2), (3, 5), (4, 7), (6, 11), (8, 14)]
    """
    yield 0, 0
    found: dict[int, list[Position]] = {0: [(0, 0)]}  # by second heap minus first, both orders
    used = {0}

    def is_p(x: int, y: int) -> bool:
        free = 0
        for apart in range(y - x - k + 1, y - x + k):
            goals = [goal for goal in found.get(apart, ()) if goal[0] < x and goal[1] < y]
            if apart == y - x and goals:
                return False
            free += sum(goal != (0, 0) for goal in goals)
        return free <= k - 2

    for x in count(1):
        if x not in used:
            y = next(y for y in count(x) if y not in used and is_p(x, y))
            used |= {x, y}
            for a, b in {(x, y), (y, x)}:
                found.setdefault(b - a, []).append((a, b))
            yield x, y


def suggested_pairs(k: int) -> Iterator[Position]:
    """Yield the pairs (a, b) that our data suggest for the constrained k-Mouse, (0, 0) first.

    >>> from itertools import islice
    >>> list(islice(suggested_pairs(4), 6))
    [(0, 0), (1, 2), (3, 5), (4, 7), (6, 11), (8, 14)]
    """
    used, a = {0}, 0
    yield (0, 0)
    for difference in (d for d in count(1) if d % k):
        while a in used:
            a += 1
        used |= {a, a + difference}
        yield a, a + difference


def _rule(k: str, most: str, nim: str, block: str) -> str:
    one = "any number of tokens" if nim == "all" else f"fewer than {k} tokens"
    which = (
        "different numbers from both heaps"
        if block == "both"
        else f"numbers from the heaps, perhaps none from one, that differ but by less than {k}"
    )
    return (
        f"Take {one} from one heap, or from both numbers that differ by less than {k}. Before you "
        f"move, your opponent may forbid {most} of the moves that take {which}, and also "
        "the move to 0, 0 if it is one of these."
    )


# The move of the Mouse game wins here too, and as a rule can't be forbidden. The exception: the
# heaps differ by a positive multiple of 3. Then it leads to the pair that is closer by 1, and to
# the one closer by 2 leads another move; only one of the two can be forbidden.
def _why(position: Position) -> Reason:
    """Return the reason of the Mouse game, and what can be forbidden."""
    assert MOUSE.why
    found = MOUSE.why(position)
    if found.move is None:
        if not any(position):
            return found
        words = found.words[:-1]
        last = "A move to another pair takes different numbers from the heaps, and is forbidden."
        return replace(found, words=(*words, last))
    s, t = subtract(position, found.move)
    if not s or not t or s == t:
        kind = "takes the same number from both heaps" if s == t else "is on one heap"
        last = f"This move can't be forbidden, as it {kind}."
        return replace(found, words=(*found.words, last))
    apart = abs(position[0] - position[1])
    second = pair_apart(apart - 2)[:: 1 if position[0] < position[1] else -1]
    words = (
        f"The heaps differ by {short(apart)}, and so does no pair.",
        f"But those of {named(found.move)} differ by {short(apart - 1)}, and those of "
        f"{named(second)} by {short(apart - 2)}.",
        "To each of the two leads a move, and only one of these can be forbidden.",
    )
    return replace(found, words=words)


SOLUTION = replace(
    MOUSE,
    reason="Theorem 7 gives the pairs (⌊3i/2⌋, 3i−1); if the move to such a pair is forbidden, "
    "another one wins",
    claims=("star/thm-7",),
    why=_why,
)

FAMILY = Family(
    name="constrained-mouse",
    title="the constrained k-Mouse",
    paper="star",
    make=constrained_mouse,
    parameters=PARAMETERS,
    examples=(
        "constrained-mouse:k=3",
        "constrained-mouse:k=4",
        "constrained-mouse:k=3,nim=short,block=any",
    ),
    claims=("star/q-k-mouse",),
)
