r"""Claims of A. S. Fraenkel, *The vile, dopey, evil and odious game players*.

MARK in normal play: what the binary digits say, and the puzzle.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise, zip_longest

from chromdocs.claims.claim import Case, Section, Solve
from chromdocs.games.catalogue import game
from chromdocs.papers.vile.claims.oeis import A003159, A036554
from chromdocs.papers.vile.claims.search import from_zero
from chromdocs.papers.vile.conventions import DIGITS, POSITIVE
from chromdocs.papers.vile.paper import PAPER

ORDER = 2
SECTION = Section(PAPER, "MARK")
MARK = game("mark")
HEAPS = 40_000


def _ending(n: int, digit: str = "0") -> int:
    """Count how often *digit* stands at the end of *n*, written in binary."""
    written = f"{n:b}"
    return len(written) - len(written.rstrip(digit))


def _spite(n: int) -> str:
    return "odious" if f"{n:b}".count("1") % 2 else "evil"


@SECTION.claim(
    "mark-dopey",
    "MARK: the P-positions are dopey, the N-positions vile",
    kind="claim",
    place="Vile and dopey",
    bound=HEAPS,
    uses=["mark-sequences"],
    proof="learn/mark/#dopey",
    perturbed=[{"parity": 0}, {"digit": "1"}, {"modulus": 3}],
)
def mark_dopey(
    bound: int, solve: Solve, parity: int = 1, modulus: int = 2, digit: str = "0"
) -> Iterator[Case]:
    r"""A positive integer is an N-position of MARK exactly if it is vile, that is, if its binary
    form ends in an even number of zeros, and a P-position exactly if it is dopey: if it ends in an
    odd number of zeros.

    The solver works from the rules; the zeros are counted in the written number. The paper
    observes this and does not prove it, but a short induction covers all $n$. Doubling makes vile
    numbers dopey and dopey ones vile. So from $2q+1$ with $q \ge 1$ one of the moves, to $q$ and to
    $2q$, leads to a dopey number; and from $2q$ the moves lead to $q$ and to an odd number, which
    is vile. The two classes of $q$ are gone through in the check. The end position 0 is a
    P-position too.
    """
    for (n,), is_p in solve(MARK).outcomes(bound):
        if n >= DIGITS.first:
            says_p = _ending(n, digit) % modulus == parity
            yield Case(f"n = {n}", "P" if says_p else "N", "P" if is_p else "N")
    for q in ("P", "N"):
        double = "N" if q == "P" else "P"
        yield Case(f"2q + 1, where q is {q}", "N", "N" if "P" in (q, double) else "P")
        yield Case(f"2q, where q is {q}", double, "N" if "P" in (q, "N") else "P")


@SECTION.claim(
    "spite-alternation",
    "aₙ and bₙ are alternately odious and evil",
    kind="claim",
    place="Alternation of evil and odious",
    bound=HEAPS,
    unit="heaps of",
    uses=["mark-dopey"],
    proof="learn/mark/#spite",
    perturbed=[
        {"a": ("evil", "odious")},
        {"b": ("evil", "odious")},
        {"a": ("odious", "odious")},
        {"b": ("odious", "odious")},
    ],
)
def spite_alternation(
    bound: int,
    solve: Solve,
    a: tuple[str, str] = ("odious", "evil"),
    b: tuple[str, str] = ("odious", "evil"),
) -> Iterator[Case]:
    r"""For every $n \ge 1$, $a_{2n-1}$ is odious and $a_{2n}$ is evil; in the same way $b_{2n-1}$
    is odious and $b_{2n}$ is evil.

    The N- and P-positions of MARK that the solver finds up to the bound are numbered, and the
    ones in their binary forms are counted. The reason is checked too: with $z$ zeros at the end,
    $n$ has $z-1$ ones fewer than $n-1$, so exactly the vile numbers differ in spite from the number
    before them. Among the positive integers the $a_n$ are thus where the spite changes. This
    covers all $n$, once P- and N-positions are known to be the dopey and vile numbers; and
    $b_n=2a_n$ has the ones of $a_n$.
    """
    found = from_zero(solve(MARK), bound)
    for name, terms, spites in (("a", found[0], a), ("b", found[1], b)):
        for n, term in enumerate(terms[POSITIVE.first :], POSITIVE.first):
            yield Case(f"{name}_{n} = {term}", spites[(n - 1) % 2], _spite(term))
    changes = [n for n in range(POSITIVE.first, bound + 1) if _spite(n) != _spite(n - 1)]
    for n, (change, term) in enumerate(zip_longest(changes, found[0][1:]), 1):
        yield Case(f"change of spite number {n}", term, change)


_LEFT_SHIFT = ((1000, "1111101000"), (2000, "11111010000"))
_MISTAKE = ((15, 7),)


def _puzzle(
    solve: Solve,
    winners: Sequence[tuple[int, str]],
    written: Sequence[tuple[int, str]],
    better: int,
    example: Sequence[int],
    moves: Sequence[tuple[int, int, int]],
    mistakes: Sequence[tuple[int, int]],
) -> Iterator[Case]:
    """Follow the rules, the sample game, both starts and the digits of both."""
    for start, *targets in moves:
        options = sorted((n for (n,) in MARK.options((start,))), reverse=True)
        yield Case(f"moves from {start}", targets, options)
    solver = solve(MARK)
    is_p = {n: found for (n,), found in solver.outcomes(2000)}
    for before, after in pairwise(example):
        yield Case(f"sample move {before} to {after}", True, (after,) in MARK.options((before,)))
    wrong = tuple((n, m) for n, m in pairwise(example) if not is_p[n] and not is_p[m])
    yield Case("mistakes in the sample game", tuple(mistakes), wrong)
    yield Case("end of the sample game", 0, example[-1])
    yield Case("moves from 15 that win", [(better,)], solver.winning_moves((15,)))
    for start, winner in winners:
        yield Case(f"winner from {start}", winner, "Peter" if is_p[start] else "Nathan")
        yield Case(f"{start}, by its zeros", winner, "Peter" if _ending(start) % 2 else "Nathan")
    for n, digits in written:
        yield Case(f"{n} in binary", digits, f"{n:b}")


@SECTION.claim(
    "puzzle",
    "Who wins from 1,000 and from 2,000",
    kind="claim",
    place="The puzzle",
    uses=["mark-dopey", "left-shift"],
    doubt="In our copy the left shift of 1111101000 has the same ten digits; whether the paper or "
    "the copy has lost the new zero at its end, we cannot tell.",
    repaired={"written": _LEFT_SHIFT},
)
def puzzle(
    solve: Solve,
    written: Sequence[tuple[int, str]] = ((1000, "1111101000"), (2000, "1111101000")),
) -> Iterator[Case]:
    r"""In MARK, Nathan begins. If both play well, Peter, who is second, wins from 1,000, and Nathan
    wins from 2,000. In binary 1,000 is $1111101000$, and 2,000 is its left shift $1111101000$; the
    zeros at the end decide. The moves from 28 lead to 27 and 14, those from 27 to 26 and 13. In
    the sample game 15, 7, 6, 3, 2, 1, 0 one of the players could have played better: Nathan, who
    should have moved from 15 to 14.

    On two roads: by search from the rules, and by the zeros at the end. The sample game is followed
    move by move; a mistake is a move from an N-position to an N-position.
    """
    yield from _puzzle(
        solve,
        ((1000, "Peter"), (2000, "Nathan")),
        written,
        14,
        (15, 7, 6, 3, 2, 1, 0),
        ((28, 27, 14), (27, 26, 13)),
        _MISTAKE,
    )


@SECTION.corrected(
    "puzzle",
    went_wrong="""
    A lost digit: the left shift has eleven digits, with a fourth zero at the end. Ten digits that
    end in three zeros would be 1,000 again, and Peter would win. The winners are right.
    """,
    severity="copy",
    perturbed=[
        {"winners": ((1000, "Nathan"), (2000, "Nathan"))},
        {"winners": ((1000, "Peter"), (2000, "Peter"))},
        {"written": ((1000, "1111101000"), (2000, "1111101000"))},
        {"better": 13},
        {"example": (15, 7, 6, 3, 2, 1)},
        {"example": (15, 7, 5, 3, 2, 1, 0)},
        {"moves": ((28, 27, 14), (27, 26, 14))},
        {"mistakes": ((15, 7), (6, 3))},
    ],
)
def puzzle_corrected(
    solve: Solve,
    winners: Sequence[tuple[int, str]] = ((1000, "Peter"), (2000, "Nathan")),
    written: Sequence[tuple[int, str]] = _LEFT_SHIFT,
    better: int = 14,
    example: Sequence[int] = (15, 7, 6, 3, 2, 1, 0),
    moves: Sequence[tuple[int, int, int]] = ((28, 27, 14), (27, 26, 13)),
    mistakes: Sequence[tuple[int, int]] = _MISTAKE,
) -> Iterator[Case]:
    r"""In MARK, Nathan begins. If both play well, Peter, who is second, wins from 1,000, and Nathan
    wins from 2,000. In binary 1,000 is $1111101000$, and 2,000 is its left shift $11111010000$; the
    zeros at the end decide. In the sample game 15, 7, 6, 3, 2, 1, 0 only Nathan makes a mistake,
    and only one: from 15 he should have moved to 14.

    On two roads: by search from the rules, and by the zeros at the end.
    """
    yield from _puzzle(solve, winners, written, better, example, moves, mistakes)


@SECTION.claim(
    "left-shift",
    "bₙ is aₙ shifted left in binary",
    kind="claim",
    place="Left shift",
    bound=HEAPS,
    unit="heaps of",
    uses=["mark-sequences"],
    proof="learn/mark/#dopey",
    perturbed=[
        {"appended": "1"},
        {"appended": "00"},
        {"ninth": ("1011", "11010")},
        {"ninth": ("1101", "10110")},
        {"tails": ("dopey", "vile")},
    ],
)
def left_shift(
    bound: int,
    solve: Solve,
    appended: str = "0",
    ninth: tuple[str, str] = ("1101", "11010"),
    tails: tuple[str, str] = ("vile", "dopey"),
) -> Iterator[Case]:
    r"""For every $n \ge 0$ the binary form of $b_n$ is that of $a_n$ shifted left by one place,
    with a zero appended. For example $a_9=13$ is $1101$ and $b_9=26$ is $11010$. So all $a_n$,
    $n \ge 1$, are vile if and only if all $b_n$, $n \ge 1$, are dopey.

    The digits of the P-position $b_n$ are compared with those of the N-position $a_n$ and a zero,
    for all P-positions up to the bound, which the solver finds from the rules. Zeros in
    front do not count, so that $a_0=0$ shifted is $b_0=0$. For the last sentence, the kind of
    $a_n$ and the kind of $b_n$ are compared for each $n \ge 1$.
    """
    a, b = from_zero(solve(MARK), max(bound, 26))
    for n, (small, large) in enumerate(zip(a, b, strict=False)):
        shifted = f"{small:b}{appended}".lstrip("0") or "0"
        yield Case(f"n = {n}", shifted, f"{large:b}")
        if n >= POSITIVE.first:
            kinds = tuple("dopey" if _ending(m) % 2 else "vile" for m in (small, large))
            yield Case(f"kinds of a_{n} and b_{n}", tails, kinds)
    yield Case("a_9 and b_9", (13, 26), (a[9], b[9] if len(b) > 9 else None))
    yield Case("a_9 and b_9 in binary", ninth, tuple(f"{terms[9]:b}" for terms in (a, b)))


@SECTION.claim(
    "oeis-mark",
    "aₙ and bₙ in the OEIS",
    kind="claim",
    place="Numbers A003159 and A036554",
    bound=HEAPS,
    uses=["mark-dopey"],
    proof="learn/mark/#dopey",
    perturbed=[
        {"parity": 0},
        {"a": A036554, "b": A003159},
        {"a": (*A003159[:-1], 104)},
        {"b": (*A036554[:-1], 172)},
    ],
)
def oeis_mark(
    bound: int,
    solve: Solve,
    a: Sequence[int] = A003159,
    b: Sequence[int] = A036554,
    parity: int = 1,
) -> Iterator[Case]:
    r"""The sequences $a_n$ and $b_n$, $n \ge 1$, are A003159 and A036554 in the On-Line
    Encyclopedia of Integer Sequences.

    The N- and P-positions of MARK that the solver finds, without 0, are compared with the 70 terms
    of A003159 and the 59 terms of A036554 that the entries show. The entries define them as the
    numbers whose binary form ends in an even, and in an odd, number of zeros: with this the
    positions are compared up to the bound.
    """
    found = from_zero(solve(MARK), max(bound, *a, *b))
    for name, terms, positions in (("A003159", a, found[0]), ("A036554", b, found[1])):
        for n, term in enumerate(terms, 1):
            position = positions[n] if n < len(positions) else None
            yield Case(f"term {n} of {name}", term, position)
    lost = set(found[1])
    for n in range(POSITIVE.first, bound + 1):
        name = "A036554" if _ending(n) % 2 == parity else "A003159"
        yield Case(f"{n} is a term of", name, "A036554" if n in lost else "A003159")
