"""Bad calls get one line that helps, and exit code 2; nothing is written."""

import signal
import sys
from pathlib import Path
from time import sleep

import pytest
from calls import LIMIT, Run, bad, good

from chromdocs import __version__
from chromdocs.cli import main


def test_version_and_help(run: Run) -> None:
    assert good(run("--version")).out == f"chromdocs {__version__}\n"
    assert "COMMAND" in good(run("--help")).out
    assert "POSITION" in good(run("solve", "--help")).out


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
        ("solve chromatic:beta=2.5.1 --to 5", ["'2.5.1'", "7/3"]),
        ("solve chromatic:stacks=-1 --to 5", ["stacks must be a whole number from 0 to 100", "-1"]),
        ("solve chromatic --to", ["--to"]),
        ("solve chromatic --to x", ["--to", "'x'", "whole number"]),
        ("solve chromatic --to -3", ["'-3'", "whole number"]),
        ("solve chromatic --to 2.5", ["'2.5'", "whole number"]),
        ("solve chromatic --to 5 --at 1,2", ["--at", "--to"]),
        ("solve chromatic --at 38,x", ["cannot read '38,x' as a position", "as 38,185"]),
        ("solve chromatic --at=-1,2", ["cannot be negative, as -1 is"]),
        ("solve chromatic --at 1,2,3", ["a position has 2 heaps, not 3"]),
        ("solve chromatic --at 1,2 --format csv", ["--at", "text or json"]),
        ("solve chromatic --at 1,2 --grundy --misere", ["normal play", "--misere"]),
        ("solve chromatic --at 1,2 --outcomes", ["--at", "--outcomes"]),
        ("solve nim --to 5 --slice 1", ["--slice", "--format svg"]),
        ("solve nim --to 5 --slice 1 --format svg", ["three heaps and more"]),
        ("solve nim:piles=3 --to 5 --slice 1,2 --format svg", ["3 heaps, not 4"]),
        ("solve nim --to 5 --format bfile", ["one sequence", "nim has 2 heaps", "csv"]),
        ("solve mark --to 5 --format bfile --outcomes", ["whole numbers, no outcomes"]),
        ("solve upmark:end=0 --to 5 --format bfile --grundy", ["values that are no numbers"]),
        ("solve nim --to 5 -o x.xyz", ["unknown ending of a file 'xyz'; known: txt, csv"]),
        ("games -o x.svg", ["unknown ending of a file 'svg'; known: txt, json"]),
        ("verify chromatic/fig-3 -o x.csv", ["unknown ending of a file 'csv'"]),
        ("cite vile -o x.pdf", ["unknown ending of a file 'pdf'; known: txt, bib, json, ris"]),
        ("solve chromatic --to 5 --grundy --misere", ["--misere"]),
        ("solve chromatic --to 5 --format cvs", ["unknown 'cvs'; did you mean 'csv'?"]),
        ("solve chromatic --to 8 --format svg --grundy", ["svg"]),
        ("solve chromatic --to 99999 --format svg", ["50,000", "20,000"]),
        ("solve chromatic:stacks=3 --to 99 --format svg", ["from 1 to 24, not 99"]),
        (f"solve nim --to 1{'0' * 30}", ["too many positions", "smaller heaps"]),
        ("solve nim:piles=100 --to 9", ["too many positions up to 9", "smaller heaps"]),
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
        ("solve nim --to 9 --store f.p -o ./f.p", ["--store needs the name of a file"]),
        ("solve nim --to 9 --store f -o ./../{}/f", ["--store needs the name of a file"]),
        ("solve nim --to 9 --store no/f", ["cannot write no/f"]),
        ("solve star(wythoff) --at 99999,99999", ["ask for smaller heaps"]),
        ("solve star(wythoff) --to 1000001", ["heaps of 1,000,000 here, not 1000001"]),
        ("solve nim:piles=0 --to 5", ["nim: piles must be", "not 0"]),
        ("solve mark:k=1 --to 5", ["mark: k must be a whole number from 2, not 1"]),
        ("solve gamma:k=0 --to 5", ["gamma: k must be a whole number from 1, not 0"]),
        ("solve wythoff:k=0 --to 5", ["wythoff: k must be a whole number from 1, not 0"]),
        ("solve upmark --at 0", ["upmark: a heap has at least 1 token, not 0"]),
        ("solve mark --at -1", ["mark: a heap cannot be negative, as -1 is"]),
        ("solve mark --at 1,2", ["mark: a position has 1 heap, not 2"]),
        ("solve ornament:p=2,q=4,t=0 --to 5", ["ornament", "2", "4"]),
        ("solve star(mark:end=1) --to 5", ["star", "mark:end=1"]),
        ("solve star(wythoff --to 5", ["star(wythoff"]),
        ("solve invariant:moves=(1,2),(3) --to 5", ["invariant: moves", "(3)"]),
        ("solve partizan-blackwhite --to 5 --grundy", ["partizan game has no Grundy values"]),
        ("solve constrained-mouse --to 5 --grundy", ["blocked moves", "no Grundy values"]),
        ("play upmark 0", ["at least 1 token"]),
        ("solve chromatic --at 9999,9999 --brute", ["100,000,000", "3,000,000"]),
        (f"solve chromatic:red=all --at 1{'0' * 9999},5 --brute", ["brute force", "2^"]),
        ("verify nope", ["unknown claim 'nope'; known: chromatic/", " more\n"]),
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
        ("play", ["GAME"]),
        ("play chromatic 1,2 --level perfet", ["did you mean 'perfect'?"]),
        ("play chromatic 1,2 --people 3", ["unknown '3'"]),
        ("play chromatic 1,2 --people 2 --level slips", ["--level", "two people have none"]),
        ("play chromatic 1,2 --side left", ["--side", "chromatic:red=evil"]),
        ("play chromatic 1,2 --seed x", ["--seed", "'x'"]),
        ("play constrained-mouse 1,2 --misere", ["only normal play"]),
        ("play constrained-mouse --misere", ["only normal play"]),
        ("play chromatik 1,2", ["did you mean 'chromatic'?"]),
        ("play chromatic 38,x", ["cannot read '38,x' as a position; write heap sizes as 38,185"]),
        ("play chromatic 1,2,3", ["a position has 2 heaps, not 3"]),
        ("play chromatic 6000,6000", ["brute force", "3,000,000"]),
        ("site biuld", ["unknown 'biuld'; did you mean 'build'?"]),
    ],
    ids=lambda value: value[:60] if isinstance(value, str) else "",
)
def test_bad_calls(run: Run, empty: Path, call: str, wanted: list[str]) -> None:
    bad(run(*call.format(empty.name).split()), *wanted)
    assert list(empty.iterdir()) == []


