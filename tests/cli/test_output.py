"""What commands write, and where: files whole or not at all, pipes, terminals."""

import json
import os
import pty
import signal
import stat
import subprocess
import termios
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from calls import CALL, LIMIT, QUICK, STOPPABLE, Ran, Run, bad, good, read_until, started

LONG = ["solve", "chromatic:red=vile", "--brute", "--to", "30", "--format", "csv"]


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Give the two ends of a terminal: where it shows, and where a program writes."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    yield ours, theirs
    os.close(theirs)
    os.close(ours)


@pytest.mark.parametrize(
    "arguments",
    [
        *(["games"], ["claims"], ["tables"], ["figures", "--json"]),
        *(["solve", "chromatic", "--to", "40"], ["solve", "chromatic", "--at", "4,5"]),
        *(["table", "evil-p-positions", "--rows", "3", "--format", "tex"], ["cite", "vile"]),
    ],
    ids=" ".join,
)
def test_output_to_a_file(run: Run, empty: Path, arguments: list[str]) -> None:
    shown = good(run(*arguments))
    (empty / "out").write_text("what was there before\n" * 1000, "utf-8")
    assert run(*arguments, "-o", "out") == Ran(0, b"", "")
    assert (empty / "out").read_bytes() == shown.raw
    assert [file.name for file in empty.iterdir()] == ["out"]


def test_verify_to_a_file(run: Run, empty: Path) -> None:
    assert run("verify", *QUICK, "--json", "-o", "out.json") == Ran(0, b"", "")
    rows = json.loads((empty / "out.json").read_text("utf-8"))
    assert [(row["id"], row["computed"]) for row in rows] == [(id, True) for id in QUICK]
    assert run("verify", *QUICK, "-o", "out.json") == Ran(0, b"", "")
    again = json.loads((empty / "out.json").read_text("utf-8"))
    assert [row["cases"] for row in again] == [row["cases"] for row in rows]
    assert run("verify", *QUICK, "-o", "out.txt") == Ran(0, b"", "")
    assert [line.split()[0] for line in (empty / "out.txt").open(encoding="utf-8")] == QUICK


def test_a_missing_directory(run: Run, empty: Path) -> None:
    bad(run("games", "-o", "nowhere/out"), "cannot write nowhere/out: No such file or directory")
    assert list(empty.iterdir()) == []


def test_a_file_in_place_of_a_directory(run: Run, empty: Path) -> None:
    (empty / "file").write_text("kept", "utf-8")
    bad(run("games", "-o", "file/out"), "cannot write file/out: Not a directory")
    assert [file.read_text("utf-8") for file in empty.iterdir()] == ["kept"]


def test_a_directory_in_place_of_a_file(run: Run, empty: Path) -> None:
    (empty / "folder").mkdir()
    bad(run("games", "-o", "folder"), "cannot write folder: Is a directory")
    assert [file.name for file in empty.rglob("*")] == ["folder"]


