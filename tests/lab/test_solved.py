"""The answers of the lab are those of the library."""

import contextlib
import io
import json
from typing import Any

import pytest

import chromdocs as cd
from chromdocs.games.catalogue import FAMILIES
from chromdocs.lab import files, solved, statement
from chromdocs.lab.question import VIEWS
from chromdocs.site.kinds.lab import STARTS, Start
from chromdocs.tables.formats import FORMATS


def answered(**fields: str) -> dict[str, Any]:
    return solved.answer(fields, lambda part: None)


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.title)
def test_every_starting_point_is_answered_and_its_python_runs(start: Start) -> None:
    fields = start.fields
    kind = statement if "claim" in fields else solved
    found = kind.answer(fields, lambda part: None)
    json.dumps(found)
    assert "refused" not in found
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(found["python"], {})
    assert out.getvalue()


@pytest.mark.parametrize("name", FAMILIES)
def test_every_game_is_answered_or_refused_in_a_line(name: str) -> None:
    for view in VIEWS:
        try:
            found = answered(game=name, to="6", view=view)
        except ValueError as error:
            assert view in ("values", "star", "twice"), view  # not every game has these
            found = {"said": str(error)}
        json.dumps(found)
        assert found["said"]
        assert "\n" not in found["said"]


def test_p_positions_are_the_library_s() -> None:
    found = answered(red="1,3,7,9,13", to="200")
    expected = cd.chromatic([1, 3, 7, 9, 13]).p_positions(200)
    assert (found["rows"], found["count"]) == (expected[:200], len(expected))
    assert found["chart"]["layout"]["meta"]["title"]
    assert found["command"] == "chromdocs solve chromatic:red=1,3,7,9,13 --to 200"
    nim = answered(game="nim:piles=3", to="5", misere="1")
    assert nim["rows"] == cd.game("nim:piles=3").misere().p_positions(5)
    assert nim["chart"] is None


def test_periods_are_told() -> None:
    assert answered(beta="3", to="60")["periods"] == [
        "The P-positions look periodic: period 2 from 1 on, each time (3, 6) more (seen up to 20)"
    ]
    rows = answered(moves="(1,2),(2,1),(3,3)", to="20", view="values")["periods"]
    assert len(rows) == 5
    assert "proved" in rows[0]


def test_values_of_one_two_and_three_heaps() -> None:
    one = answered(game="mark", to="9", view="values")
    assert [row[1] for row in one["rows"]] == cd.game("mark").grundy(9).tolist()
    two = answered(game="wythoff", to="9", view="values")
    assert [row[1:] for row in two["rows"]] == cd.game("wythoff").grundy(9).tolist()
    three = answered(game="nim:piles=3", to="2", view="values")
    assert three["rows"][-1] == [2, 2, 2, 2]
    loopy = answered(game="upmark:end=0", to="3", view="values")
    assert loopy["rows"][1] == [1, "oo(0)"]


def test_one_position_and_a_board_of_a_rule_of_one_s_own() -> None:
    code = "def options(p):\n    'Take one.'\n    return [(p[0] - 1,)] if p[0] else []"
    at = answered(code=code, heaps="1", view="at", at="7")
    assert at["lines"][0] == "(7) is an N-position: the player to move wins"
    assert at["value"] == "Grundy value 1"
    board = answered(code=code, heaps="1", view="play", at="3")["board"]
    assert board["moves"] == [[[], [0], [1], [2]]]
    evil = answered(game="chromatic:red=evil", view="at", at="20,27")
    assert evil["claims"] == ("chromatic/thm-14",)


def test_a_bound_that_is_too_large_is_refused_with_one_that_goes() -> None:
    found = answered(game="mark + mark:k=3", to="5000")
    why = "there are more than 500,000 positions"
    assert found["refused"] == f"to = 5,000: {why}; to = {found['goes']} goes"
    assert 500 < found["goes"] < 708  # the square root of 500,000
    assert "rows" in answered(game="mark + mark:k=3", to="9")
    assert "refused" not in answered(game="nim:piles=3", to="1", view="values")


