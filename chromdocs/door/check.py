"""Check a statement of one's own: it holds as far as it was tried, or here is where it fails."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from chromdocs.arguments import guarded
from chromdocs.door.given import bound
from chromdocs.door.handle import Handle
from chromdocs.door.make import game
from chromdocs.games.game import Game


@dataclass(frozen=True)
class Checked:
    """What came of a check; as a condition it is true if the statement holds."""

    holds: bool  # as far as it was tried
    cases: int  # that were tried
    to: int | None  # the largest heap; None if a collection was tried
    counterexample: Any = None  # the smallest

    def __bool__(self) -> bool:
        return self.holds

    def __str__(self) -> str:
        reach = "" if self.to is None else f" to {self.to:,}"
        if self.holds:
            return f"holds{reach}, {self.cases:,} case{'s' * (self.cases != 1)}"
        return f"fails at {self.counterexample}"

    def __repr__(self) -> str:
        return f"<Checked: {self}>"


@guarded
def check(
    statement: Callable[[Any], Any], over: Any, to: int | None = None, *, exactly: bool = False
) -> Checked:
    """Try *statement* on every P-position of a game with heaps up to *to*, the smallest first.

    *over* is a game, or any collection of things to try it on. With *exactly*, the statement is to
    hold for the P-positions and for no other position. A finite check proves nothing beyond *to*.

    >>> import chromdocs as cd
    >>> h = cd.moves((1, 2), (2, 1), (3, 3))
    >>> check(lambda p: sum(p) != 18, h, to=500)
    <Checked: fails at (0, 18)>
    >>> check(lambda p: p[0] == p[1] or p[0] < 2 * p[1] and p[1] < 2 * p[0], "wythoff", to=500)
    <Checked: fails at (1, 2)>
    >>> check(lambda p: p[0] == p[1], "nim", to=20, exactly=True)
    <Checked: holds to 20, 231 cases>
    """
    if not callable(statement):
        raise ValueError("check: a function is wanted that tells whether the statement holds")
    if not isinstance(over, Handle | Game | str):
        if to is not None or exactly or not isinstance(over, Iterable):
            raise ValueError("check: give a game and to=..., or a finite collection alone")
        return _first_failure(over, lambda case: bool(statement(case)), None)
    if to is None:
        raise ValueError("check: say how far, such as to=100")
    to, chosen = bound(to), game(over) if not isinstance(over, Handle) else over
    found = chosen.p_positions(to)
    if not exactly:
        return _first_failure(sorted(found, key=_size), lambda case: bool(statement(case)), to)
    lost, every = {*found}, chosen.game.positions((to,) * chosen.heaps)
    return _first_failure(
        sorted(every, key=_size), lambda case: bool(statement(case)) == (case in lost), to
    )


def _size(position: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    return sum(position), position


def _first_failure(
    cases: Iterable[Any], is_right: Callable[[Any], bool], to: int | None
) -> Checked:
    number = 0
    for number, case in enumerate(cases, 1):
        if not is_right(case):
            return Checked(False, number, to, case)
    if not number:
        raise ValueError("check: there is no case to check; choose a larger bound")
    return Checked(True, number, to)
