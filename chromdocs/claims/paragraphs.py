"""The map of a paper: for each of its paragraphs the entries of the ledger that cover it.

The text itself is not kept, only a mark of each paragraph, by which one who has the same text can
see that none is left out.
"""

import csv
import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

NOTHING = "no assertion"  # in the place of entries
FIELDS = ("section", "mark", "about", "entries")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of a paper, and what the ledger has of it."""

    section: str  # of the paper, such as Section 6
    mark: str  # by which the text is known again
    about: str  # what it is about, in our words
    entries: tuple[str, ...]  # locators; none if it asserts nothing


def read(file: Path) -> Iterator[Paragraph]:
    """Yield the paragraphs that a map lists; a row without an answer raises ValueError."""
    with file.open(encoding="utf-8", newline="") as rows:
        for line, row in enumerate(csv.DictReader(rows), 2):
            if not all(row.get(field) for field in FIELDS):
                raise ValueError(f"{file.name}, line {line}: section, mark, about and entries")
            said = row["entries"]
            entries = () if said == NOTHING else tuple(said.split())
            yield Paragraph(row["section"], row["mark"], row["about"], entries)


def paragraphs(text: str) -> list[str]:
    """Return the paragraphs of a text.

    A formula on lines of its own, and what goes on after it with a small letter, belong to the
    paragraph before.

    >>> paragraphs("A sum:\\n\\n$$1 + 1$$\\n\\nwhich is 2.\\n\\nNext.")
    ['A sum: $$1 + 1$$ which is 2.', 'Next.']
    """
    found: list[str] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        words = " ".join(block.split())
        if found and (words.startswith("$$") or words[:1].islower()):
            found[-1] += f" {words}"
        else:
            found.append(words)
    return found


def mark(paragraph: str) -> str:
    """Return what a paragraph is known by.

    >>> mark("Next.")
    '3afc86e0d4'
    """
    return sha256(paragraph.encode()).hexdigest()[:10]


def missing(known: list[Paragraph], text: str) -> list[str]:
    """Return the paragraphs of a text that a map does not list, each once."""
    marks = {paragraph.mark for paragraph in known}
    return [one for one in dict.fromkeys(paragraphs(text)) if mark(one) not in marks]
