"""The rules that stand in formulas are those of the games in the library."""

from collections.abc import Callable
from itertools import islice, pairwise, product

import pytest

from chromdocs.decide.meaning import Meaning
from chromdocs.decide.reader import read
from chromdocs.games.catalogue import game
from chromdocs.games.game import Game
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.papers import LEDGER
from chromdocs.papers.fractions.claims.shared import terms
from chromdocs.solve.choose import fast

EVIL = "blackwhite:black=evil"
PLAYED = [  # an entry, an instance of it, and the game whose rules and P-positions the formula has
    ("chromatic/thm-13", "", "chromatic:red=evil"),
    ("chromatic/thm-14", "", "chromatic:red=evil"),
    ("chromatic/thm-1", "β = 1+√2", "chromatic:beta=1+sqrt(2)"),
    ("chromatic/sec-2-counting", "β = 2+√3", "chromatic:beta=2+sqrt(3)"),
    ("chromatic/thm-2", "β = 5", "chromatic:beta=5"),
    ("chromatic/q-rational", "β = 7/3", "chromatic:beta=7/3"),
    ("chromatic/lem-3", "S dopey", "chromatic:red=dopey"),
    ("chromatic/prop-6", "S odious", "chromatic:red=odious"),
    ("chromatic/prop-6", "β = 3/2", "chromatic:beta=3/2"),
    ("chromatic/sec-4-fraenkel", "k = 2", "wythoff:k=2"),
    ("blackwhite/thm-1", "β = 3", "blackwhite:beta=3"),
    ("blackwhite/thm-2", "β = (3+√5)/2", "blackwhite:beta=(3+sqrt(5))/2"),
    ("blackwhite/q-rational", "β = 5/2", "blackwhite:beta=5/2"),
    ("blackwhite/q-empty-ignored", "last tokens allowed", f"{EVIL},empty=ignored,last=allowed"),
    ("blackwhite/q-empty-ignored", "last tokens forbidden", f"{EVIL},empty=ignored"),
    ("blackwhite/q-monochromatic", "S evil, empty black", f"{EVIL},leave=not-monochromatic"),
    (
        "blackwhite/q-monochromatic",
        "S evil, empty ignored",
        f"{EVIL},leave=not-monochromatic,empty=ignored",
    ),
    ("blackwhite/q-must", "white, empty ignored", f"{EVIL},leave=white,empty=ignored"),
    ("blackwhite/q-must", "one colour, empty black", f"{EVIL},leave=monochromatic"),
    ("blackwhite/q-per-pile", "none/evil", "blackwhite:black=none/evil"),
    ("fractions/k-wythoff-p", "k = 3", "wythoff:k=3"),
    ("fractions/rem-6", "", "wythoff"),
    ("fractions/thm-3", "k = 2", "gamma:k=2"),
    ("star/mouse-game", "", "mouse"),
    ("star/sec-5-3-family", "q = 3", "subsided:q=3"),
    ("star/thm-5", "", "mousetrap"),
    ("star/thm-6", "q = 3", "subsided-dual:q=3"),
    ("star/wythoff-p", "", "wythoff"),
    ("beyond/halves-test", "", "chromatic:red=evil"),
    ("beyond/dopey-red", "", "chromatic:red=dopey"),
    ("beyond/odious-red", "", "chromatic:red=odious"),
]

ONE_HEAP = [  # the same, and whether play is misère
    ("vile/mark-dopey", "", "mark", False),
    ("vile/misere-digital", "", "mark", True),
    ("vile/linear-time", "misère MARK", "mark", True),
    ("vile/linear-time", "UPMARK", "upmark", False),
    ("vile/upmark-recursion", "", "upmark", False),
    ("vile/mark-k", "k = 5", "mark:k=5", False),
    ("vile/q-misere", "k = 4", "mark:k=4", True),
    ("vile/q-round-up", "k = 3", "upmark:k=3", False),
]
VALUED = [  # the same with values
    ("vile/grundy-spite", "", "mark"),
    ("vile/q-grundy", "k = 4", "mark:k=4"),
    ("vile/q-grundy", "k = 7", "mark:k=7"),
    ("vile/subtraction-periodic", "take 2, 4, 7", "subtraction:take=2,4,7"),
]


def said(id: str, instance: str) -> Meaning:
    """Return what the formula of an instance means."""
    formulas = LEDGER[id].formulas
    assert formulas is not None
    return Meaning(read(formulas.true[instance]))


