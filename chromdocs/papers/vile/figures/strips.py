"""Who wins in MARK and its relatives, along the numbers: strips, values, and the two sequences."""

from collections.abc import Callable
from itertools import count, takewhile

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import (
    Axis,
    Box,
    Cells,
    Exhibit,
    Figure,
    Line,
    Mark,
    Points,
    Text,
)
from chromdocs.games.game import Game, Position
from chromdocs.games.mark import mark, mark_grundy, mark_pair, misere_pair
from chromdocs.games.upmark import upmark, upmark_pair
from chromdocs.numbers.binary import spite, tail
from chromdocs.papers.vile.figures.words import by_ending, by_moves, by_ones
from chromdocs.papers.vile.paper import PAPER
from chromdocs.parameters import Parameter, key_of, whole
from chromdocs.solve.choose import solver
from chromdocs.words import listed

ORDER = 2
LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
GAMES: tuple[tuple[str, Game, bool], ...] = (
    ("MARK", mark(), False),
    ("misère MARK", mark(), True),
    ("UPMARK", upmark(), False),
    ("MARK-3", mark(3), False),
    ("MARK-4", mark(4), False),
)


def strips(to: int) -> Figure:
    """Draw who wins from each heap up to *to*, in five games one under another."""
    found = [
        [(n, outcome) for (n,), outcome in solver(game, misere).classes(to)]
        for _, game, misere in GAMES
    ]
    marks: list[Mark] = []
    for row, ((_, game, misere), outcomes) in enumerate(zip(GAMES, found, strict=True)):
        for letter, role in (("P", "p"), ("N", "panel")):
            own = tuple(n for n, outcome in outcomes if outcome == letter)
            said = tuple(by_moves(game, n, misere) for n in own)
            marks.append(Cells(own, (-2 * row,) * len(own), role, hover=said))
    powers = tuple(2**e for e in range(to.bit_length()))
    said = tuple(f"{n}, a power of two, changes sides in misère play" for n in powers)
    height = (-1,) * len(powers)
    size = max(3, min(5, 330 / to))
    marks.append(Points(powers, height, "accent", "powers of two", said, size))
    lists = [[n for n, outcome in outcomes if outcome == "P"] for outcomes in found]
    return Figure(
        id="mark-strips",
        title="Who wins in five games of one heap",
        caption=f"Heaps up to {to} from left to right; blue where the previous player wins. Misère "
        "MARK differs from MARK at 0 and at the powers of two alone (dots). UPMARK is MARK, one "
        "place to the right; it has no heap 0. MARK-3 and MARK-4 have fewer P-positions, "
        f"{len(lists[3])} and {len(lists[4])} up to here, against {len(lists[0])} of MARK.",
        alt="Five strips of cells, one for each game, along the heaps 0 to "
        f"{to}; blue cells are P-positions. MARK: {listed(lists[0][:6])} and so on. Misère MARK: "
        f"{listed(lists[1][:6])} and so on. UPMARK: {listed(lists[2][:6])} and so on. MARK-3: "
        f"{listed(lists[3][:5])} and so on. MARK-4: {listed(lists[4][:5])} and so on.",
        marks=tuple(marks),
        x=Axis("heap", (-1, to + 1), ticks(to), grid=False),
        y=Axis(
            "",
            (-2 * len(GAMES) + 1.2, 0.8),
            tuple((-2 * row, name) for row, (name, _, _) in enumerate(GAMES)),
            grid=False,
        ),
        columns=("game", "heap", "outcome"),
        data=tuple(
            (name, n, outcome)
            for (name, _, _), outcomes in zip(GAMES, found, strict=True)
            for n, outcome in outcomes
        ),
        claims=(
            "vile/mark-dopey",
            "vile/misere-digital",
            "vile/upmark-recursion",
            "vile/mark3-table",
            "vile/mark4-table",
        ),
        aspect=2.3,
    )


def values(to: int) -> Figure:
    """Draw the Grundy values of MARK over the kinds of numbers that decide them."""
    numbers = range(to + 1)
    g = [mark_grundy(n) for n in numbers]
    size = max(3, min(8, 360 / to))
    marks: list[Mark] = [
        Line(tuple(numbers), tuple(3.6 + 1.2 * value for value in g), "n"),
    ]
    for value, role, label in (
        (0, "p", "dopey"),
        (1, "green", "vile odious"),
        (2, "red", "vile evil"),
    ):
        own = tuple(n for n in numbers if g[n] == value)
        said = tuple(f"{by_ending(n)}\n{by_ones(n)}\ng({n}) = {value}" for n in own)
        marks.append(Points(own, (3.6 + 1.2 * value,) * len(own), role, label, said, size))
    for name, role, height, explained in (
        ("dopey", "p", 2, by_ending),
        ("evil", "red", 1, by_ones),
    ):
        own = tuple(n for n in numbers if name in (tail(n), spite(n)))
        rest = tuple(n for n in numbers if n not in own)
        for chosen, filled in ((own, role), (rest, "panel")):
            hover = tuple(map(explained, chosen))
            marks.append(Cells(chosen, (height,) * len(chosen), filled, hover=hover))
    return Figure(
        id="mark-values",
        title="The Grundy values of MARK",
        caption=f"Above, the Grundy value g(n) of a MARK heap of n tokens, n up to {to}. Below, "
        "which n are dopey (blue, an odd number of zeros at the end) and which are evil (red, an "
        "even number of ones). Dopey gives 0; of the vile numbers, odious ones have 1 and evil "
        "ones 2. No two neighbours are equal, as n can move to n − 1.",
        alt=f"Points at heights 0, 1 and 2 over the numbers 0 to {to}, joined by a thin line that "
        f"never runs level: {', '.join(map(str, g[:12]))} and so on. Blue squares at 0, green "
        "rings at 1, red dots at 2. Below, two strips of cells: blue for dopey numbers, red for "
        "evil ones. Every blue square stands over a blue cell.",
        marks=tuple(marks),
        x=Axis("n", (-1, to + 1), ticks(to), grid=False),
        y=Axis(
            "",
            (0.3, 6.5),
            ((1, "evil"), (2, "dopey"), (3.6, "g = 0"), (4.8, "g = 1"), (6, "g = 2")),
        ),
        columns=("n", "binary", "tail", "spite", "g"),
        data=tuple((n, f"{n:b}", tail(n), spite(n), g[n]) for n in numbers),
        claims=("vile/grundy-table", "vile/grundy-spite", "vile/mark-dopey"),
        aspect=2.0,
    )


