"""The dress of all pages, by name: whatever turns their texts into pages, and how these look."""

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from chromdocs.claims.fingerprint import SOURCE
from chromdocs.site import glossary, home, lost, maths, notebooks, previews, search, sources
from chromdocs.site.dependencies import fingerprint
from chromdocs.site.mkdocs import finish, memory

_MODULE = re.compile(r"\bchromdocs(?:\.\w+)+")


def name() -> str:
    """Return a name that changes with the dress: code, theme, settings, packages, surroundings."""
    functions = (previews.head, search.asked, search.unmarked, glossary.script, notebooks.slim)
    code = fingerprint(
        finish, maths.Katex, memory.Known, functions, home.DOORS, lost.LISTS, _named()
    )
    plugin = SOURCE.module(f"{__package__}.plugin")
    assert plugin is not None
    glue = sorted(definition.digest for definition in plugin.definitions.values())
    looks = {place: file for place, file in sources.looks().items() if "/templates/" not in place}
    return sources.name_of(looks | sources.lock(), code, *glue, sources.environment())


def _named() -> list[ModuleType]:
    """Return the modules of ours that the settings name."""
    names = sorted({*_MODULE.findall(Path("mkdocs.yml").read_text("utf-8"))})
    return [import_module(name) for name in names if find_spec(name)]
