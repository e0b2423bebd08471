"""The words of MARK-k: their rows, a near-square, and how the number of blocks grows."""

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Box, Cells, Exhibit, Figure, Line, Mark, Text
from chromdocs.games.mark import mark_grundy
from chromdocs.games.mark_words import block_count, block_step, ones
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import listed

ORDER = 2
BASES = ("2", "3", "4", "5", "6", "7")
POWERS = {2: 3, 3: 2, 4: 1}  # by base: the power of it that is the length of a near-square


def rows(k: int, to: int) -> Figure:
    """Draw the values of MARK-k in rows, one column of the picture for each row, up to *to*."""
    values = [[mark_grundy(k * q + i, k) for i in range(k)] for q in range(to + 1)]
    kinds = (("panel", "small", None), ("p", f"k − 1 = {k - 1}", k - 1), ("accent", f"k = {k}", k))
    marks: list[Mark] = []
    for role, label, value in kinds:
        own = [
            (q, i)
            for q, row in enumerate(values)
            for i, found in enumerate(row)
            if (found == value if value else found < k - 1)
        ]
        said = tuple(f"row {q}, place {i}: g({k * q + i}) = {values[q][i]}" for q, i in own)
        x, y = zip(*own, strict=True)
        marks.append(Cells(x, y, role, label, said))
    return Figure(
        id="mark-rows",
        title=f"The big values of MARK-{k}",
        caption=f"The values of MARK-{k} in rows of {k}: column q of the picture is row q, with "
        f"its places from 0 below to {k - 1} above, for q up to {to}. A small value stands in the "
        "place of its number. Coloured cells hold a big value. The last place always does. One "
        "more, the sign, stands in the place that q has in its own row, if g(q) is small. Read "
        "column by column, from below, the two colours take turns.",
        alt=f"{to + 1} columns of {k} cells. The uppermost cells are all coloured, in two colours. "
        "Below them coloured cells stand on diagonals that rise to the right, at most one in a "
        "column, with gaps where the value of the column's number is big.",
        marks=tuple(marks),
        x=Axis("row q", (-1, to + 1), ticks(to), grid=False),
        y=Axis("place", (-0.8, k - 0.2), tuple((i, str(i)) for i in range(k)), grid=False),
        columns=("row", "place", "value"),
        data=tuple((q, i, v) for q, row in enumerate(values) for i, v in enumerate(row)),
        claims=("beyond/row-law", "beyond/row-rule"),
        aspect=2.6,
    )


def near_square(k: int) -> Figure:
    """Draw values of MARK-k above those that stand a power of k further on."""
    m = POWERS[k]
    size = k**m
    start = size if k == 2 else ones(m, k)
    numbers = range(start, start + size + 1)
    marks: list[Mark] = []
    for n in numbers:
        pair = mark_grundy(n, k), mark_grundy(n + size, k)
        role = "p" if pair[0] == pair[1] else "panel"
        for height, at, value in ((1.1, n, pair[0]), (0, n + size, pair[1])):
            said = f"g({at}) = {value}"
            marks.append(Box(n - 0.45, height, 0.9, 0.9, role, str(value), said, True, 11))
            marks.append(Text(n, 2.25 if height else -0.3, str(at), "muted", 8))
    marks += [
        Text(start - 0.8, height, word, size=10, align="right")
        for height, word in ((1.55, "g(n)"), (0.45, f"g(n + {size})"))
    ]
    equal = [n for n in numbers if mark_grundy(n, k) == mark_grundy(n + size, k)]
    return Figure(
        id="mark-near-square",
        title=f"Nearly a square in MARK-{k}",
        caption=f"Above the values g(n) of MARK-{k} for n from {start} to {start + size}, below "
        f"those {size} further on. In blue they agree: {len(equal)} in a row. One more would make "
        f"a square, a block of {size} values that comes twice in a row. At both ends the values "
        "differ, as they must.",
        alt=f"Two rows of {size + 1} boxes. Above {listed([mark_grundy(n, k) for n in numbers])}. "
        f"Below the same but for the first and the last box: the {len(equal)} between are blue.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(start - 0.16 * size - 1.4, start + size + 0.6)),
        y=Axis(hidden=True, range=(-0.6, 2.5)),
        columns=("n", "value", "value further on"),
        data=tuple((n, mark_grundy(n, k), mark_grundy(n + size, k)) for n in numbers),
        claims=("beyond/nearly-square", "beyond/critical-exponent", "beyond/square-free"),
        aspect=3.4,
    )


