"""Compare the map of a paper with its text: which paragraphs have no answer yet?

    python scripts/paragraphs.py chromatic chromatic.txt

prints a row for each paragraph of the text that the map does not list, ready to be filled in and
put into `chromdocs/papers/chromatic/paragraphs.csv`, with the beginning of the paragraph in the
place of what it is about. The text stays with those who have it; the map keeps a mark of each
paragraph only.
"""

import csv
import sys
from pathlib import Path

from chromdocs.claims.paragraphs import FIELDS, mark, missing
from chromdocs.papers import PAPERS, paragraphs_of
from chromdocs.words import shortened


def main(key: str, text: str) -> int:
    """Print what is missing; return how many paragraphs that are, at most 1."""
    if key not in PAPERS:
        sys.exit(f"paragraphs: there is no paper {key!r}; known: {', '.join(PAPERS)}")
    left = missing(paragraphs_of(key), Path(text).read_text("utf-8"))
    rows = csv.writer(sys.stdout)
    if left:
        rows.writerow(FIELDS)
    rows.writerows(("", mark(paragraph), shortened(paragraph, 100), "") for paragraph in left)
    print(f"{len(left)} paragraphs without an answer", file=sys.stderr)
    return min(len(left), 1)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python scripts/paragraphs.py PAPER TEXT")
    sys.exit(main(*sys.argv[1:]))
