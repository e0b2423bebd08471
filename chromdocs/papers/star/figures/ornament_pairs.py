"""Figures on complementary pairs with rational moduli: rows, and the offsets that are allowed."""

from fractions import Fraction
from math import gcd

from chromdocs.figures.figure import (
    Axis,
    Box,
    Exhibit,
    Figure,
    Line,
    Mark,
    Points,
    Text,
)
from chromdocs.games.rational_pair import RationalPair
from chromdocs.papers.star.figures.ornament_board import (
    signed_fraction,
)
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, Reader
from chromdocs.words import shortened, signed

ORDER = 13
RATIOS = ("1/2", "2/3", "3/4", "3/5", "4/5", "5/6")


def ratio(most: int) -> Reader:
    """Return a reader of fractions p/q in lowest terms, 0 < p < q <= most.

    >>> ratio(8)("3/4")
    Fraction(3, 4)
    """

    def read(given: Fraction | str) -> Fraction:
        text = str(given)
        p, _, q = text.partition("/")
        if not (p.isdecimal() and q.isdecimal() and 0 < int(p) < int(q) <= most) or (
            gcd(int(p), int(q)) > 1
        ):
            raise ValueError(
                f"must be a fraction such as 2/3, in lowest terms, between 0 and 1, with a "
                f"denominator up to {most}, not {shortened(text)!r}"
            )
        return Fraction(int(p), int(q))

    return read


def split(density: Fraction) -> Figure:
    """Draw how the pairs with one density share out the numbers, one row for each offset."""
    p, q = density.as_integer_ratio()
    long = max(12, 3 * q)
    marks: list[Mark] = []
    data: list[tuple[int | str, ...]] = []
    offsets = range(1 - p, q - p + 1)
    for row, t in enumerate(offsets):
        pair = RationalPair(p, q, t)
        name = {}
        for n in range(1, long + 1):
            a, b = pair.nth(n)
            name[a], name[b] = ("a", n), ("b", n)
        marks.append(Text(0.2, -row - 0.5, f"t = {signed(t)}", "text", 9, "right"))
        for number in range(1, long + 1):
            letter, n = name[number]
            role = "p" if letter == "a" else "panel"
            said = f"{number} is {letter}({n}) for t = {signed(t)}"
            marks.append(Box(number - 0.45, -row - 0.95, 0.9, 0.9, role, letter, said, size=8))
            data.append((t, number, letter, n))
    for number in range(1, long + 1):
        marks.append(Text(number, 0.4, str(number), "muted", 8))
    step = pow(p, -1, q)
    words = [RationalPair(p, q, t).words for t in (offsets[0], offsets[-1])]
    return Figure(
        id="rational-pairs",
        title=f"Sharing out the numbers, density {p}/{q}",
        caption=f"Each row is a pair of complementary sequences, a with density {p}/{q} and b with "
        f"{q - p}/{q}: a number is in one of them. From {words[0][0]} and {words[0][1]} above to "
        f"{words[1][0]} and {words[1][1]} below, each row is the one above it moved {step} "
        f"{'place' if step == 1 else 'places'} to the left, as {step}·{p} leaves 1 when divided by "
        f"{q}. So the {q} rows are all the shifts of one word of length {q}.",
        alt=f"{q} rows of {long} boxes, for the numbers 1 to {long}, labelled t = "
        f"{signed(offsets[0])} to {signed(offsets[-1])}. Filled boxes with the letter a belong to "
        f"the first sequence, pale ones with b to the second; {p} of every {q} boxes in a row are "
        "filled, as evenly as can be, and the rows are shifts of each other.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-1.9, long + 0.7)),
        y=Axis(hidden=True, range=(-q - 0.2, 0.9)),
        columns=("t", "number", "sequence", "n"),
        data=tuple(data),
        claims=("star/eq-36-39", "star/prop-2"),
        aspect=min(3.2, max(1.7, 0.62 * (long + 2.6) / (q + 1.1))),
    )


