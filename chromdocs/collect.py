"""Catalogues that collect what is there: nobody lists modules, and nothing is loaded before use."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from itertools import islice
from pkgutil import iter_modules
from types import ModuleType
from typing import TypeVar

T = TypeVar("T")

SHOWN = 30  # ids that a catalogue shows
LAST = 1_000  # the ORDER of a module that says none


def modules(package: ModuleType, besides: tuple[str, ...] = ()) -> list[ModuleType]:
    """Return the modules of *package*, but those named *besides*, in their order.

    A module may say its place among the others, as ``ORDER``; those that do not come after, by
    name.

    >>> import chromdocs.talks
    >>> [module.__name__ for module in modules(chromdocs.talks, ("to_pdf",))]
    ['chromdocs.talks.deck', 'chromdocs.talks.snippets']
    """
    names = [found.name for found in iter_modules(package.__path__) if found.name not in besides]
    found = [import_module(f"{package.__name__}.{name}") for name in names]
    return sorted(found, key=lambda module: (getattr(module, "ORDER", LAST), module.__name__))


class Catalogue(Mapping[str, T]):
    """Things by their ids, collected when one is first asked for. An id stands for one thing.

    >>> Catalogue("squares", lambda: [("one", 1), ("two", 4)])["two"]
    4
    """

    def __init__(self, name: str, collect: Callable[[], Iterable[tuple[str, T]]]) -> None:
        self.name = name
        self._collect = collect

    @cached_property
    def _items(self) -> dict[str, T]:
        items: dict[str, T] = {}
        for id, item in self._collect():
            if id in items:
                raise ValueError(f"{self.name}: two of them have the id {id!r}")
            items[id] = item
        return items

    def __getitem__(self, id: str) -> T:
        return self._items[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def __repr__(self) -> str:
        names = ", ".join(islice(self, SHOWN))
        return f"<{len(self)} {self.name}: {names}{', ...' * (len(self) > SHOWN)}>"


def on_demand(
    package: str, path: Iterable[str]
) -> tuple[Callable[[str], ModuleType], Callable[[], list[str]]]:
    """Return ``__getattr__`` and ``__dir__`` for *package*: its modules load when they are named.

    >>> import chromdocs
    >>> chromdocs.numbers.binary.is_evil(6), "binary" in dir(chromdocs.numbers)
    (True, True)
    """
    names = sorted(found.name for found in iter_modules(path))

    def load(name: str) -> ModuleType:
        if name not in names:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return import_module(f"{package}.{name}")

    return load, lambda: names
