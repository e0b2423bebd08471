"""What rests on what: a drawing of claims, whose boxes are links."""

from collections.abc import Callable, Iterable
from html import escape

from chromdocs.claims.claim import Claim
from chromdocs.claims.entry import STATUSES

LINE, GAP, PAD = 30, 46, 12  # height of a line, space between columns, room inside a box
LETTER = 7.4  # width of a letter

Link = Callable[[Claim], str]


def around(id: str, claims: dict[str, Claim]) -> set[str]:
    """Return the claims that *id* rests on, all the way down, and those that rest on it."""

    def reached(step: Callable[[str], Iterable[str]]) -> set[str]:
        found, waiting = {id}, [id]
        while waiting:
            new = set(step(waiting.pop())) - found
            found |= new
            waiting += new
        return found

    down = reached(lambda one: (used for used in claims[one].uses if used in claims))
    return down | reached(lambda one: (c.id for c in claims.values() if one in c.uses))


def graph(claims: list[Claim], link: Link, status: Callable[[str], str], focus: str = "") -> str:
    """Return the claims that rest on each other as a drawing: on the left what others rest on.

    Claims without connections are left out; nothing at all is drawn if no two are connected.
    """
    known = {claim.id: claim for claim in claims}
    edges = [(used, c.id) for c in claims for used in c.uses if used in known]
    drawn = {id for edge in edges for id in edge}
    if not drawn:
        return ""
    columns = _columns([id for id in known if id in drawn], edges)
    boxes: dict[str, tuple[float, float, float]] = {}
    x, height = 1.0, 0.0
    for column in columns:
        width = max(len(known[id].named) for id in column) * LETTER + 2 * PAD
        for i, id in enumerate(column):
            boxes[id] = (x, i * LINE + 1, width)
        x += width + GAP
        height = max(height, len(column) * LINE)
    width = x - GAP + 1
    lines = "".join(_line(boxes[a], boxes[b]) for a, b in edges)
    nodes = "".join(
        _node(known[id], boxes[id], link(known[id]), status(id), id == focus) for id in boxes
    )
    return (
        '<div class="scroll graph" tabindex="0" role="region" aria-label="What rests on what">'
        f'<svg width="{width:.0f}" height="{height + 2:.0f}" '
        f'viewBox="0 0 {width:.0f} {height + 2:.0f}">{lines}{nodes}</svg></div>'
    )


def _columns(ids: list[str], edges: list[tuple[str, str]]) -> list[list[str]]:
    """Put each claim right of all that it rests on, near the height of those."""
    level = dict.fromkeys(ids, 0)
    for _ in ids:  # uses have no circles, so that this settles
        for below, above in edges:
            level[above] = max(level[above], level[below] + 1)
    columns: list[list[str]] = [[] for _ in range(max(level.values()) + 1)]
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


def _line(start: tuple[float, float, float], end: tuple[float, float, float]) -> str:
    x, y = start[0] + start[2], start[1] + LINE / 2 - 3
    u, v = end[0], end[1] + LINE / 2 - 3
    bend = (u - x) / 2
    return (
        f'<path d="M{x:.0f} {y:.0f}C{x + bend:.0f} {y:.0f} {u - bend:.0f} {v:.0f} '
        f'{u:.0f} {v:.0f}"/>'
    )


def _node(
    claim: Claim, box: tuple[float, float, float], href: str, status: str, focus: bool
) -> str:
    x, y, width = box
    mark, words = " focus" if focus else "", STATUSES[status][0]
    return (
        f'<a xlink:href="{href}" class="{status}{mark}" '
        f'aria-label="{escape(claim.named)}: {words}">'
        f"<title>{escape(f'{claim.place}: {claim.title} ({words})')}</title>"
        f'<rect x="{x:.0f}" y="{y:.0f}" width="{width:.0f}" height="{LINE - 6}" rx="4"/>'
        f'<text x="{x + width / 2:.0f}" y="{y + LINE / 2 + 2:.0f}">{escape(claim.named)}</text></a>'
    )
