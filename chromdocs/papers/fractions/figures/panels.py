"""Figures 2, 3 and 4: moves, P-positions, and the moves of the game after two stars."""

from collections.abc import Callable

from chromdocs.figures.axes import near
from chromdocs.figures.figure import Axis, Box, Exhibit, Figure, Line, Mark, Points, Text
from chromdocs.games.complementary import Candidates
from chromdocs.games.duchene_rigo import duchene_rigo
from chromdocs.games.game import Invariant, Position
from chromdocs.games.gamma import extra_moves, gamma
from chromdocs.games.star import star
from chromdocs.games.wythoff import wythoff
from chromdocs.numbers.contfrac import (
    ContinuedFraction,
    alpha,
    beta,
    duchene_rigo_pair,
    wythoff_pair,
)
from chromdocs.numbers.real import real
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.words import in_brackets, listed, sub

ORDER = 1
Why = Callable[[Position], str]


def wythoff_panels(k: int, to: int) -> Figure:
    """Draw Figure 2: k-Wythoff nim."""
    return _panels(
        wythoff(k),
        f"{k}-Wythoff nim" if k > 1 else "Wythoff nim",
        wythoff_pair(k),
        to,
        _plain,
        f"{'Figure 2 of the paper. ' if k == 2 else ''}A move takes from one heap, or from both "
        f"{'the same number' if k == 1 else f'numbers that differ by less than {k}'}.",
        ("fractions/fig-2", "fractions/k-wythoff-p", "fractions/k-wythoff-cf"),
    )


def gamma_panels(k: int, to: int) -> Figure:
    """Draw Figure 3: Gamma_k, for given P-positions."""
    name = sub("Γ", k)
    index = {
        move[::turn]: f"Type III, i = {i}"
        for i in range(1, k)
        for move in _small(k, i, to)
        for turn in (1, -1)
    }
    extra = [in_brackets(move) for i in range(1, k) for move in _small(k, i, to)]
    said = (
        f"To the moves of {k}-Wythoff nim come the larger diamonds {listed(extra, 6)}, in both "
        "orders."
        if extra
        else "For k = 1 the game is Wythoff nim."
    )
    return _panels(
        gamma(k),
        name,
        (alpha(k), beta(k)),
        to,
        lambda move: index.get(move, _plain(move)),
        f"{'Figure 3 of the paper. ' if k == 2 else ''}{said}",
        ("fractions/fig-3", "fractions/thm-3"),
        frozenset(index),
    )


def duchene_rigo_panels(k: int, to: int) -> Figure:
    """Draw Figure 4: a game for the pair of Duchêne and Rigo."""
    extra = frozenset({(2 * k + 1, 2 * k + 2), (2 * k + 2, 2 * k + 1)})
    unless = f", except the same even number below {2 * k} from both" if k > 1 else ""
    return _panels(
        duchene_rigo(k),
        f"the Duchêne–Rigo pair, k = {k}",
        duchene_rigo_pair(k),
        to,
        lambda move: "the extra move" if move in extra else _plain(move),
        f"{'Figure 4 of the paper. ' if k == 2 else ''}The paper shows the moves of Duchêne and "
        f"Rigo without their rules; on the left are ours: as in Wythoff nim{unless}, and the "
        f"move of {2 * k + 1} from one heap with {2 * k + 2} from the other.",
        ("fractions/fig-4", "fractions/eq-3"),
    )


def _small(k: int, i: int, to: int) -> list[Position]:
    """Return the Type III moves with numbers up to *to*."""
    found = []
    for move in extra_moves(k, i):
        if move[1] > to:
            break
        found.append(move)
    return found


def _plain(move: Position) -> str:
    """Say which move of k-Wythoff nim this is."""
    s, t = move
    if 0 in move:
        return "from one heap"
    return "the same from both" if s == t else f"from both, with difference {abs(s - t)}"


