"""What each command of `chromdocs` does with its parsed arguments.

What needs an optional package is imported where it is used.
"""

import sys
from pathlib import Path
from typing import Any

from chromdocs import cite as citations
from chromdocs.claims.ledger import LEDGER, record, to_json
from chromdocs.claims.papers import PAPERS
from chromdocs.claims.verify import run_all
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.figure import FORMATS as FIGURE_FORMATS
from chromdocs.figures.frame import shaped
from chromdocs.figures.show import rendered
from chromdocs.games import catalogue
from chromdocs.names import known
from chromdocs.output import Arguments, dump, format_of, write
from chromdocs.play import play as play_game
from chromdocs.solve.choose import fast
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.formats import ALL_FORMATS, OEIS, Format, named
from chromdocs.tables.genuine import examine
from chromdocs.tables.oeis import enough
from chromdocs.tables.table import Table


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
    rows = [
        to_json(claim, found.verdicts, found.fingerprint)
        if (found := record(claim))
        else to_json(claim, run_all(claim, fast))
        for claim in LEDGER.values()
    ]
    lines = (f"{row['id']:<22} {_status(row):<22} {row['title']}" for row in rows)
    write(a, dump(rows) if a.json else "\n".join(lines))


def _status(row: dict[str, Any]) -> str:
    return f"{row['status']}, corrected" if row["corrected"] else str(row["status"])


def tables(a: Arguments) -> None:
    _list(
        a,
        [
            {
                "id": t.id,
                "title": t.title,
                "paper": t.paper,
                "columns": [column.name for column in t.columns],
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
                "paper": e.paper,
                "kind": e.kind,
                "tags": e.tags,
                "parameters": dict(e.parameters),
                "steps": e.steps and {e.steps[0]: e.steps[1]},
            }
            for e in EXHIBITS.values()
        ],
    )


def _list(a: Arguments, rows: list[dict[str, Any]]) -> None:
    wide = max(len(row["id"]) for row in rows)
    write(a, dump(rows) if a.json else "\n".join(f"{r['id']:<{wide}} {r['title']}" for r in rows))


def table(a: Arguments) -> int:
    chosen = known(TABLES, a.id, "table")
    if a.check:
        return _check(a, chosen)
    format = _table_format(a, a.output or "")
    if a.column and not format.chooses:
        raise ValueError("table: --column goes with --format bfile or --format oeis")
    rows = enough(chosen) if format is OEIS and a.rows is None else a.rows
    write(a, format.write(chosen.take(rows), a.column))
    return 0


def _table_format(a: Arguments, file: str) -> Format:
    """Return the format that is asked for, by option or by the name of the file."""
    if a.json and not a.check:
        return ALL_FORMATS["json"]
    return named(file) if Path(file).suffix and not a.format else ALL_FORMATS[a.format or "md"]


def _check(a: Arguments, chosen: Table) -> int:
    if a.rows or a.column:
        raise ValueError(
            "table: --check reads rows and column from the file; leave the options out"
        )
    if not a.format and not Path(a.check).suffix:
        raise ValueError(f"table: {a.check} has no ending; name its format with --format")
    format = _table_format(a, a.check)
    try:
        text = Path(a.check).read_bytes().decode()
    except OSError as error:
        raise ValueError(f"cannot read {a.check}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"cannot read {a.check}: it is no text") from None
    found = examine(chosen, format, text)
    about = {"id": chosen.id, "file": a.check, "format": format.name, **found.to_json()}
    write(a, dump(about) if a.json else found.line)
    return 0 if found.genuine else 1


def figure(a: Arguments) -> None:
    exhibit = known(EXHIBITS, a.id, "figure")
    format = format_of(a, "svg", {name: name for name in FIGURE_FORMATS})
    if format in ("png", "pdf", "gif") and not a.output and sys.stdout.isatty():
        raise ValueError(f"figure: {format} is not for a terminal; name a file with -o")
    if format == "gif" and a.set:
        raise ValueError("figure: a gif shows all steps of a figure; leave --set out")
    if format == "gif" and not exhibit.frames:
        moving = ", ".join(id for id, exhibit in EXHIBITS.items() if exhibit.frames)
        raise ValueError(f"figure: a gif shows all steps of a figure that moves: {moving}")
    if format == "gif":
        from chromdocs.figures.to_matplotlib import animate

        figures = (shaped(figure, a.shape) for _, figure in exhibit.made_steps())
        pictures = (rendered(figure, "png", a.theme) for figure in figures)
        return write(a, animate(pictures, a.theme))
    made = shaped(exhibit.make(**dict(_assignment(text) for text in a.set)), a.shape)
    if format == "csv":
        return write(a, made.csv)
    if format == "json":
        from chromdocs.figures.to_plotly import chart

        return write(a, dump(chart(made, a.theme)))
    return write(a, rendered(made, format, a.theme, a.transparent))


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
