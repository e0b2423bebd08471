"""What rests on what: every drawing fits its page, with the page's own box in view."""

import re

import pytest

from chromdocs.papers import LEDGER, PAPERS
from chromdocs.site.graph import MOST, WIDEST, Node, around, graph

USES = {id: [*claim.uses] for id, claim in LEDGER.items()}
SIZE = re.compile(r'<svg width="(\d+)" height="(\d+)"')
BOX = re.compile(
    r'<a xlink:href="([^"]*)" class="([^"]*)".*?<rect x="(\d+)" y="(\d+)" width="(\d+)"'
)


def drawn(focus: str) -> str:
    """Return the drawing on the page of a claim, as if all of them held."""

    def node(id: str) -> Node:
        topic = "" if LEDGER[id].paper == LEDGER[focus].paper else PAPERS[LEDGER[id].paper].topic
        return Node(LEDGER[id], topic, id, "holds", id == focus)

    return around(focus, USES, node)


def test_every_drawing_fits_the_page_and_shows_its_own_box() -> None:
    alone = []
    for id in LEDGER:
        found = drawn(id)
        if not found:
            alone.append(id)
            continue
        ((width, height),) = (map(int, size) for size in SIZE.findall(found))
        assert width <= WIDEST, f"{id}: {width} px wide"
        (own,) = [box for box in BOX.findall(found) if "focus" in box[1]]
        assert own[0] == id
        assert int(own[2]) + int(own[4]) <= width
        assert int(own[3]) < height <= 600, f"{id}: {height} px tall"
    used = {below for uses in USES.values() for below in uses}
    assert alone == [id for id in LEDGER if not USES[id] and id not in used]


def test_all_that_is_one_step_away_is_drawn_or_counted() -> None:
    for id in LEDGER:
        near = {*USES[id], *(one for one in LEDGER if id in USES[one])}
        found = drawn(id)
        boxes = {link for link, *_ in BOX.findall(found)}
        more = sum(map(int, re.findall(r">\+ (\d+) more<", found)))
        assert len(near - boxes) == more
    assert ">+ 7 more<" in drawn("star/cor-1")
    assert 'xlink:href="#used-by"' in drawn("star/cor-1")
    assert drawn("star/cor-1").count("<rect") <= 2 * MOST + 1


def test_a_statement_of_another_paper_says_so() -> None:
    id, other = next(
        (id, below)
        for id, uses in USES.items()
        for below in uses
        if LEDGER[id].paper != LEDGER[below].paper
    )
    topic = PAPERS[LEDGER[other].paper].topic.replace("&", "&amp;")
    assert f">{topic}</text>" in drawn(id)
    assert f'aria-label="{topic}, {LEDGER[other].named}: ' in drawn(id)
    assert "Chromatic nim, " not in drawn("chromatic/thm-14")


def test_a_paper_is_drawn_whole_and_what_has_no_connection_is_left_out() -> None:
    uses = {"vile/sums": [], "vile/mark-k": ["vile/mark-dopey"], "vile/mark-dopey": ["star/cor-1"]}

    def node(id: str) -> Node:
        return Node(LEDGER[id], "", id, "holds", False)

    assert [link for link, *_ in BOX.findall(graph(uses, node))] == [
        "vile/mark-dopey",
        "vile/mark-k",
    ]
    assert graph({"vile/sums": []}, node) == ""


@pytest.mark.parametrize(
    ("id", "lines"),
    [
        ("chromatic/thm-14", ["Theorem 14"]),
        ("beyond/open-matching", ["The matching theorem,", "in black and white"]),
        ("beyond/misere-lowest-red", ["One stack up to the", "lowest red, in misère…"]),
    ],
)
def test_a_long_name_has_two_lines(id: str, lines: list[str]) -> None:
    assert Node(LEDGER[id], "", "", "holds", False).lines == lines
    assert Node(LEDGER[id], "MARK", "", "holds", False).lines == ["MARK", *lines]
