"""Where the fractions paper prints something that fails: printed and computed side by side."""

from chromdocs.figures.figure import Arrow, Axis, Box, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.games.game import Position
from chromdocs.games.gamma import candidates, extra_moves, gamma, pair
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.contfrac import ContinuedFraction, alpha, beta, duchene_rigo_pair
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed

ORDER = 6
TO = 20  # numbers on a line
MOVE_PRINTED = (163, 780)
Pair = tuple[ContinuedFraction, ContinuedFraction]


def duchene_rigo_printed(k: int) -> Figure:
    """Draw the pair (3) as printed, whose sequences miss numbers, and the mended pair."""
    printed = (duchene_rigo_pair(k)[0], ContinuedFraction((k + 1,), (k, 1)))
    return _two_lines(k, printed, duchene_rigo_pair(k), "display (3)", "fractions/eq-3")


def abstract_printed(k: int) -> Figure:
    """Draw the pair of the abstract, whose sequences collide, and the mended pair."""
    printed = (alpha(k), ContinuedFraction((k + 1,), (k, 1)))
    return _two_lines(k, printed, (alpha(k), beta(k)), "the abstract", "fractions/abstract-cf")


def _two_lines(k: int, printed: Pair, mended: Pair, where: str, claim: str) -> Figure:
    """Draw two pairs of Beatty sequences on number lines, one above the other."""
    marks: list[Mark] = []
    data: list[tuple[int, str, int]] = []
    wrong: list[str] = []
    for y, name, both in ((0.0, "printed", printed), (-4.6, "mended", mended)):
        sequences = [Beatty(x.value()) for x in both]
        head = f"{name}: α = {both[0]}, β = {both[1]}"
        marks += [
            Text(0.4, y + 1.9, head, "text", 9, "left"),
            Line((0.4, TO + 0.6), (y, y), "muted"),
        ]
        for sign, height in (("α", 0.62), ("β", -0.62)):
            marks.append(Text(0.15, y + height, f"⌊n{sign}⌋", "muted", 9, "right"))
        for m in range(1, TO + 1):
            found = [sequence.index(m) for sequence in sequences]
            times = sum(map(bool, found))
            data.append((m, name, times))
            if times != 1:
                wrong.append(f"{m} {'twice' if times else 'never'}")
                marks.append(Text(m, y - 1.6, str(times), "move", 9, bold=True))
            for n, low, sign in zip(found, (0.15, -1.1), "αβ", strict=True):
                if n or not times:
                    role = "move" if times != 1 else "p" if sign == "α" else "accent"
                    said = f"{m} = ⌊{n}·{sign}⌋" if n else f"{m}: in neither sequence"
                    said += ", attained twice" if times == 2 else ""
                    size = (0.88, 0.95) if n else (0.88, 0.12)
                    bottom = y + low if n else y - 0.06
                    marks.append(Box(m - 0.44, bottom, *size, role, hover=said, rounded=bool(n)))
                if n:
                    marks.append(Text(m, y + low + 0.475, str(m), "on-p", 8.5))
    if wrong:
        marks.append(Text(0.15, -1.6, "times", "move", 8.5, "right"))
    told = (
        f"As printed the two sequences do not share out the numbers: {listed(wrong, 8)}."
        if wrong
        else "For k = 1 the printed pair is right: it is the pair of Wythoff nim."
    )
    seen = (
        f"On the upper line, as printed, these are wrong and red, with 0 or 2 beneath: "
        f"{listed(wrong, 12)}. On the lower line every number has one box."
        if wrong
        else "Both lines are alike: every number has one box, blue above the line or in another "
        "colour below it."
    )
    return Figure(
        id="pair-errata",
        title=f"The pair of {where} and its repair",
        caption=f"Above, the two numbers of {where} for k = {k}; below, with the right partner of "
        f"α. {told} With β = {mended[1]}, every number is attained once: 1/α + 1/β = 1.",
        alt=f"Two number lines from 1 to {TO}, each with boxes ⌊nα⌋ above and ⌊nβ⌋ below. {seen}",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.3, TO + 0.8)),
        y=Axis(hidden=True, range=(-6.5, 2.4)),
        columns=("number", "pair", "times attained"),
        data=tuple(data),
        claims=(claim, "fractions/eq-2"),
        equal=True,
        aspect=2.4,
    )


