"""Small claims of our own, one of each kind."""

from collections.abc import Iterator

from chromdocs.claims.claim import Case, Claim, Section, Solve
from chromdocs.claims.paper import Paper

PAPER = Paper("test", (("Bouton", "Charles L."),), "Nim", 1901)
SECTION = Section(PAPER, "Section 1")


def never(bound: int, *values: int, power: int = 2) -> Iterator[Case]:
    for n in range(1, bound + 1):
        yield Case(n, True, n**power not in values, f"{n}^{power} = {n**power}")


@SECTION.claim(
    "lem-1",
    "Squares",
    bound=1_000,
    proof="authors",
    doubt="The copy may have lost a digit.",
    perturbed=[{"value": 9}, {"value": 16}],
)
def holds(bound: int, value: int = 7) -> Iterator[Case]:
    """Squares are never 7.

    One by one.
    """
    yield from never(bound, value)


@SECTION.claim("lem-2", "Two numbers", bound=10, uses=["lem-1"])
def refuted(bound: int, solve: Solve, power: int = 2) -> Iterator[Case]:
    """Squares are never 7 or 9.

    One by one.
    """
    yield from never(bound, 7, 9, power=power)


@SECTION.claim("thm-3", "Seven and nine", bound=10, unit="numbers up to", repaired={"value": 8})
def printed(bound: int, value: int = 9) -> Iterator[Case]:
    """Squares are never 9.

    One by one.
    """
    yield from never(bound, value)


@SECTION.corrected(
    "thm-3",
    went_wrong="9 is a square.",
    severity="misprint",
    proof="authors",
    bound=20,
    perturbed=[{"value": 16}],
)
def corrected(bound: int, value: int = 8) -> Iterator[Case]:
    """Squares are never 8.

    One by one.
    """
    yield from never(bound, value)


@SECTION.claim("cor-3", "Nine once more", bound=10, repaired={"value": 8})
def echoing(bound: int, value: int = 9) -> Iterator[Case]:
    """Squares are never 9, nor 7.

    One by one.
    """
    yield from never(bound, 7, value)


@SECTION.corrected(
    "cor-3",
    went_wrong="9 is a square.",
    severity="misprint",
    echo="thm-3",
    proof="authors",
    perturbed=[{"value": 16}],
)
def echoing_corrected(bound: int, value: int = 8) -> Iterator[Case]:
    """Squares are never 8, nor 7.

    One by one.
    """
    yield from never(bound, 7, value)


@SECTION.claim(
    "ex-1",
    "No 4",
    doubt="The copy may have lost a digit before the 4.",
    repaired={"value": 24},
)
def doubtful(value: int = 4) -> Iterator[Case]:
    """Squares up to 100 are never 4.

    One by one.
    """
    yield from never(10, value)


@SECTION.corrected(
    "ex-1",
    went_wrong="4 is a square; 24 may be meant.",
    severity="copy",
    perturbed=[{"value": 25}],
)
def doubtful_corrected(value: int = 24) -> Iterator[Case]:
    """Squares up to 100 are never 24.

    One by one.
    """
    yield from never(10, value)


@SECTION.claim("q-4", "Which numbers?", bound=5, perturbed=[{"value": 1}])
def is_open(bound: int, value: int = 7) -> Iterator[Case]:
    """Which numbers are squares?

    There is no other way than to look.
    """
    yield from never(bound, value)


@SECTION.claim("def-5", "Small squares")
def definition() -> Iterator[Case]:
    """The small squares are 1 and 4.

    Both are checked.
    """
    yield from never(2, 7)


@SECTION.claim("q-6", "Which are not?", bound=5, proof="beyond/x", perturbed=[{"value": 1}])
def answered(bound: int, value: int = 7) -> Iterator[Case]:
    """Which numbers are not squares?

    Those that are not found.
    """
    yield from never(bound, value)


@SECTION.claim("thm-3/proof-two", "Seven is between", perturbed=[{"value": 4}])
def step(value: int = 7) -> Iterator[Case]:
    """The squares 1 and 4 are not 7.

    Both are checked.
    """
    yield from never(2, value)


def claim(locator: str) -> Claim:
    return SECTION.claims[f"test/{locator}"]
