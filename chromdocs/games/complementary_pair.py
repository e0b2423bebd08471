"""The game of any complementary pair: its moves are {a_n, b_n}, a increasing, a_n < b_n for all n.

Theorem 1 of the star paper is about these games. Here b is a set of levels, numbered in order, or
the first pairs are listed and each number that is in none of them pairs with the next such number.
So every pair of complementary sequences is there as far as one likes to go, b increasing or not.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence

from chromdocs.games.complementary import image_moves
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, Position, invariant
from chromdocs.games.levels import NAMED, Ranks, levels
from chromdocs.games.vectors import read_vectors
from chromdocs.numbers.digits import to_decimal
from chromdocs.parameters import Parameter, checked
from chromdocs.words import in_brackets, shortened

ORDER = 11
Mate = Callable[[int], int]
Pairs = str | Iterable[Sequence[int]]
SETS = ("evil", "dopey")  # the named sets whose n-th number is greater than the n-th of the others


def complementary(b: str | None = None, pairs: Pairs | None = None) -> Invariant:
    """Return the game whose moves are {a_n, b_n}: *b* tells the numbers b_n, or *pairs* the first.

    >>> sorted(complementary("dopey").moves.within((6, 6)))
    [(1, 2), (2, 1), (3, 6), (6, 3)]
    >>> sorted(complementary(pairs=[(1, 5), (2, 3)]).moves.within((7, 7)))
    [(1, 5), (2, 3), (3, 2), (4, 6), (5, 1), (6, 4)]
    """
    if pairs is not None and b is not None:
        raise ValueError("complementary: give b or pairs, not both")
    if pairs is not None:
        chosen = checked("complementary", "pairs", first_pairs, pairs)
        shown = [in_brackets(map(to_decimal, pair), ",") for pair in chosen]
        mate, name = _listed(chosen), f"pairs={','.join(shown)}"
        words = f"{', '.join(shown)}, and each other number with the next one"
    else:
        text = checked("complementary", "b", upper_text, "dopey" if b is None else b)
        mate, name = _ranked(_ranks(text), levels(text).contains), f"b={text}"
        words = f"(a_n, b_n), where b_1, b_2, ... are {_numbers(text)}, and a_1, a_2, ... the rest"
    return invariant(
        f"complementary:{name}",
        f"Take the two numbers of a pair, one from each heap, in any order. The pairs are {words}.",
        2,
        image_moves(mate, mate),
        title=f"the game of the complementary pair {name}",
        symmetric=True,
    )


def upper_text(given: str) -> str:
    """Read which numbers are b_1, b_2, ...: a name, or a word that repeats with an x for each.

    The n-th of them must be greater than the n-th of the others, for all n.

    >>> upper_text("oox")
    'oox'
    >>> upper_text("oxxo")
    Traceback (most recent call last):
    ValueError: must leave a number a_n below each b_n, as oox does, not oxxo
    """
    if given in SETS:
        return given
    if not isinstance(given, str) or not given or given.strip("xo") or len(set(given)) < 2:
        raise ValueError(
            f"must be {' or '.join(SETS)}, or a word of x and o such as oox, "
            f"not {shortened(str(given)) or 'nothing'}"
        )
    others = 0  # how many more o than x so far
    for letter in given:
        others += 1 if letter == "o" else -1
        if others < 0:
            raise ValueError(
                f"must leave a number a_n below each b_n, as oox does, not {shortened(given)}"
            )
    return given


def first_pairs(given: Pairs) -> tuple[Position, ...]:
    """Read the first pairs of a complementary pair of sequences, sorted, the smaller number first.

    >>> first_pairs("(5,1),(2,3)")
    ((1, 5), (2, 3))
    """
    found = read_vectors(given) if isinstance(given, str) else list(map(tuple, given))
    numbers = [number for pair in found for number in pair]
    good = found and all(len(pair) == 2 for pair in found) and min(numbers) > 0
    if not good or len(set(numbers)) < len(numbers):
        raise ValueError(
            "must be pairs of numbers from 1, each number once, such as (1,3),(2,4), "
            f"not {shortened(str(given)) or 'nothing'}"
        )
    return tuple(sorted((min(pair), max(pair)) for pair in found))


def _listed(pairs: Sequence[Position]) -> Mate:
    known = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    used = sorted(known)
    gaps = [number - i for i, number in enumerate(used, 1)]  # free numbers below each

    def mate(n: int) -> int:
        if n in known:
            return known[n]
        i = (n - bisect_right(used, n) - 1 ^ 1) + 1  # the free numbers 1, 2, 3, 4, ... as (1, 2)...
        return i + bisect_left(gaps, i)

    return mate


def _ranked(ranks: Ranks, is_upper: Callable[[int], bool]) -> Mate:
    def mate(n: int) -> int:
        upper = ranks.count(n)
        other = ranks.nth_other(upper) if is_upper(n) else ranks.nth(n - upper)
        assert other is not None  # there is no end of either
        return other

    return mate


def _ranks(text: str) -> Ranks:
    if text in NAMED:
        found = NAMED[text].ranks
        assert found
        return found
    places = [[i for i, letter in enumerate(text, 1) if letter == kind] for kind in "xo"]

    def nth(chosen: list[int], i: int) -> int:
        block, rest = divmod(i - 1, len(chosen))
        return block * len(text) + chosen[rest]

    def count(n: int) -> int:
        block, rest = divmod(n, len(text))
        return block * len(places[0]) + bisect_right(places[0], rest)

    return Ranks(count, lambda i: nth(places[0], i), lambda i: nth(places[1], i))


def _numbers(text: str) -> str:
    if text in NAMED:
        return f"the {text} numbers from 1"
    return f"the numbers where the repeated word {text} has an x"


FAMILY = Family(
    name="complementary",
    title="games of complementary pairs",
    paper="star",
    make=complementary,
    parameters={
        "b": Parameter(
            f"the numbers b_n: {', '.join(SETS)}, or a word that repeats, as oox (dopey)",
            upper_text,
        ),
        "pairs": Parameter(
            "the first pairs, as (1,5),(2,3); each other number pairs with the next", first_pairs
        ),
    },
    examples=(
        "complementary:b=dopey",
        "complementary:b=oox",
        "complementary:pairs=(1,5),(2,3)",
    ),
    made_of_it=("star(complementary:b=evil)", "limit(complementary:b=dopey)"),
    claims=("star/thm-1-i", "star/thm-1-ii", "star/thm-1-iii", "star/rem-2"),
)
