"""Column 0 under ⋆⋆: a defect that wanders off for ever, and rows that change, for four games."""

from chromdocs.figures.figure import Axis, Cells, Exhibit, Figure, Line, Mark, Points
from chromdocs.games.star_iterates import changes, next_star
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.parameters import Parameter, whole

ORDER = 31
GAMES = (  # moves on one heap, role, what is known
    ((7, 8, 17, 20), "move", "never settles: proved"),
    ((2, 6, 8, 9, 18), "green", "never settles: proved"),
    ((3, 4, 5, 10, 11, 12, 15), "accent", "stops, as far as we see"),
    ((3, 11, 13), "p", "nobody knows"),
)


def strips(to: int, times: int) -> Figure:
    """Draw the moves up to *to* on one heap after 0, 2, 4, ... stars, a strip for each."""
    far = 4 * to  # so that moves beyond the border have their say
    now = sum(1 << n for n in (1, 6, *range(12, far + 1, 8)))
    found = []
    for _ in range(times + 1):
        found.append([n for n in range(1, to + 1) if now >> n & 1])
        now = next_star(next_star(now, far), far)
    last = {*found[-1]}
    marks: list[Mark] = []
    for k, moves in enumerate(found):
        for role, own, word in (
            ("move", [n for n in moves if n % 8 == 6], "has come to stay"),
            ("p", [n for n in moves if n % 8 == 4], "will go"),
            ("ink", [1], "is always a move"),
        ):
            said = tuple(f"{n} after {2 * k} stars: {word}" for n in own)
            label = {"move": "come to stay", "p": "will go", "ink": ""}[role] if not k else ""
            marks.append(Cells(tuple(own), (-2 * k,) * len(own), role, label, said))
    gone = len({*found[0]} - last)
    return Figure(
        id="double-star-strips",
        title="A column that never settles",
        caption=f"Moves on one heap, up to {to}, of the game that takes 1, 6 or 12, 20, 28, …: "
        f"at the top of the game itself, below after 2, 4, … stars, as far as {2 * times}. Each "
        "double star takes away the lowest move that leaves 4 when divided by 8 and adds the next "
        "one that leaves 6. The place where it happens wanders off, 8 at a time, and comes to no "
        "end.",
        alt=f"{times + 1} strips of cells along the numbers 1 to {to}. In each, cells eight apart "
        "on the left and, two places to the left of that row, cells eight apart on the right. The "
        f"border between the two moves right by eight from strip to strip; {gone} of the cells of "
        "the first strip are gone in the last.",
        marks=tuple(marks),
        x=Axis("move", (0, to + 1), tuple((n, str(n)) for n in range(0, to + 1, 20)), grid=False),
        y=Axis(
            "stars",
            (-2 * times - 1.2, 1.2),
            tuple((-2 * k, str(2 * k)) for k in range(times + 1)),
            grid=False,
        ),
        columns=("stars", "move"),
        data=tuple((2 * k, n) for k, moves in enumerate(found) for n in moves),
        claims=("beyond/never-settles",),
        aspect=2.1,
    )


def rows(to: int) -> Figure:
    """Draw for some games the lowest row that each double star changes."""
    marks: list[Mark] = []
    data = []
    for moves, role, known in GAMES:
        lowest = [row for row, _ in changes(moves, to)]
        name = ", ".join(map(str, moves))
        steps = tuple(range(1, len(lowest) + 1))
        data += [(name, k, row) for k, row in zip(steps, lowest, strict=True)]
        said = tuple(
            f"take {name}: double star {k} changes row {row} and none below it"
            for k, row in zip(steps, lowest, strict=True)
        )
        marks += [
            Line(steps, tuple(lowest), role),
            Points(steps, tuple(lowest), role, f"{name} ({known})", said, 5),
        ]
    stopped = [row for name, _, row in data if name == ", ".join(map(str, GAMES[2][0]))]
    most = max(k for _, k, _ in data)
    return Figure(
        id="double-star-rows",
        title="How high a double star changes the moves",
        caption="Games on one heap, named by their moves. Across: the double stars, one after "
        f"another; up: the lowest row that each of them changes, as far as row {to:,}. For two "
        "games it is proved that they go on for ever. A straight line alone proves nothing: the "
        f"third game changes {len(stopped)} times, at last in row {stopped[-1]:,}, and then no "
        "more that we have seen.",
        alt=f"Four lines with dots that rise from left to right, up to {to:,}. Two are straight "
        "after a few steps and leave the picture at the top, the flattest after "
        f"{most} steps. One is straight too, and ends at {stopped[-1]:,}. The last is crooked and "
        "steep.",
        marks=tuple(marks),
        x=Axis("double star", (0, most + 1)),
        y=Axis("lowest row that changes", (0, to * 1.04)),
        columns=("moves", "double star", "lowest row"),
        data=tuple(data),
        claims=("beyond/finite-unsettled", "star/q-2"),
    )


EXHIBITS = (
    Exhibit(
        id="double-star-strips",
        title="A column that never settles",
        build=strips,
        parameters={
            "to": Parameter("the largest move", whole(30, 160), 92),
            "times": Parameter("how many double stars", whole(2, 16), 8),
        },
        paper=PAPER,
        kind="moves",
        tags=("star", "limit"),
        crop=(0, -11, 46, 1.2),
    ),
    Exhibit(
        id="double-star-rows",
        title="How high a double star changes the moves",
        build=rows,
        parameters={"to": Parameter("the highest row", whole(8500, 12000), 9000)},
        paper=PAPER,
        kind="numbers",
        tags=("star", "limit"),
    ),
)
