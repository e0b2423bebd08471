"""What a file format is, for tables, figures and citations alike."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Format:
    """A file format: its name, what a button says, the ending of its files, and its writer."""

    name: str
    label: str
    suffix: str
    write: Callable[..., Any]
