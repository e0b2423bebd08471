"""Verdicts, best moves and records of games, against brute force from the rules alone."""

from itertools import product
from random import Random

import pytest
from each import failing

from chromdocs.cli.match import Match
from chromdocs.cli.opponent import LEVELS, choose, proposed, reply, share
from chromdocs.cli.referee import Moment, Referee
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.catalogue import game as named
from chromdocs.games.game import Blocking, Game, Partizan, Position, is_loopy
from chromdocs.solve.loopy import Retrograde
from chromdocs.solve.partizan import TwoPlayers
from chromdocs.solve.reference import Reference
from chromdocs.solve.solver import Solver

COMPOSED = ["star(wythoff)", "mark + mark:k=3", "upmark:end=0 + upmark:end=0", "wythoff + mark"]
GAMES = [*(example for family in FAMILIES.values() for example in family.examples), *COMPOSED]
TOP = {1: 12, 2: 6, 3: 3}  # of the grid, by the number of heaps
EVIL = named("chromatic:red=evil")
MOUSE = named("constrained-mouse:k=3")
WHITE = named("partizan-blackwhite:beta=3,empty=ignored")


def brute(game: Game, misere: bool) -> Solver:
    if isinstance(game, Partizan):
        return TwoPlayers(game, misere)
    return (Retrograde if is_loopy(game) else Reference)(game, misere)


def grid(game: Game) -> list[Position]:
    heaps = range(game.lowest, TOP[game.heaps] + 1)
    found = []
    for position in product(heaps, repeat=game.heaps):
        try:
            found.append(game.check(position))
        except ValueError:  # a part of a sum has no such heap
            continue
    return found


def wanted(solver: Solver, position: Position, left: bool) -> tuple[int, list[Position]]:
    """Return by brute force what a position is worth, and the moves that win or keep a draw."""
    outcome = solver.outcome(position)
    if isinstance(solver, TwoPlayers):
        worth = 1 if outcome in ("N", "L" if left else "R") else -1
        return worth, solver.winning_moves(position, left)
    if isinstance(solver, Retrograde) and outcome == "D":
        return 0, solver.drawing_moves(position)
    return {"P": -1, "N": 1}[outcome], solver.winning_moves(position)


def kinds() -> dict[str, tuple[Game, bool]]:
    """Return every game in normal and in misère play, where that is defined."""
    return {
        f"{text} {misere}": (named(text), misere)
        for text in GAMES
        for misere in (False, True)
        if not (misere and isinstance(named(text), Blocking))
    }


def test_verdicts_moves_and_replies_are_those_of_brute_force() -> None:
    def check(kind: tuple[Game, bool]) -> None:
        game, misere = kind
        solver, referee = brute(game, misere), Referee(game, misere)
        for position, mover in product(grid(game), (0, 1)):
            worth, best = wanted(solver, position, mover == 0)
            moment = referee.moment(position, mover)
            assert referee.worth(moment, mover) == worth, position
            assert referee.worth(moment, 1 - mover) == -worth, position
            if moment.forbidden is None:  # forbidding is for the tests of blocking
                continue
            assert referee.best(moment) == best, position
            for after in referee.moves(moment):
                match = Match(referee, position, mover)
                match.move(after)
                assert next(match.steps()).mistake == (worth >= 0 and after not in best)
            if referee.moves(moment):
                assert reply(referee, moment) in (best or referee.moves(moment)), position

    assert failing(check, kinds()) == {}


def test_whoever_can_win_does() -> None:
    """The perfect opponent against one who moves anyhow, and against another perfect one."""

    def check(kind: tuple[Game, bool]) -> None:
        game, misere = kind
        referee, chance = Referee(game, misere), Random(1)
        for position in grid(game):
            for level in ("perfect", "random"):
                match = Match(referee, position, 1)
                worth = referee.worth(match.now, 1)
                if worth == 0 or (worth < 0 and level == "random"):
                    continue
                while not match.is_over:
                    assert len(match.seen) < 200, f"{position} leads nowhere"
                    plays = "perfect" if match.now.actor else level
                    match.go(choose(referee, match.now, plays, chance, match.seen))
                assert match.winner == (1 if worth > 0 else 0), position

    assert failing(check, kinds()) == {}


