"""The P-positions of evil-chromatic nim in the plane.

Theorem 14 gives pair number n from the binary digits of n. Every pair lies close to the diagonal:
the two stacks never differ by more than 3.
"""

import chromdocs as cd

pairs = [cd.games.evil.evil_pair(n) for n in range(1, 2000)]
print("the stacks of a pair differ by", sorted({b - a for a, b in pairs}))

cd.show(cd.figure("evil-plane", to=64))
