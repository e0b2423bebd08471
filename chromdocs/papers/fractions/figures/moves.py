"""Gamma_k on the board: its three types of moves, and which of them wins where."""

from itertools import takewhile

from chromdocs.figures.axes import ticks
from chromdocs.figures.figure import Axis, Cells, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.games.complementary import Candidates
from chromdocs.games.game import Position, subtract
from chromdocs.games.gamma import candidates, extra_moves, gamma, move_type
from chromdocs.games.greedy import base, greedy_moves, unanswered
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, read_as, whole
from chromdocs.words import in_brackets, listed, sub

ORDER = 2
TYPES = {"I": "from one heap", "II": "the diagonal", "III": "the extra move"}


def gamma_moves(k: int, to: int) -> Figure:
    """Draw the three types of moves of Gamma_k, and the P-positions next to the extra ones."""
    name = sub("Γ", k)
    moves = sorted(gamma(k).moves.within((to, to)))
    pairs = [(a, b) for a, b in candidates(k).up_to(to) if b]
    index = {
        move: i for i in range(1, k) for move in takewhile(lambda m: m[1] <= to, extra_moves(k, i))
    }
    own = {t: [m for m in moves if move_type(k, m) == t] for t in TYPES}
    unit = 310 / (to + 3)
    marks: list[Mark] = []
    for t, role, size in (("I", "n", 0.55), ("II", "move", 0.7), ("III", "move", 1.3)):
        if own[t]:
            hover = tuple(f"{in_brackets(m)}: Type {t}, {_why(m, index, t)}" for m in own[t])
            x, y = (tuple(m[i] for m in own[t]) for i in (0, 1))
            label = "Type I" if t == "I" else t
            marks.append(Points(x, y, role, label, hover, min(10, size * unit)))
    both = [p for pair in pairs for p in (pair, pair[::-1])]
    n = {p: number for number, pair in enumerate(pairs, 1) for p in (pair, pair[::-1])}
    said = tuple(f"{in_brackets(p)}: P, pair number {n[p]}" for p in both)
    x, y = (tuple(p[i] for p in both) for i in (0, 1))
    marks.append(Points(x, y, "p", "P", said, min(7, 0.7 * unit)))
    for u, v in (move for move in index if move[1] - move[0] > 10):  # others touch the diagonal
        marks.append(Text(u + 1.5, v, in_brackets((u, v)), "move", 9, "left"))
    extra = listed([in_brackets(m) for m in sorted(index, key=sum)], 6)
    both_heaps = "the same number from both heaps"
    if k > 1:
        both_heaps = f"from both heaps numbers that differ by less than {k}"
    third = (
        f"Type III, the extra moves {extra}, in both orders. Each extra move lies just below a "
        "P-position, or left of one."
        if index
        else f"there are no moves of Type III{' up to here' if k > 1 else ': this is Wythoff nim'}."
    )
    alone = f", and {len(own['III'])} larger diamonds stand alone: {extra} and their mirror images"
    return Figure(
        id="gamma-moves",
        title=f"The three types of moves of {name}",
        caption=f"What a move of {name} may take, up to {to} from each heap. Type I, any number "
        f"from one heap; Type II, {both_heaps}; {third}",
        alt=f"A square board, both axes from 0 to {to}. Grey dots fill both axes, red diamonds "
        f"{'a band along ' if k > 1 else ''}the diagonal{alone if index else ''}. Blue squares, "
        f"the P-positions, run along two lines, from {in_brackets(pairs[0])} and its mirror image "
        f"on{'; one is next to each large diamond' if index else ''}.",
        marks=tuple(marks),
        x=Axis("taken from the first heap", (-1.5, to + 1.5), _tens(to)),
        y=Axis("taken from the second heap", (-1.5, to + 1.5), _tens(to)),
        columns=("x", "y", "type"),
        data=tuple((*m, move_type(k, m)) for m in moves),
        claims=("fractions/thm-3", "fractions/ex-4", "fractions/lem-23"),
        equal=True,
        aspect=1.0,
    )


