"""Why one position is won or lost: by the closed form, by the parts of a sum, or by search."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import reduce
from html import escape
from itertools import islice

from chromdocs.games.game import Blocking, Game, Partizan, Position, Solution, Sum
from chromdocs.games.reason import Reason, Rows, folded
from chromdocs.games.telling import many, named
from chromdocs.games.why_nim import binary_columns
from chromdocs.solve.answer import FEW, Answer, answer, short_value
from chromdocs.solve.loopy import Gamma
from chromdocs.solve.moves import blocked
from chromdocs.solve.reference import reference
from chromdocs.solve.sums import Parts
from chromdocs.words import listed

SAID = {
    "P": "whoever moves loses against good play",
    "N": "whoever moves can win",
    "D": "nobody can force a win",
    "L": "Left wins, whoever starts",
    "R": "Right wins, whoever starts",
}
LISTED = 6  # moves that a sentence lists
TRIED = "Every move was tried, and every answer."


@dataclass(frozen=True, kw_only=True)
class Why(Reason):
    """A reason with the verdict that it is for, and the claims that it rests on.

    >>> from chromdocs.games.nim import nim
    >>> why(nim(), (2, 2)).said
    '(2, 2) is a P-position: whoever moves loses against good play.'
    """

    said: str  # the verdict in a sentence
    outcome: str  # P, N or another letter
    claims: tuple[str, ...] = ()  # ids of those that say so

    def __str__(self) -> str:
        """Return the verdict, the reason and the claims, for a terminal."""
        behind = f"\n\nSee {', '.join(self.claims)}." if self.claims else ""
        return f"{folded(self.said)}\n{super().__str__()}{behind}"

    def __repr__(self) -> str:
        return f"<Why: {self.said}>"

    def _repr_html_(self) -> str:
        behind = f"<p>See {', '.join(self.claims)}.</p>" if self.claims else ""
        return f"<p><strong>{escape(self.said)}</strong></p>{super()._repr_html_()}{behind}"


def why(game: Game, position: Position, *, misere: bool = False, brute: bool = False) -> Why:
    """Say why *position* is won or lost: by the theory, or where there is none, by search.

    >>> from chromdocs.games.mark import mark
    >>> why(mark(), (40,)).words[0]
    '40 = 101000 in base 2 ends in 3 zeros, an odd number: it is dopey.'
    """
    game.check(position)
    closed = None if brute else game.misere if misere else game.solution
    if closed:
        outcome = "P" if closed.is_p(position) else "N"
        reason = closed.why(position) if closed.why else _stated(closed, position)
        return _told(reason, position, outcome, misere, closed.claims)
    found = answer(game, position, misere=misere, brute=brute)
    picture: Rows | None = None
    if isinstance(game, Sum) and not misere and not brute:
        words, picture = _by_parts(game, position, found)
    elif isinstance(game, Partizan):
        words = (TRIED, *_two_players(game, position, found))
    elif isinstance(game, Blocking):
        words = (TRIED, *_forbidden(game, position))
    else:
        moves = _some(game.options(position))
        words = (TRIED, _tried(moves, found.moves, found.outcome, misere))
    reason = Reason(words, picture, found.moves[0] if found.moves else None)
    return _told(reason, position, found.outcome, misere)


def _told(
    reason: Reason, position: Position, outcome: str, misere: bool, claims: tuple[str, ...] = ()
) -> Why:
    kind = "a draw" if outcome == "D" else f"a{'n' * (outcome != 'P')} {outcome}-position"
    said = f"{named(position)} is {kind}{' in misère play' * misere}: {SAID[outcome]}."
    return Why(
        words=reason.words,
        picture=reason.picture,
        move=reason.move,
        said=said,
        outcome=outcome,
        claims=claims,
    )


def _stated(closed: Solution, position: Position) -> Reason:
    """Return what a closed form without reasons of its own says of all positions."""
    stated = f"{closed.reason[:1].upper()}{closed.reason[1:].rstrip('.')}."
    if closed.is_p(position):
        return Reason((stated,))
    move = closed.move(position)
    return Reason((stated, f"Move to {named(move)}, a P-position."), move=move)


def _by_parts(game: Sum, position: Position, found: Answer) -> tuple[tuple[str, ...], Rows | None]:
    """Explain by the values of the parts, in binary where they are numbers."""
    parts, at = Parts(game), game.split(position)
    values = parts.values(position)
    total = short_value(reduce(Gamma.__add__, values))
    shown = list(map(short_value, values))
    words = [f"The values of the parts are {listed(shown)}."]
    picture: Rows | None = None
    numbers = [value.number for value in values if value.number is not None]
    if len(numbers) == len(values):
        words.append(f"Their nim-sum is {' ⊕ '.join(shown)} = {total}.")
        called = (f"{part.called} {named(own)}" for part, own in zip(game.parts, at, strict=True))
        picture = binary_columns([*zip(called, numbers, strict=True)])
        picture = picture or binary_columns([(f"part {i}", n) for i, n in enumerate(numbers, 1)])
    else:
        words.append("A value oo is infinite, with moves to the numbers in brackets.")
        words.append(f"The sum has the value {total}.")
    if found.outcome == "P":
        words.append("Every move changes it, and an answer makes it 0 again.")
    elif found.outcome == "D":
        words.append("No move leads to the value 0, but play need not end.")
        words.append(f"To keep the draw, move to {named(found.moves[0])}.")
    else:
        move = found.moves[0]
        after = game.split(move)
        i = next(i for i, own in enumerate(at) if own != after[i])
        words.append(
            f"Move to {named(move)}: part {i + 1}, {game.parts[i].called}, then has the value "
            f"{short_value(parts.values(move)[i])}, and the sum the value 0."
        )
    return tuple(words), picture


def _tried(moves: list[Position], good: tuple[Position, ...], outcome: str, misere: bool) -> str:
    """Count the moves and name those that win, or keep the draw."""
    if not moves:
        return f"No move is left: whoever is to move {'wins' if misere else 'has lost'}."
    all_moves = f"more than {FEW:,}" if len(moves) > FEW else f"{len(moves):,}"
    if not good:
        if len(moves) == 1:
            return f"The only move is to {named(moves[0])}, and the answer to it wins."
        return f"None of the {all_moves} moves wins: each has an answer that does."
    one, more = ("keeps the draw", "keep the draw") if outcome == "D" else ("wins", "win")
    if len(moves) == 1:
        return f"The only move {one}: to {named(good[0])}."
    if len(good) == len(moves):
        return f"All {all_moves} moves {more}: to {_listed(good)}."
    verb = one if len(good) == 1 else more
    return f"{len(good):,} of the {all_moves} moves {verb}: to {_listed(good)}."


def _two_players(game: Partizan, position: Position, found: Answer) -> Iterator[str]:
    """Say of each player what a first move brings."""
    for who, options, good in (
        ("Left", game.options, found.moves),
        ("Right", game.right, found.right_moves or ()),
    ):
        said = _tried(_some(options(position)), good, found.outcome, found.misere)
        yield f"If {who} starts, {said[0].lower()}{said[1:]}"


def _forbidden(game: Blocking, position: Position) -> Iterator[str]:
    """Say which moves would win, and which of them can be forbidden."""
    solver = reference(game)
    moves = _some(game.options(position))
    winning = sorted(filter(solver.is_p, moves))
    if not winning:
        yield _tried(moves, (), "P", False)
        return
    yield f"Of the {many(len(moves), 'move')}, {_those(winning)} would win."
    against = blocked(game, position)
    if len(against) == len(winning):
        yield "The player who has just moved may forbid all of them."
    elif against:
        yield f"Not all of them may be forbidden together: {_those(against)} at most."
    else:
        yield "None of them may be forbidden."


def _those(moves: Collection[Position]) -> str:
    return f"{'that' if len(moves) == 1 else 'those'} to {_listed(moves)}"


def _some(options: Iterable[Position]) -> list[Position]:
    """Return the options, each once, and no more than can be tried."""
    return list(dict.fromkeys(islice(options, FEW + 1)))


def _listed(moves: Iterable[Position]) -> str:
    return listed(map(named, moves), LISTED)
