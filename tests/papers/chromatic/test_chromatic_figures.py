"""The figures of chromatic nim against brute force, counting, and what the paper says of them."""

import re
from collections.abc import Callable
from itertools import product

import pytest
from each import failing

from chromdocs.figures.figure import Arrow, Box, Figure, Line, Points, Text
from chromdocs.figures.to_matplotlib import draw
from chromdocs.games.catalogue import game
from chromdocs.games.evil import printed_recursion
from chromdocs.numbers.beatty import Beatty
from chromdocs.papers import EXHIBITS
from chromdocs.solve.reference import Reference

OWN = (
    "evil-stacks",
    "evil-plane",
    "evil-tau-chi-chart",
    "evil-blocks-16",
    "evil-blocks",
    "coloured-stacks",
    "winning-move",
    "first-p-positions",
    "evil-far-pair",
    "beta-plane",
    "domination",
    "local-domination",
    "evil-recursion-errata",
    "advice-errata",
    "red-dominated-errata",
)


def places(figure: Figure, role: str) -> set[tuple[float, float]]:
    found = [mark for mark in figure.marks if isinstance(mark, Points) and mark.role == role]
    return {place for mark in found for place in zip(mark.x, mark.y, strict=True)}


def hovers(figure: Figure) -> list[str]:
    found: list[str] = []
    for mark in figure.marks:
        if isinstance(mark, Points | Line):
            found += mark.hover
        elif isinstance(mark, Box):
            found.append(mark.hover)
    return found


def check_step(figure: Figure) -> None:
    assert len(draw(figure)) < 70_000
    assert any(hovers(figure))
    assert 100 <= len(figure.alt) <= 450


@pytest.mark.parametrize("id", OWN)
def test_every_step_is_drawn(id: str) -> None:
    exhibit = EXHIBITS[id]
    assert failing(check_step, dict(exhibit.made_steps()) or {"": exhibit.make()}) == {}


def test_figures_of_the_paper_are_tagged() -> None:
    tagged = {tag: id for id in OWN for tag in EXHIBITS[id].tags if tag.startswith("figure")}
    assert tagged == {
        "figure 1": "winning-move",
        "figure 2": "first-p-positions",
        "figure 3": "evil-blocks-16",
        "figure 4": "evil-blocks",
    }
    for tag, id in tagged.items():
        assert f"{tag.capitalize()} of the paper" in EXHIBITS[id].make().caption


@pytest.mark.parametrize(
    ("id", "parameters", "message"),
    [
        ("coloured-stacks", {"game": "nim"}, "the tokens of nim have no colours"),
        ("winning-move", {"position": "4,21"}, "up to 20 tokens"),
        ("winning-move", {"game": "partizan-blackwhite", "position": "1,2"}, "is partizan"),
        ("first-p-positions", {"game": "chromatic:stacks=3"}, "two stacks of an impartial game"),
        ("first-p-positions", {"game": "chromatic:red=none"}, "no P-positions that are low enough"),
        ("first-p-positions", {"pairs": 9}, "pairs must be a whole number from 1 to 6, not 9"),
        ("evil-far-pair", {"n": "0"}, "n must be a positive number"),
        ("evil-far-pair", {"n": "2^-3"}, "n must be a positive number"),
        ("evil-far-pair", {"n": "9^999999"}, "up to 400,000 binary digits"),
        ("beta-plane", {"beta": "1/2"}, "must be greater than 1"),
        ("beta-plane", {"to": 3}, "from 4 to 256"),
        ("domination", {"game": "blackwhite"}, "red and green tokens"),
        ("domination", {"to": 41}, "from 4 to 40"),
        ("advice-errata", {"game": "chromatic:red=vile"}, "green does not dominate"),
        ("red-dominated-errata", {"game": "chromatic:red=evil"}, "red does not dominate"),
        ("evil-recursion-errata", {"pairs": 1}, "from 2 to 12"),
    ],
)
def test_wrong_parameters_get_one_line(id: str, parameters: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=re.escape(message)) as caught:
        EXHIBITS[id].make(**parameters)
    assert str(caught.value).startswith(f"{id}: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "name",
    [
        "chromatic:beta=3/2",
        "blackwhite:black=evil/odious",
        "spectrum",
        "partizan-blackwhite:beta=3",
    ],
)
def test_stacks_of_any_game_have_its_colours(name: str) -> None:
    figure = EXHIBITS["coloured-stacks"].make(game=name, position="6,5")
    colour = game(name).colour
    assert colour is not None
    expected = [(s, k, colour(s - 1, k)) for s, h in ((1, 6), (2, 5)) for k in range(1, h + 1)]
    assert list(figure.data) == expected
    letters = [mark.text for mark in figure.marks if isinstance(mark, Box) and mark.text]
    assert letters == [c if c.isdigit() else c[0].upper() for *_, c in expected]


