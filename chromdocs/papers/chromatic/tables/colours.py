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
    EVIL_P_POSITIONS,
    EVIL_DOMINATION,
    GOLDEN,
    THREE,
    THREE_HALVES,
    DOPEY,
)
