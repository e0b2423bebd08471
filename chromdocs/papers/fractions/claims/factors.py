r"""Claims of U. Larsson and M. Weimerskirch, *Impartial games ... given continued fractions*.

Section 2, steps in the proofs of Lemmas 25 and 26: pieces of the word $W$.
"""

from collections.abc import Iterator
from itertools import accumulate, islice

from chromdocs.claims.claim import Case, Section
from chromdocs.papers.fractions.claims.formulas import EXTRA, WITHIN_EXTRA, for_each
from chromdocs.papers.fractions.claims.formulas_words import SUMS, last_letters, winning
from chromdocs.papers.fractions.claims.shared import pair, terms, word
from chromdocs.papers.fractions.paper import PAPER

ORDER = 13
SECTION = Section(PAPER, "Section 2")
WIDTHS = range(2, 9)  # the k for which a statement about every k is tried


@SECTION.claim(
    "lem-25/proof-base",
    "The base case of Lemma 25",
    bound=16,
    unit="k",
    proof="authors",
    uses=["sec-2-numbering"],
    perturbed=[{"place": 2}, {"sigmas": 2}, {"suffix": True}],
)
def lem_25_base(
    bound: int, place: int = 3, sigmas: int = 1, suffix: bool = False
) -> Iterator[Case]:
    r"""Let $1 \le i \le k-1$. In $w_0^i$ there is no $\tau_i$ but the last letter, so that the
    statement is vacuous for $n=-2$. $w_1^i$ has $i+1$ syllables; $\tau_i$ stands in position $i+1$
    of the first and in position $i+3-s$ of syllable $s$, $2 \le s \le i+1$. The $i+1$ letters that
    end in one of these $\tau_i$ have exactly one $\sigma$.

    The words are written out for every $k$ up to the bound and every $i$. The last letter of
    $w_1^i$ is a $\tau_i$ too; Lemma 25 leaves it out.
    """
    for k in range(2, bound + 1):
        for i in range(1, k):
            size, whole = (g for _, g in islice(terms(k, i), 1, 3))
            _, numbers = word(k, whole)
            at = f"k = {k}, i = {i}"
            first = [n for n in range(1, size + 1) if numbers[n - 1] == i]
            yield Case(f"{at}, n = -2", [size], first)
            starts = [n for n in range(1, whole + 1) if not numbers[n - 1]]
            yield Case(f"{at}, syllables", i + 1, len(starts))
            said = [i + 1, *(starts[s - 1] + i + place - s - 1 for s in range(2, i + 2))]
            ends = [n for n in range(1, whole + suffix) if numbers[n - 1] == i]
            yield Case(f"{at}, places", said, ends)
            for end in ends:
                found = numbers[end - i - 1 : end].count(0)
                yield Case(f"{at}, the letters before {end + 1}", sigmas, found)


def _last_letters(bound: int, short: bool) -> Iterator[Case]:
    """Look at syllables that end in tau_i; with *short*, one of a sigma after tau_i is expected."""
    for k in WIDTHS:
        _, numbers = word(k, (k + 2) * (bound + 1))
        end = 0
        for n in range(1, bound + 1):
            letter = numbers[n - 1]
            end += k + (2 if letter else 1)
            i = numbers[end - 1]
            if i == k:
                continue
            comes = f"φ(τ_{i})"
            said = comes
            found = f"φ(τ_{letter})" if letter else "φ(σ)"
            if short and not letter:
                said, found = f"φ(σ) after {comes}", f"{found} after φ(τ_{numbers[n - 2]})"
            why = f"the syllable ends with letter {end} of W"
            yield Case(f"k = {k}, syllable {n}, which ends in τ_{i}", said, found, why)


@SECTION.claim(
    "lem-25/proof-last",
    "Which syllables end in τᵢ",
    bound=3_000,
    unit="syllable",
    uses=["sec-2-numbering"],
    repaired={"short": True},
)
def lem_25_last(bound: int, short: bool = False) -> Iterator[Case]:
    r"""Let $1 \le i \le k-1$. If $\tau_i$ is the last letter of a syllable, then it comes from
    $\tau_i$: the syllable is $\varphi(\tau_i)$.

    For $k$ from 2 to 8 and every syllable of $W$ up to the bound. The induction step in the proof
    of Lemma 25 says this of the syllables of $w_{n+2}^i$ other than the last. The one that fails is
    in $w_3^1$.
    """
    yield from _last_letters(bound, short)


@SECTION.corrected(
    "lem-25/proof-last",
    went_wrong=r"""
    A syllable $\varphi(\sigma)$ that follows $\varphi(\tau_i)$ ends in $\tau_i$ as well. The
    induction hypothesis says nothing about it, because it is about factors that end in $\tau_i$ and
    not in $\sigma$. The second case of the proof covers it, though: shift the factor back by the
    $k+1$ letters of this syllable; one $\sigma$ is lost and at most one is gained. So read there
    "not the last letter of a syllable $\varphi(\tau_i)$". Lemma 25 stands.
    """,
    severity="proof step",
    proof="learn/continued-fractions/#lemma-25-cut",
    perturbed=[{"short": False}],
)
def lem_25_last_corrected(bound: int, short: bool = True) -> Iterator[Case]:
    r"""Let $1 \le i \le k-1$. If $\tau_i$ is the last letter of a syllable, then the syllable is
    $\varphi(\tau_i)$, or it is a $\varphi(\sigma)$ that follows $\varphi(\tau_i)$.

    For $k$ from 2 to 8 and every syllable of $W$ up to the bound.
    """
    yield from _last_letters(bound, short)


