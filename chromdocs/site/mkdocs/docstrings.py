"""API pages: show the examples in docstrings as code."""

import re
from typing import Any

from griffe import Extension, Object

_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)


def fence(docstring: str) -> str:
    """Put code fences around the examples of *docstring*.

    >>> fence("Add.\\n\\n>>> 1 + 1\\n2").splitlines()
    ['Add.', '', '```pycon', '>>> 1 + 1', '2', '```']
    """
    return _EXAMPLE.sub(lambda example: f"```pycon\n{example[0]}\n```", docstring)


class Fences(Extension):
    """Applied by mkdocstrings to each object that it documents."""

    def on_object(self, *, obj: Object, **names: Any) -> None:
        if obj.docstring:
            obj.docstring.value = fence(obj.docstring.value)
