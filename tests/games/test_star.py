"""The ⋆-operator: its moves are the P-positions of the game before, found by other means."""

from itertools import product

import pytest
from bounds import examples
from hypothesis import given
from hypothesis import strategies as st

from chromdocs.games import catalogue
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.mouse import mouse
from chromdocs.games.mousetrap import mousetrap
from chromdocs.games.nim import nim
from chromdocs.games.permutation import permutation
from chromdocs.games.star import FOREVER, Starred, limit, limit_game, power, star
from chromdocs.games.subtraction import subtraction
from chromdocs.games.sums import add
from chromdocs.games.vectors import vectors
from chromdocs.games.wythoff import wythoff
from chromdocs.solve.bits import Bits
from chromdocs.solve.reference import Reference
from chromdocs.solve.sieve import Sieve

often = examples(40)

# Table 1 of the star paper: {a_n, b_n}, n = 1, ..., 80, the b_n listed by a_n
TABLE_1 = """
    1: 1; 3: 3 4; 4: 4; 6: 6; 8: 8 9 12; 9: 9 12; 11: 11 12; 12: 12; 14: 14; 16: 17; 17: 17; 19:
    19 21; 21: 21 25 30 33; 22: 22 25 33; 24: 25 27 33; 25: 25 33; 27: 27 33; 29: 33 35; 30: 30
    33; 32: 32 33 35 42; 33: 33; 35: 35; 37: 43; 38: 38; 40: 40 43; 42: 51 56; 43: 43 46; 45: 48
    51 55; 46: 46; 48: 48 50 51 55; 50: 59; 51: 51; 53: 55 56 59 63; 55: 67 72 77 80 85 88; 56:
    56 59 67 88; 58: 64 67 69 88; 59: 59 67
"""


def fitting(game: Invariant, top: Position) -> set[Position]:
    return set(game.moves.within(top))


def brute(moves: set[Position], top: Position) -> set[Position]:
    """The P-positions except 0, straight from the definition."""
    found: set[Position] = set()
    for p in product(*(range(side + 1) for side in top)):
        options = {tuple(a - b for a, b in zip(p, m, strict=True)) for m in moves}
        if not options & found:
            found.add(p)
    return found - {(0,) * len(top)}


def vectors_of(heaps: int, most: int) -> st.SearchStrategy[set[Position]]:
    vector = st.tuples(*[st.integers(0, most)] * heaps).filter(any)
    return st.sets(vector, min_size=1, max_size=6)


def test_table_1() -> None:
    rows = [row.split(":") for row in TABLE_1.split(";")]
    printed = [(int(a), int(b)) for a, bs in rows for b in bs.split()]
    assert len(printed) == 80
    again = star(star(wythoff()))
    found = sorted((x, y) for x, y in again.moves.within((60, 200)) if 0 < x <= y)
    assert found[:80] == printed


@pytest.mark.parametrize(
    ("game", "top"),
    [
        (wythoff(), (25, 25)),
        (wythoff(2), (9, 30)),
        (wythoff(3), (30, 9)),  # the first heap is the longer one
        (vectors([(0, 1), (2, 3)]), (20, 20)),
        (vectors([(5, 0), (1, 4), (3, 3)]), (18, 24)),
        (nim(1), (30,)),
        (subtraction([2, 4, 7]), (60,)),
        (nim(3), (7, 7, 7)),
        (vectors([(1, 0, 2), (0, 3, 1), (2, 2, 0)]), (4, 7, 5)),
        (nim(4), (3, 3, 3, 3)),
        (vectors([(1, 0, 2, 1), (0, 3, 1, 0)]), (2, 4, 3, 2)),
    ],
    ids=lambda value: getattr(value, "name", str(value)),
)
def test_moves_are_the_p_positions_of_the_game_before(game: Invariant, top: Position) -> None:
    solver = Reference(game)
    inside = list(product(*(range(side + 1) for side in top)))
    first, second = star(game), star(star(game))
    expected = {p for p in inside if any(p) and solver.is_p(p)}
    assert fitting(first, top) == expected == {p for p in inside if first.moves.contains(p)}
    assert fitting(second, top) == brute(expected, top)
    assert fitting(power(game, 3), top) == brute(brute(expected, top), top)


@often
@given(vectors_of(2, 5), st.tuples(st.integers(0, 12), st.integers(0, 12)), st.integers(1, 5))
def test_powers_of_any_game(moves: set[Position], top: Position, times: int) -> None:
    expected = moves
    for _ in range(times):
        expected = brute(expected, top)
    game = vectors(moves)
    assert fitting(power(game, times), top) == expected
    # a copy that does not know where its moves come from
    copy = invariant("copy", "", 2, power(game, times).moves, symmetric=False)
    assert fitting(star(copy), top) == brute(expected, top)


