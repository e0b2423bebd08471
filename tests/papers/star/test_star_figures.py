"""The figures of the first half of the star paper against marking by hand, with their words."""

import re
from functools import cache

import pytest

from chromdocs.figures.figure import Box, Cells, Cloud, Figure, Line, Points, Text
from chromdocs.papers import EXHIBITS

Position = tuple[int, int]
DIGITS = {"p": "1", "panel": "0", "accent": "."}  # how codings are drawn


def wythoff_pairs(to: int) -> list[Position]:
    """Pair the least number left with the one n further on."""
    pairs: list[Position] = []
    taken: set[int] = set()
    for a in range(1, to + 1):
        if a not in taken:
            pairs.append((a, a + len(pairs) + 1))
            taken.add(pairs[-1][1])
    return pairs


def lost(moves: set[Position], to: int) -> set[Position]:
    """Return the P-positions: what no earlier P-position has marked as won."""
    won: set[Position] = set()
    found: set[Position] = set()
    for x in range(to + 1):
        for y in range(to + 1):
            if (x, y) not in won:
                found.add((x, y))
                won |= {(x + i, y + j) for i, j in moves if x + i <= to and y + j <= to}
    return found


@cache
def star(to: int) -> set[Position]:
    moves = {move for a, b in wythoff_pairs(to) for move in ((a, b), (b, a)) if max(move) <= to}
    return lost(moves, to)


def places(mark: Points | Cells | Cloud) -> set[Position]:
    return set(zip(mark.x, mark.y, strict=True))


def marks(figure: Figure, kind: type, role: str) -> list:
    return [mark for mark in figure.marks if isinstance(mark, kind) and mark.role == role]


def coded(number: int) -> str:
    """Write a number in the Zeckendorf coding, the largest weights first."""
    weights = [1, 2]
    while weights[-1] <= number:
        weights.append(weights[-1] + weights[-2])
    digits = ""
    for weight in reversed(weights):
        digits += "1" if weight <= number else "0"
        number -= weight if weight <= number else 0
    return digits.lstrip("0")


def test_the_strip_is_all_p_positions_between_two_lines() -> None:
    figure = EXHIBITS["star-strip"].make(to=100)
    (cloud,) = marks(figure, Cloud, "p")
    assert places(cloud) == star(100)
    assert set(figure.data) == {(x, y) for x, y in star(100) if x <= y}
    full = sum(1 <= x <= y for x, y in star(100))
    assert f"{full} of them have two full heaps" in figure.caption
    assert "The steepest here is (55, 88)" in figure.caption
    assert [line.hover[0] for line in marks(figure, Line, "accent")] == [
        "slope φ: no P-position is on this line but (0, 0)",
        "slope 1/φ: no P-position is on this line but (0, 0)",
    ]


def test_the_default_strip_has_all_heaps_below_5000() -> None:
    (cloud,) = marks(EXHIBITS["star-strip"].make(), Cloud, "p")
    assert max(cloud.x) == max(cloud.y) == 4999
    assert {p for p in places(cloud) if max(p) <= 100} == star(100)
    assert all(y * y < x * y + x * x for x, y in places(cloud) if 0 < x <= y)  # y/x < φ


def test_copies_have_squares_with_p_positions_on_their_corners() -> None:
    figure = EXHIBITS["star-copies"].make(n=5)
    (points,) = marks(figure, Points, "p")
    assert places(points) == {p for p in star(88) if min(p)}
    assert "(55, 88): P, coded 100000000 and 101010101" in points.hover
    squares = marks(figure, Line, "accent")
    assert [(line.x[0], line.y[1]) for line in squares] == [(8, 12), (21, 33), (55, 88)]
    assert {(line.x[0], line.y[1]) for line in squares} <= places(points)
    assert all(a == coded(x) and b == coded(y) for x, y, a, b in figure.data)


def test_the_log_periodic_panels_share_out_the_p_positions() -> None:
    figure = EXHIBITS["star-log-periodic"].make(last=5)
    assert [x for _, x, _ in figure.data] == sorted(x for _, x, _ in figure.data)
    assert {(x, y) for _, x, y in figure.data if y <= 100} == {
        (x, y) for x, y in star(100) if 8 <= x <= y
    }
    tips = [said for mark in marks(figure, Points, "accent") for said in mark.hover]
    assert [re.search(r"\(.*?\)", tip)[0] for tip in tips] == ["(55, 88)", "(21, 33)", "(8, 12)"]


