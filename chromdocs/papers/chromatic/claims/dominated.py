r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 5, first half: colourings in which green dominates.
"""

from collections.abc import Iterator
from random import Random

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Game, Position
from chromdocs.numbers.binary import is_dopey, is_evil
from chromdocs.papers.chromatic.claims import formulas_colours as formulas
from chromdocs.papers.chromatic.claims.colourings import (
    EVERY,
    dominates,
    every,
    levels,
    nth,
    own,
    shown,
    top,
)
from chromdocs.papers.chromatic.conventions import ZERO_COLOUR
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 6
SECTION = Section(PAPER, "Section 5")

_P4_WENT_WRONG = r"""
    A missing case: an empty stack beside a red one. There $g=0$, and no red stack is left red with
    no red token in it. Taking the whole red stack wins.
    """


def _colourings(bound: int, ahead: int = 0) -> Iterator[tuple[str, bool]]:
    """Yield colourings from below, and whether the part below the top was there before.

    First come all short ones, the shortest first, then some that reach up to *bound*.
    """
    for height in range(min(bound, EVERY) + 1):
        for colours in every(height):
            if dominates(colours, "G", ahead):
                yield colours, True
    heights = range(ZERO_COLOUR.first, bound + 1)
    yield "".join("R" if is_evil(level) else "G" for level in heights), False
    yield "".join("R" if is_dopey(level) else "G" for level in heights), False
    for seed in (1, 2):
        chance, drawn = Random(seed), ""
        for _ in heights:
            may_be_red = drawn.count("R") < drawn.count("G") + ahead
            drawn += "R" if may_be_red and chance.getrandbits(2) else "G"
        yield drawn, False


def _game(colours: str) -> Game:
    return chromatic(levels(colours, "R"))


def _solved(
    bound: int, solve: Solve, ahead: int = 0
) -> Iterator[tuple[str, Game, set[Position], list[Position]]]:
    """Yield colourings, the games with them, their P-positions, and all positions to look at.

    Those whose top level is below that of a short colouring have been looked at before.
    """
    for colours, seen in _colourings(bound, ahead):
        played = _game(colours)
        outcomes = dict(solve(played).outcomes(len(colours)))
        lost = {position for position, is_p in outcomes.items() if is_p}
        yield colours, played, lost, [p for p in outcomes if not seen or p[1] == len(colours)]


def _lemma_3(
    bound: int, solve: Solve, terminal: str, shift: int, mono: str, ahead: int
) -> Iterator[Case]:
    for colours, _, lost, positions in _solved(bound, solve, ahead):
        for x, y in positions:
            if x == y == 0:
                said = terminal
            elif top(colours, x) == top(colours, y):
                said = mono
            else:
                green, red = (x, y) if top(colours, y) == "R" else (y, x)
                said = "P" if own(colours, green) + shift == own(colours, red) else "N"
            yield Case(f"{(x, y)}, {shown(colours)}", said, "P" if (x, y) in lost else "N")


@SECTION.claim(
    "lem-3",
    "Green-dominated colourings pair the i-th green with the i-th red",
    bound=36,
    unit="stacks of",
    proof="learn/chromatic-nim/#green-dominated",
    perturbed=[{"terminal": "N"}, {"shift": 1}, {"mono": "P"}, {"ahead": 1}],
)
def lem_3(
    bound: int, solve: Solve, terminal: str = "P", shift: int = 0, mono: str = "N", ahead: int = 0
) -> Iterator[Case]:
    r"""Let green dominate $S$: for all $i$ the $i$-th green level $\bar s_i$ is below the $i$-th
    red level $s_i$. Write the P-positions of $S$-chromatic nim on two stacks as $(a_i,b_i)$ and
    $(b_i,a_i)$ with $i \ge 0$ and $a_i \le b_i$. Then, for all $i>0$, level $a_i$ is the $i$-th
    green one and level $b_i$ the $i$-th red one. Hence $a_i<b_i$ for all these $i$, and so all
    monochromatic positions are N-positions.

    Every green-dominated colouring of up to twelve levels, and up to the bound the evil levels, the
    dopey levels and two that are drawn by chance: every position is solved from the rules and
    compared with what the lemma says, P for the pairs and N for the others. Colours above the
    taller stack do not matter, so a finite stack stands for all colourings that continue it. An
    empty stack is green, as in Section 2, where a position is green if no stack size is in $S$. The
    last sentence of the lemma has "for all $i$", and draws its conclusion from one with $i>0$; this
    range is taken to go on. The position $(0,0)$ has $i=0$ and lies outside: it is the terminal
    one, with $a_0=b_0=0$, and the lemma itself counts it among the P-positions. With $i=0$ in the
    range the sentence would fail there, and nowhere else. The printed proof leaves out a case,
    which is an entry of its own; the chapter on chromatic nim has a proof with all of them.
    """
    yield from _lemma_3(bound, solve, terminal, shift, mono, ahead)


def _advice(
    colours: str,
    position: Position,
    emptied: bool,
    both_green: tuple[int, int],
    more: int,
    kept: bool,
) -> tuple[int | None, int | None] | None:
    """Return the position that Proposition 4 moves to, None if it says that no move wins.

    A stack that cannot be made is None.
    """
    x, y = position
    tops = top(colours, x), top(colours, y)
    if tops == ("G", "G"):
        return both_green
    if x == 0 and emptied:
        return (0, 0)
    if tops == ("R", "R"):
        return x, nth(colours, "G", own(colours, x) + more)
    if tops == ("R", "G"):
        found = _advice(colours, (y, x), emptied, both_green, more, kept)
        return found and (found[1], found[0])
    g, r = own(colours, x), own(colours, y)
    if r == g:
        return None
    if r > g:
        return x, nth(colours, "R" if kept else "G", g)
    return nth(colours, "G" if kept else "R", r), y


def _proposition_4(
    bound: int, solve: Solve, emptied: bool, both_green: tuple[int, int], more: int, kept: bool
) -> Iterator[Case]:
    for colours, played, lost, positions in _solved(bound, solve):
        for position in positions:
            if position == (0, 0):
                continue
            said = _advice(colours, position, emptied, both_green, more, kept)
            expected, found, why = "a winning move as described", "no such move", ""
            if said is None:
                expected = "no winning move"
                found = expected if position in lost else "a winning move"
            elif None in said:
                r = colours[: position[1]].count("R")
                why = f"r = {r} and g = 0, and no red stack has 0 red tokens; taking it whole wins"
            elif any(said == after for after in played.options(position)):
                wins = tuple(sorted(said, key=lambda stack: stack or 0)) in lost
                found = expected if wins else "a losing move"
            yield Case(f"{position}, {shown(colours)}", expected, found, why)


@SECTION.claim(
    "prop-4",
    "How to win a green-dominated game",
    bound=36,
    unit="stacks of",
    uses=["lem-3"],
    repaired={"emptied": True},
)
def prop_4(bound: int, solve: Solve, emptied: bool = False) -> Iterator[Case]:
    r"""Two stacks of a green-dominated game. If one is red, with $r$ red tokens, and the other
    green, with $g$ green tokens: if $r=g$, no move wins; if $r>g$, a move that takes $r-g$ red
    tokens from the red stack and leaves it red wins; if $g>r$, a move that takes $g-r$ green tokens
    from the green stack and leaves it green. If both are green, the move to $(0,0)$ wins. If both
    are red and the smaller has $r$ red tokens, it wins to make the other, of two equal ones either,
    green with $r$ green tokens.

    The colourings are those of Lemma 3. From every position the move is made as described. It must
    be legal and lead to a P-position, as the solver finds them from the rules; and where no move
    should win, the position must be P. An empty stack is green, as in Section 2, with $g=0$. From
    $(0,0)$ nobody moves, so it is left out.
    """
    yield from _proposition_4(bound, solve, emptied, (0, 0), 0, True)


@SECTION.corrected(
    "prop-4",
    went_wrong=_P4_WENT_WRONG,
    severity="small case",
    proof="learn/chromatic-nim/#green-dominated",
    perturbed=[{"emptied": False}, {"both_green": (0, 1)}, {"more": 1}, {"kept": False}],
)
def prop_4_corrected(
    bound: int,
    solve: Solve,
    emptied: bool = True,
    both_green: tuple[int, int] = (0, 0),
    more: int = 0,
    kept: bool = True,
) -> Iterator[Case]:
    r"""Two stacks of a green-dominated game, not both empty. If one is empty, it wins to take the
    other. If one is red, with $r$ red tokens, and the other green, with $g \ge 1$ green tokens: if
    $r=g$, no move wins; if $r>g$, a move that takes $r-g$ red tokens from the red stack and leaves
    it red wins; if $g>r$, a move that takes $g-r$ green tokens from the green stack and leaves it
    green. If both are green, the move to $(0,0)$ wins. If both are red and the smaller has $r$ red
    tokens, it wins to make the other green with $r$ green tokens.

    The same colourings and positions as for the printed form.
    """
    yield from _proposition_4(bound, solve, emptied, both_green, more, kept)


SECTION.decided(
    "lem-3",
    {name: formulas.lemma_3(chosen) for name, chosen in formulas.DOMINATED.items()},
    how=f"""
    {formulas.RULED}. The pairs go through all green and all red levels in order, so the $i$-th
    green one is paired with the $i$-th red one, which is higher: green dominates. With $(0,0)$ they
    solve the game.
    """,
    wrong=[
        formulas.lemma_3(formulas.SHIFTED),
        formulas.lemma_3(formulas.multiples(3, first=2)),
        formulas.lemma_3(formulas.beatty("(1+sqrt(5))/2")),
    ],
    within=formulas.SETS,
)
SECTION.decided(
    "prop-4",
    {name: formulas.proposition_4(chosen) for name, chosen in formulas.DOMINATED.items()},
    how=f"""
    {formulas.RULED}. As the $i$-th green level is paired with the $i$-th red one, two stacks have
    $r=g$ if they are a pair, and the moves named leave a stack that is paired with the other.
    """,
    wrong=[
        formulas.proposition_4(formulas.EVIL, least=0),
        formulas.proposition_4(formulas.EVIL, both="pair(t, y)"),
        formulas.proposition_4(formulas.SHIFTED),
    ],
    within=formulas.SETS,
)
