"""The systems of a paper: every game that one of its sentences names, with its GAME string."""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PLAYS = ("normal", "misere")
FIELDS = ("mark", "system", "game", "play")


@dataclass(frozen=True)
class System:
    """A game that a paper names, in a paragraph of its map."""

    mark: str  # of the paragraph
    words: str  # what the paper calls it, in our words
    game: str  # the GAME string; empty if the paper names it without a rule
    misere: bool = False  # whether it is meant in misère play


def read(file: Path) -> Iterator[System]:
    """Yield the systems that a file lists; a row that lacks something raises ValueError."""
    with file.open(encoding="utf-8", newline="") as rows:
        for line, row in enumerate(csv.DictReader(rows), 2):
            if not (row.get("mark") and row.get("system")) or row.get("play") not in PLAYS:
                raise ValueError(f"{file.name}, line {line}: {', '.join(FIELDS)}")
            yield System(row["mark"], row["system"], row["game"], row["play"] == "misere")
