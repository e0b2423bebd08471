"""API pages: show the examples in docstrings as code, and the fields of classes as a list.

The meaning of a field is the comment behind it.
"""

import re
from collections.abc import Iterator
from typing import Any

from griffe import Alias, Attribute, Class, Extension, GriffeLoader, Module, Object

from chromdocs.extras import EXTRAS
from chromdocs.lab.later import BROUGHT

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)
_COMMENT = re.compile(r"  # (.*)$", re.MULTILINE)


def fence(docstring: str, scope: str) -> str:
    """Put code fences around the examples of *docstring*, which run in a *scope* if there is one.

    >>> fence("Add.\\n\\n>>> 1 + 1\\n2", "module:add").splitlines()
    ['Add.', '', '``` { .pycon .run data-scope="module:add" }', '>>> 1 + 1', '2', '```']
    """
    info = f'{{ .pycon .run data-scope="{scope}" }}' if scope else "{ .pycon }"
    return _EXAMPLE.sub(lambda example: f"``` {info}\n{example[0]}\n```", docstring)


def meaning(field: str) -> str:
    """Return what the comment behind the source of a *field* says.

    >>> meaning("    size: float = 7  # diameter, in points")
    'diameter, in points'
    """
    return " ".join(_COMMENT.findall(field))


def scope(obj: Object) -> str:
    """Return where the examples of an object can run in a page: ``module:name``, or nowhere.

    A module can that imports no package that a page has not got.
    """
    used = {path.partition(".")[0] for path in obj.module.imports.values()}
    if used & (EXTRAS.keys() - BROUGHT.keys()):
        return ""
    return f"{obj.module.path}:{obj.path.removeprefix(obj.module.path).removeprefix('.')}"


class Fences(Extension):
    """Applied by mkdocstrings to each object that it documents."""

    def on_object(self, *, obj: Object, **names: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fence(obj.docstring.value, scope(obj))


class Fields(Extension):
    """Adds to the docstring of each class its fields; those of a dataclass have defaults too."""

    def on_package(self, *, pkg: Module, loader: GriffeLoader, **names: Any) -> None:
        for found in [*_classes(pkg)]:
            fields = dict(_fields(found))
            for given in found.parameters:  # what an object just keeps has the type as it is given
                if (field := fields.get(given.name)) and str(field.value) == given.name:
                    field.annotation = given.annotation
            lines = [f"    {name}: {meaning(field.source)}" for name, field in fields.items()]
            if lines and found.docstring:
                title = "Parameters:" if "dataclass" in found.labels else "Attributes:"
                found.docstring.value += "\n".join(["", "", title, *lines])


def _classes(inside: Module | Class) -> Iterator[Class]:
    for member in inside.members.values():
        if member.is_alias or not (member.is_module or member.is_class):
            continue
        if isinstance(member, Class):
            yield member
        if isinstance(member, Module | Class):
            yield from _classes(member)


def _fields(found: Class) -> Iterator[tuple[str, Attribute]]:
    """Yield the public fields of a class, those of the classes that it extends first."""
    for name in dict.fromkeys(n for one in (*reversed(found.mro()), found) for n in one.members):
        member = found.all_members[name]
        if isinstance(member, Alias):  # as what is inherited is
            member = member.final_target
        if name.startswith("_") or not isinstance(member, Attribute):
            continue
        if "property" not in member.labels and _is_field(member):
            yield name, member


def _is_field(member: Attribute) -> bool:
    """Tell a field from a constant of the class: it comes with the object.

    Every field of a dataclass has a type.
    """
    made = member.parent is not None and "dataclass" in member.parent.labels
    return "instance-attribute" in member.labels and (member.annotation is not None or not made)
