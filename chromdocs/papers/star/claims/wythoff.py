r"""Claims of U. Larsson, *The ⋆-operator and invariant subtraction games*.

Wythoff nim (Section 1), and games of complementary sequences (Theorem 1, Section 2).
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import chain, count, takewhile, zip_longest

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Invariant, Moves, Position, invariant
from chromdocs.numbers.quadratic import Quadratic
from chromdocs.papers.star.claims.board import columns, rows, terminal
from chromdocs.papers.star.claims.formulas import wythoff
from chromdocs.papers.star.conventions import INDEX
from chromdocs.papers.star.paper import PAPER

ORDER = 1
SECTION = Section(PAPER, "Section 2")
EXHAUSTIVE = 7  # heaps up to which every pair of sequences is tried


def _wythoff(bound: int, solve: Solve, first: int, second: int) -> Iterator[Case]:
    """Compare the floors of n(sqrt(5) + first)/2 and n(sqrt(5) + second)/2 with brute force."""
    solver = solve(game("wythoff"))
    halves = [Quadratic(Fraction(k, 2), Fraction(1, 2), 5) for k in (first, second)]
    pairs = ((halves[0].floor_times(n), halves[1].floor_times(n)) for n in count(INDEX.first))
    listed = takewhile(lambda pair: max(pair) <= bound, pairs)
    for n, (said, found) in enumerate(zip_longest(listed, solver.p_positions(bound))):
        wins = solver.winning_moves(said) if said else []
        why = f"from {said} the move to {wins[0]} wins" if wins else ""
        yield Case(f"n = {n}", said, found, why)


@SECTION.claim(
    "wythoff-p",
    "P-positions of Wythoff nim",
    kind="claim",
    place="Section 1.2",
    section="Section 1",
    bound=1_000,
    unit="heaps of",
    proof="elsewhere",
    repaired={"first": 1, "second": 3},
)
def wythoff_p(bound: int, solve: Solve, first: int = -1, second: int = 1) -> Iterator[Case]:
    r"""The P-positions of Wythoff nim are
    $\{\lfloor\frac{\sqrt5-1}{2}n\rfloor, \lfloor\frac{\sqrt5+1}{2}n\rfloor\}$ for all integers
    $n \ge 0$.

    The floors are exact. They are compared, pair by pair, with the P-positions that the solver
    finds from the rules of the game.
    """
    yield from _wythoff(bound, solve, first, second)


@SECTION.corrected(
    "wythoff-p",
    severity="misprint",
    went_wrong=r"""
    A misprint: both moduli are one too small. Section 3 has the right ones, $\phi$ and
    $\phi+1=\frac{\sqrt5+3}{2}$. In the preprint, $n=1$ gives $(0,1)$, from which the next player
    wins.
    """,
    perturbed=[{"first": -1}, {"second": 1}, {"first": 0}, {"second": 4}],
)
def wythoff_p_corrected(
    bound: int, solve: Solve, first: int = 1, second: int = 3
) -> Iterator[Case]:
    r"""The P-positions of Wythoff nim are
    $\{\lfloor\frac{\sqrt5+1}{2}n\rfloor, \lfloor\frac{\sqrt5+3}{2}n\rfloor\}$ for all integers
    $n \ge 0$ (Wythoff).

    As for the form in the preprint.
    """
    yield from _wythoff(bound, solve, first, second)


Mates = dict[int, int]  # a_i: b_i, for all a_i on the board; b_i may be beyond it

RULES: dict[str, Callable[[int, int], int]] = {  # b_n is the least new number from this one on
    "b = a + n": lambda n, a: a + n,
    "b = a + 2n": lambda n, a: a + 2 * n,
    "b = 2a": lambda n, a: 2 * a,
    "b = 3n - 1": lambda n, a: 3 * n - 1,
    "b = a + 1": lambda n, a: a + 1,
    "b >= a + 1 + (a² mod 7)": lambda n, a: a + 1 + a * a % 7,
    "b >= a + 1 + (5a mod 11)": lambda n, a: a + 1 + 5 * a % 11,
    "b >= 3a - 5(a mod 3)": lambda n, a: max(a + 1, 3 * a - 5 * (a % 3)),
}


def _by_rule(rule: Callable[[int, int], int], to: int) -> Mates:
    """Pair the least number left, a, with a new number b > a that *rule* chooses."""
    mates: Mates = {}
    taken: set[int] = set()
    for a in range(1, to + 1):
        if a not in taken:
            b = next(b for b in count(max(a + 1, rule(len(mates) + 1, a))) if b not in taken)
            mates[a] = b
            taken.add(b)
    return mates


def _all_mates(free: tuple[int, ...], beyond: int) -> Iterator[Mates]:
    """Yield every way to pair the numbers of *free*, or to give them mates from *beyond* on."""
    if not free:
        yield {}
        return
    a, rest = free[0], free[1:]
    for mates in _all_mates(rest, beyond + 1):
        yield {a: beyond} | mates
    for b in rest:
        for mates in _all_mates(tuple(n for n in rest if n != b), beyond):
            yield {a: b} | mates


def _games(bound: int, solve: Solve) -> Iterator[tuple[str, Mates, list[Position], list[Case]]]:
    """Yield games with their P-positions x <= y, and cases that compare two roads to these."""
    small = min(bound, EXHAUSTIVE)
    for mates in _all_mates(tuple(range(1, small + 1)), small + 1):
        yield f"moves {[*mates.items()]}", mates, _marked(mates, small), []
    for name, rule in RULES.items():
        mates = _by_rule(rule, bound)
        found = solve(_game(name, mates)).p_positions(bound)
        pairs = zip_longest(_marked(mates, bound), found)
        yield name, mates, found, [Case((name, "two roads"), here, there) for here, there in pairs]


def _marked(mates: Mates, to: int) -> list[Position]:
    """Return the P-positions x <= y, found by marking what a move can win."""
    board = columns(mates.items(), to)
    return [(x, y) for x, column in enumerate(board) for y in rows(column) if x <= y]


def _game(name: str, mates: Mates) -> Invariant:
    moves = chain.from_iterable(((a, b), (b, a)) for a, b in mates.items())
    rule = "Take a_n from one heap and b_n from the other."
    return invariant(name, rule, 2, Moves.listed([*moves]), symmetric=True)


def _non_terminal(
    bound: int, solve: Solve, terminals: bool, increasing: bool
) -> Iterator[tuple[str, Mates, Iterator[Position], list[Case]]]:
    """Yield games with their P-positions that have an option, or with all of their P-positions."""
    for name, mates, found, cases in _games(bound, solve):
        if increasing and [*mates.values()] != sorted(mates.values()):
            continue
        is_terminal = terminal(mates, bound)
        chosen = (pair for pair in found if terminals or not is_terminal(pair))
        yield name, mates, chosen, cases


@SECTION.claim(
    "thm-1-i",
    "A P-position with an option has a heap from a",
    place="Theorem 1 (i)",
    bound=200,
    unit="heaps of",
    proof="authors",
    perturbed=[{"needed": 2}, {"terminals": True}],
)
def thm_1_i(bound: int, solve: Solve, needed: int = 1, terminals: bool = False) -> Iterator[Case]:
    r"""Let $a$ and $b$ be complementary sequences of positive integers, $a$ increasing,
    $a_i<b_i$ for all $i$, and let $G$ have the moves $\{a_i,b_i\}$. If $(x,y)$ is a P-position of
    $G$ that is not terminal, then $x=a_i$ or $y=a_i$ for some $i$.

    Under these conditions $a_i$ is always the least number that is left, and $b_i$ may be any
    larger one. So all games can be tried on a small board: every pairing of the numbers up to 7
    among themselves and with larger ones, which settles the theorem for heaps up to 7. Then eight
    pairs of sequences, three of them with a $b$ that is not increasing, with heaps up to the
    bound; their P-positions come from the solver and, a second time, from marking what a move can
    win. A position is terminal if it has no option, so $(1,1)$ is.
    """
    for name, mates, found, cases in _non_terminal(bound, solve, terminals, False):
        for x, y in found:
            in_a = (x in mates) + (y in mates)
            yield Case((name, (x, y)), True, in_a >= needed)
        yield from cases


@SECTION.claim(
    "thm-1-ii",
    "If b increases, both heaps are from a",
    place="Theorem 1 (ii)",
    bound=200,
    unit="heaps of",
    proof="authors",
    perturbed=[{"increasing": False}, {"terminals": True}],
)
def thm_1_ii(
    bound: int, solve: Solve, increasing: bool = True, terminals: bool = False
) -> Iterator[Case]:
    r"""With $a$, $b$ and $G$ as in (i): if $b$ is increasing and $(x,y)$ is a P-position of $G$
    that is not terminal, then $x=a_i$ and $y=a_j$ for some $i$ and $j$.

    The same games as for (i), those with an increasing $b$.
    """
    for name, mates, found, cases in _non_terminal(bound, solve, terminals, increasing):
        for x, y in found:
            yield Case((name, (x, y)), True, x in mates and y in mates)
        yield from cases


@SECTION.claim(
    "thm-1-iii",
    "The slope of P-positions is bounded",
    place="Theorem 1 (iii)",
    bound=200,
    unit="heaps of",
    proof="authors",
    perturbed=[{"share": Fraction(9, 10)}, {"terminals": True}],
)
def thm_1_iii(
    bound: int, solve: Solve, share: Fraction = Fraction(1), terminals: bool = False
) -> Iterator[Case]:
    r"""With $a$, $b$ and $G$ as in (i): if $b_i/a_i \le C$ for all $i$, and $(x,y)$ with
    $x \le y$ is a P-position of $G$ that is not terminal, then $y/x \le C$.

    The same games as for (i). Every $C$ that bounds all quotients is at least the greatest of
    those with $a_i$ on the board, and $y/x$ is compared with that. For Wythoff's pairs this gives
    $y/x \le 2$ only, as $b_1/a_1=2$; that the slopes in $W^\star$ are below $\phi$, which Section 3
    takes from here, needs a word more, and holds (see the proof of Theorem 2).
    """
    for name, mates, found, cases in _non_terminal(bound, solve, terminals, False):
        most = max(Fraction(b, a) for a, b in mates.items()) * share
        for x, y in found:
            yield Case((name, (x, y)), True, y <= most * x)
        yield from cases


SECTION.decided(
    "wythoff-p",
    wythoff(),
    how=r"""The rules of Wythoff nim are in the formula: every move makes the position smaller,
    no move leads from a pair to a pair, and from every other position one does.""",
    wrong=[wythoff(-1, 1), wythoff(1, 5), wythoff(least=2)],
)
