"""The library, module by module, from its own docstrings, and a picture of its layers."""

import inspect
import json
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files as resources
from pkgutil import iter_modules
from typing import Any

import chromdocs
from chromdocs.site import policy
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content
from chromdocs.site.layers import layers
from chromdocs.site.page import Page, whole, written
from chromdocs.site.sources import source_of
from chromdocs.site.world import World

ORDER = 6
CONTENT = "papers"  # what is in this part stands on pages of its own: only its catalogues are API


def pages() -> dict[str, Page]:
    """Return a page for each module and each part of the library, and the list."""
    about = "The library, module by module, with examples that run in the page."
    found = {"api/index.md": Page("API", about, _list)}
    for part, modules in parts().items():
        found[f"api/{part}/index.md"] = _part(part)
        found |= {place(module): _module(module) for module in modules}
    return found


def nav() -> dict[str, list[Any]]:
    """Return the modules, part by part."""
    listed = [
        {part: [f"api/{part}/index.md", *map(place, modules)]} for part, modules in parts().items()
    ]
    return {"api/": ["api/index.md", *listed]}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield a page for each published address of a module that is gone: it leads to the new one."""
    for old, new in moved().items():
        blocks = Blocks(world, old, made)
        yield f"{old}index.html", whole("moved.html", blocks, policy.MOVED, new=new).encode()


def moved() -> dict[str, str]:
    """Return the addresses that modules once had, with those that took their place."""
    text = resources("chromdocs.site").joinpath("moved.json").read_text("utf-8")
    found: dict[str, str] = json.loads(text)
    return found


@cache
def parts() -> dict[str, list[str]]:
    """Return the parts of the library with their modules; the site's own are left out.

    >>> parts()["talks"]
    ['chromdocs.talks.deck', 'chromdocs.talks.snippets', 'chromdocs.talks.to_pdf']
    >>> parts()["citations"], parts()["papers"]
    (['chromdocs.citations'], ['chromdocs.papers'])
    """
    found: dict[str, list[str]] = {}
    for part in iter_modules(chromdocs.__path__, "chromdocs."):
        name = part.name.removeprefix("chromdocs.")
        if name == "site" or name.startswith("_"):
            continue
        if not part.ispkg or name == CONTENT:
            found[name] = [part.name]
        else:
            inside = iter_modules(import_module(part.name).__path__, f"{part.name}.")
            found[name] = [module.name for module in inside]
    return found


def place(module: str) -> str:
    """Return where the page of a module stands among the sources.

    >>> place("chromdocs.numbers.binary"), place("chromdocs.citations")
    ('api/numbers/binary.md', 'api/citations/citations.md')
    """
    _, part, *rest = module.split(".")
    return f"api/{part}/{rest[0] if rest else part}.md"


def _list(blocks: Blocks) -> str:
    table = _listed(*parts(), base="{}/")
    return written("api.md", blocks, layers=layers(blocks), table=table)


def _part(part: str) -> Page:
    about = _summary(f"chromdocs.{part}")
    text = f"# {part}\n\n{about}\n\n{_listed(part)}"
    told = f"What is in the part {part} of the library. {about}"
    return Page(f"The part {part}", told, lambda blocks: text)


def _module(module: str) -> Page:
    def write(blocks: Blocks) -> str:
        for one in {module, *_above(module)}:
            source_of(import_module(one))  # as mkdocstrings does, and comments behind fields
        return f"# `{module}`\n\n::: {module}\n"

    return Page(module, _summary(module), write)


def modules() -> list[str]:
    """Return the modules that have pages."""
    return [module for inside in parts().values() for module in inside]


def _above(module: str) -> set[str]:
    """Return the modules of the library whose classes those of a module extend.

    >>> "chromdocs.figures.shown" in _above("chromdocs.figures.figure")
    True
    """
    classes = [one for one in vars(import_module(module)).values() if isinstance(one, type)]
    above = {base.__module__ for one in classes for base in one.__mro__}
    return {name for name in above if name.startswith("chromdocs.")}


def _listed(*names: str, base: str = "") -> str:
    """Return the modules of some parts as a table; *base* leads from the page to its part."""
    rows = "\n".join(
        f"| [`{module}`]({base.format(part)}{place(module).split('/')[-1]}) | {_summary(module)} |"
        for part in names
        for module in parts()[part]
    )
    return (
        '<div class="modules" markdown>\n\n'
        f"| module | what it is |\n| --- | --- |\n{rows}\n\n</div>\n"
    )


def _summary(module: str) -> str:
    doc = inspect.getdoc(import_module(module)) or ""
    return doc.split("\n\n")[0].replace("\n", " ")
