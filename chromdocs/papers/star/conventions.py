"""What the paper takes for granted; every check begins where these say."""

from chromdocs.claims.conventions import Convention

NATURALS = Convention(
    "naturals",
    "No: ℕ begins with 1. With 0 it is ℕ₀.",
    "Section 1: heaps are in ℕ₀, and a move of nim takes x ∈ ℕ from one of them",
    1,
)
CODED = Convention(
    "zero-digits",
    "Neither, in the Fibonacci numeration: how many zeros 0 ends in depends on how it is written, "
    "0 or 00, and the parity is asked of positive numbers only.",
    "Proposition 1, which makes the parity a property of the number, is about X ∈ ℕ",
    1,
)
POSITIONS = Convention(
    "order",
    "A tuple. Curly braces are short for two: {x, y} is (x, y) and (y, x).",
    "Section 1, on the moves of 2-pile nim",
)
INDEX = Convention(
    "index",
    "Complementary sequences begin with a₁ and b₁, as n runs over ℕ. Those of Section 3 begin "
    "with 0: A₀ = B₀ = 0 and F₀ = F₁ = 1.",
    "Section 1.2, and the beginning of Section 3",
    0,
)
CONVENTIONS = (NATURALS, CODED, POSITIONS, INDEX)