@pytest.mark.parametrize("text", [t for t in GAMES if isinstance(named(t), Blocking)])
def test_forbidding(text: str) -> None:
    """A position is lost exactly if some choice of moves to forbid leaves none that wins."""
    game = named(text)
    referee, solver = Referee(game), Reference(game)
    for position in grid(game):
        moment = referee.moment(position, 0)
        bans = [()] if moment.forbidden is not None else ban_sets(referee, moment)
        worths = {ban: referee.worth(referee.banned(moment, ban), 0) for ban in bans}
        for ban, worth in worths.items():
            left = [o for o in game.options(position) if o not in ban and solver.is_p(o)]
            assert worth == (1 if left else -1)
            assert referee.best(referee.banned(moment, ban)) == sorted(set(left))
        assert referee.worth(moment, 0) == min(worths.values())
        if moment.forbidden is None:
            assert worths[referee.best_ban(moment)] == min(worths.values())
            assert moment.actor == 1


def ban_sets(referee: Referee, moment: Moment) -> list[tuple[Position, ...]]:
    """Return every set of at most three options that may be forbidden."""
    options = sorted(referee.bannable(moment))
    sets = {tuple(sorted(set(some))) for n in range(4) for some in product(options, repeat=n)}
    return [some for some in sets if referee.may_ban(moment, some)]


def test_forbidding_badly_is_a_mistake() -> None:
    referee = Referee(MOUSE)
    match = Match(referee, (1, 2), 0)  # lost for player 0, if the move to 0, 0 is forbidden
    assert match.now.forbidden is None
    match.go(referee.banned(match.now, []))
    (step,) = match.steps()
    assert (step.by, step.mistake, step.number) == (1, True, 1)
    match.undo()
    match = Match(referee, (1, 2), 0)
    match.go(referee.banned(match.now, [(0, 0)]))
    assert not next(match.steps()).mistake


def test_back_and_forth() -> None:
    match = Match(Referee(EVIL), (5, 7), 0)
    assert not match.undo()
    assert not match.redo()
    for after in ((5, 6), (4, 6), (4, 5), (2, 5)):
        match.move(after)
    assert (match.undo(), match.now.position) == (True, (4, 6))
    assert (match.undo(), match.now.position) == (True, (5, 7))
    assert not match.undo()
    assert (match.redo(), match.now.position, match.seen) == (
        True,
        (4, 6),
        [(5, 7), (5, 6), (4, 6)],
    )
    match.move((0, 6))
    assert not match.redo()  # what was undone is forgotten
    assert [step.number for step in match.steps()] == [1, 2, 3]


def test_two_people_go_back_one_by_one() -> None:
    match = Match(Referee(EVIL), (5, 7), 0, (0, 1))
    match.move((5, 6))
    match.move((4, 6))
    assert (match.undo(), match.now.position) == (True, (5, 6))
    assert (match.redo(), match.now.position) == (True, (4, 6))


def test_forward_to_the_end_of_a_game() -> None:
    match = Match(Referee(EVIL), (1, 2), 0)
    match.move((0, 0))
    assert (match.is_over, match.winner) == (True, 0)
    assert match.undo()
    assert not match.is_over
    assert match.redo()
    assert match.is_over


def test_who_wins_in_misere_play() -> None:
    for misere in (False, True):
        match = Match(Referee(EVIL, misere), (1, 2), 0)
        match.move((0, 0))
        assert match.winner == (1 if misere else 0)


def test_a_draw_is_seen_at_the_third_time() -> None:
    match = Match(Referee(named("upmark:end=0 + upmark:end=0")), (1, 1), 0)
    for moves in range(4):
        assert not match.is_over, moves
        match.move((1, 1))
    assert (match.is_over, match.is_drawn, match.winner) == (True, True, None)


def test_nothing_is_a_draw_that_can_be_won() -> None:
    match = Match(Referee(named("upmark:end=0")), (1,), 0)
    for _ in range(9):
        match.move((1,))
    assert not match.is_over


