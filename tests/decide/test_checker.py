"""Certificates pass the checker, and none that is changed in one place does."""

import ast
import json
import random
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from decide.forgeries import TRAPS

from chromdocs.decide import FormulaError, checker, decide
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.certificate import (
    automaton,
    certificate,
    numeration_certificate,
    numerations,
    written,
)
from chromdocs.decide.checker import Missing, Wrong, check
from chromdocs.decide.numeration import base

FORMULAS = {
    "three evil": "forall n: not (evil(n) and evil(n + 1) and evil(n + 2))",
    "two evil": "forall n: not (evil(n) and evil(n + 1))",
    "an evil pair": "exists n, m: evil(n) and n = m + 3 and odious(m) and m >= 10",
    "mark": "let p(n) = dopey(n); let move(n, m) = m + 1 = n or n >= 1 and m = n // 2; "
    "solves(p, move)",
    "not mark": "let p(n) = vile(n); let move(n, m) = m + 1 = n or n >= 1 and m = n // 2; "
    "solves(p, move)",
    "no power of two": "forall n: n >= 1 implies exists m: power(m) and m <= n and n < 2 * m",
    "thirds": "in base 3: forall n: n follows \".*0\" iff n % 3 = 0",
    "not thirds": "in base 3: forall n: n follows \"(.*[12])?0*\" and n >= 1 implies n % 3 != 0",
    "sevenths": "in base 7: let p(n) = dopey(n); "
    "let move(n, m) = m < n and n <= m + 6 or n >= 1 and m = n // 7; solves(p, move)",
    "upper from lower": "forall n: floor(phi * floor(phi * n)) + 1 = floor(phi * n) + n or n = 0",
    "not two lower": "forall n: floor(phi * (n + 1)) >= floor(phi * n) + 2",
    "two ones": "in zeckendorf: exists n: n follows \".*11.*\"",
    "pell": "forall n: exists m: m >= n and (m = floor(sqrt(2) * n) or m = n)",
    "not pell": "forall n: floor(sqrt(2) * floor(sqrt(2) * n)) + 2 = 2 * n",
    "root of three": "forall n: floor(sqrt(3) * n) >= n and floor(sqrt(3) * n) <= 2 * n",
}  # fmt: skip


@cache
def shown() -> dict[str, str]:
    """Every certificate, as it would be in a file."""
    found = {name: decide(text) for name, text in FORMULAS.items()}
    texts = {name: written(made) for name, made in numerations(found.values()).items()}
    return texts | {name: written(certificate(name, {"": of})) for name, of in found.items()}


@cache
def proved() -> dict[str, Any]:
    """What the certificates of the numerations show."""
    found: dict[str, Any] = {}
    for name in shown().keys() - FORMULAS.keys():
        check(json.loads(shown()[name]), found)
    return found


def test_the_formulas_are_true_and_false_in_six_numerations() -> None:
    assert set(proved()) == {
        "base 2", "base 3", "base 7", "zeckendorf", "ostrowski(2)", "ostrowski(2, 1)"
    }  # fmt: skip
    verdicts = [decide(text).true for text in FORMULAS.values()]
    assert verdicts.count(True) == 9
    assert verdicts.count(False) == 6


@pytest.mark.parametrize("name", FORMULAS)
def test_a_certificate_passes(name: str) -> None:
    said = check(json.loads(shown()[name]), dict(proved()))
    decision = decide(FORMULAS[name])
    assert said.splitlines()[0] == f'certificate "{name}"'
    verdict = "true" if decision.true else "false"
    assert said.splitlines()[1] == f"{verdict} in {decision.numeration}, as it was typed:"


Rows = list[dict[int, int]]


def unfolded(rows: list[str]) -> Rows:
    """Where letters lead, from how it is written."""
    found: Rows = []
    named = 1
    for row in rows:
        ways, letter = dict[int, int](), 0
        for part in row.split():
            sign, many = part.split("*") if "*" in part else (part, "1")
            then = named if sign == "+" else None if sign == "." else int(sign)
            named += sign == "+"
            for _ in range(int(many)):
                if then is not None:
                    ways[letter] = then
                letter += 1
        found.append(ways)
    return found