def relation(meaning: Meaning, name: str) -> Callable[..., bool]:
    """Return what a name that is defined in a formula says of numbers."""
    names, step = meaning.lets[name]
    automaton = meaning.steps.made(step).automaton
    order = [names.index(track) for track in automaton.tracks]

    def holds(*numbers: int) -> bool:
        words = [list(meaning.numeration.word(numbers[place])) for place in order]
        length = max(map(len, words))
        letters = [0] * length
        for word in words:
            digits = [0] * (length - len(word)) + word
            letters = [a * automaton.size + b for a, b in zip(letters, digits, strict=True)]
        return automaton.accepts(letters)

    return holds


@pytest.mark.parametrize(("id", "instance", "name"), PLAYED)
def test_the_rules_are_those_of_the_game(id: str, instance: str, name: str) -> None:
    meaning = said(id, instance)
    move, p = relation(meaning, "move"), relation(meaning, "p")
    played = game(name)
    solver = fast(played)
    heaps = list(product(range(8), repeat=2))
    for position in heaps:
        found = {after for after in heaps if move(*position, *after)}
        assert found == set(played.options(position))
    for position in product(range(21), repeat=2):
        if played.board(position):
            assert p(*position) == solver.is_p(position)


def options_on_one_heap(meaning: Meaning, played: Game) -> None:
    """Compare the moves from small heaps."""
    move = relation(meaning, "move")
    for (n,) in played.positions((50,)):
        assert {(m,) for m in range(51) if move(n, m)} == set(played.options((n,)))


@pytest.mark.parametrize(("id", "instance", "name", "misere"), ONE_HEAP)
def test_the_rules_are_those_of_the_game_on_one_heap(
    id: str, instance: str, name: str, misere: bool
) -> None:
    meaning, played = said(id, instance), game(name)
    options_on_one_heap(meaning, played)
    p = relation(meaning, "p")
    for (n,), is_p in fast(played, misere).outcomes(200):
        assert p(n) == is_p


@pytest.mark.parametrize(("id", "instance", "name"), VALUED)
def test_the_values_are_those_of_the_game(id: str, instance: str, name: str) -> None:
    meaning, played = said(id, instance), game(name)
    options_on_one_heap(meaning, played)
    g = relation(meaning, "g")
    for (n,), value in fast(played).grundy_values(200):
        assert [v for v in range(9) if g(n, v)] == [value]


@pytest.mark.parametrize("k", [2, 3])
def test_extra_moves_are_those_of_the_recursion(k: int) -> None:
    formulas = LEDGER["fractions/thm-3"].formulas
    assert formulas is not None
    meaning = Meaning(read(formulas.true[f"k = {k}"]))
    for i in range(1, k):
        is_pair = relation(meaning, f"x{i}")
        made = list(islice(terms(k, i), 1, 12))  # up to more than a million
        for (f, g), (_, later) in pairwise(made):
            assert is_pair(f, g)
            assert not any(is_pair(f + u, g + v) for u in (0, 1) for v in (1, 2))
            assert not is_pair(f, later)
        small = {(f, g) for f, g in product(range(40), repeat=2) if is_pair(f, g)}
        assert small == {pair for pair in made if max(pair) < 40}


def test_the_set_with_answers_has_p_positions_of_the_star_of_wythoff_nim_only() -> None:
    formulas = LEDGER["star/thm-2-i"].formulas
    assert formulas is not None
    meaning = Meaning(read(formulas.true[""]))
    take, answers, empties = (relation(meaning, name) for name in ("pair", "q", "to_empty"))
    played = game("star(wythoff)")
    solver = fast(played)
    said = {(n, n) for n in (1, 3, 6, 11, 14)}
    for n in range(1, 6):
        f, g = fibonacci(2 * n - 1), fibonacci(2 * n)
        said |= {(g - 1, g - 1), (f, g - 1)} | ({(f + 1, g - 1)} if n >= 2 else set())
        said |= {(f, g - 4), (f + 3, g - 1), (f + 4, g - 1)} if n >= 3 else set()
        said |= {(f, g - 9), (f + 6, g - 1)} if n >= 4 else set()
    for x, y in product(range(60), repeat=2):
        options = {*played.options((x, y))}
        assert take(x, y) == ((0, 0) in options)
        assert empties(x, y) == any(0 in option for option in options)
        assert answers(x, y) == bool({(x, y), (y, x)} & said)
        assert solver.is_p((x, y)) >= answers(x, y)
