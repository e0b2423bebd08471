"""Every closed form of the catalogue against brute force, on every position of a grid.

The closed form and the solver share the rule of the game and nothing else.
"""

from itertools import product
from random import Random

import pytest
from bounds import bound, examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.game import Game, Invariant, Position, Solution, fits, subtract
from chromdocs.solve.choose import solver
from chromdocs.solve.reference import Reference

# the largest heap, by how many there are; smaller for Grundy values, whose search is longer
GRID = {1: bound(2_000, 5_000), 2: bound(40, 200), 3: bound(12, 15), 4: bound(6, 8)}
VALUES = {1: bound(500, 1_000), 2: bound(30, 60), 3: 9, 4: 5}
NEAR = {1: 300, 2: 40, 3: 9, 4: 5}  # heaps whose options are few enough to list

BETAS = ["(3+sqrt(5))/2", "pi", "e", "cbrt(30)", "2", "3", "10", "5/2", "7/3", "101/50"]
BETAS += ["3/2", "199/100", "1000/999", "sqrt(2)", "pi/2"]
SETS = ["evil", "odious", "vile", "dopey", "5", "1,3,4", "2,3,4,8,9,10,11,40"]
SOLVED = [
    *(f"chromatic:beta={beta}" for beta in BETAS),
    *(f"chromatic:red={red}" for red in SETS),
    *(f"chromatic:red={red},stacks={k}" for red in ("all", "none") for k in (1, 2, 3, 4)),
    "chromatic:red=evil,stacks=1",
    *(f"blackwhite:beta={beta}" for beta in (2, 7, "pi", "7/3", "99/10", "3/2", "sqrt(2)")),
    *(f"blackwhite:black={black}" for black in ("all", "none", *SETS)),
    "blackwhite:black=evil,piles=3",
    "blackwhite:beta=2,piles=3",
    "blackwhite:beta=3,piles=1",
    "blackwhite:black=all,moves=wythoff",
    *(f"spectrum:colours={n},piles=2" for n in (2, 5)),
    *(f"spectrum:colours=4,piles={piles},show=all" for piles in (1, 2, 3)),
    *(f"spectrum:colours={n},piles=2,empty=coloured" for n in (2, 5)),
    *(f"spectrum:colours=4,piles=2,colouring={c}" for c in ("1,1,2", "2,1,3,4,4,4,4")),
    "spectrum:colours=3,piles=2,empty=coloured,colouring=1,1,2,2,3",
    "bichromatic:colours=3,piles=2,distinct=exactly,colouring=1,1,2,3",
    *(f"bichromatic:colours=4,piles=2,distinct={d}" for d in ("atmost", "exactly", "atleast")),
    *(f"mark:k={k}" for k in (2, 3, 4, 5, 10, 16)),
    *(f"mark:k={k},end=1" for k in (2, 3, 5)),
    *(f"upmark:k={k}" for k in (2, 3, 4, 10)),
    *(f"upmark:k={k},end=0" for k in (2, 3, 4, 7)),
    *(f"divide:take={t},by={d}" for t, d in (("1", 4), ("1,2", 3), ("1,2,3", 12), ("1,2", 9))),
    *(f"gamma:k={k}" for k in (1, 2, 3, 4, 5, 7, 10)),
    *(f"duchene-rigo:k={k}" for k in (1, 2, 3, 5, 8)),
    "trivial:alpha=pi/2",
    "fibonacci-nim",
    "mouse",
    "mousetrap",
    *(f"subsided:q={q}" for q in (2, 3, 4, 7, 12)),
    *(f"subsided-dual:q={q}" for q in (2, 3, 4, 7, 12)),
    "constrained-mouse:k=3",
    *(f"nim:piles={k}" for k in (1, 2, 3, 4)),
    *(f"dual-nim:piles={k}" for k in (1, 2, 3, 4)),
    *(f"wythoff:k={k}" for k in (1, 2, 3, 7)),
    *(f"subtraction:take={t}" for t in ("1,2,3", "1,3,4", "2,4,7", "1,8,11", "5", "3,5,9,11")),
]
COMPOSED = ["limit(nim:piles=3)", "limit(dual-nim)", "star(mouse)", "star(constrained-mouse:k=3)"]
EXAMPLES = {example for family in FAMILIES.values() for example in (family.name, *family.examples)}
NAMES = {catalogue.game(text).name for text in EXAMPLES}


