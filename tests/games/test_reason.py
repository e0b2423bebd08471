"""Reasons of closed forms: what they say of a position is true, found again without them.

Verdicts and moves come from brute force; ranks, partners, digits and nim-sums are counted anew.
"""

import re
from collections import deque
from collections.abc import Iterator
from functools import cache, reduce
from itertools import product
from operator import xor

import pytest
from bounds import bound

from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.game import Game, Position
from chromdocs.games.reason import LEVELS, WIDE, Arcs, Reason, Rows
from chromdocs.games.telling import digit_rows, fitting, written
from chromdocs.solve.choose import solver
from chromdocs.solve.reference import Reference

GRID = {1: bound(90, 400), 2: bound(20, 60), 3: bound(4, 7), 4: 2}  # the largest heap
MORE = (
    *("chromatic:red=all", "chromatic:red=none", "chromatic:red=none,stacks=3"),
    *("chromatic:red=odious", "chromatic:red=vile", "chromatic:red=dopey", "chromatic:red=1,3,4"),
    *("chromatic:beta=3", "chromatic:beta=sqrt(2)", "chromatic:red=evil,stacks=1"),
    *("blackwhite:black=all", "blackwhite:black=none", "blackwhite:black=evil,piles=3"),
    *("blackwhite:beta=2,piles=1", "spectrum:colours=5,piles=2,empty=coloured"),
    *("bichromatic:colours=4,piles=2,distinct=atmost", "nim:piles=1", "nim:piles=4"),
    *("mark:k=16", "upmark:k=4", "upmark:k=4,end=0", "wythoff:k=3", "gamma:k=1", "gamma:k=3"),
    *("duchene-rigo:k=1", "subsided:q=3", "subsided-dual:q=2", "subtraction:take=2,4,7"),
    "star(mouse)",
)
EXAMPLES = {example for family in FAMILIES.values() for example in family.examples}
PAIRED = ("wythoff", "gamma", "duchene-rigo", "mouse", "mousetrap", "constrained-mouse")
COLOURED = ("chromatic", "blackwhite", "spectrum", "bichromatic")
AS_NIM = ("chromatic:red=all", "chromatic:red=none", "blackwhite:black=all")
ONE_OF_MANY = re.compile(r"\b1 (zero|one|token|pile|move|level|heap)s\b")
LEVEL = re.compile(r"Level (\d+)\b[^.]*? is (\w+), the (\d+)(?:st|nd|rd|th) (\w+) level")
ENDING = re.compile(r"(\d+) = (\d+) in base (\d+)[\w ]* ends in (no|\d+) zero")
PAIR = re.compile(r"pair number (\d+): \S+(?: n)? = (\d+) and \S+ = (\d+)")
CODED = re.compile(r"numeration (\d+) = (\d+) ends in (no|\d+) zeros?, an even .* (\d+) = (\d+) is")
BINARY = re.compile(r"Level (\d+) \((\d+) in binary, (no|\d+) (one|zero)s?")
PARTNERS = re.compile(r"Level (\d+)\b[^.]*\. (?:It waits for|Its partner is) level (\d+)")
MATES = re.compile(r"(\d+) (?:goes )?with (\d+)\b")
LOWERED = re.compile(r"The other \w+, (\d+), is higher: lower it to (\d+)")
DIFFER = re.compile(r"The heaps differ by (\d+), as in \((\d+), (\d+)\)")
CHANGED = re.compile(r"Take (\d+)(?: and leave (\d+)| from (both heaps|pile \d+|it|the smaller))")


def cases(*families: str) -> list[tuple[str, bool]]:
    """Return every closed form as the name of its game and whether it is for misère play."""
    games = {game.name: game for game in map(catalogue.game, {*EXAMPLES, *MORE})}
    return [
        (name, misere)
        for name, game in sorted(games.items())
        for misere, solution in ((False, game.solution), (True, game.misere))
        if solution and (not families or name.partition(":")[0] in families)
    ]


def positions(game: Game) -> Iterator[Position]:
    """Yield every position of a grid, off the board and in every order of heaps too."""
    return product(range(game.lowest, GRID[game.heaps] + 1), repeat=game.heaps)


@cache
def reasons(name: str, misere: bool) -> dict[Position, Reason]:
    game = catalogue.game(name)
    solution = game.misere if misere else game.solution
    assert solution
    assert solution.why
    return {position: solution.why(position) for position in positions(game)}


