"""Four kinds of numbers, and the digits at the end that decide."""

from itertools import count, islice

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Box, Cells, Exhibit, Figure, Mark, Text
from chromdocs.figures.theme import on
from chromdocs.games.mark import mark_grundy
from chromdocs.games.upmark import excluded, is_p_by_ending
from chromdocs.numbers.base import in_base, is_dopey, trailing_zeros
from chromdocs.numbers.binary import spite, tail
from chromdocs.papers.vile.figures.words import by_ending, by_ones, kind, some
from chromdocs.papers.vile.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import listed

ORDER = 3
KINDS = (  # spite, tail, column, row, role
    ("odious", "vile", 0, 1, "green"),
    ("evil", "vile", 1, 1, "red"),
    ("odious", "dopey", 0, 0, "p"),
    ("evil", "dopey", 1, 0, "p"),
)
SHOWN = 6
PER_COLUMN = 10


def four_kinds() -> Figure:
    """Draw the four kinds of positive numbers as a table of two rows and two columns."""
    marks: list[Mark] = []
    data: list[tuple[int, str, str, str, int]] = []
    firsts = {}
    for spited, tailed, column, row, role in KINDS:
        own = list(islice((n for n in count(1) if (spite(n), tail(n)) == (spited, tailed)), SHOWN))
        firsts[spited, tailed] = ", ".join(map(str, own[:4]))
        x, y = 5.2 * column, 2.6 * row
        value = mark_grundy(own[0])
        data += [(n, f"{n:b}", spited, tailed, value) for n in own]
        winner = "P-positions" if value == 0 else "N-positions"
        marks += [
            Box(x, y, 5.0, 2.4, "panel", rounded=True),
            Text(x + 0.2, y + 2.08, f"{tailed}, {spited}", "text", 10, "left", bold=True),
            Text(x + 4.8, y + 2.08, f"g = {value}", "text", 10, "right"),
        ]
        for i, n in enumerate(own):
            left, low = x + 0.2 + 1.56 * (i % 3), y + 1.02 - 0.86 * (i // 3)
            said = f"{by_ending(n)}\n{by_ones(n)}\ng({n}) = {value}: {winner}"
            marks += [
                Box(left, low, 1.46, 0.76, role, hover=said, rounded=True),
                Text(left + 0.73, low + 0.5, str(n), on(role), 11, bold=True),
                Text(left + 0.73, low + 0.18, f"{n:b}", on(role), 8),
            ]
    return Figure(
        id="four-kinds",
        title="Evil and odious, vile and dopey",
        caption="The four kinds of positive numbers with their first members, in decimal and in "
        "binary. The number of ones makes a number evil (even) or odious (odd), the number of "
        "zeros at the end makes it vile (even) or dopey (odd). In MARK dopey numbers have Grundy "
        "value 0, vile odious ones 1 and vile evil ones 2. Doubling leads from the upper row to "
        "the lower one and keeps the column.",
        alt="A table of two rows and two columns with the first six numbers of each kind. "
        + " ".join(
            f"{tailed.capitalize()} and {spited}: {firsts[spited, tailed]} and so on."
            for spited, tailed, *_ in KINDS
        )
        + " Each number stands in a box with its binary digits; each panel names the Grundy value.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.1, 10.3)),
        y=Axis(hidden=True, range=(-0.1, 5.1)),
        columns=("n", "binary", "spite", "tail", "g"),
        data=tuple(sorted(data)),
        claims=("vile/grundy-spite", "vile/left-shift"),
        aspect=1.75,
    )


def endings(base: int, first: int) -> Figure:
    """Draw numbers digit by digit, with the zeros at the end coloured by what they decide."""
    numbers = range(first, first + 2 * PER_COLUMN)
    wide = len(in_base(numbers[-1], base))
    label = max(2.0, 0.8 * len(str(numbers[-1])))
    across = label + wide + 2.9
    marks: list[Mark] = []
    for i, n in enumerate(numbers):
        x, y = across * (i // PER_COLUMN), -1.15 * (i % PER_COLUMN)
        digits, zeros = in_base(n, base), trailing_zeros(n, base)
        dopey = is_dopey(n, base)
        role = "p" if dopey else "green"
        marks.append(Text(x + label - 0.3, y + 0.5, str(n), "text", 10, "right", bold=True))
        for place, digit in enumerate(digits):
            left = x + label + wide - len(digits) + place
            filled = role if place >= len(digits) - zeros else "panel"
            said = by_ending(n, base) + (": P" if dopey else ": N")
            marks.append(Box(left, y, 0.92, 1.0, filled, digit, said, size=9))
        words = f"{kind(n, base)}: {'P' if dopey else 'N'}"
        shade = "p" if dopey else "muted"
        marks.append(Text(x + label + wide + 0.2, y + 0.5, words, shade, 9, "left"))
    game = "MARK" if base == 2 else f"MARK-{base}"
    lost = [n for n in numbers if is_dopey(n, base)]
    example = next(n for n in count(first) if is_dopey(n, base))
    where = "binary" if base == 2 else f"base {base}"
    ends = some(trailing_zeros(example, base), "zero")
    return Figure(
        id="vile-endings",
        title=f"The zeros at the end decide, base {base}",
        caption=f"The numbers from {first} to {numbers[-1]} in {where}, with the zeros at their "
        "end coloured: blue if their number is odd, green if it is even and not 0. Odd makes a "
        f"number dopey and a P-position of {game}; even, also none at all, makes it vile and an "
        f"N-position. So {example}, which ends in {ends}, is lost for the player to move.",
        alt=f"Two columns of {PER_COLUMN} numbers each, written digit by digit in {where}. Zeros "
        "at the end are blue where their number is odd and green where it is even. Next to each "
        f"stands dopey: P or vile: N. Dopey are {listed(lost) if lost else 'none of them'}.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.2, 2 * across - 0.1)),
        y=Axis(hidden=True, range=(-1.15 * (PER_COLUMN - 1) - 0.2, 1.2)),
        columns=("n", "digits", "zeros at the end", "kind", "outcome"),
        data=tuple(
            (
                n,
                in_base(n, base),
                trailing_zeros(n, base),
                kind(n, base),
                "P" if is_dopey(n, base) else "N",
            )
            for n in numbers
        ),
        claims=("vile/mark-dopey",) if base == 2 else ("vile/mark-k",),
        aspect=1.5,
    )


BASES = (2, 3, 4, 5, 6, 8, 10)


def bases(to: int) -> Figure:
    """Draw the dopey numbers in several bases, the P-positions of MARK-k, as strips."""
    marks: list[Mark] = []
    counted = {}
    for row, base in enumerate(BASES):
        for name, role in (("dopey", "p"), ("vile", "panel")):
            own = tuple(n for n in range(1, to + 1) if kind(n, base) == name)
            if name == "dopey":
                counted[base] = len(own)
            said = tuple(by_ending(n, base) for n in own)
            marks.append(Cells(own, (-2 * row,) * len(own), role, hover=said))
    last = BASES[-1]
    return Figure(
        id="vile-bases",
        title="Dopey numbers in several bases",
        caption=f"The numbers 1 to {to}, blue where they are dopey in base k, that is, end in an "
        "odd number of zeros. These are the P-positions of MARK-k, but for 0. In the long run one "
        f"number in k + 1 is dopey: here {counted[2]} in base 2, {counted[3]} in base 3, "
        f"{counted[last]} in base {last}. Every multiple of k is blue unless one k-th of it is.",
        alt=f"{len(BASES)} strips of cells along the numbers 1 to {to}, one for each base "
        f"{listed(list(BASES))}. Blue cells are the dopey numbers; they thin out from strip to "
        f"strip, from {counted[2]} in base 2 to {counted[last]} in base {last}. In base 3 they are "
        "3, 6, 12, 15, leaving out 9; in base 4 they are 4, 8, 12, 20, leaving out 16.",
        marks=tuple(marks),
        x=Axis("n", (-0.2, to + 1), ticks(to), grid=False),
        y=Axis(
            "",
            (-2 * len(BASES) + 1.2, 0.8),
            tuple((-2 * row, f"k = {base}") for row, base in enumerate(BASES)),
            grid=False,
        ),
        columns=("k", "n", "digits", "kind"),
        data=tuple(
            (base, n, in_base(n, base), kind(n, base)) for base in BASES for n in range(1, to + 1)
        ),
        claims=("vile/mark-k", "vile/mark-dopey"),
        aspect=2.0,
    )


def upmark_sets(rows: int) -> Figure:
    """Draw the odd numbers: the P-positions of UPMARK, those left out, and their neighbours."""
    numbers = range(1, 16 * rows, 2)
    left_out = {excluded(n) for n in range(1, 4 * rows + 1)}
    marks: list[Mark] = []
    data = []
    for i, n in enumerate(numbers):
        x, y = 1.3 * (i % 8), -1.25 * (i // 8)
        before, after = n + 2 in left_out, n - 2 in left_out
        sets = "S₀" if n in left_out else " ".join(["S₋"] * before + ["S₊"] * after)
        role = "accent" if n in left_out else "p"
        outcome = "P" if is_p_by_ending(n) else "N"
        plain = ["S_0"] * (n in left_out) + ["S_-"] * before + ["S_+"] * after
        said = (
            f"{n}: {n:b} in binary, {spite(n)}, {outcome}" + f"\n{', '.join(sets.split())}".rstrip()
        )
        if n in left_out:
            said += f", the move to {_won(n)} wins"
        marks += [
            Box(x, y, 1.2, 1.12, "panel" if n in left_out else role, hover=said, rounded=True),
            Text(x + 0.6, y + 0.72, str(n), "accent" if n in left_out else "on-p", 12, bold=True),
            Text(x + 0.6, y + 0.27, sets, "accent" if n in left_out else "on-p", 9),
        ]
        data.append((n, f"{n:b}", spite(n), outcome, " ".join(plain)))
    out = [n for n in numbers if n in left_out]
    return Figure(
        id="upmark-sets",
        title="UPMARK: the odd numbers that are left out",
        caption=f"The odd numbers up to {numbers[-1]}, eight a row. Blue are the P-positions bₙ of "
        f"UPMARK; the others, S₀ = {', '.join(map(str, out[:6]))}, …, are left out. The P-position "
        "just before one of them belongs to S₋, the one just after it to S₊; some belong to both. "
        "All even numbers are N-positions. S₀ consists of the numbers 4a + 1 for vile a.",
        alt=f"Boxes with the odd numbers 1 to {numbers[-1]}, eight a row. Most are blue, the "
        f"P-positions of UPMARK. The pale ones, marked S₀, are {listed(out[:8])} and so on. Their "
        "left neighbours are marked S₋ and their right neighbours S₊; 15 and 19 carry both.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.1, 10.4)),
        y=Axis(hidden=True, range=(-1.25 * (rows - 1) - 0.1, 1.25)),
        columns=("n", "binary", "spite", "outcome", "sets"),
        data=tuple(data),
        claims=("vile/upmark-excluded", "vile/upmark-s-minus", "vile/upmark-s-plus"),
        aspect=9.6 / (rows + 0.1),
    )


def _won(n: int) -> int:
    """Return where to move from an odd N-position of UPMARK: one of n - 1 and its half is P."""
    return (n + 1) // 2 if is_p_by_ending((n + 1) // 2) else n - 1


EXHIBITS = (
    Exhibit(
        id="four-kinds",
        title="Evil and odious, vile and dopey",
        build=four_kinds,
        paper=PAPER,
        kind="words",
        tags=("evil", "vile", "mark"),
    ),
    Exhibit(
        id="vile-endings",
        title="The zeros at the end decide",
        build=endings,
        parameters={
            "base": Parameter("the base of the digits, 2 to 10", whole(2, 10), 2),
            "first": Parameter("the first number", whole(1, 1_000_000), 1),
        },
        paper=PAPER,
        kind="words",
        tags=("vile", "mark"),
        steps=("base", ("2", "3", "4")),
        crop=(2, -10.5, 17, 1),
    ),
    Exhibit(
        id="vile-bases",
        title="Dopey numbers in several bases",
        build=bases,
        parameters={"to": Parameter("the largest number", whole(15, 127), 63)},
        paper=PAPER,
        kind="carpets",
        tags=("vile", "mark"),
        crop=(-0.5, -12.8, 32.5, 0.8),
    ),
    Exhibit(
        id="upmark-sets",
        title="UPMARK: the odd numbers that are left out",
        build=upmark_sets,
        parameters={"rows": Parameter("rows of eight odd numbers", whole(2, 8), 5)},
        paper=PAPER,
        kind="words",
        tags=("upmark", "evil"),
    ),
)
