"""Code of the reader's: what it prints, shows and saves, as the interpreter or a notebook has it.

The blocks of a page build on each other, and so do the examples of a docstring. What stands above
a block runs first, unless it has run already.
"""

import ast
import io
import linecache
import sys
from base64 import b64encode
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from chromdocs.figures.figure import Figure
from chromdocs.figures.to_plotly import chart
from chromdocs.lab.asked import Send, shown
from chromdocs.lab.printed import Printed

TAKEN = 20_000_000  # bytes of files that a page is given
CHARTS = 12  # that one run draws
NOBODY = "nobody can type here: give the value in the code, in place of input()"


class Scope:
    """The names, and the folder, that some blocks share: those of a page, or of a docstring."""

    def __init__(self, name: str) -> None:
        module, of_module, _ = name.partition(":")
        self.names = {**vars(import_module(module))} if of_module else {"__name__": "__main__"}
        self.ran: dict[int, str] = {}  # place of a block on its page: its text when it last ran
        self.folder = TemporaryDirectory()


_kept: dict[str, Scope] = {}  # by name; one at most: to go elsewhere is to leave


def _scope(name: str) -> Scope:
    if name not in _kept:
        for old in _kept.values():
            old.folder.cleanup()
        _kept.clear()
        _kept[name] = Scope(name)
    return _kept[name]


def answer(fields: dict[str, Any], send: Send) -> dict[str, Any]:
    """Run ``source`` in a ``scope``: the address of a page, or ``module:name`` of a docstring.

    ``before`` are the texts that stand above it. Of these run, without a word, those that have not
    run as they are now. ``each`` says that every expression is to show its value, as a session
    does. What the code gives is sent while it runs: ``out`` and ``err`` are text, ``chart`` is a
    figure, with the text that stands for it, ``file`` is what it saved, ``more`` counts characters
    that are not sent. The answer says whether all went well, and whether memory is spent, after
    which nothing is to be relied upon.
    """
    scope = _scope(fields["scope"])
    above = fields.get("before", [])
    for place, source in enumerate(above):
        if scope.ran.get(place) != source and (
            trace := _Block(place, source, scope, lambda part: None).run()
        ):
            _tell(f"What stands above fails:\n{trace}", send)
    block = _Block(len(above), fields["source"], scope, send)
    folder = Path(scope.folder.name)
    before = _stamps(folder)
    trace = block.run(each=bool(fields.get("each")))
    block.printed.end()
    if trace:
        _tell(trace, send)
    for part in _saved(folder, before):
        send(part)
    return {"well": not trace, "spent": block.spent}


def _tell(trace: str, send: Send) -> None:
    """Send an error, however much was printed before it."""
    printed = Printed(send)
    printed.write(f"{trace}\n", "err")
    printed.end()


def script(source: str) -> tuple[str, set[int]]:
    """Return a session without prompts and output; and the lines in which errors are expected.

    Lines keep their numbers, and what is no session stays as it is.

    >>> script(">>> if True:\\n...     1 + 1\\n2")
    ('if True:\\n    1 + 1\\n', set())
    >>> script(">>> 1 / 0\\nTraceback (most recent call last):\\nZeroDivisionError: ...")
    ('1 / 0\\n\\n', {1})
    """
    if not source.lstrip().startswith(">>>"):
        return source, set()
    from doctest import DocTestParser

    examples = DocTestParser().get_examples(f"{source}\n")
    lines = [""] * (source.count("\n") + 1)
    for example in examples:
        code = example.source.splitlines()
        lines[example.lineno : example.lineno + len(code)] = code
    return "\n".join(lines), {e.lineno + 1 for e in examples if e.exc_msg is not None}


class _Block:
    """A block of code, about to run in its scope."""

    def __init__(self, place: int, source: str, scope: Scope, send: Send) -> None:
        self.place, self.source, self.scope, self.send = place, source, scope, send
        self.printed = Printed(send)
        self.charts = 0
        self.rich = False  # values look as in a notebook
        self.spent = False  # no memory is left

    def run(self, each: bool = False) -> str:
        """Run the code, and return the error that ended it, as Python shows it, or nothing.

        A session shows the value of *each* expression, other code, as a cell does, of the last.
        """
        scope, printed = self.scope, self.printed
        code, expected = script(self.source)
        each = each or code is not self.source
        self.rich = not each
        file = f"<example {self.place + 1}>"
        linecache.cache[file] = (len(code), None, code.splitlines(keepends=True), file)
        scope.ran[self.place] = self.source
        with self.surroundings():
            try:
                nodes = ast.parse(code, file).body
                for node in nodes:
                    echoed = each or (node is nodes[-1] and isinstance(node, ast.Expr))
                    tree = ast.Interactive([node]) if echoed else ast.Module([node], [])
                    kind = "single" if echoed else "exec"
                    compiled = compile(tree, file, kind, dont_inherit=True)
                    try:
                        exec(compiled, scope.names)
                    except Exception as error:
                        if node.lineno not in expected:
                            raise
                        printed.write(f"{shown(error, file)}\n", "err")
            except SystemExit as left:
                if isinstance(left.code, str):
                    printed.write(f"{left.code}\n", "err")
            except BaseException as error:
                scope.ran.pop(self.place)
                self.spent = isinstance(error, MemoryError)
                return shown(error, file)
        return ""

    @contextmanager
    def surroundings(self) -> Iterator[None]:
        """Give the code what a program of its own would have: streams, arguments, a folder."""
        instead = {
            "stdout": self.printed.out,
            "stderr": self.printed.err,
            "stdin": _Nobody(),
            "displayhook": self.show,
            "argv": ["example.py"],
        }
        kept = {name: getattr(sys, name) for name in instead}
        vars(sys).update(instead)
        try:
            with chdir(self.scope.folder.name):
                yield
        finally:
            vars(sys).update(kept)

    def show(self, value: Any) -> None:
        """Show the value of an expression."""
        if value is None or (self.rich and isinstance(value, Path)):  # its file is shown
            return
        self.scope.names["_"] = value
        if isinstance(value, Figure) and self.charts < CHARTS:
            self.charts += 1
            self.printed.flush()
            self.send({"chart": chart(value), "text": repr(value), "alt": value.alt})
            return
        rich = self.rich and hasattr(type(value), "_repr_html_")
        self.printed.write(f"{value if rich else repr(value)}\n", "out")


class _Nobody(io.TextIOBase):
    """In place of the keyboard."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # of text, not bytes
        raise EOFError(NOBODY)

    def read(self, size: int | None = -1, /) -> str:
        raise EOFError(NOBODY)


def _stamps(folder: Path) -> dict[Path, tuple[int, int]]:
    """Return what changes when a file of *folder* is written."""
    found = {file: file.stat() for file in sorted(folder.rglob("*")) if file.is_file()}
    return {file: (about.st_mtime_ns, about.st_size) for file, about in found.items()}


def _saved(folder: Path, before: dict[Path, tuple[int, int]]) -> Iterator[dict[str, Any]]:
    """Yield the files that were written; of those that are too large just the size."""
    room = TAKEN
    for file, (written, size) in _stamps(folder).items():
        if before.get(file) == (written, size):
            continue
        part = {"file": str(file.relative_to(folder)), "bytes": size}
        if size <= room:
            room -= size
            part["data"] = b64encode(file.read_bytes()).decode()
        yield part
