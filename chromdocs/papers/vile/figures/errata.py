"""Three printed rules for UPMARK against the game: what they say, and what a search finds."""

from dataclasses import dataclass
from re import search

from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Mark, Text
from chromdocs.games.upmark import upmark
from chromdocs.numbers.binary import is_evil, spite
from chromdocs.papers.vile.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.solve.choose import solver
from chromdocs.words import listed

ORDER = 5
PRINTED = "(11+|(00)*1)$"  # ends in 1^k with k > 1 or in 0^(2k)1 with k >= 0, to the letter
CORRECTED = "(^|1)(00)*1$"
WIDE, HIGH = 1.15, 1.0


@dataclass(frozen=True)
class _Row:
    """A row of the comparison: its name, a word in each cell, and which cells are filled."""

    name: str
    words: tuple[str, ...]
    filled: tuple[bool, ...]
    role: str = "p"


def _compare(
    numbers: list[int], rows: list[_Row], wrong: list[bool], said: list[str], label: float
) -> tuple[list[Mark], Axis, Axis]:
    """Return the rows one under another, with a frame around the columns that differ."""
    marks: list[Mark] = []
    low = -1.3 * len(rows)
    for i, bad in enumerate(wrong):
        if bad:
            marks.append(Box(WIDE * i - 0.07, low + 0.15, WIDE + 0.04, 1.65 - low, "move"))
    for i, n in enumerate(numbers):
        if wrong[i]:
            marks.append(Box(WIDE * i, low + 0.22, WIDE - 0.1, 1.51 - low, "panel"))
        marks.append(Text(WIDE * i + 0.525, 1.25, str(n), "ink", 11, bold=True))
        marks.append(Text(WIDE * i + 0.525, 0.6, f"{n:b}", "muted", 8))
    for down, row in enumerate(rows, 1):
        y = -1.3 * down + 0.3
        marks.append(Text(-0.25, y + HIGH / 2, row.name, "text", 9, "right"))
        for i, (word, filled) in enumerate(zip(row.words, row.filled, strict=True)):
            role = row.role if filled else "panel"
            box = Box(WIDE * i + 0.07, y, WIDE - 0.24, HIGH, role, word, said[i], True, 10)
            marks.append(box)
    across = Axis(hidden=True, range=(-label, WIDE * len(numbers) + 0.1))
    return marks, across, Axis(hidden=True, range=(low + 0.05, 1.9))


def _lost(to: int) -> set[int]:
    """Return the P-positions of UPMARK up to *to*, by search."""
    return {n for (n,) in solver(upmark()).p_positions(to)}


def s_plus(count: int) -> Figure:
    """Draw the numbers that end in 11, which of them the rule takes from 3 on, and S_+."""
    numbers = list(range(3, 4 * count, 4))
    lost = _lost(numbers[-1])
    chosen: list[int] = []
    for n in numbers:
        if not chosen or is_evil(n) != is_evil(chosen[-1]):
            chosen.append(n)
    after = [n in lost and n - 2 not in lost and n - 2 > 1 for n in numbers]
    taken = [n in chosen for n in numbers]
    wrong = [a != b for a, b in zip(after, taken, strict=True)]
    said = [
        f"{n}: {n:b} in binary, {spite(n)}; the rule {'takes' if t else 'leaves'} it; "
        f"{n - 2} before it is {'a P-position' if n - 2 in lost else 'excluded'}"
        for n, t in zip(numbers, taken, strict=True)
    ]
    rows = [
        _Row(
            "spite",
            tuple("E" if is_evil(n) else "O" for n in numbers),
            tuple(map(is_evil, numbers)),
            "red",
        ),
        _Row("rule, from 3", tuple("✓" if t else "" for t in taken), tuple(taken)),
        _Row("S₊, by search", tuple("✓" if a else "" for a in after), tuple(after)),
    ]
    marks, across, up = _compare(numbers, rows, wrong, said, 3.1)
    bad = [n for n, w in zip(numbers, wrong, strict=True) if w]
    return Figure(
        id="upmark-s-plus",
        title="S₊ of UPMARK begins with 7, not with 3",
        caption="The numbers that end in 11 in binary. S₊ holds the P-positions of UPMARK just "
        "after an odd number that is left out. The rule takes numbers that end in 11 with odious "
        "(O) and evil (E) alternating. The terms in print begin with 7, and from there the two "
        "agree. Begun with 3, the first number that ends in 11, the rule takes one number more: "
        f"{bad[0]}, before which no number is left out.",
        alt=f"A table with the numbers {numbers[0]}, {numbers[1]}, {numbers[2]} to {numbers[-1]} "
        "as columns and three rows: evil or odious, taken by the rule from 3 on, in S₊ by search. "
        f"The column {bad[0]} has a red frame: the rule takes {bad[0]}, but it is not in S₊. In "
        "all other columns the last two rows agree.",
        marks=tuple(marks),
        x=across,
        y=up,
        columns=("n", "binary", "spite", "rule, from 3", "in S_+"),
        data=tuple(
            (n, f"{n:b}", spite(n), _yes(t), _yes(a))
            for n, t, a in zip(numbers, taken, after, strict=True)
        ),
        claims=("vile/upmark-s-plus",),
        aspect=2.3,
    )


