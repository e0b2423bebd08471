r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

The abstract and Section 1: invariant subtraction games, duals, and what is announced.
"""

from collections.abc import Iterator, Sequence
from math import gcd
from random import Random

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Moves, Position, fits, invariant, subtract
from chromdocs.games.rational_pair import RationalPair, rational_pair
from chromdocs.games.star import power
from chromdocs.papers.star.claims.board import columns, rows
from chromdocs.papers.star.conventions import NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 0
SECTION = Section(PAPER, "Section 1")
GAMES = 8  # random games in a check
LAST_CLASS = 7


def _board(to: int) -> list[Position]:
    """Return the positions x <= y up to *to*, those with few tokens first."""
    return sorted(((x, y) for y in range(to + 1) for x in range(y + 1)), key=lambda p: (sum(p), p))


def _ornaments() -> Iterator[tuple[str, RationalPair, Invariant]]:
    """Yield p, q, t in words, the pairs and the game that has them as moves."""
    for q in range(2, LAST_CLASS + 1):
        for p in (p for p in range((q + 1) // 2, q) if gcd(p, q) == 1):
            for t in range(1 - p, q - p + 1):
                yield f"p = {p}, q = {q}, t = {t}", RationalPair(p, q, t), rational_pair(p, q, t)


@SECTION.claim(
    "abstract-ornament",
    "P-positions of ornament games are complementary Beatty sequences",
    kind="claim",
    place="Abstract",
    section="Abstract",
    bound=60,
    unit="heaps of",
    uses=["main-theorem"],
    repaired={"last": 4},
)
def abstract_ornament(bound: int, solve: Solve, last: int = LAST_CLASS) -> Iterator[Case]:
    r"""The P-positions of every ornament game define a pair of complementary Beatty sequences with
    rational moduli.

    An ornament game is $G^\star$, where $G$ has the moves $\{a_n,b_n\}$ of such a pair; its
    P-positions should be these pairs and $(0,0)$. All pairs with denominator $q \le 7$: in Section
    5.2, $\alpha=p/q$ and $\delta=t/q$. $G^\star$ is solved, from moves that are found by search.
    """
    for label, pairs, base in _ornaments():
        if pairs.q <= last:
            lost = {*solve(power(base, 1)).p_positions(bound)}
            for position in _board(bound):
                said = letter(position in pairs)
                yield Case((label, position), said, letter(position in lost))


@SECTION.corrected(
    "abstract-ornament",
    severity="theorem",
    echo="main-theorem",
    proof="beyond/reflexivity",
    went_wrong=r"""
    It is true of the games of Class 2, 3 and 4, and of many others, but not of all. The first that
    fails is in Class 5: $p=3$, $q=5$, $t=2$, with $a=1,2,4,6,\dots$ and $b=3,5,8,10,\dots$ There
    $(2,5)$ is no P-position of $G^\star$, as $(1,2)$ is a move to $(1,3)$. The same slip is in
    Section 4, where every complementary Beatty pair is said to meet the conditions of the main
    theorem.
    """,
    perturbed=[{"summands": "MM"}, {"summands": "PP"}],
)
def abstract_ornament_corrected(bound: int, solve: Solve, summands: str = "MP") -> Iterator[Case]:
    r"""Let $G$ have the moves $\{a_n,b_n\}$ of a pair of complementary Beatty sequences with
    rational moduli. The P-positions of the ornament game $G^\star$ are these pairs and $(0,0)$
    exactly if no move of $G$ is the sum of a move and a non-zero P-position of $G$.

    The same games. The P-positions of $G$ are found twice, by the solver and by marking what a
    move can win; then both sides are compared on the board. This is the test for
    $G^{\star\star}=G$, which holds of every invariant subtraction game.
    """
    for label, pairs, base in _ornaments():
        moves: set[Position] = {
            move for pair in pairs.up_to(bound) if any(pair) for move in (pair, pair[::-1])
        }
        board = columns(moves, bound)
        found: set[Position] = {(x, y) for x, column in enumerate(board) for y in rows(column)}
        halves = sorted(pair for pair in found if pair[0] <= pair[1])
        yield Case((label, "P-positions of G"), halves, sorted(solve(base).p_positions(bound)))
        sets: dict[str, set[Position]] = {"M": moves, "P": found - {(0, 0)}}
        passes = not any(
            subtract(move, one) in sets[summands[1]]
            for move in moves
            for one in sets[summands[0]]
            if fits(one, move)
        )
        lost = {pair for pair in solve(power(base, 1)).p_positions(bound) if any(pair)}
        yield Case((label, "P-positions of G⋆"), passes, lost == {min(m, m[::-1]) for m in moves})


def _random_games(seed: int, largest: int) -> Iterator[list[Position]]:
    random = Random(seed)
    for _ in range(GAMES):
        size = random.randint(1, 9)
        drawn = {(random.randint(0, largest), random.randint(0, largest)) for _ in range(size)}
        yield sorted(drawn - {(0, 0)}) or [(1, 1)]


def _backwards(moves: Sequence[Position], to: int) -> dict[Position, str]:
    """Tell P, N or draw, from the end of play backwards, as for a game that may have cycles."""
    board: list[Position] = [(x, y) for x in range(to + 1) for y in range(to + 1)]
    options = {v: [subtract(v, move) for move in moves if fits(move, v)] for v in board}
    told: dict[Position, str] = {}
    while True:
        new = {v: "P" for v in board if all(told.get(w) == "N" for w in options[v])}
        new |= {v: "N" for v in board if any(told.get(w) == "P" for w in options[v])}
        if len(new) == len(told):
            return {v: told.get(v, "draw") for v in board}
        told = new


@SECTION.claim(
    "sec-1-outcomes",
    "Every position is P or N, a terminal one is P",
    kind="claim",
    place="Section 1",
    bound=30,
    unit="heaps of",
    proof="authors",
    perturbed=[{"extra": [(0, 0)]}, {"ends": "N"}],
)
def outcomes(
    bound: int, solve: Solve, extra: Sequence[Position] = (), ends: str = "P"
) -> Iterator[Case]:
    r"""An invariant subtraction game has no draws: each of its positions is either P or N. The
    positions without options are P.

    No move is $(0,0)$, so each takes at least one token, and play ends. Eight random games with up
    to 9 moves, none larger than $(7,7)$. Their positions are worked out from the end of play
    backwards, in a way that would leave draws over if there were any, and compared with what the
    solver finds.
    """
    for number, moves in enumerate(_random_games(1, 7), 1):
        listed = invariant("random", "Take one of the listed moves.", 2, Moves.listed(moves))
        told = _backwards([*moves, *extra], bound)
        for v, outcome in solve(listed).classes(bound):
            terminal = not any(fits(move, v) for move in moves)
            yield Case((f"game {number}", v), ends if terminal else outcome, told[v], f"{moves}")


@SECTION.claim(
    "def-moves",
    "Nim, Wythoff nim and one heap as invariant games",
    place="Section 1",
    bound=30,
    unit="heaps of",
    perturbed=[{"step": 2}, {"taken": (1, 3, 5)}],
)
def def_moves(bound: int, step: int = 1, taken: Sequence[int] = (1, 3, 4)) -> Iterator[Case]:
    r"""Invariant subtraction games are, among others: 2-pile nim, with the moves $\{0,x\}$,
    $x \ge 1$; Wythoff nim, with these and $(x,x)$, $x \ge 1$, a queen of chess that goes towards
    the corner; and the subtraction games on one heap of *Winning Ways* (footnote 1).

    A definition. What the library plays under these names, by rules of its own, is compared with
    the moves: from every position up to the bound the options are the same. For one heap: take 1,
    3 or 4.
    """
    naturals = range(NATURALS.first, bound + 1)
    nim = {move for x in naturals for move in ((0, x), (x, 0))}
    diagonal = {(x, x) for x in naturals[::step]}
    for name, moves in (
        ("nim:piles=2", nim),
        ("wythoff", nim | diagonal),
        ("subtraction:take=1,3,4", {(x,) for x in taken}),
    ):
        rules = game(name)
        sides = range(bound + 1)
        board = (
            [(x,) for x in sides] if rules.heaps == 1 else [(x, y) for x in sides for y in sides]
        )
        for v in board:
            said = sorted(subtract(v, move) for move in moves if fits(move, v))
            yield Case((name, v), said, sorted(rules.options(v)))


@SECTION.claim(
    "def-star",
    "The ⋆-operator",
    place="Section 1.1",
    bound=40,
    unit="heaps of",
    perturbed=[{"zero": True}, {"after": 1}],
)
def def_star(bound: int, solve: Solve, zero: bool = False, after: int = 0) -> Iterator[Case]:
    r"""$G^\star$ is the game with the moves $\mathcal{P}(G) \setminus \{(0,0)\}$, and $G^k$ is what
    $k$ applications of $\star$ make of $G$: $G^0=G$, $G^3=((G^\star)^\star)^\star$.

    A definition. For 2-pile nim and Wythoff nim and $k \le 3$ the moves of $G^k$ that the library
    has are compared with the P-positions of $G^{k-1}$ that the solver finds.
    """
    for name in ("nim:piles=2", "wythoff"):
        base = game(name)
        for k in (1, 2, 3):
            before = k - 1 + after
            lost = {*solve(power(base, before) if before else base).p_positions(bound)}
            moves = {*power(base, k).moves.within((bound, bound))}
            for v in _board(bound):
                said = v in lost and (zero or any(v))
                yield Case((f"{name}, k = {k}", v), said, v in moves)


def _is_dual(bound: int, solve: Solve, of: str) -> Iterator[Case]:
    """Compare the moves of G with those of G⋆⋆, the P-positions of G⋆ that are not 0."""
    base = game(of)
    assert isinstance(base, Invariant)
    lost = {*solve(power(base, 1)).p_positions(bound)}
    words = {True: "a move", False: "no move"}
    for v in _board(bound)[1:]:
        yield Case(v, words[base.moves.contains(v)], words[v in lost])


@SECTION.claim(
    "sec-1-dual",
    "W⋆ is the dual of Wythoff nim",
    kind="claim",
    place="Section 1.2",
    bound=120,
    unit="heaps of",
    uses=["main-theorem"],
    repaired={"of": "star(wythoff)"},
)
def dual(bound: int, solve: Solve, of: str = "wythoff") -> Iterator[Case]:
    r"""$W^\star$ is the dual of $W$, Wythoff nim: $W^{\star\star}=W$, which is what Section 1.1
    means by the word.

    The moves of $W^{\star\star}$ are the P-positions of $W^\star$ except $(0,0)$. They are compared
    with the moves of $W$, vector by vector.
    """
    yield from _is_dual(bound, solve, of)


@SECTION.corrected(
    "sec-1-dual",
    severity="letter",
    proof="elsewhere",
    went_wrong=r"""
    By the definition of the paper it is not: $(2,2)$ is a move of $W$ and not of
    $W^{\star\star}$, since $(2,2)=(1,0)+(1,2)$. What is meant is that $W^\star$ has a dual, the
    game $W^{\star\star}$, which has the P-positions of $W$ but other moves.
    """,
    perturbed=[{"of": "wythoff"}, {"of": "wythoff:k=2"}],
)
def dual_corrected(bound: int, solve: Solve, of: str = "star(wythoff)") -> Iterator[Case]:
    r"""$W^\star$ and $W^{\star\star}$ are each other's duals: $W^{\star\star\star}=W^\star$. This
    is a case of the main theorem of Larsson, Hegarty and Fraenkel; the chapter on the
    $\star$-operator has a proof too.

    The moves of $W^{\star\star\star}$ are the P-positions of $W^{\star\star}$ except $(0,0)$. They
    are compared with the moves of $W^\star$.
    """
    yield from _is_dual(bound, solve, of)
