"""Source code, definition by definition: what each tells the machine, and what it refers to.

A definition is a name at the top of a module, with every statement there that binds it. A name
leads to its definition through whatever modules.
"""

import ast
import symtable
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from chromdocs.claims.syntax import FUNCTIONS, Imports, Writer, families_made, imported

LIBRARY = __name__.partition(".")[0]
INNER = (*FUNCTIONS, ast.ClassDef, ast.Lambda, ast.comprehension)  # scopes of their own
ASSIGNED = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Import, ast.ImportFrom)
BINDING = (*ASSIGNED, *FUNCTIONS, ast.ClassDef, ast.If, ast.Try, ast.Pass)
COUNTED = ("bound", "perturbed", "repaired")  # what a run takes from the declaration of a check


class Definition:
    """What statements at the top of a module say, together, to whoever uses their name."""

    def __init__(self, module: "Module", name: str, nodes: Iterable[ast.AST] = ()) -> None:
        self.module = module
        self.name = name
        self.nodes = list(nodes)

    def __repr__(self) -> str:
        return f"{self.module.name}.{self.name}"

    @cached_property
    def _written(self) -> tuple[str, Writer]:
        writer = Writer(self.module.package)
        return writer.write(self.nodes), writer

    @cached_property
    def digest(self) -> str:
        """Return a hash of the name and of what is said."""
        return sha256(f"{self.name}: {self._written[0]}".encode()).hexdigest()

    @property
    def texts(self) -> set[str]:
        """Return all texts in it, of formatted ones the parts."""
        return self._written[1].texts

    @property
    def imports(self) -> Imports:
        """Return the imports inside of it."""
        return self._written[1].imports

    @cached_property
    def families(self) -> tuple[str, ...]:
        """Return the names of the families of games that it makes."""
        return tuple(name for node in self.nodes for name in families_made(node))

    @property
    def text(self) -> str:
        """Return its source."""
        return "\n".join(map(self.module.text_of, self.nodes))

    @cached_property
    def references(self) -> set[str]:
        """Return the names that are not its own, with what it asks of each."""
        known = {*_from_outside(symtable.symtable(self.text, self.name, "exec")), *self.imports}
        return {chain for chain in self._written[1].chains if chain.partition(".")[0] in known}


def _from_outside(table: symtable.SymbolTable) -> Iterator[str]:
    """Yield the names that are used in a scope, or in one within it, and not bound there."""
    top = table.get_type() == "module"
    for symbol in table.get_symbols():
        if symbol.is_referenced() and (not symbol.is_assigned() if top else symbol.is_global()):
            yield symbol.get_name()
    for child in table.get_children():
        yield from _from_outside(child)


