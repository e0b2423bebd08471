"""Scripted games in the terminal: every command, mistakes, forbidding, winning, losing."""

import os
import pty
import re
import subprocess
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from calls import CALL, Run, bad, good, read_until
from each import failing

from chromdocs.cli.drawn import WIDTH, coloured, outcome_map, picture
from chromdocs.cli.play import ENDED, Terms, play
from chromdocs.cli.referee import Referee
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.catalogue import game as named
from chromdocs.games.game import Blocking, Game, Partizan, Position
from chromdocs.solve.moves import blocked

EVIL = named("chromatic:red=evil")
SHORT = "Type the heaps after your move, as 4,2; ? for a hint, help, or q to stop."


def played(
    game: Game | str, position: Position | None, *typed: str, seed: int = 1, **terms: Any
) -> tuple[list[int | None], list[str]]:
    """Play what is typed; return who won, and the lines that were said after the rules."""
    said: list[str] = []
    feed = iter((*typed, "q"))
    game = named(game) if isinstance(game, str) else game
    results = play(Terms(game, **terms), position, lambda: next(feed), said.append, Random(seed))
    assert next(feed, None) is None  # every line was asked for
    lines = "\n".join(said).splitlines()
    assert max(map(len, lines)) <= WIDTH
    start = next(i for i, line in enumerate(lines) if line.startswith("Type the heaps"))
    return results, lines[start + 1 :]


def follow_hints(said: list[str]) -> Callable[[], str]:
    """Ask for hints before every move, and do the first thing that they name; then stop."""

    def ask() -> str:
        assert len(said) < 500, "a hint leads nowhere"
        last = " ".join(said[-1].split())
        if last.endswith(ENDED):
            return "q"
        if found := re.match(r"Move to ([\d,]+)", last):
            return found[1]
        if found := re.match(r"Forbid (.*)\.", last):
            return "none" if found[1] == "nothing" else found[1]
        return "none" if last.startswith("Whatever you forbid") else "?"

    return ask


def won_by_hints(text: str, start: Position | None, **terms: Any) -> list[str]:
    """Follow the hints until the reader has won; return what was said."""
    said: list[str] = []
    ask = follow_hints(said)
    assert play(Terms(named(text), **terms), start, ask, said.append, Random(2)) == [0]
    return said


def test_a_whole_game() -> None:
    said: list[str] = []
    feed = iter(["0,0", "q"])
    assert play(Terms(EVIL), (1, 2), lambda: next(feed), said.append) == [0]
    assert said == [
        "chromatic:red=evil: Take one or more tokens from one stack; if no stack shows a\n"
        "red token on top, take from as many stacks as you like. Here the evil levels are\n"
        "red.\n"
        "Whoever cannot move loses. The last token of a row is on top.\n" + SHORT,
        "  1  G\n  2  G G",
        "  0\n  0",
        "The opponent cannot move: you win.\n"
        "The opponent made no mistake: from 1,2 you win against anything.",
        f"Score: you 1, the opponent 0.\n{ENDED}",
    ]


def test_hints_come_in_two_steps() -> None:
    _, said = played(EVIL, (4, 5), "?", "hint", "h")
    assert said[2:5] == ["There is a winning move.", "Move to 2,5.", "Move to 2,5."]
    _, said = played("nim:piles=3", (1, 1, 1), "?", "?")
    assert said[3:5] == ["There are winning moves.", "Move to 0,1,1 or 1,0,1 or 1,1,0."]
    _, said = played(EVIL, (2, 5), "?", "?")
    assert said[2:4] == ["No move wins from here; make it long."] * 2
    _, said = played("upmark:end=0 + upmark:end=0", (1, 1), "?", "?")
    assert said[2] == "No move wins; you can keep the draw."
    assert said[3] == "No move wins; the move to 1,1 keeps the draw."


