"""Fibonacci codings of P-positions: of Wythoff nim, and of its star (Table 1 as a picture)."""

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import (
    Axis,
    Cells,
    Exhibit,
    Figure,
    Line,
    Mark,
    Points,
    Text,
)
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position
from chromdocs.games.wythoff import wythoff_pair
from chromdocs.numbers.zeckendorf import fibonacci, trailing_zeros, zeckendorf
from chromdocs.papers.star.figures.wythoff import SLOPE
from chromdocs.papers.star.paper import PAPER
from chromdocs.papers.star.solved import p_positions
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets

ORDER = 4
GROUP = 27  # columns of digits and numbers that one part of the picture takes
PARTS = 3  # side by side
WIDTH = 9  # digits of the longest coding that is shown
PER_ROW = 21


def weights(number: int) -> str:
    """Write a number as the sum that its Zeckendorf coding stands for.

    >>> weights(12)
    '8 + 3 + 1'
    """
    digits = reversed(zeckendorf(number))
    found = [fibonacci(i) for i, digit in enumerate(digits, 1) if digit == "1"]
    return " + ".join(map(str, reversed(found)))


def wythoff_lines(to: int) -> Figure:
    """Draw the P-positions of Wythoff nim with the lines that they follow."""
    pairs: list[Position] = []
    while (pair := wythoff_pair(len(pairs)))[1] <= to:
        pairs.append(pair)
    said = {
        pair: f"{in_brackets(pair)}: P, pair number {n}"
        + (f", coded {zeckendorf(pair[0])} and {zeckendorf(pair[1])}" if n else "")
        for n, pair in enumerate(pairs)
    }
    shown = [*pairs, *(pair[::-1] for pair in pairs[1:])]
    hover = tuple(
        said.get(p) or said[p[::-1]].replace(in_brackets(p[::-1]), in_brackets(p)) for p in shown
    )
    pad = max(1.0, to / 40)
    marked = ticks(to, 10 if to > 20 else 5)
    first = ", ".join(map(in_brackets, pairs[1:5]))
    return Figure(
        id="wythoff-lines",
        title="The P-positions of Wythoff nim",
        caption=f"The P-positions of Wythoff nim with heaps up to {to}: (0, 0), {first}, … in both "
        "orders. Pair number n is (⌊φn⌋, ⌊φn⌋ + n), so they follow the lines of slopes φ and 1/φ. "
        "Each positive number is in exactly one pair, and the larger number has the coding of the "
        "smaller one with one more 0. Without (0, 0) they are the moves of (Wythoff nim)⋆.",
        alt=f"A square chart, both heaps from 0 to {to}. {len(shown)} blue squares lie along two "
        "dashed lines through the origin, with slopes φ and 1/φ, one square in each row and each "
        f"column. The first are (0, 0), {first} and their mirror images.",
        marks=(
            Line((0, to / SLOPE), (0, to), "accent", "slopes φ and 1/φ", dashed=True),
            Line((0, to), (0, to / SLOPE), "accent", dashed=True),
            Points(
                *coordinates(shown),
                "p",
                "P-positions",
                hover,
                min(9, max(3, 330 / to)),
            ),
        ),
        x=Axis("first heap", (-pad, to + pad), marked),
        y=Axis("second heap", (-pad, to + pad), marked),
        columns=("n", "a", "b", "coding of a", "coding of b"),
        data=tuple((n, a, b, zeckendorf(a), zeckendorf(b)) for n, (a, b) in enumerate(pairs)),
        claims=("star/wythoff-p", "star/lem-1"),
        equal=True,
        aspect=1.0,
    )


