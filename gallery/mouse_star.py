"""(Mouse game)⋆ and the Mouse trap.

The red P-positions of the Mouse game are the moves of a new game, whose blue P-positions are the
moves of the Mouse trap. There the red ones are P-positions again.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import solver

trap = solver(game("mousetrap"))
print("P-positions of the Mouse trap:", trap.p_positions(20))
print("from (20, 20) it wins to go to", trap.winning_moves((20, 20)))

show(EXHIBITS["mouse-star"].make())
