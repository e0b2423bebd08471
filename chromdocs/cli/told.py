"""What is told of a game in words: the players, hints, reasons, mistakes, the end."""

from collections.abc import Iterable, Iterator, Sequence

from chromdocs.cli.match import Match, Step
from chromdocs.cli.opponent import fresh
from chromdocs.cli.referee import Moment, Referee
from chromdocs.figures.tokens import is_red_and_green
from chromdocs.games.game import Game, Partizan, Position, Sum, fits, is_loopy
from chromdocs.numbers.digits import to_decimal
from chromdocs.solve.why import why
from chromdocs.words import shortened, typed

LISTED = 8  # moves that a hint names
INSTEAD = 3  # moves that are named as better than a mistake
ANSWERED = 12  # lines about moves and their answers
TRIED = 100  # moves that are answered


class Players:
    """The names of the two players, and sentences that begin with one.

    >>> Players(("you", "the opponent")).do(1, "win")
    'the opponent wins'
    """

    def __init__(self, names: tuple[str, str]) -> None:
        self.names = names

    def do(self, player: int, verb: str) -> str:
        """Say what a player does."""
        name = self.names[player]
        return f"{name} {verb}{'' if name == 'you' else 's'}"

    def begin(self, player: int) -> str:
        """Return the name as a sentence begins."""
        return capital(self.names[player])


def capital(text: str) -> str:
    """Return *text* with its first letter as a sentence has it.

    >>> capital("the opponent")
    'The opponent'
    """
    return text[:1].upper() + text[1:]


def places(positions: Sequence[Position], between: str = "or", most: int = LISTED) -> str:
    """List positions as people type them, the first few.

    >>> places([(1, 2), (0, 0)]), places([(5,), (4,), (3,)], most=2)
    ('1,2 or 0,0', '5 or 4 (or 1 other)')
    """
    named = f" {between} ".join(map(typed, positions[:most]))
    more = len(positions) - most
    return f"{named} ({between} {more} other{'s' * (more > 1)})" if more > 0 else named


def hint(referee: Referee, moment: Moment, seen: Sequence[Position], again: bool) -> str:
    """Tell whether the actor can win; asked *again*, by what."""
    worth = referee.worth(moment, moment.actor)
    if moment.forbidden is None:
        if worth < 0:
            return "Whatever you forbid, a move that wins is left."
        well = f"Forbid {_ban(referee.best_ban(moment))}."
        return well if again else "You win if you forbid well."
    if worth < 0:
        return "No move wins from here; make it long."
    best = fresh(referee.best(moment), seen)
    if worth == 0:
        draws = f"the move to {places(best)} keeps" if again else "you can keep"
        return f"No move wins; {draws} the draw."
    if again:
        return f"Move to {places(best)}."
    return "There is a winning move." if len(best) == 1 else "There are winning moves."


def reason(referee: Referee, position: Position) -> str:
    """Say why *position* is won or lost, in the words of the theory."""
    return str(why(referee.game, position, misere=referee.misere))


def answers(referee: Referee, moment: Moment) -> Iterator[str]:
    """Yield the moves of the mover, gathered by the answer that wins against them, a line each."""
    after = {move: referee.moved(moment, move) for move in sorted(referee.moves(moment))}
    moves = sorted(after, key=lambda move: -referee.worth(after[move], moment.mover))
    gathered: dict[str, list[Position]] = {}
    for move in moves[:TRIED]:
        worth = referee.worth(after[move], moment.mover)
        said = ("a draw", "wins")[worth] if worth >= 0 else _reply(referee, after[move])
        gathered.setdefault(said, []).append(move)
    shown = list(gathered.items())[: ANSWERED - 1]
    left = len(moves)
    for said, those in shown:
        named = those[:LISTED]
        left -= len(named)
        yield f"  {'  '.join(map(typed, named))}: {said}"
    if left:
        yield f"  and {left} move{'s' * (left > 1)} more"


