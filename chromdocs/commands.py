"""What each command of `chromdocs` does with its parsed arguments.

What needs an optional package is imported where it is used.
"""

import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from multiprocessing import get_context
from typing import Any

from chromdocs import cite as citations
from chromdocs.claims.claim import Reading
from chromdocs.claims.ledger import LEDGER, differences, publish, published, to_json
from chromdocs.claims.papers import PAPERS
from chromdocs.claims.verify import Verdict, run_all
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.games import catalogue
from chromdocs.names import known, nearest
from chromdocs.output import Arguments, bar, dump, format_of, write
from chromdocs.play import play as play_game
from chromdocs.solve.reference import reference
from chromdocs.tables.catalogue import TABLES
from chromdocs.tables.formats import FORMATS

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
