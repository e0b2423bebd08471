"""Where a relation stands for a number, as g in g(n) = 2, it gives no two numbers.

A comparison is true if it is for one of the numbers that the relation gives, so with several it
would say less than it seems to.
"""

from collections.abc import Iterable, Iterator

import pytest

from chromdocs.decide import decide
from chromdocs.decide.reader import read
from chromdocs.decide.syntax import Call, inside
from chromdocs.papers import LEDGER

FORMULAS = [
    text for claim in LEDGER.values() if claim.formulas for text in claim.formulas.true.values()
]


def calls(part: object) -> Iterator[Call]:
    """Every name with arguments in a part of a text."""
    if isinstance(part, Call):
        yield part
    for one in inside(part):
        yield from calls(one)


def one_number(texts: Iterable[str]) -> set[str]:
    """What has to be true of the relations that stand for numbers in the texts."""
    found = set()
    for text in texts:
        whole = read(text)
        used = {(call.name, len(call.of)) for call in calls(whole)}
        for let in whole.lets:
            if (let.name, len(let.names) - 1) in used:
                of = ", ".join(f"of_{i}" for i in range(len(let.names) - 1))
                both = f"{let.name}({of}, this) and {let.name}({of}, that)"
                head = whole.text[: whole.text.index(";", let.at) + 1]
                found.add(f"{head}\nforall {of}, this, that: {both} implies this = that")
    return found


def test_relations_that_stand_for_numbers_give_one() -> None:
    asked = one_number(FORMULAS)
    assert len(asked) > 100
    assert [text for text in asked if not decide(text).true] == []


@pytest.mark.parametrize(("gives", "one"), [("v = n or v = 2 * n", False), ("v + 1 = n", True)])
def test_a_relation_that_gives_two_is_found(gives: str, one: bool) -> None:
    (asked,) = one_number([f"let r(n, v) = {gives};\nforall n: r(n) = n"])
    assert decide(asked).true == one
