"""Check a statement of the ledger to a bound of the reader's own, beside what was published."""

from collections.abc import Iterator
from dataclasses import replace
from functools import wraps
from time import monotonic
from typing import Any

from chromdocs.claims.claim import Case, Check, Claim, Reading
from chromdocs.claims.decided import with_decisions
from chromdocs.claims.entry import Entry
from chromdocs.claims.verify import run
from chromdocs.door.look import claim as statement
from chromdocs.lab.asked import Send
from chromdocs.numbers.digits import from_decimal
from chromdocs.solve.choose import fast
from chromdocs.words import shortened

OFTEN = 0.5  # seconds between reports


def answer(fields: dict[str, str], send: Send) -> dict[str, Any]:
    """Check the ``claim`` with this id, up to ``bound`` if that is not empty; tell what came out.

    While it goes on, the number of cases that were checked is sent.

    >>> found = answer({"claim": "star/thm-5", "bound": "30"}, lambda part: None)
    >>> [reading["status"] for reading in found["readings"]]
    ['refuted', 'holds for all']
    """
    asked = statement(fields["claim"].strip())
    bound = _bound(fields.get("bound", "").strip())
    claim, published = asked.claim, asked.entry
    verdicts = {
        name: run(_telling(claim, name, send), fast, reading=name, to=bound)
        for name in claim.readings
    }
    found = Entry(claim, with_decisions(claim, verdicts))
    return {
        "id": claim.id,
        "title": claim.title,
        "where": claim.where,
        "said": f"{claim.id}: {found.label}.",
        "status": found.status,
        "label": found.label,
        "readings": [
            {
                "reading": name,
                "status": found.verdicts[name].status,
                "line": found.line(name),
                "published": published.said(name) if published.verdicts else "",
            }
            for name in claim.readings
        ],
        "agrees": _agrees(found, published),
        "python": _python(claim.id, bound),
        "command": f"chromdocs verify {claim.id}" + (f" --to {bound}" if bound else ""),
    }


def _bound(text: str) -> int | None:
    if not text:
        return None
    if not text.isdecimal() or not from_decimal(text):
        raise ValueError(f"bound must be a whole number from 1, not {shortened(text)!r}")
    return from_decimal(text)


def _python(id: str, bound: int | None) -> str:
    to = f"to={bound}" if bound else ""
    return f'import chromdocs as cd\n\nprint(cd.claim("{id}").verify({to}))'


def _agrees(found: Entry, published: Entry) -> str:
    """Say how the verdicts go with the published ones, which may be of another bound."""
    if not published.verdicts:
        return "Nothing is published of it yet."
    if found.status == published.status:
        return "This is the published verdict."
    if published.failed and found.verdicts["printed"].status != "refuted":
        return f"The published counterexample is at {published.failed.at}: go further."
    return "This is NOT the published verdict. Please tell us."


def _telling(claim: Claim, name: str, send: Send) -> Claim:
    """Return *claim* with a check that tells how many cases it has seen."""
    reading = claim.readings[name]
    told = replace(reading, check=_counting(reading, name, send))
    return replace(claim, printed=told) if name == "printed" else replace(claim, corrected=told)


def _counting(reading: Reading, name: str, send: Send) -> Check:
    @wraps(reading.check)
    def check(*arguments: Any, **named: Any) -> Iterator[Case]:
        last = monotonic()
        for number, case in enumerate(reading.check(*arguments, **named), 1):
            if (now := monotonic()) - last > OFTEN:
                last = now
                send({"reading": name, "cases": number})
            yield case

    return check
