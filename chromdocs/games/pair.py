"""The pair game: an involution game, whose moves are {a_n, b_n} of two Beatty sequences.

a_n = floor(n·alpha + delta) and b_n = floor(n·beta + gamma), n = 1, 2, ..., share out the positive
integers if 1/alpha + 1/beta = 1, delta/alpha + gamma/beta = 0, a_1 and b_1 are at least 1, and no
n·alpha + delta is an integer that n'·beta + gamma is too (Fraenkel). So delta tells gamma.

Without offsets the star of this game has its moves and 0 as P-positions, by (13) of the star
paper. That tells who wins there but not how: the winning moves are P-positions of the game itself,
which is not solved.
"""

from chromdocs.games.complementary import Candidates, Complementary, alpha_text
from chromdocs.games.family import Family
from chromdocs.games.game import Invariant, invariant
from chromdocs.numbers.beatty import Beatty, are_complementary
from chromdocs.numbers.certified import Number, Real
from chromdocs.numbers.real import real
from chromdocs.parameters import Parameter, checked

ORDER = 12


def pair(alpha: str = "(1+sqrt(5))/2", delta: str = "0") -> Invariant:
    """Return the involution game with the moves {a_n, b_n}, n = 1, 2, ...

    Here a_n = floor(n·alpha + delta), b_n = floor(n·beta + gamma), *alpha* is irrational, between
    1 and 2, 1/alpha + 1/beta = 1 and delta/alpha + gamma/beta = 0.

    >>> sorted(pair("sqrt(2)").moves.within((6, 6)))
    [(1, 3), (2, 6), (3, 1), (6, 2)]
    >>> sorted(pair("sqrt(2)", "1/2").moves.within((9, 9)))
    [(1, 2), (2, 1), (3, 5), (4, 9), (5, 3), (9, 4)]
    """
    number = checked("pair", "alpha", irrational_text, alpha)
    shift = checked("pair", "delta", delta_text, delta)
    pairs, offset = shifted(number, shift), shift != "0"
    a, b = ("⌊nα + δ⌋", "⌊nβ + γ⌋") if offset else ("⌊nα⌋", "⌊nβ⌋")
    last = f", 1/α + 1/β = 1, δ = {shift} and γ = −δβ/α." if offset else " and 1/α + 1/β = 1."
    return invariant(
        f"pair:alpha={number}" + f",delta={shift}" * offset,
        f"Take {a} tokens from one heap and {b} from the other, for one of n = 1, 2, ...; "
        f"here α = {number}{last}",
        2,
        pairs.moves(),
        title=f"the pair game of α = {number}" + f", δ = {shift}" * offset,
        symmetric=True,
        twice="" if offset else "star/main-theorem",
    )


def shifted(alpha: Number | str, delta: Number | str) -> Complementary:
    """Return the pairs (a_n, b_n), or raise ValueError if the sequences are not complementary.

    >>> list(shifted("(1+sqrt(5))/2", "1/3").up_to(12))
    [(0, 0), (1, 2), (3, 4), (5, 7), (6, 9), (8, 12)]
    """
    plain, offset = Candidates(alpha), real(delta)
    if _is_0(offset):
        return plain
    lower = Beatty(plain.alpha, offset)
    try:
        good = 1 - plain.alpha <= offset <= 1
        if good and not offset.is_rational:  # a rational one makes no n·alpha + delta whole
            good = are_complementary(lower, Beatty(plain.beta, offset * (1 - plain.beta)))
    except ValueError:
        good = False
    if not good:
        raise ValueError(
            "pair: delta must be from 1-alpha to 1, and rational, or such that the sequences are "
            f"known to share no number; as 1/2, not {delta}"
        )
    return Complementary(lower, lower.complement())


def irrational_text(given: Number | str) -> str:
    """Read alpha for the name of a game; games of a rational one have a family of their own.

    >>> irrational_text("pi / 2")
    'pi/2'
    """
    try:
        return alpha_text(given)
    except ValueError as wrong:
        try:
            is_rational = real(given).is_rational
        except ValueError:
            is_rational = False
        more = "; for a rational q/p there is rational-pair:p=2,q=3,t=0" if is_rational else ""
        raise ValueError(f"{wrong}{more}") from None


def delta_text(given: Number | str) -> str:
    """Read delta for the name of a game: the text without spaces.

    >>> delta_text(" 1 / 2 "), delta_text("0/5")
    ('1/2', '0')
    """
    try:
        number = real(given)
    except ValueError:
        raise ValueError(f"must be a number such as 1/2, not {given or 'nothing'}") from None
    return "0" if _is_0(number) else "".join(str(given).split())


def _is_0(number: Real) -> bool:
    return bool(number.is_rational) and number.sign() == 0


FAMILY = Family(
    name="pair",
    title="games of complementary Beatty sequences",
    paper="star",
    make=pair,
    parameters={
        "alpha": Parameter("the moves are {⌊nα + δ⌋, ⌊nβ + γ⌋}, 1/α + 1/β = 1", irrational_text),
        "delta": Parameter("the offset δ, from 1 − α to 1; γ = −δβ/α", delta_text),
    },
    examples=("pair:alpha=(1+sqrt(5))/2", "pair:alpha=pi/2", "pair:alpha=sqrt(2),delta=1/2"),
    made_of_it=("star(pair:alpha=pi/2)", "limit(pair:alpha=sqrt(2),delta=1/2)"),
    claims=(
        "star/thm-1-i",
        "star/thm-1-ii",
        "star/thm-1-iii",
        "star/main-theorem",
        "star/rem-2",
        "star/conj-3",
    ),
)
