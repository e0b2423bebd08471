"""A clock with one hand: the multiples of a number on a circle, as three chapters use them."""

from fractions import Fraction
from math import cos, lcm, pi, sin

from chromdocs.figures.axes import near
from chromdocs.figures.figure import Arrow, Axis, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.numbers.certified import Real
from chromdocs.numbers.contfrac import alpha as alpha_k
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.real import real
from chromdocs.numbers.zeckendorf import PHI
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, in_sentences, key_of, whole
from chromdocs.words import listed, sub

ORDER = 8
STEPS = {"next": ("the next step passes", "does"), "last": ("the last step passed", "did")}
ROLES = ("accent", "p")  # of numbers whose step does not pass, and of those whose step does
CLOSE = 0.017  # of a turn: nearer than this to another label, a number gets none


def place(alpha: Real, m: int, start: Real) -> Real:
    """Return where the hand stands after *m* steps, as a part of a turn, exactly.

    >>> print(place(PHI, 5, real(0)), place(real("2/3"), 3, real("1/3")))
    (-11+5*sqrt(5))/2 1/3
    """
    return alpha * m + start - alpha.floor_times(m, start)


def clock(alpha: Real, to: int, marks: int, step: str, start: Real) -> Figure:
    """Draw each number m where the hand of a clock stands after m steps.

    >>> [row[2] for row in clock(PHI, 5, 1, "next", real(0)).data]
    ['A', 'B', 'A', 'A', 'B']
    >>> [row[2] for row in clock(real("(1+sqrt(2))/2"), 6, 4, "last", real(0)).data]
    ['σ', 'τ₁', 'τ₂', 'τ₃', 'τ₄', 'σ']
    """
    k = marks
    passes, does = STEPS[step]
    turn, begin = place(alpha, 1, real(0)), place(start, 1, real(0))
    if turn.sign() == 0 or not turn * k < 1:
        raise ValueError(f"alpha must turn the hand by between 0 and 1/{k}, not {alpha}")
    last = step == "last"  # then the hand has just passed a mark in the arc behind that mark
    border = turn if last else Fraction(1, k) - turn  # how long that arc is
    yes, no = ("τ", "σ") if k > 1 else ("a", "b") if last else ("A", "B")
    names = [sub(yes, (n + (not last)) % k or k) if k > 1 else yes for n in range(k)]
    drawn: list[Mark] = [_arc(0, 1, 1, "muted"), Text(0, 0, f"one step: {_written(turn)}")]
    for sector in range(k):
        ends = sector / k, sector / k + near(border), (sector + 1) / k
        for (low, high), passing in ((ends[:2], last), (ends[1:], not last)):
            drawn.append(_arc(low + 0.003, high - 0.003, 0.93, ROLES[passing]))
            middle, name = _at(0.6 * low + 0.4 * high, 0.83), names[sector] if passing else no
            drawn.append(Text(*middle, name, bold=True))
    for tick, label in _ticks(turn, begin, k, border):
        (x, y), (to_x, to_y) = _at(tick, 0.89), _at(tick, 1.04)
        drawn += [Line((x, to_x), (y, to_y), "ink"), Text(*_at(tick, 0.72), label, "muted", 9)]
    end = near(begin) + near(turn)
    head = Arrow(*_at(end - 0.025, 0.5), *_at(end, 0.5), "move")
    drawn += [_arc(near(begin), end - 0.02, 0.5, "move"), head]
    rows: list[tuple[int, str, str]] = []
    seen: dict[float, list[str]] = {}
    for m in range(1, to + 1):
        at = place(turn, m, begin)
        sector = at.floor_times(k)
        passing = (at - Fraction(sector, k) < border) == last
        rows.append((m, _written(at), names[sector] if passing else no))
        (x, y), said = _at(near(at), 1), "{}: {} of a turn behind the top, {}".format(*rows[-1])
        drawn.append(Points((x,), (y,), ROLES[passing], hover=(said,), size=8))
        if near(at) in seen or all(CLOSE < abs(near(at) - other) < 1 - CLOSE for other in seen):
            seen.setdefault(near(at), []).append(str(m))
    for spot, numbers in seen.items():
        x, y = _at(spot, 1.1)
        align = "left" if x > 0.4 else "right" if x < -0.4 else "center"
        drawn.append(Text(x, y, ", ".join(numbers), align=align))
    golden = alpha == PHI and (k, last, begin.sign()) == (1, False, 0)
    rational = turn.is_rational is True and k == 1
    claims = ("star/lem-1",) * golden + ("star/eq-36-39",) * rational
    if last and alpha == alpha_k(k).value():
        claims = ("fractions/lem-17",)
    dots = listed([m for m, _, letter in rows if letter == no], 24)
    where = f"{_written(begin)} of a turn behind the top" if begin.sign() else "at the top"
    return Figure(
        id="clock",
        title="The golden clock" if golden else f"A clock with the step {_written(turn)}",
        caption=f"The hand starts {where} and turns clockwise, {_written(turn)} of a turn at each "
        f"step. Each number m up to {to} stands where the hand is after m steps. Squares, {yes}: "
        f"{passes} {'a mark' if k > 1 else 'the top'}. Dots, {no}: it {does} not ({dots})."
        + " These are the A-numbers and the B-numbers of Wythoff nim." * golden
        + " The marks are numbered inside, and τᵢ belongs to mark i." * (k > 1)
        + " To reach the top is to pass it." * rational,
        alt=f"A circle with the numbers 1 to {to} around it and an arrow for one step of the hand, "
        f"{_written(turn)} of a turn clockwise. Squares lie where the dial is marked {yes}, "
        f"dots where it is marked {no}; the dots are {dots}.",
        marks=tuple(drawn),
        x=Axis(hidden=True, range=(-1.4, 1.4)),
        y=Axis(hidden=True, range=(-1.2, 1.2)),
        columns=("m", "part of a turn", "arc"),
        data=tuple(rows),
        claims=claims,
        equal=True,
        aspect=1.3,
    )


