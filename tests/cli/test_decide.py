"""The command `chromdocs decide`: exit 0: true for all; 1: false; 2: no formula."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from calls import LIMIT, Run, bad, good

from chromdocs.decide import checker

TRUE, FALSE = "∀n: evil(n) ⇔ odious(2·n + 1)", "forall n: not (evil(n) and evil(n + 1))"


def test_true_for_all(run: Run) -> None:
    assert good(run("decide", TRUE)).out.startswith("true for all n (in base 2, at most ")


def test_false_with_the_smallest_counterexample(run: Run) -> None:
    ran = run("decide", FALSE)
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith("false, first at n = 5 (in base 2, at most ")


def test_json_and_a_file(run: Run, empty: Path) -> None:
    data = json.loads(good(run("decide", TRUE, "--json")).out)
    assert data["true"] is True
    assert data["formulas"][0]["formula"] == TRUE
    ran = run("decide", FALSE, "-o", "found.json")
    assert (ran.code, ran.raw, ran.err) == (1, b"", "")
    found = json.loads((empty / "found.json").read_text("utf-8"))
    assert found["formulas"][0]["example"] == {"n": 5}


def test_lines_from_standard_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = io.TextIOWrapper(
        io.BytesIO("in base 3:\n∀n: vile(n)\n  implies dopey(3 * n)\n".encode())
    )
    monkeypatch.setattr(sys, "stdin", typed)
    assert good(run("decide", "-")).out.startswith("true for all n (in base 3, ")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"forall n:\n  n \xff n")))
    bad(run("decide", "-"), "at character 5 of line 2")
    monkeypatch.setattr(sys, "stdin", None)
    bad(run("decide", "-"), "standard input: it is closed")


@pytest.mark.parametrize(
    ("arguments", "wanted"),
    [
        ([], ["FORMULA|ID"]),
        (["forall n: evil(n"], ["at the end: ')' is missing"]),
        (["forall n:\n  evli(n)"], ["character 3 of line 2", "did you mean 'evil'?"]),
        (["forall", "n:", "n = n"], ["in quotes"]),
        (["n > 3"], ["n is free"]),
        (["vile/mark-dopy"], ["did you mean 'vile/mark-dopey'?"]),
        (["forall n: \x1b[31m = n"], ["\\x1b"]),
        (["x" * 100_000], ["a comparison"]),
        (["1 = 1", "-o", "found.csv"], ["unknown ending of a file 'csv'"]),
        (["1 = 1", "-o", "a.json", "--certificate", "a.json"], ["another file than -o"]),
        (["1 = 1", "--certificate", "nowhere/c.json"], ["nowhere"]),
    ],
    ids=lambda value: ascii(" ".join(value))[:40],
)
def test_bad_calls(run: Run, empty: Path, arguments: list[str], wanted: list[str]) -> None:
    ran = run("decide", *arguments)
    bad(ran, *wanted)
    assert len(ran.err) < 1600
    assert list(empty.iterdir()) == []


def test_a_certificate_is_checked_alone(run: Run, empty: Path) -> None:
    good(run("decide", TRUE, "--certificate", "c.json"))
    call = [sys.executable, checker.__file__, "c.json"]
    done = subprocess.run(call, capture_output=True, text=True, timeout=LIMIT)
    assert (done.returncode, done.stderr) == (0, "")
    assert "proved in base 2: add(x, y, z): x + y = z" in done.stdout