def number(word: str) -> int:
    return 0 if word == "no" else int(word)


def zeros_at_the_end(digits: str) -> int:
    return len(digits) - len(digits.rstrip("0"))


@pytest.mark.parametrize(("name", "misere"), cases())
def test_the_move_wins_and_is_given_where_one_does(name: str, misere: bool) -> None:
    game = catalogue.game(name)
    found = solver(game, misere)
    for position, reason in reasons(name, misere).items():
        options = set(game.options(position))
        won = found.outcome(position) == "N" and bool(options)
        assert (reason.move is not None) == won, (position, reason)
        if reason.move is not None:
            assert reason.move in options, (position, reason)
            assert found.outcome(reason.move) == "P", (position, reason)


@pytest.mark.parametrize(("name", "misere"), cases())
def test_sentences_are_sentences(name: str, misere: bool) -> None:
    for reason in reasons(name, misere).values():
        assert reason.words
        for sentence in reason.words:
            assert re.match(r"[A-Z0-9(]", sentence), sentence
            assert sentence.endswith("."), sentence
            assert not re.search(r"  | [.,:]|\.\.$|None", sentence), sentence
            assert not ONE_OF_MANY.search(sentence), sentence


@pytest.mark.parametrize(("name", "misere"), cases())
def test_it_fits_a_terminal(name: str, misere: bool) -> None:
    for reason in reasons(name, misere).values():
        lines = str(reason).splitlines()
        assert max(map(len, lines)) <= WIDE
        assert lines == [line.rstrip() for line in lines]
        assert "<pre>" in reason._repr_html_() or not reason.picture


@pytest.mark.parametrize(("name", "misere"), cases())
def test_numbers_in_the_words_are_right(name: str, misere: bool) -> None:
    game = catalogue.game(name)
    outcome = solver(game, misere).outcome
    for position, reason in reasons(name, misere).items():
        said = " ".join(reason.words)
        for level, colour, rank, again in LEVEL.findall(said):
            assert game.colour
            shown = [game.colour(0, n) for n in range(1, int(level) + 1)]
            assert (shown[-1], shown.count(colour), again) == (colour, int(rank), colour), said
        for level, digits, count, digit in BINARY.findall(said):
            assert f"{int(level):b}" == digits
            ones = digits.count("1") if digit == "one" else zeros_at_the_end(digits)
            assert ones == number(count), said
        for n, digits, base, zeros in ENDING.findall(said):
            if int(base) <= 10:
                assert int(digits, int(base)) == int(n)
                assert zeros_at_the_end(digits) == number(zeros), said
        for pair in (*PARTNERS.findall(said), *MATES.findall(said)):
            assert outcome((int(pair[0]), int(pair[1]))) == "P", said
        for high, low in LOWERED.findall(said):
            assert reason.move is not None
            assert ({*position} - {*reason.move} or {int(high)}) == {int(high)}, said
            assert int(low) in reason.move, said
        for apart, low, high in DIFFER.findall(said):
            assert int(apart) == abs(position[0] - position[1]) == abs(int(low) - int(high)), said
        for taken, left, where in CHANGED.findall(said):
            assert reason.move is not None
            differences = [old - new for old, new in zip(position, reason.move, strict=True)]
            assert int(taken) in differences, said
            if left:
                assert int(left) + name.startswith("upmark") * (not name.endswith("end=0")) in (
                    reason.move
                )
            if where == "both heaps":
                assert differences == [int(taken)] * 2


@pytest.mark.parametrize(("name", "misere"), cases(*PAIRED, "subsided"))
def test_pairs_are_those_of_brute_force(name: str, misere: bool) -> None:
    game = catalogue.game(name)
    known = dict(enumerate(solver(game, to=90).p_positions(90)))
    seen = 0
    for position, reason in reasons(name, misere).items():
        for n, low, high in PAIR.findall(" ".join(reason.words)):
            assert known[int(n)] == (int(low), int(high))
            assert tuple(sorted(reason.move or position)) == (int(low), int(high))
            seen += 1
        if isinstance(reason.picture, Rows):
            for row in reason.picture.rows:
                cells = [int(cell) for cell in row]
                pair = (cells[1], cells[-2] if len(row) == 4 else cells[3])
                assert known.get(cells[0], pair) == pair
                assert cells[-1] == pair[1] - pair[0]
            (at,) = {row for row, _ in reason.picture.marked}
            marked = reason.picture.rows[at]
            assert {marked[1], marked[-2] if len(marked) == 4 else marked[3]} == set(
                map(str, reason.move or position)
            )
    assert seen


