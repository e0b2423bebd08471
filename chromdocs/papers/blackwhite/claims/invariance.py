r"""Claims of U. Larsson, *Black & white Nim games*.

Section 3: in which sense the moves are the same everywhere.
"""

from collections.abc import Iterator, Sequence
from itertools import product

from chromdocs.claims.claim import Case, Section
from chromdocs.games.blackwhite import blackwhite
from chromdocs.games.game import Game, Position, subtract
from chromdocs.papers.blackwhite.claims.board import colourings, nim_moves, shown
from chromdocs.papers.blackwhite.paper import PAPER

ORDER = 6
SECTION = Section(PAPER, "Section 3")
PROVED = "learn/black-and-white-nim/#invariance"

FEWER = {1: 8, 2: 8, 3: 4}  # number of heaps: up to which level every S is tried


def _places(heaps: int, top: int) -> list[Position]:
    return list(product(range(top + 1), repeat=heaps))


def _small_games(bound: int) -> Iterator[tuple[frozenset[int], Game, list[Position]]]:
    """Yield black levels, the game with them, and its positions, on one to three heaps."""
    for heaps, most in FEWER.items():
        top = min(bound, most)
        places = [p for p in _places(heaps, top) if list(p) == sorted(p)]
        for black in colourings(top):
            yield black, blackwhite(black, piles=heaps), places


@SECTION.claim(
    "prop-1",
    "Heap-size invariance",
    bound=8,
    unit="heaps of",
    kind="definition",
    place="Proposition 1",
    perturbed=[{"least": 2}, {"least": 0}, {"colour": "white"}, {"before": True}],
)
def prop_1(
    bound: int, least: int = 1, colour: str = "black", before: bool = False
) -> Iterator[Case]:
    r"""Black & white nim is heap-size invariant: to play by the rules nobody needs to count tokens.
    For all $S$ and $k$, a nim move from a position that is not terminal is legal if and only if at
    least one heap of the position after it is black.

    The paper has no formal notion of counting, and the second sentence, from the proof, is the
    rule of the game itself: this entry is a definition in the shape of a proposition. What is
    compared is the library with that rule: for every $S \subseteq \{1,\dots,n\}$ and heaps up to
    $n$, each nim move is looked up among the options; $n$ is the bound on one and two heaps and at
    most 4 on three. The colours after the move decide, read off the top tokens.
    """
    for black, played, places in _small_games(bound):
        name = shown(black)
        for position in places:
            options = set(played.options(position))
            for after in nim_moves(position):
                looked_at = position if before else after
                tops = ["black" if h == 0 or h in black else "white" for h in looked_at]
                said = tops.count(colour) >= least
                yield Case((name, position, "to", after), said, after in options)


@SECTION.claim(
    "prop-2",
    "(M, B)-invariance",
    bound=6,
    unit="heaps of",
    kind="definition",
    place="Proposition 2",
    perturbed=[{"zero": False}, {"least": 2}, {"least": 0}, {"heaps_moved": 2}],
)
def prop_2(bound: int, zero: bool = True, least: int = 1, heaps_moved: int = 1) -> Iterator[Case]:
    r"""For all $S$ and $k$, black & white nim on $k$ heaps is $(\mathcal M,\mathcal B)$-invariant:
    its legal moves from $x$ are the $m \in \mathcal M$ with $x \ominus m \in \mathcal B$, where
    $\mathcal M$ is the set of all nim moves, the vectors with one positive entry and zeros
    elsewhere, in any order, and $\mathcal B$ the set of positions with at least one heap size in
    $S \cup \{0\}$.

    The rule in other signs, as the paper says: a definition in the shape of a proposition. For
    every $S \subseteq \{1,\dots,n\}$ and heaps up to $n$, all vectors $m$ that fit into $x$ are
    tried, and the positions $x \ominus m$ that pass both tests are compared with the options of
    $x$; $n$ is the bound on one and two heaps and at most 4 on three.
    """
    for black, played, places in _small_games(bound):
        board, name = black | {0} if zero else black, shown(black)
        for position in places:
            said = {
                after
                for after in product(*(range(heap + 1) for heap in position))
                if 1 <= sum(map(int.__ne__, position, after)) <= heaps_moved
                and sum(heap in board for heap in after) >= least
            }
            yield Case((name, position), said, set(played.options(position)))


def _is_invariant(options: dict[Position, set[Position]]) -> bool:
    """Tell whether a move that is legal somewhere is legal wherever there are tokens enough."""
    vectors = {subtract(x, y) for x, after in options.items() for y in after}
    return all(
        subtract(x, m) in after
        for x, after in options.items()
        for m in vectors
        if all(map(int.__ge__, x, m))
    )


def _translation(bound: int, all_black: bool) -> Iterator[Case]:
    """Try every S up to *bound*, and with every level above it; say which games are invariant."""
    high = frozenset(range(bound + 1, bound + 3))
    for tail, above in ((frozenset(), "and none"), (high, "and all")):
        for black, heaps in product(colourings(bound), (1, 2)):
            played = blackwhite(black | tail, piles=heaps)
            found = {p: set(played.options(p)) for p in _places(heaps, bound + 2)}
            said = "invariant" if all_black and len(black | tail) == bound + 2 else "not invariant"
            is_so = "invariant" if _is_invariant(found) else "not invariant"
            at = (shown(black), f"{above} above {bound}", f"heaps: {heaps}")
            yield Case(at, said, is_so)


