"""A P-position of evil-chromatic nim far out, found from the digits of its number."""

from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Mark, Text
from chromdocs.games.evil import EVIL_SOLUTION, evil_pair
from chromdocs.numbers.binary import spite, tail, trailing_zeros
from chromdocs.numbers.digits import to_decimal
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.parameters import Parameter

ORDER = 4
FARTHEST = 400_000  # binary digits
SHORT = 10**9  # numbers below are written out
RIGHT, TOP = 20.0, 12.2  # of the picture


def far_pair(n: tuple[str, int]) -> Figure:
    """Draw the steps from the number n to the n-th P-position, and a winning move near it."""
    name, number = n
    a, b = evil_pair(number)
    ones, zeros = number.bit_count(), trailing_zeros(number)
    second = f"2{_n(number)}" if b == 2 * number else f"2{_n(number)} + 1"
    first = f"b − {b - a}"
    named = _pair_in_words(number, a, b)
    after = EVIL_SOLUTION.winning_move((b, b))
    if min(after) != a:
        raise ValueError("expected the move from (b, b) to the pair")
    steps = (
        ("n", name if number >= SHORT else to_decimal(number), _size(number)),
        ("ones in binary", f"{ones:,}", f"{'odd' if ones % 2 else 'even'}: {spite(number)}"),
        ("zeros at the end", f"{zeros:,}", f"{'odd' if zeros % 2 else 'even'}: {tail(number)}"),
        ("larger stack b", second, f"as n is {spite(number)}"),
        ("smaller stack a", first, f"as n is {_reason(number)}"),
        ("P-position", named, "number n"),
        ("from (b, b)", f"take {b - a}", "from either stack, to win"),
    )
    places = (  # left, top, width, role of the second line
        (0.0, TOP, RIGHT, "ink"),
        (0.0, TOP - 2.5, 9.8, "accent"),
        (10.2, TOP - 2.5, 9.8, "accent"),
        (0.0, TOP - 5.0, 9.8, "ink"),
        (10.2, TOP - 5.0, 9.8, "ink"),
        (0.0, TOP - 7.5, RIGHT, "p"),
        (0.0, TOP - 10.0, RIGHT, "move"),
    )
    marks: list[Mark] = []
    for (what, value, why), (left, top, width, role) in zip(steps, places, strict=True):
        middle = left + width / 2
        hover = f"{what}: {value}, {why}"
        marks += [
            Box(left, top - 2.3, width, 2.3, "panel", hover=hover, rounded=True),
            Text(middle, top - 0.45, what, "muted", 9),
            Text(middle, top - 1.15, value, role, 11, bold=True),
            Text(middle, top - 1.85, why, "text", 9),
        ]
    return Figure(
        id="evil-far-pair",
        title=f"P-position number {name} of evil-chromatic nim",
        caption=f"From n = {name} to the n-th P-position. The number n {_size(number)}. Its "
        f"binary digits have {_many(ones, 'one')} and end in {_many(zeros, 'zero')}, so it is "
        f"{spite(number)} and {tail(number)}. By Theorem 14 the pair is {named}. From "
        f"(b, b), two equal red stacks, it wins to take {b - a} from one of them.",
        alt=f"Boxes from top to bottom. First n = {name}. Then its binary digits: "
        f"{_many(ones, 'one')}, {spite(number)}, and {_many(zeros, 'zero')} at the end, "
        f"{tail(number)}. Then the larger stack, b = {second}, and the smaller one, a = {first}. "
        f"Then the pair {named}. Last the winning move from (b, b): take {b - a}.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.2, RIGHT + 0.2)),
        y=Axis(hidden=True, range=(TOP - 12.5, TOP + 0.2)),
        columns=("step", "value", "why"),
        data=steps,
        claims=("chromatic/thm-14", "chromatic/ex-17509"),
        aspect=1.5,
    )


def read_power(given: int | str) -> tuple[str, int]:
    """Read a number, or a power such as 17509^17509, with the way to write it.

    >>> read_power("2^10")
    ('2^10', 1024)
    """
    text = str(given)
    base, _, power = text.replace(" ", "").partition("^")
    parts = (base, power or "1")
    wrong = f"must be a positive number such as 6 or 17509^17509, not {text[:40]}"
    if not all(part.isascii() and part.isdigit() and len(part) <= 12 for part in parts):
        raise ValueError(wrong)
    root, times = map(int, parts)
    if not root or not times:
        raise ValueError(wrong)
    if times * root.bit_length() > FARTHEST:
        raise ValueError(f"has up to {FARTHEST:,} binary digits here, {text[:40]} has more")
    return text.replace(" ", ""), root**times


def _size(number: int) -> str:
    if number < SHORT:
        return f"is {number:b} in binary" if number < 2**16 else f"is {number:,}"
    return f"has {len(to_decimal(number)):,} decimal digits"


def _many(count: int, what: str) -> str:
    """Count things in words.

    >>> _many(1, "zero"), _many(0, "zero")
    ('1 zero', '0 zeros')
    """
    return f"{count:,} {what}{'s' * (count != 1)}"


def _n(number: int) -> str:
    """Return the factor that stands after 2 in a formula: the letter, or the number itself."""
    return f" × {number}" if number < SHORT else "n"


def _reason(number: int) -> str:
    return "vile" if tail(number) == "vile" else f"{spite(number)} and dopey"


def _pair_in_words(number: int, a: int, b: int) -> str:
    """Write the pair: in numbers, or in terms of n where those are long."""
    if number < SHORT:
        return f"({a}, {b})"
    return f"({_around(a - 2 * number)}, {_around(b - 2 * number)})"


def _around(offset: int) -> str:
    """Write 2n plus a small number.

    >>> _around(-2), _around(0), _around(1)
    ('2n − 2', '2n', '2n + 1')
    """
    if not offset:
        return "2n"
    return f"2n {'−' if offset < 0 else '+'} {abs(offset)}"


EXHIBITS = (
    Exhibit(
        id="evil-far-pair",
        title="A P-position far out, from the digits of its number",
        build=far_pair,
        parameters={
            "n": Parameter(
                "the number of the P-position: 6, or a power such as {default} (the default)",
                read_power,
                "17509^17509",
            )
        },
        paper=PAPER,
        kind="numbers",
        tags=("evil", "vile"),
        steps=("n", ("6", "7", "8", "2015", "17509", "17509^17509")),
    ),
)