def test_black_and_white_tokens_have_an_outline_and_a_letter() -> None:
    figure = EXHIBITS["coloured-stacks"].make(game="blackwhite:black=2", position="2,0")
    outline, white, other, black = [mark for mark in figure.marks if isinstance(mark, Box)]
    assert (outline.role, white.role, other.role, black.role) == (
        "muted",
        "white",
        "muted",
        "black",
    )
    assert (white.text, black.text) == ("W", "B")
    assert outline.hover == "stack 1, level 1: white"


def test_the_winning_move_of_figure_1_is_the_only_one() -> None:
    figure = EXHIBITS["winning-move"].make()
    solver = Reference(game("chromatic:beta=(3+sqrt(5))/2"))
    assert solver.winning_moves((4, 2)) == [(1, 2)]
    assert "only winning move leaves (1, 2)" in figure.caption
    tokens = {
        where: "".join(r[3][0] for r in figure.data if r[0] == where) for where in ("4 2", "1 2")
    }
    assert tokens == {"4 2": "grgggr", "1 2": "ggr"}
    ghosts = [mark for mark in figure.marks if isinstance(mark, Box) and mark.role == "panel"]
    assert [ghost.text for ghost in ghosts] == ["R", "G", "G"]


@pytest.mark.parametrize("name", ["chromatic:beta=(3+sqrt(5))/2", "blackwhite:black=2", "spectrum"])
def test_winning_moves_are_winning(name: str) -> None:
    solver = Reference(game(name))
    for position in product(range(5), repeat=2):
        figure = EXHIBITS["winning-move"].make(game=name, position=position)
        wins = solver.winning_moves(position)
        if not wins:
            assert "no move wins" in figure.caption
            continue
        said = re.search(r"(only|One of (\d+)) winning moves? leaves \(([\d, ]+)\)", figure.caption)
        assert said
        assert tuple(map(int, said[3].split(","))) in wins
        assert (said[1] == "only") == (len(wins) == 1)
        assert len(wins) == int(said[2] or 1)


def test_figure_2_has_the_first_three_p_positions() -> None:
    figure = EXHIBITS["first-p-positions"].make()
    assert [row[1:3] for row in figure.data] == [(1, 1), (2, 3), (4, 4)]
    assert [row[3] for row in figure.data] == ["both red", "green and red", "both red"]
    found = Reference(game("chromatic:beta=3/2")).p_positions(4)
    assert [row[1:3] for row in figure.data] == found[1:]


def test_far_pairs_are_p_positions() -> None:
    evil = [k for k in range(100) if bin(k).count("1") % 2 == 0]
    odious = [k for k in range(100) if k not in evil]
    for n in range(1, 40):
        figure = EXHIBITS["evil-far-pair"].make(n=n)
        listed = {row[0]: row[1] for row in figure.data}
        a, b = (int(x) for x in listed["P-position"].strip("()").split(","))
        bits = bin(n)[2:]
        assert listed["ones in binary"] == str(bits.count("1"))
        assert listed["zeros at the end"] == str(len(bits) - len(bits.rstrip("0")))
        assert (a, b) == (odious[n - 1], evil[n])
        assert listed["from (b, b)"] == f"take {b - a}"


