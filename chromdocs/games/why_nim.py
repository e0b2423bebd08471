"""Why a position of nim, or of a game that is played like nim, is won or lost."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from operator import xor

from chromdocs.games.reason import Reason, Rows
from chromdocs.games.telling import MOST, digit_rows, many, short
from chromdocs.numbers.base import digits

NO_TOKEN = "No token is left: whoever is to move cannot move, and has lost."


def nim_why(position: tuple[int, ...], move: tuple[int, ...] | None) -> Reason:
    """Say how the nim-sum tells who wins, and what the *move* does to it; None if none wins.

    >>> print(nim_why((1, 4), (1, 1)))
    The nim-sum is 1 ⊕ 4 = 5: its ones in binary stand in the columns with an odd
    number of ones. Pile 2 has a one in the first of them. Change its digits in
    these columns: 4 ⊕ 5 = 1, which is less. Take 3 from pile 2: then every column
    has an even number of ones, and the nim-sum is 0.
    <BLANKLINE>
    In binary
       pile 1[0]0[1]
       pile 2[1]0[0]
      nim-sum[1]0[1]
    """
    if not any(position):
        return Reason((NO_TOKEN,))
    if len(position) == 1:
        return Reason(("There is only one pile: take all of it.",), move=move)
    picture = binary_columns([(f"pile {i}", heap) for i, heap in enumerate(position, 1)])
    if move is None:
        first = "The nim-sum is 0: in binary, every column has an even number of ones."
        if len(position) == 2:
            first = f"Both piles have {many(position[0], 'token')}, so their nim-sum is 0."
        then = "Every move changes one pile, and so the nim-sum; an answer makes it 0 again."
        return Reason((first, then), picture)
    total = reduce(xor, position)
    i = next(i for i, heap in enumerate(position) if heap != move[i])
    before, after = position[i], move[i]
    words = (
        f"The nim-sum is {' ⊕ '.join(map(short, position))} = {short(total)}: its ones in binary "
        "stand in the columns with an odd number of ones.",
        f"Pile {i + 1} has a one in the first of them.",
        f"Change its digits in these columns: {short(before)} ⊕ {short(total)} = {short(after)}, "
        "which is less.",
        f"Take {short(before - after)} from pile {i + 1}: then every column has an even number "
        "of ones, and the nim-sum is 0.",
    )
    return Reason(words, picture, move)


def misere_why(position: tuple[int, ...], move: tuple[int, ...] | None) -> Reason:
    """Say the same for misère play, in which whoever cannot move wins.

    >>> print(misere_why((1, 1, 4), (1, 1, 1)))
    Only pile 3 has more than 1 token. Take 3 from it: that leaves 3 piles of 1
    token, an odd number. They go one by one, and the opponent takes the last.
    """
    if not any(position):
        return Reason(("No token is left, and in misère play whoever cannot move wins.",))
    large = [i for i, heap in enumerate(position, 1) if heap > 1]
    if len(large) > 1:
        found = nim_why(position, move)
        first = "While two piles or more have more than 1 token, misère play goes as nim does."
        return replace(found, words=(first, *found.words))
    if move is None:
        if sum(position) == 1:
            return Reason(("1 token is left: whoever moves must take it, and loses.",))
        first = f"{many(sum(position), 'pile')} of 1 token are left, an odd number."
        return Reason((first, "They go one by one, and whoever moves now takes the last."))
    if large:
        first = f"Only pile {large[0]} has more than 1 token."
    else:
        first = f"{many(sum(position), 'pile')} of 1 token are left, an even number."
    take = short(sum(position) - sum(move))
    left = f"that leaves {many(sum(move), 'pile')} of 1 token"
    if sum(move) == 1:
        then = (f"Take {take} from {_pile(position, move)}: {left}.", "The opponent must take it.")
    else:
        then = (
            f"Take {take} from {_pile(position, move)}: {left}, an odd number.",
            "They go one by one, and the opponent takes the last.",
        )
    return Reason((first, *then), move=move)


def _pile(position: tuple[int, ...], move: tuple[int, ...]) -> str:
    changed = [i for i, heap in enumerate(position, 1) if heap != move[i - 1]]
    return f"pile {changed[0]}" if max(position) == 1 else "it"


def binary_columns(numbers: Sequence[tuple[str, int]]) -> Rows | None:
    """Return numbers in binary under each other, their nim-sum last, its columns marked.

    >>> print(binary_columns([("MARK", 2), ("nim", 1)]))
    In binary
         MARK[1 0]
          nim[0 1]
      nim-sum[1 1]
    """
    total = reduce(xor, (number for _, number in numbers))
    rows = [*numbers, ("nim-sum", total)]
    most = max(number.bit_length() for _, number in rows) or 1
    if most >= MOST:
        return None
    odd = [place for place in range(total.bit_length()) if total >> place & 1]
    return digit_rows(
        "In binary",
        [(name, [0] * (most - len(found)) + found) for name, n in rows for found in [digits(n, 2)]],
        [(row, place) for row in range(len(rows)) for place in odd],
    )
