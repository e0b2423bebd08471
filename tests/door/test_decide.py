"""`cd.decide`: what a formula or an entry of the ledger is told to be, for all numbers."""

import json
import subprocess
import sys
from dataclasses import replace
from types import ModuleType

import pytest

import chromdocs as cd
from chromdocs.claims.claim import Claim
from chromdocs.claims.formulas import Formulas
from chromdocs.door.decide import _ID
from chromdocs.papers import LEDGER

MARK = """let p(n) = dopey(n);
let move(n, m) = m + 1 = n or n >= 1 and m = n // 2;
solves(p, move)"""


@pytest.mark.parametrize(
    ("formula", "told"),
    [
        ("forall n: evil(n) or odious(n)", "true for all n"),
        ("forall n, m: n + m = m + n", "true for all n, m"),
        ("forall n: not (evil(n) and evil(n + 1))", "false, first at n = 5"),
        ("exists n, m: n = m + 2", "true, first at n = 2, m = 0"),
        ("exists n: n + 1 = n", "false for all n"),
        ("1 = 1", "true"),
        ("1 = 2", "false"),
        (MARK, "true for all positions"),
        (MARK.replace("m + 1", "m + 2"), "false, first at n = 2: a move leads from p to p"),
        (f"forall n: n < {10**50}", "false, first at n = 100000000000…000000000000 (51 digits)"),
    ],
)
def test_a_formula(formula: str, told: str) -> None:
    found = cd.decide(formula)
    assert repr(found) == f"<Decided: {told}>"
    assert str(found).startswith(f"{told} (in base 2, at most ")
    assert bool(found) == found.true == told.startswith("true")
    assert told in found._repr_html_()
    data = json.loads(found.to_json())
    assert (data["id"], data["true"]) == (None, found.true)
    (one,) = data["formulas"]
    assert (one["formula"], one["numeration"], one["states"]) == (formula, "base 2", found.states)
    assert one["example"] == found.example


def claim(**true: str) -> Claim:
    mine = cd.Section()

    @mine.claim("obs-1", "Sums", bound=5)
    def sums(bound):  # type: ignore[no-untyped-def]
        """The sum of two numbers is as large as each."""
        for n in range(bound):
            yield cd.Case(n, n, n)

    mine.decided("obs-1", true, how="As it is said.", wrong=["forall n: n > n"])
    return mine.claims["own/obs-1"]


def test_the_formulas_of_an_entry() -> None:
    both = cd.decide(
        claim(two="in base 2: forall n: n + 1 > n", three="in base 3: exists n: n = 2")
    )
    assert repr(both) == "<Decided own/obs-1: 2 formulas, all true>"
    assert str(both).splitlines()[1].startswith("three: true, first at n = 2 (in base 3, ")
    wrong = cd.decide(claim(two="forall n: n + 1 > n", three="forall n: n < 4"))
    assert not wrong
    assert wrong.example == {"n": 4}
    assert repr(wrong) == "<Decided own/obs-1: 2 formulas, false for three>"
    assert json.loads(wrong.to_json())["formulas"][1]["instance"] == "three"
    assert wrong._repr_html_().count("<tr>") == 2


def test_an_entry_is_named_by_its_id(monkeypatch: pytest.MonkeyPatch) -> None:
    undecided = next(id for id, claim in cd.CLAIMS.items() if claim.formulas is None)
    with pytest.raises(ValueError, match=f"^{undecided} has no formula: .* to a bound only$"):
        cd.decide(undecided)
    formulas = Formulas({"": "forall n: n >= 0"}, (), "", "")
    decided = replace(LEDGER[undecided], formulas=formulas)
    monkeypatch.setattr("chromdocs.papers.LEDGER", {undecided: decided})
    assert repr(cd.decide(undecided)) == f"<Decided {undecided}: true for all n>"


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("vile/mark-dopy", "unknown claim 'vile/mark-dopy'; did you mean 'vile/mark-dopey'"),
        ("mark-dopey", "unknown claim 'mark-dopey'; did you mean 'vile/mark-dopey'"),
        ("n >= m", "at character 1, 'n >= m': n is free; put forall n: or exists n: in front"),
        (7, "a formula or an id is wanted, not 7"),
    ],
)
def test_what_can_not_be_decided(given: str, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}"):
        cd.decide(given)


def test_a_certificate_is_made_of_the_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    stub = ModuleType("chromdocs.decide.certificate")
    stub.certificate = lambda name, of: {name: [*of]}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, stub.__name__, stub)
    assert cd.decide("forall n: n = n").certificate() == {"formula": [""]}
    assert cd.decide(claim(k="1 = 1")).certificate() == {"own/obs-1": ["k"]}


def test_the_function_is_never_hidden_by_the_package_of_its_name() -> None:
    code = "import chromdocs.decide, chromdocs.claims.decided, chromdocs as cd; "
    code += "from chromdocs.decide import Decision; print(cd.decide('forall n: n = n'))"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.startswith("true for all n")


def test_every_id_is_known_for_an_id() -> None:
    assert [id for id in LEDGER if not _ID.fullmatch(id)] == []
