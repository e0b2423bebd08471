"""The command `chromdocs`, called in this process: what it prints, writes, refuses, returns."""

import json
import os
import pty
import re
import signal
import stat
import subprocess
import sys
import termios
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

import pytest

from chromdocs import __version__, verifying
from chromdocs.claims import ledger
from chromdocs.claims.papers import PAPERS
from chromdocs.cli import main
from chromdocs.games.catalogue import FAMILIES, game
from chromdocs.solve.reference import Reference

CALL = [sys.executable, "-c", "from chromdocs.cli import main; raise SystemExit(main())"]


class Ran(NamedTuple):
    code: int
    raw: bytes
    err: str

    @property
    def out(self) -> str:
        return self.raw.decode()

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


@pytest.fixture
def run(capfdbinary: pytest.CaptureFixture[bytes]) -> Iterator[Run]:
    before = sys.get_int_max_str_digits()

    def call(*arguments: str) -> Ran:
        sys.set_int_max_str_digits(4300)  # as in a new process
        capfdbinary.readouterr()
        try:
            code = main(arguments)
        except SystemExit as stop:
            code = stop.code
        written = capfdbinary.readouterr()
        return Ran(code, written.out, written.err.decode())

    yield call
    sys.set_int_max_str_digits(before)


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a directory of its own, to see what is left there."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def good(ran: Ran) -> Ran:
    assert ran.err == ""
    assert ran.code == 0
    assert ran.out.endswith("\n")
    assert not ran.out.endswith("\n\n")
    return ran


def bad(ran: Ran, *wanted: str) -> None:
    """One line on stderr that holds what is wanted, exit code 2, nothing on stdout."""
    assert ran.code == 2
    assert ran.raw == b""
    assert re.fullmatch(r"chromdocs: [^\n]+\n", ran.err), ran.err
    for text in wanted:
        assert text in ran.err


# solve


@pytest.mark.parametrize(
    ("arguments", "lines"),
    [
        (["chromatic:red=evil", "--to", "7"], ["x1,x2", "0,0", "1,3", "2,5", "4,6"]),
        (["chromatic:red=evil", "--to", "6", "--brute"], ["x1,x2", "0,0", "1,3", "2,5", "4,6"]),
        (["chromatic:red=evil", "--to", "3", "--misere"], ["x1,x2", "0,1", "2,3"]),
        (["chromatic:red=evil", "--to", "0"], ["x1,x2", "0,0"]),
        (
            ["chromatic:red=evil", "--to", "2", "--grundy"],
            ["x1,x2,grundy", "0,0,0", "0,1,1", "0,2,2", "1,1,2", "1,2,3", "2,2,4"],
        ),
        (
            ["chromatic:red=all,stacks=3", "--to", "3"],
            ["x1,x2,x3", "0,0,0", "0,1,1", "0,2,2", "0,3,3", "1,2,3"],
        ),
        (["chromatic:red=none,stacks=1", "--to", "1", "--grundy"], ["x1,grundy", "0,0", "1,1"]),
    ],
)
def test_solve_csv(run: Run, arguments: list[str], lines: list[str]) -> None:
    assert good(run("solve", *arguments, "--format", "csv")).out == "\n".join(lines) + "\n"


def test_solve_closed_form_and_brute_force_agree(run: Run) -> None:
    closed = good(run("solve", "chromatic", "--to", "80", "--format", "csv"))
    assert good(run("solve", "chromatic", "--to", "80", "--brute", "--format", "csv")) == closed


def test_solve_text(run: Run) -> None:
    ran = good(run("solve", "chromatic", "--to", "3"))
    assert ran.lines == ["chromatic:red=evil: P-positions, heaps up to 3", "0,0", "1,3"]
    ran = good(run("solve", "chromatic", "--to", "1", "--grundy"))
    assert ran.lines[0] == "chromatic:red=evil: Grundy values, heaps up to 1"
    ran = good(run("solve", "chromatic", "--to", "1", "--misere"))
    assert ran.lines[0] == "chromatic:red=evil: P-positions, misère play, heaps up to 1"


@pytest.mark.parametrize("option", [["--json"], ["--format", "json"]])
def test_solve_json(run: Run, option: list[str]) -> None:
    assert json.loads(good(run("solve", "chromatic", "--to", "3", *option)).out) == {
        "game": "chromatic:red=evil",
        "to": 3,
        "columns": ["x1", "x2"],
        "rows": [[0, 0], [1, 3]],
    }


def test_solve_svg(run: Run) -> None:
    ran = good(run("solve", "chromatic:beta=7/3", "--to", "16", "--format", "svg"))
    assert "<svg" in ran.out


def test_solve_at(run: Run) -> None:
    ran = good(run("solve", "chromatic:red=evil", "--at", "38,183"))
    assert ran.lines[0] == "(38, 183) is an N-position: the player to move wins"
    assert ran.lines[1] == "winning move: to (38, 40)"
    assert ran.lines[2].endswith("[chromatic/thm-14]")
    ran = good(run("solve", "chromatic", "--at", "(40, 38)"))
    assert ran.lines[0] == "(40, 38) is a P-position: the player who has just moved wins"
    assert len(ran.lines) == 2
    ran = good(run("solve", "chromatic:red=all,stacks=3", "--at", "1,1,1"))
    assert ran.lines[1] == "winning moves: to (0, 1, 1) or (1, 0, 1) or (1, 1, 0)"


