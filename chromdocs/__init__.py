"""Take-away games, solved exactly: an executable companion to five papers.

    import chromdocs as cd

    g = cd.chromatic([1, 3, 7, 9, 13])       # a colouring: a list, a predicate, "evil", "beta=7/3"
    h = cd.moves((1, 2), (2, 1), (3, 3))     # a game from its moves
    r = cd.rule(options, heaps=3)            # any rule, a Python function
    w = cd.game("star(wythoff)")             # any game of the papers, by its name

    g.p_positions(60)                        # who loses to move
    g.at(20, 27)                             # who wins, the move, the reason
    h.grundy(200)                            # Grundy values of a whole board
    h.rows(5).period()                       # and their periods, proved
    h.star(), g + h, (g + h).misere()        # new games from old ones
    h.plot(60).save("mine.svg")              # a picture

    cd.check(lambda p: sum(p) != 18, h, to=500)   # a statement of your own
    cd.decide("forall n: evil(n) iff odious(2 * n + 1)")   # true for all n, or a counterexample
    cd.table("evil-tau-chi").rows(20)             # what the papers bring, by id
    cd.figure("ornament-wall", classes="2-4")
    cd.claim("chromatic/thm-14").verify(to=5000)
    cd.cite("star/conj-1-a")

`GAMES`, `TABLES`, `FIGURES`, `CLAIMS` and `PAPERS` list what there is. A figure of your own is a
`Figure` with `Points`, `Line`, `Cells`, ..., a table a `Table` with `Column`. Functions on numbers
stand in `numbers`, such as ``cd.numbers.binary.is_evil(6)``, and closed forms in `games`, such as
``cd.games.evil.evil_pair(10**18)``; looks for patterns in many games stand in `scan`. Nothing is
loaded before it is used.
"""

import sys

TYPE_CHECKING = False  # but for type checkers; the module typing takes a while to load

__version__ = "0.1.0"
__date__ = "2026-11-16"

if TYPE_CHECKING:  # what a type checker and an editor see; `_PLACES` says the same to Python
    import chromdocs.games as games
    import chromdocs.numbers as numbers
    import chromdocs.scan as scan
    from chromdocs.claims.claim import Case as Case
    from chromdocs.claims.claim import Section as Section
    from chromdocs.door.check import check as check
    from chromdocs.door.decide import decide as decide
    from chromdocs.door.handle import Handle as Handle
    from chromdocs.door.look import CLAIMS as CLAIMS
    from chromdocs.door.look import FIGURES as FIGURES
    from chromdocs.door.look import GAMES as GAMES
    from chromdocs.door.look import PAPERS as PAPERS
    from chromdocs.door.look import TABLES as TABLES
    from chromdocs.door.look import cite as cite
    from chromdocs.door.look import claim as claim
    from chromdocs.door.look import figure as figure
    from chromdocs.door.look import table as table
    from chromdocs.door.make import chromatic as chromatic
    from chromdocs.door.make import game as game
    from chromdocs.door.make import moves as moves
    from chromdocs.door.make import rule as rule
    from chromdocs.figures.figure import Arrow as Arrow
    from chromdocs.figures.figure import Axis as Axis
    from chromdocs.figures.figure import Box as Box
    from chromdocs.figures.figure import Cells as Cells
    from chromdocs.figures.figure import Cloud as Cloud
    from chromdocs.figures.figure import Figure as Figure
    from chromdocs.figures.figure import Line as Line
    from chromdocs.figures.figure import Points as Points
    from chromdocs.figures.figure import Text as Text
    from chromdocs.figures.show import show as show
    from chromdocs.numbers.periods import period as period
    from chromdocs.tables.table import Column as Column
    from chromdocs.tables.table import Table as Table

_PLACES = {  # a module, and the names that it gives to the front door
    "door.make": "game chromatic moves rule",
    "door.handle": "Handle",
    "door.check": "check",
    "door.decide": "decide",
    "door.look": "table figure claim cite GAMES TABLES FIGURES CLAIMS PAPERS",
    "numbers.periods": "period",
    "tables.table": "Table Column",
    "figures.figure": "Figure Axis Points Cells Cloud Line Box Text Arrow",
    "figures.show": "show",
    "claims.claim": "Section Case",
}
_PLACE = {name: place for place, names in _PLACES.items() for name in names.split()}

__all__ = ["games", "numbers", "scan", *_PLACE]

_PARTS = __all__[:3]  # whose functions look at their arguments first


def __getattr__(name: str) -> object:
    """Load what is asked for, and keep it here."""
    from importlib import import_module

    if name in _PARTS:
        from chromdocs.arguments import Front

        globals()[name] = found = Front(import_module(f"{__name__}.{name}"))
        return found
    if name not in _PLACE:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_PLACE[name]}"), name)
    globals()[name] = found
    return found


class _Door(type(sys)):  # type: ignore[misc]
    """A module in which a name that it gives away is never that of a part, as `decide` is too."""

    def __setattr__(self, name: str, value: object) -> None:
        if not (name in (*_PARTS, *_PLACE) and isinstance(value, type(sys))):
            super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Door


def __dir__() -> list[str]:
    return sorted([*__all__, "__doc__", "__version__"])
