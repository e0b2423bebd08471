r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 5, second half: the proof of Proposition 6, and what is said around it.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.chromatic import chromatic
from chromdocs.games.game import Position
from chromdocs.papers.chromatic.claims import formulas_local as formulas
from chromdocs.papers.chromatic.claims.colourings import (
    levels,
    local_starts,
    nth,
    own,
    red_dominated,
    shown,
    top,
)
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 9
SECTION = Section(PAPER, "Section 5")


@SECTION.claim(
    "sec-5-no-longer",
    "For red-dominated S, Lemma 3 and Proposition 4 fail",
    bound=36,
    unit="stacks of",
    uses=["lem-3", "prop-4", "sec-5-dominated"],
    kind="remark",
    place="Words before Definition 5",
    proof="authors",
    perturbed=[{"least": (1, 2)}, {"first": "G"}],
)
def sec_5_no_longer(
    bound: int, solve: Solve, least: Position = (1, 1), first: str = "R"
) -> Iterator[Case]:
    r"""When red dominates $S$, Lemma 3 and Proposition 4 are no longer true: level 1 is red, so
    $(1,1)$ is the least P-position but the terminal one. It is monochromatic, which Lemma 3 denies,
    and Proposition 4 wants one of the stacks made green with one green token.

    Every red-dominated colouring of up to twelve levels, and up to the bound the odious levels, the
    vile levels and one that is drawn by chance: the first P-position is found from the rules, and
    the winning move from $(0,1)$, by which it is one. A stack of one token has no green one.
    Red domination is taken level by level; to the letter the empty $S$ is red-dominated too, and
    there both results stand.
    """
    for colours, _ in red_dominated(bound):
        solver = solve(chromatic(levels(colours, "R")))
        lost = solver.p_positions(min(len(colours), 2))
        yield Case(f"first P-position, {shown(colours)}", [least], lost[1:2])
        yield Case(f"moves from (0, 1), {shown(colours)}", [(0, 0)], solver.winning_moves((0, 1)))
        yield Case(f"level 1, {shown(colours)}", (first, 0), (colours[0], colours[:1].count("G")))


@SECTION.claim(
    "prop-6/proof-classes",
    "Two classes of stack sizes, and the pairs at their borders",
    bound=36,
    unit="stacks of",
    uses=["prop-6"],
    proof="authors",
    perturbed=[{"after": 2}, {"last": "G"}, {"clear": False}],
)
def prop_6_classes(
    bound: int, solve: Solve, after: int = 1, last: str = "R", clear: bool = True
) -> Iterator[Case]:
    r"""Let red dominate, and read Definition 5 for every level, green ones too, as the proof does;
    to the letter it names red levels only, and there would be no intervals. The dominated levels
    are the intervals from $k$ to $d$ of Definition 5. If $k$ is the lowest green level and $d$ the
    lowest red one above it, $(k,d)$ is a P-position. Where an interval ends, its last level $d$ is
    red, level $d+1$ is red, and $(d+1,d+1)$ is a P-position. From a position with two green stacks
    above $d+1$, equal or not, one can move there.

    The colourings of Proposition 6. Each interval of dominated levels must begin with a green
    level, after a red one that is not dominated, or at level 1 never; its end is looked at, and
    the P-positions are found from the rules.
    """
    for colours, seen in red_dominated(bound):
        height = len(colours)
        played = chromatic(levels(colours, "R"))
        lost = set(solve(played).p_positions(height))
        local = [bool(local_starts(colours, d, red=False)) for d in range(height + 1)]
        greens = levels(colours, "G")
        above = [d for d in levels(colours, "R") if greens and d > greens[0]]
        if above:
            yield Case(f"first pair, {shown(colours)}", True, (greens[0], above[0]) in lost)
        ends = []
        for d in [height - 1] if seen else range(1, height):
            at = f"d = {d}, {shown(colours[: d + 1])}"
            if local[d + 1] and not local[d]:
                yield Case(f"begin after {at}", ("R", "G"), (colours[d - 1], colours[d]))
            if local[d] and not local[d + 1]:
                yield Case(f"end, {at}", (last, "R"), (colours[d - 1], colours[d]))
                yield Case(f"pair after the end, {at}", True, (d + after, d + after) in lost)
                ends.append(d + 1)
        for pair in combinations_with_replacement(greens, 2):
            below = [n for n in ends if n < pair[0]]
            options = set(played.options(pair)) if below else set()
            for n in below:
                yield Case(f"from {pair} to {(n, n)}, {shown(colours)}", clear, (n, n) in options)


@SECTION.claim(
    "prop-6/proof-first-green",
    "A lowest green token, and a red one above it",
    bound=36,
    unit="stacks of",
    uses=["sec-5-dominated", "prop-6"],
    proof="learn/chromatic-nim/#local",
    perturbed=[{"less": 2}, {"pair": (1, 0)}],
)
def prop_6_first_green(
    bound: int, solve: Solve, less: int = 1, pair: Position = (0, 0)
) -> Iterator[Case]:
    r"""Let red dominate. There is a lowest green token, at level $k$ say; and there is a red token
    above it, the lowest at level $d$ say. The first P-position of the second class is $(k,d)$. We
    add: $d \le 2k-1$.

    The paper takes $S$ and its complement as sequences without an end, so there are green tokens.
    If $S$ is everything, as Section 2 allows, there is none; then all levels are of the first
    class, and the proposition says no more than nim. For the red token: below $k$ there are $k-1$
    red ones, so with green ones only from $k$ to $2k-1$ green would be ahead. The colourings of
    Proposition 6 with a green level $k$ and at least $2k-1$ levels: $d$ is looked for, and the
    P-positions are found from the rules; with different stacks up to $d$ there must be $(k,d)$
    only.
    """
    for colours, _ in red_dominated(bound):
        k = colours.find("G") + 1
        if not k or len(colours) < 2 * k - 1:
            continue
        d = colours.find("R", k) + 1
        yield Case(f"k = {k}, {shown(colours)}", True, k < d <= 2 * k - less)
        lost = solve(chromatic(levels(colours, "R"))).p_positions(d)
        mixed = [(x, y) for x, y in lost if x < y]
        yield Case(f"pairs up to d, {shown(colours)}", [(k + pair[0], d + pair[1])], mixed)


