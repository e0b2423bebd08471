"""The P-positions of W⋆, the star of Wythoff nim: the strip of Figure 1 and how it repeats.

The golden ratio φ rules it twice: the P-positions stay between the lines with slopes φ and 1/φ,
and what is seen up to one Fibonacci number is seen again, larger, up to the next but one.
"""

from math import log

from chromdocs.figures.figure import Axis, Cloud, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position
from chromdocs.numbers.zeckendorf import PHI, fibonacci, zeckendorf
from chromdocs.papers.star.paper import PAPER
from chromdocs.papers.star.solved import p_positions
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, sub

ORDER = 2
SLOPE = PHI.a + PHI.b * 5**0.5  # φ, for drawing
FEW = 420  # points that are drawn one by one


def full(to: int) -> list[Position]:
    """Return the P-positions of W⋆ with two full heaps up to *to*, in both orders, sorted.

    >>> full(4)
    [(1, 1), (3, 3), (3, 4), (4, 3), (4, 4)]
    """
    found = [position for position in p_positions(to) if position[0]]
    return sorted({*found, *(position[::-1] for position in found)})


def coded(position: Position) -> str:
    """Say how the heaps of a P-position are coded.

    >>> coded((8, 12))
    '(8, 12): P, coded 10000 and 10101'
    """
    first, second = map(zeckendorf, position)
    return f"{in_brackets(position)}: P, coded {first} and {second}"


def name(index: int) -> str:
    """Write the Fibonacci number with this index.

    >>> name(12)
    'F₁₂'
    """
    return sub("F", index)


def _lines(to: int) -> tuple[Line, Line]:
    """Return the lines with slopes φ and 1/φ, from the origin to the border."""
    said = tuple(
        f"slope {slope}: no P-position is on this line but (0, 0)" for slope in ("φ", "1/φ")
    )
    far = to / SLOPE
    return (
        Line((0, far), (0, to), "accent", "slopes φ and 1/φ", (said[0],) * 2, dashed=True),
        Line((0, to), (0, far), "accent", "", (said[1],) * 2, dashed=True),
    )


def _fibonacci_ticks(to: int, least: int) -> tuple[tuple[float, str], ...]:
    """Return 0 and the Fibonacci numbers from *least* up to *to* as ticks."""
    numbers = [fibonacci(i) for i in range(2, 30)]
    return tuple((n, f"{n:,}") for n in (0, *(n for n in numbers if least <= n <= to)))


