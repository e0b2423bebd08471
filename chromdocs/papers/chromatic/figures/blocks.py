"""The list 0, ..., 2^m - 1 in four blocks: Figures 3 and 4 of *Chromatic nim*, drawn our way.

Blocks are rows, one below the other, and numbers with the same last digits share a column. So
one sees what the proof of Lemma 10 uses: A and D look alike, and so do B and C.
"""

from chromdocs.figures.figure import (
    Arrow,
    Axis,
    Box,
    Exhibit,
    Figure,
    Line,
    Mark,
    Points,
    Text,
)
from chromdocs.figures.theme import on
from chromdocs.games.evil import colour, explained, tau
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import signed

ORDER = 3
NAMES = "ABCD"
PREFIXES = ("00", "01", "10", "11")
COLUMNS = ("n", "binary", "block", "colour", "tau")


def _rows(m: int) -> tuple[tuple[int, str, str, str, int], ...]:
    """Return number, binary digits, block, colour and tau for the list of length 2^m."""
    return tuple((n, f"{n:0{m}b}", NAMES[n >> (m - 2)], colour(n), tau(n)) for n in range(2**m))


def _hover(n: int, digits: str, block: str, score: int) -> str:
    return f"{explained(n)}\nblock {block}, digits {digits}, τ({n}) = {signed(score)}"


def blocks_16() -> Figure:
    """Draw the list 0, ..., 15 as a table of four blocks: number, digits, colour, tau."""
    rows = _rows(4)
    across, down, wide, high = 2.45, 2.3, 2.15, 1.2
    right = 4 * across + 0.05
    top = {block: -NAMES.index(block) * down for block in NAMES}
    marks: list[Mark] = []
    for block, prefix in zip(NAMES, PREFIXES, strict=True):
        y = top[block]
        marks += [
            Box(-2.3, y - 2.05, right + 2.3, 2.05, "panel", rounded=True),
            Text(-1.8, y - 0.8, block, "ink", 17, bold=True),
            Text(-0.65, y - 0.8, f"{prefix}…", "text", 10),
            Text(-0.28, y - 1.72, "τ", "muted", 10),
        ]
    for n, digits, block, shade, score in rows:
        x, y = (n % 4) * across + 0.1, top[block] - 0.2 - high
        hover = _hover(n, digits, block, score)
        marks += [
            Box(x, y, wide, high, shade, hover=hover, rounded=True),
            Text(x + 0.65, y + 0.78, str(n), on(shade), 14, bold=True),
            Text(x + 1.65, y + 0.78, shade[0].upper(), on(shade), 10, bold=True),
            Text(x + wide / 2, y + 0.3, f"{digits[:2]}\u2009{digits[2:]}", on(shade), 9),
            Text(x + wide / 2, top[block] - 1.72, signed(score), "text", 10),
        ]
    for column, suffix in enumerate(PREFIXES):
        marks.append(Text(column * across + 0.1 + wide / 2, 0.42, f"…{suffix}", "muted", 10))
    marks += [
        *_arrows(right + 0.15, top["A"] - 1.02, down, (2.2, 0.95)),
        Text(right + 1.6, top["D"] + 0.12, "+12", "text", 10, "right"),
        Text(right + 0.95, top["C"] + 0.12, "+4", "text", 10, "right"),
    ]
    return Figure(
        id="evil-blocks-16",
        title="The list of length 16 from four blocks",
        caption="The numbers 0 to 15 in four blocks, as in Figure 3 of the paper. Each row puts "
        "its two digits before 00, 01, 10 and 11. The arrows from A to D and from B to C change "
        "two leading digits at once, so they keep the colour (R for evil, G for odious) and τ. "
        "Each block has as many greens as reds.",
        alt="A table of four rows, the blocks A, B, C and D of the numbers 0 to 15. Rows A and D "
        "read red green green red with τ = −1, 0, 1, 0; rows B and C read green red red green with "
        "τ = 1, 0, −1, 0. One arrow leads from A to D (add 12), another from B to C (add 4).",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-2.45, right + 2.5)),
        y=Axis(hidden=True, range=(top["D"] - 2.2, 0.8)),
        columns=COLUMNS,
        data=rows,
        claims=("chromatic/fig-3", "chromatic/lem-10"),
        aspect=(right + 4.95) / (3.0 - top["D"]),
    )


