"""Permutation and involution games."""

from itertools import permutations, product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.game import Position
from chromdocs.games.permutation import inverse_images, is_involution, permutation
from chromdocs.games.star import limit, power

often = examples(25)
some_images = st.permutations(range(1, 7))


def is_permutation(moves: set[Position], columns: int) -> bool:
    """Tell whether the columns 1, ..., n have one move each, no two of them in one row."""
    in_columns = sorted(x for x, _ in moves if x <= columns)
    rows = [y for x, y in moves if x <= columns]
    return in_columns == list(range(1, columns + 1)) and len(set(rows)) == columns and 0 not in rows


@pytest.mark.parametrize("then", ["identity", "repeat"])
@pytest.mark.parametrize("images", [(1,), (2, 1), (2, 3, 1), (3, 1, 2), (2, 4, 1, 3)])
def test_moves(images: tuple[int, ...], then: str) -> None:
    game = permutation(images, then)
    n = len(images)
    expected = {(i, image) for i, image in enumerate(images, 1)}
    if then == "identity":
        expected |= {(i, i) for i in range(n + 1, 13)}
    else:
        expected = {(i + n * q, image + n * q) for i, image in expected for q in range(13)}
    for top in ((12, 12), (3, 9), (9, 3), (0, 7)):
        inside = {(x, y) for x, y in expected if x <= top[0] and y <= top[1]}
        assert set(game.moves.within(top)) == inside
    every = product(range(13), repeat=2)
    assert {move for move in every if game.moves.contains(move)} == {
        (x, y) for x, y in expected if max(x, y) <= 12
    }


def test_involutions() -> None:
    # 1, 2, 4, 10, 26: A000085 counts involutions
    for n, number in ((1, 1), (2, 2), (3, 4), (4, 10), (5, 26)):
        orders = list(permutations(range(1, n + 1)))
        assert sum(map(is_involution, orders)) == number
        for images in orders:
            assert inverse_images(inverse_images(images)) == images
            moves = set(permutation(images).moves.within((n, n)))
            assert permutation(images).symmetric == (moves == {(y, x) for x, y in moves})


@often
@given(some_images, st.sampled_from(["identity", "repeat"]))
def test_theorem_3_and_4(images: list[int], then: str) -> None:
    game = permutation(images, then)
    assert is_permutation(set(power(game, 2).moves.within((9, 80))), 9)
    found = limit(game, (9, 80))
    assert is_permutation(set(found.moves), 9)
    # once settled, the limit is its own double star
    assert set(power(game, 2 * found.steps + 2).moves.within((9, 80))) == set(found.moves)
    if is_involution(images):
        square = set(power(game, 2).moves.within((60, 60)))
        assert square == {(y, x) for x, y in square}


@often
@given(some_images)
def test_corollary_3(images: list[int]) -> None:
    for times in (1, 3):  # the moves of the odd powers are P-positions of G and of G⋆⋆
        moves = set(power(permutation(images), times).moves.within((30, 30)))
        assert {(0, x) for x in range(1, 31)} | {(x, 0) for x in range(1, 31)} <= moves


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("permutation", "permutation:images=2,3,1"),
        ("permutation:images=2, 1", "permutation:images=2,1"),
        ("permutation:images=2,1,then=identity", "permutation:images=2,1"),
        ("permutation:then=repeat,images=2,1", "permutation:images=2,1,then=repeat"),
    ],
)
def test_names(text: str, name: str) -> None:
    assert catalogue.game(text).name == name == catalogue.game(name).name


ONCE = "permutation: images must be the numbers 1 to n, each once, not"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("permutation:images=1,1", f"{ONCE} 1,1"),
        ("permutation:images=0,1", f"{ONCE} 0,1"),
        ("permutation:images=2,3", f"{ONCE} 2,3"),
        ("permutation:images=", "permutation: images must be numbers such as 2,3,1, not ''"),
        ("permutation:images=a", "permutation: images must be numbers such as 2,3,1, not 'a'"),
        ("permutation:then=stop", "permutation: then must be identity or repeat, not stop"),
    ],
)
def test_wrong_parameters(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^") as caught:
        catalogue.game(text)
    assert str(caught.value) == complaint


def test_wrong_calls() -> None:
    with pytest.raises(ValueError, match=r"^permutation: images must be .* each once, not none$"):
        permutation([])
    with pytest.raises(ValueError, match=r"^permutation: then must be identity or repeat, not up$"):
        permutation([1], "up")


def test_rules() -> None:
    assert permutation([2, 1]).rule == (
        "Take from the first heap and from the second 1 and 2, 2 and 1, "
        "or the same number, 3 or more, from both."
    )
    assert permutation([2, 1], "repeat").rule == (
        "Take from the first heap and from the second 1 and 2, 2 and 1, "
        "or the same with a multiple of 2 added to both."
    )