def test_the_example_of_the_paper_far_out() -> None:
    figure = EXHIBITS["evil-far-pair"].make()
    listed = {row[0]: row[1:] for row in figure.data}
    q = 17509**17509
    assert listed["ones in binary"] == (f"{bin(q).count('1'):,}", "even: evil")
    assert listed["zeros at the end"] == ("0", "even: vile")
    assert listed["P-position"][0] == "(2n − 2, 2n)"
    texts = [mark.text for mark in figure.marks if isinstance(mark, Text)]
    assert "17509^17509" in texts


@pytest.mark.parametrize("beta", ["3/2", "2", "7/3", "(3+sqrt(5))/2", "3", "pi"])
def test_beta_plane_shows_what_brute_force_finds(beta: str) -> None:
    figure = EXHIBITS["beta-plane"].make(beta=beta, to=20)
    found = Reference(game(f"chromatic:beta={beta}")).p_positions(20)
    assert places(figure, "p") == {p for pair in found for p in (pair, pair[::-1])}
    assert [row[1:] for row in figure.data] == found


def test_beta_plane_says_why() -> None:
    said = hovers(EXHIBITS["beta-plane"].make(to=20))
    assert "(3, 5): P, green level number 2 and red level number 2" in said
    assert "(5, 3): P, green level number 2 and red level number 2" in said
    assert "(0, 0): P, nothing to take" in said
    alone = hovers(EXHIBITS["beta-plane"].make(beta="3/2", to=20))
    assert "(4, 4): P, level 4 is red and no green one below it waits" in alone
    red = Beatty("pi")
    for line in hovers(EXHIBITS["beta-plane"].make(beta="pi", to=40))[1:]:
        *heaps, green, number = map(int, re.findall(r"\d+", line))
        assert green == number
        assert red.nth(number) == max(heaps)


@pytest.mark.parametrize("name", ["evil", "odious", "vile", "dopey", "2,3,4,9,10,11,12,18"])
def test_domination_pairs_are_the_p_positions(name: str) -> None:
    figure = EXHIBITS["domination"].make(game=f"chromatic:red={name}", to=16)
    found = Reference(game(f"chromatic:red={name}")).p_positions(16)
    pairs = {tuple(sorted((row[0], row[3]))) for row in figure.data if row[3] != ""}
    assert pairs == set(found) - {(0, 0)}
    arrows = {(mark.x, mark.to_x) for mark in figure.marks if isinstance(mark, Arrow)}
    assert arrows == {pair for pair in pairs if pair[0] < pair[1]}
    assert {x for x, _ in places(figure, "p")} == {a for a, b in pairs if a == b}
    reds = [row[1] == "red" for row in figure.data]
    assert [row[2] for row in figure.data] == [
        k - 2 * sum(reds[:k]) for k in range(1, len(reds) + 1)
    ]
    (line,) = [m for m in figure.marks if isinstance(m, Line) and m.step]
    assert list(line.y[1:]) == [row[2] for row in figure.data]


def test_domination_says_which_colour_dominates() -> None:
    captions = {
        name: EXHIBITS["domination"].make(game=f"chromatic:red={name}").caption
        for name in ("evil", "vile", "2,3,4,9,10,11,12,18")
    }
    assert "green dominates" in captions["evil"]
    assert "red dominates" in captions["vile"]
    assert "Neither colour dominates" in captions["2,3,4,9,10,11,12,18"]
    said = hovers(EXHIBITS["domination"].make())
    assert "level 2: green, waits for the red level 5: (2, 5) is P" in said


