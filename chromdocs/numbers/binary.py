"""Evil and odious, vile and dopey: what the binary digits of a number say.

Every function takes time that grows with the number of digits, so numbers of many thousands
of digits are as welcome as small ones.
"""

from chromdocs.numbers.base import whole


def spite(n: int) -> str:
    """Return the spite of *n*: ``"evil"`` or ``"odious"``.

    >>> [spite(n) for n in range(4)]
    ['evil', 'odious', 'odious', 'evil']
    """
    return "evil" if is_evil(n) else "odious"


def is_evil(n: int) -> bool:
    """Tell whether *n* has an even number of ones in binary.

    >>> [n for n in range(13) if is_evil(n)]
    [0, 3, 5, 6, 9, 10, 12]
    """
    return whole("is_evil", n).bit_count() % 2 == 0


def is_odious(n: int) -> bool:
    """Tell whether *n* has an odd number of ones in binary.

    >>> [n for n in range(13) if is_odious(n)]
    [1, 2, 4, 7, 8, 11]
    """
    return whole("is_odious", n).bit_count() % 2 == 1


def trailing_zeros(n: int) -> int:
    """Count the zeros at the end of *n* in binary; 0 itself is written with one zero.

    >>> [trailing_zeros(n) for n in range(9)]
    [1, 0, 1, 0, 2, 0, 1, 0, 3]
    """
    if whole("trailing_zeros", n) == 0:
        return 1
    return (n & -n).bit_length() - 1


def is_vile(n: int) -> bool:
    """Tell whether *n* ends in an even number of zeros in binary.

    >>> [n for n in range(13) if is_vile(n)]
    [1, 3, 4, 5, 7, 9, 11, 12]
    """
    return trailing_zeros(n) % 2 == 0


def is_dopey(n: int) -> bool:
    """Tell whether *n* ends in an odd number of zeros in binary.

    >>> [n for n in range(13) if is_dopey(n)]
    [0, 2, 6, 8, 10]
    """
    return trailing_zeros(n) % 2 == 1


def tail(n: int) -> str:
    """Return what the end of *n* makes it: ``"vile"`` or ``"dopey"``.

    >>> [tail(n) for n in range(1, 5)]
    ['vile', 'dopey', 'vile', 'vile']
    """
    return "vile" if is_vile(n) else "dopey"


def nth_evil(n: int) -> int:
    """Return the *n*-th evil number in closed form, counting from the 0th, which is 0.

    Of 2n and 2n + 1 exactly one is evil: doubling keeps the ones of n, and the last digit
    then makes their number even.

    >>> [nth_evil(n) for n in range(7)]
    [0, 3, 5, 6, 9, 10, 12]
    """
    return 2 * n + is_odious(whole("nth_evil", n))


def nth_odious(n: int) -> int:
    """Return the *n*-th odious number in closed form, counting from the 0th, which is 1.

    >>> [nth_odious(n) for n in range(6)]
    [1, 2, 4, 7, 8, 11]
    """
    return 2 * n + is_evil(whole("nth_odious", n))


def count_evil(n: int) -> int:
    """Count the evil numbers among 1, ..., *n* in closed form.

    >>> [count_evil(n) for n in range(7)]
    [0, 0, 0, 1, 1, 2, 3]
    """
    half = whole("count_evil", n) // 2
    return half if nth_evil(half) <= n else half - 1
