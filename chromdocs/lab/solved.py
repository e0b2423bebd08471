"""What the lab answers of a game: P-positions with a map, values, ⋆, one position, a board."""

import shlex
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import islice, product
from typing import Any

from chromdocs.door.handle import Handle
from chromdocs.figures.figure import Figure
from chromdocs.figures.to_plotly import chart
from chromdocs.games.game import Partizan, is_loopy
from chromdocs.lab.asked import Send
from chromdocs.lab.board import board, usual_start
from chromdocs.lab.bounds import TooLarge, of_p_positions, of_values, refuse_beyond
from chromdocs.lab.pictures import picture
from chromdocs.lab.question import Question, read
from chromdocs.numbers.periods import NoPeriod, Period, period
from chromdocs.solve.choose import solver
from chromdocs.words import in_brackets, listed, shortened

ROWS = 200  # of a table that a page shows
LOOKED = 20_000  # P-positions among which a period is looked for
CORNER = 15  # the largest heap of a board of values that a page shows
FEW = 5  # rows of values whose periods are told
NO_MAP = "A map of misère play is drawn for two heaps with the same moves everywhere."
OPTIONS = 30  # moves from a position that are listed

Data = dict[str, Any]


def answer(fields: dict[str, str], send: Send) -> Data:
    """Answer the fields of the form: what ``view`` names, with the Python that gives the same.

    A bound that is too large is answered by ``refused``, why, and ``goes``, the largest that goes.
    """
    question = read(fields)
    try:
        found = _VIEWS[question.view](question)
    except TooLarge as error:
        return {"refused": str(error), "goes": error.goes}
    game = question.handle.game
    about = {
        "name": shortened(game.name, 200),
        "called": shortened(game.called, 200),
        "rule": shortened(game.rule, 600),
        "heaps": game.heaps,
        "play": "misère play" if question.misere else "normal play",
    }
    return about | found


def _positions(question: Question) -> Data:
    """Answer with the P-positions up to the bound, as a map and as a table."""
    handle, to = question.handle, question.to
    game = handle.game
    refuse_beyond(game, of_p_positions(game, question.misere), to)
    found = handle.p_positions(to)
    figure, line = picture(question)
    several = "P-position" if len(found) == 1 else "P-positions"
    first = listed(found if game.heaps > 1 else (p for (p,) in found), 6)
    asked = [f"found = g.p_positions({to})", "print(found)"]
    periods = []
    if 1 < len(found) <= LOOKED:
        asked.append("print(found.period())")
        if (repeats := found.period()) and _goes_on(question, repeats):
            periods = [f"The P-positions {_repeat(repeats)}"]
    asked += [f"picture = {line}"] if line else []
    hint = "" if figure or not question.misere else NO_MAP
    if is_loopy(game):
        draws = sum(outcome == "D" for _, outcome in solver(game, question.misere).classes(to))
        many = f"{draws:,} position{'s' * (draws != 1)}" if draws else "No position"
        hint = f"{many} up to there, from which nobody can force a win. {hint}".rstrip()
    return {
        "said": f"{shortened(game.called, 90)}, {len(found):,} {several} with heaps up to {to:,}"
        f"{' in misère play' * question.misere}: {first}.",
        "hint": hint,
        "columns": [f"x{i}" for i in range(1, game.heaps + 1)],
        "rows": found[:ROWS],
        "count": len(found),
        "periods": periods,
        "python": question.program(*asked),
        "command": _command(question, f"--to {to}" + " --misere" * question.misere),
        "files": ["csv", "json", "tex", "md"] + ["bfile"] * (game.heaps == 1),
        **_drawn(figure),
    }


def _goes_on(question: Question, repeats: Period | NoPeriod) -> bool:
    """Tell whether a period of the P-positions that was seen is there twice as far out as well.

    The pairs of a Beatty sequence seem to repeat, now and then, and never do.
    """
    if not isinstance(repeats, Period) or repeats.certificate:
        return True
    game, far = question.handle.game, 2 * question.to + 1
    try:
        refuse_beyond(game, of_p_positions(game, question.misere), far)
    except ValueError:
        return False  # nobody knows
    again = question.handle.p_positions(far).period()
    return isinstance(again, Period) and replace(again, to=repeats.to) == repeats


def _repeat(repeats: Period | NoPeriod) -> str:
    """Say that something repeats, and how sure that is."""
    proved = isinstance(repeats, Period) and repeats.certificate
    return f"have {repeats}" if proved else f"look periodic: {repeats}"


