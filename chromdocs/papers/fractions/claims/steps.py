r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Section 2, steps on the way: the word $W$, its numbered letters, and the proofs of Lemmas 16, 17
and 22.
"""

from collections.abc import Iterator
from itertools import accumulate

from chromdocs.claims.claim import Case, Section
from chromdocs.papers.fractions.claims.formulas import EXTRA, WITHIN, WITHIN_EXTRA, for_each
from chromdocs.papers.fractions.claims.formulas_words import balanced, images, marks, shift
from chromdocs.papers.fractions.claims.shared import above, morphism, pair, terms, word
from chromdocs.papers.fractions.conventions import INDEX
from chromdocs.papers.fractions.paper import PAPER

ORDER = 12
SECTION = Section(PAPER, "Section 2")
WIDTHS = range(1, 9)  # the k for which a statement about every k is tried


@SECTION.claim(
    "sec-2-prefix",
    "Each word begins with the one before",
    bound=20_000,
    unit="word length",
    kind="claim",
    place="Notation 9",
    proof="learn/continued-fractions/#word",
    doubt="Our copy calls the limit V here and W everywhere after; we read W.",
    perturbed=[{"start": "τ"}, {"start": "στσ"}],
)
def sec_2_prefix(bound: int, start: str = "σ") -> Iterator[Case]:
    r"""Let $w_0=\sigma$ and $w_n=\varphi(w_{n-1})$. For every $k \ge 1$ and $n \ge 1$ the word
    $w_n$ begins with $w_{n-1}$, so that the infinite word $W=\lim w_n$ is well defined.

    The words are written out for $k$ from 1 to 8, as long as they have no more letters than the
    bound. In general: $\varphi(\sigma)$ begins with $\sigma$, and if $w_n$ begins with $w_{n-1}$,
    then $\varphi(w_n)$ begins with $\varphi(w_{n-1})$.
    """
    for k in WIDTHS:
        phi, before, n = morphism(k), start, 1
        while len(after := phi(before)) <= max(bound, 60):
            yield Case(f"k = {k}, n = {n}", True, after.startswith(before))
            before, n = after, n + 1


@SECTION.claim(
    "sec-2-numbering",
    "The images of numbered letters",
    bound=2_000,
    unit="syllable",
    kind="claim",
    place="After Definition 18",
    proof="learn/continued-fractions/#numbered",
    uses=["sec-2-prefix"],
    perturbed=[{"later": 1}, {"once": False}],
)
def sec_2_numbering(bound: int, later: int = 0, once: bool = True) -> Iterator[Case]:
    r"""Number the letters $\tau$ of $W$ round and round by $1,\dots,k$. Then
    $W=\sigma\tau_1\dots\tau_k\sigma\tau_1\dots\tau_k\tau_1\sigma\tau_2\dots$ For all $i$,
    $\varphi(\tau_i)=\sigma\tau_i\tau_{i+1}\dots\tau_k\tau_1\dots\tau_i$; and $\varphi(\sigma)$ has
    each number exactly once, beginning with one that depends on the syllable before.

    For $k$ from 1 to 8 and every syllable of $W$ up to the bound: syllable $n$ of the numbered
    word is compared with what letter $n$ asks for. A number $k+1$ is read as 1.
    """
    for k in WIDTHS:
        _, numbers = word(k, (k + 2) * (bound + 2))
        beginning = [0, *range(1, k + 1), 0, *range(1, k + 1), 1, 0, 1 + 1 % k]
        yield Case(f"k = {k}, beginning of W", beginning, numbers[: len(beginning)])
        start, last = 0, k
        for n in range(1, bound + 1):
            number = numbers[n - 1]
            end = start + k + (2 if number else 1)
            begin = number - 1 + later if number else last
            said = [(begin + j) % k + 1 for j in range(end - start - 1)]
            yield Case(f"k = {k}, syllable {n}", [0, *said], numbers[start:end])
            if not number:
                each = sorted(numbers[start:end]) == list(range(k + 1))
                yield Case(f"k = {k}, syllable {n}, each number once", once, each)
            start, last = end, numbers[end - 1]


@SECTION.claim(
    "lem-16/proof-marks",
    "A step of b is long where the hand passes a mark",
    bound=3_000,
    unit="i",
    proof="authors",
    uses=["lem-13", "lem-14"],
    perturbed=[{"to": 0}, {"first": 2}],
)
def lem_16_marks(bound: int, first: int = 1, to: int = 1) -> Iterator[Case]:
    r"""Let $c_i=1$. Then $0<\{\alpha\}=\{i\alpha\}-\{(i-1)\alpha\}<1/k$; this is (6).
    And $d_i=k+2$ if and only if there is a $j \in \{1,\dots,k-1\}$ with
    $\{(i-1)\alpha\}<j/k<\{i\alpha\}$.

    For $k$ from 1 to 8 and every $i$ up to the bound. Fractional parts are compared with $j/k$ by
    squaring; $d_i$ is a difference of floors.
    """
    for k in WIDTHS:
        for i in range(INDEX.first, bound + 1):
            (a_before, b_before), (a, b) = pair(k, i - 1), pair(k, i)
            if a - a_before != 1:
                continue
            yield Case(
                f"k = {k}, i = {i}, (6)", (True, True), (above(k, 1, k), not above(k, 1, k + 1))
            )
            passed = any(
                not above(k, i - 1, k * a_before + j) and above(k, i, k * a + j)
                for j in range(first, k - 1 + to)
            )
            yield Case(f"k = {k}, i = {i}", passed, b - b_before == k + 2)


def _short_steps(bound: int, own: bool) -> Iterator[Case]:
    """Compare {i·alpha} with 1/k, or with {alpha} if *own*, where the proof of Lemma 17 does."""
    for k in WIDTHS:
        for i in range(INDEX.first, bound + 1):
            (a_before, b_before), (a, b) = pair(k, i - 1), pair(k, i)
            more = k * (a - 1)  # {i·alpha} - {alpha} is (i - 1)·alpha - (a_i - 1)
            inside = above(k, i - 1, more) and not above(k, i - 1, more + 1)
            if b - b_before == k + 1 and inside:
                large = inside if own else above(k, i, k * a + 1)
                why = f"{i}·α is less than {a} + 1/{k}, and c_{i} = {a - a_before}"
                yield Case(f"k = {k}, i = {i}", (True, 1), (large, a - a_before), why)


@SECTION.claim(
    "lem-17/proof-short",
    "What a small difference tells",
    bound=3_000,
    unit="i",
    uses=["lem-13", "lem-14"],
    repaired={"own": True},
)
def lem_17_short(bound: int, own: bool = False) -> Iterator[Case]:
    r"""Let $d_i=k+1$ and $0<\{i\alpha\}-\{\alpha\}<1/k$. Then $\{i\alpha\}>1/k$, so that $c_i=1$.

    For $k$ from 1 to 8 and every $i$ up to the bound, with exact comparisons. In the proof the
    inequalities come from the assumption that $c_i=2$, which the proof shows to be false.
    """
    yield from _short_steps(bound, own)


@SECTION.corrected(
    "lem-17/proof-short",
    went_wrong=r"""
    $\{i\alpha\}>1/k$ does not follow; $\{i\alpha\}>\{\alpha\}$ does, and this is enough, because it
    says that $c_i=1$. So the step is soon mended and Lemma 17 stands. (Two more things are left to
    the reader: that $k$ letters $\tau$ stand before the first 2 of $C$, of which Lemma 16 does not
    speak; and the converse, which follows from Lemma 16 as well.)
    """,
    severity="proof step",
    proof="learn/continued-fractions/#slips",
    perturbed=[{"own": False}],
)
def lem_17_short_corrected(bound: int, own: bool = True) -> Iterator[Case]:
    r"""Let $d_i=k+1$ and $0<\{i\alpha\}-\{\alpha\}<1/k$. Then $\{i\alpha\}>\{\alpha\}$, so that
    $c_i=1$.

    For $k$ from 1 to 8 and every $i$ up to the bound, with exact comparisons; $c_i$ is a difference
    of floors.
    """
    yield from _short_steps(bound, own)


@SECTION.claim(
    "lem-22/proof-balanced",
    "W is balanced",
    bound=150,
    unit="factors of",
    proof="elsewhere",
    uses=["lem-11"],
    perturbed=[{"most": 0}, {"k_more": 2}],
)
def lem_22_balanced(bound: int, most: int = 1, k_more: int = 1) -> Iterator[Case]:
    r"""$W$ is a Sturmian word and therefore balanced: in two factors of the same length the numbers
    of letters $\sigma$ differ by 1 at most.

    For $k$ from 1 to 8, all factors with no more letters than the bound among the first 3,000
    letters of $W$. That Sturmian words are balanced is known (Morse and Hedlund).
    """
    for k in WIDTHS:
        letters = morphism(k, 0, k_more).prefix("σ", 3_000)
        sums = list(accumulate((letter == "σ" for letter in letters), initial=0))
        for length in range(1, bound + 1):
            found = {after - before for before, after in zip(sums, sums[length:], strict=False)}
            yield Case(f"k = {k}, length {length}", True, max(found) - min(found) <= most)


def _shifts(bound: int, grows: bool, gain: int) -> Iterator[Case]:
    """Shift the prefixes of W of length g_n: by k + 2, or, if it *grows*, by U_n."""
    for k in range(2, 9):
        letters, _ = word(k, bound)
        for i in range(1, k):
            recursion = terms(k, i)
            next(recursion)
            before, shift = (0, 1) if grows else (1, k + 2)
            for n, (_, length) in enumerate(recursion):
                if length + shift > bound:
                    break
                lost = letters[: min(shift, length)]
                gained = letters[max(shift, length) : length + shift]
                yield Case(
                    f"k = {k}, i = {i}, n = {n}",
                    (before + 1, before + gain),
                    (lost.count("σ"), gained.count("σ")),
                    f"lost is {lost}, and gained is {gained}",
                )
                if grows:
                    before, shift = shift, (k + 2) * shift - before


@SECTION.claim(
    "lem-22/proof-shift",
    "A shift that loses a σ",
    bound=20_000,
    unit="word length",
    uses=["lem-21"],
    repaired={"grows": True},
)
def lem_22_shift(bound: int, grows: bool = False) -> Iterator[Case]:
    r"""Take the first $g_n^i$ letters of $W$, and shift this window $k+2$ letters to the right. Two
    letters $\sigma$ are lost and one is gained.

    Letters are counted in $W$ for $k$ from 2 to 8 and every $i$ and $n \ge 0$ for which the window
    stays within as many letters as the bound says. Lost are the letters that only the old window
    has, gained those that only the new one has. The proof gives no range for $n$, and neither does
    Lemma 22; we take that of Lemma 21.
    """
    yield from _shifts(bound, grows, 0)


@SECTION.corrected(
    "lem-22/proof-shift",
    went_wrong=r"""
    For $n=0$ the window has only one $\sigma$, and cannot lose two; it loses one and gains none.
    For $n=1$ it is so. From $n=2$ on the next syllable is $\varphi(\sigma)$, and the shift by $k+2$
    gains two letters $\sigma$, as many as it loses. A longer shift does it: by $U_n$ letters, where
    $U_1=k+2$ is the one in the proof. Lemma 22 stands.
    """,
    severity="proof step",
    proof="learn/continued-fractions/#lemma-22",
    perturbed=[{"grows": False}, {"gain": 1}],
)
def lem_22_shift_corrected(bound: int, grows: bool = True, gain: int = 0) -> Iterator[Case]:
    r"""Let $U_{-1}=0$, $U_0=1$ and $U_{n+1}=(k+2)U_n-U_{n-1}$. Take the first $g_n^i$ letters of
    $W$, and shift this window $U_n$ letters to the right. Then $U_{n-1}+1$ letters $\sigma$ are
    lost and $U_{n-1}$ are gained.

    Letters are counted in $W$ for $k$ from 2 to 8 and every $i$ and $n$ for which the window stays
    within as many letters as the bound says.
    """
    yield from _shifts(bound, grows, gain)


SECTION.decided(
    "sec-2-numbering",
    for_each(images),
    how=r"""By Lemma 11 the image of the $n$-th letter stands from $b_{n-1}+1$ to $b_n$, one
    $\sigma$ and then letters $\tau$, whose numbers follow each other. The formula says that the
    first and the last of them have the number of the $n$-th letter, if that is a $\tau$; an
    image with $k$ of them has each number once.""",
    within=WITHIN,
    wrong=[images(2, second=3), images(3, second=1)],
)

SECTION.decided(
    "lem-16/proof-marks",
    for_each(marks, EXTRA),
    how=r"""The marks that $\{n\alpha\}$ has passed are $\lfloor kn\alpha\rfloor-k\lfloor
    n\alpha\rfloor=b_n-n-ka_n$. That $0<\{\alpha\}<1/k$ is Lemma 13, and the rest of (6) is what
    $c_n=1$ means.""",
    within=WITHIN_EXTRA,
    wrong=[marks(3, less=2), marks(2, less=2)],
)

SECTION.decided(
    "lem-22/proof-balanced",
    for_each(balanced),
    how=r"A factor of $l$ letters along which $b$ rises by $v$ has $(k+2)l-v$ letters $\sigma$.",
    within=WITHIN,
    wrong=[balanced(2, most=0), balanced(1, most=0)],
)

SECTION.decided(
    "lem-22/proof-shift",
    for_each(shift, (2, 3)),
    how=r"""The $U_n$ are the weights of the numeration of Ostrowski with the period $k, 1$,
    written $10^n$, and the formula says that they obey their recursion; $U_n$ is the largest up
    to $g_n^i$.""",
    within="k = 2 and 3",
    wrong=[shift(2, lost=0), shift(2, lost=2)],
)
