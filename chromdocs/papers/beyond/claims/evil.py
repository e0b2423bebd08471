r"""Results of our own in the chapter *Evil-chromatic nim*: colours that come from binary digits."""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.games.game import Position
from chromdocs.numbers.binary import is_evil, trailing_zeros
from chromdocs.papers.beyond.claims.search import CHROMATIC
from chromdocs.papers.beyond.paper import PAPER

ORDER = 3
SECTION = Section(PAPER, "Evil-chromatic nim")
RULED = (
    "The rules of chromatic nim on two stacks are in the formula, and the P-positions as stated."
)


def _solved(red: str, pair: str, alone: str = "x = 0") -> str:
    """Return that the pairs, and what is *alone*, solve the game where a level x is *red*."""
    return f"""\
let red(x) = {red};
let green(x, y) = not red(x) and not red(y);
let move(x, y, u, v) = u <= x and v <= y and (u < x or v < y)
  and (u = x or v = y or green(x, y));
let pair(x, y) = {pair};
let p(x, y) = x = y and ({alone}) or pair(x, y) or pair(y, x);
solves(p, move)"""


@SECTION.claim(
    "halves-test",
    "Evil-chromatic nim: red half = green half + 1",
    bound=120,
    unit="stacks of",
    kind="theorem",
    place="The halves test",
    uses=["matching", "chromatic/thm-14"],
    proof="learn/evil-chromatic-nim/#a-test-for-your-head",
    searched=CHROMATIC,
    perturbed=[{"more": 0}, {"more": 2}, {"divisor": 3}, {"colours": False}],
)
def halves_test(
    bound: int, solve: Solve, more: int = 1, divisor: int = 2, colours: bool = True
) -> Iterator[Case]:
    r"""Two stacks of evil-chromatic nim, neither of them empty, are a P-position exactly if one
    top is red, the other is green, and $\lfloor r/2\rfloor=\lfloor g/2\rfloor+1$, where $r$ is the
    height of the stack with the red top and $g$ that of the other.

    A top is red if its height has an even number of ones in binary. Every position with two
    stacks is solved from the rules and put to the test.
    """

    def test(x: int, y: int) -> bool:
        if is_evil(x) == is_evil(y):
            return not colours and x // divisor == y // divisor + more
        red, green = (x, y) if is_evil(x) else (y, x)
        return red // divisor == green // divisor + more

    for position, is_p in solve(game("chromatic:red=evil")).outcomes(bound):
        if 0 not in position:
            x, y = position
            yield Case(position, test(x, y) or test(y, x), is_p)


_EVIL, _HALVES = "x >= 1 and evil(x)", "x >= 1 and evil(y) and odious(x) and y // 2 = x // 2 + 1"
SECTION.decided(
    "halves-test",
    _solved(_EVIL, _HALVES),
    how=f"{RULED} With an empty stack only the end is a P-position.",
    wrong=[
        _solved(_EVIL, _HALVES.replace("+ 1", "+ 0")),
        _solved(_EVIL, _HALVES.replace("+ 1", "+ 2")),
        _solved(_EVIL, _HALVES.replace(" and odious(x)", "")),
    ],
)


@SECTION.claim(
    "dopey-red",
    "Dopey levels red: the pairs (v, 2v) with v vile",
    bound=80,
    unit="stacks of",
    kind="theorem",
    place="The dopey levels red",
    uses=["matching"],
    proof="learn/evil-chromatic-nim/#exercises",
    searched=CHROMATIC,
    perturbed=[{"times": 3}, {"parity": 1}, {"plus": 1}],
)
def dopey_red(
    bound: int, solve: Solve, times: int = 2, parity: int = 0, plus: int = 0
) -> Iterator[Case]:
    r"""Let a level be red if it is dopey, that is, if it ends in an odd number of zeros in binary,
    and green if it is vile. The P-positions of chromatic nim on two stacks are $(0,0)$ and
    $(v,2v)$, in either order, for all vile $v$.

    Zeros are counted in binary, and every position is solved from the rules. The pairs are the
    N- and P-positions of MARK, side by side.
    """
    vile = (v for v in range(1, bound + 1) if trailing_zeros(v) % 2 == parity)
    said = {(0, 0), *((v, times * v + plus) for v in vile)}
    for position, is_p in solve(game("chromatic:red=dopey")).outcomes(bound):
        yield Case(position, position in said, is_p)


_DOPEY = "x >= 1 and dopey(x)"
SECTION.decided(
    "dopey-red",
    _solved(_DOPEY, "vile(x) and y = 2*x"),
    how=RULED,
    wrong=[
        _solved(_DOPEY, "vile(x) and y = 3*x"),
        _solved(_DOPEY, "dopey(x) and y = 2*x"),
        _solved(_DOPEY, "vile(x) and y = 2*x + 1"),
    ],
)


@SECTION.claim(
    "odious-red",
    "Odious levels red: the i-th green with the (i + 2)-th red",
    bound=80,
    unit="stacks of",
    kind="theorem",
    place="The colours swapped",
    uses=["matching"],
    proof="learn/evil-chromatic-nim/#exercises",
    searched=CHROMATIC,
    perturbed=[{"later": 1}, {"later": 3}, {"alone": (1,)}, {"alone": (1, 2, 4)}],
)
def odious_red(
    bound: int, solve: Solve, later: int = 2, alone: tuple[int, ...] = (1, 2)
) -> Iterator[Case]:
    r"""Let the odious levels be red and the evil levels green. The P-positions of chromatic nim on
    two stacks are $(0,0)$, $(1,1)$, $(2,2)$ and, for $i \ge 1$ and in either order, the $i$-th
    positive evil number with the $(i+2)$-th odious one.

    Ones are counted in binary, and every position is solved from the rules.
    """
    greens = [n for n in range(1, bound + 1) if is_evil(n)]
    reds = [n for n in range(1, bound + 1) if not is_evil(n)]
    said: set[Position] = {(0, 0), *((n, n) for n in alone)}
    said |= {*zip(greens, reds[later:], strict=False)}
    for position, is_p in solve(game("chromatic:red=odious")).outcomes(bound):
        yield Case(position, position in said, is_p)


_LATER = "x >= 1 and evil(x) and odious(y) and y // 2 = x // 2 + 1"
SECTION.decided(
    "odious-red",
    _solved("odious(x)", _LATER, "x <= 2"),
    how=f"""
    {RULED} The $i$-th positive evil number is $2i$ or $2i+1$, and the $(i+2)$-th odious one is
    $2i+2$ or $2i+3$.
    """,
    wrong=[
        _solved("odious(x)", _LATER.replace("+ 1", "+ 0"), "x <= 2"),
        _solved("odious(x)", _LATER.replace("+ 1", "+ 2"), "x <= 2"),
        _solved("odious(x)", _LATER, "x <= 1"),
    ],
)