def spell(step: Any, rows: Rows) -> None:
    """Write other rows into a step, letter by letter, and its states in their order."""
    order, texts = [0], list[str]()
    for state in order:
        row, signs = rows[state], list[str]()
        for letter in range(max(row, default=-1) + 1):
            then = row.get(letter)
            signs.append("." if then is None else str(order.index(then)) if then in order else "+")
            order += [then] if signs[-1] == "+" and then is not None else []
        texts.append(" ".join(signs))
    accepting = sorted(order.index(state) for state in step["accepting"] if state in order)
    step |= {"states": len(order), "rows": texts, "accepting": accepting}


def changed(step: Any, digits: int, tracks: int, how: str, chance: random.Random) -> bool:
    """Change an automaton in one place; tell whether there is such a place."""
    rows = unfolded(step["rows"])
    state = chance.randrange(len(rows))
    row = rows[state]
    missing = [letter for letter in range(digits**tracks) if letter not in row]
    if how == "state" and state in step["accepting"]:
        step["accepting"].remove(state)
    elif how == "state":
        step["accepting"] = sorted([*step["accepting"], state])
    elif how == "more" and missing:
        row[chance.choice(missing)] = chance.randrange(len(rows))
    elif how == "less" and row:
        del row[chance.choice(sorted(row))]
    elif how == "other" and row and len(rows) > 1:
        letter = chance.choice(sorted(row))
        row[letter] = (row[letter] + chance.randrange(1, len(rows))) % len(rows)
    else:
        return False
    spell(step, rows)
    return True


def test_rows_are_those_of_the_automaton_however_they_are_written() -> None:
    for name, text in shown().items():
        made = json.loads(text)
        for found in made["numerations"].values():
            for step in (step for step in found["steps"] if "rows" in step):
                spell(step, unfolded(step["rows"]))
        if name in FORMULAS:
            assert check(made, dict(proved())) == check(json.loads(text), dict(proved()))
    odd = Automaton(("n",), 3, ({0: 0, 2: 2}, {}, {0: 1, 1: 1, 2: 1}), frozenset({1}))
    assert automaton(odd)["rows"] == ["0 . 2", "", "+*3"]
    assert unfolded(["0 . 2", "", "+*3"]) == [*odd.rows]


def test_an_automaton_is_written_once_and_named_by_its_step() -> None:
    named = 0
    for text in shown().values():
        made = json.loads(text)
        (found,) = made["numerations"].values()
        steps = found["steps"]
        own = [
            (len(step["tracks"]), *step["accepting"], *step["rows"])
            for step in steps
            if "rows" in step
        ]
        assert len(set(own)) == len(own)
        for here, step in enumerate(steps):
            if "as" not in step:
                continue
            named += 1
            known = step["as"]
            assert "rows" in steps[known]
            others = [
                at
                for at in range(here)
                if steps[at].get("rows") not in (None, steps[known]["rows"])
            ]
            for other in (here, -1, *others[-1:]):  # one that is not there, one that is another
                step["as"] = other
                with pytest.raises(
                    Wrong, match=r"is no number below|too many or too few|other tracks"
                ):
                    check(made, dict(proved()))
            step["as"] = known
            break  # the first one: each check is of the whole
    assert named >= 6


@pytest.mark.parametrize("how", ["other", "less", "more", "state"])
@pytest.mark.parametrize("by", ["given", "named", "and", "not", "exists"])
def test_one_transition_changed_does_not_pass(by: str, how: str) -> None:
    chance = random.Random(f"{by} {how}")
    tried = 0
    for name, text in 2 * list(shown().items()):
        made = json.loads(text)
        (found,) = made["numerations"].values()
        steps = [step for step in found["steps"] if step["by"] == by and "rows" in step]
        if name in ("ostrowski(2)", "ostrowski(2, 1)", "pell", "root of three") or not steps:
            continue  # the others are quicker
        step = chance.choice(steps)
        if changed(step, found["digits"], len(step["tracks"]), how, chance):
            tried += 1
            with pytest.raises(Wrong, match=name.replace(" ", "[ -]")):
                check(made, dict(proved()))
    assert tried >= 6


