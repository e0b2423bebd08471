"""Three more slips of the fractions paper: a diagonal move, a morphism, a list of steps."""

from itertools import count, takewhile

from chromdocs.figures.figure import Arrow, Axis, Box, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.games.game import Position
from chromdocs.games.gamma import D_PRINTED, candidates, first_gap_too_high, pair
from chromdocs.numbers.words import ETA, E, Morphism, theta
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed

ORDER = 7


def nearest_gap(k: int) -> Figure:
    """Draw where the proof of Theorem 3 sends a player to a P-position that is too high."""
    at, high, good = first_gap_too_high(k)
    right, top = at[0] + 3, high[1] + 3
    pairs = list(
        takewhile(lambda p: p[0] <= right and p[1] <= top, map(candidates(k).nth, count()))
    )
    marks: list[Mark] = []
    for a, b in pairs:
        gap = b - a
        end = min(right, top - gap)
        marks.append(Line((0, end), (gap, gap + end), "grid"))
    x, y = (tuple(p[c] for p in pairs) for c in (0, 1))
    said = tuple(f"{in_brackets(p)}: P, gap {p[1] - p[0]}" for p in pairs)
    end = min(right, top - (at[1] - at[0]))
    marks += [
        Line((0, end), (at[1] - at[0], at[1] - at[0] + end), "muted", dashed=True),
        _towards(at, good, 0.94, "p"),
        _towards(at, high, 0.86, "move"),
        Points(x, y, "p", "P", said, 9),
        Points((at[0],), (at[1],), "ink", "from here", (_told(at, k),), 9),
        Text(at[0] + 0.2, at[1], in_brackets(at), "ink", 10, "left", bold=True),
        Text(high[0] - 0.2, high[1] + 0.1, in_brackets(high), "move", 10, "right"),
        Text(good[0] - 0.2, good[1] + 0.1, in_brackets(good), "p", 10, "right"),
    ]
    gaps = listed([str(b - a) for a, b in pairs if a < at[0]], 6)
    up = high[1] - at[1]
    return Figure(
        id="nearest-gap-errata",
        title="The nearest gap may lie too high",
        caption=f"For k = {k} the proof of Theorem 3 wins from {in_brackets(at)} by a diagonal "
        f"move to the P-position whose gap is nearest to {at[1] - at[0]}. Of the gaps {gaps} that "
        f"is {high[1] - high[0]}, the gap of {in_brackets(high)}; but to get there the second heap "
        f"would have to grow by {up}. Among the P-positions below, {in_brackets(good)} has the "
        "nearest gap, and a diagonal move leads there.",
        alt=f"A board with slanted lines, each through one P-position, a blue square: "
        f"{listed([in_brackets(p) for p in pairs], 6)}. From the dot {in_brackets(at)} on a dashed "
        f"line a red arrow points up to {in_brackets(high)}, which is no legal move, and a blue "
        f"arrow down to {in_brackets(good)}, which wins.",
        marks=tuple(marks),
        x=Axis("first heap", (-1, right + 0.5), tuple((v, str(v)) for v in range(right + 1))),
        y=Axis("second heap", (-1, top + 0.5), tuple((v, str(v)) for v in range(0, top + 1, 2))),
        columns=("x", "y", "gap"),
        data=tuple((a, b, b - a) for a, b in pairs),
        claims=("fractions/sec-3-diagonal", "fractions/sec-3-gaps"),
        aspect=1.25,
    )


def _towards(start: Position, end: Position, part: float, role: str) -> Arrow:
    """Return an arrow that covers this part of the way."""
    x, y = (a + part * (b - a) for a, b in zip(start, end, strict=True))
    return Arrow(start[0], start[1], x, y, role)


def _told(at: Position, k: int) -> str:
    return f"{in_brackets(at)}: N, gap {at[1] - at[0]}, no nim move wins for k = {k}"


