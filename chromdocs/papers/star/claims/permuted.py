"""Permutation games to try Theorems 3 and 4 on: bounded and unbounded ones, and how to count."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count
from random import Random

from chromdocs.claims.claim import Case, Solve
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.permutation import permutation
from chromdocs.games.star import power

LARGEST_IMAGE = 8


@dataclass(frozen=True)
class Permuted:
    """A permutation game; the solver is not told whether it is symmetric."""

    name: str  # in words
    is_involution: bool  # whether its moves are symmetric
    game: Invariant  # exact up to the bound that it was made for
    whole: int  # columns and rows up to here have their move of G^2 on the board


def permuted(seed: int, bound: int) -> Iterator[Permuted]:
    """Yield permutation games, with their moves up to *bound*: first bounded, then unbounded."""
    for images in _small(seed):
        is_involution = all(images[image - 1] == i for i, image in enumerate(images, 1))
        for then in ("identity", "repeat"):
            base = replace(permutation(images, then), symmetric=False)
            yield Permuted(base.name, is_involution, base, (bound - LARGEST_IMAGE) // 3)
    for name, images in _unbounded(seed, bound):
        pairs = [(i, image) for i, image in enumerate(images, 1) if max(i, image) <= bound]
        back = {image: i for i, image in enumerate(images, 1)}
        preimages = [back.get(i, bound) for i in range(1, bound + 1)]
        yield Permuted(
            name,
            all(back.get(i) == image for i, image in pairs),
            invariant(name, "Take i and its image.", 2, Moves.listed(pairs)),
            min(_whole(images, bound), _whole(preimages, bound)),
        )


def _small(seed: int) -> list[Sequence[int]]:
    """Return four small and eight random permutations, half of the random ones involutions."""
    random = Random(seed)
    chosen: list[Sequence[int]] = [(2, 1), (2, 3, 1), (3, 1, 2), (3, 2, 1)]
    for size in (5, 6, 7, 8):
        chosen.append(random.sample(range(1, size + 1), size))
        mixed = random.sample(range(size), size)
        swapped = list(range(1, size + 1))
        for i, j in zip(mixed[::2], mixed[1::2], strict=False):
            swapped[i], swapped[j] = swapped[j], swapped[i]
        chosen.append(swapped)
    return chosen


def _unbounded(seed: int, bound: int) -> Iterator[tuple[str, list[int]]]:
    """Yield the images of 1, 2, ... up to *bound* or more; the distance to them is not bounded."""
    random = Random(seed)
    blocks: dict[str, Callable[[list[int]], list[int]]] = {
        "blocks of 1, 2, 3, ... reversed": lambda block: block[::-1],
        "blocks of 1, 2, 3, ... turned": lambda block: block[1:] + block[:1],
        "blocks of 1, 2, 3, ... mixed": lambda block: random.sample(block, len(block)),
    }
    for name, mix in blocks.items():
        images: list[int] = []
        for size in count(1):
            if len(images) >= bound:
                break
            images += mix(list(range(len(images) + 1, len(images) + 1 + size)))
        yield name, images
    yield "2n to 3n, 4n ± 1 to 3n ± 1", [_amusical(n) for n in range(1, bound + 1)]
    mates: dict[int, int] = {}
    for n in count(1):  # Wythoff: the least number without a mate, and n more
        if len(mates) > 2 * bound:
            break
        a = next(a for a in count(max(1, n)) if a not in mates)
        mates |= {a: a + n, a + n: a}
    yield "Wythoff's pairs", [mates[n] for n in range(1, bound + 1)]


def _amusical(n: int) -> int:
    """Return the image of *n* under a permutation of the positive integers with infinite cycles."""
    return 3 * n // 2 if n % 2 == 0 else (3 * n + 2) // 4


def _whole(images: Sequence[int], bound: int) -> int:
    """Return a column up to which the moves of G⋆⋆ cannot be higher than *bound*.

    In column x at most as many places are N in G⋆ without its help as the columns up to x of G
    have below their moves, and one for each earlier move of G⋆⋆.
    """
    total = 0
    for x, image in enumerate(images, 1):
        total += image + 1
        if total > bound:
            return x - 1
    return len(images)


def second_road(solve: Solve, games: Iterable[Invariant], to: int) -> Iterator[Case]:
    """Compare the P-positions of games and of their stars, up to *to*, with the next star's moves.

    The star finds these itself, from the moves of the game.
    """
    for game in games:
        for stars, played in enumerate((game, power(game, 1))):
            said = {(0, 0), *power(game, stars + 1).moves.within((to, to))}
            found = {*solve(played).p_positions(to)}
            at = f"{game.name}{'⋆' * stars}, P-positions up to {to}"
            yield Case(at, said, found | {p[::-1] for p in found} if game.symmetric else found)


def one_in_each(
    of: Permuted, mirror: bool, moves: set[Position], bound: int, each: int
) -> Iterator[Case]:
    """Check that *moves*, cut at *bound*, look like those of a permutation (involution) game."""
    for line, i in (("column", 0), ("row", 1)):
        counts = [0] * (bound + 1)
        for move in moves:
            counts[move[i]] += 1
        for x, number in enumerate(counts):
            said = each if 0 < x <= of.whole else 0 if x == 0 else min(number, each)
            yield Case((of.name, line, x), said, number, f"{number} moves in {line} {x}")
    if mirror:
        yield Case((of.name, "mirror image"), moves, {move[::-1] for move in moves})