def extra_move_printed() -> Figure:
    """Draw the last move of Example 5 as printed and as computed, near the P-positions."""
    k, i = 4, 3
    terms = extra_moves(k, i)
    before, right = [next(terms) for _ in range(3)][1:]
    low, high = (155, 766), (170, 794)
    pairs = [(n, p) for n in range(120, 145) if low < (p := pair(k, n)) < high]
    x, y = (tuple(p[c] for _, p in pairs) for c in (0, 1))
    reached = _reached(k, right, without=right)
    marks: list[Mark] = [
        Arrow(right[0], right[1] - 1, right[0], right[1] - 11, "move"),
        Text(right[0] + 0.3, right[1] - 10, "to (0, 0)", "move", 9, "left"),
        Points(x, y, "p", "P", tuple(f"{in_brackets(p)}: P, pair number {n}" for n, p in pairs), 8),
        Points(
            (right[0],),
            (right[1],),
            "move",
            "computed",
            (f"{in_brackets(right)}: {before[0]} + {before[1] + 1} = {right[0]}, leads to (0, 0)",),
            9,
        ),
        Points(
            (MOVE_PRINTED[0],),
            (MOVE_PRINTED[1],),
            "n",
            "printed",
            (f"{in_brackets(MOVE_PRINTED)}: the printed move, with no P-position just above it",),
            9,
        ),
        Text(right[0] - 0.5, right[1] + 4.2, "(161, 781)", "p", 9, "right"),
        Text(right[0] - 0.6, right[1] - 0.2, "(161, 780)", "move", 9, "right"),
        Text(MOVE_PRINTED[0] + 0.5, MOVE_PRINTED[1], "(163, 780)", "muted", 9, "left"),
    ]
    return Figure(
        id="extra-move-errata",
        title="A move of Example 5, printed and computed",
        caption="For k = 4 and i = 3 the third extra move is printed as "
        f"{in_brackets(MOVE_PRINTED)}. The recursion gives {before[0]} + {before[1] + 1} = "
        f"{right[0]}, so {in_brackets(right)}: just below the P-position "
        f"{in_brackets((right[0], right[1] + 1))}, as every extra move is. Without it "
        f"{in_brackets(right)} has {len(reached) or 'no'} move to a P-position, and would be "
        "one itself.",
        alt="A section of the board, first heap 156 to 169, second heap 767 to 793. Blue squares, "
        "the P-positions, climb steeply to the right. A red diamond at (161, 780) touches the "
        "square (161, 781) from below, and an arrow leads from it down to (0, 0). A grey dot at "
        "(163, 780), the printed move, stands away from all squares.",
        marks=tuple(marks),
        x=Axis("first heap", (155, 170), tuple((v, str(v)) for v in range(156, 170, 2))),
        y=Axis("second heap", (765, 795), tuple((v, str(v)) for v in range(770, 795, 5))),
        columns=("what", "x", "y"),
        data=(
            ("printed", MOVE_PRINTED[0], MOVE_PRINTED[1]),
            ("computed", right[0], right[1]),
            *(("P-position", p[0], p[1]) for _, p in pairs),
        ),
        claims=("fractions/ex-5", "fractions/lem-23"),
        aspect=1.4,
    )


def _reached(k: int, position: Position, without: Position) -> list[Position]:
    """Return the P-positions that a move of Gamma_k other than *without* reaches."""
    played, known = gamma(k), candidates(k)
    taken = {without, without[::-1]}
    moves = [m for m in played.moves.within(position) if m not in taken]
    return [p for m in moves if (p := (position[0] - m[0], position[1] - m[1])) in known]


EXHIBITS = (
    Exhibit(
        id="duchene-rigo-errata",
        title="The pair (3) and its repair",
        build=duchene_rigo_printed,
        parameters={"k": Parameter("the k of [1; 1, k, 1, k, ...]", whole(1, 9), 2)},
        paper=PAPER,
        kind="errata",
        tags=("errata", "beatty", "continued fraction"),
        steps=("k", ("1", "2", "3", "4")),
    ),
    Exhibit(
        id="abstract-errata",
        title="The pair of the abstract and its repair",
        build=abstract_printed,
        parameters={"k": Parameter("the k of [1; k, 1, k, ...]", whole(1, 9), 2)},
        paper=PAPER,
        kind="errata",
        tags=("errata", "beatty", "continued fraction"),
        steps=("k", ("1", "2", "3", "4")),
    ),
    Exhibit(
        id="extra-move-errata",
        title="A move of Example 5, printed and computed",
        build=extra_move_printed,
        paper=PAPER,
        kind="errata",
        tags=("errata", "wythoff"),
    ),
)
