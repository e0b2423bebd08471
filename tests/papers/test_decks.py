"""The decks: enough slides, known figures and statements, words that fit."""

import pytest
from each import failing

from chromdocs.claims.paper import Paper
from chromdocs.papers import DECKS, EXHIBITS, LEDGER, PAPERS, figure_of
from chromdocs.talks.deck import Deck, Slide, reference, talk


def test_every_printed_paper_has_a_deck() -> None:
    printed = {key for key, paper in PAPERS.items() if paper.container}
    assert printed <= set(DECKS) <= set(PAPERS)
    assert {key: deck.paper for key, deck in DECKS.items()} == {key: PAPERS[key] for key in DECKS}


def check_deck(deck: Deck) -> None:
    assert 6 <= len(deck.slides) <= 10
    assert 0 < len(deck.title) <= 60
    assert 0 < len(deck.subtitle) <= 120
    assert not deck.subtitle.endswith(".")
    assert sum(bool(slide.exhibit) for slide in deck.slides) >= len(deck.slides) / 2
    assert any(slide.notes for slide in deck.slides)
    assert deck.claims
    titles = [slide.title for slide in deck.slides]
    assert len(set(titles)) == len(titles)


def test_a_deck_is_a_talk() -> None:
    assert failing(check_deck, DECKS) == {}


def check_slide(slide: Slide) -> None:
    assert 0 < len(slide.title) <= 45
    assert 2 <= len(slide.points) <= 4
    assert max(map(len, slide.points)) <= 90
    assert "$" not in "".join((slide.title, *slide.points))
    assert not slide.exhibit or slide.exhibit in EXHIBITS
    assert not slide.parameters or slide.exhibit
    assert {id for id in slide.claims if id not in LEDGER} == set()
    assert len(slide.notes) <= 600


def test_a_slide_says_little_and_names_what_is_there() -> None:
    slides = {
        f"{key}-{number}": slide
        for key, deck in DECKS.items()
        for number, slide in enumerate(deck.slides, start=2)
    }
    assert len(slides) >= 6 * len(DECKS)
    assert failing(check_slide, slides) == {}


@pytest.mark.parametrize(
    ("slide", "message"),
    [
        (
            Slide("C", ("D",), "evil-plain"),
            "unknown figure 'evil-plain'; did you mean 'evil-plane'",
        ),
        (
            Slide("C", ("D",), "evil-plane", {"to": "many"}),
            "evil-plane: to must be a whole number from 1 to 256, not many",
        ),
    ],
)
def test_what_a_slide_gets_wrong_is_named(slide: Slide, message: str) -> None:
    deck = Deck(PAPERS["star"], "A", "B", (slide,))
    with pytest.raises(ValueError, match=message):
        talk(deck, lambda id: pytest.fail(id), "", figure_of)


def check_reference(paper: Paper) -> None:
    words = reference(paper)
    for part in (paper.title, str(paper.year), paper.container, paper.volume, paper.pages):
        assert part in words
    assert all(f"{given} {family}".strip() in words for family, given in paper.authors)
    assert ", ," not in words
    assert "  " not in words
    assert words == words.strip()


def test_a_reference_has_authors_title_and_year() -> None:
    assert failing(check_reference, PAPERS) == {}
