"""Why a position is won or lost, in words about this very position, with data for a picture.

Closed forms give reasons (``why`` of a `Solution`). Pages draw the picture; in a terminal a reason
prints it as text of up to 80 columns.
"""

from dataclasses import dataclass
from html import escape
from textwrap import wrap

WIDE = 80  # columns of a terminal
LEVELS = 60  # of a picture with arcs


@dataclass(frozen=True)
class Rows:
    """Numbers under each other: digits, nim-sums, pairs of a sequence.

    >>> print(Rows("In base 2", (), (("40", "1", "0", "1", "0", "0", "0"),), ((0, 5), (0, 6))))
    In base 2
      40 1 0 1 0[0 0]
    """

    title: str  # what they are
    columns: tuple[str, ...]  # headings, or none
    rows: tuple[tuple[str, ...], ...]  # cells; the first of a row is its name
    marked: tuple[tuple[int, int], ...]  # row and column of the cells that matter

    def __str__(self) -> str:
        """Return lines for a terminal, with what is marked in brackets."""
        lines = [self.columns, *self.rows] if self.columns else list(self.rows)
        wide = [max(map(len, column)) for column in zip(*lines, strict=True)]
        shift = len(lines) - len(self.rows)
        return "\n".join(
            [self.title]
            + [
                _line(line, wide, {c for r, c in self.marked if r == number - shift})
                for number, line in enumerate(lines)
            ]
        )


@dataclass(frozen=True)
class Arcs:
    """Partners on a line of levels, joined by arcs.

    >>> print(Arcs("Partners", 5, ("green", "green", "red", "green", "red"), ((1, 3), (2, 5)),
    ...            (4,), (2, 5)))
    Partners
        1  2  3  4  5
        g  g  r  g  r
           ^        ^
        └─────┘
           └────────┘
      4 waits.
    """

    title: str  # what they are
    to: int  # the levels are 1, ..., to
    colours: tuple[str, ...]  # of each level from 1 on; empty if it has none
    pairs: tuple[tuple[int, int], ...]  # levels that are joined; (n, n) for one alone
    waiting: tuple[int, ...]  # levels that wait still
    here: tuple[int, ...]  # levels of this position

    def __str__(self) -> str:
        """Return lines for a terminal, with the levels of the position marked."""
        step = max(1, min(3, (WIDE - 6) // max(1, self.to)))  # columns that a level takes
        apart = {3: 1, 2: 5, 1: 10}[step]  # levels whose numbers are written

        def put(line: str, text: str, level: int) -> str:
            """Write text that ends above a level."""
            return line.ljust(4 + step * (level - 1) + 1 - len(text)) + text

        numbers, letters, marks = "", "", ""
        for level in range(1, self.to + 1):
            numbers = put(numbers, str(level) * (level % apart == 0), level)
            letters = put(letters, self.colours[level - 1][:1] or "·", level)
            marks = put(marks, "^", level) if level in self.here else marks
        arcs: list[tuple[int, str]] = []  # lines, and how far they are filled
        for low, high in sorted(self.pairs):
            drawn = "o" if low == high else f"└{'─' * (step * (high - low) - 1)}┘"
            row = next((i for i, (filled, _) in enumerate(arcs) if filled < low), len(arcs))
            line = put(arcs.pop(row)[1] if row < len(arcs) else "", drawn, high)
            arcs.insert(row, (high, line))
        lines = [numbers, letters, marks, *(line for _, line in arcs)]
        if self.waiting:
            waits = ", ".join(map(str, self.waiting)) + f" wait{'s' * (len(self.waiting) == 1)}."
            lines += wrap(waits, WIDE, initial_indent="  ", subsequent_indent="  ")
        return "\n".join([self.title, *filter(None, map(str.rstrip, lines))])


@dataclass(frozen=True)
class Reason:
    """Why a position is won or lost: sentences about it, and data for a picture.

    >>> print(Reason(("Both piles have 5 tokens: their nim-sum is 0.",)))
    Both piles have 5 tokens: their nim-sum is 0.
    """

    words: tuple[str, ...]  # sentences
    picture: Rows | Arcs | None = None  # what they speak of, to be seen
    move: tuple[int, ...] | None = None  # that they recommend; None where no move wins

    def __str__(self) -> str:
        """Return the words, and the picture below them, for a terminal."""
        said = folded(" ".join(self.words))
        return f"{said}\n\n{self.picture}" if self.picture else said

    def _repr_html_(self) -> str:
        picture = f"<pre>{escape(str(self.picture))}</pre>" if self.picture else ""
        return f"<p>{escape(' '.join(self.words))}</p>{picture}"


def folded(text: str) -> str:
    """Return a text in lines that fit a terminal.

    >>> print(folded("It is an N-position. " * 4))
    It is an N-position. It is an N-position. It is an N-position. It is an
    N-position.
    """
    return "\n".join(wrap(text, WIDE, break_on_hyphens=False))


def _line(cells: tuple[str, ...], wide: list[int], marked: set[int]) -> str:
    """Write the cells of a row, a run of marked ones in brackets."""
    line = " "
    for i, cell in enumerate(cells):
        before, now = i - 1 in marked, i in marked
        line += "[" if now and not before else "]" if before and not now else " "
        line += cell.rjust(wide[i])
    return (line + "]" * (len(cells) - 1 in marked)).rstrip()
