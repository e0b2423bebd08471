r"""Claims of U. Larsson, *Black & white Nim games*, 31 August 2011.

Abstract and Sections 1 and 2: the rules, examples of them, and what follows at once.
"""

from collections.abc import Callable, Iterator
from itertools import permutations, product

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.beatty_formulas import WITHIN, at_each
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.game import Position
from chromdocs.numbers.real import real
from chromdocs.papers.blackwhite.claims import formulas
from chromdocs.papers.blackwhite.claims.board import (
    colourings,
    nim_moves,
    nim_sum,
    open_pairs,
    p_positions,
    shown,
)
from chromdocs.papers.blackwhite.conventions import INDEX, LEVELS
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 1
SECTION = Section(PAPER, "Section 1")

FEWER = {1: 12, 2: 12, 3: 5, 4: 4}  # number of heaps: up to which level every S is tried

Combine = Callable[[Position], int]


def _positions(heaps: int, top: int) -> Iterator[Position]:
    """Yield every position with ascending heaps of which the last is *top*, legal or not."""
    for below in product(range(top + 1), repeat=heaps - 1):
        if list(below) == sorted(below):
            yield (*below, top)


@SECTION.claim(
    "abstract-disjoint",
    "Two families without a game in common",
    bound=40,
    unit="an integer β of",
    kind="remark",
    place="Abstract",
    section="Abstract",
    proof="learn/black-and-white-nim/#beatty",
    perturbed=[{"early": 1}, {"whole": True}],
)
def abstract_disjoint(bound: int, early: int = 0, whole: bool = False) -> Iterator[Case]:
    r"""No game of the first family, where the heap sizes of black tokens are the multiples of an
    integer $\beta \ge 2$, belongs to the second, where they are $\lfloor\beta n\rfloor$ with an
    irrational $\beta > 2$.

    For every integer $m$ up to the bound and six irrational $\beta$, two of them close to an
    integer, the first $n$ with $\lfloor\beta n\rfloor \ne mn$ is found by counting up. It is 1 if
    $\beta < m$, and else the least $n \ge 1/(\beta-m)$.
    """
    betas = ("2+sqrt(2)/50", "sqrt(5)", "(3+sqrt(5))/2", "e", "pi", "5+sqrt(3)/90")
    for text in ("3",) if whole else betas:
        beta = real(text)
        for m in range(2, bound + 1):
            above = beta - m
            said = above.inverse().ceil() if above > 0 else INDEX.first
            tried = range(INDEX.first, 1000)
            found = next((n for n in tried if beta.floor_times(n) != m * n), None)
            yield Case(f"beta = {text} and {m}", said - early, found)


@SECTION.claim(
    "sec-1-example",
    "Heaps of one, two and three with S = {2}",
    kind="example",
    place="First examples",
    perturbed=[
        {"black": (1,)},
        {"tokens": ("W", "WB", "WBB")},
        {"heaps": ("white", "black", "black")},
        {"forbidden": (1, 0, 3)},
        {"second": ("white", "black")},
        {"legal": ((0, 0),)},
    ],
)
def sec_1_example(
    black: tuple[int, ...] = (2,),
    tokens: tuple[str, ...] = ("W", "WB", "WBW"),
    heaps: tuple[str, ...] = ("white", "black", "white"),
    forbidden: Position = (1, 1, 3),
    second: tuple[str, ...] = ("black", "black"),
    legal: tuple[Position, ...] = ((0, 0), (0, 1)),
) -> Iterator[Case]:
    r"""Let $S=\{2\}$. Of heaps of one, two and three tokens, the first is a white token, the second
    a white one below a black one, the third a black one between two white ones. The first and the
    third heap are white, the second is black. From $(1,2,3)$ every nim move is legal but the one
    that takes one token from the second heap. From an empty heap and one of two tokens, both black,
    both nim moves are legal.

    Colours of tokens and heaps, and the options of both positions, as the library's game has them.
    """
    three, two = blackwhite(set(black), piles=3), blackwhite(set(black), piles=2)
    assert three.colour is not None  # this game has colours
    for pile in range(3):
        letters = [three.colour(pile, level)[0].upper() for level in range(1, pile + 2)]
        yield Case(("tokens of heap", pile + 1), tokens[pile], "".join(letters))
        yield Case(("heap", pile + 1), heaps[pile], three.colour(pile, pile + 1))
    allowed = set(nim_moves((1, 2, 3))) - {forbidden}
    yield Case("options of (1, 2, 3)", allowed, set(three.options((1, 2, 3))))
    yield Case("heaps of (0, 2)", second, (three.colour(0, 0), three.colour(1, 2)))
    yield Case("options of (0, 2)", set(legal), set(two.options((0, 2))))


