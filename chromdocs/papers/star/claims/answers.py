r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Section 5: the questions that it answers or asks in passing, and Remark 5.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, takewhile
from math import gcd

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.complementary import Candidates
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.games.rational_pair import rational_pair
from chromdocs.papers.star.claims.formulas import wythoff
from chromdocs.papers.star.claims.formulas_rational import (
    COMPLEMENTARY,
    mouse,
    mouse_star,
    mouse_trap,
)
from chromdocs.papers.star.claims.periodic import LAST, not_repeated, p_columns, two_vectors
from chromdocs.papers.star.conventions import INDEX, NATURALS
from chromdocs.papers.star.paper import PAPER

ORDER = 16
SECTION = Section(PAPER, "Section 5")
HUGE = 10**1000  # heaps that no table holds


def _pairs(to: int, above: int = 0) -> list[Position]:
    """Return (0, 0) and the pairs of (22) up to *to*, the smaller number first."""
    pairs = ((3 * i // 2 + above, 3 * i - 1) for i in count(NATURALS.first))
    return [(0, 0), *takewhile(lambda pair: pair[1] <= to, pairs)]


def _against_pairs(played: Solve, of: str, bound: int, above: int) -> Iterator[Case]:
    said = _pairs(bound, above)
    for position, is_p in played(game(of)).outcomes(bound):
        yield Case((of, position), position in said, is_p)


@SECTION.claim(
    "q-3",
    "A game with rational Beatty pairs as P-positions?",
    bound=90,
    unit="heaps of",
    kind="claim",
    place="Question 3",
    uses=["mouse-game"],
    perturbed=[{"above": 1}, {"of": "wythoff"}],
    proof="elsewhere",
)
def q_3(bound: int, solve: Solve, above: int = 0, of: str = "mouse") -> Iterator[Case]:
    r"""Is there an impartial game whose P-positions are given by complementary Beatty sequences
    with rational moduli? Yes: Fraenkel's Mouse game, with $\lfloor 3i/2\rfloor$ and $3i-1$.

    The moduli are $3/2$ and 3. The sequences take the remainders 1, 0 and 2 by 3 in turn, so they
    are complementary: that is checked for the numbers up to the bound. The Mouse game is solved
    from its rules. The chapter on ornaments has a proof.
    """
    terms = [(3 * i // 2, 3 * i - 1) for i in range(NATURALS.first, bound + 1)]
    found = sorted(term for pair in terms for term in pair if term <= bound)
    yield Case("complementary", [*range(NATURALS.first, bound + 1)], found)
    yield from _against_pairs(solve, of, bound, above)


def _listed(moves: Sequence[Position]) -> Invariant:
    both = Moves.listed({*moves, *(move[::-1] for move in moves)})
    return invariant("listed", "Take a listed move.", 2, both, symmetric=True)


@SECTION.claim(
    "q-4",
    "An invariant game with rational Beatty pairs as P-positions?",
    bound=120,
    unit="heaps of",
    kind="claim",
    place="Question 4",
    uses=["q-3", "main-theorem"],
    perturbed=[{"above": 1}, {"stars": 0}, {"irrational": "nim"}],
    proof="elsewhere",
)
def q_4(
    bound: int, solve: Solve, above: int = 0, stars: int = 1, irrational: str = "wythoff"
) -> Iterator[Case]:
    r"""Is there an invariant subtraction game whose non-zero P-positions are given by complementary
    Beatty sequences with rational moduli? Yes, by Larsson, Hegarty and Fraenkel: the double star
    of the Mouse game. For irrational moduli Wythoff nim has answered it long before.

    The game with the Mouse pairs as moves is solved, then the game with its P-positions as moves,
    and these are compared with the pairs. Wythoff nim is solved and compared with
    $\lfloor n\phi\rfloor$ and $\lfloor n\phi^2\rfloor$. The chapter on ornaments has a proof for
    the Mouse.
    """
    said = _pairs(bound, above)
    moves = _pairs(bound)[1:]
    for _ in range(stars):
        moves = [p for p in solve(_listed(moves)).p_positions(bound) if any(p)]
    for position, is_p in solve(_listed(moves)).outcomes(bound):
        yield Case(("Mouse", position), position in said, is_p)
    golden = Candidates("(1+sqrt(5))/2")
    upper = {golden.nth(n) for n in range(INDEX.first, bound + 1)}
    for position, is_p in solve(game(irrational)).outcomes(min(bound, 40)):
        yield Case((irrational, position), position in upper, is_p)


def _far(of: Invariant) -> Iterator[Case]:
    """Look at moves of a thousand digits, at the edge of the fan and beside it."""
    n = HUGE
    edge = {(3 * n - 2, 6 * n - 5): True, (3 * n - 2, 6 * n - 2): False, (3 * n, 6 * n - 2): True}
    edge |= {(3 * n, 6 * n - 6): False, (3 * n, 6 * n - 9): True, (3 * n, 6 * n - 8): False}
    for (u, v), said in edge.items():
        for move in ((u, v), (v, u)):
            mirrored = ", mirrored" * (move != (u, v))
            at = f"3n − {3 * n - u}, 6n − {6 * n - v}, n = 10^1000{mirrored}"
            yield Case(at, said, of.moves.contains(move))


@SECTION.claim(
    "q-5",
    "An invariant game with such P-positions and moves that are quickly told?",
    bound=150,
    unit="heaps of",
    kind="claim",
    place="Question 5",
    section="Section 5.1",
    uses=["thm-5", "sec-5-3-family"],
    perturbed=[{"above": 1}, {"reading": "printed"}],
    proof="learn/ornaments/#mouse-trap",
)
def q_5(bound: int, solve: Solve, above: int = 0, reading: str = "corrected") -> Iterator[Case]:
    r"""Is there an invariant subtraction game whose P-positions are given by complementary Beatty
    sequences with rational moduli and whose moves are told by an algorithm in polynomial time?
    Yes: the Mouse trap, with the moves of Theorem 5, as corrected. Remainders by 3 and a
    comparison decide.

    The game with the moves of that closed form is solved and compared with the pairs. Six moves of
    a thousand digits, and their mirror images, are decided by it as the theorem says.
    """
    name = "mousetrap" + (f":reading={reading}" if reading != "corrected" else "")
    yield from _against_pairs(solve, name, bound, above)
    trap = game(name)
    assert isinstance(trap, Invariant)
    yield from _far(trap)


@SECTION.claim(
    "rem-5",
    "Who wins at (Mouse game)⋆ is decided in polynomial time",
    bound=150,
    unit="heaps of",
    section="Section 5.1",
    uses=["rem-4", "q-1"],
    perturbed=[{"reading": "printed"}, {"with_axes": False}],
    proof="learn/ornaments/#mouse-trap",
)
def rem_5(
    bound: int, solve: Solve, reading: str = "corrected", with_axes: bool = True
) -> Iterator[Case]:
    r"""By Theorem 5 it can be decided in polynomial time, in the number of digits, who wins at a
    position of $(\text{Mouse game})^\star$. Of $(\text{Wythoff nim})^\star$ this is not known.

    The game with the Mouse pairs as moves is solved, and its P-positions are compared with the
    closed form of Theorem 5, as corrected: $(0,0)$ and the moves of the Mouse trap. The closed form
    decides positions of a thousand digits. That nothing is known of the star of Wythoff nim is
    Question 1.
    """
    trap = game("mousetrap" + (f":reading={reading}" if reading != "corrected" else ""))
    assert isinstance(trap, Invariant)
    for position, is_p in solve(rational_pair(2, 3, 0)).outcomes(bound):
        said = not any(position) or trap.moves.contains(position)
        yield Case(position, said and (with_axes or min(position) > 0), is_p)
    yield from _far(trap)


@SECTION.claim(
    "q-two-fold",
    "Rational moduli: are two vectors enough?",
    bound=320,
    unit="heaps of",
    kind="open",
    place="After Conjecture 3",
    section="Section 5.5",
    uses=["conj-3"],
    perturbed=[{"vectors": 1}, {"last": {3: 0, 4: 9}}],
    proof="none",
)
def q_two_fold(
    bound: int, solve: Solve, vectors: int = 2, last: Mapping[int, int] = LAST
) -> Iterator[Case]:
    r"""Does Conjecture 3 hold with 2-fold periodic in place of periodic, where two vectors are
    enough? For the Mouse and for the subsided games the closed forms prove it, see the chapter on
    ornaments. In general it is open. Our data: $(q,q)$ and $(q(q-p),\,qp)$ and their mirror images
    do, wherever we looked, with finitely many exceptions.

    As for Conjecture 3, classes $q$ whose exceptions the board shows: pair games of all $p/q>1/2$
    and offsets $t$. The solver confirms the pair game of the Mouse with heaps up to 40.
    """
    columns = p_columns(rational_pair(2, 3, 0), min(bound, 40))
    for (x, y), is_p in solve(rational_pair(2, 3, 0)).outcomes(min(bound, 40)):
        yield Case((x, y), bool(columns[x] >> y & 1), is_p)
    for q, largest in last.items():
        if largest + 2 * q * (q - 1) > bound:
            continue
        for p, t in _class(q):
            columns = p_columns(rational_pair(p, q, t), bound)
            left = not_repeated(columns, two_vectors(p, q)[:vectors])
            few = max((s for _, s in left), default=0) <= largest
            yield Case(f"p/q = {p}/{q}, t = {t}", True, few, f"not repeated: {left[-2:]}")


def _class(q: int) -> Iterator[tuple[int, int]]:
    """Yield p and t of the pair games of Class q, p/q the larger density."""
    for p in range(q // 2 + 1 if q > 2 else 1, q):
        yield from ((p, t) for t in range(1 - p, q - p + 1) if gcd(p, q) == 1)


@SECTION.claim(
    "q-log-periodic",
    "Irrational moduli: always infinitely many log-periodic P-positions?",
    bound=1200,
    unit="heaps of",
    kind="open",
    place="Footnote 6",
    section="Section 5.5",
    uses=["thm-2-i", "thm-2-ii", "thm-1-iii"],
    perturbed=[{"less": 2}, {"records": False}],
    proof="none",
)
def q_log_periodic(
    bound: int,
    solve: Solve,
    less: int = 1,
    records: bool = True,
    alphas: Sequence[str] = ("(1+sqrt(5))/2", "sqrt(2)", "sqrt(3)", "(1+sqrt(13))/3"),
) -> Iterator[Case]:
    r"""Does each game of complementary Beatty sequences with irrational moduli, as the star of
    Wythoff nim, have infinitely many P-positions that come in a pattern on a logarithmic scale?
    For Wythoff Theorem 2 says so. Our data for other moduli: without offsets, whenever
    the fractional part of $n\beta$ is smaller than that of every earlier $j\beta$, both
    $(b_n-1,b_n-1)$ and $(a_n,b_n-1)$ are P. For quadratic $\beta$ such $n$ come in
    finitely many geometric progressions, as continued fractions show; so this would be the pattern.

    Four quadratic $\alpha$, and all such $n$ with $b_n$ up to the bound. P-positions come from the
    definition; the solver confirms those with heaps up to 40. In general it is not proved here.
    """
    for alpha in alphas:
        pairs = Candidates(alpha)
        moves = list(takewhile(lambda pair: pair[1] <= bound, map(pairs.nth, count(1))))
        columns = p_columns(_listed(moves), bound)
        for (x, y), is_p in solve(game(f"pair:alpha={alpha}")).outcomes(min(bound, 40)):
            yield Case((f"alpha = {alpha}", (x, y)), bool(columns[x] >> y & 1), is_p)
        for n, (a, b) in enumerate(moves, 1):
            # the fractional part of nβ is less than that of jβ exactly if b_j + b_(n-j) < b_n
            is_record = all(moves[j - 1][1] + moves[n - j - 1][1] < b for j in range(1, n))
            if b - less > 0 and (is_record or not records):
                for x in (a, b - less):
                    found = bool(columns[x] >> (b - less) & 1)
                    yield Case((f"alpha = {alpha}, n = {n}", (x, b - less)), True, found)


SECTION.decided(
    "q-3",
    mouse() + COMPLEMENTARY,
    how=r"""The rules of the Mouse game are in the formula, and the pairs solve it. Every positive
    number is in one of the two sequences, and not in both.""",
    wrong=[mouse(below=2), mouse(modulus=2), mouse(width=0)],
)

SECTION.decided(
    "q-4",
    {
        "Mouse game": mouse() + COMPLEMENTARY,
        "(Mouse game)⋆": mouse_star(),
        "(Mouse game)⋆⋆": mouse_trap(),
        "Wythoff nim": wythoff(),
    },
    how=r"""The Mouse game is solved, and its pairs are complementary; then the game with the pairs
    as moves, and that with the P-positions of this one as moves. Wythoff nim is solved from its
    rules.""",
    wrong=[mouse_star(most=2), mouse_trap(last=2), wythoff(-1, 1)],
)

SECTION.decided(
    "q-5",
    {"Mouse trap": mouse_trap() + COMPLEMENTARY},
    how=r"""The moves of the Mouse trap are told by remainders and comparisons, and the pairs, which
    are complementary, solve it. How long a test takes is not in the formula.""",
    within="the P-positions, not the time of the test",
    wrong=[mouse_trap(most=2), mouse_trap(last=2)],
)