PAIRS: dict[str, tuple[str, Callable[[int], Position], str, tuple[str, ...]]] = {
    "mark": ("MARK", mark_pair, "bₙ = 2aₙ", ("vile/mark-sequences", "vile/left-shift")),
    "misere": ("misère MARK", misere_pair, "bₙ = 2aₙ for n ≥ 1", ("vile/misere-recursion",)),
    "upmark": ("UPMARK", upmark_pair, "bₙ = 2aₙ − 1 for n ≥ 1", ("vile/upmark-recursion",)),
    "mark-3": ("MARK-3", lambda n: mark_pair(n, 3), "bₙ = 3aₙ", ("vile/mark3-table",)),
    "mark-4": ("MARK-4", lambda n: mark_pair(n, 4), "bₙ = 4aₙ", ("vile/mark4-table",)),
}


def pairs(game: str, to: int) -> Figure:
    """Draw the numbers up to *to* in two rows, N- and P-positions, with lines from a_n to b_n."""
    name, pair, law, claims = PAIRS[game]
    found = list(takewhile(lambda row: row[1] <= to, ((n, *pair(n)) for n in count())))
    marks: list[Mark] = [Text(-1.2, 3, "aₙ", size=11), Text(-1.2, 0, "bₙ", "p", 11)]
    for n, a, b in found:
        if b <= to:
            marks.append(Line((a, b), (2.5, 0.55), "n", hover=(f"n = {n}: {a} and {b}",) * 2))
        for value, height, role, letter in ((a, 3.0, "panel", "a"), (b, 0.0, "p", "b")):
            if value <= to:
                said = f"{letter}{str(n).translate(LOWERED)} = {value}"
                corner = (value - 0.45, height - 0.5)
                marks.append(Box(*corner, 0.9, 1.0, role, str(value), said, True, 8))
    first = "; ".join(f"({a}, {b})" for _, a, b in found[:5])
    twice = " Only 0, a P-position, is in both rows." if found[0][1] == found[0][2] else ""
    ends = {"upmark": " Here a₀ = 0 is no position, only the start of the rule."}.get(game, "")
    return Figure(
        id="mark-pairs",
        title=f"The two sequences of {name}",
        caption=f"{name[0].upper()}{name[1:]} up to {to}: the N-positions aₙ above, the "
        f"P-positions bₙ below, blue, and a line from each aₙ to its bₙ. aₙ is the least number "
        f"not used before, and {law}. So every positive number stands in exactly one row."
        f"{twice}{ends}",
        alt=f"Two rows of numbered boxes over the numbers 0 to {to}. Lines fan out from the upper "
        f"row, the aₙ, to the lower one, the blue bₙ, and never cross. The first pairs are "
        f"{first}. Where one row has a gap, the other has a number.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-1.6, to + 0.6)),
        y=Axis(hidden=True, range=(-0.7, 3.7)),
        columns=("n", "a", "b"),
        data=tuple(found),
        claims=claims,
        aspect=3.0,
    )


EXHIBITS = (
    Exhibit(
        id="mark-strips",
        title="Who wins in MARK and its relatives",
        build=strips,
        parameters={"to": Parameter("the largest heap", whole(15, 127), 63)},
        paper=PAPER,
        kind="carpets",
        tags=("mark", "upmark", "misère"),
        crop=(-0.5, -8.8, 31.5, 0.8),
    ),
    Exhibit(
        id="mark-values",
        title="The Grundy values of MARK",
        build=values,
        parameters={"to": Parameter("the largest heap", whole(7, 127), 47)},
        paper=PAPER,
        kind="graphs",
        tags=("mark", "grundy", "evil", "vile"),
        crop=(-0.5, 0.3, 24.5, 6.5),
        striking=1,
    ),
    Exhibit(
        id="mark-pairs",
        title="The two sequences of MARK and its relatives",
        build=pairs,
        parameters={
            "game": Parameter(
                f"the game: {{default}}, {', '.join([*PAIRS][1:])}", key_of(PAIRS, "game"), "mark"
            ),
            "to": Parameter("the largest number", whole(8, 30), 20),
        },
        paper=PAPER,
        kind="words",
        tags=("mark", "upmark", "misère", "complementary"),
        steps=("game", tuple(PAIRS)),
        crop=(-0.7, -0.7, 11.7, 3.7),
    ),
)
