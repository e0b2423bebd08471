"""Claims of one's own need no paper; claims, papers and verdicts show themselves in few words."""

import pytest

from chromdocs.citations import cite
from chromdocs.claims.claim import Case, Section
from chromdocs.claims.entry import Entry
from chromdocs.claims.verify import run, run_all
from chromdocs.games.nim import nim
from chromdocs.papers import LEDGER, PAPERS, published, record
from chromdocs.solve.reference import Reference


def own() -> Section:
    mine = Section()

    @mine.claim("conj-1", "Sums < 18", bound=10)
    def sums(bound, solve, most=18):
        "No P-position of nim $(x, y)$ has $x + y > 18$."
        for (x, y), is_p in solve(nim()).outcomes(bound):
            if is_p:
                yield Case((x, y), True, x + y <= most)

    return mine


def test_an_own_claim_needs_no_paper():
    claim = own().claims["own/conj-1"]
    assert (claim.is_own, claim.where, claim.printed.how) == (True, "Conjecture 1", "")
    assert (record(claim), published(claim)) == (None, {})
    entry = Entry(claim, run_all(claim, Reference))
    assert entry.line("printed").startswith("fails at (10, 10)")
    assert run(claim, Reference, to=9).status == "holds"
    assert entry.to_json()["fingerprint"] == ""
    with pytest.raises(ValueError, match="'own/conj-1' is not published here"):
        cite(claim)


def test_an_own_claim_is_declared_anew_and_that_of_a_paper_is_not():
    mine = own()
    mine.claim("conj-1", "Other words")(mine.claims["own/conj-1"].printed.check)
    assert mine.claims["own/conj-1"].title == "Other words"
    section = Section(PAPERS["star"])
    with pytest.raises(ValueError, match="the docstring gives the statement, then the check"):
        section.claim("conj-1", "No")(mine.claims["own/conj-1"].printed.check)


def test_they_show_themselves_in_few_words():
    claim = own().claims["own/conj-1"]
    assert repr(claim) == "<Claim own/conj-1: Sums < 18>"
    assert claim._repr_html_() == (
        "<div><p><strong>Sums &lt; 18</strong> (Conjecture 1)</p>"
        "<p>No P-position of nim $(x, y)$ has $x + y &gt; 18$.</p></div>"
    )
    refuted = Entry(claim, run_all(claim, Reference))
    assert repr(refuted) == "<Entry own/conj-1: fails>"
    assert repr(refuted.verdicts["printed"]) == "<Verdict: refuted at (10, 10)>"
    assert repr(run(claim, Reference, to=9)) == "<Verdict: holds, checked to 9, 10 cases>"
    assert refuted.picture in refuted._repr_html_()
    assert repr(Entry(claim, {})) == "<Entry own/conj-1: not checked>"
    assert "<svg" not in Entry(claim, {})._repr_html_()
    assert repr(PAPERS["vile"]).startswith("<Paper vile: Fraenkel (")
    for printed in LEDGER.values():
        assert len(repr(printed)) < 200