class Module:
    """The definitions and the imports of a module, by name.

    Statements that do more than bind names count as a definition of the name "", which all others
    rest on. ``declared`` has what the decorators of checks say, by check and locator of the claim.
    """

    def __init__(self, name: str, source: str, is_package: bool) -> None:
        self.name = name
        self.package = name if is_package else name.rpartition(".")[0]
        self.imports: Imports = {}
        self.definitions: dict[str, Definition] = {}
        self.declared: dict[tuple[str, str], Definition] = {}
        self._lines = source.split("\n")
        for statement in ast.parse(source).body:
            self._read(statement)

    def _read(self, statement: ast.stmt) -> None:
        bound: set[str] = set()
        for node in _at_top(statement):
            match node:
                case ast.Import() | ast.ImportFrom():
                    self.imports |= imported(node, self.package)
                case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                    bound.add(node.name)
                    self._undeclare(node)
                case ast.Name(ctx=ast.Store()):
                    bound.add(node.id)
            if _acts(node):
                bound.add("")
        for name in bound:
            self.definitions.setdefault(name, Definition(self, name)).nodes.append(statement)

    def _undeclare(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        """Set aside the decorators that make a function the check of a claim."""
        for call in node.decorator_list[:]:
            match call:
                case ast.Call(
                    ast.Attribute(attr="claim" | "corrected"), [ast.Constant(str(locator)), *_]
                ):
                    said = [keyword for keyword in call.keywords if keyword.arg in COUNTED]
                    self.declared[node.name, locator] = Definition(self, locator, said)
                    node.decorator_list.remove(call)

    def text_of(self, node: ast.AST) -> str:
        """Return the text of a statement at the top, or one that says what another node does."""
        if not isinstance(node, ast.stmt):
            return ast.unparse(node)
        decorators = getattr(node, "decorator_list", [])
        first = min(part.lineno for part in (node, *decorators))
        return "\n".join(self._lines[first - 1 : node.end_lineno])


def _at_top(node: ast.AST) -> Iterator[ast.AST]:
    """Yield *node* and all in it that is not in a scope of its own."""
    yield node
    if not isinstance(node, INNER):
        for child in ast.iter_child_nodes(node):
            yield from _at_top(child)


def _acts(node: ast.AST) -> bool:
    """Tell whether a node at the top does something else than binding a name.

    To give a claim its formulas does nothing to others: the formulas count with their claim.
    """
    match node:
        case ast.Expr(ast.Constant() | ast.Call(ast.Attribute(attr="decided"))):
            return False
        case ast.Expr():
            return True
    if isinstance(node, ast.Attribute | ast.Subscript):
        return not isinstance(node.ctx, ast.Load)
    return isinstance(node, ast.stmt) and not isinstance(node, BINDING)


class Source:
    """The source of the library, and of what uses it: as it is, or *changed* in some modules.

    The other modules are those of the source *before* the change.
    """

    def __init__(
        self, changed: Mapping[str, str] | None = None, before: "Source | None" = None
    ) -> None:
        self._changed = changed or {}
        self._before = before
        self._modules: dict[str, Module | None] = {}
        self._targets: dict[Definition, dict[str, list[Definition | str]]] = {}
        self._leads: dict[Definition, set[Definition]] = {}
        self._digests: dict[Definition, str] = {}
        self._families: dict[str, dict[str, Definition]] = {}

    def module(self, name: str) -> Module | None:
        """Return a module by its full name, if it is there and written in Python."""
        if name not in self._modules:
            known = self._before if name not in self._changed else None
            self._modules[name] = known.module(name) if known else self._load(name)
        return self._modules[name]

    def _load(self, name: str) -> Module | None:
        try:
            spec = find_spec(name)
        except (ModuleNotFoundError, ValueError):  # its package is not there; it is a script
            spec = None
        file = Path(spec.origin if spec and spec.origin else "")
        text = self._changed.get(name)
        if text is None and file.suffix == ".py":
            text = file.read_text("utf-8")
        return None if text is None else Module(name, text, file.name == "__init__.py")

    def families(self, package: str) -> dict[str, Definition]:
        """Return what makes each family of games in the modules of a *package*, by its name."""
        if package not in self._families:
            spec = find_spec(package)
            places = (spec and spec.submodule_search_locations) or []
            names = {f"{package}.{found.name}" for found in iter_modules(places)}
            names |= {name for name in self._changed if name.startswith(f"{package}.")}
            self._families[package] = {
                family: definition
                for module in filter(None, map(self.module, sorted(names)))
                for definition in module.definitions.values()
                for family in definition.families
            }
        return self._families[package]

    def targets(self, definition: Definition) -> dict[str, list[Definition | str]]:
        """Return what the references of a definition lead to: definitions, or names elsewhere."""
        if definition not in self._targets:
            found = {chain: self._lead(definition, chain) for chain in definition.references}
            found[""] = self._named(definition.module, "", [])
            self._targets[definition] = {chain: to for chain, to in found.items() if to}
        return self._targets[definition]

    def leads(self, definition: Definition) -> set[Definition]:
        """Return the definitions that a definition refers to."""
        if definition not in self._leads:
            targets = self.targets(definition).values()
            found = {to for some in targets for to in some if isinstance(to, Definition)}
            self._leads[definition] = found
        return self._leads[definition]

    def digest(self, definition: Definition) -> str:
        """Return a hash of what a definition says, and of what its names lead to."""
        if definition not in self._digests:
            leads = (
                f"{chain}: {target if isinstance(target, str) else target.digest}"
                for chain, targets in self.targets(definition).items()
                for target in targets
            )
            said = "\n".join([definition.digest, *sorted(leads)])
            self._digests[definition] = sha256(said.encode()).hexdigest()
        return self._digests[definition]

    def _lead(self, definition: Definition, chain: str) -> list[Definition | str]:
        name, *asked = chain.split(".")
        if name in definition.imports:
            return self._imported(definition.imports[name], asked, definition.module)
        return self._named(definition.module, name, asked)

    def _named(self, module: Module, name: str, asked: list[str]) -> list[Definition | str]:
        """Return what a *name* in a module stands for."""
        found: list[Definition | str] = []
        if name in module.definitions:
            found.append(module.definitions[name])
        if name in module.imports:
            found += self._imported(module.imports[name], asked, module)
        return found

    def _imported(
        self, place: tuple[str, str], asked: list[str], by: Module
    ) -> list[Definition | str]:
        """Return what an import leads to: a definition, or all of a module that is used whole."""
        name, *path = (part for part in (*place, *asked) if part)
        own = {LIBRARY, by.name.partition(".")[0]}
        module = self.module(name) if name.partition(".")[0] in own else None
        if module is None:
            return [".".join(filter(None, place))]
        if path and (found := self._named(module, path[0], path[1:])):
            return found
        if path and module.name == module.package and self.module(f"{name}.{path[0]}"):
            return self._imported((f"{name}.{path[0]}", ""), path[1:], by)
        return list(module.definitions.values())
