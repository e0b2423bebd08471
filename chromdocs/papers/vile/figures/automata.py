"""Automata of MARK: the four kinds of numbers, a number on its way, the moves, the values."""

from typing import Any

from chromdocs.decide.algebra import both
from chromdocs.decide.automaton import Automaton
from chromdocs.decide.known import KNOWN
from chromdocs.decide.meaning import Meaning
from chromdocs.decide.numeration import base
from chromdocs.decide.reader import read as parsed
from chromdocs.figures.automaton import automaton
from chromdocs.figures.figure import Exhibit, Figure
from chromdocs.numbers.base import in_base
from chromdocs.papers.vile.figures.words import BASES
from chromdocs.papers.vile.paper import PAPER
from chromdocs.parameters import Parameter, key_of, whole

ORDER = 4
LARGEST = 1023  # numbers whose digits fit into the picture
ONES = ("an even number of ones", "an odd number of ones")
ZEROS = (
    "nothing but zeros",
    "an even number of zeros at the end",
    "an odd number of zeros at the end",
)
KINDS = {"evil": ONES, "odious": ONES, "vile": ZEROS, "dopey": ZEROS}
MOVE = "n >= 1 and m = n // 2 or m + 1 = n"
RELATIONS = {  # name: tracks, formula, what it says
    "half": ("nm", "m = n // 2", "m is half of n, rounded down"),
    "less": ("nm", "m + 1 = n", "m is n less one"),
    "move": ("nm", MOVE, "m is an option of n in MARK"),
    "into-dopey": ("nm", f"({MOVE}) and dopey(m)", "m is an option of n, and dopey"),
    "wins": ("n", f"exists m: ({MOVE}) and dopey(m)", "some option of n is dopey"),
    "dopey-to-dopey": ("nm", f"({MOVE}) and dopey(n) and dopey(m)",
                       "n and its option m are both dopey"),
}  # fmt: skip
VALUES = Automaton(
    ("n",),
    2,
    ({0: 0, 1: 1}, {0: 2, 1: 3}, {0: 1, 1: 3}, {0: 4, 1: 1}, {0: 3, 1: 1}),
    frozenset(),
)  # after a 1: vile odious, dopey odious, vile evil, dopey evil
VALUE = (0, 1, 0, 2, 0)  # of each of its states, the Grundy value


def evil() -> Figure:
    """Draw the automaton of the evil numbers."""
    return automaton(
        KNOWN["evil"].automaton(base(2)),
        "Evil numbers: two states",
        caption="Start at 0 and read the binary digits of a number from the left. A 1 changes the "
        "state, a 0 does not. The number is evil if you end in state 0, which has a double "
        "circle.",
        meanings=ONES,
    )


def dopey(k: int) -> Figure:
    """Draw the automaton of the dopey numbers in base *k*."""
    where = BASES.get(k, f"in base {k}")
    others = "A 1" if k == 2 else f"A digit from 1 to {k - 1}"
    return automaton(
        KNOWN["dopey"].automaton(base(k)),
        "Dopey numbers: three states",
        caption=f"Dopey numbers {where}. {others} leads to state 1: no zeros at the end. From "
        "there each 0 goes to and fro between the states 1 and 2. A number is dopey if it ends in "
        "state 2, with an odd number of zeros, or if it is 0 and never leaves state 0.",
        meanings=ZEROS,
        claims=("vile/mark-dopey",) if k == 2 else ("vile/mark-k",),
    )


def walk(kind: str, n: int, read: int) -> Figure:
    """Draw a number on its way through the automaton of a kind, up to the digit number *read*."""
    word = base(2).word(n)
    machine = KNOWN[kind].automaton(base(2))
    meanings = KINDS[kind]
    done = min(read, len(word))
    at = 0
    for digit in word[:done]:
        at = machine.rows[at][digit]
    so_far = f"Read so far: {''.join(map(str, word[:done])) or 'nothing'}. State {at}"
    ends = f"{'' if at in machine.accepting else 'not '}{kind}"
    end = f". So {n} is {ends}." if done == len(word) else "."
    return automaton(
        machine,
        f"{n} walks through the automaton of the {kind} numbers",
        caption=f"Is {n} {kind}? In binary it is {in_base(n, 2)}. {so_far}: {meanings[at]}{end}",
        meanings=meanings,
        word=word,
        read=done,
    )