def test_a_pipe_is_written_to_and_not_replaced(run: Run, empty: Path) -> None:
    """The same for devices: -o /dev/null must not put a file in its place."""
    os.mkfifo("pipe")
    reader = os.open("pipe", os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert run("tables", "-o", "pipe").code == 0
        assert stat.S_ISFIFO(os.stat("pipe").st_mode)
        assert os.read(reader, 10_000) == run("tables").raw
    finally:
        os.close(reader)


def test_stopping_leaves_nothing(empty: Path, terminal: tuple[int, int]) -> None:
    """Ctrl-C while the bar is shown: exit code 130, one line, and no file."""
    ours, theirs = terminal
    call = [*STOPPABLE, "solve", "star(wythoff)", "--to", "150000", "--store", "found.p"]
    with started(call, stderr=theirs) as process:
        read_until(b"to go", ours)
        process.send_signal(signal.SIGINT)
        assert process.wait(LIMIT) == 130
        assert process.stdout.read() == b""
    assert list(empty.iterdir()) == []


def test_no_progress_bar_in_a_pipe() -> None:
    done = subprocess.run([*CALL, *LONG], capture_output=True, check=True, timeout=LIMIT)
    assert done.stderr == b""
    assert done.stdout.startswith(b"x1,x2\n0,0\n")
    assert b"\r" not in done.stdout


def test_a_progress_bar_on_a_terminal(terminal: tuple[int, int]) -> None:
    ours, theirs = terminal
    with started([*CALL, *LONG], stderr=theirs) as process:
        written, _ = process.communicate(timeout=LIMIT)
    assert process.returncode == 0
    assert b"\r" in read_until(b"%", ours)
    assert written.startswith(b"x1,x2\n0,0\n")
    assert b"\r" not in written


def test_a_reader_who_has_seen_enough() -> None:
    call = [*CALL, "solve", "chromatic", "--to", "200000", "--format", "csv"]
    with started(call, stderr=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"x1,x2\n"
        process.stdout.close()
        assert process.wait(LIMIT) == 0
        assert process.stderr.read() == b""


LINES = ["solve", "chromatic", "--to", "20000", "--format", "csv"]  # 108,892 bytes
UNBUFFERED = {**os.environ, "PYTHONUNBUFFERED": "1"}


def shell(script: str, *words: str, **options: Any) -> subprocess.CompletedProcess[bytes]:
    """Run the command within a script of the shell, where it is "$@"."""
    call = ["bash", "-c", script, "bash", *CALL, *words]
    return subprocess.run(call, capture_output=True, timeout=LIMIT, check=False, **options)


@pytest.mark.parametrize("environment", [None, UNBUFFERED], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize(
    ("script", "why"),
    [
        ('"$@" > /dev/full', "No space left on device"),
        ('ulimit -f 20; "$@" > out', "File too large"),
        ('"$@" >&-', "it is closed"),
    ],
)
def test_output_is_never_cut_short_silently(
    empty: Path, environment: dict[str, str] | None, script: str, why: str
) -> None:
    ran = shell(script, *LINES, env=environment)
    assert ran.returncode == 2
    assert ran.stderr.decode() == f"chromdocs: cannot write to standard output: {why}\n"


@pytest.mark.parametrize("words", [["--help"], ["--version"], ["games"], ["verify", *QUICK]])
def test_a_full_disk_is_noticed_by_every_command(words: list[str]) -> None:
    ran = shell('"$@" > /dev/full', *words)
    said = b"chromdocs: cannot write to standard output: No space left on device\n"
    assert (ran.returncode, ran.stderr) == (2, said)


def test_all_is_written_without_a_buffer(run: Run) -> None:
    assert shell('"$@" | cat', *LINES, env=UNBUFFERED).stdout == good(run(*LINES)).raw


def test_a_reader_who_has_seen_enough_without_a_buffer() -> None:
    ran = shell('"$@" | head -1; exit ${PIPESTATUS[0]}', *LINES, env=UNBUFFERED)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, b"x1,x2\n", b"")


def test_a_closed_standard_error_changes_nothing() -> None:
    ran = shell('"$@" 2>&-', "solve", "mark", "--to", "3", "--format", "csv")
    assert (ran.returncode, ran.stdout) == (0, b"x1\n0\n2\n")
    assert shell('"$@" 2>&-', "solve", "mark", "--to", "x").stdout == b""


ASCII = {
    **os.environ,
    "LC_ALL": "C",
    "PYTHONUTF8": "0",
    "PYTHONCOERCECLOCALE": "0",
    "PYTHONIOENCODING": "ascii",
}


@pytest.mark.parametrize(
    ("words", "code", "wanted"),
    [
        (["tables"], 0, b"the numbers ? and ?"),
        (["games"], 0, b"star(GAME)"),
        (["solve", "nim", "--to", "3", "--misere"], 0, b"mis?re play"),
        (["solve", "nim", "--to", "3", "--misere", "--json"], 0, "misère".encode()),
        (["solve", "τ⋆", "--to", "3"], 2, b"unknown game"),
        (["table", "evil-tau-chi", "--format", "csv"], 0, "τ".encode()),
    ],
)
def test_a_terminal_of_ascii(words: list[str], code: int, wanted: bytes) -> None:
    """What is for people is replaced where it cannot be shown; data stays as it is."""
    ran = shell('"$@"', *words, env=ASCII)
    assert ran.returncode == code
    assert wanted in ran.stdout + ran.stderr
    assert b"Traceback" not in ran.stderr


def test_play_with_a_terminal_of_ascii() -> None:
    typed = b"\xff\xfe\n\x1b[31m\n0,0\nq\n"
    for environment in (ASCII, None):
        ran = shell('"$@"', "play", "star(wythoff)", "2,3", env=environment, input=typed)
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert ran.stdout.count(b"cannot read ") == 2
        assert b"\x1b" not in ran.stdout
        assert b"0,0 cannot be reached in one move" in ran.stdout
    assert shell('"$@" <&-', "play", "nim", "2,3").stdout.endswith(b"Stopped.\n")


def test_json_has_no_control_characters(run: Run, empty: Path) -> None:
    (empty / "\x9b\u202e.csv").write_text("# id: \x1b[31m\n# version: \x9b\n", "utf-8")
    ran = run("table", "evil-tau-chi", "--check", "\x9b\u202e.csv", "--json")
    assert ran.out.replace("\n", "").isprintable()
    assert json.loads(ran.out)["file"] == "\x9b\u202e.csv"
