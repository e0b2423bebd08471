"""Pages that compute: calls in double braces, and Python blocks that run when the site is built.

{{ figure("evil-plane", to=64) }}   a block, from `Blocks`
{{ value(evil_pair(2015)) }}        any expression over NAMES and the page's own names
```python run                       a block whose output is shown below it
```python quiet                     a block that is not shown: names for the calls of its page
```pycon                            a session, which the tests run

A block that is shown can run in the page, by the class ``run``.
"""

import contextlib
import io
import re
import textwrap
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from chromdocs.games import evil
from chromdocs.games.catalogue import game
from chromdocs.numbers import binary
from chromdocs.papers import record
from chromdocs.site import book, glossary, papermap
from chromdocs.site.audit import audit
from chromdocs.site.blocks import Blocks
from chromdocs.site.chooser import chooser, references
from chromdocs.site.counted import counts
from chromdocs.site.errors import SiteError
from chromdocs.site.home import welcome
from chromdocs.site.kinds import decks, figures
from chromdocs.site.markup import value
from chromdocs.site.painted import paint
from chromdocs.site.speed import speed
from chromdocs.solve.reference import Reference, mex

NAMES: dict[str, Any] = {
    "game": game,
    "Reference": Reference,
    "mex": mex,
    "record": record,
    "value": value,
    "speed": speed,
    "audit": audit,
    "listed": book.listed,
    "grid": book.grid,
    "answer": book.answer,
    **{name: getattr(evil, name) for name in ("evil_pair", "tau", "chi", "tau_of")},
    **{name: getattr(binary, name) for name in dir(binary) if not name.startswith("_")},
}

BLOCKS = ("figure", "table", "claim", "badge", "play", "set_up", "citation", "finding")

_PART = re.compile(
    r"^(?P<indent>[ \t]*)(?P<fence>```+)(?P<info>[^\n]*)\n(?P<code>.*?)^[ \t]*(?P=fence)[ \t]*$"
    r"|\{\{(?P<call>.+?)\}\}",
    re.DOTALL | re.MULTILINE,
)


def expand(text: str, where: str, blocks: Blocks, first: int = 1) -> str:
    """Replace every call and run every block of a page; a failure names file and line.

    *first* is the number of the first line of *text* in its file.
    """
    names = NAMES | {name: getattr(blocks, name) for name in BLOCKS}
    of_book = (book.summary, book.proof, book.opening, papermap.papermap, paint, counts)
    of_page = (*of_book, welcome, decks.decks, figures.for_a_slide, chooser, references)
    names |= {write.__name__: partial(write, blocks) for write in of_page}

    for write in (glossary.words, glossary.symbols):
        names[write.__name__] = lambda write=write: expand(write(), "glossary", blocks)
    return filled(text, where, names, first)


def filled(text: str, where: str, names: dict[str, Any], first: int = 1) -> str:
    """Replace every call and run every block of a text that knows *names*."""

    def part(match: re.Match[str]) -> str:
        line = text.count("\n", 0, match.start()) + first
        if (call := match["call"]) is not None:
            return str(_attempt(lambda: eval(call.strip(), names), f"{where}:{line}"))
        kind = match["info"].strip()
        if kind == "pycon":
            return match[0].replace("pycon", " { .pycon .run }", 1)
        if kind not in ("python run", "python quiet"):
            return match[0]
        code = textwrap.dedent(match["code"])
        printed = _attempt(lambda: _run(code, names), f"{where}:{line}")
        if bool(printed) == (kind == "python quiet"):
            raise SiteError(f"{where}:{line}: {kind} prints {printed.strip() or 'nothing'}")
        if not printed:
            return ""
        block = f"``` {{ .python .run }}\n{code}```\n\n"
        block += f"``` {{ .text .output }}\n{printed.rstrip()}\n```"
        return textwrap.indent(block, match["indent"])

    return _PART.sub(part, text)


def calls(text: str) -> Iterator[str]:
    """Yield the calls of a page, without their braces.

    >>> [*calls("Two {{ value(1 + 1) }}")]
    ['value(1 + 1)']
    """
    for found in _PART.finditer(text):
        if (call := found["call"]) is not None:
            yield call.strip()


def _run(code: str, names: dict[str, Any]) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(code, "<page>", "exec"), names)
    return out.getvalue()


def _attempt(act: Callable[[], Any], where: str) -> Any:
    try:
        return act()
    except SiteError:
        raise
    except Exception as error:
        raise SiteError(f"{where}: {type(error).__name__}: {error}") from error
