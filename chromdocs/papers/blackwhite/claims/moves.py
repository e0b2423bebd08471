r"""Claims of U. Larsson, *Black & white Nim games*.

Section 4, the open problems about other moves, a colouring for each pile, and two players.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import count, product, takewhile

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Position, subtract
from chromdocs.games.pile_colours import black_sets
from chromdocs.numbers.beatty import Beatty
from chromdocs.numbers.real import real
from chromdocs.papers.blackwhite.claims import formulas
from chromdocs.papers.blackwhite.claims.board import colourings, shown
from chromdocs.papers.blackwhite.conventions import LEVELS
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 10
SECTION = Section(PAPER, "Section 4")

GOLDEN = "(1+sqrt(5))/2"
GOLDEN_SQUARE = "(3+sqrt(5))/2"
GRID = 25  # heaps of positions that the solver is asked for, whatever the bound


def _p_pairs(
    bound: int, first: Sequence[bool], second: Sequence[bool], diagonals: bool = False
) -> set[Position]:
    """Return the P-positions on the board of nim, or of Wythoff nim, from the definition.

    *first* and *second* tell whether a level of each pile is black.
    """
    found: set[Position] = set()
    columns: set[int] = set()
    lines: set[int] = set()
    for x in range(bound + 1):
        for y in range(bound + 1):
            if y in columns or not (first[x] or second[y]):
                continue
            if not diagonals or x - y not in lines:
                found.add((x, y))
                columns.add(y)
                lines.add(x - y)
                break  # the rest of the row is N
    return found


@SECTION.claim(
    "q-move-set",
    "Other move sets than nim",
    bound=200,
    unit="heaps of",
    uses=["thm-1", "thm-2", "q-rational"],
    perturbed=[
        {"threshold": "11/4"},
        {"threshold": "4"},
        {"harmless": ()},
        {"harmless": (GOLDEN_SQUARE,)},
        {"k_lower": "3/2"},
    ],
    proof="none",
    place="Open problem",
)
def q_move_set(
    bound: int,
    solve: Solve,
    threshold: str = "3",
    harmless: tuple[str, ...] = (GOLDEN_SQUARE, "(7+sqrt(17))/4", "(11+sqrt(37))/6"),
    k_lower: str = "sqrt(2)",
) -> Iterator[Case]:
    r"""What are the P-positions if the moves are not those of nim but of another invariant game? It
    is open in general. When they stay as they are is proved in the chapter on black & white nim,
    for two piles: (a) Where every P-position of the game without colours has a black or
    an empty heap, it keeps its P-positions. So it is with the moves of Wythoff nim if $S$ is either
    of its two sequences $\lfloor\varphi n\rfloor$ and $\lfloor\varphi^2 n\rfloor$, and with those
    of 2-Wythoff nim and $S=\{\lfloor(2+\sqrt2)n\rfloor\}$. (b) With the moves of Wythoff nim and
    $S=\{\lfloor\beta n\rfloor\}$ the P-positions are the same as with the moves of nim, the $n$-th
    white level with the $n$-th black one, if $\beta \ge 3$ or
    $\beta=(4v-1+\sqrt{4v^2+1})/(2v)$ for one of $v=1,2,3,\dots$, and for no other $\beta \ge 2$.
    The first of these numbers is $\varphi^2$.

    (a) holds for all moves: a winning move stays legal. It is played by the solver with heaps up to
    25. (b): if the difference of the $n$-th black and the $n$-th white level is never the same for
    two $n$, a diagonal move never connects two such pairs. For $\beta \ge 3$ it grows with every
    $n$. For $\beta < 3$ it stays wherever both levels grow by 2; the chapter and the notebook on
    black & white nim prove where this never happens. Checked for fifteen $\beta$, $v=1,2,3$ among
    them, from the definition, with heaps up to the bound; $\beta=3$ and $5/2$ by the solver too.
    Some begin to differ late: $25/9$ at $(64,113)$. With $\beta=2$ the P-positions begin $(1,2)$,
    $(3,6)$, $(4,8)$, $(5,10)$, $(7,14)$; we found no rule for them. Any bound
    below 30 is taken as 30. As in Section 2 of the paper, positions have a black or an empty heap.
    """
    bound = max(bound, 30)
    golden, square = Beatty(GOLDEN), Beatty(GOLDEN_SQUARE)
    lower, upper = Beatty(k_lower), Beatty("2+sqrt(2)")
    kept = {
        f"blackwhite:beta={GOLDEN},moves=wythoff": (golden, square),
        f"blackwhite:beta={GOLDEN_SQUARE},moves=wythoff": (golden, square),
        "blackwhite:beta=2+sqrt(2),moves=wythoff:k=2": (lower, upper),
    }
    for name, (a, b) in kept.items():
        pairs = ((a.nth(n), b.nth(n)) for n in count())
        said = set(takewhile(lambda pair: pair[1] <= GRID, pairs))
        for position, is_p in solve(game(name)).outcomes(min(bound, GRID)):
            yield Case((name, position), position in said, is_p)
    below = ["2", "7/3", "12/5", "5/2", GOLDEN_SQUARE, "8/3", "11/4", "1+sqrt(3)"]
    below += ["(7+sqrt(17))/4", "(11+sqrt(37))/6", *(["25/9"] if bound >= 113 else [])]
    for beta in (*below, "3", "pi", "2+sqrt(2)", "4"):
        floors = Beatty(beta)
        black = [n == 0 or n in floors for n in range(bound + 1)]
        nim, wythoff = (_p_pairs(bound, black, black, diagonals) for diagonals in (False, True))
        at, why = f"beta = {beta}", f"they differ at {min(nim ^ wythoff, default=None)}"
        said_same = beta in harmless or real(beta) >= real(threshold)
        yield Case(at, said_same, nim == wythoff, why)
        if beta in ("3", "5/2"):
            name = f"blackwhite:beta={beta},moves=wythoff"
            for position, is_p in solve(game(name)).outcomes(min(bound, GRID)):
                yield Case((at, position), position in wythoff, is_p)
        if beta == "2":
            first = sorted(pair for pair in wythoff if pair[0] <= pair[1])[1:6]
            yield Case("beta = 2", [(1, 2), (3, 6), (4, 8), (5, 10), (7, 14)], first)


@SECTION.claim(
    "q-per-pile",
    "A colouring per pile, on two piles",
    bound=200,
    unit="heaps of",
    proof="learn/black-and-white-nim/#per-pile",
    perturbed=[{"white_takes": "least"}, {"black_takes": "black"}, {"shift": 1}],
    place="Open problem",
)
def q_per_pile(
    bound: int,
    solve: Solve,
    white_takes: str = "black",
    black_takes: str = "least",
    shift: int = 0,
) -> Iterator[Case]:
    r"""What are the P-positions if two piles have colourings $S_1$ and $S_2$ of their own? Our
    answer: $(0,0)$ and pairs $(x,y)$ that come about as follows. For $x=1,2,3,\dots$ in turn, if
    $x$ is black in the first pile, $y$ is the least level not used yet; if it is white, $y$ is
    the least that is not used yet and black in the second pile, if there is one. In particular: if
    every level is black in one pile at least, the P-positions are those of nim. If $S_1$ is empty,
    they are $(n,s_n)$ with $s_n$ the $n$-th element of $S_2$, whatever $S_2$ is.

    So each increasing sequence $s_n$ is the solution of a game of this kind. The rule is run for
    seven pairs of colourings, and the P-positions on the board found from the definition,
    with heaps up to the bound; the solver plays all seven with heaps up to 25. For a single $S$ the
    rule gives the pairs of black & white nim. On more piles the question is open, see there.
    """
    named = ("evil/odious", "none/evil", "none/2,5,6", "evil/dopey", "2/evil", "evil/evil")
    for name in (*named, "beta(3)/beta(7/3)"):
        sets = black_sets(name)
        first, second = ([n == 0 or s.contains(n) for n in range(bound + 1)] for s in sets)
        said, unused = {(0, 0)}, list(range(LEVELS.first, bound + 1))
        for x in range(LEVELS.first, bound + 1):
            rule = black_takes if first[x] else white_takes
            y = next((y for y in unused if rule == "least" or second[y]), None)
            if y is not None:
                said.add((x, y))
                unused.remove(y)
        found = _p_pairs(bound, first, second)
        yield Case(name, said, found)
        if name == "evil/odious":
            yield Case((name, "nim"), {(n, n + shift) for n in range(bound + 1)}, found)
        if name.startswith("none/"):
            black = [n for n in range(LEVELS.first, bound + 1) if second[n]]
            yield Case((name, "n-th"), {(0, 0), *enumerate(black, 1)}, found)
        for position, is_p in solve(game(f"blackwhite:black={name}")).outcomes(min(bound, GRID)):
            yield Case((name, position), position in said, is_p)


@SECTION.claim(
    "q-partizan",
    "Partizan black & white nim",
    bound=12,
    unit="heaps of",
    uses=["thm-1", "thm-2"],
    proof="learn/black-and-white-nim/#partizan",
    perturbed=[
        {"empty_black": "L"},
        {"white_first": "R"},
        {"black_first": "L"},
        {"tokens": 1},
        {"nothing": "N"},
    ],
    place="Open problem",
)
def q_partizan(
    bound: int,
    solve: Solve,
    empty_black: str = "R",
    white_first: str = "L",
    black_first: str = "R",
    tokens: int = 2,
    nothing: str = "P",
) -> Iterator[Case]:
    r"""Who wins the partizan variations of the games in Theorems 1 and 2, where Left must leave a
    white heap and Right a black one? Our answer: if an empty heap is black, Right wins wherever
    there is a token, whoever begins. If an empty heap has no colour, Left wins wherever there are
    two tokens or more, whoever begins; for $S$ with $1 \in S$ it would be Right. With fewer
    tokens nobody can move.

    The reasons: Right may always empty a heap, and Left never takes the last token. And
    with empty heaps of no colour, nobody takes the last token; so long as there are two tokens,
    the owner of the colour of level 1 can lower a heap of two or more to 1, or remove a heap
    and leave one of 1. Outcome classes are computed by the solver for $\beta=2,3,4$, $\varphi^2$
    and $2+\sqrt2$ on two piles and for the evil (white at level 1) and the odious levels
    (black there) on two piles up to the bound and on three up to 8.
    """
    names = [f"beta={beta}" for beta in ("2", "3", "4", GOLDEN_SQUARE, "2+sqrt(2)")]
    for name in (*names, "black=evil", "black=odious"):
        owner = black_first if name == "black=odious" else white_first
        for piles in (2, 3) if name.startswith("black") else (2,):
            for empty, least, winner in (("black", 1, empty_black), ("ignored", tokens, owner)):
                at = f"partizan-blackwhite:{name},piles={piles},empty={empty}"
                to = bound if piles == 2 else min(bound, 8)
                played = game(at)
                solver = solve(played)
                for position in played.positions((to,) * piles):
                    said = winner if sum(position) >= least else nothing
                    yield Case((at, position), said, solver.outcome(position))


@SECTION.claim(
    "sec-4-combine",
    "Other moves and a colouring per pile are (M, B)-invariant",
    bound=3,
    unit="heaps of",
    kind="remark",
    place="Remark on generalizations",
    proof="learn/black-and-white-nim/#move-set",
    uses=["prop-2", "q-move-set", "q-per-pile"],
    perturbed=[{"zero": False}, {"boards": (2, 11, 50)}],
)
def sec_4_combine(
    bound: int, zero: bool = True, boards: Sequence[int] = (2, 10, 50)
) -> Iterator[Case]:
    r"""If the move set is any $\mathcal M$ and each pile has black levels of its own, $S_i$, the
    game is $(\mathcal M,\mathcal B)$-invariant, where $\mathcal B$ is the set of positions with
    $x_i \in S_i\cup\{0\}$ for at least one $i$.

    For the moves of nim, of Wythoff nim and of 2-Wythoff nim, and every two sets of levels
    up to the bound on two piles, the options by the rules are compared with those by
    $(\mathcal M,\mathcal B)$. The converse is not said, and fails: the positions that are not on
    such a board are all pairs of a white level of one pile and one of the other. So, with piles up
    to $n=1,2,3$, there are only 2, 10, 50 boards of this kind, $(2^n-1)^2+1$, of
    $2^{(n+1)^2}$.
    """
    moves: dict[str, Callable[[Position], bool]] = {
        "nim": lambda m: 0 in m,
        "wythoff": lambda m: 0 in m or m[0] == m[1],
        "wythoff:k=2": lambda m: 0 in m or abs(m[0] - m[1]) < 2,
    }
    for top in range(LEVELS.first, bound + 1):
        kinds = set()
        for sets in product(colourings(top), repeat=2):
            own = [black | {0} if zero else black for black in sets]
            board = {
                (x, y) for x, y in product(range(top + 2), repeat=2) if x in own[0] or y in own[1]
            }
            kinds.add(frozenset(p for p in board if max(p) <= top))
            for name, is_move in moves.items():
                base = game(name)
                assert isinstance(base, Invariant)
                played = blackwhite(sets, moves=base)
                for x in product(range(top + 1), repeat=2):
                    said = {y for y in board if y != x and all(map(int.__ge__, x, y))}
                    said = {y for y in said if is_move(subtract(x, y))}
                    at = (name, *map(shown, sets), x)
                    yield Case(at, said, set(played.options(x)))
        if top <= len(boards):
            yield Case(f"boards up to {top}", boards[top - 1], len(kinds))


_PAIRS = formulas.beatty(GOLDEN_SQUARE)
_LOWER = f"exists n: x = floor(({GOLDEN}) * n)"
SECTION.decided(
    "q-move-set",
    {
        "(a), S = ⌊φn⌋": formulas.kept(_LOWER, _PAIRS[1]),
        "(a), S = ⌊φ²n⌋": formulas.kept(*_PAIRS),
        "(b), β = 2+√2": formulas.solved(*formulas.beatty("2+sqrt(2)"), moves=formulas.WYTHOFF),
    },
    how=formulas.KEPT,
    wrong=[
        formulas.solved(*formulas.beatty("1+sqrt(2)"), moves=formulas.WYTHOFF),
        formulas.kept(*formulas.beatty("2+sqrt(2)")),
    ],
    within="(a) with Wythoff nim, (b) with β = 2+√2",
)
SECTION.decided(
    "q-per-pile",
    {
        "evil/odious": formulas.per_pile("evil(x)", "x = 0 or odious(x)", "x = y"),
        "none/evil": formulas.per_pile("x = 0", "evil(x)", "evil(y) and y // 2 = x"),
    },
    how=f"""
    {formulas.RULED}, with colours for each pile. Where every level is black in one pile, the equal
    heaps are the P-positions; where no level of the first is, $n$ goes with the $n$-th evil number.
    """,
    wrong=[
        formulas.per_pile("x = 0", "evil(x)", "evil(y) and y // 2 = x + 1"),
        formulas.per_pile("evil(x)", "evil(x)", "x = y"),
    ],
    within="evil/odious, none/evil",
)
