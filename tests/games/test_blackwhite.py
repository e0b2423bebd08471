"""Black & white nim and its variations against their rules, written once more."""

from collections.abc import Callable
from fractions import Fraction
from functools import reduce
from itertools import product
from operator import xor

import pytest

from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import FAMILIES, game
from chromdocs.games.game import Game, Moves, Position, invariant
from chromdocs.games.levels import beatty_levels
from chromdocs.games.mb import mb_game
from chromdocs.games.nim import nim
from chromdocs.games.wythoff import wythoff
from chromdocs.solve.reference import Reference

IsBlack = Callable[[int], bool]
IsBoard = Callable[[Position], bool]

BLACK: dict[str, IsBlack] = {
    "beta=3": lambda n: n % 3 == 0,
    "beta=5/2": lambda n: n % 5 in (0, 2),
    "black=evil": lambda n: bin(n).count("1") % 2 == 0,
    "black=2": lambda n: n == 2,
    "black=none": lambda n: False,
}
LEAVE = ["not-white", "not-monochromatic", "white", "monochromatic"]
EMPTY = ["", ",empty=ignored", ",empty=ignored,last=allowed", ",empty=ignored,last=forbidden"]
HEAPS = {1: 15, 2: 7, 3: 4}  # piles: the largest heap tried


def is_nim(before: Position, after: Position) -> bool:
    return sum(a < b for a, b in zip(after, before, strict=True)) == 1


def is_wythoff(before: Position, after: Position, k: int = 1) -> bool:
    taken = [b - a for a, b in zip(after, before, strict=True)]
    return sum(map(bool, taken)) == 1 or (min(taken) > 0 and abs(taken[0] - taken[1]) < k)


def is_left(after: Position, blacks: list[IsBlack], leave: str, empty: str) -> bool:
    """Tell whether a move may leave *after*, by counting piles of each colour."""
    white = sum(
        bool(heap and not is_black(heap)) for heap, is_black in zip(after, blacks, strict=True)
    )
    black = len(after) - white - (after.count(0) if "ignored" in empty else 0)
    if white == black == 0 and "last" in empty:
        return empty.endswith("allowed")
    if leave == "not-white":
        return black > 0
    if leave == "not-monochromatic":
        return black > 0 and white > 0
    if leave == "white":
        return black == 0
    return black == 0 or white == 0


def assert_options(
    played: Game, to: int, legal: Callable[[Position, Position], bool], is_board: IsBoard
) -> None:
    for position in product(range(to + 1), repeat=played.heaps):
        options = list(played.options(position))
        assert len(options) == len(set(options))
        below = product(*(range(heap + 1) for heap in position))
        assert set(options) == {o for o in below if legal(position, o) and is_board(o)}
        assert played.board(position) == is_board(position)


@pytest.mark.parametrize("leave", LEAVE)
@pytest.mark.parametrize("black", BLACK)
def test_options(black: str, leave: str) -> None:
    for piles, empty in product(HEAPS, EMPTY):
        played = game(f"blackwhite:{black},leave={leave}{empty},piles={piles}")
        blacks = [BLACK[black]] * piles
        assert_options(
            played,
            HEAPS[piles],
            is_nim,
            lambda p, of=blacks, empty=empty: is_left(p, of, leave, empty),  # type: ignore[misc]
        )
        assert played.symmetric


@pytest.mark.parametrize("leave", LEAVE)
@pytest.mark.parametrize("k", [1, 2, 3])
def test_options_with_the_moves_of_wythoff(leave: str, k: int) -> None:
    moves = "wythoff" if k == 1 else f"wythoff:k={k}"
    blacks = [BLACK["beta=3"]] * 2
    for empty in EMPTY:
        played = game(f"blackwhite:beta=3,leave={leave}{empty},moves={moves}")
        assert_options(
            played,
            9,
            lambda p, o: is_wythoff(p, o, k),
            lambda p, empty=empty: is_left(p, blacks, leave, empty),  # type: ignore[misc]
        )


