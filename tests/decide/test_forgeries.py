"""No forgery is accepted, unless what it says is true all the same."""

import json
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from bounds import bound
from decide.forgeries import (
    LIES,
    Forgery,
    genuine,
    genuine_numeration,
    is_true,
    lies,
    sample,
)

from chromdocs.decide.checker import Wrong, check
from chromdocs.decide.numeration import Numeration, base
from chromdocs.decide.ostrowski import ostrowski

MANY = bound(1_000, 10_000)  # forgeries in one run
PARTS = 4


@cache
def proved(numeration: Numeration) -> tuple[Any, dict[str, Any]]:
    """The true certificate of a numeration, and what it shows."""
    numerations: dict[str, Any] = {}
    check(genuine_numeration(numeration), numerations)
    return genuine_numeration(numeration), numerations


def first(forgeries: list[Forgery]) -> list[bool]:
    """Which of them the checker in Python accepts, each after the certificates before it."""
    return list(map(_accepted, forgeries))


def _accepted(forgery: Forgery) -> bool:
    known = dict[str, Any]()
    try:
        for certificate in forgery.certificates:
            true = map(proved, (base(2), base(3), ostrowski(1)))
            shown = next((shown for one, shown in true if one is certificate), None)
            if shown is None:
                check(certificate, known)
            known |= shown or {}
    except Wrong:
        return False
    return True


def second(forgeries: list[Forgery]) -> list[bool]:
    """Which of them the checker in JavaScript accepts."""
    texts: dict[int, str] = {}
    for certificate in (one for forgery in forgeries for one in forgery.certificates):
        if id(certificate) not in texts:
            texts[id(certificate)] = json.dumps(certificate)
    place = {key: at for at, key in enumerate(texts)}
    asked = [[place[id(one)] for one in forgery.certificates] for forgery in forgeries]
    ran = subprocess.run(
        [Path(sys.executable).with_name("node"), Path(__file__).with_name("second_checker.mjs")],
        input=json.dumps({"texts": [*texts.values()], "forgeries": asked}),
        capture_output=True, encoding="utf-8", timeout=600,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr[-2000:]
    accepted: list[bool] = json.loads(ran.stdout)
    assert len(accepted) == len(forgeries)
    return accepted


CHECKERS = {"Python": first, "JavaScript": second}


def test_both_checkers_accept_the_same() -> None:
    """But for true statements that one of them sees to be the same, and the other does not."""
    forgeries = sample(MANY, seed=11)
    pairs = zip(forgeries, first(forgeries), second(forgeries), strict=True)
    apart = [forgery for forgery, one, other in pairs if one != other]
    assert [forgery.what for forgery in apart if ".formula is " not in forgery.what] == []
    assert all(is_true(one) for forgery in apart for one in forgery.certificates[-1]["decisions"])
    assert len(apart) < len(forgeries) / 100


def false_ones(forgeries: list[Forgery], checker: str) -> tuple[list[str], int]:
    """Those that are accepted and say what is false, and how many are accepted."""
    accepted = zip(forgeries, CHECKERS[checker](forgeries), strict=True)
    passed = [forgery for forgery, so in accepted if so]
    last = [(forgery.what, forgery.certificates[-1]["decisions"]) for forgery in passed]
    return [what for what, decisions in last if not all(map(is_true, decisions))], len(passed)


@pytest.mark.parametrize("checker", CHECKERS)
def test_what_is_changed_is_true(checker: str) -> None:
    true = [Forgery(name, certificates) for name, certificates in genuine().items()]
    assert false_ones(true, checker) == ([], len(true))


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.parametrize("part", range(PARTS))
def test_no_change_makes_a_false_statement_pass(part: int, checker: str) -> None:
    forgeries = sample(MANY, seed=7)[part::PARTS]
    false, passed = false_ones(forgeries, checker)
    assert false == []
    assert 0 < passed < len(forgeries) / 10  # such as another instance, or names of tracks


@pytest.mark.parametrize("checker", CHECKERS)
@pytest.mark.parametrize("lie", LIES)
def test_no_lie_of_a_producer_passes(lie: str, checker: str) -> None:
    """However well its certificates fit together; and most of what they say is false."""
    forgeries = list(lies(lie))
    false, passed = false_ones(forgeries, checker)
    assert false == []
    assert passed < len(forgeries) / 4
    says = Counter(is_true(forgery.certificates[-1]["decisions"][0]) for forgery in forgeries)
    assert says[False] >= 40
