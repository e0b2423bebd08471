"""The drawings of all exhibits as numbers: what stands where. They are compared with a record.

    python tests/drawings.py [ID ...]

records them anew, those named or all, and prints what is different: which mark, what of it, and
from what to what. A record is a file for each paper with a row for each mark: its kind and the
values of its fields, in their order, without those at the end that go without saying. Of more
than 40 numbers it has how many they are, the ends, a digest and the sum. Of the steps between
which a reader chooses it has a digest each, and so of the drawings at the least value of a whole
number and at two times the usual one: the size of a mark often has a limit on either side.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields
from difflib import SequenceMatcher
from functools import cache
from pathlib import Path
from typing import Any
from zlib import crc32

from chromdocs.figures import figure as kinds
from chromdocs.figures.figure import Axis, Exhibit, Figure, Mark
from chromdocs.figures.frame import frame, legend
from chromdocs.parameters import Parameter

FOLDER = Path(__file__).parent / "papers/drawings"
MANY = 40  # numbers that are written out
DIGITS = 3  # behind the point
LESS: Mapping[str, Mapping[str, int]] = {  # of those that need a sieve of many seconds
    "star-conjecture-1": {"n": 8},
    "star-conjecture-2": {"to": 5_000},
}
Row = list[Any]


def digest(value: object) -> str:
    return f"{crc32(repr(value).encode()):08x}"


def plain(value: Any) -> Any:
    """Return a value of a field as it is recorded."""
    if isinstance(value, float):
        value = round(value, DIGITS)
        return int(value) if value == int(value) else value
    if isinstance(value, Sequence) and not isinstance(value, str):
        values = [plain(each) for each in value]
        if len(values) <= MANY:
            return digest(values) if values and isinstance(values[0], str) else values
        ends = [len(values), values[0], values[-1], digest(values)]
        return ends if isinstance(values[0], str) else [*ends, plain(float(sum(value)))]
    return value


def row(one: Mark | Axis) -> Row:
    """Return the kind of a mark and the values of its fields, without usual ones at the end."""
    values = [plain(getattr(one, field.name)) for field in fields(one)]
    usual = [
        field.default_factory() if field.default_factory is not MISSING else field.default
        for field in fields(one)
    ]
    while values and values[-1] == plain(usual[len(values) - 1]):
        values.pop()
    return [type(one).__name__, *values]


def drawing(figure: Figure) -> list[Row]:
    """Return what stands where in a figure, on its axes and around them."""
    at = frame(figure)
    words = (figure.title, figure.caption, figure.alt)
    around = [plain(float(edge)) for edge in (at.left, at.right, at.bottom, at.top, at.height)]
    axes = [
        [
            f"axis {name}",
            *row(axis)[1:3],
            [list(map(plain, tick)) for tick in axis.ticks],
            axis.hidden,
            axis.grid,
        ]
        for name, axis in (("x", figure.x), ("y", figure.y))
    ]
    return [
        ["frame", *around, figure.equal],
        *axes,
        ["numbers in its words", *re.findall(r"\d[\d,.]*(?<![,.])", " ".join(words))],
        ["data", len(figure.data), digest(figure.data)],
        ["claims", *figure.claims],
        *map(row, figure.marks),
        *([f"legend: {kind}", *values] for kind, *values in map(row, legend(figure))),
    ]


def description(exhibit: Exhibit) -> list[Row]:
    """Return an exhibit as it is recorded: its parameters, its drawing, its steps."""
    place = (exhibit.kind, exhibit.striking, exhibit.crop, exhibit.frames, dict(exhibit.thumb))
    parameters = exhibit.parameters.items()
    return [
        ["exhibit", *place],
        *(["parameter", name, str(each.default), refusal(each)] for name, each in parameters),
        *(
            ["with", f"{name}={value}", outcome(exhibit, {name: value})]
            for name, value in other_values(exhibit)
        ),
        *drawing(exhibit.make(**LESS.get(exhibit.id, {}))),
        *(["step", value, digest(drawing(figure))] for value, figure in exhibit.made_steps()),
    ]


def other_values(exhibit: Exhibit) -> Iterator[tuple[str, int]]:
    """Yield the least value of each parameter that is a whole number, and twice the usual one."""
    if exhibit.id in LESS:
        return
    for name, each in exhibit.parameters.items():
        bounds = re.match(r"must be a whole number from (\d+) to (\d+)", refusal(each))
        if bounds:
            yield name, int(bounds[1])
            if str(each.default).isdecimal():
                yield name, min(int(bounds[2]), 2 * int(each.default))


def outcome(exhibit: Exhibit, values: Mapping[str, int]) -> str:
    """Return a digest of a drawing, or why there is none."""
    try:
        return digest(drawing(exhibit.make(**values)))
    except ValueError as error:
        return str(error)


def refusal(parameter: Parameter) -> str:
    """Return what a parameter says of a value that is none: its bounds are in it."""
    for wrong in ("-1", "?"):
        try:
            parameter.read(wrong)
        except ValueError as error:
            return str(error).partition(";")[0]  # behind it, hints such as names that are alike
    return ""


def field_names(kind: str) -> list[str]:
    """Return what the values of a row are called."""
    kind = kind.removeprefix("legend: ")
    if kind == "frame":
        return ["left", "right", "bottom", "top", "height", "equal"]
    if kind.startswith("axis"):
        return ["title", "range", "ticks", "hidden", "grid"]
    mark = getattr(kinds, kind, None)
    return [field.name for field in fields(mark)] if mark else []


def differences(recorded: list[Row], now: list[Row]) -> Iterator[str]:
    """Yield what is different, mark by mark.

    >>> [*differences([["Text", 3, 0, "a"], ["Text", 4, 0, "b"]], [["Text", 3, 1, "a"]])]
    ['row 0, Text "a": y 0 -> 1', 'row 1 is gone: ["Text", 4, 0, "b"]']
    """
    before, after = (
        [json.dumps(each, ensure_ascii=False) for each in rows] for rows in (recorded, now)
    )
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    for kind, i, end, j, to in matcher.get_opcodes():
        if kind == "equal":
            continue
        pairs = min(end - i, to - j)
        for k in range(pairs):
            yield f"row {i + k}, {changed(recorded[i + k], now[j + k])}"
        yield from (f"row {k} is gone: {before[k]}" for k in range(i + pairs, end))
        yield from (f"row {k} is new: {after[k]}" for k in range(j + pairs, to))


def changed(old: Row, new: Row) -> str:
    """Say what of a mark is different."""
    if old[0] != new[0]:
        return f"{json.dumps(old)} -> {json.dumps(new)}"
    names = field_names(old[0])
    text = "".join(
        f' "{each}"' for name, each in zip(names, old[1:], strict=False) if name == "text"
    )
    parts = []
    for i in range(max(len(old), len(new)) - 1):
        was, has = (each[i + 1] if i + 1 < len(each) else "usual" for each in (old, new))
        if was != has:
            name = names[i] if i < len(names) else f"value {i}"
            parts.append(f"{name} {json.dumps(was)} -> {json.dumps(has)}")
    return f"{old[0]}{text}: {', '.join(parts)}"


@cache
def record(paper: str) -> dict[str, list[Row]]:
    """Return the recorded drawings of a paper."""
    file = FOLDER / f"{paper}.json"
    return json.loads(file.read_text("utf-8")) if file.exists() else {}


def write(paper: str, drawings: Mapping[str, list[Row]]) -> None:
    """Record the drawings of a paper: a row stands on a line."""
    texts = []
    for id in sorted(drawings):
        rows = ",\n".join(json.dumps(each, ensure_ascii=False) for each in drawings[id])
        texts.append(f"{json.dumps(id)}: [\n{rows}\n]")
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{paper}.json").write_text("{\n" + ",\n".join(texts) + "\n}\n", "utf-8")


def main(ids: Iterable[str]) -> None:
    """Record exhibits anew, all if none is named, and print what is different."""
    from chromdocs.papers import EXHIBITS

    chosen = {*ids} or {*EXHIBITS}
    for paper in sorted({exhibit.paper_key for exhibit in EXHIBITS.values()}):
        own = {id: exhibit for id, exhibit in EXHIBITS.items() if exhibit.paper_key == paper}
        before = record(paper)
        now = {
            id: json.loads(json.dumps(description(exhibit))) if id in chosen else before[id]
            for id, exhibit in own.items()
            if id in chosen or id in before
        }
        for id in sorted({*before} | {*now}):
            for line in (
                differences(before.get(id, []), now.get(id, [])) if id in before else ["is new"]
            ):
                print(f"{id}: {line}")
        write(paper, now)


if __name__ == "__main__":
    main(sys.argv[1:])
