r"""Results of our own in the chapter *Scans*: patterns that a scan showed, and why they hold."""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.numbers.base import digits
from chromdocs.papers.beyond.claims.search import searched
from chromdocs.papers.beyond.paper import PAPER

ORDER = 35
SECTION = Section(PAPER, "Scans")
_MARKS = searched(
    "Fraenkel (2011) and others have MARK-k, where 1 to k - 1 are taken and k divides. Sopena "
    "(2015) lets d divide only where nothing is left over, and finds misère play of his games "
    "periodic; Friman and Nivasch (2021) go on. Other numbers with rounding down were not found."
)
_ORNAMENTS = searched(
    "The paper asks for misère play of invariant games only, and Dufour, Heubach and Larsson "
    "(2017) for the star in misère play. Misère play of this game was not found."
)


@SECTION.claim(
    "misere-mouse",
    "Misère Mouse: every pair is one lower",
    bound=70,
    unit="heaps of",
    kind="theorem",
    place="The Mouse that loses",
    uses=["star/mouse-game"],
    proof="learn/scans/#mouse",
    searched=_ORNAMENTS,
    perturbed=[{"lower": 0}, {"misere": False}],
)
def misere_mouse(bound: int, solve: Solve, lower: int = 1, misere: bool = True) -> Iterator[Case]:
    r"""In normal play the P-positions of the Mouse game are $(0,0)$ and the pairs
    $\{\lfloor 3i/2\rfloor, 3i-1\}$, $i\ge1$. In misère play they are the same pairs with both
    heaps one lower: $\{\lfloor 3i/2\rfloor-1, 3i-2\}$, $i\ge1$. These are the pairs that the paper
    shows to be the misère P-positions of no invariant game.

    The game is solved from its rules, in misère play, and compared with the pairs.
    """
    said = {(3 * i // 2 - lower, 3 * i - 1 - lower) for i in range(1, bound + 1)}
    for position, is_p in solve(game("mouse"), misere=misere).outcomes(bound):
        yield Case(position, position in said, is_p)


def _mouse(pair: str = "x + 1 = 3 * i // 2 and y + 2 = 3 * i", wide: int = 3) -> str:
    return f"""\
let pair(x, y) = exists i: i >= 1 and {pair};
let p(x, y) = pair(x, y) or pair(y, x);
let equal(s, t) = s >= 1 and s = t;
let near(s, t) = s >= 1 and t >= 1 and (s = t + 1 or t = s + 1);
let both(x, y, s, t) = equal(s, t) or x % {wide} = y % {wide} and near(s, t);
let move(x, y, u, v) = u < x and v = y or u = x and v < y
  or u <= x and v <= y and both(x, y, x - u, y - v);
misere(p, move)"""


SECTION.decided(
    "misere-mouse",
    _mouse(),
    how="The rules are in the formula: s and t are what is taken from both heaps.",
    wrong=[
        _mouse("x = 3 * i // 2 and y + 1 = 3 * i"),
        _mouse(wide=1),
        _mouse().replace("misere(", "solves("),
    ],
)


def _subsided_pairs(q: int, to: int, alone: bool, first: int) -> Iterator[tuple[int, int]]:
    yield (0, 1)
    if alone:
        yield from ((n, n) for n in range(q, to + 1, q))
    others = (n for n in range(2, to + 1) if n % q > 1)
    yield from ((n, q * j + first) for j, n in enumerate(others, 1))


@SECTION.claim(
    "misere-subsided",
    "Misère play of the subsided ornament games",
    bound=60,
    unit="heaps of",
    kind="theorem",
    place="Subsided ornaments that lose",
    uses=["star/thm-6"],
    proof="learn/scans/#subsided",
    searched=_ORNAMENTS,
    perturbed=[{"alone": False}, {"first": 0}, {"misere": False}, {"classes": (2, 3)}],
)
def misere_subsided(
    bound: int,
    solve: Solve,
    alone: bool = True,
    first: int = 1,
    misere: bool = True,
    classes: tuple[int, ...] = (3, 4, 5, 6, 7),
) -> Iterator[Case]:
    r"""Let $q\ge3$. In the subsided ornament game of Class $q$ take any number from one heap, or
    from both heaps numbers that lie strictly between the same two neighbouring multiples of $q$.
    In misère play its P-positions are $\{0,1\}$, the equal heaps $(qi,qi)$ with $i\ge1$, and the
    pairs $\{u_j, qj+1\}$, $j\ge1$, where $u_1<u_2<\dots$ are the numbers with a remainder of 2 or
    more modulo $q$. So every number is in one of them.

    For $q$ from 3 to 7 the game is solved from its rules, in misère play.
    """
    for q in classes:
        said = {(min(x, y), max(x, y)) for x, y in _subsided_pairs(q, bound, alone, first)}
        for position, is_p in solve(game(f"subsided:q={q}"), misere=misere).outcomes(bound):
            yield Case((f"q = {q}", position), position in said, is_p)


def _subsided(q: int, alone: str = "x >= 1 and x = y", first: int = 1) -> str:
    return f"""\
let other(x, j) = exists c, r: 2 <= r and r < {q} and x = {q} * c + r and j + 1 = {q - 2} * c + r;
let pair(x, y) = x = 0 and y = 1 or {alone} and x % {q} = 0
  or exists j: other(x, j) and y = {q} * j + {first};
let p(x, y) = pair(x, y) or pair(y, x);
let calm(s, t) = s // {q} = t // {q} and s % {q} >= 1 and t % {q} >= 1;
let move(x, y, u, v) = u < x and v = y or u = x and v < y
  or u < x and v < y and calm(x - u, y - v);
misere(p, move)"""


SECTION.decided(
    "misere-subsided",
    {f"q = {q}": _subsided(q) for q in range(3, 9)},
    how="""
    The rules are in the formulas: s and t are what is taken from both heaps. The number qc + r
    with 2 ≤ r < q is the j-th of its kind for j = (q - 2)c + r - 1.
    """,
    within="q = 3 to 8",
    wrong=[_subsided(3, first=2), _subsided(4, "x = y"), _subsided(5, "x > y"), _subsided(2)],
)


def _at_the_end(n: int, m: int, d: int) -> tuple[int, bool]:
    """Return how many digits at the end m divides, the first one left out; and whether all."""
    rest = digits(n, d)[1:]
    count = 0
    while count < len(rest) and rest[-1 - count] % m == 0:
        count += 1
    return count, count == len(rest)


@SECTION.claim(
    "divided-digits",
    "Take up to m − 1 or divide by a multiple of m: digits decide",
    bound=1_500,
    unit="heaps of",
    kind="theorem",
    place="Digits at the end",
    uses=["vile/mark-k"],
    proof="learn/scans/#digits",
    searched=_MARKS,
    perturbed=[{"odd": 0}, {"residue": 0}, {"more": 1}],
)
def divided_digits(
    bound: int, solve: Solve, odd: int = 1, residue: int = 1, more: int = 0
) -> Iterator[Case]:
    r"""Let $m\ge2$ divide $d$. Take $1$ to $m-1$ tokens, or leave $\lfloor n/d\rfloor$ of $n\ge1$.
    Write $n\ge1$ in base $d$, and let $r$ be the number of digits at the end that $m$ divides,
    where the first digit does not count. In normal play $n$ is a P-position exactly if $r$ is odd,
    and 0 is one. In misère play 0 is none, and the rule is the same for all $n\ge1$ but these: all
    digits behind the first are divisible by $m$, and the first is 1 more than a multiple of $m$;
    such $n$ are P-positions exactly if $r$ is even. For $d=m=k$ this is MARK-$k$.

    Games with $m\le6$ and $d\le12$ are solved from their rules, in both kinds of play.
    """
    for m in range(2, 7):
        for d in range(m, 13, m):
            take = ",".join(map(str, range(1, m + more)))
            for misere in (False, True):
                solver = solve(game(f"divide:take={take},by={d}"), misere=misere)
                for (n,), is_p in solver.outcomes(bound):
                    count, all_of_them = _at_the_end(n, m, d)
                    turned = misere and all_of_them and digits(n, d)[0] % m == residue
                    said = (count % 2 == odd) != turned if n else not misere
                    play = "misère" if misere else "normal"
                    yield Case((f"m = {m}, d = {d}", play, f"n = {n}"), said, is_p)


def _digits(m: int, d: int, misere: bool, odd: str = "") -> str:
    counted = "".join(str(digit) for digit in range(0, d, m))
    others = "".join(str(digit) for digit in range(d) if digit % m)
    ones = "".join(str(digit) for digit in range(1, d, m))
    before = f".*[{others}]" + (f"|[{counted[1:]}]" if counted[1:] else "")
    run = f"({before})[{counted}]([{counted}][{counted}])*{odd}"
    turned = f'n follows "[{ones}][{counted}]*"'
    p = f'(n follows "{run}") iff not ({turned})' if misere else f'n follows "{run}"'
    return f"""\
in base {d}:
let p(n) = {"n >= 1 and (" + p + ")" if misere else f"n = 0 or n >= 1 and {p}"};
let move(n, k) = k < n and n <= k + {m - 1} or n >= 1 and k = n // {d};
{"misere" if misere else "solves"}(p, move)"""


_GAMES = ((2, 2), (2, 4), (3, 3), (2, 6), (3, 6), (2, 8), (4, 8), (3, 9), (5, 10))
SECTION.decided(
    "divided-digits",
    {
        f"m = {m}, d = {d}, {'misère' if misere else 'normal'} play": _digits(m, d, misere)
        for m, d in _GAMES
        for misere in (False, True)
    },
    how="The rules are in the formulas. A pattern says which digits are counted at the end.",
    within="m = 2 to 5, d = 2 to 10",
    wrong=[
        _digits(2, 4, False, odd="[02]"),
        _digits(3, 6, True).replace("misere(", "solves("),
        _digits(3, 6, False).replace("k + 2", "k + 1"),
    ],
)


def _late(m: int, d: int, to: int, late: int) -> set[int]:
    return {*range(0, d * m, m), *range(d * m + d + late, to + 1, m)}


@SECTION.claim(
    "divided-period",
    "Take up to m − 1 or divide by d: when the outcomes repeat after m",
    bound=800,
    unit="heaps of",
    kind="theorem",
    place="One class is safe",
    uses=["divided-digits"],
    proof="learn/scans/#periods",
    searched=_MARKS,
    perturbed=[{"least": 2}, {"late": 1}, {"from_": 1}],
)
def divided_period(
    bound: int, solve: Solve, least: int = 1, late: int = 0, from_: int = 0
) -> Iterator[Case]:
    r"""Let $m\ge2$ and $d\ge2$. Take $1$ to $m-1$ tokens, or leave $\lfloor n/d\rfloor$ of $n\ge1$.
    In misère play the P-positions are the numbers $n$ with $n\equiv1$ modulo $m$ exactly if
    $m\ge 2d-1$. In normal play they are $0, m, 2m, \dots, (d-1)m$ and then
    $dm+d, dm+d+m, dm+d+2m, \dots$ exactly if $m\ge d$ and none of the $d$ numbers from
    $d^2-d$ to $d^2-1$ is a multiple of $m$; this is so for all $m\ge d^2$.

    For $d$ from 2 to 5 and $m$ up to 30 the games are solved from their rules, in both kinds of
    play, as long as the first failure, which is below $d^2(m+1)+d$, is within the bound.
    """
    for d in range(2, 6):
        for m in (m for m in range(2, 31) if d * d * (m + 1) + d <= bound):
            played = game(f"divide:take={','.join(map(str, range(1, m)))},by={d}")
            lost = {n for (n,) in solve(played, misere=True).p_positions(bound)}
            said = m >= 2 * d - least
            yield Case((f"d = {d}, m = {m}", "misère"), said, lost == {*range(1, bound + 1, m)})
            lost = {n for (n,) in solve(played).p_positions(bound)}
            said = m >= d and all(n % m for n in range(d * d - d + from_, d * d))
            yield Case((f"d = {d}, m = {m}", "normal"), said, lost == _late(m, d, bound, late))


def _period(m: int, d: int, misere: bool) -> str:
    early = f"n < {d * m} and n % {m} = 0 or n >= {d * m + d} and n % {m} = {d % m}"
    return f"""\
let p(n) = {f"n % {m} = 1" if misere else early};
let move(n, k) = k < n and n <= k + {m - 1} or n >= 1 and k = n // {d};
{"misere" if misere else "solves"}(p, move)"""


SECTION.decided(
    "divided-period",
    {
        f"m = {m}, d = {d}, {'misère' if misere else 'normal'} play": _period(m, d, misere)
        for m, d, misere in (
            *((m, 2, True) for m in range(3, 9)),
            *((m, 3, True) for m in range(5, 9)),
            *((m, 2, False) for m in range(4, 9)),
            *((5, 3, False), (9, 3, False), (10, 3, False), (7, 4, True)),
        )
    },
    how="The rules and the P-positions are in the formulas; that no others are periodic is not.",
    within="d = 2 to 4, m = 3 to 10, where it repeats",
    wrong=[_period(2, 2, True), _period(3, 2, False), _period(4, 3, True), _period(6, 3, False)],
)
