"""Figures on what was scanned: the Mouse in misère play, and where dividing leaves a pattern."""

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Cells, Exhibit, Figure, Line, Points
from chromdocs.figures.plane import coordinates
from chromdocs.games.catalogue import game
from chromdocs.papers.beyond.paper import PAPER
from chromdocs.papers.beyond.scans import SCANS, outcomes
from chromdocs.parameters import Parameter, one_of, whole
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets, listed

ORDER = 35
PLAY = one_of("normal", "misère")
KINDS = (  # the role of each kind of pattern, and its name
    ("p", "digits at the end"),
    ("move", "the outcomes repeat after m"),
    ("accent", "another pattern, proved"),
    ("n", "another pattern, seen"),
    ("grid", "none found"),
)


def misere_mouse(to: int) -> Figure:
    """Draw the P-positions of the Mouse game in normal and in misère play."""
    played = game("mouse")
    normal, misere = (solver(played, wins).p_positions(to) for wins in (False, True))
    both = [sorted({*pairs, *(p[::-1] for p in pairs)}) for pairs in (normal, misere)]
    pad = max(1.0, to / 40)
    size = min(9, max(2, 300 / (to + 1)))
    axes = [
        Axis(f"{which} heap", (-pad, to + pad), ticks(to), grid=False)
        for which in ("first", "second")
    ]
    return Figure(
        id="scan-mouse",
        title="The Mouse in misère play",
        caption=f"P-positions of the Mouse game with heaps up to {to}. In normal play they are "
        f"{listed(normal, 5)}; in misère play {listed(misere, 5)}. Except (0, 0), each is one of "
        "the others with both heaps one lower.",
        alt=f"A square chart, both heaps from 0 to {to}. Blue squares, the P-positions of normal "
        "play, lie on two rays of slopes 2 and 1/2. Red diamonds, those of misère play, lie one "
        "step to the left of and one step below each blue square, joined to it by a short line.",
        marks=(
            *(Line((x - 1, x), (y - 1, y), "muted") for x, y in both[0] if x and y),
            Points(*coordinates(both[0]), "p", "normal play", _told(both[0], "normal"), size),
            Points(*coordinates(both[1]), "move", "misère play", _told(both[1], "misère"), size),
        ),
        x=axes[0],
        y=axes[1],
        columns=("n", "normal_x", "normal_y", "misere_x", "misere_y"),
        data=tuple(
            (n, *pair, *lower)
            for n, (pair, lower) in enumerate(zip(normal[1:], misere, strict=False), 1)
        ),
        claims=("beyond/misere-mouse",),
        equal=True,
        aspect=1.0,
    )


def _told(positions: list[tuple[int, ...]], play: str) -> tuple[str, ...]:
    return tuple(f"{in_brackets(p)}: P in {play} play" for p in positions)


def _kind(m: int, d: int, found: str, certified: str) -> int:
    """Return which of `KINDS` the pattern is that a scan found."""
    if d % m == 0:
        return 0
    if found == "none":
        return 4
    return (1 if found == "period" else 2) if certified == "yes" else 3


def divided(play: str) -> Figure:
    """Draw what was found where 1 to m - 1 are taken or the heap is divided by d."""
    asked = {each.game: each for each in outcomes("divide") if each.question == play}
    cells: dict[int, list[tuple[int, int, str]]] = {kind: [] for kind in range(len(KINDS))}
    rows = []
    for d in range(2, 10):
        for m in range(2, 9):
            take = ",".join(map(str, range(1, m)))
            each = asked[f"mark:k={d}" if m == d else f"divide:take={take},by={d}"]
            kind = _kind(m, d, each.found, each.certified)
            size = f", {each.states} states" if each.states else ""
            size += f", period {each.period} from {each.preperiod} on" if each.period else ""
            cells[kind].append((m, d, f"m = {m}, d = {d}: {each.found}{size}"))
            rows.append((m, d, each.found, each.certified, each.period, each.states))
    to = SCANS["divide"].questions[play]
    return Figure(
        id="scan-divided",
        title=f"Take up to m − 1, or divide by d: {play} play",
        caption=f"Each cell is a game: take 1 to m − 1 tokens, or leave one d-th, rounded down, "
        f"in {play} play. Heaps up to {to:,} were scanned for a period and for automata of up to "
        "40 states. Where m divides d, the digits at the end decide; at the lower right the "
        "outcomes come to repeat.",
        alt=f"A chart of {len(rows)} cells, m from 2 to 8 across and d from 2 to 9 up. "
        + " ".join(
            f"{label[0].upper()}{label[1:]}: {len(cells[kind])} cells."
            for kind, (_, label) in enumerate(KINDS)
        ),
        marks=tuple(
            Cells(
                tuple(m for m, _, _ in cells[kind]),
                tuple(d for _, d, _ in cells[kind]),
                role,
                label,
                tuple(said for _, _, said in cells[kind]),
            )
            for kind, (role, label) in enumerate(KINDS)
            if cells[kind]
        ),
        x=Axis("m: take 1 to m − 1", (1.5, 8.5), tuple((m, str(m)) for m in range(2, 9))),
        y=Axis("d: divide by d", (1.5, 9.5), tuple((d, str(d)) for d in range(2, 10))),
        columns=("m", "d", "found", "certified", "period", "states"),
        data=tuple(rows),
        claims=("beyond/divided-digits", "beyond/divided-period"),
        aspect=1.25,
    )


EXHIBITS = (
    Exhibit(
        id="scan-mouse",
        title="The Mouse in misère play",
        build=misere_mouse,
        parameters={"to": Parameter("the largest heap that is shown", whole(8, 60), 26)},
        paper=PAPER,
        kind="positions",
        tags=("mouse", "misère"),
    ),
    Exhibit(
        id="scan-divided",
        title="Take up to m − 1, or divide by d",
        build=divided,
        parameters={"play": Parameter("normal or misère", PLAY, "normal")},
        paper=PAPER,
        kind="positions",
        tags=("mark", "scan"),
        steps=("play", ("normal", "misère")),
    ),
)
