"""The checker in JavaScript accepts what was decided, and refuses whatever is not literally so."""

import gzip
import json
import random
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from decide.forgeries import TRAPS

from chromdocs.decide import decide
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.axioms import axioms
from chromdocs.decide.certificate import (
    automaton,
    certificate,
    numeration_certificate,
    numerations,
    written,
)
from chromdocs.decide.decision import Decision
from chromdocs.decide.numeration import base
from chromdocs.decide.ostrowski import ostrowski
from chromdocs.decide.steps import Step, Steps

ROOT = Path(__file__).parents[2]
NODE = Path(sys.executable).with_name("node")
SCRIPT = ROOT / "scripts" / "check_certificates.mjs"

FORMULAS = {
    "three evil": "forall n: not (evil(n) and evil(n + 1) and evil(n + 2))",
    "two evil": "forall n: not (evil(n) and evil(n + 1))",
    "some evil": "exists n, m: evil(n) and n = m + 3 and odious(m) and m >= 10",
    "mark": "let p(n) = dopey(n); let move(n, m) = m + 1 = n or n >= 1 and m = n // 2; "
    "solves(p, move)",
    "not mark": "let p(n) = vile(n); let move(n, m) = m + 1 = n or n >= 1 and m = n // 2; "
    "solves(p, move)",
    "misere": "let p(n) = n % 3 = 1; let move(n, m) = m < n and n <= m + 2; misere(p, move)",
    "not misere": "let p(n) = n % 3 = 2; let move(n, m) = m < n and n <= m + 2; misere(p, move)",
    "values": "let g(n, v) = v = n % 3; let move(n, m) = m < n and n <= m + 2; values(g, move)",
    "not values": "let g(n, v) = v = n % 2; let move(n, m) = m < n and n <= m + 2; "
    "values(g, move)",
    "values of v": "let g(n, m) = m = n % 2; let move(n, m) = m + 1 = n; values(g, move)",
    "two heaps": "let near(x, y, u, v) = u < x and v = y or u = x and v < y; "
    "let move(x, y, u, v) = near(x, y, u, v) or exists t: t >= 1 and x = u + t and y = v + t; "
    "let p(x, y) = x = y; not solves(p, move)",
    "not two heaps": "let move(x, y, u, v) = u < x and v = y or u = x and v < y; "
    "let p(x, y) = x = y or x = 7 and y = 3; solves(p, move)",
    "thirds": 'in base 3: forall n: n follows ".*0" iff n % 3 = 0',
    "not thirds": 'in  base 3 : forall n: n follows "(.*[12])?0*" and n >= 1 implies n % 3 != 0',
    "primes": "forall n', n_1: n' + n_1 = n_1 + n'",
    "not primes": "forall n', n_1: n' + 3 != 2 * n_1 + n'",
    "signs": "∀x: ¬(x ≠ x) ∧ (x ≤ x + 1 ⇒ ∃y: y − 1 = 2·x ∨ y = x) ⇔ TRUE",
    "chains": "Forall x, y: x < y <= x + 1 iff y = x + 1 and true or false",
    "differences": "forall x, y: x - y = 0 iff x <= y and not (x < y)",
    "products": "forall x: 0 * x = 0 and 1 * x = x and 2 * 3 = 6 and "
    "x * 12 // 12 = x and x % 1 = 0",
    "one value": "forall y: y % 2 = y % 2 and y // 3 = y // 3",
    "nothing of y": "exists x, y: evil(x) and x > 2",
    "values of terms": "let f(x, y) = y = x // 2; forall x: f(f(x)) = x // 4",
    "upper from lower": "forall n: floor(phi * floor(phi * n)) + 1 = floor(phi * n) + n or n = 0",
    "not two lower": "forall n: floor(phi * (n + 1)) >= floor(phi * n) + 2",
    "two ones": 'in zeckendorf: exists n: n follows ".*11.*"',
    "pell": "forall n: exists m: m >= n and (m = floor(sqrt(2) * n) or m = n)",
    "root of three": "forall n: floor(sqrt(3) * n) >= n and floor(sqrt(3) * n) <= 2 * n",
    "its conjugate": "forall n: floor((2 - sqrt(2)) * n) <= n and floor(sqrt(8)/2 * n) >= n",
}  # fmt: skip

Certificate = dict[str, Any]


