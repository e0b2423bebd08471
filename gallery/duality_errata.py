"""Where a game is not the dual of its star.

The star paper takes it from an earlier one that the star of a pair game has the pairs as
P-positions. With the densities 3/5 and 2/5 and t = 2 the pair (2, 5) is not one, and (2, 6) is.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import solver

ornament = solver(game("ornament:p=3,q=5,t=2"))
print("(2, 5) is", ornament.outcome((2, 5)), "and (2, 6) is", ornament.outcome((2, 6)))
print("from (2, 5) these moves win:", ornament.winning_moves((2, 5)))

show(EXHIBITS["duality-errata"].make())
