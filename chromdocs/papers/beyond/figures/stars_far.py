"""Figures on pair games and on W⋆, the star of Wythoff nim, far out."""

from functools import cache
from math import log10

from chromdocs.figures.figure import Axis, Exhibit, Figure, Line, Mark, Points
from chromdocs.games.catalogue import game
from chromdocs.games.golden_lines import on_lines
from chromdocs.games.rational_pair import check_pair
from chromdocs.games.repeating import certificate, lost
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.papers.beyond.tables.recorded import recorded
from chromdocs.parameters import Parameter, whole
from chromdocs.solve.choose import fast

ORDER = 33
PHI = (1 + 5**0.5) / 2
POWERS = tuple((float(i), f"{10**i:,}" if i % 3 == 0 else "") for i in range(10))
HEAPS = tuple((float(i), f"{10**i:,}") for i in range(1, 6))


@cache
def _lines(to: int) -> dict[int, list[tuple[int, ...]]]:
    return on_lines(fast(game("star(wythoff)")).p_positions(to))


def growth() -> Figure:
    """Draw how the number of P-positions of W⋆ grows, on logarithmic axes."""
    rows = recorded("star-growth")
    xs = tuple(log10(heap) for _, heap, _ in rows)
    ends = (xs[0], xs[-1])
    above = tuple(log10(3) + 1.5 * x for x in ends)
    tenth = tuple(1.5 * x - 1 for x in ends)
    below = tuple(log10((heap - 2) ** 2 / (18 * heap)) for _, heap, _ in rows)
    said = tuple(f"F_{n} = {heap:,}: {count:,} P-positions" for n, heap, count in rows)
    last = rows[-1]
    return Figure(
        id="star-growth",
        title="The star of Wythoff nim grows like N√N",
        caption="How many P-positions of the star of Wythoff nim have two full heaps below a "
        f"Fibonacci number, up to {last[1]:,}, where there are {last[2]:,}. Both axes are "
        "logarithmic. The solid lines are proved: the number is between them. That it stays above "
        "the dashed line is a conjecture.",
        alt="Dots that rise in a nearly straight line on logarithmic axes, as steep as the upper "
        "of two solid lines and just above a dashed line parallel to it; the lower solid line is "
        "less steep and falls behind.",
        marks=(
            Line(ends, above, "muted", "3N√N"),
            Line(xs, below, "ink", "(N − 2)²/18N"),
            Line(ends, tenth, "accent", "N√N/10", dashed=True),
            Points(xs, tuple(log10(count) for *_, count in rows), "p", "P-positions", said, 7),
        ),
        x=Axis("N, logarithmic", (0.5, ends[1] + 0.2), HEAPS),
        y=Axis("number, logarithmic", (-1.2, above[1] + 0.3), POWERS),
        columns=("n", "F_n", "P-positions"),
        data=rows,
        claims=("beyond/growth", "beyond/growth-bound"),
    )


def inward() -> Figure:
    """Draw where in its range Conjecture 1, first item, first fails."""
    rows = [row for row in recorded("star-corner") if row[2]]
    parts = tuple(first / (positions - 1) for _, positions, _, first, _ in rows)
    ns = tuple(float(row[0]) for row in rows)
    said = tuple(
        f"n = {n}: {failures:,} of {positions:,} fail, the first at i = {first:,}"
        for n, positions, failures, first, _ in rows
    )
    limit = 1 / PHI
    return Figure(
        id="star-inward",
        title="⋆-operator, Conjecture 1: the first failure moves inward",
        caption="For each n the first i for which (F₂ₙ₋₁, F₂ₙ − 1 − Aᵢ − Bᵢ) is no P-position, as "
        "a part of the range that Conjecture 1 gives. For smaller n none fails. The dashed line is "
        "the limit of the corrected conjecture.",
        alt=f"{len(rows)} red diamonds for n from {rows[0][0]} to {rows[-1][0]}, falling from "
        f"{parts[0]:.2f} to {parts[-1]:.2f}, ever more slowly, well above a dashed line at 0.62.",
        marks=(
            Line((9.5, ns[-1] + 0.5), (limit, limit), "muted", "corrected limit", dashed=True),
            Points(ns, parts, "move", "first failure", said, 9),
        ),
        x=Axis("n", (9.5, ns[-1] + 0.5), tuple((n, f"{n:.0f}") for n in ns)),
        y=Axis("part of the range", (0.55, 1.0), tuple((i / 10, f"0.{i}") for i in (6, 7, 8, 9))),
        columns=("n", "positions", "failures", "first i", "A_i + B_i"),
        data=tuple(rows),
        claims=("star/conj-1-a",),
    )