def moves(relation: str) -> Figure:
    """Draw the automaton of a relation between a heap and its options in MARK."""
    tracks, formula, said = RELATIONS[relation]
    text = parsed(formula)
    meaning = Meaning(text)
    found = meaning.formula(text.of, {name: name for name in tracks}).automaton
    ordered = both(meaning.numeration.every(tracks), found)
    reads = "each step reads a digit of n" + " and one of m, n/m" * (len(tracks) > 1)
    empty = " It accepts nothing: there are no such numbers." if ordered.is_empty else ""
    return automaton(
        ordered,
        f"MARK by automata: {said}",
        caption=f"What it accepts: {said}; {reads}. As a formula: {formula}.{empty}",
        claims=("vile/mark-dopey",),
    )


def values(n: int | None) -> Figure:
    """Draw the automaton of the Grundy values of MARK, with a number on its way or without."""
    word = None if n is None else base(2).word(n)
    kinds = ("0", "vile odious", "dopey odious", "vile evil", "dopey evil")
    walks = "" if n is None else f" Above, {n}, in binary {in_base(n, 2)}."
    return automaton(
        VALUES,
        "The Grundy values of MARK: five states",
        caption="Read n in binary from the left. Where you end stands g(n), the Grundy value of "
        "a MARK heap of n tokens. A state knows whether the ones so far are even or odd, and the "
        f"zeros at the end too: dopey has 0, vile and odious 1, vile and evil 2.{walks}",
        names=[str(value) for value in VALUE],
        meanings=kinds,
        roles=[("p", "green", "red")[value] for value in VALUE],
        word=word,
        claims=("vile/grundy-spite",),
    )


def _read(given: Any) -> int:
    """Read how many digits are read: a number, or all."""
    most = LARGEST.bit_length()
    return most if given == "all" else int(whole(0, most)(given))


EXHIBITS = (
    Exhibit(
        id="automaton-evil",
        title="Evil numbers: two states",
        build=evil,
        paper=PAPER,
        kind="automata",
        tags=("automaton", "evil"),
        crop=(-0.7, -0.7, 2.9, 1.3),
    ),
    Exhibit(
        id="automaton-dopey",
        title="Dopey numbers: three states",
        build=dopey,
        parameters={"k": Parameter("the base of the digits, 2 to 10", whole(2, 10), 2)},
        paper=PAPER,
        kind="automata",
        tags=("automaton", "vile", "mark"),
        steps=("k", ("2", "3", "4", "10")),
        crop=(-0.8, -1.2, 5.2, 1.8),
    ),
    Exhibit(
        id="automaton-walk",
        title="A number walks through an automaton",
        build=walk,
        parameters={
            "kind": Parameter(
                f"the kind: {{default}}, {', '.join(sorted({*KINDS} - {'dopey'}))}",
                key_of(KINDS, "kind"),
                "dopey",
            ),
            "n": Parameter("the number that walks", whole(0, LARGEST), 40),
            "read": Parameter("how many digits are read", _read, "all"),
        },
        paper=PAPER,
        kind="automata",
        tags=("automaton", "evil", "vile", "mark"),
        steps=("read", ("0", "1", "2", "3", "4", "5", "all")),
        frames=True,
        crop=(1.4, -0.9, 5.0, 1.5),
        striking=1,
    ),
    Exhibit(
        id="automaton-mark-moves",
        title="MARK by automata: moves and who wins",
        build=moves,
        parameters={
            "relation": Parameter(
                f"what is said: {{default}}, {', '.join(sorted({*RELATIONS} - {'wins'}))}",
                key_of(RELATIONS, "relation"),
                "wins",
            )
        },
        paper=PAPER,
        kind="automata",
        tags=("automaton", "mark"),
        steps=("relation", tuple(RELATIONS)),
        crop=(1.4, -0.9, 5.0, 1.5),
    ),
    Exhibit(
        id="automaton-mark-grundy",
        title="The Grundy values of MARK: five states",
        build=values,
        parameters={"n": Parameter("a number that walks", whole(0, LARGEST))},
        paper=PAPER,
        kind="automata",
        tags=("automaton", "mark", "grundy"),
        crop=(1.4, -2.9, 7.2, 1.7),
        striking=1,
    ),
)