@cache
def made() -> dict[str, str]:
    """Every certificate, as it would be in a file, those of numerations first."""
    decisions = {name: decide(text) for name, text in FORMULAS.items()}
    texts = {name: written(of) for name, of in numerations(decisions.values()).items()}
    return texts | {name: written(certificate(name, {"": of})) for name, of in decisions.items()}


def fresh(name: str) -> Certificate:
    found: Certificate = json.loads(made()[name])
    return found


def checked(folder: Path, *texts: str | bytes) -> list[str]:
    """Check certificates one after the other in one run, and return what is said of each."""
    files = []
    for i, text in enumerate(texts):
        files.append(folder / f"{i}.json")
        files[-1].write_bytes(text if isinstance(text, bytes) else text.encode())
    ran = subprocess.run([NODE, SCRIPT, *files], capture_output=True, text=True, timeout=500)
    assert ran.stderr == ""
    lines = [line for line in ran.stdout.splitlines() if not line.startswith("  ")]
    verdicts = [
        line.removeprefix(f"{json.dumps(str(file))}: ")
        for line, file in zip(lines, files, strict=True)
    ]
    kinds = {verdict.split(":")[0] for verdict in verdicts}
    assert ran.returncode == (2 if "unreadable" in kinds else 1 if "refused" in kinds else 0)
    return verdicts


def proofs() -> list[str]:
    return [text for name, text in made().items() if name not in FORMULAS]


def refused(folder: Path, *forged: Certificate) -> list[str]:
    """Why certificates are refused after those of the numerations; all of them have to be."""
    texts = [json.dumps(one, ensure_ascii=False) for one in forged]
    verdicts = checked(folder, *proofs(), *texts)[len(proofs()) :]
    assert [text[:300] for text, verdict in zip(texts, verdicts, strict=True)
            if not verdict.startswith("refused: ")] == []  # fmt: skip
    return verdicts


def test_what_was_decided_is_accepted(tmp_path: Path) -> None:
    verdicts = checked(tmp_path, *made().values())
    assert [verdict for verdict in verdicts if not verdict.startswith("accepted: ")] == []
    assert {decide(text).true for text in FORMULAS.values()} == {True, False}


@pytest.mark.parametrize("text", TRAPS)
def test_what_could_be_read_in_two_ways_is_not_read(text: str, tmp_path: Path) -> None:
    trap = fresh("two evil")
    trap["decisions"][0] |= {"formula": text, "example": None}
    (why,) = refused(tmp_path, trap)
    assert "another statement" not in why


def test_a_compressed_certificate_and_what_is_printed(tmp_path: Path) -> None:
    for name in ("base 2", "two evil"):
        (tmp_path / f"{name}.json.gz").write_bytes(gzip.compress(made()[name].encode()))
    ran = subprocess.run(
        [NODE, SCRIPT, "base 2.json.gz", "two evil.json.gz"],
        capture_output=True, text=True, cwd=tmp_path, timeout=100,
    )  # fmt: skip
    assert ran.returncode == 0
    *_, last, proved, evil, add = ran.stdout.splitlines()
    assert last.startswith('"two evil.json.gz": accepted: "two evil", 1 statement, ')
    assert proved == f"  false in base 2: {json.dumps(FORMULAS['two evil'])} (n = 5)"
    assert evil == '  by definition in base 2: evil(n) says that n follows "(0*10*1)*0*"'
    assert add == "  proved in base 2: add(x, y, z) says that x + y = z"


def test_digits_that_are_blocks_are_told(tmp_path: Path) -> None:
    decision = decide('in ostrowski(1, 2): exists x: x follows "4"')
    (tmp_path / "blocks.json").write_text(written(certificate("blocks", {"": decision})))
    ran = subprocess.run(
        [NODE, SCRIPT, tmp_path / "blocks.json"], capture_output=True, text=True, timeout=100
    )
    blocks = "0 is 0 0, 1 is 0 1, 2 is 1 0, 3 is 1 1, 4 is 2 0"
    assert f"by definition in ostrowski(1, 2), digits are blocks: {blocks}" in ran.stdout


