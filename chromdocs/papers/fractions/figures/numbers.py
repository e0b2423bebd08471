"""The numbers alpha and beta themselves: their size, their squares, their convergents."""

from fractions import Fraction

from chromdocs.figures.axes import near
from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.numbers.certified import Real
from chromdocs.numbers.contfrac import alpha, beta
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.figures.shared import rounded
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, key_of, whole
from chromdocs.words import listed, sub

ORDER = 4
LIFT = 1.25  # where 1 stands on the upper axis of Figure 1
NUMBERS = {"alpha": ("α", alpha), "beta": ("β", beta)}


def alpha_beta_chart(to: int) -> Figure:
    """Draw Figure 1: alpha_k and beta_k between their bounds."""
    ks = tuple(range(1, to + 1))
    low, high = [real(alpha(k).value()) for k in ks], [real(beta(k).value()) for k in ks]
    scale = 1 / (to + 2)
    upper = [LIFT + near(x) - 1 for x in low]
    lower = [near(y) * scale for y in high]
    said_low = [f"{sub('α', k)} = {rounded(x)}, between 1 and 1 + 1/{k}" for k, x in _each(low)]
    said_high = [
        f"{sub('β', k)} = {rounded(y)}, between {k + 1} and {k + 2}" for k, y in _each(high)
    ]
    bounds = [
        tuple(LIFT + 1 / k for k in ks),
        (LIFT,) * to,
        tuple((k + 1) * scale for k in ks),
        tuple((k + 2) * scale for k in ks),
    ]
    marks: list[Mark] = [
        Line(ks, line, "muted", "bounds" if n == 0 else "", dashed=True)
        for n, line in enumerate(bounds)
    ]
    size = min(6.0, 220 / to)
    marks += [
        Points(ks, tuple(upper), "accent", "αₖ", tuple(said_low), size),
        Points(ks, tuple(lower), "p", "βₖ", tuple(said_high), size),
    ]
    tens = tuple(k for k in ks if k % 10 == 0)
    values = [(k * scale, str(k)) for k in (0, *tens)]
    values += [(LIFT, "1"), (LIFT + 0.5, "1.5"), (LIFT + 1, "2")]
    return Figure(
        id="alpha-beta-chart",
        title="The numbers αₖ and βₖ",
        caption=f"Figure 1 of the paper, each number on its own scale. αₖ = [1; k, 1, k, …] falls "
        f"from {rounded(low[0])} to {rounded(low[-1])} and stays between 1 and 1 + 1/k; "
        f"βₖ = k·αₖ + 1 climbs from {rounded(high[0])} to {rounded(high[-1])} and stays between "
        "k + 1 and k + 2 (dashed).",
        alt=f"Two charts, one above the other, over k from 1 to {to}. Above, dots αₖ fall steeply "
        "from 1.618 towards 1, under a dashed curve 1 + 1/k that they approach. Below, squares βₖ "
        "rise along a straight band between two dashed lines k + 1 and k + 2, ever nearer to the "
        "upper one.",
        marks=tuple(marks),
        x=Axis("k", (0, to + 1), tuple((k, str(k)) for k in (1, *tens))),
        y=Axis("", (-0.06, LIFT + 1.06), tuple(values)),
        columns=("k", "alpha", "beta"),
        data=tuple(
            (k, rounded(x, 10)[:-1], rounded(y, 10)[:-1])
            for k, x, y in zip(ks, low, high, strict=True)
        ),
        claims=("fractions/fig-1", "fractions/cf-alpha-beta"),
        aspect=1.5,
    )


def _each(numbers: list[Real]) -> list[tuple[int, Real]]:
    return list(enumerate(numbers, start=1))


