"""The figures on continued fractions against brute force and floors, with code of their own."""

import re
from fractions import Fraction
from itertools import product
from math import isqrt

import pytest
from each import failing

from chromdocs.figures.figure import Arrow, Box, Cells, Exhibit, Figure, Line, Points
from chromdocs.games.gamma import D_PRINTED, first_gap_too_high
from chromdocs.papers import EXHIBITS

OWN = {id: exhibit for id, exhibit in EXHIBITS.items() if exhibit.paper.key == "fractions"}
Move = tuple[int, int]


def gamma_pair(k: int, n: int) -> Move:
    """Return the floors of n·alpha_k and n·beta_k, from their roots."""
    root = isqrt(n * n * k * (k + 4))
    return (n * k + root) // (2 * k), (n * (k + 2) + root) // 2


def extra(k: int, to: int) -> dict[Move, int]:
    """Return the Type III moves of Theorem 3 in both orders, with their i."""
    found = {}
    for i in range(1, k):
        f, g = i + 1, (k + 1) * (i + 1) + i
        while g - 1 <= to:
            found |= {(f, g - 1): i, (g - 1, f): i}
            f, g = f + g, k * f + (k + 1) * g + i
    return found


def plain(k: int, to: int) -> set[Move]:
    """Return the moves of k-Wythoff nim."""
    board = product(range(to + 1), repeat=2)
    return {(s, t) for s, t in board if s + t and (0 in (s, t) or abs(s - t) < k)}


def lost(moves: set[Move], to: int) -> set[Move]:
    """Return the P-positions of the game with these moves, from the definition."""
    found: set[Move] = set()
    for x, y in product(range(to + 1), repeat=2):
        if not any((x - s, y - t) in found for s, t in moves):
            found.add((x, y))
    return found


def panel(figure: Figure, name: str) -> set[Move]:
    return {(x, y) for what, x, y in figure.data if what == name}


def points(figure: Figure, role: str) -> dict[tuple[float, float], str]:
    """Return the points of a role with what is said of them."""
    return {
        (x, y): said
        for mark in figure.marks
        if isinstance(mark, Points) and mark.role == role
        for x, y, said in zip(mark.x, mark.y, mark.hover, strict=True)
    }


@pytest.mark.parametrize("k", [1, 2, 3])
def test_panels_show_the_games_that_brute_force_finds(k: int) -> None:
    to = 14
    even = {(t, t) for t in range(2, 2 * k, 2)}
    more = {(2 * k + 1, 2 * k + 2), (2 * k + 2, 2 * k + 1)}
    board = set(product(range(to + 1), repeat=2))
    for id, moves in (
        ("wythoff-panels", plain(k, to)),
        ("gamma-panels", plain(k, to) | set(extra(k, to))),
        ("duchene-rigo-panels", (plain(1, to) - even | more) & board),
    ):
        figure = EXHIBITS[id].make(k=k, to=to)
        assert panel(figure, "move") == moves
        assert panel(figure, "P-position") == lost(moves, to)
        pairs = lost(moves, to) - {(0, 0)}
        assert panel(figure, "move after two stars") == lost(pairs, to) - {(0, 0)}


def test_panels_are_drawn_side_by_side() -> None:
    figure = EXHIBITS["gamma-panels"].make()
    drawn = points(figure, "move")
    assert drawn[9, 25] == "(9, 25): a move, Type III, i = 1"
    assert drawn[3, 4] == "(3, 4): a move, from both, with difference 1"
    step = figure.x.ticks[3][0] - 10  # where the second panel has its 0
    assert points(figure, "p")[step + 4, 11] == "(4, 11): P, pair number 3"
    right = {(x - 2 * step, y) for x, y in drawn if x >= 2 * step}
    assert right == panel(figure, "move after two stars")


@pytest.mark.parametrize("k", [2, 4])
def test_the_three_types_of_moves(k: int) -> None:
    figure = EXHIBITS["gamma-moves"].make(k=k, to=24)
    kinds = {(x, y): kind for x, y, kind in figure.data}
    more = extra(k, 24)
    assert set(kinds) == plain(k, 24) | set(more)
    assert {move for move, kind in kinds.items() if kind == "III"} == set(more)
    said = points(figure, "move")
    for move, i in more.items():
        assert said[move].endswith(f"Type III, i = {i}")
    assert set(points(figure, "p")) == lost(set(kinds), 24) - {(0, 0)}


