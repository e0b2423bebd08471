"""Every deck, by the key of its paper."""

from chromdocs.talks import blackwhite, chromatic, fractions, star, vile
from chromdocs.talks.deck import Deck

DECKS: dict[str, Deck] = {
    module.DECK.paper: module.DECK for module in (chromatic, blackwhite, vile, fractions, star)
}
