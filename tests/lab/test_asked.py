"""Questions of a page: data, or one line on what was wrong, or what Python shows."""

import json
from typing import Any

import pytest

from chromdocs.games import catalogue
from chromdocs.lab import asked as lab
from chromdocs.lab.board import board

LINES = """def red(n):
    return 1 // n
red(0)
"""


def asked(kind: str, **fields: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(
        lab.asked(json.dumps({"kind": kind, "fields": fields}), print)
    )
    return answer


def raised(act: Any) -> BaseException:
    with pytest.raises(BaseException) as caught:  # noqa: PT011 - each test says which
        act()
    return caught.value


def test_a_board_is_the_one_that_a_build_writes() -> None:
    prepared = board(catalogue.game("chromatic:red=evil"), (4, 5), misere=True)
    answer = asked("board", game="chromatic:red=evil", start=[4, 5], misere=True)
    assert answer == {"data": json.loads(json.dumps(prepared))}


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"game": "wythof", "start": [1, 2]}, "unknown game 'wythof'; did you mean 'wythoff'?"),
        (
            {"game": "nim", "start": [1]},
            "has 2 heaps (or choose another number by piles=), not 1",
        ),
        ({"game": "nim", "start": [300, 300]}, "a board has up to 40,000 positions"),
        ({"game": "nim", "start": ["<b>", 1]}, "heap"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(fields: dict[str, Any], line: str) -> None:
    answer = asked("board", **fields)
    assert line in answer["wrong"]
    assert "\n" not in answer["wrong"]
    assert "trace" not in answer


def test_errors_in_the_readers_code_are_shown_from_there_on() -> None:
    error = raised(lambda: exec(compile(LINES, lab.READERS, "exec"), {}))
    told = lab.wrong(error)
    assert told["wrong"] == "ZeroDivisionError: integer division or modulo by zero"
    lines = told["trace"].splitlines()
    assert lines[0] == "Traceback (most recent call last):"
    assert lines[1] == f'  File "{lab.READERS}", line 3, in <module>'
    assert "test_asked" not in told["trace"]


def test_a_mistake_in_the_language_is_shown_with_its_line() -> None:
    told = lab.wrong(raised(lambda: compile("def red(n:\n", lab.READERS, "exec")))
    assert told["wrong"].startswith("SyntaxError: ")
    assert f'File "{lab.READERS}", line 1' in told["trace"]
    assert "test_asked" not in told["trace"]


def test_a_value_error_of_the_reader_is_the_readers() -> None:
    source = "raise ValueError('mine')"
    told = lab.wrong(raised(lambda: exec(compile(source, lab.READERS, "exec"), {})))
    assert told["wrong"] == "ValueError: mine"
    assert "trace" in told
