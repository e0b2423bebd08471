r"""Results of our own in the chapter *The vile, dopey, evil and odious*: moves and positions."""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.mark_formulas import BASES, WITHIN, mark_k
from chromdocs.papers.beyond.claims.search import QUERIES, searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 9
SECTION = Section(PAPER, "The vile, dopey, evil and odious")
_RULES = "The rules are in the formulas, and the P-positions are shown to be such."


@SECTION.claim(
    "one-winning-move",
    "In MARK-k there is one move that wins, or none",
    bound=1_000,
    kind="theorem",
    place="One move",
    uses=["vile/mark-k", "vile/q-misere"],
    proof="learn/mark/#one-move",
    searched=searched("Nothing was found that counts the moves which win in MARK-k.", QUERIES),
    perturbed=[{"moves": 2}, {"first": 0}, {"rules": "subtraction:take=1,{k},5"}],
)
def one_winning_move(
    bound: int, solve: Solve, moves: int = 1, first: int = 1, rules: str = "mark:k={k}"
) -> Iterator[Case]:
    r"""From an N-position of MARK-$k$, $k\ge2$, exactly one heap can be left that is a P-position.
    In misère play this is so too, but for the heap 0, where no move is needed.

    For $k$ from 2 to 7 all heaps up to the bound, in normal and misère play, by search.
    """
    for k in range(2, 8):
        for misere in (False, True):
            solver = solve(game(rules.format(k=k)), misere=misere)
            for n in range(first, bound + 1):
                if not solver.is_p((n,)):
                    at = (f"k = {k}", "misère" if misere else "normal", f"n = {n}")
                    yield Case(at, moves, len(solver.winning_moves((n,))))


def _one(k: int, misere: bool) -> str:
    swapped = "n >= 1 and (dopey(n) iff not power(n))"
    said, p = ("misere", swapped) if misere else ("solves", "dopey(n)")
    return f"""\
{mark_k(k, p)}{said}(p, move)
and (forall n, x, y: move(n, x) and p(x) and move(n, y) and p(y) implies x = y)"""


SECTION.decided(
    "one-winning-move",
    {
        f"k = {k}, {name}": _one(k, misere)
        for k in BASES
        for name, misere in (("normal", False), ("misère", True))
    },
    how=f"{_RULES} So there is a move to P from every N-position; then, that two are the same.",
    within=WITHIN,
    wrong=[
        _one(3, False).replace("p(x) and", ""),
        _one(2, True).replace("implies x = y", "implies x < y"),
        _one(4, False).replace("m + 3", "m + 4"),
    ],
)


@SECTION.claim(
    "two-positions",
    "Sums of two P-positions of MARK-k",
    bound=1_500,
    kind="theorem",
    place="Two P-positions",
    uses=["vile/mark-k"],
    proof="learn/mark/#two-positions",
    searched=searched(
        "There are papers on sums of evil and of odious numbers; on sums of vile or of dopey "
        "numbers nothing was found.",
        QUERIES,
    ),
    perturbed=[{"not_2": ()}, {"not_2": (2,)}, {"not_k": 0}],
)
def two_positions(
    bound: int, solve: Solve, not_2: tuple[int, ...] = (6,), not_k: int = 1
) -> Iterator[Case]:
    r"""The sums of two positive P-positions of MARK-$k$, $k\ge2$, are the multiples of $k$ from
    $2k$ on, but not 6 for $k=2$.

    For $k$ from 2 to 7 the P-positions come from a search, and all sums up to the bound are made.
    """
    for k in range(2, 8):
        found = [n for (n,) in solve(game(f"mark:k={k}")).p_positions(bound) if n]
        sums = {x + y for x in found for y in found}
        for n in range(bound + 1):
            said = n % k == 0 and n > not_k * k and not (k == 2 and n in not_2)
            yield Case((f"k = {k}", f"n = {n}"), said, n > 0 and n in sums)


def _sums(k: int, but: str) -> str:
    return f"""\
{mark_k(k)}let b(n) = n >= 1 and p(n);
solves(p, move)
and (forall n: (exists x, y: b(x) and b(y) and x + y = n) iff n % {k} = 0 and n > {k}{but})"""


SECTION.decided(
    "two-positions",
    {f"k = {k}": _sums(k, " and n != 6" if k == 2 else "") for k in BASES},
    how=_RULES,
    within=WITHIN,
    wrong=[_sums(2, ""), _sums(3, " and n != 9"), _sums(4, " and n > 8")],
)


def _mex(first: int, second: int) -> int:
    return min({0, 1, 2} - {first, second})


@SECTION.claim(
    "loop-values",
    "The values of UPMARK ending at 0",
    bound=300,
    kind="theorem",
    place="Values with a loop",
    uses=["upmark-loop", "vile/upmark-loopy"],
    proof="learn/mark/#loop-values",
    searched=searched("On UPMARK that ends at 0 only the paper by Fraenkel was found.", QUERIES),
    perturbed=[{"less": 0}, {"less": 4}, {"lost": False}],
)
def loop_values(bound: int, solve: Solve, less: int = 2, lost: bool = True) -> Iterator[Case]:
    r"""Let UPMARK end at 0, let $n\ge3$, and let $m=n-1$ have $d$ binary digits. If $m$ is dopey or
    a power of two but not both, then $\gamma(n)=0$. If not, $\gamma(n)$ is 1 if $m$ is odious and 2
    if $m$ is evil; but the other way round if $m<3\cdot2^{d-2}-2$.

    Two roads: the values that the solver finds for the loopy game, and the values of MARK that ends
    at 1, by mex, one higher.
    """
    solver = solve(game("upmark:end=0"))
    at_1 = [0, 0]
    for m in range(2, bound):
        at_1.append(_mex(at_1[m - 1], at_1[m // 2]))
        zeros, d = (m & -m).bit_length() - 1, m.bit_length()
        is_zero = (zeros % 2 == 1) != (m == 1 << zeros and lost)
        straight = (m.bit_count() % 2 == 1) == (m >= 3 * 2 ** (d - 2) - less)
        said = 0 if is_zero else 1 if straight else 2
        yield Case(f"MARK that ends at 1, {m}", said, at_1[m])
        yield Case(f"gamma({m + 1})", str(said), str(solver.gamma((m + 1,))))


def _at_1(pattern: str = "101*0", lost: str = "dopey(n) iff not power(n)") -> str:
    return f"""\
let move(n, m) = m >= 1 and (m + 1 = n or n >= 2 and m = n // 2);
let lost(n) = n = 0 or ({lost});
let swapped(n) = exists w, t: power(w) and w <= n and n < t and t < 2 * w and t follows "{pattern}";
let one(n) = odious(n) iff not swapped(n);
let g(n, v) = lost(n) and v = 0 or not lost(n) and (v = 1 and one(n) or v = 2 and not one(n));
values(g, move)"""


SECTION.decided(
    "loop-values",
    _at_1(),
    how="""
    The values of MARK that ends at 1, with the mex rule in the formula; 0, which is no position,
    stands there without a move. In binary 3·2^(d-2) - 2 is 100, 1010, 10110, ... That UPMARK with
    its loop has these values, one higher, is a step by hand in the chapter.
    """,
    wrong=[_at_1("111*0"), _at_1("1001*0"), _at_1(lost="dopey(n)")],
)