@often
@given(vectors_of(3, 3), st.integers(1, 3))
def test_powers_on_three_heaps(moves: set[Position], times: int) -> None:
    expected = moves
    for _ in range(times):
        expected = brute(expected, (3, 5, 4))
    assert fitting(power(vectors(moves), times), (3, 5, 4)) == expected


@often
@given(vectors_of(2, 4), st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), max_size=8))
def test_boards_grow_in_any_order(moves: set[Position], asked: list[Position]) -> None:
    grown = star(vectors(moves))
    for position in (*asked, *asked):
        assert fitting(grown, position) == fitting(star(vectors(moves)), position)


@often
@given(vectors_of(2, 6))
def test_a_move_is_never_a_p_position(moves: set[Position]) -> None:  # Lemma 5
    game = vectors(moves)
    assert not fitting(game, (20, 20)) & fitting(star(game), (20, 20))


def test_long_columns_are_gone_through_in_blocks() -> None:
    multiples = star(subtraction([1, 2, 3, 4]))
    assert fitting(multiples, (7001,)) == {(n,) for n in range(5, 7002, 5)}
    two = star(vectors([(0, 1), (0, 2), (1, 0)]))
    expected = {(x, y) for x in range(4) for y in range(5001) if (y % 3, x % 2) in ((0, 0), (1, 1))}
    assert fitting(two, (3, 5000)) == expected - {(0, 0)}


def test_remark_3() -> None:
    def within(position: Position) -> list[Position]:
        moves = [*((i, i) for i in range(1, 41)), (1, 2)]
        return [(s, t) for s, t in moves if s <= position[0] and t <= position[1]]

    moves = Moves(lambda move: move in within((40, 40)), lambda p: iter(within(p)))
    game = invariant("remark 3", "", 2, moves, symmetric=False)
    assert fitting(star(game), (40, 40)) == fitting(nim(), (40, 40))
    assert fitting(star(star(game)), (40, 40)) == {(i, i) for i in range(1, 41)}


def test_options_and_outcomes() -> None:
    game = catalogue.game("star(wythoff)")
    assert sorted(game.options((3, 5))) == [(0, 0), (1, 4), (2, 3)]
    # dual: the P-positions of the star of the star's moves are Wythoff's again, by (13)
    twice = Reference(catalogue.game("star(star(wythoff))"))
    assert twice.p_positions(60) == Reference(wythoff()).p_positions(60)
    assert game.symmetric
    assert not star(vectors([(1, 2)])).symmetric


@often
@given(vectors_of(2, 4), st.tuples(st.integers(1, 9), st.integers(1, 9)))
def test_limit(moves: set[Position], top: Position) -> None:
    game = vectors(moves)
    found = limit(game, top)
    assert found.steps <= sum(top) - 1
    evens = [{m for m in moves if m[0] <= top[0] and m[1] <= top[1]}]
    while len(evens) < found.steps + 3:
        evens.append(brute(brute(evens[-1], top), top))
    assert all(even == set(found.moves) for even in evens[found.steps :])
    assert found.steps == 0 or evens[found.steps - 1] != evens[found.steps]
    assert list(found.moves) == sorted(set(found.moves))


def test_limits_that_take_steps() -> None:
    primes = [p for p in range(2, 501) if all(p % q for q in range(2, p))]
    game = subtraction(primes)
    assert [limit(game, (to,)).steps for to in (10, 100, 500)] == [1, 3, 6]
    assert limit(game, (0,)).moves == ()


@pytest.mark.parametrize(
    ("text", "name", "title"),
    [
        ("star(wythoff)", "star(wythoff)", "(Wythoff nim)⋆"),
        ("star(star(wythoff:k=2))", "star(star(wythoff:k=2))", "(2-Wythoff nim)⋆⋆"),
        (" star( star( nim:piles=3 ) ) ", "star(star(nim:piles=3))", "(3-pile nim)⋆⋆"),
        ("star(pair:alpha=(1 + sqrt(5))/2)", "star(pair:alpha=(1+sqrt(5))/2)", None),
        ("star(invariant:moves=(1,2),(2,1))", "star(invariant:moves=(1,2),(2,1))", None),
        ("nim:piles=1 + star(nim)", "nim:piles=1 + star(nim)", ""),
        ("star(nim) + star(nim)", "star(nim) + star(nim)", ""),
    ],
)
def test_game_strings(text: str, name: str, title: str | None) -> None:
    game = catalogue.game(text)
    assert game.name == name == catalogue.game(name).name
    assert title is None or game.title == title