def blocks(k: int, to: int) -> Figure:
    """Draw by how much the number of blocks of MARK-k grows from n to n + 1, for n up to *to*."""
    numbers = tuple(range(1, to + 1))
    steps = tuple(block_step(n, k) for n in numbers)
    said = tuple(
        f"{block_count(n, k)} blocks of {n} values, {block_count(n + 1, k)} of {n + 1}"
        for n in numbers
    )
    low, high = 2 * k - 2, 4 * k - 4
    top = max(steps)
    rises = [ones(m, k) for m in range(2, 9) if ones(m, k) <= to]
    marks: list[Mark] = [
        Line((1, to), (level, level), "muted", dashed=True) for level in (low, high)
    ]
    marks.append(Line(numbers, steps, "p", "p(n + 1) − p(n)", said, step=True))
    marks += [Text(n, low - 0.08 * top, str(n), "accent", 9) for n in rises]
    return Figure(
        id="mark-blocks",
        title=f"New blocks in the word of MARK-{k}",
        caption=f"By how much p, the number of blocks of n values in MARK-{k}, grows from n to "
        f"n + 1, for n up to {to}. After a beginning it keeps to {low} and {high}, dashed. It "
        f"rises at the numbers written with ones in base {k}, {listed(rises)}, and falls a power "
        f"of {k} later: the hills are that long.",
        alt=f"A line of steps over the numbers 1 to {to}. It begins with {listed(steps[:6])}, and "
        f"then goes to and fro between {low} and {high}. Hills and valleys get longer, each "
        f"about {k} times as long as the one before.",
        marks=tuple(marks),
        x=Axis("n", (0, to + 1), ticks(to)),
        y=Axis("p(n + 1) − p(n)", (0, 1.12 * top)),
        columns=("n", "blocks", "step"),
        data=tuple((n, block_count(n, k), block_step(n, k)) for n in numbers),
        claims=("beyond/factor-complexity",),
        aspect=2.2,
    )


EXHIBITS = (
    Exhibit(
        id="mark-rows",
        title="The big values of MARK-k",
        build=rows,
        parameters={
            "k": Parameter("the k of MARK-k, 2 to 9", whole(2, 9), 5),
            "to": Parameter("the last row", whole(10, 120), 60),
        },
        paper=PAPER,
        kind="carpets",
        tags=("mark", "grundy", "word"),
        steps=("k", BASES),
        crop=(-0.5, -0.8, 30.5, 4.8),
    ),
    Exhibit(
        id="mark-near-square",
        title="Nearly a square in MARK-k",
        build=near_square,
        parameters={"k": Parameter("the k of MARK-k, 2 to 4", whole(2, 4), 3)},
        paper=PAPER,
        kind="words",
        tags=("mark", "grundy", "word"),
        steps=("k", ("2", "3", "4")),
        crop=(3.3, -0.4, 9, 2.4),
    ),
    Exhibit(
        id="mark-blocks",
        title="New blocks in the words of MARK-k",
        build=blocks,
        parameters={
            "k": Parameter("the k of MARK-k, 2 to 9", whole(2, 9), 3),
            "to": Parameter("the longest block", whole(16, 500), 128),
        },
        paper=PAPER,
        kind="words",
        tags=("mark", "word", "complexity"),
        steps=("k", BASES),
        crop=(0, 3.6, 40, 8.4),
    ),
)
