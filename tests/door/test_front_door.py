"""The front door: the lines that README and the book promise, and what people pass."""

import ast
import os
import subprocess
import sys
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any

import numpy
import pytest

import chromdocs as cd

ROOT = Path(__file__).parent.parent.parent


def three_heaps(position: tuple[int, ...]) -> Any:
    """Take one or two tokens from one of three heaps."""
    for i, heap in enumerate(position):
        for taken in (1, 2):
            if taken <= heap:
                yield (*position[:i], heap - taken, *position[i + 1 :])


def test_the_lines_of_the_front_door(tmp_path: Path) -> None:
    g = cd.chromatic([1, 3, 7, 9, 13])
    h = cd.moves((1, 2), (2, 1), (3, 3))
    r = cd.rule(three_heaps, heaps=3)
    w = cd.game("star(wythoff)")
    assert g.p_positions(60) == [(0, 0), (1, 1), (2, 3), (4, 7), (5, 9), (6, 13)]
    assert (0, 0) in g.at(20, 27).moves
    assert h.star().star().grundy(20)[3, 5] == 2
    assert (g + h).misere().at(3, 4, 5, 6).moves == ((3, 2, 5, 6),)
    assert r.p_positions(3)[:3] == [(0, 0, 0), (0, 0, 3), (0, 1, 1)]
    assert (3, 4) in w.p_positions(9)
    assert h.plot(60, title="Mine").save(tmp_path / "mine.svg").read_bytes().startswith(b"<svg")
    assert r"\begin{longtable}" in h.p_positions(60).to_latex()
    assert all(found.certificate for found in h.rows(5).period())
    assert cd.check(lambda p: sum(p) != 18, h, to=500).counterexample == (0, 18)
    assert len(cd.table("evil-tau-chi").rows(20)) == 20
    assert "Classes 2 to 4" in cd.figure("ornament-wall", classes="2-4").title
    assert cd.claim("chromatic/thm-14").verify(to=500).status == "holds for all"
    assert "star/conj-1-a" in cd.cite("star/conj-1-a")


def test_dir_is_the_table_of_contents_and_everything_in_it_is_there() -> None:
    listed = [name for name in dir(cd) if not name.startswith("_")]
    assert sorted(cd.__all__) == listed
    assert all(getattr(cd, name) is not None for name in listed)
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        cd.nothing  # noqa: B018


def test_type_checkers_see_what_there_is() -> None:
    tree = ast.parse((ROOT / "chromdocs/__init__.py").read_text("utf-8"))
    block = next(node for node in tree.body if isinstance(node, ast.If))
    seen = {str(alias.asname): node for node in block.body for alias in node.names}
    assert sorted(cd.__all__) == sorted(seen)
    for name, node in seen.items():
        if isinstance(node, ast.ImportFrom):
            assert node.names[0].name == name
            assert getattr(cd, name) is getattr(import_module(str(node.module)), name)
        else:
            assert node.names[0].name == f"chromdocs.{name}" == getattr(cd, name).__name__


def test_importing_it_loads_nothing_heavy() -> None:
    code = "import sys, chromdocs; print([m for m in sys.modules if m.startswith('chromdocs.')])"
    code += "; print({'numpy', 'numba', 'matplotlib', 'sympy', 'plotly'} & {*sys.modules})"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.splitlines() == ["[]", "set()"]


def test_help_reads_like_a_page() -> None:
    code = "import chromdocs; help(chromdocs)"
    told = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", "PAGER": "cat"},
    ).stdout
    for words in ("import chromdocs as cd", "chromatic(red", "class Handle", "check(statement"):
        assert words in told


@pytest.mark.parametrize(
    "given",
    [
        [1, 3, 4],
        (1, 3, 4),
        {1, 3, 4},
        numpy.array([4, 3, 1]),
        "1,3,4",
        "red=1,3,4",
        lambda n: n in (1, 3, 4),
        [numpy.int64(n) for n in (1, 3, 4)],
    ],
    ids=range(8),
)
def test_a_colouring_is_given_in_many_ways(given: Any) -> None:
    assert cd.chromatic(given).p_positions(9) == [(0, 0), (1, 1), (2, 3), (4, 4)]