def test_what_cannot_be_read(tmp_path: Path) -> None:
    texts: list[str | bytes] = ["", "{", "[1, 2", "[1] 2", '"\n"', "nul", "{'a': 1}", "[01]"]
    texts += ["[1,]", b'"\xff"']
    assert all(one.startswith("unreadable: ") for one in checked(tmp_path, *texts))
    for arguments in ([], ["--help"], [tmp_path / "none.json"]):
        ran = subprocess.run([NODE, SCRIPT, *arguments], capture_output=True, timeout=100)
        assert ran.returncode == 2


def test_addition_has_to_be_proved_before_in_the_same_run(tmp_path: Path) -> None:
    first, second = checked(tmp_path, made()["two evil"], made()["base 2"])
    assert first.startswith("refused: of base 2 it is not proved that ")
    assert second.startswith("accepted: ")
    assert checked(tmp_path, made()["base 3"], made()["two evil"])[1].startswith("refused: ")


def steps_of(of: Certificate) -> list[Any]:
    (only,) = of["numerations"].values()
    found: list[Any] = only["steps"]
    return found


def forged(name: str, change: Callable[[Certificate], object]) -> Certificate:
    """A certificate in which something was changed."""
    found = fresh(name)
    change(found)
    assert json.dumps(found) != json.dumps(fresh(name))
    return found


def renamed(name: str, old: str, new: str) -> Certificate:
    """A certificate in which a given relation has another name."""

    def change(of: Certificate) -> None:
        for step in steps_of(of):
            if step.get("name") == old:
                step["name"] = new

    return forged(name, change)


def test_names_of_relations_are_taken_literally(tmp_path: Path) -> None:
    pattern = 'follows ".*0"'
    refused(
        tmp_path,
        *(renamed("two evil", "add", new) for new in ("add ", " add", "Add", "add\n", "sum", "")),
        *(renamed("not two lower", "floor", new) for new in ("floor ", "floor1", "⌊⌋")),
        *(renamed("thirds", pattern, new) for new in (pattern + " ", 'follows  ".*0"', ".*0",
          'follows ".*0 "', 'follows ".*3"', 'follows "(.*0"', 'follows "[]0"', 'follows "*0"',
          'follows ".*0', "follows '.*0'")),
        *(renamed("two evil", "evil", new) for new in ("not", "exists", "and", "evil ", "odious")),
        *(renamed("two evil", "constant 1", f"constant {new}")
          for new in ("01", "1 ", "+1", "-1", "1.0", "١", "2", "", "1" * 1001)),
        *(renamed("thirds", "add", new) for new in ("evil", "floor", "less")),
    )  # fmt: skip


def test_two_patterns_that_differ_by_a_blank_are_not_both_read(tmp_path: Path) -> None:
    def change(of: Certificate) -> None:
        steps = steps_of(of)
        (first,) = (step for step in steps if step.get("name", "").startswith("follows"))
        steps.append({**first, "name": first["name"][:-1] + ' "', "as": steps.index(first)})
        for key in ("states", "accepting", "rows"):
            del steps[-1][key]
        of["steps"] += 1

    refused(tmp_path, forged("thirds", change))


def valid(name: str, states: int, accepting: list[int], rows: list[str]) -> Certificate:
    """A certificate of a numeration with other words that are numbers."""

    def change(of: Certificate) -> None:
        (only,) = of["numerations"].values()
        only["valid"] = {"states": states, "accepting": accepting, "rows": rows}

    return forged(name, change)


def with_numbers(automaton_of_numbers: Automaton, name: str, size: int, text: str) -> Certificate:
    """A certificate of a statement decided where other words are numbers."""

    class Other(type(base(2))):  # type: ignore[misc]
        def __init__(self) -> None:
            self.name, self.size = name, size

        @property
        def valid(self) -> Automaton:
            return automaton_of_numbers

    steps = Steps(Other())
    less = steps.given("less", "x < y", steps.numeration.less)
    root = steps.without(steps.deny(steps.without(less, "y")), "x")
    decision = Decision(text, steps.numeration, True, None, root, 0, 0)
    assert not root.automaton.is_empty
    return certificate("forged", {"": decision})


