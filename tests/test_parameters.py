"""Parameters: text and values are read alike, defaults stand once, complaints are sentences."""

import re

import pytest

from chromdocs.parameters import (
    Parameter,
    Sentence,
    checked,
    in_sentences,
    key_of,
    one_of,
    read_all,
    read_as,
    whole,
)

BOTH = {
    "to": Parameter("the largest heap", whole(1, 64), 8),
    "way": Parameter("{default} (the default) or down", key_of({"up": 1, "down": 2}, "way"), "up"),
    "rows": Parameter("rows (as many as fit)", whole(1)),
}


def test_text_and_values_are_read_alike_and_defaults_too() -> None:
    assert read_all(BOTH, {}) == {"to": 8, "way": "up", "rows": None}
    assert read_all(BOTH, {"rows": "3", "to": "64"}) == {"to": 64, "way": "up", "rows": 3}
    assert read_all(BOTH, {"to": 64, "way": "down", "rows": None}) == {
        "to": 64,
        "way": "down",
        "rows": None,
    }
    as_text = {"to": Parameter("the largest heap", whole(1, 64), "8")}
    assert read_all(as_text, {}) == {"to": 8}


def test_words_hold_the_default_once() -> None:
    words = [parameter.words for parameter in BOTH.values()]
    assert words == ["the largest heap (8)", "up (the default) or down", "rows (as many as fit)"]
    assert Parameter("heaps ({default:,})", whole(), 50_000).words == "heaps (50,000)"
    assert Parameter("moves {a, b}", whole()).words == "moves {a, b}"


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"to": 0}, "to must be a whole number from 1 to 64, not 0"),
        ({"to": "65"}, "to must be a whole number from 1 to 64, not 65"),
        ({"to": ""}, "to must be a whole number from 1 to 64, not nothing"),
        ({"to": 4.0}, "to must be a whole number from 1 to 64, not 4.0"),
        ({"to": "9" * 90}, "not 99999999999999999999… (90 characters)"),
        ({"rows": "-1"}, "rows must be a whole number from 1, not -1"),
        ({"way": "dwon"}, "unknown way 'dwon'; did you mean 'down'?"),
        ({"ways": "up"}, "unknown parameter 'ways'; did you mean 'way'?"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(given: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=f"{re.escape(message)}$"):
        read_all(BOTH, given)


def test_the_name_goes_before_the_end_of_a_sentence_only() -> None:
    with pytest.raises(ValueError, match=r"^k must be may or must, not might$"):
        read_as("k", one_of("may", "must"), "might")
    with pytest.raises(Sentence, match=r"^must be may or must, not might$"):
        read_as("k", in_sentences(one_of("may", "must")), "might")
    with pytest.raises(ValueError, match=r"^nim: piles must be a whole number from 1, not 0$"):
        checked("nim", "piles", whole(1), 0)
