"""Why a position of MARK-k or a relative is won or lost: how many zeros its digits end in."""

from collections.abc import Callable

from chromdocs.games.reason import Reason, Rows
from chromdocs.games.telling import MOST, digit_rows, many, parity, short, written
from chromdocs.numbers.base import digits, trailing_zeros

Heap = tuple[int, ...]


def mark_why(k: int, position: Heap, move: Heap | None) -> Reason:
    """Say why *position* is dopey, or why it is vile and the *move* leads to a dopey number.

    >>> print(mark_why(2, (40,), None))
    40 = 101000 in base 2 ends in 3 zeros, an odd number: it is dopey. The dopey
    numbers are the P-positions: from one of them every move leads to a vile one.
    <BLANKLINE>
    In base 2
      40 1 0 1[0 0 0]
    """
    (n,) = position
    if n == 0:
        return Reason(("The game ends at 0: whoever is to move cannot move, and has lost.",))
    if move is None:
        first = f"{ending(n, k)}: it is dopey."
        then = "The dopey numbers are the P-positions: from one of them every move leads to a "
        return Reason((first, f"{then}vile one."), zeros_marked(k, n))
    if not move[0]:
        reached = "That is where the game ends, and the opponent cannot move."
        return Reason((f"{_how(k, n, 0)}.", reached), move=move)
    words = (
        f"{ending(n, k)}: it is vile.",
        *_choice(k, n, move[0]),
        f"{ending(move[0], k)}: it is dopey, and the dopey numbers are the P-positions.",
    )
    return Reason(words, zeros_marked(k, n, move[0]), move)


def misere_mark_why(k: int, position: Heap, move: Heap | None) -> Reason:
    """Say the same for misère play, where the powers of k change sides.

    >>> print(misere_mark_why(2, (16,), None).words[0])
    16 = 10000 in base 2 is a power of 2 and ends in 4 zeros, an even number.
    """
    (n,) = position
    if n == 0:
        return Reason(("The game ends at 0, and in misère play whoever cannot move wins.",))
    if n == 1:
        return Reason(("From 1 every move leads to 0, and in misère play whoever is there wins.",))
    if move is None:
        return Reason((*_misere(k, n), "So it is a P-position."), zeros_marked(k, n))
    if move == (1,):
        first = f"{_how(k, n, 1)}."
        return Reason((first, "From 1 the opponent must go to 0, where you win."), move=move)
    words = (*_misere(k, n), "So it is an N-position.", *_choice(k, n, move[0]))
    after = (*_misere(k, move[0])[:-1], "So that is a P-position.")
    return Reason((*words, *after), zeros_marked(k, n, move[0]), move)


def ending_at_1_why(
    k: int, position: Heap, below: Callable[[Heap], Reason] | None, misere: bool = False
) -> Reason:
    """Say that MARK-k ending at 1 is misère MARK-k, or in misère play MARK, and what is so *below*.

    >>> print(*ending_at_1_why(2, (16,), lambda at: misere_mark_why(2, at, None)).words[:2])
    A move to 0 loses in misère MARK, so leaving it out changes nothing: look at 16 there. \
16 = 10000 in base 2 is a power of 2 and ends in 4 zeros, an even number.
    """
    (n,) = position
    assert below
    if n == 1:
        end = "wins in misère play" if misere else "has lost"
        return Reason((f"The game ends at 1: whoever is to move cannot move, and {end}.",))
    found = below(position)
    if found.move == (1,):
        reached = "There the game ends, and the opponent cannot move."
        return Reason((f"{_how(k, n, 1)}.", reached), move=found.move)
    name = "MARK" if k == 2 else f"MARK-{short(k)}"
    same = f"A move to 0 loses in misère {name}, so leaving it out changes nothing"
    if misere:
        same = f"At 1 the player to move wins, as in {name}, and nothing else leads to 0"
    return Reason((f"{same}: look at {short(n)} there.", *found.words), found.picture, found.move)


def upmark_why(play: str, position: Heap, below: Reason) -> Reason:
    """Say that UPMARK-k from n is MARK-k from n - 1, this *play*, and give the reason *below*.

    >>> below = mark_why(2, (3,), (2,))
    >>> print(" ".join(upmark_why("MARK", (4,), below).words[:2]))
    Rounding up from 4 is rounding down from 3, one lower. So look at 3 in MARK.
    """
    (n,) = position
    first = f"Rounding up from {short(n)} is rounding down from {short(n - 1)}, one lower."
    words = [first, f"So look at {short(n - 1)} in {play}.", *below.words]
    if below.move is None:
        return Reason(tuple(words), below.picture)
    move = (below.move[0] + 1,)
    words.append(f"Here this is the move to {short(move[0])}.")
    return Reason(tuple(words), below.picture, move)


