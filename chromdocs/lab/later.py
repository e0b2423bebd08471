"""Packages that a page brings when they are first imported: few questions need them."""

import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType

FOLDER = "/lib/later"  # where they are put
BROUGHT = {"sympy": "sympy", "mpmath": "sympy"}  # package: the archive that has it


class Later(MetaPathFinder):
    """Finds a package after it was brought by *bring*, which takes the name of an archive."""

    def __init__(self, bring: Callable[[str], object]) -> None:
        self.bring = bring
        self.there: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Bring what has the package *name*, once, and look there."""
        archive = BROUGHT.get(name)
        if archive is None or archive in self.there:
            return None
        try:
            self.bring(archive)
        except Exception as error:
            raise ModuleNotFoundError(f"could not load {archive}: {error}", name=name) from None
        self.there.add(archive)
        sys.path.append(FOLDER)
        return PathFinder.find_spec(name, [FOLDER])


def register(bring: Callable[[str], object]) -> None:
    """Have *bring* asked for packages that nobody else finds."""
    sys.meta_path.append(Later(bring))
