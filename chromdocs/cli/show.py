"""What each command of `chromdocs` does with its parsed arguments.

What needs an optional package is imported where it is used.
"""

import argparse
import sys
from collections import Counter
from io import TextIOWrapper
from pathlib import Path
from random import Random
from typing import Any

from chromdocs import citations
from chromdocs.bibliography import FORMATS
from chromdocs.claims.decided import verified
from chromdocs.claims.entry import Entry
from chromdocs.cli.drawn import coloured
from chromdocs.cli.opponent import LEVELS
from chromdocs.cli.output import (
    LISTS,
    Arguments,
    data,
    dump,
    format_of,
    in_colour,
    put,
    write,
    write_list,
)
from chromdocs.cli.play import Terms
from chromdocs.cli.play import play as play_game
from chromdocs.figures.formats import FORMATS as FIGURE_FORMATS
from chromdocs.figures.frame import shaped
from chromdocs.files import is_same, read_at_most
from chromdocs.games import catalogue
from chromdocs.games.game import Partizan
from chromdocs.names import known
from chromdocs.papers import EXHIBITS, LEDGER, PAPERS, TABLES, record
from chromdocs.solve.choose import fast
from chromdocs.tables.formats import ALL_FORMATS, OEIS, TableFormat, named
from chromdocs.tables.genuine import examine
from chromdocs.tables.oeis import enough
from chromdocs.tables.table import Table
from chromdocs.words import shortened

LONGEST = 1 << 28  # bytes of a file that is checked; five million rows have about as many


def papers(a: Arguments) -> None:
    brought = {
        "claims": Counter(claim.paper for claim in LEDGER.values()),
        "tables": Counter(table.paper_key for table in TABLES.values()),
        "figures": Counter(exhibit.paper_key for exhibit in EXHIBITS.values()),
    }
    rows: list[dict[str, Any]] = [
        {
            "id": paper.key,
            "title": paper.title,
            "authors": [f"{given} {family}".strip() for family, given in paper.authors],
            "year": paper.year,
            "doi": paper.doi or None,
            "arxiv": paper.arxiv or None,
        }
        | {kind: number[paper.key] for kind, number in brought.items()}
        for paper in PAPERS.values()
    ]
    wide = max(map(len, PAPERS))
    lines = (f"{p.key:<{wide}} {p.short}: {p.title}" for p in PAPERS.values())
    write_list(a, rows, "\n".join(lines))