@pytest.mark.parametrize("leave", LEAVE)
@pytest.mark.parametrize("empty", EMPTY)
def test_a_colouring_for_each_pile(leave: str, empty: str) -> None:
    blacks = [BLACK["black=evil"], BLACK["beta=5/2"], BLACK["black=2"]]
    played = game(f"blackwhite:black=evil/beta(5/2)/2,leave={leave}{empty}")
    assert played.heaps == 3
    assert not played.symmetric
    assert_options(played, 5, is_nim, lambda p: is_left(p, blacks, leave, empty))
    assert played.colour is not None
    for pile, level in product(range(3), range(1, 20)):
        assert played.colour(pile, level) == ("black" if blacks[pile](level) else "white")


def test_heaps_of_one_two_and_three() -> None:
    """The first example of Section 1: S = {2} and three heaps."""
    played = game("blackwhite:black=2,piles=3")
    assert played.colour is not None
    assert [played.colour(0, level) for level in (1, 2, 3)] == ["white", "black", "white"]
    every = set(nim(3).options((1, 2, 3)))
    assert every - set(played.options((1, 2, 3))) == {(1, 1, 3)}


def test_an_empty_heap_and_two_tokens() -> None:
    """The second example of Section 1: both moves are legal."""
    assert set(game("blackwhite:black=2").options((0, 2))) == {(0, 0), (0, 1)}


@pytest.mark.parametrize(("piles", "to"), [(2, 12), (3, 9), (4, 5)])
@pytest.mark.parametrize("black", [*BLACK, "beta=pi", "black=odious"])
def test_one_empty_heap_makes_it_nim(black: str, piles: int, to: int) -> None:
    solver = Reference(game(f"blackwhite:{black},piles={piles}"))
    seen = 0
    for position, is_p in solver.outcomes(to):
        if 0 in position:
            assert is_p == (reduce(xor, position) == 0)
            seen += 1
    assert seen > to


def test_without_empty_heaps_it_need_not_be_nim() -> None:
    """Nim would have (1, 4, 5) in place of (1, 4, 6), but its piles are all white."""
    assert (1, 4, 6) in Reference(game("blackwhite:beta=3,piles=3")).p_positions(6)


@pytest.mark.parametrize("black", ["evil", "3"])
def test_a_start_that_is_no_end_has_a_legal_move(black: str) -> None:
    played = game(f"blackwhite:black={black},piles=3")
    for position in product(range(7), repeat=3):
        assert any(position) == any(True for _ in played.options(position))


def test_moves_and_board_in_general() -> None:
    """Proposition 2: the moves are all (x, 0), (0, x), the board asks for S or an empty heap."""
    moves = [(x, 0) for x in range(1, 9)] + [(0, x) for x in range(1, 9)]
    base = invariant("lines", "Take from one heap.", 2, Moves.listed(moves))
    same = mb_game(base, lambda p: bool({0, 2, 5} & set(p)), name="same", rule="")
    played = blackwhite({2, 5})
    for position in product(range(9), repeat=2):
        assert set(same.options(position)) == set(played.options(position))
        assert same.board(position) == played.board(position)
    lame = invariant("lame", "Take 1 and 2.", 2, Moves.listed([(1, 2)]), symmetric=False)
    assert not mb_game(lame, lambda p: True, name="lame", rule="").symmetric


def test_a_python_function_colours_too() -> None:
    def is_square(n: int) -> bool:
        return n in (1, 4, 9, 16)

    played = blackwhite(is_square, moves=wythoff(2), leave="white")
    assert played.name == "blackwhite:black=is_square,leave=white,moves=wythoff:k=2"
    assert (2, 3) in played.options((3, 5))
    assert (4, 3) not in played.options((5, 3))


@pytest.mark.parametrize(
    ("made", "name"),
    [
        (blackwhite(), "beta=(3+sqrt(5))/2"),
        (blackwhite(beta=3), "beta=3"),
        (blackwhite(beta=Fraction(7, 3)), "beta=7/3"),
        (blackwhite(beatty_levels(3)), "beta=3"),
        (blackwhite(beta=beatty_levels(3)), "beta=3"),
        (blackwhite([4, 1], piles=1), "black=1,4,piles=1"),
        (blackwhite(("evil", {2})), "black=evil/2"),
        (blackwhite((beatty_levels("7/sqrt(5)"), "dopey")), "black=beta(7/sqrt(5))/dopey"),
        (
            blackwhite("evil", leave="white", empty="ignored"),
            "black=evil,leave=white,empty=ignored",
        ),
        (
            blackwhite("evil", leave="white", empty="ignored", last="forbidden"),
            "black=evil,leave=white,empty=ignored,last=forbidden",
        ),
        (blackwhite("evil", empty="ignored", last="forbidden"), "black=evil,empty=ignored"),
        (blackwhite("evil", moves=nim(3)), "black=evil,moves=nim:piles=3"),
    ],
)
def test_names_make_the_same_game(made: Game, name: str) -> None:
    assert made.name == f"blackwhite:{name}"
    again = game(made.name)
    assert (again.name, again.rule, again.heaps) == (made.name, made.rule, made.heaps)
    for position in product(range(6), repeat=made.heaps):
        assert list(again.options(position)) == list(made.options(position))


