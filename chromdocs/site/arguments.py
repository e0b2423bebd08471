"""What a call is given: one text for equal arguments, and the code that comes with them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property, partial
from hashlib import sha256
from inspect import unwrap
from types import FunctionType, MethodType, ModuleType
from typing import Any

from chromdocs.claims.fingerprint import SOURCE, definition_of
from chromdocs.claims.source import LIBRARY, Definition, Module, Source

PLAIN = {bool, complex, float, int, str, type(None)}
PROGRAM = "program"  # the name of one as a module


@dataclass(frozen=True)
class Program:
    """A script or a notebook, which counts with all of its code, wherever it stands."""

    text: str
    place: str = ""  # does not count


class Arguments:
    """Writes arguments; notes the definitions that come with them, and the texts among them.

    Functions and classes count as code; of a function made by another one, what it holds on to
    counts as well.
    """

    def __init__(self, source: Source) -> None:
        self.source = source
        self.roots: set[Definition] = set()
        self.texts: set[str] = set()
        self._inside: list[int] = []

    def write(self, thing: Any) -> str:
        """Return *thing* as text, and note its code."""
        if isinstance(thing, bytes):
            return sha256(thing).hexdigest()
        if isinstance(thing, str):
            self.texts.add(thing)
        if type(thing) in PLAIN:
            return repr(thing)
        if isinstance(thing, tuple | list) and {*map(type, thing)} <= {int, float}:
            return repr(thing)  # thousands of them
        if id(thing) in self._inside:
            return "itself"
        self._inside.append(id(thing))
        try:
            return self._write(thing)
        finally:
            self._inside.pop()

    def _write(self, thing: Any) -> str:
        match thing:
            case Program():
                module = Module(PROGRAM, thing.text, is_package=False)
                self.roots |= {*module.definitions.values()}
                if front := self.source.module(LIBRARY):  # which gives a program what it asks for
                    self.roots.add(front.definitions["__getattr__"])
                return "program"
            case Mapping():
                return self._several("{}", (part for item in thing.items() for part in item))
            case tuple() | list():
                return self._several("[]", thing)
            case set() | frozenset():
                return "{" + ",".join(sorted(map(self.write, thing))) + "}"
            case partial():
                return self._several("()", (thing.func, thing.args, thing.keywords))
            case MethodType():
                return self._several("()", (thing.__func__, thing.__self__))
            case ModuleType():
                if whole := self.source.module(thing.__name__):
                    self.roots |= {*whole.definitions.values()}
                return thing.__name__
            case type():
                return self._code(thing)
        function = unwrap(thing) if callable(thing) else thing
        if isinstance(function, FunctionType):
            held = [cell.cell_contents for cell in function.__closure__ or ()]
            return self._code(function) + self._several("()", held)
        return self._object(thing)

    def _several(self, brackets: str, things: Iterable[Any]) -> str:
        return brackets[0] + ",".join(map(self.write, things)) + brackets[1]

    def _code(self, thing: Any) -> str:
        """Note the definition of a function or a class, and return its name."""
        if self.source.module(thing.__module__) and thing.__module__.startswith(LIBRARY):
            self.roots.add(definition_of(thing.__module__, _name(thing), self.source))
        return f"{thing.__module__}.{thing.__qualname__}"

    def _object(self, thing: Any) -> str:
        kind = type(thing)
        self._code(kind)  # whose methods it has
        if is_dataclass(thing):
            held = {field.name: getattr(thing, field.name) for field in fields(thing)}
        elif kind.__module__.startswith(LIBRARY) and hasattr(thing, "__dict__"):
            found = {name for one in kind.__mro__ for name, value in vars(one).items()
                     if isinstance(value, cached_property)}  # fmt: skip
            held = {name: value for name, value in vars(thing).items() if name not in found}
        else:
            text = repr(thing)
            if " at 0x" in text:
                raise ValueError(f"cannot tell what {text} depends on")
            return text
        return kind.__name__ + self.write(held)


def _name(thing: Any) -> str:
    """Return the name of the definition at the top of a module that has a function or a class."""
    name: str = thing.__qualname__.partition(".")[0]
    module = SOURCE.module(thing.__module__)
    if not name.startswith("<") or module is None:
        return name
    line = thing.__code__.co_firstlineno
    return next(
        definition.name
        for definition in sorted(
            module.definitions.values(), key=lambda one: one.name, reverse=True
        )
        if any(node.lineno <= line <= (node.end_lineno or 0) for node in definition.nodes)  # type: ignore[attr-defined]
    )