@SECTION.claim(
    "sec-1-empty",
    "One empty heap makes it nim",
    bound=12,
    unit="heaps of",
    kind="remark",
    place="Remark on empty heaps",
    proof="authors",
    perturbed=[{"combine": sum}, {"empties": 0}, {"empty": "ignored"}],
)
def sec_1_empty(
    bound: int,
    solve: Solve,
    combine: Combine = nim_sum,
    empties: int = 1,
    empty: str = "black",
) -> Iterator[Case]:
    r"""If at least one of $k$ heaps is empty, every nim move on the others is legal, whatever the
    colouring, and the P-positions on the others are those of nim.

    For every $S \subseteq \{1,\dots,n\}$ and heaps up to $n$, where $n$ is the bound if $k = 2$,
    at most 5 if $k = 3$ and at most 4 if $k = 4$: the options of each position with an empty heap
    are those of nim. It is a P-position exactly when the nim-sum is 0 (Bouton); outcomes are found
    from the rules, for $k = 2$ with $n$ up to 8.
    """
    for heaps in (2, 3, 4):
        to = min(bound, 8, FEWER[heaps])
        for black in colourings(to):
            for position, is_p in solve(blackwhite(black, piles=heaps, empty=empty)).outcomes(to):
                if position.count(0) >= empties:
                    yield Case((position, shown(black)), combine(position) == 0, is_p)
    for heaps in (2, 3, 4):
        to = min(bound, FEWER[heaps])
        for black in colourings(to):
            played, name = blackwhite(black, piles=heaps, empty=empty), shown(black)
            for position in (p for top in range(to + 1) for p in _positions(heaps, top)):
                if position.count(0) >= empties:
                    moves = set(nim_moves(position))
                    yield Case((name, position), moves, set(played.options(position)))


@SECTION.claim(
    "sec-1-symmetric",
    "The order of heaps is no matter",
    bound=12,
    unit="heaps of",
    kind="remark",
    place="Remark on the order of heaps",
    proof="learn/black-and-white-nim/#rules",
    perturbed=[{"alike": False}],
)
def sec_1_symmetric(bound: int, alike: bool = True) -> Iterator[Case]:
    r"""The heaps of a position may be put in another order: $(x_1,\dots,x_k)$ is a P-position of
    $k$-pile $S$-Nim if and only if $(x_{\pi(1)},\dots,x_{\pi(k)})$ is one, for every permutation
    $\pi$.

    For every $S \subseteq \{1,\dots,n\}$ and heaps up to $n$, all orders of heaps are solved, one
    by one, from the definition: two heaps with $n$ up to the bound, three with $n$ up to 4, starts
    in which all heaps are white included.
    """
    for black in colourings(bound):
        found = open_pairs(black, black if alike else (), bound)
        yield Case(f"two heaps, {shown(black)}", found, {(y, x) for x, y in found})
    to = min(bound, 4)
    for black in colourings(to):
        marked = black | {0}

        def board(position: Position, marked: frozenset[int] = marked) -> bool:
            return not marked.isdisjoint(position)

        lost = p_positions(to, 3, board)
        closed = (p for p in product(range(to + 1), repeat=3) if not board(p))
        starts = {p for p in closed if lost.isdisjoint(nim_moves(p))}
        for every in (lost, starts):
            turned = {order for p in every for order in permutations(p)}
            yield Case(f"three heaps, {shown(black)}", every, turned)


@SECTION.claim(
    "sec-2-start",
    "There is always a legal move",
    bound=10,
    unit="heaps of",
    kind="remark",
    place="Remark on starting positions",
    section="Section 2",
    proof="authors",
    doubt="The sentence speaks of a position that “is not a starting position”; as all positions "
    "are checked, legal or not, nothing hangs on these words.",
    perturbed=[{"left": 1}, {"empty": "ignored"}],
)
def sec_2_start(bound: int, left: int = 0, empty: str = "black") -> Iterator[Case]:
    r"""From every position that is not terminal, a start in which all heaps are white included,
    there is a legal move: for example, to take all tokens of any heap that is not empty.

    For one, two and three heaps, and every $S \subseteq \{1,\dots,n\}$ with the largest heap $n$,
    each such move is looked up among the options; $n$ is at most 5 for three heaps.
    """
    for heaps in (1, 2, 3):
        for top in range(LEVELS.first, min(bound, FEWER[heaps]) + 1):
            for black in colourings(top):
                played, name = blackwhite(black, piles=heaps, empty=empty), shown(black)
                for position in _positions(heaps, top):
                    for i, heap in enumerate(position):
                        if heap:
                            after = (*position[:i], left, *position[i + 1 :])
                            found = after in played.options(position)
                            yield Case((name, position, "to", after), True, found)


SECTION.decided(
    "abstract-disjoint",
    at_each(lambda beta: formulas.apart(beta, real(beta).floor())),
    how=r"""
    The lowest black level is $\lfloor\beta\rfloor$, so that this is the only integer whose
    multiples could be the black levels; and they are not.
    """,
    wrong=[
        formulas.apart("(3+sqrt(5))/2", 3),
        formulas.apart("(3+sqrt(5))/2", 2).replace("exists n:", "forall n:"),
    ],
    within=WITHIN,
)