def test_solve_at_json(run: Run) -> None:
    found = json.loads(good(run("solve", "chromatic", "--at", "38,183", "--json")).out)
    assert found.pop("reason").startswith("Theorem 14")
    assert found == {
        "game": "chromatic:red=evil",
        "position": [38, 183],
        "outcome": "N",
        "winning_moves": [[38, 40]],
        "all_winning_moves": True,
        "claims": ["chromatic/thm-14"],
    }
    found = json.loads(good(run("solve", "chromatic", "--at", "0,0", "--misere", "--json")).out)
    assert (found["outcome"], found["winning_moves"]) == ("N", [])


@pytest.mark.parametrize(
    ("game", "at", "lines"),
    [
        ("mark + mark + mark", "1,3,4", ["is an N-position", "winning move: to (1, 2, 4)"]),
        ("upmark:end=0", "1", ["is an N-position", "winning move: to (0)"]),
        (
            "upmark:end=0 + upmark:end=0",
            "1,1",
            ["is a D-position: nobody can force a win", "drawing move: to (1, 1)"],
        ),
        (
            "partizan-blackwhite:beta=3,empty=ignored",
            "3,4",
            ["is an L-position: Left wins, whoever starts", "Left's winning moves: to (0, 4)"],
        ),
        ("star(wythoff)", "20000,4", ["is an N-position", "winning move: to (19993, 0)"]),
        (f"wythoff:k=1{'0' * 30}", f"1{'0' * 40},0", ["is an N-position", "to (0, 0)"]),
        (
            "blackwhite:beta=3,moves=(rational-pair:p=2,q=3,t=0)",
            "1,2",
            ["is an N-position", "winning move: to (0, 0)"],
        ),
        ("star(wythoff)", "2,2", ["is an N-position", "winning moves: to (0, 1) or (1, 0)"]),
        ("gamma:k=4", "38,185", ["is an N-position", "(18, 87)"]),
    ],
)
def test_solve_at_every_kind_of_game(run: Run, game: str, at: str, lines: list[str]) -> None:
    ran = good(run("solve", game, "--at", at))
    for line, words in zip(ran.lines, lines, strict=False):
        assert words in line, ran.lines


HUGE = "7" * 10_000


@pytest.mark.parametrize(
    "call",
    [
        ("chromatic:red=evil", f"{HUGE},{HUGE[1:]}"),
        ("chromatic:beta=(3+sqrt(5))/2", f"{HUGE},{HUGE[1:]}"),
        ("chromatic:beta=7/3", f"{HUGE},{HUGE[1:]}"),
        ("chromatic:beta=pi", f"{HUGE},{HUGE[1:]}"),
        ("mark", HUGE),
        ("mark", HUGE, "--misere"),
        ("mark:k=3", HUGE),
        ("upmark", HUGE),
        ("upmark:end=0", HUGE),
        ("gamma:k=4", f"{HUGE},{HUGE[1:]}"),
        ("mark + mark", f"{HUGE},{HUGE[1:]}"),
    ],
    ids=lambda call: " ".join(call)[:40],
)
def test_closed_forms_at_10_000_digits(run: Run, call: tuple[str, ...]) -> None:
    game, at, *options = call
    found = json.loads(good(run("solve", game, "--at", at, "--json", *options)).out)
    assert found["outcome"] in ("P", "N")
    assert found["reason"]
    if found["outcome"] == "N":
        to = ",".join(map(str, found["winning_moves"][0]))
        after = json.loads(good(run("solve", game, "--at", to, "--json", *options)).out)
        assert after["outcome"] == "P"


def test_solve_outcomes_and_values(run: Run) -> None:
    ran = good(run("solve", "upmark:end=0", "--to", "4", "--grundy", "--format", "csv"))
    assert ran.lines[:3] == ["x1,grundy", "0,0", "1,oo(0)"]
    ran = good(run("solve", "partizan-blackwhite", "--to", "1", "--outcomes", "--format", "csv"))
    assert ran.lines == ["x1,x2,outcome", "0,0,P", "0,1,R", "1,1,R"]
    ran = good(run("solve", "mark", "--to", "6", "--misere"))
    assert ran.lines == ["mark: P-positions, misère play, heaps up to 6", "1", "4", "6"]


def test_solve_at_heaps_of_10_000_digits(run: Run) -> None:
    sys.set_int_max_str_digits(20_000)
    n = 4 * 10**9999 + 77
    a = 2 * (n - 1) + (bin(n - 1).count("1") % 2 == 0)  # odious
    b = 2 * n + bin(n).count("1") % 2  # evil
    p, n_position = f"{a},{b}", f"{b},{b}"
    found = json.loads(good(run("solve", "chromatic", "--at", p, "--json")).out)
    assert (found["outcome"], found["position"]) == ("P", [a, b])
    found = json.loads(good(run("solve", "chromatic", "--at", n_position, "--json")).out)
    assert found["outcome"] == "N"
    move = ",".join(map(str, found["winning_moves"][0]))
    ran = good(run("solve", "chromatic", "--at", move))
    assert "is a P-position" in ran.lines[0]
    assert ran.lines[0].count("digits)") == 2
    assert max(map(len, ran.lines)) < 200


