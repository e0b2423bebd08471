"""Spectrum nim and bi-chromatic nim against their rules, written once more."""

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.game import Game, Position
from chromdocs.games.spectrum import bichromatic, spectrum
from chromdocs.solve.reference import Reference

HEAPS = {1: 15, 2: 9, 3: 5, 4: 3}  # piles: the largest heap tried
DISTINCT: dict[str, Callable[[int], bool]] = {
    "atmost": lambda n: n in (0, 1, 2),
    "exactly": lambda n: n == 2,
    "atleast": lambda n: n not in (0, 1),
}


def shown(position: Position, colours: int, empty: str) -> Counter[int]:
    """Count piles by their residue."""
    return Counter(heap % colours for heap in position if heap > 0 or empty == "coloured")


def assert_options(played: Game, is_legal: Callable[[Position], bool]) -> None:
    for position in product(range(HEAPS[played.heaps] + 1), repeat=played.heaps):
        options = list(played.options(position))
        assert len(options) == len(set(options))
        expected = {
            (*position[:i], left, *position[i + 1 :])
            for i, heap in enumerate(position)
            for left in range(heap)
        }
        assert set(options) == set(filter(is_legal, expected))
        assert played.board(position) == is_legal(position)


@pytest.mark.parametrize("empty", ["ignored", "coloured"])
@pytest.mark.parametrize("piles", HEAPS)
@pytest.mark.parametrize("colours", [2, 3, 5])
def test_spectrum(colours: int, piles: int, empty: str) -> None:
    def is_legal(position: Position) -> bool:
        piles_of = shown(position, colours, empty)
        if piles >= colours:
            return all(piles_of[residue] for residue in range(colours))
        return max(piles_of.values(), default=0) <= 1

    assert_options(game(f"spectrum:colours={colours},piles={piles},empty={empty}"), is_legal)


@pytest.mark.parametrize("empty", ["ignored", "coloured"])
@pytest.mark.parametrize(("colours", "piles"), [(2, 2), (2, 3), (3, 3), (3, 4)])
def test_spectrum_that_differs_though_there_are_piles_enough(
    colours: int, piles: int, empty: str
) -> None:
    assert_options(
        game(f"spectrum:colours={colours},piles={piles},show=different,empty={empty}"),
        lambda position: max(shown(position, colours, empty).values(), default=0) <= 1,
    )


@pytest.mark.parametrize("empty", ["ignored", "coloured"])
@pytest.mark.parametrize("distinct", DISTINCT)
@pytest.mark.parametrize(("colours", "piles"), [(2, 2), (3, 2), (3, 3), (4, 3), (3, 4)])
def test_bichromatic(colours: int, piles: int, distinct: str, empty: str) -> None:
    assert_options(
        game(f"bichromatic:colours={colours},piles={piles},distinct={distinct},empty={empty}"),
        lambda position: DISTINCT[distinct](len(shown(position, colours, empty))),
    )


WORDS = ["1,1,2", "1,2,2,3", "3,1,1,1,2", "2,2,2,2,2,1,3", "1,1,2,2,3,3,2"]


@pytest.mark.parametrize("empty", ["ignored", "coloured"])
@pytest.mark.parametrize("word", WORDS)
def test_a_colouring_of_ones_own(word: str, empty: str) -> None:
    colours = [int(colour) for colour in word.split(",")]

    def is_legal(position: Position) -> bool:
        tops = [
            colours[(heap - 1) % len(colours)] for heap in position if heap or empty != "ignored"
        ]
        return len(set(tops)) == len(tops)

    text = f"spectrum:colours=3,piles=2,empty={empty},colouring={word}"
    assert_options(game(text), is_legal)
    assert_options(spectrum(3, 2, empty=empty, colouring=colours), is_legal)
    assert_options(
        spectrum(3, 2, empty=empty, colouring=lambda n: colours[(n - 1) % len(colours)]), is_legal
    )


@pytest.mark.parametrize("empty", ["ignored", "coloured"])
@pytest.mark.parametrize("show", ["different", "all"])
@pytest.mark.parametrize("word", ["1,1,2", "1,2,2", "1,1,1,2,2,1,2"])
def test_a_colouring_on_two_piles_by_brute_force(word: str, show: str, empty: str) -> None:
    painted = [int(colour) for colour in word.split(",")]

    def colour(level: int) -> int:
        return painted[(level - 1) % len(painted)]

    closed = game(f"spectrum:colours=2,piles=2,show={show},empty={empty},colouring={word}")
    walked = spectrum(2, 2, show, empty, colour)
    found = Reference(closed).p_positions(60)
    for played in (closed, walked):
        assert played.solution
        assert list(played.solution.p_positions(60)) == found
    assert closed.solution
    with pytest.raises(ValueError, match=r"^colouring: a walk up a pile goes up 1,000,000 levels"):
        walked.solution.is_p((10**9, 3))  # type: ignore[union-attr]
    assert closed.solution.is_p((10**9, 3)) == (Reference(closed).outcome((200, 3)) == "P")


