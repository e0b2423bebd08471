"""Theorem 2: eight families of P-positions of W⋆, the star of Wythoff nim, at Fibonacci numbers.

Family (i) is (F_2n - 1, F_2n - 1). The others are near the corner (F_(2n-1), F_2n - 1), which is
family (ii): below it in its column, or beside it in its row.
"""

from chromdocs.figures.figure import Arrow, Axis, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position
from chromdocs.games.wythoff_star import FAMILIES, member
from chromdocs.numbers.zeckendorf import fibonacci
from chromdocs.papers.star.figures.wythoff import coded
from chromdocs.papers.star.paper import PAPER
from chromdocs.papers.star.solved import p_positions, winning_move
from chromdocs.parameters import Parameter, whole
from chromdocs.tables.table import Row
from chromdocs.words import in_brackets

ORDER = 3
RIGHT, BELOW = 13, 13  # what is shown around the corner


def _said(position: Position) -> str:
    """Say who wins from a position and why."""
    won = winning_move(position)
    if won is None:
        return coded(position)
    return f"{in_brackets(position)}: N, take {in_brackets(won[0])} and leave {in_brackets(won[1])}"


def landmarks(n: int) -> Figure:
    """Draw the surroundings of (F_(2n-1), F_2n - 1), with the families of Theorem 2 named."""
    corner = member("ii", n)
    lost = {*p_positions(corner[1] + RIGHT)}
    left, top = corner
    window = [(x, y) for x in range(left, left + RIGHT) for y in range(top - BELOW + 1, top + 1)]
    found = {p: (min(p), max(p)) in lost for p in window}
    named = {member(family, n): family for family in FAMILIES}
    named |= {member("i", n): "i"} if member("i", n) in found else {}
    groups = (
        ("accent", "Theorem 2", 9.0, [p for p in window if p in named]),
        ("p", "other P-positions", 8.0, [p for p in window if found[p] and p not in named]),
        ("n", "N", 2.6, [p for p in window if not found[p]]),
    )
    marks: list[Mark] = []
    for role, label, size, own in groups:
        said = tuple((f"family ({named[p]}), " if p in named else "") + _said(p) for p in own)
        marks.append(Points(*coordinates(own), role, label, said, size))
    for (x, y), family in named.items():
        if x == left:
            marks.append(Text(x - 0.5, y, family, "text", 10, "right", bold=True))
        else:
            marks.append(Text(x, y + 0.75, family, "text", 10, bold=True))
    if "i" not in named.values():
        end = left + RIGHT
        marks += [
            Arrow(end - 0.5, top, end + 0.8, top, "accent"),
            Text(end + 0.8, top + 0.75, f"i: {in_brackets(member('i', n))}", "text", 10, "right"),
        ]
    rows: list[Row] = [(f, n, *member(f, n)) for f in ("i", *FAMILIES)]
    return Figure(
        id="star-landmarks",
        title=f"Landmarks of (Wythoff nim)⋆ near {in_brackets(corner)}",
        caption=f"P-positions of (Wythoff nim)⋆ near (F₂ₙ₋₁, F₂ₙ − 1) = {in_brackets(corner)}, for "
        f"n = {n}, with the eight families of Theorem 2. Family (ii) is the corner; (iii) and (iv) "
        "stand below it, (v) to (viii) beside it; (i) is on the diagonal, at "
        f"{in_brackets(member('i', n))}. Those of (ii) to (viii) stand alike for each n ≥ 4 that "
        "we looked at. Small dots are N-positions.",
        alt=f"A chart of the positions around {in_brackets(corner)}. Marked dots with the labels "
        "(ii), (iii) and (iv) stand in one column, 1, 4 and 9 below a Fibonacci number; (v) to "
        "(viii) follow (ii) in its row, 1, 3, 4 and 6 to the right. Blue squares are further "
        "P-positions, continuing the row and, more sparsely, the column; small grey dots are N.",
        marks=tuple(marks),
        x=Axis(
            "first heap",
            (left - 2.2, left + RIGHT + 1),
            tuple((x, str(x)) for x in range(left, left + RIGHT, 3)),
        ),
        y=Axis(
            "second heap",
            (top - BELOW + 0.2, top + 1.5),
            tuple((y, str(y)) for y in range(top, top - BELOW, -3)),
        ),
        columns=("family", "n", "x", "y"),
        data=tuple(rows),
        claims=tuple(f"star/thm-2-{family}" for family in ("i", *FAMILIES)),
        equal=True,
        aspect=1.05,
    )


