"""Files that are none: links in a circle, pipes, folders, full devices; endings that say otherwise.

Every command that reads or writes a file refuses them in one line, waits for nobody, and leaves
nothing half-written.
"""

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from calls import LIMIT, Run, bad, good

FORMULA = "forall n: not (evil(n) and evil(n + 1) and evil(n + 2))"
WRITES = {  # commands that write a file, with the option before its name
    "-o of a list": ("games", "-o"),
    "-o of a table": ("table", "evil-tau-chi", "--format", "md", "-o"),
    "-o of a figure": ("figure", "evil-plane", "--format", "svg", "-o"),
    "-o of an answer": ("solve", "nim", "--to", "3", "-o"),
    "-o of claims": ("verify", "chromatic/fig-3", "-o"),
    "-o of a decision": ("decide", FORMULA, "-o"),
    "-o of a citation": ("cite", "vile", "-o"),
    "--certificate": ("decide", FORMULA, "--certificate"),
}


def a_circle(name: str) -> str:
    os.symlink("b", name)
    os.symlink(name, "b")
    return "Too many levels of symbolic links"


def a_folder(name: str) -> str:
    os.mkdir(name)
    return "Is a directory"


def a_pipe(name: str) -> str:
    os.mkfifo(name)
    return "nobody reads from it"


def a_full_device(name: str) -> str:
    os.symlink("/dev/full", name)
    return "No space left on device"


def a_folder_in_a_circle(name: str) -> str:
    a_circle("folder")
    os.symlink("folder/x", name)
    return "Too many levels of symbolic links"


ODD = (a_circle, a_folder, a_pipe, a_full_device, a_folder_in_a_circle)


def there() -> list[str]:
    return sorted(str(path) for path in Path().rglob("*"))


@pytest.mark.parametrize("odd", ODD)
@pytest.mark.parametrize("how", WRITES)
def test_what_cannot_be_written(run: Run, empty: Path, how: str, odd: Callable[[str], str]) -> None:
    why = odd("a")
    before = there()
    bad(run(*WRITES[how], "a"), "cannot write ", f": {why}")
    assert there() == before


@pytest.mark.parametrize("name", ["", ".", "a\0b", "\udcff", "x" * 300, "a/", "no/such"])
@pytest.mark.parametrize("how", ["-o of a list", "--certificate"])
def test_names_that_are_none(run: Run, empty: Path, how: str, name: str) -> None:
    ran = run(*WRITES[how], name)
    if ran.code:
        bad(ran)
    assert len(there()) <= 1


@pytest.mark.parametrize(
    ("odd", "why"),
    [
        (a_circle, "Too many levels of symbolic links"),
        (a_folder, "Is a directory"),
        (a_pipe, "it is a pipe, and nobody writes to it"),
    ],
)
def test_what_cannot_be_checked(run: Run, empty: Path, odd: Callable[[str], str], why: str) -> None:
    odd("t.csv")
    bad(run("table", "evil-tau-chi", "--check", "t.csv"), "cannot read t.csv: ", why)


def test_a_pipe_to_which_somebody_writes_is_read(run: Run, empty: Path) -> None:
    table = good(run("table", "evil-tau-chi", "--format", "csv"))
    call = [sys.executable, "-m", "chromdocs", "table", "evil-tau-chi", "--format", "csv"]
    call[1:3] = ["-c", "from chromdocs.cli.main import main; raise SystemExit(main())"]
    script = "sleep 1; cat kept"
    (empty / "kept").write_bytes(table.raw)
    ran = subprocess.run(
        ["bash", "-c", f'"$@" --check <({script})', "bash", *call],
        capture_output=True, text=True, timeout=LIMIT, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.parametrize("odd", [a_circle, a_folder, a_pipe])
def test_what_is_no_place_to_keep_positions(
    run: Run, empty: Path, odd: Callable[[str], str]
) -> None:
    odd("f.p")
    before = there()
    ran = run("solve", "wythoff", "--to", "9", "--store", "f.p", "--brute")
    assert ran.code in (0, 2)  # what cannot be kept may be answered all the same
    assert ran.err.startswith("chromdocs: ")
    assert ran.err.count("\n") == 1
    assert there() == before


FORMATS = {  # commands that have --json
    "games": ("games",),
    "table": ("table", "evil-tau-chi"),
    "figure": ("figure", "evil-plane"),
    "solve": ("solve", "nim", "--to", "3"),
    "at": ("solve", "nim", "--at", "1,2"),
    "verify": ("verify", "chromatic/fig-3"),
    "decide": ("decide", FORMULA),
    "cite": ("cite", "vile"),
}


@pytest.mark.parametrize("ending", ["svg", "csv", "txt", "tex", "png", "pdf", "bib", "md", "gz"])
@pytest.mark.parametrize("command", FORMATS)
def test_json_is_not_written_under_another_name(
    run: Run, empty: Path, command: str, ending: str
) -> None:
    bad(run(*FORMATS[command], "--json", "-o", f"out.{ending}"), "--json does not go with -o out.")
    assert there() == []


@pytest.mark.parametrize("command", FORMATS)
@pytest.mark.parametrize("name", ["out.json", "OUT.JSON", "out", "out.part"])
def test_json_under_its_own_name(run: Run, empty: Path, command: str, name: str) -> None:
    ran = run(*FORMATS[command], "--json", "-o", name)
    assert (ran.code, ran.err) == (0, "")
    assert json.loads((empty / name).read_text("utf-8"))


def test_two_formats_are_not_one(run: Run, empty: Path) -> None:
    words = ("table", "evil-tau-chi", "--json")
    bad(run(*words, "--format", "csv"), "give --json or --format csv, not both")
    assert run(*words, "--format", "json").code == 0
    assert run("table", "evil-tau-chi", "--format", "csv", "-o", "out.txt").code == 0
    bad(run("table", "evil-tau-chi", "--format", "csv", "-o", "out.json"), "--format csv does not")


def test_a_certificate_may_be_packed_and_is_the_same_every_time(run: Run, empty: Path) -> None:
    for name in ("x.json", "x.json.gz", "again.JSON.GZ"):
        assert run("decide", FORMULA, "--certificate", name).code == 0
    plain, packed, again = (
        (empty / name).read_bytes() for name in ("x.json", "x.json.gz", "again.JSON.GZ")
    )
    assert gzip.decompress(packed) == plain
    assert packed == again
    bad(run("decide", FORMULA, "--certificate", "x.svg"), "a certificate is JSON", "not .svg")


@pytest.mark.parametrize("number", ["1if 1else2", "1or 2", "0x1for x in y", "1 is 1"])
def test_a_number_that_is_none_is_refused_in_one_line(number: str) -> None:
    call = "from chromdocs.cli.main import main; raise SystemExit(main())"
    ran = subprocess.run(
        [sys.executable, "-c", call, "solve", f"chromatic:beta={number}", "--to", "5"],
        capture_output=True, text=True, timeout=LIMIT, check=False,
    )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr.startswith("chromdocs: ")
    assert ran.stderr.count("\n") == 1