def morphisms_printed(k: int) -> Figure:
    """Draw the images of 0 and 1 under three morphisms of the appendix."""
    sigma = Morphism({"0": k * "0" + "10", "1": k * "0" + "1"})
    named = {
        "θ": theta(k),
        "(Eη)ᵏη": (E @ ETA) ** k @ ETA,
        "Eσ": E @ sigma,
        "EσE": E @ sigma @ E,
    }
    marks: list[Mark] = []
    data: list[tuple[str, str, str, str]] = []
    wide = k + 2
    for row, (name, morphism) in enumerate(named.items()):
        y = -1.5 * row
        same = morphism == named["θ"]
        marks.append(Text(-1.2, y, name, "ink", 11, "right", bold=True))
        marks.append(Text(2 * wide + 5.4, y, "= θ" if same else "≠ θ", "p" if same else "move", 11))
        for column, letter in enumerate("01"):
            left = column * (wide + 3)
            image = morphism.images[letter]
            good = image == named["θ"].images[letter]
            data.append((name, letter, image, "yes" if good else "no"))
            marks.append(Text(left, y, f"{letter} ↦", "muted", 10))
            for place, bit in enumerate(image):
                hover = f"{name} sends {letter} to {image}" + ("" if good else ", unlike θ")
                role = ("p" if bit == "1" else "panel") if good else "move"
                box = Box(left + 1.1 + place, y - 0.45, 0.9, 0.9, role, hover=hover)
                words = "text" if role == "panel" else "on-p"
                marks += [box, Text(left + 1.55 + place, y, bit, words, 10)]
    swapped = f"0 ↦ {named['Eσ']('0')}, 1 ↦ {named['Eσ']('1')}"
    return Figure(
        id="morphism-errata",
        title="The morphisms of the appendix",
        caption=f"The appendix says that (Eη)ᵏη = Eσ = θ. For k = {k} the first equation is true, "
        f"the second is not: Eσ is {swapped}, with the two images of θ exchanged. Exchange the "
        "letters once more beforehand, and EσE = θ. The word that θ fixes is the right one.",
        alt="Four rows of digits in boxes, the images of 0 and of 1 under θ, (Eη)ᵏη, Eσ and EσE. "
        f"θ sends 0 to {named['θ']('0')} and 1 to {named['θ']('1')}. The second and third row are "
        "red: they have these two words in exchanged places. The last row equals the first.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-1.2, 2 * wide + 6.3)),
        y=Axis(hidden=True, range=(-5.4, 0.8)),
        columns=("morphism", "letter", "image", "as theta"),
        data=tuple(data),
        claims=("fractions/appendix-morphism",),
        aspect=2.2,
    )


def steps_printed() -> Figure:
    """Draw the sequence D of Example 2, printed and computed, and the b_n that they add up to."""
    k, to = 2, 15
    b = [pair(k, n)[1] for n in range(to + 1)]
    steps = [b[n] - b[n - 1] for n in range(1, to + 1)]
    first = next(n for n, (d, e) in enumerate(zip(D_PRINTED, steps, strict=False), 1) if d != e)
    marks: list[Mark] = []
    rows = (
        ("n", 0.0, [str(n) for n in range(1, to + 1)]),
        ("B", -1.0, [str(value) for value in b[1:]]),
        ("computed", -2.2, [str(d) for d in steps]),
        ("printed", -3.4, [str(d) for d in D_PRINTED]),
    )
    for name, y, values in rows:
        marks.append(Text(0.3, y, name, "muted" if name == "n" else "text", 9, "right"))
        for n, value in enumerate(values, start=1):
            if name in ("n", "B"):
                marks.append(Text(n, y, value, "muted" if name == "n" else "text", 9))
                continue
            wrong = name == "printed" and int(value) != steps[n - 1]
            role = "move" if wrong else "p" if value == "3" else "panel"
            hover = f"d({n}) = {b[n]} − {b[n - 1]} = {steps[n - 1]}"
            hover += f", printed {value}" if name == "printed" else ""
            marks.append(Box(n - 0.45, y - 0.45, 0.9, 0.9, role, hover=hover))
            marks.append(Text(n, y, value, "text" if role == "panel" else "on-p", 10))
    data = tuple(
        (n, b[n], steps[n - 1], D_PRINTED[n - 1] if n <= len(D_PRINTED) else "")
        for n in range(1, to + 1)
    )
    return Figure(
        id="steps-errata",
        title="The steps of Example 2, printed and computed",
        caption=f"For k = 2 the steps of B, computed and as Example 2 prints them. They part at "
        f"n = {first}, where {b[first - 1]} is followed by {b[first]}, a step of "
        f"{steps[first - 1]}: one 4 is missing in print, and all later terms stand one place too "
        "early. Our copy of the text may be at fault.",
        alt=f"Rows of boxes for n from 1 to {to}. The computed steps are "
        f"{', '.join(map(str, steps))}; the printed ones {', '.join(map(str, D_PRINTED))}. Where "
        f"they differ, first at n = {first}, the printed box is red.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(0.3, to + 0.7)),
        y=Axis(hidden=True, range=(-4.0, 0.5)),
        columns=("n", "b", "d", "d as printed"),
        data=data,
        claims=("fractions/ex-2",),
        aspect=3.0,
    )


EXHIBITS = (
    Exhibit(
        id="nearest-gap-errata",
        title="The nearest gap may lie too high",
        build=nearest_gap,
        parameters={"k": Parameter("the k of Γₖ, from 4 on", whole(4, 9), 4)},
        paper=PAPER,
        kind="errata",
        tags=("errata", "wythoff"),
        steps=("k", ("4", "5", "6")),
    ),
    Exhibit(
        id="morphism-errata",
        title="The morphisms of the appendix",
        build=morphisms_printed,
        parameters={"k": Parameter("the k of the morphisms, from 2 to 5", whole(2, 5), 2)},
        paper=PAPER,
        kind="errata",
        tags=("errata", "sturmian"),
        steps=("k", ("2", "3", "4", "5")),
    ),
    Exhibit(
        id="steps-errata",
        title="The steps of Example 2, printed and computed",
        build=steps_printed,
        paper=PAPER,
        kind="errata",
        tags=("errata", "beatty"),
        crop=(9.4, -4, 15.6, -1.6),
    ),
)