def strip(to: int) -> Figure:
    """Draw all P-positions of W⋆ with heaps up to *to*, with the lines of slopes φ and 1/φ."""
    found = p_positions(to)
    shown = sorted({*found, *(position[::-1] for position in found)})
    inside = sum(position[0] > 0 for position in found)
    steepest = max((p for p in found if p[0]), key=lambda p: p[1] / p[0])
    said = "({x}, {y}): P, since every move leads to an N-position"
    pad = to / 40
    ticks = tuple((k * 1000, f"{k},000" if k else "0") for k in range(to // 1000 + 1))
    return Figure(
        id="star-strip",
        title="The P-positions of (Wythoff nim)⋆",
        caption=f"Figure 1 of the paper, computed anew: all P-positions of (Wythoff nim)⋆ with "
        f"heaps up to {to:,}. {inside:,} of them have two full heaps x ≤ y, and lie, with their "
        "mirror images, strictly between the lines of slopes φ and 1/φ. The steepest here is "
        f"{in_brackets(steepest)}. The positions on the axes have no move at all. Straight edges "
        "start again and again at Fibonacci numbers.",
        alt=f"A square chart, both heaps from 0 to {to:,}. Blue dots form a dense strip around the "
        "diagonal that widens in proportion, with straight edges like nested squares whose sides "
        "grow by the same factor. Two dashed lines with slopes φ and 1/φ enclose it. Both axes are "
        "filled with dots.",
        marks=(
            Cloud(*coordinates(shown), "p", said, "P-positions", 0.9),
            *_lines(to),
        ),
        x=Axis("first heap", (-pad, to + pad), ticks if to >= 2000 else ()),
        y=Axis("second heap", (-pad, to + pad), ticks if to >= 2000 else ()),
        columns=("x", "y"),
        data=found,
        claims=("star/fig-1", "star/thm-1-iii", "star/thm-2-ii"),
        equal=True,
        aspect=1.0,
    )


def copies(n: int) -> Figure:
    """Draw the P-positions of W⋆ with full heaps below F_2n, and the squares that they repeat."""
    to = fibonacci(2 * n)
    shown = full(to - 1)
    pairs = [p for p in shown if p[0] <= p[1]]
    marks: list[Mark] = []
    for k in range(3, n + 1):
        low, high = fibonacci(2 * k - 1), fibonacci(2 * k) - 1
        corner = f"n = {k}: corner ({low}, {high}), steepest so far"
        around = (low, low, high, high, low), (low, high, high, low, low)
        label = "F₂ₖ₋₁ to F₂ₖ − 1" if k == n else ""
        marks.append(Line(*around, "accent", label, (corner,) * 5, dashed=True))
    x, y = coordinates(shown)
    if len(shown) <= FEW:
        size = min(7, max(3.4, 300 / to))
        marks.append(Points(x, y, "p", "P-positions", tuple(map(coded, shown)), size))
    else:
        said = "({x}, {y}): P, since every move leads to an N-position"
        marks.append(Cloud(x, y, "p", said, "P-positions", max(1, min(2.4, 900 / to))))
    pad = to / 30
    ticks = _fibonacci_ticks(to, to // 9)
    corner = in_brackets((fibonacci(2 * n - 1), to - 1))
    squares = "A dashed square stands" if n == 3 else f"{n - 2} ever larger dashed squares stand"
    return Figure(
        id="star-copies",
        title=f"(Wythoff nim)⋆ below {name(2 * n)} = {to:,}",
        caption=f"The {len(pairs):,} P-positions x ≤ y of (Wythoff nim)⋆ with full heaps below "
        f"{name(2 * n)} = {to:,}, in both orders. Each dashed square goes from F₂ₖ₋₁ to F₂ₖ − 1, "
        f"and its upper left corner is a P-position, here {corner}. P-positions stand along its "
        "edges. Go from one n to the next: the same picture returns, φ² = 2.618… times larger and "
        "with more detail.",
        alt=f"A square chart with both heaps below {to:,}. {len(shown):,} blue squares lie along "
        f"the diagonal. {squares} on the diagonal; rows of P-positions follow the upper and "
        f"right edges, those of the largest from its corner {corner}.",
        marks=tuple(marks),
        x=Axis("first heap", (-pad, to + pad), ticks),
        y=Axis("second heap", (-pad, to + pad), ticks),
        columns=("x", "y", "coding of x", "coding of y"),
        data=tuple((a, b, zeckendorf(a), zeckendorf(b)) for a, b in pairs),
        claims=("star/thm-2-i", "star/thm-2-ii", "star/conj-1-b"),
        equal=True,
        aspect=1.0,
    )


WIDE, HIGH, APART = 1000, 620, 760  # a panel of the log-periodic picture, in its own units


def log_periodic(last: int) -> Figure:
    """Draw slope against size for three scales, one below the other, each rescaled to the same."""
    found = [p for p in p_positions(fibonacci(2 * last + 2)) if p[0]]
    marks: list[Mark] = []
    rows = []
    for panel, n in enumerate(range(last, last - 3, -1)):
        low, high = fibonacci(2 * n - 1), fibonacci(2 * n + 1)
        base = panel * APART
        own = [p for p in found if low <= p[0] < high]
        places = [
            (
                round(WIDE * log(x / low) / log(high / low)),
                base + round((y - x) * HIGH / (x * (SLOPE - 1))),
            )
            for x, y in own
        ]
        rows += [(n, x, y) for x, y in own]
        x, y = coordinates(places)
        said = tuple(f"n = {n}, {coded(p)}, slope {p[1] / p[0]:.3f}" for p in own)
        marks.append(Line((0, WIDE), (base + HIGH, base + HIGH), "muted", dashed=True))
        if len(own) <= FEW / 4:
            marks.append(Points(x, y, "p", "", said, 2.4))
        else:
            where = f"P, {{x}}/1000 of the way from heap {low} to heap {high}, by logarithms"
            marks.append(Cloud(x, y, "p", where, "", 2.0 if n < 7 else 1.5))
        edge = [i for i, p in enumerate(own) if p[0] == low and p[1] == fibonacci(2 * n) - 1]
        at = coordinates(places[i] for i in edge)
        marks.append(Points(*at, "accent", "", tuple(said[i] for i in edge), 6))
        marks.append(Text(WIDE, base + HIGH - 75, f"{low} ≤ x < {high}", "text", 9.5, "right"))
    ticks = [
        (base * APART + (0, HIGH)[top], ("1", "φ")[top]) for base in range(3) for top in (0, 1)
    ]
    quarters = tuple((WIDE * i / 4, f"{name_of(i)}") for i in range(5))
    counted = ", ".join(str(sum(row[0] == n for row in rows)) for n in range(last - 2, last + 1))
    return Figure(
        id="star-log-periodic",
        title="(Wythoff nim)⋆ repeats on a logarithmic scale",
        caption="Three scales of (Wythoff nim)⋆, below each other. Across: the smaller heap x from "
        "F₂ₙ₋₁ to F₂ₙ₊₁, on a logarithmic scale; up: the slope y/x, from 1 to φ. The columns and "
        "sloping rows stand in the same places each time, and come out finer. The marked corner is "
        f"(F₂ₙ₋₁, F₂ₙ − 1), which comes ever nearer to φ. The panels hold {counted} P-positions, "
        "the lowest the most.",
        alt="Three panels of blue dots, one above the other, each with a scale from 1 to φ. "
        "In each a column of dots stands at the left edge up to a marked dot just below φ; a row "
        "of dots falls from it to the right; shorter columns stand at the same places in all. "
        "The dots are sparse in the upper panel and dense in the lower one.",
        marks=tuple(sorted(marks, key=lambda mark: isinstance(mark, Cloud))),  # one picture
        x=Axis("smaller heap x, logarithmic", (-25, WIDE + 25), quarters),
        y=Axis("slope y/x", (-40, 3 * APART - 100), tuple(ticks), grid=False),
        columns=("n", "x", "y"),
        data=tuple(sorted(rows)),
        claims=("star/thm-2-ii", "star/cor-2", "star/fig-1"),
        aspect=0.9,
    )


def name_of(quarter: int) -> str:
    """Name a quarter of the way from F_(2n-1) to F_(2n+1) on a logarithmic scale.

    >>> name_of(0), name_of(2), name_of(3)
    ('F₂ₙ₋₁', '≈ F₂ₙ', '')
    """
    return {0: "F₂ₙ₋₁", 2: "≈ F₂ₙ", 4: "F₂ₙ₊₁"}.get(quarter, "")


EXHIBITS = (
    Exhibit(
        id="star-strip",
        title="The P-positions of (Wythoff nim)⋆",
        build=strip,
        parameters={"to": Parameter("the largest heap", whole(50, 10_000), 4999)},
        paper=PAPER,
        tags=("star", "wythoff", "figure 1"),
        thumb={"to": 150},
        crop=(-2, -2, 142, 106),
        striking=2,
    ),
    Exhibit(
        id="star-copies",
        title="(Wythoff nim)⋆ below a Fibonacci number",
        build=copies,
        parameters={"n": Parameter("heaps are below the Fibonacci number F₂ₙ", whole(3, 8), 5)},
        paper=PAPER,
        tags=("star", "wythoff", "zeckendorf"),
        steps=("n", ("3", "4", "5", "6", "7")),
        crop=(19.5, 19.5, 59.5, 49.5),
        striking=1,
    ),
    Exhibit(
        id="star-log-periodic",
        title="(Wythoff nim)⋆ repeats on a logarithmic scale",
        build=log_periodic,
        parameters={"last": Parameter("the n of the largest of the three scales", whole(5, 8), 7)},
        paper=PAPER,
        tags=("star", "wythoff"),
        thumb={"last": 6},
        crop=(-25, -40, 1025, 660),
    ),
)
