"""Slips in Sections 2 to 5 once more, by code that shares nothing with the library."""

from itertools import product
from math import comb

from chromdocs.claims.claim import Section
from chromdocs.claims.verify import Counterexample, run
from chromdocs.papers.chromatic.claims import dominated as chromatic_dominated
from chromdocs.papers.chromatic.claims import dominated_proof
from chromdocs.papers.chromatic.claims import red_dominated as chromatic_red_dominated
from chromdocs.solve.reference import Reference

Pair = tuple[int, int]


def options(colours: str, position: Pair) -> set[Pair]:
    """Return the moves of chromatic nim; *colours* are those of levels 1, 2, ..."""
    x, y = position
    red = "R" in {(" " + colours)[x], (" " + colours)[y]}
    below = set(product(range(x + 1), range(y + 1))) - {position}
    return {(u, v) for u, v in below if not red or u == x or v == y}


def p_positions(colours: str) -> set[Pair]:
    lost: set[Pair] = set()
    for position in product(range(len(colours) + 1), repeat=2):
        if not options(colours, position) & lost:
            lost.add(position)
    return lost


def colourings(height: int, ahead: str) -> list[str]:
    """Return the colourings in which *ahead* is never outnumbered from below."""
    found = ("".join(c) for c in product("GR", repeat=height))
    return [c for c in found if all(2 * c[:n].count(ahead) >= n for n in range(1, len(c) + 1))]


def levels(colours: str, colour: str, start: int = 1) -> list[int]:
    return [n for n in range(start, len(colours) + 1) if colours[n - 1] == colour]


def counterexample(section: Section, locator: str) -> Counterexample | None:
    return run(section.claims[f"chromatic/{locator}"], Reference).counterexample


def test_lemma_3_holds_but_for_the_terminal_position() -> None:
    """Which has i = 0, outside the range that it names."""
    for colours in colourings(7, "G"):
        pairs = set(zip(levels(colours, "G"), levels(colours, "R"), strict=False))
        assert p_positions(colours) == {(0, 0)} | pairs | {(b, a) for a, b in pairs}
    claim = chromatic_dominated.SECTION.claims["chromatic/lem-3"]
    assert run(claim, Reference, to=10).counterexample is None
    with_0 = run(claim, Reference, to=10, statement={"terminal": "N"}).counterexample
    assert with_0 is not None
    assert (with_0.at, with_0.expected) == ("(0, 0), any colouring", "N")


def test_proposition_4_fails_with_an_empty_stack_beside_a_red_one() -> None:
    lost = p_positions("GR")
    assert options("GR", (0, 2)) & lost == {(0, 0)}
    assert {"GR"[:y] for _, y in options("GR", (0, 2))} == {"G", ""}  # none is left red
    for colours in colourings(7, "G"):
        for y in range(1, 8):
            assert options(colours, (0, y)) & p_positions(colours) == {(0, 0)}
    found = counterexample(chromatic_dominated.SECTION, "prop-4")
    assert found is not None
    assert (found.at, found.found) == ("(0, 2), colours GR from below", "no such move")


def test_proposition_4_as_corrected() -> None:
    for colours in colourings(6, "G"):
        lost = p_positions(colours)
        green, red = levels(colours, "G"), levels(colours, "R")
        for r, x in enumerate(red):
            for g, y in enumerate(green):
                after = (red[g], y) if r > g else (x, green[r])
                assert (x, y) in lost if r == g else after in options(colours, (x, y)) & lost
            for y in red[r:]:
                assert (x, green[r]) in options(colours, (x, y)) & lost
        for position in product([0, *green], repeat=2):
            assert position == (0, 0) or (0, 0) in options(colours, position)


def locally_green_dominated_from(colours: str, d: int) -> int | None:
    """Return the least green k such that greens are never outnumbered from k up to *d*."""
    for k in range(1, d):
        part = colours[k - 1 : d]
        if all(2 * part[:n].count("R") <= n for n in range(1, len(part) + 1)):
            return k
    return None


def test_proposition_6_fails_for_green_levels_and_only_there() -> None:
    assert options("RG", (2, 2)) & p_positions("RG") >= {(0, 0)}
    for colours in colourings(8, "R"):
        pairs = {(0, 0)}
        for d in levels(colours, "R"):
            k = locally_green_dominated_from(colours, d)
            i = colours[k - 1 : d].count("R") if k else 0
            e = levels(colours, "G", k)[i - 1] if k else d
            pairs |= {(d, e), (e, d)}
        assert p_positions(colours) == pairs
    found = counterexample(chromatic_red_dominated.SECTION, "prop-6")
    assert found is not None
    assert found.at == "P-positions with taller stack 2, colours RG from below"
    assert (found.expected, found.found) == ("(2, 2)", "none")


