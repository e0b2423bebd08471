"""Claims on a Dask cluster, in parts that need nothing of each other.

A part is one reading of a claim, one of its formulas, or its trials. What came of a part is kept
in a file until all is done, so that the same call goes on where another was cut off. A worker
whose code is not ours is no help: what it says is not taken.
"""

import json
import logging
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import CancelledError
from contextlib import contextmanager, suppress
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from chromdocs.claims.claim import Claim
from chromdocs.claims.decided import Outcome, outcome, trials, with_outcomes
from chromdocs.claims.fingerprint import fingerprint
from chromdocs.claims.verify import Trials, Verdict, run
from chromdocs.papers import LEDGER
from chromdocs.solve.choose import fast

PATIENCE = 5  # seconds that a scheduler may take to answer
PULSE = 1.0  # seconds between looks at whether the cluster is still there
WAIT = 60  # seconds that it may be without workers


class Part(NamedTuple):
    """A part of the work on a claim."""

    id: str  # of the claim
    kind: str  # reading, formula or trials
    name: str  # of the reading, or the instance of the formula


class Result(NamedTuple):
    """What came of a part, as plain data, or why nothing did; and the code that found it."""

    code: str
    found: dict[str, Any]
    why_not: str = ""


def parts(claim: Claim, tried: bool) -> list[Part]:
    """Return the parts of the work on a claim, with its trials if they are wanted.

    >>> [part[1:] for part in parts(LEDGER["star/thm-5"], False)]
    [('reading', 'printed'), ('reading', 'corrected'), ('formula', '')]
    """
    formulas = claim.formulas.true if claim.formulas else {}
    found = [Part(claim.id, "reading", name) for name in claim.readings]
    found += [Part(claim.id, "formula", name) for name in formulas]
    return found + [Part(claim.id, "trials", "")] * tried


def result(part: Part, to: int | None, safely: Callable[..., str]) -> Result:
    """Do a part, in a worker; *safely* calls a function and says why it could not be done."""
    claim, found = LEDGER[part.id], {}

    def work() -> None:
        if part.kind == "reading":
            found.update(run(claim, fast, reading=part.name, to=to).to_json())
        elif part.kind == "trials":
            found.update(asdict(trials(claim, fast)))
        elif claim.formulas:
            found.update(outcome(claim.formulas.true[part.name])._asdict())

    why_not = safely(part.id, work)
    return Result(fingerprint(claim), found, why_not)


def joined(
    claim: Claim, found: Mapping[Part, Mapping[str, Any]]
) -> tuple[dict[str, Verdict], Trials | None]:
    """Return the verdicts on a claim, and its trials, from what came of its parts."""
    by_kind: dict[str, dict[str, Any]] = {"reading": {}, "formula": {}, "trials": {}}
    for part, data in found.items():
        by_kind[part.kind][part.name] = data
    verdicts = {name: Verdict.from_json(data) for name, data in by_kind["reading"].items()}
    outcomes = {name: Outcome(**data) for name, data in by_kind["formula"].items()}
    tried = by_kind["trials"].get("")
    return with_outcomes(claim, verdicts, outcomes), Trials(**tried) if tried else None


class Unfinished:
    """A file with what came of the parts of a call, until all of them are done."""

    def __init__(self, ids: Sequence[str], to: int | None, tried: bool) -> None:
        self.codes = {id: fingerprint(LEDGER[id]) for id in ids}
        key = sha256(json.dumps([sorted(self.codes.items()), to, tried]).encode()).hexdigest()
        home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        self.file = Path(home) / "chromdocs" / f"verify-{key[:16]}.jsonl"

    def found(self) -> dict[Part, dict[str, Any]]:
        """Return what there is; a line that was cut off counts for nothing."""
        found = {}
        with suppress(OSError):
            for line in self.file.read_text("utf-8").splitlines():
                with suppress(ValueError, TypeError):
                    part, data = json.loads(line)
                    found[Part(*part)] = data
        return found

    def keep(self, part: Part, found: Mapping[str, Any]) -> None:
        """Keep what came of a part; where nothing can be kept, the work goes on all the same."""
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps([part, found]) + "\n")

    def forget(self) -> None:
        """Remove the file."""
        with suppress(OSError):
            self.file.unlink(missing_ok=True)


def on_cluster(
    scheduler: str, todo: Sequence[Part], work: Callable[[Part], Result], wait: float
) -> Iterator[tuple[Part, Result]]:
    """Yield the parts with their results as they come; raise ValueError if the cluster is lost."""
    from distributed import Client
    from distributed import wait as wait_for

    _silence("distributed", "asyncio", "tornado")
    with _client(Client, scheduler) as client:
        futures = {client.submit(work, part, pure=False): part for part in todo}
        moved = monotonic()
        while futures:
            done: set[Any] = set()
            with suppress(TimeoutError):
                done = wait_for(  # type: ignore[no-untyped-call]
                    [*futures], timeout=PULSE, return_when="FIRST_COMPLETED"
                ).done
            for future in done:
                if found := _result(future):
                    yield futures.pop(future), found
            if client.status != "running":
                raise CancelledError
            if done or _workers(client):
                moved = monotonic()
            elif monotonic() - moved > wait:
                raise ValueError(
                    f"the Dask cluster at {scheduler} has had no worker for {wait:g} seconds; "
                    f"start one, such as: dask worker {scheduler}; --wait says how long to wait"
                )


@contextmanager
def _client(kind: Any, scheduler: str) -> Iterator[Any]:
    """Connect with a scheduler; say in a sentence that it does not answer, or does no more."""
    try:
        client = kind(scheduler, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise ValueError(f"no Dask scheduler answers at {scheduler}: {error}") from None
    try:
        yield client
    except (CancelledError, OSError):
        raise ValueError(f"the Dask scheduler at {scheduler} does not answer any more") from None
    finally:
        with suppress(Exception):  # whatever a cluster that is lost still says
            client.close(timeout=PULSE)


def _result(future: Any) -> Result | None:
    """Return what came of a part; None if the worker that had it is gone, so that it is redone."""
    if future.status == "lost" and future.client.status == "running":
        return None  # the worker that held it died, and the scheduler has it done again
    if future.status in ("cancelled", "lost"):
        raise CancelledError
    try:
        died = future.exception(timeout=PATIENCE)  # of the worker: a check that breaks off returns
        if isinstance(died, CancelledError):
            raise died
        return Result("", {}, f"{died}") if died else future.result(timeout=PATIENCE)
    except TimeoutError:
        return None


def _workers(client: Any) -> int:
    """Return how many workers there are; raise OSError if the scheduler does not say."""
    return len(client.sync(client.scheduler.ncores, workers=None, callback_timeout=PATIENCE))


def _silence(*names: str) -> None:
    """Keep what packages log of a cluster that is lost off the terminal: a line says it."""
    for name in names:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