def test_a_hint_begins_anew_after_a_move() -> None:
    _, said = played(EVIL, (5, 7), "?", "5,2", "?", "undo", "?", "?")
    assert said.count("There is a winning move.") == 3
    assert said[-2] == "Move to 5,2."


@pytest.mark.parametrize("word", ["q", "quit", "exit", "  Q "])
def test_quitting(word: str) -> None:
    said: list[str] = []
    assert play(Terms(EVIL), (5, 7), lambda: word, said.append) == []
    assert said[-1] == "Stopped."


@pytest.mark.parametrize(
    ("game", "start", "typed", "complaint"),
    [
        ("nim", (5, 7), "4,6", "4,6 cannot be reached in one move from 5,7."),
        ("nim", (5, 7), "5,8", "5,8 cannot be reached in one move from 5,7."),
        ("nim", (5, 7), "5,7", "5,7 cannot be reached in one move from 5,7."),
        (
            "chromatic:red=evil",
            (5, 7),
            "4,6",
            "4,6 is no move from 5,7: a red token is on top, so take from one stack only.",
        ),
        (
            "mark + mark",
            (5, 7),
            "4 6",
            "4,6 is no move from 5,7: a move is in one of the games only.",
        ),
        ("nim", (5, 7), "", "cannot read '' as a position; write heap sizes as 38,185."),
        ("nim", (5, 7), "five", "cannot read 'five'; type heaps as 4,2, or help."),
        ("nim", (5, 7), "hnt", "cannot read 'hnt'; did you mean 'hint'?"),
        ("nim", (5, 7), "4;6", "cannot read '4;6' as a position; write heap sizes as 38,185."),
        ("nim", (5, 7), "5", "a position has 2 heaps, not 1."),
        ("nim", (5, 7), "5,-1", "a heap cannot be negative, as -1 is."),
        ("nim", (5, 7), "w y", "cannot read 'w y' as a position; write heap sizes as 38,185."),
        ("nim", (5, 7), "new 1,2,3", "a position has 2 heaps, not 3."),
        ("nim", (5, 7), "redo", "There is nothing to redo."),
        ("nim", (5, 7), "undo", "There is nothing to undo."),
        ("nim", (5, 7), "moves", "Nothing has been done yet."),
        ("nim:piles=3", (1, 2, 4), "map", "A map shows one heap or two; this game has 3."),
    ],
)
def test_wrong_input_is_answered_in_a_line(
    game: str, start: Position, typed: str, complaint: str
) -> None:
    _, said = played(game, start, typed)
    assert said[len(start) :] == [complaint, "Stopped."]


@pytest.mark.parametrize("typed", ["9" * 5000, "9" * 5000 + ",1", "x" * 5000, "\x1b[31m" * 99])
def test_long_input_is_answered_in_a_line(typed: str) -> None:
    _, said = played(EVIL, (5, 7), typed)
    assert len(said) == 4


def test_undo_and_redo() -> None:
    _, said = played(EVIL, (5, 7), "5,6", "undo", "redo", "undo", "5,2", "redo", "moves")
    start = ["  5  G G R G R", "  7  G G R G R R G"]
    after = ["  4  G G R G", "  6  G G R G R R"]
    moved = "The opponent moves to 4,6."
    assert said[:11] == [*start, moved, *after, *start, *after, *start]
    assert "There is nothing to redo." in said
    assert said[-3] == "  1. You move to 5,2"


def test_a_game_that_is_undone_does_not_count() -> None:
    results, said = played(EVIL, (1, 2), "0,0", "undo", "1,1", "again", "0,0", "undo", "redo")
    assert results == [1, 0]
    assert [line for line in said if "Score" in line] == [
        "Score: you 1, the opponent 0.",
        "Score: you 0, the opponent 1.",
        "Score: you 1, the opponent 1.",
        "Score: you 1, the opponent 1.",
    ]


