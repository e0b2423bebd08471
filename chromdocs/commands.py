"""What each command of `chromdocs` does with its parsed arguments.

What needs an optional package is imported where it is used.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from itertools import islice
from math import comb
from multiprocessing import get_context
from typing import Any

from chromdocs import cite as citations
from chromdocs.claims.claim import Reading
from chromdocs.claims.ledger import LEDGER, differences, publish, published, to_json
from chromdocs.claims.papers import PAPERS
from chromdocs.claims.verify import Verdict, run_all
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.outcomes import is_flat
from chromdocs.figures.plane import plane
from chromdocs.games import catalogue
from chromdocs.games.game import Game, Partizan, Position
from chromdocs.names import known, nearest
from chromdocs.output import Arguments, bar, dump, format_of, write
from chromdocs.play import play as play_game
from chromdocs.solve.answer import WINNERS, answer
from chromdocs.solve.choose import grundy_values, solver
from chromdocs.solve.reference import reference
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.formats import FORMATS
from chromdocs.tables.table import MOST_ROWS

FIGURE_FORMATS = ("svg", "png", "pdf", "html", "json")


def games(a: Arguments) -> None:
    rows: list[dict[str, Any]] = [
        {
            "name": family.name,
            "title": family.title,
            "paper": family.paper,
            "parameters": {name: p.meaning for name, p in family.parameters.items()},
            "examples": family.examples,
            "rule": catalogue.game(family.name).rule,
        }
        for family in catalogue.FAMILIES.values()
    ]
    text = [
        f"{row['name']}: {row['title']} [{row['paper']}]\n  {row['rule']}\n"
        + "".join(f"  {name}: {meaning}\n" for name, meaning in row["parameters"].items())
        + f"  for example {', '.join(row['examples'])}"
        for row in rows
    ]
    write(a, dump(rows) if a.json else "\n".join([*text, catalogue.COMPOSED]))


def claims(a: Arguments) -> None:
    rows = [to_json(c, published(c) or run_all(c, reference)) for c in LEDGER.values()]
    lines = (f"{row['id']:<22} {_status(row):<22} {row['title']}" for row in rows)
    write(a, dump(rows) if a.json else "\n".join(lines))


def _status(row: dict[str, Any]) -> str:
    return f"{row['status']}, corrected" if row["corrected"] else str(row["status"])


def tables(a: Arguments) -> None:
    _list(a, [{"id": t.id, "title": t.title, "claims": t.claims} for t in TABLES.values()])


def figures(a: Arguments) -> None:
    _list(
        a,
        [
            {"id": e.id, "title": e.title, "paper": e.paper, "parameters": dict(e.parameters)}
            for e in EXHIBITS.values()
        ],
    )


def _list(a: Arguments, rows: list[dict[str, Any]]) -> None:
    write(a, dump(rows) if a.json else "\n".join(f"{r['id']:<22} {r['title']}" for r in rows))


def solve(a: Arguments) -> None:
    game = catalogue.game(a.game)
    format = "json" if a.json else a.format
    if a.at is not None:
        if a.grundy or a.outcomes or format not in ("text", "json"):
            given = "--grundy" if a.grundy else "--outcomes" if a.outcomes else format
            raise ValueError(f"solve: --at answers as text or json, not {given}")
        return _solve_at(a, game, catalogue.position(a.at), format)
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
    found = solver(game, a.misere)
    size = found.size(a.to)
    play = ", misère play" if a.misere else ""
    if a.grundy:
        return "Grundy values", [(*p, v) for p, v in bar(grundy_values(game, a.to), size)]
    if a.outcomes:
        return f"outcomes{play}", [(*p, o) for p, o in bar(found.classes(a.to), size)]
    closed = game.misere if a.misere else game.solution
    if closed and not a.brute:
        tried = comb(a.to + game.heaps - 1, game.heaps - 1) if game.heaps > 2 else a.to
        if tried > MOST_ROWS:
            raise ValueError(
                f"solve: {game.name} has too many positions up to {a.to:,}; ask for a smaller --to"
            )
        rows = list(islice(closed.p_positions(a.to), MOST_ROWS + 1))
        if len(rows) > MOST_ROWS:
            raise ValueError(f"solve: more than {MOST_ROWS:,} P-positions; ask for a smaller --to")
    else:
        rows = [position for position, is_p in bar(found.outcomes(a.to), size) if is_p]
    return f"P-positions{play}", list(rows)


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
    lines = [
        f"{_shorten(position)} is {article} {found.outcome}-position: {WINNERS[found.outcome]}"
    ]
    partizan = isinstance(game, Partizan)
    for moves, whose in ((found.moves, "Left's " * partizan), (found.right_moves, "Right's ")):
        if moves:
            kind = "drawing" if found.outcome == "D" else "winning"
            several = "s" * (len(moves) > 1)
            words = f"{kind} move{several}" if found.complete else f"a {kind} move"
            lines.append(f"{whose}{words}: to {' or '.join(map(_shorten, moves))}")
    lines.append(f"because {found.reason}" + "".join(f" [{claim}]" for claim in found.claims))
    return write(a, "\n".join(lines))


def _shorten(position: Position) -> str:
    """Write a position; of a heap with many digits, the ends and their number."""
    heaps = [str(heap) for heap in position]
    shown = (h if len(h) <= 40 else f"{h[:10]}…{h[-10:]} ({len(h):,} digits)" for h in heaps)
    return f"({', '.join(shown)})"


def verify(a: Arguments) -> int:
    ids = list(dict.fromkeys(chosen for given in a.ids or LEDGER for chosen in _chosen(given)))
    if a.to is not None and any(id not in LEDGER for id in a.ids or [""]):
        raise ValueError("verify: --to needs the ids of claims, whose bounds count unlike things")
    if a.record and a.to is not None:
        raise ValueError("verify: --record publishes the default bounds; leave out --to")
    pool = ProcessPoolExecutor(a.jobs, get_context("spawn")) if a.jobs > 1 else nullcontext()
    with pool as executor:
        found = dict(zip(ids, bar(_verdicts(ids, a.to, executor), len(ids)), strict=True))
    if a.record:
        for file in publish(found):
            print(f"recorded in {file}", file=sys.stderr)
    changed = [line for id, verdicts in found.items() for line in differences(LEDGER[id], verdicts)]
    lines = (
        f"{id:<22} {reading:<10} {_sentence(LEDGER[id].readings[reading], verdict)}"
        for id, verdicts in found.items()
        for reading, verdict in verdicts.items()
    )
    rows = [to_json(LEDGER[id], verdicts) for id, verdicts in found.items()]
    write(a, dump(rows) if a.json else "\n".join(lines))
    for line in changed:
        print(f"chromdocs: {line}", file=sys.stderr)
    return 1 if changed else 0


def _chosen(given: str) -> list[str]:
    ids = [id for id, claim in LEDGER.items() if given in (id, claim.paper)]
    if not ids:
        raise ValueError(f"unknown claim {given!r}{nearest(given, LEDGER)}")
    return ids


def _verdicts(
    ids: list[str], to: int | None, executor: Executor | None
) -> Iterator[dict[str, Verdict]]:
    spread = executor.map if executor else map
    return iter(spread(_verdict, ids, [to] * len(ids)))


def _verdict(id: str, to: int | None) -> dict[str, Verdict]:
    return run_all(LEDGER[id], reference, to)


def _sentence(reading: Reading, verdict: Verdict) -> str:
    if (failed := verdict.counterexample) is not None:
        why = f"; {failed.why}" if failed.why else ""
        return f"refuted at {failed.at}: says {failed.expected}, found {failed.found}{why}"
    reach = reading.reach(verdict.bound)
    return f"{verdict.status}, {reach}, {verdict.cases:,} cases, {verdict.seconds:.2f} s"


def table(a: Arguments) -> None:
    suffixes = {format.suffix: name for name, format in FORMATS.items()}
    format = format_of(a, "md", suffixes)
    extract = known(TABLES, a.id, "table").take(a.rows)
    if a.column and format != "bfile":
        raise ValueError("table: --column goes with --format bfile")
    write(a, FORMATS[format].write(extract, a.column))


def figure(a: Arguments) -> None:
    exhibit = known(EXHIBITS, a.id, "figure")
    format = format_of(a, "svg", {name: name for name in FIGURE_FORMATS})
    if format in ("png", "pdf") and not a.output and sys.stdout.isatty():
        raise ValueError(f"figure: {format} is not for a terminal; name a file with -o")
    made = exhibit.make(**dict(_assignment(text) for text in a.set))
    if format in ("html", "json"):
        from chromdocs.figures.to_plotly import chart, to_html

        text = to_html(made, a.theme) if format == "html" else dump(chart(made, a.theme))
        return write(a, text)
    from chromdocs.figures.to_matplotlib import draw

    return write(a, draw(made, format, theme=a.theme, transparent=a.transparent))


def _assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--set takes NAME=VALUE, not {text!r}")
    return name, value


def cite(a: Arguments) -> None:
    items: dict[str, Any] = {
        **LEDGER,
        **TABLES,
        **EXHIBITS,
        **PAPERS,
        "chromdocs": citations.PROJECT,
    }
    item = known(items, a.id, "id")
    item = item.take() if a.id in TABLES else item
    write(a, citations.cite(item, "csl" if a.json else a.format))


def play(a: Arguments) -> None:
    def ask() -> str:
        try:
            return input("> ")
        except EOFError:
            return "q"

    play_game(catalogue.game(a.game), catalogue.position(a.position), ask, print)


def site(a: Arguments) -> int:
    from chromdocs.site.build import build, serve

    return build() if a.action == "build" else serve()
