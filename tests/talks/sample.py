"""A deck to test with: every kind of slide, and words that a page must not misread."""

from functools import cache

from chromdocs.papers import PAPERS, figure_of
from chromdocs.talks.deck import Deck, Slide, Source, Talk, talk

DECK = Deck(
    PAPERS["chromatic"],
    "Two colours, <one> game & its τ",
    "How the colours of tokens turn the evil numbers into a strategy",
    (
        Slide(
            "A game to begin with",
            (
                "Two stacks of tokens, red or green; the colour on top decides what you may take.",
                "Who cannot move loses: $5 & <b>no</b> tricks.",
            ),
            "evil-stacks",
            claims=("chromatic/thm-13",),
            notes='Say "hello" & <i>play</i> one round.',
        ),
        Slide(
            "The P-positions in the plane",
            (
                "Blue squares are the positions from which whoever moves loses, if both play well.",
                "They come in pairs ⌊x⌋, and lie near a line of slope τ, but not quite upon it.",
                "Every whole number is in exactly one of the pairs, as a theorem of Beatty says.",
                "Four points of ninety characters are the most that one slide may carry.",
            ),
            "evil-plane",
            claims=("chromatic/thm-14", "chromatic/lem-12"),
            notes="Notes.",
        ),
        Slide("The blocks", ("Four blocks, two shapes.", "They repeat."), "evil-blocks"),
        Slide(
            "A chart with a parameter",
            ("Only up to 24.", "Few points are large."),
            "evil-plane",
            {"to": "24"},
        ),
        Slide("A step", ("The chart starts with it.",), "evil-plane", {"to": "32"}),
        Slide("Words alone", ("One thing.", "Another thing.", "A third."), notes="Pause."),
        Slide(
            "Side by side",
            ("A picture as wide as the slide.", "It stands below."),
            "wythoff-panels",
        ),
    ),
)


def source(id: str) -> Source:
    return Source(id, id.split("/")[1], "holds · checked to n = 2,000 · 1,234 cases", "holds")


@cache
def ready() -> Talk:
    """Return the deck with its figures, made when first asked for."""
    credit = "The chromdocs contributors, chromdocs, version 0.1.0, 2026"
    return talk(DECK, source, credit, figure_of)
