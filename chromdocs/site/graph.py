"""What rests on what: a drawing of claims, whose boxes are links."""

import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from chromdocs.claims.claim import Claim
from chromdocs.claims.entry import STATUSES

LINE, AIR, APART = 15, 9, 6  # height of a line, the rest of a box, space below it
GAP, PAD = 46, 12  # space between columns, room inside a box
EDGE = 2  # room for the frame of a box
LETTER = 7.4  # width of a letter
LONGEST = 23  # letters of a line: three columns of these fit
WIDEST = 688  # what a page has room for beside its two margins
MOST = 12  # boxes of a column around one claim

Edges = list[tuple[str, str]]  # (what it rests on, a claim)
Uses = dict[str, list[str]]  # what each claim rests on


@dataclass(frozen=True)
class Node:
    """A box: a claim, the topic of its paper if that is another one, its link and its status."""

    claim: Claim
    topic: str
    link: str
    status: str
    focus: bool  # whether the page is about it

    @property
    def name(self) -> str:
        """Return the whole name, for those who hear it."""
        return ", ".join(filter(None, (self.topic, self.claim.named)))

    @property
    def lines(self) -> list[str]:
        """Return the lines in the box; a name that needs more than two is cut short."""
        named = textwrap.wrap(self.claim.named, LONGEST, max_lines=2, placeholder="…")
        return [self.topic] * bool(self.topic) + named

    def drawn(self, x: float, y: float, width: float) -> str:
        """Return the box at a place."""
        mark, words = " focus" if self.focus else "", STATUSES[self.status][0]
        return (
            f'<a xlink:href="{self.link}" class="{self.status}{mark}" '
            f'aria-label="{escape(self.name)}: {words}">'
            f"<title>{escape(f'{self.name}: {self.claim.title} ({words})')}</title>"
            f"{_box(x, y, width, self.lines, bool(self.topic))}</a>"
        )


@dataclass(frozen=True)
class More:
    """A box in the place of others, of which the page has a list at ``link``."""

    many: int
    link: str

    @property
    def lines(self) -> list[str]:
        """Return the line in the box."""
        return [f"+ {self.many} more"]

    def drawn(self, x: float, y: float, width: float) -> str:
        """Return the box at a place."""
        return f'<a xlink:href="{self.link}" class="more">{_box(x, y, width, self.lines)}</a>'


def around(id: str, uses: Uses, node: Callable[[str], Node]) -> str:
    """Return what *id* rests on and what rests on it, as far as there is room for.

    Two steps each way, or one; of one step no more than `MOST`, and then a box that leads to the
    whole list. So the drawing is never wider than the page, and its own box is always in view.
    """
    used_by: Uses = {one: [] for one in uses}
    for one, below in uses.items():
        for other in below:
            used_by[other].append(one)
    edges = [(a, b) for b, a in _steps(id, uses, 2)] + _steps(id, used_by, 2)
    columns = _columns([one for one in uses if any(one in edge for edge in edges)], edges)
    boxes: dict[str, Node | More] = {one: node(one) for column in columns for one in column}
    if _width(columns, boxes) <= WIDEST and max(map(len, columns), default=0) <= MOST:
        return _drawn(columns, edges, boxes)
    columns, edges, boxes = [[id]], [], {id: node(id)}
    for side, others in (("rests-on", uses[id]), ("used-by", used_by[id])):
        shown = others if len(others) <= MOST else others[: MOST - 1]
        column = [*shown]
        boxes |= {one: node(one) for one in shown}
        if len(shown) < len(others):
            column.append(side)
            boxes[side] = More(len(others) - len(shown), f"#{side}")
        if column:
            columns = [column, *columns] if side == "rests-on" else [*columns, column]
        edges += [(one, id) if side == "rests-on" else (id, one) for one in column]
    return _drawn(columns, edges, boxes)


def graph(uses: Uses, node: Callable[[str], Node]) -> str:
    """Return the claims that rest on each other as a drawing: on the left what others rest on.

    Claims without connections are left out; nothing at all is drawn if no two are connected.
    """
    edges = [(used, id) for id in uses for used in uses[id] if used in uses]
    columns = _columns([id for id in uses if any(id in edge for edge in edges)], edges)
    return _drawn(columns, edges, {id: node(id) for column in columns for id in column})


