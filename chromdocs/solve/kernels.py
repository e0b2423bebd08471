"""Loops that numba compiles: marks in the columns of a board. `compiled` calls them.

Lists of rows are as `compiled.Lists` describes them: those of the moves have names that begin
with ``m_``, those of the P-positions found so far have not.
"""

import numpy as np
from numba import njit

BLOCK = 256  # columns that are worked on together
BELOW = 4  # entries below each list that come to lie below every row, so that four go at once
ONE, TWO, THREE, FOUR = np.arange(1, 5, dtype=np.uint64)
ALL = np.uint64(2**64 - 1)


def compiled(function):
    """Compile a function when it is first called, and keep the result where there is a place."""
    try:
        return njit(nogil=True, cache=True)(function)
    except RuntimeError:  # no folder can be written to
        return njit(nogil=True)(function)


@compiled
def set_bits(line, rows):
    for y in rows:
        line[(y >> 6) + 1] |= np.uint64(1) << np.uint64(y & 63)


@compiled
def _add_rows(rows, end, shift, low, high, marks):
    """Mark those rows of one list, shifted, that lie from *low* to *high*, and a few below."""
    below = len(marks) // 2
    shift += below
    low += below
    i = np.uint64(end - 1)  # unsigned, or each index is checked for its sign
    while rows[i] + shift > high + below:
        i -= ONE
    while rows[i] + shift >= low:
        marks[np.uint64(rows[i] + shift)] = 1
        marks[np.uint64(rows[i - ONE] + shift)] = 1
        marks[np.uint64(rows[i - TWO] + shift)] = 1
        marks[np.uint64(rows[i - THREE] + shift)] = 1
        i -= FOUR


@compiled
def _add_bits(line, shift, low, high, bits):
    """Mark the rows of one line of bits, shifted, 64 at a time."""
    words, by = shift >> 6, np.uint64(shift & 63)
    first, last = max(low >> 6, words), high >> 6
    if by == 0:
        for w in range(first, last + 1):
            bits[w] |= line[w - words + 1]
    else:
        rest = np.uint64(64) - by
        for w in range(first, last + 1):
            bits[w] |= line[w - words + 1] << by | line[w - words] >> rest


@compiled
def _pull(
    x, first, last, low, high, marks, bits,
    m_ends, m_rows, m_tops, m_slots, m_bits, ends, rows, tops, slots, all_bits,
):  # fmt: skip
    """Mark what the moves of column *x* to the columns from *first* to before *last* reach."""
    words = (high - low) // 64 + 1
    for step in range(last - first):
        source = np.uint64(last - 1 - step)
        dx = np.uint64(x) - source
        most = m_tops[dx]
        if tops[source] + most < low:
            continue
        begin, end = ends[source] + BELOW, ends[source + ONE]
        m_begin, m_end = m_ends[dx] + BELOW, m_ends[dx + ONE]
        if end - begin > words and slots[source] >= 0 and end - begin >= m_end - m_begin:
            for i in range(m_begin, m_end):
                if m_rows[i] <= high:
                    _add_bits(all_bits[slots[source]], m_rows[i], low, high, bits)
        elif m_end - m_begin > words and m_slots[dx] >= 0:
            for i in range(begin, end):
                if rows[i] <= high:
                    _add_bits(m_bits[m_slots[dx]], rows[i], low, high, bits)
        elif m_end - m_begin == 1:
            _add_rows(rows, end, most, low, high, marks)
        elif end - begin >= m_end - m_begin:
            for i in range(m_begin, m_end):
                _add_rows(rows, end, m_rows[i], low, high, marks)
        else:
            for i in range(begin, end):
                _add_rows(m_rows, m_end, rows[i], low, high, marks)


@compiled
def pull_columns(
    start, stop, step, before, symmetric, floors, marks, bits, highs,
    m_ends, m_rows, m_tops, m_slots, m_bits, ends, rows, tops, slots, all_bits,
):  # fmt: skip
    """Mark in some columns of a block what the columns before the block make N."""
    to = len(tops) - 1
    for x in range(start, stop, step):
        i = x % BLOCK
        low = max(x if symmetric else 0, floors[x])
        high = to
        marks[i, to + 1 + low :] = 0
        bits[i] = 0
        if before > 0:
            _pull(
                x, 0, 1, low, high, marks[i], bits[i],
                m_ends, m_rows, m_tops, m_slots, m_bits, ends, rows, tops, slots, all_bits,
            )  # fmt: skip
            while high >= low and _is_marked(marks[i], bits[i], high):
                whole = high & 63 == 63 and bits[i, high >> 6] == ALL
                high -= 64 if whole else 1
            if high >= low:
                _pull(
                    x, 1, before, low, high, marks[i], bits[i],
                    m_ends, m_rows, m_tops, m_slots, m_bits, ends, rows, tops, slots, all_bits,
                )  # fmt: skip
        highs[i] = high