def record(match: Match, players: Players) -> Iterator[str]:
    """Yield the list of moves, mistakes marked, a line each."""
    for step in match.steps():
        if step.before.forbidden is None:
            if not step.after.forbidden and not step.mistake:
                continue
            done = f"{players.do(step.by, 'forbid')} {_ban(step.after.forbidden or ())}"
        else:
            done = f"{players.do(step.by, 'move')} to {typed(step.after.position)}"
        missed = f". A mistake: {better(match.referee, step, players)}" if step.mistake else ""
        yield f"{step.number:>3}. {capital(done)}{missed}"


def better(referee: Referee, step: Step, players: Players) -> str:
    """Say what would have been better than a mistake."""
    kept = {1: "won", 0: "drawn"}[referee.worth(step.before, step.by)]
    if step.before.forbidden is None:
        instead = f"forbidding {_ban(referee.best_ban(step.before))}"
    else:
        instead = places(referee.best(step.before), most=INSTEAD)
    return f"here {players.names[step.by]} could have {kept}: {instead}"


def decided(match: Match, players: Players) -> str:
    """Tell where a game that is over was decided: the first and the last mistake of the loser."""
    if match.winner is None:
        return ""
    loser = 1 - match.winner
    mistakes = [step for step in match.steps() if step.mistake and step.by == loser]
    if not mistakes:
        always = f"from {typed(match.start)} {players.do(match.winner, 'win')} against anything"
        return f"{players.begin(loser)} made no mistake: {always}."
    named = {mistakes[0]: "first ", mistakes[-1]: "last "}
    if len(mistakes) == 1:
        named = {mistakes[0]: ""}
    return "\n".join(
        f"The {which}mistake was move {step.number}: {better(match.referee, step, players)}."
        for step, which in named.items()
    )


def refused(referee: Referee, moment: Moment, after: Position) -> str:
    """Say in a line why nobody may move there now."""
    here, game = moment.position, referee.game
    there = shortened(typed(map(to_decimal, after)), 30)
    if after in (moment.forbidden or ()):
        return f"{there} is forbidden now from {typed(here)}."
    if because := _because(game, here, after):
        return f"{there} is no move from {typed(here)}: {because}."
    return f"{there} cannot be reached in one move from {typed(here)}."


def notes(game: Game, match: Match, players: Players) -> Iterator[str]:
    """Yield what must be known of a game besides its rule, a sentence each."""
    if isinstance(game, Sum):
        heaps = zip(game.parts, game.places, strict=True)
        parts = (f"{'heap' if p.heaps == 1 else 'heaps'} {_span(at)}: {p.name}" for p, at in heaps)
        yield capital("; ".join(parts)) + "."
    if isinstance(game, Partizan):
        left = players.names[match.referee.left]
        if "you" in players.names:
            yield f"You are {'Left' if left == 'you' else 'Right'}."
    if any(part.colour for part in (game.parts if isinstance(game, Sum) else (game,))):
        yield "The last token of a row is on top."
    if is_loopy(game):
        yield "Play may go on for ever: then nobody wins."


def _span(place: slice) -> str:
    first, last = place.start + 1, place.stop
    return str(last) if last == first else f"{first} to {last}"


def _because(game: Game, here: Position, after: Position) -> str:
    if not fits(after, here) or after == here:
        return ""
    changed = [i for i, heap in enumerate(here) if after[i] != heap]
    if isinstance(game, Sum):
        parts = {next(k for k, at in enumerate(game.places) if i < at.stop) for i in changed}
        return "a move is in one of the games only" if len(parts) > 1 else ""
    tops = ((game.colour(i, here[i]) if game.colour else "") for i in range(len(here)) if here[i])
    if len(changed) > 1 and is_red_and_green(game) and "red" in tops:
        return "a red token is on top, so take from one stack only"
    return ""


def _reply(referee: Referee, moment: Moment) -> str:
    """Say how the mover wins."""
    if moment.forbidden is None:
        moment = referee.banned(moment, referee.best_ban(moment))
    best = referee.best(moment)
    return f"then {typed(best[0])} wins" if best else "then the game is over, and lost"


def _ban(options: Iterable[Position]) -> str:
    return " and ".join(map(typed, options)) or "nothing"