def test_any_depth() -> None:
    for depth in (6, 7, 100_000, 100_001):
        game = catalogue.game(depth * "star(" + "wythoff" + depth * ")")
        assert game.name == depth * "star(" + "wythoff" + depth * ")"
        shallow = catalogue.game("star(star(wythoff))" if depth % 2 == 0 else "star(wythoff)")
        assert set(game.options((20, 20))) == set(shallow.options((20, 20)))


def test_the_rule_tells_all_games_on_the_way() -> None:
    assert star(nim()).rule == (
        "What you take must itself be a P-position of 2-pile nim, one from which whoever moves "
        "loses. In 2-pile nim: Take any number of tokens from one pile."
    )
    assert star(star(nim())).rule == power(nim(), 2).rule
    assert power(nim(), 2).rule == (
        "What you take must itself be a P-position of (2-pile nim)⋆, one from which whoever moves "
        "loses. The moves of (2-pile nim)⋆ come from 2-pile nim in the same way. "
        "In 2-pile nim: Take any number of tokens from one pile."
    )


def test_the_star_of_a_game_that_is_not_invariant() -> None:
    """The paper takes the Mouse game, and calls its double star the Mouse trap."""
    lost = Reference(mouse()).p_positions(40)
    for top in ((40, 40), (12, 40), (40, 3)):
        both = {move for x, y in lost[1:] for move in ((x, y), (y, x))}
        assert fitting(star(mouse()), top) == {
            (x, y) for x, y in both if x <= top[0] and y <= top[1]
        }
    assert list(star(mouse()).moves.within((10**30, 2))) == [(1, 2), (2, 1)]
    twice = catalogue.game("star(star(mouse))")
    assert isinstance(twice, Starred)
    assert twice.title == "(the Mouse game)⋆⋆"
    assert fitting(twice, (60, 60)) == fitting(mousetrap(), (60, 60))
    assert fitting(power(mouse(), 5), (40, 40)) == fitting(star(mouse()), (40, 40))


@pytest.mark.parametrize("name", ["mark", "chromatic:red=evil,stacks=1", "constrained-mouse:k=3"])
def test_the_star_of_other_games_with_known_p_positions(name: str) -> None:
    game = catalogue.game(name)
    assert game.solution
    top = (30,) * game.heaps
    found = set(star(game).moves.within(top))
    assert {game.canonical(move) for move in found} == {*game.solution.p_positions(30)} - {
        (0,),
        (0, 0),
    }
    assert all(
        star(game).moves.contains(move) == (move in found)
        for move in product(range(31), repeat=game.heaps)
    )


LIMITS = ["wythoff", "star(wythoff)", "subtraction:take=3,11,13", "permutation:images=3,1,2,4"]
LIMITS += ["invariant:moves=(1,2),(2,1),(3,3)", "permutation:images=2,3,1,then=repeat", "mouse"]


@pytest.mark.parametrize("name", LIMITS)
def test_limits_are_the_even_powers_that_have_settled(name: str) -> None:
    base = catalogue.game(name)
    game = catalogue.game(f"limit({name})")
    assert isinstance(game, Invariant)
    assert game.name == f"limit({name})"
    side = 16
    top = (side,) * base.heaps
    settled = fitting(power(base, 2 * base.heaps * side), top)  # the most that it can take
    assert fitting(game, top) == settled == fitting(power(base, 2 * base.heaps * side + 2), top)
    assert fitting(power(game, 2), top) == settled
    assert fitting(limit_game(game), top) == settled
    assert fitting(star(game), top) == fitting(limit_game(star(base)), top)
    assert set(limit(star(star(base)), top).moves) == settled
    lost = Reference(game).p_positions(side)
    assert lost == list(Reference(power(base, 2 * base.heaps * side)).p_positions(side))


def test_limits_that_are_known() -> None:
    """Nim by Theorem 8, pairs by (14), and the Mouse game, whose double star is the trap."""
    assert catalogue.game("limit(nim:piles=3)").solution.claims[-1] == "star/thm-8"  # type: ignore
    for name in ("nim", "dual-nim", "nim:piles=3", "pair", "pair:alpha=pi/2"):
        base = catalogue.game(name)
        assert isinstance(base, Invariant)
        top = (12,) * base.heaps
        assert fitting(limit_game(base), top) == fitting(base, top) == fitting(power(base, 2), top)
    assert fitting(limit_game(mouse()), (60, 60)) == fitting(mousetrap(), (60, 60))