def _values(question: Question) -> Data:
    """Answer with the Grundy values of all positions up to the bound."""
    handle, to = question.handle, question.to
    game = handle.game
    if isinstance(game, Partizan):
        raise ValueError(f"{game.name}: a partizan game has no Grundy values")
    refuse_beyond(game, of_values(game), to)
    values = handle.grundy(to)
    figure, line = picture(question)
    asked = [f"values = g.grundy({to})", "print(values)"]
    if game.heaps == 2:
        shown = range(game.lowest, min(to, CORNER) + 1)
        columns = ["x1 \\ x2", *map(str, shown)]
        rows: Iterable[Any] = ([x, *(values[x, y] for y in shown)] for x in shown)
        periods, more = _periods(handle, to)
        asked += more
    else:
        columns = [*(f"x{i}" for i in range(1, game.heaps + 1)), "grundy"]
        places = product(range(game.lowest, to + 1), repeat=game.heaps)
        rows = ([*place, values[place]] for place in places if values[place] is not None)
        low = f"[{game.lowest}:]" if game.lowest else ""
        repeats = period(values.tolist()[game.lowest :]) if game.heaps == 1 else None
        periods = [f"The values {_repeat(repeats)}"] if repeats else []
        asked += [f"print(cd.period(values.tolist(){low}))"] if game.heaps == 1 else []
    asked += [f"picture = {line}"] if line else []
    kind = "loopy values" if is_loopy(game) else "Grundy values"
    return {
        "said": f"{kind} of {shortened(game.called)}, heaps up to {to:,}.",
        "columns": columns,
        "rows": [["" if v is None else v for v in row] for row in islice(rows, ROWS)],
        "count": (to + 1 - game.lowest) ** game.heaps,
        "periods": periods,
        "python": question.program(*asked),
        "command": _command(question, f"--to {to} --grundy"),
        "files": ["csv", "json", "tex", "md"] + ["bfile"] * (game.heaps < 3 and not is_loopy(game)),
        **_drawn(figure),
    }


def _periods(handle: Handle, to: int) -> tuple[list[str], list[str]]:
    """Return the periods of the first rows of values of two heaps, and the line that asks."""
    count = min(FEW, to + 1)
    try:
        found = handle.rows(count, to).period()
    except ValueError:
        return [], []
    if not any(found):
        return [], []
    return [f"Row {x}: {one}" for x, one in enumerate(found)], [
        f"print(g.rows({count}, {to}).period())"
    ]


def _at(question: Question) -> Data:
    """Answer for one position: who wins, by which moves, and why."""
    handle, at = question.handle, question.at or usual_start(question.handle.game, question.misere)
    found = handle.at(at)
    lines = str(found).splitlines()
    asked = ", ".join(map(str, at))
    python = [f"print(g.at({asked}))"]
    value = ""
    if not question.misere and not isinstance(handle.game, Partizan):
        try:
            value = str(handle.value(at))
            python.append(f"print(g.value({asked}))")
        except ValueError:  # of a game that has none, or too far out
            value = ""
    options = handle.options(at)
    moves = f"{len(options):,} move{'s' * (len(options) != 1)}"
    return {
        "said": lines[0],
        "at": ",".join(map(str, at)),
        "lines": lines,
        "value": f"Grundy value {value}" if value else "",
        "options": f"{moves} from here: {listed(options, OPTIONS)}" if options else "",
        "claims": found.claims,
        "python": question.program(*python),
        "command": _command(
            question, f"--at {asked.replace(' ', '')}" + " --misere" * question.misere
        ),
    }


def _play(question: Question) -> Data:
    """Answer with a board to play on."""
    handle = question.handle
    at = question.at or usual_start(handle.game, question.misere)
    made = board(handle.game, at, question.misere)
    asked = ",".join(map(str, at))
    quoted = shlex.quote(handle.name)
    misere = " --misere" * question.misere
    return {
        "said": f"A board of {shortened(handle.game.called)} from {in_brackets(at)}.",
        "at": asked,
        "board": made,
        "python": question.program(f"print(g.at({asked.replace(',', ', ')}))"),
        "command": "" if question.way == "code" else f"chromdocs play {quoted} {asked}{misere}",
    }


def _command(question: Question, options: str) -> str:
    """Return the same question for the command line, which knows games by name."""
    if question.way == "code":
        return ""
    return f"chromdocs solve {shlex.quote(question.handle.name)} {options}"


def _drawn(figure: Figure | None) -> Data:
    if figure is None:
        return {"chart": None}
    short = replace(figure, title=shortened(figure.title, 120))
    return {"chart": chart(short), "caption": figure.caption, "alt": figure.alt}


_VIEWS: dict[str, Callable[[Question], Data]] = {
    "map": _positions,
    "star": _positions,
    "twice": _positions,
    "values": _values,
    "at": _at,
    "play": _play,
}
