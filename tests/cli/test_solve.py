"""The command `chromdocs solve`: P-positions up to a bound, an answer for one position, a store."""

import json
import sys
from pathlib import Path

import pytest
from calls import Ran, Run, bad, good

from chromdocs.games.catalogue import game as named
from chromdocs.solve.reference import Reference


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


def test_solve_says_misere(run: Run) -> None:
    for words in (["--to", "3"], ["--at", "1,2"]):
        found = json.loads(good(run("solve", "nim", *words, "--misere", "--json")).out)
        assert found["play"] == "misère"
        assert "play" not in json.loads(good(run("solve", "nim", *words, "--json")).out)
    ran = good(run("solve", "nim", "--at", "1,1", "--misere"))
    assert ran.lines[0].startswith("(1, 1) is an N-position in misère play: ")
    drawn = good(run("solve", "nim", "--to", "9", "--misere", "--format", "svg"))
    assert "misère play</title>" in drawn.out


@pytest.mark.parametrize(
    ("words", "said"), [([], "1"), (["--slice", "0"], "0"), (["--slice", "3"], "3")]
)
def test_a_slice_is_named_in_the_picture(run: Run, words: list[str], said: str) -> None:
    svg = good(run("solve", "nim:piles=3", "--to", "6", "--format", "svg", *words)).out
    assert f"<title>Who wins at 3-pile nim, the other heap at {said}</title>" in svg


def test_slices_of_four_heaps_differ(run: Run) -> None:
    call = ("solve", "nim:piles=4", "--to", "4", "--format", "svg", "--slice")
    svg = good(run(*call, "1,2")).out
    assert "<title>Who wins at 4-pile nim, the other heaps at 1,2</title>" in svg
    assert "25 positions the outcomes are: 4 P, 21 N" in svg
    assert "5 P, 20 N" in good(run(*call, "2,2")).out


@pytest.mark.parametrize(
    ("words", "values"),
    [
        (["mark"], "1 0,2 2,3 6"),
        (["mark", "--misere"], "1 1,2 4,3 6"),
        (["mark", "--grundy"], "0 0,1 1,2 0,3 2,4 1,5 2,6 0,7 1"),
        (["nim:piles=1"], "1 0"),
        (["upmark"], "1 1,2 3,3 7"),
    ],
)
def test_a_b_file_of_one_heap(run: Run, words: list[str], values: str) -> None:
    ran = good(run("solve", *words, "--to", "7", "--format", "bfile"))
    assert ran.lines[0].startswith(f"# {words[0]}: ")
    assert ran.lines[1:] == values.split(",")
    assert ran.out.isascii()


def test_a_b_file_of_two_heaps_has_the_antidiagonals(run: Run) -> None:
    """The table of nim sums, A003987: 0; 1, 1; 2, 0, 2; 3, 3, 3, 3."""
    ran = good(run("solve", "nim", "--to", "3", "--format", "bfile", "--grundy"))
    assert ran.lines[0] == "# nim: Grundy values, heaps up to 3, read by antidiagonals"
    assert ran.lines[1:] == [f"{n} {value}" for n, value in enumerate("0112023333")]


def test_solve_by_suffix(run: Run, empty: Path) -> None:
    call = ("solve", "nim", "--to", "9")
    for suffix, format in {"txt": "text", "csv": "csv", "json": "json", "tex": "tex"}.items():
        assert run(*call, "-o", f"a.{suffix}") == Ran(0, b"", "")
        made = Path(f"a.{suffix}").read_bytes()
        assert made == good(run(*call, "--format", format)).raw
        bad(run(*call, "--format", format, "-o", "a.svg"), f"--format {format} does not go with")
        assert run(*call, "--format", format, "-o", "a.part") == Ran(0, b"", "")
        assert Path("a.part").read_bytes() == made
    assert run(*call, "-o", "A.SVG") == Ran(0, b"", "")
    assert b"<svg" in Path("A.SVG").read_bytes()


def test_solve_tex(run: Run) -> None:
    lines = good(run("solve", "nim", "--to", "1", "--grundy", "--format", "tex")).lines
    assert lines[1:4] == [
        r"\begin{longtable}{rrr}",
        r"\caption{nim: Grundy values, heaps up to 1} \\",
        r"\toprule $x_{1}$ & $x_{2}$ & Grundy value \\ \midrule",
    ]
    assert lines[-4:] == [r"0 & 0 & 0 \\", r"0 & 1 & 1 \\", r"1 & 1 & 0 \\", r"\end{longtable}"]


@pytest.mark.parametrize(
    ("game", "at", "value"),
    [
        ("nim", "3,5", 6),
        ("mark", "7", 1),
        ("wythoff", "101,102", None),
        ("upmark:end=0", "1", "oo(0)"),
    ],
)
def test_solve_at_with_the_grundy_value(
    run: Run, game: str, at: str, value: int | str | None
) -> None:
    if value is None:  # two roads: the sieve, and the reference solver
        value = Reference(named(game)).grundy(tuple(map(int, at.split(","))))
    ran = good(run("solve", game, "--at", at, "--grundy"))
    assert ran.lines[1] == f"Grundy value: {value}"
    found = json.loads(good(run("solve", game, "--at", at, "--grundy", "--json")).out)
    assert found["grundy"] == value


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


def test_a_command_converts_numbers_of_a_million_digits(run: Run) -> None:
    """And none that are longer: Python takes seconds for a million, and hours for a billion."""
    good(run("solve", "mark", "--at", "1"))
    assert int("0" * 1_000_000) == 0
    with pytest.raises(ValueError, match="Exceeds the limit"):
        int("0" * 1_000_001)


def test_large_heaps(run: Run) -> None:
    found = run("solve", "star(wythoff)", "--to", "300", "--format", "csv").lines
    rows = [tuple(map(int, line.split(","))) for line in found[1:]]
    assert rows == Reference(named("star(wythoff)")).p_positions(300)
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
