"""What the greedy rule adjoins, on the board and as records of fractional parts; rows of values."""

from chromdocs.figures.axes import near, ticks
from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.games.complementary import Candidates
from chromdocs.games.game import Position
from chromdocs.games.greedy import base, greedy_moves
from chromdocs.games.greedy_records import quotient, record_moves, shape
from chromdocs.games.rows import gamma_rows
from chromdocs.numbers.contfrac import ContinuedFraction
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed, sub

ORDER = 29
STARTS = ("[1; 2, (1)]", "[1; (3, 1)]", "[1; (3)]", "[1; (4, 1)]", "[1; 5, (2)]")
WORDS = {1: "one below a pair", 2: "one below and one aside", None: "neither"}


def greedy_threshold(alpha: str, to: int) -> Figure:
    """Draw the moves that the greedy rule adjoins to (k-1)-Wythoff nim, by their shape."""
    pairs = Candidates(ContinuedFraction.parse(alpha).value())
    k = quotient(pairs)
    started = base(k - 1).called
    found = [m for m in greedy_moves(pairs, base(k - 1).moves, to) if m[0] <= m[1]]
    shapes = {kind: [m for m in found if shape(pairs, m) == kind] for kind in WORDS}
    known = [p for p in pairs.up_to(to) if any(p)]
    unit = 300 / (to + 3)
    marks: list[Mark] = [_points(known, "p", "P", "P, a pair", min(6, 0.8 * unit))]
    drawn = ((1, "move", "(aₙ, bₙ−1)"), (2, "accent", "(aₙ+1, bₙ−1)"), (None, "n", "other"))
    for kind, role, label in drawn:
        if shapes[kind]:
            said = f"adjoined, {WORDS[kind]}"
            marks.append(_points(shapes[kind], role, label, said, min(7, unit)))
    counts = [len(moves) for moves in shapes.values()]
    first = listed([in_brackets(m) for m in found], 5)
    return Figure(
        id="greedy-threshold",
        title=f"What the greedy rule adjoins for α = {alpha}",
        caption=f"The moves up to {to} that the greedy rule adjoins to {started}, with α = "
        f"{alpha} and the smaller number first: {first}. {counts[0]} are (aₙ, bₙ − 1), {counts[1]} "
        f"are (aₙ + 1, bₙ − 1), and {counts[2]} have another shape. Squares are the pairs.",
        alt=f"A board, both axes from 0 to {to}. Blue squares, the pairs, run along a steep "
        f"line. {counts[0]} diamonds lie just below some of them, {counts[1]} one step to the "
        "right of that. "
        + (
            f"{counts[2]} grey dots crowd the space between the line and the diagonal."
            if counts[2]
            else "Nothing else is marked."
        ),
        marks=tuple(marks),
        x=Axis("smaller number", (-1.5, to + 1.5), ticks(to, 10)),
        y=Axis("larger number", (-1.5, to + 1.5), ticks(to, 10)),
        columns=("x", "y", "shape"),
        data=tuple((*m, shape(pairs, m) or 0) for m in found),
        claims=("beyond/greedy-threshold", "beyond/greedy-simple"),
        equal=True,
        aspect=1.0,
    )


def _points(at: list[Position], role: str, label: str, said: str, size: float) -> Points:
    x, y = (tuple(p[i] for p in at) for i in (0, 1))
    return Points(x, y, role, label, tuple(f"{in_brackets(p)}: {said}" for p in at), size)


def greedy_records(alpha: str, to: int) -> Figure:
    """Draw the fractional parts of n·alpha and n·beta, and which n are records."""
    pairs = Candidates(ContinuedFraction.parse(alpha).value())
    k = quotient(pairs)
    if k < 4:
        raise ValueError(f"alpha must be [1; k, …] with k at least 4, not {alpha}")
    ns = range(1, to + 1)
    at = {
        n: (near(pairs.alpha * n - a), near(pairs.beta * n - b)) for n, (a, b) in _each(pairs, ns)
    }
    moves = set(record_moves(pairs, pairs.nth(to)[1]))
    first = [n for n, (a, b) in _each(pairs, ns) if (a, b - 1) in moves]
    second = [n for n, (a, b) in _each(pairs, ns) if (a + 1, b - 1) in moves]
    rest = [n for n in ns if n not in first and n not in second]
    short, long = at[1]
    marks: list[Mark] = [Box(0, 0, 1, long, "panel", hover="L: the step to bₙ is long")]
    marks += [
        Line((u, u), (0, long), "muted", dashed=True, hover=("V lies between",) * 2)
        for u in (short, 1 - short)
    ]
    marks += [
        Text(at_u, long - 0.04, name, "text", 12, bold=True)
        for at_u, name in ((short / 2, "L"), (0.5, "V"), (1 - short / 2, "L"))
    ]
    # an n may give both moves: the smaller mark stands on the larger one
    drawn = (
        ("n", "no move", rest, 3.5),
        ("move", "(aₙ+1, bₙ−1)", second, 11.0),
        ("p", "(aₙ, bₙ−1)", first, 5.5),
    )
    for role, label, chosen, size in drawn:
        if chosen:
            said = tuple(f"n = {n}, pair {in_brackets(pairs.nth(n))}: {label}" for n in chosen)
            x, y = (tuple(at[n][i] for n in chosen) for i in (0, 1))
            marks.append(Points(x, y, role, label, said, size))
    marks += [
        Text(at[n][0] + 0.02, at[n][1] + 0.03, str(n), "text", 9, "left")
        for n in sorted({*first, *second})
    ]
    fifths = tuple((i / 5, f"{i / 5:.1f}") for i in range(6))
    return Figure(
        id="greedy-records",
        title=f"Adjoined moves are records: α = {alpha}",
        caption=f"The points ({{nα}}, {{nβ}}) for n up to {to}, α = {alpha}. In the shaded strip L "
        "the step to bₙ is long; V is its part between the dashed lines. An n of L gives "
        "(aₙ, bₙ − 1) if no earlier point of L is lower and further left, and none of V is lower. "
        "An n of V gives (aₙ + 1, bₙ − 1) if no earlier point of V is lower and further left. "
        f"Besides, n = 1 gives (1, {k}). So (aₙ, bₙ − 1) is adjoined for n = {listed(first, 12)}, "
        f"and (aₙ + 1, bₙ − 1) for n = {listed(second, 12)}.",
        alt="A unit square with a shaded strip at the bottom, cut by two dashed lines into L, V "
        f"and L. Small dots fill the square; {len({*first, *second})} marks with numbers, one of "
        "them on the upper edge of the strip, lie lower and lower as the numbers grow.",
        marks=tuple(marks),
        x=Axis("fractional part of nα", (-0.02, 1.02), fifths),
        y=Axis("fractional part of nβ", (-0.02, 1.02), fifths),
        columns=("n", "a", "b", "first", "second"),
        data=tuple((n, a, b, int(n in first), int(n in second)) for n, (a, b) in _each(pairs, ns)),
        claims=("beyond/greedy-records",),
        equal=True,
        aspect=1.0,
    )


