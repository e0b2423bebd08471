"""The command `chromdocs verify`: check claims again, and compare with what was published."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from traceback import extract_tb
from typing import Any, NamedTuple

from chromdocs.claims.decided import trials as tried
from chromdocs.claims.decided import verified
from chromdocs.claims.entry import Entry
from chromdocs.claims.records import Verdicts
from chromdocs.claims.verify import Trials
from chromdocs.cli import cluster
from chromdocs.cli.output import (
    LISTS,
    Arguments,
    complain,
    counter,
    dump,
    format_of,
    put,
    write,
)
from chromdocs.cli.workers import spread
from chromdocs.extras import missing
from chromdocs.names import nearest
from chromdocs.papers import LEDGER, record, records
from chromdocs.solve.choose import fast
from chromdocs.solve.solver import cores
from chromdocs.words import shortened

WORTH = 10  # seconds of work for which processes are started
WARM = tuple(f"chromdocs.{part}" for part in ("games", "numbers", "papers", "solve"))


class Found(NamedTuple):
    """The verdicts on a claim, and the trials if they are to be recorded; or why there are none.

    They were ``computed`` now, or before, by the same code.
    """

    verdicts: Verdicts
    trials: Trials | None = None
    computed: bool = True
    why_not: str = ""


def verify(a: Arguments) -> int:
    ids = list(dict.fromkeys(chosen for given in a.ids or LEDGER for chosen in _chosen(given)))
    if a.to is not None and any(id not in LEDGER for id in a.ids or [""]):
        raise ValueError("verify: --to needs the ids of claims, whose bounds count unlike things")
    if a.record and a.to is not None:
        raise ValueError("verify: --record publishes the default bounds; leave out --to")
    if a.wait is not None and not a.scheduler:
        raise ValueError("verify: --wait says how long to wait for workers; give --scheduler, too")
    if a.record:
        for paper in {LEDGER[id].paper for id in ids}:
            records(paper).refuse_installed()
    in_parts = format_of(a, "text", LISTS) == "text" and not a.output
    found: dict[str, Found] = {}
    with counter(len(ids)) as done:
        for id, one in _found(a, ids):
            found[id] = one
            done(partial(_say, id, one, in_parts))
    found = {id: found[id] for id in ids}
    failed = any(one.why_not for one in found.values())
    if a.record:
        _publish(found)
    sure = {id: one for id, one in found.items() if not one.why_not}
    if not in_parts and (sure or not failed):
        if format_of(a, "text", LISTS) == "json":
            rows = [
                Entry(LEDGER[id], one.verdicts).to_json() | {"computed": one.computed}
                for id, one in sure.items()
            ]
            write(a, dump(rows))
        else:
            write(a, "\n".join(_lines(id, one) for id, one in sure.items()))
    changed = [
        line
        for id, one in sure.items()
        for line in records(LEDGER[id].paper).differences(LEDGER[id], one.verdicts)
    ]
    for line in changed:
        complain(line)
    return 1 if changed else 2 if failed else 0


def _say(id: str, one: Found, in_parts: bool) -> None:
    """Say what came out of one claim as soon as it is known."""
    if one.why_not:
        complain(f"{id}: {one.why_not}")
    elif in_parts:
        put(_lines(id, one))


def _lines(id: str, one: Found) -> str:
    entry = Entry(LEDGER[id], one.verdicts)
    how = "" if one.computed else ", as recorded"
    return "\n".join(
        f"{id:<22} {reading:<10} {entry.line(reading)}{how}" for reading in entry.verdicts
    )


def _publish(found: dict[str, Found]) -> None:
    ready = {id: (one.verdicts, one.trials) for id, one in found.items() if one.trials}
    for paper in sorted({LEDGER[id].paper for id in ready}):
        kept = records(paper)
        kept.publish(LEDGER, {id: it for id, it in ready.items() if LEDGER[id].paper == paper})
        print(f"recorded in {kept.file}", file=sys.stderr)


def _chosen(given: str) -> list[str]:
    ids = [id for id, claim in LEDGER.items() if given in (id, claim.paper)]
    if not ids:
        raise ValueError(f"unknown claim {shortened(given, 60)!r}{nearest(given, LEDGER)}")
    return ids


def _found(a: Arguments, ids: list[str]) -> Iterator[tuple[str, Found]]:
    """Yield the verdict on each of *ids*: computed, or recorded by code that is still the same.

    In one process they come in the order of *ids*, in several the recorded ones come first.
    """
    before = {id: record(LEDGER[id]) for id in ids}
    seconds = {id: found.seconds if found else 0 for id, found in before.items()}
    known: dict[str, Found] = {}
    if not (a.fresh or a.record or a.to is not None or a.ids):
        known = {
            id: Found(found.verdicts, computed=False)
            for id, found in before.items()
            if found and found.is_of(LEDGER[id])
        }
    todo = sorted(set(ids) - set(known), key=seconds.__getitem__, reverse=True)  # longest first
    auto = cores() if sum(seconds[id] for id in todo) > WORTH else 1
    jobs = min(a.jobs or auto, len(todo))
    work = partial(_verdict, to=a.to, trials=a.record)
    if jobs <= 1 and not a.scheduler:
        yield from ((id, known.get(id) or work(id)) for id in ids)
        return
    yield from known.items()
    yield from (
        _on_cluster(a, todo)
        if a.scheduler
        else spread(
            work, todo, jobs, lambda code: Found({}, why_not=f"its process ended with code {code}")
        )
    )


def _on_cluster(a: Arguments, ids: list[str]) -> Iterator[tuple[str, Found]]:
    """Yield the results of a cluster, each claim as soon as all its parts are there."""
    unfinished = cluster.Unfinished(ids, a.to, a.record)
    if a.fresh:
        unfinished.forget()
    found: dict[str, dict[cluster.Part, Any]] = {id: {} for id in ids}
    for part, data in unfinished.found().items():
        found[part.id][part] = data
    wanted = {id: set(cluster.parts(LEDGER[id], a.record)) for id in ids}
    todo = [part for id in ids for part in wanted[id] - {*found[id]}]
    failed: dict[str, str] = {}
    whole = {id for id in ids if wanted[id] <= {*found[id]}}
    yield from ((id, _joined(id, found[id])) for id in ids if id in whole)
    work = partial(cluster.result, to=a.to, safely=partial(_why_not, fresh=a.record))
    wait = cluster.WAIT if a.wait is None else a.wait
    try:
        for part, result in cluster.on_cluster(a.scheduler, todo, work, wait) if todo else ():
            id, why_not = part.id, result.why_not
            if not why_not and result.code != unfinished.codes[id]:
                why_not = "a worker has other code than this; give it the same version"
            if why_not and id not in failed:
                failed[id] = why_not
                yield id, Found({}, why_not=why_not)
            elif not why_not:
                found[id][part] = result.found
                unfinished.keep(part, result.found)
                if wanted[id] == {*found[id]}:
                    yield id, _joined(id, found[id])
    except ValueError as error:
        done = sum(map(len, found.values()))
        parts = sum(map(len, wanted.values()))
        kept = f"{done:,} of {parts:,} parts are kept, and the same call goes on from there"
        raise ValueError(f"{error}; {kept}" if done else str(error)) from None
    unfinished.forget()


def _joined(id: str, found: dict[cluster.Part, Any]) -> Found:
    return Found(*cluster.joined(LEDGER[id], found))


def _verdict(id: str, to: int | None, trials: bool) -> Found:
    """Return the verdicts on one claim; what a check raises is told, and ends no other check."""
    claim, found = LEDGER[id], []

    def work() -> None:
        found.append(Found(verified(claim, fast, to), tried(claim, fast) if trials else None))

    why_not = _why_not(id, work, fresh=trials)
    return Found({}, why_not=why_not) if why_not else found[0]


def _why_not(id: str, work: Callable[[], None], fresh: bool) -> str:
    """Do some work on a claim, timed without a start if *fresh*; return why it broke off, or ""."""
    try:
        if fresh:
            forget()
        work()
    except ModuleNotFoundError as error:
        return missing(error.name or "", "verify")
    except MemoryError:
        return "its check needs more memory than there is"
    except ValueError as error:
        why = str(error).removeprefix(f"{id}: ")
        helps = "; pip install 'chromdocs[verify]' may help" * (not find_spec("numpy"))
        return why + helps
    except Exception as error:
        place = extract_tb(error.__traceback__)[-1]
        broken = f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})"
        return f"its check broke off with {broken}"
    return ""


def forget() -> None:
    """Forget what solvers, games and checks remember, so that a check is timed without a start."""
    for name, module in list(sys.modules.items()):
        if module and name.startswith(WARM):
            for kept in vars(module).values():
                if hasattr(kept, "cache_clear") and kept.__module__ == name != "chromdocs.papers":
                    kept.cache_clear()
