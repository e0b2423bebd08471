"""Play: every game from any position, with the mouse, the keyboard and a finger."""

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from axe import problems
from bounds import bound
from library import beside
from play import PHONE, at, choose, finished, heaps, opened, press, ready, say, winning
from playwright.sync_api import Page, Route, expect

from chromdocs.games import catalogue
from chromdocs.games.catalogue import FAMILIES
from chromdocs.games.game import Blocking, Partizan, Position, is_loopy
from chromdocs.site.kinds.games import to_play
from chromdocs.solve.loopy import Retrograde
from chromdocs.solve.moves import blocked, options
from chromdocs.solve.partizan import two_players
from chromdocs.solve.reference import reference

pytestmark = pytest.mark.browser

SOME = bound(["chromatic", "bichromatic", "mark", "permutation", "constrained-mouse"], [*FAMILIES])
GRID = """async (starts) => {
  const root = document.querySelector(".board");
  const tick = () => new Promise((done) => setTimeout(done));
  const form = root.querySelector("form");
  const start = form.querySelector(".short");
  const [hint, why] = ["Hint", "Why?"].map((name) =>
    [...root.querySelectorAll(".controls button")].find((button) => button.textContent === name));
  const seen = [];
  for (const [text, shown] of starts) {
    start.value = text;
    form.requestSubmit();
    const first = () => root.querySelector(".moves .start")?.textContent;
    const begun = () => `${first()},`.startsWith(`start: ${shown},`);
    const there = () => begun() && root.dataset.phase !== "wait";
    for (let i = 0; i < 2000 && !there(); i += 1) await tick();
    const { phase } = root.dataset;
    if (phase === "move") hint.click();
    const said = root.querySelector(".say").textContent;
    why.click();
    for (let i = 0; i < 2000 && root.querySelector(".reasons").hidden; i += 1) await tick();
    const verdict = root.querySelector(".why-said").textContent;
    const moves = [...root.querySelectorAll(".why-answers li")].map((item) =>
      [item.querySelector("b").textContent, item.className === "wins"]);
    seen.push({ shown, phase, said, verdict, moves });
  }
  return seen;
}"""


def shown(position: Position) -> str:
    return str(position[0]) if len(position) == 1 else f"({', '.join(map(str, position))})"


@pytest.mark.parametrize("name", FAMILIES)
def test_on_a_grid_the_page_says_what_brute_force_says(open_page: Any, name: str) -> None:
    game, start = to_play(name)
    page = opened(open_page, f"embed/play/{name}/")  # the same board, without what is around it
    top = {1: bound(9, 30), 2: bound(3, 6)}.get(game.heaps, bound(1, 2))
    grid = [
        p
        for p in product(range(top + 1), repeat=game.heaps)
        if min(p) >= game.lowest and p != start
    ]
    found = page.evaluate(GRID, [[",".join(map(str, p)), shown(p)] for p in grid])
    assert len(found) == len(grid) > 5
    for position, seen in zip(grid, found, strict=True):
        assert seen["shown"] == shown(position)
        after = options(game, position)
        if isinstance(game, Partizan):
            letter = two_players(game).outcome(position)
            good = set(two_players(game).winning_moves(position))
        else:
            solver = Retrograde(game) if is_loopy(game) else reference(game)
            letter = solver.outcome(position)
            good = {option for option in after if solver.outcome(option) == "P"}
        assert seen["phase"] == ("move" if after else "over"), seen
        assert f" {letter}-position" in seen["verdict"], seen
        assert sorted(seen["moves"]) == sorted([shown(o), o in good] for o in after), seen
        if after:
            assert ("There is a winning move" in seen["said"]) == bool(good), seen


def by_touch(page: Page, before: Position, after: Position, lines: bool) -> None:
    if lines:
        page.get_by_role("button", name=f"leave {after[0]}", exact=True).last.tap()
        return
    choose(page, before, after, "tap")
    take = page.locator(".board .desk .go")
    assert take.evaluate("b => b.getBoundingClientRect().bottom <= innerHeight")
    take.tap()