def codings(rows: int) -> Figure:
    """Draw the codings of the first P-positions of W⋆, digit under digit."""
    pairs = sorted(p for p in p_positions(100) if p[0])[:rows]
    high = -(-rows // PARTS)
    found: dict[str, list[tuple[int, int, str]]] = {"panel": [], "p": [], "accent": []}
    marks: list[Mark] = []
    for i, pair in enumerate(pairs):
        side, row = divmod(i, high)
        for heap, start in zip(pair, (side * GROUP + 3, side * GROUP + 16), strict=True):
            coding = zeckendorf(heap)
            tail = trailing_zeros(coding)
            zeros = f"{tail} {'zero' if tail == 1 else 'zeros'} at the end"
            for place, digit in enumerate(reversed(coding)):
                role = "p" if digit == "1" else "accent" if place < tail else "panel"
                said = f"{in_brackets(pair)}: {heap} = {weights(heap)}, {coding}, {zeros}"
                found[role].append((start + WIDTH - 1 - place, -row, said))
            if row == 0 or heap == pair[1] or heap != pairs[i - 1][0]:  # others repeat themselves
                marks.append(Text(start - 0.7, -row, str(heap), "text", 8, "right"))
    for role, label in (("panel", ""), ("p", "digit 1"), ("accent", "0 at the end")):
        x, y, told = zip(*found[role], strict=True)
        marks.append(Cells(x, y, role, label, told))
    longest = max(trailing_zeros(zeckendorf(heap)) for pair in pairs for heap in pair)
    return Figure(
        id="star-codings",
        title="Zeckendorf codings of the P-positions of (Wythoff nim)⋆",
        caption=f"Table 1 of the paper as a picture: the first {rows} P-positions (a, b) of "
        f"(Wythoff nim)⋆ with no empty heap, a ≤ b, in {PARTS} columns, each from above. Beside "
        "each number its digits, which weigh 1, 2, 3, 5, 8, … from the right; blue is 1. A first "
        "number that repeats itself is not written again. Zeros at the end are marked: there is "
        f"always an even number of them, here up to {longest}.",
        alt=f"{rows} rows in {PARTS} columns. Each has two numbers, each with a strip of cells, "
        "aligned at the right: blue for 1, pale for 0, and a third colour for zeros at the end, "
        "which come in pairs. No two blue cells are side by side. The first rows are "
        f"{', '.join(map(in_brackets, pairs[:4]))}.",
        marks=tuple(marks),
        x=Axis(range=(-0.3, PARTS * GROUP - 1.7), ticks=_weighing(), grid=False),
        y=Axis(range=(-high + 0.3, 0.8), ticks=((-high - 1, ""),), grid=False),
        columns=("n", "a", "coding of a", "b", "coding of b"),
        data=tuple((n, a, zeckendorf(a), b, zeckendorf(b)) for n, (a, b) in enumerate(pairs, 1)),
        claims=("star/tab-1", "star/cor-1"),
        aspect=504 / (48 + 16 * high),
    )


def _weighing() -> tuple[tuple[float, str], ...]:
    """Return ticks below the digits that say what they weigh, those with room."""
    starts = [part * GROUP + start for part in range(PARTS) for start in (3, 16)]
    places = (0, 2, 5)
    return tuple(
        (start + WIDTH - 1 - place, str(fibonacci(place + 1)))
        for start in starts
        for place in places
    )


def diagonal(to: int) -> Figure:
    """Draw the numbers i, 21 in a row, filled where (i, i) is a P-position of W⋆."""
    lost = {x for x, y in p_positions(to) if x == y}
    rows = [(i, zeckendorf(i), "P" if i in lost else "N") for i in range(1, to + 1)]
    odd = [i for i, coding, outcome in rows if outcome == "N" and coding.endswith("1")]
    marks: list[Mark] = []
    for role, label, own in (
        ("panel", "", [row for row in rows if row[2] == "N" and row[0] not in odd]),
        ("p", "(i, i) is P", [row for row in rows if row[2] == "P"]),
        ("accent", "N, though i ends in 1", [row for row in rows if row[0] in odd]),
    ):
        x = tuple((i - 1) % PER_ROW + 1 for i, _, _ in own)
        y = tuple(-((i - 1) // PER_ROW) for i, _, _ in own)
        said = tuple(f"({i}, {i}): {outcome}; {i} is coded {code}" for i, code, outcome in own)
        if own:
            marks.append(Cells(x, y, role, label, said))
    high = -(-to // PER_ROW)
    listed = ", ".join(map(str, odd)) or "none"
    few = ", ".join(str(i) for i, _, outcome in rows[:20] if outcome == "P")
    return Figure(
        id="star-diagonal",
        title="The diagonal of (Wythoff nim)⋆",
        caption=f"The numbers i from 1 to {to}, {PER_ROW} in a row. Blue: (i, i) is P in "
        "(Wythoff nim)⋆. These are 3, 8, 11, 21, 32 and numbers whose Zeckendorf coding ends in 1. "
        f"The third colour marks those that end in 1 and yet are N: {listed}. Conjecture 2 "
        "describes this. Its second part, as in the preprint, calls 1, 4, 6 and most other blue "
        "numbers N: it forgets to set aside the numbers that end in 1.",
        alt=f"A carpet of the numbers 1 to {to}, {PER_ROW} in a row. Somewhat more than a third of "
        f"the cells are blue, P-positions, in nearly upright stripes: {few} and so on. Most others "
        f"are pale. A few have a third colour, N-positions that end in 1: {listed}.",
        marks=tuple(marks),
        x=Axis(
            "",
            (0.3, PER_ROW + 0.7),
            tuple((k, str(k)) for k in range(1, PER_ROW + 1, 4)),
            grid=False,
        ),
        y=Axis(
            "",
            (0.3 - high, 0.7),
            tuple((-k, f"{PER_ROW * k} +") for k in range(0, high, 1 + high // 12)),
            grid=False,
        ),
        columns=("i", "coding", "outcome"),
        data=tuple(rows),
        claims=("star/conj-2-p", "star/conj-2-n", "star/thm-2-i"),
        equal=True,
        aspect=504 / (21.5 * high + 50),
    )


EXHIBITS = (
    Exhibit(
        id="wythoff-lines",
        title="The P-positions of Wythoff nim",
        build=wythoff_lines,
        parameters={"to": Parameter("the largest heap", whole(5, 120), 50)},
        paper=PAPER,
        tags=("wythoff", "beatty", "zeckendorf"),
    ),
    Exhibit(
        id="star-codings",
        title="Zeckendorf codings of the P-positions of (Wythoff nim)⋆",
        build=codings,
        parameters={"rows": Parameter("how many P-positions", whole(10, 80), 80)},
        paper=PAPER,
        kind="words",
        tags=("star", "wythoff", "zeckendorf", "table 1"),
    ),
    Exhibit(
        id="star-diagonal",
        title="The diagonal of (Wythoff nim)⋆",
        build=diagonal,
        parameters={"to": Parameter("the largest number", whole(21, 420), 210)},
        paper=PAPER,
        tags=("star", "wythoff", "zeckendorf", "errata"),
    ),
)
