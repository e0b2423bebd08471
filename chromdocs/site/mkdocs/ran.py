"""Notebooks that have run: in other processes, while pages are written, and kept for the next time.

mkdocs-jupyter converts a notebook when its page is rendered. In a build it asks us instead, who had
it do so before.
"""

import re
from collections.abc import Iterable, Mapping
from concurrent.futures import Executor, Future
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from mkdocs.exceptions import BuildError

from chromdocs.site import notebooks
from chromdocs.site.arguments import Program
from chromdocs.site.kept import is_kept, kept, place
from chromdocs.site.kernels import patient

CACHE = Path(".cache/notebooks")
END = ".html"
_CELL = re.compile(r"(?<=cell-id=)[0-9a-f]+")

_SETTINGS = """execute kernel_name theme allow_errors show_input no_input no_prompt
    remove_tag_config highlight_extra_classes include_requirejs custom_mathjax_url"""

Options = dict[str, Any]  # how mkdocs-jupyter is to convert


def options(settings: Mapping[str, Any]) -> Options:
    """Return how mkdocs-jupyter converts with these *settings* of its own."""
    return {name: settings[name] for name in _SETTINGS.split()}


class Notebooks:
    """The notebooks of a build, by their files."""

    def __init__(self) -> None:
        self._begun: dict[str, Future[str]] = {}

    def begin(self, pool: Executor, texts: Iterable[Path], options: Options) -> None:
        """Have those run that did not run before."""
        for file in sorted(map(str, texts)):
            if not is_kept(place(CACHE, END, *_call(file, options))):
                self._begun[file] = pool.submit(ran, file, options)

    def take_over(self) -> None:
        """Have mkdocs-jupyter ask here."""
        from mkdocs_jupyter import convert

        convert.nb2html = self._page

    def _page(self, file: str, **options: Any) -> str:
        from nbclient.exceptions import CellExecutionError

        begun = self._begun.pop(file, None)
        try:
            return begun.result() if begun else ran(file, options)
        except (CellExecutionError, RuntimeError) as error:
            raise BuildError(f"{file}: {error}") from error


def ran(file: str, options: Options) -> str:
    """Return a notebook as a page; it runs, unless it did before, with the same library."""
    return kept(CACHE, END, *_call(file, options)).decode()


def name(file: str, options: Options) -> str:
    """Return a name for what a notebook shows when it has run."""
    return place(CACHE, END, *_call(file, options)).name


def _call(file: str, options: Options) -> tuple[Any, ...]:
    """Return what runs a notebook, with what it is given; the kernel itself reads the startup."""
    text = Path(file).read_text("utf-8")  # of which all is shown
    return _run, Program(text, file), text, options, Program(notebooks.STARTUP)


def _run(notebook: Program, text: str, options: Options, startup: Program) -> bytes:
    import_module("mkdocs_jupyter.convert")  # which gives headings the anchors of this site
    from mkdocs_jupyter.nbconvert2 import nb2html
    from nbconvert.preprocessors import ExecutePreprocessor

    # What a cell prints is one box, in however many parts it happens to be sent.
    with patch.object(ExecutePreprocessor, "coalesce_streams", True), patient():
        return same_ids(nb2html(notebook.place, **options)).encode()


def same_ids(page: str) -> str:
    """Return a notebook as a page with the same names of cells every time.

    >>> same_ids('<div id="cell-id=3e7a"><div id="cell-id=04bc">')
    '<div id="cell-id=1"><div id="cell-id=2">'
    """
    numbers = count(1)
    return _CELL.sub(lambda _: str(next(numbers)), page)
