"""Figures on the constrained k-Mouse, where the previous player may forbid some moves."""

from functools import cache

from chromdocs.figures.figure import Exhibit, Figure, Mark, Points
from chromdocs.figures.plane import coordinates
from chromdocs.games.constrained_mouse import constrained_mouse
from chromdocs.games.game import Position
from chromdocs.games.mousetrap import MOUSE_PAIRS
from chromdocs.papers.star.figures.mouse import TO
from chromdocs.papers.star.figures.ornament_board import diamond, heap_axis
from chromdocs.papers.star.paper import PAPER
from chromdocs.parameters import Parameter, key_of, whole
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets, listed

ORDER = 16
READINGS = {  # reading: moves on one heap, what may be forbidden, in words
    "printed": ("short", "any", "fewer than 3 tokens from one heap, any uneven move forbidden"),
    "all-any": ("all", "any", "all of nim, any uneven move forbidden"),
    "short-both": ("short", "both", "fewer than 3 from one heap, moves on both heaps forbidden"),
    "corrected": ("all", "both", "all of nim, only uneven moves on both heaps forbidden"),
}


@cache
def _solved(k: int, nim: str, block: str, to: int) -> dict[Position, str]:
    """Return the P-positions of a constrained Mouse up to *to*, in both orders, and why."""
    game = constrained_mouse(k, nim, block)
    played = solver(game)
    found = {}
    for position in played.p_positions(to):
        goals = sorted({o for o in game.options(position) if played.is_p(o)})
        listed = ", ".join(map(in_brackets, goals))
        why = f"what would win, {listed}, can be forbidden" if goals else "no move would win"
        for heaps in {position, position[::-1]}:
            mirrored = f", of {in_brackets(position)}" if heaps != position and goals else ""
            found[heaps] = f"{in_brackets(heaps)}: P, {why}{mirrored}"
    return found


def constrained(k: int, to: int) -> Figure:
    """Draw the P-positions of the constrained k-Mouse, beside the pairs of the Mouse game."""
    found = _solved(k, "all", "both", to)
    lost = sorted(found)
    pairs = sorted(_pairs(to))
    marks: list[Mark] = [
        Points(*coordinates(lost), "p", "P-positions", tuple(found[p] for p in lost), diamond(to)),
    ]
    if k > 3:
        said = tuple(f"{in_brackets(p)}: a pair of the Mouse game, k = 3" for p in pairs)
        marks.insert(0, Points(*coordinates(pairs), "muted", "k = 3", said, diamond(to) / 2))
    forbids = "one" if k == 3 else f"up to {k - 2}"
    upper = [p for p in lost if p[0] <= p[1]]
    shared = sum(p in found for p in pairs if p[0] <= p[1])
    beside = (
        "By Theorem 7, in the reading that makes it true, they are the pairs ⌊3n/2⌋, 3n−1 of the "
        "Mouse game and (0, 0)."
        if k == 3
        else f"For k > 3 the paper leaves open what they are. {shared} of the {len(upper)} are "
        "shared with k = 3, whose P-positions are the small dots."
    )
    return Figure(
        id="constrained-mouse",
        title=f"The P-positions of the constrained {k}-Mouse",
        caption=f"In the constrained {k}-Mouse one takes any number from one heap, or from both "
        f"numbers that differ by less than {k}; the opponent may first forbid {forbids} of the "
        "moves that take different numbers from both heaps, and one to (0, 0) besides. The "
        f"P-positions up to {to} begin with {listed(upper, 7)}. {beside}",
        alt=f"A square chart, both heaps from 0 to {to}. {len(lost)} blue squares, the "
        "P-positions, lie near two rays from the origin that are mirror images of each other: "
        f"{listed(upper, 5)}."
        + (
            " Small grey dots beside them are the pairs for k = 3."
            if k > 3
            else " No two share a row or a column."
        ),
        marks=tuple(marks),
        x=heap_axis("first heap", to),
        y=heap_axis("second heap", to),
        columns=("n", "smaller", "larger"),
        data=tuple((n, *p) for n, p in enumerate(upper)),
        claims=("star/thm-7", "star/q-k-mouse"),
        equal=True,
        aspect=1.0,
    )


def _pairs(to: int) -> set[Position]:
    return {p for pair in MOUSE_PAIRS.up_to(to) for p in (pair, pair[::-1])}


def readings(reading: str, to: int) -> Figure:
    """Draw the P-positions of the constrained 3-Mouse in one reading, against Theorem 7."""
    nim, block, words = READINGS[reading]
    found, pairs = _solved(3, nim, block, to), _pairs(to)
    good, bad, gone = (
        sorted(found.keys() & pairs),
        sorted(found.keys() - pairs),
        sorted(pairs - found.keys()),
    )
    marks: list[Mark] = [
        Points(*coordinates(good), "p", "P", tuple(found[p] for p in good), diamond(to))
    ]
    if bad:
        told = tuple(found[p] for p in bad)
        marks.append(Points(*coordinates(bad), "accent", "wrong P", told, diamond(to)))
    if gone:
        said = tuple(f"{in_brackets(p)}: N, though Theorem 7 says P" for p in gone)
        marks.append(Points(*coordinates(gone), "red", "wrong N", said, diamond(to)))
    first = f"The first that is wrong is {in_brackets(bad[0])}: " if bad else ""
    seen = f"The first wrong ones are {listed(bad, 3)}." if bad else "None is wrong."
    why = found[bad[0]].split("P, ")[1] + ". " if bad else f"Here it is true, up to {to}. "
    return Figure(
        id="constrained-mouse-errata",
        title="Four readings of the constrained 3-Mouse",
        caption="Theorem 7 says that the P-positions of the constrained 3-Mouse are the pairs "
        f"⌊3n/2⌋, 3n−1 and (0, 0). This is the reading: {words}. {first}{why}Of the four readings "
        "only one makes the theorem true: moves on one heap are those of nim, and cannot be "
        "forbidden.",
        alt=f"A square chart, both heaps from 0 to {to}. P-positions that Theorem 7 names are blue "
        f"squares, {len(good)} here, on two rays of slopes about 2 and 1/2. P-positions that it "
        f"does not name are dots, {len(bad)} here; dots of another colour, {len(gone)} on the "
        f"rays, are N though it says P. {seen}",
        marks=tuple(marks),
        x=heap_axis("first heap", to),
        y=heap_axis("second heap", to),
        columns=("x", "y", "found", "stated"),
        data=tuple(
            (*p, "P" if p in found else "N", "P" if p in pairs else "N")
            for p in sorted(found.keys() | pairs)
        ),
        claims=("star/thm-7",),
        equal=True,
        aspect=1.0,
    )


EXHIBITS = (
    Exhibit(
        id="constrained-mouse",
        title="The P-positions of the constrained k-Mouse",
        build=constrained,
        parameters={
            "k": Parameter("numbers taken from both heaps differ by less than k", whole(3, 8), 3),
            "to": Parameter(TO, whole(8, 40), 30),
        },
        paper=PAPER,
        tags=("mouse", "wythoff"),
        steps=("k", ("3", "4", "5", "6")),
    ),
    Exhibit(
        id="constrained-mouse-errata",
        title="Four readings of the constrained 3-Mouse",
        build=readings,
        parameters={
            "reading": Parameter(
                "printed, all-any, short-both or corrected", key_of(READINGS, "reading"), "printed"
            ),
            "to": Parameter(TO, whole(8, 40), 20),
        },
        paper=PAPER,
        kind="errata",
        tags=("mouse", "errata"),
        steps=("reading", tuple(READINGS)),
    ),
)
