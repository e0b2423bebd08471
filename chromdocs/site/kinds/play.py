"""Play: a board for every family, alone too, and all of them as cards, by how hard they are."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from html import escape
from itertools import product
from typing import Any

from chromdocs.games import catalogue
from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position
from chromdocs.games.telling import named
from chromdocs.lab.board import board
from chromdocs.papers import PAPERS
from chromdocs.site import papermap, policy
from chromdocs.site.blocks import Blocks
from chromdocs.site.boards import box
from chromdocs.site.kept import Content
from chromdocs.site.kinds.figures import in_tabs
from chromdocs.site.kinds.games import by_paper, to_play
from chromdocs.site.page import Page, whole, written
from chromdocs.site.world import World
from chromdocs.solve.moves import options
from chromdocs.talks.snippets import of_board
from chromdocs.words import typed

ORDER = 8
FIRST = "chromatic"  # the family whose board opens the page for any game
OTHERS = (
    "star(wythoff)",
    "star(mouse)",
    "limit(permutation:images=2,3,1,then=repeat)",
    "mark + mark:k=3",
    "wythoff + mark",
    "upmark:end=0 + nim:piles=1",
)
ENOUGH = 1 / 4  # of all moves win, on average, in a game that is easy to play
SHORT = 130  # letters of a rule on a card
GRADES = ("Easy to begin with", "Few moves win", "Few moves win, and no formula helps")


def pages() -> dict[str, Page]:
    """Return a page for each family, with the board, and one for all of them."""
    about = "Play any game of the five papers from any position, and see why you won."
    return {f"play/{family.name}.md": _page(family) for family in catalogue.FAMILIES.values()} | {
        "play/index.md": Page("Play", about, _list, hide=("toc", "navigation"))
    }


def nav() -> dict[str, list[Any]]:
    """Return the boards, paper by paper."""
    papers = [
        {PAPERS[paper].topic: [f"play/{family.name}.md" for family in families]}
        for paper, families in by_paper().items()
    ]
    return {"play/": ["play/index.md", *papers]}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield the pages that hold a board alone, for slides and other pages."""
    for name in ("", *catalogue.FAMILIES):
        blocks = Blocks(world, f"embed/play/{name}/" if name else "embed/play/", made)
        title = f"Play {catalogue.FAMILIES[name].title}" if name else "Play any game"
        shown = {"title": title, "board": on_page(blocks, name)}
        page = whole("embed-play.html", blocks, policy.EMBED, **shown)
        yield f"{blocks.here}index.html", page.encode()


def on_page(blocks: Blocks, name: str = "") -> str:
    """Return the board of a family, or of any game, with all that a reader may set."""
    game, start = to_play(name or FIRST)
    form = escape(json.dumps(form_of(name, game), ensure_ascii=False))
    chapter = papermap.chapter_of(catalogue.FAMILIES[name or FIRST])
    more = f' data-full data-family="{form}"' + (f' data-chapter="{chapter}"' if chapter else "")
    return blocks.play(game.name, start, top=box(game, start), more=more)


def form_of(name: str, game: Game) -> dict[str, Any]:
    """Return what a reader may change about the game of a family, or about any game.

    >>> form = form_of("nim", catalogue.game("nim:piles=3"))
    >>> form["parameters"], form["given"]
    ([['piles', 'how many piles', '2']], {'piles': '3'})
    """
    families = catalogue.FAMILIES
    if not name:
        examples = [example for family in families.values() for example in family.examples]
        return {"name": "", "parameters": [], "given": {}, "examples": [*examples, *OTHERS]}
    family = families[name]
    parameters = [
        [key, one.meaning, "" if one.default is None else str(one.default)]
        for key, one in family.parameters.items()
    ]
    given = family.split(game.name.partition(":")[2])
    examples = list(dict.fromkeys((family.name, *family.examples, *family.made_of_it)))
    return {"name": name, "parameters": parameters, "given": given, "examples": examples}


@dataclass(frozen=True)
class Hardness:
    """How hard a game is, as far as the board of its page goes."""

    share: float  # of the moves that win, where the player to move can win, on average
    formula: bool  # a closed form is known

    @property
    def grade(self) -> int:
        """Return 1, 2 or 3: whether few moves win, and then whether no formula helps."""
        return 1 if self.share >= ENOUGH else 2 if self.formula else 3

    def __str__(self) -> str:
        """Say it in words.

        >>> print(Hardness(0.13, True), "-", Hardness(0.65, False), "-", Hardness(1, True))
        about 1 move in 8 wins, a formula is known - about 2 moves in 3 win, no formula is known \
here - nearly every move wins, a formula is known
        """
        wins = f"about 1 move in {round(1 / self.share)} wins"
        if self.share > 3 / 5:
            wins = "about 2 moves in 3 win" if self.share < 4 / 5 else "nearly every move wins"
        return f"{wins}, {'a formula is known' if self.formula else 'no formula is known here'}"


