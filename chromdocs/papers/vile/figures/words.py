"""How the figures speak of numbers by their digits, and of positions of MARK and its relatives."""

from chromdocs.games.game import Game, is_loopy
from chromdocs.numbers.base import in_base, trailing_zeros
from chromdocs.numbers.binary import spite
from chromdocs.solve.choose import solver
from chromdocs.solve.loopy import retrograde
from chromdocs.words import listed

COUNTED = ("no", "one", "two", "three", "four", "five", "six", "seven")
BASES = {2: "in binary"}


def some(number: int, word: str) -> str:
    """Return a small number of things in words.

    >>> some(0, "zero"), some(1, "zero"), some(2, "zero"), some(9, "zero")
    ('no zero', 'one zero', 'two zeros', '9 zeros')
    """
    counted = COUNTED[number] if number < len(COUNTED) else str(number)
    return f"{counted} {word}{'s' * (number > 1)}"


def kind(n: int, base: int = 2) -> str:
    """Return what the zeros at the end make of *n* in any base.

    >>> kind(6), kind(9, 3)
    ('dopey', 'vile')
    """
    return "dopey" if trailing_zeros(n, base) % 2 else "vile"


def by_ending(n: int, base: int = 2) -> str:
    """Say why *n* is vile or dopey.

    >>> by_ending(6)
    '6: 110 in binary, ends in one zero: dopey'
    >>> by_ending(9, 3)
    '9: 100 in base 3, ends in two zeros: vile'
    """
    where = BASES.get(base, f"in base {base}")
    ends = some(trailing_zeros(n, base), "zero")
    return f"{n}: {in_base(n, base)} {where}, ends in {ends}: {kind(n, base)}"


def by_ones(n: int) -> str:
    """Say why *n* is evil or odious.

    >>> by_ones(7)
    '7: 111 in binary, three ones: odious'
    """
    return f"{n}: {n:b} in binary, {some(n.bit_count(), 'one')}: {spite(n)}"


def by_moves(game: Game, n: int, misere: bool = False) -> str:
    """Say who wins from *n* and why, by search.

    >>> from chromdocs.games.mark import mark
    >>> by_moves(mark(), 6), by_moves(mark(), 7)
    ('6: P, moves to 3 and 5, both N', '7: N, the move to 6 wins')
    >>> by_moves(mark(), 0), by_moves(mark(), 0, misere=True)
    ('0: P, the end', '0: N, the end')
    """
    solve = solver(game, misere)
    outcome = solve.outcome((n,))
    options = sorted(option for (option,) in game.options((n,)))
    if not options:
        return f"{n}: {outcome}, the end"
    if outcome == "N":
        wins = min(option for option in options if solve.is_p((option,)))
        return f"{n}: N, the move to {wins} wins"
    if len(options) == 1:
        return f"{n}: {outcome}, the only move is to {options[0]}, which is N"
    every = "both" if len(options) == 2 else "all"
    return f"{n}: {outcome}, moves to {listed(options)}, {every} N"


def value(game: Game, n: int) -> str:
    """Return the Grundy value of *n*, in a loopy game its loopy value.

    >>> from chromdocs.games.upmark import upmark
    >>> value(upmark(), 4), value(upmark(end=0), 1)
    ('2', '∞(0)')
    """
    if is_loopy(game):
        return str(retrograde(game).gamma((n,))).replace("oo", "∞")
    closed = game.solution
    assert closed is not None
    assert closed.grundy is not None
    return str(closed.grundy((n,)))
