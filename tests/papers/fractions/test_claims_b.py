"""The slips in Sections 1 to 3 and the appendix once more, by code of this file alone."""

from math import isqrt


def pair(k: int, n: int) -> tuple[int, int]:
    """Return (a_n, b_n): a_n is the floor of n(1 + sqrt(1 + 4/k))/2, b_n that of k·a + 1 times n.

    By a search for the floor, without a formula for it: alpha² = alpha + 1/k.
    """
    a = n
    while k * (a + 1) ** 2 <= k * (a + 1) * n + n * n:  # (a + 1)/n is still below alpha
        a += 1
    b = (k + 1) * n
    while (b + 1 - n) ** 2 <= k * (b + 1 - n) * n + k * n * n:  # beta - 1 is k·alpha
        b += 1
    return a, b


def p_positions(moves: set[tuple[int, int]], to: int) -> set[tuple[int, int]]:
    lost: set[tuple[int, int]] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if not any((x - s, y - t) in lost for s, t in moves):
                lost.add((x, y))
    return lost


def both(pairs: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return pairs | {(b, a) for a, b in pairs}


def diagonal(k: int, x: int, y: int, to: tuple[int, int]) -> bool:
    s, t = x - to[0], y - to[1]
    return s > 0 and t > 0 and abs(s - t) < k


def test_the_nearest_gap_of_part_two_is_out_of_reach_from_k_4_on() -> None:
    first: dict[tuple[str, int], tuple[int, int]] = {}
    for k in range(1, 8):
        pairs = [pair(k, n) for n in range(16)]
        for n, (x, b) in list(enumerate(pairs))[1:14]:
            for y in range(x, b - 1):
                if any(y == other for _, other in pairs):
                    continue
                off = {to: abs(to[1] - to[0] - (y - x)) for to in pairs}
                below = [to for to in pairs if to[0] < x and to[1] < y]
                readings = {"every j": pairs, "j < n": pairs[:n], "below": below}
                for name, those in readings.items():
                    least = min(off[to] for to in those)
                    reached = [diagonal(k, x, y, to) for to in those if off[to] == least]
                    if not (all(reached) if name == "below" else any(reached)):
                        first.setdefault((name, k), (x, y))
    assert sorted(first) == [(name, k) for name in ("every j", "j < n") for k in (4, 5, 6, 7)]
    assert first["every j", 4] == (2, 9)
    assert first["j < n", 4] == (3, 10)
    assert [pair(4, n) for n in range(4)] == [(0, 0), (1, 5), (2, 11), (3, 17)]


def test_figure_4_needs_the_mended_pair_3() -> None:
    """Here alpha is sqrt(3); [3; 2, 1, 2, 1, ...] is (5 + sqrt(3))/2, and 1 less is its partner."""
    to = 30
    printed = {(isqrt(3 * n * n), (5 * n + isqrt(3 * n * n)) // 2) for n in range(1, to)}
    mended = {(isqrt(3 * n * n), (3 * n + isqrt(3 * n * n)) // 2) for n in range(1, to)}
    assert {(1, 3), (3, 6)} < printed
    for pairs, good in ((printed, False), (mended, True)):
        on_board = both({p for p in pairs if p[1] <= to})
        moves = p_positions(on_board, to) - {(0, 0)}
        lost = p_positions(moves, to)
        wrong = sorted((x, y) for x, y in lost ^ (on_board | {(0, 0)}) if x <= y)
        assert (wrong == []) == good
        assert good or (wrong[0] == (3, 6) and (0, 5) in moves and (3, 1) in lost)
    wythoff = {(s, t) for s in range(to + 1) for t in range(to + 1) if s == t or 0 in (s, t)}
    moves = (wythoff - {(0, 0), (2, 2)}) | {(5, 6), (6, 5)}
    assert p_positions(moves, to) == both({p for p in mended if p[1] <= to}) | {(0, 0)}


def test_the_composition_of_the_appendix_is_theta_with_its_letters_exchanged() -> None:
    def exchange(word: str) -> str:
        return word.translate(str.maketrans("01", "10"))

    def eta(word: str) -> str:
        return "".join("01" if letter == "0" else "0" for letter in word)

    for k in range(2, 12):
        theta = {"0": "1" * k + "0", "1": "1" * k + "01"}
        sigma = {"0": "0" * k + "10", "1": "0" * k + "1"}
        for letter in "01":
            word = eta(letter)
            for _ in range(k):
                word = exchange(eta(word))
            assert word == exchange(sigma[letter])
            assert word != theta[letter]
            assert word == theta[exchange(letter)]
            other_order = letter  # the left one first
            for _ in range(k):
                other_order = eta(exchange(other_order))
            assert eta(other_order) != theta[letter]


def test_standard_words_begin_the_characteristic_word_from_s_0_or_s_1_on() -> None:
    """A remark in the text of Theorem A.2, for [0; 1 + d, 1, 1, ...]."""
    for d in (0, 1, 2):
        words = ["1", "0"]
        for times in (d, *[1] * 9):
            words.append(words[-1] * times + words[-2])
        begins = [words[-1].startswith(word) for word in words]
        assert begins == [d == 0, d > 0, *[True] * 10]
