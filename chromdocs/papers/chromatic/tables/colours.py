"""Tables of *Chromatic nim finds a game for your solution*."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.evil import chi, evil_pair, tau
from chromdocs.games.levels import beatty_levels
from chromdocs.games.partners import NAMED_PAIRS
from chromdocs.numbers.binary import count_evil, is_evil, spite, tail
from chromdocs.numbers.certified import Number
from chromdocs.papers.chromatic.paper import PAPER
from chromdocs.tables.pairs import columns, pair_rows
from chromdocs.tables.table import Column, Row, Table


def _levels() -> Iterator[Row]:
    for k in count():
        yield k, f"{k:b}", "red" if is_evil(k) else "green", tau(k), chi(k)


def _p_positions() -> Iterator[Row]:
    for n in count():
        a, b = evil_pair(n)
        yield n, a, b, f"{spite(n)} and {tail(n)}", b - a


def _domination() -> Iterator[Row]:
    for k in count(1):
        reds = count_evil(k)  # among 1, ..., k: 0 is no level
        mate = NAMED_PAIRS["evil"].partner(k) or 0
        yield k, "red" if is_evil(k) else "green", k - reds, reds, k - 2 * reds, mate


def _chi_tables() -> Iterator[Row]:
    row = 0
    for n in count(1):
        a, b = evil_pair(n)
        before = evil_pair(n - 1)[1]
        for k in range(min(a, before), b + 1):
            row += 1
            role = {a: "a_n", b: "b_n", before: "b_(n-1)"}.get(k, "green")
            yield row, n, f"{spite(n)} and {tail(n)}", k, role, chi(k)


def _blocks() -> Iterator[Row]:
    row = 0
    for m in count(3):
        quarter = 2 ** (m - 2)
        for block, digits in enumerate(("00", "01", "10", "11")):
            row += 1
            first, last = block * quarter, (block + 1) * quarter - 1
            inside = tau(last) - (tau(first - 1) if first else 0)
            yield row, m, "ABCD"[block], digits, first, last, inside, tau(last), "DCBA"[block]


def beta_table(id: str, beta: Number | str, named: str, how: str, claims: tuple[str, ...]) -> Table:
    """Return the table of the P-positions of β-chromatic nim, for any β > 1 with exact floors.

    >>> made = beta_table("pi", "pi", "π", "Theorem 1 gives them.", ("chromatic/thm-1",))
    >>> made.rows(4).rows[3]
    (3, 4, 9, 5)
    """
    return Table(
        id=id,
        title=f"The P-positions of {named}-chromatic nim",
        definition=(
            f"Two stacks of tokens, red at the levels ⌊βk⌋, k = 1, 2, ..., with β = {named}, and "
            "green at the others. A move takes any number of tokens from one stack, or any numbers "
            "from both if no top token is red; who cannot move loses. (a, b) is the n-th "
            f"P-position, smaller stack first; (0, 0) is number 0. {how}"
        ),
        columns=columns(str(beta), "the smaller stack", "the larger stack, a red level"),
        source=lambda: pair_rows(beatty_levels(beta)),
        shown=60,
        sequence="a",
        paper=PAPER,
        claims=claims,
    )


EVIL_TAU_CHI = Table(
    id="evil-tau-chi",
    title="Colours and the numbers τ and χ in evil-chromatic nim",
    definition=(
        "Level k of a stack is red if k is evil (an even number of ones in binary) and green if k "
        "is odious (an odd number); level 0 is red. τ(k) is the number of green levels minus the "
        "number of red ones among 0, 1, ..., k (Definition 9). χ(k) is the same among 1, ..., k, "
        "that is τ(k) + 1; χ(0) = 0. This is the corrected reading of Definition 11, the one that "
        "Lemma 12 needs: as printed, the definition adds 1 once more."
    ),
    columns=(
        Column("k", "k", "the level, from 0"),
        Column("binary", "", "the binary digits of k", "A007088"),
        Column("colour", "", "the colour of level k: red (evil) or green (odious)"),
        Column("tau", r"\tau(k)", "greens minus reds among the levels 0, ..., k"),
        Column("chi", r"\chi(k)", "greens minus reds among the levels 1, ..., k: τ(k) + 1"),
    ),
    source=_levels,
    shown=64,
    sequence="chi",
    paper=PAPER,
    claims=(
        "chromatic/def-9",
        "chromatic/lem-10",
        "chromatic/tab-tau",
        "chromatic/def-11",
        "chromatic/lem-12",
    ),
)

EVIL_CHI_TABLES = Table(
    id="evil-chi-tables",
    title="The small tables of χ in the proof of Theorem 14",
    definition=(
        "The proof of Theorem 14 has a small table for each kind of n ≥ 1: the levels from "
        "b_(n-1), or from a_n if that is lower, up to b_n, with χ of each. Here they stand for "
        "every n, one after the other: χ is 0, 1, 0 if n is evil and dopey; 2, 1, 2, 1 if it is "
        "odious and dopey; 2, 1, 0 if it is evil and vile; 0, 1, 2, 1 if it is odious and vile. "
        "χ(k) is the number of green (odious) levels minus the number of red (evil) ones among "
        "1, ..., k, and χ(0) = 0; (a_n, b_n) is the n-th P-position of evil-chromatic nim, and "
        "b_0 = 0."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("n", "n", "the index of the P-position, from 1"),
        Column("kind", "", "the kind of n: evil or odious, and vile or dopey"),
        Column("k", "k", "the level"),
        Column("level", "", "what it is: b_(n-1), a_n, b_n, or another green level"),
        Column("chi", r"\chi(k)", "greens minus reds among the levels 1, ..., k"),
    ),
    source=_chi_tables,
    shown=60,
    sequence="chi",
    paper=PAPER,
    claims=("chromatic/thm-14/proof-tables", "chromatic/thm-14", "chromatic/lem-12"),
)

EVIL_BLOCK_VALUES = Table(
    id="evil-block-values",
    title="Chromatic nim, Figures 3 and 4: the four blocks and τ",
    definition=(
        "The list 0, 1, ..., 2^m − 1 in four blocks of one length, A, B, C and D, by the two "
        "leading ones of m binary digits: 00, 01, 10 and 11. τ of a block is the number of its "
        "green (odious) numbers minus that of its red (evil) ones, and τ(k) is the same for "
        "0, ..., k. Exchanging 00 and 11, or 01 and 10, leads from each block to another, and "
        "keeps colours and τ(k). Figure 3 has m = 4, Figure 4 any m; here m is 3, 4, 5, ..."
    ),
    columns=(
        Column("row", "", "the number of the row, from 1"),
        Column("m", "m", "the list is 0, ..., 2^m − 1"),
        Column("block", "", "A, B, C or D"),
        Column("digits", "", "the two leading ones of m binary digits"),
        Column("first", "", "the first number of the block"),
        Column("last", "", "the last number of the block"),
        Column("tau_block", "", "τ of the block: 0"),
        Column("tau_last", "", "τ(k) for the last number k of the block"),
        Column("partner", "", "the block with the same colours in the same order"),
    ),
    source=_blocks,
    shown=40,
    sequence="last",
    paper=PAPER,
    claims=("chromatic/fig-3", "chromatic/fig-4", "chromatic/lem-10"),
)

EVIL_P_POSITIONS = Table(
    id="evil-p-positions",
    title="The P-positions of evil-chromatic nim",
    definition=(
        "(a, b) is the n-th P-position, smaller stack first; (0, 0) is number 0. For n ≥ 1 "
        "Theorem 14 gives b = 2n if n is evil and b = 2n + 1 if n is odious; a = b − 2 if n is "
        "vile, a = b − 1 if n is evil and dopey, a = b − 3 if n is odious and dopey. Written in "
        "binary, an evil number has an even number of ones and an odious one an odd number; a "
        "vile number ends in an even number of zeros and a dopey one in an odd number."
    ),
    columns=(
        Column("n", "n", "the index, from 0"),
        Column("a", "a_n", "the smaller stack: A000069(n), an odious number, if n ≥ 1", "A000069"),
        Column("b", "b_n", "the larger stack: A001969(n + 1), an evil number", "A001969"),
        Column("kind", "", "the kind of n: evil or odious, and vile or dopey; 0 is dopey"),
        Column("difference", "b_n-a_n", "the larger stack minus the smaller one"),
    ),
    source=_p_positions,
    shown=64,
    sequence="a",
    paper=PAPER,
    claims=("chromatic/thm-13", "chromatic/thm-14"),
)

EVIL_DOMINATION = Table(
    id="evil-domination",
    title="Greens, reds and partners in evil-chromatic nim",
    definition=(
        "Level k of a stack is red if k is evil (an even number of ones in binary) and green if k "
        "is odious (an odd number). Walk up the levels: a green one waits, and a red one pairs "
        "with the green one that has waited longest. Green dominates, that is, up to no level "
        "there are more reds than greens; so every red level finds a green one, and the i-th green "
        "level pairs with the i-th red one (Lemma 3). A level and its partner are a P-position on "
        "two stacks."
    ),
    columns=(
        Column("k", "k", "the level, from 1"),
        Column("colour", "", "the colour of level k: red (evil) or green (odious)"),
        Column("greens", "", "the number of green levels among 1, ..., k"),
        Column("reds", "", "the number of red levels among 1, ..., k"),
        Column("lead", r"\chi(k)", "greens minus reds; never negative"),
        Column("partner", "", "the level that k pairs with: (k, partner) is a P-position"),
    ),
    source=_domination,
    shown=64,
    sequence="partner",
    paper=PAPER,
    claims=("chromatic/lem-3", "chromatic/lem-12", "chromatic/thm-14"),
)

GOLDEN = beta_table(
    "golden-chromatic-p-positions",
    "(3+sqrt(5))/2",
    "φ²",
    "Here φ = (1 + √5)/2, so that φ² = (3 + √5)/2. Theorem 1 gives a = ⌊φn⌋ and b = ⌊φ²n⌋: the "
    "P-positions of Wythoff nim, with difference n.",
    ("chromatic/thm-1", "chromatic/sec-4-wythoff"),
)
THREE = beta_table(
    "chromatic-3-p-positions",
    3,
    "3",
    "Theorem 2 gives a = 3m + t and b = 3(2m + t) for m ≥ 0 and t = 1, 2.",
    ("chromatic/thm-2",),
)
THREE_HALVES = beta_table(
    "chromatic-3-2-p-positions",
    "3/2",
    "3/2",
    "Red dominates. Each green level 2, 5, 8, ... pairs with the red one above it, every other red "
    "level with itself, as Proposition 6 says if green levels may be locally green-dominated too.",
    ("chromatic/fig-2", "chromatic/prop-6"),
)
DOPEY = Table(
    id="dopey-chromatic-p-positions",
    title="The P-positions of dopey-chromatic nim",
    definition=(
        "Two stacks of tokens, red at the dopey levels, which end in an odd number of zeros in "
        "binary, and green at the vile ones, which end in an even number. A move takes any number "
        "of tokens from one stack, or any numbers from both if no top token is red; who cannot "
        "move loses. (a, b) is the n-th P-position, smaller stack first; (0, 0) is number 0. Green "
        "dominates, and one more zero makes the n-th vile number the n-th dopey one: b = 2a."
    ),
    columns=columns("dopey", "the smaller stack, a vile number", "the larger stack, a dopey one"),
    source=lambda: pair_rows("dopey"),
    shown=60,
    sequence="a",
    paper=PAPER,
    claims=("chromatic/lem-3",),
)

TABLES = (
    EVIL_TAU_CHI,
    EVIL_CHI_TABLES,
    EVIL_BLOCK_VALUES,
    EVIL_P_POSITIONS,
    EVIL_DOMINATION,
    GOLDEN,
    THREE,
    THREE_HALVES,
    DOPEY,
)
