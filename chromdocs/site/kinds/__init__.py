"""The kinds of pages that nobody writes, a module each, found by looking.

Each tells its ``pages()`` by their places among the sources, what stands for it in the
navigation (``nav()``, by the word in mkdocs.yml), and its ``files(world, made)`` that are no pages;
*made* are those that pages asked for, to which it may add. What is ``slow(world)`` to make, and
kept, it may have made beforehand.
"""

import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from chromdocs.collect import modules
from chromdocs.site.kept import Content
from chromdocs.site.page import Page
from chromdocs.site.world import World


def _kinds() -> list[ModuleType]:
    return modules(sys.modules[__name__])


def pages() -> dict[str, Page]:
    """Return every generated page by its place among the sources."""
    return {place: page for kind in _kinds() for place, page in kind.pages().items()}


def nav() -> dict[str, list[Any]]:
    """Return what stands in the navigation, by the word that stands for it in mkdocs.yml."""
    return {place: items for kind in _kinds() for place, items in kind.nav().items()}


def in_nav(items: list[Any]) -> list[Any]:
    """Return navigation in which what was generated has taken the place of its word."""
    return _filled(items, nav())


def _filled(items: list[Any], generated: dict[str, list[Any]]) -> list[Any]:
    found: list[Any] = []
    for item in items:
        if isinstance(item, str):
            found += generated.get(item, [item])
        else:
            found += [
                {
                    title: _filled(place, generated)
                    if isinstance(place, list)
                    else generated.get(place, place)
                }
                for title, place in item.items()
            ]
    return found


def slow(world: World) -> Iterator[tuple[Any, ...]]:
    """Yield what takes long to make and is kept: what makes it, and of what."""
    for kind in _kinds():
        if hasattr(kind, "slow"):
            yield from kind.slow(world)


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield every generated file that is no page, with its address."""
    for kind in _kinds():
        yield from kind.files(world, made)