def focus(page: Page, inside: str) -> None:
    """Press Tab until the focus is in a place, as one without a mouse does; or back, from below."""
    for _ in range(60):
        if page.evaluate(f"Boolean(document.activeElement.closest({inside!r}))"):
            return
        below = page.evaluate("Boolean(document.activeElement.closest('.board'))")
        page.keyboard.press("Shift+Tab" if below else "Tab")
    raise AssertionError(f"no way to {inside} by the keyboard")


def by_keyboard(page: Page, before: Position, after: Position, lines: bool) -> None:
    if lines:
        wanted = page.get_by_role("button", name=f"leave {after[0]}", exact=True).last
        for _ in range(80):
            if wanted.evaluate("b => b === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        return
    focus(page, ".stacks")
    for i, (old, new) in enumerate(zip(before, after, strict=True)):
        if new == old:
            continue
        goal = f"{i},{new + 1}"
        for _ in range(60):
            stack, level = map(int, page.evaluate("document.activeElement.dataset.at").split(","))
            if f"{stack},{level}" == goal:
                break
            if stack != i:
                page.keyboard.press("ArrowRight" if stack < i else "ArrowLeft")
            else:
                page.keyboard.press("ArrowUp" if level < new + 1 else "ArrowDown")
        page.keyboard.press("Enter")
    page.keyboard.press("t")


def forbid(page: Page, position: Position, name: str, act: str) -> None:
    """Forbid as one does who does not err: winning moves of the opponent, as many as may be."""
    game, _ = to_play(name)
    assert isinstance(game, Blocking)
    for option in blocked(game, position):
        chip = page.locator(".board .chips button").get_by_text(shown(option), exact=True)
        if act == "tap":
            chip.tap()
        else:
            chip.focus()
            page.keyboard.press("Enter")
    go = page.locator(".board .desk .go")
    if act == "tap":
        go.tap()
    else:
        go.focus()
        page.keyboard.press("Enter")


@pytest.mark.parametrize("name", SOME)
def test_who_moves_well_wins_on_a_phone(open_page: Any, name: str) -> None:
    """Whole games, by touch and then by the keyboard alone."""
    game, start = to_play(name)
    page = opened(open_page, f"play/{name}/", viewport=PHONE, has_touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    lines = page.locator(".board .stacks").count() == 0
    page.locator(".board .views").scroll_into_view_if_needed()
    for act, play in (("tap", by_touch), ("keys", by_keyboard)):
        assert heaps(page) == start
        for _ in range(30):
            here = heaps(page)
            move = winning(game, here)
            play(page, here, move, lines)
            ready(page)
            if page.locator(".board").get_attribute("data-phase") == "forbid":
                forbid(page, move, name, act)
            if finished(page):
                break
        expect(say(page)).to_contain_text("you win!")
        assert page.locator(".board .moves .slip").count() == 0
        assert page.evaluate("document.getAnimations().length") == 0  # nothing moves if asked so
        press(page, "New game")


def test_the_main_button_is_always_in_view_on_a_phone(open_page: Any) -> None:
    page = opened(open_page, "play/chromatic/", viewport=PHONE, has_touch=True)
    for y in (100, 200, 300, 400):
        page.evaluate(f"scrollTo(0, {y})")
        box = page.locator(".board .desk .go").bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 720


def test_a_slip_is_marked_and_undone(open_page: Any) -> None:
    page = opened(open_page, "play/chromatic/?at=5,7")
    choose(page, (5, 7), (5, 6))
    press(page, "Take")
    slip = page.locator(".board .moves .slip:not(.undone)")
    expect(slip).to_contain_text("here you could have won: (5, 2)")
    press(page, "Undo")
    expect(slip).to_have_count(0)
    assert heaps(page) == (5, 7)
    press(page, "Redo")
    expect(slip).to_have_count(1)
    page.locator(".board .moves button").first.click()  # back to before this move
    assert heaps(page) == (5, 7)


def test_hints_come_in_two_steps(open_page: Any) -> None:
    page = opened(open_page, "play/wythoff/?at=4,8")
    press(page, "Hint")
    expect(say(page)).to_contain_text("There is a winning move")
    press(page, "Hint")
    expect(say(page)).to_contain_text("Leave (4, 7)")
    page = opened(open_page, "play/wythoff/?at=4,7")
    press(page, "Hint")
    expect(say(page)).to_contain_text("No move wins from here")


def test_the_green_rule_is_explained_where_it_bites(open_page: Any) -> None:
    page = opened(open_page, "play/chromatic/?at=5,8")
    page.locator("[data-at='1,8']").click()
    expect(say(page)).to_contain_text("You would leave (5, 7)")
    page.locator("[data-at='0,4']").click()
    expect(say(page)).to_contain_text("You would leave (3, 8)")
    expect(say(page)).to_contain_text(
        "Stack 2 stays as it was: stack 1 shows a red token on top, and then a move takes from one "
        "stack only"
    )


def test_what_is_no_move_is_said(open_page: Any) -> None:
    page = opened(open_page, "play/permutation/")
    page.locator(f"[data-at='0,{heaps(page)[0]}']").click()
    expect(say(page)).to_contain_text("is no move")
    expect(page.locator(".board .desk .go")).to_be_disabled()


def test_a_link_brings_back_the_game(open_page: Any) -> None:
    page = opened(open_page, "play/chromatic/?at=5,7&level=random&first=opponent")
    here = heaps(page)
    assert sum(here) < 12
    page.locator("summary", has_text="Share").click()
    link = page.get_by_label("Link to this position").input_value()
    assert "level=random" in link
    assert "moves=" in link
    other = opened(open_page, link.partition("/play/")[2].join(["play/", ""]))
    assert heaps(other) == here
    expect(other.locator(".board .moves li")).to_have_count(2)
    embed = link.replace("/play/", "/embed/play/")
    expect(page.locator("[data-shown='Web page']")).to_contain_text(
        f'src="{embed.replace("&", "&amp;")}"'
    )
    assert page.get_by_role("link", name="open it").get_attribute("href") == embed


def test_a_wrong_address_is_told(open_page: Any) -> None:
    page = opened(open_page, "play/nim/?at=3,4&moves=3,3;5,5")
    expect(page.locator(".board .wrong")).to_contain_text("no move leads to (5, 5)")
    expect(page.locator(".board .moves li").nth(1)).to_contain_text("you: (3, 3)")
    page = opened(open_page, "play/nim/?at=3,4&moves=hello")
    expect(page.locator(".board .wrong")).to_contain_text("cannot be read")
    page = opened(open_page, "play/nim/?at=five")
    expect(page.locator(".board .wrong")).to_contain_text("write heap sizes as 5,7")


def test_two_people_play_and_the_score_is_kept(open_page: Any) -> None:
    page = opened(open_page, "play/nim/?at=1,1&people=2")
    expect(say(page)).to_contain_text("The first player is to move")
    for before, after in (((1, 1), (0, 1)), ((0, 1), (0, 0))):
        choose(page, before, after)
        press(page, "Take")
    expect(say(page)).to_contain_text("The first player cannot move: the second player wins.")
    expect(page.locator(".board .score")).to_contain_text("the second player 1")


def test_misere_and_the_opponent_begins(open_page: Any) -> None:
    page = opened(open_page, "play/mark/?at=13&first=opponent")
    expect(say(page)).to_contain_text("The opponent left")
    assert at(page) == (6,)
    page.locator("summary", has_text="Set up").click()
    page.get_by_label("First").select_option("0")
    ready(page)
    assert at(page) == (13,)


def test_wythoff_nim_in_misere_play_takes_five_steps_from_the_home_page(open_page: Any) -> None:
    """What is chosen while Python loads counts, and the rule is never that of the other play."""
    page = open_page("", reduced_motion="reduce", fresh=True)
    page.locator(".md-tabs").get_by_role("link", name="Play", exact=True).click()
    page.locator(".game-card").get_by_role("link", name="Wythoff nim").click()
    page.locator("summary", has_text="Set up").click()
    start = page.get_by_label("Start", exact=True)
    start.fill("5,8")
    start.press("Enter")
    expect(page.locator(".board .moves .start")).to_have_text("start: (5, 8)")
    held: list[Route] = []
    page.route("**/worker.js", lambda route: held.append(route))  # Python is on its way
    play = page.locator(".board").get_by_role("combobox", name="Play", exact=True)
    with page.expect_request("**/worker.js"):
        play.select_option("1")
    computing = page.locator(".board .computing")
    expect(computing).to_have_text("It is being computed …")
    expect(play).to_have_value("1")
    rule = page.locator("[data-rule]")
    expect(rule).to_contain_text("Whoever cannot move wins.")
    expect(say(page)).to_be_empty()
    page.get_by_role("combobox", name="First", exact=True).select_option("1")
    start.fill("3,4")  # not asked for yet
    expect(play).to_have_value("1")
    expect(computing).not_to_be_empty()
    assert held
    for route in held:
        route.continue_()
    expect(page.locator(".board .moves .start")).to_have_text("start: (5, 8)", timeout=60_000)
    expect(page.locator(".board .moves li").nth(1)).to_contain_text("the opponent:")
    expect(computing).to_be_empty()
    expect(rule).to_contain_text("Whoever cannot move wins.")
    expect(play).to_have_value("1")
    expect(start).to_have_value("3,4")
    assert "misere=1" in page.url
    expect(page.locator("article")).to_contain_text("How hard normal play is: about 1 move in")


def test_what_is_asked_for_last_is_played(open_page: Any) -> None:
    """A choice is taken back while Python loads: nothing that was asked for before comes of it."""
    held: list[Route] = []
    page = open_page("play/wythoff/", reduced_motion="reduce", fresh=True)
    page.route("**/worker.js", lambda route: held.append(route))
    ready(page)
    page.locator("summary", has_text="Set up").click()
    play = page.locator(".board").get_by_role("combobox", name="Play", exact=True)
    play.select_option("1")
    expect(page.locator(".board .computing")).not_to_be_empty()
    play.select_option("")
    expect(say(page)).to_contain_text("Whoever cannot move loses.")
    expect(page.locator(".board .computing")).to_be_empty()
    expect(page.locator("[data-rule]")).to_contain_text("Whoever cannot move loses.")
    play.select_option("1")
    page.locator(".board .engine").get_by_role("button", name="Stop").click()
    expect(page.locator(".board .wrong")).to_have_text("Stopped.")
    expect(play).to_have_value("")
    expect(page.locator("[data-rule]")).to_contain_text("Whoever cannot move loses.")


def test_after_a_lost_game_why_explains_where_it_was_lost(open_page: Any) -> None:
    page = opened(open_page, "play/nim/?at=2,3&moves=2,0;0,0")
    expect(say(page)).to_contain_text("At (2, 3): here you could have won: (2, 2)")
    press(page, "Why?")
    reasons = page.locator(".board .reasons")
    expect(reasons).to_contain_text("(2, 3)")
    expect(reasons).to_contain_text("1 of 5 moves wins")
    page = opened(open_page, "play/nim/?at=1,1&moves=0,1;0,0")  # there was nothing to win
    press(page, "Why?")
    expect(page.locator(".board .reasons")).to_contain_text("There is no move.")


def test_the_reader_forbids(open_page: Any) -> None:
    page = opened(open_page, "play/constrained-mouse/?at=5,8")
    expect(page.locator(".board .chips s")).to_have_text(["(1, 2)"])
    choose(page, (5, 8), (3, 5))
    press(page, "Take")
    expect(say(page)).to_contain_text("Now you may forbid one of the moves shown")
    chips = page.locator(".board .chips button")
    chips.get_by_text("(2, 3)", exact=True).click()
    chips.get_by_text("(1, 2)", exact=True).click()
    expect(say(page)).to_contain_text("no more")
    expect(page.locator(".board .reasons")).to_be_hidden()
    press(page, "Why?")
    expect(page.locator(".board .reasons")).to_contain_text("With (1, 2) and (0, 0) forbidden")
    chips.get_by_text("(2, 3)", exact=True).click()
    chips.get_by_text("(1, 2)", exact=True).click()
    press(page, "Forbid")
    ready(page)
    expect(page.locator(".board .moves li").nth(1)).to_contain_text("and forbid (1, 2)")
    assert at(page) != (1, 2)


def test_the_plane_plays_at_a_click_and_hides_its_map_until_asked(open_page: Any) -> None:
    page = opened(open_page, "play/wythoff/?at=4,8")
    plane = page.locator(".board .beside canvas")
    box = plane.bounding_box()
    assert box
    before = plane.evaluate("c => c.toDataURL()")
    press(page, "Map")
    assert plane.evaluate("c => c.toDataURL()") != before
    plane.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    ready(page)
    expect(page.locator(".board .moves li").nth(1)).to_have_text(re.compile(r"you: \(4, 7\)"))


def test_what_changes_is_announced_once(open_page: Any) -> None:
    page = opened(open_page, "play/chromatic/?at=5,7")
    page.evaluate("""() => {
      window.heard = [];
      const live = "[aria-live=polite], [role=status], [role=alert]";
      for (const region of document.querySelector(".board").querySelectorAll(live)) {
        const hear = () => { if (region.textContent) window.heard.push(region.textContent); };
        const all = { childList: true, characterData: true, subtree: true };
        new MutationObserver(hear).observe(region, all);
      }
    }""")
    for act in (
        lambda: choose(page, (5, 7), (5, 2)),
        lambda: press(page, "Take"),
        lambda: press(page, "Hint"),
        lambda: press(page, "Undo"),
        lambda: press(page, "New game"),
    ):
        act()
        ready(page)
        page.wait_for_timeout(60)
        heard = page.evaluate("window.heard.splice(0)")
        assert len(heard) == 1, heard
        assert heard[0].endswith((".", "!")), heard


@pytest.mark.parametrize(
    ("name", "theme"), [("wythoff", "light"), ("mark", "dark"), ("partizan-blackwhite", "dark")]
)
def test_nothing_stands_in_the_way(open_page: Any, name: str, theme: str) -> None:
    page = opened(open_page, f"play/{name}/", color_scheme=theme)
    for summary in page.locator(".board summary").all():
        summary.click()
    press(page, "Why?")
    expect(page.locator(".board .reasons")).to_be_visible()
    assert problems(page, part=".board") == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_embed(open_page: Any, theme: str) -> None:
    page = opened(open_page, f"embed/play/wythoff/?at=4,8&theme={theme}")
    choose(page, (4, 8), (4, 7))
    press(page, "Take")
    ready(page)
    assert sum(heaps(page)) < 11
    assert problems(page) == []


def test_an_exercise_is_refuted(open_page: Any) -> None:
    page = open_page("learn/foundations/", reduced_motion="reduce")
    exercise = page.locator(".admonition.question", has_text="Wythoff nim, heaps of 9 and 14")
    exercise.get_by_role("button", name="Set this up").click()
    board = exercise.locator(".board")
    board.locator("[data-at='1,14']").click()
    board.get_by_role("button", name="Take").click()
    expect(board.locator(".say")).to_contain_text(
        re.compile(r"Legal, but then \((8, 13|6, 10)\) wins for your friend\.")
    )
    exercise.get_by_role("textbox").fill("9, 13")
    exercise.get_by_role("button", name="Check").click()
    output = exercise.locator("output")
    expect(output).to_contain_text(re.compile(r"Not yet\. Legal, but then .* wins for your friend"))
    exercise.get_by_role("textbox").fill("9, 2")
    exercise.get_by_role("button", name="Check").click()
    expect(output).to_contain_text("Legal, but then")
    exercise.get_by_role("textbox").fill("20, 2")
    exercise.get_by_role("button", name="Check").click()
    expect(output).to_contain_text("(20, 2) is no move from (9, 14)")
    board.get_by_role("button", name="Try again").click()
    for token in ("0,9", "1,14"):
        board.locator(f"[data-at='{token}']").click()
    board.get_by_role("button", name="Take").click()
    expect(board.locator(".say")).to_contain_text("Right: you leave (8, 13)")


def test_any_game_is_asked_of_the_library(open_page: Any) -> None:
    page = opened(open_page, "play/", fresh=True)
    beside(page)
    page.locator("summary", has_text="Set up").click()
    page.get_by_label("Game", exact=True).fill("mark + wythoff")
    page.get_by_label("Start", exact=True).fill("5,3,4")
    page.get_by_role("button", name="Play this").click()
    expect(page.locator(".board .part-name")).to_have_text(["MARK", "Wythoff nim"], timeout=60_000)
    assert heaps(page) == (5, 3, 4)
    press(page, "Why?")
    expect(page.locator(".board .reasons")).to_contain_text("nim-sum")
    page.get_by_label("Game", exact=True).fill("mork")
    page.get_by_role("button", name="Play this").click()
    expect(page.locator(".board .wrong")).to_contain_text("did you mean 'mark'?")

    for game, start, stacks in (("mark", "50", 0), ("nim", "70,61", 2)):  # a line, then stacks
        page.get_by_label("Game", exact=True).fill(game)
        page.get_by_label("Start", exact=True).fill(start)
        page.get_by_role("button", name="Play this").click()
        expect(page.locator(".board .about")).to_contain_text(catalogue.game(game).rule)
        expect(page.locator(".board .stack")).to_have_count(stacks)
    press(page, "Why?")
    expect(page.locator(".board .reasons")).to_contain_text("1 of 131 moves wins")


def test_a_replay_can_be_interrupted(open_page: Any) -> None:
    page = opened(open_page, "play/nim/?at=5,7&moves=5,5;4,5;4,4;3,4")
    replay = page.get_by_role("button", name="Replay")
    replay.click()
    expect(say(page)).to_contain_text("The start: (5, 7)")
    page.wait_for_timeout(100)
    replay.click()
    press(page, "Undo")
    assert heaps(page) == (4, 5)
    press(page, "Redo")
    assert heaps(page) == (3, 4)
    assert "moves=5%2C5%3B4%2C5%3B4%2C4%3B3%2C4" in page.url


def test_leaving_while_the_opponent_moves(open_swapping: Any) -> None:
    page = open_swapping("play/nim/", "learn/")
    page.locator("[data-at='1,8']").click()
    press(page, "Take")
    page.locator(".md-tabs").get_by_role("link", name="Learn", exact=True).click()
    page.wait_for_url("**/learn/")
    page.wait_for_timeout(1200)  # the opponent's move would have come
    assert page.url.endswith("/learn/")
    expect(page.locator("h1")).to_be_visible()


def test_a_start_is_placed_on_the_plane(open_page: Any) -> None:
    page = opened(open_page, "play/wythoff/")
    page.locator("summary", has_text="Set up").click()
    page.get_by_role("button", name="Place it on the board").click()
    plane = page.locator(".board .beside canvas")
    plane.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(say(page)).to_contain_text("(4, 9): click where play is to begin")
    press(page, "Play from here")
    expect(say(page)).to_contain_text("Your move.")
    assert heaps(page) == (4, 9)


@pytest.mark.parametrize(
    "place", ["nim/?at=5,7&moves=!5,5", "constrained-mouse/?at=5,8&moves=!1,2!3,3"]
)
def test_what_may_not_be_forbidden_is_not(open_page: Any, place: str) -> None:
    page = opened(open_page, f"play/{place}")
    expect(page.locator(".board .wrong")).to_contain_text(
        "What is forbidden in the address may not"
    )


def test_a_board_of_the_home_page_is_won_by_its_hints(open_page: Any) -> None:
    page = opened(open_page, "")
    for _ in range(12):
        press(page, "Hint")
        press(page, "Hint")
        found = re.search(r"Leave \((\d+), (\d+)\)", say(page).inner_text())
        assert found, say(page).inner_text()
        press(page, "Take")  # what is advised is chosen
        if finished(page):
            break
    expect(say(page)).to_contain_text("you win!")
    press(page, "New game")
    assert heaps(page) == (5, 7)
    link = page.get_by_role("link", name="Open in Play").get_attribute("href")
    assert link
    assert link.endswith("play/chromatic/?game=chromatic:red%3Devil&at=5,7")


def test_without_javascript_a_picture_stands_in(open_page: Any) -> None:
    page = open_page("", java_script_enabled=False)
    expect(page.locator(".board img.only-light")).to_be_visible()


def test_the_board_works_from_a_disk(bare_page: Page) -> None:
    page = bare_page
    page.emulate_media(reduced_motion="reduce")
    page.goto((Path(__file__).parents[2] / "site/index.html").as_uri())
    expect(page.locator(".token-button").first).to_be_visible()
    ready(page)
    choose(page, (5, 7), (2, 7))
    press(page, "Take")
    expect(say(page)).to_contain_text("the opponent")
    press(page, "Why?")
    expect(page.locator(".board .reasons")).to_be_visible()
