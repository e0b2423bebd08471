r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

What the paper says of misère play beyond one heap: sums of MARK, and Gurvich's games.
"""

from collections.abc import Iterator
from itertools import product

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.games.game import Game, Position
from chromdocs.games.sums import add
from chromdocs.papers.vile.paper import PAPER

ORDER = 5
SECTION = Section(PAPER, "Misère MARK")
MARK = game("mark")
Pair = tuple[int, int]


def _ending_at_1() -> Game:
    """Return MARK on heaps of at least 1 token, where it ends."""

    def options(position: Position) -> Iterator[Position]:
        (n,) = position
        if n > 1:
            yield from {(n // 2,), (n - 1,)}

    return Game("MARK, ending at 1", MARK.rule, 1, options, lowest=1, own=True)


def _sum_until(parts: int, end: int) -> Game:
    """Return the sum of MARK games that stops where one heap has *end* tokens, the others none."""
    whole = add(*[MARK] * parts)

    def options(position: Position) -> Iterator[Position]:
        if sum(position) > end or max(position) != sum(position):
            yield from whole.options(position)

    rule = f"MARK on {parts} heaps, until {end} tokens are left."
    return Game(f"sum until {end}", rule, parts, options, symmetric=True, own=True)


@SECTION.claim(
    "misere-sums",
    "What a misère sum of MARK is",
    kind="remark",
    place="Remark on misère sums",
    bound=60,
    unit="heaps of",
    uses=["misere-digital", "sums"],
    proof="learn/mark/#misere-sums",
    perturbed=[{"last": 0}, {"last": 2}, {"equal": False}, {"differ": (1, 2)}],
)
def misere_sums(
    bound: int, solve: Solve, last: int = 1, equal: bool = True, differ: Pair = (1, 1)
) -> Iterator[Case]:
    r"""Values $g$ for the misère game would only serve for sums of MARK games that each end at 1.
    In the misère sum of MARK games every part ends at 0, but for the one played last, which ends
    at 1.

    Three things are looked at, by search of whole sums. The nim-sum of the values $g$ of MARK
    that ends at 1 decides sums of such games: two heaps up to the bound. A misère sum has the
    outcomes of the sum, in normal play, that stops where one heap has 1 token and the others none:
    two heaps up to the bound, three up to 12, not all empty. And the two kinds of sum are not the
    same; they differ first at $(1,1)$.
    """
    single = _ending_at_1()
    g = {n: value for (n,), value in solve(single).grundy_values(bound)}
    at_one = dict(solve(add(single, single)).outcomes(bound))
    for heaps, is_p in at_one.items():
        m, n = heaps
        yield Case(("each ends at 1", heaps), letter((g[m] == g[n]) == equal), letter(is_p))
    first: Position | None = None
    for parts, to in ((2, bound), (3, min(bound, 12))):
        until = solve(_sum_until(parts, last))
        misere = dict(solve(add(*[MARK] * parts), misere=True).outcomes(to))
        for heaps, is_p in until.outcomes(to):
            if any(heaps):
                yield Case(("misère", heaps), letter(is_p), letter(misere[heaps]))
            if first is None and min(heaps) and at_one.get(heaps) != misere[heaps]:
                first = heaps
    yield Case("first difference", differ, first)


@SECTION.claim(
    "q-misere-sums",
    "Misère sums of MARK",
    place="Question left to the experts",
    uses=["misere-sums"],
    proof="none",
    perturbed=[{"wrong": (1, 7)}, {"goal": 0}],
)
def q_misere_sums(solve: Solve, wrong: Pair = (1, 8), goal: int = 1) -> Iterator[Case]:
    r"""Who wins a sum of MARK games in misère play? The paper leaves this to the experts on misère
    play, and it is open. For heaps up to 8, any number of them, there is an answer
    (`beyond/misere-mark-sums`).

    What is checked is why misère nim is no model. Let $x$ be the nim-sum of the values $g$. The
    guess that a position is P exactly if $x=1$ where all heaps are 0 or powers of 2, and exactly if
    $x=0$ elsewhere, is right for two heaps up to 7; the first pair where it fails is $(1,8)$.
    """
    g = {n: value for (n,), value in solve(MARK).grundy_values(8)}
    both = solve(add(MARK, MARK), misere=True)
    failed: list[Pair] = []
    for n, m in product(range(9), repeat=2):
        if m <= n:
            small = m & (m - 1) == n & (n - 1) == 0
            said = g[m] ^ g[n] == (goal if small else 0)
            if said != both.is_p((m, n)):
                failed.append((m, n))
    yield Case("pairs up to 7 where the guess fails", [], [pair for pair in failed if pair[1] < 8])
    yield Case("first pair where it fails", wrong, failed[0] if failed else None)


def _recursion(b: int, bound: int) -> set[Position]:
    """Return the P-positions of NIM(1, *b*) up to *bound*, by Gurvich's recursion."""
    used: set[int] = set()
    found: set[Position] = set()
    x = n = 0
    while x + n <= bound:
        found.add((x, x + n))
        used |= {x, x + n}
        x = min(m + b for m in used if used.isdisjoint(range(m + 1, m + b + 1)))
        n += 1
    return found


@SECTION.claim(
    "gurvich",
    "Normal and misère play of a generalised Wythoff game",
    kind="remark",
    place="Remark on a result of Gurvich",
    bound=40,
    unit="piles of",
    proof="elsewhere",
    perturbed=[{"shift": 1}, {"misere": False}, {"both": False}],
)
def gurvich(
    bound: int, solve: Solve, shift: int = 0, misere: bool = True, both: bool = True
) -> Iterator[Case]:
    r"""That positions swap values between normal and misère play is seen in other games too: V.
    Gurvich found and proved it for a generalisation of Wythoff's game.

    The paper names no game. In 2010 Gurvich studied $\mathrm{NIM}(a,b)$: from two piles take
    $x'$ and $y'$ tokens, not both 0, with $|x'-y'|<a$ or $\min(x',y')<b$. For $a=1$ there is a
    swap, which we check for $b$ from 1 (Wythoff's game) to 4: the P-positions of normal and misère
    play agree, except that $(0,0)$ and $(b,b+1)$ are swapped with $(0,1)$ and $(b+1,b+1)$. Those of
    normal play are also compared with his recursion: $y_n=x_n+n$, and $x_n$ is the least $m+b$, for
    a number $m$ used before, such that none of $m+1,\dots,m+b$ is used.
    """
    for b in range(1, 5):
        played = game(f"gurvich:a=1,b={b}")
        normal = solve(played)
        other = {heaps for heaps, is_p in solve(played, misere=misere).outcomes(bound) if is_p}
        leave = {(0, 0), (b + shift, b + 1)} if both else {(0, 0)}
        enter = {(0, 1), (b + 1, b + 1)}
        known = _recursion(b, bound)
        for heaps, is_p in normal.outcomes(bound):
            yield Case((f"b = {b}", heaps, "by recursion"), letter(heaps in known), letter(is_p))
            said = heaps in enter or (is_p and heaps not in leave)
            yield Case((f"b = {b}", heaps), letter(said), letter(heaps in other))