# lists


def test_games(run: Run) -> None:
    lines = good(run("games")).lines
    assert lines[0] == "chromatic: S-chromatic nim [chromatic]"
    rows = json.loads(good(run("games", "--json")).out)
    assert [row["name"] for row in rows] == [*FAMILIES]
    assert all(row["rule"] and row["paper"] in PAPERS for row in rows)
    assert all(any(line.startswith(f"{name}: ") for line in lines) for name in FAMILIES)
    first = rows[0]
    assert (first["name"], first["paper"]) == ("chromatic", "chromatic")
    assert "chromatic:red=evil" in first["examples"]


KEYS = {
    *("id", "paper", "locator", "kind", "title", "status", "bound", "cases"),
    *("counterexample", "corrected", "seconds"),
}


def test_claims(run: Run) -> None:
    text = good(run("claims")).lines
    rows = json.loads(good(run("claims", "--json")).out)
    assert [row["id"] for row in rows] == [line.split()[0] for line in text] == [*ledger.LEDGER]
    for row in rows:
        assert row.keys() >= KEYS
        assert row["id"] == f"{row['paper']}/{row['locator']}"
        assert row["status"] in ("holds", "refuted", "open", "definition")
        assert (row["counterexample"] is not None) == (row["status"] == "refuted")
        assert row["corrected"] is None or row["corrected"]["status"] != "refuted"


@pytest.mark.parametrize(
    ("command", "id"), [("tables", "evil-p-positions"), ("figures", "evil-plane")]
)
def test_tables_and_figures(run: Run, command: str, id: str) -> None:
    listed = [line.split()[0] for line in good(run(command)).lines]
    assert id in listed
    assert [row["id"] for row in json.loads(good(run(command, "--json")).out)] == listed


def test_version_and_help(run: Run) -> None:
    assert good(run("--version")).out == f"chromdocs {__version__}\n"
    assert "COMMAND" in good(run("--help")).out
    assert "POSITION" in good(run("solve", "--help")).out


