"""The slips in proofs and in the words between theorems, by code that shares nothing with it."""

from collections.abc import Callable
from functools import cache, reduce
from itertools import combinations, product
from operator import xor

from chromdocs.claims.verify import run
from chromdocs.papers import LEDGER
from chromdocs.solve.reference import Reference

Position = tuple[int, ...]


def lowered(at: Position) -> list[Position]:
    return [(*at[:i], less, *at[i + 1 :]) for i in range(len(at)) for less in range(at[i])]


def lost(to: int, piles: int, legal: Callable[[Position], bool]) -> set[Position]:
    """Return the P-positions among those that a move may leave."""

    @cache
    def is_p(at: Position) -> bool:
        return not any(is_p(after) for after in lowered(at) if legal(after))

    return {at for at in product(range(to + 1), repeat=piles) if legal(at) and is_p(at)}


def multiples(beta: int, to: int) -> set[Position]:
    return lost(to, 2, lambda at: any(heap % beta == 0 for heap in at))


def where(id: str) -> tuple[str, str]:
    found = run(LEDGER[f"blackwhite/{id}"], Reference).counterexample
    assert found is not None
    return found.at, found.found


def test_two_printed_pairs_of_theorem_1_share_a_heap() -> None:
    assert where("thm-1/proof-class") == ("beta = 3, from (9, 7) to (9, 5)", "the same form")
    form = {(3 * (n + t), 3 * n + t) for n in range(1, 5) for t in (1, 2)}
    assert {(9, 7), (9, 5)} <= form
    for beta in range(2, 7):
        larger = [beta * ((beta - 1) * n + t) for n in range(6) for t in range(1, beta)]
        assert len(set(larger)) == len(larger)


def form(beta: int, first: int) -> set[Position]:
    """Return the pairs of the form (2), n from *first*."""
    return {(beta * (n + t), beta * n + t) for n in range(first, 30) for t in range(1, beta)}


def test_the_move_for_the_lower_multiple_has_the_printed_form_from_two_on() -> None:
    assert where("thm-1/proof-lowering") == ("beta = 2, from (0, 1) to (0, -1)", "no move")
    for beta in (2, 3, 5):
        has = [i for i in range(9) if (beta * i, beta * (i - 1) + 1) in form(beta, 1)]
        assert has == [2, 3, 4, 5, 6, 7, 8]
        assert not any({0, beta} & {*pair} for pair in form(beta, 1))
        assert (beta, 1) in form(beta, 0)


def test_the_move_for_the_lower_multiple_wins_for_two_only() -> None:
    assert all((2 * i, 2 * i - 1) in multiples(2, 16) for i in range(1, 9))
    three = multiples(3, 18)
    assert [i for i in range(1, 7) if (3 * i, 3 * i - 2) in three] == [1]
    assert [after for after in lowered((6, 6)) if after in three] == [(2, 6), (6, 2)]


def test_the_move_for_the_higher_multiple() -> None:
    assert where("thm-1/proof-higher") == ("beta = 2, (2, 1)", "not of the form")
    assert (2, 1) in form(2, 0) - form(2, 1)
    for beta in (2, 3, 5):
        for n, t in product(range(4), range(1, beta)):
            pairs = {(i, (beta * i, beta * n + i - n)) for i in range(n + 1, n + t)}
            assert {pair for _, pair in pairs} <= form(beta, 0)
            assert (n + t, beta * n + t) not in form(beta, 0)  # a factor beta is lost
    assert (1, 1) not in multiples(2, 4)
    three = multiples(3, 12)
    assert (9, 4) in three
    assert (6, 4) not in three


def test_case_2_has_an_empty_heap() -> None:
    assert where("thm-2/proof-case-2") == ("beta = (3+sqrt(5))/2, (1, 0)", "legal")


def test_nim_is_the_one_game_that_is_translation_invariant() -> None:
    def is_invariant(white: set[int]) -> bool:
        places = list(product(range(6), repeat=2))
        legal = {
            (at, after) for at in places for after in lowered(at) if not white.issuperset(after)
        }
        moves = {(x - u, y - v) for (x, y), (u, v) in legal}
        fits = ((at, m) for at in places for m in moves if at[0] >= m[0] and at[1] >= m[1])
        return all((at, (at[0] - m[0], at[1] - m[1])) in legal for at, m in fits)

    whites = [set(chosen) for size in range(5) for chosen in combinations(range(1, 5), size)]
    assert [white for white in whites if is_invariant(white)] == [set()]


def test_must_white_turns_into_nim_on_three_piles_and_not_on_four() -> None:
    for size in range(5):
        for chosen in combinations(range(1, 5), size):
            white = {0, *chosen}
            found = lost(4, 3, lambda at, w=white: w.issuperset(at))  # type: ignore[misc]
            one_empty = {at for at in found if at.count(0) == 1}
            assert one_empty == {at for at in one_empty if at[0] ^ at[1] ^ at[2] == 0}
            assert {(0, w, w) for w in chosen} <= one_empty
    odious = {0, 1, 2, 4}
    assert (0, 1, 2, 4) in lost(4, 4, odious.issuperset)


def test_the_other_variations_do_not_turn_into_nim() -> None:
    def some(black: set[int], last: bool) -> Callable[[Position], bool]:
        return lambda at: bool(black & {*at}) or (last and not any(at))

    def both(at: Position) -> bool:
        return len({heap == 2 for heap in at if heap}) == 2

    assert (0, 1, 2) in lost(2, 3, some({2}, True))
    assert (0, 2) in lost(2, 2, some({2}, False))
    assert (0, 1, 2) in lost(2, 3, both)


def test_one_colour_with_empty_heaps_black_is_nim_for_the_even_levels_on_four_heaps() -> None:
    def one(at: Position) -> bool:
        return len({heap % 2 for heap in at}) == 1

    def nim_like(piles: int) -> bool:
        allowed = [at for at in product(range(7), repeat=piles) if one(at)]
        zero = {at for at in allowed if reduce(xor, at) == 0}
        return lost(6, piles, one) == zero

    assert nim_like(2)
    assert not nim_like(3)
    assert nim_like(4)