def test_a_colouring_in_turn_is_no_other() -> None:
    assert game("spectrum:colours=3,colouring=1,2,3").name == "spectrum:colours=3,piles=2"
    assert game("spectrum:colouring=turn").name == "spectrum:colours=3,piles=2"
    assert game("spectrum:colours=3,colouring=1,3").rule.endswith(
        "have the colours 1, 3, again and again, and the top one shows; an empty pile shows none."
    )
    assert spectrum(2, 2, colouring=lambda n: 1 + (n > 4)).name.endswith("colouring=a function")


def test_colours() -> None:
    colour = spectrum(3, 2).colour
    assert colour is not None
    assert [colour(1, level) for level in range(1, 8)] == ["1", "2", "3", "1", "2", "3", "1"]


@pytest.mark.parametrize("empty", ["", ",empty=coloured"])
@pytest.mark.parametrize(
    "text",
    [
        *(f"spectrum:colours={colours},piles=2" for colours in (2, 3, 6)),
        "spectrum:colours=2,piles=2,show=different",
        *(f"bichromatic:colours={n},piles=2,distinct={word}" for n in (2, 4) for word in DISTINCT),
    ],
)
def test_two_piles_in_closed_form(text: str, empty: str) -> None:
    played = game(text + empty)
    assert played.name == text + empty
    assert played.solution is not None
    found = Reference(played).p_positions(20)
    assert list(played.solution.p_positions(20)) == found
    for position in product(range(21), repeat=2):
        wins = [o for o in played.options(position) if played.canonical(o) in found]
        assert played.solution.is_p(position) == (not wins)
        if wins:
            assert played.solution.winning_move(position) in wins


def test_two_piles_of_10_000_digits() -> None:
    solution = spectrum(3, 2).solution
    assert solution is not None
    n = 10**10_000
    assert solution.is_p((n, n - 1))
    assert solution.winning_move((n + 1, n)) == (n - 1, n)


def test_no_closed_form_on_three_piles() -> None:
    assert spectrum(3, 3).solution is None
    assert bichromatic(3, 3).solution is None


def test_rules_in_words() -> None:
    assert spectrum(3, 2).rule == (
        "Take any number of tokens from one pile. Always leave piles of different colours, out of "
        "3: from below, the tokens of a pile have the colours 1 to 3 in turn, and the top one "
        "shows; an empty pile shows none."
    )
    assert bichromatic(4, 3, "exactly", "coloured").rule == (
        "Take any number of tokens from one pile. Always leave exactly two of the 4 colours on top "
        "of piles: from below, the tokens of a pile have the colours 1 to 4 in turn, and the top "
        "one shows; an empty pile shows colour 4."
    )


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda: game("spectrum:colours=1"),
            "spectrum: colours must be a whole number from 2, not 1",
        ),
        (
            lambda: game("spectrum:piles=0"),
            "spectrum: piles must be a whole number from 1 to 100, not 0",
        ),
        (lambda: game("spectrum:show=some"), "spectrum: show must be all or different, not some"),
        (
            lambda: game("spectrum:colouring=1,x"),
            "spectrum: colouring must be turn, or colours such as 1,2,2,3, not 1,x",
        ),
        (
            lambda: spectrum(colouring=[]),
            "spectrum: colouring must be turn, or colours such as 1,2,2,3, not []",
        ),
        (
            lambda: game("spectrum:empty=black"),
            "spectrum: empty must be ignored or coloured, not black",
        ),
        (
            lambda: game("bichromatic:distinct=two"),
            "bichromatic: distinct must be atmost, exactly or atleast, not two",
        ),
        (lambda: spectrum(1, 3), "spectrum: colours must be a whole number from 2, not 1"),
        (lambda: spectrum(3, 0), "spectrum: piles must be a whole number from 1 to 100, not 0"),
        (lambda: bichromatic(0), "bichromatic: colours must be a whole number from 2, not 0"),
        (
            lambda: bichromatic(distinct="two"),
            "bichromatic: distinct must be atmost, exactly or atleast, not two",
        ),
    ],
)
def test_wrong_parameters(call: Callable[[], Game], message: str) -> None:
    with pytest.raises(ValueError, match="must be") as caught:
        call()
    assert str(caught.value) == message


def test_a_colour_too_many() -> None:
    for call in (
        lambda: game("bichromatic:colours=3,colouring=1,4"),
        lambda: list(bichromatic(3, 2, "exactly", colouring=lambda n: n).options((4, 4))),
    ):
        with pytest.raises(ValueError, match=r"must have colours from 1 to 3, not 4$"):
            call()