def binary_endings(count: int) -> Figure:
    """Draw the odd numbers that end as printed, those that end as corrected, and P-positions."""
    numbers = list(range(1, 2 * count, 2))
    lost = _lost(numbers[-1])
    printed, corrected, found = (
        [bool(search(PRINTED, f"{n:b}")) for n in numbers],
        [bool(search(CORRECTED, f"{n:b}")) for n in numbers],
        [n in lost for n in numbers],
    )
    wrong = [a != b for a, b in zip(printed, found, strict=True)]
    said = [
        f"{n}: {n:b} in binary, by search {'P' if p else 'N'}"
        + ("; the printed ending 1 fits every odd number" if w else "")
        for n, p, w in zip(numbers, found, wrong, strict=True)
    ]
    rows = [
        _Row("as printed", tuple(map(_letter, printed)), tuple(printed)),
        _Row("by search", tuple(map(_letter, found)), tuple(found)),
        _Row("corrected", tuple(map(_letter, corrected)), tuple(corrected)),
    ]
    marks, across, up = _compare(numbers, rows, wrong, said, 2.6)
    bad = [n for n, w in zip(numbers, wrong, strict=True) if w]
    return Figure(
        id="upmark-endings",
        title="UPMARK: which binary endings are P-positions",
        caption="The odd numbers and their binary digits. As printed, the P-positions end in at "
        "least two ones, or in an even number of zeros and a 1. This number may be 0, so every odd "
        f"number would do. A search finds that {listed(bad)} "
        f"{'is an N-position' if len(bad) == 1 else 'are N-positions'}. If all the zeros "
        "before the last 1 are counted, the rule is right (last row).",
        alt=f"A table with the odd numbers 1 to {numbers[-1]} as columns and three rows of P or N: "
        "by the printed endings, by search, and by the corrected rule. The first row says P "
        f"everywhere. {listed(bad)} {'has a red frame' if len(bad) == 1 else 'have red frames'}: "
        "there the search says N. The last two rows agree.",
        marks=tuple(marks),
        x=across,
        y=up,
        columns=("n", "binary", "as printed", "by search", "corrected"),
        data=tuple(
            (n, f"{n:b}", _letter(a), _letter(b), _letter(c))
            for n, a, b, c in zip(numbers, printed, found, corrected, strict=True)
        ),
        claims=("vile/upmark-binary-ending",),
        aspect=2.3,
    )


def spite_test(count: int) -> Figure:
    """Draw the test by spite for odd numbers, which says nothing sensible about 1."""
    numbers = list(range(1, 2 * count, 2))
    lost = _lost(numbers[-1])
    found = [n in lost for n in numbers]
    tested = [n > 1 and spite(n) != spite(n - 2) for n in numbers]
    wrong = [a != b for a, b in zip(tested, found, strict=True)]
    said = [
        f"{n}: {spite(n)}, "
        + (f"{n - 2} is {spite(n - 2)}: " if n > 1 else "−1 has no spite: ")
        + f"the test says {_letter(t)}, the search {_letter(p)}"
        for n, t, p in zip(numbers, tested, found, strict=True)
    ]
    rows = [
        _Row(
            "spite of k − 2",
            tuple("?" if n == 1 else "E" if is_evil(n - 2) else "O" for n in numbers),
            tuple(n > 1 and is_evil(n - 2) for n in numbers),
            "red",
        ),
        _Row(
            "spite of k",
            tuple("E" if is_evil(n) else "O" for n in numbers),
            tuple(map(is_evil, numbers)),
            "red",
        ),
        _Row("test says", tuple(map(_letter, tested)), tuple(tested)),
        _Row("by search", tuple(map(_letter, found)), tuple(found)),
    ]
    marks, across, up = _compare(numbers, rows, wrong, said, 3.1)
    return Figure(
        id="upmark-spite-test",
        title="UPMARK: the test by spite fails at 1",
        caption="The printed test for odd k: if k and k − 2 have opposite spite (evil E, odious "
        "O), k is a P-position, and if not, k is an N-position and k − 2 a P-position. "
        "It is right for every odd k from 3 on, here up to "
        f"{numbers[-1]}. But 1 has no odd number before it whose spite could be the opposite; to "
        "the letter 1 would be N, while it is the end of the game, and P.",
        alt=f"A table with the odd numbers 1 to {numbers[-1]} as columns and four rows: the spite "
        "of k − 2, the spite of k, what the test says, and what a search says. Only the column 1 "
        "has a red frame: its first cell is a question mark, the test says N and the search says "
        "P. In all other columns the last two rows agree.",
        marks=tuple(marks),
        x=across,
        y=up,
        columns=("k", "spite of k - 2", "spite of k", "test", "by search"),
        data=tuple(
            (n, spite(n - 2) if n > 1 else "none", spite(n), _letter(t), _letter(p))
            for n, t, p in zip(numbers, tested, found, strict=True)
        ),
        claims=("vile/upmark-spite-test",),
        aspect=2.0,
    )


def _letter(is_p: bool) -> str:
    return "P" if is_p else "N"


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


EXHIBITS = (
    Exhibit(
        id="upmark-s-plus",
        title="S₊ of UPMARK begins with 7, not with 3",
        build=s_plus,
        parameters={"count": Parameter("how many numbers that end in 11", whole(4, 12), 7)},
        paper=PAPER,
        kind="words",
        tags=("upmark", "evil"),
    ),
    Exhibit(
        id="upmark-endings",
        title="UPMARK: which binary endings are P-positions",
        build=binary_endings,
        parameters={"count": Parameter("how many odd numbers", whole(4, 12), 8)},
        paper=PAPER,
        kind="errata",
        tags=("upmark", "errata"),
    ),
    Exhibit(
        id="upmark-spite-test",
        title="UPMARK: the test by spite fails at 1",
        build=spite_test,
        parameters={"count": Parameter("how many odd numbers", whole(4, 12), 8)},
        paper=PAPER,
        kind="errata",
        tags=("upmark", "evil", "errata"),
        striking=1,
    ),
)
