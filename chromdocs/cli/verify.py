"""The command `chromdocs verify`: check claims again, and compare with what was published."""

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from typing import Any

from chromdocs.claims.entry import Entry
from chromdocs.claims.records import Verdicts
from chromdocs.claims.verify import Trials, run_all, tried
from chromdocs.cli.output import Arguments, bar, dump, write
from chromdocs.names import nearest
from chromdocs.papers import LEDGER, record, records
from chromdocs.solve.choose import fast
from chromdocs.solve.solver import cores

LONG = 2  # seconds from which on a check is not run again while its code is the same
WORTH = 10  # seconds of work for which processes are started
PATIENCE = 5  # seconds that a cluster may take to answer

Found = tuple[Verdicts, Trials | None]


def verify(a: Arguments) -> int:
    ids = list(dict.fromkeys(chosen for given in a.ids or LEDGER for chosen in _chosen(given)))
    if a.to is not None and any(id not in LEDGER for id in a.ids or [""]):
        raise ValueError("verify: --to needs the ids of claims, whose bounds count unlike things")
    if a.record and a.to is not None:
        raise ValueError("verify: --record publishes the default bounds; leave out --to")
    found = _found(a, ids)
    if a.record:
        _publish({id: (v, t) for id, (v, t) in found.items() if t})
    entries = [Entry(LEDGER[id], verdicts) for id, (verdicts, _) in found.items()]
    changed = [
        line
        for entry in entries
        for line in records(entry.claim.paper).differences(entry.claim, entry.verdicts)
    ]
    lines = (
        f"{entry.claim.id:<22} {reading:<10} {entry.line(reading)}"
        for entry in entries
        for reading in entry.verdicts
    )
    write(a, dump([entry.to_json() for entry in entries]) if a.json else "\n".join(lines))
    for line in changed:
        print(f"chromdocs: {line}", file=sys.stderr)
    return 1 if changed else 0


def _publish(found: dict[str, tuple[Verdicts, Trials]]) -> None:
    for paper in sorted({LEDGER[id].paper for id in found}):
        kept = records(paper)
        kept.publish(LEDGER, {id: it for id, it in found.items() if LEDGER[id].paper == paper})
        print(f"recorded in {kept.file}", file=sys.stderr)


def _chosen(given: str) -> list[str]:
    ids = [id for id, claim in LEDGER.items() if given in (id, claim.paper)]
    if not ids:
        raise ValueError(f"unknown claim {given!r}{nearest(given, LEDGER)}")
    return ids


def _found(a: Arguments, ids: list[str]) -> dict[str, Found]:
    """Return the verdicts on all *ids*: computed, or published by code that is still the same."""
    records = {id: record(LEDGER[id]) for id in ids}
    seconds = {id: before.seconds if before else 0 for id, before in records.items()}
    known: dict[str, Found] = {}
    if not (a.fresh or a.record or a.to is not None or a.ids):
        known = {
            id: (before.verdicts, None)
            for id, before in records.items()
            if before and seconds[id] >= LONG and before.is_of(LEDGER[id])
        }
    todo = sorted(set(ids) - set(known), key=seconds.__getitem__, reverse=True)  # longest first
    auto = cores() if sum(seconds[id] for id in todo) > WORTH else 1
    with _workers(min(a.jobs or auto, len(todo)), a.scheduler) as spread:
        work = partial(_verdict, to=a.to, trials=a.record)
        done = dict(zip(todo, bar(spread(work, todo), len(todo)), strict=True))
    return {id: (known | done)[id] for id in ids}


@contextmanager
def _workers(jobs: int, scheduler: str | None) -> Iterator[Any]:
    """Give a way to do a function on many values: here, in several processes, or on a cluster."""
    if scheduler:
        from distributed import Client

        try:
            client = Client(scheduler, timeout=PATIENCE)  # type: ignore[no-untyped-call]
        except (OSError, ValueError) as error:
            raise ValueError(f"no Dask scheduler answers at {scheduler}: {error}") from None
        with client:
            yield lambda work, values: _gathered(client, work, values)
    elif jobs > 1:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as executor:
            yield executor.map
    else:
        yield map


def _gathered(client: Any, work: Any, values: Iterable[str]) -> Iterator[Found]:
    """Yield the results of a cluster in order, each as soon as it and those before are there."""
    return (future.result() for future in client.map(work, list(values), pure=False))


def _verdict(id: str, to: int | None, trials: bool) -> Found:
    claim = LEDGER[id]
    return run_all(claim, fast, to), tried(claim, fast) if trials else None
