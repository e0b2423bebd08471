"""The scripts of Play: what they decide is what the library says, and they stay light."""

import gzip
import json
import subprocess
import sys
from pathlib import Path

import pytest
from bounds import bound

from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.game import Blocking, Partizan, is_loopy
from chromdocs.lab.board import board
from chromdocs.site import assets, scripts
from chromdocs.solve.loopy import Retrograde
from chromdocs.solve.moves import blocked, options
from chromdocs.solve.partizan import two_players
from chromdocs.solve.reference import reference

HERE = Path(__file__).parent
NODE = Path(sys.executable).with_name("node")
SUMS = ("mark + wythoff", "upmark:end=0 + nim:piles=1", "star(wythoff)")


def node(*arguments: str, given: str = "") -> str:
    done = subprocess.run(
        [NODE, *arguments], input=given, capture_output=True, text=True, timeout=120, cwd=HERE
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.parametrize("misere", [False, True])
def test_moves_and_verdicts_are_those_of_brute_force(misere: bool) -> None:
    names = [*dict.fromkeys(e for f in FAMILIES.values() for e in (f.name, *f.examples)), *SUMS]
    made = [catalogue.game(name) for name in names]
    tops = {1: 12, 2: bound(4, 8), 3: 3}
    boards = [
        board(game, (max(tops.get(game.heaps, 2), game.lowest),) * game.heaps, misere)
        for game in made
        if not (misere and isinstance(game, Blocking))
    ]
    answers = json.loads(node("play_verdicts.mjs", given=json.dumps(boards)))
    seen = set()
    for answer in answers:
        game = catalogue.game(answer["game"])
        at, left = tuple(answer["at"]), answer["side"] == 0
        seen.add((answer["game"], at, left))
        after = list(map(tuple, answer["options"]))
        assert after == options(game, at, left)
        assert set(map(tuple, answer["forbidden"])) == set(blocked(game, at))
        if isinstance(game, Partizan):
            won = two_players(game, misere).winning_moves(at, left)
        else:
            # of play that may go round: backwards from its ends, which is brute force too
            solver = Retrograde(game, misere) if is_loopy(game) else reference(game, misere)
            won = [option for option in after if solver.outcome(option) == "P"]
        best = answer["best"]
        assert (best["worth"] == 2) == bool(won)
        if won:
            assert sorted(map(tuple, best["moves"])) == sorted(won)
            assert tuple(answer["choice"]) in won
        ended = None if after else (0 if misere else 1)
        assert answer["winner"] == ended
    for one in boards:  # each was looked at, to its corner
        assert (one["game"], tuple(one["top"]), True) in seen


def test_play_is_light() -> None:
    made = scripts.light("".join(p.read_text("utf-8") for p in assets._SCRIPTS["play.js"]))
    assert len(gzip.compress(made)) < 40_000