def test_the_list_of_moves() -> None:
    _, said = played(EVIL, (5, 7), "5,6", "4,5", "moves")
    assert said[-5:-1] == [
        "  1. You move to 5,6. A mistake: here you could have won: 5,2",
        "  2. The opponent moves to 4,6",
        "  3. You move to 4,5",
        "  4. The opponent moves to 2,5",
    ]


def test_where_a_game_was_decided() -> None:
    results, said = played(EVIL, (5, 7), "5,6", "0,6")
    assert results == [1]
    assert said[-4:] == [
        "You cannot move: the opponent wins.",
        "The mistake was move 1: here you could have won: 5,2.",
        "Score: you 0, the opponent 1.",
        ENDED,
    ]


def test_two_people() -> None:
    typed = ("1,4", "1,3", "1,2", "1,1", "0,1", "0,0")
    results, said = played("nim", (1, 5), *typed, people=2)
    assert results == [1]
    assert said[:3] == ["  1  o", "  5  o o o o o", "Player A moves."]
    assert said[3:6] == ["  1  o", "  4  o o o o", "Player B moves."]
    assert said[-5:-1] == [
        "Player A cannot move: player B wins.",
        "The first mistake was move 1: here player A could have won: 1,1.",
        "The last mistake was move 3: here player A could have won: 1,1.",
        "Score: player A 0, player B 1.",
    ]
    _, said = played("partizan-blackwhite:beta=3", (3, 4), "0,4", people=2, left=1)
    assert [line for line in said if "moves" in line] == ["Right moves.", "Left moves."]
    _, said = played("nim", (1, 5), "1,4", "undo", people=2, first=1)
    assert [line for line in said if "moves" in line] == [
        "Player B moves.",
        "Player A moves.",
        "Player B moves.",
    ]


def test_the_opponent_begins() -> None:
    results, said = played("nim", (1, 2), "0,1", first=1)
    assert said[:5] == ["  1  o", "  2  o o", "The opponent moves to 1,1.", "  1  o", "  1  o"]
    assert results == [1]


def test_misere_play() -> None:
    results, said = played("nim", (1, 2), "1,1", "0,0", "again", "1,0", misere=True)
    assert results == [1, 0]
    assert "The opponent cannot move: the opponent wins." in said
    assert said[-4:-2] == [
        "You cannot move: you win.",
        "The opponent made no mistake: from 1,2 you win against anything.",
    ]


def test_again_and_new() -> None:
    _, said = played("nim", (1, 2), "1,1", "again", "new 3 4", "new", seed=3)
    assert said[5:7] == said[:2] == ["  1  o", "  2  o o"]
    assert said[7:9] == ["  3  o o o", "  4  o o o o"]
    assert len(said) == 12
    assert played("nim", None, "new", seed=5) == played("nim", None, "new", seed=5)
    assert played("nim", None, seed=5) != played("nim", None, seed=6)


def test_a_game_that_cannot_be_won_is_called_so() -> None:
    _, said = played("partizan-blackwhite:beta=3", None)
    assert said[0] == "No small position can be won by you; here is one that cannot."
    _, said = played("partizan-blackwhite:beta=3", None, left=1)
    assert said[0] != "No small position can be won by you; here is one that cannot."


def test_why() -> None:
    _, said = played(EVIL, (4, 6), "why", "why")
    assert "(4, 6)" in said[2]
    assert "P-position" in said[2]
    assert said[-6:-1] == [
        "From 4,6:",
        "  0,6  4,0  4,1  4,2  4,4: then 0,0 wins",
        "  1,6  4,3: then 1,3 wins",
        "  2,6  4,5: then 2,5 wins",
        "  3,6: then 3,1 wins",
    ]


def test_why_without_a_closed_form_has_the_answers_at_once() -> None:
    _, said = played("upmark:end=0", (1,), "why", misere=True)
    assert said[-4:-1] == ["From 1:", "  1: a draw", "  0: then the game is over, and lost"]
    _, said = played("invariant:moves=(1,2),(2,1)", (1, 1), "why")
    assert said[-1] == "No move is left."


