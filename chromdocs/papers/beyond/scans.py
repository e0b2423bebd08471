"""What was scanned: named games and random ones, the same at every run.

The outcomes stand in ``data/scan-NAME.csv``; ``scripts/scan.py NAME`` makes that file again.
"""

import csv
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations, islice, product
from math import gcd
from pathlib import Path
from random import Random
from typing import Any

from chromdocs.games.game import Game
from chromdocs.scan.look import ZECKENDORF, Machine, Needs
from chromdocs.scan.proof import follows
from chromdocs.scan.scan import Outcome, Scan
from chromdocs.solve.reference import mex

DATA = Path(__file__).with_name("data")
SEED = 20


def _chosen(random: Random, least: int, most: int, count: int) -> list[int]:
    """Draw up to *count* different numbers from *least* to *most*, sorted."""
    size = most + 1 - least
    return sorted({least + int(random.random() * size) for _ in range(count)})


def _drawn(form: str, least: int, most: int, counts: range) -> Iterator[str]:
    """Yield GAME strings with random numbers in place of {}, each once, for ever."""
    random, seen = Random(SEED), set()
    while True:
        count = counts[int(random.random() * len(counts))]
        text = form.format(",".join(map(str, _chosen(random, least, most, count))))
        if text not in seen:
            seen.add(text)
            yield text


def _divide() -> Iterator[str]:
    yield from (f"{name}:k={k}" for name in ("mark", "upmark") for k in range(2, 10))
    for d in range(2, 10):
        for t in range(1, 8):
            if t + 1 != d:  # that is MARK-d
                yield f"divide:take={','.join(map(str, range(1, t + 1)))},by={d}"
        yield from islice(_drawn("divide:take={},by=" + str(d), 1, 8, range(1, 5)), d, d + 8)


def _rule(text: str) -> tuple[list[int], int]:
    """Return the numbers that are taken, and what is divided by."""
    if text.startswith("divide"):
        take, by = text.split("=", 1)[1].split(",by=")
        return [*map(int, take.split(","))], int(by)
    k = int(text.split("=")[1])
    return [*range(1, k)], k


def _divided(game: Game) -> Needs:
    """Return how many terms prove a period of a game that takes or divides.

    Let p be the period from s on, d what is divided by, and t the most that is taken. If n is
    larger than all terms, then n and n less a multiple of pd lead to heaps of the same outcome or
    value, as long as these are s or more.
    """
    take, d = _rule(game.name if ":" in game.name else f"{game.name}:k=2")
    return lambda start, length: length * d + max(d * start, start + take[-1])


def _proved(text: str, question: str, machine: Machine) -> bool | None:
    """Tell whether an automaton is proved or refuted; None if it reads digits in another base."""
    take, d = _rule(text)
    rules: dict[str, Callable[[list[Any]], int]] = {
        "normal": lambda options: int(1 not in options),
        "misère": lambda options: int(bool(options) and 1 not in options),
        "Grundy": mex,
    }
    if machine.base != d:
        return None
    return follows(machine, take, rules[question], up=text.startswith("upmark"))


