"""What it means that a set solves a game, as a formula.

Let ``move`` say of two positions that one leads to the other, and ``p`` which positions are P.
``solves(p, move)`` says three things: every move makes the position smaller (no heap larger, and
not all the same), so that play ends; no move leads from P to P; and from every other position a
move leads to P. Then p is the set of P-positions, by induction. ``misere(p, move)`` is the same
where the one who can't move wins, and ``values(g, move)`` says that g(x) = v for the least v that
no move leads to.
"""

from collections.abc import Container, Mapping
from typing import Any

from chromdocs.decide.syntax import (
    Call,
    Compare,
    Formula,
    FormulaError,
    Joined,
    Not,
    Quantified,
    Variable,
)

SAYS = ("solves", "misere", "values")


Lets = Mapping[str, tuple[tuple[str, ...], Any]]


def expanded(call: Call, lets: Lets, text: str, bound: Container[str] = ()) -> Formula | None:
    """What solves, misere or values says, in the words of the language; None for other names.

    It is about names that are defined by let, not about variables that are *bound* where it stands.
    """
    if call.name not in SAYS:
        return None
    for term in call.of:
        if isinstance(term, Variable) and term.name in bound:
            why = f"{term.name} is a variable here; {call.name} takes names that are defined by let"
            raise FormulaError(why, text, term.at)
    return _and(*said_parts(call, lets, text).values())


def said_parts(call: Call, lets: Lets, text: str) -> dict[str, Formula]:
    """What solves, misere or values says, part by part, each under what is so where it fails."""
    names = [term.name for term in call.of if isinstance(term, Variable)]
    strange = [term for term in call.of if not (isinstance(term, Variable) and term.name in lets)]
    if len(call.of) != 2 or strange:
        why = f"{call.name} takes two names that are defined by let: {call.name}(p, move)"
        raise FormulaError(why, text, getattr((strange or [call])[0], "at", call.at))
    (first, _), (moves, _) = lets[names[0]], lets[names[1]]
    heaps = len(first) - (call.name == "values")
    if len(moves) != 2 * heaps or heaps < 1:
        why = f"{names[1]} has to be about {2 * heaps} numbers, the heaps before and after"
        raise FormulaError(why, text, call.at)
    before, after = moves[:heaps], moves[heaps:]
    move = _said(names[1], *before, *after)
    if call.name == "values":
        value = first[-1] if first[-1] not in moves else _unused("value", moves)
        other = _unused("another", (*moves, value))
        return {_NOT_SMALLER: _smaller(before, after, move)} | _mex(
            names[0], before, after, move, value, other
        )
    p, q = _said(names[0], *before), _said(names[0], *after)
    none: Formula = Quantified("forall", after, _implies(move, Not(q)))
    found = Quantified("exists", after, Joined("and", move, q))
    win = _implies(Not(p), found)
    if call.name == "misere":
        can = Quantified("exists", after, move)
        none = Joined("and", none, can)
        win = _implies(Not(p), Joined("or", Not(can), found))
    to_p = f"a move leads from {names[0]} to {names[0]}"
    if call.name == "misere":
        to_p += ", or there is no move"
    return {
        _NOT_SMALLER: _smaller(before, after, move),
        to_p: Quantified("forall", before, _implies(p, none)),
        f"it is not in {names[0]}, and no move leads to {names[0]}": Quantified(
            "forall", before, win
        ),
    }


_NOT_SMALLER = "a move does not make the position smaller"


def _smaller(before: tuple[str, ...], after: tuple[str, ...], move: Formula) -> Formula:
    pairs = [(_variable(old), _variable(new)) for old, new in zip(before, after, strict=True)]
    less = _and(*(Compare("<=", new, old) for old, new in pairs))
    differ = Not(_and(*(Compare("=", new, old) for old, new in pairs)))
    return Quantified("forall", (*before, *after), _implies(move, Joined("and", less, differ)))


def _mex(
    g: str, before: tuple[str, ...], after: tuple[str, ...], move: Formula, v: str, w: str
) -> dict[str, Formula]:
    """One value for each position; no option has it; every smaller value is that of an option."""
    has = _said(g, *before, v)
    one = Quantified("forall", before, Quantified("exists", (v,), has))
    same = _implies(_and(has, _said(g, *before, w)), Compare("=", _variable(v), _variable(w)))
    free = _implies(_and(has, move), Not(_said(g, *after, v)))
    smaller = Compare("<", _variable(w), _variable(v))
    reached = Quantified("exists", after, _and(move, _said(g, *after, w)))
    least = _implies(_and(has, smaller), reached)
    return {
        f"{g} gives it no value": one,
        f"{g} gives it two values": Quantified("forall", (*before, v, w), same),
        "a move leads to the same value": Quantified("forall", (*before, *after, v), free),
        "no move leads to a smaller value": Quantified("forall", (*before, v, w), least),
    }


def _unused(name: str, used: Container[str]) -> str:
    """The name, with primes behind it until no variable in use has it."""
    while name in used:
        name += "'"
    return name


def _variable(name: str) -> Variable:
    return Variable(name, 0)


def _said(name: str, *variables: str) -> Call:
    return Call(name, tuple(map(_variable, variables)), 0)


def _implies(left: Formula, right: Formula) -> Formula:
    return Joined("implies", left, right)


def _and(first: Formula, *others: Formula) -> Formula:
    for more in others:
        first = Joined("and", first, more)
    return first
