r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 4: nim, Wythoff nim, and which rules are invariant.
"""

from collections.abc import Iterator, Sequence
from itertools import count, takewhile

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.numbers.real import real
from chromdocs.papers.chromatic.claims import formulas_origin as formulas
from chromdocs.papers.chromatic.claims.rules import GOLDEN
from chromdocs.papers.chromatic.conventions import NATURALS
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 4
SECTION = Section(PAPER, "Section 4")
PLACE = "Remark on {}"


@SECTION.claim(
    "sec-4-nim",
    "Two heaps of nim: equal heaps",
    bound=60,
    unit="heaps of",
    kind="remark",
    place=PLACE.format("nim"),
    proof="elsewhere",
    perturbed=[{"apart": 1}, {"other": "wythoff"}],
)
def sec_4_nim(bound: int, solve: Solve, apart: int = 0, other: str = "nim") -> Iterator[Case]:
    r"""The P-positions of nim on two heaps are all positions with equal heaps: whatever is taken
    from one heap can be taken from the other. This is a case of Bouton's theorem (1901).

    Every position with heaps up to the bound is solved from the rules.
    """
    for (x, y), is_p in solve(game(other)).outcomes(bound):
        yield Case((x, y), y - x == apart, is_p)


@SECTION.claim(
    "sec-4-half-lines",
    "Wythoff nim: half-lines of slope φ and 1/φ",
    bound=200,
    unit="heaps of",
    kind="remark",
    place=PLACE.format("Wythoff's discovery"),
    proof="elsewhere",
    perturbed=[{"slope": "(3+sqrt(5))/2"}, {"width": 0}, {"other": "nim"}, {"diagonal": 2}],
)
def sec_4_half_lines(
    bound: int,
    solve: Solve,
    slope: str = "(1+sqrt(5))/2",
    width: int = 1,
    other: str = "wythoff",
    diagonal: int = 1,
) -> Iterator[Case]:
    r"""Let the P-positions of two-heap nim, $(t,t)$, be moves too. Then the new P-positions follow
    half-lines of slope $\phi$ and $1/\phi$, with $\phi=\frac12(1+\sqrt5)$. Wythoff (1907) found it.

    We read: with $x \le y$, each P-position has $0 \le y-\phi x<1$, so it is less than 1 above the
    half-line; each $y-x$ occurs once, so that the half-line has no gap; and there are as many as
    $\lfloor\phi^2n\rfloor$ up to the bound. The game in the library
    is first compared with nim to which the moves $(t,t)$ are added, on heaps up to 8. Then the
    P-positions with heaps up to the bound are found from the rules, and compared exactly.
    """
    played, nim = game(other), game("nim")
    for x in range(9):
        for y in range(9):
            both = {(x - t, y - diagonal * t) for t in range(1, min(x, y // diagonal) + 1)}
            yield Case((x, y), set(nim.options((x, y))) | both, set(played.options((x, y))))
    golden = real(slope)
    found = solve(played).p_positions(bound)
    for n, (x, y) in enumerate(found):
        yield Case(((x, y), "less than 1 above the line"), True, 0 <= y - golden * x < width)
        yield Case(((x, y), "difference"), n, y - x)
    heights = ((golden + 1).floor_times(n) for n in count(NATURALS.first))
    said = sum(1 for _ in takewhile(lambda height: height <= bound, heights))
    yield Case("number of P-positions", said, len(found))


@SECTION.claim(
    "sec-4-fraenkel",
    "k-Wythoff nim: a Beatty pair for every k",
    bound=60,
    unit="heaps of",
    kind="remark",
    place=PLACE.format("a countable family"),
    proof="elsewhere",
    perturbed=[{"more": 1}, {"name": "nim"}],
)
def sec_4_fraenkel(
    bound: int, solve: Solve, more: int = 0, name: str = "wythoff:k={}"
) -> Iterator[Case]:
    r"""There are infinitely many complementary pairs of Beatty sequences whose pairs are the
    P-positions of a game with simple rules: those of $k$-Wythoff nim, $k \ge 1$, with
    $\alpha=\frac12(2-k+\sqrt{k^2+4})$ and $\beta=\alpha+k$. The paper quotes it from Fraenkel
    (1982).

    For $k$ from 1 to 8 every position with heaps up to the bound is solved from the rules and
    compared with $(\lfloor\alpha n\rfloor,\lfloor\beta n\rfloor)$, $n \ge 0$; that
    $\frac1\alpha+\frac1\beta=1$ is decided exactly, and that no two $k$ have the same pair.
    """
    moduli = set()
    for k in range(1, 9):
        alpha = real(f"(2-{k}+sqrt({k * k + 4}))/2")
        beta = alpha + k + more
        yield Case(
            (f"k = {k}", "1/alpha + 1/beta"), True, alpha.inverse() + beta.inverse() == real(1)
        )
        moduli.add(beta.floor_times(1000))
        pairs = {
            (alpha.floor_times(n), beta.floor_times(n)) for n in range(NATURALS.first, bound + 1)
        }
        for position, is_p in solve(game(name.format(k))).outcomes(bound):
            yield Case((f"k = {k}", position), position in pairs, is_p)
    yield Case("different pairs", 8, len(moduli))


@SECTION.claim(
    "sec-4-wythoff",
    "φ²-chromatic nim is P-equivalent to Wythoff nim",
    bound=80,
    unit="stacks of",
    uses=["thm-1"],
    kind="remark",
    place="Remark on Wythoff nim",
    proof="learn/chromatic-nim/#wythoff",
    perturbed=[{"other": "wythoff:k=2"}, {"other": "nim"}, {"beta": "1+sqrt(2)"}],
)
def sec_4_wythoff(
    bound: int, solve: Solve, beta: str = GOLDEN, other: str = "wythoff"
) -> Iterator[Case]:
    r"""The game of Figure 1, $\phi^2$-chromatic nim on two stacks, has the same P-positions as
    Wythoff nim.

    Both games are solved from their rules, and every position with stacks up to the bound is
    compared. Both are also compared with the recursion that Wythoff gave for his game: the $n$-th
    pair is the smallest number in no earlier pair, and that number plus $n$.
    """
    pairs, used = set(), set()
    for n in range(NATURALS.first, bound + 1):
        low = next(number for number in range(2 * bound + 2) if number not in used)
        pairs.add((low, low + n))
        used |= {low, low + n}
    lost = set(solve(game(f"chromatic:beta={beta}")).p_positions(bound))
    for position, is_p in solve(game(other)).outcomes(bound):
        yield Case(position, (is_p, position in pairs), (position in lost, position in lost))


def _changes(name: str, top: int) -> tuple[set[Position], dict[Position, set[Position]]]:
    """Return all moves of a game as vectors, and those that each position up to *top* has."""
    options = game(name).options
    there: dict[Position, set[Position]] = {
        (x, y): {(x - u, y - v) for u, v in options((x, y))}
        for x in range(top + 1)
        for y in range(top + 1)
    }
    return set().union(*there.values()), there


@SECTION.claim(
    "sec-4-invariant",
    "Subtraction games, nim and Wythoff nim are invariant",
    bound=20,
    unit="heaps of",
    kind="remark",
    place=PLACE.format("invariance"),
    proof="elsewhere",
    perturbed=[{"invariant": ("chromatic:red=evil",)}, {"variant": ("nim",)}],
)
def sec_4_invariant(
    bound: int,
    invariant: Sequence[str] = ("invariant:moves=(1,2),(2,0),(3,3)", "nim", "wythoff"),
    variant: Sequence[str] = ("fibonacci-nim",),
) -> Iterator[Case]:
    r"""Games with a fixed list of moves, nim and Wythoff nim are invariant: a move that is legal
    somewhere is legal wherever the heaps are large enough. Many rules are not, those of Fibonacci
    nim for example. The notion is that of Duchêne and Rigo (2010).

    For heaps up to the bound each move that occurs, as a vector, must be legal wherever it leaves
    no heap below 0; for Fibonacci nim, with the limit of the next move as second coordinate, one
    must not be.
    """
    asked = [(name, True) for name in invariant] + [(name, False) for name in variant]
    for name, said in asked:
        moves, there = _changes(name, bound)
        missed = [
            (position, move)
            for position, legal in there.items()
            for move in sorted(moves - legal)
            if all(heap >= taken for heap, taken in zip(position, move, strict=True))
        ]
        yield Case(name, said, not missed, f"not legal: {missed[:1]}")


SECTION.decided(
    "sec-4-nim",
    formulas.equal_heaps(),
    how="The rules of nim on two heaps are in the formula.",
    wrong=[
        formulas.equal_heaps("x = y + 1"),
        formulas.equal_heaps("x = y or x = 0 and y = 1"),
        formulas.equal_heaps("x = y and x >= 1"),
    ],
)
SECTION.decided(
    "sec-4-half-lines",
    formulas.half_lines(),
    how=r"""
    The rules of Wythoff nim are in the formula, and its pairs. For $x \ge 1$ the only number from
    $\phi x$ to less than 1 above it is $\lfloor\phi x\rfloor+1$. Each difference occurs once, and
    with the difference $n$ the larger heap is $\lfloor\phi^2n\rfloor$.
    """,
    wrong=[
        formulas.half_lines(width=0),
        formulas.half_lines(width=2),
        formulas.half_lines(slope="(3+sqrt(5))/2"),
    ],
)
SECTION.decided(
    "sec-4-fraenkel",
    {f"k = {k}": formulas.k_wythoff(k) for k in range(1, 6)},
    how=r"The rules of $k$-Wythoff nim are in the formula; $\lfloor\beta n\rfloor$ is "
    r"$\lfloor\alpha n\rfloor+kn$.",
    wrong=[formulas.k_wythoff(1, more=1), formulas.k_wythoff(2, more=-1)],
    within="k = 1 to 5",
)
SECTION.decided(
    "sec-4-wythoff",
    formulas.same_as_wythoff(),
    how="The rules of both games are in the formula, and one set of pairs solves both.",
    wrong=[
        formulas.same_as_wythoff(diagonal=2),
        formulas.same_as_wythoff("(1+sqrt(5))/2"),
    ],
)
SECTION.decided(
    "sec-4-invariant",
    {
        "nim": formulas.invariant("nim"),
        "Wythoff nim": formulas.invariant("wythoff"),
        "Fibonacci nim": formulas.invariant("fibonacci", "not"),
    },
    how="""
    A move is what it takes from the two heaps. In Fibonacci nim the second number is the limit of
    the next move; a move that leaves it as it is or lowers it is not legal wherever it could be.
    """,
    wrong=[
        formulas.invariant("fibonacci"),
        formulas.invariant("chromatic"),
        formulas.invariant("nim", "not"),
    ],
    within="nim, Wythoff nim, Fibonacci nim",
)