@pytest.mark.parametrize("k", [1, 3])
def test_answers_win_and_type_iii_only_where_nothing_else_does(k: int) -> None:
    to = 20
    figure = EXHIBITS["gamma-answers"].make(k=k, to=to)
    more = extra(k, to)
    goals = lost(plain(k, to) | set(more), to)
    for x, y, answer in figure.data:
        taken = {(x - a, y - b) for a, b in goals if a <= x and b <= y}
        kinds = {"I" if 0 in m else "II" for m in taken if 0 in m or abs(m[0] - m[1]) < k}
        kinds |= {"III"} if taken & set(more) else set()
        assert (answer == "P") == ((x, y) in goals)
        assert answer == "P" or answer in kinds
        assert answer != "III" or kinds == {"III"}
    cells = [mark for mark in figure.marks if isinstance(mark, Cells)]
    assert sum(len(mark.x) for mark in cells) == (to + 1) ** 2
    for said in (text for mark in cells for text in mark.hover if "wins" in text):
        x, y, kind, a, b = re.fullmatch(
            r"\((\d+), (\d+)\): N, Type (I+) to \((\d+), (\d+)\) wins", said
        ).groups()
        assert (int(a), int(b)) in goals
        assert (0 in (int(x) - int(a), int(y) - int(b))) == (kind == "I")


def test_greedy_steps_end_with_the_moves_of_theorem_3() -> None:
    figures = [EXHIBITS["greedy-steps"].make(step=step, k=3) for step in range(4)]
    adjoined = [{(x, y) for x, y, what in f.data if what == "adjoined"} for f in figures]
    assert [len(moves) for moves in adjoined] == [0, 1, 2, 3]
    assert adjoined[3] == {move for move in extra(3, 44) if move[0] < move[1]}
    goals = {p for n in range(50) for p in (gamma_pair(3, n), gamma_pair(3, n)[::-1])}
    for figure, chosen in zip(figures, adjoined, strict=True):
        moves = plain(3, 44) | chosen | {move[::-1] for move in chosen}
        missing = {(x, y) for x, y, what in figure.data if what == "no answer yet"}
        board = set(product(range(45), repeat=2)) - goals
        reached = {(x, y) for x, y in board if any((x - a, y - b) in moves for a, b in goals)}
        assert missing == board - reached
    assert "Now every position has a move" in figures[3].caption
    with pytest.raises(ValueError, match="greedy-steps: step must be a whole number from 0 to 4"):
        EXHIBITS["greedy-steps"].make(step=5)


@pytest.mark.parametrize(("k", "n"), [(4, 32), (2, 2), (3, 13), (5, 60)])
def test_the_winning_move_leads_to_a_pair(k: int, n: int) -> None:
    figure = EXHIBITS["gamma-winning-move"].make(k=k, n=n)
    a, b = gamma_pair(k, n)
    u, v, x, y = map(
        int,
        re.search(
            r"index, \((\d+), (\d+)\), which leads to \((\d+), (\d+)\)", figure.caption
        ).groups(),
    )
    assert (u, v) in extra(k, b)
    assert (x, y) == (a - u, b - 1 - v)
    assert (x, y) in {gamma_pair(k, m) for m in range(n)}
    for m, letter, first, second, c, d in figure.data:
        assert (first, second) == gamma_pair(k, m)
        assert (c, d) == tuple(
            p - q for p, q in zip((first, second), gamma_pair(k, m - 1), strict=True)
        )
        assert (letter == "σ") == (d == k + 1)
    filled = [m for m in figure.marks if isinstance(m, Box) and m.role == "p"]
    assert [box.hover for box in filled] == [f"({u}, {v}): the largest that fits"]


def test_the_example_of_the_paper_is_told() -> None:
    figure = EXHIBITS["gamma-winning-move"].make()
    assert [row[2:4] for row in figure.data] == [(35, 169), (36, 174), (37, 180), (38, 186)]
    assert [row[1] for row in figure.data] == ["τ₄", "σ", "τ₁", "τ₂"]
    with pytest.raises(ValueError, match="pair 5 for k = 4 has no index"):
        EXHIBITS["gamma-winning-move"].make(n=5)