def test_proposition_6_stands_if_green_levels_count_as_locally_green_dominated() -> None:
    for colours in colourings(8, "R"):
        alone = [d for d in levels(colours, "R") if not locally_green_dominated_from(colours, d)]
        pairs = {(0, 0)} | {(d, d) for d in alone}
        runs = "".join("-" if d in alone else colours[d - 1] for d in range(1, 9))
        level = 1
        for part in runs.split("-"):
            green, red = ([level + i for i, c in enumerate(part) if c == x] for x in "GR")
            pairs |= {p for g, r in zip(green, red, strict=False) for p in ((g, r), (r, g))}
            level += len(part) + 1
        assert p_positions(colours) == pairs


def test_local_domination_does_not_end_below_a_green_level() -> None:
    colours = "RRGGRGR"
    assert colours in colourings(7, "R")
    assert locally_green_dominated_from(colours, 5) == 3
    assert colours[6 - 1] == "G"
    lost = p_positions(colours)
    assert (4, 7) in lost
    assert (6, 7) not in lost


def test_the_cases_of_theorem_2_leave_out_what_is_said() -> None:
    """Empty stacks, n = 0, equal stacks, different t: none is in a case as printed."""

    def printed(beta: int, position: Pair) -> bool:
        x, y = position
        return any(
            (u, v) in (position, (y, x))
            for t in range(1, beta)
            for n in range(1, 30)
            for m in range(n + 1, 30)
            for u, v in (
                (beta * m + t, beta * ((beta - 1) * n + t)),
                (beta * m + t, beta * n + t),
                (beta * n + t, beta * ((beta - 1) * m + t)),
                (beta * ((beta - 1) * m + t), beta * ((beta - 1) * n + t)),
            )
        )

    assert [p for p in ((0, 1), (1, 6), (4, 4), (1, 9), (4, 5)) if printed(3, p)] == []
    assert printed(3, (4, 7))
    assert printed(3, (4, 15 + 6))


def test_local_domination_may_never_end() -> None:
    for start in ("R", "RR"):
        colours = start + "GR" * 30
        assert all(2 * colours[:n].count("R") >= n for n in range(1, len(colours) + 1))
        k = len(start) + 1
        lead = 0
        for n in range(k, len(colours) + 1):
            lead += 1 if colours[n - 1] == "G" else -1
            assert lead >= 0
        pairs = {(n, n + 1) for n in range(k, len(colours), 2)} | {(n, n) for n in range(k)}
        assert {p for p in p_positions(colours[:20]) if p[0] <= p[1]} == {
            p for p in pairs if p[1] <= 20
        }


def test_one_colour_is_dominated_by_both_to_the_letter_and_nothing_else_is() -> None:
    def below(low: list[int], high: list[int]) -> bool:
        return all(x < y for x, y in zip(low, high, strict=False))

    for height in range(1, 9):
        for colours in map("".join, product("GR", repeat=height)):
            green, red = levels(colours, "G"), levels(colours, "R")
            assert (below(green, red) and below(red, green)) == (not green or not red)


def test_below_the_first_pair_of_a_red_dominated_game_levels_go_with_themselves() -> None:
    for colours in colourings(9, "R"):
        k = colours.find("G") + 1
        if 0 < k <= 5:
            d = levels(colours, "R", k)[0]
            assert d <= 2 * k - 1
            pairs = {p for p in p_positions(colours) if p[0] <= p[1] <= d}
            assert pairs == {(n, n) for n in range(k)} | {(k, d)}


def test_from_two_green_stacks_every_lower_pair_can_be_reached() -> None:
    colours = "RGRRGRRGRRG"
    assert {(4, 4), (7, 7)} <= p_positions(colours) & options(colours, (8, 11))


def test_the_share_of_dominated_colourings() -> None:
    for n in range(1, 200):
        m = (n + 1) // 2
        assert comb(n, n // 2) * 2 ** (2 * m - n) == comb(2 * m, m)
        assert comb(2 * m, m) ** 2 * (3 * m + 1) <= 16**m


def test_the_proof_of_lemma_3_forgets_a_green_stack_that_is_ahead() -> None:
    found = counterexample(dominated_proof.SECTION, "lem-3/proof-cases")
    assert found is not None
    assert found.at == "(2, 3), colours GGR from below"
    assert options("GGR", (2, 3)) & p_positions("GGR") == {(1, 3)}
