"""What the paper takes for granted: where indices and levels begin, and what an empty heap is."""

from chromdocs.claims.conventions import Convention

INDEX = Convention(
    "index",
    "the multiples of β that are black begin with n = 1; pairs begin with the n that a theorem "
    "names, 1 in Theorem 1 and 0 in Theorem 2",
    "Section 2",
    1,
)
LEVELS = Convention(
    "zero-colour",
    "0 is never in S, a set of positive integers; an empty heap is black all the same",
    "Section 1",
    1,
)
ORDER_OF_HEAPS = Convention("order", "a multiset of heaps", "Section 1")
NATURALS = Convention(
    "naturals",
    "ℕ does not occur: the positive integers and those from 0 on have signs of their own",
    "Section 1",
)
CONVENTIONS = (LEVELS, INDEX, ORDER_OF_HEAPS, NATURALS)