@cache
def won(name: str) -> dict[Position, tuple[int, int]]:
    """Return where a player of a family's game can win: how many moves do it, and how many not.

    In a partizan game the player is Left. What an opponent who does not err forbids is no move.
    """
    game, outcomes = _outcomes(name)
    found = {}
    for position, letter in outcomes.items():
        if letter in "NL":
            moves = options(game, position)
            good = sum(outcomes[after] in "PL" for after in moves)
            found[position] = good, len(moves) - good
    return found


def hardness(name: str) -> Hardness:
    """Return how hard the game of a family is.

    >>> print(hardness("mark"))
    about 1 move in 2 wins, a formula is known
    """
    shares = [good / (good + bad) for good, bad in won(name).values()]
    return Hardness(sum(shares) / len(shares), to_play(name)[0].solution is not None)


def to_try(name: str) -> dict[str, Position]:
    """Return positions to try: one to win, a hard one, and one that is lost, if there are such.

    >>> to_try("wythoff")
    {'you can win': (5, 7), 'a hard one': (11, 12), 'lost, unless your opponent errs': (6, 10)}
    """
    game, start = to_play(name)
    outcomes = _outcomes(name)[1]
    fair = {at: good / (good + bad) for at, (good, bad) in won(name).items() if good and bad}

    def is_long(at: Position) -> bool:
        """Tell whether no winning move ends the game at once."""
        moves = (move for move in options(game, at) if outcomes[move] in "PL")
        return all(options(game, move, left=False) for move in moves)

    large = [at for at in fair if 3 * sum(at) >= 2 * sum(start) and at != start]
    good = [*filter(is_long, large)] or large
    lost = [at for at, letter in outcomes.items() if letter in "PR" and options(game, at)]
    chosen = {}
    if good:
        chosen["you can win"] = max(good, key=lambda at: (fair[at], -sum(at)))
        chosen["a hard one"] = min(good, key=lambda at: (fair[at], -sum(at)))
    if lost:
        most = max(lost, key=lambda at: (len(options(game, at)), at[::-1]))
        chosen["lost, unless your opponent errs"] = most
    return chosen


def short(rule: str) -> str:
    """Return a rule in a line: what stands before a colon, or as much as fits.

    >>> short("Take any number of tokens from one pile. Never leave every pile white: a pile has "
    ... "the colour of its top token, black at the evil levels and white elsewhere.")
    'Take any number of tokens from one pile. Never leave every pile white.'
    """
    if len(rule) <= SHORT:
        return rule
    head, _, _ = rule.partition(":")
    if len(head) <= SHORT:
        return f"{head.rstrip('.')}."
    end = rule.rfind(". ", 0, SHORT) + 1 or rule.rfind(" ", 0, SHORT)
    return f"{rule[:end].rstrip(',;')}\N{NO-BREAK SPACE}…"


@cache
def _outcomes(name: str) -> tuple[Game, dict[Position, str]]:
    game, start = to_play(name)
    top = box(game, start)
    letters = board(game, start, top=top)["outcomes"]
    places = product(*(range(heap + 1) for heap in top))
    return game, dict(zip(places, letters, strict=True))


def _page(family: Family) -> Page:
    def write(blocks: Blocks) -> str:
        game, start = to_play(family.name)
        embed = f"embed/play/{family.name}/"
        title = f"Play {family.title}"
        return written(
            "play.md",
            blocks,
            family=family,
            game=game,
            start=start,
            board=on_page(blocks, family.name),
            positions=to_try(family.name),
            hardness=hardness(family.name),
            chapter=papermap.chapter_of(family),
            typed=typed,
            named=named,
            embed=embed,
            snippets=in_tabs(blocks.link(embed), of_board(title, f"{blocks.site}{embed}")),
        )

    rule = catalogue.game(family.name).rule
    about = f"Play {family.title} against an opponent who does not err. {rule}"
    return Page(f"Play {family.title}", about, write, hide=("toc", "navigation"))


def _list(blocks: Blocks) -> str:
    known = {name: hardness(name) for name in catalogue.FAMILIES}
    order = sorted(known, key=lambda name: (not known[name].formula, -known[name].share))
    grades = {
        words: [
            (catalogue.FAMILIES[name], to_play(name)[0], known[name])
            for name in order
            if known[name].grade == grade
        ]
        for grade, words in enumerate(GRADES, 1)
    }
    return written("plays.md", blocks, board=on_page(blocks), grades=grades, short=short)
