"""Tables of *Chromatic nim finds a game for your solution*, Section 6: evil-chromatic nim."""

from collections.abc import Iterator
from itertools import count

from chromdocs.games.evil import chi, evil_pair, tau
from chromdocs.numbers.binary import is_evil, spite, tail
from chromdocs.tables.table import Column, Row, Table


def _levels() -> Iterator[Row]:
    for k in count():
        yield k, f"{k:b}", "red" if is_evil(k) else "green", tau(k), chi(k)


def _p_positions() -> Iterator[Row]:
    for n in count():
        a, b = evil_pair(n)
        yield n, a, b, f"{spite(n)} and {tail(n)}", b - a


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
    rows=_levels,
    shown=64,
    sequence="chi",
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
    rows=_p_positions,
    shown=64,
    sequence="a",
    claims=("chromatic/thm-13", "chromatic/thm-14"),
)