def _at(spot: float, radius: float) -> tuple[float, float]:
    return radius * sin(2 * pi * spot), radius * cos(2 * pi * spot)


def _arc(low: float, high: float, radius: float, role: str) -> Line:
    points = [_at(low + (high - low) * n / 90, radius) for n in range(91)]
    return Line(tuple(x for x, _ in points), tuple(y for _, y in points), role)


def _written(number: Real) -> str:
    return str(number) if number.is_rational else f"{near(number):.3f}"


def _ticks(turn: Real, begin: Real, k: int, border: Real) -> list[tuple[float, str]]:
    if isinstance(turn, Quadratic) and isinstance(begin, Quadratic) and not turn.d + begin.d:
        q = lcm(turn.a.denominator, begin.a.denominator, k)
        return [(hour / q, str(hour)) for hour in range(q if q <= 24 else 1)]
    edges = [(mark / k, str(mark or k)) for mark in range(k)]
    return edges if k > 1 else [(0, "0"), (near(border), _written(border))]


NUMBER = in_sentences(real)
EXHIBITS = (
    Exhibit(
        id="clock",
        title="Multiples of a number on a clock",
        build=clock,
        parameters={
            "alpha": Parameter(
                "the number; its fractional part is the step, in turns", NUMBER, "(1+sqrt(5))/2"
            ),
            "to": Parameter("how many numbers", whole(1, 60), 13),
            "marks": Parameter("how many marks the dial has", whole(1, 9), 1),
            "step": Parameter(
                "which step counts: {default} (the default) or last", key_of(STEPS, "step"), "next"
            ),
            "start": Parameter("where the hand starts, in turns", NUMBER, "0"),
        },
        paper=PAPER,
        kind="numbers",
        tags=("wythoff", "beatty", "continued fraction"),
        steps=("to", ("3", "5", "8", "13", "21")),
        striking=1,
        crop=(-1.2, -1.1, 1.2, 1.1),
    ),
)
