"""What a reader of the lab gives: a game in one of five ways, how far to go, normal or misère play.

The fields of the form are the names in an address. They become lines of Python that anybody can
run, and the game that is asked about is the one that these lines make.
"""

import ast
import linecache
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from chromdocs.door.handle import Handle
from chromdocs.games.catalogue import FAMILIES, position
from chromdocs.games.game import Position
from chromdocs.lab.asked import READERS
from chromdocs.names import known
from chromdocs.numbers.digits import from_decimal
from chromdocs.trees import tree
from chromdocs.words import listed, shortened

WAYS = ("game", "red", "beta", "moves", "code")  # to give a game
SWITCHES = ("symmetric", "loopy", "misere")
VIEWS = ("map", "values", "star", "twice", "at", "play")  # what is asked of it
FIELDS = (*WAYS, *SWITCHES, "stacks", "heaps", "to", "view", "at", "others", "claim", "bound")
HEAPS = 12  # of a rule
LARGEST = 10**9  # heap; the solvers refuse long before
FUNCTIONS = {  # that a reader may write, by name, and what makes a game of them
    "options": 'cd.rule(options, {heaps}{symmetric}{loopy}, name="your rule")',
    "red": "cd.chromatic(red, {stacks})",
    "move": 'cd.moves(move, {heaps}, name="your moves")',
}
HEAD = "import chromdocs as cd"


@dataclass(frozen=True)
class Question:
    """A game, by the one of five ways that is not empty; and what is asked of it."""

    way: str  # one of WAYS
    given: str  # what was typed there
    heaps: int = 2  # or stacks
    symmetric: bool = False  # the order of heaps does not matter
    loopy: bool = False  # play may go round
    misere: bool = False  # whoever cannot move wins
    to: int = 0  # the largest heap
    view: str = "map"  # one of VIEWS
    at: Position | None = None  # a position of the game
    others: Position | None = None  # the heaps after the second, of a picture
    times: int = 0  # how often ⋆ is applied

    @property
    def handle(self) -> Handle:
        """The game to ask; the same object each time, as solvers remember it."""
        return _made(self._game, self.given if self.way == "code" else "")

    @property
    def _game(self) -> str:
        star = f".star({self.times if self.times > 1 else ''})" * bool(self.times)
        return f"{_MAKERS[self.way](self)}{star}{'.misere()' * self.misere}"

    def program(self, *asked: str) -> str:
        """Return lines of Python that make the game ``g``, and ask.

        >>> print(read({"moves": "1,3,4", "to": "20"}).program("print(g.p_positions(20))"))
        import chromdocs as cd
        <BLANKLINE>
        g = cd.moves(1, 3, 4)
        print(g.p_positions(20))
        """
        own = [self.given.rstrip(), ""] if self.way == "code" else []
        return "\n".join([HEAD, "", *own, f"g = {self._game}", *asked])


CALLED = {  # names that a book would use
    "chromatic nim": "chromatic",
    "evil-chromatic nim": "chromatic:red=evil",
    "evil chromatic nim": "chromatic:red=evil",
    "wythoff nim": "wythoff",
    "wythoff's game": "wythoff",
    "mouse game": "mouse",
    "mouse trap": "mousetrap",
    "star of wythoff nim": "star(wythoff)",
    "(wythoff nim)⋆": "star(wythoff)",
}


def called(text: str) -> str:
    """Return the GAME that people mean who write its name as a book does, or in large letters.

    >>> called("Evil-chromatic nim"), called("Wythoff"), called("the star of Wythoff nim")
    ('chromatic:red=evil', 'wythoff', 'star(wythoff)')
    """
    small = text.lower()
    titles = {family.title.lower(): name for name, family in FAMILIES.items()}
    names = CALLED | titles
    return names.get(small, names.get(small.removeprefix("the "), small))


def read(fields: Mapping[str, str]) -> Question:
    """Read the fields of the form, which are all text.

    >>> read({"red": "1,3,7", "to": "60"}).handle.p_positions(7)
    [(0, 0), (1, 1), (2, 3), (4, 7)]
    >>> read({"gaem": "nim"})
    Traceback (most recent call last):
    ValueError: unknown field 'gaem'; did you mean 'game'?
    """
    for name in fields:
        known(dict.fromkeys(FIELDS), name, "field")
    given = {name: text.strip() for name, text in fields.items() if text.strip()}
    ways = [way for way in WAYS if way in given]
    if len(ways) != 1:
        found = listed(ways) if ways else "none"
        raise ValueError(f"a game is given in one of these: {', '.join(WAYS)}; here in {found}")
    (way,) = ways
    view = given.get("view", "map")
    known(dict.fromkeys(VIEWS), view, "view")
    return Question(
        way=way,
        given=fields[way] if way == "code" else called(given[way]) if way == "game" else given[way],
        heaps=_whole(given, "stacks" if way in ("red", "beta") else "heaps", 2, 1, HEAPS),
        **{name: given.get(name, "0") not in ("0", "false", "no") for name in SWITCHES},
        to=_whole(given, "to", 40, 0, LARGEST),
        view=view,
        at=position(given["at"]) if "at" in given else None,
        others=position(given["others"]) if "others" in given else None,
        times={"star": 1, "twice": 2}.get(view, 0),
    )