def test_colourings_that_are_none_are_told() -> None:
    for given, words in (
        ([1.5], "must be whole numbers, not 1.5"),
        ([0, 1], "counts levels from 1"),
        ("evli", "must be a list of levels"),
    ):
        with pytest.raises(ValueError, match=words):
            cd.chromatic(given)
    with pytest.raises(ValueError, match=r"chromatic: beta must be exact: 3\.14159.* is a rounded"):
        cd.chromatic(beta=3.14159265358979)
    with pytest.raises(ValueError, match="not both"):
        cd.chromatic("beta=7/3", beta=2)
    assert cd.chromatic(beta=3.5).name == "chromatic:beta=7/2"
    assert cd.chromatic("beta=7/3", stacks=3).heaps == 3


@pytest.mark.parametrize("given", [(20, 27), ((20, 27),), ([20, 27],), ("20,27",), ("(20, 27)",)])
def test_a_position_is_given_in_many_ways(given: Any) -> None:
    assert cd.game("wythoff").at(*given).position == (20, 27)
    array = numpy.array([20, 27])
    assert cd.game("wythoff").at(array).position == cd.game("wythoff").at(*array).position


def test_positions_that_are_none_are_told() -> None:
    nim = cd.game("nim")
    for given, words in (
        ((1, 2, 3), "nim: a position has 2 heaps, not 3"),
        ((1, -2), "cannot be negative"),
        ((1.5, 2), "a heap is a whole number, not 1.5"),
        (("1,x",), "cannot read '1,x' as a position"),
    ):
        with pytest.raises(ValueError, match=words):
            nim.at(*given)
    for bad in (-1, 1.5, "x", None):
        with pytest.raises(ValueError, match="the largest heap is"):
            nim.p_positions(bad)


def test_a_game_is_given_in_many_ways() -> None:
    mark = cd.game("mark")
    for given in (mark, mark.game, "mark"):
        assert (cd.game("nim") + given).name == "nim + mark"
        assert cd.game(given).name == "mark"
    assert ("mark" + cd.game("nim")).name == "mark + nim"
    with pytest.raises(ValueError, match="a game is wanted, or a GAME string such as 'nim', not 3"):
        cd.game(3)
    with pytest.raises(ValueError, match="did you mean 'wythoff'"):
        cd.game("wythof")


def test_moves_are_given_in_many_ways() -> None:
    same = "invariant:moves=(1,2),(2,1)"
    assert cd.moves((1, 2), (2, 1)).name == same
    assert cd.moves([(1, 2), (2, 1)]).name == same
    assert cd.moves(numpy.array([[1, 2], [2, 1]])).name == same
    assert cd.moves([1, 2], [2, 1]).name == same
    assert cd.moves(1, 3, 4).name == cd.moves([1, 3, 4]).name == "subtraction:take=1,3,4"
    tested = cd.moves(lambda move: sorted(move) == [1, 2])
    assert tested.p_positions(9) == sorted(
        {p for a in cd.game(same).p_positions(9) for p in (a, a[::-1])}
    )
    for given, words in (
        (((0, 0),), "must take a token at least"),
        (((1, 2), (1,)), "must be of one length"),
        ((), "must be one vector at least"),
        (("1,2",), "a move is a tuple such as"),
    ):
        with pytest.raises(ValueError, match=words):
            cd.moves(*given)