def test_other_valid_words_do_not_pass() -> None:
    made = json.loads(shown()["upper from lower"])
    (found,) = made["numerations"].values()
    found["valid"] |= {"rows": ["0*2"], "states": 1, "accepting": [0]}
    with pytest.raises(Wrong, match="the valid words: it accepts a word too many"):
        check(made, dict(proved()))


SPOILED = {
    "says the contrary": lambda made, steps: made["decisions"][0].update(true=True),
    "is not so for the example": lambda made, steps: made["decisions"][0]["example"].update(
        numbers={"n": 4}
    ),
    "not bound": lambda made, steps: made["decisions"][0].update(root=0),
    "it is no given": lambda made, steps: steps[0].update(of=[0]),
    "it has to be made of 1 steps": lambda made, steps: steps[-1].update(of=[0, 0]),
    "40 is no number below": lambda made, steps: steps[-1].update(of=[40]),
    "its tracks are not": lambda made, steps: steps[-1].update(tracks=["q"]),
    "the number of states": lambda made, steps: steps[0].update(states=77),
    "step 0: it is no given": lambda made, steps: steps[0].pop("accepting"),
    "0 is no number below 0": lambda made, steps: same_as(steps[0], 0),
    "other tracks": lambda made, steps: same_as(steps[3], 0),
    "more ways than letters": lambda made, steps: steps[0]["rows"].__setitem__(0, "0*9"),
    "no way leads to a state": lambda made, steps: steps[0]["rows"].__setitem__(0, "0*2"),
    "than letters$": lambda made, steps: steps[0]["rows"].__setitem__(1, "0 1 ."),
    "leads nowhere": lambda made, steps: steps[0]["rows"].__setitem__(0, "0 1*-1 0"),
    "leads to a state that is missing": lambda made, steps: steps[0]["rows"].__setitem__(0, "0 9"),
    "a state that is missing": lambda made, steps: steps[0]["rows"].__setitem__(1, "+ 0"),
    "-1. leads nowhere": lambda made, steps: steps[0]["rows"].__setitem__(0, "0 -1"),
    "number of states is another": lambda made, steps: steps[0]["rows"].append(""),
    "its states is of another kind": lambda made, steps: steps[0].update(states=2.0),
    "its root is of another kind": lambda made, steps: made["decisions"][0].update(root=True),
    "-1 is no number below": lambda made, steps: made["decisions"][0].update(root=-1),
    "its numeration is missing": lambda made, steps: made["decisions"][0].update(numeration="x"),
    "it is no certificate": lambda made, steps: made.update(hash=""),
    "there are [0-9]+ steps": lambda made, steps: made.update(steps=7),
    "the largest automaton is another": lambda made, steps: made.update(largest=7),
    "the example shows another": lambda made, steps: made["decisions"][0]["example"].update(
        step=next(i for i, one in enumerate(steps) if one["tracks"] == ["n"])
    ),
    "zeros in front matter": lambda made, steps: steps[0]["rows"].__setitem__(0, "+ 0"),
}  # fmt: skip


def same_as(step: Any, other: int) -> None:
    """Let a step have the automaton of another one."""
    for key in ("states", "accepting", "rows"):
        del step[key]
    step["as"] = other


@pytest.mark.parametrize("why", SPOILED)
def test_what_is_wrong_is_said(why: str) -> None:
    made = json.loads(shown()["two evil"])
    SPOILED[why](made, made["numerations"]["base 2"]["steps"])
    with pytest.raises(Wrong, match=why):
        check(made, dict(proved()))