@SECTION.claim(
    "prop-6/proof-need-not-fail",
    "Local domination need not end",
    bound=300,
    unit="stacks of",
    uses=["prop-6"],
    proof="authors",
    perturbed=[{"start": "R", "period": "GRR"}, {"start": "G"}],
)
def prop_6_need_not_fail(bound: int, start: str = "RR", period: str = "GR") -> Iterator[Case]:
    r"""The domination that begins at level $k$ need not fail: the first red levels can make up for
    a local behaviour that is green-dominated and periodic, and $S$ is red-dominated all the same.

    The paper gives no example; ours has the colours RRGRGRGR…, with $k=3$. Up to the bound red
    dominates, and every level from 3 on is locally green-dominated. Both go on for ever, for a
    period has as many greens as reds. This disagrees with the last sentence of the proposition.
    """
    colours = start + period * bound
    k = levels(colours, "G")[0]
    lead = 0
    for d in range(1, bound + 1):
        lead += 1 if colours[d - 1] == "R" else -1
        yield Case((f"d = {d}", "red dominates"), True, lead >= 0)
        if d >= k:
            yield Case((f"d = {d}", "locally"), True, k in local_starts(colours, d, red=False))
    yield Case("greens less reds in a period", 0, period.count("G") - period.count("R"))


def _advice(colours: str, position: Position, alone: Sequence[int]) -> Position | None:
    """Return the move of Proposition 4, with the red levels that are alone struck out.

    None if it says that no move wins.
    """
    x, y = position
    if x == 0 or top(colours, x) == top(colours, y) == "G":
        return (0, 0)
    counted = "".join("-" if n in alone else c for n, c in enumerate(colours, 1))
    if x in alone or y in alone:
        red, other = (x, y) if x in alone else (y, x)
        if other == red:
            return None
        if other > red:
            return red, red
        if other in alone:
            return other, other
        r = own(counted, other)
        return other, nth(counted, "G" if colours[other - 1] == "R" else "R", r) or 0
    low, high = own(counted, x), own(counted, y)
    if top(colours, x) == top(colours, y):
        return x, nth(counted, "G", low) or 0
    if low == high:
        return None
    stack, other = (x, y) if low > high else (y, x)
    return nth(counted, colours[stack - 1], min(low, high)) or 0, other


@SECTION.claim(
    "sec-5-strategy",
    "How to win a red-dominated game",
    bound=24,
    unit="stacks of",
    uses=["prop-4", "prop-6"],
    kind="remark",
    place="Words after Proposition 6",
    proof="learn/chromatic-nim/#queue",
    perturbed=[{"struck": False}],
)
def sec_5_strategy(bound: int, solve: Solve, struck: bool = True) -> Iterator[Case]:
    r"""Proposition 4 and the proof of Proposition 6 together give a winning move in every
    red-dominated game: the red levels that are not locally green-dominated are the excess that has
    to be taken off before the tokens are counted.

    We read: a red level $d$ that is not locally green-dominated goes with itself, so the taller of
    two stacks is lowered to it, or the lower one keeps its partner. Between other stacks the move
    is that of Proposition 4, and these red levels are not counted. The colourings of Proposition 6;
    from every position the move must be legal and lead to a P-position, found from the rules.
    """
    for colours, seen in red_dominated(bound):
        played = chromatic(levels(colours, "R"))
        outcomes = dict(solve(played).outcomes(len(colours)))
        red = levels(colours, "R")
        alone = [d for d in red if not local_starts(colours, d)] if struck else []
        for (x, y), is_p in outcomes.items():
            if (seen and y < len(colours)) or y == 0:
                continue
            said = _advice(colours, (x, y), alone)
            found = "no winning move"
            if said is not None:
                options = {tuple(sorted(after)) for after in played.options((x, y))}
                after = (min(said), max(said))
                found = "wins" if after in options and outcomes[after] else "does not win"
            at = f"{(x, y)}, {shown(colours)}"
            yield Case(at, "no winning move" if is_p else "wins", found)


SECTION.decided(
    "sec-5-no-longer",
    {name: formulas.first_pair(chosen) for name, chosen in formulas.DOMINATED.items()},
    how="""
    The rules are in the formula, and the P-positions of Proposition 6 as corrected solve the game:
    $(1,1)$, two red stacks, is one of them.
    """,
    wrong=[
        formulas.first_pair(formulas.ODIOUS, pair="1, 2"),
        formulas.first_pair(formulas.ODD, pair="2, 2"),
        formulas.first_pair(formulas.ODIOUS) + formulas.LEMMA_3,
    ],
    within=formulas.WITHIN,
)
SECTION.decided(
    "prop-6/proof-need-not-fail",
    formulas.goes_on(formulas.LATE),
    how="""
    The colours are RRGRGRGR…, and greens are counted: up to no level they are ahead of the reds,
    and from level 3 up to any level they are not behind.
    """,
    wrong=[
        formulas.goes_on(formulas.LATE, 2),
        formulas.goes_on(formulas.THREE_HALVES, 2),
        formulas.goes_on(formulas.LATE, 1),
    ],
)
