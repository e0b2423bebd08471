"""The P-positions of the constrained k-Mouse.

Before a move the opponent may forbid some others. For k = 3 this gives the pairs of the Mouse
game; for larger k the paper leaves it open what comes out.
"""

from itertools import islice

import chromdocs as cd

constrained_pairs = cd.games.constrained_mouse.constrained_pairs
for k in (3, 4, 5, 10):
    x, y = next(islice(constrained_pairs(k), 120, None))
    print(f"k = {k}: P-position number 120 is ({x}, {y}), ratio {y / x:.4f}")

cd.show(cd.figure("constrained-mouse"))
