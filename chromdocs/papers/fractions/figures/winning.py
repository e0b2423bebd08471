"""The winning move of Lemma 26, found step by step."""

from itertools import takewhile

from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Mark, Text
from chromdocs.games.game import subtract
from chromdocs.games.gamma import candidates, extra_moves, index, pair, type_three_move
from chromdocs.papers.fractions.figures.shared import sigma_or_tau
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed, sub

ORDER = 3
LAST = 5
MOST = 2000


def winning_move(step: int, k: int, n: int) -> Figure:
    """Draw how Lemma 26 finds the winning move from (a_n, b_n - 1), in five steps."""
    i = index(k, n)
    if i is None:
        raise ValueError(f"pair {n} for k = {k} has no index; take another n, such as 2")
    a, b = pair(k, n)
    start, move = (a, b - 1), type_three_move(k, n)
    after = subtract(start, move)
    first = _since(k, n)
    rows = [(m, _letter(k, m), pair(k, m), subtract(pair(k, m), pair(k, m - 1))) for m in first]
    fitting = list(takewhile(lambda m: m[1] < b, extra_moves(k, i)))
    moves = [*fitting, next(m for m in extra_moves(k, i) if m not in fitting)][-4:]
    c, d = rows[-1][3]
    number = candidates(k).lower.index(after[0]) or 0
    told = (
        f"{in_brackets(start)} is just below pair {n}",
        f"its step is {in_brackets((c, d))}: no diagonal move wins",
        f"count τ from the last {sub('τ', k)} on: index {i}",
        f"the largest move of index {i} that fits",
        f"{in_brackets(start)} − {in_brackets(move)} = {in_brackets(after)}: pair {number}",
    )
    height = max(len(rows), len(moves))
    marks: list[Mark] = [
        Text(0, 0.2, "n", "muted", 9),
        Text(3.3, 0.2, "pair", "muted", 9),
        Text(6.6, 0.2, "step", "muted", 9) if step > 1 else Text(6.6, 0.2, "", "muted", 9),
    ]
    for line, (m, letter, at, by) in enumerate(rows):
        y = -1.0 * (line + 1 + height - len(rows))
        if m < n and step < 2:
            continue
        role = "ink" if m == n else "text"
        marks += [
            Text(0, y, str(m), "muted", 9),
            Text(3.3, y, in_brackets(at), role, 10, bold=m == n),
        ]
        if step > 1:
            marks.append(Text(6.6, y, in_brackets(by), role, 10))
        if step > 2:
            said = f"letter {m} of W: {letter}, step {in_brackets(by)}"
            marks += sigma_or_tau(letter, (8.2, y - 0.4), (1.1, 0.8), said, 10)
    if step > 2:
        marks.append(Text(8.75, 0.2, "W", "muted", 9))
    if step > 3:
        marks.append(Text(12.6, 0.2, f"moves, i = {i}", "muted", 9))
        for line, option in enumerate(moves):
            y = -1.0 * (line + 1 + height - len(moves))
            chosen = option == move
            fits_in = (
                "the largest that fits" if chosen else "fits" if option in fitting else "too large"
            )
            said = f"{in_brackets(option)}: {fits_in}"
            role = "p" if chosen else "panel"
            marks.append(Box(10.4, y - 0.4, 4.4, 0.8, role, hover=said, rounded=True))
            words = "on-p" if chosen else "text"
            marks.append(Text(12.6, y, in_brackets(option), words, 10, bold=chosen))
    bottom = -1.0 * height - 1.2
    marks += [
        Box(-0.7, bottom - 0.5, 15.5, 1.0, "panel", hover=told[step - 1], rounded=True),
        Text(7.05, bottom, told[step - 1], "ink", 10),
    ]
    return Figure(
        id="gamma-winning-move",
        title=f"Winning from {in_brackets(start)} at {sub('Γ', k)}",
        caption=f"Step {step} of {LAST}: {told[step - 1]}. From {in_brackets(start)} neither a nim "
        f"move nor a diagonal move wins. Lemma 26 reads the index {i} off the last steps of the "
        f"pairs and takes the largest Type III move of this index, {in_brackets(move)}, which "
        f"leads to {in_brackets(after)}, a P-position.",
        alt=f"A small table of the pairs {listed([in_brackets(row[2]) for row in rows], 6)} with "
        f"their steps and the letters {listed([row[1] for row in rows], 6)} of the word W; beside "
        f"it the moves {listed([in_brackets(m) for m in moves], 6)}, with {in_brackets(move)} "
        f"filled. Below, the sentence of step {step}: {told[step - 1]}.",
        marks=tuple(marks),
        x=Axis(hidden=True, range=(-0.9, 15.0)),
        y=Axis(hidden=True, range=(bottom - 0.7, 0.7)),
        columns=("n", "letter", "a", "b", "step of a", "step of b"),
        data=tuple((m, letter, *at, *by) for m, letter, at, by in rows),
        claims=("fractions/lem-26", "fractions/ex-5-move"),
        aspect=15.9 / (1.4 + height + 1.2),
    )


def _letter(k: int, n: int) -> str:
    """Return the n-th letter of W, a tau with its index."""
    (a, b), before = pair(k, n), pair(k, n - 1)
    if b - before[1] == k + 1:
        return "σ"
    return sub("τ", k if a - before[0] == 2 else index(k, n) or k)


def _since(k: int, n: int) -> range:
    """Return the numbers from the last tau_k before *n*, or from 1, up to *n*."""
    m = n - 1
    while m > 1 and pair(k, m)[0] - pair(k, m - 1)[0] < 2:
        m -= 1
    return range(max(m, 1), n + 1)


EXHIBITS = (
    Exhibit(
        id="gamma-winning-move",
        title="A winning move of Γₖ, step by step",
        build=winning_move,
        parameters={
            "step": Parameter("how far, from 1 to 5", whole(1, LAST), LAST),
            "k": Parameter("the k of Γₖ", whole(2, 9), 4),
            "n": Parameter("the pair just above the position", whole(1, MOST), 32),
        },
        paper=PAPER,
        kind="moves",
        tags=("sturmian", "continued fraction"),
        steps=("step", ("1", "2", "3", "4", "5")),
        frames=True,
        crop=(7.9, -5.9, 15, -0.4),
    ),
)
