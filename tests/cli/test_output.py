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

import pytest
from calls import CALL, LIMIT, QUICK, Ran, Run, bad, good, read_until, started

LONG = ["solve", "chromatic:red=vile", "--brute", "--to", "30", "--format", "csv"]
STOPPABLE = [  # also where what started the tests ignores Ctrl-C, as nohup does
    *CALL[:2],
    "from signal import SIGINT, default_int_handler, signal; "
    f"signal(SIGINT, default_int_handler); {CALL[2]}",
]


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
    assert [row["id"] for row in json.loads((empty / "out.json").read_text("utf-8"))] == QUICK


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
