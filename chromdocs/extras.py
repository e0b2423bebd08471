"""Packages that are not always there, and the extra of ours that brings each."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

EXTRAS = {  # package: the extra, as in pip install 'chromdocs[draw]'
    "numba": "fast",
    "numpy": "fast",
    "matplotlib": "draw",
    "PIL": "draw",
    "fontTools": "draw",
    "plotly": "draw",
    "sympy": "verify",
    "distributed": "cluster",
    "mkdocs": "site",
    "material": "site",
    "griffe": "site",
    "jinja2": "site",
    "jupytext": "site",
    "markdown": "site",
}


def missing(package: str, extra: str = "") -> str:
    """Say which package is missing, and which extra brings it: its own, or *extra*.

    >>> missing("matplotlib.figure")
    "this needs matplotlib; it comes with pip install 'chromdocs[draw]'"
    >>> missing("pandas")
    'this needs pandas; it comes with pip install pandas'
    """
    name = package.partition(".")[0]
    wanted = f"'chromdocs[{extra or EXTRAS[name]}]'" if name in EXTRAS else name
    return f"this needs {name}; it comes with pip install {wanted}"


def has(package: str) -> bool:
    """Tell whether a package is there, without loading it.

    >>> has("json"), has("jsonn")
    (True, False)
    """
    return find_spec(package) is not None


@contextmanager
def needed() -> Iterator[None]:
    """Around an import of what may not be there: the error says how to get it.

    >>> with needed():
    ...     import plotly.nothing
    Traceback (most recent call last):
    ModuleNotFoundError: this needs plotly; it comes with pip install 'chromdocs[draw]'
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "chromdocs":
            raise
        raise ModuleNotFoundError(missing(error.name), name=error.name) from None
