"""Scripted games in the terminal: hints, mistakes, quitting, winning and losing."""

from collections.abc import Callable
from itertools import product
from random import Random

import pytest
from calls import Run, good

from chromdocs.cli.play import HELP, picture, play, reply
from chromdocs.games.catalogue import game as named
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Game, Position
from chromdocs.solve.moves import blocked, options
from chromdocs.solve.reference import Reference

EVIL = chromatic("evil")


def played(game: Game, position: Position, *typed: str) -> tuple[int, list[str]]:
    said: list[str] = []
    feed = iter(typed)
    result = play(game, position, lambda: next(feed), said.append)
    assert next(feed, None) is None  # every line was asked for
    return result, said


def last_move(said: list[str], start: Position) -> Position:
    """Return the position after the opponent's last move."""
    moves = [line for line in said if line.startswith("The opponent moves to ")]
    if not moves:
        return start
    return tuple(map(int, moves[-1].removeprefix("The opponent moves to ")[:-1].split(",")))


def follow_hints(said: list[str]) -> Callable[[], str]:
    """Ask for a hint before every move, and make the first move that it names."""

    def ask() -> str:
        assert len(said) < 500, "a hint leads nowhere"
        if not said[-1].startswith("Move to "):
            return "?"
        return said[-1].removeprefix("Move to ")[:-1].split(" or ")[0]

    return ask


def test_what_is_said() -> None:
    result, said = played(EVIL, (1, 2), "0,0")
    assert result == 1
    assert said == [
        f"chromatic:red=evil: {EVIL.rule}\nWhoever cannot move loses. {HELP}",
        "  1  G\n  2  G G",
        "  0\n  0\nNo move is left: you win.",
    ]


def test_hint() -> None:
    _, said = played(EVIL, (4, 5), "?", "hint", "q")
    assert said[2:] == ["Move to 2,5.", "Move to 2,5.", "Stopped."]


def test_hints_name_every_winning_move_that_was_found() -> None:
    _, said = played(named("nim:piles=3"), (1, 1, 1), "?", "q")
    assert said[2] == "Move to 0,1,1 or 1,0,1 or 1,1,0."


def test_hint_in_a_lost_position() -> None:
    _, said = played(EVIL, (2, 5), "?", "q")
    assert said[2:] == ["No move wins from here; make it long.", "Stopped."]


@pytest.mark.parametrize("word", ["q", "quit", "exit", "  q "])
def test_quitting(word: str) -> None:
    result, said = played(EVIL, (5, 7), word)
    assert result == 0
    assert said[-1] == "Stopped."


@pytest.mark.parametrize("move", ["4,6", "5,8", "5,7", "9,9"])
def test_illegal_moves(move: str) -> None:
    result, said = played(EVIL, (5, 7), move, "q")
    assert said[2:] == [f"{move} cannot be reached in one move from 5,7.", "Stopped."]
    assert result == 0


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("", "cannot read '' as a position; write heap sizes as 38,185"),
        ("five", "cannot read 'five' as a position; write heap sizes as 38,185"),
        ("5", "chromatic:red=evil: a position has 2 heaps, not 1"),
        ("5,-1", "chromatic:red=evil: a heap cannot be negative, as -1 is"),
    ],
)
def test_unreadable_input(typed: str, complaint: str) -> None:
    _, said = played(EVIL, (5, 7), typed, "q")
    assert said[2:] == [f"{complaint}. {HELP}", "Stopped."]


def test_winning_from_5_7_by_hints() -> None:
    said: list[str] = []
    assert play(EVIL, (5, 7), follow_hints(said), said.append) == 1
    assert said[2] == "Move to 5,2."
    assert said[-1].endswith("No move is left: you win.")


@pytest.mark.parametrize(
    ("text", "to"),
    [("chromatic:red=evil", 12), ("chromatic:beta=7/3", 7), ("chromatic:red=1,3,4,stacks=3", 4)],
)
def test_hints_win_from_every_n_position(text: str, to: int) -> None:
    game = named(text)
    solver = Reference(game)
    for position in product(range(to + 1), repeat=game.heaps):
        if not solver.is_p(position):
            said: list[str] = []
            assert play(game, position, follow_hints(said), said.append) == 1


@pytest.mark.parametrize("start", [(0, 0), (1, 3), (2, 5), (6, 4), (11, 12), (16, 17)])
@pytest.mark.parametrize("seed", range(5))
def test_a_p_position_is_lost_however_one_plays(start: Position, seed: int) -> None:
    said: list[str] = []
    chance = Random(seed)

    def ask() -> str:
        return ",".join(map(str, chance.choice(list(EVIL.options(last_move(said, start))))))

    assert play(EVIL, start, ask, said.append) == 0
    assert said[-1] == "You cannot move: the opponent wins."


