"""Certificates are made once, in the background, and kept; entries show what is decided."""

import gzip
import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from chromdocs.claims.decided import with_decisions
from chromdocs.claims.entry import Entry
from chromdocs.claims.formulas import Formulas
from chromdocs.decide.checker import check
from chromdocs.papers import LEDGER, published
from chromdocs.site import certified
from chromdocs.site.blocks import Blocks
from chromdocs.site.certified import Certificates
from chromdocs.site.counted import counts
from chromdocs.site.kinds import certificates
from chromdocs.site.page import written
from chromdocs.site.world import World

MARK = """
let p(n) = dopey(n);
let move(n, m) = m + 1 = n or n >= 1 and m = n // 2;
solves(p, move)
"""
IN_BASE_3 = "in base 3: forall n: n < n + 1"
FALSE = "forall n: n < 5"


def given(id: str, true: dict[str, str], within: str = "") -> Entry:
    claim = replace(LEDGER[id], formulas=Formulas(true, (FALSE, FALSE), "As *printed*.", within))
    found = {name: replace(v, decided=None) for name, v in published(LEDGER[id]).items()}
    return Entry(claim, with_decisions(claim, found))


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> World:
    """A world in which three entries are decided: whole, in part, and a corrected reading."""
    entries = (
        given("vile/mark-dopey", {"": MARK}),
        given("vile/mark-k", {"k = 2": MARK, "k = 3": IN_BASE_3, "k = 4": MARK}, "k = 2 to 4"),
        given("chromatic/thm-13", {"": "forall x, y: x + y = y + x"}),
    )
    monkeypatch.setattr(certified, "CACHE", tmp_path)
    monkeypatch.setattr(certified, "LEDGER", {entry.claim.id: entry.claim for entry in entries})
    made = World()
    made.__dict__["entries"] = {entry.claim.id: entry for entry in entries}
    return made


def section(world: World, id: str) -> str:
    entry = world.entries[id]
    about = world.certificates.about(id)
    blocks = Blocks(world, f"claims/{id}/", {})
    return written("decided.md", blocks, claim=entry.claim, entry=entry, certified=about)


def test_a_certificate_for_each_entry_and_each_numeration(world: World) -> None:
    found = world.certificates
    assert [*found] == [
        "vile/mark-dopey", "vile/mark-k", "chromatic/thm-13",
        "numeration/base-2", "numeration/base-3",
    ]  # fmt: skip
    about = found.about("vile/mark-k")
    assert (about.formulas, about.bytes) == (3, len(found["vile/mark-k"]))
    assert about.numerations == {"base 2": "numeration/base-2", "base 3": "numeration/base-3"}
    assert about.given["dopey"][1] == ["(.*[1])?0(00)*"]
    files = dict(certificates.files(world, {}))
    assert {*files} == {
        "certificates/checker.py",
        *(f"certificates/{name}.json.gz" for name in found),
    }
    proved: dict[str, object] = {}
    for name in (*found.numerations, *found.entries):
        assert check(json.loads(gzip.decompress(found[name])), proved).startswith(
            f'certificate "{name}"'
        )


def test_patterns_within_formulas_are_no_words_and_a_pattern_is_said_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    texts = {
        "": 'forall n: n follows "0" implies evil(n)',
        "2": "in base 4: forall n: n >= 0 or vile(n)",
    }
    claim = given("vile/mark-k", {**texts, "3": "forall n: vile(n) or n >= 0"}, "some").claim
    monkeypatch.setattr(certified, "CACHE", tmp_path)
    monkeypatch.setattr(certified, "LEDGER", {claim.id: claim})
    found = Certificates().about(claim.id).given
    assert {*found} == {"evil", "vile"}
    assert all(len({*patterns}) == len(patterns) for _, patterns in found.values())


def test_certificates_are_made_elsewhere_once_and_kept(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ThreadPoolExecutor(2) as pool:
        world.certificates.begin(pool)
    made = {name: world.certificates[name] for name in world.certificates}
    assert {file.read_bytes() for file in tmp_path.iterdir()} == {*made.values()}
    monkeypatch.delattr(certified, "certificate")
    monkeypatch.delattr(certified, "numeration_certificate")
    again = Certificates()
    assert {name: again[name] for name in again} == made
    monkeypatch.setattr("chromdocs.site.kept.fingerprint", lambda *_: "of other code")
    with pytest.raises(NameError):
        Certificates()["vile/mark-dopey"]


def test_an_entry_shows_its_formula_and_where_to_go_on(world: World) -> None:
    page = section(world, "vile/mark-dopey")
    assert '<span class="k">let</span> <span class="nf">p</span>(n) = ' in page
    assert 'href="../../../decide/?formula=let%20p%28n%29%20%3D%20dopey%28n%29%3B%0Alet' in page
    assert 'href="../../../certificates/vile/mark-dopey.json.gz"' in page
    assert 'href="../../../certificates/numeration/base-2.json.gz"' in page
    assert "chromdocs decide vile/mark-dopey" in page
    assert "- `dopey`: an odd number of zeros at the end" in page
    assert "As *printed*." in page
    assert "<details" not in page


def test_many_formulas_are_folded_and_a_part_is_called_one(world: World) -> None:
    page = section(world, "vile/mark-k")
    assert "The other 2 formulas</summary>" in page
    assert page.count('class="highlight formula"') == 3
    assert "it is decided for k = 2 to 4, one formula each" in page


def test_of_a_corrected_entry_the_corrected_reading_is_decided(world: World) -> None:
    page = section(world, "chromatic/thm-13")
    assert "What is decided is the corrected reading." in page
    assert "nothing else." in page


def test_what_is_decided_is_counted(world: World) -> None:
    assert [entry.claim.id for entry in world.decided] == [*world.entries]
    strip = counts(Blocks(world, "", {}))
    asked = "part=print&status=holds+for+all&decided=yes"
    assert f'1 of them <a href="ledger/?{asked}">decided by automata</a>' in strip


def test_the_list_of_certificates(world: World) -> None:
    page = certificates.pages()["certificates.md"].write(Blocks(world, "certificates/", {}))
    for name in world.certificates:
        assert f'href="{name}.json.gz" download' in page
    assert '<a href="numeration/base-3.json.gz" download>base 3</a></td>' in page
    assert "Together 5 formulas of 3 entries" in page
