r"""Claims of M. J. Fisher and U. Larsson, *Chromatic nim finds a game for your solution*.

Section 6, first half: how the green (odious) and red (evil) levels balance.
"""

from collections.abc import Iterator, Sequence

from chromdocs.claims.claim import Case, Section
from chromdocs.games.evil import tau, tau_of
from chromdocs.numbers.binary import is_evil, is_odious, spite
from chromdocs.papers.chromatic.claims import formulas_evil as evil
from chromdocs.papers.chromatic.conventions import INDEX, NATURALS
from chromdocs.papers.chromatic.paper import PAPER

ORDER = 11
SECTION = Section(PAPER, "Section 6")

_CHI_WENT_WRONG = r"""
    A shift by one in Definition 11: the set $[k]=\{1,\dots,k\}$ already leaves out the red level 0,
    and the definition adds 1 for it once more. Lemma 12 and the proof of Theorem 14 use
    $\chi(k)=\tau([k])$, which is $\tau(k)+1$. The proof of Lemma 12 shows which of the two is
    meant: there a set of one evil number counts $-1$, which is its $\tau$ with nothing added.
    Definition 11 and Lemma 12 fail together, by this one slip, at every $k$.
    """


@SECTION.claim(
    "obs-8",
    "Never three evil or three odious numbers in a row",
    bound=100_000,
    proof="authors",
    perturbed=[{"length": 2}],
)
def obs_8(bound: int, length: int = 3) -> Iterator[Case]:
    r"""Among any three consecutive integers $n, n+1, n+2$ with $n \ge 0$ there is an evil and an
    odious one.

    The spites of $n$, $n+1$ and $n+2$ are compared for every $n$ up to the bound.
    """
    for n in range(NATURALS.first, bound + 1):
        yield Case(f"n = {n}", {"evil", "odious"}, {spite(n + i) for i in range(length)})


@SECTION.claim(
    "def-9",
    "The pseudochromatic number τ",
    bound=100,
    unit="k",
    perturbed=[{"sign": -1}],
)
def def_9(bound: int, sign: int = 1) -> Iterator[Case]:
    r"""For a set $U$ of consecutive integers in $\{0,\dots,k\}$, the pseudochromatic number
    $\tau(U)$ is the number of green elements minus the number of red ones; $\tau(k)$ stands for
    $\tau(\{0,\dots,k\})$.

    The library has $\tau$ twice: by counting, for any set, and for $\{0,\dots,k\}$ in the closed
    form that Lemma 12 gives. For $U=\{i,\dots,j\}$ the count is compared with
    $\tau(j)-\tau(i-1)$, where $\tau(-1)=0$, for every interval up to the bound.
    """
    for j in range(bound + 1):
        for i in range(j + 1):
            counted = sign * tau_of(range(i, j + 1))
            yield Case((i, j), counted, tau(j) - (tau(i - 1) if i else 0))


@SECTION.claim(
    "lem-10",
    "τ never leaves −1, 0, 1",
    bound=200_000,
    uses=["def-9", "fig-4"],
    proof="authors",
    perturbed=[{"low": 0}, {"high": 0}],
)
def lem_10(bound: int, low: int = -1, high: int = 1) -> Iterator[Case]:
    r"""For every integer $n \ge 0$, $-1 \le \tau(n) \le 1$.

    Greens minus reds are counted level by level, from 0 up to the bound.
    """
    balance = 0
    for n in range(NATURALS.first, bound + 1):
        balance += 1 if is_odious(n) else -1
        yield Case(f"n = {n}", True, low <= balance <= high, f"tau({n}) = {balance}")


@SECTION.claim(
    "tab-tau",
    "τ for 0 to 7",
    place="Table in the proof of Lemma 10",
    uses=["def-9"],
    perturbed=[
        {"taus": (-1, 0, 1, 0, 1, 0, 0, 0)},
        {"colours": "RGGRGRGG"},
        {"binary": ("0",) * 8},
    ],
)
def tab_tau(
    taus: Sequence[int] = (-1, 0, 1, 0, 1, 0, -1, 0),
    colours: str = "RGGRGRRG",
    binary: Sequence[str] = ("000", "001", "010", "011", "100", "101", "110", "111"),
) -> Iterator[Case]:
    r"""The integers 0 to 7 have the binary forms, colours and values of $\tau$ that the table
    gives: $\tau = -1, 0, 1, 0, 1, 0, -1, 0$.

    Each of the 24 cells is computed: the digits, the colour from the number of ones, $\tau$ by
    counting.
    """
    for n in range(8):
        yield Case((n, "binary"), binary[n], f"{n:03b}")
        yield Case((n, "colour"), colours[n], "R" if is_evil(n) else "G")
        yield Case((n, "tau"), taus[n], tau_of(range(n + 1)))


