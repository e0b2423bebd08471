"""S-chromatic nim: nim on stacks of red and green tokens.

The i-th token from below is red if i belongs to S, and green otherwise. A move lowers one
stack, as in nim; but if no stack shows a red token on top, any number of stacks may be lowered
at once. An empty stack shows no red token.
"""

from collections.abc import Iterator
from dataclasses import replace

from chromdocs.games.chromatic_solution import two_stacks
from chromdocs.games.evil import EVIL_SOLUTION
from chromdocs.games.family import Family
from chromdocs.games.game import Game, Position, Solution
from chromdocs.games.levels import NAMED, Levels, SomeLevels, beatty_levels, levels
from chromdocs.games.nim import nim
from chromdocs.games.reason import Reason
from chromdocs.games.why_nim import NO_TOKEN
from chromdocs.numbers.certified import Number
from chromdocs.parameters import Parameter, checked, whole

ORDER = 1
Beta = Levels | Number | str
STACKS = whole(0, 100)  # the paper allows none; a position is a tuple in memory


def chromatic(red: SomeLevels | None = None, beta: Beta | None = None, stacks: int = 2) -> Game:
    """Return S-chromatic nim on *stacks* stacks: S is *red*, or the floors of *beta* times n.

    >>> sorted(chromatic("evil").options((1, 2)))
    [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
    >>> sorted(chromatic("evil").options((1, 3)))
    [(0, 3), (1, 0), (1, 1), (1, 2)]
    """
    if red is not None and beta is not None:
        raise ValueError("chromatic: give red or beta, not both")
    checked("chromatic", "stacks", STACKS, stacks)
    chosen = _levels(red, beta)
    is_red = chosen.contains

    def options(position: Position) -> Iterator[Position]:
        if any(heap and is_red(heap) for heap in position):
            for i, heap in enumerate(position):
                for left in range(heap):
                    yield (*position[:i], left, *position[i + 1 :])
        else:
            yield from (after for after in _up_to(position) if after != position)

    parameter = "red" if beta is None else "beta"
    named = chosen.name in NAMED and chosen.name not in ("all", "none")
    return Game(
        name=f"chromatic:{parameter}={chosen.name}" + (f",stacks={stacks}" if stacks != 2 else ""),
        rule="Take one or more tokens from one stack; if no stack shows a red token on top, "
        f"take from as many stacks as you like. Here {chosen.words} {_are(chosen)} red.",
        heaps=stacks,
        options=options,
        title=f"{chosen.name}-chromatic nim" if named else "",
        colour=lambda pile, level: "red" if is_red(level) else "green",
        solution=_solution(chosen, stacks),
        symmetric=True,
    )


def _up_to(position: Position) -> Iterator[Position]:
    # itertools.product would first write down every height of every stack
    if not position:
        yield ()
        return
    for heap in range(position[0] + 1):
        for others in _up_to(position[1:]):
            yield (heap, *others)


def _levels(red: SomeLevels | None, beta: Beta | None) -> Levels:
    try:
        if beta is None:
            return levels("evil" if red is None else red)
        return beta if isinstance(beta, Levels) else beatty_levels(beta)
    except ValueError as error:
        raise ValueError(f"chromatic: {'red' if beta is None else 'beta'} {error}") from None


def _solution(chosen: Levels, stacks: int) -> Solution | None:
    if not stacks:
        reason = "without stacks there is one position, and no move"
        return replace(all_green(0), reason=reason, claims=())
    if chosen == NAMED["all"]:
        reason = "with every token red this is nim: the P-positions have nim-sum 0 (Bouton)"
        return _as_nim(stacks, reason, "chromatic/sec-2-all-red")
    if chosen == NAMED["none"]:
        return all_green(stacks)
    if stacks == 1:
        return _as_nim(1, "one stack is a heap of nim, whatever its colours")
    if stacks > 2:
        return None
    return EVIL_SOLUTION if chosen == NAMED["evil"] else two_stacks(chosen)


def _as_nim(stacks: int, reason: str, *claims: str) -> Solution | None:
    solution = nim(stacks).solution
    return solution and replace(solution, reason=reason, claims=claims)


def all_green(stacks: int) -> Solution:
    """Return the solution of the game without red tokens: it is one heap of nim (Section 2).

    >>> all_green(3).grundy((1, 2, 4))
    7
    """
    emptied = (0,) * stacks
    return Solution(
        is_p=lambda position: position == emptied,
        move=lambda position: emptied,
        p_positions=lambda to: iter([emptied]),
        reason="with every token green the stacks are one heap of nim",
        claims=("chromatic/sec-2-all-green",),
        grundy=sum,
        why=lambda position: (
            Reason(
                ("No token is red, so you may take from all stacks: take everything.",),
                move=emptied,
            )
            if any(position)
            else Reason((NO_TOKEN,))
        ),
    )


def _are(chosen: Levels) -> str:
    return "is" if chosen.name in ("all", "none") else "are"


FAMILY = Family(
    name="chromatic",
    title="S-chromatic nim",
    paper="chromatic",
    make=chromatic,
    parameters={
        "red": Parameter(
            f"the red levels: {', '.join(NAMED)}, a list as 1,3,4, or a word as xoo",
            levels,
        ),
        "beta": Parameter(
            "red levels are the floors of beta·n; a number such as 3, 7/3, (3+sqrt(5))/2, pi",
            beatty_levels,
        ),
        "stacks": Parameter("how many stacks", STACKS),
    },
    examples=("chromatic:red=evil", "chromatic:beta=(3+sqrt(5))/2", "chromatic:red=1,3,4,stacks=3"),
    claims=tuple(
        f"chromatic/{locator}"
        for locator in (
            *("obs-8", "def-9", "lem-10", "def-11", "lem-12", "thm-13", "ex-17509"),
            *("thm-2", "lem-3", "prop-4", "prop-6", "sec-2-all-red", "sec-2-all-green"),
        )
    ),
)
