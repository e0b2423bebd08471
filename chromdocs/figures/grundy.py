"""Grundy values of games on two heaps, as a carpet."""

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Cells, Figure, Mark, Text
from chromdocs.figures.plane import two_heaps
from chromdocs.games.game import Game, Partizan, is_loopy
from chromdocs.solve.choose import grundy_values
from chromdocs.words import in_brackets

NUMBERED = 11  # heaps up to which every value is written into its cell
LARGEST = 63
BANDS = (("p", 0, "0: P-positions"), ("accent", 1, "1"), ("move", 2, "2"), ("muted", 3, "3"))


def values(game: Game, to: int) -> dict[tuple[int, int], int]:
    """Return the Grundy value of every position with heaps up to *to*, in both orders.

    >>> from chromdocs.games.wythoff import wythoff
    >>> found = values(wythoff(), 2)
    >>> [found[x, 2] for x in range(3)]
    [2, 0, 1]
    """
    two_heaps(game)
    if isinstance(game, Partizan) or is_loopy(game):
        raise ValueError(f"{game.name} has no Grundy values that are numbers")
    found: dict[tuple[int, int], int] = {}
    for (x, y), value in grundy_values(game, to):
        found[x, y] = int(value)
        if game.symmetric:
            found[y, x] = int(value)
    return found


def grundy_carpet(game: Game, to: int) -> Figure:
    """Draw the Grundy values of a game on two heaps, the small ones in colours of their own."""
    found = values(game, to)
    low = game.lowest
    board = sorted(found)
    others = [p for p in board if found[p] > BANDS[-1][1]]
    marks: list[Mark] = []
    for role, wanted, label in (*BANDS, ("panel", -1, "")):
        own = [p for p in board if found[p] == wanted] if wanted >= 0 else others
        if own:
            said = tuple(_told(p, found[p]) for p in own)
            xs, ys = tuple(x for x, _ in own), tuple(y for _, y in own)
            marks.append(Cells(xs, ys, role, label, said))
    if to <= NUMBERED:
        marks += [
            Text(x, y, str(value), "text" if value > BANDS[-1][1] else "on-p", bold=value == 0)
            for (x, y), value in sorted(found.items())
        ]
    largest = max(found.values())
    place = in_brackets(min(p for p in board if found[p] == largest))
    first = ", ".join(str(found[x, low]) for x in range(low, min(to, low + 7) + 1))
    second = ", ".join(str(found[x, low + 1]) for x in range(low, min(to, low + 7) + 1))
    zeros = sum(value == 0 for value in found.values())
    called = game.called
    return Figure(
        id="grundy-carpet",
        title=f"The Grundy values of {called}",
        caption=f"The Grundy value of a position is the least number that none of its options has. "
        f"Of {called} with heaps up to {to}, {zeros} of {len(found)} positions have the value 0: "
        f"the P-positions. The values 1, 2 and 3 have a colour as well. The largest value here is "
        f"{largest}, first at {place}.",
        alt=f"A square carpet of cells, both heaps from {low} to {to}. The cells of the Grundy "
        f"values 0, 1, 2 and 3 have four colours, the others are grey"
        f"{'; each holds its value' if to <= NUMBERED else ''}. The lowest row begins {first}; "
        f"the next one {second}. {zeros} cells have the value 0.",
        marks=tuple(marks),
        x=Axis("first heap", (low - 0.6, to + 0.6), ticks(to), grid=False),
        y=Axis("second heap", (low - 0.6, to + 0.6), ticks(to), grid=False),
        columns=("first", "second", "grundy"),
        data=tuple((x, y, found[x, y]) for x, y in board),
        claims=(),
        equal=True,
        aspect=1.0,
    )


def _told(position: tuple[int, int], value: int) -> str:
    if value == 0:
        return f"{in_brackets(position)}: value 0, a P-position"
    listed = "0" if value == 1 else f"each of 0 to {value - 1}"
    return f"{in_brackets(position)}: value {value}; moves lead to {listed}, none to {value}"