def _why(move: Position, index: dict[Position, int], t: str) -> str:
    if t == "III":
        return f"i = {index[min(move), max(move)]}"
    return TYPES["I"] if t == "I" else f"difference {abs(move[0] - move[1])}"


def _tens(to: int) -> tuple[tuple[float, str], ...]:
    return ticks(to, 5 if to <= 30 else 10)


def gamma_answers(k: int, to: int) -> Figure:
    """Draw by which type of move each N-position of Gamma_k is won."""
    solution = gamma(k).solution
    name = sub("Γ", k)
    found: dict[str, list[tuple[Position, str]]] = {t: [] for t in ("P", *TYPES)}
    known = candidates(k)
    for x in range(to + 1):
        for y in range(to + 1):
            at = (x, y)
            if at in known:
                found["P"].append((at, f"{in_brackets(at)}: P"))
            elif solution:
                after = solution.winning_move(at)
                t = move_type(k, subtract(at, after))
                said = f"{in_brackets(at)}: N, Type {t} to {in_brackets(after)} wins"
                found[t].append((at, said))
    marks: list[Mark] = []
    roles = {"I": "panel", "II": "n", "III": "move", "P": "p"}
    labels = {"I": "Type I wins", "II": "II", "III": "III", "P": "P"}
    for t, role in roles.items():
        if found[t]:
            x_all, y_all = (tuple(p[i] for p, _ in found[t]) for i in (0, 1))
            said_all = tuple(text for _, text in found[t])
            marks.append(Cells(x_all, y_all, role, labels[t], said_all))
    counts = {t: len(cells) for t, cells in found.items()}
    third = listed([in_brackets(p) for p, _ in found["III"] if p[0] < p[1]], 5)
    only = (
        f"Only {counts['III']} need a move of Type III, all next to a P-position: {third}, in "
        "both orders."
        if found["III"]
        else "None needs a move of Type III."
    )
    red = f", and {counts['III']} red cells next to some of them" if found["III"] else ""
    return Figure(
        id="gamma-answers",
        title=f"How to win at {name}",
        caption=f"Every position of {name} with heaps up to {to}, by the move that wins. "
        f"{counts['I']} are won by taking from one heap, {counts['II']} by a diagonal move "
        f"where that fails. {only}",
        alt=f"A square carpet of {to + 1} by {to + 1} cells in {len(marks)} colours: pale "
        "where Type I wins, beside and beyond the P-positions; grey where Type II wins, in a wedge "
        f"around the diagonal; {counts['P']} blue P-positions along the two edges of the wedge"
        f"{red}.",
        marks=tuple(marks),
        x=Axis("first heap", (-1.2, to + 1.2), _tens(to)),
        y=Axis("second heap", (-1.2, to + 1.2), _tens(to)),
        columns=("x", "y", "answer"),
        data=tuple(sorted((*p, t) for t, cells in found.items() for p, _ in cells)),
        claims=("fractions/thm-3", "fractions/lem-26", "fractions/ex-5-move"),
        equal=True,
        aspect=1.0,
    )


