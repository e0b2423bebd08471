"""Games: a page each, to learn, with first P-positions, values, a start to play."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

from chromdocs.claims.words import KINDS
from chromdocs.games import catalogue
from chromdocs.games.family import Family
from chromdocs.games.game import Blocking, Game, Partizan, Position, Sum, is_loopy
from chromdocs.games.telling import named
from chromdocs.papers import LEDGER, PAPERS
from chromdocs.site import papermap
from chromdocs.site.blocks import Blocks
from chromdocs.site.kept import Content
from chromdocs.site.page import Page, written
from chromdocs.site.world import World
from chromdocs.solve.answer import answer
from chromdocs.solve.choose import grundy_values, solver
from chromdocs.solve.moves import options

ORDER = 4
FIRST = 12  # P-positions that a page shows
TALLEST = {1: 14, 2: 8, 3: 5}  # heaps on a board, by their number
VALUES = {1: 31, 2: 9}  # the largest heap whose Grundy value a page shows
LISTED = {1: 20, 2: 20}  # the largest heap of the P-positions that the example asks for
PER_ROW = 16


def pages() -> dict[str, Page]:
    """Return a page for each family, and the list."""
    families = catalogue.FAMILIES.values()
    return {f"games/{family.name}.md": _page(family) for family in families} | {
        "games/index.md": Page(
            "Games",
            "Every game of the five papers: its rule, its first P-positions, a board to play on.",
            _list,
        )
    }


def nav() -> dict[str, list[Any]]:
    """Return the games, paper by paper."""
    papers = [
        {PAPERS[paper].topic: [f"games/{family.name}.md" for family in families]}
        for paper, families in by_paper().items()
    ]
    return {"games/": ["games/index.md", *papers]}


def files(world: World, made: dict[str, Content]) -> Iterator[tuple[str, bytes]]:
    """Yield nothing: the boards are made with the pages that show them."""
    yield from ()


@cache
def first_p_positions(name: str) -> tuple[bool, tuple[Position, ...]]:
    """Return the first P-positions, by the size of their largest heap.

    Many games end at many positions, which tell little: if so, P-positions with moves are
    returned, if there are any, and the first value tells of this.

    >>> first_p_positions("chromatic:red=evil")[1][:3]
    ((0, 0), (1, 3), (2, 5))
    """
    game = catalogue.game(name)
    for to in (4, 8, 16, 32, 64) if game.heaps < 3 else (3, 5):
        found = sorted(solver(game).p_positions(to), key=lambda p: (max(p), p))
        moving = [p for p in found if any(True for _ in game.options(p))]
        several = 0 < len(moving) < len(found) - 1
        shown = moving if several else found
        if len(shown) >= FIRST:
            break
    return several, tuple(shown[:FIRST])


@cache
def to_play(name: str) -> tuple[Game, Position]:
    """Return a game of a family and a position to start from, where the reader can win.

    The game as it stands if it can be, else one of the family's examples.

    >>> game, start = to_play("chromatic")
    >>> game.name, start
    ('chromatic:red=evil', (5, 8))
    """
    games = [catalogue.game(text) for text in (name, *catalogue.FAMILIES[name].examples)]
    for is_good in (_is_interesting, _is_long, can_win):
        for game in games:
            for start in _starts(game):
                if is_good(game, start):
                    return game, start
    return games[0], _starts(games[0])[0]


def _is_interesting(game: Game, start: Position) -> bool:
    """Tell whether some moves win, none of them at once, and others lose."""
    moves = set(answer(game, start).moves)
    return _is_long(game, start) and not moves >= set(options(game, start))


def _is_long(game: Game, start: Position) -> bool:
    """Tell whether the reader can win, but not at once."""
    moves = answer(game, start).moves
    return can_win(game, start) and all(options(game, move, left=False) for move in moves)


def can_win(game: Game, start: Position) -> bool:
    """Tell whether the reader, who begins, can win."""
    return answer(game, start).outcome in ("N", "L")


def huge(game: Game) -> str:
    """Return a huge position from which a move wins, for an example on the command line."""
    digits = ("31415926535897932384626433832795", "27182818284590452353602874713526")
    heaps = tuple(int(digits[i % 2]) + i for i in range(game.heaps))
    closed = game.solution
    while closed and closed.is_p(heaps):
        heaps = (heaps[0] + 1, *heaps[1:])
    return ",".join(map(str, heaps))


def code(game: Game, start: Position) -> str:
    """Return the lines of Python that list P-positions and ask about one position.

    >>> print(code(catalogue.game("mark"), (7,)))
    import chromdocs as cd
    <BLANKLINE>
    g = cd.game("mark")
    print(g.p_positions(20))
    print(g.at(7))
    """
    lines = (
        "import chromdocs as cd",
        "",
        f'g = cd.game("{game.name}")',
        f"print(g.p_positions({listed(game)}))",
        f"print(g.at({', '.join(map(str, start))}))",
    )
    return "\n".join(lines)


def listed(game: Game) -> int:
    """Return how far the example lists P-positions."""
    return LISTED.get(game.heaps, 6)


def _starts(game: Game) -> list[Position]:
    """Return positions that fit a board, those with different and tall heaps first."""
    top = TALLEST.get(game.heaps, 3)
    heaps = range(max(1, top - 4), top + 1)
    return sorted(
        filter(game.board, product(heaps, repeat=game.heaps)),
        key=lambda p: (-len(set(p)), -max(p), p),
    )


def values(game: Game) -> list[tuple[bool, str, list[str]]]:
    """Return Grundy values as rows with a heading; the first value marks a row of heap sizes."""
    if isinstance(game, Partizan | Blocking | Sum) or game.heaps > 2:
        return []
    to = VALUES[game.heaps]
    found = {position: str(value) for position, value in grundy_values(game, to)}
    heaps = range(game.lowest, to + 1)
    if game.heaps == 2:
        rows = [
            (False, str(x), [found.get(game.canonical((x, y)), "") for y in heaps]) for x in heaps
        ]
        return [(True, "", list(map(str, heaps))), *rows]
    name = "γ" if is_loopy(game) else "g"
    parts = [heaps[i : i + PER_ROW] for i in range(0, len(heaps), PER_ROW)]
    return [
        row
        for part in parts
        for row in (
            (True, "heap", list(map(str, part))),
            (False, name, [found[(heap,)] for heap in part]),
        )
    ]


def claims(family: Family, game: Game) -> tuple[list[str], list[str]]:
    """Return the ids of statements about a family: those in the ledger, and those not in it yet."""
    solutions = [solution for solution in (game.solution, game.misere) if solution]
    ids = dict.fromkeys([*(id for s in solutions for id in s.claims), *family.claims])
    return [id for id in ids if id in LEDGER], [id for id in ids if id not in LEDGER]


def place(id: str) -> str:
    """Return the name of a statement in its paper, as far as its id tells.

    >>> place("fractions/thm-3"), place("vile/mark-table")
    ('Theorem 3', '`vile/mark-table`')
    """
    prefix, _, number = id.split("/")[1].partition("-")
    named = prefix in KINDS and number[:1].isdigit()
    return f"{KINDS[prefix].capitalize()} {number}" if named else f"`{id}`"


def by_paper() -> dict[str, list[Family]]:
    """Return the families by the paper that describes them."""
    found: dict[str, list[Family]] = {}
    for family in catalogue.FAMILIES.values():
        found.setdefault(family.paper, []).append(family)
    return found


def _page(family: Family) -> Page:
    title = family.title[0].upper() + family.title[1:]
    alone = catalogue.game(family.name)

    def write(blocks: Blocks) -> str:
        game, start = to_play(family.name)
        return written(
            "game.md",
            blocks,
            **_shown(family),
            alone=alone,
            code=code(game, start),
            to=listed(game),
            huge=huge,
            values=values(game),
            place=place,
            chapter=papermap.chapter_of(family),
        )

    return Page(title, alone.rule, write)


def _list(blocks: Blocks) -> str:
    papers = {paper: map(_shown, families) for paper, families in by_paper().items()}
    return written("games.md", blocks, papers=papers)


def _shown(family: Family) -> dict[str, Any]:
    """Return what is told of a family, on its page and in the list."""
    game, start = to_play(family.name)
    several, first = first_p_positions(game.name)
    ids, pending = claims(family, game)
    return {
        "family": family,
        "game": game,
        "start": start,
        "several": several,
        "first": [f'<span class="position">{named(heaps)}</span>' for heaps in first],
        "is_cut": len(first) == FIRST,
        "ids": ids,
        "pending": pending,
    }
