"""Tables of *Impartial games whose rulesets produce given continued fractions*: pairs and moves."""

from collections.abc import Iterator
from functools import partial
from itertools import count

from chromdocs.games.complementary import Candidates
from chromdocs.games.gamma import candidates, extra_moves, formula_4, formula_5
from chromdocs.games.ornament import inner_moves
from chromdocs.games.pair import pair
from chromdocs.games.star import star
from chromdocs.numbers.contfrac import ContinuedFraction, duchene_rigo_pair, wythoff_pair
from chromdocs.papers.fractions.paper import PAPER
from chromdocs.parameters import Parameter, whole
from chromdocs.tables.table import Column, Row, Table

ORDER = 1
Cited = tuple[str, str]
GAMMA_OEIS: dict[int, Cited] = {1: ("A000201", "A001950"), 2: ("A003511", "A003512")}
WYTHOFF_OEIS: dict[int, Cited] = {
    1: ("A000201", "A001950"),
    2: ("A001951", "A001952"),
    3: ("A184480", "A001956"),
    4: ("A001961", "A001962"),
}
RIGO_OEIS: dict[int, Cited] = {2: ("A022838", "")}
LARGEST = 10**6  # the k that may be asked for
MOVES_OF = range(2, 6)  # the k whose Type III moves are listed


def gamma_rows(k: int) -> Iterator[Row]:
    """Yield n, a_n, b_n, c_n, d_n, the n-th letter of W, its index and the gap, n = 1, 2, ...

    >>> from itertools import islice
    >>> for row in islice(gamma_rows(2), 3):
    ...     print(*row)
    1 1 3 1 3 σ 0 2
    2 2 7 1 4 τ 1 5
    3 4 11 2 4 τ 2 7
    """
    known, taus = candidates(k), 0
    before = (0, 0)
    for n in count(1):
        a, b = known.nth(n)
        c, d = a - before[0], b - before[1]
        is_tau = d == k + 2
        taus += is_tau
        yield n, a, b, c, d, "τ" if is_tau else "σ", (taus - 1) % k + 1 if is_tau else 0, b - a
        before = a, b


def pair_rows(alpha: ContinuedFraction) -> Iterator[Row]:
    """Yield n, the floors of n·alpha and n·beta, and their difference, n = 0, 1, 2, ...

    >>> from itertools import islice
    >>> list(islice(pair_rows(ContinuedFraction((1,), (2,))), 3))
    [(0, 0, 0, 0), (1, 1, 3, 2), (2, 2, 6, 4)]
    """
    known = Candidates(alpha.value())
    for n in count():
        a, b = known.nth(n)
        yield n, a, b, b - a


def move_rows() -> Iterator[Row]:
    """Yield the Type III moves for k = 2, ..., 5: first all with n = 1, then n = 2, and so on.

    >>> from itertools import islice
    >>> list(islice(move_rows(), 3))
    [(1, 2, 1, 1, 2, 7, 6), (2, 3, 1, 1, 2, 9, 8), (3, 3, 2, 1, 3, 14, 13)]
    """
    series = [(k, i, extra_moves(k, i)) for k in MOVES_OF for i in range(1, k)]
    row = 0
    for n in count(1):
        for k, i, moves in series:
            row += 1
            u, v = next(moves)
            yield row, k, i, n, u, v + 1, v


def star_rows() -> Iterator[Row]:
    """Yield the moves on both heaps of the game at the right of Figure 4.

    >>> from itertools import islice
    >>> list(islice(star_rows(), 3))
    [(1, 1, 1, 0), (2, 3, 3, 0), (3, 5, 5, 0)]
    """
    for row, (x, y) in enumerate(inner_moves(star(pair("sqrt(3)")).moves), 1):
        yield row, x, y, y - x


def formula_rows() -> Iterator[Row]:
    """Yield n, f_n and g_n for k = 2, the second part of the move, and what (4) and (5) give.

    >>> from itertools import islice
    >>> list(islice(formula_rows(), 3))
    [(0, 0, 2, 1, 0, 1), (1, 2, 7, 6, 2, 6), (2, 9, 26, 25, 9, 25)]
    """
    f, g = 0, 2
    for n in count():
        yield n, f, g, g - 1, formula_4(n), formula_5(n)
        f, g = f + g, 2 * f + 3 * g + 1


def _meaning(text: str, oeis: str, shift: str = "") -> str:
    return f"{text}: {oeis}(n){shift}" if oeis else text


