"""Slips of the star paper that a small picture tells: the preprint beside what is computed."""

from fractions import Fraction

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Exhibit, Figure, Line, Mark, Points
from chromdocs.figures.plane import coordinates
from chromdocs.games.game import Position
from chromdocs.games.wythoff import wythoff_pair
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.numbers.zeckendorf import ends_in_even_zeros, zeckendorf
from chromdocs.papers.star.figures.wythoff import SLOPE
from chromdocs.papers.star.paper import PAPER
from chromdocs.papers.star.solved import p_positions
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets

ORDER = 6


def wythoff_misprint(to: int) -> Figure:
    """Draw the pairs that Section 1.2 has for Wythoff nim, and the P-positions."""
    halves = [Quadratic(Fraction(k, 2), Fraction(1, 2), 5) for k in (-1, 1)]
    printed: list[Position] = []
    while (pair := tuple(half.floor_times(len(printed)) for half in halves))[1] <= to:
        printed.append(pair)
    pairs: list[Position] = []
    while (pair := wythoff_pair(len(pairs)))[1] <= to:
        pairs.append(pair)
    wrong = [p for p in printed if p not in pairs]
    groups = (
        ("p", "P-positions", 8.0, pairs, [f"n = {n}, {p}: P" for n, p in enumerate(pairs)]),
        (
            "accent",
            "in the preprint",
            5.0,
            printed,
            [
                f"in the preprint for n = {n}: {p}, {'P' if p in pairs else 'an N-position'}"
                for n, p in enumerate(printed)
            ],
        ),
    )
    marks: list[Mark] = [
        Line((0, to / SLOPE), (0, to), "p", dashed=True),
        Line((0, to / SLOPE**2), (0, to), "accent", dashed=True),
    ]
    for role, label, size, own, said in groups:
        marks.append(Points(*coordinates(own), role, label, tuple(said), size))
    return Figure(
        id="wythoff-pairs-errata",
        title="A misprint in the pairs of Wythoff nim",
        caption="In the preprint, Section 1.2: the pairs ⌊(√5 − 1)n/2⌋, ⌊(√5 + 1)n/2⌋. They have "
        f"the slope φ², and already n = 1 gives {wrong[0]}, from which one wins at once. The "
        "P-positions of Wythoff nim, smaller heap first, follow the line of slope φ: both moduli "
        f"are one too small there. Up to {to}, {len(wrong)} of its {len(printed)} pairs are "
        "N-positions.",
        alt=f"A chart with the first heap to the right, the second up to {to}. Blue squares, the "
        "P-positions, follow a dashed line of slope φ; marked dots, the pairs of the preprint, "
        "follow a steeper one. The first of these after (0, 0) are "
        f"{', '.join(map(str, printed[1:4]))}, the first P-positions "
        f"{', '.join(map(str, pairs[1:4]))}.",
        marks=tuple(marks),
        x=Axis("smaller heap", (-0.8, to / SLOPE + 1), ticks(int(to / SLOPE) + 1, 2)),
        y=Axis("larger heap", (-0.8, to + 0.8), ticks(to, 5)),
        columns=("n", "printed a", "printed b", "a", "b"),
        data=tuple((n, *printed[n], *pairs[n]) for n in range(min(len(printed), len(pairs)))),
        claims=("star/wythoff-p",),
        aspect=1.3,
    )


def tails(to: int) -> Figure:
    """Draw the P-positions of W⋆ and mark those that Corollary 1 forgets."""
    found = p_positions(to)
    shown = sorted({*found, *(p[::-1] for p in found)} - {(0, 0)})
    kept = [p for p in shown if all(ends_in_even_zeros(heap) for heap in p if heap)]
    lost = [p for p in shown if p not in kept]
    marks: list[Mark] = []
    for own, role, label, size in (
        (kept, "p", "P, even tails", 7.0),
        (lost, "accent", "P, an odd tail", 7.0),
    ):
        said = tuple(
            f"{in_brackets(p)}: P, " + ", ".join(f"{h} is coded {zeckendorf(h)}" for h in {*p} if h)
            for p in own
        )
        marks.append(Points(*coordinates(own), role, label, said, size))
    numbers = [p[1] for p in lost if p[0] == 0]
    listed = ", ".join(f"{n} = {zeckendorf(n)}" for n in numbers[:4])
    return Figure(
        id="star-tails-errata",
        title="⋆-operator, Corollary 1: what it forgets",
        caption="Corollary 1 says that the codings of both heaps of a P-position of (Wythoff nim)⋆ "
        f"end in an even number of zeros. Up to {to} it holds wherever both heaps are full. But "
        "every position with an empty heap is P too, as no move fits, and the other heap may end "
        f"as it likes: {listed}, … end in an odd number.",
        alt=f"A square chart, both heaps from 0 to {to}. Blue squares near the diagonal and on the "
        f"axes are P-positions with even tails. Marked dots, all on the axes, are P-positions with "
        f"an odd tail: {', '.join(map(str, numbers))}, and the same on the other axis.",
        marks=tuple(marks),
        x=Axis("first heap", (-0.8, to + 0.8), ticks(to, 5)),
        y=Axis("second heap", (-0.8, to + 0.8), ticks(to, 5)),
        columns=("x", "y", "coding of x", "coding of y", "tails"),
        data=tuple(
            (*p, zeckendorf(p[0]), zeckendorf(p[1]), "even" if p in kept else "odd") for p in shown
        ),
        claims=("star/cor-1",),
        equal=True,
        aspect=1.0,
    )


EXHIBITS = (
    Exhibit(
        id="wythoff-pairs-errata",
        title="A misprint in the pairs of Wythoff nim",
        build=wythoff_misprint,
        parameters={"to": Parameter("the largest heap", whole(5, 60), 26)},
        paper=PAPER,
        kind="errata",
        tags=("wythoff", "beatty", "errata"),
    ),
    Exhibit(
        id="star-tails-errata",
        title="⋆-operator, Corollary 1: what it forgets",
        build=tails,
        parameters={"to": Parameter("the largest heap", whole(5, 60), 22)},
        paper=PAPER,
        kind="errata",
        tags=("star", "wythoff", "zeckendorf", "errata"),
    ),
)