def fractional_parts(to: int) -> Figure:
    """Draw Figure 5: the fractional parts of alpha_k and beta_k."""
    ks = tuple(range(1, to + 1))
    low = [real(alpha(k).value()) - 1 for k in ks]
    high = [real(beta(k).value()) - k - 1 for k in ks]
    size = min(6.0, 220 / to)
    tens = tuple(k for k in ks if k % 10 == 0)
    return Figure(
        id="fractional-parts",
        title="The fractional parts of αₖ and βₖ",
        caption="Figure 5 of the paper. The fractional parts {αₖ} fall and stay below 1/k "
        "(dashed); {βₖ} is k times as large (Lemma 14) and climbs towards 1. Both are "
        f"{rounded(low[0])} for k = 1; they are {rounded(low[-1])} and {rounded(high[-1])} for "
        f"k = {to}.",
        alt=f"A chart over k from 1 to {to}, heights from 0 to 1. Both series begin at 0.618: the "
        "squares {βₖ} rise quickly above 0.9 and flatten towards 1, the dots {αₖ} fall towards 0 "
        "just under a dashed curve 1/k.",
        marks=(
            Line(ks, tuple(1 / k for k in ks), "muted", "1/k", dashed=True),
            Points(
                ks,
                tuple(map(near, high)),
                "p",
                "{βₖ}",
                tuple(
                    f"{{{sub('β', k)}}} = {rounded(y)} = {k}·{{{sub('α', k)}}}"
                    for k, y in _each(high)
                ),
                size,
            ),
            Points(
                ks,
                tuple(map(near, low)),
                "accent",
                "{αₖ}",
                tuple(f"{{{sub('α', k)}}} = {rounded(x)}, below 1/{k}" for k, x in _each(low)),
                size,
            ),
        ),
        x=Axis("k", (0, to + 1), tuple((k, str(k)) for k in (1, *tens))),
        y=Axis("", (-0.04, 1.04), tuple((n / 5, f"{n / 5:.1f}") for n in range(6))),
        columns=("k", "{alpha}", "{beta}"),
        data=tuple(
            (k, rounded(x, 10)[:-1], rounded(y, 10)[:-1])
            for k, x, y in zip(ks, low, high, strict=True)
        ),
        claims=("fractions/fig-5", "fractions/lem-13", "fractions/lem-14"),
    )


def cf_squares(k: int, number: str) -> Figure:
    """Draw a rectangle of the width alpha_k or beta_k, cut into the largest squares that fit."""
    sign, fraction_of = NUMBERS[number]
    fraction, name = fraction_of(k), sub(sign, k)
    long, short = real(fraction.value()), real(1)
    right = near(long)
    x = y = 0.0
    marks: list[Mark] = []
    data: list[tuple[int, int, str]] = []
    roles = ("p", "panel", "accent", "panel")
    for turn, count in enumerate(fraction.partial_quotients()):
        side = near(short)
        if side < 0.012:
            break
        data.append((turn + 1, count, rounded(short, 8)[:-1]))
        gap = min(0.006, side / 12)
        for square in range(count):
            at = (x, y + gap / 2) if turn % 2 == 0 else (x + gap / 2, y)
            hover = f"quotient {turn + 1}: square {square + 1} of {count}, side {rounded(short, 5)}"
            box = Box(
                x + gap / 2, y + gap / 2, side - gap, side - gap, roles[turn % 4], hover=hover
            )
            marks.append(box)
            if square == 0 and side > 0.1 * right:
                role = {"p": "on-p", "accent": "on-p"}.get(roles[turn % 4], "text")
                marks.append(Text(at[0] + side / 2, at[1] + side / 2, f"{count}×", role, 12))
            x, y = (x + side, y) if turn % 2 == 0 else (x, y + side)
        long, short = short, long - short * count
    begun = ", ".join(str(count) for _, count, _ in data)
    return Figure(
        id="cf-squares",
        title=f"The continued fraction of {name} as squares",
        caption=f"A rectangle of width {name} = {rounded(real(fraction.value()))} and height 1. "
        "Cut off the largest square as often as it fits, then do the same with what is left. The "
        f"numbers of squares, {begun}, …, are the continued fraction {fraction}, where what "
        "stands in round brackets repeats: from the first rest on, each rest has the same shape "
        "as the next but one.",
        alt=f"A rectangle of height 1 and width {right:.3f} filled with squares that get smaller "
        f"and smaller towards the upper right corner: {begun} squares of each size, in "
        "alternating colours, side by side and on top of each other in turn.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.01, right + 0.01)),
        y=Axis(hidden=True, range=(-0.01, 1.01)),
        columns=("round", "squares", "side"),
        data=tuple(data),
        claims=("fractions/cf-alpha-beta",),
        equal=True,
        aspect=(right + 0.02) / 1.02,
    )