def _ways_back(k: int, to: int) -> Iterator[tuple[int, int, str, str]]:
    """Yield the place of each tau_i, 0 < i < k, in W that does not end its syllable, and its i.

    With it come the letters v on the way back to the nearest tau_i before it that ends a syllable,
    and the letters of W whose images v is made of, the last of them in part.
    """
    letters, numbers = word(k, to + 1)
    ends: dict[int, tuple[int, int]] = {}
    syllables = 0
    for n in range(1, to + 1):
        i = numbers[n - 1]
        syllables += i == 0
        if letters[n] == "σ":
            ends[i] = n, syllables
        elif 0 < i < k and i in ends:
            end, before = ends[i]
            yield n, i, letters[end:n], letters[before:syllables]


@SECTION.claim(
    "lem-25/proof-shift",
    "The share of σ on the way back",
    bound=5_000,
    unit="letter",
    proof="authors",
    uses=["sec-2-numbering"],
    perturbed=[{"more": 0}, {"most": -1}, {"round_from": 1}, {"full": 0}],
)
def lem_25_shift(
    bound: int, more: int = 1, most: int = 0, round_from: int = 0, full: int = 1
) -> Iterator[Case]:
    r"""Let $1 \le i \le k-1$. Go back from a $\tau_i$ that does not end its syllable to the nearest
    $\tau_i$ before it that does; let $v$ be the letters on the way, and let the syllable of the
    first $\tau_i$ end in $\tau_j$. Put $m=j-i$ if $j>i$, and $m=k+j-i$ if $j \le i$. If no syllable
    of $v$ is a $\varphi(\sigma)$, then $v$ has $(k+1)m$ letters: $m-1$ full syllables and a part of
    the last, each with one $\sigma$. If there are such syllables, there is still one $\sigma$ in
    $k+1$ letters. And no $(k+1)m$ consecutive letters have more than $m$ letters $\sigma$.

    For $k$ from 2 to 8 and every such letter of $W$ up to the bound. With $z$ syllables
    $\varphi(\sigma)$ in $v$ the same is checked with $m+z$ in the place of $m$. The last sentence
    is checked for all factors of these lengths, as far as they are not longer than 200 letters.
    """
    for k in WIDTHS:
        _, numbers = word(k, bound + k + 2)
        for n, i, way, images in _ways_back(k, bound):
            j = numbers[numbers.index(0, n) - 1]
            m = (j - i if j > i - round_from else k + j - i) + images.count("σ")
            said = (k + more) * m, m, m - full
            ended = way.count("σ", 1)  # a syllable is full where the next begins
            yield Case(f"k = {k}, τ_{i}, letter {n}", said, (len(way), way.count("σ"), ended))
        letters, _ = word(k, bound)
        sums = list(accumulate((letter == "σ" for letter in letters), initial=0))
        for m in range(1, min(200, bound) // (k + 1) + 1):
            largest = max(b - a for a, b in zip(sums, sums[(k + 1) * m :], strict=False))
            yield Case(f"k = {k}, {(k + 1) * m} letters", True, largest <= m + most)


@SECTION.claim(
    "lem-25/proof-far",
    "How far the way back is",
    bound=5_000,
    unit="letter",
    proof="authors",
    uses=["lem-8", "fractions/lem-25/proof-shift"],
    perturbed=[{"square": 0}, {"level": 1}, {"short": 2}, {"part": 0}],
)
def lem_25_far(
    bound: int, square: int = 1, level: int = 2, short: int = 1, part: int = 1
) -> Iterator[Case]:
    r"""This way has at most $(k-1)(k+2)+(k+1)+2=(k+1)^2$ letters, and that is less than $g_2^i$. So
    $x$ and $y$ lie apart only for $n=0$. Then $y$ has one syllable of length $k+1$ and $i$ of
    length $k+2$, thus $i+1$ copies of $\sigma$. The part of the last syllable that $x$ has is not
    longer than $k+1$; so $x$ has as many copies of $\sigma$ as $y$.

    For $k$ from 2 to 8 the ways are measured, for every letter of $W$ up to the bound. The sum and
    the inequality are checked for all $k$ and $i$: $g_2^i$ grows with $i$, and sympy finds that
    $g_2^1-(k+1)^2$ is positive. For $n=0$ every $x$ and $y$ in $w_2^i$ is cut into syllables, for
    $k$ from 2 to 8 and every $i$.
    """
    import sympy

    k_, i_ = sympy.symbols("k i", positive=True)
    total = (k_ - 1) * (k_ + 2) + (k_ + 1) + 2
    yield Case("every k, the sum", 0, sympy.expand(total - (k_ + square) ** 2))
    g = [1, i_ + 1]
    for _ in range(level):
        g.append((k_ + 2) * g[-1] - g[-2])
    yield Case("every k and i, it grows", True, sympy.expand(g[-1].diff(i_)).is_positive)
    yield Case("every k", True, sympy.expand(g[-1].subs(i_, 1) - (k_ + 1) ** 2).is_positive)
    for k in WIDTHS:
        for n, i, way, _ in _ways_back(k, bound):
            yield Case(f"k = {k}, τ_{i}, letter {n}", True, len(way) <= (k + square) ** 2)
        for i in range(1, k):
            yield from _apart(k, i, short, part)


def _apart(k: int, i: int, short: int, part: int) -> Iterator[Case]:
    """Cut the factors of w_2 that end in tau_i, of length g_1, into syllables."""
    size, whole = (g for _, g in islice(terms(k, i), 2, 4))
    letters, numbers = word(k, whole)
    for end in range(size, whole):
        if numbers[end - 1] != i:
            continue
        first, *cut = map(len, letters[end - size : end].split("σ"))
        at = f"k = {k}, i = {i}, n = 0, the letters before {end + 1}"
        yield Case(f"{at}, σ", i + 1, len(cut))
        if letters[end] == "σ":
            said = [0, *short * [k], *(i + 1 - short) * [k + 1]]
            yield Case(f"{at}, which are y", said, [first, *sorted(cut)], "τ in each syllable")
        else:
            yield Case(f"{at}, which are x", True, cut[-1] + 1 <= k + part)


def _sums(bound: int, less: int, back: int) -> Iterator[Case]:
    """Add up the last j = g_(m-1) terms of C and D before a pair of index i."""
    for k in WIDTHS:
        _, numbers = word(k, bound)
        for n in range(1, bound + 1):
            i = numbers[n - 1]
            if not 0 < i < k:
                continue
            a, b = pair(k, n)
            recursion = terms(k, i)
            j, (f, g) = next(recursion)[1], next(recursion)
            for after in recursion:
                if after[1] > b:
                    break
                j, (f, g) = g, after
            before = pair(k, n - j + back)
            why = f"g_m = {g} is the largest up to b_{n} = {b}, and j = g_(m-1) = {j}"
            yield Case(f"k = {k}, n = {n}", (f, g - less), (a - before[0], b - before[1]), why)


@SECTION.claim(
    "lem-26/proof-sums",
    "The sums in the proof of Lemma 26",
    bound=2_000,
    uses=["lem-25"],
    repaired={"less": 0},
)
def lem_26_sums(bound: int, less: int = 1) -> Iterator[Case]:
    r"""Let $(a_n,b_n)$ have index $i$, $g_m^i \le b_n<g_{m+1}^i$ and $j=g_{m-1}^i$. The last $j$ of
    the terms $c_1,\dots,c_n$ add up to $f_m^i$, and the last $j$ of the terms $d_1,\dots,d_n$ add
    up to $g_m^i-1$. So the move $(f_m^i,g_m^i-1)$ leads from $(a_n,b_n-1)$ to
    $(a_{n-j},b_{n-j})$.

    From exact floors, for $k$ from 2 to 8 and every $n$ up to the bound that has an index.
    """
    yield from _sums(bound, less, 0)


@SECTION.corrected(
    "lem-26/proof-sums",
    went_wrong=r"""
    The second sum is $g_m^i$, not $g_m^i-1$, already in the first case of the proof, where it is
    $b_n$. The move takes one token less because the position $(a_n,b_n-1)$ has one token less than
    the pair, and so it leads where the proof says. Lemma 26 stands.
    """,
    severity="misprint",
    proof="authors",
    perturbed=[{"less": 1}, {"back": 1}],
)
def lem_26_sums_corrected(bound: int, less: int = 0, back: int = 0) -> Iterator[Case]:
    r"""Let $(a_n,b_n)$ have index $i$, $g_m^i \le b_n<g_{m+1}^i$ and $j=g_{m-1}^i$. The last $j$ of
    the terms $c_1,\dots,c_n$ add up to $f_m^i$, and the last $j$ of the terms $d_1,\dots,d_n$ add
    up to $g_m^i$. So the move $(f_m^i,g_m^i-1)$ leads from $(a_n,b_n-1)$ to $(a_{n-j},b_{n-j})$.

    From exact floors, for $k$ from 2 to 8 and every $n$ up to the bound that has an index.
    """
    yield from _sums(bound, less, back)


SECTION.decided(
    "lem-25/proof-last",
    for_each(last_letters, EXTRA),
    how="The syllable that is the image of the $n$-th letter ends at $b_n$, by Lemma 11.",
    within=WITHIN_EXTRA,
    wrong=[last_letters(2, back=2), last_letters(3, back=2)],
)

SECTION.decided(
    "lem-26/proof-sums",
    for_each(lambda k: winning(k, SUMS), (2, 3)),
    how="As for Lemma 26, where the position reached is the one before $j=g_{m-1}^i$ steps.",
    within="k = 2 and 3",
    wrong=[winning(2, SUMS, more=1), winning(3, SUMS, more=1)],
)