def test_a_rule_that_yields_a_wrong_position_is_told_so() -> None:
    for options, words in (
        (lambda p: [p[0] - 1], "leads from .* to .-1,., where a heap has less than 0 tokens"),
        (lambda p: [(p[0] - 1,)], "where a heap has less than 0 tokens"),
        (lambda p: [(p[0] - 0.5,)] if p[0] else [], "whole numbers"),
        (lambda p: [(p[0] // 2, 1)] if p[0] else [], "which has 2 heaps, not 1"),
        (lambda p: [p], "no heap is smaller"),
        (lambda p: [(p[0] + 1,)], "no heap is smaller"),
        (lambda p: 3, "must yield positions, or return a list of them, not 3"),
        (lambda p: None, "must yield positions, or return a list of them, not None"),
        (lambda p: "12", "to '1', which is no position"),
    ):
        with pytest.raises(ValueError, match=words):
            cd.rule(options).p_positions(5)
    with pytest.raises(ValueError, match="one heap at least"):
        cd.rule(three_heaps, heaps=0)
    assert cd.rule(three_heaps, heaps=3).rule == "Take one or two tokens from one of three heaps."
    assert cd.rule(lambda p: [(p[0],)], loopy=True).at(3).outcome == "D"


def test_misere_play_is_said_and_kept_apart() -> None:
    pile = cd.game("nim:piles=1")
    assert (pile.misere() + pile.misere()).at(1, 1).outcome == "N"
    with pytest.raises(ValueError, match="add first, then misere"):
        pile + pile.misere()
    for ask in (pile.misere().star, lambda: pile.misere().grundy(3), lambda: pile.misere().rows(1)):
        with pytest.raises(ValueError, match="defined for normal play"):
            ask()
    assert "misère" in repr(pile.misere())
    assert "misère" in str(pile.misere().at(1))
    assert "misère" in cd.game("nim").misere().plot(6).title
    with pytest.raises(ValueError, match="only two heaps are drawn in misère play"):
        pile.misere().plot(5)


def test_two_rules_of_one_name_are_two_games() -> None:
    """A sum is symmetric if its parts are the same, not if they are called the same."""

    def both(a: Any, b: Any) -> None:
        whole = a + b
        found = {p for p in product(range(7), repeat=2) if whole.at(*p).outcome == "P"}
        assert {*whole.p_positions(6)} == found
        assert (2, 0) in found
        assert (0, 2) not in found
        assert whole.grundy(6)[2, 0] == whole.value(2, 0) == 0
        assert whole.misere().at(2, 1).outcome == "P"

    one = lambda p: [(p[0] - 1,)] if p[0] else []  # noqa: E731
    two = lambda p: [(p[0] - k,) for k in (1, 2) if p[0] >= k]  # noqa: E731
    both(cd.rule(one), cd.rule(two))
    both(cd.moves(lambda v: v[0] == 1, heaps=1), cd.moves(lambda v: v[0] in (1, 2), heaps=1))
    both(cd.rule(one, name="subtraction:take=1,2"), cd.moves(1, 2))
    assert cd.moves(lambda v: v[0] == 1, heaps=1).star().game.own
    same = cd.rule(two)
    assert (same + same).game.symmetric
    assert ("mark" + cd.game("mark")).game.symmetric


def test_a_rule_is_tried_in_both_orders_if_it_is_called_symmetric() -> None:
    with pytest.raises(ValueError, match="the rule is not symmetric: from"):
        cd.rule(lambda p: [(p[0] - 1, p[1])] if p[0] else [], heaps=2, symmetric=True)


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        (lambda: cd.chromatic(3), r"chromatic: red must be levels such as \[1, 3, 4\], not 3"),
        (lambda: cd.rule(None), "rule: a function is wanted, not None"),
        (lambda: cd.rule("nim"), "rule: a function is wanted, not 'nim'"),
        (lambda: cd.moves(bool, heaps=-2), "one heap at least, not -2"),
        (lambda: cd.moves((1, 2), heaps=3), "these take from 2 heaps, not from 3"),
        (lambda: cd.check(None, "nim", to=5), "a function is wanted"),
        (lambda: cd.check(bool, None, to=5), "give a game and to=..., or a finite collection"),
        (lambda: cd.check(bool, [1], to=5), "give a game and to=..., or a finite collection"),
        (lambda: cd.table(None), "table: id is a text, not None"),
        (lambda: cd.table("evil-tau-chi").rows(1.5), "rows must be a whole number, not 1.5"),
        (lambda: cd.claim("thm-14"), "did you mean 'chromatic/thm-14'"),
        (lambda: cd.claim("chromatic/thm-14").verify(to="x"), "the bound is a whole number"),
        (lambda: cd.game("NIM"), "did you mean 'nim'"),
        (lambda: cd.moves((1, 2)).star(10**9), "from 1 to 1,000,000 times, not 1,000,000,000"),
        (lambda: cd.game("nim").options(10**9, 3), "more than 1,000,000 options"),
        (lambda: cd.rule(lambda p: [(p[0] + 1,)], loopy=True).at(5), "may reach more than"),
    ],
    ids=range(16),
)
def test_what_makes_no_sense_is_told_in_a_line(
    ask: Any, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chromdocs.solve.loopy.REACHED", 1000)  # half a million take a while
    with pytest.raises(ValueError, match=words) as caught:
        ask()
    assert len(str(caught.value).splitlines()) == 1


def test_numbers_of_numpy_are_numbers() -> None:
    assert cd.chromatic(beta=numpy.int64(3)).p_positions(9) == cd.chromatic(beta=3).p_positions(9)
    assert cd.game("nim").grundy(9)[numpy.int64(3), 5] == 6


def test_python_adds_up_games() -> None:
    assert sum([cd.game("mark"), cd.game("nim")]).name == "mark + nim"
