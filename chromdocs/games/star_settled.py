"""Games on one heap that settle under ⋆⋆, or never do: guessed from numbers, then proved."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import lcm
from typing import NamedTuple

from chromdocs.games.star_iterates import next_star
from chromdocs.games.star_runs import Bound, Part, Run, Runs, finer, is_star, never_settles, same


class Unsettled(NamedTuple):
    """E_k = moves after 2k stars, O_k after one more, from some k on; how many k were looked at."""

    even: Runs
    odd: Runs
    looked: int


def fitted(sets: Sequence[int], modulus: int, to: int, first: int) -> Runs:
    """Guess runs from the sets for k = *first*, *first* + 1, ..., known up to *to*, as bits.

    What comes to an end in the last part, two moduli high, is taken to go on for ever. A guess
    needs no proof: `is_star` decides whether it is right.
    """
    seen = [list(_runs(bits, modulus, to)) for bits in sets]
    if len({tuple(r for r, _ in runs) for runs in seen}) > 1:
        raise ValueError(f"fitted: the sets must have the same runs modulo {modulus} for each k")
    return Runs(
        modulus,
        tuple(
            Run(same[0][0], _line([low for _, (low, _) in same], first), _top(same, first))
            for same in zip(*seen, strict=True)
        ),
    )


def powers(moves: Iterable[int], times: int, to: int) -> list[int]:
    """Return the moves up to *to* after 0, 1, ..., *times* stars, as bits.

    >>> [bin(bits) for bits in powers((1, 2), 2, 7)]
    ['0b110', '0b1001000', '0b110']
    """
    found = [sum(1 << move for move in moves)]
    for _ in range(times):
        found.append(next_star(found[-1], to))
    return found


def proved_powers(moves: Sequence[int], times: int, to: int) -> list[Runs]:
    """Return the same as sets of runs, each proved to be the star of the one before.

    The runs are guessed from the numbers up to *to*. Those of the moves must not be: so the moves
    have to lie in the lower half, where nothing is taken to go on for ever.

    >>> [(each.modulus, len(each.runs)) for each in proved_powers((1, 2), 2, 30)]
    [(1, 1), (3, 1), (1, 1)]
    """
    if 2 * max(moves, default=0) > to:
        raise ValueError(f"proved_powers: moves must be at most {to // 2}, not {max(moves)}")
    found = [fitted([bits], _period(bits, to), to, 0) for bits in powers(moves, times, to)]
    for j, (one, star) in enumerate(pairwise(found), 1):
        d = lcm(one.modulus, star.modulus)
        if not is_star(finer(one, d), finer(star, d), 0):
            raise ValueError(f"proved_powers: up to {to} one cannot guess power {j} of {moves}")
    return found


def settled(moves: Sequence[int], to: int) -> int | None:
    """Return after how many double stars the moves on one heap never change again, with a proof.

    None: within *to* they still change, or no period can be seen.

    >>> settled((1, 3, 4), 60), settled((2, 3), 60), settled((3, 11, 13), 300)
    (1, 1, None)
    """
    now, steps = powers(moves, 0, to)[0], 0
    while (after := next_star(next_star(now, to), to)) != now:
        now, steps = after, steps + 1
    try:
        *_, last, _, again = proved_powers(moves, 2 * steps + 2, to)
    except ValueError:
        return None
    d = lcm(last.modulus, again.modulus)
    return steps if same(finer(last, d), finer(again, d), 0) else None


def unsettled(moves: Sequence[int], modulus: int, start: int) -> Unsettled:
    """Prove that the moves of G, G⋆⋆, G⋆⋆⋆⋆, ... on one heap change at every double star.

    From *start* double stars on the moves are runs with this modulus. Every step before is proved
    too. If one of the steps fails, a ValueError says so.

    >>> found = unsettled((1, 3, 6, 8, 11, 12, 14, 20), 75, 3)
    >>> len(found.even.runs), len(found.odd.runs), found.looked
    (12, 16, 4)
    """
    to = modulus * (2 * start + 14)
    chain = proved_powers(moves, 2 * start, to)
    bits = powers(moves, 2 * start + 3, to)[2 * start :]
    even, odd = (fitted(bits[j::2], modulus, to, start) for j in (0, 1))
    d = lcm(modulus, chain[-1].modulus)
    reached = same(finer(chain[-1], d), finer(even, d, start), 0)
    looked = never_settles(even, odd, start) if reached else None
    if looked is None:
        raise ValueError(f"unsettled: no proof for {moves} modulo {modulus} from k = {start} on")
    return Unsettled(even, odd, looked)


def _period(bits: int, to: int) -> int:
    """Guess with which period the upper half of the numbers up to *to* repeats."""
    half = to // 2
    upper = bits >> half
    for d in range(1, half // 2):
        if (upper ^ upper >> d) & (1 << to - half - d + 1) - 1 == 0:
            return d
    raise ValueError(f"proved_powers: up to {to} no period can be seen")


def _runs(bits: int, modulus: int, to: int) -> Iterator[tuple[int, Part]]:
    for r in range(modulus):
        low: int | None = None
        for i in range((to - r) // modulus + 2):
            has = bits >> r + modulus * i & 1
            if has and low is None:
                low = i
            elif not has and low is not None:
                yield r, (low, None if r + modulus * (i + 1) > to else i - 1)
                low = None


def _line(values: Sequence[int], first: int) -> Bound:
    """Return the bound with these values at k = *first*, *first* + 1, ..."""
    slope = values[1] - values[0] if len(values) > 1 else 0
    return values[0] - slope * first, slope


def _top(same: Sequence[tuple[int, Part]], first: int) -> Bound | None:
    highs = [high for _, (_, high) in same if high is not None]
    return _line(highs, first) if len(highs) == len(same) else None
