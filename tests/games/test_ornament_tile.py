"""Which P-positions of a pair game repeat, by the definition, and the tile, place by place."""

import pytest

from chromdocs.games.catalogue import game
from chromdocs.games.ornament_tile import exceptions, not_repeated, repeated, tile_at, vectors
from chromdocs.solve.choose import solver

PAIRS = [(3, 5, 2), (3, 4, -1), (2, 3, 0), (4, 5, -2)]
Place = tuple[int, int]


def lost(p: int, q: int, t: int, to: int) -> set[Place]:
    found = solver(game(f"rational-pair:p={p},q={q},t={t}")).p_positions(to)
    return {place for x, y in found if x for place in ((x, y), (y, x))}


def repeats(places: set[Place], at: Place, vector: Place, to: int) -> bool:
    steps = ((at[0] + vector[0] * n, at[1] + vector[1] * n) for n in range(to))
    return all(place in places for place in steps if max(place) <= to)


@pytest.mark.parametrize(("p", "q", "t"), PAIRS)
def test_exceptions_by_their_definition(p: int, q: int, t: int) -> None:
    to, tried = 60, [(q, q), (q * (q - p), q * p)]
    assert list(vectors(p, q)) == tried
    places = lost(p, q, t, to)
    half = sorted((x, y) for x, y in places if x <= y)
    alone = [at for at in half if not any(repeats(places, at, vector, to) for vector in tried)]
    assert sorted(not_repeated(p, q, t, to, to)) == alone
    judged = [(x, y) for x, y in alone if all(max(x + 2 * a, y + 2 * b) <= to for a, b in tried)]
    assert exceptions(p, q, t, to) == (len(half), judged)


@pytest.mark.parametrize(("p", "q", "t"), PAIRS)
def test_what_repeats_each_position(p: int, q: int, t: int) -> None:
    to, board = 20, 60
    places, steep = lost(p, q, t, board), (q * (q - p), q * p)
    found = repeated(p, q, t, to, board)
    assert set(found) == {place for place in places if max(place) <= to}
    for at, said in found.items():
        up, down, along = (
            repeats(places, at, vector, board) for vector in (steep, steep[::-1], (q, q))
        )
        kinds = {(True, True): "both", (True, False): "steep", (False, True): "flat"}
        assert said == kinds.get((up, down), "diagonal" if along else "none"), at


def test_the_tile_covers_the_pattern() -> None:
    placed = tile_at(2, 3, 0, 40)
    assert placed
    corner, inside = placed
    places, a, b = lost(2, 3, 0, 90), 3, 6
    assert len(inside) == len(set(inside)) == b * b - a * a
    assert (corner, corner) in inside
    for x, y in inside:
        for step in ((a, b), (b, a)):
            assert ((x, y) in places) == ((x + step[0], y + step[1]) in places)


def test_a_board_too_small_has_no_tile() -> None:
    assert tile_at(3, 4, -1, 15) is None