def _words(longest: int) -> list[str]:
    """Return the words of two letters up to a length, without those that are a power of another."""
    found = ("".join(w) for n in range(1, longest + 1) for w in product("xo", repeat=n))
    return [
        word
        for word in found
        if not any(word == word[:d] * (len(word) // d) for d in range(1, len(word)))
    ]


def _spectra() -> Iterator[str]:
    """Yield spectrum nim of 3 and 4 colours, which come up in their order in words of up to 5."""
    for colours in (3, 4):
        for length in range(colours, 6):
            for word in product(range(1, colours + 1), repeat=length):
                if [*dict.fromkeys(word)] == [*range(1, colours + 1)]:
                    colouring = ",".join(map(str, word))
                    for empty in ("ignored", "coloured"):
                        yield f"spectrum:colours={colours},empty={empty},colouring={colouring}"


def _ornaments(most: int) -> Iterator[tuple[int, int, int]]:
    for q in range(3, most + 1):
        for p in (p for p in range(q // 2 + 1, q) if gcd(p, q) == 1):
            yield from ((p, q, t) for t in range(1 - p, q - p + 1))


ALPHAS = ("(1+sqrt(5))/2", "sqrt(2)", "sqrt(3)", "(1+sqrt(3))/2", "pi/2", "(3+sqrt(17))/4")


def _two_heaps() -> Iterator[str]:
    yield from ("mouse", "mousetrap")
    yield from (f"wythoff:k={k}" for k in range(1, 9))
    yield from (f"gamma:k={k}" for k in range(2, 7))
    yield from (f"duchene-rigo:k={k}" for k in range(2, 7))
    yield from (f"greedy:alpha={alpha}" for alpha in ALPHAS)
    yield from (f"subsided:q={q}" for q in range(2, 9))
    yield from (f"ornament:p={p},q={q},t={t}" for p, q, t in _ornaments(7))


def _no_nim() -> Iterator[str]:
    yield from (f"pair:alpha={alpha}" for alpha in ALPHAS)
    yield from (f"rational-pair:p={p},q={q},t={t}" for p, q, t in _ornaments(6))
    for n in (2, 3, 4):
        for images in product(range(1, n + 1), repeat=n):
            if len(set(images)) == n:
                yield f"permutation:images={','.join(map(str, images))},then=repeat"


def _vectors() -> Iterator[str]:
    """Yield random games of one to three moves on two heaps, in both orders of the heaps."""
    random, seen = Random(SEED), set()
    while True:
        moves = set()
        for _ in range(1 + int(random.random() * 3)):
            x, y = (int(random.random() * 5) for _ in range(2))
            moves |= {(x, y), (y, x)} if x or y else set()
        if moves and frozenset(moves) not in seen:
            seen.add(frozenset(moves))
            yield "invariant:moves=" + ",".join(f"({x},{y})" for x, y in sorted(moves))


def _sets(most: int, sizes: Iterable[int]) -> Iterator[str]:
    for size in sizes:
        for take in combinations(range(1, most + 1), size):
            yield f"subtraction:take={','.join(map(str, take))}"


SCANS = {
    scan.name: scan
    for scan in (
        Scan(
            "divide",
            "take or divide",
            tuple(dict.fromkeys(_divide())),
            {"normal": 32767, "misère": 32767, "Grundy": 32767},
            bases=lambda text: dict.fromkeys((_rule(text)[1], 2, 3, ZECKENDORF)),
            needs=_divided,
            proves=_proved,
        ),
        Scan(
            "subtract",
            "subtraction games",
            tuple(islice(_drawn("subtraction:take={}", 1, 12, range(2, 5)), 200)),
            {"normal": 600, "misère": 600, "Grundy": 600, "misère sum": 160},
        ),
        Scan(
            "chromatic",
            "chromatic nim, colours that repeat",
            tuple(f"chromatic:red={word}" for word in _words(5)),
            {"pairs": 100, "misère pairs": 80, "Grundy rows": 36},
        ),
        Scan(
            "blackwhite",
            "black and white nim, colours that repeat",
            tuple(f"blackwhite:black={word}" for word in _words(5)),
            {"pairs": 100, "misère pairs": 100},
        ),
        Scan(
            "spectrum",
            "spectrum nim, colours that repeat",
            tuple(_spectra()),
            {"pairs": 80, "misère pairs": 80},
        ),
        Scan(
            "three",
            "three stacks, colours that repeat",
            tuple(
                f"{name}={word},{stacks}=3"
                for name, stacks in (("chromatic:red", "stacks"), ("blackwhite:black", "piles"))
                for word in _words(4)
            ),
            {"pairs with a third heap of 1": 26, "pairs with a third heap of 2": 26},
        ),
        Scan(
            "pairs",
            "Wythoff's relatives and ornament games",
            tuple(_two_heaps()),
            {"pairs": 240, "misère pairs": 240, "Grundy rows": 120},
        ),
        Scan(
            "vectors",
            "games of given moves on two heaps",
            (*_no_nim(), *islice(_vectors(), 250)),
            {"Grundy rows": 160, "stars": 48},
        ),
        Scan(
            "stars",
            "stars of subtraction games",
            tuple(_sets(10, (1, 2, 3))),
            {"stars": 240},
        ),
    )
}


@cache
def outcomes(name: str) -> tuple[Outcome, ...]:
    """Return the outcomes of a scan as they were recorded."""
    with (DATA / f"scan-{name}.csv").open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file)
        next(rows)
        return tuple(Outcome(*row[:4], *map(int, row[4:])) for row in rows)  # type: ignore[arg-type]