def starts() -> Figure:
    """Draw for each family of Theorem 2 and each small n whether its position is P or N."""
    last = 7
    rows: list[Row] = []
    failed: list[Position] = []
    marks: list[Mark] = []
    families = ("i", *FAMILIES)
    lost = {*p_positions(fibonacci(2 * last) + 6)}
    groups: dict[str, list[tuple[int, int, str]]] = {"P": [], "N": []}
    for row, family in enumerate(families):
        for n in range(1, last + 1):
            position = member(family, n)
            if min(position) <= 0:
                continue
            outcome = "P" if (min(position), max(position)) in lost else "N"
            rows.append((family, n, *position, outcome))
            said = f"({family}), n = {n}: {_said(position)}"
            groups[outcome].append((n, -row, said))
            if outcome == "N":
                failed.append(position)
                marks.append(Text(n, -row - 0.38, in_brackets(position), "text", 8))
    for outcome, role, label, size in (
        ("P", "p", "P", 8.0),
        ("N", "move", "N", 9.0),
    ):
        x, y, told = zip(*groups[outcome], strict=True)
        marks.append(Points(x, y, role, label, told, size))
    listed = ", ".join(map(in_brackets, failed))
    for row, family in enumerate(families):
        start = FAMILIES[family][2] if family in FAMILIES else 1
        label = "start" if row == 0 else ""
        ends = (start - 0.42,) * 2, (0.42 - row, -0.42 - row)
        marks.insert(row, Line(*ends, "accent", label))
    return Figure(
        id="star-theorem-2-errata",
        title="⋆-operator, Theorem 2: where the families start",
        caption="The eight families of Theorem 2, row by row, n from 1 on. The preprint: all with "
        "two positive heaps are P-positions of (Wythoff nim)⋆. Computed: the diamonds are "
        f"N-positions, {len(failed)} in all: {listed}. From the upright lines on all are P, which "
        "the chapter proves. A missing mark is a position with a heap that is not positive.",
        alt=f"A grid with a row for each family, (i) to (viii), and a column for each n from 1 to "
        f"{last}. Most marks are blue squares, P-positions. {len(failed)} red diamonds, N, "
        "stand at the left ends of the rows (iii) to (viii), left of upright lines: "
        f"{listed}.",
        marks=tuple(marks),
        x=Axis("n", (0.4, last + 0.6), tuple((n, str(n)) for n in range(1, last + 1)), grid=False),
        y=Axis(
            "family",
            (-len(families) + 0.3, 0.7),
            tuple((-row, f"({family})") for row, family in enumerate(families)),
        ),
        columns=("family", "n", "x", "y", "outcome"),
        data=tuple(rows),
        claims=tuple(f"star/thm-2-{family}" for family in families),
        aspect=1.3,
    )


EXHIBITS = (
    Exhibit(
        id="star-landmarks",
        title="Landmarks of (Wythoff nim)⋆ at Fibonacci numbers",
        build=landmarks,
        parameters={"n": Parameter("the corner is (F₂ₙ₋₁, F₂ₙ − 1)", whole(4, 8), 4)},
        paper=PAPER,
        tags=("star", "wythoff", "zeckendorf"),
        steps=("n", ("4", "5", "6", "7")),
    ),
    Exhibit(
        id="star-theorem-2-errata",
        title="⋆-operator, Theorem 2: where the families start",
        build=starts,
        paper=PAPER,
        kind="errata",
        tags=("star", "wythoff", "errata"),
        striking=1,
    ),
)