def test_the_words_that_are_numbers_are_those_of_the_name(tmp_path: Path) -> None:
    zero = Automaton(("n",), 2, ({0: 0},), frozenset({0}))
    short = Automaton(("n",), 2, ({0: 0, 1: 1}, {0: 2, 1: 2}, {}), frozenset({0, 1, 2}))
    last = "exists x: not exists y: x < y"
    whys = refused(
        tmp_path,
        with_numbers(zero, "zeckendorf", 2, f"in zeckendorf: {last}"),
        with_numbers(zero, "base 2", 2, last),
        with_numbers(short, "base 2", 2, last),
        valid("zeckendorf", 1, [0], ["0*2"]),
        valid("zeckendorf", 1, [0], ["0"]),
        valid("base 2", 1, [0], ["0"]),
        valid("base 2", 1, [], [""]),
        valid("base 2", 2, [0], ["0 +", "1"]),
    )
    assert all("the words that are numbers are not those of" in why for why in whys)


@pytest.mark.parametrize("numeration", ["base 1", "base 37", "base 02", "base 2 ", "Base 2", "base",
                         "ostrowski(1)", "ostrowski(0)", "ostrowski(2,1)", "ostrowski(35, 35)",
                         "ostrowski()", "zeckendorf\n", "", "__proto__", "base ٢"])  # fmt: skip
def test_names_of_numerations(tmp_path: Path, numeration: str) -> None:
    def change(of: Certificate) -> None:
        of["numerations"] = {numeration: of["numerations"].pop("base 2")}
        of["decisions"][0]["numeration"] = numeration

    refused(tmp_path, forged("two evil", change))


def test_texts_are_quoted_and_forge_no_line(tmp_path: Path) -> None:
    found = fresh("two evil")
    line = '\n"true.json": accepted: "all", 1 statement\r\u2028\x1b[2Jх'
    found["certificate"] = found["decisions"][0]["instance"] = line
    assert "accepted" in checked(tmp_path, *proofs(), json.dumps(found))[-1]
    ran = subprocess.run(
        [NODE, SCRIPT, *(tmp_path / f"{i}.json" for i in range(len(proofs()) + 1))],
        capture_output=True, timeout=100,
    )  # fmt: skip
    verdict, proved = (ran.stdout.split(b"\n")[:-1])[-4:-2]
    assert b'\\n\\"true.json\\": accepted' in verdict
    assert b"\\u2028\\u001b[2J\\u0445" in proved
    assert ran.stdout.isascii()


def with_track(new: Any) -> Certificate:
    """A certificate in which one track of one step has another name."""

    def change(of: Certificate) -> None:
        step = next(step for step in steps_of(of) if len(step["tracks"]) > 1)
        step["tracks"][0] = new

    return forged("two evil", change)


def test_names_of_tracks_are_plain(tmp_path: Path) -> None:
    strange = ["х", "x ", " x", "", "x\n", "1x", "x_", "x'", ".x", "é", "x\u200b", 1, None, ["x"]]
    refused(tmp_path, *map(with_track, strange))


def changed(name: str, path: tuple[Any, ...], value: Any) -> Certificate:
    def change(of: Any) -> None:
        for key in path[:-1]:
            of = of[key]
        of[path[-1]] = value

    return forged(name, change)


def test_roots_examples_and_counts(tmp_path: Path) -> None:
    first = ("decisions", 0)
    other = next(i for i, step in enumerate(steps_of(fresh("two evil"))) if not step["tracks"])
    values: list[tuple[tuple[Any, ...], list[Any]]] = [
        ((*first, "root"), [-1, 10**6, True, 0.0, "0", None, 0]),
        ((*first, "true"), [True, 0, "false", None]),
        ((*first, "example", "numbers", "n"), [6, -5, 5.0, "5", True, None, 10**101]),
        ((*first, "example", "numbers"), [{}, {"m": 5}, {"n": 5, "m": 5}, [["n", 5]], {"n ": 5}]),
        ((*first, "example", "step"), [-1, 10**6, 0, other, "0"]),
        ((*first, "example"), [{}, [], 5, {"numbers": {}}]),
        (("steps",), [1, 0, -1, "1", True]),
        (("largest",), [1, 0, 10**6, "5", 5.0]),
    ]
    whys = refused(
        tmp_path,
        *(changed("two evil", path, value) for path, some in values for value in some),
        changed("three evil", (*first, "example"), {"numbers": {"n": 5}, "step": 0}),
    )
    assert any("no root" in why for why in whys)
    text = json.dumps(fresh("two evil")).replace('"n": 5}', '"n": 5, "n": 5}')
    assert "stands twice" in checked(tmp_path, *proofs(), text)[-1]
    floats = json.dumps(fresh("two evil")).replace('"n": 5}', '"n": 5e0}')
    assert "not written as a whole number" in checked(tmp_path, *proofs(), floats)[-1]


