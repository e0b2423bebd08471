"""Where commands write: a file or standard output, complaints, and progress on a terminal."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from chromdocs.files import write_whole
from chromdocs.names import known
from chromdocs.words import HIDDEN, shortened, visible

T = TypeVar("T")
Arguments = argparse.Namespace
Report = Callable[[int, int], object]

PERCENT = "{percentage:3.0f}% |{bar}| {elapsed} passed, {remaining} to go"
LISTS = {"txt": "text", "json": "json"}  # endings of files that hold a list
LONGEST = 1_500  # characters of a complaint


def format_of(a: Arguments, default: str, suffixes: Mapping[str, str]) -> str:
    """Return the format that is asked for, by options or by the name of the file.

    A file whose name says one format is never written in another.
    """
    chosen = getattr(a, "format", None)
    asked = suffixes["json"] if a.json else chosen
    if a.json and chosen not in (None, asked):
        raise ValueError(f"give --json or --format {chosen}, not both")
    suffix = Path(a.output or "").suffix[1:].lower()
    if not asked:
        return known(suffixes, suffix, "ending of a file") if suffix else default
    free = suffix not in _endings() or (suffix == "txt" and not a.json)
    if not free and suffixes.get(suffix) != asked:
        option = "--json" if a.json else f"--format {chosen}"
        raise ValueError(f"{option} does not go with -o {shortened(a.output, 60)}: choose one")
    return str(asked)


def _endings() -> set[str]:
    """Return the endings of files that say a format."""
    from chromdocs.bibliography import FORMATS as CITATIONS
    from chromdocs.figures.formats import FORMATS as FIGURES
    from chromdocs.tables.formats import ALL_FORMATS as TABLES

    formats = (*CITATIONS.values(), *FIGURES.values(), *TABLES.values())
    return {format.suffix.rpartition(".")[2] for format in formats} | {"txt", "gz"}


def bar(items: Iterable[T], total: int) -> Iterator[T]:
    """Show progress on a terminal, nothing in a pipe."""
    return iter(_progress(items, total=total, unit_scale=True))


@contextmanager
def counter(total: int) -> Iterator[Callable[[Callable[[], object]], None]]:
    """Show on a terminal how many things are done; what is said of each stands above the bar."""
    with _progress(total=total) as shown:

        def done(say: Callable[[], object]) -> None:
            shown.clear()
            say()
            shown.update()

        yield done


@contextmanager
def meter() -> Iterator[Report]:
    """Show on a terminal how much of long work is done, and how long the rest may take."""
    with _progress(bar_format=PERCENT) as shown:

        def report(done: int, work: int) -> None:
            shown.total = work
            shown.update(done - shown.n)

        yield report


def _progress(*items: Iterable[Any], **options: Any) -> Any:
    """Return a bar that is shown on a terminal only, and not any more when all is done."""
    from tqdm import tqdm  # which most commands do without

    return tqdm(*items, disable=None, leave=False, **options)


def dump(value: Any) -> bytes:
    """Return JSON, for programs: in UTF-8, with escapes for what is not to be seen."""
    text = json.dumps(value, indent=1, ensure_ascii=False)
    return data(HIDDEN.sub(lambda sign: json.dumps(sign[0])[1:-1], text))


def data(text: str) -> bytes:
    """Return a text for programs as it is written: in UTF-8, with an end of line at its end."""
    return (text.rstrip("\n") + "\n").encode()


def write(a: Arguments, content: str | bytes) -> None:
    """Write to the file of -o, whole or not at all, or to standard output."""
    if not a.output:
        put(content)
    else:
        write_whole(
            Path(a.output), content if isinstance(content, bytes) else data(visible(content))
        )


def write_list(a: Arguments, rows: Any, text: str) -> None:
    """Write a list: as JSON if that is asked for, else as text."""
    write(a, dump(rows) if format_of(a, "text", LISTS) == "json" else text)


def in_colour() -> bool:
    """Tell whether standard output is a terminal whose reader has nothing against colours."""
    shown = sys.stdout is not None and sys.stdout.isatty()
    return shown and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def put(content: str | bytes, paint: Callable[[str], str] = str) -> None:
    """Write all of *content* to standard output, or raise ValueError.

    Bytes are for programs. A text is for people: it ends with its line, nothing in it commands
    the terminal but what *paint* adds, and what the terminal cannot show is replaced.
    """
    out = sys.stdout
    if out is None:
        raise ValueError("cannot write to standard output: it is closed")
    if isinstance(content, str):
        shown = paint(visible(content).rstrip("\n")) + "\n"
        content = shown.encode(out.encoding or "utf-8", "replace")
    rest = memoryview(content)
    try:
        out.flush()
        while rest:  # where Python does not buffer, a part may be written
            rest = rest[_written(out.buffer.write(rest)) :]
        out.buffer.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        drop_output()
        raise ValueError(f"cannot write to standard output: {error.strerror}") from None


def _written(number: int | None) -> int:
    if number is None:
        raise BlockingIOError(11, "it takes no more now")
    return number


def drop_output() -> None:
    """Let what standard output still keeps go nowhere: it would fail again when Python ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(message: object) -> None:
    """Say on standard error, in one line, what is wrong."""
    line = visible(" ".join(str(message).split()))
    if len(line) > LONGEST:
        line = f"{line[: LONGEST - 310]} ... {line[-300:]}"
    with suppress(OSError):  # there is nobody else to tell
        print(f"chromdocs: {line}", file=sys.stderr, flush=True)
