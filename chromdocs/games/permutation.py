"""Permutation games: every row and column has exactly one move, and row 0 and column 0 none.

An involution game is one whose moves are symmetric. Two complementary sequences, which share out
the positive integers, make one: its moves are {a_n, b_n}.
"""

from collections.abc import Sequence

from chromdocs.games.complementary import Image, image_moves
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, invariant
from chromdocs.numbers.digits import from_decimal, to_decimal
from chromdocs.parameters import Parameter, checked, one_of

ORDER = 11
then_word = one_of("identity", "repeat")


def permutation(images: Sequence[int] = (2, 3, 1), then: str = "identity") -> Invariant:
    """Return the game with the moves (i, images[i - 1]), i = 1, ..., n, and onwards as *then* says.

    After n comes the ``identity``, the moves (i, i), or the images ``repeat`` in blocks of n.

    >>> sorted(permutation([2, 3, 1]).moves.within((5, 5)))
    [(1, 2), (2, 3), (3, 1), (4, 4), (5, 5)]
    >>> sorted(permutation([2, 1], "repeat").moves.within((5, 5)))
    [(1, 2), (2, 1), (3, 4), (4, 3)]
    """
    inverse = inverse_images(images)
    n = len(images)
    repeat = checked("permutation", "then", then_word, then) == "repeat"

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
        image_moves(onwards(images), onwards(inverse)),
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


def _read_images(text: str) -> list[int]:
    try:
        return [from_decimal(number.strip()) for number in text.split(",")]
    except ValueError:
        raise ValueError(f"must be numbers such as 2,3,1, not {text!r}") from None


FAMILY = Family(
    name="permutation",
    title="permutation games",
    paper="star",
    make=permutation,
    parameters={
        "images": Parameter("the images of 1, 2, ..., n, such as 2,3,1", _read_images),
        "then": Parameter("after n the identity, or the images repeat in blocks", then_word),
    },
    examples=("permutation:images=2,3,1", "permutation:images=2,1,then=repeat"),
    made_of_it=(
        "star(permutation:images=2,3,1)",
        "limit(permutation:images=2,3,1,then=repeat)",
    ),
    claims=("star/thm-3", "star/thm-4", "star/cor-3"),
)
