"""What a file format is, for tables, figures and citations alike."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Format:
    """A file format: its name, what a button says, the ending of its files, and its writer."""

    name: str  # as people type it
    label: str  # as a button says it
    suffix: str  # the ending of its files, without a dot
    write: Callable[..., Any]  # returns the file