def blocks(m: int) -> Figure:
    """Draw the list 0, ..., 2^m - 1 as four strips, each with its running tau."""
    rows = _rows(m)
    count = 2 ** (m - 2)
    cell = 64 / count  # a strip is 64 wide, whatever m
    gap = min(0.16, 0.06 * cell)
    top = {block: -NAMES.index(block) * 2.4 for block in NAMES}
    marks: list[Mark] = []
    for block, prefix in zip(NAMES, PREFIXES, strict=True):
        y = top[block]
        own = [row for row in rows if row[2] == block]
        curve = tuple(y - 1.58 + 0.36 * row[4] for row in own)
        middles = (0, *(cell * (i + 0.5) for i in range(count)), 64)
        marks += [
            Box(-16, y - 2.15, 81, 2.15, "panel"),
            Text(-14.1, y - 0.6, block, "ink", 13, bold=True),
            Text(-0.7, y - 0.6, f"{prefix}{'·' * (m - 2)}", "text", 9.5, "right"),
            Text(-15, y - 1.58, f"{own[0][0]}–{own[-1][0]}", "muted", 9, "left"),
            Text(-1.3, y - 1.58, "τ", "muted", 10),
            Line((0, 64), (y - 1.58, y - 1.58), "grid"),
            Line(middles, (curve[0], *curve, curve[-1]), "accent", step=True),
        ]
        for i, (n, digits, _, shade, score) in enumerate(own):
            letter = shade[0].upper() if count <= 16 else ""
            size = min(11, 150 / count)
            corner = cell * i + gap, y - 1.0
            hover = _hover(n, digits, block, score)
            marks.append(Box(*corner, cell - 2 * gap, 0.8, shade, letter, hover, size=size))
    if count > 16:
        marks += [_symbols(shade, rows, top, cell) for shade in ("red", "green")]
    zeros, ones = "…" + "0" * (m - 2), "…" + "1" * (m - 2)
    marks += [
        Text(0.3, 0.45, zeros, "muted", 9, "left"),
        Text(63.7, 0.45, ones, "muted", 9, "right"),
        *_arrows(66, top["A"] - 1.07, 2.4, (13.5, 8.5)),
        Text(74.5, top["D"] + 0.12, f"+{3 * count}", "text", 9, "right"),
        Text(73.3, top["C"] + 0.12, f"+{count}", "text", 9, "right"),
    ]
    return Figure(
        id="evil-blocks",
        title=f"The list of length {2**m} from four blocks",
        caption=f"The numbers 0 to {2**m - 1} in four blocks of {count}, with their two leading "
        "digits, as in Figure 4 of the paper. Below each strip is its running τ. The arrows from "
        "A to D and from B to C change two digits at once: the strips are the same, red for red "
        "and green for green, and so is τ.",
        alt=f"Four strips of {count} red and green cells, the blocks A, B, C and D of the numbers "
        f"0 to {2**m - 1}. Strips A and D are equal, and so are B and C, which have the opposite "
        "colours. Under each strip a step line shows τ, between −1 and 1, ending at 0. Arrows lead "
        "from A to D and from B to C.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-16.5, 80.5)),
        y=Axis(hidden=True, range=(top["D"] - 2.3, 0.85)),
        columns=COLUMNS,
        data=rows,
        claims=("chromatic/fig-4", "chromatic/lem-10"),
        aspect=1.75,
    )


def _symbols(
    shade: str, rows: tuple[tuple[int, str, str, str, int], ...], top: dict[str, float], cell: float
) -> Points:
    """Return dots low in red cells, rings high in green ones: cells too narrow for letters."""
    count = len(rows) // 4
    own = [(n, block) for n, _, block, c, _ in rows if c == shade]
    x = tuple(cell * (n % count + 0.5) for n, _ in own)
    y = tuple(top[block] - (0.75 if shade == "red" else 0.45) for _, block in own)
    return Points(x, y, on(shade), size=min(5, 170 / count))


def _arrows(x: float, y: float, down: float, far: tuple[float, float]) -> list[Mark]:
    """Return the arrows from A to D and from B to C; *far* says how far out they go."""
    return [
        Arrow(x, y, x, y - 3 * down, "ink", far[0] / (2.25 * down)),
        Arrow(x, y - down, x, y - 2 * down, "ink", far[1] / (0.75 * down)),
    ]


EXHIBITS = (
    Exhibit(
        id="evil-blocks-16",
        title="The list of length 16 from four blocks",
        build=blocks_16,
        paper=PAPER,
        kind="words",
        tags=("figure 3", "evil", "colours"),
        striking=1,
    ),
    Exhibit(
        id="evil-blocks",
        title="The list of length 2ᵐ from four blocks",
        build=blocks,
        parameters={"m": Parameter("the list has 2^m numbers", whole(3, 8), 6)},
        paper=PAPER,
        kind="words",
        tags=("figure 4", "evil", "colours"),
        steps=("m", ("3", "4", "5", "6")),
        crop=(-1, -9.3, 65, 0.6),
        striking=1,
    ),
)