def greedy_steps(step: int, k: int) -> Figure:
    """Draw which positions still lack a move to a candidate, after some moves were adjoined."""
    to = {2: 37, 3: 44, 4: 65, 5: 47}[k]
    goals = Candidates(candidates(k).alpha)
    adjoined = [m for m in greedy_moves(goals, base(k).moves, to) if m[0] < m[1]]
    chosen = adjoined[: read_as("step", whole(0, len(adjoined)), step)]
    open_now = unanswered(k, chosen, to)
    pairs = list(goals.up_to(to))
    both = sorted({p for pair in pairs for p in (pair, pair[::-1])})
    marks: list[Mark] = [Line((0, to), (0, to), "grid")]
    if open_now:
        x, y = (tuple(p[i] for p in open_now) for i in (0, 1))
        said = tuple(f"{in_brackets(p)}: no move so far leads to a candidate" for p in open_now)
        marks.append(Points(x, y, "accent", "no answer", said, 6))
    marks.append(
        Points(
            tuple(p[0] for p in both),
            tuple(p[1] for p in both),
            "p",
            "wanted",
            tuple(f"{in_brackets(p)}: a candidate P-position" for p in both),
            4.5,
        )
    )
    if chosen:
        shown = [m for move in chosen for m in (move, move[::-1])]
        said = tuple(f"{in_brackets(m)}: adjoined as a move" for m in shown)
        x, y = (tuple(m[i] for m in shown) for i in (0, 1))
        marks.append(Points(x, y, "move", "adjoined", said, 8))
    now = listed([in_brackets(m) for m in chosen], 6)
    first = next((p for p in open_now if p[0] <= p[1]), None)
    then = (
        f"{len(open_now)} positions still have no move to a candidate. The first, "
        f"{in_brackets(first)}, becomes the next move."
        if first
        else "Now every position has a move to a candidate, as far as the board goes."
    )
    told = (("candidate", both), ("no answer yet", open_now), ("adjoined", chosen))
    begun = f"adjoined so far: {now}, in both orders" if chosen else "nothing adjoined yet"
    return Figure(
        id="greedy-steps",
        title=f"The greedy rule finds the moves of {sub('Γ', k)}",
        caption=f"Remark 7, step {step} of {len(adjoined)}. Start with the moves of {k}-Wythoff "
        "nim and the wanted P-positions (blue); whenever a position has no move to one of them, "
        f"adjoin the position itself as a move; {begun}. {then}",
        alt=f"A square board, heaps from 0 to {to}. Blue squares, the {len(both)} candidates, run "
        f"along two lines. Beside them {len(open_now)} dots mark positions without an answer "
        f"yet. {2 * len(chosen)} red diamonds are the moves adjoined so far: {now}.",
        marks=tuple(marks),
        x=Axis("first heap", (-1.5, to + 1.5), _tens(to)),
        y=Axis("second heap", (-1.5, to + 1.5), _tens(to)),
        columns=("x", "y", "what"),
        data=tuple((p[0], p[1], what) for what, group in told for p in group),
        claims=("fractions/rem-7", "fractions/thm-3"),
        equal=True,
        aspect=1.0,
    )


EXHIBITS = (
    Exhibit(
        id="gamma-moves",
        title="The three types of moves of Γₖ",
        build=gamma_moves,
        parameters={
            "k": Parameter("the k of Γₖ", whole(1, 9), 2),
            "to": Parameter("the most that is taken", whole(12, 50), 33),
        },
        paper=PAPER,
        kind="moves",
        tags=("wythoff", "continued fraction"),
        steps=("k", ("1", "2", "3", "4", "5")),
        striking=1,
    ),
    Exhibit(
        id="gamma-answers",
        title="How to win at Γₖ",
        build=gamma_answers,
        parameters={
            "k": Parameter("the k of Γₖ", whole(1, 9), 3),
            "to": Parameter("the largest heap", whole(10, 50), 40),
        },
        paper=PAPER,
        tags=("wythoff", "continued fraction"),
        steps=("k", ("1", "2", "3", "4", "5")),
        striking=1,
    ),
    Exhibit(
        id="greedy-steps",
        title="The greedy rule finds the moves",
        build=greedy_steps,
        parameters={
            "step": Parameter("how many moves are adjoined", whole(0), 1),
            "k": Parameter("the k of Γₖ, from 2 to 5", whole(2, 5), 4),
        },
        paper=PAPER,
        kind="moves",
        tags=("wythoff", "continued fraction"),
        steps=("step", ("0", "1", "2", "3", "4")),
        frames=True,
        crop=(-0.5, -0.5, 17.5, 13),
    ),
)