def test_answers_fill_a_screen_at_most() -> None:
    game = named("constrained-mouse:k=4")
    _, said = played(game, (20, 25), "why")
    answers = said[said.index("From 20,25:") + 1 : -1]
    assert len(answers) == 12
    listed = sum(len(line.partition(":")[0].split()) for line in answers[:-1])
    left = len(set(game.options((20, 25)))) - len(blocked(game, (20, 25))) - listed
    assert answers[-1] == f"  and {left} moves more"


def test_answers_are_right() -> None:
    """What is said to win against a move does, by brute force."""
    game = named("wythoff")
    referee = Referee(game)
    _, said = played(game, (7, 11), "why", "why")
    seen = 0
    for line in said:
        if found := re.fullmatch(r"  (.*): (?:then (.*) )?wins", line):
            for move in found[1].split():
                after = tuple(map(int, move.split(",")))
                best = referee.best(referee.moment(after, 1))
                answer = tuple(map(int, found[2].split(","))) if found[2] else None
                assert answer in best if answer else not best
                seen += 1
    assert seen == len(referee.moves(referee.moment((7, 11), 0)))


def test_map() -> None:
    _, said = played(EVIL, (2, 5), "map")
    assert said[2:13] == [
        "   0         5",
        " 0 P . . . . . . . . .",
        " 1 . . . P . . . . . .",
        " 2 . . . . .[P]. . . .",
        " 3 . P . . . . . . . .",
        " 4 . . . . . . P . . .",
        " 5 . . P . . . . . . .",
        " 6 . . . . P . . . . .",
        " 7 . . . . . . . . . P",
        " 8 . . . . . . . . . .",
        " 9 . . . . . . . P . .",
    ]
    _, said = played("mark", (5,), "map")
    assert said[1:3] == [" 0         5", " P . P . .[.]P . P ."]


@pytest.mark.parametrize("here", [(0,), (41,), (100,), (465,), (999,)])
def test_the_numbers_of_a_map_stand_above_its_signs(here: Position) -> None:
    referee = Referee(named("mark"))
    numbers, signs, *_ = outcome_map(referee, here, (1000,)).splitlines()
    place = signs.index("[") + 1
    for found in re.finditer(r"\d+", numbers):
        n = here[0] + (found.end() - 1 - place) // 2
        assert int(found[0]) == n
        assert signs[found.end() - 1] == ("P" if referee.outcome((n,)) == "P" else ".")
    assert max(map(len, (numbers, signs))) <= WIDTH


def test_levels_err() -> None:
    """Whoever slips or moves anyhow loses games that the perfect opponent wins."""
    for level in ("slips", "random"):
        lost = set()
        for seed in range(20):
            said: list[str] = []
            terms = Terms(EVIL, level=level)
            results = play(terms, (2, 5), follow_chances(said), said.append, Random(seed))
            lost.update(results)
        assert 0 in lost


def follow_chances(said: list[str]) -> Callable[[], str]:
    """Follow hints, and where no move wins take one token."""
    ask = follow_hints(said)

    def any_move() -> str:
        if not said[-1].startswith("No move wins"):
            return ask()
        heaps = [int(line.split()[0]) for line in said[-2].splitlines()]
        large = max(range(2), key=heaps.__getitem__)
        return ",".join(str(heap - (i == large)) for i, heap in enumerate(heaps))

    return any_move


def test_forbidding() -> None:
    mouse = named("constrained-mouse:k=3")
    _, said = played(mouse, (3, 4), "2,1", "3,3", "none", "moves")
    assert said[2:4] == [
        "You may not move to 0,0 or 2,1 now.",
        "2,1 is forbidden now from 3,4.",
    ]
    assert said[4:8] == [
        "  3  o o o",
        "  3  o o o",
        "Forbid which? e.g. 2,1 or none",
        "The opponent moves to 0,0.",
    ]
    assert said[-3:] == [
        "  1. The opponent forbids 0,0 and 2,1",
        "  1. You move to 3,3. A mistake: here you could have won: 1,2",
        "  2. The opponent moves to 0,0",
    ]