def _gamma_table(k: int) -> Table:
    low, high = GAMMA_OEIS.get(k, ("", ""))
    return Table(
        id=f"gamma-sequences-{k}",
        title=f"The sequences A, B, C and D for k = {k}",
        definition=(
            f"For k = {k}: α = [1; k, 1, k, ...] and β = [k + 1; 1, k, 1, ...], a = ⌊nα⌋ and b = "
            "⌊nβ⌋. The pairs (a, b) and (0, 0) are the P-positions of Γₖ (Theorem 3). c and d are "
            "the steps a(n) − a(n − 1) and b(n) − b(n − 1); d is k + 1 at a letter σ of the word W "
            "and k + 2 at a letter τ. W begins with σ and stays the same if each σ becomes σ and k "
            "letters τ, and each τ becomes σ and k + 1 letters τ. The letters τ are numbered 1, "
            "..., k, 1, ..., k, ...; c is 2 exactly where this number is k (Lemma 17)."
            + (
                " Example 2 prints the first terms; its list of D lacks one 4, at n = 9, 10 or 11."
                if k == 2
                else ""
            )
        ),
        columns=(
            Column("n", "n", "the index, from 1"),
            Column("a", "a_n", _meaning("⌊nα⌋, the smaller heap", low), low),
            Column("b", "b_n", _meaning("⌊nβ⌋, the larger heap", high), high),
            Column("c", "c_n", "the step of a: 1 or 2"),
            Column("d", "d_n", f"the step of b: {k + 1} or {k + 2}"),
            Column("letter", "", "the n-th letter of the word W: σ or τ"),
            Column("index", "", f"the number of the letter τ, from 1 to {k}; 0 for σ"),
            Column("gap", r"\delta_n", "the gap b − a of Definition 27"),
        ),
        source=partial(gamma_rows, k),
        shown=80,
        sequence="a",
        claims=(
            "fractions/thm-3",
            "fractions/differences",
            "fractions/lem-11",
            "fractions/lem-17",
            "fractions/sec-3-gaps",
            *(("fractions/ex-2",) if k == 2 else ("fractions/rem-6",) if k == 1 else ()),
        ),
        paper=PAPER,
        parameters={"k": Parameter("the k of Γₖ", whole(1, LARGEST), k)},
        vary=_gamma_table,
    )


def _pair_columns(cited: Cited, difference: str) -> tuple[Column, ...]:
    low, high = cited
    return (
        Column("n", "n", "the index, from 0"),
        Column("a", "a_n", _meaning("⌊nα⌋, the smaller heap", low, " for n ≥ 1"), low),
        Column("b", "b_n", _meaning("⌊nβ⌋, the larger heap", high, " for n ≥ 1"), high),
        Column("difference", "b_n-a_n", difference),
    )


def _wythoff_table(k: int) -> Table:
    called = f"{k}-Wythoff nim" if k > 1 else "Wythoff nim"
    taken = f"numbers that differ by less than {k}" if k > 1 else "the same number"
    return Table(
        id=f"wythoff-sequences-{k}",
        title=f"The P-positions of {called}",
        definition=(
            f"In {called} a move takes any number of tokens from one heap, or {taken} from both. "
            f"(a, b) is the n-th P-position: a = ⌊nα⌋ and b = ⌊nβ⌋ with α = [1; k, k, k, ...] and "
            f"β = [k + 1; k, k, ...] for k = {k}, that is α = (2 − k + √(k² + 4))/2 and β = α + k."
        ),
        columns=_pair_columns(
            WYTHOFF_OEIS.get(k, ("", "")), f"b − a, which is {'n' if k == 1 else f'{k}n'}"
        ),
        source=partial(pair_rows, wythoff_pair(k)[0]),
        shown=80,
        sequence="a",
        claims=("fractions/k-wythoff-p", "fractions/k-wythoff-cf"),
        paper=PAPER,
        parameters={"k": Parameter("the k of k-Wythoff nim", whole(1, LARGEST), k)},
        vary=_wythoff_table,
    )