# verify


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Copy the published verdicts, so that a test may change them."""
    copied = copytree(ledger.RECORDS, tmp_path / "records")
    monkeypatch.setattr(ledger, "RECORDS", copied)
    return copied


QUICK = ["chromatic/tab-tau", "chromatic/fig-3"]


def test_verify_as_published(run: Run) -> None:
    ran = good(run("verify", *QUICK, *QUICK))
    assert [line.split()[:3] for line in ran.lines] == [[id, "printed", "holds,"] for id in QUICK]
    assert "checked whole, 24 cases" in ran.lines[0]


def test_verify_json(run: Run) -> None:
    rows = json.loads(good(run("verify", "chromatic/def-11", "--json")).out)
    assert [row["id"] for row in rows] == ["chromatic/def-11"]
    assert rows[0].keys() >= KEYS
    assert rows[0]["status"] == "refuted"
    assert rows[0]["corrected"]["status"] == "definition"


def test_verify_to_another_bound_and_by_paper(run: Run) -> None:
    ran = good(run("verify", "chromatic/obs-8", "--to", "50"))
    assert re.search(r"holds, checked to .*\b50, 51 cases", ran.out)
    ids = [id for id in ledger.LEDGER if id.startswith("chromatic/")]
    ran = good(run("verify", "chromatic"))
    assert list(dict.fromkeys(line.split()[0] for line in ran.lines)) == ids


def test_verify_runs_long_checks_again_only_if_their_code_has_changed(
    run: Run, records: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    computed: list[str] = []

    def verdict(id: str, to: int | None, trials: bool) -> verifying.Found:
        computed.append(id)
        return ledger.published(ledger.LEDGER[id]), None

    monkeypatch.setattr(verifying, "_verdict", verdict)
    monkeypatch.setattr(verifying, "LONG", 0)
    file = records / "chromatic.json"
    changed = json.loads(file.read_text("utf-8"))
    changed["chromatic/thm-14"]["fingerprint"] = "of other code"
    file.write_text(json.dumps(changed), "utf-8")
    ran = good(run("verify", "--jobs", "1"))
    assert {line.split()[0] for line in ran.lines} == set(ledger.LEDGER)
    assert computed == ["chromatic/thm-14"]
    computed.clear()
    good(run("verify", "--fresh", "--jobs", "1"))
    assert sorted(computed) == sorted(ledger.LEDGER)


def test_verify_in_several_processes(run: Run) -> None:
    def timeless(ran: Ran) -> str:
        return re.sub(r"\d+\.\d+ s", "", good(ran).out)

    assert timeless(run("verify", *QUICK, "--jobs", "2")) == timeless(run("verify", *QUICK))


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("status", "refuted", "status is 'holds', published 'refuted'"),
        ("cases", 25, "cases is 24, published 25"),
    ],
)
def test_verify_says_what_differs(
    run: Run, records: Path, key: str, value: object, said: str
) -> None:
    file = records / "chromatic.json"
    verdicts = json.loads(file.read_text("utf-8"))
    verdicts["chromatic/tab-tau"]["printed"][key] = value
    file.write_text(json.dumps(verdicts), "utf-8")
    ran = run("verify", *QUICK)
    assert ran.code == 1
    assert len(ran.lines) == 2
    assert ran.err == f"chromdocs: chromatic/tab-tau (printed): {said}\n"


def test_verify_notices_that_a_default_bound_was_lowered(run: Run, records: Path) -> None:
    """Theorem 13 is refuted at once; a record to a larger bound must not pass for the same."""
    file = records / "chromatic.json"
    verdicts = json.loads(file.read_text("utf-8"))
    verdicts["chromatic/thm-13"]["printed"]["bound"] = 1000
    file.write_text(json.dumps(verdicts), "utf-8")
    ran = run("verify", "chromatic/thm-13")
    assert ran.code == 1
    assert ran.err == ("chromdocs: chromatic/thm-13 (printed): bound is 150, published 1000\n")


def test_verify_misses_a_verdict_that_was_never_published(run: Run, records: Path) -> None:
    (records / "chromatic.json").write_text("{}", "utf-8")
    ran = run("verify", "chromatic/fig-3")
    assert ran.code == 1
    assert ran.err == "chromdocs: chromatic/fig-3: readings are ['printed'], published []\n"


def test_verify_records_what_was_found(run: Run, records: Path) -> None:
    file = records / "chromatic.json"
    before = file.read_text("utf-8")
    verdicts = json.loads(before)
    verdicts["chromatic/tab-tau"]["printed"]["cases"] = 1
    file.write_text(json.dumps(verdicts), "utf-8")
    ran = run("verify", *QUICK, "--record")
    assert (ran.code, ran.err) == (0, f"recorded in {file}\n")
    written = json.loads(file.read_text("utf-8"))
    assert written["chromatic/tab-tau"]["printed"]["cases"] == 24
    assert written.keys() == json.loads(before).keys()
    assert written["chromatic/tab-tau"]["tried"] == written["chromatic/tab-tau"]["rejected"] > 0
    assert good(run("verify", *QUICK)).code == 0


def test_verify_below_the_counterexample_is_no_difference(run: Run) -> None:
    """Theorem 13 fails as printed at n = 2; a check that stops before cannot contradict that."""
    assert run("verify", "chromatic/thm-13", "--to", "4").code == 0


# table, figure, cite


TABLE = ["table", "evil-p-positions", "--rows", "3"]


def test_table_formats(run: Run) -> None:
    csv = good(run(*TABLE, "--format", "csv")).lines
    assert csv[-4:] == [
        "n,a,b,kind,difference",
        *("0,0,0,evil and dopey,0", "1,1,3,odious and vile,2", "2,2,5,odious and dopey,3"),
    ]
    rows = json.loads(good(run(*TABLE, "--format", "json")).out)["rows"]
    assert [",".join(map(str, row)) for row in rows] == csv[-3:]
    md = good(run(*TABLE, "--format", "md"))
    assert "| 2 | 2 | 5 | odious and dopey | 3 |" in md.lines
    assert good(run(*TABLE)) == md
    assert r"2 & 2 & 5 & odious and dopey & 3 \\" in good(run(*TABLE, "--format", "tex")).lines
    assert good(run(*TABLE, "--format", "bfile")).lines[-3:] == ["0 0", "1 1", "2 2"]
    ran = good(run(*TABLE, "--format", "bfile", "--column", "b"))
    assert ran.lines[-3:] == ["0 0", "1 3", "2 5"]
    assert good(run(*TABLE, "--json")) == good(run(*TABLE, "--format", "json"))
    assert "    (2, 2, 5, 'odious and dopey', 3)," in good(run(*TABLE, "--format", "py")).lines


def test_table_as_a_draft_for_the_oeis(run: Run, empty: Path) -> None:
    draft = good(run("table", "open-star-1", "--format", "oeis", "--column", "number"))
    assert any(line.startswith("%S A000000 1,0,1,2,0,") for line in draft.lines)
    assert run("table", "open-star-1", "-o", "star.oeis.txt") == Ran(0, b"", "")
    assert Path("star.oeis.txt").read_text("utf-8") == draft.out
    assert run("table", "open-star-1", "--check", "star.oeis.txt").code == 0
    bad(run("table", "evil-tau-chi", "--format", "oeis"), "no column has a draft for the OEIS")
    bad(run("table", "open-star-1", "--format", "oeis", "--column", "total"), "known: number")


@pytest.mark.parametrize("suffix", ["csv", "json", "md", "tex", "py", "txt"])
def test_table_check(run: Run, empty: Path, suffix: str) -> None:
    file = f"evil.{suffix}"
    assert run("table", "evil-p-positions", "--rows", "9", "-o", file) == Ran(0, b"", "")
    ran = good(run("table", "evil-p-positions", "--check", file))
    assert re.fullmatch(
        rf"genuine: 9 rows, chromdocs {re.escape(__version__)}, sha256 [0-9a-f]{{64}}\n", ran.out
    )
    found = json.loads(good(run("table", "evil-p-positions", "--check", file, "--json")).out)
    assert (found["genuine"], found["rows"], found["id"]) == (True, 9, "evil-p-positions")
    other = run("table", "evil-tau-chi", "--check", file)
    assert (other.code, other.err) == (1, "")
    said = "the file says that it is table evil-p-positions, not evil-tau-chi"
    assert other.out == f"not genuine: {said}\n"
    text = Path(file).read_text("utf-8")
    Path(file).write_text(re.sub(r"\b13\b", "12", text), "utf-8")
    changed = run("table", "evil-p-positions", "--check", file)
    assert (changed.code, changed.err) == (1, "")
    assert changed.out.startswith("not genuine: row 8 (n = 7): column a is 12 in the file, 13 in")
    found = json.loads(run("table", "evil-p-positions", "--check", file, "--json").out)
    assert not found["genuine"]


def test_table_check_of_what_cannot_be_read(run: Run, empty: Path) -> None:
    Path("a.csv").write_text("n,a\n0,0\n", "utf-8")
    Path("b.csv").write_bytes(b"\xff\xfe")
    Path("c").write_text("n", "utf-8")
    check = ("table", "evil-p-positions", "--check")
    bad(run(*check, "a.csv"), "no table in the format csv")
    bad(run(*check, "b.csv"), "cannot read b.csv: it is no text")
    bad(run(*check, "c"), "c has no ending; name its format with --format")
    bad(run(*check, "d.csv"), "cannot read d.csv: No such file")
    bad(run(*check, "d.xls"), "unknown ending of a file 'xls'")
    bad(run(*check, "a.csv", "--rows", "3"), "leave the options out")
    run("table", "evil-p-positions", "--format", "csv", "-o", "c")
    good(run(*check, "c", "--format", "csv"))


START = {"svg": b"<?xml", "png": b"\x89PNG\r\n", "pdf": b"%PDF-", "html": b"<!doctype html>"}
FIGURE = ["figure", "evil-plane", "--set", "to=8"]


@pytest.mark.parametrize("suffix", START)
def test_figure_by_suffix(run: Run, empty: Path, suffix: str) -> None:
    file = empty / f"plane.{suffix}"
    assert run(*FIGURE, "-o", file.name) == Ran(0, b"", "")
    assert file.read_bytes().startswith(START[suffix])
    assert list(empty.iterdir()) == [file]
    assert stat.S_IMODE(file.stat().st_mode) == 0o644


def test_figure_json(run: Run, empty: Path) -> None:
    assert run(*FIGURE, "-o", "plane.json") == Ran(0, b"", "")
    chart = json.loads((empty / "plane.json").read_text("utf-8"))
    assert {"data", "layout"} <= chart.keys()
    assert json.loads(good(run(*FIGURE, "--json")).out) == chart


def test_figure_to_standard_output(run: Run, empty: Path) -> None:
    light = run(*FIGURE)
    dark = run(*FIGURE, "--theme", "dark")
    assert light.raw.startswith(START["svg"])
    assert dark.raw.startswith(START["svg"])
    assert light.raw != dark.raw
    assert run(*FIGURE, "--format", "svg", "-o", "plane") == Ran(0, b"", "")
    assert (empty / "plane").read_bytes() == light.raw


@pytest.mark.parametrize("name", ["plane.jpg", "plane.SVGZ"])
def test_figure_of_an_unknown_suffix(run: Run, empty: Path, name: str) -> None:
    bad(run(*FIGURE, "-o", name), Path(name).suffix[1:].lower())
    assert list(empty.iterdir()) == []


def test_figure_of_a_suffix_in_capitals(run: Run, empty: Path) -> None:
    assert run(*FIGURE, "-o", "PLANE.PNG") == Ran(0, b"", "")
    assert (empty / "PLANE.PNG").read_bytes().startswith(START["png"])


IDS = ["chromatic/thm-14", "evil-p-positions", "evil-plane", "vile"]


@pytest.mark.parametrize("id", IDS)
def test_cite(run: Run, id: str) -> None:
    bibtex = good(run("cite", id))
    assert re.match(r"@\w+\{[\w:-]+,\n", bibtex.out)
    assert bibtex == good(run("cite", id, "--format", "bibtex"))
    (csl,) = json.loads(good(run("cite", id, "--format", "csl")).out)
    assert csl["title"]
    assert json.loads(good(run("cite", id, "--json")).out) == [csl]
    ris = good(run("cite", id, "--format", "ris"))
    assert ris.lines[0].startswith("TY  - ")
    assert ris.lines[-1].startswith("ER  -")
    assert any(line == f"TI  - {csl['title']}" for line in ris.lines)


# play, site


def test_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter(["?", "0,0"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    ran = good(run("play", "chromatic", "1,2"))
    assert ran.lines[-4:] == ["Move to 0,0.", "  0", "  0", "No move is left: you win."]


@pytest.mark.parametrize(
    ("stop", "code", "last", "err"),
    [(EOFError, 0, "Stopped.", ""), (KeyboardInterrupt, 130, "  7  ", "chromdocs: stopped\n")],
)
def test_play_is_interrupted(
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


def test_site(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chromdocs.site.build.build", lambda: 0)
    monkeypatch.setattr("chromdocs.site.build.serve", lambda: 3)
    assert run("site", "build") == Ran(0, b"", "")
    assert run("site", "serve") == Ran(3, b"", "")


def test_site_elsewhere(run: Run, empty: Path) -> None:
    bad(run("site", "build"), "mkdocs.yml")


# files


@pytest.mark.parametrize(
    "arguments",
    [
        *(["games"], ["claims"], ["tables"], ["figures", "--json"]),
        *(["solve", "chromatic", "--to", "40"], ["solve", "chromatic", "--at", "4,5"]),
        *([*TABLE, "--format", "tex"], ["cite", "vile"]),
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


# bad calls


@pytest.mark.parametrize(
    ("call", "wanted"),
    [
        ("", ["COMMAND"]),
        ("slove chromatic", ["unknown 'slove'; did you mean 'solve'?"]),
        ("games 7", ["unrecognized arguments: 7"]),
        ("solve", ["GAME"]),
        ("solve chromatic", ["--to", "--at"]),
        ("solve chromatik --to 5", ["unknown game 'chromatik'; did you mean 'chromatic'?"]),
        ("solve chromatic:rde=evil --to 5", ["'rde'; did you mean 'red'?"]),
        ("solve chromatic:red=evli --to 5", ["red must be", "'evli'", "1,3,4", "evil"]),
        ("solve chromatic:red=1,red=2 --to 5", ["'red' is given twice"]),
        ("solve chromatic:beta=1 --to 5", ["beta must be greater than 1, not 1"]),
        ("solve chromatic:beta=2.5 --to 5", ["'2.5'", "7/3"]),
        ("solve chromatic:stacks=0 --to 5", ["stacks must be a whole number from 1 to 100, not 0"]),
        ("solve chromatic --to", ["--to"]),
        ("solve chromatic --to x", ["--to", "'x'", "whole number"]),
        ("solve chromatic --to -3", ["'-3'", "whole number"]),
        ("solve chromatic --to 2.5", ["'2.5'", "whole number"]),
        ("solve chromatic --to 5 --at 1,2", ["--at", "--to"]),
        ("solve chromatic --at 38,x", ["cannot read '38,x' as a position", "as 38,185"]),
        ("solve chromatic --at=-1,2", ["cannot be negative, as -1 is"]),
        ("solve chromatic --at 1,2,3", ["a position has 2 heaps, not 3"]),
        ("solve chromatic --at 1,2 --format csv", ["--at", "text or json"]),
        ("solve chromatic --at 1,2 --grundy", ["--at", "--grundy"]),
        ("solve chromatic --to 5 --grundy --misere", ["--misere"]),
        ("solve chromatic --to 5 --format cvs", ["unknown 'cvs'; did you mean 'csv'?"]),
        ("solve chromatic --to 8 --format svg --grundy", ["svg"]),
        ("solve chromatic --to 99999 --format svg", ["50,000", "20,000"]),
        ("solve chromatic:stacks=3 --to 99 --format svg", ["from 1 to 24, not 99"]),
        (f"solve nim --to 1{'0' * 30}", ["nim has too many positions", "smaller --to"]),
        ("solve nim:piles=100 --to 9", ["too many positions up to 9", "smaller --to"]),
        ("solve mark --to 9 --grundy --outcomes", ["--grundy or --outcomes, not both"]),
        ("solve mark+nim --at 1,2", ["spaces around the plus", "'mark + nim'"]),
        (f"solve {'x' * 1000} --to 5", [f"unknown game '{'x' * 57}...'"]),
        ("solve constrained-mouse --to 5 --misere", ["only normal play"]),
        ("solve mark --to 20 --format svg --misere", ["misère", "two heaps"]),
        ("solve mark --to 20 --format svg --outcomes", ["leave out --outcomes"]),
        ("solve chromatic:red=all --to 5000 --brute", ["25,010,001", "3,000,000"]),
        ("solve wythoff --to 5000 --outcomes", ["12,507,501 positions", "smaller --to"]),
        ("solve mark --to 9 --store f", ["mark: the sieve solves invariant games on two heaps"]),
        ("solve nim --to 9 --store f --grundy", ["--store keeps P-positions"]),
        ("solve nim --at 1,2 --store f", ["--store goes with --to"]),
        ("solve nim --to 9 --store f -o f", ["--store needs the name of a file"]),
        ("solve nim --to 9 --store no/f", ["cannot write no/f"]),
        ("solve star(wythoff) --at 999,99999", ["brute force", "ask for smaller heaps"]),
        ("solve star(wythoff) --to 1000001", ["heaps of 1,000,000 here, not 1000001"]),
        ("solve nim:piles=0 --to 5", ["nim: piles must be", "not 0"]),
        ("solve mark:k=1 --to 5", ["mark: k must be a whole number from 2, not 1"]),
        ("solve gamma:k=0 --to 5", ["gamma: k must be a whole number from 1, not 0"]),
        ("solve wythoff:k=0 --to 5", ["wythoff: k must be a whole number from 1, not 0"]),
        ("solve upmark --at 0", ["upmark: a heap has at least 1 token, not 0"]),
        ("solve mark --at -1", ["mark: a heap cannot be negative, as -1 is"]),
        ("solve mark --at 1,2", ["mark: a position has 1 heap, not 2"]),
        ("solve ornament:p=2,q=4,t=0 --to 5", ["ornament", "2", "4"]),
        ("solve star(mark) --to 5", ["star", "mark"]),
        ("solve star(wythoff --to 5", ["star(wythoff"]),
        ("solve invariant:moves=(1,2),(3) --to 5", ["invariant: moves", "(3)"]),
        ("solve partizan-blackwhite --to 5 --grundy", ["partizan game has no Grundy values"]),
        ("solve constrained-mouse --to 5 --grundy", ["blocked moves", "no Grundy values"]),
        ("play upmark 0", ["at least 1 token"]),
        ("solve chromatic --at 9999,9999 --brute", ["100,000,000", "3,000,000"]),
        (f"solve chromatic:red=all --at 1{'0' * 9999},5 --brute", ["brute force", "2^"]),
        ("verify nope", ["unknown claim 'nope'", "chromatic/thm-14"]),
        ("verify chromatic/thm-41", ["'chromatic/thm-41'; did you mean 'chromatic/thm-"]),
        ("verify chromatic/fig-3 nope", ["'nope'"]),
        ("verify chromatic/fig-4 --to 0", ["chromatic/fig-4: no case to check up to 0"]),
        ("verify --to x", ["'x'", "whole number"]),
        ("verify --jobs 0", ["--jobs", "at least 1", "0"]),
        ("verify --jobs two", ["'two'"]),
        ("verify --to 5", ["--to", "ids of claims"]),
        ("verify chromatic/obs-8 --record --to 5", ["--record", "--to"]),
        ("table evil-p-position", ["table 'evil-p-position'; did you mean 'evil-p-positions'?"]),
        ("table evil-tau-chi --rows 0", ["--rows", "at least 1", "0"]),
        ("table evil-tau-chi --rows x", ["--rows", "'x'"]),
        ("table evil-tau-chi --format xls", ["'xls'"]),
        ("table evil-tau-chi --column chi", ["--column", "bfile"]),
        ("table evil-tau-chi --format bfile --column ch", ["'ch'", "chi"]),
        ("table evil-tau-chi --format bfile --column colour", ["'colour'", "tau"]),
        ("figure evil-plan", ["unknown figure 'evil-plan'; did you mean 'evil-plane'?"]),
        ("figure evil-plane --format bmp", ["'bmp'"]),
        ("figure evil-plane --format gif", ["a figure that moves: ", "star-iterates"]),
        ("figure evil-plane --theme drak", ["unknown 'drak'; did you mean 'dark'?"]),
        ("figure evil-plane --set to", ["NAME=VALUE", "'to'"]),
        ("figure evil-plane --set to=x", ["to must be a whole number", "x"]),
        ("figure evil-plane --set tu=8", ["unknown parameter 'tu'", "to"]),
        ("figure evil-plane --set game=chromatik", ["did you mean 'chromatic'?"]),
        ("cite chromatic/thm-41", ["unknown id 'chromatic/thm-41'", "'chromatic/thm-"]),
        ("cite vile --format bibtx", ["unknown 'bibtx'; did you mean 'bibtex'?"]),
        ("play chromatic", ["POSITION"]),
        ("play chromatik 1,2", ["did you mean 'chromatic'?"]),
        ("play chromatic 38,x", ["cannot read '38,x' as a position; write heap sizes as 38,185"]),
        ("play chromatic 1,2,3", ["a position has 2 heaps, not 3"]),
        ("play chromatic 61,2", ["60", "61"]),
        ("site biuld", ["unknown 'biuld'; did you mean 'build'?"]),
    ],
    ids=lambda value: value[:60] if isinstance(value, str) else "",
)
def test_bad_calls(run: Run, empty: Path, call: str, wanted: list[str]) -> None:
    bad(run(*call.split()), *wanted)
    assert list(empty.iterdir()) == []


def test_an_unreadable_position_in_full(run: Run) -> None:
    ran = run("solve", "chromatic", "--at", "38,x")
    bad(ran)
    said = "cannot read '38,x' as a position; write heap sizes as 38,185\n"
    assert ran.err.removeprefix("chromdocs: ").removeprefix("argument --at: ") == said


@pytest.mark.parametrize("call", ["solve chromatic --at -1,2", "play chromatic -1,2"])
def test_a_negative_heap_first(run: Run, call: str) -> None:
    bad(run(*call.split()), "-1")


@pytest.mark.parametrize(
    ("call", "mistyped", "nearest"),
    [
        ("solve chromatic --to 5 --grundi", "--grundi", "--grundy"),
        ("table evil-tau-chi --formt csv", "--formt", "--format"),
        ("solve chromatic --too 5", "--too", "--to"),
    ],
)
def test_a_mistyped_option(run: Run, call: str, mistyped: str, nearest: str) -> None:
    ran = run(*call.split())
    bad(ran, mistyped)
    assert nearest in ran.err.replace(mistyped, "")


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "chromatic:red=a\nb", "--to", "3"],
        ["solve", "chromatic:beta=(1\n)", "--to", "3"],
        ["games", "a\nb"],
        ["games", "-o", "a\nb/c"],
        ["figure", "evil-plane", "--set", "to=a\nb"],
    ],
    ids=repr,
)
def test_a_line_break_in_a_value(run: Run, empty: Path, arguments: list[str]) -> None:
    bad(run(*arguments))


def test_a_digit_that_is_no_decimal_digit(run: Run) -> None:
    ran = run("solve", "chromatic", "--to", "²")
    bad(ran, "'²'", "whole number")


def test_more_stacks_than_memory_holds(run: Run) -> None:
    bad(run("solve", f"chromatic:stacks=1{'0' * 30}", "--to", "1"), "stacks")


def test_a_game_too_large_to_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "59,60,60,60")
    bad(run("play", "chromatic:red=all,stacks=4", "60,60,60,60"))


@pytest.mark.parametrize(
    ("package", "module", "call", "extra"),
    [
        ("matplotlib", "chromdocs.figures.to_matplotlib", "figure evil-plane", "draw"),
        ("mkdocs", "mkdocs.__main__", "site build", "site"),
    ],
)
def test_a_missing_package(
    run: Run,
    empty: Path,
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    module: str,
    call: str,
    extra: str,
) -> None:
    (empty / "mkdocs.yml").touch()
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    bad(run(*call.split()), f"this needs {package}", f"pip install 'chromdocs[{extra}]'")


# the sieve


def test_large_heaps(run: Run) -> None:
    found = run("solve", "star(wythoff)", "--to", "300", "--format", "csv").lines
    rows = [tuple(map(int, line.split(","))) for line in found[1:]]
    assert rows == Reference(game("star(wythoff)")).p_positions(300)
    values = run("solve", "nim", "--to", "101", "--grundy", "--format", "csv").lines[1:]
    assert len(values) == 102 * 103 // 2
    assert all(int(x) ^ int(y) == int(v) for x, y, v in (line.split(",") for line in values))


def test_a_store_is_made_and_read(run: Run, empty: Path) -> None:
    call = ("solve", "star(wythoff)", "--to", "200", "--store", "found.p")
    first = run(*call)
    written = Path("found.p").read_bytes()
    again = run(*call)
    assert (first.code, first.err, again.err) == (0, "", "")
    assert first.out == again.out == run(*call[:-2]).out
    assert Path("found.p").read_bytes() == written
    Path("found.p").write_bytes(written[:-1])
    mended = run(*call)
    assert mended.err == ("chromdocs: found.p is damaged, as its checksum tells; computing anew\n")
    assert mended.out == first.out
    assert Path("found.p").read_bytes() == written
    other = run("solve", "wythoff", "--to", "10", "--store", "found.p")
    assert "P-positions of another game (star(wythoff)), and is left as it is" in other.err
    assert other.lines[1:] == ["0,0", "1,2", "3,5", "4,7", "6,10"]
    assert Path("found.p").read_bytes() == written


def test_stopping_leaves_nothing(empty: Path) -> None:
    """Ctrl-C while the bar is shown: exit code 130, one line, and no file."""
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    call = [*CALL, "solve", "star(wythoff)", "--to", "150000", "--store", "found.p"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=theirs) as process:
        shown = b""
        while b"to go" not in shown:
            shown += os.read(ours, 1000)
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert process.stdout.read() == b""
    os.close(theirs)
    os.close(ours)
    assert list(empty.iterdir()) == []


# pipes and terminals


LONG = ["solve", "chromatic:red=vile", "--brute", "--to", "30", "--format", "csv"]


def test_no_progress_bar_in_a_pipe() -> None:
    done = subprocess.run([*CALL, *LONG], capture_output=True, check=True)
    assert done.stderr == b""
    assert done.stdout.startswith(b"x1,x2\n0,0\n")
    assert b"\r" not in done.stdout


def test_a_progress_bar_on_a_terminal() -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 80))
    os.set_blocking(ours, False)
    try:
        done = subprocess.run([*CALL, *LONG], stdout=subprocess.PIPE, stderr=theirs, check=True)
        shown = os.read(ours, 10_000)
    finally:
        os.close(theirs)
        os.close(ours)
    assert b"\r" in shown
    assert b"%" in shown
    assert done.stdout.startswith(b"x1,x2\n0,0\n")
    assert b"\r" not in done.stdout


def test_a_reader_who_has_seen_enough() -> None:
    call = [*CALL, "solve", "chromatic", "--to", "200000", "--format", "csv"]
    with subprocess.Popen(call, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"x1,x2\n"
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