def test_the_reader_forbids() -> None:
    mouse = "constrained-mouse:k=3"
    typed = ("1,2", "?", "?", "3,3", "1", "0,1", "x", "0,0 and 1,1", "none", "moves")
    results, said = played(mouse, (1, 12), *typed)
    assert results == [1]
    assert said[2:12] == [
        "  1  o",
        "  2  o o",
        "Forbid which? e.g. 0,0 or none",
        "You win if you forbid well.",
        "Forbid 0,0.",
        "no move leads to 3,3 from 1,2.",
        "a position has 2 heaps; type moves as 2,3 0,1, or none.",
        "0,1 may not be forbidden.",
        "cannot read 'x'; type moves to forbid, or none.",
        "1,1 may not be forbidden.",
    ]
    assert "The mistake was move 2: here you could have won: forbidding 0,0." in said
    assert said[-3:] == [
        "  1. You move to 1,2",
        "  2. You forbid nothing. A mistake: here you could have won: forbidding 0,0",
        "  2. The opponent moves to 0,0",
    ]
    results, _ = played(mouse, (1, 12), "1,2", "none", "undo", "0,0", "0,0", "none")
    assert results == [0]


def test_together_is_too_much() -> None:
    _, said = played("constrained-mouse:k=3", (7, 8), "7,7", "6,5 5,6", first=0)
    assert said[-2] == "6,5 and 5,6 may not be forbidden together."


@pytest.mark.parametrize(
    ("text", "start", "note"),
    [
        ("partizan-blackwhite:beta=3,empty=ignored", (3, 4), "You are Left."),
        ("constrained-mouse:k=3", (5, 6), "may forbid one of the moves"),
        ("upmark:end=0", (9,), "Play may go on for ever: then nobody wins."),
        ("upmark:end=0 + mark", (6, 4), "Heap 1: upmark:end=0; heap 2: mark."),
        ("wythoff + mark", (6, 4, 3), "Heaps 1 to 2: wythoff; heap 3: mark."),
        ("mark", (13,), "Whoever cannot move loses."),
        ("star(wythoff)", (7, 9), "Whoever cannot move loses."),
    ],
)
def test_what_must_be_known_of_a_game(text: str, start: Position, note: str) -> None:
    said = won_by_hints(text, start)
    assert note in " ".join(said[0].split())


def test_hints_win_every_game_and_every_line_fits() -> None:
    """From a proposed position of each family, in normal and misère play, with every command."""

    def check(text: str) -> None:
        game = named(text)
        if text.startswith("trivial:"):  # at most one move leads from any position
            with pytest.raises(ValueError, match="leaves a choice"):
                played(game, None)
            return
        for misere in (False, True):
            if misere and isinstance(game, Blocking):
                continue
            terms = {"misere": misere, "first": int(not misere)}
            if isinstance(game, Partizan):  # where Right has more to win
                terms["left"] = 1
            commands = ("help", "map", "moves", "why", "why", "?", "?", "undo")
            _, lines = played(game, None, *commands, **terms)
            if not lines[0].startswith("No small position can be won"):
                said = won_by_hints(text, None, **terms)
                assert max(map(len, "\n".join(said).splitlines())) <= WIDTH

    texts = [*(family.examples[-1] for family in FAMILIES.values()), "wythoff + mark"]
    assert failing(check, {text: text for text in texts}) == {}


def test_the_end_of_a_partizan_game() -> None:
    _, said = played("partizan-blackwhite:beta=3,empty=ignored", (1, 1), "0,1")
    assert said[2:5] == ["  0", "  1  W", "The opponent cannot move: you win."]