def test_addition_has_to_be_proved_before() -> None:
    made = json.loads(shown()["two evil"])
    with pytest.raises(Missing, match=r"give the certificate of base 2 first .numeration/base-2"):
        check(made, {})
    other = {"base 2": {"valid": ("", ""), "add": ("another", "")}}
    with pytest.raises(Wrong, match="add is not proved in base 2"):
        check(made, other)
    numeration = numeration_certificate(base(2))
    numeration["decisions"] = [
        part for part in numeration["decisions"] if part["instance"] != "x + 0 is x"
    ]
    known: dict[str, Any] = {}
    with pytest.raises(Wrong, match="add is not proved in base 2"):
        check(numeration, known)
    assert known == {}


def test_addition_is_about_numbers_only() -> None:
    """Words that are no numbers could be found by exists, and no axiom would speak of them."""
    made = json.loads(shown()["zeckendorf"])
    steps = made["numerations"]["zeckendorf"]["steps"]
    place, add = next((i, step) for i, step in enumerate(steps) if step.get("name") == "add")
    rows = unfolded(add["rows"])
    end, then = len(rows), rows[0][1]
    assert 1 not in rows[then]  # z = 11 is no number, and now leads to a new end
    rows[then][1] = end
    add["accepting"].append(end)
    spell(add, [*rows, {}])
    with pytest.raises(Wrong, match=f"step {place}: it accepts a word too many"):
        check(made, {})


@pytest.mark.parametrize(
    "name", ["odd", "not", "p", "p ", "evil ", " evil", "Evil", "е́vil", "follows 1", "add", "floor"]
)
def test_a_name_that_is_not_known_is_refused(name: str) -> None:
    made = json.loads(shown()["two evil"])
    steps = made["numerations"]["base 2"]["steps"]
    next(step for step in steps if step.get("name") == "evil")["name"] = name
    with pytest.raises(Wrong, match="is not known for so many numbers"):
        check(made, dict(proved()))


def test_a_pattern_is_what_its_name_says() -> None:
    made = json.loads(shown()["thirds"])
    steps = made["numerations"]["base 3"]["steps"]
    pattern = next(step for step in steps if step.get("name", "").startswith("follows"))
    for other in ('follows ".*1"', "vile", "dopey", "power"):
        pattern["name"] = other
        with pytest.raises(Wrong, match="too many or too few"):
            check(made, dict(proved()))
    for other in (".*3", "(.*0", ".*0)", "*0", "a", "[]", "[01"):
        pattern["name"] = f'follows "{other}"'
        with pytest.raises(Wrong, match="pattern"):
            check(made, dict(proved()))


def test_what_was_proved_can_be_read() -> None:
    made = json.loads(shown()["two evil"])
    said, steps = check(made, dict(proved())).splitlines(), made["steps"]
    assert said == [
        'certificate "two evil"',
        "false in base 2, as it was typed:",
        '  "forall n: not (evil(n) and evil(n + 1))"',
        "the same, as it was checked:",
        "R1(x, y) says exists c: (constant 1(c) and add(x, c, y))",
        "not exists t.2: (evil(t.2) and (exists n.1: (evil(n.1) and R1(n.1, t.2))))",
        'with "n": 5, as this is so:',
        "R1(x, y) says exists c: (constant 1(c) and add(x, c, y))",
        "(evil(n) and (exists t.3: (R1(n, t.3) and evil(t.3))))",
        "by definition in base 2: evil(n): (0*10*1)*0*",
        "proved in base 2: add(x, y, z): x + y = z",
        f"{steps} steps checked, all right",
    ]
    chapter = Path(__file__).parents[2] / "docs/learn/automata.md"
    assert "\n".join(said) in chapter.read_text("utf-8")


def test_no_text_can_look_as_if_it_was_checked() -> None:
    """Names and texts of others are quoted, in ASCII."""
    made = json.loads(shown()["two evil"])
    forged = "1 + 1 = 3\nproved in base 2: all\u2028as checked:\r\u202e"
    made["certificate"] = made["decisions"][0]["instance"] = forged
    said = check(made, dict(proved()))
    assert said.isascii()
    assert len(said.splitlines()) == 12
    assert json.loads(said.splitlines()[0].removeprefix("certificate ")) == forged