def climb(k: int, to: int) -> Figure:
    """Draw the places of the P-positions of W⋆ on one golden line."""
    found = _lines(to).get(k, [])
    if not found:
        raise ValueError(f"line {k} has no P-position with heaps up to {to}; line 1 has")
    places = tuple(x * PHI % 1 for x, _ in found)
    xs = tuple(float(x) for x, _ in found)
    said = tuple(f"({x}, {y}): place {u:.4f}" for (x, y), u in zip(found, places, strict=True))
    low, margin = 2 - PHI, 1 + (xs[-1] - xs[0]) / 40
    return Figure(
        id="star-climb",
        title="Along a golden line the places climb",
        caption=f"The P-positions (x, y) of the star of Wythoff nim on line {k:,}, that is, with "
        f"y = ⌊φx⌋ + 1 − {k:,}, and heaps up to {to:,}: there are {len(found):,}. Up is the place "
        "of x, the fractional part of φx. It climbs from each to the next, and never starts again. "
        "The dashed line is at 2 − φ; no P-position with two full heaps has a place below it.",
        alt=f"{len(found)} blue squares that rise from left to right between a dashed line at 0.38 "
        "and the top at 1.",
        marks=(
            Line((xs[0], xs[-1] + 1), (low, low), "muted", "2 − φ", dashed=True),
            Line(xs, places, "muted"),
            Points(xs, places, "p", "P-positions", said, 7),
        ),
        x=Axis("x", (xs[0] - margin, xs[-1] + margin)),
        y=Axis("fractional part of φx", (0.3, 1.02), ((0.4, "0.4"), (0.6, "0.6"), (0.8, "0.8"))),
        columns=("x", "y"),
        data=tuple(found),
        claims=("beyond/places-climb",),
    )


def zones(p: int, q: int, t: int, to: int) -> Figure:
    """Draw the P-positions of a pair game by the rule that repeats them."""
    check_pair("zones", p, q, t)
    found = certificate(p, q, t, 3000)
    columns = lost(p, q, t, 2 * to + 1)
    kinds: dict[str, list[tuple[int, int]]] = {"far": [], "deep": [], "neither": []}
    for x in range(1, to + 1):
        for y in range(x, to + 1):
            if columns[x] >> y & 1:
                deep = p * x - (q - p) * y >= found.deep
                kind = "far" if y - x >= found.far else "deep" if deep else "neither"
                kinds[kind].append((x, y))
    (w, up), (step, _) = found.vectors
    marks: list[Mark] = []
    for kind, role, label in (
        ("far", "p", f"repeated by ({w}, {up})"),
        ("deep", "accent", f"repeated by ({step}, {step})"),
        ("neither", "move", "before both rules"),
    ):
        at = kinds[kind]
        if at:
            xs, ys = (tuple(float(one[i]) for one in at) for i in (0, 1))
            said = tuple(f"({x}, {y}), {label}" for x, y in at)
            marks.append(Points(xs, ys, role, label, said, 3))
    number = len(kinds["neither"])
    return Figure(
        id="star-zones",
        title="Three zones of a pair game",
        caption=f"The P-positions (x, y), 1 ≤ x ≤ y ≤ {to}, of the pair game with p/q = {p}/{q} "
        f"and t = {t}. Far from the diagonal one vector repeats all of them, near the diagonal "
        f"another; {number} come before both rules. A board of {found.board} tokens proves it for "
        "all heaps.",
        alt="A fan of dots above the diagonal, in three colours: one along its upper edge, one "
        "along the diagonal, and a few where the fan begins.",
        marks=tuple(marks),
        x=Axis("x", (0, to + 1)),
        y=Axis("y", (0, to + 1)),
        columns=("x", "y", "zone"),
        data=tuple((x, y, kind) for kind, at in kinds.items() for x, y in at),
        claims=("beyond/finite-board", "beyond/rational-repeats"),
        equal=True,
        aspect=1.2,
    )


EXHIBITS = (
    Exhibit(
        id="star-growth",
        title="The star of Wythoff nim grows like N√N",
        build=growth,
        paper=PAPER,
        kind="numbers",
        tags=("star", "wythoff"),
    ),
    Exhibit(
        id="star-inward",
        title="⋆-operator, Conjecture 1: the first failure moves inward",
        build=inward,
        paper=PAPER,
        kind="errata",
        tags=("star", "wythoff", "errata"),
        crop=(9.5, 0.84, 14.5, 0.93),
    ),
    Exhibit(
        id="star-climb",
        title="Along a golden line the places climb",
        build=climb,
        parameters={
            "k": Parameter("the line: how far y is below the partner of x", whole(1, 3000), 1648),
            "to": Parameter("the largest heap ({default:,})", whole(100, 20_000), 5_000),
        },
        paper=PAPER,
        kind="numbers",
        tags=("star", "wythoff"),
    ),
    Exhibit(
        id="star-zones",
        title="Three zones of a pair game",
        build=zones,
        parameters={
            "p": Parameter("the larger density is p/q", whole(2, 9), 3),
            "q": Parameter("the denominator of the densities", whole(3, 10), 5),
            "t": Parameter("the shift, from 1 − p to q − p", whole(-9, 9), -1),
            "to": Parameter("the largest heap", whole(20, 300), 120),
        },
        paper=PAPER,
        kind="positions",
        tags=("star", "beatty"),
        crop=(19.5, 24.5, 49.5, 47),
    ),
)
