"""The catalogue finds the families that are there: a game is one module and nothing else."""

import sys
from inspect import signature
from pathlib import Path

import pytest

from chromdocs.collect import Catalogue
from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES

PACKAGE = sys.modules["chromdocs.games"]
OWN = """
from chromdocs.games.family import Family
from chromdocs.games.subtraction import subtraction
from chromdocs.parameters import Parameter, whole


def own(most: int = 4):
    return subtraction(range(1, most + 1))


FAMILY = Family(
    name="own",
    title="take a few",
    paper="star",
    make=own,
    parameters={"most": Parameter("how many tokens at most", whole(1))},
    examples=("own:most=5",),
)
"""


def test_a_game_is_one_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_game.py").write_text(OWN, "utf-8")
    before = list(FAMILIES)
    monkeypatch.setattr(PACKAGE, "__path__", [*PACKAGE.__path__, str(tmp_path)])
    monkeypatch.setattr(catalogue, "FAMILIES", Catalogue("games", catalogue._families))
    try:
        assert list(catalogue.FAMILIES) == [*before, "own"]  # it says no place, so it comes last
        assert catalogue.game("own:most=2").name == "subtraction:take=1,2"
        assert catalogue.FAMILIES["own"].parameters["most"].words == "how many tokens at most (4)"
    finally:
        catalogue.game.cache_clear()
        vars(PACKAGE).pop("own_game", None)
        sys.modules.pop(f"{PACKAGE.__name__}.own_game", None)


def test_defaults_are_those_of_the_signature() -> None:
    for family in FAMILIES.values():
        given = signature(family.make).parameters
        assert set(family.parameters) == set(given)
        for name, parameter in family.parameters.items():
            default = given[name].default
            told = isinstance(default, int | str)
            assert parameter.default == (default if told else None)
            assert parameter.words.endswith(f" ({default})") or not told
