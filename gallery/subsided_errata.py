"""The block that Theorem 6 leaves out.

The theorem lists blocks of P-positions along the diagonal, and as printed begins with the second
one. No move fits into the first, so it belongs too.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import solver

dual = game("subsided-dual:q=4")
print("moves from (3, 3):", list(dual.options((3, 3))))
print("P-positions up to 7:", [p for p in solver(dual).p_positions(7) if min(p)])

show(EXHIBITS["subsided-errata"].make())