def _blocks(m: int, moved: tuple[int, int], block_tau: int) -> Iterator[Case]:
    """Compare the four blocks of the list 0, ..., 2^m - 1: A with D, and B with C."""
    quarter = 2 ** (m - 2)
    balance = [-1]
    for n in range(1, 4 * quarter):
        balance.append(balance[-1] + (1 if is_odious(n) else -1))
    for block in range(4):
        levels = range(block * quarter, (block + 1) * quarter)
        yield Case((f"m={m}", "block", "ABCD"[block]), block_tau, tau_of(levels))
    for block, steps in zip((0, 1), moved, strict=True):
        for n in range(block * quarter, (block + 1) * quarter):
            image = n + steps * quarter
            at = (f"m={m}", f"{n} -> {image}")
            yield Case(at, (spite(n), balance[n]), (spite(image), balance[image]))


@SECTION.claim(
    "fig-3",
    "The list of length 16 from four blocks",
    uses=["def-9"],
    doubt="Our copy of the paper has the caption and the text about the figure, not the drawing.",
    perturbed=[{"moved": (2, 1)}, {"moved": (3, 2)}, {"block_tau": 1}, {"last": 1}],
)
def fig_3(moved: tuple[int, int] = (3, 1), block_tau: int = 0, last: int = 0) -> Iterator[Case]:
    r"""Cut $0,\dots,15$ into blocks $A, B, C, D$ of four. Each has $\tau = 0$; hence
    $\tau(15)=0$. The maps $A \to D$, $n \mapsto n+12$, and $B \to C$, $n \mapsto n+4$, keep evil
    evil and odious odious, and $\tau(n)$ unchanged.

    All four blocks and all eight arrows; $\tau(15)$ by counting.
    """
    yield from _blocks(4, moved, block_tau)
    yield Case("tau(15)", last, tau_of(range(16)))


@SECTION.claim(
    "fig-4",
    "The list of length 2ᵐ from four blocks",
    bound=16,
    unit="m",
    uses=["def-9", "fig-3"],
    proof="learn/evil-chromatic-nim/#a-proof-with-four-blocks",
    doubt="Our copy has the caption, not the drawing. The text describes the maps for Figure 3 and "
    "says that longer lists are built the same way.",
    perturbed=[{"moved": (2, 1)}, {"moved": (3, 2)}, {"block_tau": 1}],
)
def fig_4(bound: int, moved: tuple[int, int] = (3, 1), block_tau: int = 0) -> Iterator[Case]:
    r"""For every $m \ge 3$, cut $0,\dots,2^m-1$ into four equal blocks $A, B, C, D$. Each has
    $\tau = 0$, and the maps $A \to D$ and $B \to C$ that exchange the two leading binary digits
    $00$ for $11$ and $01$ for $10$ keep evil numbers evil and odious ones odious, and leave
    $\tau(n)$ unchanged.

    Every block and every arrow for each $m$ from 3 up to the bound. The range is ours:
    the proof uses $m \ge 4$, and for $m = 2$ a block is a single number, whose $\tau$ is not 0.
    """
    for m in range(3, bound + 1):
        yield from _blocks(m, moved, block_tau)


def _chi_values(
    bound: int, shift: int, odious_even: int, evil_even: int, odd: int
) -> Iterator[Case]:
    """Compare Lemma 12's values with greens minus reds among 1, ..., k, plus *shift*."""
    balance = 0
    for k in range(INDEX.first, bound + 1):
        balance += 1 if is_odious(k) else -1
        lemma = odd if k % 2 else odious_even if is_odious(k) else evil_even
        why = f"tau([{k}]) = {balance}, and adding {shift} gives chi({k}) = {balance + shift}"
        yield Case(f"k = {k}", lemma, balance + shift, why)


@SECTION.claim(
    "def-11",
    "The chromatic number χ",
    bound=20_000,
    unit="k",
    uses=["def-9"],
    repaired={"shift": 0},
)
def def_11(bound: int, shift: int = 1) -> Iterator[Case]:
    r"""For $k \ge 1$ the chromatic number of $[k]=\{1,\dots,k\}$ is $\chi(k)=\tau([k])+1$.

    A definition cannot be false, but it can disagree with its use. Greens minus reds among
    $1,\dots,k$ are counted, 1 is added, and the result is compared with the values of $\chi$ in
    Lemma 12.
    """
    yield from _chi_values(bound, shift, 2, 0, 1)


