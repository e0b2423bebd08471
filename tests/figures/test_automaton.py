"""Automata as pictures: every step on one arrow, words on free ground, a walk state by state."""

from itertools import combinations
from math import hypot

import pytest

from chromdocs.decide.automaton import Automaton
from chromdocs.decide.known import KNOWN
from chromdocs.decide.numeration import base
from chromdocs.decide.ostrowski import ostrowski
from chromdocs.figures.automaton import MOST, automaton
from chromdocs.figures.figure import Arrow, Box, Text
from chromdocs.figures.frame import narrow
from chromdocs.figures.states import RADIUS, routed, standing
from chromdocs.figures.to_matplotlib import draw
from chromdocs.figures.to_plotly import chart
from chromdocs.figures.to_svg import write

MACHINES = {
    "evil": KNOWN["evil"].automaton(base(2)),
    "dopey": KNOWN["dopey"].automaton(base(2)),
    "dopey in base 7": KNOWN["dopey"].automaton(base(7)),
    "sum": base(2).add,
    "less": base(2).less,
    "zeckendorf": ostrowski(1).valid,
    "less in zeckendorf": ostrowski(1).less,
    "44": base(2).constant(44),
    "1999": base(2).constant(1999),
    "nothing": Automaton(("n",), 2, ({},), frozenset()),
}
DOPEY = MACHINES["dopey"]


@pytest.fixture(params=MACHINES)
def machine(request: pytest.FixtureRequest) -> Automaton:
    return MACHINES[request.param]


def test_the_table_is_the_automaton(machine: Automaton) -> None:
    made = automaton(machine, "Mine")
    letters = sorted({letter for row in machine.rows for letter in row})
    assert len(made.columns) == 3 + len(letters)
    for state, (name, _, accepts, *then) in enumerate(made.data):
        assert name == str(state)
        assert accepts == ("yes" if state in machine.accepting else "no")
        row = machine.rows[state]
        assert then == [str(row[letter]) if letter in row else "–" for letter in letters]


def test_each_pair_of_states_has_one_arrow_and_the_first_state_one_more(machine: Automaton) -> None:
    marks = automaton(machine, "Mine").marks
    pairs = {(state, then) for state, row in enumerate(machine.rows) for then in row.values()}
    assert sum(isinstance(mark, Arrow) for mark in marks) == len(pairs) + 1
    circles = [mark for mark in marks if isinstance(mark, Box) and mark.text]
    assert [circle.text for circle in circles] == [str(n) for n in range(len(machine))]
    drawn = sum(isinstance(mark, Box) for mark in marks)
    assert drawn == 2 * len(machine) + 2 * len(machine.accepting)


@pytest.mark.parametrize("name", ["evil", "dopey", "dopey in base 7", "sum", "less", "44", "1999"])
def test_words_hide_no_state_and_no_words(name: str) -> None:
    rows = MACHINES[name].rows
    words = {(a, b): ["0, 1"] for a, row in enumerate(rows) for b in row.values()}
    places = standing(len(rows), words)
    _, *ways = routed(places, words, 10, 45)
    assert len(ways) == len(words)
    for way in ways:
        for x, y in places:
            across = max(abs(x - way.at[0]) - way.room[0], 0)
            assert hypot(across, max(abs(y - way.at[1]) - way.room[1], 0)) >= RADIUS
    for one, other in combinations(ways, 2):
        apart = [abs(one.at[i] - other.at[i]) - one.room[i] - other.room[i] for i in (0, 1)]
        assert max(apart) >= 0


def test_states_stand_apart(machine: Automaton) -> None:
    pairs = {(a, b) for a, row in enumerate(machine.rows) for b in row.values()}
    for (x, y), (other_x, other_y) in combinations(standing(len(machine), pairs), 2):
        assert hypot(x - other_x, y - other_y) > 3 * RADIUS


def test_arrows_begin_and_end_at_their_states() -> None:
    places = standing(3, [(0, 1), (1, 2), (2, 1)])
    words = {pair: ["0"] for pair in ((0, 1), (1, 2), (2, 1), (1, 1))}
    for way in routed(places, words, 10, 60)[1:]:
        start, end = (places[state] for state in way.pair)
        arrow = way.arrow
        assert hypot(arrow.x - start[0], arrow.y - start[1]) == pytest.approx(RADIUS + 0.05)
        assert hypot(arrow.to_x - end[0], arrow.to_y - end[1]) == pytest.approx(RADIUS + 0.05)


def test_a_word_walks() -> None:
    made = automaton(DOPEY, "A walk", word=[1, 1, 0])
    assert made.alt.endswith("Above it the walk so far: 0, 1, 1, 2.")
    row = [mark for mark in made.marks if isinstance(mark, Box) and "after" in mark.hover]
    assert [mark.text for mark in row] == ["0", "1", "1", "2"]
    assert row[-1].role == "accent"
    digits = [mark.text for mark in made.marks if isinstance(mark, Text) and mark.bold][-3:]
    assert digits == ["1", "1", "0"]


def test_a_walk_can_stop_on_its_way() -> None:
    made = automaton(DOPEY, "A walk", word=[1, 1, 0], read=1)
    assert made.alt.endswith("Above it the walk so far: 0, 1.")
    shown = [mark.text for mark in made.marks if isinstance(mark, Box) and "after" in mark.hover]
    assert shown == ["0", "1"]


def test_a_lost_word_ends_at_a_cross() -> None:
    made = automaton(ostrowski(1).valid, "Not two ones", word=[1, 1])
    row = [mark for mark in made.marks if isinstance(mark, Box) and "after" in mark.hover]
    assert [mark.text for mark in row] == ["0", "1", "×"]
    assert "lost" in row[-1].hover


def test_too_many_states_are_refused() -> None:
    with pytest.raises(ValueError, match=f"an automaton of 21 states; {MOST} can be drawn"):
        automaton(base(2).constant(2**20 - 1), "Long")


def test_every_renderer_draws_circles_and_bows() -> None:
    made = automaton(DOPEY, "Dopey", names="abc", meanings=["none", "vile", "dopey"])
    shapes = [shape["type"] for shape in chart(made)["layout"]["shapes"]]
    assert shapes.count("circle") == 10
    assert shapes.count("path") == 4  # two loops, and two bows between b and c
    for theme in ("light", "dark"):
        assert write(made, theme).count(b"rx=") == 10
        for form in (made, narrow(made)):
            assert draw(form, "svg", theme).startswith(b"<svg")
    assert "From b (vile): by 1 to b, by 0 to c." in made.alt
