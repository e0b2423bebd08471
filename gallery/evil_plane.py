"""The P-positions of evil-chromatic nim in the plane.

Theorem 14 gives pair number n from the binary digits of n. Every pair lies close to the diagonal:
the two stacks never differ by more than 3.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.evil import evil_pair

pairs = [evil_pair(n) for n in range(1, 2000)]
print("the stacks of a pair differ by", sorted({b - a for a, b in pairs}))

show(EXHIBITS["evil-plane"].make(to=64))