@pytest.mark.parametrize("family", ["blackwhite", "partizan-blackwhite", "spectrum", "bichromatic"])
def test_examples_are_their_own_names(family: str) -> None:
    assert game(family).name in FAMILIES[family].examples
    for example in FAMILIES[family].examples:
        assert game(example).name == example


def test_moves_of_nim_and_of_listed_vectors() -> None:
    assert game("blackwhite:beta=3,moves=nim").name == "blackwhite:beta=3"
    listed = game("blackwhite:beta=3,moves=invariant:moves=(1,2),(2,1)")
    assert set(listed.options((4, 5))) == {(3, 3), (2, 4)} - {(2, 4)}


def test_rules_in_words() -> None:
    assert game("blackwhite:black=evil").rule == (
        "Take any number of tokens from one pile. Never leave every pile white: a pile has the "
        "colour of its top token, black at the evil levels and white elsewhere; an empty pile is "
        "black."
    )
    assert game("blackwhite:black=2/evil,leave=monochromatic,empty=ignored").rule == (
        "Take any number of tokens from one pile. Always leave all piles in one colour: a pile has "
        "the colour of its top token, black at the levels 2 in pile 1 and the evil levels in pile "
        "2 and white elsewhere; empty piles do not count, and the last tokens may be taken."
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("beta=1", "beta must be greater than 1, not 1"),
        ("beta=3,black=evil", "give black or beta, not both"),
        ("black=0", "black counts levels from 1, so 0 is none"),
        ("black=2,piles=0", "piles must be a whole number from 1 to 100, not 0"),
        ("black=2,piles=101", "piles must be a whole number from 1 to 100, not 101"),
        ("black=evil/odious,piles=3", "piles must be 2, one for each set, not 3"),
        ("beta=3,piles=3,moves=wythoff", "piles must be 2 for wythoff, not 3"),
        (
            "leave=black",
            "leave must be not-white, not-monochromatic, white or monochromatic, not black",
        ),
        ("empty=white", "empty must be black or ignored, not white"),
        ("last=allowed", "last needs empty=ignored, not empty=black"),
        ("empty=ignored,last=yes", "last must be allowed or forbidden, not yes"),
        (
            "moves=blackwhite",
            "moves must be those of an invariant game such as wythoff, not blackwhite",
        ),
        (
            "moves=wythof",
            "moves must be those of an invariant game: unknown game 'wythof'; "
            "did you mean 'wythoff'?",
        ),
    ],
)
def test_wrong_parameters(text: str, message: str) -> None:
    with pytest.raises(ValueError, match="blackwhite") as caught:
        game(f"blackwhite:{text}")
    assert str(caught.value) == f"blackwhite: {message}"


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: blackwhite(beta="1/2"), "beta must be greater than 1, not 1/2"),
        (lambda: blackwhite("evil", beta=3), "give black or beta, not both"),
        (lambda: blackwhite({0, 4}), "black counts levels from 1, so 0 is none"),
        (
            lambda: blackwhite((1, 3)),
            "black must be a set of levels, or a tuple of such sets, not (1, 3)",
        ),
        (lambda: blackwhite(piles=0), "piles must be a whole number from 1 to 100, not 0"),
        (lambda: blackwhite(empty="red"), "empty must be black or ignored, not red"),
        (lambda: blackwhite(moves=nim(3), piles=2), "piles must be 3 for nim:piles=3, not 2"),
    ],
)
def test_wrong_arguments(call: Callable[[], Game], message: str) -> None:
    with pytest.raises(ValueError, match="blackwhite") as caught:
        call()
    assert str(caught.value) == f"blackwhite: {message}"
