"""Odd values for every public function; scripts/fuzz_library.py has as many as one likes."""

import sys
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy
import pytest

import chromdocs as cd

SCRIPT = Path(__file__).parent.parent / "scripts" / "fuzz_library.py"


@pytest.fixture(scope="module")
def fuzz() -> Iterator[ModuleType]:
    spec = spec_from_file_location("fuzz_library", SCRIPT)
    assert spec
    assert spec.loader
    found = sys.modules["fuzz_library"] = module_from_spec(spec)
    spec.loader.exec_module(found)
    yield found
    del sys.modules["fuzz_library"]


def test_odd_values_are_refused_in_a_line(fuzz: ModuleType) -> None:
    """Twice for every function, with other values each time."""
    every = fuzz.functions()
    assert len(every) > 300
    wrong = []
    for name, function, given, named in fuzz.calls(3, 2 * len(every)):
        if what := fuzz.problem(function, given, named):
            wrong.append((name, what, given, named))
    assert wrong == []


def fails(n: int) -> int:
    return n + len([][n])  # type: ignore[misc]


def test_what_is_wrong_is_noticed(fuzz: ModuleType) -> None:
    from chromdocs.numbers import binary

    assert "IndexError" in fuzz.problem(fails, [1], {})
    assert "deep inside" in fuzz.problem(binary.is_evil, ["x"], {})  # not by the front door
    assert not fuzz.problem(cd.numbers.binary.is_evil, ["x"], {})
    assert not fuzz.problem(cd.numbers.binary.is_evil, [6], {})


def test_the_same_seed_gives_the_same_calls(fuzz: ModuleType) -> None:
    first, again = ([ascii(call[3]) for call in fuzz.calls(4, 400)] for _ in range(2))
    assert len(first) == len(again) == 400
    assert [call[0] for call in fuzz.calls(4, 400)] == [call[0] for call in fuzz.calls(5, 400)]


CASES = {  # what ended deep inside, and what is said now
    "evil_pair: ": lambda: cd.games.evil.evil_pair(1e3),  # type: ignore[arg-type]
    r"table: id is a text, not \[1\]": lambda: cd.table([1]),  # type: ignore[arg-type]
    "its check asserts no 'k'": lambda: cd.claim("chromatic/fig-3").verify(k=2),
    r"is_evil: n is a whole number, not array\(\[1, 2\]\)": lambda: cd.numbers.binary.is_evil(
        numpy.array([1, 2])  # type: ignore[arg-type]
    ),
    "chromatic: red must be levels": lambda: cd.chromatic(numpy.array(3)),
    "what a move takes is a whole number, not 1.5": lambda: cd.moves(numpy.array(1.5)),
    "a heap is a whole number, not 2.5": lambda: cd.game("nim").at(numpy.array(2.5)),
    "missing a required argument: 'n'; it takes n": lambda: cd.numbers.binary.is_evil(),  # type: ignore[call-arg]
    "unexpected keyword argument 'm'": lambda: cd.numbers.binary.is_evil(6, m=1),  # type: ignore[call-arg]
}


@pytest.mark.parametrize("words", CASES)
def test_wrong_types_are_told_at_the_door(words: str) -> None:
    with pytest.raises(ValueError, match=words) as caught:
        CASES[words]()
    assert len(str(caught.value).splitlines()) == 1


def test_what_is_as_good_is_taken() -> None:
    assert cd.numbers.binary.is_evil(numpy.int64(6)) is True
    pair: Any = cd.games.evil.evil_pair(numpy.int32(10))
    assert pair == cd.games.evil.evil_pair(10)
    assert {type(heap) for heap in pair} == {int}


def test_what_a_function_of_ones_own_raises_is_left_as_it_is() -> None:
    def broken(position: tuple[int, ...]) -> Any:
        return position[7]

    with pytest.raises(IndexError, match="tuple index out of range"):
        cd.rule(broken).p_positions(3)


def test_inside_nothing_is_looked_at_twice() -> None:
    """The library itself calls the functions as they are: what is looked at costs time."""
    from chromdocs.numbers import binary

    assert cd.numbers.binary.is_evil is not binary.is_evil
    assert sys.modules["chromdocs.numbers"].binary is binary
