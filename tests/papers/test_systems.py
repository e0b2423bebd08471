"""Every game that a paper names, played by its GAME string against its rule, told once more here.

The rules below are written from the papers and share nothing with the library. Where a paper gives
no rule but says which positions are lost, these are told instead.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from itertools import count, filterfalse, product, takewhile
from math import isqrt, pi
from typing import Any

import pytest

from chromdocs.games import catalogue
from chromdocs.games.game import Game
from chromdocs.papers import paragraphs_of, systems_of
from chromdocs.solve.choose import solver

Place = tuple[int, ...]
Rule = Callable[[Place], Iterable[Place]]
Letters = Callable[[Place], str]
PAPERS = ["chromatic", "blackwhite", "vile", "fractions", "star"]
TO = {0: 0, 1: 60, 2: 13, 3: 5, 4: 3}  # the largest heap, by their number
WITHOUT_RULE = {"chromatic": 1, "star": 1}  # a reference is all that the paper gives


# how a rule is played


def play(rule: Rule, misere: bool = False) -> Letters:
    """Tell who wins: whoever cannot move has lost, or won in misère play."""

    @cache
    def letter(at: Place) -> str:
        after = [*rule(at)]
        if not after:
            return "N" if misere else "P"
        return "N" if any(letter(one) == "P" for one in after) else "P"

    return letter


def lost_are(pairs: Iterable[Place]) -> Letters:
    """Tell who wins if exactly these positions are lost, in any order of heaps."""
    known = {ordered for pair in pairs for ordered in (pair, pair[::-1])}
    return lambda at: "P" if at in known else "N"


def loopy(rule: Rule, places: list[Place]) -> Letters:
    """Tell who wins where play may go round: nobody, D, from what is never settled."""
    found: dict[Place, str] = {}
    while True:
        new = {
            at: "N" if any(found.get(one) == "P" for one in rule(at)) else "P"
            for at in places
            if at not in found
            and (
                any(found.get(one) == "P" for one in rule(at))
                or all(found.get(one) == "N" for one in rule(at))
            )
        }
        if not new:
            return lambda at: found.get(at, "D")
        found |= new


def two_players(left: Rule, right: Rule) -> Letters:
    @cache
    def wins(at: Place, lefts: bool) -> bool:
        return any(not wins(one, not lefts) for one in (left if lefts else right)(at))

    letters = {(True, True): "N", (True, False): "L", (False, True): "R", (False, False): "P"}
    return lambda at: letters[wins(at, True), wins(at, False)]


def blocked(rule: Rule, k: int, least: int) -> Letters:
    """Play the constrained k-Mouse: moves that take less than *least* from a heap are not blocked.

    At most k - 2 moves that take different numbers from both heaps, and also the one to 0.
    """

    @cache
    def letter(at: Place) -> str:
        good = [one for one in rule(at) if letter(one) == "P"]
        taken = [(at[0] - x, at[1] - y) for x, y in good]
        free = [s == t or min(s, t) < least or abs(s - t) >= k for s, t in taken]
        many = sum(one != (0, 0) for one in good)
        return "N" if any(free) or many > k - 2 else "P"

    return letter


# rules


def nim(at: Place) -> Iterator[Place]:
    for i, heap in enumerate(at):
        yield from ((*at[:i], left, *at[i + 1 :]) for left in range(heap))


def all_below(at: Place) -> Iterator[Place]:
    yield from (one for one in product(*(range(heap + 1) for heap in at)) if one != at)


def taking(is_move: Callable[[Place], bool], at: Place) -> Iterator[Place]:
    for after in all_below(at):
        if is_move(tuple(heap - left for heap, left in zip(at, after, strict=True))):
            yield after


def moves(*listed: Place) -> Rule:
    return partial(taking, set(listed).__contains__)


def wythoff(k: int) -> Rule:
    return partial(taking, lambda m: 0 in m or abs(m[0] - m[1]) < k)


def chromatic(is_red: Callable[[int], bool], at: Place) -> Iterator[Place]:
    return nim(at) if any(heap and is_red(heap) for heap in at) else all_below(at)


def onto(rule: Rule, board: Callable[[Place], bool]) -> Rule:
    return lambda at: (one for one in rule(at) if board(one))


def black_white(*blacks: Callable[[int], bool], rule: Rule = nim) -> Rule:
    """Leave a black heap; an empty one is black. One set for all heaps, or one for each."""

    def board(at: Place) -> bool:
        sets = blacks if len(blacks) > 1 else blacks * len(at)
        return any(not heap or is_black(heap) for is_black, heap in zip(sets, at, strict=True))

    return onto(rule, board)


def remaining(colours: Callable[[set[bool]], bool], is_black: Callable[[int], bool]) -> Rule:
    """Play nim onto positions whose heaps that are not empty show the right colours."""
    return onto(nim, lambda at: colours({is_black(heap) for heap in at if heap}))


def coloured(right: Callable[[list[int]], bool], of: Callable[[int], int]) -> Rule:
    return onto(nim, lambda at: right([of(heap) for heap in at if heap]))


def mark(k: int, end: int, up: bool, at: Place) -> Iterator[Place]:
    """Take 1 to k - 1, or leave a k-th, rounded; in a sum, in one of the heaps."""
    for i, n in enumerate(at):
        part = {-(-n // k) if up else n // k} if n > end else set()
        for left in sorted({n - s for s in range(1, k)} | part):
            if end <= left and n > end:
                yield (*at[:i], left, *at[i + 1 :])


def fibonacci(at: Place) -> Iterator[Place]:
    heap, most = at
    yield from ((heap - s, min(heap - s, 2 * s)) for s in range(1, min(heap, most) + 1))


def gamma(k: int) -> Rule:
    extra = set()
    for i in range(1, k):
        f, g = 0, i + 1
        while g < 300:
            f, g = f + g, k * f + (k + 1) * g + i
            extra |= {(f, g - 1), (g - 1, f)}
    return partial(taking, lambda m: 0 in m or abs(m[0] - m[1]) < k or m in extra)


def mouse(at: Place) -> Iterator[Place]:
    wide = (at[1] - at[0]) % 3 == 0
    return taking(lambda m: 0 in m or abs(m[0] - m[1]) <= wide, at)


# sequences, up to where they matter here


def up_to(pair: Callable[[int], Place], first: int = 1) -> list[Place]:
    return [*takewhile(lambda one: min(one) <= 60, map(pair, count(first)))]


def both(pairs: Iterable[Place]) -> Rule:
    return moves(*(ordered for pair in pairs for ordered in (pair, pair[::-1])))


def rational(p: int, q: int, t: int) -> list[Place]:
    return up_to(lambda n: ((q * n - t) // p, (q * n + t - 1) // (q - p)))


def complementary(is_upper: Callable[[int], bool]) -> list[Place]:
    numbers = range(1, 200)
    return [*zip(filterfalse(is_upper, numbers), filter(is_upper, numbers), strict=False)]


def two_sqrt_2(n: int) -> Place:
    return isqrt(2 * n * n), 2 * n + isqrt(2 * n * n)


def golden(n: int) -> Place:
    return (n + isqrt(5 * n * n)) // 2, (3 * n + isqrt(5 * n * n)) // 2


def s_2(n: int) -> Place:
    return (n + isqrt(3 * n * n)) // 2, 2 * n + isqrt(3 * n * n)


def half_pi(n: int) -> Place:
    return int(n * pi / 2), int(n * pi / (pi - 2))


def floors(beta: float) -> Callable[[int], bool]:
    """Tell the floors of multiples of a number; floats are enough so far down."""
    return {int(n * beta + 1e-9) for n in range(1, 100)}.__contains__


def subsided(q: int) -> list[Place]:
    return up_to(lambda n: ((q * n - 1) // (q - 1), q * n))


MICE = up_to(lambda n: (3 * n // 2, 3 * n - 1))


# games made of games


def board(heaps: int) -> list[Place]:
    return [*product(range(TO[heaps] + 1), repeat=heaps)]


def lost(letters: Letters, heaps: int) -> list[Place]:
    return [at for at in board(heaps) if any(at) and letters(at) == "P"]


def star(rule: Rule, times: int = 1, heaps: int = 2) -> Rule:
    for _ in range(times):
        rule = moves(*lost(play(rule), heaps))
    return rule


def limit(rule: Rule) -> Rule:
    """Star twice until nothing changes on the board."""
    while True:
        twice = star(rule, 2)
        if all(set(rule(at)) == set(twice(at)) for at in board(2)):
            return rule
        rule = twice


def greedy(base: Rule, pair: Callable[[int], Place]) -> Rule:
    """Adjoin what is no candidate and has no move to one, smaller positions first."""
    goals = {ordered for one in up_to(pair, 0) for ordered in (one, one[::-1])}
    chosen = {
        tuple(a - b for a, b in zip(at, after, strict=True))
        for at in board(2)
        for after in base(at)
    }
    for at in board(2):
        steps = [(at[0] - x, at[1] - y) for x, y in goals]
        if at not in goals and not any(step in chosen for step in steps):
            chosen.add(at)
    return moves(*chosen)


def evil(n: int) -> bool:
    return n.bit_count() % 2 == 0


def dopey(n: int) -> bool:
    return (n & -n).bit_length() % 2 == 0


def thirds(residues: set[int]) -> Callable[[Place], bool]:
    return lambda at: (3 * (at[0] % 3) + at[1] % 3) in residues


PRINTED_TRAP = {(1, 1), (3, 3), (3, 4), (4, 4), (4, 7), (6, 6), (6, 7), (6, 10)} | {
    (3 * i // 2, 3 * j // 2)
    for n in range(3, 30)
    for m in range(n, 60)
    for i, j, is_move in (
        (2 * n - 1, 2 * m - 1, m < 2 * n - 1),
        (2 * n, 2 * m, m < 2 * n - 2),
        (2 * n, 2 * m - 1, m == 2 * n or m == 2 * n - 1),
    )
    if is_move
}
MULTIPLES = {beta: (lambda n, beta=beta: n % beta == 0) for beta in (2, 3)}
PHI2 = (3 + 5**0.5) / 2
MB = onto(nim, thirds({0, 1, 3, 5, 7}))
CYCLE = moves((1, 2), (2, 3), (3, 1), *((i, i) for i in range(4, 60)))


def one_of_three(numbers: range) -> Rule:
    return partial(taking, lambda m: m[0] in numbers)


LETTERS: dict[str, dict[str, Letters]] = {
    "chromatic": {
        "chromatic:red=1,3,4,stacks=3": play(partial(chromatic, {1, 3, 4}.__contains__)),
        "chromatic:red=1,3,4,stacks=1": play(partial(chromatic, {1, 3, 4}.__contains__)),
        "chromatic:stacks=0": play(partial(chromatic, evil)),
        "chromatic:red=all,stacks=3": play(partial(chromatic, lambda n: True)),
        "nim:piles=3": play(nim),
        "chromatic:red=none,stacks=3": play(partial(chromatic, lambda n: False)),
        "nim:piles=1": play(nim),
        "chromatic:beta=pi": play(partial(chromatic, floors(pi))),
        "chromatic:beta=(3+sqrt(5))/2": play(partial(chromatic, floors(PHI2))),
        "chromatic:beta=2": play(partial(chromatic, MULTIPLES[2])),
        "chromatic:beta=3": play(partial(chromatic, MULTIPLES[3])),
        "wythoff:k=2": play(wythoff(2)),
        "duchene-rigo:k=2": lost_are(
            up_to(lambda n: (isqrt(3 * n * n), (3 * n + isqrt(3 * n * n)) // 2), 0)
        ),
        "gamma:k=2": play(gamma(2)),
        "wythoff": play(wythoff(1)),
        "nim": play(nim),
        "nim-with:moves=(1,2),(2,1)": play(
            lambda at: {*nim(at), *moves((1, 2), (2, 1))(at)},
        ),
        "nim-with:moves=(1,1),(2,2)": play(
            lambda at: {*nim(at), *moves((1, 1), (2, 2))(at)},
        ),
        "invariant:moves=(1,2),(2,1)": play(moves((1, 2), (2, 1))),
        "fibonacci-nim": play(fibonacci),
        "subtraction:take=1,2,3": play(one_of_three(range(1, 4))),
        "star(pair:alpha=(1+sqrt(5))/2)": play(star(both(up_to(golden)))),
        "chromatic:red=oox": play(partial(chromatic, lambda n: n % 3 == 0)),
        "chromatic:red=xxo": play(partial(chromatic, lambda n: n % 3 != 0)),
        "chromatic:beta=5/2": play(partial(chromatic, floors(2.5))),
        "chromatic:beta=3/2": play(partial(chromatic, floors(1.5))),
        "chromatic:red=evil": play(partial(chromatic, evil)),
    },
    "blackwhite": {
        "blackwhite:beta=pi": play(black_white(floors(pi))),
        "nim:piles=3": play(nim),
        "blackwhite:black=2,piles=3": play(black_white({2}.__contains__)),
        "blackwhite:black=2": play(black_white({2}.__contains__)),
        "blackwhite:black=evil,piles=3": play(black_white(evil)),
        "blackwhite:beta=(3+sqrt(5))/2": play(black_white(floors(PHI2))),
        "star(pair:alpha=(1+sqrt(5))/2)": play(star(both(up_to(golden)))),
        "blackwhite:beta=2": play(black_white(MULTIPLES[2])),
        "blackwhite:beta=3": play(black_white(MULTIPLES[3])),
        "mb:moves=nim,board=(0,0),(0,1),(1,0),(1,2),(2,1),period=3": play(MB),
        "mb:moves=(1,2),(2,1),(2,2),without=(1,1)": play(
            onto(moves((1, 2), (2, 1), (2, 2)), lambda at: at != (1, 1))
        ),
        "mb:moves=wythoff,board=(0,0),(1,2),(3,1),(4,4)": play(
            onto(wythoff(1), {(0, 0), (1, 2), (3, 1), (4, 4)}.__contains__)
        ),
        "mb:moves=nim,board=(0,0),(0,1),(1,0),(1,2),(2,1),period=3 in misère play": play(
            MB, misere=True
        ),
        "invariant:moves=(1,2),(2,1)": play(moves((1, 2), (2, 1))),
        "mb:moves=nim,without=(1,1),period=2": play(black_white(MULTIPLES[2])),
        "blackwhite:beta=5/2": play(black_white(floors(2.5))),
        "blackwhite:black=evil": play(black_white(evil)),
        "blackwhite:black=xxo": play(black_white(lambda n: n % 3 != 0)),
        "blackwhite:black=all": play(nim),
        "blackwhite:beta=3,empty=ignored": play(
            remaining(lambda shown: True in shown, MULTIPLES[3])
        ),
        "blackwhite:beta=3,leave=not-monochromatic,empty=ignored": play(
            remaining(lambda shown: len(shown) == 2, MULTIPLES[3])
        ),
        "blackwhite:beta=3,leave=white,empty=ignored": play(
            remaining(lambda shown: True not in shown, MULTIPLES[3])
        ),
        "blackwhite:beta=3,leave=monochromatic,empty=ignored": play(
            remaining(lambda shown: len(shown) < 2, MULTIPLES[3])
        ),
        "blackwhite:beta=3,moves=wythoff": play(black_white(MULTIPLES[3], rule=wythoff(1))),
        "blackwhite:black=evil/odious": play(black_white(evil, lambda n: not evil(n))),
        "spectrum:colours=4,piles=2,colouring=1,1,2,3,4,4": play(
            coloured(lambda shown: len({*shown}) == len(shown), lambda n: (4, 1, 1, 2, 3, 4)[n % 6])
        ),
        "spectrum:colours=4,piles=2,show=all": play(
            coloured(lambda shown: {*shown} == {0, 1, 2, 3}, lambda n: n % 4)
        ),
        "spectrum:colours=3,piles=3": play(
            coloured(lambda shown: {*shown} == {0, 1, 2}, lambda n: n % 3)
        ),
        "spectrum:colours=2,piles=3,show=different": play(
            coloured(lambda shown: len({*shown}) == len(shown), lambda n: n % 2)
        ),
        "spectrum:colours=3,piles=2": play(
            coloured(lambda shown: len({*shown}) == len(shown), lambda n: n % 3)
        ),
        "spectrum:colours=2,piles=3": play(
            coloured(lambda shown: {*shown} == {0, 1}, lambda n: n % 2)
        ),
        "bichromatic:colours=3,piles=3,distinct=atmost": play(
            coloured(lambda shown: len({*shown}) <= 2, lambda n: n % 3)
        ),
        "bichromatic:colours=3,piles=3,distinct=exactly": play(
            coloured(lambda shown: len({*shown}) == 2, lambda n: n % 3)
        ),
        "bichromatic:colours=3,piles=3,distinct=atleast": play(
            coloured(lambda shown: len({*shown}) >= 2, lambda n: n % 3)
        ),
        "partizan-blackwhite:beta=3": two_players(
            onto(nim, lambda at: any(heap % 3 for heap in at)),
            onto(nim, lambda at: any(heap % 3 == 0 for heap in at)),
        ),
        "partizan-blackwhite:beta=(3+sqrt(5))/2": two_players(
            onto(nim, lambda at: any(heap and not floors(PHI2)(heap) for heap in at)),
            onto(nim, lambda at: any(not heap or floors(PHI2)(heap) for heap in at)),
        ),
    },
    "vile": {
        "mark": play(partial(mark, 2, 0, False)),
        "mark + mark": play(partial(mark, 2, 0, False)),
        "mark + mark + mark": play(partial(mark, 2, 0, False)),
        "mark in misère play": play(partial(mark, 2, 0, False), misere=True),
        "mark:end=1": play(partial(mark, 2, 1, False)),
        "mark:end=1 + mark:end=1": play(partial(mark, 2, 1, False)),
        "mark + mark in misère play": play(partial(mark, 2, 0, False), misere=True),
        "gurvich:a=1,b=2": play(partial(taking, lambda m: m[0] == m[1] or min(m) < 2)),
        "gurvich:a=1,b=2 in misère play": play(
            partial(taking, lambda m: m[0] == m[1] or min(m) < 2), misere=True
        ),
        "wythoff": play(wythoff(1)),
        "upmark:end=0": loopy(partial(mark, 2, 0, True), board(1)),
        "upmark:end=0 + upmark:end=0": loopy(partial(mark, 2, 0, True), board(2)),
        "upmark": play(partial(mark, 2, 1, True)),
        "mark:k=3": play(partial(mark, 3, 0, False)),
        "mark:k=5": play(partial(mark, 5, 0, False)),
        "mark:k=4": play(partial(mark, 4, 0, False)),
        "subtraction:take=1,2,3": play(one_of_three(range(1, 4))),
        "upmark:k=3": play(partial(mark, 3, 1, True)),
        "upmark:k=3,end=0": loopy(partial(mark, 3, 0, True), board(1)),
        "mark:k=3 in misère play": play(partial(mark, 3, 0, False), misere=True),
    },
    "fractions": {
        "wythoff:k=2": play(wythoff(2)),
        "duchene-rigo:k=2": lost_are(
            up_to(lambda n: (isqrt(3 * n * n), (3 * n + isqrt(3 * n * n)) // 2), 0)
        ),
        "wythoff": play(wythoff(1)),
        "nim": play(nim),
        "subtraction:take=1,2,3": play(one_of_three(range(1, 4))),
        "invariant:moves=(1,2),(2,1)": play(moves((1, 2), (2, 1))),
        "trivial:alpha=(1+sqrt(3))/2": play(
            lambda at: [(0, 0)] if lost_are(up_to(s_2, 0))(at) == "N" else []
        ),
        "star(pair:alpha=(1+sqrt(3))/2)": play(star(both(up_to(s_2)))),
        **{f"gamma:k={k}": play(gamma(k)) for k in (1, 2, 3, 4)},
        "star(star(wythoff:k=2))": play(star(wythoff(2), 2)),
        "star(pair:alpha=sqrt(3))": play(
            star(both(up_to(lambda n: (isqrt(3 * n * n), (3 * n + isqrt(3 * n * n)) // 2))))
        ),
        "greedy:alpha=(1+sqrt(3))/2,k=2": play(greedy(wythoff(2), s_2)),
        "greedy:alpha=sqrt(2),k=0": play(greedy(nim, two_sqrt_2)),
    },
    "star": {
        "star(wythoff)": play(star(wythoff(1))),
        "star(star(wythoff))": play(star(wythoff(1), 2)),
        "star(star(star(wythoff)))": play(star(wythoff(1), 3)),
        "mouse": play(mouse),
        "star(star(nim:piles=3))": play(star(nim, 2, 3)),
        "invariant:moves=(1,2),(2,1)": play(moves((1, 2), (2, 1))),
        "subtraction:take=1,2,3": play(one_of_three(range(1, 4))),
        "nim": play(nim),
        "wythoff": play(wythoff(1)),
        "mousetrap": play(moves(*lost(play(moves(*lost(play(mouse), 2))), 2))),
        "mousetrap:reading=printed": play(
            lambda at: {*nim(at), *both(PRINTED_TRAP)(at)},
        ),
        "rational-pair:p=3,q=4,t=-1": play(both(rational(3, 4, -1))),
        "ornament:p=3,q=4,t=-1": play(star(both(rational(3, 4, -1)))),
        "permutation:images=2,3,1": play(CYCLE),
        "permutation:images=2,1,then=repeat": play(both((i, i + 1) for i in range(1, 60, 2))),
        "star(star(permutation:images=2,3,1))": play(star(CYCLE, 2)),
        "limit(permutation:images=2,3,1)": play(limit(CYCLE)),
        "dual-nim:piles=3": play(star(nim, 1, 3)),
        "dual-nim:piles=4": play(star(nim, 1, 4)),
        "complementary:b=dopey": play(both(complementary(dopey))),
        "complementary:b=oox": play(both(complementary(lambda n: n % 3 == 0))),
        "complementary:b=evil": play(both(complementary(evil))),
        "complementary:pairs=(1,5),(2,3)": play(
            both([(1, 5), (2, 3), (4, 6), *((i, i + 1) for i in range(7, 60, 2))])
        ),
        "pair:alpha=pi/2": play(both(up_to(half_pi))),
        "star(pair:alpha=pi/2)": play(star(both(up_to(half_pi)))),
        "star(nim)": play(star(nim)),
        "diagonal-with:moves=(1,2)": play(partial(taking, lambda m: m[0] == m[1] or m == (1, 2))),
        "star(star(diagonal-with:moves=(1,2)))": play(
            star(partial(taking, lambda m: m[0] == m[1] or m == (1, 2)), 2)
        ),
        "star(mouse)": play(moves(*lost(play(mouse), 2))),
        "star(star(mouse))": play(moves(*lost(play(moves(*lost(play(mouse), 2))), 2))),
        "ornament:p=2,q=3,t=-1": play(star(both(rational(2, 3, -1)))),
        "ornament:p=2,q=3,t=1": play(star(both(rational(2, 3, 1)))),
        "ornament:p=3,q=5,t=2": play(star(both(rational(3, 5, 2)))),
        "subsided:q=2": play(star(both(subsided(2)))),
        "subsided-dual:q=2": play(both(subsided(2))),
        "subsided:q=3": play(star(both(subsided(3)))),
        "subsided-dual:q=3": play(both(subsided(3))),
        "pair:alpha=sqrt(2),delta=1/2": play(
            both(
                up_to(
                    lambda n: (
                        (1 + isqrt(8 * n * n)) // 2,
                        (4 * n - 1 + isqrt(2 * (2 * n - 1) ** 2)) // 2,
                    )
                )
            )
        ),
        "constrained-mouse:k=3": blocked(wythoff(3), 3, 1),
        "constrained-mouse:k=4": blocked(wythoff(4), 4, 1),
        "constrained-mouse:k=3,nim=short,block=any": blocked(
            partial(taking, lambda m: abs(m[0] - m[1]) < 3), 3, 0
        ),
        "wythoff:k=3": play(wythoff(3)),
        "invariant:moves=(0,1),(1,0),(2,3),(3,2) in misère play": play(
            moves((0, 1), (1, 0), (2, 3), (3, 2)), misere=True
        ),
        "nim:piles=3": play(nim),
    },
}
NAMED = [(paper, name) for paper, known in LETTERS.items() for name in known]


def named(paper: str) -> list[str]:
    """Return the games of a paper's list as this file calls them, each once."""
    some = (s.game + " in misère play" * s.misere for s in systems_of(paper) if s.game)
    return [*dict.fromkeys(some)]


