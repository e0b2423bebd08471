"""MARK once more, by a search that shares no code with the library."""

from pathlib import Path

import pytest

from chromdocs.papers.vile.claims import oeis

ORACLES = Path(__file__).parents[2] / "oracles"


def lost(to: int, misere: bool = False) -> list[int]:
    """Return the P-positions of MARK, ascending: no move from them leads to another."""
    found: set[int] = set() if misere else {0}
    for n in range(1, to + 1):
        if n - 1 not in found and n // 2 not in found:
            found.add(n)
    return sorted(found)


def terms(name: str) -> tuple[int, ...]:
    lines = (ORACLES / f"{name}.txt").read_text("utf-8").splitlines()
    text = "".join(line for line in lines if not line.startswith("#"))
    return tuple(map(int, text.split(",")))


def test_left_shift_in_misere_play_fails_at_0_only() -> None:
    p = lost(3000, misere=True)
    n = sorted(set(range(3001)) - set(p))
    assert (n[0], p[0]) == (0, 1)
    assert f"{n[0]:b}" + "0" != f"{p[0]:b}"
    assert int(f"{n[0]:b}" + "0", 2) != p[0]
    assert all(f"{a:b}" + "0" == f"{b:b}" for a, b in list(zip(n, p, strict=False))[1:])


def test_recursion_of_misere_play() -> None:
    used: list[int] = []
    b: list[int] = []
    while not b or b[-1] < 500:
        a = next(m for m in range(1000) if m not in used)
        b.append(2 * a if b else 1)
        used += [a, b[-1]]
    assert len(used) == len(set(used))
    assert b == lost(b[-1], misere=True)


def test_misere_p_positions_but_the_0th_lack_a_swapped_power() -> None:
    """A036554 with dopey and vile powers of 2 exchanged has 1, which is b_0."""
    powers = {2**e for e in range(12)}
    dopey = set(lost(2000)[1:])
    swapped = {n for n in range(1, 2001) if (n in dopey) != (n in powers)}
    b = lost(2000, misere=True)
    assert swapped == set(b)
    assert swapped - set(b[1:]) == {1}


def test_0_changes_sides_in_misere_play_and_is_no_power_of_2() -> None:
    changed = set(lost(300)) ^ set(lost(300, misere=True))
    assert changed == {0, 1, 2, 4, 8, 16, 32, 64, 128, 256}


def test_2000_has_one_digit_more_than_our_copy_shows() -> None:
    assert int("1111101000", 2) == 1000
    assert int("11111010000", 2) == 2000
    assert 1000 in lost(2000)
    assert 2000 not in lost(2000)


@pytest.mark.parametrize("name", [name for name in vars(oeis) if name.startswith("A")])
def test_kept_terms_are_those_of_the_encyclopedia(name: str) -> None:
    assert terms(name) == getattr(oeis, name)
