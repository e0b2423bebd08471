"""Positions of a game as files for papers and encyclopedias: LaTeX, and b-files of the OEIS."""

from collections.abc import Iterable, Sequence

from chromdocs.games.game import Game
from chromdocs.tables.symbols import escape, to_ascii
from chromdocs.tables.table import Row, to_text

HEADINGS = {"grundy": "Grundy value", "outcome": "outcome"}


def to_tex(said: str, columns: Sequence[str], rows: Iterable[Row]) -> str:
    r"""Return *rows* as a table that may go over several pages; *said* is its caption.

    >>> print(to_tex("nim: P-positions", ["x1", "x2"], [(0, 0), (1, 1)]))
    % needs: \usepackage{booktabs, longtable}
    \begin{longtable}{rr}
    \caption{nim: P-positions} \\
    \toprule $x_{1}$ & $x_{2}$ \\ \midrule
    \endhead
    \bottomrule
    \endfoot
    0 & 0 \\
    1 & 1 \\
    \end{longtable}
    """
    heads = (HEADINGS.get(name) or f"${name[0]}_{{{name[1:]}}}$" for name in columns)
    lines = (" & ".join(escape(to_text(value)) for value in row) for row in rows)
    return "\n".join(
        [
            r"% needs: \usepackage{booktabs, longtable}",
            rf"\begin{{longtable}}{{{'r' * len(columns)}}}",
            rf"\caption{{{escape(said)}}} \\",
            rf"\toprule {' & '.join(heads)} \\ \midrule",
            *(r"\endhead", r"\bottomrule", r"\endfoot"),
            *(rf"{line} \\" for line in lines),
            r"\end{longtable}",
        ]
    )


def refuse_no_sequence(game: Game, *, grundy: bool, outcomes: bool) -> None:
    """Raise ValueError if what is asked of *game* is no sequence of whole numbers."""
    if outcomes:
        raise ValueError("a b-file holds whole numbers, no outcomes; take csv")
    if game.heaps > 1 + grundy:
        raise ValueError(
            "a b-file holds one sequence: the P-positions of one heap, or the Grundy values of "
            f"one heap or two; {game.name} has {game.heaps} heaps, so take csv"
        )


def sequence(game: Game, rows: Iterable[Row], *, grundy: bool) -> list[tuple[int, int]]:
    """Return index and value of a sequence: the P-positions of one heap, counted from 1; of its
    Grundy values, the heap and the value; of two heaps, the values by antidiagonals, from 0.

    >>> from chromdocs.games.catalogue import game
    >>> sequence(game("mark"), [(0,), (2,)], grundy=False)
    [(1, 0), (2, 2)]
    >>> sequence(game("nim"), [(0, 0, 0), (0, 1, 1), (1, 1, 0)], grundy=True)
    [(0, 0), (1, 1), (2, 1)]
    """
    values = list(rows)
    if not all(isinstance(value, int) for row in values for value in row):
        raise ValueError(f"{game.name} has values that are no numbers; a b-file cannot hold them")
    if not grundy:
        return list(enumerate((int(row[0]) for row in values), 1))
    if game.heaps == 1:
        return [(int(heap), int(value)) for heap, value in values]
    found = {(int(x), int(y)): int(value) for x, y, value in values}
    if game.symmetric:
        found |= {(y, x): value for (x, y), value in found.items()}
    low, to = game.lowest, max((x for x, _ in found), default=game.lowest)
    cells = [(x, low + s - x) for s in range(low, to + 1) for x in range(low, s + 1)]
    if any(cell not in found for cell in cells):
        raise ValueError(f"{game.name}: not every pair of heaps occurs; a b-file needs them all")
    return list(enumerate(found[cell] for cell in cells))


def to_bfile(said: str, pairs: Iterable[tuple[int, int]]) -> str:
    """Return a b-file; *said* is the comment at its beginning.

    >>> print(to_bfile("mark: P-positions", [(1, 0), (2, 2)]))
    # mark: P-positions
    1 0
    2 2
    """
    return "\n".join([to_ascii(f"# {said}"), *(f"{n} {to_text(value)}" for n, value in pairs)])
