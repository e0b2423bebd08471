"""Automata that know how numbers are written: addition in a base, the digits of Zeckendorf."""

from chromdocs.decide.numeration import base
from chromdocs.decide.ostrowski import ostrowski
from chromdocs.figures.automaton import automaton
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.numbers.base import in_base
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.parameters import Parameter, whole

ORDER = 1
LARGEST = 500  # numbers whose digits fit into the picture
ZECKENDORF = ostrowski(1)


def add(k: int, x: int, y: int) -> Figure:
    """Draw the automaton that checks sums in base *k*, with x + y on its way through."""
    numeration = base(k)
    word = numeration.words([x, y, x + y])
    written = [in_base(n, k).zfill(len(word)) for n in (x, y, x + y)]
    return automaton(
        numeration.add,
        "Two states can check every sum",
        caption=f"The automaton of x + y = z in base {k}, from the left. A letter has a digit of "
        "x, one of y and one of z. State 0: so far z is right. State 1: so far z is one too "
        "large, and waits for a carry from the right. Any other digits: the sum is wrong, and the "
        f"word is lost. Above, {x} + {y} = {x + y}, in digits {written[0]}, {written[1]} and "
        f"{written[2]}.",
        meanings=("z is right so far", "a carry has to come from the right"),
        word=word,
    )


def zeckendorf(n: int) -> Figure:
    """Draw the automaton of the words that are numbers, with *n* on its way through."""
    word = ZECKENDORF.word(n)
    weights = [1, 2]
    while len(weights) < len(word):
        weights.append(weights[-1] + weights[-2])
    parts = [w for w, digit in zip(weights, reversed(word), strict=False) if digit][::-1]
    return automaton(
        ZECKENDORF.valid,
        "No two ones side by side",
        caption="The words that write a number in the way of Zeckendorf: digits weigh 1, 2, 3, "
        "5, 8 and so on from the right, and no two ones are neighbours. After a 1 only a 0 may "
        f"come. Above, {n} = {' + '.join(map(str, parts)) or 0}, in digits "
        f"{''.join(map(str, word)) or 0}.",
        meanings=("a 1 may come", "after a 1"),
        word=word,
    )


EXHIBITS = (
    Exhibit(
        id="automaton-add",
        title="Two states can check every sum",
        build=add,
        parameters={
            "k": Parameter("the base of the digits, 2 to 5", whole(2, 5), 2),
            "x": Parameter("the first number", whole(0, LARGEST), 5),
            "y": Parameter("the second number", whole(0, LARGEST), 3),
        },
        paper=PAPER,
        kind="automata",
        tags=("automaton", "addition"),
        crop=(-0.9, -0.9, 3.1, 1.5),
    ),
    Exhibit(
        id="automaton-zeckendorf",
        title="No two ones side by side",
        build=zeckendorf,
        parameters={"n": Parameter("the number that walks", whole(0, LARGEST), 11)},
        paper=PAPER,
        kind="automata",
        tags=("automaton", "zeckendorf"),
        crop=(-0.9, -0.9, 3.1, 1.5),
    ),
)
