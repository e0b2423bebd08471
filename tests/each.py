"""Many things checked in one test: what is wrong with each is collected, and told together."""

from collections.abc import Callable, Mapping
from typing import TypeVar

T = TypeVar("T")


def failing(check: Callable[[T], object], items: Mapping[str, T]) -> dict[str, str]:
    """Return what the check says of each item that does not pass it, by its name."""
    failures = {}
    for name, item in items.items():
        try:
            check(item)
        except AssertionError as error:
            failures[name] = str(error)
    return failures