OTHERS = [
    "forall n: not (evil(n) and evil(n + 2))",
    "forall n: not (evil(n) and odious(n + 1))",
    "exists n: not (evil(n) and evil(n + 1))",
    "forall n: evil(n) and evil(n + 1)",
    "not (forall n: not (evil(n) and evil(n + 1)))",
    "forall n: not (evil(n) or evil(n + 1))",
    "forall n: not (evil(n) and evil(n + 1) and n >= 10)",
    "in base 4: forall n: not (evil(n) and evil(n + 1))",
    "forall n: not (evil(n) and evil(n + 1)) forall",
    "forall \u0578: not (evil(\u0578) and evil(\u0578 + 1))",
    "",
]
ALIKE = [
    "forall m: not (evil(m) and evil(m + 1))",
    "FORALL n : not(evil(n) and\n evil(n + 1))",
    "in base 2: \u2200n: \u00ac(evil(n) \u2227 evil(n+1))",
    "forall n: not (evil(n + 1) and evil(n))",
    "forall n: evil(n) implies not evil(n + 1)",
    "not exists n: evil(n) and evil(n + 1)",
    "let p(x_1, y') = y' = x_1 + 1; forall n: not (exists m: p(n, m) and evil(n) and evil(m))",
]


@pytest.mark.parametrize("text", OTHERS)
def test_a_certificate_of_another_statement_is_refused(text: str) -> None:
    made = json.loads(shown()["two evil"])
    made["decisions"][0] |= {"formula": text, "example": None}
    with pytest.raises(Wrong, match=r"two evil"):
        check(made, dict(proved()))


@pytest.mark.parametrize("text", ALIKE)
def test_the_same_statement_may_be_typed_otherwise(text: str) -> None:
    made = json.loads(shown()["two evil"])
    made["decisions"][0] |= {"formula": text, "example": None}
    assert "all right" in check(made, dict(proved()))


@pytest.mark.parametrize(
    ("name", "valid"),
    [
        ("zeckendorf", {"states": 1, "accepting": [0], "rows": ["0"]}),  # 0 is the only number
        ("zeckendorf", {"states": 1, "accepting": [0], "rows": ["0*2"]}),  # all words are numbers
        ("base 2", {"states": 2, "accepting": [0, 1], "rows": ["0 +", "0"]}),
        ("base 2", {"states": 2, "accepting": [0, 1], "rows": ["0 +", ""]}),  # 0 and 1 alone
    ],
)
def test_the_words_of_a_numeration_are_known_whatever_occurs(name: str, valid: Any) -> None:
    made = {
        "certificate": "forged", "decisions": [], "steps": 0, "largest": 0,
        "numerations": {name: {"digits": 2, "valid": valid, "steps": []}},
    }  # fmt: skip
    with pytest.raises(Wrong, match="the valid words: it accepts a word too many or too few"):
        check(made, {})


@pytest.mark.parametrize(
    "name", ["base 1", "base 37", "base 02", "base 2 ", "Base 2", "base \u0662", "ostrowski(1)",
             "ostrowski(0)", "ostrowski(1,2)", "ostrowski()", "ostrowski(99, 99, 99, 99)", ""]
)  # fmt: skip
def test_other_numerations_are_refused(name: str) -> None:
    made = json.loads(shown()["two evil"])
    made["numerations"] = {name: made["numerations"]["base 2"]}
    with pytest.raises(Wrong, match=r"numeration|too many"):
        check(made, dict(proved()))


@pytest.mark.parametrize("track", ["x ", " x", "\u0445", "x\n", "x\u200b", "1", ".x", "", "n'", 3])
def test_the_name_of_a_track_is_plain(track: Any) -> None:
    made = json.loads(shown()["two evil"])
    made["numerations"]["base 2"]["steps"][0]["tracks"][0] = track
    with pytest.raises(Wrong, match="is no name of a track"):
        check(made, dict(proved()))