def offsets(density: Fraction) -> Figure:
    """Draw which offsets make two sequences complementary, and which of them (38) leaves out."""
    p, q = density.as_integer_ratio()
    full = set(range(1, 4 * q))
    halves = range(-2 * q, 2 * q + 1)
    first = {u: _terms(p, q, u) for u in halves}
    second = {v: _terms(q - p, q, v) for v in halves}
    rows = []
    for u in halves:
        for v in halves:
            a, b = first[u], second[v]
            if a is not None and b is not None and a | b == full and not a & b:
                rows.append((u, v, 2 <= 2 * p + u <= 2 * q))
    marks: list[Mark] = [Line((1 - p, 1 - p), (-q, q), "muted", "(38)", dashed=True)]
    for stated, role, label in ((True, "p", "stated"), (False, "accent", "left out")):
        own = [(u, v) for u, v, s in rows if s == stated]
        told = tuple(
            f"δ = {_of(u, q)}, γ = {_of(v, q)}: complementary, α + δ = {_of(u + 2 * p, q)}"
            for u, v in own
        )
        places = tuple(u / 2 for u, _ in own), tuple(v / 2 for _, v in own)
        marks.append(Points(*places, role, label, told, 7))
    missed = [(u, v) for u, v, stated in rows if not stated]
    some = missed[0]
    steps = tuple((i, _of(2 * i, q)) for i in range(-q, q + 1))
    return Figure(
        id="offsets-errata",
        title=f"Offsets of complementary sequences, α = {p}/{q}",
        caption=f"All offsets δ and γ, multiples of 1/{2 * q}, for which ⌊(n − δ)/α⌋ and "
        f"⌊(n − γ)/β⌋ with α = {p}/{q}, β = {q - p}/{q} share out the positive integers: "
        f"{len(rows)}. Condition (38) asks for α + δ ≥ 1/q, right of the dashed line or on it, "
        f"and leaves out {len(missed)}, such as δ = {_of(some[0], q)}, γ = {_of(some[1], q)}. It "
        "should ask for α + δ > 0; for multiples of 1/q, all that the paper uses, that is the "
        "same.",
        alt=f"A chart of δ to the right and γ upwards, both from −1 to 1. Points come in small "
        "square groups of four that descend from left to right like a staircase. "
        f"{len(rows) - len(missed)} are blue squares, right of a dashed vertical line or on it; "
        f"{len(missed)} left of it have another colour: they are complementary, but the "
        "condition of the preprint leaves them out.",
        marks=tuple(marks),
        x=Axis("δ", (-q - 0.4, q + 0.4), steps),
        y=Axis("γ", (-q - 0.4, q + 0.4), steps),
        columns=("2q·delta", "2q·gamma", "stated"),
        data=tuple((u, v, "yes" if stated else "no") for u, v, stated in rows),
        claims=("star/eq-36-39",),
        equal=True,
        aspect=1.1,
    )


def _of(twice: int, q: int) -> str:
    return signed_fraction(Fraction(twice, 2 * q))


def _terms(p: int, q: int, twice: int) -> set[int] | None:
    """Return floor((n - delta)/(p/q)) below 4q, delta = twice/(2q); None if one is below 1."""
    found = [(2 * q * n - twice) // (2 * p) for n in range(1, 4 * p + 6)]
    return {term for term in found if term < 4 * q} if found[0] >= 1 else None


EXHIBITS = (
    Exhibit(
        id="rational-pairs",
        title="Pairs that share out the numbers",
        build=split,
        parameters={
            "density": Parameter("the density of the first sequence, such as 2/3", ratio(7), "3/5")
        },
        paper=PAPER,
        kind="words",
        tags=("beatty", "ornament", "sturmian"),
        steps=("density", RATIOS),
        crop=(-0.7, -4.9, 11.3, 0.6),
        striking=1,
    ),
    Exhibit(
        id="offsets-errata",
        title="Which offsets make complementary sequences",
        build=offsets,
        parameters={
            "density": Parameter(
                "the density α of the first sequence, such as 2/3", ratio(5), "1/2"
            )
        },
        paper=PAPER,
        kind="errata",
        tags=("beatty", "errata"),
        steps=("density", ("1/2", "1/3", "2/3", "3/4", "3/5")),
        crop=(-1.1, -0.9, 1.6, 1.4),
    ),
)