@pytest.mark.parametrize(
    ("pattern", "name"),
    [
        *((pattern, "chromatic:red=evil") for pattern in (LEVEL, BINARY, PARTNERS, LOWERED)),
        *((pattern, "mark") for pattern in (ENDING, CHANGED)),
        *((pattern, "mouse") for pattern in (PAIR, MATES, DIFFER, CHANGED)),
        (CODED, "wythoff"),
    ],
)
def test_what_is_looked_for_is_said(pattern: re.Pattern[str], name: str) -> None:
    said = [" ".join(reason.words) for reason in reasons(name, misere=False).values()]
    assert sum(map(bool, map(pattern.search, said))) > 5


def test_wythoff_in_zeckendorf() -> None:
    weights = [1, 2]
    while len(weights) < 20:
        weights.append(weights[-1] + weights[-2])

    def value(digits: str) -> int:
        return sum(w for w, digit in zip(weights, reversed(digits), strict=False) if digit == "1")

    seen = 0
    for position, reason in reasons("wythoff", False).items():
        for low, low_digits, zeros, high, high_digits in CODED.findall(" ".join(reason.words)):
            assert sorted(position) == [int(low), int(high)]
            assert (value(low_digits), value(high_digits)) == (int(low), int(high))
            assert high_digits == low_digits + "0"
            assert "11" not in low_digits
            assert zeros_at_the_end(low_digits) == number(zeros)
            seen += 1
        if isinstance(reason.picture, Rows):
            for _, low, low_digits, high, high_digits, _ in reason.picture.rows:
                assert (value(low_digits), value(high_digits)) == (int(low), int(high))
    assert seen > 5


@pytest.mark.parametrize(("name", "misere"), cases(*COLOURED))
def test_arcs_join_partners(name: str, misere: bool) -> None:
    game = catalogue.game(name)
    assert game.colour
    outcome = solver(game).outcome
    for position, reason in reasons(name, misere).items():
        arcs = reason.picture
        if not isinstance(arcs, Arcs):  # nothing is left, or it is played as nim
            assert not any(position) or game.heaps != 2 or name in AS_NIM
            continue
        levels = range(1, arcs.to + 1)
        assert arcs.colours == tuple(game.colour(0, n) for n in levels)
        assert arcs.here == tuple(sorted({*position} - {0}))
        assert max(position) <= arcs.to <= LEVELS
        assert all(outcome(pair) == "P" for pair in arcs.pairs if max(pair) <= 20)
        if name.startswith(("spectrum", "bichromatic")):
            continue
        waiting: deque[int] = deque()
        pairs = []
        for n in levels:
            if arcs.colours[n - 1] in ("red", "black"):
                pairs.append((waiting.popleft() if waiting else n, n))
            else:
                waiting.append(n)
        assert sorted(arcs.pairs) == sorted(pairs)
        assert arcs.waiting == tuple(waiting)


@pytest.mark.parametrize(("name", "misere"), cases("nim", "dual-nim"))
def test_nim_sums_in_binary(name: str, misere: bool) -> None:
    seen = 0
    for position, reason in reasons(name, misere).items():
        if not isinstance(reason.picture, Rows):
            continue
        *heaps, total = ["".join(row[1:]) for row in reason.picture.rows]
        numbers = [int(digits, 2) for digits in heaps]
        taken = name.startswith("dual-nim")
        after = reason.move or position
        expected = [x - y for x, y in zip(position, after, strict=True)] if taken else [*position]
        assert numbers == expected
        assert int(total, 2) == reduce(xor, numbers)
        columns = list(zip(*heaps, strict=True))
        odd = {i for i, column in enumerate(columns, 1) if column.count("1") % 2}
        rows = range(len(heaps) + 1)
        assert set(reason.picture.marked) == {(row, i) for row in rows for i in odd}
        seen += 1
    assert seen or catalogue.game(name).heaps == 1