def _whole(given: Mapping[str, str], name: str, usual: int, least: int, most: int) -> int:
    text = given.get(name, str(usual))
    number = from_decimal(text) if text.isdecimal() else -1
    if not least <= number <= most:
        wanted = f"{name} must be a whole number from {least} to {most:,}"
        raise ValueError(f"{wanted}, not {shortened(text)!r}")
    return number


@lru_cache(maxsize=8)
def _made(game: str, code: str) -> Handle:
    """Run the reader's *code*, if there is some, and the line that makes the *game*."""
    names: dict[str, Any] = {"__name__": "__main__"}
    exec(HEAD, names)
    if code:
        lines = code.splitlines(keepends=True)
        linecache.cache[READERS] = (len(code), None, lines, READERS)  # a traceback shows them
        exec(compile(code, READERS, "exec", dont_inherit=True), names)
    made: Handle = eval(game, names)
    return made


def _red(question: Question) -> str:
    levels = question.given
    numbers = [part.strip() for part in levels.split(",")]
    if all(part.isdecimal() for part in numbers):
        levels = f"[{', '.join(str(from_decimal(part)) for part in numbers)}]"
    else:
        levels = _quoted(levels)
    return _call("chromatic", levels, *_stacks(question))


def _beta(question: Question) -> str:
    return _call("chromatic", f"beta={_quoted(question.given)}", *_stacks(question))


def _moves(question: Question) -> str:
    """Return the call for moves as they are typed: ``(1,2),(2,1)`` or ``1,3,4``.

    >>> _moves(Question("moves", "(1,2), (2,1)"))
    'cd.moves((1, 2), (2, 1))'
    """
    try:
        found = ast.literal_eval(tree(f"[{question.given}]"))
        if not found or not all(_is_move(move) for move in found):
            raise ValueError("no moves")
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        raise ValueError(
            f"moves must be vectors such as (1,2),(2,1), or numbers such as 1,3,4, "
            f"not {shortened(question.given)!r}"
        ) from None
    return _call("moves", *map(repr, found))


def _is_move(move: object) -> bool:
    parts = move if isinstance(move, tuple) else (move,)
    return all(type(part) is int for part in parts)


def _code(question: Question) -> str:
    """Return the call for a function of the reader's; its name says what it is.

    >>> _code(Question("code", "def red(level):\\n    return level % 3 == 0", heaps=3))
    'cd.chromatic(red, stacks=3)'
    """
    names = _defined(ast.parse(question.given, READERS))
    found = [name for name in FUNCTIONS if name in names]
    if len(found) != 1:
        raise ValueError(
            "code: define options(position), a rule; or red(level), a colouring; or move(taken), "
            f"a set of moves: one of them, not {listed(found or sorted(names), 5)}"
        )
    heaps = f"={question.heaps}"
    return FUNCTIONS[found[0]].format(
        heaps=f"heaps{heaps}",
        stacks=f"stacks{heaps}",
        symmetric=", symmetric=True" * question.symmetric,
        loopy=", loopy=True" * question.loopy,
    )


def _defined(tree: ast.Module) -> set[str]:
    """Return the names that code defines: functions, and what is assigned."""
    assigned = [t for node in tree.body if isinstance(node, ast.Assign) for t in node.targets]
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)} | {
        target.id for target in assigned if isinstance(target, ast.Name)
    }


def _stacks(question: Question) -> tuple[str, ...]:
    return (f"stacks={question.heaps}",) if question.heaps != 2 else ()


def _call(function: str, *arguments: str) -> str:
    return f"cd.{function}({', '.join(arguments)})"


def _quoted(text: str) -> str:
    """Write *text* as Python does, in double quotes where these need no care.

    >>> print(_quoted("nim"), _quoted('say "nim"'))
    "nim" 'say "nim"'
    """
    plain = not {'"', "\\", "'"} & {*text} and text.isprintable()
    return f'"{text}"' if plain else repr(text)


_MAKERS: dict[str, Callable[[Question], str]] = {
    "game": lambda question: _call("game", _quoted(question.given)),
    "red": _red,
    "beta": _beta,
    "moves": _moves,
    "code": _code,
}
