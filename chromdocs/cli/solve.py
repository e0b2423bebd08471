"""The command `chromdocs solve`: P-positions up to a bound, or an answer for one position."""

import sys
from itertools import islice
from math import comb
from pathlib import Path
from typing import Any

from chromdocs.cli.output import Arguments, bar, dump, meter, write
from chromdocs.figures.outcomes import is_flat
from chromdocs.figures.plane import plane
from chromdocs.games import catalogue
from chromdocs.games.game import Game, Partizan, Position
from chromdocs.papers import EXHIBITS
from chromdocs.solve.answer import WINNERS, answer
from chromdocs.solve.choose import grundy_values, solver
from chromdocs.tables.table import MOST_ROWS
from chromdocs.words import counted, in_brackets


def solve(a: Arguments) -> None:
    game = catalogue.game(a.game)
    format = "json" if a.json else a.format
    if a.at is not None:
        if a.grundy or a.outcomes or format not in ("text", "json"):
            given = "--grundy" if a.grundy else "--outcomes" if a.outcomes else format
            raise ValueError(f"solve: --at answers as text or json, not {given}")
        if a.store:
            raise ValueError("solve: --store goes with --to")
        return _solve_at(a, game, catalogue.position(a.at), format)
    if a.store is not None and (not a.store or a.store == a.output):
        raise ValueError("solve: --store needs the name of a file, and not that of -o")
    if a.store and (a.grundy or a.outcomes):
        raise ValueError("solve: --store keeps P-positions; leave out --grundy and --outcomes")
    if a.grundy and a.outcomes:
        raise ValueError("solve: give --grundy or --outcomes, not both")
    if a.grundy and a.misere:
        raise ValueError("solve: Grundy values are for normal play; leave out --misere")
    if format == "svg":
        return _solve_svg(a, game)
    kind, rows = _solved(a, game)
    extra = "grundy" if a.grundy else "outcome" if a.outcomes else ""
    header = [f"x{i}" for i in range(1, game.heaps + 1)] + [extra] * bool(extra)
    if format == "json":
        return write(a, dump({"game": game.name, "to": a.to, "columns": header, "rows": rows}))
    lines = (",".join(map(str, row)) for row in rows)
    if format == "csv":
        return write(a, "\n".join([",".join(header), *lines]))
    return write(a, "\n".join([f"{game.name}: {kind}, heaps up to {a.to}", *lines]))


def _solve_svg(a: Arguments, game: Game) -> None:
    if a.grundy or a.outcomes:
        raise ValueError(
            f"solve: svg shows who wins; leave out {'--grundy' if a.grundy else '--outcomes'}"
        )
    if is_flat(game):
        figure = plane(game, _solved(a, game)[1], a.to)
    elif a.misere:
        raise ValueError("solve: svg shows misère play of two heaps only")
    else:
        figure = EXHIBITS["outcomes"].make(game=game.name, to=a.to)
    from chromdocs.figures.to_matplotlib import draw

    return write(a, draw(figure))


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
            return "Grundy values", [(*p, v) for p, v in grundy_values(game, a.to, report)]
    closed = game.misere if a.misere else game.solution
    if a.store:
        rows = _stored(a, game)
    elif closed and not a.brute:
        tried = comb(a.to + game.heaps - 1, game.heaps - 1) if game.heaps > 2 else a.to
        if tried > MOST_ROWS:
            raise ValueError(
                f"solve: {game.name} has too many positions up to {a.to:,}; ask for a smaller --to"
            )
        rows = list(islice(closed.p_positions(a.to), MOST_ROWS + 1))
    else:
        with meter() as report:
            rows = solver(game, a.misere, a.to).p_positions(a.to, report)
    if len(rows) > MOST_ROWS:
        raise ValueError(f"solve: more than {MOST_ROWS:,} P-positions; ask for a smaller --to")
    return f"P-positions{play}", list(rows)


def _stored(a: Arguments, game: Game) -> list[Position]:
    """Return the P-positions in the file of --store, which is made if it is not there."""
    from chromdocs.solve.sieve import sieve
    from chromdocs.solve.store import kept

    found = sieve(game, a.misere)
    with meter() as report:
        number = len(kept(Path(a.store), found, a.to, report, _complain))
    if number > 2 * MOST_ROWS:
        raise ValueError(f"solve: {number:,} P-positions are too many to list; {a.store} has them")
    return found.p_positions(a.to)


def _complain(why: str) -> None:
    print(f"chromdocs: {why}", file=sys.stderr)


def _solve_at(a: Arguments, game: Game, position: Position, format: str) -> None:
    found = answer(game, position, misere=a.misere, brute=a.brute)
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
                | ({"drawing_moves": found.moves} if found.outcome == "D" else {})
                | ({"right_winning_moves": found.right_moves} if found.right_moves else {})
            ),
        )
    article = "an" if found.outcome in "NLR" else "a"
    lines = [f"{_shown(position)} is {article} {found.outcome}-position: {WINNERS[found.outcome]}"]
    partizan = isinstance(game, Partizan)
    for moves, whose in ((found.moves, "Left's " * partizan), (found.right_moves, "Right's ")):
        if moves:
            kind = "drawing" if found.outcome == "D" else "winning"
            several = "s" * (len(moves) > 1)
            words = f"{kind} move{several}" if found.complete else f"a {kind} move"
            lines.append(f"{whose}{words}: to {' or '.join(map(_shown, moves))}")
    lines.append(f"because {found.reason}" + "".join(f" [{claim}]" for claim in found.claims))
    return write(a, "\n".join(lines))


def _shown(position: Position) -> str:
    """Write a position; of a heap with many digits, the ends and their number."""
    return in_brackets(counted(str(heap), "digits", 10, 10) for heap in position)
