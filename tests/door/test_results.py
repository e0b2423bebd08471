"""What a handle answers with: plain data that show themselves and become files."""

import json
import pickle
from pathlib import Path

import numpy
import pytest

import chromdocs as cd


def test_positions_are_a_list_with_a_short_repr(tmp_path: Path) -> None:
    few, many = cd.game("nim").p_positions(3), cd.game("nim").p_positions(400)
    assert repr(few) == "[(0, 0), (1, 1), (2, 2), (3, 3)]"
    assert repr(many).endswith("(399, 399), (400, 400)] (401 positions)")
    assert len(repr(many)) < 250
    assert len(many._repr_html_()) < 10_000
    assert few.to_csv().splitlines()[-1] == "3,3,3"
    assert json.loads(few.to_json())["rows"] == [[n, n, n] for n in range(4)]
    assert "| 3 | 3 | 3 |" in few.to_markdown()
    assert few.save(tmp_path / "p.csv").read_text("utf-8") == few.to_csv()
    assert "chromdocs table" not in few.to_csv() + few.to_latex() + few.to_json()
    with pytest.raises(ValueError, match="no P-position up to 0"):
        cd.game("nim:piles=1").misere().p_positions(0).to_latex()


def test_values_are_an_array() -> None:
    found = cd.game("wythoff").grundy(12)
    assert numpy.asarray(found).shape == found.shape == (13, 13)
    assert numpy.array_equal(numpy.array(found), found.tolist())
    assert found[1, 2] == 0
    assert list(found[1])[:3] == [1, 2, 0]
    assert type(found[1, 2]) is int
    assert found == numpy.array(found)
    assert found != cd.game("nim").grundy(12)
    assert str(found).splitlines()[1].split()[:4] == ["1", "2", "0", "4"]
    assert found._repr_html_().count("<tr>") == 13
    assert repr(found) == "<Grundy values of wythoff, 13 × 13>"


def test_values_become_files(tmp_path: Path) -> None:
    board = cd.game("wythoff").grundy(3)
    assert board.to_csv().splitlines()[-1] == "15,3,3,6"
    assert board.save(tmp_path / "w.tex").read_text("utf-8") == board.to_latex()
    assert json.loads(cd.game("upmark:end=0").grundy(3).to_json())["rows"][1][-1] == "oo(0)"


def test_values_of_one_and_of_three_heaps() -> None:
    mark = cd.game("mark")
    assert mark.grundy(6).tolist() == [0, 1, 0, 2, 1, 2, 0]
    assert mark.grundy(20).tolist() == [mark.value(n) for n in range(21)]
    nim = cd.game("nim:piles=3").grundy(3)
    assert nim[1, 2, 3] == 0
    assert numpy.asarray(nim).shape == (4, 4, 4)
    assert str(nim) == repr(nim)


def test_frames_need_pandas() -> None:
    try:
        import pandas  # noqa: F401
    except ModuleNotFoundError:
        for ask in (cd.game("nim").grundy(2).frame, cd.game("nim").p_positions(2).frame):
            with pytest.raises(ImportError, match="pandas"):
                ask()
    else:
        assert cd.game("nim").grundy(2).frame().shape == (3, 3)
        assert cd.game("nim").p_positions(2).frame().shape == (3, 2)


def test_a_handle_shows_itself_in_a_notebook() -> None:
    shown = cd.game("wythoff")._repr_html_()
    assert "<svg" in shown
    assert "wythoff" in shown
    assert len(shown) < 200_000
    assert "<svg" in cd.chromatic("evil", stacks=3)._repr_html_()
    assert "winning" in cd.game("wythoff").at(3, 4)._repr_html_()
    assert repr(cd.game("wythoff").at(1, 2)).startswith("<wythoff: (1, 2) is a P-position")


def test_what_is_shown_is_short_however_long_the_name() -> None:
    long = cd.chromatic(range(1, 40_000, 2))
    for shown in (long, long.at(3, 4), long.p_positions(3), long.grundy(3)):
        assert len(repr(shown)) < 300
        assert len(shown._repr_html_()) < 200_000
    assert len(str(long.at(3, 4))) < 500


@pytest.mark.parametrize("text", ["nim", "mark", "nim:piles=3", "partizan-blackwhite:beta=3"])
def test_every_kind_of_game_is_drawn(text: str) -> None:
    assert cd.game(text).plot().marks
    mine = cd.game(text).plot(title="Mine")
    assert mine.title == "Mine"
    assert "Mine" in [mark.text for mark in mine.marks if isinstance(mark, cd.Text)]
    long = cd.game(text).plot(title="A title that is much too long to stand above a picture")
    assert long.marks == mine.marks[:-1]


def test_the_slice_of_three_heaps_is_chosen_and_said() -> None:
    nim = cd.game("nim:piles=3")
    for others in ((2,), "2", [2]):
        assert "the other heap at 2" in nim.plot(6, others=others).x.title
    assert nim.plot(6, others=(2,)).data != nim.plot(6).data


def test_a_check_can_fail_and_says_where() -> None:
    assert cd.check(lambda p: p[0] <= p[1], "wythoff", to=50)
    failed = cd.check(lambda p: p[1] < 2 * p[0] or not p[0], "wythoff", to=50)
    assert not failed
    assert (failed.counterexample, failed.cases) == ((1, 2), 2)
    assert cd.check(lambda n: n * n % 4 < 2, range(100)).cases == 100
    assert not cd.check(lambda p: sum(p) == 0, "nim", to=5, exactly=True)
    with pytest.raises(ValueError, match="say how far"):
        cd.check(bool, "nim")
    with pytest.raises(ValueError, match="there is no case to check"):
        cd.check(bool, [])


def test_a_published_statement_shows_itself() -> None:
    claim = cd.claim("chromatic/thm-14")
    assert "chromatic/thm-14" in repr(claim)
    assert "holds" in claim._repr_html_()
    assert repr(claim.cite("ris")).startswith("TY  - ")
    with pytest.raises(ValueError, match="unknown claim"):
        cd.claim("chromatic/thm-15")


def test_positions_go_to_other_processes_as_a_list() -> None:
    found = pickle.loads(pickle.dumps(cd.game("nim").p_positions(3)))
    assert type(found) is list
    assert found == [(n, n) for n in range(4)]


def test_values_of_a_loopy_game_stay_numbers_in_an_array() -> None:
    found = numpy.asarray(cd.game("upmark:end=0").grundy(5))
    assert found.dtype == object
    assert (found == 0).any()


def test_a_place_that_is_not_on_the_board_is_told() -> None:
    board = cd.game("wythoff").grundy(20)
    with pytest.raises(IndexError, match="heaps go up to 20 here, not 100"):
        board[100, 1]
    with pytest.raises(IndexError, match="a position has 2 heaps, not 3"):
        board[3, 5, 7]
