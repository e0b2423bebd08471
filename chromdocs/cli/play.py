"""Play in the terminal: against an opponent who errs or does not, or two people."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from chromdocs.cli import told
from chromdocs.cli.drawn import outcome_map, picture, wrapped
from chromdocs.cli.match import Match
from chromdocs.cli.opponent import choose, proposed
from chromdocs.cli.referee import Referee
from chromdocs.games.catalogue import position as read_position
from chromdocs.games.game import Game, Partizan, Position
from chromdocs.names import nearest
from chromdocs.numbers.digits import from_decimal
from chromdocs.words import shortened, typed

Ask = Callable[[], str]
Say = Callable[[str], object]

SHORT = "Type the heaps after your move, as {}; ? for a hint, help, or q to stop."
WORDS = ("hint", "why", "map", "moves", "undo", "redo", "again", "new", "help", "q")
FORBID = "Forbid which? e.g. {} or none"
LONGEST = 79  # signs of a complaint
HELP = """\
{:<7} leave these heaps, as an example
?       a hint: is there a winning move? Asked again: which
why     the reason; asked again: the answer to each move
map     who wins where, for one heap or two
moves   what was done, with the mistakes
undo    take back; redo: do it again
again   from the start; new: from another position, or from yours, as new 5,7
q       stop"""
ENDED = "Type again, new, undo, moves, why, or q to stop."


@dataclass(frozen=True)
class Terms:
    """What was agreed on before play."""

    game: Game  # that is played
    misere: bool = False  # whoever cannot move wins
    first: int = 0  # the player who begins: 0 is the reader
    people: int = 1  # how many play
    left: int = 0  # the player who is Left in a partizan game
    level: str = "perfect"  # how well the opponent plays
    hard: bool = False  # propose positions from which few moves win

    @property
    def names(self) -> tuple[str, str]:
        """Return what the players are called."""
        if self.people == 1:
            return ("you", "the opponent")
        if isinstance(self.game, Partizan):
            return ("Right", "Left") if self.left else ("Left", "Right")
        return ("player A", "player B")


def play(
    terms: Terms, start: Position | None, ask: Ask, say: Say, chance: Random | None = None
) -> list[int | None]:
    """Play from *start*, or a random position; return who won each game, None if nobody."""
    return _Talk(terms, start, ask, say, chance or Random()).talk()


class _Talk:
    """One reader at one terminal: what is typed, and what is answered."""

    def __init__(
        self, terms: Terms, start: Position | None, ask: Ask, say: Say, chance: Random
    ) -> None:
        self.terms = terms
        self.referee = Referee(terms.game, terms.misere, terms.left)
        self.players = told.Players(terms.names)
        self.chance = chance
        self.results: list[int | None] = []
        self.asked = {"?": -1, "why": -1}  # after how many steps a hint or the reason was asked for
        self._ask = ask
        self._say = say
        self.match = self._match(start)
        self.example = ",".join(["4", "2", *["1"] * terms.game.heaps][: terms.game.heaps])
        self.commands: dict[str, Callable[[], None]] = {
            **dict.fromkeys(("?", "h", "hint"), self._hint),
            "why": self._why,
            "undo": self._undo,
            "redo": self._redo,
            "moves": self._moves,
            "map": self._map,
            "again": lambda: self._restart(self.match.start),
            "new": lambda: self._restart(None),
            "help": lambda: self.say(HELP.format(self.example)),
        }

    def say(self, text: str) -> None:
        self._say(wrapped(text))

    def talk(self) -> list[int | None]:
        game = self.terms.game
        ends = f"Whoever cannot move {'wins' if self.terms.misere else 'loses'}."
        notes = told.notes(game, self.match, self.players)
        self.say(
            f"{game.name}: {game.rule}\n{' '.join([ends, *notes])}\n{SHORT.format(self.example)}"
        )
        self._warn()
        while True:
            self._until_asked()
            text = self._ask().strip()
            if text.lower() in ("q", "quit", "exit"):
                if not self.match.is_over:
                    self.say("Stopped.")
                return self.results
            self._obey(text)

    def _match(self, start: Position | None) -> Match:
        terms = self.terms
        self.proposed = start is None
        if start is None:
            start = proposed(self.referee, terms.first, self.chance, terms.hard)
        people = (0, 1)[: terms.people]
        made = Match(self.referee, self.referee.check(start), terms.first, people)
        self.fresh = True  # the moment has not been shown
        self.asked = dict.fromkeys(self.asked, -1)
        return made

    def _until_asked(self) -> None:
        """Let the opponent act until somebody is to be asked, and show where the game stands."""
        match = self.match
        begins = match.now.actor not in match.people and not any(match.steps())
        if begins and match.now.forbidden is not None:
            self.say(picture(self.terms.game, match.start))
        while not match.is_over and match.now.actor not in match.people:
            before = match.now
            match.go(choose(self.referee, before, self.terms.level, self.chance, match.seen))
            self.fresh = True
            if before.forbidden is not None:
                self.say(f"The opponent moves to {typed(match.now.position)}.")
        if self.fresh:
            self.fresh = False
            self._end() if match.is_over else self._show()

    def _show(self) -> None:
        now = self.match.now
        self.say(picture(self.terms.game, now.position))
        mover, actor = self.players.begin(now.mover), self.players.begin(now.actor)
        if now.forbidden:
            self.say(f"{mover} may not move to {told.places(now.forbidden)} now.")
        if self.terms.people > 1:
            self.say(f"{actor} {'forbids' if now.forbidden is None else 'moves'}.")
        if now.forbidden is None:
            self.say(FORBID.format(typed(self.referee.bannable(now)[-1])))

    def _end(self) -> None:
        match, do = self.match, self.players.do
        self.results.append(match.winner)
        self.say(picture(self.terms.game, match.now.position))
        if match.winner is None:
            self.say("Here for the third time: nobody wins, a draw.")
        else:
            stuck = f"{self.players.begin(match.now.mover)} cannot move"
            self.say(f"{stuck}: {do(match.winner, 'win')}.\n{told.decided(match, self.players)}")
        score = [f"{self.players.names[i]} {self.results.count(i)}" for i in (0, 1)]
        drawn = self.results.count(None)
        score += [f"drawn {drawn}"] * (drawn > 0)
        self.say(f"Score: {', '.join(score)}.\n{ENDED}")

    def _obey(self, text: str) -> None:
        word, _, rest = text.lower().partition(" ")
        try:
            if word == "new" and rest.strip():
                self._restart(_read(rest))
            elif command := self.commands.get(text.lower()):
                command()
            elif self.match.is_over:
                self.say(ENDED)
            elif re.fullmatch(r"[a-z]{2,20}", text.lower()) and text.lower() != "none":
                near = nearest(text.lower(), WORDS)
                usual = f"; type heaps as {self.example}, or help"
                raise ValueError(f"cannot read {text!r}{near if near[-1] == '?' else usual}")
            elif self.match.now.forbidden is None:
                self._forbid(text)
            else:
                self._move(self.terms.game.check(_read(text)))
        except ValueError as error:
            self.say(self._line(error))

    def _move(self, after: Position) -> None:
        now = self.match.now
        if after not in self.referee.moves(now):
            self.say(told.refused(self.referee, now, after))
            return
        self.match.move(after)
        self.fresh = True

    def _forbid(self, text: str) -> None:
        now, heaps = self.match.now, self.terms.game.heaps
        if not re.fullmatch(r"(?i)none|(?:\d+|and|[\s,;()])+", text):
            raise ValueError(f"cannot read {shortened(text, 20)!r}; type moves to forbid, or none")
        numbers = [from_decimal(n) for n in re.findall(r"\d+", text)]
        if len(numbers) % heaps:
            raise ValueError(f"a position has {heaps} heaps; type moves as 2,3 0,1, or none")
        chosen = [tuple(numbers[i : i + heaps]) for i in range(0, len(numbers), heaps)]
        options = self.referee.options(now)
        for option in chosen:
            if option not in options:
                raise ValueError(f"no move leads to {typed(option)} from {typed(now.position)}")
        if not self.referee.may_ban(now, chosen):
            wrong = [option for option in chosen if not self.referee.may_ban(now, [option])]
            together = "" if wrong else " together"
            raise ValueError(
                f"{told.places(wrong or chosen, 'and')} may not be forbidden{together}"
            )
        self.match.go(self.referee.banned(now, chosen))
        self.fresh = True

    def _hint(self) -> None:
        if not self._told_over():
            again = self._again("?")
            self.say(told.hint(self.referee, self.match.now, self.match.seen, again))

    def _why(self) -> None:
        now, again = self.match.now, self._again("why")
        if not again:
            self.say(told.reason(self.referee, now.position))
        if again or not self.referee.closed:
            lines = "\n".join(told.answers(self.referee, now))
            self.say(f"From {typed(now.position)}:\n{lines}" if lines else "No move is left.")

    def _again(self, what: str) -> bool:
        """Tell whether the same was asked for at this moment already, and note it."""
        at = len(list(self.match.steps()))
        before, self.asked[what] = self.asked[what], at
        return before == at

    def _undo(self) -> None:
        was_over = self.match.is_over
        if not self.match.undo():
            self.say("There is nothing to undo.")
            return
        if was_over:
            self.results.pop()
        self._went()

    def _redo(self) -> None:
        if not self.match.redo():
            self.say("There is nothing to redo.")
            return
        self._went()

    def _went(self) -> None:
        self.fresh = True
        self.asked = dict.fromkeys(self.asked, -1)

    def _moves(self) -> None:
        self.say("\n".join(told.record(self.match, self.players)) or "Nothing has been done yet.")

    def _map(self) -> None:
        self.say(outcome_map(self.referee, self.match.now.position, self.match.start))

    def _restart(self, start: Position | None) -> None:
        self.match = self._match(start)
        self._warn()

    def _warn(self) -> None:
        """Say so if a position was proposed that cannot be won, as none can."""
        if self.proposed and self.referee.worth(self.match.now, 0) < 1:
            self.say("No small position can be won by you; here is one that cannot.")

    def _told_over(self) -> bool:
        if self.match.is_over:
            self.say(ENDED)
        return self.match.is_over

    def _line(self, error: ValueError) -> str:
        text = str(error).removeprefix(f"{self.terms.game.name}: ")
        return shortened(text, LONGEST) + "." * (text[-1] not in "?.")


def _read(text: str) -> Position:
    """Read heaps with commas or blanks between them."""
    heaps = re.fullmatch(r"[\d,\s]+", text)
    return read_position(",".join(text.replace(",", " ").split()) if heaps else text)
