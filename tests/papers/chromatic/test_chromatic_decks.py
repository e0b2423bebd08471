"""What the slides on chromatic and on black & white nim say in words, found by other roads."""

from chromdocs.games.catalogue import game
from chromdocs.papers import DECKS
from chromdocs.solve.reference import Reference


def words(paper: str) -> str:
    slides = DECKS[paper].slides
    return "\n".join(text for slide in slides for text in (*slide.points, slide.notes))


def test_red_levels_of_three_halves() -> None:
    red = [3 * n // 2 for n in range(1, 7)]
    assert f"red levels {', '.join(map(str, red))}, …" in words("chromatic")


def test_the_far_pair() -> None:
    q = 17509**17509
    assert bin(q).count("1") % 2 == 0
    assert q % 2 == 1
    assert "17509^17509 is evil and vile: its pair is (2q − 2, 2q)." in words("chromatic")


def test_two_printed_pairs_are_joined_by_a_move() -> None:
    printed = {(3 * (n + t), 3 * n + t) for n in range(1, 9) for t in (1, 2)}
    assert {(9, 7), (9, 5)} <= printed
    played = game("blackwhite:beta=3")
    assert (9, 5) in set(played.options((9, 7)))
    assert not any(map(Reference(played).is_p, printed))
    assert "from (9, 7) one can go to (9, 5)" in words("blackwhite")
    assert "For β = 3 not one printed pair is a P-position." in words("blackwhite")


def test_each_deck_shows_its_errata_and_ends_with_questions() -> None:
    for paper in ("chromatic", "blackwhite"):
        slides = DECKS[paper].slides
        assert slides[-2].exhibit.endswith("-errata")
        assert slides[-1].title.startswith("Open")
        assert all(slide.exhibit for slide in slides)
        assert max(len(point) for slide in slides for point in slide.points) <= 90