def test_the_printed_recursion_takes_a_number_twice() -> None:
    evil = [k for k in range(200) if bin(k).count("1") % 2 == 0]
    used: list[int] = [0]
    for a, b in printed_recursion(40):
        assert a == min(set(range(200)) - set(used))
        assert b == min(k for k in evil if k > a)
        used += [a, b]
    figure = EXHIBITS["evil-recursion-errata"].make(pairs=10)
    lost = Reference(game("chromatic:red=evil")).p_positions(21)
    assert [row[3:] for row in figure.data] == lost[1:11]
    wrong = {(m.x, m.to_x) for m in figure.marks if isinstance(m, Arrow) and m.role == "move"}
    assert wrong == {row[1:3] for row in figure.data if row[1:3] not in lost}
    assert "should be (2, 5), but the rule gives (2, 3)" in figure.caption


def printed_advice(is_red: Callable[[int], bool], x: int, y: int) -> tuple[int, int] | None:
    """Return the move of Proposition 4 to the letter; None if there is no such move."""
    if is_red(x) == is_red(y):
        if not is_red(x):
            return (0, 0)
        low, high = sorted((x, y))
        reds = sum(map(is_red, range(1, low + 1)))
        greens = [k for k in range(1, high) if not is_red(k)]
        return (low, greens[reds - 1])
    red, green = (x, y) if is_red(x) else (y, x)
    r = sum(map(is_red, range(1, red + 1)))
    g = green - sum(map(is_red, range(1, green + 1)))
    if r > g:
        left = [k for k in range(1, red) if is_red(k) and sum(map(is_red, range(1, k + 1))) == g]
        return (left[0], green) if left else None
    left = [k for k in range(green) if not is_red(k) and k - sum(map(is_red, range(1, k + 1))) == r]
    return (red, left[0]) if left else None


@pytest.mark.parametrize("name", ["chromatic:red=evil", "chromatic:red=dopey", "chromatic:beta=3"])
def test_the_printed_advice_fails_beside_an_empty_stack_only(name: str) -> None:
    figure = EXHIBITS["advice-errata"].make(game=name, to=10)
    played = game(name)
    colour = played.colour
    assert colour is not None
    solver = Reference(played)

    def is_red(level: int) -> bool:
        return level > 0 and colour(0, level) == "red"

    for x, y, outcome, advice in figure.data:
        assert outcome == ("P" if solver.is_p((x, y)) else "N")
        if outcome == "P":
            assert advice == "none"
            continue
        after = printed_advice(is_red, x, y)
        assert (advice == "wins") == (after is not None and solver.is_p(after))
        assert (advice == "fails") == (after is None) == ((x, y) in places(figure, "move"))
    said = hovers(EXHIBITS["advice-errata"].make())
    wanted = "(0, 5): N, the advice is to take all 2 red tokens and leave the stack red"
    assert any(line.startswith(wanted) for line in said)


@pytest.mark.parametrize(
    "name", ["chromatic:beta=3/2", "chromatic:red=vile", "chromatic:red=odious"]
)
def test_proposition_6_as_printed_adds_the_green_diagonal(name: str) -> None:
    figure = EXHIBITS["red-dominated-errata"].make(game=name, to=14)
    solver = Reference(game(name))
    assert places(figure, "p") == {p for pair in solver.p_positions(14) for p in (pair, pair[::-1])}
    for d, colour, printed, true in figure.data:
        assert true == ("P" if solver.is_p((d, d)) else "N")
        assert (printed != true) == (colour == "green")
    greens = {(row[0], row[0]) for row in figure.data if row[1] == "green"}
    assert places(figure, "move") == greens


def test_local_domination_shades_the_runs_between_lonely_reds() -> None:
    figure = EXHIBITS["local-domination"].make()
    assert figure.data == ((3, 8, 3), (10, 11, 1), (13, 14, 1))
    shaded = [(mark.x, mark.width) for mark in figure.marks if isinstance(mark, Box)]
    assert shaded == [(k - 0.45, d - k + 0.9) for k, d, _ in figure.data]
    three_halves = EXHIBITS["local-domination"].make(game="chromatic:beta=3/2", to=9)
    assert [row[:2] for row in three_halves.data] == [(2, 3), (5, 6), (8, 9)]
    assert EXHIBITS["local-domination"].make(game="chromatic:red=all").data == ((0, 0, 0),)
