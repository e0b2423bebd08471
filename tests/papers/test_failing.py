"""The rule of /conventions/: what counts as failing, and how grave it is; for all that fails."""

import re
from collections import Counter
from math import isqrt

import pytest
from known import world

from chromdocs.claims.entry import STATUSES, Entry
from chromdocs.claims.words import COPY, MATTER, MEANINGS, SEVERITIES
from chromdocs.papers import LEDGER, is_slip, published
from chromdocs.site import kinds
from chromdocs.site.blocks import Blocks
from chromdocs.site.counted import counts

ENTRIES = {id: Entry(claim, published(claim)) for id, claim in LEDGER.items()}
FAILING = {id: entry for id, entry in ENTRIES.items() if entry.failed}
ECHOES = {id: entry.claim.echo for id, entry in FAILING.items() if entry.claim.echo}
STATUS_OF_FAILING = {"refuted", "echo", "doubtful"}

every_failing = pytest.mark.parametrize("entry", FAILING.values(), ids=[*FAILING])


@every_failing
def test_what_fails_is_a_slip_or_names_the_slip_or_may_be_our_copy(entry: Entry) -> None:
    claim = entry.claim
    assert claim.severity in SEVERITIES
    assert claim.corrected
    assert claim.went_wrong
    assert (entry.status == "echo") == bool(claim.echo)
    assert (entry.status == "doubtful") == (claim.severity == COPY)
    assert (entry.status == "refuted") == (not claim.echo and claim.severity != COPY)
    assert is_slip(claim) == (entry.status == "refuted")


def test_nothing_else_has_such_a_status() -> None:
    assert {id for id, e in ENTRIES.items() if e.status in STATUS_OF_FAILING} == {*FAILING}
    assert not [id for id, claim in LEDGER.items() if claim.echo and id not in FAILING]


@pytest.mark.parametrize(("id", "slip"), ECHOES.items(), ids=[*ECHOES])
def test_an_echo_names_a_slip_that_is_counted(id: str, slip: str) -> None:
    """The slip is no echo itself, and the entry rests on it, or has the same correction."""
    assert ENTRIES[slip].status == "refuted"
    assert LEDGER[id].paper == LEDGER[slip].paper
    seen, ahead = set(), [id]
    while ahead:
        one = LEDGER[ahead.pop()]
        seen.add(one.id)
        ahead += [used for used in (*one.uses, one.parent) if used and used not in seen]
    assert slip in seen or LEDGER[id].went_wrong == LEDGER[slip].went_wrong


def test_a_doubt_decides_or_leaves_the_failure_alone() -> None:
    """Where our copy may be at fault it fails in our copy; any other doubt says: either way."""
    for id, entry in FAILING.items():
        doubt = entry.claim.doubt
        if entry.status == "doubtful":
            assert doubt, id
            assert "either way" not in doubt, id
            assert entry.label.startswith("fails in our copy"), id
        elif doubt:
            assert "either way" in doubt, id


def test_the_doubts_that_leave_a_failure_alone() -> None:
    """The other text is tried too, by a few lines of our own."""
    doubts = {id for id, e in FAILING.items() if e.claim.doubt and e.status != "doubtful"}
    assert doubts == {
        "chromatic/thm-13",
        "chromatic/thm-14/proof-forms",
        "fractions/thm-3/proof-12",
        "star/fig-3",
    }
    evil = [n for n in range(1, 9) if n.bit_count() % 2 == 0]
    assert (max(0, 0), evil[0]) == (0, 3)  # with max in Theorem 13: from (0, 3) take 3, and win
    n, digits = 27, "11011"  # evil and vile, and in none of the three forms of Cases 1 and 2
    assert f"{n:b}" == digits
    for form in (r"(1[01]*)0(1+)", r"(1+)", r"(1[01]*1)(?:00)+"):
        found = re.fullmatch(form, digits)
        parities = [part.count("1") % 2 for part in found.groups()] if found else []
        assert parities not in ([1, 1], [0])
    # k = 2, i = 2, n = 3 in the first line of (12): beta = 2 + sqrt 3, so {beta} = sqrt 3 - 1
    whole, minus = 11 - 7 + 3, (3 - 2 - 1, -11 + 7 + 3)  # {3b} - {2b} - {b}, in beta and ones
    assert minus[0] == 0
    assert (whole + minus[1], 4 + isqrt(12)) == (6, 7)  # the line says 6, and 2·beta is 4 + sqrt 12
    assert LEDGER["star/fig-3"].echo == "star/thm-5"  # its caption says so, whatever is drawn


def test_steps_of_proofs_have_severities_of_their_own() -> None:
    for id, entry in FAILING.items():
        if entry.claim.is_step:
            assert entry.claim.severity not in MATTER, id
        if entry.claim.severity == "conjecture":
            assert entry.claim.kind == "conjecture", id


def test_every_severity_has_a_meaning() -> None:
    assert [*MEANINGS] == [*SEVERITIES]
    assert all(said.endswith(".") for said in MEANINGS.values())


def test_numbers_are_those_of_slips() -> None:
    """On the home page and the ledger, in the errata, and on the page with the rule."""
    printed = [e for e in FAILING.values() if not e.claim.is_step]
    many = Counter(entry.status for entry in printed)
    strip = re.sub("<[^>]*>", "", counts(Blocks(world(), "", {})))
    assert f"{many['refuted']} fail as printed" in strip
    assert f"{many['echo']} {STATUSES['echo'][2]}" in strip
    assert f"{many['doubtful']} {STATUSES['doubtful'][2]}" in strip
    slips = [e for e in FAILING.values() if e.status == "refuted"]
    in_steps = sum(entry.claim.is_step for entry in slips)
    assert f"{in_steps} with a slip" in strip

    def page(name: str) -> str:
        return kinds.pages()[f"{name}.md"].write(Blocks(world(), f"{name}/", {}))

    rows = re.findall(r"^\| [\w ]+ \| (\d+) \| (\d+) \| <a", page("errata"), re.MULTILINE)
    assert sum(int(steps) for _, steps in rows) == in_steps
    assert sum(int(said) for said, _ in rows) == many["refuted"] + many["doubtful"]
    said = page("conventions")
    assert f"There are {len(slips)} slips, {many['refuted']} of them in statements" in said
    assert f"and {len(ECHOES)} echoes" in said
    assert said.count(" echoes <a") == len(ECHOES)
    ledger = page("ledger")
    assert ledger.count('data-status="echo"') == len(ECHOES)
    assert ledger.count("data-severity=") == len(FAILING) - len(ECHOES)