def test_alpha_and_beta_lie_between_their_bounds() -> None:
    chart, parts = EXHIBITS["alpha-beta-chart"].make(), EXHIBITS["fractional-parts"].make()
    for (k, alpha, beta), (_, low, high) in zip(chart.data, parts.data, strict=True):
        root = isqrt(k * (k + 4) * 10**40)
        assert alpha == f"{(k * 10**20 + root) // (2 * k * 10**10) / 10**10:.10f}"
        assert beta == f"{((k + 2) * 10**20 + root) // (2 * 10**10) / 10**10:.10f}"
        assert 1 < float(alpha) < 1 + 1 / k
        assert k + 1 < float(beta) < k + 2
        assert abs(float(alpha) - 1 - float(low)) < 1e-9
        assert abs(k * float(low) - float(high)) < 1e-8
    assert points(chart, "p")[2, 3.732050807568 / 42] == "β₂ = 3.7320…, between 3 and 4"


@pytest.mark.parametrize("number", ["alpha", "beta"])
@pytest.mark.parametrize("k", [1, 2, 5])
def test_squares_fill_the_rectangle(number: str, k: int) -> None:
    figure = EXHIBITS["cf-squares"].make(k=k, number=number)
    boxes = [mark for mark in figure.marks if isinstance(mark, Box)]
    assert len(boxes) == sum(count for _, count, _ in figure.data)
    area = sum(count * float(side) ** 2 for _, count, side in figure.data)
    whole = figure.x.range[1] - 0.01
    assert whole * 0.98 < area < whole
    assert [count for _, count, _ in figure.data][1:4] == (
        [k, 1, k] if number == "alpha" else [1, k, 1]
    )
    with pytest.raises(ValueError, match="unknown number 'gamma'"):
        EXHIBITS["cf-squares"].make(number="gamma")


@pytest.mark.parametrize("k", [1, 2, 4])
def test_records_are_convergents(k: int) -> None:
    figure = EXHIBITS["convergents"].make(k=k, to=120)
    found = []
    for last in range(12):
        value = Fraction((1, k)[last % 2])
        for quotient in reversed([(1, k)[turn % 2] for turn in range(last)]):
            value = quotient + 1 / value
        found.append((value.numerator, value.denominator))
    expected = [(top, low) for top, low in found if low <= 120][k == 1 :]
    assert [(m, n) for n, m, _, record in figure.data if record] == expected


@pytest.mark.parametrize("k", [1, 2, 5])
def test_the_cut_line_spells_the_steps_of_b(k: int) -> None:
    figure = EXHIBITS["cutting-sequence"].make(k=k)
    for n, letter, _, _ in figure.data:
        step = gamma_pair(k, n)[1] - gamma_pair(k, n - 1)[1]
        assert letter == ("σ" if step == k + 1 else "τ")
    (line,) = [mark for mark in figure.marks if isinstance(mark, Line) and mark.role == "ink"]
    slope = line.y[1] / line.x[1]
    for role in ("n", "accent"):
        for (x, y), said in points(figure, role).items():
            assert abs(y - slope * x) < 1e-9
            assert (x == int(x)) == (role == "n") or (x, y) == (0, 0)
            assert f"d = {k + 1 if role == 'accent' else k + 2}" in said


@pytest.mark.parametrize("k", [1, 2, 4])
def test_the_tree_replaces_letters_by_their_images(k: int) -> None:
    figure = EXHIBITS["word-tree"].make(k=k)
    rows: dict[int, str] = {}
    for generation, _, letter, named in figure.data:
        rows[generation] = rows.get(generation, "") + letter
        assert named[0] == letter
    images = {"σ": "σ" + k * "τ", "τ": "σ" + (k + 1) * "τ"}
    for generation in range(1, len(rows)):
        assert rows[generation] == "".join(images[letter] for letter in rows[generation - 1])
    last = [(n, named) for generation, n, _, named in figure.data if generation == len(rows) - 1]
    subscript = str(k).translate(str.maketrans("12345", "₁₂₃₄₅"))
    for n, named in last:  # Lemma 17
        assert (gamma_pair(k, n)[0] - gamma_pair(k, n - 1)[0] == 2) == (named == "τ" + subscript)


@pytest.mark.parametrize("pair", ["gamma", "wythoff", "duchene-rigo"])
def test_the_line_shares_out_the_numbers(pair: str) -> None:
    figure = EXHIBITS["beatty-line"].make(k=3, pair=pair, to=60)
    assert [m for m, *_ in figure.data] == list(range(1, 61))
    lower = [m for m, name, _ in figure.data if name == "α"]
    assert [n for _, name, n in figure.data if name == "α"] == list(range(1, len(lower) + 1))
    if pair == "gamma":
        assert lower == [gamma_pair(3, n)[0] for n in range(1, len(lower) + 1)]


