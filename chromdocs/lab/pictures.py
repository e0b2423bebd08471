"""The picture that goes with an answer of the lab, and the line of Python that makes it."""

from chromdocs.door.handle import Handle
from chromdocs.door.look import figure as exhibit
from chromdocs.figures.figure import Axis, Figure, Points
from chromdocs.figures.grundy import LARGEST as CARPET
from chromdocs.figures.outcomes import LARGEST, SLICE, is_flat
from chromdocs.games.game import Partizan, is_loopy
from chromdocs.lab.question import Question

DRAWN = 5_000  # P-positions that a chart has room for
POINTS = 2_000  # values of one heap


def picture(question: Question) -> tuple[Figure | None, str]:
    """Return the figure that goes with an answer, and the line of Python that makes it.

    It goes as far as there is room for.

    >>> from chromdocs.lab.question import read
    >>> figure, line = picture(read({"game": "mark", "to": "1000"}))
    >>> print(figure.title, "|", line)
    Who wins from one heap of MARK | g.plot(400)
    """
    handle = question.handle
    if question.view == "values":
        return _carpet(handle, question.to)
    to = max(question.to, handle.game.lowest, 1)
    others = question.others if handle.heaps > 2 else None
    if is_flat(handle.game):
        sizes = sorted(map(max, handle.p_positions(to)))
        to = to if len(sizes) <= DRAWN else sizes[DRAWN] - 1
    elif question.misere:  # the other pictures are of normal play
        return None, ""
    else:
        to = min(to, LARGEST.get(handle.heaps, SLICE))
    given = f", others={others}" if others else ""
    return handle.plot(to, others=others), f"g.plot({to}{given})"


def _carpet(handle: Handle, to: int) -> tuple[Figure | None, str]:
    """Return a carpet of the values of two heaps, or those of one heap as points."""
    game = handle.game
    if isinstance(game, Partizan) or is_loopy(game):
        return None, ""
    if game.heaps == 2:
        to = max(1, min(to, CARPET))
        made = exhibit("grundy-carpet", game=game, to=to)
        return made, f'cd.figure("grundy-carpet", game=g.game, to={to})'
    if game.heaps > 2 or to < 1:
        return None, ""
    to = min(to, POINTS)
    values = handle.grundy(to).tolist()
    heaps = tuple(range(len(values)))
    most = max(values)
    made = Figure(
        id="values",
        title=f"The Grundy values of {game.called}",
        caption=f"The Grundy values of {game.called} with heaps up to {to}.",
        alt=f"Points: across the heap, from 0 to {to}, up its Grundy value, at most {most}.",
        marks=(
            Points(
                heaps,
                tuple(values),
                "p",
                hover=tuple(f"{n}: value {value}" for n, value in enumerate(values)),
                size=5 if to < 200 else 3,
            ),
        ),
        x=Axis("heap", (-0.5, to + 0.5)),
        y=Axis("Grundy value", (-0.5, most + 0.5)),
        columns=("heap", "value"),
        data=tuple(enumerate(values)),
    )
    return made, ""