@compiled
def _is_marked(marks, bits, y):
    return marks[y + len(marks) // 2] != 0 or bits[y >> 6] >> np.uint64(y & 63) & np.uint64(1) != 0


@compiled
def finish_columns(
    start, stop, before, symmetric, floors, marks, bits, highs, last, waiting, state, long,
    m_ends, m_rows, m_tops, m_slots, m_bits, ends, rows, tops, slots, all_bits,
):  # fmt: skip
    """Find the P-positions of the columns of a block; return the first that has no room."""
    to = len(tops) - 1
    for x in range(start, stop):
        n, mirrored, lines = state
        if len(rows) < n + to + 2 + BELOW or waiting.shape[1] < mirrored + to + 1:
            return x
        if len(all_bits) < lines + 1:
            return x
        i = x % BLOCK
        low = max(x if symmetric else 0, floors[x])
        high = highs[i]
        begin = n + BELOW
        n = begin
        # mirror images of P-positions in columns before, the nearest column first
        image = last[x]
        while image >= 0:
            n += 1
            image = waiting[1, image]
        image, at = last[x], n
        while image >= 0:
            at -= 1
            rows[at] = waiting[0, image]
            image = waiting[1, image]
        if high >= low:
            _pull(
                x, before, x, low, high, marks[i], bits[i],
                m_ends, m_rows, m_tops, m_slots, m_bits, ends, rows, tops, slots, all_bits,
            )  # fmt: skip
            for at in range(begin, n):
                _up(rows[at], low, high, marks[i], bits[i], m_ends, m_rows, m_slots, m_bits)
            for y in range(low, high + 1):
                if not _is_marked(marks[i], bits[i], y):
                    rows[n] = y
                    n += 1
                    _up(y, low, high, marks[i], bits[i], m_ends, m_rows, m_slots, m_bits)
                    if symmetric and y != x:
                        waiting[0, mirrored] = x
                        waiting[1, mirrored] = last[y]
                        last[y] = mirrored
                        mirrored += 1
        if n > begin:
            tops[x] = rows[n - 1]
        ends[x + 1] = n
        if n - begin >= long:
            slots[x] = lines
            set_bits(all_bits[lines], rows[begin:n])
            lines += 1
        state[0], state[1], state[2] = n, mirrored, lines
    return stop


@compiled
def _up(y, low, high, marks, bits, m_ends, m_rows, m_slots, m_bits):
    """Mark the rows of the same column from which a move leads to row *y*."""
    if m_slots[0] >= 0:
        if y <= high:
            _add_bits(m_bits[m_slots[0]], y, low, high, bits)
    else:
        _add_rows(m_rows, m_ends[1], y, low, high, marks)


@compiled
def grundy_columns(
    start, stop, symmetric, rays, lone, board, bits, full, one, slots, lines, shifts
):
    """Find the Grundy values of some columns; `boards.grundy_board` says what the arrays are."""
    width = board.shape[1]
    for x in range(start, stop):
        for r in range(len(rays)):
            lines[r], shifts[r] = _lines(rays[r], x, width)
        for y in range(x if symmetric else 0, width):
            word = np.int64(0)
            for r in range(len(rays)):
                a, b = rays[r, 2], rays[r, 3]
                slot = lines[r] + _along(y, b, shifts[r], width)
                slots[r] = slot
                if x >= a:
                    if y < b:  # a new line, in the place of one that has left the board
                        bits[slot] = 0
                        full[slot] = 0
                    elif symmetric and y - b < x - a:  # it comes from below the diagonal
                        other = rays[rays[r, 5]]
                        mirrored, shift = _lines(other, y - b, width)
                        mirrored += _along(x - a, other[3], shift, width)
                        bits[slot] = bits[mirrored]
                        full[slot] = full[mirrored]
                u, v = x - rays[r, 0], y - rays[r, 1]
                if u >= 0 and v >= 0:
                    value = board[u, v]
                    bits[slot, value >> 6] |= ONE << np.uint64(value & 63)
                    while bits[slot, full[slot]] == ALL:
                        full[slot] += 1
                word = max(word, full[slot])
            for i in range(len(lone)):
                u, v = x - lone[i, 0], y - lone[i, 1]
                if u < 0:
                    break
                if v >= 0:
                    value = board[u, v]
                    one[value >> 6] |= ONE << np.uint64(value & 63)
            word -= 1
            seen = ALL
            while seen == ALL:
                word += 1
                seen = one[word]
                for r in range(len(rays)):
                    seen |= bits[slots[r], word]
            board[x, y] = (word << 6) + _zero(seen)
            if len(lone):
                one[: (x + y >> 6) + 1] = 0
        if symmetric:
            board[x:, x] = board[x, x:]


@compiled
def _lines(ray, x, width):
    """Return where the lines of a ray through column *x* are kept, and how far they have moved.

    As many columns of lines are kept as the ray steps over; a ray that stays in its column has
    as many lines as its step is long, which do not move.
    """
    a, b, base = ray[2], ray[3], ray[4]
    if a == 0:
        return base, -1
    return base + x % a * width, x // a * b % width


@compiled
def _along(y, step, shift, width):
    """Return which of these lines goes through row *y*."""
    if shift < 0:
        return 0 if step == 1 else y % step
    return y - shift if y >= shift else y - shift + width


@compiled
def _zero(word):
    """Return the place of the lowest zero of a word that has one."""
    place = 0
    for size in (32, 16, 8, 4, 2, 1):
        low = (ONE << np.uint64(size)) - ONE
        if word & low == low:
            word >>= np.uint64(size)
            place += size
    return place
