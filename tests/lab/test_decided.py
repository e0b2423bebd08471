"""Formulas decided for a page: what is said is what the library finds, and can be checked."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chromdocs.decide import checker
from chromdocs.decide.certificate import certificate
from chromdocs.decide.checker import check
from chromdocs.decide.decision import decide
from chromdocs.decide.known import KNOWN
from chromdocs.decide.solved import SAYS
from chromdocs.decide.tokens import WORDS as RESERVED
from chromdocs.decide.words import WORDS
from chromdocs.lab.decided import LONG, ROWS, answer, machines, verdict
from chromdocs.site.kinds.decide import EXAMPLES

EVIL = "forall n: not (evil(n) and evil(n + 1))"


def asked(formula: str, **fields: str) -> dict[str, Any]:
    return answer({"formula": formula, **fields}, print)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.title)
def test_each_example_is_what_it_says(example: Any) -> None:
    found = asked(example.formula)
    assert found["true"] == example.true
    assert found["steps"][-1][0] == min(found["count"], ROWS)
    assert found["count"] == certificate("", {"": decide(example.formula)})["steps"]
    assert found["automata"][0]["drawn"]  # with the walk of an example, where there is one


def test_every_word_is_explained_by_a_formula_that_is_true() -> None:
    explained = {name for word in WORDS for name in word.names}
    assert {*RESERVED, *SAYS, "follows"} <= explained
    assert not explained & {*KNOWN}
    for word in WORDS:
        assert decide(word.example).true, word.example


@pytest.mark.parametrize(
    ("formula", "said"),
    [
        (EVIL, "False. First counterexample: n = 5."),
        ("forall x: forall y: x + y >= x", "True for all x and y."),
        ("exists n: n > 5 and n < 5", "False: there is no such n."),
        ("exists n, m: n < m and m < n", "False: there are no such n and m."),
        ("let p(n) = n % 2 = 0; let move(n, m) = m + 1 = n; solves(p, move)",
         "True: p is the set of P-positions."),
        ("let p(n) = n % 2 = 1; let move(n, m) = m + 1 = n; solves(p, move)",
         "False. First counterexample: n = 0. There it is not in p, and no move leads to p."),
        ("1 + 1 = 2", "True."),
        ("1 + 1 = 3", "False."),
    ],
)  # fmt: skip
def test_the_verdict_in_words(formula: str, said: str) -> None:
    assert verdict(decide(formula)) == said


def test_the_automata_are_those_of_the_example_of_definitions_and_of_names() -> None:
    text = "let p(n, m) = m = n + 1 and odious(m); forall n, m: not p(n, m)"
    found = machines(decide(text))
    assert [machine.title.partition(":")[0] for machine in found] == [
        "All n and m for which it fails",
        "p(n, m)",
        "odious",
    ]
    assert [machine.automaton.tracks for machine in found] == [("n", "m"), ("n", "m"), ("n",)]
    fails = found[0]
    assert fails.word is not None
    assert fails.automaton.accepts(fails.word)
    drawn = asked(text, picture="0")["pictures"]
    assert len(drawn) == len(fails.word) + 1
    assert all("<svg" in part for one in drawn for part in (one["light"], one["dark"]))


def test_a_mistake_has_its_place_as_a_page_counts() -> None:
    found = asked("let p(n) = n >= 0;\nforall n: p(n) or foo(n)")
    assert found["wrong"].startswith("at character 19 of line 2, 'foo(n)': foo means nothing here")
    assert found["place"] == [37, 40]
    assert found["line"] == "forall n: p(n) or foo(n)"
    assert found["mark"].index("^") == found["line"].index("foo")
    assert asked("forall n: 𝛼 = m")["place"] == [10, 12]  # 𝛼 counts twice in a page
    assert asked("forall n:")["place"] == [9, 9]


def test_what_is_too_much_is_refused_in_a_line() -> None:
    with pytest.raises(ValueError, match="the formula has 8,001 characters; 8,000 go"):
        asked("1" * (LONG + 1))
    assert "too many brackets within brackets" in asked("not " * 1_990 + "true")["wrong"]
    refused = asked("forall n: floor(sqrt(46) * n) >= n")
    assert "49,451 digits here; at most 36 are possible" in refused["wrong"]
    assert refused["place"] == [10, 15]


def test_an_automaton_that_grows_beyond_measure_is_given_up() -> None:
    with pytest.raises(ValueError, match="steps, for which there is room"):
        asked(f"in base 36: forall a, b, c, d, e: {'a + b + c + d = e or ' * 4} true or a < b + c")


@pytest.mark.parametrize("formula", [EVIL, "forall n: floor(phi * n) >= n"])
def test_certificates_are_checked_by_the_command_that_is_shown(
    formula: str, tmp_path: Path
) -> None:
    found = [asked(formula, file=which) for which in ("numeration", "formula")]
    shown = asked(formula)["check"].split()
    assert [made["name"] for made in found] == shown[-2:]
    (tmp_path / "checker.py").write_bytes(Path(checker.__file__).read_bytes())
    for made in found:
        (tmp_path / made["name"]).write_text(made["text"], "utf-8")
    numerations: dict[str, Any] = {}
    said = [check(json.loads(made["text"]), numerations) for made in found]
    verdict = "false" if formula == EVIL else "true"
    assert said[1].splitlines()[1].startswith(f"{verdict} in ")
    ran = subprocess.run(
        [sys.executable, "-I", *shown[1:]],
        cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    assert said[1] in ran.stdout


def test_the_code_that_is_shown_is_the_formula() -> None:
    for formula in (EVIL, 'forall n: n follows "1*" implies\n  n >= 0'):
        found = asked(formula)
        text = found["python"].partition("cd.decide(")[2].rpartition(")\nprint")[0]
        assert eval(text).strip() == formula
        assert found["command"].startswith("chromdocs decide ")