def _rigo_table(k: int) -> Table:
    return Table(
        id=f"duchene-rigo-sequences-{k}",
        title=f"The pairs of Duchêne and Rigo for k = {k}",
        definition=(
            f"a = ⌊nα⌋ and b = ⌊nβ⌋ with α = [1; 1, k, 1, k, ...] and its partner "
            f"β = [2; k, 1, k, 1, ...] for k = {k}. The paper prints k + 1 for the 2 in (3); with "
            "that, the two sequences miss some numbers and share others. The pairs are the "
            "P-positions of an invariant game."
        ),
        columns=_pair_columns(RIGO_OEIS.get(k, ("", "")), "b − a"),
        source=partial(pair_rows, duchene_rigo_pair(k)[0]),
        shown=80,
        sequence="a",
        claims=("fractions/eq-3", "fractions/eq-2"),
        paper=PAPER,
        parameters={"k": Parameter("the k of [1; 1, k, 1, k, ...]", whole(2, LARGEST), k)},
        vary=_rigo_table,
    )


STAR_MOVES = Table(
    id="duchene-rigo-star-moves",
    title="Figure 4 of the fractions paper: the moves at the right",
    definition=(
        "The moves on both heaps of the invariant game of Larsson, Hegarty and Fraenkel whose "
        "P-positions are those in the middle of Figure 4, (⌊nα⌋, ⌊nβ⌋) with "
        "α = [1; 1, 2, 1, 2, ...] = √3 and 1/α + 1/β = 1. They are the P-positions with 0 < x ≤ y "
        "of the game whose moves are these pairs, found by search, sorted by y, then by x. All "
        "moves of nim are moves, too. Our copy has the caption of the figure and not the drawing."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("x", "x", "what is taken from the one heap, not more than from the other"),
        Column("y", "y", "what is taken from the other heap"),
        Column("difference", "y-x", "by how much they differ"),
    ),
    source=star_rows,
    shown=80,
    sequence="y",
    claims=("fractions/fig-4",),
    paper=PAPER,
)

EXTRA_MOVES = Table(
    id="gamma-extra-moves",
    title="The extra moves of Γₖ for k = 2, ..., 5",
    definition=(
        "The moves of Type III in Theorem 3. For i = 1, ..., k − 1 start with f = 0 and g = i + 1; "
        "then, again and again, f becomes f + g and g becomes kf + (k + 1)g + i. The n-th move "
        "takes f from one heap and g − 1 from the other. The rows have all k from 2 to 5 and all "
        "i, first for n = 1, then for n = 2, and so on. Example 5 prints (163, 780) for k = 4, "
        "i = 3, n = 3; the recursion gives (161, 780)."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("k", "k", "the k of Γₖ"),
        Column("i", "i", "the index, from 1 to k − 1"),
        Column("n", "n", "the number of the move, from 1"),
        Column("f", "f_n^i", "what is taken from the one heap"),
        Column("g", "g_n^i", "one more than what is taken from the other; (f, g) is a P-position"),
        Column("v", "g_n^i-1", "what is taken from the other heap"),
    ),
    source=move_rows,
    shown=60,
    sequence="f",
    claims=("fractions/thm-3", "fractions/ex-4", "fractions/ex-5", "fractions/lem-23"),
    paper=PAPER,
)

FORMULAS = Table(
    id="gamma-formulas",
    most=25_000,
    title="The extra moves for k = 2 and the formulas (4) and (5)",
    definition=(
        "For k = 2 (so i = 1): f and g start with 0 and 2; then f becomes f + g and g becomes "
        "2f + 3g + 1. Formula (4) gives f. Formula (5) is printed for g but gives g − 1, the "
        "second part of the move; g itself is ((2 + √3)^m + (2 − √3)^m)/2 with m = n + 1, the same "
        "formula without its − 2."
    ),
    columns=(
        Column("n", "n", "the index, from 0; moves begin with n = 1"),
        Column("f", "f_n^1", "by the recursion"),
        Column("g", "g_n^1", "by the recursion: A001075(n + 1)", "A001075"),
        Column("v", "g_n^1-1", "the second part of the move"),
        Column("formula 4", "", "what formula (4) gives: f"),
        Column("formula 5", "", "what formula (5) gives: g − 1, not g"),
    ),
    source=formula_rows,
    shown=40,
    sequence="f",
    claims=("fractions/eq-4-5", "fractions/ex-4", "fractions/lem-8"),
    paper=PAPER,
)

TABLES = (
    *(_gamma_table(k) for k in range(1, 5)),
    *(_wythoff_table(k) for k in range(1, 5)),
    *(_rigo_table(k) for k in (2, 3)),
    STAR_MOVES,
    EXTRA_MOVES,
    FORMULAS,
)
