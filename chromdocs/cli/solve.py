"""The command `chromdocs solve`: P-positions up to a bound, or an answer for one position."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from chromdocs.cli.output import (
    Arguments,
    bar,
    complain,
    data,
    dump,
    format_of,
    meter,
    write,
)
from chromdocs.figures.formats import FORMATS
from chromdocs.figures.outcomes import is_flat, outcomes
from chromdocs.figures.plane import plane
from chromdocs.files import is_same
from chromdocs.games import catalogue
from chromdocs.games.game import Game, Position
from chromdocs.solve.answer import answer
from chromdocs.solve.choose import grundy_at, grundy_values, solver
from chromdocs.solve.listing import p_positions
from chromdocs.tables.positions import refuse_no_sequence, sequence, to_bfile, to_tex
from chromdocs.tables.table import MOST_ROWS
from chromdocs.words import counted, in_brackets

ENDINGS = {"txt": "text", **{name: name for name in ("csv", "json", "svg", "tex")}}


def solve(a: Arguments) -> None:
    game = catalogue.game(a.game)
    if a.store is not None and (not a.store or _is_output(a)):
        raise ValueError("solve: --store needs the name of a file, and not that of -o")
    format = format_of(a, "text", ENDINGS)
    if a.slice is not None and format != "svg":
        raise ValueError("solve: --slice says what a picture shows; it goes with --format svg")
    if a.grundy and a.misere:
        raise ValueError("solve: Grundy values are for normal play; leave out --misere")
    if a.at is not None:
        if a.outcomes or format not in ("text", "json"):
            given = "--outcomes" if a.outcomes else format
            raise ValueError(f"solve: --at answers as text or json, not {given}")
        if a.store:
            raise ValueError("solve: --store goes with --to")
        return _solve_at(a, game, catalogue.position(a.at), format)
    if a.store and (a.grundy or a.outcomes):
        raise ValueError("solve: --store keeps P-positions; leave out --grundy and --outcomes")
    if a.grundy and a.outcomes:
        raise ValueError("solve: give --grundy or --outcomes, not both")
    if format == "svg":
        return _solve_svg(a, game)
    if format == "bfile":
        refuse_no_sequence(game, grundy=a.grundy, outcomes=a.outcomes)
    kind, rows = _solved(a, game)
    extra = "grundy" if a.grundy else "outcome" if a.outcomes else ""
    header = [f"x{i}" for i in range(1, game.heaps + 1)] + [extra] * bool(extra)
    said = f"{game.name}: {kind}, heaps up to {a.to}"
    if format == "json":
        made = {"game": game.name, "to": a.to, "columns": header, "rows": rows}
        return write(a, dump(made | _play(a)))
    if format == "tex":
        return write(a, data(to_tex(said, header, rows)))
    if format == "bfile":
        said += ", read by antidiagonals" * (game.heaps == 2)
        return write(a, data(to_bfile(said, sequence(game, rows, grundy=a.grundy))))
    lines = (",".join(map(str, row)) for row in rows)
    if format == "csv":
        return write(a, data("\n".join([",".join(header), *lines])))
    return write(a, "\n".join([said, *(line or in_brackets(()) for line in lines)]))


def _is_output(a: Arguments) -> bool:
    return bool(a.output) and is_same(Path(a.store), Path(a.output))


def _play(a: Arguments) -> dict[str, str]:
    """Return what JSON says of misère play; where it says nothing, play is normal."""
    return {"play": "misère"} if a.misere else {}


def _solve_svg(a: Arguments, game: Game) -> None:
    if a.grundy or a.outcomes:
        raise ValueError(
            f"solve: svg shows who wins; leave out {'--grundy' if a.grundy else '--outcomes'}"
        )
    others = None if a.slice is None else catalogue.position(a.slice)
    if others is not None and game.heaps < 3:
        raise ValueError(f"solve: --slice is for three heaps and more; {game.name} is shown whole")
    if is_flat(game):
        figure = plane(game, _solved(a, game)[1], a.to)
        if a.misere:
            figure = replace(figure, title=f"{figure.title}, misère play")
    elif a.misere:
        raise ValueError("solve: svg shows misère play of two heaps only")
    else:
        figure = outcomes(game, a.to, others)
    return write(a, FORMATS["svg"].write(figure))


def _solved(a: Arguments, game: Game) -> tuple[str, list[tuple[Any, ...]]]:
    """Return what was asked for of all heaps up to a bound, in words, and its rows."""
    play = ", misère play" if a.misere else ""
    if a.grundy or a.outcomes:
        found = solver(game, a.misere, a.to)
        size = found.size(a.to)
        if size > MOST_ROWS:
            raise ValueError(
                f"solve: {size:,} positions are too many to list; ask for a smaller --to"
            )
        if a.outcomes:
            return f"outcomes{play}", [(*p, o) for p, o in bar(found.classes(a.to), size)]
        with meter() as report:
            values = grundy_values(game, a.to, report, brute=a.brute)
            return "Grundy values", [(*p, v) for p, v in values]
    if a.store:
        return f"P-positions{play}", [*_stored(a, game)]
    with meter() as report:
        return f"P-positions{play}", [*p_positions(game, a.to, a.misere, a.brute, report)]


def _stored(a: Arguments, game: Game) -> list[Position]:
    """Return the P-positions in the file of --store, which is made if it is not there."""
    from chromdocs.solve.sieve import sieve
    from chromdocs.solve.store import kept

    found = sieve(game, a.misere)
    with meter() as report:
        number = len(kept(Path(a.store), found, a.to, report, complain))
    if number > 2 * MOST_ROWS:
        raise ValueError(f"solve: {number:,} P-positions are too many to list; {a.store} has them")
    return found.p_positions(a.to)


def _solve_at(a: Arguments, game: Game, position: Position, format: str) -> None:
    found = answer(game, position, misere=a.misere, brute=a.brute)
    value = grundy_at(game, position) if a.grundy else None
    if format == "json":
        return write(
            a,
            dump(
                {
                    "game": found.game,
                    "position": found.position,
                    "outcome": found.outcome,
                    "winning_moves": found.moves if found.outcome != "D" else (),
                    "all_winning_moves": found.complete,
                    "reason": found.reason,
                    "claims": found.claims,
                }
                | _play(a)
                | ({"grundy": value} if a.grundy else {})
                | ({"drawing_moves": found.moves} if found.outcome == "D" else {})
                | ({"right_winning_moves": found.right_moves} if found.right_moves else {})
            ),
        )
    lines = str(found).splitlines()
    if a.grundy:
        lines.insert(1, f"Grundy value: {counted(str(value), 'digits', 10, 10)}")
    return write(a, "\n".join(lines))