@pytest.mark.parametrize("id", ["duchene-rigo-errata", "abstract-errata"])
def test_printed_pairs_fail_from_2_on_and_mended_ones_never(id: str) -> None:
    for k in range(1, 6):
        figure = EXHIBITS[id].make(k=k)
        times = {(pair, m): count for m, pair, count in figure.data}
        assert {count for (pair, _), count in times.items() if pair == "mended"} == {1}
        assert ({times["printed", m] for m in range(1, 21)} == {1}) == (k == 1)
    figure = EXHIBITS[id].make()
    first = {"duchene-rigo-errata": "2 never, 3 twice", "abstract-errata": "6 twice, 7 never"}[id]
    assert first in figure.caption


def test_the_extra_move_of_example_5() -> None:
    figure = EXHIBITS["extra-move-errata"].make()
    data = {(x, y): what for what, x, y in figure.data}
    assert data[161, 780] == "computed"
    assert data[163, 780] == "printed"
    assert (161, 780) in extra(4, 800)
    assert {p for p, what in data.items() if what == "P-position"} <= {
        gamma_pair(4, n) for n in range(200)
    }
    goals = [p for n in range(200) for p in (gamma_pair(4, n), gamma_pair(4, n)[::-1])]
    moves = set(extra(4, 800)) - {(161, 780), (780, 161)}
    taken = [(161 - a, 780 - b) for a, b in goals if a <= 161 and b <= 780]
    assert not [m for m in taken if 0 in m or abs(m[0] - m[1]) < 4 or m in moves]
    assert "has no move to a P-position" in figure.caption


@pytest.mark.parametrize("k", [4, 5, 6])
def test_the_nearest_gap_is_too_high(k: int) -> None:
    (x, y), high, good = first_gap_too_high(k)
    pairs = [gamma_pair(k, n) for n in range(30)]
    earlier = [(abs(b - a - (y - x)), b, (a, b)) for a, b in pairs if a < x]
    assert min(earlier)[2] == high
    assert high[1] >= y
    assert good in pairs
    assert good[0] < x
    assert abs((x - good[0]) - (y - good[1])) < k
    figure = EXHIBITS["nearest-gap-errata"].make(k=k)
    assert len([mark for mark in figure.marks if isinstance(mark, Arrow)]) == 2
    with pytest.raises(ValueError, match="k must be a whole number from 4 to 9, not 3"):
        EXHIBITS["nearest-gap-errata"].make(k=3)


def test_the_morphisms_of_the_appendix() -> None:
    rows = {
        (name, letter): image for name, letter, image, _ in EXHIBITS["morphism-errata"].make().data
    }
    assert rows["θ", "0"] == rows["EσE", "0"] == rows["Eσ", "1"] == rows["(Eη)ᵏη", "1"] == "110"
    assert rows["θ", "1"] == rows["EσE", "1"] == rows["Eσ", "0"] == rows["(Eη)ᵏη", "0"] == "1101"


def test_the_steps_of_example_2() -> None:
    figure = EXHIBITS["steps-errata"].make()
    assert [row[2] for row in figure.data] == [
        gamma_pair(2, n)[1] - gamma_pair(2, n - 1)[1] for n in range(1, 16)
    ]
    assert tuple(row[3] for row in figure.data) == (*D_PRINTED, "")
    assert "part at n = 11" in figure.caption


def check_refusals(exhibit: Exhibit) -> None:
    for name in exhibit.parameters:
        for bad in ("many", "-1", "1000000"):
            with pytest.raises(ValueError, match=f"{exhibit.id}: ") as caught:
                exhibit.make(**{name: bad})
            assert "\n" not in str(caught.value)


def test_bad_parameters_are_refused() -> None:
    assert OWN
    assert failing(check_refusals, OWN) == {}


def check_steps(exhibit: Exhibit) -> None:
    made = [figure for _, figure in exhibit.made_steps()]
    assert len({figure.caption for figure in made}) == len(made)
    assert all(150 <= len(figure.alt) <= 450 for figure in made)


def test_every_step_builds_and_differs() -> None:
    assert failing(check_steps, OWN) == {}
