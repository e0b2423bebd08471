"""The lab: a form, completions for it, and good starting points; the answers come from the page."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from chromdocs.claims.claim import Claim
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.levels import NAMED
from chromdocs.papers import LEDGER
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content
from chromdocs.site.page import Page, written
from chromdocs.site.world import World

ORDER = 7
SMALL = 200  # the bound that a check begins with, if the published one is larger

PRIMES = '''def red(level):
    """Prime levels are red."""
    return level > 1 and all(level % d for d in range(2, level))'''
RULE = '''def options(position):
    """Take one or two tokens from a heap, or one from each."""
    for i, heap in enumerate(position):
        for taken in (1, 2):
            if taken <= heap:
                yield (*position[:i], heap - taken, *position[i + 1:])
    if all(position):
        yield tuple(heap - 1 for heap in position)'''


@dataclass(frozen=True)
class Start:
    """A question to begin with: the fields of the form, a title, a sentence."""

    title: str
    about: str
    fields: dict[str, str]

    @property
    def query(self) -> str:
        """The part of an address that asks it."""
        return urlencode(self.fields)


STARTS = (
    Start(
        "Evil-chromatic nim",
        "The game of the home page: levels with an even number of ones in binary are red.",
        {"game": "chromatic:red=evil", "to": "60"},
    ),
    Start(
        "Prime levels are red",
        "No paper treats this one. A Python function says which levels are red.",
        {"code": PRIMES, "heaps": "2", "to": "60"},
    ),
    Start(
        "β = 5/2",
        "The floors of the multiples of 5/2 are red, and the P-positions repeat.",
        {"beta": "5/2", "to": "100"},
    ),
    Start(
        "The star of Wythoff nim",
        "Its moves are the P-positions of Wythoff nim. Nobody knows a formula.",
        {"game": "star(wythoff)", "to": "300"},
    ),
    Start(
        "Star it twice",
        "The star of the star of Wythoff nim: do you know these P-positions?",
        {"game": "wythoff", "to": "60", "view": "twice"},
    ),
    Start(
        "An ornament",
        "One of the games whose P-positions draw an ornament.",
        {"game": "star(ornament:p=3,q=5,t=2)", "to": "60"},
    ),
    Start(
        "The values of MARK",
        "Take one token, or halve the heap. What do the Grundy values look like?",
        {"game": "mark", "to": "200", "view": "values"},
    ),
    Start(
        "A sum",
        "MARK beside Wythoff nim: make a move in one of them.",
        {"game": "mark + wythoff", "to": "12", "view": "play", "at": "5,3,4"},
    ),
    Start(
        "Misère nim",
        "Three piles, and whoever takes the last token loses.",
        {"game": "nim:piles=3", "to": "12", "misere": "1"},
    ),
    Start(
        "Three heaps and a rule of your own",
        "Change the function, and every answer follows.",
        {"code": RULE, "heaps": "3", "symmetric": "1", "to": "12"},
    ),
    Start(
        "Three moves",
        "Take (1, 2), (2, 1) or (3, 3). Every row of Grundy values has a period, and it is proved.",
        {"moves": "(1,2),(2,1),(3,3)", "to": "60", "view": "values"},
    ),
    Start(
        "Play may go round",
        "UPMARK, where halves are rounded up, beside a pile of nim: some positions are draws.",
        {"game": "upmark:end=0 + nim:piles=1", "to": "20"},
    ),
    Start(
        "Check a statement",
        "A printed theorem that fails, and the corrected one that holds, to a bound of your own.",
        {"claim": "star/thm-5", "bound": "60"},
    ),
)


def pages() -> dict[str, Page]:
    """Return the one page."""
    about = "Any game, a bound, and the answer: outcomes, values, stars, files. Nothing to install."
    return {"lab.md": Page("Lab", about, _write, hide=("toc", "navigation"))}


def nav() -> dict[str, list[Any]]:
    """Return the page."""
    return {"lab/": ["lab.md"]}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield nothing: the scripts are assets."""
    yield from ()


def bound(claim: Claim) -> int | None:
    """Return how far a check goes at first; None if it is checked whole.

    >>> bound(LEDGER["chromatic/thm-14"])
    200
    """
    published = claim.printed.bound
    return published and min(published, SMALL)


def games() -> dict[str, str]:
    """Return GAME strings to choose from, with what they are called.

    >>> games()["star(wythoff)"]
    'the star of Wythoff nim'
    """
    found = {
        name: family.title + ("" if name == family.name else f", {name.partition(':')[2]}")
        for family in FAMILIES.values()
        for name in dict.fromkeys((family.name, *family.examples))
    }
    return found | {
        "star(wythoff)": "the star of Wythoff nim",
        "star(star(wythoff))": "starred twice",
        "star(mouse)": "the star of the Mouse game",
        "limit(permutation:images=2,3,1,then=repeat)": "the limit of its even stars",
        "mark + mark:k=3": "a sum of two games",
    }


def _write(blocks: Blocks) -> str:
    return written(
        "lab.md",
        blocks,
        games=games(),
        families=FAMILIES,
        levels=NAMED,
        claims=LEDGER,
        bound=bound,
        starts=STARTS,
        rule=RULE,
    )
