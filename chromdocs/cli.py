"""The command `chromdocs`.

Bad input, which the library answers with ValueError, becomes one line and exit code 2. What needs
an optional package is imported where it is used.
"""

import argparse
import json
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any, NoReturn, TypeVar

from tqdm import tqdm

from chromdocs import __version__
from chromdocs.claims.ledger import LEDGER, differences, publish, published, to_json
from chromdocs.claims.verify import Verdict, run_all
from chromdocs.games import catalogue
from chromdocs.games.game import Position
from chromdocs.solve.answer import answer
from chromdocs.solve.reference import Reference

T = TypeVar("T")
Arguments = argparse.Namespace


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line and names the nearest known word."""

    def error(self, message: str) -> NoReturn:
        if found := re.search(r"invalid choice: '([^']*)' \(choose from (.*)\)", message):
            known = re.findall(r"[\w-]+", found[2])
            message = f"unknown {found[1]!r}{catalogue.nearest(found[1], known)}"
        self.exit(2, f"chromdocs: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    sys.set_int_max_str_digits(1_000_000)  # heaps of thousands of digits are welcome
    try:
        parsed = _parser().parse_args(arguments)
        return int(parsed.run(parsed) or 0)
    except ValueError as error:
        print(f"chromdocs: {error}", file=sys.stderr)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("chromdocs"):
            raise
        extra = "draw" if error.name in ("matplotlib", "plotly") else "site"
        hint = f"it comes with pip install 'chromdocs[{extra}]'"
        print(f"chromdocs: this needs {error.name}; {hint}", file=sys.stderr)
    except KeyboardInterrupt:
        print("chromdocs: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader of a pipe has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return 2


def _parser() -> Parser:
    parser = Parser("chromdocs", description="Take-away games: solve, verify, draw, cite, play.")
    parser.add_argument("--version", action="version", version=f"chromdocs {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)

    def command(name: str, run: Any, help: str, *, output: bool = True) -> argparse.ArgumentParser:
        sub = commands.add_parser(name, help=help, description=help)
        sub.set_defaults(run=run)
        if output:
            sub.add_argument("-o", dest="output", metavar="FILE", help="write to FILE")
            sub.add_argument("--json", action="store_true", help="write JSON")
        return sub

    command("games", _games, "list the games")
    command("claims", _claims, "list the claims with their published verdicts")
    command("tables", _tables, "list the tables")
    command("figures", _figures, "list the figures")

    solve = command("solve", _solve, "find P-positions or Grundy values, or answer for a position")
    solve.add_argument("game", metavar="GAME", help="for example chromatic:red=evil")
    wanted = solve.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--to", type=_whole, metavar="N", help="all heaps up to N")
    wanted.add_argument("--at", type=catalogue.position, metavar="POSITION", help="as 38,185")
    solve.add_argument("--grundy", action="store_true", help="Grundy values of every position")
    solve.add_argument("--misere", action="store_true", help="who cannot move wins")
    solve.add_argument("--brute", action="store_true", help="use no closed form")
    solve.add_argument("--format", choices=("text", "csv", "json", "svg"), default="text")

    verify = command("verify", _verify, "check claims and compare with the published verdicts")
    verify.add_argument("ids", metavar="ID", nargs="*", help="a claim or a paper; default: all")
    verify.add_argument("--to", type=_whole, metavar="N", help="another bound than the default")
    verify.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes to use")
    verify.add_argument("--record", action="store_true", help="publish what was found")

    table = command("table", _table, "write a table")
    table.add_argument("id", metavar="ID")
    table.add_argument("--rows", type=_positive, metavar="N")
    table.add_argument("--format", choices=("csv", "json", "md", "tex", "bfile"), default="md")
    table.add_argument("--column", metavar="NAME", help="the column of a b-file")

    figure = command("figure", _figure, "draw a figure")
    figure.add_argument("id", metavar="ID")
    figure.add_argument("--format", choices=("svg", "png", "pdf", "html", "json"))
    figure.add_argument("--theme", choices=("light", "dark"), default="light")
    figure.add_argument("--transparent", action="store_true", help="no background")
    figure.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a parameter of the figure"
    )

    cite = command("cite", _cite, "write a citation of a claim, a table, a figure or a paper")
    cite.add_argument("id", metavar="ID")
    cite.add_argument("--format", choices=("bibtex", "csl", "ris"), default="bibtex")

    play = command("play", _play, "play against an opponent who does not err", output=False)
    play.add_argument("game", metavar="GAME")
    play.add_argument("position", metavar="POSITION", type=catalogue.position)

    site = command("site", _site, "build or show the site", output=False)
    site.add_argument("action", choices=("build", "serve"))
    return parser


def _games(a: Arguments) -> None:
    rows = [
        {
            "name": family.name,
            "title": family.title,
            "paper": family.paper,
            "parameters": family.parameters,
            "examples": family.examples,
            "rule": catalogue.game(family.name).rule,
        }
        for family in catalogue.FAMILIES.values()
    ]
    text = (
        f"{row['name']}: {row['title']}\n  {row['rule']}\n"
        + "".join(f"  {name}: {meaning}\n" for name, meaning in row["parameters"].items())
        + f"  for example {', '.join(row['examples'])}"
        for row in rows
    )
    _write(a, _dump(rows) if a.json else "\n".join(text))


def _claims(a: Arguments) -> None:
    rows = [to_json(c, published(c) or run_all(c, Reference)) for c in LEDGER.values()]
    lines = (f"{row['id']:<22} {_status(row):<22} {row['title']}" for row in rows)
    _write(a, _dump(rows) if a.json else "\n".join(lines))


def _status(row: dict[str, Any]) -> str:
    return row["status"] + (", corrected" if row["corrected"] else "")


def _tables(a: Arguments) -> None:
    from chromdocs.tables.catalogue import TABLES

    _list(a, [{"id": t.id, "title": t.title, "claims": t.claims} for t in TABLES.values()])


def _figures(a: Arguments) -> None:
    from chromdocs.figures.catalogue import EXHIBITS

    _list(
        a,
        [
            {"id": e.id, "title": e.title, "paper": e.paper, "parameters": dict(e.parameters)}
            for e in EXHIBITS.values()
        ],
    )


def _list(a: Arguments, rows: list[dict[str, Any]]) -> None:
    _write(a, _dump(rows) if a.json else "\n".join(f"{r['id']:<22} {r['title']}" for r in rows))


def _solve(a: Arguments) -> None:
    game = catalogue.game(a.game)
    format = "json" if a.json else a.format
    if a.at is not None:
        if a.grundy or format not in ("text", "json"):
            raise ValueError("solve: --at answers as text or json, without --grundy")
        return _solve_at(a, game.check(a.at), format)
    if a.grundy and a.misere:
        raise ValueError("solve: Grundy values are for normal play; leave out --misere")
    if format == "svg":
        if a.misere or a.grundy:
            raise ValueError("solve: svg shows P-positions of normal play")
        from chromdocs.figures.catalogue import EXHIBITS
        from chromdocs.figures.to_matplotlib import draw

        return _write(a, draw(EXHIBITS["evil-plane"].make(game=a.game, to=a.to), "svg"))
    solver = Reference(game, a.misere)
    rows: list[Position]
    if a.grundy:
        values = _bar(solver.grundy_values(a.to), solver.size(a.to))
        rows = [(*position, value) for position, value in values]
    elif game.solution and not a.misere and not a.brute:
        rows = list(game.solution.p_positions(a.to))
    else:
        outcomes = _bar(solver.outcomes(a.to), solver.size(a.to))
        rows = [position for position, is_p in outcomes if is_p]
    header = [f"x{i}" for i in range(1, game.heaps + 1)] + ["grundy"] * a.grundy
    if format == "json":
        return _write(a, _dump({"game": game.name, "to": a.to, "columns": header, "rows": rows}))
    lines = (",".join(map(str, row)) for row in rows)
    if format == "csv":
        return _write(a, "\n".join([",".join(header), *lines]))
    kind = (
        "Grundy values" if a.grundy else "P-positions, misère play" if a.misere else "P-positions"
    )
    return _write(a, "\n".join([f"{game.name}: {kind}, heaps up to {a.to}", *lines]))


def _solve_at(a: Arguments, position: Position, format: str) -> None:
    found = answer(catalogue.game(a.game), position, misere=a.misere, brute=a.brute)
    if format == "json":
        return _write(
            a,
            _dump(
                {
                    "game": found.game,
                    "position": found.position,
                    "outcome": found.outcome,
                    "winning_moves": found.moves,
                    "all_winning_moves": found.complete,
                    "reason": found.reason,
                    "claims": found.claims,
                }
            ),
        )
    who = "the player who has just moved wins" if found.is_p else "the player to move wins"
    lines = [f"{_shorten(position)} is {'a P' if found.is_p else 'an N'}-position: {who}"]
    if found.moves:
        moves = " or ".join(map(_shorten, found.moves))
        lines.append(f"{'winning moves' if found.complete else 'a winning move'}: to {moves}")
    lines.append(f"because {found.reason}" + "".join(f" [{claim}]" for claim in found.claims))
    return _write(a, "\n".join(lines))


def _shorten(position: Position) -> str:
    """Write a position; of a heap with many digits, the ends and their number."""
    heaps = [str(heap) for heap in position]
    shown = (h if len(h) <= 40 else f"{h[:10]}…{h[-10:]} ({len(h):,} digits)" for h in heaps)
    return f"({', '.join(shown)})"


def _verify(a: Arguments) -> int:
    ids = list(dict.fromkeys(chosen for given in a.ids or LEDGER for chosen in _chosen(given)))
    if a.record and a.to is not None:
        raise ValueError("verify: --record publishes the default bounds; leave out --to")
    pool = ProcessPoolExecutor(a.jobs) if a.jobs > 1 else nullcontext()
    with pool as executor:
        found = dict(zip(ids, _bar(_verdicts(ids, a.to, executor), len(ids)), strict=True))
    if a.record:
        for file in publish(found):
            print(f"recorded in {file}", file=sys.stderr)
    changed = [line for id, verdicts in found.items() for line in differences(LEDGER[id], verdicts)]
    lines = (
        f"{id:<22} {reading:<10} {_sentence(verdict)}"
        for id, verdicts in found.items()
        for reading, verdict in verdicts.items()
    )
    rows = [to_json(LEDGER[id], verdicts) for id, verdicts in found.items()]
    _write(a, _dump(rows) if a.json else "\n".join(lines))
    for line in changed:
        print(f"chromdocs: {line}", file=sys.stderr)
    return 1 if changed else 0


def _chosen(given: str) -> list[str]:
    ids = [id for id, claim in LEDGER.items() if given in (id, claim.paper)]
    if not ids:
        raise ValueError(f"unknown claim {given!r}{catalogue.nearest(given, LEDGER)}")
    return ids


def _verdicts(
    ids: list[str], to: int | None, executor: Executor | None
) -> Iterator[dict[str, Verdict]]:
    spread = executor.map if executor else map
    return iter(spread(_verdict, ids, [to] * len(ids)))


def _verdict(id: str, to: int | None) -> dict[str, Verdict]:
    return run_all(LEDGER[id], Reference, to)


def _sentence(verdict: Verdict) -> str:
    if (failed := verdict.counterexample) is not None:
        return f"refuted at {failed.at}: says {failed.expected}, found {failed.found}; {failed.why}"
    reach = "checked whole" if verdict.bound is None else f"checked to {verdict.bound:,}"
    return f"{verdict.status}, {reach}, {verdict.cases:,} cases, {verdict.seconds:.2f} s"


def _table(a: Arguments) -> None:
    from chromdocs.tables.catalogue import TABLES
    from chromdocs.tables.formats import FORMATS

    extract = _known(TABLES, a.id, "table").take(a.rows)
    format = "json" if a.json else a.format
    if a.column and format != "bfile":
        raise ValueError("table: --column goes with --format bfile")
    options = {"column": a.column} if a.column else {}
    _write(a, FORMATS[format].write(extract, **options))


def _figure(a: Arguments) -> None:
    from chromdocs.figures.catalogue import EXHIBITS

    exhibit = _known(EXHIBITS, a.id, "figure")
    parameters = dict(_assignment(text) for text in a.set)
    suffix = Path(a.output).suffix[1:] if a.output else ""
    format = "json" if a.json else a.format or (suffix if suffix in FIGURE_SUFFIXES else "svg")
    if format in ("png", "pdf") and not a.output and sys.stdout.isatty():
        raise ValueError(f"figure: {format} is not for a terminal; name a file with -o")
    figure = exhibit.make(**parameters)
    if format in ("html", "json"):
        from chromdocs.figures.to_plotly import chart, paint, to_html

        painted = paint(chart(figure), a.theme)
        return _write(a, to_html(figure, a.theme) if format == "html" else _dump(painted))
    from chromdocs.figures.to_matplotlib import draw

    return _write(a, draw(figure, format, theme=a.theme, transparent=a.transparent))


FIGURE_SUFFIXES = ("svg", "png", "pdf", "html", "json")


def _assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--set takes NAME=VALUE, not {text!r}")
    return name, value


def _cite(a: Arguments) -> None:
    from chromdocs.claims.papers import PAPERS
    from chromdocs.cite import cite
    from chromdocs.figures.catalogue import EXHIBITS
    from chromdocs.tables.catalogue import TABLES

    known = {**LEDGER, **TABLES, **EXHIBITS, **PAPERS}
    item: Any = _known(known, a.id, "id")
    item = item.take() if a.id in TABLES else item
    _write(a, cite(item, "csl" if a.json else a.format))


def _play(a: Arguments) -> None:
    from chromdocs.play import play

    def ask() -> str:
        try:
            return input("> ")
        except EOFError:
            return "q"

    play(catalogue.game(a.game), a.position, ask, print)


def _site(a: Arguments) -> int:
    from chromdocs.site.build import build, serve

    return build() if a.action == "build" else serve()


def _known(items: dict[str, T], id: str, what: str) -> T:
    if id not in items:
        raise ValueError(f"unknown {what} {id!r}{catalogue.nearest(id, items)}")
    return items[id]


def _bar(items: Iterable[T], total: int) -> Iterator[T]:
    """Show progress on a terminal, nothing in a pipe."""
    return iter(tqdm(items, total=total, disable=None, leave=False, unit_scale=True))


def _dump(value: Any) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False)


def _write(a: Arguments, content: str | bytes) -> None:
    """Write to the file of -o, whole or not at all, or to standard output."""
    data = content if isinstance(content, bytes) else (content.rstrip("\n") + "\n").encode()
    if not a.output:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    target = Path(a.output)
    try:
        with NamedTemporaryFile(dir=target.parent, delete=False) as file:
            file.write(data)
        os.chmod(file.name, 0o644)
        os.replace(file.name, target)
    except OSError as error:
        raise ValueError(f"cannot write {target}: {error.strerror}") from None


def _whole(text: str) -> int:
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"a whole number is wanted, not {text!r}")
    return int(text)


def _positive(text: str) -> int:
    if (number := _whole(text)) < 1:
        raise argparse.ArgumentTypeError("at least 1 is wanted, not 0")
    return number
