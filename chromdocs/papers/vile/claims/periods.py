r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

Periods: what is known of subtraction games, and a step in the proof that MARK has none.
"""

from collections.abc import Iterator
from itertools import combinations

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.games.subtraction import period
from chromdocs.papers.vile.conventions import POSITIVE
from chromdocs.papers.vile.paper import PAPER

ORDER = 9
SECTION = Section(PAPER, "MARK-k")


def _sets(largest: int) -> Iterator[tuple[int, ...]]:
    """Yield the sets of positive integers up to *largest*, by their largest member and size."""
    for top in range(1, largest + 1):
        for size in range(top):
            for rest in combinations(range(1, top), size):
                yield (*rest, top)


def _periods(bound: int, solve: Solve, from_start: bool, shift: int) -> Iterator[Case]:
    """Compare g(n) and g(n + r) for the period r that the values have in the end."""
    for take in _sets(bound):
        found = period(take)
        name = f"take {', '.join(map(str, take))}"
        yield Case((name, "a period is found"), True, found is not None)
        if found is None:
            return
        known, r = found
        start = 0 if from_start else len(known) - r
        rules = f"subtraction:take={','.join(map(str, take))}"
        to = len(known) + r + max(take)
        values = [value for _, value in solve(game(rules)).grundy_values(to + r)]
        yield Case((name, "first values"), known, values[: len(known)])
        for n in range(start, to + 1 - abs(shift)):
            why = f"the least period that is kept from some heap on is {r}, and it is not kept here"
            yield Case((name, f"g({n}) and g({n + r})"), values[n], values[n + r + shift], why)


@SECTION.claim(
    "subtraction-periodic",
    "Subtraction games are periodic",
    kind="claim",
    place="Comparison with subtraction games",
    bound=9,
    unit="takes up to",
    proof="elsewhere",
    perturbed=[{"from_start": True}, {"shift": 1}],
)
def subtraction_periodic(
    bound: int, solve: Solve, from_start: bool = False, shift: int = 0
) -> Iterator[Case]:
    r"""In a subtraction game, where one of finitely many given numbers is taken from the heap, the
    Grundy function is periodic: from some heap on it repeats. That is a result of S. W. Golomb
    (1966).

    A period may begin late, as in the proof of Proposition 1, where it is one for all $n\ge n_0$.
    Every set of numbers up to the bound: once a run of values as long as the largest number has
    come again, it goes on like this for ever. So each game is settled for all heaps. The values
    come from a search, and the repetition from a program that looks for it. The smallest set whose
    values do not repeat from the beginning is 2, 4, 7: they are 0, 0, 1, 1, 2, 2, 0, 3, and then
    1, 0, 2 for ever.
    """
    yield from _periods(bound, solve, from_start, shift)


@SECTION.claim(
    "prop-1/proof-doubling",
    "If an even heap is N, its double is P",
    section="MARK",
    bound=20_000,
    unit="m",
    uses=["mark-dopey"],
    proof="learn/mark/#dopey",
    perturbed=[{"factor": 3}, {"factor": 4}, {"said": "N"}],
)
def proof_doubling(bound: int, solve: Solve, factor: int = 2, said: str = "P") -> Iterator[Case]:
    r"""If $m=2rt$ is an N-position of MARK, then $2m$ is a P-position.

    The proof of Proposition 1 uses this and gives no reason. For even $m\ge2$, and for odd ones
    as well, outcomes come from a search. The reason is that $2m$ leads to $m$ and to an odd number,
    and odd numbers are N-positions.
    """
    outcome = {n: is_p for (n,), is_p in solve(game("mark")).outcomes(factor * bound)}
    for m in range(POSITIVE.first, bound + 1):
        if not outcome[m]:
            yield Case(f"m = {m}", said, letter(outcome[factor * m]))
