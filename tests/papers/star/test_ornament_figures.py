"""Ornament games, the Mouse and nim's dual in pictures, against brute force with its own code."""

import re
from fractions import Fraction
from itertools import product
from math import gcd

import pytest
from each import failing

from chromdocs.figures.figure import Box, Cells, Exhibit, Figure, Points
from chromdocs.games.ornament_tile import repeated, tile_at
from chromdocs.papers import EXHIBITS

Place = tuple[int, int]
MODULES = tuple(f"chromdocs.papers.star.figures.{name}" for name in ("ornament", "mouse", "dual"))
OWN = {id: e for id, e in EXHIBITS.items() if e.build.__module__.startswith(MODULES)}


def pair_moves(p: int, q: int, t: int, to: int) -> set[Place]:
    """Return the pairs ⌊(qn − t)/p⌋, ⌊(qn + t − 1)/(q − p)⌋ up to *to*, in both orders."""
    pairs = {((q * n - t) // p, (q * n + t - 1) // (q - p)) for n in range(1, to + 2)}
    return {move for x, y in pairs if max(x, y) <= to for move in ((x, y), (y, x))}


def lost_places(moves: set[Place], to: int) -> set[Place]:
    """Return the P-positions of the game with these moves, from the definition."""
    lost: set[Place] = set()
    for x, y in product(range(to + 1), repeat=2):
        if not any((x - a, y - b) in lost for a, b in moves):
            lost.add((x, y))
    return lost


def both(pairs: set[Place]) -> set[Place]:
    return pairs | {(y, x) for x, y in pairs}


def mouse_pairs(to: int) -> set[Place]:
    pairs = {(3 * n // 2, 3 * n - 1) for n in range(1, to + 1)} | {(0, 0)}
    return both({pair for pair in pairs if max(pair) <= to})


def marks(figure: Figure, role: str) -> list[Cells | Points]:
    return [m for m in figure.marks if isinstance(m, Cells | Points) and m.role == role]


def places(figure: Figure, role: str) -> set[Place]:
    return {place for mark in marks(figure, role) for place in zip(mark.x, mark.y, strict=True)}


def told(figure: Figure) -> list[str]:
    drawn = [m for m in figure.marks if isinstance(m, Cells | Points)]
    return [text for mark in drawn for text in mark.hover]


def check_steps(exhibit: Exhibit) -> None:
    if exhibit.steps:
        made = dict(exhibit.made_steps())
        assert len({figure.data for figure in made.values()}) == len(exhibit.steps[1])
        assert exhibit.make().data in {figure.data for figure in made.values()}


def test_every_step_builds_and_differs():
    assert OWN
    assert failing(check_steps, OWN) == {}


@pytest.mark.parametrize(
    ("id", "parameters", "game"),
    [
        ("ornament-class-4", {"t": "-2"}, (3, 4, -2)),
        ("ornament-class-4", {}, (3, 4, -1)),
        ("ornament-class-3", {}, (2, 3, -1)),
        ("ornament-class-3", {"t": 1}, (2, 3, 1)),
        ("ornament-game", {}, (3, 5, 0)),
        ("ornament-game", {"game": "ornament:p=4,q=5,t=-3"}, (4, 5, -3)),
        ("mouse-star", {}, (2, 3, 0)),
        ("ornament-subsided", {"q": "5"}, (4, 5, 1)),
    ],
)
def test_boards_show_moves_and_p_positions(id, parameters, game):
    figure = EXHIBITS[id].make(**parameters, to=30)
    moves = pair_moves(*game, 30)
    lost = lost_places(moves, 30)
    assert places(figure, "move") == moves == {r[1:] for r in figure.data if r[0] == "move"}
    assert places(figure, "p") == lost == {row[1:] for row in figure.data if row[0] == "P"}
    for text in told(figure):
        x, y = map(int, re.match(r"\((\d+), (\d+)\)", text).groups())
        fit = sum(a <= x and b <= y for a, b in moves)
        if ": P" in text:
            assert ("no move fits" in text) == (fit == 0)
            assert fit < 2 or f"each of the {fit} moves" in text


def test_a_board_says_what_a_mark_is():
    said = told(EXHIBITS["ornament-class-4"].make())
    assert "(3, 6): a move, pair number 2" in said
    assert "(1, 1): P, no move fits" in said
    assert "(3, 3): P, each of the 2 moves that fit leads to N" in said


def test_the_wall_has_every_game_once():
    figure = EXHIBITS["ornament-wall"].make()
    found = {}
    for q, p, t, x, y in figure.data:
        found.setdefault((p, q, t), set()).add((x, y))
    assert len(found) == sum(isinstance(mark, Box) for mark in figure.marks) == 24
    for (p, q, t), upper in list(found.items())[::5]:
        lost = lost_places(pair_moves(p, q, t, 24), 24)
        assert upper == {(x, y) for x, y in lost if 0 < x <= y}
    (cells,) = [mark for mark in figure.marks if isinstance(mark, Cells)]
    assert len(cells.x) == sum(2 - (x == y) for *_, x, y in figure.data)
    assert "3/4, t = −1: (7, 11)" in cells.hover


@pytest.mark.parametrize(("q", "number"), [(2, 1), (3, 3), (4, 4), (5, 10), (6, 6)])
def test_the_wall_of_a_class(q, number):
    figure = EXHIBITS["ornament-wall"].make(classes=str(q))
    assert len({row[:3] for row in figure.data}) == number
    assert {row[0] for row in figure.data} == {q}


def test_what_repeats_a_position():
    lost = lost_places(pair_moves(3, 4, -1, 96), 96)
    for (x, y), kind in repeated(3, 4, -1, 24, 96).items():
        comes = [
            all((x + a * i, y + b * i) in lost for i in range(24) if max(x + a * i, y + b * i) < 97)
            for a, b in ((4, 12), (12, 4), (4, 4))
        ]
        name = {(1, 1): "both", (1, 0): "steep", (0, 1): "flat"}.get((*comes[:2],))
        assert kind == (name or ("diagonal" if comes[2] else "none"))


def test_the_tile_makes_the_pattern():
    corner, inside = tile_at(2, 3, 0, 40)
    lost = lost_places(pair_moves(2, 3, 0, 60), 60)
    assert len(set(inside)) == 6 * 6 - 3 * 3
    # no two places of the tile differ by a sum of its sides
    assert len({((2 * x - y) % 9, (2 * y - x) % 9, (x - corner) % 3) for x, y in inside}) == 27
    for x, y in inside:
        assert ((x, y) in lost) == ((x + 3, y + 6) in lost) == ((x + 6, y + 3) in lost)


@pytest.mark.parametrize("density", ["1/2", "2/3", "3/5", "5/6", "2/7"])
def test_rows_share_out_the_numbers_and_are_shifts(density):
    figure = EXHIBITS["rational-pairs"].make(density=density)
    p, q = map(int, density.split("/"))
    words = {}
    for t, number, letter, n in figure.data:
        words[t] = words.get(t, "") + letter
        pair = {"a": (q * n - t) // p, "b": (q * n + t - 1) // (q - p)}
        assert pair[letter] == number
    step = next(s for s in range(1, q + 1) if s * p % q == 1)
    assert f"moved {step} place" in figure.caption
    for t in range(1 - p, q - p):
        assert words[t + 1][: q - step] == words[t][step:q]
    assert len({word[:q] for word in words.values()}) == q


def test_counts_and_the_printed_formula():
    data = EXHIBITS["ornament-counts"].make(to=7).data
    for q, phi, found, printed in data:
        games = {
            frozenset(pair_moves(p, q, t, 3 * q))
            for p in range(1, q)
            if gcd(p, q) == 1
            for t in range(1 - p, q - p + 1)
        }
        assert found == len(games) == q * phi // 2
        assert Fraction(printed) - found == Fraction(q, 2)


@pytest.mark.parametrize("density", ["1/2", "2/3", "3/4"])
def test_offsets_are_those_of_complementary_sequences(density):
    figure = EXHIBITS["offsets-errata"].make(density=density)
    alpha = Fraction(density)
    q = alpha.denominator
    shown = {(u, v): stated for u, v, stated in figure.data}
    for u, v in product(range(-2 * q, 2 * q + 1), repeat=2):
        delta, gamma = Fraction(u, 2 * q), Fraction(v, 2 * q)
        numbers = sorted(
            (n - shift) // modulus
            for n in range(1, 6 * q)
            for shift, modulus in ((delta, alpha), (gamma, 1 - alpha))
        )[: 3 * q]
        assert (numbers == list(range(1, 3 * q + 1))) == ((u, v) in shown)
        if (u, v) in shown:
            assert shown[u, v] == ("yes" if Fraction(1, q) <= alpha + delta <= 1 else "no")
    assert "no" in shown.values()


def test_the_pair_2_5_is_no_p_position():
    figure = EXHIBITS["duality-errata"].make(to=16)
    pairs = pair_moves(3, 5, 2, 16)
    moves = lost_places(pairs, 16) - {(0, 0)}
    lost = lost_places(moves, 16)
    assert places(figure, "p") == lost & (pairs | {(0, 0)})
    assert places(figure, "move") == pairs - lost >= {(2, 5)}
    assert places(figure, "accent") == lost - pairs - {(0, 0)} >= {(2, 6)}
    for text in marks(figure, "move")[0].hover:
        x, y, a, b, c, d = map(int, re.findall(r"\d+", text))
        assert (x - a, y - b) == (c, d)
        assert (a, b) in moves
        assert (c, d) in lost
    held = EXHIBITS["duality-errata"].make(game="ornament:p=3,q=5,t=1", to=16)
    assert not places(held, "move")
    assert "Up to 16 they are." in held.caption


@pytest.mark.parametrize("q", [2, 3, 5])
def test_the_first_block_is_left_out(q):
    figure = EXHIBITS["subsided-errata"].make(q=q)
    block = places(figure, "accent")
    assert block == {(x, y) for x in range(1, q) for y in range(1, q)}
    assert block <= lost_places(pair_moves(q - 1, q, 1, 20), 20)


def test_class_2_has_the_empty_position():
    figure = EXHIBITS["class-2-errata"].make(to=12)
    assert places(figure, "accent") == {(0, 0)}
    lost = lost_places({(2 * n, 2 * n - 1) for n in range(1, 9)} | pair_moves(1, 2, 1, 12), 12)
    assert places(figure, "p") == lost


def mouse_options(x: int, y: int) -> set[Place]:
    """Return the options of the Mouse game."""
    found = {(i, y) for i in range(x)} | {(x, j) for j in range(y)}
    for s, t in product(range(x + 1), range(y + 1)):
        if (s or t) and abs(s - t) <= ((y - x) % 3 == 0):
            found.add((x - s, y - t))
    return found


def test_the_mouse_game():
    figure = EXHIBITS["mouse-game"].make(to=16)
    lost: set[Place] = set()
    for position in product(range(17), repeat=2):
        if not lost & mouse_options(*position):
            lost.add(position)
    assert places(figure, "p") == lost == mouse_pairs(16)
    grey = places(figure, "grid")
    assert grey == {(x, y) for x in range(17) for y in range(17) if (y - x) % 3 == 0 and x + y}
    for text in marks(figure, "grid")[0].hover:
        x, y, i, j = map(int, re.findall(r"\d+", text))
        assert (i, j) in mouse_options(x, y) & lost
    assert "(4, 8): P, pair number 3, 4 apart" in told(figure)


def test_moves_of_the_mouse_trap_by_family():
    figure = EXHIBITS["mousetrap-moves"].make()
    lost = lost_places(pair_moves(2, 3, 0, 36), 36)
    assert {row[:2] for row in figure.data} == {(x, y) for x, y in lost if 0 < x <= y}
    a = [3 * i // 2 for i in range(200)]
    few = {(1, 1), (3, 3), (3, 4), (4, 4), (4, 7), (6, 6), (6, 7), (6, 10)}
    stated = dict.fromkeys(few, "M_0")
    for n in range(3, 20):
        stated |= {(a[2 * n - 1], a[2 * m - 1]): "M_1" for m in range(n, 2 * n - 1)}
        stated |= {(a[2 * n], a[2 * m]): "M_2" for m in range(n, 2 * n - 2)}
        stated |= {(a[2 * n], a[4 * n - i]): "M_3" for i in (1, 3)}
    for x, y, family, printed in figure.data:
        assert ((x, y) in stated) == (printed == "yes")
        assert family == stated.get((x, y), "M_1")
    said = told(figure)
    assert "(7, 13): M₁, 3n−2 and 3m−2 for n = 3, m = 5\nmissing in the preprint: m = 2n−1" in said
    assert "(9, 13): M₃, 3n and 6n−5 for n = 3" in said
    assert "(9, 9): M₂, 3n and 3m for n = 3, m = 3" in said


def test_7_13_is_missing():
    figure = EXHIBITS["mousetrap-errata"].make()
    grey = places(figure, "grid")
    one_heap = both({(0, n) for n in range(1, 25)})
    lost = lost_places(grey | one_heap, 24)
    right = mouse_pairs(24)
    assert (7, 13) in lost - right
    assert places(figure, "accent") == lost - right
    assert places(figure, "red") == right - lost
    assert places(figure, "p") == lost & right
    full = lost_places(pair_moves(2, 3, 0, 24), 24) - {(0, 0)}
    assert full - grey - one_heap == both({(7, 13), (10, 19)})


def constrained(k: int, short: bool, free: bool, to: int) -> set[Place]:
    """Solve the constrained k-Mouse; *free* tells whether moves on one heap can be forbidden."""
    lost: set[Place] = set()
    for x, y in product(range(to + 1), repeat=2):
        sure, risky = False, 0
        for s, t in product(range(x + 1), range(y + 1)):
            apart = abs(s - t)
            if s == t == 0 or (x - s, y - t) not in lost:
                continue
            if apart >= k and (short or (s and t)):
                continue
            if 0 < apart < k and (free or (s and t)):
                risky += (x - s, y - t) != (0, 0)
            else:
                sure = True
        if not sure and risky <= k - 2:
            lost.add((x, y))
    return lost


@pytest.mark.parametrize("k", [3, 4, 5])
def test_the_constrained_mouse(k):
    figure = EXHIBITS["constrained-mouse"].make(k=k, to=15)
    assert places(figure, "p") == constrained(k, short=False, free=False, to=15)
    assert places(figure, "muted") == (set() if k == 3 else mouse_pairs(15))


@pytest.mark.parametrize(
    ("reading", "short", "free"),
    [
        ("printed", True, True),
        ("all-any", False, True),
        ("short-both", True, False),
        ("corrected", False, False),
    ],
)
def test_readings_of_the_constrained_mouse(reading, short, free):
    figure = EXHIBITS["constrained-mouse-errata"].make(reading=reading, to=12)
    lost, right = constrained(3, short, free, 12), mouse_pairs(12)
    assert places(figure, "p") == lost & right
    assert places(figure, "accent") == lost - right
    assert places(figure, "red") == right - lost
    assert (lost == right) == (reading == "corrected")


@pytest.mark.parametrize("z", [0, 2, 5])
def test_slices_of_the_dual_of_nim(z):
    to = 7
    figure = EXHIBITS["dual-nim-slices"].make(z=z, to=to)
    moves = [m for m in product(range(to + 1), repeat=3) if any(m) and m[0] ^ m[1] ^ m[2] == 0]
    lost: set[tuple[int, ...]] = set()
    for x, y, height in product(range(to + 1), repeat=3):
        if not any((x - a, y - b, height - c) in lost for a, b, c in moves):
            lost.add((x, y, height))
    assert places(figure, "p") == {(x, y) for x, y, height in lost if height == z}
    assert places(figure, "move") == {(a, b) for a, b, c in moves if c == z}
    for text in marks(figure, "grid")[0].hover:
        heaps = list(map(int, re.findall(r"\d+", text)))
        after = tuple(heaps[i] - heaps[i + 3] for i in range(3))
        assert tuple(heaps[3:]) in moves
        assert after in lost


def advised(heaps: tuple[int, ...]) -> set[tuple[int, ...]]:
    """Return what may remain in the old place when Remark 7 has been followed."""
    piles = [i for i, heap in enumerate(heaps) if heap]
    if len(piles) < 2:
        return {heaps}
    least = min(heaps[i] for i in piles)
    found: set[tuple[int, ...]] = set()
    for i, j in product(piles, repeat=2):
        if i != j and heaps[i] == least:
            found |= advised(tuple(h - least * (n in (i, j)) for n, h in enumerate(heaps)))
    return found


@pytest.mark.parametrize("z", [0, 2, 3])
def test_the_advice_for_nim(z):
    figure = EXHIBITS["nim-advice-errata"].make(z=z, to=8)
    for x, y, height, found in figure.data:
        heaps = (x, y, height)
        if x ^ y ^ height == 0:
            assert found == "none"
            continue
        rests = [rest for rest in advised(heaps) if any(rest)]
        after = [tuple(a - b for a, b in zip(heaps, rest, strict=True)) for rest in rests]
        good = any(a ^ b ^ c == 0 for a, b, c in after)
        assert found == ("right" if good else "wrong")
    assert ((1, 2, 2, "wrong") in figure.data) == (z == 2)


@pytest.mark.parametrize(
    ("id", "parameters", "message"),
    [
        ("ornament-class-4", {"t": 2}, "t must be a whole number from -2 to 1, not 2"),
        ("ornament-class-3", {"to": "wide"}, "to must be a whole number from 8 to 100, not wide"),
        ("ornament-game", {"game": "wythoff"}, "game must be an ornament game such as"),
        ("ornament-game", {"game": "ornament:p=2,q=4"}, "p/q must be in lowest terms, not 2/4"),
        (
            "ornament-wall",
            {"classes": "7"},
            "classes must be one of 2, 3, 4, 5, 6, a range such as 2-4, or all, not 7",
        ),
        ("ornament-tile", {"to": 8}, "from 16 to 100, not 8"),
        ("ornament-counts", {"to": 99}, "from 4 to 14, not 99"),
        ("rational-pairs", {"density": "2/4"}, "in lowest terms"),
        ("rational-pairs", {"density": "half"}, "not 'half'"),
        ("offsets-errata", {"density": "1/9"}, "a denominator up to 5"),
        ("ornament-subsided", {"q": 1}, "q must be a whole number from 2 to 12, not 1"),
        ("subsided-errata", {"q": 4, "to": 7}, "to must be a whole number from 8 to 40, not 7"),
        ("mousetrap-errata", {"to": 13}, "from 14 to 40"),
        ("constrained-mouse", {"k": 2}, "k must be a whole number from 3 to 8, not 2"),
        ("constrained-mouse-errata", {"reading": "print"}, "did you mean 'printed'"),
        ("dual-nim-slices", {"z": -1}, "z must be a whole number from 0 to 15, not -1"),
        ("nim-advice-errata", {"to": 50}, "from 3 to 24, not 50"),
    ],
)
def test_wrong_parameters_get_one_line(id, parameters, message):
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        EXHIBITS[id].make(**parameters)
    assert "\n" not in str(caught.value)
