"""Cards: of the size that others show, light, never blank, and one for each address."""

from io import BytesIO

import pytest
from known import world
from PIL import Image, ImageColor

from chromdocs.claims.badge import COLOURS
from chromdocs.figures.theme import SITE
from chromdocs.papers import LEDGER, TABLES
from chromdocs.site import cards
from chromdocs.site.cards import HEIGHT, WIDTH, Card, draw, fitted


@pytest.mark.parametrize(
    ("card", "badge"),
    [
        (
            Card("Chromatic nim, Theorem 14", "P-positions", "holds for all n", "holds for all"),
            "holds",
        ),
        (
            Card("⋆-operator, Conjecture 1", "W⋆ below F₂ₙ", "fails as printed", "refuted"),
            "refuted",
        ),
        (Card("Game", "Γₖ and β ≥ 5"), ""),
    ],
)
def test_a_card_is_large_and_light_and_has_its_colours(card: Card, badge: str) -> None:
    content = draw(card)
    image = Image.open(BytesIO(content))
    assert image.format == "PNG"
    assert image.size == (WIDTH, HEIGHT)
    assert len(content) < 20 * 1024
    many = {colour: count for count, colour in image.convert("RGB").getcolors()}
    ground, ink = (ImageColor.getrgb(SITE["light"][name]) for name in ("ground", "words"))
    assert many[ground] > 0.75 * WIDTH * HEIGHT
    assert many[ink] > 2000  # the title
    badges = {name: ImageColor.getrgb(COLOURS[f"badge-{name}"]) for name in ("holds", "refuted")}
    assert {name for name, colour in badges.items() if many.get(colour, 0) > 5000} == {badge} - {""}


def test_two_cards_differ() -> None:
    assert draw(Card("Game", "Nim")) != draw(Card("Game", "MARK"))


def test_every_title_fits_and_every_address_has_its_card() -> None:
    found = dict(cards.cards(world()))
    assert found.keys() == cards.addresses()
    assert len(found) > len(LEDGER) + len(TABLES)
    assert {fitted(card.title)[0] for card in found.values()} <= {*cards.SIZES}
    assert found["assets/cards/claims/chromatic/thm-14.png"].above == "Chromatic nim, Theorem 14"


def test_a_title_that_fits_nowhere_is_refused() -> None:
    with pytest.raises(ValueError, match="is too long; 4 lines hold about 100 letters"):
        fitted("far too long " * 20)
