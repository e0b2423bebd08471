r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 5, second half: colourings in which red dominates.
"""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.chromatic import chromatic
from chromdocs.games.dominated import locally_green_dominated
from chromdocs.games.game import Position
from chromdocs.numbers.real import real
from chromdocs.papers.chromatic.claims import formulas_local as formulas
from chromdocs.papers.chromatic.claims.colourings import (
    EVERY,
    every,
    levels,
    local_starts,
    red_dominated,
)
from chromdocs.papers.chromatic.conventions import INDEX, ZERO_COLOUR
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "Section 5")

STOPS = {  # colourings that repeat what is in brackets: does the first pairing stop?
    "(RGR)": True,
    "R(GR)": False,
    "RR(GR)": False,
    "RR(GGRR)": False,
    "RRR(GGRRR)": True,
}

_P6_WENT_WRONG = r"""
    The letter of Definition 5, which asks for $d \in S$. For red levels $d$ the equivalence is
    right. Of a green level the definition does not speak; to the letter the game is not locally
    green-dominated there, and $(d,d)$ would be a P-position, while the move to $(0,0)$ wins. And
    every domination below a green level would be maximal: in RRGGRGR the pairing would end at
    level 5, and a fresh start at level 6 would give $(6,7)$ in place of the P-position $(4,7)$. The
    proof counts green levels among the dominated ones, and so read all is well, but for the word
    "stops": with the colours RGRGRG… all levels from 2 on are locally green-dominated. The proof
    says itself that the domination need not fail.
    """


@SECTION.claim(
    "fig-2",
    "The first P-positions of 3/2-chromatic nim",
    doubt="Our copy has the caption and the text about the figure, not the drawing. That the three "
    "pictures show these positions is taken from the text, Remark 7 included.",
    perturbed=[
        {"pictures": ((1, 1), (2, 3), (5, 5))},
        {"colours": ("RR", "GR", "GR")},
        {"beta": "5/3"},
        {"red": (1, 3, 4, 6, 7, 8)},
        {"green": (2, 5, 8, 10)},
    ],
)
def fig_2(
    solve: Solve,
    pictures: tuple[Position, ...] = ((1, 1), (2, 3), (4, 4)),
    colours: tuple[str, ...] = ("RR", "GR", "RR"),
    beta: str = "3/2",
    red: tuple[int, ...] = (1, 3, 4, 6, 7, 9),
    green: tuple[int, ...] = (2, 5, 8, 11),
) -> Iterator[Case]:
    r"""In $\frac32$-chromatic nim $S=\{1,3,4,6,7,9,\dots\}$, with complement $\{2,5,8,11,\dots\}$.
    The first three P-positions but the terminal one are $(1,1)$, both stacks red, $(2,3)$, one
    green and one red, and $(4,4)$, both red. Red dominates $S$, and green does not.

    The levels are computed, the P-positions found by brute force. As
    $\lfloor\frac32(n+2)\rfloor=\lfloor\frac32n\rfloor+3$, the colours repeat after three levels. So
    red dominates all of $S$ if up to no level of the first three green is ahead, and in all three
    together red is not behind.
    """
    reds = [real(beta).floor_times(n) for n in range(INDEX.first, 13)]
    colour = "".join("R" if level in reds else "G" for level in range(ZERO_COLOUR.first, 13))
    yield Case("red levels", red, tuple(reds[: len(red)]))
    yield Case("green levels", green, tuple(levels(colour, "G")[: len(green)]))
    period = colour[: Fraction(beta).numerator]
    leads = [2 * period[:n].count("R") - n for n in range(1, len(period) + 1)]
    yield Case("red dominates", True, min(leads) >= 0)
    yield Case("green dominates", False, colour[0] == "G")
    found = solve(game(f"chromatic:beta={beta}")).p_positions(7)[1:]
    for n, (picture, shown) in enumerate(zip(pictures, colours, strict=True)):
        yield Case(("picture", n + 1), picture, found[n] if n < len(found) else None)
        tops = "".join(colour[stack - 1] for stack in picture)
        yield Case(("colours of picture", n + 1), shown, tops)


@SECTION.claim(
    "def-5",
    "Locally green-dominated at a level",
    bound=EVERY,
    unit="stacks of",
    perturbed=[{"removed": 0}, {"red": False}, {"reach": 1}, {"maximal": 6}],
)
def def_5(
    bound: int, removed: int = 1, red: bool = True, reach: int = 0, maximal: int = 3
) -> Iterator[Case]:
    r"""A colouring is *locally green-dominated* at a level $d \in S$ if, for some green level $k$,
    green dominates what is left of a stack of $d$ tokens when its lower $k-1$ tokens are removed:
    of the levels from $k$ to $d$, the $i$-th green one is below the $i$-th red one, for all $i$.
    This is maximal if the colouring is not locally green-dominated at level $d+1$.

    First the example of Remark 7: in $\frac32$-chromatic nim $k=2$ serves for $d=3$, and there the
    domination is maximal. It also shows how "a game on $d$ tokens" is to be read: with $d=3$ tokens
    left above the removed one, green would not dominate. Then, for all colourings of up to so many
    levels and every $d$, the definition is compared with the function of the library, which counts
    instead. To the letter the domination at $d$ is also maximal when $d+1$ is green, as a green
    level is never locally green-dominated; where that matters is said at Proposition 6.
    """
    three_halves = "".join("R" if n % 3 != 2 else "G" for n in range(1, 13))
    yield Case("3/2, d = 3: k", [2], local_starts(three_halves, 3, removed, red, reach))
    last = next(
        d for d in range(3, 12) if not local_starts(three_halves, d + 1, removed, red, reach)
    )
    yield Case("3/2: domination from 3 on is maximal at", maximal, last)
    for height in range(1, bound + 1):
        for colours in every(height, "RG"):
            found = locally_green_dominated(levels(colours, "R"), height)
            said = bool(local_starts(colours, height, removed, red, reach))
            yield Case((colours, f"d = {height}"), said, found)


def _proposition_6(
    bound: int,
    solve: Solve,
    every_level: bool,
    least: bool = True,
    offset: int = 0,
    same: int = 0,
    run: bool | None = None,
) -> Iterator[Case]:
    """Compare, for each taller stack d, the P-positions with those that the pairing gives.

    With *every_level*, Definition 5 is read for green levels too. *run* says how it is read where
    the start of the pairing is compared with that of a run of locally green-dominated levels.
    """
    for colours, seen in red_dominated(bound):
        top = len(colours)
        rows: dict[int, list[int]] = {d: [] for d in range(top + 1)}
        for (x, d), is_p in solve(chromatic(levels(colours, "R"))).outcomes(top):
            rows[d] += [x] if is_p else []
        for d in [top] if seen else range(1, top + 1):
            shifts = local_starts(colours, d, red=not every_level)
            said = [] if shifts else [d - same]
            if shifts and colours[d - 1] == "R":
                k = min(shifts) if least else max(shifts)
                i = colours[k - 1 : d].count("R") + offset
                said = [n for n in range(k, d) if colours[n - 1] == "G"][i - 1 : i]
                if run is not None:
                    start = d
                    while local_starts(colours, start - 1, red=run):
                        start -= 1
                    yield Case(f"d = {d}, colours {colours[:d]}: start of the run", k, start)
            why = f"level {d} is green, so from ({d}, {d}) the move to (0, 0) wins"
            yield Case(
                f"P-positions with taller stack {d}, colours {colours[:d]} from below",
                ", ".join(f"({x}, {d})" for x in said) or "none",
                ", ".join(f"({x}, {d})" for x in rows[d]) or "none",
                why if colours[d - 1] == "G" else "",
            )


def _stops(every_level: bool, said: Mapping[str, bool]) -> Iterator[Case]:
    """Compare where the first run of dominated levels ends, in colourings that repeat what is in
    brackets, with what is *said*: that it ends, or not."""
    for name, ends in said.items():
        start, period = name.rstrip(")").split("(")
        # if green is behind in the period, the run ends while it makes up for one period
        far = len(start) + 2 * len(period) * len(name)
        colours = start + period * far
        found = [bool(local_starts(colours, d, red=not every_level)) for d in range(1, far + 1)]
        end = next((d for d in range(1, far) if found[d - 1] > found[d]), None)
        yield Case(f"{name} repeated: the pairing stops", ends, end is not None, f"at level {end}")


@SECTION.claim(
    "prop-6",
    "Red-dominated colourings",
    bound=36,
    unit="stacks of",
    uses=["def-5", "lem-3"],
    repaired={"every_level": True, "stops": False},
)
def prop_6(
    bound: int, solve: Solve, every_level: bool = False, stops: bool = True
) -> Iterator[Case]:
    r"""Let red dominate $S$, and let $d$ be a positive integer. Then $(d,d)$ is a P-position if and
    only if the game is not locally green-dominated at level $d$. If it is, let $k$ be the least
    level with which Definition 5 is satisfied: the P-positions follow from Lemma 3 with level $k$
    in place of level 1, that is, the $i$-th green and the $i$-th red level from $k$ on are one.
    This stops at a level where the local domination is maximal.

    Every red-dominated colouring of up to twelve levels, and up to the bound the odious levels, the
    vile levels and one that is drawn by chance: for each $d$, the P-positions whose taller stack is
    $d$, found from the rules, are compared with those that the proposition gives. Colours above the
    taller stack do not matter, so a finite stack stands for all colourings that continue it. By
    Definition 5, to the letter, the game is never locally green-dominated at a green level; of all
    red levels the first sentence is true. That the computation stops is tried on colourings with a
    period, where it can be told for all levels.
    """
    yield from _proposition_6(bound, solve, every_level)
    yield from _stops(every_level, {name: stops or ends for name, ends in STOPS.items()})


@SECTION.corrected(
    "prop-6",
    went_wrong=_P6_WENT_WRONG,
    severity="letter",
    proof="learn/chromatic-nim/#local",
    perturbed=[
        {"ends": {"(RGR)": False}},
        {"ends": {"R(GR)": True}},
        {"every_level": False},
        {"least": False},
        {"offset": 1},
        {"same": 1},
        {"red_runs": True},
    ],
)
def prop_6_corrected(
    bound: int,
    solve: Solve,
    every_level: bool = True,
    least: bool = True,
    offset: int = 0,
    same: int = 0,
    red_runs: bool = False,
    ends: Mapping[str, bool] = STOPS,
) -> Iterator[Case]:
    r"""Read Definition 5 for every level $d$, green ones too; there $k=d$ always serves. Let red
    dominate $S$, and let $d$ be a positive integer. Then $(d,d)$ is a P-position if and only if the
    game is not locally green-dominated at level $d$. If it is, let $k$ be the least level with
    which Definition 5 is satisfied: the $i$-th green and the $i$-th red level from $k$ on are a
    P-position. All levels from $k$ to $d$ are locally green-dominated, and level $k-1$ is not. With
    their stacks exchanged, and with $(0,0)$, these are all P-positions. The pairing from $k$ on
    stops at the first level where the domination is maximal, if there is one. There need not be:
    with all odd levels red, and with the colours RRGRGRGR…, it never stops.

    The same colourings as for the printed form. For each $d$ the P-positions whose taller stack is
    $d$ are found from the rules; where $d$ is green there is none. For each red $d$ that is locally
    green-dominated, $k$ is compared with the first of the dominated levels that lead up to $d$
    without a gap. So the pairing ends where the domination is maximal, and starts afresh above.
    Whether it ever stops is told for colourings with a period: if in a period green is not behind,
    no level above the first period is lower in lead than all before it.
    """
    yield from _proposition_6(bound, solve, every_level, least, offset, same, red_runs)
    yield from _stops(every_level, ends)


@SECTION.claim(
    "rem-7",
    "3/2-chromatic nim worked through Proposition 6",
    uses=["def-5", "prop-6", "fig-2"],
    perturbed=[
        {"first": (1, 2)},
        {"second": (2, 4)},
        {"k": 1},
        {"d": 6},
        {"steps": 2},
        {"beta": "7/5"},
    ],
)
def rem_7(
    solve: Solve,
    first: Position = (1, 1),
    second: Position = (2, 3),
    k: int = 2,
    d: int = 3,
    steps: int = 1,
    beta: str = "3/2",
) -> Iterator[Case]:
    r"""In $\frac32$-chromatic nim the first P-position but the terminal one is $(1,1)$, both stacks
    red. The second is $(2,3)$, with mixed colours. Definition 5 is satisfied with $k=2$ and $d=3$,
    and at $d=3$ the local green-domination is maximal: the pairing of Lemma 3, which starts at
    level 2, a green one, ends after one step.

    $S$ is computed, Definition 5 applied to the letter, and the P-positions are found by brute
    force. For one step: level 3 is paired with a lower level, 4 with itself, so $(4,4)$ is a
    P-position. The remark speaks of starting with the 2nd green layer rather than the first red
    one. We read: with layer 2, which is green, rather than layer 1, which is red; the second green
    layer would be level 5.
    """
    reds = {real(beta).floor_times(n) for n in range(INDEX.first, 9)}
    colours = "".join("R" if level in reds else "G" for level in range(ZERO_COLOUR.first, 13))
    lost = solve(game(f"chromatic:beta={beta}")).p_positions(7)
    yield Case("first P-positions", [first, second], lost[1:3])
    yield Case("colours of the first", "RR", "".join(colours[stack - 1] for stack in first))
    yield Case("colours of the second", "GR", "".join(colours[stack - 1] for stack in second))
    yield Case(f"d = {d}: the least k", [k], local_starts(colours, d)[:1])
    dominated = (level for level in sorted(reds) if local_starts(colours, level))
    yield Case("first level with local domination", d, next(dominated))
    yield Case("domination at the next level", False, bool(local_starts(colours, d + 1)))
    yield Case("the next level pairs with itself", True, (d + 1, d + 1) in lost)
    paired = [position for position in lost if k <= position[0] < position[1] <= d]
    yield Case(f"pairs from {k} to {d}", steps, len(paired))


SECTION.decided(
    "prop-6",
    formulas.PROPOSITION_6,
    how=formulas.HOW,
    wrong=formulas.WRONG,
    within=formulas.WITHIN,
)