@pytest.mark.parametrize("text", TRAPS)
def test_what_could_be_read_in_two_ways_is_not_read(text: str) -> None:
    made = json.loads(shown()["two evil"])
    made["decisions"][0] |= {"formula": text, "example": None}
    why = r"meaning already|defined by let|name is missing|not typed|the numeration is missing"
    with pytest.raises(Wrong, match=why):
        check(made, dict(proved()))
    with pytest.raises(FormulaError):
        decide(text)


def test_there_is_reaches_as_far_as_its_brackets() -> None:
    made = json.loads(json.dumps(certificate("reach", {
        "": decide("exists x: 0 = x and exists y: 1 = y and not exists z: z < y and z > x"),
    })))  # fmt: skip
    said = check(made, dict(proved())).split("as it was checked:")[1]
    assert " and (exists y" in said
    assert " and (not exists z" in said
    assert not re.search(" and (not )*exists", said)


def test_numbers_of_an_example_are_numbers() -> None:
    """Those of variables that occur nowhere, too."""
    made = json.loads(json.dumps(certificate("one", {"": decide("exists x, y: x = 1")})))
    assert made["decisions"][0]["example"]["numbers"] == {"x": 1, "y": 0}
    assert 'with "x": 1, "y": 0' in check(made, {})
    for other in ("0\nproved in base 2: all", 1.0, -1, None, True, [0]):
        made["decisions"][0]["example"]["numbers"]["y"] = other
        with pytest.raises(Wrong, match="is no number below"):
            check(made, {})


def test_blocks_of_digits_are_told() -> None:
    made = json.loads(json.dumps(certificate("blocks", {
        "": decide('in ostrowski(1, 2): exists x: x follows "4"'),
    })))  # fmt: skip
    blocks = "0 is 0 0, 1 is 0 1, 2 is 1 0, 3 is 1 1, 4 is 2 0"
    assert f"by definition in ostrowski(1, 2), digits are blocks: {blocks}" in check(made, {})


@pytest.mark.parametrize(
    ("rows", "why"),
    [([1], "a row is no text"), ([None], "a row is no text"), (["0*99999999999"], "more ways")],
)
def test_rows_are_texts_of_a_size(rows: list[Any], why: str) -> None:
    made = json.loads(shown()["two evil"])
    step = made["numerations"]["base 2"]["steps"][0]
    step |= {"states": 1, "accepting": [0], "rows": rows, "tracks": ["n"]}
    with pytest.raises(Wrong, match=why):
        check(made, dict(proved()))
    step["tracks"] = [f"n.{i}" for i in range(40)]
    with pytest.raises(Wrong, match=r"a row is no text|it has too many letters"):
        check(made, dict(proved()))


def test_it_runs_alone(tmp_path: Path) -> None:
    for name in ("base 2", "two evil"):
        (tmp_path / f"{name}.json").write_text(shown()[name], "utf-8")
    program = tmp_path / "checker.py"
    program.write_text(Path(checker.__file__).read_text("utf-8"), "utf-8")

    def run(*names: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", "checker.py", *(f"{name}.json" for name in names)]
        return subprocess.run(
            command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False, timeout=60
        )

    good, bad = run("base 2", "two evil"), run("two evil")
    assert good.returncode == 0
    assert "proved in base 2: add(x, y, z): x + y = z" in good.stdout
    assert bad.returncode == 2
    assert bad.stderr.startswith('"two evil", base 2: give the certificate of base 2 first')
    (tmp_path / "spoiled.json").write_text(shown()["two evil"].replace("false", "true"), "utf-8")
    wrong, absent, nothing = run("base 2", "spoiled"), run("absent"), run()
    assert wrong.returncode == 1
    assert wrong.stderr.startswith('WRONG: "two evil", ')
    assert absent.returncode == 2
    assert absent.stderr == "cannot read absent.json: No such file or directory\n"
    assert (nothing.returncode, nothing.stdout) == (2, "")
    assert nothing.stderr.startswith("usage: ")


def test_it_imports_nothing_of_the_library() -> None:
    tree = ast.parse(Path(checker.__file__).read_text("utf-8"))
    names = {
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    } | {node.module or "." for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names
