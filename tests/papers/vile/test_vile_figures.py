"""Figures on MARK and its relatives: their data by another road, and what they say when touched."""

import json
import re
from functools import cache

import pytest
from each import failing

from chromdocs.figures.figure import Arrow, Box, Cells, Line, Points
from chromdocs.figures.to_matplotlib import draw
from chromdocs.figures.to_plotly import chart
from chromdocs.games.catalogue import game
from chromdocs.papers import EXHIBITS
from chromdocs.papers.vile.deck import DECK
from chromdocs.solve.loopy import retrograde
from chromdocs.solve.reference import reference

OWN = {id: exhibit for id, exhibit in EXHIBITS.items() if exhibit.paper.key == "vile"}


def made(id, **parameters):
    return EXHIBITS[id].make(**parameters)


def hovers(figure):
    """Return everything that a figure says when it is touched."""
    said = []
    for mark in figure.marks:
        if isinstance(mark, Box):
            said += [mark.hover] if mark.hover else []
        elif isinstance(mark, Points | Cells | Line):
            said += mark.hover
    return said


def zeros(n, base=2):
    count = 0
    while n and n % base == 0:
        n, count = n // base, count + 1
    return count if n else 1


@cache
def lost(name, to, misere=False):
    return {n for (n,) in reference(game(name), misere).p_positions(to)}


def check_step(figure):
    assert len(draw(figure)) < 60_000
    assert len(json.dumps(chart(figure))) < 150_000
    assert 150 <= len(figure.alt) <= 450


@pytest.mark.parametrize("id", [id for id, own in OWN.items() if own.steps])
def test_every_step_is_modest(id):
    assert failing(check_step, dict(OWN[id].made_steps())) == {}


def check_description(own):
    figure = own.make()
    assert 150 <= len(figure.alt) <= 450
    assert (own.kind == "errata") == ("errata" in own.tags)
    assert hovers(figure)


def test_descriptions():
    assert OWN
    assert failing(check_description, OWN) == {}


