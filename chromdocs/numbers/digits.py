"""Integers of any length, written and read in decimal.

Python refuses to convert an integer of more than some thousand digits, unless a setting of the
whole process is changed. Halving the number first needs no such setting.
"""

from chromdocs.words import shortened

_SHORT = 600  # digits; the process-wide limit cannot be set below 640


def to_decimal(n: int) -> str:
    """Return the decimal digits of *n*, however many.

    >>> to_decimal(-17), len(to_decimal(10**5000))
    ('-17', 5001)
    """
    if n < 0:
        return "-" + to_decimal(-n)
    if n.bit_length() < 3 * _SHORT:
        return str(n)
    half = n.bit_length() * 3 // 20  # about half of the digits, and never more than there are
    high, low = divmod(n, 10**half)
    return to_decimal(high) + to_decimal(low).zfill(half)


def from_decimal(text: str) -> int:
    """Return the integer with the decimal digits *text*, however many.

    >>> from_decimal("-17"), from_decimal("1" + 5000 * "0") == 10**5000
    (-17, True)
    """
    digits = text.removeprefix("-")
    if not digits.isdecimal():
        raise ValueError(f"cannot read {shortened(text)!r} as a whole number")
    return -_read(digits) if text.startswith("-") else _read(digits)


def _read(text: str) -> int:
    if len(text) <= _SHORT:
        return int(text)
    half = len(text) // 2
    shift: int = 10**half
    return _read(text[:-half]) * shift + _read(text[-half:])