@pytest.mark.parametrize("format", ["csv", "json", "tex", "md"])
def test_files_hold_what_the_library_writes(format: str) -> None:
    fields = {"game": "wythoff", "to": "30", "format": format}
    made = files.answer(fields, lambda part: None)
    found = cd.game("wythoff").p_positions(30)
    assert made["text"] == FORMATS[format].write(found.table)
    assert [row[1:] for row in FORMATS[format].parse(made["text"])] == found
    assert made["name"] == f"p-positions-wythoff-to-30.{format}"


def test_b_files_are_those_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    from chromdocs.cli.main import main

    main(["solve", "wythoff", "--to", "6", "--grundy", "--format", "bfile"])
    fields = {"game": "wythoff", "to": "6", "view": "values", "format": "bfile"}
    assert files.answer(fields, lambda part: None)["text"] == capsys.readouterr().out


def test_a_check_tells_what_came_out_beside_what_was_published() -> None:
    found = statement.answer({"claim": "star/thm-5", "bound": "30"}, lambda part: None)
    printed, corrected = found["readings"]
    assert printed["line"].startswith("fails at ")
    assert corrected["line"].startswith("holds for all n, decided (1 formula, ")
    assert printed["published"].startswith("fails · at ")
    assert found["agrees"] == "This is the published verdict."
    with pytest.raises(ValueError, match="unknown claim 'star/thm-55'"):
        statement.answer({"claim": "star/thm-55"}, lambda part: None)
    with pytest.raises(ValueError, match="bound must be a whole number from 1, not '0'"):
        statement.answer({"claim": "star/thm-5", "bound": "0"}, lambda part: None)


def test_a_check_that_stops_short_of_the_counterexample_says_so() -> None:
    found = statement.answer({"claim": "star/conj-2-p", "bound": "50"}, lambda part: None)
    assert found["readings"][0]["status"] != "refuted"
    assert found["agrees"].startswith("The published counterexample is at ")


@pytest.mark.parametrize("to", ["60", "100", "250"])
def test_what_only_seems_to_repeat_is_not_told(to: str) -> None:
    """Pairs of Beatty sequences follow a line, and near a good fraction they seem to repeat."""
    for fields in ({"game": "wythoff", "view": "twice"}, {"game": "wythoff"}, {"beta": "pi"}):
        assert answered(**fields, to=to)["periods"] == []


def test_draws_are_counted() -> None:
    found = answered(game="upmark:end=0", to="30", misere="1")
    assert found["hint"].startswith("30 positions up to there, from which nobody can force a win.")
    assert answered(game="upmark:end=0", to="30")["hint"].startswith("No position")


def test_a_rule_of_the_reader_s_is_refused_soon() -> None:
    rule = "def options(p):\n    a, b = p\n    yield from ((i, b) for i in range(a))\n"
    found = answered(code=f"{rule}    yield from ((a, j) for j in range(b))", heaps="2", to="2000")
    assert 8 <= found["goes"] < 2000


def test_a_page_shows_a_part_of_what_is_long_and_says_how_much_there_is() -> None:
    positions = answered(game="nim", view="map", to="300")
    assert (len(positions["rows"]), positions["count"]) == (200, 301)
    values = answered(game="nim", view="values", to="40")
    assert values["columns"] == ["x1 \\ x2", *map(str, range(16))]
    assert values["rows"] == [[x, *(x ^ y for y in range(16))] for x in range(16)]
    assert (values["count"], len(values["periods"])) == (41 * 41, 5)
    assert len(answered(game="nim", view="values", to="3")["periods"]) == 4
    few, many = (
        answered(game="nim", view="at", at=at)["options"] for at in ("(10, 20)", "(11, 20)")
    )
    assert (few.count("("), many.count("(")) == (30, 30)
    assert few.startswith("30 moves from here")
    assert many.startswith("31 moves from here")
    assert few.endswith("(10, 19)")
    assert many.endswith("(11, 18) and so on")