@SECTION.claim(
    "sec-3-translation",
    "The games are not translation invariant",
    bound=4,
    unit="levels of",
    kind="remark",
    place="Remark on translation invariance",
    proof=PROVED,
    perturbed=[{"all_black": False}],
)
def sec_3_translation(bound: int, all_black: bool = True) -> Iterator[Case]:
    r"""The games of black & white nim do not satisfy the criterion of translation invariance, that
    a move that is legal from one position is legal from every position with tokens enough.

    The sentence puts "our games" into a family, and does not say that each is in it. One is not:
    if all levels are black, $S=\mathbb Z_{>0}$, every move is legal, and the game is nim, where
    the colours forbid nothing. So it is checked that this one is translation invariant and no
    other: for every set $S$ of levels up to the bound, continued in white or in black, on one and
    on two heaps, all moves are listed, with heaps up to two more than the bound, and each is looked
    up wherever it fits. The reason: to take $j$ tokens from a heap of $j$ is always legal if the
    other heaps are empty, so all nim moves would have to be legal everywhere; but none may leave
    white heaps only.
    """
    yield from _translation(bound, all_black)


def _rulesets(top: int) -> Iterator[dict[Position, set[Position]]]:
    """Yield every way to choose the options of one heap up to *top*."""
    moves = [(x, y) for x in range(top + 1) for y in range(x)]
    for chosen in product((False, True), repeat=len(moves)):
        legal = [move for move, is_in in zip(moves, chosen, strict=True) if is_in]
        yield {(x,): {(b,) for a, b in legal if a == x} for x in range(top + 1)}


def _mb(moves: Sequence[Position], board: Sequence[Position], top: int) -> tuple[object, ...]:
    """Return the options of one heap up to *top* with these moves and this board, heap by heap."""
    after = ({subtract((x,), m) for m in moves if m <= (x,)} for x in range(top + 1))
    return tuple(frozenset(each & set(board)) for each in after)


@SECTION.claim(
    "sec-3-extends",
    "With the whole board, (M, B)-invariance is translation invariance",
    bound=4,
    unit="heaps of",
    kind="remark",
    place="Remark on the whole board",
    proof=PROVED,
    uses=["prop-2"],
    perturbed=[{"wider": (2, 8, 28)}, {"whole": False}],
)
def sec_3_extends(
    bound: int, wider: Sequence[int] = (2, 7, 28, 113), whole: bool = True
) -> Iterator[Case]:
    r"""$(\mathcal M,\mathcal B)$-invariance extends translation invariance: a game is translation
    invariant exactly if it is $(\mathcal M,\mathcal B)$-invariant with all positions on the board
    $\mathcal B$.

    For one heap up to $n$, $n$ up to the bound, the moves of every possible game are listed. The
    criterion, that a move is legal everywhere if it is legal somewhere, is compared with the list
    of all games $(\mathcal M,\mathbb Z_{\ge0})$; there are $2^n$ of them. Games
    $(\mathcal M,\mathcal B)$ are more: 2, 7, 28, 113 for $n=1,2,3,4$, of $2^{n(n+1)/2}$ in all.
    """
    for top in range(1, bound + 1):
        vectors = [(m,) for m in range(1, top + 1)]
        places = [(x,) for x in range(top + 1 if whole else top - 1)]
        every = {
            _mb(moves, places, top)
            for moves in ([m for m in vectors if m[0] in black] for black in colourings(top))
        }
        for options in _rulesets(top):
            listed = tuple(map(frozenset, options.values()))
            yield Case((f"one heap up to {top}", options), listed in every, _is_invariant(options))
        if top <= len(wider):
            boards = [[p for p in places if p[0] in board] for board in _subsets(top)]
            found = {
                _mb([m for m in vectors if m[0] in black], board, top)
                for black, board in product(colourings(top), boards)
            }
            yield Case((f"one heap up to {top}", "games (M, B)"), wider[top - 1], len(found))


def _subsets(top: int) -> Iterator[frozenset[int]]:
    """Yield every set of heights up to *top*, 0 among them."""
    for chosen in colourings(top):
        yield chosen
        yield chosen | {0}


@SECTION.claim(
    "sec-3-implies",
    "(M, B)-invariant games are heap-size invariant",
    bound=3,
    unit="heaps of",
    kind="definition",
    place="Remark after Proposition 2",
    uses=["prop-1", "prop-2"],
    perturbed=[{"before": True}, {"tokens_suffice": True}],
)
def sec_3_implies(bound: int, before: bool = False, tokens_suffice: bool = False) -> Iterator[Case]:
    r"""Every $(\mathcal M,\mathcal B)$-invariant game is heap-size invariant: if the positions of
    $\mathcal B$ are marked beforehand, it is enough to see the mark of the position that a move
    leads to.

    As with Proposition 1 there is no formal notion of counting, and so read the sentence is the
    definition: for every $\mathcal M$ and $\mathcal B$ on one heap, whether a move is legal is a
    function of the move and of that mark. Marks on positions are more than colours on tokens. With
    the rule never to leave two equal heaps, no colouring of the levels in finitely many colours
    tells a legal move from a forbidden one; all colourings of six heights in up to three colours
    are tried.
    """

    def is_function(pairs: list[tuple[object, bool]]) -> bool:
        return len(set(pairs)) == len({mark for mark, _ in pairs})

    for top in range(1, bound + 1):
        for black, board in product(colourings(top + 1), _subsets(top + 1)):
            pairs: list[tuple[object, bool]] = []
            for x, m in product(range(top + 2), sorted(black)):
                if m <= x:
                    seen = (x if before else x - m) in board
                    pairs.append(((m, seen), x - m in board))
            yield Case((shown(black), shown(board)), True, is_function(pairs))
    heights = _places(2, 5)
    for colours in (1, 2, 3):
        suffices = any(
            is_function([((c[x], c[y]), x != y) for x, y in heights])
            for c in product(range(colours), repeat=6)
        )
        yield Case(f"unequal heaps, {colours} colours", tokens_suffice, suffices)