def test_a_limit_on_a_long_and_slim_board() -> None:
    slow = permutation([2, 3, 1], "repeat")
    assert fitting(limit_game(slow), (2, 5_000)) == {*limit(slow, (2, 5_000)).moves}
    assert FOREVER % 2 == 0


@pytest.mark.parametrize("name", ["limit(wythoff)", "limit(permutation:images=2,3,1,then=repeat)"])
def test_every_solver_knows_the_limit(name: str) -> None:
    game = catalogue.game(name)
    lost = Reference(game).p_positions(30)
    assert Bits(game).p_positions(30) == lost == Sieve(game).p_positions(30)


def test_the_rule_of_a_limit() -> None:
    assert limit_game(star(wythoff())).rule.startswith(
        "What you take must be a move of all but finitely many of ((Wythoff nim)⋆)⋆⋆, "
    )
    assert star(limit_game(wythoff())).rule.startswith(
        "What you take must itself be a P-position of the ⋆⋆-limit of Wythoff nim, one from which "
        "whoever moves loses. In the ⋆⋆-limit of Wythoff nim: What you take must be a move of all "
    )


EVERYWHERE = "star: takes a game with the same moves everywhere, such as wythoff, or with known "
EVERYWHERE += "P-positions, such as mouse, not"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("star(chromatic:red=evil,stacks=3)", f"{EVERYWHERE} chromatic:red=evil,stacks=3"),
        ("star(star(blackwhite:black=2))", f"{EVERYWHERE} blackwhite:black=2"),
        ("star(mark:end=1)", f"{EVERYWHERE} mark:end=1"),
        (
            "limit(chromatic:stacks=3)",
            f"{EVERYWHERE.replace('star', 'limit')} chromatic:red=evil,stacks=3",
        ),
        ("limit(nim + nim)", "limit: takes one invariant subtraction game, not the sum nim + nim"),
        ("limit(nim", "cannot read 'limit(nim' as a game; write limit(GAME), as limit(wythoff)"),
        ("limit", "cannot read 'limit' as a game; write limit(GAME), as limit(wythoff)"),
        ("star(nim + nim)", "star: takes one invariant subtraction game, not the sum nim + nim"),
        (
            "star(star(nim) + nim)",
            "star: takes one invariant subtraction game, not the sum star(nim) + nim",
        ),
        ("star(nim", "cannot read 'star(nim' as a game; write star(GAME), as star(wythoff)"),
        (
            "star(star(nim) + star(nim))",
            "star: takes one invariant subtraction game, not the sum star(nim) + star(nim)",
        ),
        ("star(nim)x", "cannot read 'star(nim)x' as a game; write star(GAME), as star(wythoff)"),
        (
            "star(star(nim)",
            "cannot read 'star(star(nim)' as a game; write star(GAME), as star(wythoff)",
        ),
        ("star", "cannot read 'star' as a game; write star(GAME), as star(wythoff)"),
        ("star(nimm)", "unknown game 'nimm'; did you mean 'nim'?"),
        ("star(nim))", "cannot read 'star(nim))' as a game; write star(GAME), as star(wythoff)"),
    ],
)
def test_wrong_stars(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=r"^") as caught:
        catalogue.game(text)
    assert str(caught.value) == complaint


def test_wrong_calls() -> None:
    with pytest.raises(ValueError, match=r"^star: must be applied from 1 to 1,000,000"):
        power(nim(), 0)
    with pytest.raises(ValueError, match=r"^star: takes one invariant subtraction game, not"):
        star(add(nim(), nim()))
    with pytest.raises(ValueError, match=r"^star: takes a game with the same moves everywhere"):
        star(chromatic("evil", stacks=3))
    with pytest.raises(ValueError, match=r"^nim: a position has 2 heaps, not 1$"):
        limit(nim(), (3,))


@pytest.mark.parametrize("position", [(10**9, 10**9), (10**10000, 3), (5500, 5500)])
def test_boards_that_would_not_fit_are_refused_at_once(position: Position) -> None:
    game = star(wythoff())
    complaint = (
        "star(wythoff): the board for such heaps has more than the 30,000,000 positions that fit; "
        "ask for smaller heaps"
    )
    for ask in (game.moves.contains, game.moves.within):
        with pytest.raises(ValueError, match=r"^") as caught:
            ask(position)
        assert str(caught.value) == complaint
    assert game.moves.contains((3, 5))


def test_a_board_that_fits_only_without_doubling() -> None:
    game = star(vectors([(1, 1)]))
    assert game.moves.contains((0, 20_000_000))
    assert game.moves.contains((0, 29_999_999))
