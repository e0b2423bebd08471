"""The reason for a position as a page gets it: plain data of the form that pages read."""

import json
from typing import Any

import pytest

from chromdocs.games.catalogue import FAMILIES, game
from chromdocs.lab.asked import asked
from chromdocs.lab.why import claims_of, why_data
from chromdocs.papers import LEDGER, full_name
from chromdocs.solve.why import why

ROWS = {"kind", "title", "columns", "rows", "marked"}
ARCS = {"kind", "title", "to", "colours", "pairs", "waiting", "here"}
EXAMPLES = sorted({example for family in FAMILIES.values() for example in family.examples})


def answered(**fields: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(asked(json.dumps({"kind": "why", "fields": fields}), print))
    return found


def test_the_answer_is_what_a_build_writes() -> None:
    evil = game("chromatic:red=evil")
    found = answered(game=evil.name, at=[2, 5])["data"]
    assert found == json.loads(json.dumps(why_data(evil, (2, 5))))
    assert found["said"] == "(2, 5) is a P-position: whoever moves loses against good play."
    assert found["picture"] == {
        "kind": "arcs",
        "title": "Who is whose partner",
        "to": 5,
        "colours": ["green", "green", "red", "green", "red"],
        "pairs": [[1, 3], [2, 5]],
        "waiting": [4],
        "here": [2, 5],
    }
    said = "holds for all n · decided"
    assert found["claims"] == [["chromatic/thm-14", "Chromatic nim, Theorem 14", said]]


def test_misere_play_has_its_own_reason_and_claims() -> None:
    found = answered(game="mark", at=[16], misere=True)["data"]
    assert "in misère play" in found["said"]
    assert found["picture"]["kind"] == "rows"
    assert [claim[0] for claim in found["claims"]] == ["vile/misere-digital"]


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_family_has_the_form_that_pages_read(name: str) -> None:
    played = game(name)
    for position in ((3,) * played.heaps, tuple(range(4, 4 + played.heaps))):
        found = json.loads(json.dumps(why_data(played, position)))
        assert set(found) == {"said", "words", "picture", "claims"}
        assert found["words"] == list(why(played, position).words)
        if picture := found["picture"]:
            assert set(picture) == (ROWS if picture["kind"] == "rows" else ARCS)
            if picture["kind"] == "rows":
                wide = {len(row) for row in picture["rows"]}
                assert len(wide) == 1
                assert len(picture["columns"]) in {0, *wide}
                assert all(picture["rows"][row][column] for row, column in picture["marked"])


def test_claims_have_their_name_and_verdict() -> None:
    labels = {tuple(label) for name in EXAMPLES for label in claims_of(game(name).solution)}
    assert all(full_name(LEDGER[id]) == name for id, name, _ in labels)
    assert ("star/thm-5", "⋆-operator, Theorem 5", "fails as in the preprint, corrected") in labels
    assert claims_of(None) == []


def test_what_is_wrong_is_said_in_a_line() -> None:
    assert answered(game="nim", at=[1]) == {"wrong": "nim: a position has 2 heaps, not 1"}
    assert "wythoff" in answered(game="wythof", at=[1, 2])["wrong"]
