r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

Who wins, told in a time that grows with the number of digits only.
"""

from collections.abc import Callable, Iterator, Mapping

from chromdocs.claims.claim import Case, Section, Solve, letter
from chromdocs.games.catalogue import game
from chromdocs.papers.vile.conventions import DIGITS
from chromdocs.papers.vile.paper import PAPER

ORDER = 11
SECTION = Section(PAPER, "MARK")
State = tuple[int, int]
Reader = tuple[Callable[[State, str], State], Callable[[State], bool]]


def _zeros_and_ones(state: State, digit: str) -> State:
    """Keep the parity of the zeros at the end, and the number of ones, of which 2 is many."""
    zeros, ones = state
    return (1 - zeros, ones) if digit == "0" else (0, min(ones + 1, 2))


def _before_last_one(state: State, digit: str) -> State:
    """Keep the parity of the zeros at the end, and whether the last digit ends a P-position."""
    zeros, _ = state
    return (1 - zeros, 0) if digit == "0" else (0, 1 - zeros)


READERS: Mapping[str, Reader] = {
    "MARK": (_zeros_and_ones, lambda state: state[0] == 1),
    "misère MARK": (_zeros_and_ones, lambda state: (state[0] == 1) != (state[1] == 1)),
    "UPMARK": (_before_last_one, lambda state: state[1] == 1),
}


@SECTION.claim(
    "linear-time",
    "Linear algorithms",
    kind="claim",
    place="Remarks on linear algorithms",
    bound=20_000,
    uses=["mark-dopey", "misere-digital", "upmark-binary-ending"],
    proof="learn/mark/#linear-time",
    perturbed=[
        {"readers": {**READERS, "MARK": READERS["misère MARK"]}},
        {"readers": {**READERS, "misère MARK": READERS["MARK"]}},
        {"readers": {**READERS, "UPMARK": READERS["MARK"]}},
        {"states": 3},
    ],
)
def linear_time(
    bound: int, solve: Solve, readers: Mapping[str, Reader] = READERS, states: int = 4
) -> Iterator[Case]:
    r"""Whether $k$ is a P- or an N-position of MARK, of misère MARK, or of UPMARK that ends at 1,
    can be told in a time that is linear in the input size $O(\log k)$ of $k$.

    For each of the games, $k$ is read in binary, once, from the left, by an automaton that
    remembers the parity of the last zeros and one thing more: at most 4 states after the first
    digit, whatever $k$ is, and one step a digit. Its answers are compared with a search up to the
    bound.
    """
    solvers = {
        "MARK": solve(game("mark")),
        "misère MARK": solve(game("mark"), misere=True),
        "UPMARK": solve(game("upmark")),
    }
    seen: set[tuple[Callable[[State, str], State], State]] = set()
    for name, (read, is_lost) in readers.items():
        for (k,), is_p in solvers[name].outcomes(bound):
            if k >= DIGITS.first:
                state = (0, 0)
                for digit in f"{k:b}":
                    state = read(state, digit)
                    seen.add((read, state))
                yield Case((name, f"k = {k}"), letter(is_lost(state)), letter(is_p))
    for read in {read for read, _ in readers.values()}:
        found = sum(of == read for of, _ in seen)
        yield Case("states of an automaton", True, found <= states, f"there are {found}")
