"""All code that some definitions lead to; of classes, what anybody asks of their objects."""

import ast
from collections.abc import Iterable
from copy import copy
from functools import cache

from chromdocs.claims.fingerprint import families_made
from chromdocs.claims.source import Definition, Source
from chromdocs.claims.syntax import FUNCTIONS
from chromdocs.site.arguments import PROGRAM

SHOWING = {"_repr_html_", "_repr_mimebundle_", "_repr_svg_"}


class Part(Definition):
    """A part of a class: one of its methods, or all the rest of it."""

    @property
    def text(self) -> str:
        """Return its source."""
        return "\n".join(map(ast.unparse, self.nodes))


class Parts:
    """A class in parts, since its methods count only if somebody asks for what has their name.

    A class that extends one from elsewhere counts as a whole: who knows what is asked of it there.
    """

    def __init__(self, whole: Definition, source: Source) -> None:
        self.rest = whole
        self.methods: dict[str, Definition] = {}
        (node,) = whole.nodes
        assert isinstance(node, ast.ClassDef)
        targets = source.targets(whole)
        bases = [to for base in node.bases for to in targets.get(ast.unparse(base), ["elsewhere"])]
        if any(isinstance(base, str) for base in bases):
            return
        asked = [one for one in node.body if isinstance(one, FUNCTIONS) and not _implied(one.name)]
        rest = copy(node)
        rest.body = [one for one in node.body if one not in asked] or [ast.Pass()]
        self.rest = Part(whole.module, whole.name, [rest])
        for one in asked:  # a property and what sets it have one name
            name = f"{whole.name}.{one.name}"
            self.methods.setdefault(one.name, Part(whole.module, name)).nodes.append(one)


def _implied(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


@cache
def _parts(one: Definition, source: Source) -> Parts | None:
    """Return the parts of a definition, if it is that of a class."""
    is_class = [isinstance(node, ast.ClassDef) for node in one.nodes] == [True]
    return Parts(one, source) if is_class and not isinstance(one, Part) else None


@cache
def _asked(one: Definition) -> frozenset[str]:
    """Return the names that a definition may ask of any object."""
    found = {text for text in one.texts if text.isidentifier()}
    for node in (inner for outer in one.nodes for inner in ast.walk(outer)):
        match node:
            case ast.Attribute(attr=name):
                found.add(name)
            case ast.MatchClass(kwd_attrs=names):
                found |= {*names}
    if one.module.name == PROGRAM:  # a notebook shows what its cells end with
        found |= SHOWING
    return frozenset(found)


def used_from(first: Iterable[Definition], source: Source, texts: Iterable[str]) -> set[Definition]:
    """Return some definitions, and all that they lead to: of classes, what is asked of them."""
    found: set[Definition] = set()
    known: set[Definition] = set()  # with classes as wholes
    methods: dict[str, set[Definition]] = {}  # of all classes, by name
    asked: set[str] = set()
    new = {*first}
    while new:
        known |= new
        for one in [*new]:
            if parts := _parts(one, source):
                new = new - {one} | {parts.rest}
                for name, method in parts.methods.items():
                    methods.setdefault(name, set()).add(method)
        found |= new
        asked = asked.union(*map(_asked, new))
        new = {lead for one in new for lead in source.leads(one)}
        new |= {one for name in methods.keys() & asked for one in methods[name]}
        new -= known
        if not new:
            new = families_made(found, source, texts) - known
    return found
