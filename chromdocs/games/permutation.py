"""Permutation games: every row and column has exactly one move, and row 0 and column 0 none.

An involution game is one whose moves are symmetric. Two complementary sequences, which share out
the positive integers, make one: its moves are {a_n, b_n}. If they are Beatty sequences, the star
of this game has its moves and 0 as P-positions, by (13) of the star paper. That tells who wins
there but not how: the winning moves are P-positions of the game itself, which is not solved.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from chromdocs.games.family import Family, Parameter, one_of
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.greedy import Candidates
from chromdocs.numbers.digits import from_decimal, to_decimal

Image = Callable[[int], int]

THEN = ("identity", "repeat")


def permutation(images: Sequence[int] = (2, 3, 1), then: str = "identity") -> Invariant:
    """Return the game with the moves (i, images[i - 1]), i = 1, ..., n, and onwards as *then* says.

    After n comes the ``identity``, the moves (i, i), or the images ``repeat`` in blocks of n.

    >>> sorted(permutation([2, 3, 1]).moves.within((5, 5)))
    [(1, 2), (2, 3), (3, 1), (4, 4), (5, 5)]
    >>> sorted(permutation([2, 1], "repeat").moves.within((5, 5)))
    [(1, 2), (2, 1), (3, 4), (4, 3)]
    """
    inverse = inverse_images(images)
    if then not in THEN:
        raise ValueError(f"permutation: then must be {' or '.join(THEN)}, not {then}")
    n = len(images)
    repeat = then == "repeat"

    def onwards(images: Sequence[int]) -> Image:
        def image(x: int) -> int:
            if x > n and not repeat:
                return x
            block, i = divmod(x - 1, n)
            return n * block + images[i]

        return image

    listed = ",".join(map(str, images))
    pairs = ", ".join(f"{i} and {image}" for i, image in enumerate(images, 1))
    rest = f"the same number, {n + 1} or more, from both"
    if repeat:
        rest = f"the same with a multiple of {n} added to both"
    return invariant(
        f"permutation:images={listed}" + (",then=repeat" if repeat else ""),
        f"Take from the first heap and from the second {pairs}, or {rest}.",
        2,
        _moves(onwards(images), onwards(inverse)),
        title=f"the permutation game {listed}{', repeated' if repeat else ''}",
        symmetric=is_involution(images),
    )


def inverse_images(images: Sequence[int]) -> tuple[int, ...]:
    """Return the images of the inverse of a permutation of 1, ..., n.

    >>> inverse_images([2, 3, 1])
    (3, 1, 2)
    """
    if not images or sorted(images) != list(range(1, len(images) + 1)):
        listed = ",".join(map(to_decimal, images))
        raise ValueError(
            f"permutation: images must be the numbers 1 to n, each once, not {listed or 'none'}"
        )
    return tuple(i for _, i in sorted(zip(images, range(1, len(images) + 1), strict=True)))


def is_involution(images: Sequence[int]) -> bool:
    """Tell whether a permutation of 1, ..., n is its own inverse.

    >>> is_involution([2, 1, 3]), is_involution([2, 3, 1])
    (True, False)
    """
    return inverse_images(images) == tuple(images)


def pair(alpha: str = "(1+sqrt(5))/2") -> Invariant:
    """Return the involution game with the moves {floor(n·alpha), floor(n·beta)}, n = 1, 2, ...

    Here *alpha* is irrational, between 1 and 2, and 1/alpha + 1/beta = 1.

    >>> sorted(pair("sqrt(2)").moves.within((6, 6)))
    [(1, 3), (2, 6), (3, 1), (6, 2)]
    """
    number = "".join(str(alpha).split())
    try:
        _read_alpha(number)
    except ValueError as error:
        raise ValueError(f"pair: alpha {error}") from None
    mate = lru_cache(1 << 16)(Candidates(number).mate)
    return invariant(
        f"pair:alpha={number}",
        "Take ⌊nα⌋ tokens from one heap and ⌊nβ⌋ from the other, for one of n = 1, 2, ...; "
        f"here α = {number} and 1/α + 1/β = 1.",
        2,
        _moves(mate, mate),
        title=f"the pair game of α = {number}",
    )


def _moves(image: Image, inverse: Image) -> Moves:
    """Return the moves (x, image of x), found from the shorter heap."""

    def within(position: Position) -> Iterator[Position]:
        x, y = position
        if x <= y:
            return ((s, t) for s in range(x, 0, -1) if (t := image(s)) <= y)
        return ((s, t) for t in range(y, 0, -1) if (s := inverse(t)) <= x)

    return Moves(lambda move: 0 not in move and image(move[0]) == move[1], within)


def _read_images(text: str) -> list[int]:
    try:
        return [from_decimal(number.strip()) for number in text.split(",")]
    except ValueError:
        raise ValueError(f"must be numbers such as 2,3,1, not {text!r}") from None


def _read_alpha(text: str) -> str:
    try:
        Candidates(text)
    except ValueError:
        raise ValueError(
            f"must be irrational and between 1 and 2, such as (1+sqrt(5))/2, not {text!r}"
        ) from None
    return text


FAMILY = Family(
    "permutation",
    "permutation games",
    "star",
    permutation,
    {
        "images": Parameter("the images of 1, 2, ..., n, as 2,3,1", _read_images),
        "then": Parameter(
            "after n the identity, or the images repeat in blocks (identity)", one_of(*THEN)
        ),
    },
    ("permutation:images=2,3,1", "permutation:images=2,1,then=repeat"),
    ("star/thm-3", "star/thm-4", "star/cor-3"),
)

PAIR_FAMILY = Family(
    "pair",
    "games of complementary Beatty sequences",
    "star",
    pair,
    {"alpha": Parameter("the moves are {⌊nα⌋, ⌊nβ⌋}, 1/α + 1/β = 1", _read_alpha)},
    ("pair:alpha=(1+sqrt(5))/2", "pair:alpha=pi/2"),
    ("star/thm-1-i", "star/thm-1-ii", "star/thm-1-iii", "star/main-theorem", "star/rem-2"),
)
