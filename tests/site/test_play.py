"""Pages to play on: how hard a game is, positions to try, boards alone, buttons that set one up."""

import json
import re
from fractions import Fraction
from html import unescape
from typing import Any
from urllib.parse import quote

import pytest
from known import world

from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.site.blocks import Blocks
from chromdocs.site.boards import box
from chromdocs.site.kinds import play
from chromdocs.site.kinds.games import to_play
from chromdocs.solve.answer import answer
from chromdocs.solve.choose import solver
from chromdocs.solve.moves import options
from chromdocs.talks.snippets import of_board


def board_of(page: str) -> dict[str, Any]:
    """Return what the element of a board says."""
    (element,) = re.findall(r'<div class="board"[^>]*>', page)
    found = dict(re.findall(r'data-([a-z]+)="([^"]*)"', element))
    return {name: unescape(value) for name, value in found.items()} | {"full": "data-full" in page}


@pytest.mark.parametrize("name", ["chromatic", "mark", "constrained-mouse", "bichromatic"])
def test_how_hard_a_game_is(name: str) -> None:
    """Counted once more, with the moves that the solver says win."""
    game, start = to_play(name)
    top = box(game, start)
    solve, shares = solver(game), []
    for position in play.won(name):
        wins = {*solve.winning_moves(position)}
        moves = options(game, position)
        shares.append(Fraction(len([move for move in moves if move in wins]), len(moves)))
        assert shares[-1] > 0
        assert all(heap <= most for heap, most in zip(position, top, strict=True))
    assert play.hardness(name).share == pytest.approx(float(sum(shares) / len(shares)))
    assert play.hardness(name).formula == bool(game.solution)


def test_grades_go_from_easy_to_hard() -> None:
    grades = [play.hardness(name).grade for name in FAMILIES]
    assert {*grades} == {1, 2, 3}
    assert play.Hardness(0.3, False).grade < play.Hardness(0.2, True).grade
    assert play.Hardness(0.2, False).grade == 3


@pytest.mark.parametrize("name", FAMILIES)
def test_positions_to_try_are_won_or_lost_as_it_says(name: str) -> None:
    game, start = to_play(name)
    found = play.to_try(name)
    for words, position in found.items():
        outcome = answer(game, position, brute=True).outcome
        assert outcome in ("PR" if words.startswith("lost") else "NL")
        assert position != start
    if found:
        shares = {at: Fraction(wins, wins + loses) for at, (wins, loses) in play.won(name).items()}
        assert 0 < shares[found["a hard one"]] <= shares[found["you can win"]] < 1


def test_a_board_of_a_family_says_what_may_be_changed() -> None:
    blocks = Blocks(world(), "play/chromatic/", {})
    found = board_of(play.on_page(blocks, "chromatic"))
    assert found["full"]
    assert found["chapter"] == "learn/chromatic-nim/"
    family = json.loads(found["family"])
    assert family["given"] == {"red": "evil"}
    assert [key for key, _, _ in family["parameters"]] == [*FAMILIES["chromatic"].parameters]
    assert all(catalogue.game(example) for example in family["examples"])
    for script in ("board", "why"):
        assert found[script].removeprefix("../../") in blocks.files


@pytest.mark.parametrize("name", ["mouse", "wythoff", "permutation", "pair"])
def test_games_that_are_made_of_a_game_are_named_on_its_pages(name: str) -> None:
    made = FAMILIES[name].made_of_it
    assert {text.partition("(")[0] for text in made} == {"star", "limit"}
    assert [catalogue.game(text).name for text in made] == list(made)
    assert play.form_of(name, catalogue.game(name))["examples"][-len(made) :] == list(made)
    page = play.pages()[f"play/{name}.md"].write(Blocks(world(), f"play/{name}/", {}))
    asked = re.findall(r'<a href="\.\./\?game=([^"]*)"><code>([^<]*)</code>', page)
    assert asked == [(quote(text), text) for text in made]


def test_the_board_of_any_game_is_that_of_no_family() -> None:
    found = board_of(play.on_page(Blocks(world(), "play/", {})))
    family = json.loads(found["family"])
    assert (family["name"], family["parameters"]) == ("", [])
    assert {catalogue.game(name).name for name in play.OTHERS} <= {*family["examples"]}


def test_a_board_alone_has_a_page_for_every_family() -> None:
    made: dict[str, bytes] = {}
    pages = dict(play.files(world(), made))
    assert {*pages} == {"embed/play/index.html"} | {
        f"embed/play/{name}/index.html" for name in FAMILIES
    }
    page = pages["embed/play/wythoff/index.html"].decode()
    assert '<script src="../../../assets/play-embed.js" defer>' in page
    assert board_of(page)["board"].removeprefix("../../../") in made
    assert "../../assets/play-embed.css" in pages["embed/play/index.html"].decode()


def test_lines_to_copy_name_the_board() -> None:
    lines = {
        name: text for name, _, text in of_board("Play <nim>", "https://x.org/embed/play/nim/")
    }
    assert 'src="https://x.org/embed/play/nim/" title="Play &lt;nim&gt;"' in lines["Web page"]
    assert 'data-src="https://x.org/embed/play/nim/?title=0"' in lines["reveal.js"]


def test_a_button_sets_up_a_position() -> None:
    blocks = Blocks(world(), "learn/mark/", {})
    button = blocks.set_up("mark", (6,), misere=True)
    found = re.fullmatch(
        r'<button type="button" class="set-up" data-set-up="../../(.*?)" data-why="../../(.*?)" '
        r'aria-label="Set this up: \(6\)">Set this up</button>',
        button,
    )
    assert found
    assert {found[1], found[2]} == {*blocks.files}
    assert b'"misere":true' in blocks.files[found[1]]


def test_a_rule_fits_into_a_line() -> None:
    rules = [play.short(to_play(name)[0].rule) for name in FAMILIES]
    assert max(map(len, rules)) <= play.SHORT + 2
    assert all(rule.endswith((".", "…")) for rule in rules)