def _panels(
    played: Invariant,
    called: str,
    pair: tuple[ContinuedFraction, ContinuedFraction],
    to: int,
    why: Why,
    said: str,
    claims: tuple[str, ...],
    large: frozenset[Position] = frozenset(),
) -> Figure:
    """Draw three boards side by side: moves, P-positions, moves after two stars."""
    pairs = list(Candidates(pair[0].value()).up_to(to))
    number = {p: n for n, q in enumerate(pairs) for p in (q, q[::-1])}
    first = sorted(played.moves.within((to, to)))
    last = sorted(star(star(played)).moves.within((to, to)))
    step = to + 1 + max(3, to // 8)
    size = min(6.0, 112 / to)
    boards: list[tuple[str, str, list[tuple[Position, str]]]] = [
        ("moves", "move", [(m, f"{in_brackets(m)}: a move, {why(m)}") for m in first]),
        (
            "P-positions",
            "p",
            [(p, f"{in_brackets(p)}: P, pair number {n}") for p, n in sorted(number.items())],
        ),
        (
            "moves of ⋆⋆",
            "move",
            [(m, f"{in_brackets(m)}: a move after two stars, P after one") for m in last],
        ),
    ]
    marks: list[Mark] = []
    for place, (heading, role, shown) in enumerate(boards):
        left = place * step
        marks += [
            Box(left - 0.8, -0.8, to + 1.6, to + 1.6, "panel"),
            Text(left + to / 2, to + 3, heading, role, 9.5),
        ]
        if role == "p":
            marks += _slopes(pair, left, to)
        for big in (False, True):
            own = [(p, text) for p, text in shown if (place == 0 and p in large) == big]
            if own:
                x = tuple(left + p[0] for p, _ in own)
                y, hover = tuple(p[1] for p, _ in own), tuple(text for _, text in own)
                marks.append(Points(x, y, role, hover=hover, size=size * (1.8 if big else 1)))
    low, high = (real(number.value()) for number in pair)
    marked = tuple(range(0, to + 1, 10))
    told = (("move", first), ("P-position", sorted(number)), ("move after two stars", last))
    shown_first = listed([in_brackets(p) for p in pairs[1:]], 4)
    return Figure(
        id="panels",
        title=f"{called[0].upper()}{called[1:]}: moves, P-positions, and two stars",
        caption=f"{said} In the middle, its P-positions {shown_first}, along lines of slope "
        f"β/α = {near(high) / near(low):.3f} and α/β, where α = {pair[0]} and β = {pair[1]}. On "
        "the right, the moves that ⋆, applied twice, makes of it: another game with the same "
        "P-positions.",
        alt=f"Three square boards side by side, heaps from 0 to {to}. Left: {len(first)} red "
        "diamonds, the moves, on both axes and along the diagonal"
        f"{f', {len(large)} of them larger and apart' if large else ''}. Middle: "
        f"{len(number)} blue squares along two lines from the origin, {shown_first}, mirrored. "
        f"Right: {len(last)} red diamonds, the moves after two stars.",
        marks=tuple(marks),
        x=Axis(
            "",
            (-1.5, 2 * step + to + 1.5),
            tuple((place * step + v, str(v)) for place in range(3) for v in marked[place > 0 :]),
            grid=False,
        ),
        y=Axis("", (-1.5, to + 4.6), tuple((v, str(v)) for v in marked), grid=False),
        columns=("panel", "x", "y"),
        data=tuple((what, p[0], p[1]) for what, group in told for p in group),
        claims=claims,
        equal=True,
        aspect=(2 * step + to + 8) / (to + 9.6),
    )


def _slopes(pair: tuple[ContinuedFraction, ContinuedFraction], left: float, to: int) -> list[Mark]:
    """Return the line of slope beta/alpha from the origin, and its mirror image."""
    low, high = (near(real(number.value())) for number in pair)
    end = to * low / high
    return [
        Line((left, left + end), (0, to), "muted"),
        Line((left, left + to), (0, end), "muted"),
    ]


STEPS = ("k", ("1", "2", "3", "4"))
TO = Parameter("the largest heap that is shown", whole(10, 40), 28)
EXHIBITS = (
    Exhibit(
        id="wythoff-panels",
        title="k-Wythoff nim: moves, P-positions, and two stars",
        build=wythoff_panels,
        parameters={"k": Parameter("the k of k-Wythoff nim", whole(1, 9), 2), "to": TO},
        paper=PAPER,
        kind="moves",
        tags=("figure 2", "wythoff", "star", "beatty"),
        steps=STEPS,
        crop=(63.5, -0.5, 92.5, 21),
        striking=1,
    ),
    Exhibit(
        id="gamma-panels",
        title="Γₖ: moves, P-positions, and two stars",
        build=gamma_panels,
        parameters={"k": Parameter("the k of Γₖ", whole(1, 9), 2), "to": TO},
        paper=PAPER,
        kind="moves",
        tags=("figure 3", "star", "beatty", "continued fraction"),
        steps=STEPS,
        crop=(63.5, -0.5, 92.5, 21),
        striking=1,
    ),
    Exhibit(
        id="duchene-rigo-panels",
        title="The Duchêne–Rigo pair: moves, P-positions, and two stars",
        build=duchene_rigo_panels,
        parameters={"k": Parameter("the k of [1; 1, k, 1, k, ...]", whole(1, 9), 2), "to": TO},
        paper=PAPER,
        kind="moves",
        tags=("figure 4", "star", "beatty", "continued fraction"),
        steps=STEPS,
        crop=(63.5, -0.5, 92.5, 21),
    ),
)
