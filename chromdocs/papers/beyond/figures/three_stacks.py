"""Three stacks: the table of P-positions as a carpet, and one row of it as a curve."""

from itertools import pairwise

from chromdocs.figures.axes import automatic, ticks
from chromdocs.figures.figure import Axis, Cells, Exhibit, Figure, Line, Mark, Text
from chromdocs.games.levels import Levels, beatty_levels
from chromdocs.games.three_stacks import Climb, row_periods
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.parameters import Parameter, whole

ORDER = 25
NUMBERED = 13  # stacks up to which the third height is written into its cell
BANDS = (("p", 0), ("accent", 1), ("move", 2), ("muted", 3))
STEEPEST = 6  # the greatest β: the third stack is about as many times as high, less one
LAST = 16  # rows whose curve can be asked for
ROLES = ("accent", "muted")  # of one period, and the next


def _beta(given: object) -> Levels:
    chosen = beatty_levels(given)  # type: ignore[arg-type]  # it says what is wrong
    if chosen.modulus is None or not 2 <= chosen.modulus <= STEEPEST:
        raise ValueError(f"must be from 2 to {STEEPEST}, not {chosen.name}")
    return chosen


def carpet(beta: Levels, to: int) -> Figure:
    """Draw f(a, b), with the rows 0 to 3, which are the places of these numbers, in colours."""
    rows = Climb(beta, to).to((STEEPEST + 1) * (to + 4))
    found = {(a, b): row[b] for a, row in enumerate(rows) for b in range(to + 1) if b in row}
    marks: list[Mark] = []
    for role, wanted in (*BANDS, ("panel", -1)):
        own = [at for at, c in found.items() if c == wanted or (wanted < 0 and c > BANDS[-1][1])]
        if own:
            said = tuple(f"stacks of {a} and {b}: the third has {found[a, b]}" for a, b in own)
            xs, ys = tuple(a for a, _ in own), tuple(b for _, b in own)
            marks.append(Cells(xs, ys, role, str(wanted) if wanted >= 0 else "", said))
    if to <= NUMBERED:
        marks += [
            Text(a, b, str(c), "text" if c > BANDS[-1][1] else "on-p", 9)
            for (a, b), c in sorted(found.items())
        ]
    first, second = (", ".join(str(rows[c][b]) for b in range(7)) for c in (0, 1))
    return Figure(
        id="three-stacks-carpet",
        title="Three stacks as a table",
        caption=f"Chromatic nim with the red levels ⌊βn⌋, β = {beta.name}. Two stacks are a and b; "
        "the cell stands for the height of the third that makes a P-position. Where it is 0, 1, 2 "
        "or 3 it has a colour: as the order of the stacks does not matter, these cells also "
        "show who goes with whom beside a stack of 0, 1, 2 or 3.",
        alt=f"A square of cells, both stacks from 0 to {to}. The cells with third height 0, 1, 2 "
        f"and 3 have four colours, the others are grey. The lowest row begins {first}, the next "
        f"one {second}. Mirrored at the diagonal the picture is the same.",
        marks=tuple(marks),
        x=Axis("a", (-0.6, to + 0.6), ticks(to), grid=False),
        y=Axis("b", (-0.6, to + 0.6), ticks(to), grid=False),
        columns=("a", "b", "third"),
        data=tuple((a, b, c) for (a, b), c in sorted(found.items())),
        claims=("beyond/three-stacks-table", "beyond/few-reds"),
        equal=True,
        aspect=1.0,
    )


def row(c: int) -> Figure:
    """Draw f(c, b) - b with the even levels red: the beginning, and two periods."""
    own = row_periods(lambda n: n % 2 == 0, 2, c)[-1]
    to = own.start + 2 * own.period
    partner = Climb(lambda n: n % 2 == 0, c).to(2 * to + 64)[c]
    shifts = [partner[b] - b for b in range(to + 1)]
    ends = [0, own.start, own.start + own.period, to]
    marks: list[Mark] = []
    for i, (low, high) in enumerate(pairwise(ends)):
        places = tuple(range(low, high + 1))
        said = tuple(f"b = {b}: the partner is {partner[b]}" for b in places)
        label = ("the beginning", "one period", "the next")[i]
        role = ("ink", *ROLES)[i]
        if high > low:
            values = tuple(shifts[b] for b in places)
            marks.append(Line(places, values, role, label, said, dashed=i == 2))
    most = max(map(abs, shifts)) + 1
    return Figure(
        id="three-stacks-row",
        title=f"One stack of {c}: the other two repeat",
        caption=f"Chromatic nim with the even levels red, on three stacks, one of height {c}. "
        "For each height b of the second stack, how much higher or lower the third has to be for a "
        f"P-position. From b = {own.start} on it repeats, with the period {own.period}.",
        alt=f"A jagged curve that moves between {min(shifts)} and {max(shifts)}. After "
        f"{own.start} places a pattern begins that is {own.period} places long; it is drawn twice.",
        marks=tuple(marks),
        x=Axis("b", (-0.5, to + 0.5), automatic(-0.5, to + 0.5)),
        y=Axis("third stack minus b", (-most, most), automatic(-most, most)),
        columns=("b", "third"),
        data=tuple((b, partner[b]) for b in range(to + 1)),
        claims=("beyond/many-reds", "beyond/row-periods"),
    )


EXHIBITS = (
    Exhibit(
        id="three-stacks-carpet",
        title="Three stacks as a table",
        build=carpet,
        parameters={
            "beta": Parameter("the red levels are ⌊βn⌋, β from 2 to 6", _beta, "3"),
            "to": Parameter("the tallest of the first two stacks", whole(4, 63), 40),
        },
        paper=PAPER,
        kind="carpets",
        tags=("chromatic nim", "three stacks"),
        steps=("beta", ("2", "5/2", "(3+sqrt(5))/2", "3", "4")),
    ),
    Exhibit(
        id="three-stacks-row",
        title="One stack held: the other two repeat",
        build=row,
        parameters={"c": Parameter("the stack that is held", whole(0, LAST), 5)},
        paper=PAPER,
        kind="positions",
        tags=("chromatic nim", "three stacks", "period"),
        steps=("c", ("3", "4", "5", "6", "13")),
    ),
)
