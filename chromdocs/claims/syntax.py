"""Syntax trees in writing: one text for all layouts of the same code, on every version of Python.

Nothing is written of what computes nothing: comments, docstrings, annotations, words about a
family of games. Imports are not written but noted, as a name is what it leads to.
"""

import ast
from collections.abc import Iterator
from importlib.util import resolve_name
from typing import Any, TypeGuard

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
UNWRITTEN = {"annotation", "ctx", "kind", "returns", "type_comment", "type_params"}
ABOUT_A_FAMILY = {"title", "paper", "examples", "claims"}
READ = ("ClassVar", "InitVar", "KW_ONLY")  # words in annotations that a dataclass reads

Imports = dict[str, tuple[str, str]]  # what a name stands for: a module, and a name in it or ""


class Writer:
    """Writes syntax trees; notes texts, imports, and names with what is asked of them."""

    def __init__(self, package: str) -> None:
        self.package = package
        self.texts: set[str] = set()
        self.chains: set[str] = set()  # such as mark and mark.dopey
        self.imports: Imports = {}
        self._in_class = False

    def write(self, node: Any) -> str:
        """Return one text for all trees that say the same; none for what says nothing."""
        match node:
            case list():
                return "[" + ",".join(filter(None, map(self.write, node))) + "]"
            case ast.Pass():
                return ""
            case ast.Import() | ast.ImportFrom():
                self.imports |= imported(node, self.package)
                return ""
            case ast.Attribute() | ast.Name() if chain := _chain(node):
                self.chains.add(chain)
                return chain
            case ast.Raise():
                return self._write_error(node)
            case ast.Constant(str(text)):
                self.texts.add(text)
            case ast.AnnAssign() if not self._in_class:
                return self.write(ast.Assign([node.target], node.value)) if node.value else ""
            case ast.AST():
                pass
            case _:
                return ascii(node)
        return self._write_fields(node)

    def _write_fields(self, node: ast.AST) -> str:
        outside = self._in_class
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            self._in_class = isinstance(node, ast.ClassDef)
        parts = [f"{name}={self.write(value)}" for name, value in _fields(node)]
        self._in_class = outside
        return f"{type(node).__name__}({','.join(parts)})"

    def _write_error(self, node: ast.Raise) -> str:
        """Write an error without noting its texts: a game that it names is not made."""
        texts = set(self.texts)
        written = self._write_fields(node)
        self.texts = texts
        return written


def _fields(node: Any) -> Iterator[tuple[str, Any]]:
    """Yield the fields of a node that say something."""
    for name, value in ast.iter_fields(node):
        if name == "annotation" and isinstance(node, ast.AnnAssign):  # a field of a class
            value = [word for word in READ if word in ast.unparse(value)]
        elif name in UNWRITTEN:
            continue
        elif name == "body" and isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            value = value[ast.get_docstring(node, clean=False) is not None :]
        elif name == "keywords" and _makes_family(node):
            value = [keyword for keyword in value if keyword.arg not in ABOUT_A_FAMILY]
        if value is not None and value != []:
            yield name, value


def _chain(node: ast.AST) -> str:
    """Return a name with what is asked of it, as ``a.b.c``; empty for anything else."""
    asked = ""
    while isinstance(node, ast.Attribute):
        asked = f".{node.attr}{asked}"
        node = node.value
    return f"{node.id}{asked}" if isinstance(node, ast.Name) else ""


def _makes_family(node: ast.AST) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and _chain(node.func) == "Family"


def families_made(node: ast.AST) -> Iterator[str]:
    """Yield the names of the families of games that are made in a tree.

    >>> list(families_made(ast.parse("SMALL = Family(name='small', make=small)")))
    ['small']
    """
    for call in filter(_makes_family, ast.walk(node)):
        for keyword in call.keywords:
            match keyword:
                case ast.keyword("name", ast.Constant(str(name))):
                    yield name


def imported(node: ast.Import | ast.ImportFrom, package: str) -> Imports:
    """Return what an import in a module of *package* binds.

    >>> imported(ast.parse("from ..games import mark as m").body[0], "chromdocs.claims")
    {'m': ('chromdocs.games', 'mark')}
    """
    found: Imports = {}
    for alias in node.names:
        if isinstance(node, ast.ImportFrom):
            place = resolve_name("." * node.level + (node.module or ""), package)
            found[alias.asname or alias.name] = place, alias.name
        else:
            whole = alias.name if alias.asname else alias.name.partition(".")[0]
            found[alias.asname or whole] = whole, ""
    return found
