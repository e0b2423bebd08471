"""Pages that compute: calls in double braces, and Python blocks that run when the site is built.

{{ figure("evil-plane", to=64) }}   a block, from `Shared`
{{ value(evil_pair(2015)) }}        any expression over NAMES and the page's own names
```python run                       a block whose output is shown below it
"""

import contextlib
import io
import re
import textwrap
from collections.abc import Callable
from functools import partial
from typing import Any

from mkdocs.exceptions import PluginError

from chromdocs.games import evil
from chromdocs.games.catalogue import game
from chromdocs.numbers import binary
from chromdocs.site import talks
from chromdocs.site.shared import Shared, value
from chromdocs.site.speed import speed
from chromdocs.solve.reference import Reference

NAMES: dict[str, Any] = {
    "game": game,
    "Reference": Reference,
    "value": value,
    "speed": speed,
    **{name: getattr(evil, name) for name in ("evil_pair", "tau", "chi", "tau_of")},
    **{name: getattr(binary, name) for name in dir(binary) if not name.startswith("_")},
}

_PART = re.compile(
    r"^(?P<indent>[ \t]*)(?P<fence>```+)(?P<info>[^\n]*)\n(?P<code>.*?)^[ \t]*(?P=fence)[ \t]*$"
    r"|\{\{(?P<call>.+?)\}\}",
    re.DOTALL | re.MULTILINE,
)


def expand(text: str, where: str, shared: Shared, first: int = 1) -> str:
    """Replace every call and run every block of a page; a failure names file and line.

    *first* is the number of the first line of *text* in its file.
    """
    blocks = ("figure", "table", "claim", "badge", "play", "counts", "citation", "finding")
    names = NAMES | {name: getattr(shared, name) for name in blocks}
    names |= {name: partial(getattr(talks, name), shared) for name in ("decks", "on_slides")}

    def part(match: re.Match[str]) -> str:
        line = text.count("\n", 0, match.start()) + first
        if (call := match["call"]) is not None:
            return str(_attempt(lambda: eval(call.strip(), names), f"{where}:{line}"))
        if match["info"].strip() != "python run":
            return match[0]
        code = textwrap.dedent(match["code"])
        printed = _attempt(lambda: _run(code, names), f"{where}:{line}")
        block = f"```python\n{code}```\n\n``` {{ .text .output }}\n{printed.rstrip()}\n```"
        return textwrap.indent(block, match["indent"])

    return _PART.sub(part, text)


def _run(code: str, names: dict[str, Any]) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(code, "<page>", "exec"), names)
    if not out.getvalue():
        raise ValueError("the block prints nothing")
    return out.getvalue()


def _attempt(act: Callable[[], Any], where: str) -> Any:
    try:
        return act()
    except PluginError:
        raise
    except Exception as error:
        raise PluginError(f"{where}: {type(error).__name__}: {error}") from error
