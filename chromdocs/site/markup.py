"""Small pieces of HTML that know nothing of the site: prose, values, the cells of a table."""

import re
from collections.abc import Callable, Sequence
from html import escape

import markdown

_INLINE = ["pymdownx.arithmatex"]
_CONFIG = {"pymdownx.arithmatex": {"generic": True}}


_DISPLAYED = re.compile(r"[ \t]*\n?[ \t]*\$\$(.+?)\$\$[ \t]*\n?", re.DOTALL)


def displayed(text: str) -> str:
    r"""Return Markdown in which each display formula is a paragraph of its own.

    >>> displayed("Let $$x=1,$$ that is, $x>0$.")
    'Let\n\n$$\nx=1,\n$$\n\nthat is, $x>0$.'
    """
    return _DISPLAYED.sub(lambda found: f"\n\n$$\n{found[1].strip()}\n$$\n\n", text)


def formatted(text: str) -> str:
    """Return Markdown with formulas as HTML."""
    result: str = markdown.markdown(text, extensions=_INLINE, extension_configs=_CONFIG)
    return result


def prose(text: str) -> str:
    """Return a paragraph of Markdown with formulas as HTML, without the paragraph around it."""
    return formatted(text).removeprefix("<p>").removesuffix("</p>")


def framed(title: str, head: str, body: str) -> str:
    """Return a table, from the cells of its head and its rows, that scrolls if it is too large."""
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}">'
        f'<table class="data" data-search-exclude><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def cells(row: Sequence[object], words: Callable[[str], str] = escape) -> str:
    """Return the cells of a row, numbers to the right; *words* makes HTML of the others."""
    return "".join(
        f"<td{' class=number' if isinstance(v, int) else ''}>{_cell(v, words)}</td>" for v in row
    )


def value(thing: object) -> str:
    """Write a value as a reader would: with a comma every three digits, pairs in brackets.

    In brackets the commas stand between numbers, so there are none inside them.

    >>> value(1234567), value((1234, 5))
    ('1,234,567', '(1234, 5)')
    """
    if isinstance(thing, tuple):
        return f"({', '.join(map(str, thing))})"
    return f"{thing:,}" if isinstance(thing, int) else str(thing)


def _cell(content: object, words: Callable[[str], str]) -> str:
    if isinstance(content, int) and content < 0:
        return f"−{-content}"
    if content in ("red", "green"):
        return f'<span class="token {content}">{content}</span>'
    return words(value(content) if isinstance(content, tuple) else str(content))
