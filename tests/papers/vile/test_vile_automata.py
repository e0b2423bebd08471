"""Automata in figures, read off their tables and compared with the numbers themselves."""

from collections.abc import Iterator

import pytest

from chromdocs.figures.figure import Box, Figure
from chromdocs.games.catalogue import game
from chromdocs.numbers.base import trailing_zeros
from chromdocs.numbers.binary import is_dopey, is_evil, is_odious, is_vile
from chromdocs.numbers.zeckendorf import zeckendorf
from chromdocs.papers import EXHIBITS
from chromdocs.solve.reference import reference

KINDS = {"evil": is_evil, "odious": is_odious, "vile": is_vile, "dopey": is_dopey}
RULES = {
    "half": lambda n, m: m == n // 2,
    "less": lambda n, m: m + 1 == n,
    "move": lambda n, m: (m,) in game("mark").options((n,)),
    "into-dopey": lambda n, m: (m,) in game("mark").options((n,)) and is_dopey(m),
    "dopey-to-dopey": lambda n, m: False,
}


def end(figure: Figure, *words: str) -> tuple[str, bool]:
    """Follow digits through the table of a figure: the state where they end, and if it accepts."""
    rows = {str(number): row for number, row in enumerate(figure.data)}
    columns = {name: place for place, name in enumerate(figure.columns)}
    length = max(map(len, words))
    at = "0"
    for digits in zip(*(word.rjust(length, "0") for word in words), strict=True):
        then = rows[at][columns[name]] if (name := f"by {'/'.join(digits)}") in columns else "–"
        if then == "–":
            return "", False
        at = str(then)
    return at, rows[at][2] == "yes"


def in_digits(n: int, k: int) -> str:
    return (in_digits(n // k, k) if n >= k else "") + str(n % k)


@pytest.mark.parametrize("kind", KINDS)
def test_a_walk_ends_where_the_kind_says(kind: str) -> None:
    figure = EXHIBITS["automaton-walk"].make(kind=kind)
    for n in range(300):
        assert end(figure, f"{n:b}")[1] == KINDS[kind](n)
    for n in (0, 1, 44, 1000):
        made = EXHIBITS["automaton-walk"].make(kind=kind, n=n)
        told = f"So {n} is {'' if KINDS[kind](n) else 'not '}{kind}."
        assert made.caption.endswith(told)


def test_a_walk_tells_how_far_it_is() -> None:
    figures = dict(EXHIBITS["automaton-walk"].made_steps())
    assert "Read so far: 10. State 2: an odd number of zeros" in figures["2"].caption
    assert figures["0"].caption.endswith("Read so far: nothing. State 0: nothing but zeros.")
    assert figures["all"].caption.endswith("So 40 is dopey.")
    with pytest.raises(ValueError, match="read must be a whole number from 0 to 10, not 11"):
        EXHIBITS["automaton-walk"].make(read=11)


def test_the_automaton_of_the_evil_numbers() -> None:
    figure = EXHIBITS["automaton-evil"].make()
    assert all(end(figure, f"{n:b}")[1] == is_evil(n) for n in range(300))


@pytest.mark.parametrize("k", [2, 3, 7, 10])
def test_dopey_numbers_have_three_states_in_every_base(k: int) -> None:
    figure = EXHIBITS["automaton-dopey"].make(k=k)
    assert len(figure.data) == 3
    for n in range(1, 300):
        assert end(figure, in_digits(n, k))[1] == bool(trailing_zeros(n, k) % 2)


@pytest.mark.parametrize("relation", RULES)
def test_relations_of_mark(relation: str) -> None:
    figure = EXHIBITS["automaton-mark-moves"].make(relation=relation)
    for n in range(24):
        for m in range(24):
            assert end(figure, f"{n:b}", f"{m:b}")[1] == RULES[relation](n, m)


def test_who_wins_in_mark() -> None:
    figure = EXHIBITS["automaton-mark-moves"].make()
    for (n,), outcome in reference(game("mark")).classes(200):
        assert end(figure, f"{n:b}")[1] == (outcome == "N")


def test_the_state_is_the_value() -> None:
    figure = EXHIBITS["automaton-mark-grundy"].make()
    solved = reference(game("mark"))
    rows = [[*row] for row in figure.data]
    assert rows[0][3:] == ["0", "1"]
    shown = [mark for mark in figure.marks if isinstance(mark, Box) and mark.text]
    assert [mark.text for mark in shown] == ["0", "1", "0", "2", "0"]
    for n in range(48):
        made = EXHIBITS["automaton-mark-grundy"].make(n=n)
        *_, last = walked(made)
        assert last.text == str(solved.grundy((n,)))


def walked(figure: Figure) -> Iterator[Box]:
    yield from (mark for mark in figure.marks if isinstance(mark, Box) and "after" in mark.hover)


@pytest.mark.parametrize("k", [2, 3, 5])
def test_sums(k: int) -> None:
    figure = EXHIBITS["automaton-add"].make(k=k)
    for x in range(9):
        for y in range(9):
            for z in range(20):
                written = (in_digits(n, k) for n in (x, y, z))
                assert end(figure, *written)[1] == (x + y == z)


def test_words_of_zeckendorf() -> None:
    figure = EXHIBITS["automaton-zeckendorf"].make()
    assert "11 = 8 + 3, in digits 10100." in figure.caption
    assert "0 = 0, in digits 0." in EXHIBITS["automaton-zeckendorf"].make(n=0).caption
    for n in range(64):
        assert end(figure, f"{n:b}")[1] == ("11" not in f"{n:b}")
    for n in (1, 2, 30, 500):
        digits = EXHIBITS["automaton-zeckendorf"].make(n=n).caption.split()[-1].rstrip(".")
        assert digits == "".join(map(str, zeckendorf(n)))
