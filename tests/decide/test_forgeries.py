"""No forgery is accepted, unless what it says is true all the same."""

from collections import Counter
from functools import cache
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


def accepted(forgery: Forgery) -> bool:
    """Whether the checker accepts it, after the certificates before it."""
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


def false_ones(forgeries: list[Forgery]) -> tuple[list[str], int]:
    """Those that are accepted and say what is false, and how many are accepted."""
    passed = [forgery for forgery in forgeries if accepted(forgery)]
    last = [(forgery.what, forgery.certificates[-1]["decisions"]) for forgery in passed]
    return [what for what, decisions in last if not all(map(is_true, decisions))], len(passed)


def test_what_is_changed_is_true() -> None:
    for name, certificates in genuine().items():
        assert accepted(Forgery(name, certificates))
        assert all(map(is_true, certificates[-1]["decisions"]))


@pytest.mark.parametrize("part", range(PARTS))
def test_no_change_makes_a_false_statement_pass(part: int) -> None:
    forgeries = sample(MANY, seed=7)[part::PARTS]
    false, passed = false_ones(forgeries)
    assert false == []
    assert 0 < passed < len(forgeries) / 10  # such as another instance, or names of tracks


@pytest.mark.parametrize("lie", LIES)
def test_no_lie_of_a_producer_passes(lie: str) -> None:
    """However well its certificates fit together; and most of what they say is false."""
    forgeries = list(lies(lie))
    false, passed = false_ones(forgeries)
    assert false == []
    assert passed < len(forgeries) / 4
    says = Counter(is_true(forgery.certificates[-1]["decisions"][0]) for forgery in forgeries)
    assert says[False] >= 40