@pytest.mark.parametrize(("name", "misere"), cases("mark", "upmark"))
def test_zeros_at_the_end_are_marked(name: str, misere: bool) -> None:
    for reason in reasons(name, misere).values():
        if isinstance(reason.picture, Rows):
            base = int(reason.picture.title.removeprefix("In base "))
            for at, row in enumerate(reason.picture.rows):
                digits = [int(cell) for cell in row[1:] if cell]
                assert reduce(lambda n, digit: n * base + digit, digits) == int(row[0])
                zeros = zeros_at_the_end("".join("0" if digit == 0 else "1" for digit in digits))
                marked = {column for line, column in reason.picture.marked if line == at}
                assert marked == {*range(len(row) - zeros, len(row))}


@pytest.mark.parametrize(("name", "misere"), cases("subtraction"))
def test_grundy_values_of_subtraction_games(name: str, misere: bool) -> None:
    values = dict(Reference(catalogue.game(name)).grundy_values(GRID[1]))
    for (n,), reason in reasons(name, misere).items():
        assert isinstance(reason.picture, Rows)
        ((_, column),) = reason.picture.marked
        heaps, (row,) = reason.picture.columns, reason.picture.rows
        assert row[1:] == tuple(str(values[int(heap),]) for heap in heaps[1:])
        assert int(row[column]) == values[n,]
        assert f" {values[n,]}." in " ".join(reason.words)


@pytest.mark.parametrize(("name", "misere"), cases())
def test_huge_heaps_give_short_words(name: str, misere: bool) -> None:
    game = catalogue.game(name)
    solution = game.misere if misere else game.solution
    assert solution
    assert solution.why
    for last in range(3):
        reason = solution.why(tuple(10**5000 + last + 7**i for i in range(game.heaps)))
        assert len(" ".join(reason.words)) < 1_500
        assert len(str(reason.picture)) < 1_000


@pytest.mark.parametrize(
    ("name", "position", "sentence"),
    [
        ("chromatic:red=evil", (4, 7), "No stack shows a red token, so you may take from both"),
        ("chromatic:red=evil", (4, 5), "It waits for level 6, which is not below 5."),
        ("blackwhite:beta=3", (1, 2), "So no move wins."),
        ("gamma:k=4", (38, 185), "one below pair number 32, (38, 186). That has the index 2"),
        ("duchene-rigo:k=2", (15, 20), "But the even number 2 may not be taken from both heaps."),
        ("mousetrap", (13, 7), "Theorem 5 has (7, 13) among the moves M₁."),
        ("star(mouse)", (13, 7), "has (13, 7) among the moves M₁. By Remark 4 no move leads from"),
        ("star(mouse)", (9, 9), "Theorem 5 has (9, 9) among the moves M₂."),
        ("star(mouse)", (12, 9), "Take pair number 2, (5, 3), from the heaps. That leaves (7, 6)."),
        ("star(mouse)", (3, 5), "Take pair number 2, (3, 5), from the heaps. That leaves (0, 0)."),
        ("star(mouse)", (0, 5), "one is empty: no move is left."),
        ("constrained-mouse:k=3", (10, 7), "those of (5, 3) differ by 2, and those of (2, 1) by 1"),
        ("upmark:k=3,end=0", (16,), "two digits, 12, of which only the last is 2"),
        ("mark:end=1", (3,), "Leave half of 3, rounded down: 1. There the game ends"),
        ("mark:end=1", (16,), "so leaving it out changes nothing: look at 16 there. 16 = 10000"),
        ("mark", (40,), "40 = 101000 in base 2 ends in 3 zeros, an odd number: it is dopey."),
    ],
)
def test_what_is_particular(name: str, position: Position, sentence: str) -> None:
    solution = catalogue.game(name).solution
    assert solution
    assert solution.why
    assert sentence in " ".join(solution.why(position).words)


def test_large_pictures_are_left_out() -> None:
    assert digit_rows("Digits", [("n", [1] * 40)], []) is None
    assert fitting(Rows("Wide", (), (("a" * 40, "b" * 40),), ())) is None
    assert written(10**60).endswith("(200 digits)")


def test_arcs_of_many_levels_fit_a_terminal() -> None:
    pairs = tuple((n, 61 - n) for n in range(1, 20))
    arcs = Arcs("Partners", 60, ("green",) * 60, pairs, tuple(range(20, 42)), (3,))
    lines = str(arcs).splitlines()
    assert max(map(len, lines)) <= WIDE
    assert lines[1].split() == ["10", "20", "30", "40", "50", "60"]
    assert " ".join(lines[-2:]).split() == [*(f"{n}," for n in range(20, 41)), "41", "wait."]