def solutions() -> list[tuple[str, bool]]:
    """Return every closed form as the name of its game and whether it is for misère play."""
    names = sorted({catalogue.game(text).name for text in (*SOLVED, *COMPOSED, *EXAMPLES)})
    games = map(catalogue.game, names)
    return [
        (game.name, misere)
        for game in games
        for misere, solution in ((False, game.solution), (True, game.misere))
        if solution
    ]


def closed_form(name: str, misere: bool) -> tuple[Game, Solution]:
    game = catalogue.game(name)
    solution = game.misere if misere else game.solution
    assert solution
    return game, solution


def has_moves(game: Game, position: Position) -> bool:
    """Tell whether there is a move: in misère play, the end of a game is an N-position."""
    return any(True for _ in game.options(position))


def has_grundy(name: str) -> bool:
    solution = catalogue.game(name).solution
    return solution is not None and solution.grundy is not None


def test_every_named_game_has_its_closed_form() -> None:
    assert [name for name in (*SOLVED, *COMPOSED) if not catalogue.game(name).solution] == []


def test_every_family_with_a_closed_form_has_further_parameters() -> None:
    solved = {name.partition(":")[0] for name in NAMES if catalogue.game(name).solution}
    assert solved == {name.partition(":")[0] for name in SOLVED}


@pytest.mark.parametrize(("name", "misere"), solutions())
def test_grid(name: str, misere: bool) -> None:
    game, solution = closed_form(name, misere)
    to = GRID[game.heaps]
    lost = solver(game, misere, to).p_positions(to)
    assert list(solution.p_positions(to)) == lost
    known = set(lost)
    for position in game.positions((to,) * game.heaps):
        is_p = position in known
        assert solution.is_p(position) == is_p, position
        if not is_p and has_moves(game, position):
            after = solution.winning_move(position)
            assert game.canonical(after) in known, (position, after)


@pytest.mark.parametrize(("name", "misere"), solutions())
def test_moves_are_legal_in_every_order_of_heaps_and_off_the_board(name: str, misere: bool) -> None:
    game, solution = closed_form(name, misere)
    outcome = solver(game, misere).outcome
    every = list(product(range(game.lowest, NEAR[game.heaps] + 1), repeat=game.heaps))
    for position in Random(name).sample(every, min(bound(100, 250), len(every))):
        assert solution.is_p(position) == (outcome(position) == "P"), position
        if outcome(position) == "N" and has_moves(game, position):
            game.check_move(position, solution.winning_move(position))


@pytest.mark.parametrize(("name", "misere"), solutions())
def test_huge_heaps(name: str, misere: bool) -> None:
    game, solution = closed_form(name, misere)
    heap = st.one_of(st.integers(game.lowest, 10**4), st.integers(game.lowest, 10**60))

    @examples(40)
    @given(st.tuples(*[heap] * game.heaps))
    def holds(position: Position) -> None:
        if not solution.is_p(position) and has_moves(game, position):
            after = solution.winning_move(position)
            assert after != position
            assert solution.is_p(after)
            assert game.board(after)
            assert all(heap >= game.lowest for heap in after)
            if isinstance(game, Invariant):
                assert fits(after, position)
                assert game.moves.contains(subtract(position, after))

    holds()


@pytest.mark.parametrize(
    "name", [name for name, misere in solutions() if not misere and has_grundy(name)]
)
def test_grundy_values(name: str) -> None:
    game, solution = closed_form(name, misere=False)
    assert solution.grundy
    for position, value in Reference(game).grundy_values(VALUES[game.heaps]):
        assert solution.grundy(position) == value, position