def _steps(id: str, near: Uses, steps: int) -> Edges:
    """Return the pairs of each claim and one beside it, a few steps from *id*."""
    found: dict[tuple[str, str], None] = {}
    here = [id]
    for _ in range(steps):
        new = [(one, other) for one in here for other in near[one]]
        found |= dict.fromkeys(new)
        here = [other for _, other in new]
    return [*found]


def _columns(ids: list[str], edges: Edges) -> list[list[str]]:
    """Put each claim right of all that it rests on, near the height of those."""
    level = dict.fromkeys(ids, 0)
    for _ in ids:  # uses have no circles, so that this settles
        for below, above in edges:
            level[above] = max(level[above], level[below] + 1)
    columns: list[list[str]] = [[] for _ in range(max(level.values(), default=-1) + 1)]
    place: dict[str, float] = {}
    for i, column in enumerate(columns):
        here = [id for id in ids if level[id] == i]
        weights = {
            id: [place[below] for below, above in edges if above == id and below in place]
            for id in here
        }
        column += sorted(here, key=lambda id: sum(weights[id]) / max(1, len(weights[id])))
        place |= {id: float(row) for row, id in enumerate(column)}
    return columns


def _widths(columns: list[list[str]], boxes: dict[str, Node | More]) -> list[float]:
    longest = (max(len(line) for id in column for line in boxes[id].lines) for column in columns)
    return [letters * LETTER + 2 * PAD for letters in longest]


def _width(columns: list[list[str]], boxes: dict[str, Node | More]) -> float:
    return sum(_widths(columns, boxes)) + GAP * (len(columns) - 1) + 2 * EDGE


def _height(box: Node | More) -> int:
    return len(box.lines) * LINE + AIR


def _drawn(columns: list[list[str]], edges: Edges, boxes: dict[str, Node | More]) -> str:
    """Return the drawing, each column in the middle of the height; empty without a connection."""
    if not edges:
        return ""
    tall = [sum(_height(boxes[id]) + APART for id in column) - APART for column in columns]
    places: dict[str, tuple[float, float, float]] = {}
    x: float = EDGE
    for column, width, own in zip(columns, _widths(columns, boxes), tall, strict=True):
        y = EDGE + (max(tall) - own) / 2
        for id in column:
            places[id] = (x, y, width)
            y += _height(boxes[id]) + APART
        x += width + GAP

    def end(id: str, right: bool) -> tuple[float, float]:
        x, y, width = places[id]
        return x + width * right, y + _height(boxes[id]) / 2

    lines = "".join(_line(end(a, True), end(b, False)) for a, b in edges)
    drawn = "".join(box.drawn(*places[id]) for id, box in boxes.items())
    width, height = _width(columns, boxes), max(tall) + 2 * EDGE
    return (
        '<div class="scroll graph" tabindex="0" role="region" aria-label="What rests on what">'
        f'<svg width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.0f} {height:.0f}">{lines}{drawn}</svg></div>'
    )


def _line(start: tuple[float, float], end: tuple[float, float]) -> str:
    (x, y), (u, v) = start, end
    bend = (u - x) / 2
    return (
        f'<path d="M{x:.0f} {y:.0f}C{x + bend:.0f} {y:.0f} {u - bend:.0f} {v:.0f} '
        f'{u:.0f} {v:.0f}"/>'
    )


def _box(x: float, y: float, width: float, lines: list[str], topic: bool = False) -> str:
    """Return a box with its lines, the first of them small if it is the *topic* of a paper."""
    first = ' class="topic"' if topic else ""
    text = "".join(
        f'<text{"" if i else first} x="{x + width / 2:.0f}" '
        f'y="{y + AIR / 2 + (i + 0.8) * LINE:.0f}">{escape(line)}</text>'
        for i, line in enumerate(lines)
    )
    height = len(lines) * LINE + AIR
    return f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{height}" rx="4"/>{text}'
