"""Where the book explains a statement, read off the chapters before any page is written."""

import ast
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from chromdocs.papers import LEDGER
from chromdocs.site.blocks import anchor
from chromdocs.site.macros import calls
from chromdocs.site.world import OURS

_PAPER = re.compile(r"\A---\n(?:.*\n)*?paper: *(\w+)\n")
_TITLE = re.compile(r"\A---\n(?:.*\n)*?title: *(.+)\n")
NAMING = ("claim", "finding", "badge", "summary")  # calls that name claims, with an anchor


def explained(docs: Path) -> dict[str, tuple[str, str]]:
    """Return where claims are explained: the address of the chapter, and the anchor in it.

    It is the first place where a chapter on the claim's paper names it; for a result of our own,
    where any chapter does.
    """
    found: dict[str, tuple[str, str]] = {}
    for file in sorted((docs / "learn").glob("[!i]*.md")):
        text = file.read_text("utf-8")
        header = _PAPER.match(text)
        papers = {OURS, header[1] if header else OURS}
        for id in named(text):
            if id in LEDGER and LEDGER[id].paper in papers:
                found.setdefault(id, (f"learn/{file.stem}/", anchor(id)))
    return found


def titled(docs: Path) -> dict[str, str]:
    """Return the titles of the chapters by their addresses, sorted by file."""
    files = sorted((docs / "learn").glob("[!i]*.md"))
    found = {file.stem: _TITLE.match(file.read_text("utf-8")) for file in files}
    return {f"learn/{stem}/": title[1] for stem, title in found.items() if title}


def named(text: str) -> Iterator[str]:
    """Yield the claims that the calls of a page name, in their order.

    >>> [*named('{{ badge("vile/sums") }} {{ summary("vile/mark-k", ("ours", "", "")) }}')]
    ['vile/sums', 'vile/mark-k']
    """
    for call in calls(text):
        with suppress(SyntaxError):  # told with its line when the page is written
            for node in ast.walk(ast.parse(call, mode="eval")):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") in NAMING:
                    for word in node.args:
                        if isinstance(word, ast.Constant) and isinstance(word.value, str):
                            yield word.value