def test_picture() -> None:
    assert picture(EVIL, (0, 6)) == "  0\n  6  G G R G R R"
    assert picture(EVIL, (40, 61)).splitlines()[1] == " 61"
    assert [len(line) for line in picture(EVIL, (37, 38, 60)).splitlines()] == [78, 43, 65]
    both = named("mark + chromatic:red=evil")
    assert picture(both, (2, 1, 3)) == "  2  o o\n  1  G\n  3  G G R"


@pytest.mark.parametrize(
    ("position", "complaint"),
    [
        ((3000, 2000), "chromatic:red=evil: brute force would need up to 6,005,001 positions"),
        ((1, 2, 3), "chromatic:red=evil: a position has 2 heaps, not 3"),
        ((-1, 2), "chromatic:red=evil: a heap cannot be negative, as -1 is"),
    ],
)
def test_wrong_positions_are_refused_before_anything_is_said(
    position: Position, complaint: str
) -> None:
    said: list[str] = []
    with pytest.raises(ValueError, match="heap") as caught:
        play(Terms(EVIL), position, lambda: "q", said.append)
    assert str(caught.value).startswith(complaint)
    assert said == []


def test_a_game_too_large_to_answer_is_refused_before_it_starts() -> None:
    said: list[str] = []
    with pytest.raises(ValueError, match=r"positions|heaps"):
        play(Terms(named("chromatic:red=all,stacks=4")), (60,) * 4, lambda: "q", said.append)
    assert said == []


def test_colours() -> None:
    assert coloured("  2  G R") == "  2  \x1b[32mG\x1b[0m \x1b[31mR\x1b[0m"
    assert coloured(" 2 . .[P].") == " 2 . .[\x1b[7mP\x1b[0m]."
    assert coloured("Right wins, whoever starts") == "Right wins, whoever starts"
    assert coloured("A mistake:") == "A \x1b[33mmistake\x1b[0m:"


def test_the_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["?", "?", "0,0"])

    def feed(prompt: str) -> str:
        if (text := next(typed, None)) is None:
            raise EOFError
        return text

    monkeypatch.setattr("builtins.input", feed)
    ran = good(run("play", "chromatic", "1,2"))
    assert "Move to 0,0." in ran.lines
    assert ran.lines[-2:] == ["Score: you 1, the opponent 0.", ENDED]


def test_the_options_of_the_command(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "q")
    terms = ["--misere", "--first", "opponent", "--level", "random", "--seed", "4"]
    ran = [good(run("play", "nim", "6,7", *terms)).lines for _ in range(2)]
    assert ran[0] == ran[1]
    assert "Whoever cannot move wins." in ran[0]
    assert any(line.startswith("The opponent moves to ") for line in ran[0])
    both = good(
        run("play", "partizan-blackwhite:beta=3", "3,4", "--people", "2", "--side", "right")
    )
    assert "Right moves." in both.lines
    hard = good(run("play", "nim", "--hard", "--seed", "1"))
    assert hard.lines != good(run("play", "nim", "--seed", "1")).lines
    bad(run("play", "nim", "3,4", "--first", "oponent"), "did you mean 'opponent'?")


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


@pytest.mark.parametrize(("wish", "painted"), [("", True), ("1", False)])
def test_colours_are_for_terminals(wish: str, painted: bool) -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "NO_COLOR": wish}
    call = [*CALL, "play", "chromatic", "1,3"]
    ends = dict.fromkeys(("stdin", "stdout", "stderr"), theirs)
    with subprocess.Popen(call, **ends, env=environment) as process:
        try:
            shown = read_until(b"> ", ours)
        finally:
            process.kill()
    os.close(theirs)
    os.close(ours)
    assert (b"\x1b[32mG\x1b[0m" in shown) == painted
    assert (b"G G R" in shown) != painted
