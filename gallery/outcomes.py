"""Who wins where, for any game.

Filled squares are P-positions: whoever has to move there loses. One example of every family can be
drawn. Some of them fill a good part of the plane, others only a line of pairs.
"""

from chromdocs.figures.catalogue import EXHIBITS
from chromdocs.figures.show import show
from chromdocs.games.catalogue import game
from chromdocs.solve.choose import solver

for name in ("wythoff", "star(wythoff)", "invariant:moves=(1,2),(2,1)"):
    counted = len(solver(game(name), to=100).p_positions(100))
    print(f"{name}: {counted} P-positions (x, y) with x up to y up to 100")

show(EXHIBITS["outcomes"].make())
