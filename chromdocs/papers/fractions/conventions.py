"""What the paper takes for granted where authors differ."""

from chromdocs.claims.conventions import Convention

NATURALS = Convention(
    "naturals", "Yes: ℕ is the set of the nonnegative integers.", "Section 1, before (1)", 0
)
INDEX = Convention(
    "index",
    "The sequences A, B, C and D begin with n = 1; 0 is in neither A nor B. The pair number 0, "
    "(0, 0), is in S.",
    "Section 1, Notation 1 and the definition of S",
    1,
)
UNORDERED = Convention(
    "order",
    "A multiset of two heaps: (x, y) and (y, x) are the same position, written with x ≤ y, and "
    "either number of a move may be taken from either heap.",
    "Section 1, before (1)",
)
CONVENTIONS = (NATURALS, INDEX, UNORDERED)