def _each(pairs: Candidates, ns: range) -> list[tuple[int, Position]]:
    return [(n, pairs.nth(n)) for n in ns]


def gamma_row(x: int, k: int) -> Figure:
    """Draw g(x, y) - y along a row of Gamma_k, up to some periods after the start."""
    row = gamma_rows(k, x)[x]
    start, period = len(row.before), len(row.cycle)
    to = start + 2 * period
    ys = tuple(range(to + 1))
    values = tuple(row.value(y) - y for y in ys)
    low, high = min(values), max(values)
    marks: list[Mark] = [
        Box(start + i * period - 0.5, low - 1, period, high - low + 2, role, hover=said)
        for i, role, said in ((0, "panel", "one period"), (1, "panel", "the next period"))
    ]
    marks += [
        Line((at, at), (low - 1, high + 1), "muted", dashed=True)
        for at in (start - 0.5, start + period - 0.5)
    ]
    said = tuple(f"g({x}, {y}) = {y + v}" for y, v in zip(ys, values, strict=True))
    marks.append(Points(ys, values, "p", "", said, max(2.0, min(6.0, 400 / to))))
    name = sub("Γ", k)
    step = max(1, to // 60) * 10
    return Figure(
        id="gamma-row",
        title=f"Row {x} of {name}: the Grundy values less their column",
        caption=f"The numbers g({x}, y) − y of {name}. From y = {start} on they repeat with period "
        f"{period}; two periods are shaded. They stay between {low} and {high}.",
        alt=f"Dots over the columns 0 to {to}, between the heights {low} and {high}. "
        f"{'After an irregular beginning the' if start else 'The'} pattern of {period} dots comes "
        "twice, in the shaded part.",
        marks=tuple(marks),
        x=Axis("y", (-1, to + 1), ticks(to, step)),
        y=Axis("g(x, y) − y", (low - 1, high + 1), ((low, str(low)), (0, "0"), (high, str(high)))),
        columns=("y", "value"),
        data=tuple((y, row.value(y)) for y in ys),
        claims=("beyond/periodic-rows",),
    )


def _fraction(text: str) -> str:
    fraction = ContinuedFraction.parse(text)
    Candidates(fraction.value())
    return str(fraction)


EXHIBITS = (
    Exhibit(
        id="greedy-threshold",
        title="What the greedy rule adjoins",
        build=greedy_threshold,
        parameters={
            "alpha": Parameter("the continued fraction [1; k, …]", _fraction, "[1; (4, 1)]"),
            "to": Parameter("the largest number", whole(12, 80), 60),
        },
        paper=PAPER,
        kind="moves",
        tags=("greedy", "continued fraction"),
        steps=("alpha", STARTS),
        thumb={"alpha": "[1; 2, (1)]"},
    ),
    Exhibit(
        id="greedy-records",
        title="Adjoined moves are records of fractional parts",
        build=greedy_records,
        parameters={
            "alpha": Parameter("the continued fraction [1; k, …], k ≥ 4", _fraction, "[1; 4, (1)]"),
            "to": Parameter("the largest n", whole(2, 200), 80),
        },
        paper=PAPER,
        kind="numbers",
        tags=("greedy", "continued fraction"),
        steps=("alpha", ("[1; 4, (1)]", "[1; (4, 1)]", "[1; (4)]", "[1; 5, (2)]")),
        striking=1,
    ),
    Exhibit(
        id="gamma-row",
        title="A row of Grundy values becomes periodic",
        build=gamma_row,
        parameters={
            "x": Parameter("the row, the heap that is held", whole(0, 9), 3),
            "k": Parameter("the k of Γₖ", whole(1, 6), 2),
        },
        paper=PAPER,
        kind="graphs",
        tags=("grundy", "continued fraction"),
        steps=("x", ("1", "2", "3", "4", "6")),
    ),
)