def test_of_many_names_a_message_lists_a_few(run: Run) -> None:
    for call in ("verify nope", "table qqq", "figure qqq", "cite qqq"):
        assert len(run(*call.split()).err) < 300


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


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", "\x1b[31mnim", "--to", "3"],
        ["solve", "nim:\x9b2J=3", "--to", "3"],
        ["solve", "nim", "--at", "1,\x07"],
        ["verify", "\u202enope"],
        ["cite", "\udcff"],
        ["games", "-o", "\x1b[2J/out"],
        ["\x1b[31m"],
    ],
    ids=ascii,
)
def test_what_a_terminal_would_obey_is_written_out(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    bad(ran, "\\")
    assert ran.err[:-1].isprintable()


@pytest.mark.parametrize(
    "arguments",
    [
        ["{}"],
        ["verify", "{}"],
        ["cite", "{}"],
        ["solve", "{}", "--to", "3"],
        ["solve", "nim", "--to", "{}"],
        ["solve", "nim", "--at", "{}"],
        ["solve", "chromatic:beta={}", "--to", "3"],
        ["figure", "evil-plane", "--set", "{}"],
        ["table", "evil-tau-chi", "--check", "{}"],
        ["games", "--{}"],
    ],
    ids=" ".join,
)
def test_an_error_echoes_no_more_than_a_line(run: Run, arguments: list[str]) -> None:
    ran = run(*(word.format("x" * 100_000) for word in arguments))
    bad(ran)
    assert len(ran.err) < 1600


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
        ("matplotlib", "chromdocs.figures.to_matplotlib", "figure evil-plane --format png", "draw"),
        ("mkdocs", "mkdocs.exceptions", "site build", "site"),
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


def test_ctrl_c_where_python_ignores_it_is_heard_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Last:
        def __del__(self) -> None:
            raise KeyboardInterrupt

    def cleaned() -> None:
        Last()
        for _ in range(LIMIT * 50):  # a signal just before a wait is heard after it
            sleep(0.02)

    monkeypatch.setattr(sys, "unraisablehook", main.heard_again)
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            cleaned()
    finally:
        signal.signal(signal.SIGINT, usual)