@pytest.mark.parametrize("paper", PAPERS)
def test_every_game_that_is_listed_has_its_rule_here(paper: str) -> None:
    assert {*named(paper)} == {*LETTERS[paper]}
    without = [system for system in systems_of(paper) if not system.game]
    assert len(without) == WITHOUT_RULE.get(paper, 0)


@pytest.mark.parametrize("paper", PAPERS)
def test_every_game_stands_in_a_paragraph_of_the_map(paper: str) -> None:
    marks = {paragraph.mark for paragraph in paragraphs_of(paper)}
    assert [system for system in systems_of(paper) if system.mark not in marks] == []
    assert len({(s.mark, s.words) for s in systems_of(paper)}) == len(systems_of(paper))


@pytest.mark.parametrize(("paper", "name"), NAMED)
def test_it_is_played_as_the_paper_says(paper: str, name: str) -> None:
    text, _, play = name.partition(" in ")
    game, misere = catalogue.game(text), bool(play)
    assert game.name == (text if text != "chromatic:stacks=0" else "chromatic:red=evil,stacks=0")
    letters = LETTERS[paper][name]
    solve = solver(game, misere)
    for at in product(range(game.lowest, TO[game.heaps] + 1), repeat=game.heaps):
        assert solve.outcome(at) == letters(at), at
        assert _closed(game, misere, at) in ("", letters(at)), at


def _closed(game: Game, misere: bool, at: Place) -> str:
    """Return who wins by the closed form, if there is one for a game that ends."""
    solution: Any = game.misere if misere else game.solution
    if solution is None or not game.board(at) or hasattr(solution, "gamma"):
        return ""
    return "P" if solution.is_p(at) else "N"