def games(a: Arguments) -> None:
    rows: list[dict[str, Any]] = [
        {
            "name": family.name,
            "title": family.title,
            "paper": family.paper,
            "parameters": {name: p.words for name, p in family.parameters.items()},
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
    write_list(a, rows, "\n".join([*text, catalogue.COMPOSED]))


def claims(a: Arguments) -> None:
    rows: list[tuple[Entry, str]] = []
    for claim in LEDGER.values():
        found = record(claim)
        entry = Entry(claim, found.verdicts if found else verified(claim, fast))
        rows.append((entry, found.fingerprint if found else ""))
    wide = max(len(e.label) for e, _ in rows)
    graves = [f"echo of {e.claim.echo}" if e.claim.echo else e.severity for e, _ in rows]
    lines = (
        f"{e.claim.id:<22} {e.label:<{wide}} {e.proof:<22} {grave:<18} {e.claim.title}"
        for (e, _), grave in zip(rows, graves, strict=True)
    )
    write_list(a, [e.to_json(code) for e, code in rows], "\n".join(lines))


def tables(a: Arguments) -> None:
    _list(
        a,
        [
            {
                "id": t.id,
                "title": t.title,
                "paper": t.paper_key,
                "columns": [column.name for column in t.columns],
                "parameters": {name: p.words for name, p in t.parameters.items()},
                "claims": t.claims,
                "drafts": [*t.drafts],
            }
            for t in TABLES.values()
        ],
    )


def figures(a: Arguments) -> None:
    _list(
        a,
        [
            {
                "id": e.id,
                "title": e.title,
                "paper": e.paper_key,
                "kind": e.kind,
                "tags": e.tags,
                "parameters": {name: p.words for name, p in e.parameters.items()},
                "steps": e.steps and {e.steps[0]: e.steps[1]},
            }
            for e in EXHIBITS.values()
        ],
    )


def _list(a: Arguments, rows: list[dict[str, Any]]) -> None:
    wide = max(len(row["id"]) for row in rows)
    write_list(a, rows, "\n".join(f"{r['id']:<{wide}} {r['title']}" for r in rows))


def table(a: Arguments) -> int:
    chosen = known(TABLES, a.id, "table")
    if a.check:
        return _check(a, chosen)
    format = _table_format(a, a.output or "")
    if a.column and not format.chooses:
        raise ValueError("table: --column goes with --format bfile or --format oeis")
    rows = enough(chosen) if format is OEIS and a.rows is None else a.rows
    given = dict(_assignment(text) for text in a.set)
    write(a, data(format.write(chosen.rows(rows, **given), a.column)))
    return 0


def _table_format(a: Arguments, file: str) -> TableFormat:
    """Return the format that is asked for, by options or by the name of the file."""
    if not a.check and (a.json or a.format):
        endings = {format.suffix: format.name for format in ALL_FORMATS.values()}
        return ALL_FORMATS[format_of(a, "md", endings)]
    return named(file) if Path(file).suffix and not a.format else ALL_FORMATS[a.format or "md"]


def _check(a: Arguments, chosen: Table) -> int:
    if a.rows or a.column or a.set:
        raise ValueError(
            "table: --check reads rows and column from the file; leave the options out"
        )
    if not a.format and not Path(a.check).suffix:
        raise ValueError(f"table: {a.check} has no ending; name its format with --format")
    format = _table_format(a, a.check)
    if a.output and is_same(Path(a.check), Path(a.output)):
        raise ValueError("table: --check needs another file than -o")
    told = format_of(argparse.Namespace(json=a.json, output=a.output), "text", LISTS)
    try:
        text = read_at_most(Path(a.check), LONGEST).decode()
    except UnicodeDecodeError:
        raise ValueError(f"cannot read {a.check}: it is no text") from None
    found = examine(chosen, format, text)
    about = {"id": chosen.id, "file": a.check, "format": format.name, **found.to_json()}
    write(a, dump(about) if told == "json" else found.line)
    return 0 if found.genuine else 1


def figure(a: Arguments) -> None:
    exhibit = known(EXHIBITS, a.id, "figure")
    endings = {format.suffix: format.name for format in FIGURE_FORMATS.values()}
    format = format_of(a, "svg", endings)
    if format in ("png", "pdf", "gif") and not a.output and sys.stdout.isatty():
        raise ValueError(f"figure: {format} is not for a terminal; name a file with -o")
    if format == "gif" and a.set:
        raise ValueError("figure: a gif shows all steps of a figure; leave --set out")
    if format == "gif" and not exhibit.frames:
        moving = ", ".join(id for id, exhibit in EXHIBITS.items() if exhibit.frames)
        raise ValueError(f"figure: a gif shows all steps of a figure that moves: {moving}")
    made: Any
    if format == "gif":
        made = (shaped(figure, a.shape) for _, figure in exhibit.made_steps())
    else:
        made = shaped(exhibit.make(**dict(_assignment(text) for text in a.set)), a.shape)
    drawn: str | bytes = FIGURE_FORMATS[format].write(made, a.theme, a.transparent)
    write(a, data(drawn) if isinstance(drawn, str) else drawn)


def _assignment(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise ValueError(f"--set takes NAME=VALUE, not {shortened(text)!r}")
    return name, value


def cite(a: Arguments) -> None:
    endings = {format.suffix: format.name for format in FORMATS.values()}
    write(a, data(citations.cite(citations.found(a.id), format_of(a, "bibtex", endings))))


def play(a: Arguments) -> None:
    def ask() -> str:
        try:
            text = input("> ")
            if sys.stdin and not sys.stdin.isatty():
                put(text)  # which a terminal has shown already
            return text
        except (EOFError, RuntimeError):  # the latter where standard input is closed
            return "q"

    if isinstance(sys.stdin, TextIOWrapper):  # whoever types what is no text is told so
        sys.stdin.reconfigure(errors="replace")
    game = catalogue.game(a.game)
    if a.side and not isinstance(game, Partizan):
        raise ValueError(f"play: --side is for partizan games; {game.name} is none")
    if a.level and a.people == "2":
        raise ValueError("play: --level is for the opponent; two people have none")
    terms = Terms(
        game,
        misere=a.misere,
        first=int(a.first == "opponent"),
        people=int(a.people),
        left=int(a.side == "right"),
        level=a.level or LEVELS[0],
        hard=a.hard,
    )
    paint = coloured if in_colour() else str
    start = None if a.position is None else catalogue.position(a.position)
    play_game(terms, start, ask, lambda text: put(text, paint), Random(a.seed))


def site(a: Arguments) -> int:
    from chromdocs.site.mkdocs.build import build, release, serve

    if a.action == "release":
        return release(a.previous)
    return build() if a.action == "build" else serve()
