"""A scan: questions that are asked of many games, and what is found, game by game.

A scan is data, and so is its outcome: a row for each game and question, with the pattern that was
found or none, and the range in which it was looked for. A pattern is certified where it is proved
for all numbers; else it was seen in this range.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass

from chromdocs.games.catalogue import game
from chromdocs.games.game import Game, Invariant
from chromdocs.scan.look import FINE, Found, Machine, Needs, automata, beatty, periodic, straight
from chromdocs.scan.questions import QUESTIONS, Asked, Solve
from chromdocs.solve.choose import fast

NONE = Found("none")


@dataclass(frozen=True)
class Outcome:
    """What one question about one game found."""

    game: str  # the GAME string
    question: str  # one of the questions
    found: str  # the pattern, or none
    certified: str  # yes if it is proved for all numbers; else no
    period: int  # its length; 0 if it has none
    preperiod: int  # how many terms come before it
    states: int  # of the automaton; 0 if it is none
    range: int  # the largest heap

    @property
    def hit(self) -> bool:
        """Tell whether a pattern was found."""
        return self.found != NONE.what


Proves = Callable[[str, str, Machine], bool | None]

COLUMNS = tuple(Outcome.__dataclass_fields__)


def from_moves(game: Game) -> Needs | None:
    """Return how many terms prove a period, if the game has finitely many moves.

    A column follows from as many before it as the largest number in a move.

    >>> from_moves(game("subtraction:take=1,4"))(10, 5)
    18
    >>> from_moves(game("wythoff")) is None
    True
    """
    moves = game.moves.finite if isinstance(game, Invariant) else ()
    window = max((move[-1] for move in moves), default=0)
    return (lambda start, length: start + length + window - 1) if window else None


@dataclass(frozen=True)
class Scan:
    """Questions, each with the largest heap that is looked at, asked of many games.

    An automaton can be proved or found false, or neither. A false one is right in the range and
    wrong beyond it: it is not reported.
    """

    name: str  # of its file
    title: str  # in words
    games: Sequence[str]  # GAME strings
    questions: Mapping[str, int]  # the largest heap for each
    bases: Callable[[str], Iterable[int]] = lambda text: ()  # of digits, for a GAME string
    needs: Callable[[Game], Needs | None] = from_moves  # how many terms prove a period
    proves: Proves = lambda text, question, machine: None  # whether an automaton is right for all

    def run(self, solve: Solve = fast) -> Iterator[Outcome]:
        """Yield an outcome for each game and question, in their order.

        >>> mine = Scan("mine", "a scan", ["subtraction:take=1,3,4"], {"normal": 40, "misère": 40})
        >>> [(each.question, each.period, each.certified) for each in mine.run()]
        [('normal', 7, 'yes'), ('misère', 7, 'yes')]
        """
        for text in self.games:
            for question in self.questions:
                yield self.ask(text, question, solve)

    def ask(self, text: str, question: str, solve: Solve = fast) -> Outcome:
        """Return what one question about one game finds."""
        to = self.questions[question]
        asked = QUESTIONS[question](game(text), to, solve)
        found = self._look(text, question, asked) if isinstance(asked, Asked) else asked
        what, period, preperiod, states, certified = astuple(found or NONE)
        said = "yes" if certified else "no"
        return Outcome(text, question, what, said, period, preperiod, states, to)

    def _look(self, text: str, question: str, asked: Asked) -> Found | None:
        if not asked.terms:
            return None
        if found := periodic(asked.terms, self.needs(game(text))):
            return found
        if asked.pairs:
            return beatty_pairs(asked.terms) or straight(asked.terms)
        for base in self.bases(text):
            for machine in automata(asked.terms, base):
                if (proved := self.proves(text, question, machine)) is not False:
                    return Found(str(machine), states=len(machine.out), certified=bool(proved))
        return None


def beatty_pairs(pairs: Sequence[tuple[int, int]]) -> Found | None:
    """Look for two Beatty sequences: the smaller heaps, and the larger ones.

    >>> beatty_pairs([(n * 987 // 610, n * 1597 // 610) for n in range(30)]).what
    'Beatty 1.62 and 2.62'
    """
    slopes = [beatty([pair[i] for pair in pairs]) for i in (0, 1)]
    if None in slopes:
        return None
    return Found("Beatty " + " and ".join(f"{(slope or 0) / FINE:.2f}" for slope in slopes))
