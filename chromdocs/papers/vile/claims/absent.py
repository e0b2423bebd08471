r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

What the paper says of its sequences and the On-Line Encyclopedia of Integer Sequences: which of
them are not there, and which are others with the powers of 2 swapped.
"""

from collections.abc import Iterator, Mapping

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.papers.vile.claims import oeis
from chromdocs.papers.vile.claims.search import won_and_lost
from chromdocs.papers.vile.conventions import INDEX, POSITIVE
from chromdocs.papers.vile.paper import PAPER

ORDER = 8
SECTION = Section(PAPER, "The encyclopedia")
FIRST_NEW = 171944  # the first of the entries of October 2010 that were made for these games

# Sequences of the paper said to be in no entry: those that hold them, and from which term on.
ENTRIES: Mapping[str, tuple[tuple[str, int], ...]] = {
    "a_n of misère MARK": (("A171944", 0),),
    "b_n of misère MARK": (("A171945", 0),),
    "a_n of UPMARK": (("A171946", 0),),
    "b_n of UPMARK": (("A171947", 0), ("A072939", 1)),
    "S_0 of UPMARK": (("A249034", 0),),
    "S_+ of UPMARK": (),
    "a_n of MARK-4": (("A171948", 0),),
    "b_n of MARK-4": (("A171949", 0),),
}


def _sequences(solve: Solve, to: int) -> dict[str, list[int]]:
    """Return the sequences of `ENTRIES`, by search of the games up to *to*."""
    misere = won_and_lost(solve(game("mark"), misere=True), to)
    up = won_and_lost(solve(game("upmark")), to)
    four = won_and_lost(solve(game("mark:k=4")), to)
    excluded = [n for n in up[0] if n % 2]
    after = [min(n for n in up[1] if n > m) for m in excluded if m < up[1][-1]]
    terms = (*misere, [0, *up[0]], up[1], excluded, after, [0, *four[0]], four[1])
    return dict(zip(ENTRIES, terms, strict=True))


@SECTION.claim(
    "oeis-absent",
    "Sequences that are in no entry of the OEIS",
    kind="claim",
    place="Remarks on the encyclopedia",
    bound=60,
    unit="terms",
    uses=["misere-table", "upmark-table", "upmark-excluded", "upmark-s-plus", "mark4-table"],
    proof="none",
    perturbed=[{"start": 1}, {"wrong": 1}, {"first_new": 171946}],
)
def oeis_absent(
    bound: int,
    solve: Solve,
    start: int = 0,
    wrong: int = 0,
    first_new: int = FIRST_NEW,
) -> Iterator[Case]:
    r"""Not in the On-Line Encyclopedia of Integer Sequences are: $a_n$ and $b_n$ of misère MARK
    (not yet), neither $a_n$ nor $b_n$ of UPMARK, nor its $S_0$ and $S_+$, and $a_n$ and $b_n$ of
    MARK-4.

    That something is in no entry cannot be checked by terms. What can: none of the older entries
    that we know begins like one of the eight sequences, written as the paper writes them. Six of
    them are in entries that came later, A171944 to A171949, made for these games in October 2010,
    and one in A249034; of $S_+$ we know none. All terms are compared with a search of the games.
    One sequence was there but for its first term: $b_1, b_2, \dots$ of UPMARK is A072939, which has
    quite another definition and is quoted in 2003, in a remark on A079523. It begins with 3, so
    who looks for 1, 3, 7, 9 does not find it.
    """
    found = _sequences(solve, 480)
    for name, held in ENTRIES.items():
        for entry, skipped in held:
            terms = getattr(oeis, entry)[:bound]
            for i, term in enumerate(terms):
                said = term + wrong
                yield Case((name, f"term {i + 1} of {entry}"), said, found[name][i + skipped])
    older = [entry for entry in dir(oeis) if entry[0] == "A" and int(entry[1:]) < first_new]
    for name, terms in found.items():
        own = tuple(terms[start : start + 20])
        same = [entry for entry in older if getattr(oeis, entry)[:20] == own]
        yield Case((name, f"{own[0]}, {own[1]}, …", "older entries that begin so"), [], same)


def _swapped(bound: int, solve: Solve, start: int, base: int) -> Iterator[Case]:
    """Compare misère MARK with A003159 and A036554, after an exchange of the powers of 2."""
    won, lost = won_and_lost(solve(game("mark"), misere=True), bound)
    powers = {base**e for e in range(bound.bit_length() + 1)}
    for name, terms, of, odd in (
        ("A003159", oeis.A003159, {*won[POSITIVE.first :]}, False),
        ("A036554", oeis.A036554, {*lost[start:]}, True),
    ):
        for n in range(1, min(bound, terms[-1]) + 1):
            yield Case((f"{name}, swapped", n), (n in terms) != (n in powers), n in of)
        for n in range(1, bound + 1):
            said = ((n & -n).bit_length() % 2 == 0) == odd
            yield Case((f"{name}, by zeros, swapped", n), said != (n in powers), n in of)


@SECTION.claim(
    "misere-oeis",
    "Misère MARK and A003159, A036554",
    section="Misère MARK",
    kind="claim",
    place="Remarks on the encyclopedia",
    bound=40_000,
    uses=["misere-digital", "oeis-mark"],
    proof="learn/mark/#misere",
    repaired={"start": INDEX.first},
)
def misere_oeis(bound: int, solve: Solve, start: int = POSITIVE.first) -> Iterator[Case]:
    r"""In misère play of MARK, $\{a_n\}_{n\ge1}$ is A003159 except that its vile powers of 2 are
    exchanged for the dopey ones, and $\{b_n\}_{n\ge1}$ is A036554 except that its dopey powers of 2
    are exchanged for the vile ones.

    The terms that the entries show, with their powers of 2 exchanged, and beyond them the numbers
    that end in an even or odd number of zeros, are compared with a search of misère play.
    """
    yield from _swapped(bound, solve, start, 2)


@SECTION.corrected(
    "misere-oeis",
    went_wrong=r"""
    A small case: the vile powers of 2 begin with 1, which is $b_0$. So the exchange gives
    $\{b_n\}_{n\ge0}$. For the $a_n$ the index is right, as $a_0=0$ is in no entry.
    """,
    severity="small case",
    proof="learn/mark/#misere",
    perturbed=[{"start": 1}, {"base": 3}, {"base": 4}],
)
def misere_oeis_corrected(
    bound: int, solve: Solve, start: int = INDEX.first, base: int = 2
) -> Iterator[Case]:
    r"""In misère play of MARK, $\{a_n\}_{n\ge1}$ is A003159 except that its vile powers of 2 are
    exchanged for the dopey ones, and $\{b_n\}_{n\ge0}$ is A036554 except that its dopey powers of 2
    are exchanged for the vile ones.

    As the printed form, with $b_0$.
    """
    yield from _swapped(bound, solve, start, base)
