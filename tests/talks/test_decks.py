"""The decks: enough slides, known figures and statements, words that fit."""

import pytest

from chromdocs.claims.ledger import LEDGER
from chromdocs.claims.papers import PAPERS
from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.talks.catalogue import DECKS
from chromdocs.talks.deck import Deck, Slide, reference, talk

WRITTEN = [deck for deck in DECKS.values() if deck.slides]
SLIDES = [
    pytest.param(deck, slide, id=f"{deck.paper}-{number}")
    for deck in WRITTEN
    for number, slide in enumerate(deck.slides, start=2)
]


def test_every_paper_has_a_deck() -> None:
    assert {deck.paper for deck in WRITTEN} == set(DECKS) == set(PAPERS)


@pytest.mark.parametrize("deck", WRITTEN, ids=lambda deck: deck.paper)
def test_a_deck_is_a_talk(deck: Deck) -> None:
    assert 6 <= len(deck.slides) <= 10
    assert 0 < len(deck.title) <= 60
    assert 0 < len(deck.subtitle) <= 120
    assert not deck.subtitle.endswith(".")
    assert sum(bool(slide.exhibit) for slide in deck.slides) >= len(deck.slides) / 2
    assert any(slide.notes for slide in deck.slides)
    assert deck.claims
    titles = [slide.title for slide in deck.slides]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("deck", "slide"), SLIDES)
def test_a_slide_says_little_and_names_what_is_there(deck: Deck, slide: Slide) -> None:
    assert 0 < len(slide.title) <= 45
    assert 2 <= len(slide.points) <= 4
    assert max(map(len, slide.points)) <= 90
    assert "$" not in "".join((slide.title, *slide.points))
    assert not slide.exhibit or slide.exhibit in EXHIBITS
    assert not slide.parameters or slide.exhibit
    assert {id for id in slide.claims if id not in LEDGER} == set()
    assert len(slide.notes) <= 600


def test_an_unknown_figure_is_named() -> None:
    deck = Deck("star", "A", "B", (Slide("C", ("D",), "evil-plain"),))
    with pytest.raises(ValueError, match="unknown figure 'evil-plain'; did you mean 'evil-plane'"):
        talk(deck, lambda id: pytest.fail(id), "")


def test_a_bad_parameter_is_named() -> None:
    deck = Deck("star", "A", "B", (Slide("C", ("D",), "evil-plane", {"to": "many"}),))
    with pytest.raises(ValueError, match="evil-plane: to must be a whole number"):
        talk(deck, lambda id: pytest.fail(id), "")


@pytest.mark.parametrize("paper", PAPERS.values(), ids=lambda paper: paper.key)
def test_a_reference_has_authors_title_and_year(paper: object) -> None:
    words = reference(paper)
    for part in (paper.title, str(paper.year), paper.container, paper.volume, paper.pages):
        assert part in words
    assert all(f"{given} {family}" in words for family, given in paper.authors)
    assert ", ," not in words
    assert "  " not in words