def test_exactly_these_keys(tmp_path: Path) -> None:
    whole = fresh("two evil")
    paths: list[tuple[Any, ...]] = [(), ("decisions", 0), ("decisions", 0, "example")]
    paths += [("numerations", "base 2"), ("numerations", "base 2", "valid")]
    steps = steps_of(whole)
    kinds = {step["by"]: i for i, step in enumerate(steps)}
    paths += [("numerations", "base 2", "steps", i) for i in kinds.values()]
    assert set(kinds) == {"given", "named", "and", "not", "exists"}
    spoiled = []
    for path in paths:
        keys = at(whole, path).keys()
        for key in keys:
            spoiled.append(deepcopy(whole))
            del at(spoiled[-1], path)[key]
        for new in ("meaning", "pattern", "__proto__", "constructor", "track", "as", "By"):
            if new not in keys:
                spoiled.append(deepcopy(whole))
                at(spoiled[-1], path)[new] = 0
        if path and path[-1] != "example":  # which may be none
            spoiled.append(changed("two evil", path, None))
    refused(tmp_path, *spoiled)


def at(of: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        of = of[key]
    return of


OTHERS = {  # of "two evil", which is false
    "forall n: not (evil(n) and evil(n + 2))",
    "forall n: not (evil(n) and odious(n + 1))",
    "exists n: evil(n) and evil(n + 1)",
    "not forall n: not (evil(n) and evil(n + 1))",
    "forall n: not (evil(n) or evil(n + 1))",
    "forall n: not evil(n) and not evil(n + 1)",
    "forall n: not (evil(n) and evil(n - 1))",
    "forall n, m: not (evil(n) and evil(m + 1))",
    "let evil'(n) = odious(n); forall n: not (evil'(n) and evil'(n + 1))",
    "forall n: not (evil(n) and evil(n + 1)) and evil(n)",
    "forall n: n = n",
    "false",
    "1 + 1 = 3",
    "in base 3: forall n: not (evil(n) and evil(n + 1))",
    "in zeckendorf: forall n: not (evil(n) and evil(n + 1))",
    "forall n: not (evil(n) and evil(n + 1)",
    "forall n: not (evil(n) and evil(m + 1))",
    "forall n: not (evil(n) and even(n + 1))",
    "forall n: not (evil(n) and evil(n, n + 1))",
    "forall n: not (evil(n) and evil(2n + 1))",
    "forall n: not (evil(n) and evil(n + 1)) #",
    "forall n: not (evil(n) and evіl(n + 1))",
    "forall n: not (evil(n) and\u00a0evil(n + 1))",
    "let p(n) = evil(n); let p(n) = evil(n); forall n: not (p(n) and p(n + 1))",
    "let evil(n) = evil(n); forall n: not (evil(n) and evil(n + 1))",
    "",
}

SAME = {  # as typed otherwise
    "FORALL n : ~(evil( n ) && evil(1 + n))",
    "forall k: not (evil(k + 1) and evil(k) and evil(k))",
    "forall n: evil(n + 1) -> not evil(n)",
    "not exists n: evil(n) and evil(n + 1)",
    "in base 2: let p(n, m) = evil(n) and evil(m); forall n: not p(n, n + 1)",
    "forall n, m: n + 1 = m implies not (evil(n) and evil(m))",
    "forall n, m: not (m = n and evil(m) and evil(n + 1))",
}


def test_the_statement_is_the_one_that_was_typed(tmp_path: Path) -> None:
    path = ("decisions", 0, "formula")
    refused(tmp_path, *(changed("two evil", path, text) for text in OTHERS))
    same = [changed("two evil", path, text) for text in SAME]
    for one in same:
        one["decisions"][0]["example"] = None
    verdicts = checked(tmp_path, *proofs(), *map(json.dumps, same))[len(proofs()) :]
    assert [verdict for verdict in verdicts if not verdict.startswith("accepted: ")] == []


def test_every_other_statement_of_these_is_another(tmp_path: Path) -> None:
    """No certificate passes for the formula of another one."""
    mixed = [
        changed(name, ("decisions", 0, "formula"), fresh(other)["decisions"][0]["formula"])
        for name in FORMULAS
        for other in FORMULAS
        if name != other
        and fresh(name)["decisions"][0]["numeration"] == fresh(other)["decisions"][0]["numeration"]
    ]
    assert len(mixed) > 100
    refused(tmp_path, *mixed)


def test_that_a_number_has_one_floor_is_not_assumed_where_it_is_proved(tmp_path: Path) -> None:
    """Nobody may read "no number has two" as a statement about one."""
    numeration = ostrowski(1)
    proof = axioms(numeration)
    decision = proof["one F(n)"]
    steps = Steps(numeration)

    def within(step: Step) -> Step:
        return next(s for s in all_of(step) if s.what[:1] == ("floor",))

    twice = steps.both(
        steps.named(within(decision.root), {"n": "n", "y": "y"}),
        steps.named(steps.given("less", "x < y", numeration.less), {"x": "y", "y": "y"}),
    )
    root = steps.deny(steps.without(steps.without(twice, "y"), "n"))
    assert not root.automaton.is_empty
    proof["one F(n)"] = replace(decision, root=root)
    forged = certificate("numeration/zeckendorf", proof)
    assert checked(tmp_path, json.dumps(forged)) == [
        "refused: it proves another statement than the one typed"
    ]


def all_of(step: Step) -> list[Step]:
    found = [step]
    for one in found:
        found += [part for part in one.of if part not in found]
    return found


def test_one_and_one_are_not_three(tmp_path: Path) -> None:
    """Another addition, whatever it is called, proves nothing."""
    true = base(2)
    wrong = Automaton(("x", "y", "z"), 2, ({0: 0, 7: 1}, {0: 1}), frozenset({0, 1}))
    found = []
    for name in ("add", "add ", "sum"):
        steps = Steps(true)
        add = steps.given(name, "x + y = z", wrong)
        one = steps.given("constant 1", "x = 1", true.constant(1))
        three = steps.given("constant 3", "x = 3", true.constant(3))
        parts = [
            steps.named(add, {"x": "a", "y": "b", "z": "c"}),
            *(steps.named(of, {"x": x}) for of, x in ((one, "a"), (one, "b"), (three, "c"))),
        ]
        root = steps.deny(steps.all_of(parts, ["a", "b", "c"]))
        found.append(certificate("forged", {"": Decision(
            "not 1 + 1 = 3", true, True, None, root, 0, 0)}))  # fmt: skip
    refused(tmp_path, *found)


def redirected(of: Certificate, chance: random.Random) -> None:
    """Change one automaton in one place, so that it accepts other words."""
    steps = steps_of(of)
    step = chance.choice([step for step in steps if "rows" in step])
    state = chance.randrange(step["states"])
    rows = step["rows"]
    how = chance.choice(("accepting", "row", "empty"))
    if how == "accepting":
        step["accepting"] = sorted({*step["accepting"]} ^ {state})
    elif how == "empty":
        rows[state] = "" if rows[state] else "0"
    else:
        parts = rows[state].split(" ")
        i = chance.randrange(len(parts))
        sign, _, many = parts[i].partition("*")
        others = [s for s in (".", *map(str, range(step["states"]))) if s != sign]
        new = chance.choice(others)
        if sign == "+":  # it may be the only way there is, or the same state
            new = "."
        parts[i] = f"{new}*{many}" if many else new
        rows[state] = " ".join(parts) if sign or len(rows) == 1 else "0"


def test_no_automaton_that_is_changed_passes(tmp_path: Path) -> None:
    chance = random.Random(34)
    spoiled = []
    for name in ("two evil", "mark", "thirds", "not two lower", "values", "base 2", "zeckendorf"):
        for _ in range(60):
            spoiled.append(fresh(name))
            redirected(spoiled[-1], chance)
    refused(tmp_path, *spoiled)


def spoiled_step(of: Certificate, chance: random.Random) -> None:
    """Change what a step says of how it was made."""
    steps = steps_of(of)
    i = chance.randrange(1, len(steps))
    step = steps[i]
    keys = [key for key in ("by", "of", "names", "track", "tracks", "as", "name") if key in step]
    key = chance.choice(keys)
    if key == "by":
        step[key] = chance.choice([by for by in ("and", "not", "exists", "named", "or", "given")
                                   if by != step[key]])  # fmt: skip
    elif key == "of":
        place = chance.randrange(len(step[key]))
        step[key][place] = chance.choice([i, i + 1, -1, 10**9, "0", None, 0.5, True])
    elif key == "as":
        step[key] = chance.choice([i, i + 1, -1, "0", None])
    elif key in ("name", "track"):
        step[key] += chance.choice(["x", " ", "'", "."])
    elif step[key]:
        place = chance.randrange(len(step[key]))
        plain = (
            ["x", "1"] if step["by"] != "given" else []
        )  # whose own tracks may be called anything
        step[key][place] += chance.choice([" ", "_", *plain])
    else:
        step[key] = ["x"]


def test_no_step_that_is_changed_passes(tmp_path: Path) -> None:
    chance = random.Random(43)
    spoiled = []
    for name in ("two evil", "mark", "thirds", "not two lower", "values"):
        for _ in range(60):
            found = fresh(name)
            spoiled_step(found, chance)
            spoiled.append(found)
    refused(tmp_path, *spoiled)


def test_what_is_deep_or_large_is_refused_in_one_line(tmp_path: Path) -> None:
    path = ("decisions", 0, "formula")
    texts = [f"{'(' * many}1 = 1{')' * many}" for many in (300, 3000, 300_000)]
    texts += [f"{'not ' * many}1 = 1" for many in (3000, 300_000)]
    texts += [f"forall n: {'n + ' * 100_000}n = n", "9" * 101 + " = 0"]
    lets = "let f0(n, m) = m = n; " + "".join(
        f"let f{i}(n, m) = exists k: f{i - 1}(n, k) and f{i - 1}(k, m); " for i in range(1, 60)
    )
    texts.append(f"{lets}forall n: f59(n, n)")
    whys = refused(tmp_path, *(changed("two evil", path, text) for text in texts))
    assert all("\n" not in why for why in whys)
    whys = refused(
        tmp_path,
        changed("base 2", ("numerations", "base 2", "valid", "rows"), ["0*99999999999"]),
        changed("base 2", ("numerations", "base 2", "valid", "states"), 10**15),
        renamed("thirds", 'follows ".*0"', f'follows "{"(" * 5000}0{")" * 5000}"'),
        renamed("thirds", 'follows ".*0"', f'follows ".*1{"." * 40}"'),
    )
    deep = "[" * 100_000 + "]" * 100_000
    assert checked(tmp_path, deep)[0].startswith("refused: ")


def test_a_certificate_has_any_number_of_statements(tmp_path: Path) -> None:
    decisions = {name: decide(FORMULAS[name]) for name in ("two evil", "thirds", "two ones")}
    many = certificate("many", decisions)
    assert checked(tmp_path, *proofs(), json.dumps(many))[-1].startswith(
        'accepted: "many", 3 statements, '
    )
    many["decisions"].pop()
    (why,) = refused(tmp_path, many)
    assert "used by no decision" in why


def test_the_automaton_of_a_number_is_that_of_its_word(tmp_path: Path) -> None:
    """Numbers of 100 digits, in three numerations."""
    n = 9 * 10**99 + 7
    texts = [f"{front}exists n: n = {n}" for front in ("", "in zeckendorf: ", "in ostrowski(2): ")]
    found = [certificate("large", {"": decide(text)}) for text in texts]
    assert found[0]["decisions"][0]["example"]["numbers"] == {"n": n}
    found = [one for one in found if "add" not in str(one)] or found
    verdicts = checked(tmp_path, *proofs(), *map(json.dumps, found))[len(proofs()) :]
    assert [verdict for verdict in verdicts if not verdict.startswith("accepted: ")] == []
    found[0]["decisions"][0]["example"]["numbers"]["n"] += 1
    refused(tmp_path, found[0])


def test_the_certificate_of_a_numeration_stands_alone(tmp_path: Path) -> None:
    assert set(fresh("base 2")["numerations"]) == {"base 2"}
    for name in ("base 2", "zeckendorf"):
        whole = fresh(name)
        for i in range(5 if name == "base 2" else 11):
            less = deepcopy(whole)
            del less["decisions"][i]
            text = json.dumps(less)
            (why,) = checked(tmp_path, text)
            assert why.startswith(f"refused: of {name} it is not proved that "), (i, why)
    assert automaton(base(2).valid)["states"] == 1
    assert numeration_certificate(base(2))["certificate"] == "numeration/base-2"
