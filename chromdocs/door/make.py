"""Four ways to a game: by its name, from a colouring, from its moves, from any rule."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import combinations_with_replacement, product
from typing import Any

from chromdocs.arguments import guarded, shown
from chromdocs.door.given import element, some_game, whole
from chromdocs.door.handle import Handle
from chromdocs.games.catalogue import game as named
from chromdocs.games.checked import checked_options
from chromdocs.games.chromatic import chromatic as chromatic_nim
from chromdocs.games.game import Game, Loopy, Moves, Options, Position, invariant
from chromdocs.games.subtraction import subtraction
from chromdocs.games.vectors import vectors
from chromdocs.words import in_brackets

FEW = 4  # heaps up to which a rule is tried in both orders


@guarded
def game(name: Any) -> Handle:
    """Return the game that a GAME string names, such as ``"wythoff:k=2"`` or ``"star(wythoff)"``.

    `GAMES` lists the families with their parameters; ``"GAME + GAME"`` is a sum.

    >>> game("star(wythoff)").p_positions(4)
    [(0, 0), (0, 1), (0, 2), (0, 3), (0, 4), (1, 1), (3, 3), (3, 4), (4, 4)]
    """
    return Handle(some_game(name))


@guarded
def chromatic(red: Any = None, *, beta: Any = None, stacks: int = 2) -> Handle:
    """Return chromatic nim: level n of a stack is red if n belongs to *red*, else green.

    *red* is a list or an array of levels, a predicate, the name of a sequence such as "evil", or
    the parameters of a GAME string such as "beta=7/3". With *beta*, the floors of its multiples
    are red: a whole number, a fraction, or text such as "(3+sqrt(5))/2" or "pi".

    >>> chromatic([1, 3, 7, 9, 13]).p_positions(9)
    [(0, 0), (1, 1), (2, 3), (4, 7), (5, 9)]
    >>> chromatic(beta=3.5).name, chromatic("beta=7/3").name
    ('chromatic:beta=7/2', 'chromatic:beta=7/3')
    """
    red = element(red)
    if isinstance(red, str) and "=" in red:
        if beta is not None:
            raise ValueError(f"chromatic: give beta in {red!r} or as beta, not both")
        more = f",stacks={whole(stacks, 'the number of stacks')}" if stacks != 2 else ""
        return Handle(named(f"chromatic:{red}{more}"))
    return Handle(chromatic_nim(red, beta, whole(stacks, "the number of stacks")))


@guarded
def moves(*vectors_given: Any, heaps: int | None = None, name: str = "") -> Handle:
    """Return the invariant game with these moves, the same everywhere: tuples, or numbers to take.

    A function that tells of a tuple whether it is a move will do as well, on so many *heaps*, or 2.

    >>> moves((1, 2), (2, 1), (3, 3)).p_positions(3)[-2:]
    [(0, 3), (1, 1)]
    >>> moves(1, 3, 4).p_positions(9)
    [(0,), (2,), (7,), (9,)]
    >>> moves(lambda move: sum(move) in (1, 4)).options(1, 3)
    [(0, 0), (0, 3), (1, 2)]
    """
    given = tuple(map(element, vectors_given))
    if len(given) == 1 and callable(given[0]):
        return Handle(_by_test(given[0], _heaps(2 if heaps is None else heaps), name))
    if len(given) == 1 and not isinstance(given[0], tuple) and isinstance(given[0], Iterable):
        given = tuple(given[0])  # a list, or an array, of moves
    if given and not any(isinstance(move, Iterable) for move in given):
        made = subtraction([whole(taken, "what a move takes") for taken in given])
    else:
        made = vectors([_vector(move) for move in given])
    if heaps not in (None, made.heaps):
        raise ValueError(f"moves: these take from {made.heaps} heaps, not from {heaps}")
    return Handle(replace(made, name=name, title=name, own=True) if name else made)


@guarded
def rule(
    options: Callable[[Position], Iterable[Any]],
    heaps: int = 1,
    *,
    name: str = "",
    about: str = "",
    symmetric: bool = False,
    loopy: bool = False,
) -> Handle:
    """Return a game with any rule: *options* takes a position and gives those after a move.

    It is *symmetric* if the order of heaps does not matter, which makes it quicker to solve, and
    *loopy* if play may go on for ever. A rule that gives something else than positions is told so.

    >>> def halve(position):
    ...     (n,) = position
    ...     return [(n - 1,), (n // 2,)] if n else []
    >>> rule(halve).p_positions(10)
    [(0,), (2,), (6,), (8,), (10,)]
    """
    heaps = _heaps(heaps)
    if not callable(options):
        raise ValueError(f"rule: a function is wanted, not {shown(options)}")
    called = str(name) or _named(options)
    kind = Loopy if loopy else Game
    checked = checked_options(called, heaps, options, loopy=loopy)
    if symmetric:
        _refuse_order(called, heaps, checked)
    return Handle(
        kind(
            name=called,
            rule=about or _first_line(options) or f"A rule of your own, {called}.",
            heaps=heaps,
            options=checked,
            symmetric=symmetric,
            own=True,
        )
    )


def _by_test(test: Callable[[Position], bool], heaps: int, name: str) -> Game:
    called = str(name) or _named(test)

    def within(position: Position) -> Iterator[Position]:
        for move in product(*(range(heap, -1, -1) for heap in position)):
            if any(move) and test(move):
                yield move

    about = _first_line(test) or f"Take what {called} allows, from all heaps together."
    made = invariant(called, about, heaps, Moves(lambda m: any(m) and bool(test(m)), within))
    return replace(made, own=True)


def _heaps(given: Any) -> int:
    heaps = whole(given, "the number of heaps")
    if heaps < 1:
        raise ValueError(f"a game has one heap at least, not {heaps}")
    return heaps


def _refuse_order(name: str, heaps: int, options: Options) -> None:
    """Raise ValueError if the order of heaps matters in a small position after all."""
    for position in combinations_with_replacement(range(FEW), heaps):
        after = {tuple(sorted(option)) for option in options(position)}
        turned = position[::-1]
        if after != {tuple(sorted(option)) for option in options(turned)}:
            raise ValueError(
                f"{name}: the rule is not symmetric: from {in_brackets(position)} and "
                f"{in_brackets(turned)} it leads to positions that differ by more than their order"
            )


def _vector(move: Any) -> Position:
    if isinstance(move, str) or not isinstance(move, Iterable):
        raise ValueError(f"moves: a move is a tuple such as (1, 2), not {shown(move)}")
    return tuple(whole(part, "what a move takes from a heap") for part in move)


def _named(function: Callable[..., Any]) -> str:
    return getattr(function, "__name__", "").replace("<lambda>", "") or "your rule"


def _first_line(function: Callable[..., Any]) -> str:
    return (getattr(function, "__doc__", None) or "").strip().partition("\n")[0]
