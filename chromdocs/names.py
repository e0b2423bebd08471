"""Names that people type: find what they mean, or say what would be right."""

from collections.abc import Collection, Mapping
from difflib import get_close_matches
from itertools import islice
from typing import TypeVar

from chromdocs.words import shortened

T = TypeVar("T")

MOST, FEW = 40, 5  # names that a message lists, and how many where there are more


def known(items: Mapping[str, T], name: str, what: str) -> T:
    """Return the item of this *name*; an unknown one is an error that names the nearest.

    >>> known({"light": 1, "dark": 2}, "drak", "theme")
    Traceback (most recent call last):
    ValueError: unknown theme 'drak'; did you mean 'dark'?
    """
    if not isinstance(name, str) or name not in items:
        shown = shortened(str(name), 60)
        raise ValueError(f"unknown {what} {shown!r}{nearest(shown, items)}")
    return items[name]


def nearest(name: str, names: Collection[str]) -> str:
    """Say which of *names* is nearest to a mistyped one, ready to follow an error message.

    >>> nearest("x", ["light", "dark"])
    '; known: light, dark'
    """
    short = shortened(name, 60)
    close = [known for known in names if known.endswith(f"/{short}")]  # without its paper
    close = close or get_close_matches(short, names, n=1, cutoff=0.55)
    close = close or get_close_matches(short.lower(), names, n=1, cutoff=0.55)
    if close:
        return f"; did you mean {close[0]!r}?"
    shown = FEW if len(names) > MOST else MOST
    more = f" and {len(names) - shown} more" if len(names) > shown else ""
    return f"; known: {', '.join(islice(names, shown)) or 'none'}{more}"
