"""How the library speaks of positions, lists and numbers: one way for all who print them."""

import re
from collections.abc import Iterable

HIDDEN = re.compile(  # control characters but the end of a line, marks of direction, surrogates
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    "\ud800-\udfff\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]"
)
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def in_brackets(position: Iterable[object], between: str = ", ") -> str:
    """Write a position as mathematicians do; where room is short, with "," *between* heaps.

    >>> in_brackets((4, 5)), in_brackets((4,)), in_brackets((4, 5), ",")
    ('(4, 5)', '(4)', '(4,5)')
    """
    return f"({between.join(map(str, position))})"


def typed(position: Iterable[object]) -> str:
    """Write a position as people type it; brackets if it has no heaps.

    >>> typed((4, 5)), typed(())
    ('4,5', '()')
    """
    return ",".join(map(str, position)) or in_brackets(())


def listed(items: Iterable[object], most: int = 99) -> str:
    """List the first items as a sentence does; positions stand in brackets.

    >>> listed([1, 2, 4]), listed([(1, 1), (3, 3), (3, 4)], 2), listed("")
    ('1, 2 and 4', '(1, 1), (3, 3) and so on', 'none')
    """
    words = [in_brackets(item) if isinstance(item, tuple) else str(item) for item in items]
    if len(words) > most:
        return f"{', '.join(words[:most])} and so on"
    return " and ".join(filter(None, [", ".join(words[:-1]), words[-1]])) if words else "none"


def shortened(text: str, most: int = 40) -> str:
    """Return *text*, or its beginning where it would not fit into a sentence.

    >>> shortened("a very long name", 10)
    'a very ...'
    """
    return text if len(text) <= most else f"{text[: most - 3]}..."


def visible(text: str) -> str:
    r"""Return *text* with all that a terminal would obey, and not show, written out.

    >>> print(visible("a\x1b[31mb"))
    a\x1b[31mb
    """
    return HIDDEN.sub(lambda sign: ascii(sign[0])[1:-1], text)


def counted(text: str, unit: str, first: int, last: int = 0) -> str:
    """Return *text*, or its ends where it is long: so many signs each, and how many there are.

    >>> counted("1" * 50, "digits", 5, 5), counted("nim", "characters", 20)
    ('11111…11111 (50 digits)', 'nim')
    """
    if len(text) <= 40:
        return text
    return f"{text[:first]}…{text[len(text) - last :]} ({len(text):,} {unit})"


def signed(n: int) -> str:
    """Write a small number with a true minus sign.

    >>> signed(-1), signed(0)
    ('−1', '0')
    """
    return str(n).replace("-", "−")


def sub(name: str, n: int) -> str:
    """Write a name with a number below the line.

    >>> sub("α", 12)
    'α₁₂'
    """
    return name + str(n).translate(SUBSCRIPTS)