def loopy_why(k: int, position: Heap, move: Heap | None) -> Reason:
    """Say the same for UPMARK-k that ends at 0.

    >>> print(*loopy_why(2, (5,), None).words[:2])
    Look at 4, one less. 4 = 100 in base 2 ends in 2 zeros, an even number.
    """
    (n,) = position
    if n == 0:
        return Reason(("The game ends at 0: whoever is to move cannot move, and has lost.",))
    words, numbers = [*_above_0(k, n)], [n - 1] if n > k * k else []
    words.append(f"So {short(n)} is {'a P' if move is None else 'an N'}-position.")
    if move is not None:
        after = move[0]
        part = "half" if k == 2 else f"1/{short(k)}"
        if after == -(-n // k) and n > 1:
            up = ", rounded up" if n % k else ""
            words.append(f"Leave {part} of {short(n)}{up}: {short(after)}.")
        else:
            words.append(f"Take {short(n - after)} and leave {short(after)}.")
        if after:
            words += [*_above_0(k, after), f"So {short(after)} is a P-position."]
        else:
            words.append("There the game ends.")
        numbers += [after - 1] if after > k * k else []
    return Reason(tuple(words), zeros_marked(k, *numbers) if numbers else None, move)


def _above_0(k: int, n: int) -> tuple[str, ...]:
    """Say on which side *n* is where UPMARK-k ends at 0."""
    if n <= k * k:
        up_to = f"Up to {short(k * k)} the P-positions are the multiples of {short(k)}"
        return (f"{up_to} but {short(k * k)} itself.",)
    zeros = trailing_zeros(n - 1, k)
    u = (n - 1) // k**zeros
    words = [f"Look at {short(n - 1)}, one less.", f"{ending(n - 1, k)}."]
    even = "then a P-position has an even number of zeros"
    if u < k:
        words.append(f"Before them stands one digit only, {written(u, k)}: {even}.")
    elif u < k * k - k and u % k == k - 1:
        two = f"two digits, {written(u, k)}, of which only the last is {short(k - 1)}"
        words.append(f"Before them stand {two}: {even}.")
    else:
        unless = "one digit"
        if k > 2:
            unless += f", or two of which only the last is {short(k - 1)}"
        odd = "A P-position has an odd number of them"
        words.append(f"{odd}, unless nothing stands before them but {unless}.")
    return tuple(words)


def ending(n: int, k: int) -> str:
    """Say how many zeros *n* ends in.

    >>> ending(40, 2)
    '40 = 101000 in base 2 ends in 3 zeros, an odd number'
    """
    zeros = trailing_zeros(n, k)
    return f"{digits_of(n, k)} ends in {many(zeros, 'zero')}, {parity(zeros)}"


def digits_of(n: int, k: int) -> str:
    """Say how *n* is written in base *k*.

    >>> digits_of(5, 2)
    '5 = 101 in base 2'
    """
    return f"{short(n)} = {written(n, k)} in base {short(k)}"


def zeros_marked(k: int, *numbers: int) -> Rows | None:
    """Return the digits of numbers with the zeros at their ends marked."""
    if max(numbers) >= k**MOST:
        return None
    return digit_rows(
        f"In base {short(k)}",
        [(short(n), digits(n, k)) for n in numbers],
        [(row, place) for row, n in enumerate(numbers) for place in range(trailing_zeros(n, k))],
    )


def _choice(k: int, n: int, after: int) -> tuple[str, ...]:
    """Say which of the two numbers that can be P-positions is one."""
    part, rest = divmod(n, k)
    if not rest:
        return (f"{_how(k, n, after)}, which has one zero less.",)
    two = f"{short(part)} and {short(k * part)}"
    both = f"Both {two} are within reach, and one of them is a P-position."
    return (both, f"{_how(k, n, after)}.")


def _how(k: int, n: int, after: int) -> str:
    if after == n // k:
        part = "half" if k == 2 else f"1/{short(k)}"
        down = ", rounded down" if n % k else ""
        return f"Leave {part} of {short(n)}{down}: {short(after)}"
    return f"Take {short(n - after)} and leave {short(after)}"


def _misere(k: int, n: int) -> tuple[str, str]:
    """Say on which side misère play has *n*."""
    zeros = trailing_zeros(n, k)
    if n == k**zeros:
        power = f"{digits_of(n, k)} is a power of {short(k)} and ends in {many(zeros, 'zero')}"
        return (
            f"{power}, {parity(zeros)}.",
            "In misère play the powers change sides: those with an even number of zeros are "
            "P-positions.",
        )
    return (
        f"{ending(n, k)}: it is {'dopey' if zeros % 2 else 'vile'}.",
        f"It is no power of {short(k)}, and of such numbers the dopey ones are the P-positions of "
        "misère play too.",
    )