def test_landmarks_carry_the_names_of_their_families() -> None:
    figure = EXHIBITS["star-landmarks"].make(n=4)
    (named,) = marks(figure, Points, "accent")
    (others,) = marks(figure, Points, "p")
    (won,) = marks(figure, Points, "n")
    window = {(x, y) for x in range(21, 34) for y in range(21, 34)}
    assert places(named) | places(others) == star(40) & window
    assert places(won) == window - star(40)
    assert {row[2:] for row in figure.data} == places(named)
    told = {text.text for text in figure.marks if isinstance(text, Text)}
    assert told == {"i", "ii", "iii", "iv", "v", "vi", "vii", "viii"}
    moves = {move for a, b in wythoff_pairs(40) for move in ((a, b), (b, a))}
    for said in won.hover:
        x, y, dx, dy, left, right = map(int, re.findall(r"\d+", said))
        assert (x - dx, y - dy) == (left, right)
        assert (dx, dy) in moves
        assert (left, right) in star(40)


@pytest.mark.parametrize("n", range(4, 8))
def test_landmarks_are_p_for_every_step(n: int) -> None:
    (named,) = marks(EXHIBITS["star-landmarks"].make(n=n), Points, "accent")
    assert len(named.hover) == (8 if n == 4 else 7)
    assert all(": P, coded" in said for said in named.hover)


def test_theorem_2_fails_where_it_is_drawn_to_fail() -> None:
    figure = EXHIBITS["star-theorem-2-errata"].make()
    for _, n, x, y, outcome in figure.data:
        if n <= 5:
            assert outcome == ("P" if (x, y) in star(100) else "N")
    failed = {(x, y) for _, _, x, y, outcome in figure.data if outcome == "N"}
    assert failed == {
        *((3, 1), (8, 4), (2, 1), (4, 1), (6, 4)),
        *((5, 1), (7, 4), (7, 1), (9, 4), (14, 12)),
    }
    labels = {mark.text for mark in figure.marks if isinstance(mark, Text)}
    assert labels == {f"({x}, {y})" for x, y in failed}
    (wrong,) = marks(figure, Points, "move")
    assert "(iv), n = 3: (8, 4): N, take (7, 4) and leave (1, 0)" in wrong.hover


def test_wythoff_lines() -> None:
    figure = EXHIBITS["wythoff-lines"].make(to=40)
    (points,) = marks(figure, Points, "p")
    pairs = {(0, 0), *(p for p in wythoff_pairs(40) if p[1] <= 40)}
    assert places(points) == pairs | {p[::-1] for p in pairs}
    assert "(5, 3): P, pair number 2, coded 100 and 1000" in points.hover
    for n, a, b, first, second in figure.data[1:]:
        assert b == a + n
        assert (first, second) == (coded(a), coded(b))


def test_codings_are_drawn_digit_by_digit() -> None:
    figure = EXHIBITS["star-codings"].make()
    assert [row[1::2] for row in figure.data] == sorted(
        (x, y) for x, y in star(100) if 1 <= x <= y
    )[:80]
    cells = {mark.role: places(mark) for mark in figure.marks if isinstance(mark, Cells)}
    for i, (_, _, first, _, second) in enumerate(figure.data):
        side, row = divmod(i, 27)
        for coding, start in ((first, 27 * side + 3), (second, 27 * side + 16)):
            drawn = "".join(
                next(DIGITS[role] for role, own in cells.items() if (x, -row) in own)
                for x in range(start + 9 - len(coding), start + 9)
            )
            tail = len(coding) - len(coding.rstrip("0"))
            assert drawn == coding.rstrip("0") + "." * tail
            assert tail % 2 == 0


def test_the_diagonal_and_its_exceptions() -> None:
    figure = EXHIBITS["star-diagonal"].make(to=100)
    for i, coding, outcome in figure.data:
        assert coding == coded(i)
        assert outcome == ("P" if (i, i) in star(100) else "N")
    assert "yet are N: 53." in figure.caption
    (odd,) = marks(figure, Cells, "accent")
    assert odd.hover == ("(53, 53): N; 53 is coded 10101001",)


@pytest.mark.parametrize("game", ["wythoff", "nim", "permutation:images=2,3,1"])
def test_the_operator_makes_p_positions_moves(game: str) -> None:
    figure = EXHIBITS["star-operator"].make(game=game, to=10)
    kinds = {"move of G": set(), "P-position of G": set(), "P-position of G star": set()}
    for kind, x, y in figure.data:
        kinds[kind].add((x, y))
    moves, p, starred = kinds.values()
    assert p == lost(moves, 10)
    assert starred == lost(p - {(0, 0)}, 10)
    boards = sorted(mark.x for mark in figure.marks if isinstance(mark, Box))
    first, second = (places(mark) for mark in marks(figure, Points, "move"))
    assert first == moves
    assert {(round(x - boards[2] - 0.7), y) for x, y in second} == p - {(0, 0)}
    assert ("G⋆⋆ = G" in figure.caption) == (starred - {(0, 0)} == moves)


def after(moves: set[Position], times: int, to: int) -> set[Position]:
    for _ in range(times):
        moves = lost(moves, to) - {(0, 0)}
    return moves