def test_a_mistake_is_punished() -> None:
    result, said = played(EVIL, (5, 7), "5,6", "q")
    assert result == 0
    assert EVIL.solution.is_p(last_move(said, (5, 7)))


def test_the_opponent_takes_little_when_lost() -> None:
    assert reply(EVIL, (2, 5)) == (2, 4)
    assert reply(EVIL, (5, 2)) == (5, 1)
    assert reply(named("chromatic:red=all,stacks=3"), (1, 2, 3)) == (1, 2, 2)


def test_picture() -> None:
    assert picture(EVIL, (0, 6)) == "  0\n  6  G G R G R R"
    assert picture(named("chromatic:red=all,stacks=1"), (10,)) == " 10  " + " ".join("R" * 10)
    plain = Game(name="plain", rule="none", heaps=1, options=lambda position: iter(()))
    assert picture(plain, (3,)) == "  3  o o o"


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ((61, 2), "play: heaps go up to 60 here, not 61"),
        ((1, 2, 3), "chromatic:red=evil: a position has 2 heaps, not 3"),
        ((-1, 2), "chromatic:red=evil: a heap cannot be negative, as -1 is"),
    ],
)
def test_wrong_positions(position: Position, complaint: str) -> None:
    said: list[str] = []
    with pytest.raises(ValueError, match="heap") as caught:
        play(EVIL, position, lambda: "q", said.append)
    assert str(caught.value) == complaint
    assert said == []


def test_a_game_too_large_to_answer_is_refused_before_it_starts() -> None:
    said: list[str] = []
    with pytest.raises(ValueError, match=r"positions|heaps"):
        play(named("chromatic:red=all,stacks=4"), (60,) * 4, lambda: "59,60,60,60", said.append)
    assert said == []


@pytest.mark.parametrize(
    ("text", "start", "note"),
    [
        ("partizan-blackwhite:beta=3,empty=ignored", (3, 4), "You are Left."),
        ("constrained-mouse:k=3", (5, 6), "The best moves to forbid are chosen for both of you."),
        ("upmark:end=0", (9,), "Play may go on for ever: then nobody wins."),
        ("upmark:end=0 + mark", (6, 4), "Play may go on for ever: then nobody wins."),
        ("mark", (13,), "Whoever cannot move loses."),
        ("star(wythoff)", (7, 9), "Whoever cannot move loses."),
    ],
)
def test_hints_win_at_every_kind_of_game(text: str, start: Position, note: str) -> None:
    said: list[str] = []
    assert play(named(text), start, follow_hints(said), said.append)
    assert note in said[0]
    assert said[-1].endswith("you win.")


def test_the_end_of_a_partizan_game() -> None:
    game = named("partizan-blackwhite:beta=3,empty=ignored")
    _, said = played(game, (1, 1), "0,1")
    assert said[-1] == "  0\n  1  W\nRight cannot move: you win."


def test_a_hint_in_a_drawn_position() -> None:
    _, said = played(named("upmark:end=0 + upmark:end=0"), (1, 1), "?", "q")
    assert said[2] == "No move wins; the move to 1,1 keeps the draw."


def test_a_forbidden_move_is_refused() -> None:
    game = named("constrained-mouse:k=3")
    forbidden = blocked(game, (3, 4))
    assert forbidden
    typed = ",".join(map(str, forbidden[0]))
    _, said = played(game, (3, 4), typed, "q")
    assert said[2] == "You may not move to 0,0 or 2,1 now."
    assert said[3] == f"{typed} is forbidden now from 3,4."
    assert all(option not in forbidden for option in options(game, (3, 4)))


def test_the_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["?", "0,0"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    ran = good(run("play", "chromatic", "1,2"))
    assert ran.lines[-4:] == ["Move to 0,0.", "  0", "  0", "No move is left: you win."]


@pytest.mark.parametrize(
    ("stop", "code", "last", "err"),
    [(EOFError, 0, "Stopped.", ""), (KeyboardInterrupt, 130, "  7  ", "chromdocs: stopped\n")],
)
def test_the_command_is_interrupted(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    stop: type[BaseException],
    code: int,
    last: str,
    err: str,
) -> None:
    def interrupt(prompt: str) -> str:
        raise stop

    monkeypatch.setattr("builtins.input", interrupt)
    ran = run("play", "chromatic", "5,7")
    assert (ran.code, ran.err) == (code, err)
    assert ran.lines[-1].startswith(last)
