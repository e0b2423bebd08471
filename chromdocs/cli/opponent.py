"""What the program does when it plays: its moves by level, and the positions it proposes."""

from collections.abc import Sequence
from random import Random

from chromdocs.cli.referee import Moment, Referee
from chromdocs.games.game import Position

LEVELS = ("perfect", "slips", "random")
SLIP = 3  # one time in so many, who slips now and then does anything
LARGEST = {1: 40, 2: 14, 3: 8}  # heaps of positions that are proposed, by how many there are
MANY = 4  # the same, of more heaps
HARDEST = 10  # one in so many of the positions is hard


def choose(
    referee: Referee, moment: Moment, level: str, chance: Random, seen: Sequence[Position] = ()
) -> Moment:
    """Return what the program makes of *moment*: it moves, or forbids."""
    anything = level == "random" or (level == "slips" and not chance.randrange(SLIP))
    if moment.forbidden is None:
        bans = [(), *((option,) for option in referee.bannable(moment))]
        return referee.banned(moment, chance.choice(bans) if anything else referee.best_ban(moment))
    moves = referee.moves(moment)
    return referee.moved(moment, chance.choice(moves) if anything else reply(referee, moment, seen))


def reply(referee: Referee, moment: Moment, seen: Sequence[Position] = ()) -> Position:
    """Return a move that wins, else one that draws, else one that takes as little as it can.

    >>> from chromdocs.games.chromatic import chromatic
    >>> referee = Referee(chromatic("evil"))
    >>> [reply(referee, referee.moment(at, 1)) for at in ((4, 5), (2, 5))]
    [(2, 5), (2, 4)]
    """
    if best := fresh(referee.best(moment), seen):
        return best[0]
    return max(referee.moves(moment), key=lambda after: (sum(after), after))


def fresh(moves: Sequence[Position], seen: Sequence[Position]) -> list[Position]:
    """Return *moves*, first those to positions that were on the board least often.

    So whoever can win a loopy game does: every winning move from a position that comes again and
    again is made in turn, also the one that brings the end nearer.
    """
    return sorted(moves, key=seen.count)


def proposed(referee: Referee, first: int, chance: Random, hard: bool = False) -> Position:
    """Return a random position from which player 0 can win; a *hard* one has few ways to."""
    game = referee.game
    top = (LARGEST.get(game.heaps, MANY),) * game.heaps
    moments = [referee.moment(position, first) for position in game.positions(top)]
    moments = [moment for moment in moments if len(referee.moves(moment)) > 1]
    if not moments:
        raise ValueError(f"{game.name}: no position with heaps up to {top[0]} leaves a choice")
    won = [moment for moment in moments if referee.worth(moment, 0) == 1] or moments
    chance.shuffle(won)
    good = filter(lambda moment: _is_worth_playing(referee, moment), won)
    if not hard:
        return next(good, won[0]).position
    ranked = sorted(good, key=lambda m: (share(referee, m), -sum(m.position))) or won
    return chance.choice(ranked[: max(1, len(ranked) // HARDEST)]).position


def share(referee: Referee, moment: Moment) -> float:
    """Return which share of player 0's moves wins, after the other's worst reply if it is theirs.

    >>> from chromdocs.games.chromatic import chromatic
    >>> referee = Referee(chromatic("evil"))
    >>> share(referee, referee.moment((1, 2), 0))
    0.2
    """
    after = [referee.moved(moment, move) for move in referee.moves(moment)]
    if moment.mover:
        return min((share(referee, m) for m in after), default=1.0)
    return sum(referee.worth(m, 0) == 1 for m in after) / max(1, len(after))


def _is_worth_playing(referee: Referee, moment: Moment) -> bool:
    """Tell whether the win neither comes by itself nor at once."""
    best = (referee.moved(moment, after) for after in referee.best(moment))
    return share(referee, moment) < 1 and not any(map(referee.is_over, best))
