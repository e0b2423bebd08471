"""Slips in Sections 2 to 5 once more, by code that shares nothing with the library."""

from itertools import product

from chromdocs.claims.claim import Section
from chromdocs.claims.verify import Counterexample, run
from chromdocs.papers.chromatic.claims import dominated as chromatic_dominated
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


def test_lemma_3_leaves_out_the_terminal_position() -> None:
    for colours in colourings(7, "G"):
        pairs = set(zip(levels(colours, "G"), levels(colours, "R"), strict=False))
        assert p_positions(colours) == {(0, 0)} | pairs | {(b, a) for a, b in pairs}
    found = counterexample(chromatic_dominated.SECTION, "lem-3")
    assert found is not None
    assert (found.at, found.expected) == ("(0, 0), any colouring", "N")


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