def test_right_moves_as_right() -> None:
    referee = Referee(WHITE, left=1)
    assert isinstance(WHITE, Partizan)
    assert set(referee.moves(Moment((3, 4), 0))) == set(WHITE.right((3, 4)))
    assert set(referee.moves(Moment((3, 4), 1))) == set(WHITE.options((3, 4)))


def test_levels() -> None:
    referee = Referee(EVIL)
    moment = referee.moment((5, 7), 1)
    found = {
        level: {choose(referee, moment, level, Random(seed)).position for seed in range(60)}
        for level in LEVELS
    }
    assert found["perfect"] == {(5, 2)}
    assert (5, 2) in found["slips"]
    assert 3 < len(found["slips"]) <= len(found["random"]) == len(referee.moves(moment))
    right = [choose(referee, moment, "slips", Random(s)).position == (5, 2) for s in range(300)]
    assert 0.6 < sum(right) / 300 < 0.8  # two in three, and by chance a few more


def test_the_random_opponent_forbids_what_it_may() -> None:
    referee = Referee(MOUSE)
    moment = referee.moment((3, 5), 0)
    bans = {choose(referee, moment, "random", Random(s)).forbidden for s in range(60)}
    assert () in bans
    assert bans == {(), *((option,) for option in referee.bannable(moment))}


def test_the_opponent_takes_little_when_lost() -> None:
    for text, at, after in (
        ("chromatic:red=evil", (2, 5), (2, 4)),
        ("chromatic:red=evil", (5, 2), (5, 1)),
        ("chromatic:red=all,stacks=3", (1, 2, 3), (1, 2, 2)),
    ):
        referee = Referee(named(text))
        assert reply(referee, referee.moment(at, 1)) == after


def test_the_opponent_is_not_led_in_circles() -> None:
    """Of moves that win, the one to a position that was here less often comes first."""
    referee = Referee(named("nim:piles=3"))
    moment = referee.moment((1, 1, 1), 1)
    assert reply(referee, moment) == (0, 1, 1)
    assert reply(referee, moment, [(0, 1, 1)]) == (1, 0, 1)


def test_proposed_positions_can_be_won() -> None:
    def check(kind: tuple[Game, bool]) -> None:
        game, misere = kind
        for first in (0, 1):
            referee = Referee(game, misere, left=1)
            solver = brute(game, misere)
            if game.name.startswith("trivial"):  # which leaves nobody a choice
                with pytest.raises(ValueError, match="no position with heaps up to 14 leaves a"):
                    proposed(referee, first, Random(5))
                continue
            start = proposed(referee, first, Random(5))
            worth, _ = wanted(solver, start, left=first == 1)
            assert worth == (-1 if first else 1) or not won(referee, first), start

    def won(referee: Referee, first: int) -> bool:
        moments = (referee.moment(at, first) for at in grid(referee.game))
        return any(referee.worth(m, 0) == 1 and len(referee.moves(m)) > 1 for m in moments)

    assert failing(check, kinds()) == {}


def test_hard_positions_leave_few_chances() -> None:
    referee = Referee(EVIL)
    shares = [
        [share(referee, referee.moment(proposed(referee, 0, Random(s), hard), 0)) for s in range(9)]
        for hard in (False, True)
    ]
    assert max(shares[1]) < 0.06 < sum(shares[0]) / 9


def test_the_same_seed_proposes_the_same() -> None:
    referee = Referee(EVIL)
    found = [proposed(referee, 0, Random(seed)) for seed in (1, 1, 2, 3, 4)]
    assert found[0] == found[1]
    assert len(set(found)) > 2


def test_a_game_without_choice_is_refused() -> None:
    stuck = Game(name="stuck", rule="", heaps=1, options=lambda position: iter(()))
    with pytest.raises(ValueError, match="no position with heaps up to 40 leaves a choice"):
        proposed(Referee(stuck), 0, Random(1))


def test_the_share_where_nothing_can_be_answered_is_whole() -> None:
    """The other is to move and cannot, so that no reply of theirs leaves less."""
    for game in (EVIL, named("nim")):
        referee = Referee(game)
        assert share(referee, referee.moment((0, 0), 1)) == 1.0
        assert share(referee, referee.moment((0, 0), 0)) == 0.0
