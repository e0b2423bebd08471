"""Fields of the lab become lines of Python, and the game that these lines make."""

from typing import Any

import pytest

import chromdocs as cd
from chromdocs.lab.asked import asked
from chromdocs.lab.question import FUNCTIONS, read

HALVE = """def options(position):
    (n,) = position
    return [(n - 1,), (n // 2,)] if n else []
"""


@pytest.mark.parametrize(
    ("fields", "call"),
    [
        ({"game": "star(wythoff)"}, 'cd.game("star(wythoff)")'),
        ({"red": "1, 3,7"}, "cd.chromatic([1, 3, 7])"),
        ({"red": "evil", "stacks": "3"}, 'cd.chromatic("evil", stacks=3)'),
        ({"beta": "(3+sqrt(5))/2"}, 'cd.chromatic(beta="(3+sqrt(5))/2")'),
        ({"moves": "(1,2),(2,1)"}, "cd.moves((1, 2), (2, 1))"),
        ({"moves": "1,3,4", "misere": "1"}, "cd.moves(1, 3, 4).misere()"),
        ({"game": "nim", "view": "twice"}, 'cd.game("nim").star(2)'),
        (
            {"code": HALVE, "heaps": "1"},
            'cd.rule(options, heaps=1, name="your rule")',
        ),
        (
            {"code": "red = {2, 3, 5}.__contains__", "heaps": "3"},
            "cd.chromatic(red, stacks=3)",
        ),
        (
            {"code": "def move(m): return sum(m) == 2"},
            'cd.moves(move, heaps=2, name="your moves")',
        ),
    ],
)
def test_the_program_makes_the_game_that_is_asked(fields: dict[str, str], call: str) -> None:
    question = read(fields | {"to": "12"})
    program = question.program("found = g.p_positions(12)")
    assert program.splitlines()[-2:] == [f"g = {call}", "found = g.p_positions(12)"]
    names: dict[str, Any] = {}
    exec(program, names)
    assert names["found"] == question.handle.p_positions(12)


def test_every_kind_of_function_makes_a_game() -> None:
    codes = {
        "options": HALVE,
        "red": "def red(level): return level % 2",
        "move": "def move(m): return max(m) < 2",
    }
    assert {*codes} == {*FUNCTIONS}
    for code in codes.values():
        assert read({"code": code, "heaps": "1"}).handle.p_positions(4)


@pytest.mark.parametrize(
    ("fields", "wrong"),
    [
        ({}, "one of these: game, red, beta, moves, code; here in none"),
        ({"game": "nim", "red": "1"}, "here in game and red"),
        ({"gmae": "nim"}, "unknown field 'gmae'; did you mean 'game'?"),
        ({"game": "nmi"}, "unknown game 'nmi'; did you mean 'nim'?"),
        ({"game": "nim", "to": "x"}, "to must be a whole number from 0, not 'x'"),
        ({"red": "1", "stacks": "99"}, "stacks must be a whole number from 1 to 12, not '99'"),
        ({"moves": "(1,2"}, "moves must be vectors such as (1,2),(2,1)"),
        ({"moves": "__import__('os')"}, "moves must be vectors such as (1,2),(2,1)"),
        ({"beta": "x"}, "chromatic: beta must be a number such as"),
        ({"game": "nim", "view": "mpa"}, "unknown view 'mpa'; did you mean 'map'?"),
        ({"game": "nim", "at": "1,b", "view": "at"}, "cannot read '1,b' as a position"),
        ({"code": "x = 1"}, "define options(position), a rule"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(fields: dict[str, str], wrong: str) -> None:
    with pytest.raises(ValueError, match=r".") as caught:
        read(fields).handle.game  # noqa: B018 - to make it is enough
    assert wrong in str(caught.value)
    assert "\n" not in str(caught.value)


def answered(fields: dict[str, str]) -> dict[str, Any]:
    import json

    found: dict[str, Any] = json.loads(
        asked(json.dumps({"kind": "solved", "fields": fields}), lambda part: None)
    )
    return found


def test_errors_in_the_readers_code_come_as_python_shows_them() -> None:
    syntax = answered({"code": "def options(p:\n    pass"})
    assert syntax["wrong"].startswith("SyntaxError: ")
    assert syntax["trace"].startswith('  File "<yours>", line 1\n    def options(p:')
    raised = answered({"code": "def options(p):\n    return 1 / 0", "heaps": "1"})
    assert raised["wrong"] == "ZeroDivisionError: division by zero"
    assert raised["trace"].splitlines()[1:3] == [
        '  File "<yours>", line 2, in options',
        "    return 1 / 0",
    ]
    assert "chromdocs/" not in raised["trace"]
    refused = answered({"code": "def options(p):\n    return [p]", "heaps": "1"})
    assert refused == {
        "wrong": "your rule: the rule leads from (0) to (0,), where no heap is smaller; "
        "if play may go round, say loopy"
    }


def test_the_same_question_asks_the_same_game() -> None:
    fields = {"game": "wythoff", "view": "star"}
    assert read(fields).handle is read(fields).handle
    assert read(fields).handle.p_positions(9) == cd.game("star(wythoff)").p_positions(9)
