"""What `make bench` measured, as tables for the page on the sieve."""

import json
from collections.abc import Callable
from html import escape
from importlib.resources import files
from math import log
from typing import Any

from chromdocs.names import known
from chromdocs.site.markup import framed, value


def speed(part: str) -> str:
    """Return a part of what was measured last."""
    text = files("chromdocs.site").joinpath("speed.json").read_text("utf-8")
    return known(PARTS, part, "part of what was measured")(json.loads(text))


def growth(found: dict[str, Any]) -> str:
    """Return how the work grows with the bound."""
    rows = [
        [
            value(row["to"]),
            seconds(row["seconds"]),
            "not known" if row["megabytes"] is None else value(row["megabytes"]),
            value(row["p_positions"]),
            value(row["p_positions"] - row["to"] - 1),
            f"{row['marks'] / row['seconds'] / 1e9:.2f}",
        ]
        for row in found["growth"]
    ]
    head = ["heaps up to", "seconds", "megabytes", "P-positions", "not terminal", "10⁹ marks/s"]
    return table("The sieve on the star of Wythoff nim", head, rows)


def beside(found: dict[str, Any]) -> str:
    """Return the programs side by side: seconds by bound."""
    bounds = sorted({row["to"] for row in found["beside"]})
    times = {(row["program"], row["to"]): row["seconds"] for row in found["beside"]}
    rows = [
        [words, *(seconds(times[key, to]) if (key, to) in times else "–" for to in bounds)]
        for key, words in found["programs"].items()
    ]
    head = ["program", *map(value, bounds)]
    return table("Seconds for the star of Wythoff nim, by bound", head, rows)


def machine(found: dict[str, Any]) -> str:
    """Return when and where it was measured, as a sentence."""
    m = found["machine"]
    return escape(
        f"Measured on {found['date']}: {m['processor']}, {m['cores']} cores, {m['gigabytes']} GB, "
        f"{m['system']}, Python {m['python']}, numpy {m['numpy']}, numba {m['numba']}."
    )


def exponent(found: dict[str, Any]) -> str:
    """Return the powers of the bound with which the seconds grow, at the start and at the end."""
    rows = found["growth"]
    powers = [
        log(b["seconds"] / a["seconds"]) / log(b["to"] / a["to"])
        for a, b in ((rows[0], rows[1]), (rows[-2], rows[-1]))
    ]
    return f"{powers[0]:.1f} between the first two rows and {powers[1]:.1f} between the last two"


def faster(found: dict[str, Any]) -> str:
    """Return how many times faster than the C program the sieve is, on one core and on all."""
    top = max(row["to"] for row in found["beside"] if row["program"] == "c")
    time = {row["program"]: row["seconds"] for row in found["beside"] if row["to"] == top}
    one, every = (f"{time['c'] / time[key]:.1f}" for key in ("one", "all"))
    return f"at {value(top)}, {one} times as fast on one core and {every} times on all"


def levels(found: dict[str, Any]) -> str:
    """Return how fast two stacks of chromatic nim are solved, as a clause."""
    row = found["levels"]
    return (
        f"{value(row['levels'])} levels take {seconds(row['seconds'])} seconds with colours "
        f"drawn by lot, and {seconds(row['evil_seconds'])} with the evil numbers red"
    )


PARTS: dict[str, Callable[[dict[str, Any]], str]] = {
    part.__name__: part for part in (growth, beside, machine, exponent, faster, levels)
}


def table(title: str, head: list[str], rows: list[list[str]]) -> str:
    """Return rows of text as a table, all but words to the right."""
    cells = "".join(f'<th scope="col">{escape(word)}</th>' for word in head)
    body = "".join(
        "<tr>"
        + "".join(
            f"<td{'' if cell[:1].isalpha() else ' class=number'}>{escape(cell)}</td>"
            for cell in row
        )
        + "</tr>"
        for row in rows
    )
    return framed(title, cells, body)


def seconds(time: float) -> str:
    """Write a time with two digits that count.

    >>> seconds(0.001234), seconds(1.26), seconds(126.4)
    ('0.0012', '1.3', '126')
    """
    if time >= 10:
        return f"{time:.0f}"
    return f"{time:.1f}" if time >= 1 else f"{time:.2g}"