@SECTION.corrected(
    "def-11",
    went_wrong=_CHI_WENT_WRONG,
    severity="misprint",
    perturbed=[{"shift": 1}, {"shift": -1}],
)
def def_11_corrected(bound: int, shift: int = 0) -> Iterator[Case]:
    r"""For $k \ge 1$ the chromatic number of $[k]=\{1,\dots,k\}$ is $\chi(k)=\tau([k])$, which is
    $\tau(k)+1$.

    Greens minus reds among $1,\dots,k$ are counted and compared with the values in Lemma 12.
    """
    yield from _chi_values(bound, shift, 2, 0, 1)


@SECTION.claim(
    "lem-12",
    "The three values of χ",
    bound=20_000,
    unit="k",
    uses=["def-11"],
    repaired={"shift": 0},
)
def lem_12(bound: int, shift: int = 1) -> Iterator[Case]:
    r"""For $k \ge 1$: $\chi(k)=2$ if $k$ is odious and even, $\chi(k)=0$ if $k$ is evil and even,
    and $\chi(k)=1$ if $k$ is odd; with $\chi(k)=\tau([k])+1$ as in Definition 11.

    $\chi(k)$ is computed by counting, to the letter of Definition 11.
    """
    yield from _chi_values(bound, shift, 2, 0, 1)


@SECTION.corrected(
    "lem-12",
    went_wrong=_CHI_WENT_WRONG,
    severity="misprint",
    echo="def-11",
    proof="authors",
    bound=200_000,
    perturbed=[{"odious_even": 1}, {"evil_even": 1}, {"odd": 0}],
)
def lem_12_corrected(
    bound: int, odious_even: int = 2, evil_even: int = 0, odd: int = 1
) -> Iterator[Case]:
    r"""With $\chi(k)=\tau([k])$, for $k \ge 1$: $\chi(k)=2$ if $k$ is odious and even, $\chi(k)=0$
    if $k$ is evil and even, and $\chi(k)=1$ if $k$ is odd.

    $\chi(k)$ is computed by counting greens minus reds among $1,\dots,k$.
    """
    yield from _chi_values(bound, 0, odious_even, evil_even, odd)


SECTION.decided(
    "obs-8",
    evil.ROW,
    how="The statement itself.",
    wrong=[evil.ROW.replace(f" and {spite}(n + 2)", "") for spite in ("evil", "odious")],
)
SECTION.decided(
    "def-9",
    evil.lead(),
    how=evil.COUNTED
    + r""" Greens less reds from $i$ to $j$ are
    $\tau(j)-\tau(i-1)$, where $\tau(n)$ is 0 for odd $n$, 1 for even and odious, −1 for even and
    evil $n$; 1 is added to each, as the formula knows no number below 0.
    """,
    wrong=[evil.lead(1), evil.lead(2)],
)
SECTION.decided(
    "lem-10",
    evil.BALANCED,
    how=evil.COUNTED
    + " The odious numbers up to $n$ are at most one more, or less, than the evil ones.",
    wrong=[
        evil.counted("forall n: greens(n + 1) <= reds(n + 1)"),
        evil.counted("forall n: reds(n + 1) <= greens(n + 1)"),
    ],
)
SECTION.decided(
    "fig-4",
    evil.blocks(),
    how=evil.COUNTED
    + """ A block has $p$ numbers, a power of 2, at least 2. The maps
    add $3p$ and $p$, which exchanges the two leading digits.
    """,
    wrong=[evil.blocks(1), evil.blocks(first=2), evil.blocks(second=2)],
)
SECTION.decided(
    "def-11",
    evil.chromatic_number(),
    how=evil.COUNTED
    + r""" Greens less reds among $1,\dots,k$ have the values that
    Lemma 12 gives: of the evil numbers up to $k$ the number 0 is left out.
    """,
    wrong=[
        evil.chromatic_number(lets=evil.CHI.replace("+ 1;", "+ 2;")),
        evil.chromatic_number(lets=evil.CHI.replace(" + 1;", ";")),
    ],
)
SECTION.decided(
    "lem-12",
    evil.chromatic_number(),
    how=evil.COUNTED + r" With it $\chi(k)$ is greens less reds among $1,\dots,k$.",
    wrong=[
        evil.chromatic_number(lets=evil.CHI.replace("+ 1;", "+ 2;")),
        evil.chromatic_number(odious=1),
        evil.chromatic_number(evil=1),
        evil.chromatic_number(odd=0),
    ],
)
