"""Whether the code behind a verdict is still the code that gave it."""

import ast
from functools import cache
from hashlib import sha256
from inspect import signature
from pathlib import Path

from chromdocs.claims.claim import Claim

ROOT = Path(__file__).parents[1]
RUNNER = "chromdocs.claims.verify"
SOLVERS = "chromdocs.solve.choose"


def fingerprint(claim: Claim) -> str:
    """Return a hash of all code that the verdict on *claim* depends on.

    That is the module of its check, the solvers if it asks for one, and every module of the
    library that these import in turn. Docstrings and comments do not count.
    """
    checks = [reading.check for reading in claim.readings.values()]
    asks = any("solve" in signature(check).parameters for check in checks)
    return _of({check.__module__ for check in checks} | {RUNNER} | ({SOLVERS} if asks else set()))


def _of(modules: set[str]) -> str:
    closure, waiting = set(modules), list(modules)
    while waiting:
        new = _imported(waiting.pop()) - closure
        closure |= new
        waiting += new
    return sha256("".join(map(_code, sorted(closure))).encode()).hexdigest()[:16]


def _file(module: str) -> Path | None:
    place = ROOT.joinpath(*module.split(".")[1:])
    files = (place.with_suffix(".py"), place / "__init__.py")
    return next((file for file in files if file.is_file()), None)


@cache
def _tree(module: str) -> tuple[ast.Module, list[str]]:
    file = _file(module)
    text = file.read_text("utf-8") if file else ""
    return ast.parse(text), text.splitlines()


@cache
def _imported(module: str) -> set[str]:
    """Return the modules of the library that *module* imports, at its top or inside."""
    names: set[str] = set()
    for node in ast.walk(_tree(module)[0]):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in names if name.startswith("chromdocs.") and _file(name)}


@cache
def _code(module: str) -> str:
    """Return the code of a module without its docstrings and comments, line by line."""
    tree, lines = _tree(module)
    dropped: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            text = body[0].value
            if isinstance(text, ast.Constant) and isinstance(text.value, str):
                dropped |= set(range(text.lineno, (text.end_lineno or text.lineno) + 1))
    kept = (line.rstrip() for i, line in enumerate(lines, 1) if i not in dropped)
    return "\n".join(line for line in kept if line and not line.lstrip().startswith("#"))