@pytest.mark.parametrize(
    ("id", "parameters", "message"),
    [
        ("mark-graph", {"k": 5}, "k must be a whole number from 2 to 4, not 5"),
        ("mark-graph", {"k": 4, "rows": 3}, "rows must be a whole number from 1 to 2"),
        ("upmark-graph", {"end": 2}, "end must be a whole number from 0 to 1"),
        ("mark-strips", {"to": 9}, "from 15 to 127"),
        ("mark-values", {"to": "x"}, "from 7 to 127, not x"),
        ("mark-pairs", {"game": "mark3"}, "unknown game 'mark3'; did you mean 'mark-3'?"),
        ("vile-endings", {"base": 11}, "from 2 to 10, not 11"),
        ("vile-endings", {"first": 0}, "first must be a whole number from 1"),
        ("vile-bases", {"to": 500}, "from 15 to 127"),
        ("upmark-sets", {"rows": 1}, "from 2 to 8"),
        ("spite-carpet", {"way": "nand"}, "did you mean 'and'?"),
        ("vile-carpet", {"size": 49}, "from 4 to 48"),
        ("mark-sum-carpet", {"size": 3}, "from 4 to 48"),
        ("upmark-s-plus", {"count": 3}, "from 4 to 12"),
        ("four-kinds", {"to": 3}, "unknown parameter 'to'"),
    ],
)
def test_bad_parameters_are_refused(id, parameters, message):
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        made(id, **parameters)
    assert str(caught.value).startswith(f"{id}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("k", "last"), [(2, 15), (3, 26), (4, 15)])
def test_the_graph_of_mark_is_that_of_its_rules(k, last):
    figure = made("mark-graph", k=k)
    solver = reference(game(f"mark:k={k}"))
    values = dict(solver.grundy_values(last))
    assert [row[0] for row in figure.data] == list(range(last + 1))
    for n, outcome, value, options in figure.data:
        assert outcome == solver.outcome((n,))
        assert value == str(values[n,])
        reached = {n // k, *range(max(0, n - k + 1), n)} if n else set()
        assert {int(option) for option in options.split(", ") if option} == reached
    arrows = [mark for mark in figure.marks if isinstance(mark, Arrow)]
    winning = sum(len(solver.winning_moves((n,))) for n in range(last + 1))
    assert sum(arrow.role == "p" for arrow in arrows) == winning
    if k == 2:
        moves = sum(len(set(game("mark").options((n,)))) for n in range(last + 1))
        assert len(arrows) == moves


def test_the_graph_says_who_wins_and_why():
    said = hovers(made("mark-graph"))
    assert "6: P, moves to 3 and 5, both N\ng(6) = 0" in said
    assert "7: N, the move to 6 wins\ng(7) = 1" in said
    assert "2: P, the only move is to 1, which is N\ng(2) = 0" in said
    assert "1: N, the move to 0 wins\nγ(1) = ∞(0)" in hovers(made("upmark-graph"))


@pytest.mark.parametrize("end", [0, 1])
def test_the_graph_of_upmark(end):
    figure = made("upmark-graph", end=end)
    solver = retrograde(game(f"upmark:end={end}"))
    assert [row[0] for row in figure.data] == list(range(end, 17))
    for n, outcome, value, _ in figure.data:
        assert outcome == solver.outcome((n,))
        assert value.replace("∞", "oo") == str(solver.gamma((n,)))
    loops = [m for m in figure.marks if isinstance(m, Arrow) and m.x == m.to_x and m.bend]
    assert len(loops) == 1 - end
    moves = sum(len(set(game(f"upmark:end={end}").options((n,)))) for n in range(end, 17))
    assert sum(isinstance(mark, Arrow) for mark in figure.marks) == moves


def test_strips_are_solved_from_the_rules_and_agree_with_the_digits():
    figure = made("mark-strips", to=100)
    found = {}
    for name, n, outcome in figure.data:
        found.setdefault(name, {})[n] = outcome == "P"
    powers = {2**e for e in range(8)}
    for n in range(101):
        assert found["MARK"][n] == (zeros(n) % 2 == 1)
        swapped = n in powers or n == 0
        assert found["misère MARK"][n] == ((zeros(n) % 2 == 1) != swapped)
        assert found["MARK-3"][n] == (zeros(n, 3) % 2 == 1)
        assert found["MARK-4"][n] == (zeros(n, 4) % 2 == 1)
        assert n == 0 or found["UPMARK"][n] == found["MARK"][n - 1]
    assert 0 not in found["UPMARK"]
    drawn = [mark for mark in figure.marks if isinstance(mark, Cells) and mark.role == "p"]
    assert sum(len(mark.x) for mark in drawn) == sum(sum(f.values()) for f in found.values())
    assert "4: P, moves to 2 and 3, both N" in hovers(figure)  # in misère play


def test_values_of_mark_by_mex():
    figure = made("mark-values", to=100)
    values = dict(reference(game("mark")).grundy_values(100))
    for n, digits, tail, spite, g in figure.data:
        assert g == values[n,]
        assert tail == ("dopey" if zeros(n) % 2 else "vile")
        assert spite == ("odious" if digits.count("1") % 2 else "evil")
    said = "12: 1100 in binary, ends in two zeros: vile\n12: 1100 in binary, two ones: evil"
    assert f"{said}\ng(12) = 2" in hovers(figure)


@pytest.mark.parametrize(
    ("name", "solved", "misere"),
    [
        ("mark", "mark", False),
        ("misere", "mark", True),
        ("upmark", "upmark", False),
        ("mark-3", "mark:k=3", False),
        ("mark-4", "mark:k=4", False),
    ],
)
def test_pairs_are_the_positions(name, solved, misere):
    figure = made("mark-pairs", game=name, to=30)
    boxes = [mark for mark in figure.marks if isinstance(mark, Box)]
    below = {int(box.text) for box in boxes if box.role == "p"}
    above = {int(box.text) for box in boxes if box.role != "p"}
    assert below == lost(solved, 30, misere)
    assert above | below == set(range(31))
    assert above & below == ({0} if solved != "upmark" and not misere else set())
    lines = [mark for mark in figure.marks if isinstance(mark, Line)]
    assert [line.x[1] for line in lines] == sorted(below)


def test_endings_count_zeros():
    for base in (2, 3, 10):
        figure = made("vile-endings", base=base, first=90)
        for n, digits, ends, kind, outcome in figure.data:
            assert int(digits, base) == n
            assert ends == zeros(n, base)
            assert kind == ("dopey" if ends % 2 else "vile")
            assert (outcome == "P") == (n in lost(f"mark:k={base}", 110))
        coloured = [m for m in figure.marks if isinstance(m, Box) and m.role != "panel"]
        assert all(box.text == "0" for box in coloured)
        assert len(coloured) == sum(row[2] for row in figure.data)
    assert "6: 110 in binary, ends in one zero: dopey: P" in hovers(made("vile-endings"))


def test_bases_are_the_games():
    for k, n, _, kind in made("vile-bases", to=50).data:
        assert (kind == "dopey") == (n in lost(f"mark:k={k}", 50))


def test_four_kinds_are_the_first_of_each():
    data = made("four-kinds").data
    values = dict(reference(game("mark")).grundy_values(64))
    for spite in ("evil", "odious"):
        for tail in ("vile", "dopey"):
            own = [n for n, _, s, t, _ in data if (s, t) == (spite, tail)]
            counted = [
                n
                for n in range(1, 64)
                if (n.bit_count() % 2 == (spite == "odious")) and zeros(n) % 2 == (tail == "dopey")
            ]
            assert own == counted[: len(own)]
    assert all(values[n,] == g for n, *_, g in data)


def test_sets_of_upmark():
    figure = made("upmark-sets")
    found = lost("upmark", 85)
    for n, _, _, outcome, sets in figure.data:
        assert (outcome == "P") == (n in found)
        names = set(sets.split())
        assert ("S_0" in names) == (n not in found)
        assert ("S_-" in names) == (n + 2 not in found)
        assert ("S_+" in names) == (n > 1 and n - 2 not in found)
    assert "5: 101 in binary, evil, N\nS₀, the move to 3 wins" in hovers(figure)
    solver = reference(game("upmark"))
    for said in hovers(figure):
        if wins := re.search(r"^(\d+):.*the move to (\d+) wins", said, re.DOTALL):
            assert (int(wins[2]),) in solver.winning_moves((int(wins[1]),))


@pytest.mark.parametrize("way", ["rows", "xor", "and", "or", "product"])
def test_carpets_count_digits(way):
    numbers = {
        "rows": lambda x, y: 20 * y + x,
        "xor": lambda x, y: x ^ y,
        "and": lambda x, y: x & y,
        "or": lambda x, y: x | y,
        "product": lambda x, y: x * y,
    }
    for id, odd, names in (
        ("spite-carpet", lambda n: bin(n).count("1") % 2, ("evil", "odious")),
        ("vile-carpet", lambda n: zeros(n) % 2, ("vile", "dopey")),
    ):
        figure = made(id, way=way, size=20)
        assert len(figure.data) == 400
        for x, y, n, kind in figure.data:
            assert n == numbers[way](x, y)
            assert kind == names[odd(n)]
        drawn = [mark for mark in figure.marks if isinstance(mark, Cells)]
        assert sum(len(mark.x) for mark in drawn) == 400


def test_what_the_captions_of_carpets_say():
    spite = {(x, y): kind == "evil" for x, y, _, kind in made("spite-carpet").data}
    rows = [[spite[x, y] for x in range(32)] for y in range(32)]
    for i, p in enumerate(rows):
        assert {sum(map(bool.__eq__, p, q)) for q in rows[:i]} <= {16}
    same = made("spite-carpet", way="rows").data
    xor = made("spite-carpet", way="xor").data
    assert [row[3] for row in same] == [row[3] for row in xor]
    tails = {(x, y): kind for x, y, _, kind in made("vile-carpet", way="xor").data}
    assert all(tails[x, y] == tails[x - 1, y - 1] for x, y in tails if x and y)
    columns = {(x, kind) for x, _, _, kind in made("vile-carpet", way="rows").data if x}
    assert len(columns) == 31


def test_the_sum_of_two_heaps_by_search():
    figure = made("mark-sum-carpet", size=16)
    solver = reference(game("mark + mark"))
    for x, y, value, move in figure.data:
        position = tuple(sorted((x, y)))
        assert (value == 0) == solver.is_p(position)
        assert (move == "") == (value == 0)
        if move:
            after = tuple(sorted(map(int, re.findall(r"\d+", move))))
            assert after in {tuple(sorted(m)) for m in solver.winning_moves(position)}
    assert "(1, 3): 1 ⊕ 2 = 3, N, the move to (1, 1) wins" in hovers(figure)


def test_s_plus_differs_from_the_rule_begun_with_3_at_3_alone():
    figure = made("upmark-s-plus", count=12)
    assert [row[0] for row in figure.data if row[3] != row[4]] == [3]
    assert [row[0] for row in figure.data if row[4] == "yes"] == [7, 15, 19, 23, 31, 39, 47]
    framed = [m for m in figure.marks if isinstance(m, Box) and m.role == "move"]
    assert len(framed) == 1


def test_printed_endings_take_in_every_odd_number():
    data = made("upmark-endings", count=12).data
    assert {row[2] for row in data} == {"P"}
    assert [row[0] for row in data if row[3] == "N"] == [5, 13, 17, 21]
    assert all((row[3] == "P") == (row[0] in lost("upmark", 30)) == (row[4] == "P") for row in data)


def test_the_test_by_spite_fails_at_1_alone():
    figure = made("upmark-spite-test", count=12)
    assert [row[0] for row in figure.data if row[3] != row[4]] == [1]
    assert all((row[4] == "P") == (row[0] in lost("upmark", 30)) for row in figure.data)
    assert "1: odious, −1 has no spite: the test says N, the search P" in hovers(figure)


def test_slides_keep_to_their_room():
    assert 6 <= len(DECK.slides) <= 10
    for slide in DECK.slides:
        assert len(slide.title) <= 45
        assert 2 <= len(slide.points) <= 4
        assert all(len(point) <= 90 for point in slide.points)
        assert slide.notes
        EXHIBITS[slide.exhibit].make(**slide.parameters)
    points = [point for slide in DECK.slides for point in slide.points]
    assert "1,000 = 1111101000 is dopey: the second player wins." in points
