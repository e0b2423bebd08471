"""Every formula of the ledger: true, with false ones beside it that fail where brute force says."""

import re

import pytest
from bounds import bound
from brute import is_first
from once import decided_once

from chromdocs.claims.claim import Claim
from chromdocs.claims.decided import with_decisions
from chromdocs.claims.formulas import Formulas
from chromdocs.papers import LEDGER, records

LONG = bound(0.2, 60)  # seconds; what takes longer is decided again when its certificate is made

DECIDED = [(claim, claim.formulas) for claim in LEDGER.values() if claim.formulas]
every_decided = pytest.mark.parametrize(
    ("claim", "formulas"), DECIDED, ids=[claim.id for claim, _ in DECIDED]
)


def tried(claim: Claim) -> tuple[str, ...]:
    """Return the false formulas that are decided here: all, or the first where it takes long."""
    known = records(claim.paper).verdicts(claim)[claim.decides].decided
    assert claim.formulas is not None
    assert known is not None
    wrong = tuple(claim.formulas.wrong)
    return wrong if known.seconds < LONG else wrong[:1]


@every_decided
def test_wrong_formulas_are_false(claim: Claim, formulas: Formulas) -> None:
    """And fail first where brute force says; each is decided once."""
    assert len({*formulas.wrong} - {*formulas.true.values()}) == len(formulas.wrong) >= 2
    assert tried(claim)
    for text in tried(claim):
        decision = decided_once(text)
        assert not decision.true, text
        if decision.example and max(decision.example.values()) <= 30:
            assert is_first(text, decision.example), text
    # That some number exists may fail without an example: another formula has one.
    assert any(decided_once(text).example for text in formulas.wrong)


@every_decided
def test_formulas_are_explained_and_readable(claim: Claim, formulas: Formulas) -> None:
    """One definition a line; instances are named, and which they are is said if not all."""
    assert len(formulas.how) > 20
    assert formulas.how.rstrip().endswith(".")
    assert formulas.true
    if formulas.within or len(formulas.true) > 1:
        assert all(formulas.true), "an instance has no name"
    for text in formulas.true.values():
        lines = text.strip().splitlines()
        assert max(len(re.sub('"[^"]*"', "", line)) for line in lines) <= 130  # but for patterns
        assert [line for line in lines if len(re.findall(r"\blet\b", line)) > 1] == []


@every_decided
def test_what_is_decided_is_published(claim: Claim, formulas: Formulas) -> None:
    published = records(claim.paper).verdicts(claim)
    known = published[claim.decides]
    assert known.decided is not None
    if known.decided.seconds < LONG:
        found = with_decisions(claim, published)
        assert [verdict.outcome for verdict in found.values()] == [
            verdict.outcome for verdict in published.values()
        ]
    assert (known.decided.formulas, known.decided.within) == (len(formulas.true), formulas.within)
    kept = claim.kind == "definition" or known.status in ("open", "answered")
    assert kept or (known.status == "holds for all") >= (not formulas.within)
