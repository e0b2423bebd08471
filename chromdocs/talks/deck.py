"""What a deck is: slides with a picture each, in no output format."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from chromdocs.claims.paper import Paper
from chromdocs.figures.figure import Figure
from chromdocs.figures.frame import narrow

_BOUND = re.compile(r" [+−=<>≤≥≠×·] | …|[(\[][^\s()]+[,;] [^\s()]+[)\]]")
WIDE = 1.9  # a picture at least so wide, to its height, stands below the points, not beside them


@dataclass(frozen=True)
class Slide:
    """One slide: a title, up to four short sentences, a figure by its id, notes for the speaker.

    Texts are plain, with τ, ⋆ and ⌊x⌋ rather than TeX; their numbers come from the library.
    ``claims`` are the statements of the ledger that the slide makes.
    """

    title: str  # in a few words
    points: tuple[str, ...]  # short sentences, up to four
    exhibit: str = ""  # the id of a figure
    parameters: Mapping[str, str] = field(default_factory=dict)  # of the figure
    claims: tuple[str, ...] = ()  # ids of those that it makes
    notes: str = ""  # for the speaker


@dataclass(frozen=True)
class Deck:
    """The slides on one paper; a title slide and one with the sources are added to them."""

    paper: Paper  # that it is about
    title: str  # of the talk
    subtitle: str  # below the title
    slides: tuple[Slide, ...]  # in their order

    @property
    def claims(self) -> tuple[str, ...]:
        """Return the statements that the slides make, each once, in the order of the talk.

        >>> slides = Slide("", (), claims=("b", "a")), Slide("", (), claims=("b", "c"))
        >>> Deck("star", "", "", slides).claims
        ('b', 'a', 'c')
        """
        return tuple(dict.fromkeys(id for slide in self.slides for id in slide.claims))


@dataclass(frozen=True)
class Source:
    """A statement that a talk makes, as its last slide lists it: what the ledger says of it."""

    id: str  # of the claim
    place: str  # its name in the paper, such as Theorem 14
    said: str  # what the ledger says of it
    status: str  # one word


@dataclass(frozen=True)
class Talk:
    """A deck with what it names looked up: its paper, its figures, the ledger's words.

    Every renderer shows the same words: those of the deck, and ``reference`` (of the paper),
    ``sources`` and ``credit`` (how to cite).
    """

    deck: Deck  # the slides
    figures: tuple[Figure | None, ...]  # one for each slide
    sources: tuple[Source, ...]  # in the order of the slides
    credit: str  # how to cite it

    @property
    def reference(self) -> str:
        """Return the reference of the paper."""
        return reference(self.deck.paper)

    @property
    def label(self) -> str:
        """Return what stands above the title: whose slides they are."""
        return f"Slides on {self.deck.paper.short}, by chromdocs"

    @property
    def closing(self) -> str:
        """Return the title of the last slide."""
        return "Sources"


def talk(
    deck: Deck,
    source: Callable[[str], Source],
    credit: str,
    figure: Callable[[Slide], Figure | None],
) -> Talk:
    """Return *deck* ready to be shown; *source* looks a statement up in the ledger.

    *figure* finds the figure of a slide, if it has one.
    """
    figures = tuple(map(figure, deck.slides))
    slides = tuple(
        replace(slide, title=bound(slide.title), points=tuple(map(bound, slide.points)))
        for slide in deck.slides
    )
    sources = tuple(map(source, deck.claims))
    return Talk(replace(deck, slides=slides), figures, sources, credit)


def bound(text: str) -> str:
    """Return *text* with the spaces kept together at which no line should break.

    >>> bound("From (3, 5), take k + 1: 1, 2, …").replace("\u00a0", "_")
    'From (3,_5), take k_+_1: 1, 2,_…'
    """
    return _BOUND.sub(lambda found: found[0].replace(" ", "\u00a0"), text)


def reference(paper: Paper) -> str:
    """Return a paper as a list of references has it.

    >>> from chromdocs.papers import PAPERS
    >>> reference(PAPERS["vile"])
    'Aviezri S. Fraenkel, The vile, dopey, evil and odious game players, Discrete Mathematics 312, \
42–46, 2012'
    """
    authors = " and ".join(f"{given} {family}".strip() for family, given in paper.authors)
    volume = f"{paper.container} {paper.volume}".strip()
    if paper.issued_in:
        volume = f"{paper.container}, {paper.issued_in} {paper.volume}".strip()
    parts = (authors, paper.title, volume, paper.pages, str(paper.year))
    return ", ".join(filter(None, parts))


def beside(figure: Figure) -> bool:
    """Tell whether a figure stands beside the points, with large words, or below, as it is.

    >>> from chromdocs.papers import EXHIBITS
    >>> beside(EXHIBITS["evil-plane"].make())
    True
    """
    return narrow(figure).aspect < WIDE