def convergents(k: int, to: int) -> Figure:
    """Draw how far n·alpha_k is from the nearest integer; the records are convergents."""
    name, modulus = sub("α", k), real(alpha(k).value())
    data: list[tuple[int, int, str, str]] = []
    away: list[float] = []
    best: Real = real(1)
    for n in range(1, to + 1):
        integer = modulus.floor_times(n, Fraction(1, 2))
        off = modulus * n - integer
        distance = off if off.sign() > 0 else -off
        if record := distance < best:
            best = distance
        data.append((n, integer, rounded(off, 6)[:-1], "record" if record else ""))
        away.append(near(off))
    records = [row for row in data if row[3]]
    shown = listed([f"{m}/{n}" for n, m, *_ in records], 8)
    marks: list[Mark] = [Line((0, to), (0, 0), "muted")]
    for role, label, size, own in (
        ("n", "", 4, [row for row in data if not row[3]]),
        ("accent", "records: the convergents", 8, records),
    ):
        hover = tuple(
            f"{n}·{name} − {m} = {off}" + (f": nearer than before, so {m}/{n}" if rec else "")
            for n, m, off, rec in own
        )
        at = tuple(n for n, *_ in own)
        marks.append(Points(at, tuple(away[n - 1] for n in at), role, label, hover, size))
    return Figure(
        id="convergents",
        title=f"Multiples of {name} near integers",
        caption=f"Each dot is n·{name} minus the nearest integer, up to n = {to}. "
        f"It comes nearer to an integer m than ever before for m/n = {shown}: these are the "
        f"convergents of {name} = {alpha(k)}{' after 1/1' if k == 1 else ''}, where what stands in "
        "round brackets repeats, from below and from above in turn.",
        alt=f"A chart over n from 1 to {to}, heights from −0.5 to 0.5: small grey dots scattered "
        f"on slanting rows, and {len(records)} larger dots that close in on the level line 0 from "
        f"both sides in turn, at n = {listed([str(row[0]) for row in records], 8)}.",
        marks=tuple(marks),
        x=Axis("n", (-to / 40, to * 1.025)),
        y=Axis(
            f"n·{name} − nearest",
            (-0.55, 0.55),
            ((-0.5, "−0.5"), (-0.25, ""), (0, "0"), (0.25, ""), (0.5, "0.5")),
        ),
        columns=("n", "nearest integer", "distance", "record"),
        data=tuple(data),
        claims=("fractions/cf-alpha-beta",),
    )


EXHIBITS = (
    Exhibit(
        id="alpha-beta-chart",
        title="The numbers αₖ and βₖ",
        build=alpha_beta_chart,
        parameters={"to": Parameter("the largest k", whole(5, 60), 40)},
        paper=PAPER,
        kind="numbers",
        tags=("figure 1", "continued fraction"),
        crop=(0, -0.06, 20.5, 2.31),
    ),
    Exhibit(
        id="fractional-parts",
        title="The fractional parts of αₖ and βₖ",
        build=fractional_parts,
        parameters={"to": Parameter("the largest k", whole(5, 60), 40)},
        paper=PAPER,
        kind="numbers",
        tags=("figure 5", "continued fraction"),
        crop=(0, -0.04, 20.5, 1.04),
    ),
    Exhibit(
        id="cf-squares",
        title="A continued fraction as squares in a rectangle",
        build=cf_squares,
        parameters={
            "k": Parameter("the k of [1; k, 1, k, ...]", whole(1, 9), 2),
            "number": Parameter(
                "{default} (the default) or beta", key_of(NUMBERS, "number"), "alpha"
            ),
        },
        paper=PAPER,
        kind="numbers",
        tags=("continued fraction",),
        steps=("k", ("1", "2", "3", "4", "5")),
        thumb={"k": 1},
        striking=1,
    ),
    Exhibit(
        id="convergents",
        title="Multiples of αₖ near integers",
        build=convergents,
        parameters={
            "k": Parameter("the k of [1; k, 1, k, ...]", whole(1, 9), 2),
            "to": Parameter("the largest multiple", whole(20, 200), 60),
        },
        paper=PAPER,
        kind="numbers",
        tags=("continued fraction", "beatty"),
        steps=("k", ("1", "2", "3", "4", "5")),
        striking=1,
    ),
)