def repeated(images: tuple[int, ...], to: int) -> set[Position]:
    size = len(images)
    pairs = ((x + 1, x // size * size + images[x % size]) for x in range(to))
    return {pair for pair in pairs if max(pair) <= to}


def test_iterates_agree_with_the_limit_inside_the_square() -> None:
    to = 24
    start = repeated((5, 2, 1, 7, 4, 6, 3), to)
    settled = after(start, 12, to)
    assert settled == after(settled, 2, to)
    for k in (0, 1, 3):
        figure = EXHIBITS["star-iterates"].make(k=k, to=to)
        now = after(start, 2 * k, to)
        (points,), (cells,) = marks(figure, Points, "move"), marks(figure, Cells, "p")
        assert places(points) == now
        assert places(cells) == lost(now, to)
        wrong = now ^ settled
        agreed = min(map(max, wrong)) - 1 if wrong else to
        (edge,) = marks(figure, Line, "ink")
        assert edge.x[1] == agreed + 0.5
        assert [row[3] for row in figure.data] == [
            "yes" if (x, y) in settled else "no" for _, x, y, _ in figure.data
        ]


def test_frames_follow_each_other_until_all_is_settled() -> None:
    exhibit = EXHIBITS["star-iterates"]
    assert exhibit.frames
    edges = [marks(figure, Line, "ink")[0].x[1] for _, figure in exhibit.made_steps()]
    assert edges == sorted(edges)
    assert edges[-2] < edges[-1] == 48.5


def test_settling_and_agreement() -> None:
    start = repeated((2, 3, 1), 26)
    settled = after(start, 4, 26)
    figure = EXHIBITS["star-settling"].make()
    for times in (0, 2, 4):
        own = {(x, y): kept for t, x, y, kept in figure.data if t == times}
        assert set(own) == after(start, times, 26)
        assert all((kept == "yes") == (p in settled) for p, kept in own.items())
    assert "heaps up to 2, 22 and 26" in figure.caption
    rows = EXHIBITS["star-agreement"].make(to=30).data
    assert [value for images, _, value in rows if images == "2,3,1"] == [2, 22, 30]
    assert [value for images, _, value in rows if images == "5,2,1,7,4,6,3"] == [5, 12, 19, 26, 30]


def test_errata_show_printed_beside_computed() -> None:
    pairs = EXHIBITS["wythoff-pairs-errata"].make()
    assert pairs.data[1] == (1, 0, 1, 1, 2)
    for n, a, b, _, _ in pairs.data:  # a = ⌊n(√5 - 1)/2⌋, b = ⌊n(√5 + 1)/2⌋, b - a = n
        assert (2 * a + n) ** 2 <= 5 * n * n < (2 * a + 2 + n) ** 2
        assert b == a + n
    tails = EXHIBITS["star-tails-errata"].make()
    assert {row[:2] for row in tails.data} == star(22) - {(0, 0)}
    odd = [row[:2] for row in tails.data if row[4] == "odd"]
    assert all(0 in position for position in odd)
    assert (0, 2) in odd
    for x, y, _, _, kind in tails.data:
        zeros = [len(c) - len(c.rstrip("0")) for c in (coded(n) for n in (x, y) if n)]
        assert (kind == "even") == all(number % 2 == 0 for number in zeros)


def test_conjecture_1_holds_on_small_boards() -> None:
    figure = EXHIBITS["star-conjecture-1"].make(n=5)
    assert {row[-1] for row in figure.data} == {"P"}
    assert all((x, y) in star(100) for _, _, _, x, y, _ in figure.data)
    figure = EXHIBITS["star-conjecture-2"].make(to=1000)
    assert [row for row in figure.data if row[2] == "N"] == [
        (129, "1010001001", "N"),
        (362, "101010001001", "N"),
    ]
    assert all(coded(i) == coding for i, coding, _ in figure.data)


@pytest.mark.parametrize(
    ("id", "parameters", "message"),
    [
        ("star-strip", {"to": 20_000}, "to must be a whole number from 50 to 10000"),
        ("star-copies", {"n": 9}, "n must be a whole number from 3 to 8"),
        ("star-landmarks", {"n": "x"}, "n must be a whole number from 4 to 8, not x"),
        ("star-operator", {"game": "mark"}, "the plane shows 2 heaps"),
        ("star-operator", {"game": "mouse"}, "such as wythoff, not mouse"),
        ("star-iterates", {"k": -1}, "k must be a whole number from 0 to 40"),
        ("star-agreement", {"to": 5}, "to must be a whole number from 20 to 250"),
        ("star-codings", {"rows": 81}, "rows must be a whole number from 10 to 80"),
        ("star-conjecture-1", {"n": 12}, "n must be a whole number from 4 to 11"),
    ],
)
def test_bad_parameters_get_one_line(id: str, parameters: dict, message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        EXHIBITS[id].make(**parameters)
    assert "\n" not in str(caught.value)
