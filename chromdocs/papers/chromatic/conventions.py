"""What the paper takes for granted, used by every check."""

from chromdocs.claims.conventions import Convention

NATURALS = Convention(
    "naturals",
    "Yes: with n = 0 the pair of Theorem 1 is (0, 0).",
    "Proof of Theorem 1, which begins with m = 0; Lemma 3, where i runs from 0",
    0,
)
ZERO_DIGITS = Convention(
    "zero-digits",
    "0 is evil, for it has no ones. To the letter it is dopey, for written down it ends in one "
    "zero; no statement depends on that.",
    "Table in the proof of Lemma 10; the words before Theorem 14, which begins with n = 1",
    0,
)
ZERO_COLOUR = Convention(
    "zero-colour",
    "No: S holds positive numbers only, and an empty stack shows no red token. In Section 6 the "
    "number 0 counts as red in τ, though no token stands on level 0.",
    "Section 2; Definition 9 and the table in the proof of Lemma 10",
    1,
)
ORDER_OF_STACKS = Convention(
    "order",
    "A tuple: (x, y) and (y, x) are listed apart. All stacks have the same colours, so their order "
    "does not matter, and a check may look at one of the two.",
    "Theorem 1, Lemma 3; Theorems 2, 13 and 14 list each pair once",
)
INDEX = Convention(
    "index",
    "The red levels and the green ones are counted from 1, the P-positions from 0, which is the "
    "empty table.",
    "Section 5, before Lemma 3; Lemma 3",
    1,
)
CONVENTIONS = (NATURALS, ZERO_DIGITS, ZERO_COLOUR, ORDER_OF_STACKS, INDEX)
